"""The rules of operations: of blocks, of scattered elements, of products, and of matrices in local memory."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation, attribute_of
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, MemRefType, VectorType
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.xegpu.layouts import (
    PACKED_BITS,
    Layout,
    Tensor,
    count,
    element_bits,
    is_evenly_distributable,
    layout_of,
    shown,
    tensor_of,
    verify_lane_of,
)

_READS = ("cached", "uncached", "streaming", "read_invalidate")
_WRITES = ("cached", "uncached", "write_back", "write_through")


def _verify_hints(op: Operation, allowed: Sequence[str]) -> None:
    for name in ("l1_hint", "l2_hint", "l3_hint"):
        hint = attribute_of(op, name)
        if hint is not None and not any(f"<{word}>" in str(hint) for word in allowed):
            raise VerifyFailure(f"invalid {name}: {hint}")


def _numbers(op: Operation, name: str) -> list[int]:
    given = attribute_of(op, name)
    return list(given.values) if isinstance(given, DenseArrayAttr) else []


def _number(op: Operation, name: str, default: int) -> int:
    given = attribute_of(op, name)
    return given.value if isinstance(given, IntegerAttr) else default


def _verify_offsets(op: ForeignOperation, tensor: Tensor) -> None:
    given = len(_numbers(op, "const_offsets")) or len(op.offsets)
    if given not in (0, len(tensor.shape)):
        raise VerifyFailure("Mismatched ranks between offsets and tensor descriptor")


def _require_block(tensor: Tensor) -> None:
    if tensor.is_scattered:
        raise VerifyFailure("Expects a non-scattered TensorDesc.")


def _require_scattered(tensor: Tensor) -> None:
    if not tensor.is_scattered:
        raise VerifyFailure("Expects a scattered TensorDesc.")


# ---- Memory of descriptors


def _space_of(type: Type) -> int:
    space = type.memory_space if isinstance(type, MemRefType) else None
    if isinstance(space, IntegerAttr):
        return space.value
    return 3 if space is not None and str(space) == "#xegpu.memory_space<slm>" else 0


def _verify_space(source: Type, tensor: Tensor) -> None:
    given, wanted = _space_of(source), 3 if tensor.is_in_local_memory else 0
    if given != wanted:
        raise VerifyFailure(f"Memory space mismatch. Source: {given}, TensorDesc: {wanted}")


@verifier("xegpu.create_nd_tdesc")
def verify_create_block(op: ForeignOperation) -> None:
    tensor, source = Tensor(op.tensor_desc.type), op.source.type
    _verify_space(source, tensor)
    rank = len(_numbers(op, "const_shape")) or (len(source.shape) if isinstance(source, MemRefType) else 0)
    strides = len(_numbers(op, "const_strides")) or (rank if isinstance(source, MemRefType) else 0)
    if isinstance(source, IntegerType) and not (rank and strides):
        raise VerifyFailure("expecting strides and shape to be present for integer source.")
    offsets = len(_numbers(op, "const_offsets")) or rank
    if len({rank, strides, offsets, len(source.shape) if isinstance(source, MemRefType) else rank}) > 1:
        raise VerifyFailure(
            "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each "
            "other."
        )
    if len(tensor.shape) > rank:
        raise VerifyFailure(
            "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref "
            "source."
        )
    if isinstance(source, MemRefType) and source.element_type is not tensor.element_type:
        raise VerifyFailure("TensorDesc should have the same element type with the source if it is a memref.")
    _require_block(tensor)


@verifier("xegpu.create_tdesc")
def verify_create_scattered(op: ForeignOperation) -> None:
    tensor = Tensor(op.tensor_desc.type)
    _require_scattered(tensor)
    _verify_space(op.source.type, tensor)
    expected = list(op.offsets.type.shape)
    if tensor.chunk_size != 1:
        expected.append(tensor.chunk_size)
    if list(tensor.shape) != expected:
        raise VerifyFailure(f"Incorrect TensorDesc shape. Expected is [{', '.join(map(str, expected))}]\n")


@verifier("xegpu.update_nd_offset")
def verify_update_block(op: ForeignOperation) -> None:
    tensor = Tensor(op.result.type)
    _require_block(tensor)
    if len(_numbers(op, "const_offsets")) != len(tensor.shape):
        raise VerifyFailure("Invalid number of offsets.")


@verifier("xegpu.update_offset")
def verify_update_scattered(op: ForeignOperation) -> None:
    tensor = Tensor(op.result.type)
    _require_scattered(tensor)
    if list(op.offsets.type.shape) != _without_chunk(tensor):
        raise VerifyFailure("Offsets should match TensorDesc except the chunk size dim.")


def _without_chunk(tensor: Tensor) -> list[int]:
    return list(tensor.shape[:-1] if tensor.chunk_size > 1 else tensor.shape)


# ---- Blocks


@verifier("xegpu.prefetch_nd")
def verify_prefetch_block(op: ForeignOperation) -> None:
    tensor = Tensor(op.tensor_desc.type)
    _require_block(tensor)
    _verify_hints(op, _READS)
    _verify_offsets(op, tensor)


def _require_flat(tensor: Tensor) -> None:
    if len(tensor.shape) > 2:
        raise VerifyFailure("Expects a 1D or 2D TensorDesc.")
    _require_block(tensor)


@verifier("xegpu.load_nd")
def verify_load_block(op: ForeignOperation) -> None:
    tensor, vector = Tensor(op.tensor_desc.type), op.value.type
    _require_flat(tensor)
    _verify_hints(op, _READS)
    if verify_lane_of(tensor, vector, "Result"):
        return
    if tuple(_loaded_shape(op, tensor, vector)) != tuple(vector.shape):
        raise VerifyFailure(f"Result shape {shown(vector)} is not consistent with tensor descriptor '{tensor.type}'")
    _verify_offsets(op, tensor)


def _loaded_shape(op: Operation, tensor: Tensor, vector: VectorType) -> list[int]:
    """Returns the shape of what is loaded: transposed, packed, and once for each block."""
    shape = list(tensor.shape)
    order = _numbers(op, "transpose")
    if sorted(order) == list(range(len(shape))):
        shape = [shape[axis] for axis in order]
    if attribute_of(op, "packed") is not None and len(shape) == 2:
        factor = vector.shape[-1]
        shape = [shape[0] // factor, shape[1], factor]
    return [tensor.array_length, *shape] if tensor.array_length > 1 else shape


@verifier("xegpu.store_nd")
def verify_store_block(op: ForeignOperation) -> None:
    tensor, vector = Tensor(op.tensor_desc.type), op.value.type
    _require_flat(tensor)
    if tensor.array_length > 1:
        raise VerifyFailure("array length is not supported by store_nd.")
    _verify_hints(op, _WRITES)
    if verify_lane_of(tensor, vector, "Value"):
        return
    if tensor.shape != tuple(vector.shape):
        raise VerifyFailure(f"Value shape {shown(vector)} is not consistent with tensor descriptor '{tensor.type}'")
    _verify_offsets(op, tensor)


# ---- Scattered elements


def _verify_source(tensor: Tensor | None, offsets: Value | None) -> None:
    """A descriptor has offsets, anything else is given some."""
    if tensor is not None:
        if offsets is not None:
            raise VerifyFailure("offsets not allowed.")
        _require_scattered(tensor)
    elif offsets is None:
        raise VerifyFailure("Expects offsets.")


@verifier("xegpu.prefetch")
def verify_prefetch(op: ForeignOperation) -> None:
    _verify_source(tensor_of(op.source.type), op.offsets)
    _verify_hints(op, _READS)
    aligned, by_address = attribute_of(op, "offset_align_byte") is not None, isinstance(op.source.type, IntegerType)
    if by_address and not aligned:
        raise VerifyFailure("offset_align_byte is required with integer source.")
    if aligned and not by_address:
        raise VerifyFailure("offset_align_byte only allowed with integer source.")


@verifier("xegpu.load")
def verify_load(op: ForeignOperation) -> None:
    _verify_scattered_access(op, op.source.type, op.value.type, _READS)


@verifier("xegpu.store")
def verify_store(op: ForeignOperation) -> None:
    _verify_scattered_access(op, op.dest.type, op.value.type, _WRITES)


def _verify_scattered_access(op: ForeignOperation, memory: Type, value: Type, hints: Sequence[str]) -> None:
    tensor = tensor_of(memory)
    _verify_source(tensor, op.offsets)
    _verify_hints(op, hints)
    if tensor is not None:
        _verify_of_descriptor(op.mask.type, value, tensor)
        return
    element = value.element_type if isinstance(value, VectorType) else value
    if isinstance(memory, MemRefType) and memory.element_type is not element:
        raise VerifyFailure("Value should have the same element type as MemRef.", raw=True)
    _verify_of_offsets(op.offsets.type, op.mask.type, value, _number(op, "chunk_size", 1))


_MASK = "Mask should match value except the chunk size dim."


def _verify_of_descriptor(mask: Type, value: Type, tensor: Tensor) -> None:
    if not isinstance(value, VectorType):
        raise VerifyFailure("Expecting a vector type result.")
    if value.element_type is not tensor.element_type:
        raise VerifyFailure("Value should have the same element type as TensorDesc.")
    if not isinstance(mask, VectorType) or list(mask.shape) != _without_chunk(tensor):
        raise VerifyFailure("Mask should match TensorDesc except the chunk size dim.")
    if tuple(value.shape) == tensor.shape:
        return
    if len(value.shape) == 1 and value.shape[0] == tensor.chunk_size:
        if tensor.layout is not None:
            raise VerifyFailure("TensorDesc doesn't need LayoutAttr for SIMT code")
        return
    raise VerifyFailure(
        f"Value shape {shown(value)} is neither a valid distribution for SIMT nor consistent with the tensor "
        f"descriptor for SIMD '{tensor.type}'"
    )


def _verify_of_offsets(offsets: Type, mask: Type, value: Type, chunk: int) -> None:
    many = isinstance(mask, VectorType) or isinstance(offsets, VectorType)
    if not isinstance(value, VectorType):
        if chunk > 1:
            raise VerifyFailure("Expecting chunk size == 1 for scalar result")
        if many:
            raise VerifyFailure("Expecting scalar mask and offsets.")
        return
    elements = count(value.shape)
    if not many:
        if elements != chunk:
            raise VerifyFailure(f"value elements must match chunk size {chunk}")
        return
    if not isinstance(mask, VectorType):
        raise VerifyFailure("Expecting a vector type mask.")
    masked = count(mask.shape)
    if chunk > 1:
        if len(value.shape) == 1 and elements != chunk:
            raise VerifyFailure(f"value elements must match chunk size {chunk}")
    elif elements != masked:
        raise VerifyFailure(_MASK)
    if masked != 1 and tuple(value.shape[:-1] if chunk > 1 else value.shape) != tuple(mask.shape):
        raise VerifyFailure(_MASK)


# ---- Products


@verifier("xegpu.dpas")
def verify_product(op: ForeignOperation) -> None:
    left, right, result = op.lhs.type, op.rhs.type, op.result.type
    if op.acc is not None and op.acc.type is not result:
        raise VerifyFailure("Expecting the acc type to be the same as result.")
    if len(left.shape) == len(right.shape) == len(result.shape) == 1:
        factor = PACKED_BITS // element_bits(right.element_type)
        if factor and right.shape[0] % factor:
            raise VerifyFailure("Expecting B operand to be a multiple of 32 bits.")
        return
    if len(left.shape) != 2 or len(right.shape) not in (2, 3) or len(result.shape) != 2:
        raise VerifyFailure(
            "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector."
        )
    depth = right.shape[0] * (right.shape[2] if len(right.shape) == 3 else 1)
    if depth != left.shape[1]:
        raise VerifyFailure("K-dimension mismatch.")
    if left.shape[0] != result.shape[0]:
        raise VerifyFailure("M-dimension mismatch.")
    if right.shape[1] != result.shape[1]:
        raise VerifyFailure("N-dimension mismatch.")


# ---- Matrices in local memory


@verifier("xegpu.load_matrix")
def verify_load_matrix(op: ForeignOperation) -> None:
    _verify_matrix(op, op.res.type)


@verifier("xegpu.store_matrix")
def verify_store_matrix(op: ForeignOperation) -> None:
    _verify_matrix(op, op.data.type)


def _entry(attribute: Attribute | None, name: str) -> list[int]:
    """Returns the numbers of an entry of `#xegpu.mem_layout`."""
    given = attribute.parameters[0].get(name) if attribute is not None else None
    return [number.value for number in given.elements] if given is not None else []


def _verify_matrix(op: ForeignOperation, data: Type) -> None:
    blocks = attribute_of(op, "subgroup_block_io") is not None
    if not isinstance(data, VectorType):
        if blocks:
            raise VerifyFailure("subgroup_block_io are only allowed when result is a VectorType.", raw=True)
        return
    shape, _, layout = op.mem_desc.type.parameters
    if len(shape) != 2:
        raise VerifyFailure("mem_desc must be 2D.", raw=True)
    if blocks:
        _verify_lanes_of_matrix(layout_of(attribute_of(op, "layout")), shape, layout)
    if len(data.shape) == 2:
        if any(size > whole for size, whole in zip(data.shape, shape, strict=True)):
            raise VerifyFailure("data shape must not exceed mem_desc shape.", raw=True)
    elif blocks:
        strides = _entry(layout, "stride")
        if strides and strides[0] == 1:
            raise VerifyFailure("mem_desc should be row major when subgroup_block_io is set.", raw=True)


def _verify_lanes_of_matrix(layout: Layout | None, shape: Sequence[int], memory: Attribute | None) -> None:
    """The lanes of a block access neighbours."""
    if layout is None or not layout.lane_data:
        return
    if any(size != 1 for size in layout.lane_data[:-1]):
        raise VerifyFailure("With subgroup_block_io, accessed data must be contiguous and coalesced.", raw=True)
    blocks = _entry(memory, "block") or shape
    strides = _entry(memory, "stride") or [count(shape[axis + 1 :]) for axis in range(len(shape))]
    for lanes, block, stride in zip(layout.lane_layout or (), blocks, strides, strict=False):
        if lanes != block:
            raise VerifyFailure("With subgroup_block_io, the block shape must match the lane layout.", raw=True)
        if lanes != 1 and stride != 1:
            raise VerifyFailure("With subgroup_block_io, the distributed dimensions must be contiguous.", raw=True)


@verifier("xegpu.convert_layout")
def verify_convert_layout(op: ForeignOperation) -> None:
    layouts = [layout_of(attribute_of(op, name)) for name in ("input_layout", "target_layout")]
    known = [layout for layout in layouts if layout is not None]
    if len(known) < 2:
        return
    of_workgroups = [layout.sg_layout is not None for layout in known]
    if of_workgroups[0] != of_workgroups[1]:
        raise VerifyFailure("expected input layout and target layout be WgLayout or SgLayout at the same time.")
    for layout, name in zip(known, ("input", "target"), strict=True):
        if not is_evenly_distributable(op.source.type.shape, layout):
            raise VerifyFailure(f"invalid {name} layout, data cannot be evenly distributed.")
