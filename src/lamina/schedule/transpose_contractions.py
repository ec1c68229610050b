"""``lamina-transpose-contractions``: contractions whose tensors are not read in order become products of matrices."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.dialects.linalg.structure import PARALLEL, REDUCTION, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import RankedTensorType
from lamina.ir.value import Value, type_as
from lamina.passes.transpositions import collapsed, expanded, transposed, with_block_of
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import PatternRewriter
from lamina.schedule.contractions import Loops, MatrixProduct, matrix_product
from lamina.schedule.structure import StructuredOp


@register_pass("lamina-transpose-contractions", summary="Transpose contractions into products of matrices")
class TransposeContractions(Pass):
    """Replaces contractions of tensors of static sizes for which `matrix_product` has a form."""

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp)]:
            if (form := form_of(op)) is not None:
                _as_product(op, form)


def form_of(op: Operation) -> MatrixProduct | None:
    """Returns the product of matrices that an operation becomes; None if it stays."""
    return matrix_product(StructuredOp(op)) if isinstance(op, LinalgOp) else None


def _as_product(op: LinalgOp, form: MatrixProduct) -> None:
    rewriter = PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location)
    generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
    if not isinstance(generic, GenericOp):
        return
    rewriter.set_insertion_point(generic)
    values = [*generic.dps_inputs, *generic.dps_inits]
    before = [map.dim_positions() for map in generic.maps]
    *inputs, init = [
        _as_matrix(rewriter, value, before[number], form.groups(form.layouts[number]))
        for number, value in enumerate(values)
    ]
    kinds = [*[PARALLEL] * (len(form.loops) - 1), REDUCTION]
    product = with_block_of(rewriter, generic, inputs, init, [form.map(number) for number in range(3)], kinds)
    order = form.order(form.layouts[2])
    sizes = [generic.static_loop_ranges[loop] for loop in order]
    type = RankedTensorType(sizes, type_as(init, RankedTensorType).element_type)
    groups = [[order.index(loop) for loop in group] for group in form.groups(form.layouts[2])]
    result = expanded(rewriter, product.results[0], groups, type)
    rewriter.replace_op(generic, [transposed(rewriter, result, [order.index(loop) for loop in before[2]])])


def _as_matrix(rewriter: PatternRewriter, value: Value, loops: Sequence[int], groups: Sequence[Loops]) -> Value:
    """Returns a tensor with its dims in the order of groups of loops, each group as one dim."""
    order = [loop for group in groups for loop in group]
    value = transposed(rewriter, value, [loops.index(loop) for loop in order])
    return collapsed(rewriter, value, [[order.index(loop) for loop in group] for group in groups])
