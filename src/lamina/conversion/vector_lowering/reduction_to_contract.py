"""Multi-dimensional reductions of products as vector.contract, which takes broadcasts and transposes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.conversion.vector_lowering.common import mask_operation, maskable_pattern
from lamina.dialects.arith.ops import MulFOp, MulIOp
from lamina.dialects.vector.attributes import CombiningKindAttr, IteratorTypeAttr
from lamina.dialects.vector.enums import CombiningKind, IteratorType
from lamina.dialects.vector.ops import BroadcastOp, ContractionOp, MaskOp, MultiDimReductionOp, TransposeOp
from lamina.ir.affine import AffineMap, dim, inverse_permutation, unused_dims
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import AffineMapAttr, ArrayAttr
from lamina.ir.types import ShapedType, VectorType
from lamina.ir.value import Value, type_as
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import FunctionPattern, Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.conversion.vector_lowering.common import Replacement


def _contract(
    rewriter: PatternRewriter,
    operands: Sequence[Value],
    maps: Sequence[AffineMap],
    iterators: Sequence[IteratorType],
    kind: CombiningKind = CombiningKind.ADD,
) -> ContractionOp:
    properties: dict[str, Attribute] = {
        "indexing_maps": ArrayAttr([AffineMapAttr(map) for map in maps]),
        "iterator_types": ArrayAttr([IteratorTypeAttr(kind) for kind in iterators]),
        "kind": CombiningKindAttr(kind),
    }
    return rewriter.insert(ContractionOp(operands, [operands[2].type], properties, location=rewriter.location))


def _maps(op: ContractionOp) -> list[AffineMap]:
    return [attribute.map for attribute in op.indexing_maps if isinstance(attribute, AffineMapAttr)]


def _reduction_to_contract(op: MultiDimReductionOp, mask: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """A sum of products is a contraction of the factors."""
    product = op.source.defining_op
    if op.kind is not CombiningKind.ADD or not isinstance(product, MulIOp | MulFOp):
        return False
    reduced = set(op.reduction_dims)
    rank = op.source.type.rank
    identity = AffineMap.identity(rank)
    result = AffineMap(rank, 0, [dim(axis) for axis in range(rank) if axis not in reduced])
    kinds = [IteratorType.REDUCTION if axis in reduced else IteratorType.PARALLEL for axis in range(rank)]
    new_op: Any = _contract(rewriter, [*product.operands, op.acc], [identity, identity, result], kinds)
    if mask is not None:
        new_op = mask_operation(rewriter, new_op, mask.mask)
    value: Replacement = new_op.results[0]
    return value


def _without_broadcast(op: ContractionOp, value: Value, map: AffineMap) -> tuple[Value, AffineMap] | None:
    """Returns the source of a broadcast that only adds leading dims, and its map; None if it cannot be folded."""
    owner = value.defining_op
    if not isinstance(owner, BroadcastOp):
        return None
    source: Any = owner.source.type
    target = type_as(owner.results[0], ShapedType)
    if not isinstance(source, VectorType) or source.rank == target.rank:
        return None
    lead = target.rank - source.rank
    if source.shape != target.shape[lead:]:
        return None
    kinds = op.iterator_types
    for axis in range(lead):
        if target.shape[axis] != 1 and kinds[map.dim_position(axis)] is IteratorType.REDUCTION:
            return None
    kept = AffineMap(target.rank, 0, [dim(lead + axis) for axis in range(source.rank)])
    return owner.source, kept.compose(map)


def _combine_broadcasts(op: ContractionOp, mask: MaskOp | None, rewriter: PatternRewriter) -> Replacement:
    """Broadcasts of the factors become maps without the added dims."""
    maps = _maps(op)
    operands = [op.lhs, op.rhs, op.acc]
    changed = False
    for position in range(2):
        broadcast = _without_broadcast(op, operands[position], maps[position])
        if broadcast is not None:
            operands[position], maps[position] = broadcast
            changed = True
    if not changed:
        return False
    unused = unused_dims(maps)
    maps = [map.compress_dims(unused) for map in maps]
    kinds = [kind for loop, kind in enumerate(op.iterator_types) if loop not in unused]
    if IteratorType.REDUCTION not in kinds:
        return False
    if mask is not None and unused:
        return rewriter.notify_match_failure(op, "Cannot drop mask dims")
    new_op: Any = _contract(rewriter, operands, maps, kinds, op.kind)
    if mask is not None:
        new_op = mask_operation(rewriter, new_op, mask.mask)
    value: Replacement = new_op.results[0]
    return value


def _combine_transposes(op: ContractionOp, rewriter: PatternRewriter) -> Outcome:
    """Transposes of the factors go into the maps."""
    maps = _maps(op)
    operands = [op.lhs, op.rhs, op.acc]
    changed = False
    for position in range(2):
        owner = operands[position].defining_op
        if isinstance(owner, TransposeOp):
            inverse = inverse_permutation(AffineMap.permutation(owner.permutation))
            assert inverse is not None
            maps[position] = inverse.compose(maps[position])
            operands[position] = owner.vector
            changed = True
    if not changed:
        return False
    rewriter.replace_op(op, _contract(rewriter, operands, maps, op.iterator_types, op.kind).results)
    return True


def _combine_result_transpose(op: TransposeOp, rewriter: PatternRewriter) -> Outcome:
    """Removes a transpose of the accumulator and the inverse transpose of the contraction's result."""
    contract = op.vector.defining_op
    if not isinstance(contract, ContractionOp):
        return False
    use = contract.results[0].first_use
    if use is None or use.next_use is not None:
        return False
    before = contract.acc.defining_op
    if not isinstance(before, TransposeOp):
        return False
    maps = _maps(contract)
    inverse = inverse_permutation(AffineMap.permutation(before.permutation))
    combined = AffineMap.permutation(op.permutation).compose(maps[2])
    assert inverse is not None
    if inverse.compose(maps[2]) is not combined:
        return False
    maps[2] = combined
    operands = [contract.lhs, contract.rhs, before.vector]
    rewriter.replace_op(op, _contract(rewriter, operands, maps, contract.iterator_types, contract.kind).results)
    return True


def vector_reduction_to_contract_patterns(benefit: int = 1) -> list[RewritePattern]:
    """MLIR's populateVectorReductionToContractPatterns."""
    return [
        maskable_pattern(_reduction_to_contract, MultiDimReductionOp, "MultiReduceToContract", benefit),
        maskable_pattern(_combine_broadcasts, ContractionOp, "CombineContractBroadcastMask", benefit),
        FunctionPattern(_combine_transposes, ContractionOp, benefit, "CombineContractABTranspose"),
        FunctionPattern(_combine_result_transpose, TransposeOp, benefit, "CombineContractResultTranspose"),
    ]
