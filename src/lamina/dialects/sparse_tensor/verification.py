"""Verifiers of the sparse_tensor dialect's operations on tensors and their arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.define.inferred_types import fail_with_inferred
from lamina.dialects.sparse_tensor import inference
from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.dialects.sparse_tensor.enums import CrdTransDirection, StorageSpecifierKind
from lamina.dialects.sparse_tensor.shapes import level_shape
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import DYNAMIC, MemRefType, RankedTensorType, ShapedType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
    from lamina.dialects.sparse_tensor.loop_ops import ExtractIterSpaceOp
    from lamina.dialects.sparse_tensor.ops import (
        CrdTranslateOp,
        DisassembleOp,
        SortOp,
        ToCoordinatesBufferOp,
        ToCoordinatesOp,
        ToPositionsOp,
        ToValuesOp,
    )
    from lamina.dialects.sparse_tensor.storage_ops import GetStorageSpecifierOp, SetStorageSpecifierOp


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise VerifyFailure(message, raw=True)


def _sparse(type: Type) -> tuple[RankedTensorType, SparseTensorEncodingAttr]:
    encoding = encoding_of(type)
    assert isinstance(type, RankedTensorType) and encoding is not None
    return type, encoding


def _element(type: Type) -> Type:
    assert isinstance(type, ShapedType)
    return type.element_type


def verify_inferred(
    op: ToPositionsOp | ToCoordinatesOp | ToCoordinatesBufferOp | ToValuesOp | ExtractIterSpaceOp,
) -> None:
    """The result has the type that follows from the operands."""
    inferred = type(op).infer_return_types(op.operands, op.properties, op.regions)
    if inferred != op.result_types:
        fail_with_inferred(op, inferred)


# ---- The arrays of a tensor


def verify_fields(tensor: Type, values: Type, levels: Sequence[Type], is_static: bool) -> None:
    """The tensors are the arrays of the sparse tensor's levels and its values."""
    sparse, encoding = _sparse(tensor)
    _require(not is_static or sparse.has_static_shape, "the sparse-tensor must have static shape")
    start, rank = inference.coo_start(encoding), len(encoding.lvl_types)
    if start < rank and levels:
        last = levels[-1]
        assert isinstance(last, RankedTensorType)
        fits = last.rank == 2 and last.shape[-1] == rank - start
        _require(fits, "input/output trailing COO level-ranks don't match")
    fields = list(_fields(encoding))
    _require(len(fields) == len(levels), "inconsistent number of fields between input/output")
    alike = all(_element(given) is wanted for given, wanted in zip(levels, fields, strict=True))
    _require(alike and _element(values) is sparse.element_type, "input/output element-types don't match")


def _fields(encoding: SparseTensorEncodingAttr) -> Sequence[Type]:
    """Returns the element types of the arrays of positions and coordinates, in order."""
    position, coordinate = (inference.width_type(width) for width in (encoding.pos_width, encoding.crd_width))
    fields: list[Type] = []
    start = inference.coo_start(encoding)
    for number, level in enumerate(encoding.lvl_types[: start + 1]):
        if level.format in ("compressed", "loose_compressed"):
            fields.append(position)
        if level.format in ("compressed", "loose_compressed", "singleton", "structured"):
            fields.append(coordinate)
        if number == start:
            break
    return fields


def verify_disassemble(op: DisassembleOp) -> None:
    _require(op.out_values.type is op.ret_values.type, "output values and return value type mismatch")
    for given, returned in zip(op.out_levels, op.ret_levels, strict=True):
        _require(given.type is returned.type, "output levels and return levels type mismatch")
    verify_fields(op.tensor.type, op.ret_values.type, [level.type for level in op.ret_levels], False)


def verify_array(op: ToPositionsOp | ToCoordinatesOp, what: str, level: int) -> None:
    _, encoding = _sparse(op.tensor.type)
    _require(level < len(encoding.lvl_types), "requested level is out of bounds")
    width = encoding.pos_width if what == "positions" else encoding.crd_width
    _require(_element(op.result.type) is inference.width_type(width), f"unexpected type for {what}")


def verify_coordinates_buffer(tensor: Type) -> None:
    _, encoding = _sparse(tensor)
    has_coo = inference.coo_start(encoding) < len(encoding.lvl_types)
    _require(has_coo, "expected sparse tensor with a COO region")


def verify_values(tensor: Type, array: Type) -> None:
    _require(_element(tensor) is _element(array), "unexpected mismatch in element types")


def verify_dimension(tensor: Type, dimension: int) -> None:
    assert isinstance(tensor, RankedTensorType)
    _require(0 <= dimension < tensor.rank, "requested dimension out of bound")


def verify_specifier(op: GetStorageSpecifierOp | SetStorageSpecifierOp) -> None:
    """The size that is asked for exists."""
    kind, level = op.specifier_kind, op.level
    encoding = encoding_of(op.specifier.type)
    assert encoding is not None
    if kind is StorageSpecifierKind.VAL_MEM_SIZE:
        _require(level is None, "redundant level argument for querying value memory size")
        return
    if kind in (StorageSpecifierKind.DIM_OFFSET, StorageSpecifierKind.DIM_STRIDE):
        _require(bool(encoding.dim_slices), "requested slice data on non-slice tensor")
    if level is None:
        raise VerifyFailure("missing level argument", raw=True)
    _require(0 <= level < len(encoding.lvl_types), "requested level is out of bounds")
    if kind is StorageSpecifierKind.POS_MEM_SIZE:
        is_singleton = encoding.lvl_types[level].format == "singleton"
        _require(not is_singleton, "requested position memory size on a singleton level")


