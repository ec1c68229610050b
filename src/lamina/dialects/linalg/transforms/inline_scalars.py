"""Inputs that all iterations read at one place become scalars in the block."""

from __future__ import annotations

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.linalg.generic import make_generic
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ExtractOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.types import IndexType
from lamina.rewrite import PatternRewriter
from lamina.rewrite.pattern import Outcome, pattern


@pattern(name="InlineScalarOperands")
def inline_scalar_operands(op: GenericOp, rewriter: PatternRewriter) -> Outcome:
    """A constant map on an input becomes a tensor.extract in the block."""
    if not op.has_pure_tensor_semantics:
        return False
    maps = op.maps
    scalars = [slot for slot in op.dps_input_operands if maps[slot.index].is_constant()]
    if not scalars:
        return False
    kept = [slot for slot in op.dps_input_operands if slot not in scalars]
    new_op = make_generic(
        [slot.value for slot in kept],
        op.dps_inits,
        [maps[slot.index] for slot in (*kept, *op.dps_init_operands)],
        op.iterators,
        result_types=op.result_types,
        location=op.raw_location,
    )
    rewriter.insert(new_op)
    rewriter.inline_region_before(op.regions[0], None, new_op.regions[0])
    block = new_op.block
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_to_start(block)
        rewriter.location = op.raw_location
        for slot in reversed(scalars):
            argument = block.arguments[slot.index]
            indices = []
            for value in maps[slot.index].constant_results:
                attribute = IntegerAttr.wrapped(IndexType(), value)
                constant = ConstantOp([], [IndexType()], {"value": attribute}, location=rewriter.location)
                indices.append(rewriter.insert(constant).results[0])
            if hasattr(slot.value.type, "element_type"):
                extract = ExtractOp([slot.value, *indices], [argument.type], location=rewriter.location)
                rewriter.replace_all_uses_with(argument, rewriter.insert(extract).results[0])
            else:
                rewriter.replace_all_uses_with(argument, slot.value)
            block.erase_argument(slot.index)
    rewriter.replace_op(op, new_op.results)
    return True
