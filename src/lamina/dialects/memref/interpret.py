"""Interpretation of memref operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.memref import ops
from lamina.interfaces.interpretation import Interpreter, MemRef, UndefinedBehavior, Unsupported, evaluates
from lamina.interfaces.interpretation import numbers as n
from lamina.interfaces.interpretation.values import Storage, array_dtype, memref_of
from lamina.ir.layout import row_major_strides
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import DYNAMIC, MemRefType

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lamina.dialects.memref.ops import AllocaOp, AllocOp
    from lamina.dialects.tensor.ops import CollapseShapeOp, ExtractSliceOp, InsertSliceOp, ParallelInsertSliceOp
    from lamina.interfaces.interpretation.engine import Results
    from lamina.ir.types import RankedTensorType

    Sliced = ops.SubViewOp | ops.ReinterpretCastOp | ExtractSliceOp | InsertSliceOp | ParallelInsertSliceOp


def sizes_of(type: MemRefType | RankedTensorType, dynamic: list[int]) -> list[int]:
    """Returns the sizes of a type with the dynamic ones filled in."""
    rest = iter(dynamic)
    return [next(rest) if size == DYNAMIC else size for size in type.shape]


def _allocate(op: AllocOp | AllocaOp, operands: list[Any], run: Interpreter, is_stack: bool) -> MemRef:
    type = op.memref.type
    sizes = sizes_of(type, operands[: type.num_dynamic_dims])
    buffer = MemRef.allocate(sizes, type.element_type, op, is_stack)
    layout = type.strides_and_offset()
    if layout is not None and not type.has_identity_layout and DYNAMIC not in (*layout[0], layout[1]):
        extent = layout[1] + 1 + sum(max(0, (n_ - 1) * s) for n_, s in zip(sizes, layout[0], strict=True))
        buffer = MemRef(
            Storage(np.zeros(extent, buffer.storage.data.dtype), op, is_stack),
            layout[1],
            sizes,
            layout[0],
            type.element_type,
        )
    return run.allocate(buffer)


@evaluates
def alloc(op: ops.AllocOp, operands: list[int], run: Interpreter) -> Results:
    return _allocate(op, operands, run, False)


@evaluates
def alloca(op: ops.AllocaOp, operands: list[Any], run: Interpreter) -> Results:
    return _allocate(op, operands, run, True)


@evaluates
def dealloc(op: ops.DeallocOp, operands: list[MemRef], run: Interpreter) -> None:
    storage = operands[0].storage
    if not storage.is_alive:
        raise UndefinedBehavior("double free")
    storage.is_alive = False


@evaluates
def alloca_scope(op: ops.AllocaScopeOp, operands: list[Any], run: Interpreter) -> list[Any]:
    return run.region(op.regions[0]).values


@evaluates
def realloc(op: ops.ReallocOp, operands: list[Any], run: Interpreter) -> Results:
    source, *dynamic = operands
    grown = run.allocate(MemRef.allocate(sizes_of(op.result.type, dynamic), source.element_type, op))
    count = min(grown.sizes[0], source.sizes[0])
    grown.view()[:count] = source.view()[:count]
    source.storage.is_alive = False
    return grown


@evaluates
def load(op: ops.LoadOp, operands: list[Any], run: Interpreter) -> Results:
    loaded: Results = operands[0].load(operands[1:])
    return loaded


@evaluates
def store(op: ops.StoreOp, operands: list[Any], run: Interpreter) -> None:
    operands[1].store(operands[0], operands[2:])


@evaluates
def copy(op: ops.CopyOp, operands: list[MemRef], run: Interpreter) -> None:
    source, target = operands
    if source.sizes != target.sizes:
        raise UndefinedBehavior(f"memref.copy from sizes {source.sizes} to sizes {target.sizes}")
    target.view()[...] = source.view().copy()


@evaluates
def dim(op: ops.DimOp, operands: list[Any], run: Interpreter) -> Results:
    source, index = operands
    if not 0 <= index < source.rank:
        raise UndefinedBehavior(f"dimension {index} of a memref of rank {source.rank}")
    result: Results = source.sizes[index]
    return result


@evaluates
def rank(op: ops.RankOp, operands: list[MemRef], run: Interpreter) -> Results:
    return operands[0].rank


@evaluates
def cast(op: ops.CastOp, operands: list[MemRef], run: Interpreter) -> Results:
    type = op.dest.type
    return memref_of(operands[0], type) if isinstance(type, MemRefType) else operands[0]


@evaluates
def memory_space_cast(op: ops.MemorySpaceCastOp, operands: list[MemRef], run: Interpreter) -> Results:
    return operands[0]


@evaluates
def assume_alignment(op: ops.AssumeAlignmentOp, operands: list[MemRef], run: Interpreter) -> Results:
    return operands[0]


@evaluates
def distinct_objects(op: ops.DistinctObjectsOp, operands: list[MemRef], run: Interpreter) -> list[Any]:
    return operands


@evaluates
def prefetch(op: ops.PrefetchOp, operands: list[MemRef | int], run: Interpreter) -> None:
    """Does nothing: prefetches are not observable."""


def mixed(static: list[int], dynamic: Iterator[Any]) -> list[int]:
    """Static numbers with those from operands filled in; ``dynamic`` is an iterator."""
    return [next(dynamic) if value == DYNAMIC else value for value in static]


def offsets_sizes_strides(op: Sliced, dynamic: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Returns offsets, sizes and strides of a slice operation, from the operands after the source."""
    rest = iter(dynamic)
    return mixed(op.static_offsets, rest), mixed(op.static_sizes, rest), mixed(op.static_strides, rest)


