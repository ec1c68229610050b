"""vector.contract and vector.outerproduct as dot products, outer products, or products of vectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import Replacement, mask_operation, maskable_pattern
from lamina.dialects.arith.ops import AddFOp, AddIOp, ExtFOp, ExtSIOp, MulFOp, MulIOp
from lamina.dialects.vector.attributes import IteratorTypeAttr
from lamina.dialects.vector.builders import broadcast, combine, combining_op, extract, insert, select, transpose, zero
from lamina.dialects.vector.enums import CombiningKind, IteratorType, VectorContractLowering
from lamina.dialects.vector.ops import ContractionOp, FMAOp, OuterProductOp, ReductionOp
from lamina.dialects.vector.shapes import drop_front, with_element, with_leading, without_dimension
from lamina.dialects.vector.verification import contract_dim_pairs
from lamina.ir.affine import AffineDimExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr
from lamina.ir.builder import Builder
from lamina.ir.types import FloatType, IndexType, IntegerType, VectorType, element_type_or_self
from lamina.ir.value import Value
from lamina.rewrite.pattern import RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.vector.ops import MaskOp
    from lamina.rewrite.rewriter import MatchFailure, PatternRewriter

PARALLEL, REDUCTION = IteratorType.PARALLEL, IteratorType.REDUCTION


def vector_contract_lowering_patterns(
    strategy: VectorContractLowering = VectorContractLowering.DOT,
    benefit: int = 1,
    lower_outer_products: bool = True,
    mixed_types: bool = False,
) -> list[RewritePattern]:
    """MLIR's populateVectorContractLoweringPatterns; ``mixed_types`` also lowers sums of a wider type than the factors,
    which MLIR leaves alone but for outer products."""
    patterns = vector_outer_product_lowering_patterns(benefit) if lower_outer_products else []

    def lower(op: ContractionOp, mask: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        if not mixed_types and _mixes_types(op):
            return rewriter.notify_match_failure(op, "the accumulator is wider than the factors")
        return _lower_contract(op, mask, rewriter, strategy)

    def to_outer_products(op: ContractionOp, mask: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
        return _to_outer_products(op, mask, rewriter, strategy)

    return [
        *patterns,
        maskable_pattern(lower, ContractionOp, "ContractionOpLowering", benefit),
        maskable_pattern(to_outer_products, ContractionOp, "ContractionOpToOuterProductOpLowering", benefit),
    ]


def vector_outer_product_lowering_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorOuterProductLoweringPatterns."""
    return [maskable_pattern(_lower_outer_product, OuterProductOp, "OuterProductOpLowering", benefit)]


def _is_integer(type: Type) -> bool:
    return isinstance(element_type_or_self(type), IntegerType | IndexType)


def _mixes_types(op: ContractionOp) -> bool:
    element = element_type_or_self(op.acc.type)
    return any(element_type_or_self(operand.type) is not element for operand in (op.lhs, op.rhs))


def _multiply(builder: Builder, lhs: Value, rhs: Value) -> Value:
    return builder.create(MulIOp if _is_integer(lhs.type) else MulFOp, lhs, rhs).results[0]


def multiply_and_combine(
    builder: Builder, lhs: Value, rhs: Value, acc: Value | None, kind: CombiningKind, mask: Value | None = None
) -> Value | None:
    """Combines ``lhs * rhs`` with ``acc``: one fma for a sum of float vectors; None for a kind unsupported by the
    element type."""
    if combining_op(kind, lhs.type) is None:
        return None
    if not _is_integer(lhs.type) and acc is not None and isinstance(acc.type, VectorType) and kind is CombiningKind.ADD:
        fused = builder.create(FMAOp, lhs, rhs, acc).results[0]
        return fused if mask is None else select(builder, mask, fused, acc)
    product = _multiply(builder, lhs, rhs)
    return product if acc is None else combine(builder, kind, product, acc, None, mask)


