"""Vectorization of loops over single elements.

An innermost scf.for with constant bounds whose operations are element-wise, or load and store the element at the
counter, does the same to all elements. Dependences: each store must be the only access to its memory, or
the others must access the same element in each iteration.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from lamina.analysis.aliasing import may_alias
from lamina.conversion.vector_lowering.common import poison
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.memref.ops import LoadOp, StoreOp
from lamina.dialects.scf.bounds import constant_trip_count
from lamina.dialects.scf.ops import ForOp
from lamina.dialects.vector.builders import broadcast, extract
from lamina.dialects.vector.ops import BroadcastOp, ExtractOp, TransferReadOp, TransferWriteOp, TypeCastOp
from lamina.dialects.vector.queries import in_bounds_flags
from lamina.interfaces.effects import is_memory_effect_free
from lamina.ir import affine, traits
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.types import FloatType, IndexType, IntegerType, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.passes.linear_index import linear_form
from lamina.rewrite.fold import constant_int

# Limit on the length of the vectors.
MOST_BITS = 8192
# Elements as densely packed in vectors as in memrefs.
_WIDTHS = (8, 16, 32, 64)

ElementAccess = LoadOp | StoreOp | TransferReadOp | TransferWriteOp


@dataclass
class ElementLoop:
    """A vectorizable loop."""

    loop: ForOp
    first: int
    count: int
    # The dim along which an access moves; None if it stays at one element.
    dims: dict[ElementAccess, int | None] = field(default_factory=dict)
    # Values that vary per iteration, which become vectors, and indices.
    lanes: set[Value] = field(default_factory=set)
    varying: set[Value] = field(default_factory=set)

    @property
    def counter(self) -> Value:
        return self.loop.region.entry_block.arguments[0]


def element_loop(loop: ForOp) -> ElementLoop | None:
    """Returns the loop if it can be vectorized; None otherwise."""
    count, first = constant_trip_count(loop), constant_int(loop.lower_bound)
    if count is None or first is None or count < 2 or constant_int(loop.step) != 1 or loop.init_args:
        return None
    candidate = ElementLoop(loop, first, count)
    candidate.varying.add(candidate.counter)
    for operation in _body(loop):
        if not _fits(operation, candidate):
            return None
    return candidate if _has_no_dependences(candidate) else None


def _body(loop: ForOp) -> list[Operation]:
    """Returns the operations of the loop but its terminator."""
    return list(loop.region.entry_block.operations)[:-1]


def _fits(operation: Operation, loop: ElementLoop) -> bool:
    """True if the operation can be vectorized; records the outcome."""
    if operation.regions:
        return False
    if isinstance(operation, LoadOp | StoreOp | TransferReadOp | TransferWriteOp):
        return _access_fits(operation, loop)
    if not is_memory_effect_free(operation):
        return False
    if any(value in loop.lanes for value in operation.operands):
        loop.lanes.update(operation.results)
        return _is_lanewise(operation) and not any(value in loop.varying for value in operation.operands)
    if any(value in loop.varying for value in operation.operands):
        loop.varying.update(operation.results)
        return all(isinstance(type, IndexType) for type in operation.result_types)
    return True


def _is_lanewise(operation: Operation) -> bool:
    if any(_lane_type(type) is None for type in (*operation.operand_types, *operation.result_types)):
        return False
    # From a vector of one element to the element and back; or an operation on numbers.
    return isinstance(operation, ExtractOp | BroadcastOp) or is_elementwise(operation)


def is_elementwise(operation: Operation) -> bool:
    """True if the operation is element-wise on vectors. LLVM intrinsics with operands
    and result of one type are, though they are not declared so."""
    if len(operation.results) != 1:
        return False
    if operation.has_trait(traits.Elementwise):
        return True
    return operation.name.startswith("llvm.intr.") and operation.has_trait(traits.SameOperandsAndResultType)


def _lane_type(type: Type) -> IntegerType | FloatType | None:
    """Returns the type of one number: itself, or that of a vector of one."""
    if isinstance(type, VectorType):
        if type.is_scalable or prod(type.shape) != 1:
            return None
        type = type.element_type
    return type if isinstance(type, IntegerType | FloatType) else None


# ---- Accesses


def _base(access: ElementAccess) -> Value:
    return access.memref if isinstance(access, LoadOp | StoreOp) else access.base


def _stored(access: ElementAccess) -> Value | None:
    if isinstance(access, StoreOp):
        return access.value
    return access.value_to_store if isinstance(access, TransferWriteOp) else None


def _access_fits(access: ElementAccess, loop: ElementLoop) -> bool:
    base, stored = _base(access), _stored(access)
    element = _lane_type(access.results[0].type if stored is None else stored.type)
    if element is None or not isinstance(base.type, MemRefType) or _lane_type(base.type.element_type) is not element:
        return False
    if isinstance(base.type.element_type, VectorType) and not base.type.has_identity_layout:
        return False
    if element.width not in _WIDTHS or loop.count * element.width > MOST_BITS or base in loop.varying:
        return False
    if isinstance(access, TransferReadOp | TransferWriteOp):
        if access.mask is not None or not all(in_bounds_flags(access)):
            return False
    dims = _moving_dims(access, base.type, loop)
    if dims is None or len(dims) > 1 or (stored is not None and not dims):
        return False
    loop.dims[access] = dims[0] if dims else None
    if dims:
        loop.lanes.update(access.results)
    return True


def _moving_dims(access: ElementAccess, type: MemRefType, loop: ElementLoop) -> list[int] | None:
    """Returns the dims indexed by the counter plus an offset, with neighbours adjacent in memory; None
    if other indices depend on the counter."""
    layout = type.strides_and_offset()
    if layout is None:
        return None
    dims = []
    for dim, index in enumerate(access.indices):
        if index in loop.lanes:
            return None
        if index not in loop.varying or type.shape[dim] == 1:
            continue
        terms = dict(linear_form(index).terms)
        if terms.pop(loop.counter, 0) != 1 or any(value in loop.varying for value in terms) or layout[0][dim] != 1:
            return None
        dims.append(dim)
    return dims


def _has_no_dependences(loop: ElementLoop) -> bool:
    """True if no iteration accesses what another one stores."""
    stores = [access for access in loop.dims if _stored(access) is not None]
    return all(
        access is store or _same_element(access, store, loop) or not may_alias(_base(access), _base(store))
        for store in stores
        for access in loop.dims
    )


def _same_element(first: ElementAccess, other: ElementAccess, loop: ElementLoop) -> bool:
    return (
        _base(first) is _base(other)
        and loop.dims[first] == loop.dims[other]
        and all(
            linear_form(left) == linear_form(right) for left, right in zip(first.indices, other.indices, strict=True)
        )
    )


# ---- Rewriting


def vectorize(loop: ElementLoop) -> None:
    """Replaces the loop by its operations on vectors."""
    builder = Builder(InsertionPoint.before_op(loop.loop))
    mapping = IRMapping()
    mapping.map(loop.counter, constant_index(builder, loop.first))
    for operation in _body(loop.loop):
        builder.location = operation.raw_location
        if isinstance(operation, LoadOp | StoreOp | TransferReadOp | TransferWriteOp):
            if loop.dims[operation] is not None:
                _whole_access(builder, operation, loop, mapping)
                continue
        elif any(result in loop.lanes for result in operation.results):
            _whole_operation(builder, operation, loop, mapping)
            continue
        builder.clone(operation, mapping)
    loop.loop.erase()


def _lanes(builder: Builder, value: Value, loop: ElementLoop, mapping: IRMapping) -> Value:
    """Returns the value in all iterations, as a vector."""
    lanes: Value = mapping.lookup_or_default(value)
    if value in loop.lanes:
        return lanes
    type = value.type
    if isinstance(type, VectorType) and len(type.shape) != 1:
        lanes = extract(builder, lanes, [0] * len(type.shape))
    return broadcast(builder, lanes, _lanes_type(type, loop))


def _lanes_type(type: Type, loop: ElementLoop) -> VectorType:
    element = _lane_type(type)
    assert element is not None
    return VectorType((loop.count,), element)


def _whole_operation(builder: Builder, operation: Operation, loop: ElementLoop, mapping: IRMapping) -> None:
    operands = [_lanes(builder, value, loop, mapping) for value in operation.operands]
    if isinstance(operation, ExtractOp | BroadcastOp):
        mapping.map(operation.results[0], operands[0])
        return
    type = _lanes_type(operation.result_types[0], loop)
    whole = operation.__class__(
        operands, [type], dict(operation._properties), dict(operation._attributes), location=operation.raw_location
    )
    mapping.map(operation.results[0], builder.insert(whole).results[0])


def _flat(type: Type) -> MemRefType:
    """Returns the memref type with the dims of its elements, which are vectors, as its own."""
    assert isinstance(type, MemRefType) and isinstance(type.element_type, VectorType)
    packed = type.element_type
    return MemRefType((*type.shape, *packed.shape), packed.element_type, None, type.memory_space)


def _whole_access(builder: Builder, access: ElementAccess, loop: ElementLoop, mapping: IRMapping) -> None:
    base = mapping.lookup_or_default(_base(access))
    indices = [mapping.lookup_or_default(index) for index in access.indices]
    dim = loop.dims[access]
    assert dim is not None
    packed = base.type.element_type if isinstance(base.type, MemRefType) else None
    if isinstance(packed, VectorType):
        # Vectors of one element in memory are elements.
        base = builder.create(TypeCastOp, base, result=_flat(base.type)).results[0]
        indices += [constant_index(builder, 0)] * len(packed.shape)
    map = AffineMap(len(indices), 0, [affine.dim(dim)])
    stored = _stored(access)
    if stored is not None:
        value = _lanes(builder, stored, loop, mapping)
        builder.create(TransferWriteOp, value, base, indices, map, None, [True], result_types=[])
        return
    type = _lanes_type(access.results[0].type, loop)
    padding = poison(builder, type.element_type)
    read = builder.create(TransferReadOp, base, indices, map, padding, None, [True], vector=type)
    mapping.map(access.results[0], read.results[0])
