"""``lamina-read-divided-indices``: operands read at quotients and remainders are read in the block.

No vector is loaded along a loop whose index is divided. Such an operand becomes a `tensor.extract` in the block, at
indices that `affine.apply` computes, which is gathered; operands divided only in loops outside of the vectors
stay.
"""

from __future__ import annotations

from lamina.conversion.vector_loops.iteration import linear
from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.ops import IndexOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.ir.affine import AffineDimExpr, AffineExpr, AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter


@register_pass("lamina-read-divided-indices", summary="Read operands at quotients and remainders in the block")
class ReadDividedIndices(Pass):
    """Inputs of structured operations become reads in their blocks."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if reads_divided_indices(op)]:
            assert isinstance(op, GenericOp)
            _read_in_block(op)


def reads_divided_indices(op: Operation) -> bool:
    """True if the pass changes an operation."""
    return isinstance(op, GenericOp) and op.has_pure_tensor_semantics and bool(_divided_inputs(op))


def _divided_inputs(op: GenericOp) -> list[int]:
    """Returns the inputs whose subscripts divide the index of the result's innermost loop; none if the sizes of the
    loops then were not known."""
    inner = op.maps[-1].results[-1:]
    if len(inner) != 1 or not isinstance(inner[0], AffineDimExpr):
        return []
    loop = inner[0].position
    divided = [
        number
        for number, (value, map) in enumerate(zip(op.dps_inputs, op.maps, strict=False))
        if isinstance(value.type, RankedTensorType) and any(_divides(expr, loop) for expr in map.results)
    ]
    kept = [map for number, map in enumerate(op.maps) if number not in divided]
    sized = {expr.position for map in kept for expr in map.results if isinstance(expr, AffineDimExpr)}
    return divided if len(sized) == op.num_loops else []


def _divides(expr: AffineExpr, loop: int) -> bool:
    return expr.is_function_of_dim(loop) and linear(expr) is None


def _read_in_block(op: GenericOp) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    divided = _divided_inputs(op)
    inputs = [value for number, value in enumerate(op.dps_inputs) if number not in divided]
    maps = [map for number, map in enumerate(op.maps) if number not in divided]
    generic = make_generic(inputs, list(op.dps_inits), maps, op.iterators, location=op.raw_location)
    rewriter.insert(generic)
    arguments = [argument for number, argument in enumerate(op.block.arguments) if number not in divided]
    block = Block([argument.type for argument in arguments], [argument.location for argument in arguments])
    generic.regions[0].append(block)
    mapping = IRMapping()
    mapping.values.update(zip(arguments, block.arguments, strict=True))
    with rewriter.insertion_guard(InsertionPoint(block)):
        for number in divided:
            mapping.values[op.block.arguments[number]] = _element(rewriter, op, number)
        for inner in op.block.operations:
            rewriter.clone(inner, mapping)
    rewriter.replace_op(op, generic.results)


def _element(rewriter: PatternRewriter, op: LinalgOp, number: int) -> Value:
    """Returns what the block reads of an input."""
    indices = []
    for expr in op.maps[number].results:
        loops = sorted({one.position for one in expr.walk() if isinstance(one, AffineDimExpr)})
        values = [rewriter.create(IndexOp, loop).result for loop in loops]
        if isinstance(expr, AffineDimExpr):
            indices.append(values[0])
            continue
        map = AffineMap(op.num_loops, 0, [expr]).compress_unused_dims()
        indices.append(rewriter.create(AffineApplyOp, AffineMapAttr(map), values).result)
    return rewriter.create(ExtractOp, op.dps_inputs[number], indices).result