def _lower_outer_product(op: OuterProductOp, masking: MaskOp | None, rewriter: PatternRewriter) -> Any:
    """Creates one vector product per element of the left vector."""
    result_type = op.result.type
    if result_type.rank >= 2 and result_type.all_dims_scalable:
        return False
    mask = None if masking is None else masking.mask
    if combining_op(op.kind, result_type) is None:
        return False
    if not isinstance(op.rhs.type, VectorType):
        wide = broadcast(rewriter, op.rhs, op.lhs.type)
        return multiply_and_combine(rewriter, op.lhs, wide, op.acc, op.kind, mask)
    result = zero(rewriter, result_type)
    for row in range(result_type.shape[0]):
        scalar = extract(rewriter, op.lhs, [row])
        wide = broadcast(rewriter, scalar, op.rhs.type)
        acc = None if op.acc is None else extract(rewriter, op.acc, [row])
        row_mask = None if mask is None else extract(rewriter, mask, [row])
        product = multiply_and_combine(rewriter, wide, op.rhs, acc, op.kind, row_mask)
        assert product is not None
        result = insert(rewriter, product, result, [row])
    return result


# ---- The structure of a contraction


def _maps(op: ContractionOp) -> list[AffineMap]:
    return [attribute.map for attribute in op.indexing_maps if isinstance(attribute, AffineMapAttr)]


def _iterators(op: ContractionOp) -> list[IteratorType]:
    return op.iterator_types


def _layout(op: ContractionOp, names: str) -> tuple[str, str, str]:
    """Returns the maps with a letter per iterator: ``("mk", "kn", "mn")``."""
    dims = [
        "".join(names[expr.position] for expr in map.results if isinstance(expr, AffineDimExpr)) for map in _maps(op)
    ]
    return dims[0], dims[1], dims[2]


def matrix_layout(op: ContractionOp) -> tuple[str, str, str] | None:
    """Returns the layout of a matrix product, in letters m, n (parallel) and k (reduction); None for other
    structures."""
    return _layout(op, "mnk") if _iterators(op) == [PARALLEL, PARALLEL, REDUCTION] else None


def _lower_contract(
    op: ContractionOp, masking: MaskOp | None, rewriter: PatternRewriter, strategy: VectorContractLowering
) -> Replacement:
    if op.kind is not CombiningKind.ADD:
        return rewriter.notify_match_failure(op, "contractions other than 'add' not supported")
    for attempt in (_to_outer_products, _to_dot_products, _to_elementwise):
        lowered = attempt(op, masking, rewriter, strategy)
        if isinstance(lowered, Value):
            return lowered
    mask = None if masking is None else masking.mask
    maps, iterators = _maps(op), _iterators(op)
    batch = contract_dim_pairs(maps, iterators, PARALLEL)
    if batch:
        return _unroll_parallel(op, batch[0][0], batch[0][1], mask, rewriter)
    contracting = contract_dim_pairs(maps, iterators, REDUCTION)
    for axis in range(op.lhs.type.rank):
        if all(left != axis for left, _ in contracting):
            return _unroll_parallel(op, axis, -1, mask, rewriter)
    for axis in range(op.rhs.type.rank):
        if all(right != axis for _, right in contracting):
            return _unroll_parallel(op, -1, axis, mask, rewriter)
    return _unroll_reduction(op, mask, rewriter) if contracting else False


# ---- Outer products

# For each layout how to get operands whose first dimension is the reduction: the operand that provides the rows and
# the one that provides the columns; a capital letter means transposed.
_MATMAT = {
    ("mk", "kn", "mn"): ("L", "r"),
    ("mk", "nk", "mn"): ("L", "R"),
    ("km", "kn", "mn"): ("l", "r"),
    ("km", "nk", "mn"): ("l", "R"),
    ("mk", "kn", "nm"): ("r", "L"),
    ("mk", "nk", "nm"): ("R", "L"),
    ("km", "kn", "nm"): ("r", "l"),
    ("km", "nk", "nm"): ("R", "l"),
}
_MATVEC = {
    ("mk", "k", "m"): ("L", "r"),
    ("km", "k", "m"): ("l", "r"),
    ("k", "mk", "m"): ("R", "l"),
    ("k", "km", "m"): ("r", "l"),
}