def _kept(source_sizes: list[int], result_shape: tuple[int, ...], dropped: Any = None) -> list[int]:
    """Returns the dimensions of a slice kept in a rank-reduced result, which drops unit dimensions."""
    if len(source_sizes) == len(result_shape):
        return list(range(len(source_sizes)))
    kept: list[int] = []
    wanted = list(result_shape)
    for index, size in enumerate(source_sizes):
        left = len(source_sizes) - index
        if (
            wanted
            and (size == wanted[0] or wanted[0] == DYNAMIC)
            and (size != 1 or left <= len(wanted) or wanted[0] == 1)
        ):
            kept.append(index)
            wanted.pop(0)
    return kept


@evaluates
def subview(op: ops.SubViewOp, operands: list[Any], run: Interpreter) -> MemRef:
    source, *dynamic = operands
    offsets, sizes, steps = offsets_sizes_strides(op, dynamic)
    offset = source.offset + sum(o * s for o, s in zip(offsets, source.strides, strict=True))
    strides = [step * stride for step, stride in zip(steps, source.strides, strict=True)]
    kept = _kept(list(sizes), op.result.type.shape)
    return MemRef(source.storage, offset, [sizes[i] for i in kept], [strides[i] for i in kept], source.element_type)


@evaluates
def reinterpret_cast(op: ops.ReinterpretCastOp, operands: list[Any], run: Interpreter) -> Results:
    source, *dynamic = operands
    offsets, sizes, strides = offsets_sizes_strides(op, dynamic)
    return MemRef(source.storage, offsets[0], sizes, strides, source.element_type)


@evaluates
def extract_strided_metadata(op: ops.ExtractStridedMetadataOp, operands: list[MemRef], run: Interpreter) -> list[Any]:
    source = operands[0]
    base = MemRef(source.storage, 0, (), (), source.element_type)
    return [base, source.offset, *source.sizes, *source.strides]


@evaluates
def extract_aligned_pointer(
    op: ops.ExtractAlignedPointerAsIndexOp, operands: list[MemRef], run: Interpreter
) -> Results:
    return int(operands[0].storage.data.__array_interface__["data"][0])