# ---- Whole tensors


def verify_convert(source: Type, dest: Type) -> None:
    assert isinstance(source, RankedTensorType) and isinstance(dest, RankedTensorType)
    _require(source.rank == dest.rank, "unexpected conversion mismatch in rank")
    encoding = encoding_of(dest)
    _require(encoding is None or not encoding.dim_slices, "cannot convert to a sparse tensor slice")
    for number, (before, after) in enumerate(zip(source.shape, dest.shape, strict=True)):
        _require(after in (before, DYNAMIC), f"unexpected conversion mismatch in dimension {number}")


def verify_reinterpret_map(source: Type, dest: Type) -> None:
    where = "mismatch between source/dest tensors"
    before, old = _sparse(source)
    after, new = _sparse(dest)
    _require(len(old.lvl_types) == len(new.lvl_types), f"Level rank {where}")
    _require(old.lvl_types == new.lvl_types, f"Level type {where}")
    widths = (old.pos_width, old.crd_width) == (new.pos_width, new.crd_width)
    _require(widths, f"Crd/Pos width {where}")
    _require(before.element_type is after.element_type, f"Element type {where}")
    _require(level_shape(before.shape, old) == level_shape(after.shape, new), f"Level size {where}")


def verify_concatenate(inputs: Sequence[Type], output: Type, dimension: int) -> None:
    assert isinstance(output, RankedTensorType)
    rank = output.rank
    _require(len(inputs) > 1, "Need at least two tensors to concatenate.")
    place = dimension % 2**64
    _require(place < rank, f"Concat-dimension is out of bounds for dimension-rank ({place} >= {rank})")
    shapes = []
    for number, given in enumerate(inputs):
        assert isinstance(given, RankedTensorType)
        _require(given.has_static_shape, f"Input tensor ${number} has dynamic shape")
        _require(
            given.rank == rank,
            f"Input tensor ${number} has a different rank (rank={given.rank}) from the output tensor (rank={rank}).",
        )
        shapes.append(given.shape)
    for number, size in enumerate(output.shape):
        sizes = [shape[number] for shape in shapes]
        if number == dimension:
            _require(
                size in (DYNAMIC, sum(sizes)),
                "The concatenation dimension of the output tensor should be the sum of all the concatenation "
                "dimensions of the input tensors.",
            )
        elif len({*sizes, *([] if size == DYNAMIC else [size])}) > 1:
            raise VerifyFailure("All dimensions (expect for the concatenating one) should be equal.", raw=True)


def verify_reorder(source: Type, dest: Type) -> None:
    before, old = _sparse(source)
    after, new = _sparse(dest)
    coo = all(map(inference.is_coo, (old, new)))
    _require(coo, "Expected COO sparse tensors only")
    _require(old.dim_to_lvl is new.dim_to_lvl, "Unmatched dim2lvl map between input and result COO")
    alike = (old.pos_width, old.crd_width, before.element_type) == (new.pos_width, new.crd_width, after.element_type)
    _require(alike, "Unmatched storage format between input and result COO")


def verify_level(tensor: Type, number: Value) -> None:
    _, encoding = _sparse(tensor)
    constant = constant_int(number)
    if constant is not None:
        fits = 0 <= constant < len(encoding.lvl_types)
        _require(fits, "Level index exceeds the rank of the input sparse tensor")


def verify_translation(op: CrdTranslateOp) -> None:
    levels, dimensions = op.encoder.dim_to_lvl.num_results, op.encoder.dim_to_lvl.num_dims
    wanted = (levels, dimensions)
    if op.direction is CrdTransDirection.DIM_TO_LVL:
        wanted = (dimensions, levels)
    _require((len(op.in_crds), len(op.out_crds)) == wanted, "Coordinate rank mismatch with encoding")


# ---- Buffers


def verify_push_back(count: Value | None) -> None:
    number = constant_int(count) if count is not None else None
    if number is not None and number < 1:
        raise VerifyFailure("n must be not less than 1")


def verify_compress(tensor: Type, coordinates: int) -> None:
    _, encoding = _sparse(tensor)
    if len(encoding.lvl_types) != 1 + coordinates:
        raise VerifyFailure("incorrect number of coordinates")


def verify_sort(op: SortOp) -> None:
    order = op.perm_map
    keys = order.num_dims
    _require(keys >= 1, f"Expected rank(perm_map) > 1, got {keys}")
    _require(order.is_permutation(), f"Expected a permutation map, got {order}")
    count = constant_int(op.n)
    if count is None:
        return
    checks = [(op.xy, count * (keys + (op.ny or 0)), "Expected dimension(xy) >= n * (rank(perm_map) + ny)")]
    checks += [(array, count, "Expected dimension(y) >= n") for array in op.ys]
    for array, least, message in checks:
        type = array.type
        assert isinstance(type, MemRefType)
        size = type.shape[0]
        _require(size == DYNAMIC or size >= least, f"{message} got {size} < {least}")