def _to_outer_products(
    op: ContractionOp, masking: MaskOp | None, rewriter: PatternRewriter, strategy: VectorContractLowering
) -> Replacement:
    """Creates one outer product per step of the reduction."""
    if strategy is not VectorContractLowering.OUTER_PRODUCT:
        return False
    iterators = _iterators(op)
    recipe: tuple[str, str] | None = None
    mask_order: tuple[int, ...] | None = None
    if iterators == [PARALLEL, PARALLEL, REDUCTION]:
        recipe, mask_order = _MATMAT.get(_layout(op, "mnk")), (2, 0, 1)
    elif iterators == [PARALLEL, REDUCTION]:
        recipe, mask_order = _MATVEC.get(_layout(op, "mk")), (1, 0)
    elif iterators == [REDUCTION, PARALLEL]:
        recipe = _MATVEC.get(_layout(op, "km"))
    if recipe is None:
        return False
    operands = {"l": op.lhs, "r": op.rhs}
    first = operands[recipe[0].lower()].type
    axis = 1 if recipe[0].isupper() else 0
    if first.scalable_dims[axis]:
        return False
    products: dict[str, Value] = {}
    # The transposes are in operand order, except swapped operands.
    for letter in recipe:
        value = operands[letter.lower()]
        products[letter] = transpose(rewriter, value, [1, 0]) if letter.isupper() else value
    mask: Value | None = None if masking is None else masking.mask
    if mask is not None and mask_order is not None:
        mask = transpose(rewriter, mask, mask_order)
    result: Value = op.acc
    element = element_type_or_self(result.type)
    for step in range(first.shape[axis]):
        rows, columns = (extract(rewriter, products[letter], [step]) for letter in recipe)
        rows, columns = _promote(rewriter, rows, element), _promote(rewriter, columns, element)
        step_mask = None if mask is None else extract(rewriter, mask, [step])
        product = rewriter.create(OuterProductOp, rows, columns, result, op.kind, result=result.type)
        result = mask_operation(rewriter, product, step_mask).results[0]
    return result


def _promote(builder: Builder, value: Value, element: Type) -> Value:
    if element_type_or_self(value.type) is element:
        return value
    cls = ExtFOp if isinstance(element, FloatType) else ExtSIOp
    return builder.create(cls, value, out=with_element(value.type, element)).results[0]


# ---- Dot products

# As above, with the reduction last.
_MATMAT_DOT = {
    ("mk", "kn", "mn"): ("l", "R"),
    ("mk", "nk", "mn"): ("l", "r"),
    ("km", "kn", "mn"): ("L", "R"),
    ("km", "nk", "mn"): ("L", "r"),
    ("mk", "kn", "nm"): ("R", "l"),
    ("mk", "nk", "nm"): ("r", "l"),
    ("km", "kn", "nm"): ("R", "L"),
    ("km", "nk", "nm"): ("r", "L"),
}
_MATVEC_DOT = {
    ("mk", "k", "m"): ("l", "r"),
    ("km", "k", "m"): ("L", "r"),
    ("k", "mk", "m"): ("r", "l"),
    ("k", "km", "m"): ("R", "l"),
}


def _to_dot_products(
    op: ContractionOp, masking: MaskOp | None, rewriter: PatternRewriter, strategy: VectorContractLowering
) -> Replacement:
    """Creates one dot product per element of the result."""
    if masking is not None or strategy is not VectorContractLowering.DOT:
        return False
    iterators = _iterators(op)
    recipe: tuple[str, str] | None = None
    if iterators == [PARALLEL, PARALLEL, REDUCTION]:
        recipe = _MATMAT_DOT.get(_layout(op, "mnk"))
    elif iterators == [PARALLEL, REDUCTION]:
        recipe = _MATVEC_DOT.get(_layout(op, "mk"))
    if recipe is None:
        return False
    operands = {"l": op.lhs, "r": op.rhs}
    lhs, rhs = (
        transpose(rewriter, operands[letter.lower()], [1, 0]) if letter.isupper() else operands[letter]
        for letter in recipe
    )
    type = op.result.type
    assert isinstance(type, VectorType)
    result = zero(rewriter, type)
    columns: list[Value] = []
    for row in range(type.shape[0]):
        left = extract(rewriter, lhs, [row])
        for column in range(type.shape[1] if type.rank == 2 else 1):
            if row == 0:
                columns.append(rhs if type.rank == 1 else extract(rewriter, rhs, [column]))
            product = _multiply(
                rewriter,
                _promote(rewriter, left, type.element_type),
                _promote(rewriter, columns[column], type.element_type),
            )
            total = _sum(rewriter, product, None)
            result = insert(rewriter, total, result, [row] if type.rank == 1 else [row, column])
    return rewriter.create(AddIOp if _is_integer(type) else AddFOp, result, op.acc).results[0]


