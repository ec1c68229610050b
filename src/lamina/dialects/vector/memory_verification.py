"""The rules of vector operations that read and write memory: transfers, loads, stores, gathers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from lamina.define import decided_by_fields
from lamina.dialects.vector.maps import transfer_mask_type
from lamina.ir.affine import AffineConstantExpr, AffineDimExpr, AffineMap
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import MemRefType, RankedTensorType, VectorType, is_valid_vector_element

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import (
        CompressStoreOp,
        ExpandLoadOp,
        GatherOp,
        LoadOp,
        MaskedLoadOp,
        MaskedStoreOp,
        ScatterOp,
        StoreOp,
        TransferReadOp,
        TransferWriteOp,
    )
    from lamina.ir.types import ShapedType
    from lamina.ir.value import Value


def _fail(message: str) -> NoReturn:
    raise VerifyFailure(message)


def _check_index_count(indices: Sequence[Value], shaped: ShapedType) -> None:
    if len(indices) != shaped.rank:
        _fail(f"requires {shaped.rank} indices")


# ---- Transfers


@decided_by_fields
def verify_transfer_read(op: TransferReadOp) -> None:
    shaped, vector, padding = op.base.type, op.vector.type, op.padding.type
    map = op.permutation_map
    if shaped.has_rank:
        _check_index_count(op.indices, shaped)
    _check_transfer(op, shaped, vector, map)
    element = shaped.element_type
    if isinstance(element, VectorType):
        if element is not padding:
            _fail("requires source element type and padding type to match.")
    else:
        if not is_valid_vector_element(padding):
            _fail("requires valid padding vector elemental type")
        if padding is not element:
            _fail("requires formal padding and source of the same elemental type")
    _check_permutation(map)


@decided_by_fields
def verify_transfer_write(op: TransferWriteOp) -> None:
    shaped, vector = op.base.type, op.value_to_store.type
    map = op.permutation_map
    if shaped.has_rank:
        _check_index_count(op.indices, shaped)
    if any(isinstance(expr, AffineConstantExpr) and expr.value == 0 for expr in map.results):
        _fail("should not have broadcast dimensions")
    _check_transfer(op, shaped, vector, map)
    _check_permutation(map)


def _check_transfer(
    op: TransferReadOp | TransferWriteOp, shaped: ShapedType, vector: VectorType, map: AffineMap
) -> None:
    if "masked" in op._attributes:
        _fail("masked attribute has been removed. Use in_bounds instead.")
    if not isinstance(shaped, MemRefType | RankedTensorType):
        _fail("requires source to be a memref or ranked tensor type")
    _check_transfer_shape(op, shaped.element_type, vector, map)
    if map.num_symbols:
        _fail("requires permutation_map without symbols")
    if map.num_inputs != shaped.rank:
        _fail("requires a permutation_map with input dims of the same rank as the source type")
    if op.mask is not None:
        try:
            expected = transfer_mask_type(vector, map)
        except InvalidParameters as invalid:
            _fail(str(invalid))
        if op.mask.type is not expected:
            _fail(f"inferred mask type ('{expected}') and mask operand type ('{op.mask.type}') don't match")
    in_bounds = op.in_bounds
    if map.num_results != len(in_bounds):
        _fail(
            "expects the in_bounds attr of same rank as permutation_map results: "
            f"affine_map<{map}> vs inBounds of size: {len(in_bounds)}"
        )


def _check_transfer_shape(
    op: TransferWriteOp | TransferReadOp, element: Type, vector: VectorType, map: AffineMap
) -> None:
    from lamina.interfaces.data_layout import DataLayout  # start-up

    layout = DataLayout(op)

    def bits(type: VectorType) -> int:
        return layout.size_in_bits(type.element_type) * (type.shape[-1] if type.rank else 1)

    if not isinstance(element, VectorType):
        if bits(vector) % layout.size_in_bits(element):
            _fail(
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the "
                "source element type"
            )
        if map.num_results != vector.rank:
            _fail("requires a permutation_map with result dims of the same rank as the vector type")
        return
    if bits(vector) % bits(element):
        _fail(
            "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor "
            "1-D vector of the source"
        )
    if element.rank > vector.rank:
        _fail("requires source vector element and vector result ranks to match.")
    if map.num_results != vector.rank - element.rank:
        _fail("requires a permutation_map with result dims of the same rank as the vector type")
    if op.mask is not None:
        _fail("does not support masks with vector element type")


def _check_permutation(map: AffineMap) -> None:
    seen: set[int] = set()
    for expr in map.results:
        if isinstance(expr, AffineConstantExpr) and expr.value == 0:
            continue
        if not isinstance(expr, AffineDimExpr):
            _fail(
                "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
            )
        if expr.position in seen:
            _fail("requires a permutation_map that is a permutation (found one dim used more than once)")
        seen.add(expr.position)


# ---- Loads and stores


def _check_unit_stride(memref: MemRefType, vector: VectorType) -> None:
    """Vectors of several elements require a memref with unit stride in the most minor dimension."""
    if not vector.is_scalable and vector.num_elements == 1:
        return
    layout = memref.strides_and_offset()
    if layout is None or (layout[0] and layout[0][-1] != 1 and memref.shape[-1] != 1):
        _fail("most minor memref dim must have unit stride")


def _check_vector_access(
    memref: MemRefType, vector: VectorType, name: str, lower_rank: str, other_element: str
) -> None:
    """``lower_rank`` and ``other_element`` are the messages of an access to the vector of that name."""
    _check_unit_stride(memref, vector)
    if memref.rank < vector.rank:
        _fail(lower_rank)
    element = memref.element_type
    if isinstance(element, VectorType):
        if element is not vector:
            _fail(f"base memref and {name} vector types should match")
        element = element.element_type
    if vector.element_type is not element:
        _fail(other_element)


@decided_by_fields
def verify_load(op: LoadOp) -> None:
    lower_rank = "destination memref has lower rank than the result vector"
    other_element = "base and result element types should match"
    _check_vector_access(op.base.type, op.result.type, "result", lower_rank, other_element)
    _check_index_count(op.indices, op.base.type)


@decided_by_fields
def verify_store(op: StoreOp) -> None:
    lower_rank = "source memref has lower rank than the vector to store"
    other_element = "base and valueToStore element type should match"
    _check_vector_access(op.base.type, op.value_to_store.type, "valueToStore", lower_rank, other_element)
    _check_index_count(op.indices, op.base.type)


@decided_by_fields
def verify_masked_load(op: MaskedLoadOp) -> None:
    memref, mask, result = op.base.type, op.mask.type, op.result.type
    if memref.element_type is not result.element_type:
        _fail("base and result element type should match")
    _check_index_count(op.indices, memref)
    if result.shape != mask.shape:
        _fail("expected result shape to match mask shape")
    if result is not op.pass_thru.type:
        _fail("expected pass_thru of same type as result type")


@decided_by_fields
def verify_masked_store(op: MaskedStoreOp) -> None:
    memref, mask, stored = op.base.type, op.mask.type, op.value_to_store.type
    if memref.element_type is not stored.element_type:
        _fail("base and valueToStore element type should match")
    _check_index_count(op.indices, memref)
    if stored.shape != mask.shape:
        _fail("expected valueToStore shape to match mask shape")


@decided_by_fields
def verify_gather(op: GatherOp) -> None:
    base, result = op.base.type, op.result.type
    if not isinstance(base, MemRefType | RankedTensorType):
        _fail("requires base to be a memref or ranked tensor type")
    if base.element_type is not result.element_type:
        _fail("base and result element type should match")
    _check_index_count(op.offsets, base)
    if result.shape != op.indices.type.shape:
        _fail("expected result dim to match indices dim")
    if result.shape != op.mask.type.shape:
        _fail("expected result dim to match mask dim")
    if result is not op.pass_thru.type:
        _fail("expected pass_thru of same type as result type")


@decided_by_fields
def verify_scatter(op: ScatterOp) -> None:
    base, stored = op.base.type, op.value_to_store.type
    if not isinstance(base, MemRefType | RankedTensorType):
        _fail("requires base to be a memref or ranked tensor type")
    if base.element_type is not stored.element_type:
        _fail("base and valueToStore element type should match")
    _check_index_count(op.offsets, base)
    if stored.shape != op.indices.type.shape:
        _fail("expected valueToStore dim to match indices dim")
    if stored.shape != op.mask.type.shape:
        _fail("expected valueToStore dim to match mask dim")


@decided_by_fields
def verify_expand_load(op: ExpandLoadOp) -> None:
    memref, mask, result = op.base.type, op.mask.type, op.result.type
    if memref.element_type is not result.element_type:
        _fail("base and result element type should match")
    _check_index_count(op.indices, memref)
    if result.shape[0] != mask.shape[0]:
        _fail("expected result dim to match mask dim")
    if result is not op.pass_thru.type:
        _fail("expected pass_thru of same type as result type")


@decided_by_fields
def verify_compress_store(op: CompressStoreOp) -> None:
    memref, mask, stored = op.base.type, op.mask.type, op.value_to_store.type
    if memref.element_type is not stored.element_type:
        _fail("base and valueToStore element type should match")
    _check_index_count(op.indices, memref)
    if stored.shape[0] != mask.shape[0]:
        _fail("expected valueToStore dim to match mask dim")
