"""Reports what stayed float: a remark at each operation on dequantized values without an integer form."""

from __future__ import annotations

from lamina.asm.naming import location_name
from lamina.dialects.linalg.reductions import is_elementwise
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.quant.ops import DequantizeCastOp, QuantizeCastOp
from lamina.dialects.quant.types import UniformQuantizedType
from lamina.ir.operation import Operation
from lamina.ir.traits import ReturnLike, Terminator
from lamina.ir.value import OpOperand, Value
from lamina.passmanager.manager import run_pipeline
from lamina.quant.integer_arithmetic.pooling import combiner, problem_with_pooling
from lamina.quant.integer_arithmetic.products import is_product, problem_with_product
from lamina.quant.integer_arithmetic.quantities import constant_behind
from lamina.quant.integer_arithmetic.requantize import rounds_to_nearest


def explain(module: Operation) -> None:
    """Returns the remarks for a module, without modifying it."""
    run_pipeline(
        module.clone(),
        "builtin.module(convert-elementwise-to-linalg,lamina-quant-to-integers{explain-float=true})",
    )


def explain_float(operation: Operation) -> None:
    """Emits a remark for each edge from a quantized value to float arithmetic."""
    seen: set[tuple[Operation, int]] = set()
    for cast in [op for op in operation.walk() if isinstance(op, DequantizeCastOp)]:
        if constant_behind(cast.input) is not None:
            continue
        for use in cast.result.uses:
            if (use.owner, use.index) not in seen:
                seen.add((use.owner, use.index))
                reason = reason_for_float(use)
                if reason is not None:
                    # A network's operations have the names of its nodes, and no lines.
                    name = location_name(use.owner.raw_location)
                    head = "computes in float" if name is None else f"'{name}' computes in float"
                    use.owner.emit_remark(f"{head}: operand {use.index}, {reason}")


def reason_for_float(use: OpOperand) -> str | None:
    """Returns why a dequantized operand is used as a float; None if its user is the end of a function or a
    quantization that dequantizes it in its loop."""
    op = use.owner
    kind = getattr(op.operand(use.index).defining_op, "quantized_type", None)
    head = f"quantized to {kind}"
    if op.has_trait(Terminator) or op.has_trait(ReturnLike):
        return f"{head}: the result is float"
    if isinstance(op, QuantizeCastOp):
        if not rounds_to_nearest(op):
            return f"{head}: the function does not round to nearest even, so it is rounded in float"
        return f"{head}: another scale is computed in float, element by element"
    if isinstance(op, GenericOp):
        return f"{head}: {_reason_for_generic(op)}"
    if isinstance(op, LinalgOp):
        return f"{head}: '{op.name}' has no integer form"
    if not isinstance(kind, UniformQuantizedType):
        return f"{head}: '{op.name}' is not done on values of several scales"
    return f"{head}: '{op.name}' has no integer form"


def _reason_for_generic(op: GenericOp) -> str:
    if is_product(op):
        operands: list[Value] = []
        for value in op.dps_inputs:
            owner = value.defining_op
            if not isinstance(owner, DequantizeCastOp):
                return f"input {len(operands)} of the product is not quantized"
            operands.append(owner.input)
        return problem_with_product(op, *operands) or "no rule matched"
    if combiner(op) is not None:
        owner = op.dps_inputs[0].defining_op
        if isinstance(owner, DequantizeCastOp):
            return problem_with_pooling(op, owner.input) or "no rule matched"
    if is_elementwise(op):
        return "element-wise arithmetic is done in float, in the loop that dequantizes and quantizes"
    return "it is neither a sum of products, nor a maximum, nor a sum"