def _sum(builder: Builder, value: Value, acc: Value | None) -> Value:
    reduction = builder.create(ReductionOp, CombiningKind.ADD, value, acc, dest=element_type_or_self(value.type))
    return reduction.results[0]


# ---- Elementwise


def _to_elementwise(
    op: ContractionOp, masking: MaskOp | None, rewriter: PatternRewriter, strategy: VectorContractLowering
) -> bool | Value | None:
    """Lowers single-step reductions: broadcasts the operands to the shape of the result and multiplies."""
    if masking is not None or strategy is not VectorContractLowering.PARALLEL_ARITH:
        return False
    maps, iterators = _maps(op), _iterators(op)
    reductions = [
        [axis for axis in range(map.num_results) if iterators[map.dim_position(axis)] is REDUCTION] for map in maps[:2]
    ]
    for operand, axes in zip((op.lhs, op.rhs), reductions, strict=True):
        if any(operand.type.shape[axis] != 1 for axis in axes):
            return False
    result = op.results[0].type
    if combining_op(op.kind, result) is None or not isinstance(result, VectorType):
        return False
    plans = [_plan_elementwise(maps[side], maps[2], result, reductions[side]) for side in (0, 1)]
    values: list[Value] = [op.lhs, op.rhs]
    for side, (added, _) in enumerate(plans):
        if added:
            old = values[side].type
            assert isinstance(old, VectorType)
            values[side] = broadcast(rewriter, values[side], with_leading(added, old))
    for side, (_, order) in enumerate(plans):
        values[side] = transpose(rewriter, values[side], order)
    for side, axes in enumerate(reductions):
        values[side] = extract(rewriter, values[side], [0] * len(axes))
    return multiply_and_combine(rewriter, values[0], values[1], op.acc, op.kind)


