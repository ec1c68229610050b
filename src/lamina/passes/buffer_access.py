"""Accesses of loads, stores, transfers and copies to a local buffer.

A local buffer is an allocation of static shape used only by views, accesses and deallocations, so all accesses to
its memory are known. Its elements, including those of vectors, are numbered in row-major order. An access touches runs
of consecutive elements: the first run starts at a linear form of index values, the others at fixed distances.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from lamina.conversion.vector_loops.tile import IN_MEMORY
from lamina.dialects.memref.ops import (
    AllocaOp,
    AllocOp,
    AssumeAlignmentOp,
    CastOp,
    CollapseShapeOp,
    CopyOp,
    DeallocOp,
    ExpandShapeOp,
    LoadOp,
    StoreOp,
    SubViewOp,
)
from lamina.dialects.vector.ops import LoadOp as VectorLoadOp
from lamina.dialects.vector.ops import StoreOp as VectorStoreOp
from lamina.dialects.vector.ops import TransferReadOp, TransferWriteOp, TypeCastOp
from lamina.dialects.vector.queries import in_bounds_flags
from lamina.interfaces.view_like import mixed_offsets
from lamina.ir.affine import AffineDimExpr
from lamina.ir.attribute import Type
from lamina.ir.layout import row_major_strides
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, MemRefType, VectorType
from lamina.ir.value import OpOperand, Value
from lamina.passes.linear_index import LinearForm, linear_form

# (size, distance in elements) of the dimensions that an access runs along, outermost first.
Box = Sequence[tuple[int, int]]


@dataclass
class Access:
    """The access of one operand of an operation to a buffer."""

    use: OpOperand
    reads: bool
    writes: bool
    start: LinearForm
    length: int  # of a run
    runs: list[int]  # where they start, from ``start`` on
    type: Type | None  # of the value read or written; None for copies

    @property
    def operation(self) -> Operation:
        return self.use.owner

    @property
    def count(self) -> int:
        """The number of elements."""
        return self.length * len(self.runs)


@dataclass
class LocalBuffer:
    """An allocation, its views (outer ones first), its accesses and its deallocations."""

    allocation: AllocOp | AllocaOp
    element_type: Type
    size: int
    views: list[Operation]
    accesses: list[Access]
    deallocations: list[DeallocOp]


@dataclass
class _View:
    """A memref as part of a buffer: its start and the element distances along each dimension; each
    position holds an element, or a vector of ``packed`` elements."""

    start: LinearForm
    shape: Sequence[int]
    strides: Sequence[int]
    packed: int

    def at(self, indices: Sequence[LinearForm]) -> LinearForm:
        """Returns the position's offset. Unit dims have a single index."""
        linear = self.start
        for index, size, stride in zip(indices, self.shape, self.strides, strict=True):
            if size != 1:
                linear = linear + index * stride
        return linear

    def box(self, dims: Sequence[int]) -> list[tuple[int, int]]:
        return [(self.shape[dim], self.strides[dim]) for dim in dims]


def local_buffer(allocation: AllocOp | AllocaOp, most_elements: int) -> LocalBuffer | None:
    """Returns the allocation as a local buffer of at most the given number of elements; None if it is not one."""
    type = allocation.memref.type
    assert isinstance(type, MemRefType)
    if not type.has_static_shape or not type.has_identity_layout or type.memory_space is not None:
        return None
    if IN_MEMORY in allocation._attributes:
        return None
    element, packed = _element(type.element_type)
    if element is None:
        return None
    size = prod(type.shape) * packed
    if not 0 < size <= most_elements:
        return None
    buffer = LocalBuffer(allocation, element, size, [], [], [])
    whole = _View(LinearForm(), type.shape, _scaled(row_major_strides(type.shape), packed), packed)
    pending: list[tuple[Value, _View]] = [(allocation.memref, whole)]
    while pending:
        value, view = pending.pop()
        for use in value.uses:
            user = use.owner
            if isinstance(user, DeallocOp):
                buffer.deallocations.append(user)
                continue
            access = _access(use, view)
            if access is not None:
                buffer.accesses.append(access)
                continue
            derived = _derived(user, view)
            if derived is None:
                return None
            buffer.views.append(user)
            pending.append((user.results[0], derived))
    return buffer


def _element(type: Type) -> tuple[Type | None, int]:
    """Returns the element type and the number of elements; None for other types or variable counts."""
    packed = 1
    if isinstance(type, VectorType):
        if type.is_scalable:
            return None, 0
        packed, type = prod(type.shape), type.element_type
    return (type if isinstance(type, IntegerType | FloatType | IndexType) else None), packed


def _scaled(strides: Sequence[int], factor: int) -> list[int]:
    return [stride * factor for stride in strides]


# ---- Views


