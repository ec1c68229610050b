"""``tosa-to-scf``: tosa.cond_if becomes scf.if, tosa.while_loop scf.while, tosa.scatter loops over the indices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.conversion.tosa_lowering.builder import TosaBuilder
from lamina.dialects.linalg.sizes import dim_value
from lamina.dialects.linalg.slices import Slice, extract_slice, insert_slice
from lamina.dialects.scf import ops as scf
from lamina.dialects.scf.builders import build_for
from lamina.dialects.tosa.ops import IfOp, ScatterOp, WhileOp, YieldOp
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.types import RankedTensorType, index
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternRewriter, PatternSet, apply_partial_conversion
from lamina.rewrite.pattern import Outcome, pattern


def _truth(build: TosaBuilder, tensor: Any) -> Value:
    """Returns the single element of a tensor."""
    rank = tensor.type.rank
    zeros = [build.index(0)] * rank if rank else []
    return build.extract(tensor, zeros)


def _end(rewriter: PatternRewriter, region: Region, carried: Sequence[Value] | None = None) -> None:
    """Replaces tosa.yield with scf.yield, or with scf.condition and the carried values."""
    end = region.entry_block.last_op
    assert end is not None
    with rewriter.insertion_guard(InsertionPoint.before_op(end)):
        if carried is not None:
            rewriter.create(scf.ConditionOp, _truth(TosaBuilder(rewriter), end.operands[0]), list(carried))
        else:
            rewriter.create(scf.YieldOp, list(end.operands))
    rewriter.erase_op(end)


@pattern(name="IfOpConverter")
def convert_if(op: IfOp, rewriter: PatternRewriter) -> Outcome:
    truth = _truth(TosaBuilder(rewriter), op.condition)
    branch = scf.IfOp([truth], op.result_types, {}, {}, (), [Region(), Region()], rewriter.location)
    rewriter.insert(branch)
    for source, target in zip(op.regions, branch.regions, strict=True):
        mapping = IRMapping()
        mapping.map_all(source.entry_block.arguments, op.input_list)
        with rewriter.insertion_guard(InsertionPoint(target.append(Block()))):
            for each in source.entry_block.operations:
                if isinstance(each, YieldOp):
                    rewriter.create(scf.YieldOp, [mapping.lookup_or_default(value) for value in each.operands])
                else:
                    rewriter.clone(each, mapping)
    rewriter.replace_op(op, branch.results)
    return True


@pattern(name="WhileOpConverter")
def convert_while(op: WhileOp, rewriter: PatternRewriter) -> Outcome:
    loop = scf.WhileOp(list(op.input_list), op.result_types, {}, {}, (), [Region(), Region()], rewriter.location)
    rewriter.insert(loop)
    before, after = loop.regions
    rewriter.inline_region_before(op.cond_graph, None, before)
    rewriter.inline_region_before(op.body_graph, None, after)
    _end(rewriter, before, before.entry_block.arguments)
    _end(rewriter, after)
    rewriter.replace_op(op, loop.results)
    return True


@pattern(name="ScatterOpConverter")
def convert_scatter(op: ScatterOp, rewriter: PatternRewriter) -> Outcome:
    """Two loops, over batches and indices, that each replace a row."""
    build, input, indices = TosaBuilder(rewriter), op.input, op.indices
    if not all(isinstance(operand.type, RankedTensorType) for operand in op.operands):
        return rewriter.notify_match_failure(op, "expected ranked tensors")
    batches, rows, channels = (dim_value(rewriter, input, axis) for axis in range(3))
    zero, one = build.index(0), build.index(1)
    outer = build_for(rewriter, zero, batches, one, [op.values_in])
    with rewriter.insertion_guard(InsertionPoint(outer.regions[0].entry_block)):
        batch, carried = outer.regions[0].entry_block.arguments
        inner = build_for(rewriter, zero, rows, one, [carried])
        with rewriter.insertion_guard(InsertionPoint(inner.regions[0].entry_block)):
            row, current = inner.regions[0].entry_block.arguments
            place = build.index_cast(build.extract(indices, [batch, row]), index)
            taken = extract_slice(rewriter, input, Slice([batch, row, zero], [one, one, channels], [one] * 3))
            target = Slice([batch, place, zero], [one, one, channels], [one] * 3)
            put = insert_slice(rewriter, taken.result, current, target)
            rewriter.create(scf.YieldOp, [put.result])
        rewriter.create(scf.YieldOp, list(inner.results))
    rewriter.replace_op(op, outer.results)
    return True


@register_pass("tosa-to-scf", summary="Lower TOSA to the SCF dialect", display_name="TosaToSCFPass")
class TosaToSCF(Pass):
    """Lowers control flow, and the operations it needs."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "scf", "tensor")
        target.mark_unknown_op_dynamically_legal()
        target.add_illegal_op("tosa.cond_if", "tosa.scatter", "tosa.while_loop")
        apply_partial_conversion(operation, target, PatternSet([convert_if, convert_while, convert_scatter]))