def _plan_elementwise(
    map: AffineMap, result_map: AffineMap, result: VectorType, reductions: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Returns the dimensions to prepend to an operand, and the permutation that then puts its reductions first."""
    missing = result_map.num_results - (map.num_results - len(reductions))
    added: list[int] = []
    order: list[int] = []
    for axis in range(result_map.num_results):
        position = map.result_position(result_map.results[axis])
        if position is None:
            added.append(result.shape[axis])
            order.append(len(added) - 1)
        else:
            order.append(missing + position)
    return added, [*(missing + axis for axis in reductions), *order]


# ---- Unrolling one dimension


def _drop_iterator(map: AffineMap, iterator: int) -> AffineMap:
    """Returns the map without an iterator and the result equal to it."""
    kept = [
        AffineDimExpr(expr.position - (expr.position > iterator))
        for expr in map.results
        if isinstance(expr, AffineDimExpr) and expr.position != iterator
    ]
    return AffineMap(map.num_dims - 1, 0, kept)


def _smaller_traits(op: ContractionOp, iterator: int) -> tuple[ArrayAttr, ArrayAttr]:
    maps = ArrayAttr(AffineMapAttr(_drop_iterator(map, iterator)) for map in _maps(op))
    kinds = [IteratorTypeAttr(kind) for index, kind in enumerate(op.iterator_types) if index != iterator]
    return maps, ArrayAttr(kinds)


def _position_of(map: AffineMap, iterator: int) -> int:
    position = map.result_position(AffineDimExpr(iterator))
    return -1 if position is None else position


def _unroll_parallel(
    op: ContractionOp, left: int, right: int, mask: Value | None, rewriter: PatternRewriter
) -> Value | MatchFailure:
    """Creates a smaller contraction for each index of a parallel dimension, which is ``left`` of lhs, ``right`` of
    rhs."""
    maps = _maps(op)
    if left >= 0:
        iterator, size, scalable = maps[0].dim_position(left), op.lhs.type.shape[left], op.lhs.type.scalable_dims[left]
        if right >= 0 and maps[1].dim_position(right) != iterator:
            return rewriter.notify_match_failure(op, "lhs and rhs do not map to the same dimension")
    else:
        iterator = maps[1].dim_position(right)
        size, scalable = op.rhs.type.shape[right], op.rhs.type.scalable_dims[right]
    if scalable:
        return rewriter.notify_match_failure(op, "Unrolling scalable dimension is not supported yet")
    at_result = _position_of(maps[2], iterator)
    if at_result == -1 and size != 1:
        return rewriter.notify_match_failure(op, "expected the dimension to appear in the result map")
    traits = _smaller_traits(op, iterator)
    type = op.result.type
    result = zero(rewriter, type)
    for index in range(size):
        lhs = take_slice(rewriter, op.lhs, left, index)
        rhs = take_slice(rewriter, op.rhs, right, index)
        acc = take_slice(rewriter, op.acc, at_result, index)
        part_mask = None if mask is None else take_slice(rewriter, mask, iterator, index)
        part = rewriter.create(ContractionOp, lhs, rhs, acc, *traits, result=acc.type)
        value = mask_operation(rewriter, part, part_mask).results[0]
        result = put_slice(rewriter, value, result, at_result, index)
    return result


def _unroll_reduction(op: ContractionOp, mask: Value | None, rewriter: PatternRewriter) -> Replacement:
    """Returns the first reduction, with all parallel dimensions gone: a chain of smaller contractions, or a dot
    product."""
    if isinstance(op.result.type, VectorType):
        return rewriter.notify_match_failure(op, "did not expect a VectorType result")
    maps = _maps(op)
    left, right = _position_of(maps[0], 0), _position_of(maps[1], 0)
    if left < 0 or right < 0:
        return rewriter.notify_match_failure(op, "expected the reduction in both operands")
    if op.lhs.type.rank == 1:
        if op.rhs.type.rank != 1:
            return rewriter.notify_match_failure(op, "When LHS has rank 1, expected also RHS to have rank 1")
        element = op.acc.type
        product = _multiply(rewriter, _promote(rewriter, op.lhs, element), _promote(rewriter, op.rhs, element))
        total = rewriter.create(ReductionOp, CombiningKind.ADD, product, op.acc, dest=op.acc.type)
        return mask_operation(rewriter, total, mask).results[0]
    if op.lhs.type.scalable_dims[left]:
        return rewriter.notify_match_failure(op, "Unrolling scalable dimension is not supported yet")
    traits = _smaller_traits(op, 0)
    result = op.acc
    for index in range(op.lhs.type.shape[left]):
        lhs = take_slice(rewriter, op.lhs, left, index)
        rhs = take_slice(rewriter, op.rhs, right, index)
        part_mask = None if mask is None else take_slice(rewriter, mask, 0, index)
        part = rewriter.create(ContractionOp, lhs, rhs, result, *traits, result=result.type)
        result = mask_operation(rewriter, part, part_mask).results[0]
    return result


def take_slice(builder: Builder, value: Value, axis: int, index: int) -> Value:
    """Returns the vector at an index of a dimension (the value itself for dimension -1)."""
    if axis == -1:
        return value
    if axis == 0:
        return extract(builder, value, [index])
    type: Any = value.type
    result = zero(builder, without_dimension(type, axis))
    for outer in range(type.shape[0]):
        part = extract(builder, value, [outer])
        result = insert(builder, take_slice(builder, part, axis - 1, index), result, [outer])
    return result


def put_slice(builder: Builder, value: Value, dest: Value, axis: int, index: int) -> Value:
    """``dest`` with the value at an index of a dimension (the value itself for dimension -1)."""
    if axis == -1:
        return value
    if axis == 0:
        return insert(builder, value, dest, [index])
    type: Any = dest.type
    assert drop_front(type, 1).rank
    result = dest
    for outer in range(type.shape[0]):
        part = extract(builder, result, [outer])
        stored = extract(builder, value, [outer])
        result = insert(builder, put_slice(builder, stored, part, axis - 1, index), result, [outer])
    return result