def _derived(operation: Operation, view: _View) -> _View | None:
    """Returns the result of an operation as a view of the same buffer; None if it is not one."""
    if isinstance(operation, AssumeAlignmentOp):
        return view
    if not isinstance(operation, CastOp | CollapseShapeOp | ExpandShapeOp | SubViewOp | TypeCastOp):
        return None
    type = operation.results[0].type
    if not isinstance(type, MemRefType):
        return None
    if isinstance(operation, CastOp):
        # The sizes are still those that were known.
        return view
    if isinstance(operation, TypeCastOp):
        packed = _element(type.element_type)[1]
        if not type.has_identity_layout or list(view.strides) != _scaled(row_major_strides(view.shape), view.packed):
            return None
        return _View(view.start, type.shape, _scaled(row_major_strides(type.shape), packed), packed)
    layout = type.strides_and_offset()
    if layout is None or DYNAMIC in layout[0] or not type.has_static_shape:
        return None
    start = view.start
    if isinstance(operation, SubViewOp):
        offsets = [
            linear_form(offset) if isinstance(offset, Value) else LinearForm(offset)
            for offset in mixed_offsets(operation)
        ]
        start = view.at(offsets)
    return _View(start, type.shape, _scaled(layout[0], view.packed), view.packed)


# ---- Accesses


def _access(use: OpOperand, view: _View) -> Access | None:
    """Returns the access of a use; None if it is not an access, or does more."""
    user, value = use.owner, use.value
    if isinstance(user, LoadOp):
        return _make(use, True, False, view.at(_forms(user.indices)), [(view.packed, 1)], user.result.type)
    if isinstance(user, StoreOp):
        if user.value is value:
            return None
        return _make(use, False, True, view.at(_forms(user.indices)), [(view.packed, 1)], user.value.type)
    if isinstance(user, VectorLoadOp):
        return _of_vector(use, view, user.indices, user.result.type, reads=True)
    if isinstance(user, VectorStoreOp):
        return _of_vector(use, view, user.indices, user.value_to_store.type, reads=False)
    if isinstance(user, TransferReadOp):
        return _of_transfer(use, view, user, user.vector.type, reads=True)
    if isinstance(user, TransferWriteOp):
        return _of_transfer(use, view, user, user.value_to_store.type, reads=False)
    if isinstance(user, CopyOp):
        reads = use.index == 0
        box = [*view.box(range(len(view.shape))), (view.packed, 1)]
        return _make(use, reads, not reads, view.start, box, None)
    return None


def _forms(indices: Sequence[Value]) -> list[LinearForm]:
    return [linear_form(index) for index in indices]


def _of_vector(use: OpOperand, view: _View, indices: Sequence[Value], type: Type, *, reads: bool) -> Access | None:
    """vector.load and vector.store: along the innermost dimensions."""
    if not isinstance(type, VectorType) or type.is_scalable:
        return None
    start = view.at(_forms(indices))
    if view.packed != 1:
        # The elements are vectors; one of them is read or written.
        if prod(type.shape) != view.packed:
            return None
        return _make(use, reads, not reads, start, [(view.packed, 1)], type)
    rank = len(type.shape)
    strides = list(view.strides[len(view.strides) - rank :])
    return _make(use, reads, not reads, start, list(zip(type.shape, strides, strict=True)), type)


def _of_transfer(
    use: OpOperand, view: _View, transfer: TransferReadOp | TransferWriteOp, type: Type, *, reads: bool
) -> Access | None:
    """Transfers that stay inside: along the dimensions of their map."""
    if not isinstance(type, VectorType) or type.is_scalable or view.packed != 1:
        return None
    if transfer.mask is not None or not all(in_bounds_flags(transfer)):
        return None
    dims = [
        expression.position for expression in transfer.permutation_map.results if isinstance(expression, AffineDimExpr)
    ]
    if len(dims) != len(type.shape):
        return None
    box = [(size, view.strides[dim]) for size, dim in zip(type.shape, dims, strict=True)]
    return _make(use, reads, not reads, view.at(_forms(transfer.indices)), box, type)


def _make(use: OpOperand, reads: bool, writes: bool, start: LinearForm, box: Box, type: Type | None) -> Access:
    length, runs = _runs(box)
    return Access(use, reads, writes, start, length, runs, type)


def _runs(box: Box) -> tuple[int, list[int]]:
    """The length of the runs in a box and where they start, in row-major order of the box."""
    outer = [(size, stride) for size, stride in box if size != 1]
    length = 1
    while outer and outer[-1][1] == length:
        length *= outer.pop()[0]
    starts = [0]
    for size, stride in outer:
        starts = [start + index * stride for start in starts for index in range(size)]
    return length, starts


# ---- Copies


def same_elements(left: Value, other: Value) -> bool:
    """True if two memrefs have the same elements in the same order, differing only in unit dims that
    reshapes add or drop."""
    return _without_unit_reshapes(left) is _without_unit_reshapes(other)


def _without_unit_reshapes(value: Value) -> Value:
    while isinstance(owner := value.defining_op, CastOp | CollapseShapeOp | ExpandShapeOp):
        source = owner.source if isinstance(owner, CastOp) else owner.src
        if _strided_dims(source.type) is None or _strided_dims(source.type) != _strided_dims(value.type):
            break
        value = source
    return value


def _strided_dims(type: Type) -> list[tuple[int, int]] | None:
    """Returns sizes and strides of the non-unit dims, if all are known."""
    if not isinstance(type, MemRefType) or not type.has_static_shape:
        return None
    layout = type.strides_and_offset()
    if layout is None:
        return None
    dims = [(size, stride) for size, stride in zip(type.shape, layout[0], strict=True) if size != 1]
    return None if any(stride == DYNAMIC for _, stride in dims) else dims