@evaluates
def transpose(op: ops.TransposeOp, operands: list[Any], run: Interpreter) -> MemRef:
    source = operands[0]
    order = op.permutation.dim_positions()
    sizes, strides = [source.sizes[i] for i in order], [source.strides[i] for i in order]
    return MemRef(source.storage, source.offset, sizes, strides, source.element_type)


@evaluates
def expand_shape(op: ops.ExpandShapeOp, operands: list[Any], run: Interpreter) -> MemRef:
    source, *dynamic = operands
    sizes = mixed(op.static_output_shape, iter(dynamic))
    strides: list[int] = [0] * len(sizes)
    for group, stride in zip(groups_of(op), source.strides, strict=True):
        running = stride
        for index in reversed(group):
            strides[index] = running
            running *= sizes[index]
    return MemRef(source.storage, source.offset, sizes, strides, source.element_type)


def groups_of(op: ops.ExpandShapeOp | ops.CollapseShapeOp | CollapseShapeOp) -> list[list[int]]:
    return op.reassociation


@evaluates
def collapse_shape(op: ops.CollapseShapeOp, operands: list[MemRef], run: Interpreter) -> Results:
    source = operands[0]
    sizes: list[int] = []
    strides: list[int] = []
    for group in groups_of(op):
        size = 1
        for index in group:
            size *= source.sizes[index]
        sizes.append(size)
        meaning = [index for index in group if source.sizes[index] != 1]
        strides.append(source.strides[meaning[-1] if meaning else group[-1]])
        for outer, inner in zip(meaning, meaning[1:], strict=False):
            if source.strides[outer] != source.strides[inner] * source.sizes[inner]:
                raise UndefinedBehavior("collapsed dimensions are not contiguous")
    return MemRef(source.storage, source.offset, sizes, strides, source.element_type)


@evaluates
def reshape(op: ops.ReshapeOp, operands: list[MemRef], run: Interpreter) -> MemRef:
    source, shape = operands
    sizes = [int(value) for value in shape.view()]
    return MemRef(source.storage, source.offset, sizes, row_major_strides(tuple(sizes)), source.element_type)


@evaluates
def view(op: ops.ViewOp, operands: list[Any], run: Interpreter) -> Results:
    source, shift, *dynamic = operands
    type = op.result.type
    sizes = sizes_of(type, dynamic)

    dtype = array_dtype(type.element_type)
    if dtype.hasobject:
        raise Unsupported(f"a memref.view with elements of type {type.element_type}")
    start = source.offset + shift
    count = (len(source.storage.data) - start) // dtype.itemsize
    data = source.storage.data[start : start + count * dtype.itemsize].view(dtype)
    storage = Storage(data, source.storage.where, source.storage.is_stack)
    return MemRef(storage, 0, sizes, row_major_strides(tuple(sizes)), type.element_type)


@evaluates
def global_(op: ops.GlobalOp, operands: list[Any], run: Interpreter) -> None:
    """Creates the global on first use."""


@evaluates
def get_global(op: ops.GetGlobalOp, operands: list[Any], run: Interpreter) -> Results:
    symbol = lookup_nearest_symbol_from(op, op.name_)
    assert isinstance(symbol, ops.GlobalOp)
    return run.global_memref(symbol)


@evaluates
def atomic_rmw(op: ops.AtomicRMWOp, operands: list[Any], run: Interpreter) -> Results:
    value, memref, *indices = operands
    old: Results = memref.load(indices)
    kind = op.kind.spelling
    memref.store(value if kind == "assign" else n.combine(kind, old, value, op.result.type), indices)
    return old


@evaluates
def generic_atomic_rmw(op: ops.GenericAtomicRMWOp, operands: list[Any], run: Interpreter) -> Results:
    memref, *indices = operands
    before: Results = memref.load(indices)
    memref.store(run.region(op.regions[0], [before]).values[0], indices)
    return before
