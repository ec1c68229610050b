"""Verification of vector operations beyond their declarations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn

from lamina.define import decided_by_fields
from lamina.define.inferred_types import fail_with_inferred
from lamina.dialects.vector import ops
from lamina.dialects.vector.enums import IteratorType
from lamina.dialects.vector.masking import expected_mask_type, is_maskable, supports_passthru
from lamina.dialects.vector.shapes import (
    POISON_INDEX,
    broadcast_problem,
    is_supported_combining_kind,
    reduced_type,
)
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.layout import row_major_strides
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, VectorType, element_type_or_self, i1

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import (
        BitCastOp,
        BroadcastOp,
        ConstantMaskOp,
        ContractionOp,
        CreateMaskOp,
        ExtractOp,
        ExtractStridedSliceOp,
        InsertOp,
        InsertStridedSliceOp,
        MaskOp,
        MultiDimReductionOp,
        OuterProductOp,
        ReductionOp,
        ScanOp,
        ShapeCastOp,
        ShuffleOp,
        TransposeOp,
        TypeCastOp,
        YieldOp,
    )
    from lamina.ir.attributes import DenseArrayAttr
    from lamina.ir.operation import Operation
    from lamina.ir.types import MemRefType
    from lamina.ir.value import Value


def _fail(message: str) -> NoReturn:
    raise VerifyFailure(message)


# ---- contract


@decided_by_fields
def verify_contract(op: ContractionOp) -> None:
    lhs, rhs = op.lhs.type, op.rhs.type
    if isinstance(lhs.element_type, IntegerType) and not lhs.element_type.is_signless:
        _fail("only supports signless integer types")
    maps = [attribute.map for attribute in op.indexing_maps if isinstance(attribute, AffineMapAttr)]
    if len(maps) != len(op.indexing_maps):
        _fail("expected indexing maps to be affine maps")
    if len(maps) != 3:
        _fail("expected an indexing map for each vector operand")
    iterators = op.iterator_types
    for index, map in enumerate(maps):
        _check_indexing_map(index, map, op.operand(index).type, len(iterators))
    contracting = contract_dim_pairs(maps, iterators, IteratorType.REDUCTION)
    batch = contract_dim_pairs(maps, iterators, IteratorType.PARALLEL)
    if not contracting:
        _fail("expected at least one contracting dimension pair")
    if not _pairs_match(lhs, rhs, contracting):
        _fail("invalid contracting dimension map")
    if not _pairs_match(lhs, rhs, batch):
        _fail("invalid batch dimension map")
    _check_contract_result(op, maps, contracting, batch)
    if not is_supported_combining_kind(op.kind, element_type_or_self(op.result.type)):
        _fail("unsupported contraction type")


def _check_indexing_map(index: int, map: AffineMap, type: Type, iterators: int) -> None:
    rank = type.rank if isinstance(type, VectorType) else 0
    if map.num_symbols:
        _fail(f"expected indexing map {index} to have no symbols")
    if map.num_dims != iterators:
        _fail(f"expected indexing map {index} to have {iterators} number of inputs")
    if map.num_results != rank:
        _fail(f"expected indexing map {index} to have {rank} number of outputs")
    if not map.is_projected_permutation():
        _fail(f"expected indexing map {index} to be a projected permutation of its inputs")


def contract_dim_pairs(
    maps: Sequence[AffineMap], iterators: Sequence[IteratorType], wanted: IteratorType
) -> list[tuple[int, int]]:
    """Returns, for each iterator of the kind, the lhs and rhs dimensions it runs over, if both have one."""
    pairs = []
    for position, iterator in enumerate(iterators):
        if iterator is not wanted:
            continue
        left, right = (_result_of(map, position) for map in maps[:2])
        if left is not None and right is not None:
            pairs.append((left, right))
    return pairs


def _result_of(map: AffineMap, position: int) -> int | None:
    for index in range(map.num_results):
        if map.dim_position(index) == position:
            return index
    return None


def _pairs_match(lhs: VectorType, rhs: VectorType, pairs: Sequence[tuple[int, int]]) -> bool:
    return all(lhs.shape[left] == rhs.shape[right] for left, right in pairs)


def _check_contract_result(
    op: ContractionOp,
    maps: Sequence[AffineMap],
    contracting: Sequence[tuple[int, int]],
    batch: Sequence[tuple[int, int]],
) -> None:
    acc, result = op.acc.type, op.result.type
    free_left = op.lhs.type.rank - len(contracting)
    free_right = op.rhs.type.rank - len(contracting) - len(batch)
    if free_left + free_right == 0:
        if isinstance(result, VectorType) or isinstance(acc, VectorType):
            _fail("invalid accumulator/result vector shape")
        return
    if not isinstance(result, VectorType) or not isinstance(acc, VectorType):
        _fail("invalid accumulator/result vector shape")
    extents: list[int | None] = [None] * maps[0].num_dims
    for map, operand in zip(maps[:2], (op.lhs, op.rhs), strict=True):
        for position, size in enumerate(operand.type.shape):
            where = map.dim_position(position)
            extents[where] = size if extents[where] is None else extents[where]
    if None in extents:
        _fail("expected all dimensions to be either a LHS or a RHS dimension")
    sizes = [extents[maps[2].dim_position(position)] or 0 for position in range(maps[2].num_results)]
    expected = VectorType(sizes, result.element_type, result.scalable_dims)
    if result is not expected or acc is not expected:
        _fail(f"invalid accumulator/result vector shape, expected: '{expected}'")


# ---- Reductions


@decided_by_fields
def verify_reduction(op: ReductionOp) -> None:
    rank = op.vector.type.rank
    if rank > 1:
        _fail(f"unsupported reduction rank: {rank}")
    element = op.dest.type
    if not is_supported_combining_kind(op.kind, element):
        _fail(f"unsupported reduction type ''{element}'' for kind '{op.kind.spelling}'")


@decided_by_fields
def verify_multi_reduction(op: MultiDimReductionOp) -> None:
    source, result = op.source.type, op.dest.type
    if result is not reduced_type(source, op.reduction_dims):
        _fail(f"destination type '{result}' is incompatible with source type '{source}'")


@decided_by_fields
def verify_scan(op: ScanOp) -> None:
    source, initial = op.source.type, op.initial_value.type
    dimension = op.reduction_dim
    if dimension >= source.rank:
        _fail(f"reduction dimension {dimension} has to be less than {source.rank}")
    if initial.rank != source.rank - 1:
        _fail(f"initial value rank {initial.rank} has to be equal to {source.rank - 1}")
    expected = tuple(size for position, size in enumerate(source.shape) if position != dimension)
    if expected != initial.shape:
        _fail("incompatible input/initial value shapes")
    if not is_supported_combining_kind(op.kind, source.element_type):
        _fail(f"unsupported reduction type '{source.element_type}' for kind '{op.kind.spelling}'")


# ---- Rearranging


@decided_by_fields
def verify_broadcast(op: BroadcastOp) -> None:
    problem = broadcast_problem(op.source.type, op.vector.type)
    if problem is not None:
        _fail(problem)


@decided_by_fields
def verify_shuffle(op: ShuffleOp) -> None:
    result, first, second = op.vector.type, op.v1.type, op.v2.type
    flat = first.rank == 0 and second.rank == 0 and result.rank == 1
    if not flat and not (first.rank == result.rank and second.rank == result.rank):
        _fail("rank mismatch")
    if not flat and not (result.shape[1:] == first.shape[1:] == second.shape[1:]):
        _fail("dimension mismatch")
    mask = op.mask
    if not mask:
        _fail("invalid mask length")
    if len(mask) != result.shape[0]:
        _fail("mask length mismatch")
    size = sum(type.shape[0] if type.rank else 1 for type in (first, second))
    for index, position in enumerate(mask):
        if position != POISON_INDEX and not 0 <= position < size:
            _fail(f"mask index #{index + 1} out of range")


def infer_shuffle(operands: Sequence[Value], properties: dict[str, DenseArrayAttr]) -> list[Type]:
    first = operands[0].type
    # The verifier rejects empty masks.
    size = len(properties["mask"].values) or 1
    if not isinstance(first, VectorType):
        # It also rejects operands of other types.
        return [VectorType((size,), i1)]
    if not first.rank:
        return [VectorType((size,), first.element_type)]
    return [VectorType((size, *first.shape[1:]), first.element_type)]


@decided_by_fields
def verify_transpose(op: TransposeOp) -> None:
    source, result = op.vector.type, op.result.type
    permutation = op.permutation
    if source.rank != result.rank:
        _fail(f"vector result rank mismatch: {result.rank}")
    if len(permutation) != result.rank:
        _fail(f"transposition length mismatch: {len(permutation)}")
    seen: set[int] = set()
    for position, dimension in enumerate(permutation):
        if not 0 <= dimension < result.rank:
            _fail(f"transposition index out of range: {dimension}")
        if dimension in seen:
            _fail(f"duplicate position index: {dimension}")
        seen.add(dimension)
        if result.shape[position] != source.shape[dimension]:
            _fail(f"dimension size mismatch at: {dimension}")


@decided_by_fields
def verify_outerproduct(op: OuterProductOp) -> None:
    lhs, rhs, result = op.lhs.type, op.rhs.type, op.result.type
    if lhs.rank != 1:
        _fail("expected 1-d vector for operand #1")
    if isinstance(rhs, VectorType):
        if rhs.rank != 1:
            _fail("expected 1-d vector for operand #2")
        if result.rank != 2:
            _fail("expected 2-d vector result")
        if lhs.shape[0] != result.shape[0]:
            _fail("expected #1 operand dim to match result dim #1")
        if rhs.shape[0] != result.shape[1]:
            _fail("expected #2 operand dim to match result dim #2")
        if lhs.is_scalable and not rhs.is_scalable:
            _fail("expected either both or only #2 operand dim to be scalable")
    else:
        if result.rank != 1:
            _fail("expected 1-d vector result")
        if lhs.shape[0] != result.shape[0]:
            _fail("expected #1 operand dim to match result dim #1")
    if op.acc is not None and op.acc.type is not result:
        _fail("expected operand #3 of same type as result type")
    if not is_supported_combining_kind(op.kind, result.element_type):
        _fail("unsupported outerproduct type")


# ---- Casts


@decided_by_fields
def verify_shape_cast(op: ShapeCastOp) -> None:
    source, result = op.source.type, op.result.type
    if source.element_type is not result.element_type:
        _fail("has different source and result element types")
    if source.num_elements != result.num_elements:
        _fail(f"has different number of elements at source ({source.num_elements}) and result ({result.num_elements})")
    if source.num_scalable_dims != result.num_scalable_dims:
        _fail(
            f"has different number of scalable dims at source ({source.num_scalable_dims}) "
            f"and result ({result.num_scalable_dims})"
        )


@decided_by_fields
def verify_bitcast(op: BitCastOp) -> None:
    from lamina.interfaces.data_layout import DataLayout  # start-up

    source, result = op.source.type, op.result.type
    for position in range(source.rank - 1):
        if source.shape[position] != result.shape[position]:
            _fail(f"dimension size mismatch at: {position}")
    layout = DataLayout(op)
    source_bits, result_bits = (layout.size_in_bits(type.element_type) for type in (source, result))
    if not source.rank:
        if source_bits != result_bits:
            _fail("source/result bitwidth of the 0-D vector element types must be equal")
    elif source_bits * source.shape[-1] != result_bits * result.shape[-1]:
        _fail("source/result bitwidth of the minor 1-D vectors must be equal")


def _is_identity(type: MemRefType) -> bool:
    """True if the layout is row-major and contiguous, however it is spelled."""
    return type.has_identity_layout or type.strides_and_offset() == (row_major_strides(type.shape), 0)


@decided_by_fields
def verify_type_cast(op: TypeCastOp) -> None:
    source, result = op.memref.type, op.result.type
    if not _is_identity(source):
        _fail("expects operand to be a memref with identity layout")
    if not _is_identity(result):
        _fail("expects result to be a memref with identity layout")
    if source.memory_space is not result.memory_space:
        _fail("expects result in same memory space")
    if element_type_or_self(source.element_type) is not element_type_or_self(result.element_type):
        _fail(f"expects result and operand with same underlying scalar type: '{result}'")
    if _whole_shape(source) != _whole_shape(result):
        _fail(f"expects concatenated result and operand shapes to be equal: '{result}'")


def _whole_shape(memref: MemRefType) -> tuple[int, ...]:
    element = memref.element_type
    return (*memref.shape, *(element.shape if isinstance(element, VectorType) else ()))


# ---- Extracting and inserting


@decided_by_fields
def verify_extract(op: ExtractOp) -> None:
    source, result = op.source.type, op.result.type
    if isinstance(result, VectorType) and not result.rank:
        raise VerifyFailure("expected a scalar instead of a 0-d vector as the result type", raw=True)
    position = op.static_position
    inferred = infer_extract(op.operands, op.properties)[0]
    if len(op.dynamic_position) != sum(index == DYNAMIC for index in position):
        _fail(
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) "
            "-- this can only happen due to an incorrect fold/rewrite"
        )
    if len(position) > source.rank:
        _fail("expected position attribute of rank no greater than vector rank")
    for count, (index, size) in enumerate(zip(position, source.shape, strict=False), 1):
        if index not in (DYNAMIC, POISON_INDEX) and not 0 <= index < size:
            _fail(
                f"expected position attribute #{count} to be a non-negative integer smaller than the corresponding "
                "vector dimension or poison (-1)"
            )
    if result is not inferred and not _scalar_for_vector_of_one(result, inferred):
        fail_with_inferred(op, [inferred])


def _scalar_for_vector_of_one(left: Type, other: Type) -> bool:
    """True if one of the types is a one-element vector of the other."""
    return any(
        isinstance(wide, VectorType) and wide.shape == (1,) and wide.element_type is narrow
        for wide, narrow in ((left, other), (other, left))
    )


def infer_extract(operands: Sequence[Any], properties: dict[str, Any]) -> list[Type]:
    return [part_type(operands[0].type, len(properties["static_position"].values))]


@lru_cache(256)
def part_type(source: VectorType, count: int) -> Type:
    """Returns the type of what is at so many leading positions of a vector."""
    if count == source.rank:
        return source.element_type
    count = min(count, source.rank)
    return VectorType(source.shape[count:], source.element_type, source.scalable_dims[count:])


@decided_by_fields
def verify_insert(op: InsertOp) -> None:
    stored, dest = op.value_to_store.type, op.dest.type
    if isinstance(stored, VectorType) and not stored.rank:
        raise VerifyFailure("expected a scalar instead of a 0-d vector as the source operand", raw=True)
    position = op.static_position
    if len(position) > dest.rank:
        _fail("expected position attribute of rank no greater than dest vector rank")
    if isinstance(stored, VectorType):
        if stored.rank + len(position) != dest.rank:
            _fail("expected position attribute rank + source rank to match dest vector rank")
    elif len(position) != dest.rank:
        _fail("expected position attribute rank to match the dest vector rank")
    for count, (index, size) in enumerate(zip(position, dest.shape, strict=False), 1):
        if index not in (DYNAMIC, POISON_INDEX) and not 0 <= index < size:
            _fail(
                f"expected position attribute #{count} to be a non-negative integer smaller than the corresponding "
                "dest vector dimension"
            )


def _integers(op: ExtractStridedSliceOp | InsertStridedSliceOp, name: str) -> list[int]:
    return list(getattr(op, name))


def _check_range(name: str, values: Sequence[int], least: int, above: int) -> None:
    for value in values:
        if not least <= value < above:
            _fail(f"expected {name} to be confined to [{least}, {above})")


def _check_within(name: str, values: Sequence[int], limits: Sequence[int], least: int = 0) -> None:
    """Each value from ``least`` up to, not including, its limit."""
    for position, (value, above) in enumerate(zip(values, limits, strict=False)):
        if not least <= value < above:
            _fail(f"expected {name} dimension {position} to be confined to [{least}, {above})")


@decided_by_fields
def verify_insert_strided_slice(op: InsertStridedSliceOp) -> None:
    source, dest = op.value_to_store.type, op.dest.type
    offsets, strides = _integers(op, "offsets"), _integers(op, "strides")
    if len(offsets) != dest.rank:
        _fail("expected offsets of same size as destination vector rank")
    if len(strides) != source.rank:
        _fail("expected strides of same size as source vector rank")
    if source.rank > dest.rank:
        _fail("expected source rank to be no greater than destination rank")
    lead = dest.rank - source.rank
    ends = [size + 1 for size in dest.shape]
    _check_within("offsets", offsets, dest.shape)
    _check_range("strides", strides, 1, 2)
    sums = [*([1] * lead), *(offset + size for offset, size in zip(offsets[lead:], source.shape, strict=True))]
    _check_within("sum(offsets, source vector shape)", sums, ends, 1)
    for position, size in enumerate(source.shape):
        scalable = source.scalable_dims[position]
        if scalable != dest.scalable_dims[position + lead]:
            _fail(f"mismatching scalable flags (at source vector idx={position})")
        if scalable and size != dest.shape[position + lead]:
            _fail(
                f"expected size at idx={position} to match the corresponding base size from the input vector "
                f"({size} vs {dest.shape[position + lead]})"
            )


def strided_slice_type(source: VectorType, sizes: Sequence[int]) -> VectorType:
    """Returns the given sizes followed by those of the dimensions taken whole."""
    return VectorType((*sizes, *source.shape[len(sizes) :]), source.element_type, source.scalable_dims)


@decided_by_fields
def verify_extract_strided_slice(op: ExtractStridedSliceOp) -> None:
    source = op.source.type
    lists = {name: _integers(op, name) for name in ("offsets", "sizes", "strides")}
    offsets, sizes, strides = lists.values()
    if not len(offsets) == len(sizes) == len(strides):
        _fail("expected offsets, sizes and strides attributes of same size")
    for name, values in lists.items():
        if len(values) > source.rank:
            _fail(f"expected {name} attribute of rank no greater than vector rank")
    ends = [size + 1 for size in source.shape]
    _check_within("offsets", offsets, source.shape)
    _check_within("sizes", sizes, ends, 1)
    _check_range("strides", strides, 1, 2)
    sums = [offset + size for offset, size in zip(offsets, sizes, strict=True)]
    _check_within("sum(offsets, sizes)", sums, ends, 1)
    expected = strided_slice_type(source, sizes)
    if op.result.type is not expected:
        _fail(f"expected result type to be '{expected}'")
    for position, size in enumerate(sizes):
        if source.scalable_dims[position] and size != source.shape[position]:
            _fail(
                f"expected size at idx={position} to match the corresponding base size from the input vector "
                f"({size} vs {source.shape[position]})"
            )


# ---- Masks


@decided_by_fields
def verify_constant_mask(op: ConstantMaskOp) -> None:
    result = op.result.type
    sizes = op.mask_dim_sizes
    if not result.rank:
        if len(sizes) != 1:
            raise VerifyFailure("array attr must have length 1 for 0-D vectors", raw=True)
        if sizes[0] not in (0, 1):
            raise VerifyFailure("mask dim size must be either 0 or 1 for 0-D vectors", raw=True)
        return
    if len(sizes) != result.rank:
        _fail("must specify array attr of size equal vector result rank")
    for size, limit, scalable in zip(sizes, result.shape, result.scalable_dims, strict=True):
        if not 0 <= size <= limit:
            _fail("array attr of size out of bounds of vector result dimension size")
        if scalable and size not in (0, limit):
            _fail("only supports 'none set' or 'all set' scalable dimensions")
    if 0 in sizes and any(sizes):
        _fail("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")


@decided_by_fields
def verify_create_mask(op: CreateMaskOp) -> None:
    rank = op.result.type.rank
    if not rank:
        if len(op.operands) != 1:
            _fail("must specify exactly one operand for 0-D create_mask")
    elif len(op.operands) != rank:
        _fail("must specify an operand for each result vector dimension")


def verify_mask(op: MaskOp) -> None:
    block = op.regions[0].entry_block
    first, last = block.first_op, block.last_op
    if first is None or last is None:
        _fail("expects a terminator within the mask region")
    if first is not last and first.next_op is not last:
        _fail("expects only one operation to mask")
    if not isinstance(last, ops.YieldOp):
        _fail("expects a terminator within the mask region")
    if len(last.operands) != len(op.results):
        _fail("expects number of results to match mask region yielded values")
    if first is last:
        return
    if not is_maskable(first):
        _fail("expects a MaskableOpInterface within the mask region")
    _check_mask_results(op, first, last)
    expected = expected_mask_type(first)
    if op.mask.type is not expected:
        _fail(f"expects a '{expected}' mask for the maskable operation")
    if op.passthru is None:
        return
    if not supports_passthru(first):
        _fail("doesn't expect a passthru argument for this maskable operation")
    if len(first.results) != 1:
        _fail("expects result when passthru argument is provided")
    if op.passthru.type is not first.results[0].type:
        _fail("expects passthru type to match result type")


def _check_mask_results(op: MaskOp, masked: Operation, terminator: YieldOp) -> None:
    if len(masked.results) != len(op.results):
        _fail("expects number of results to match maskable operation number of results")
    if any(result is not other for result, other in zip(masked.results, terminator.operands, strict=True)):
        _fail("expects all the results from the MaskableOpInterface to match all the values returned by the terminator")
    if masked.result_types != op.result_types:
        _fail("expects result type to match maskable operation result type")
    if sum(isinstance(type, VectorType) for type in masked.result_types) > 1:
        _fail("multiple vector results not supported")
