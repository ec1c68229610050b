"""linalg.softmax as two reductions and two elementwise operations.

``softmax(x)[i] = exp(x[i] - max(x)) / sum over j of exp(x[j] - max(x))``: without the maximum, which cancels, the
exponentials could overflow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.dialects.arith.reductions import combine, identity_value
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.types import FloatType, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from lamina.rewrite.rewriter import MatchFailure


def decompose_softmax(rewriter: PatternRewriter, op: SoftmaxOp) -> LinalgOp | MatchFailure:
    """Decomposes a softmax of float tensors into maximum, exponentials, sum, quotients. Returns the last one."""
    type = op.output.type
    if not isinstance(op.input.type, RankedTensorType) or not isinstance(type, RankedTensorType):
        return rewriter.notify_match_failure(op, "only a softmax on tensors can be decomposed")
    element = type.element_type
    if not isinstance(element, FloatType):
        return rewriter.notify_match_failure(op, "the elements are not floats")
    reduced = op.dimension
    identity = AffineMap.identity(type.rank)
    remaining = AffineMap(type.rank, 0, [dim(axis) for axis in range(type.rank) if axis != reduced])

    def reduction(kind: AtomicRMWKind, source: Value) -> Value:
        filled = fill(rewriter, identity_value(rewriter, kind, element), empty).results[0]
        iterators = [REDUCTION if axis == reduced else PARALLEL for axis in range(type.rank)]

        def body(helper: BodyBuilder, block: Block) -> Sequence[Value]:
            return [combine(helper.builder, kind, *block.arguments)]

        return build_generic(rewriter, [source], [filled], [identity, remaining], iterators, body).results[0]

    def elementwise(names: Sequence[str], value: Value, by: Value) -> LinalgOp:
        maps = [identity, remaining, identity]
        return build_generic(rewriter, [value, by], [op.output], maps, [PARALLEL] * type.rank, _chain(names))

    with rewriter.insertion_guard(InsertionPoint.before_op(op)):
        rewriter.location = op.raw_location
        sizes = dim_sizes(rewriter, op.input)
        del sizes[reduced]
        shape, dynamic = split_mixed_values(sizes)
        empty = rewriter.create(EmptyOp, dynamic, result_types=[RankedTensorType(shape, element)]).results[0]
        largest = reduction(AtomicRMWKind.MAXNUMF, op.input)
        numerator = elementwise(["arith.subf", "math.exp"], op.input, largest).results[0]
        denominator = reduction(AtomicRMWKind.ADDF, numerator)
        quotient = elementwise(["arith.divf"], numerator, denominator)
        rewriter.replace_op(op, quotient.results)
    return quotient


def _chain(names: Sequence[str]) -> Callable[[BodyBuilder, Block], Sequence[Value]]:
    """Returns a body that applies the first operation to both inputs, and each further one to the result before."""

    def body(helper: BodyBuilder, block: Block) -> Sequence[Value]:
        operands: list[Value] = list(block.arguments[:2])
        for name in names:
            operands = list(helper.make(name, operands, [operands[0].type]).results)
        return operands

    return body
