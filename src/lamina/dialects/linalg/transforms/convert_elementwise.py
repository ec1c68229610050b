"""Operations of arith and math on tensors as linalg.generic."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.reductions import is_elementwise_mappable
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType, ShapedType, element_type_or_self
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


def maps_over_tensors(op: Operation) -> bool:
    """True if the operation maps a scalar operation over ranked tensors, some operands of which may be scalars."""
    if not is_elementwise_mappable(op):
        return False
    shaped = [type for type in op.operand_types if isinstance(type, ShapedType)]
    return bool(shaped) and all(isinstance(type, RankedTensorType) for type in shaped)


def _destinations(op: Operation, rewriter: PatternRewriter) -> list[Value]:
    """Returns for each result an operand of its type, otherwise a new empty tensor."""
    destinations: list[Value] = []
    for type in op.result_types:
        same = next((value for value in op.operands if value.type is type), None)
        if same is None:
            assert isinstance(type, RankedTensorType)
            static, dynamic = split_mixed_values(dim_sizes(rewriter, _first_tensor(op)))
            empty = EmptyOp(dynamic, [RankedTensorType(static, type.element_type)], location=rewriter.location)
            same = rewriter.insert(empty).results[0]
        destinations.append(same)
    return destinations


def _first_tensor(op: Operation) -> Value:
    return next(value for value in op.operands if isinstance(value.type, RankedTensorType))


@pattern(name="ConvertAnyElementwiseMappableOpOnRankedTensors")
def elementwise_to_generic(op: Operation, rewriter: PatternRewriter) -> Outcome:
    """elementwise(x, y) -> generic { scalar op } ins(x, y)"""
    if not maps_over_tensors(op):
        return rewriter.notify_match_failure(op, "requires elementwise op on ranked tensors")
    first = op.result_types[0]
    assert isinstance(first, RankedTensorType)
    rank = first.rank
    outputs = _destinations(op, rewriter)
    types = [element_type_or_self(type) for type in op.result_types]

    def body(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        operands = block.arguments[: len(op._operands)]
        new_op = type(op)(operands, types, dict(op._properties), dict(op._attributes), location=op.raw_location)
        return helper.builder.insert(new_op).results

    scalar, whole = AffineMap(rank, 0, []), AffineMap.identity(rank)
    maps = [whole if isinstance(value.type, RankedTensorType) else scalar for value in (*op.operands, *outputs)]
    new_op = build_generic(
        rewriter,
        op.operands,
        outputs,
        maps,
        [PARALLEL] * rank,
        body,
        result_types=op.result_types,
    )
    rewriter.replace_op(op, new_op.results)
    return True
