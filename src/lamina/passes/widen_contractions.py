"""``lamina-widen-contractions``: narrow operands of contractions are extended once, before, and not at every use."""

from __future__ import annotations

from math import prod

from lamina.conversion.vector_loops.dot_products import match_dot_product
from lamina.conversion.vector_loops.matrix_tiles import suits_bf16_matrices
from lamina.dialects.arith.ops import ExtFOp, ExtSIOp, ExtUIOp
from lamina.dialects.linalg.generic import build_generic
from lamina.dialects.linalg.sizes import dim_sizes
from lamina.dialects.linalg.structure import PARALLEL, LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.tensor.ops import EmptyOp
from lamina.interfaces.view_like import split_mixed_values
from lamina.ir.affine import AffineMap, dim
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.attribute import Type
from lamina.ir.types import DYNAMIC, IntegerType, RankedTensorType
from lamina.ir.value import OpOperand, Value
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_value

_FEWEST_USES = 8
"""Minimum number of uses per element for an extended copy to pay."""
PACKED_USES = 4
"""Minimum number of uses per element for panels of an operand to pay."""
_I16 = IntegerType(16)

Extension = ExtFOp | ExtSIOp | ExtUIOp


@register_pass("lamina-widen-contractions", summary="Extend narrow operands of contractions before they are used")
class WidenContractions(Pass):
    """Moves extensions of frequently used operands out of the body into an element-wise operation."""

    integers = option("integers", False, "Extend integers too, not only floats")
    pairs = option(
        "pairs", False, "Extend bytes that are broadcast to 16 bits, whose products instructions add up in pairs"
    )
    keep_matrices = option(
        "keep-matrices", False, "Leave products of bf16 that divide into tiles of two-dimensional registers"
    )

    def run(self, operation: Operation) -> None:
        for op in [op for op in operation.walk() if isinstance(op, LinalgOp) and op.has_pure_tensor_semantics]:
            if self.keep_matrices and suits_bf16_matrices(op):
                continue
            slots = op.dps_input_operands
            narrow = [number for number, slot in enumerate(slots) if is_widened(op, slot, self.integers)]
            in_pairs = [number for number, slot in enumerate(slots) if self.pairs and is_paired(op, slot)]
            if narrow or in_pairs:
                self._widen(op, narrow, in_pairs)

    def _widen(self, op: LinalgOp, narrow: list[int], in_pairs: list[int]) -> None:
        rewriter = PatternRewriter(InsertionPoint.before_op(op))
        generic = op if isinstance(op, GenericOp) else generalize(rewriter, op)
        assert isinstance(generic, GenericOp)
        for number, slot in enumerate(generic.dps_input_operands):
            extension = extension_of(generic, slot)
            if extension is None:
                continue
            argument = generic.matching_argument(slot)
            if number in narrow:
                rewriter.set_insertion_point(generic)
                slot.set(_extended(rewriter, slot.value, extension, extension.out.type))
                argument.type = extension.out.type
                rewriter.replace_op(extension, [argument])
            elif number in in_pairs:
                rewriter.set_insertion_point(generic)
                slot.set(_extended(rewriter, slot.value, extension, _I16))
                argument.type = _I16
                rewriter.set_insertion_point(extension)
                rewriter.replace_op(extension, [rewriter.create(ExtSIOp, argument, out=extension.out.type).out])


def extension_of(op: LinalgOp, slot: OpOperand) -> Extension | None:
    """Returns the extension that is the only user of an operand's elements."""
    users = list(op.matching_argument(slot).users)
    return users[0] if len(users) == 1 and isinstance(users[0], Extension) else None


def is_widened(op: LinalgOp, slot: OpOperand, integers: bool) -> bool:
    """True if the pass extends an operand: the block does, and each element is used often."""
    extension = extension_of(op, slot)
    if extension is None or not (integers or isinstance(extension, ExtFOp)) or not op.reduction_dims:
        return False
    return _is_used(op, slot, _FEWEST_USES)


def is_paired(op: LinalgOp, slot: OpOperand) -> bool:
    """True if an operand's bytes are broadcast in pairs along the innermost reduction, often enough; the other operand
    is then packed, which extends its bytes."""
    if match_dot_product(op) is None or constant_value(slot.value) is not None:
        return False
    last = dim(op.reduction_dims[-1]) if op.reduction_dims else None
    if op.matching_map(slot).results[-1:] != (last,):
        return False
    return all(_is_used(op, other, _FEWEST_USES if other is slot else PACKED_USES) for other in op.dps_input_operands)


def _is_used(op: LinalgOp, slot: OpOperand, fewest: int) -> bool:
    """True if each element of an operand is used so often, or perhaps so."""
    map, sizes = op.matching_map(slot), op.static_loop_ranges
    other = [
        loop
        for loop, kind in enumerate(op.iterators)
        if kind == PARALLEL and not any(expr.is_function_of_dim(loop) for expr in map.results)
    ]
    return any(sizes[loop] == DYNAMIC for loop in other) or prod(sizes[loop] for loop in other) >= fewest


def _extended(rewriter: PatternRewriter, value: Value, extension: Extension, element: Type) -> Value:
    """Returns a tensor of the elements extended to a type."""
    type = value.type
    assert isinstance(type, RankedTensorType)
    sizes, dynamic = split_mixed_values(dim_sizes(rewriter, value))
    wide = RankedTensorType(sizes, element)
    empty = rewriter.create(EmptyOp, dynamic, result=wide).result
    identity = AffineMap.identity(len(sizes))
    cls = extension.__class__
    generic = build_generic(
        rewriter,
        [value],
        [empty],
        [identity, identity],
        [PARALLEL] * len(sizes),
        lambda builder, block: [builder.builder.create(cls, block.arguments[0], out=wide.element_type).out],
    )
    return generic.results[0]
