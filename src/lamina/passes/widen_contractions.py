"""``lamina-widen-contractions``: narrow operands of contractions are extended once, before, and not at every use."""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.matrix_tiles import suits_bf16_matrices
from lamina.dialects.arith.ops import ExtFOp, ExtSIOp, ExtUIOp
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import OpOperand, Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter

FEWEST_USES = 8
"""Minimum number of uses per element for an extended copy to pay."""

Extension = ExtFOp | ExtSIOp | ExtUIOp


@register_pass("lamina-widen-contractions", summary="Extend narrow operands of contractions before they are used")
class WidenContractions(Pass):
    """Moves extensions of frequently used operands out of the body into an element-wise operation."""

    integers = option("integers", False, "Extend integers too, not only floats")
    keep_matrices = option(
        "keep-matrices", False, "Leave products of bf16 that divide into tiles of two-dimensional registers"
    )

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]:
            if self.keep_matrices and suits_bf16_matrices(op):
                continue
            if any(is_widened(op, slot, self.integers) for slot in op.dps_input_operands):
                self._widen(op)

    def _widen(self, op: LinalgOp) -> None:
        rewriter = PatternRewriter(InsertionPoint.before_op(op))
        generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
        assert isinstance(generic, GenericOp)
        for slot in generic.dps_input_operands:
            extension = extension_of(generic, slot)
            if extension is None or not is_widened(generic, slot, self.integers):
                continue
            rewriter.set_insertion_point(generic)
            wide = extended(rewriter, slot.value, extension.__class__, extension.out.type)
            argument = generic.matching_argument(slot)
            argument.type = extension.out.type
            rewriter.replace_op(extension, [argument])
            slot.set(wide)


def extension_of(op: LinalgOp, slot: OpOperand) -> Extension | None:
    """Returns the extension that is the only user of an operand's elements."""
    users = list(op.matching_argument(slot).users)
    return users[0] if len(users) == 1 and isinstance(users[0], Extension) else None


def is_widened(op: LinalgOp, slot: OpOperand, integers: bool) -> bool:
    """True if the pass extends an operand: the block does, and each element is used often."""
    extension = extension_of(op, slot)
    if extension is None or not (integers or isinstance(extension, ExtFOp)) or not op.reduction_dims:
        return False
    return is_used(op, slot, FEWEST_USES)


def is_used(op: LinalgOp, slot: OpOperand, fewest: int) -> bool:
    """True if each element of an operand is used so often, or perhaps so."""
    map, sizes = op.matching_map(slot), op.static_loop_ranges
    other = [
        loop
        for loop, kind in enumerate(op.iterators)
        if kind == PARALLEL and not any(expr.is_function_of_dim(loop) for expr in map.results)
    ]
    return any(sizes[loop] == DYNAMIC for loop in other) or prod(sizes[loop] for loop in other) >= fewest


def extended(rewriter: PatternRewriter, value: Value, extension: type[Extension], element: Type) -> Value:
    """Returns a tensor of the extended elements."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    sizes, dynamic = split_mixed_values(dim_sizes(rewriter, value))
    empty = rewriter.create(EmptyOp, dynamic, result=RankedTensorType(sizes, element)).result
    identity = AffineMap.identity(len(sizes))
    generic = build_generic(
        rewriter,
        [value],
        [empty],
        [identity, identity],
        [PARALLEL] * len(sizes),
        lambda builder, block: [builder.builder.create(extension, block.arguments[0], out=element).out],
    )
    return generic.results[0]
