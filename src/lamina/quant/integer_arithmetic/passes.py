"""``lamina-quant-to-integers``, and the pipeline that leaves no quantized type."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from lamina.dialects.linalg.convolutions import is_convolution
from lamina.dialects.linalg.named_ops import CopyOp, FillOp, FillRng2DOp
from lamina.dialects.linalg.ops import SoftmaxOp, YieldOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.linalg.transforms.fuse_elementwise import fusion_pattern
from lamina.dialects.linalg.transforms.generalize import generalize
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, Value
from lamina.passes.channels_last import without_unit_channels
from lamina.passmanager import OpPassManager, Pass, option, register_pass, register_pipeline
from lamina.quant.integer_arithmetic import movement, pooling, products, requantize
from lamina.quant.integer_arithmetic.explain import explain_float
from lamina.rewrite import GreedyConfig, PatternRewriter, PatternSet, apply_patterns_greedily

if TYPE_CHECKING:
    from lamina.pdll.patterns import Patterns

RULES = Path(__file__).with_name("integer_arithmetic.pdll")

_CONSTRAINTS: dict[str, Callable[..., bool]] = {
    "AddsProducts": products.adds_products,
    "AddsConstant": products.adds_constant,
    "TakesMaximum": pooling.takes_maximum,
    "AddsElements": pooling.adds_elements,
    "MovesElements": movement.moves_elements,
    "JoinsEqualTypes": movement.joins_equal_types,
    "IsOnlyQuantized": movement.is_only_quantized,
    "Clamps": requantize.clamps,
    "Rescales": requantize.rescales,
}
_REWRITES: dict[str, Callable[..., Value]] = {
    "MultiplyIntegers": products.multiply_integers,
    "AddIntegers": products.add_integers,
    "MaximumOfIntegers": pooling.maximum_of_integers,
    "SumOfIntegers": pooling.sum_of_integers,
    "MoveIntegers": movement.move_integers,
    "JoinIntegers": movement.join_integers,
    "MoveQuantized": movement.move_quantized,
    "JoinQuantized": movement.join_quantized,
    "ClampIntegers": requantize.clamp_integers,
    "Requantize": requantize.requantize,
}


@cache
def rules() -> Patterns:
    """Returns the rules, with their Python functions."""
    from lamina.pdll.patterns import load_text  # start-up

    patterns = load_text(RULES.read_text(encoding="utf-8"), str(RULES), lenient_dialects=False)
    for name, constraint in _CONSTRAINTS.items():
        patterns.register_constraint(name, constraint)
    for name, rewrite in _REWRITES.items():
        patterns.register_rewrite(name, rewrite)
    return patterns


@register_pass(
    "lamina-quant-to-integers",
    summary="Turn arithmetic on dequantized numbers into integer arithmetic",
    anchor="builtin.module",
)
class QuantToIntegers(Pass):
    """Accumulators are i32, and are quantized by one multiplication, rounding and clamp."""

    explain_float = option("explain-float", False, "Remark on each dequantized value that is computed with in float")

    def run(self, operation: Operation) -> None:
        if any(isinstance(op, DequantizeCastOp) for op in operation.walk()):
            _generalize(operation)
            # Folds would take a number that is quantized and dequantized for the number.
            config = GreedyConfig(fold=False, region_simplification="disabled")
            apply_patterns_greedily(operation, PatternSet([fusion_pattern(_only_spreads)]), config)
            apply_patterns_greedily(operation, rules().pattern_set(), config)
        if self.explain_float:
            explain_float(operation)


def _generalize(operation: Operation) -> None:
    """Generalizes named structured operations, since the rules match generic ones."""
    named = [
        op
        for op in operation.walk()
        if isinstance(op, LinalgOp) and not isinstance(op, GenericOp | FillOp | FillRng2DOp | CopyOp | TransposeOp)
    ]
    for op in named:
        if op.has_pure_tensor_semantics and len(op.regions) == 1 and not isinstance(op, SoftmaxOp):
            generalize(PatternRewriter(InsertionPoint.before_op(op)), op)
    for op in [op for op in operation.walk() if isinstance(op, GenericOp) and op.has_pure_tensor_semantics]:
        if is_convolution(op):
            # A unit group is not a dim of the result, whose scales then vary along one dim.
            without_unit_channels(PatternRewriter(InsertionPoint.before_op(op), location=op.raw_location), op)


def _only_spreads(slot: OpOperand) -> bool:
    """True if the producer of an operand only broadcasts a tensor."""
    producer, user = slot.value.defining_op, slot.owner
    return (
        isinstance(producer, GenericOp)
        and isinstance(user, GenericOp)
        and not user.reduction_dims
        and isinstance(producer.block.first_op, YieldOp)
        and producer.num_dps_inputs == 1
        and not producer.maps[0].is_permutation()
    )


@register_pipeline(
    "lamina-lower-quantization", summary="Integer arithmetic for quantized values, and storage types for their types"
)
def lower_quantization(pipeline: OpPassManager) -> None:
    """Runs the default pipeline's lowering of quantized values."""
    pipeline.add_text("lamina-quant-to-integers,func.func(lower-quant-ops),quant-types-to-storage")


__all__ = ["QuantizeCastOp", "QuantToIntegers", "rules"]
