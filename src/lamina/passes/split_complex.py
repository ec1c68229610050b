"""``lamina-split-complex-sums``: sums of complex numbers become sums of their real and of their imaginary parts.

No vector holds complex numbers. A contraction reads its operands often, so that it pays to take them apart before, and
to put the results together afterwards, by element-wise operations. Blocks of sums, products and conjugates are known.
"""

from __future__ import annotations

from lamina.dialects.arith import ops as arith
from lamina.dialects.complex import ops as complex
from lamina.dialects.linalg.builders import fill
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.region_builder import BodyBuilder
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp, element_type
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import ComplexType, RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter

_KNOWN = (complex.AddOp, complex.SubOp, complex.MulOp, complex.NegOp, complex.ConjOp, YieldOp)


@register_pass("lamina-split-complex-sums", summary="Add up real and imaginary parts of complex numbers apart")
class SplitComplexSums(Pass):
    """Reductions of complex numbers become reductions to two outputs."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if sums_complex_numbers(op)]:
            assert isinstance(op, LinalgOp)
            _split(op)


def sums_complex_numbers(op: Operation) -> bool:
    """Whether the pass changes an operation: one that adds to a single complex output."""
    if not isinstance(op, LinalgOp) or not op.reduction_dims or not op.has_pure_tensor_semantics:
        return False
    if op.num_dps_inits != 1 or not all(_is_complex(element_type(value.type)) for value in op.operands):
        return False
    if not all(isinstance(value.type, RankedTensorType) for value in op.operands):
        return False
    total = op.yield_op.operands[0].defining_op
    (acc,) = op.output_arguments
    if not isinstance(total, complex.AddOp) or acc not in (total.lhs, total.rhs) or len(list(acc.users)) != 1:
        return False
    return all(isinstance(inner, _KNOWN) for inner in op.block.operations) and total.lhs is not total.rhs


def _is_complex(type: Type) -> bool:
    return isinstance(type, ComplexType)


def _split(op: LinalgOp) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    assert isinstance(generic, GenericOp)
    rewriter.set_insertion_point(generic)
    known: dict[Value, list[Value]] = {}
    inputs = []
    for value in generic.dps_inputs:
        if value not in known:
            known[value] = _parts(rewriter, value)
        inputs += known[value]
    init = generic.dps_inits[0]
    maps = [map for map in generic.maps for _ in range(2)]
    sums = build_generic(
        rewriter,
        inputs,
        _initial_parts(rewriter, init),
        maps,
        generic.iterators,
        lambda builder, block: _block_of_parts(builder.builder, block, generic),
    )
    rewriter.replace_op(generic, [_together(rewriter, list(sums.results), init)])


def _empty(rewriter: PatternRewriter, like: Value, element: Type) -> Value:
    sizes, dynamic = split_mixed_values(dim_sizes(rewriter, like))
    return rewriter.create(EmptyOp, dynamic, result=RankedTensorType(sizes, element)).result


def _real_type(value: Value) -> Type:
    type = element_type(value.type)
    assert isinstance(type, ComplexType)
    return type.element_type


def _parts(rewriter: PatternRewriter, value: Value) -> list[Value]:
    """Tensors of the real and of the imaginary parts."""
    real = _real_type(value)
    targets = [_empty(rewriter, value, real) for _ in range(2)]
    rank = len(dim_sizes(rewriter, value))

    def body(builder: BodyBuilder, block: Block) -> list[Value]:
        return _taken_apart(builder.builder, block.arguments[0])

    maps = [AffineMap.identity(rank)] * 3
    return list(build_generic(rewriter, [value], targets, maps, [PARALLEL] * rank, body).results)


def _taken_apart(builder: Builder, number: Value) -> list[Value]:
    return [builder.create(complex.ReOp, number).real, builder.create(complex.ImOp, number).imaginary]


def _initial_parts(rewriter: PatternRewriter, init: Value) -> list[Value]:
    """What the sums start with: fills of the parts of a number, if it is a fill."""
    owner = init.defining_op
    if not isinstance(owner, FillOp):
        return _parts(rewriter, init)
    real = _real_type(init)
    numbers = _taken_apart(rewriter, owner.dps_inputs[0])
    return [fill(rewriter, number, _empty(rewriter, init, real)).results[0] for number in numbers]


def _together(rewriter: PatternRewriter, parts: list[Value], like: Value) -> Value:
    """The complex numbers of two tensors of parts."""
    target = _empty(rewriter, like, element_type(like.type))
    rank = len(dim_sizes(rewriter, like))

    def body(builder: BodyBuilder, block: Block) -> list[Value]:
        real, imaginary, _ = block.arguments
        return [builder.builder.create(complex.CreateOp, real, imaginary, complex=element_type(like.type)).complex]

    maps = [AffineMap.identity(rank)] * 3
    return build_generic(rewriter, parts, [target], maps, [PARALLEL] * rank, body).results[0]


def _block_of_parts(builder: Builder, block: Block, op: GenericOp) -> list[Value]:
    """The block on pairs of numbers."""
    arguments = iter(block.arguments)
    pairs: dict[Value, tuple[Value, Value]] = {
        argument: (next(arguments), next(arguments)) for argument in op.block.arguments
    }

    def each(cls: type[arith.AddFOp] | type[arith.SubFOp], left: Value, right: Value) -> tuple[Value, Value]:
        (a, b), (c, d) = pairs[left], pairs[right]
        return builder.create(cls, a, c).result, builder.create(cls, b, d).result

    for inner in op.block.operations:
        if isinstance(inner, complex.AddOp):
            pairs[inner.result] = each(arith.AddFOp, inner.lhs, inner.rhs)
        elif isinstance(inner, complex.SubOp):
            pairs[inner.result] = each(arith.SubFOp, inner.lhs, inner.rhs)
        elif isinstance(inner, complex.MulOp):
            pairs[inner.result] = _product(builder, pairs[inner.lhs], pairs[inner.rhs])
        elif isinstance(inner, complex.NegOp):
            a, b = pairs[inner.complex]
            pairs[inner.result] = builder.create(arith.NegFOp, a).result, builder.create(arith.NegFOp, b).result
        elif isinstance(inner, complex.ConjOp):
            a, b = pairs[inner.complex]
            pairs[inner.result] = a, builder.create(arith.NegFOp, b).result
    return list(pairs[op.yield_op.operands[0]])


def _product(builder: Builder, left: tuple[Value, Value], right: tuple[Value, Value]) -> tuple[Value, Value]:
    (a, b), (c, d) = left, right
    real = builder.create(
        arith.SubFOp, builder.create(arith.MulFOp, a, c).result, builder.create(arith.MulFOp, b, d).result
    ).result
    imaginary = builder.create(
        arith.AddFOp, builder.create(arith.MulFOp, a, d).result, builder.create(arith.MulFOp, b, c).result
    ).result
    return real, imaginary
