"""The pass `lower-toy`: tensors of Toy to linalg, arith and tensor; printing to loops around vector.print."""

from __future__ import annotations

import numpy as np

from lamina.dialects.arith.ops import AddFOp, MulFOp
from lamina.dialects.arith.ops import ConstantOp as ArithConstantOp
from lamina.dialects.func.ops import FuncOp as LoweredFuncOp
from lamina.dialects.func.ops import ReturnOp as LoweredReturnOp
from lamina.dialects.linalg.builders import build_copying
from lamina.dialects.linalg.structured_ops import TransposeOp as LoweredTransposeOp
from lamina.dialects.scf.builders import build_loop_nest
from lamina.dialects.tensor.ops import EmptyOp, ExtractOp
from lamina.dialects.tensor.ops import ReshapeOp as LoweredReshapeOp
from lamina.dialects.vector.enums import PrintPunctuation
from lamina.dialects.vector.ops import PrintOp as LoweredPrintOp
from lamina.ir.attributes import DenseElementsAttr, DenseI64ArrayAttr, IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import (
    Adaptor,
    ConversionPatternRewriter,
    ConversionTarget,
    PatternSet,
    apply_full_conversion,
    conversion_pattern,
)
from toy.dialect import AddOp, ConstantOp, FuncOp, MulOp, PrintOp, ReshapeOp, ReturnOp, TransposeOp

Rewriter = ConversionPatternRewriter


@conversion_pattern
def lower_function(op: FuncOp, adaptor: Adaptor[FuncOp], rewriter: Rewriter) -> bool:
    """Functions that were called are inlined by now: what is left keeps its type."""
    made = rewriter.create(
        LoweredFuncOp, op.sym_name, op.function_type, sym_visibility=op.sym_visibility, location=op.location
    )
    rewriter.inline_region_before(op.body, None, made.body)
    rewriter.erase_op(op)
    return True


@conversion_pattern
def lower_return(op: ReturnOp, adaptor: Adaptor[ReturnOp], rewriter: Rewriter) -> bool:
    rewriter.replace_op_with_new(op, LoweredReturnOp, adaptor.values)
    return True


@conversion_pattern
def lower_constant(op: ConstantOp, adaptor: Adaptor[ConstantOp], rewriter: Rewriter) -> bool:
    rewriter.replace_op_with_new(op, ArithConstantOp, op.value)
    return True


@conversion_pattern
def lower_add(op: AddOp, adaptor: Adaptor[AddOp], rewriter: Rewriter) -> bool:
    rewriter.replace_op_with_new(op, AddFOp, adaptor.lhs, adaptor.rhs)
    return True


@conversion_pattern
def lower_mul(op: MulOp, adaptor: Adaptor[MulOp], rewriter: Rewriter) -> bool:
    rewriter.replace_op_with_new(op, MulFOp, adaptor.lhs, adaptor.rhs)
    return True


@conversion_pattern
def lower_transpose(op: TransposeOp, adaptor: Adaptor[TransposeOp], rewriter: Rewriter) -> bool:
    empty = rewriter.create(EmptyOp, [], result=op.result.type).result
    order = DenseI64ArrayAttr(list(reversed(range(len(op.result.type.shape)))))
    made = build_copying(rewriter, LoweredTransposeOp, adaptor.input, empty, {"permutation": order})
    rewriter.replace_op(op, made.results)
    return True


@conversion_pattern
def lower_reshape(op: ReshapeOp, adaptor: Adaptor[ReshapeOp], rewriter: Rewriter) -> bool:
    shape = DenseElementsAttr.from_array(np.array(op.result.type.shape, np.int64))
    sizes = rewriter.create(ArithConstantOp, shape).result
    rewriter.replace_op_with_new(op, LoweredReshapeOp, adaptor.input, sizes, result=op.result.type)
    return True


@conversion_pattern
def lower_print(op: PrintOp, adaptor: Adaptor[PrintOp], rewriter: Rewriter) -> bool:
    """A loop for each dimension; the innermost prints a row and the one around it ends the line."""
    shape = op.input.type.shape

    def number(value: int) -> Value:
        return rewriter.create(ArithConstantOp, IntegerAttr(index, value)).result

    zero, one = number(0), number(1)
    loops = build_loop_nest(rewriter, [zero] * len(shape), [number(size) for size in shape], [one] * len(shape))
    with rewriter.insertion_guard():
        if loops:
            rewriter.set_insertion_point_to_start(loops[-1].region.entry_block)
        place = [loop.region.entry_block.arguments[0] for loop in loops]
        element = rewriter.create(ExtractOp, adaptor.input, place).result
        rewriter.create(LoweredPrintOp, element, punctuation=PrintPunctuation.NO_PUNCTUATION)
        rewriter.create(LoweredPrintOp, string_literal=" ")
        if loops:
            rewriter.set_insertion_point_after(loops[-1])
        rewriter.create(LoweredPrintOp, punctuation=PrintPunctuation.NEW_LINE)
    rewriter.erase_op(op)
    return True


PATTERNS = (
    lower_function,
    lower_return,
    lower_constant,
    lower_add,
    lower_mul,
    lower_transpose,
    lower_reshape,
    lower_print,
)


@register_pass("lower-toy", summary="Lower Toy to linalg, tensor and arith")
class LowerToy(Pass):
    """After it nothing of Toy is left; operations whose shapes are unknown are errors."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "builtin", "func", "linalg", "scf", "tensor", "vector")
        target.add_illegal_dialect("toy")
        apply_full_conversion(operation, target, PatternSet(PATTERNS))
