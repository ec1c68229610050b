"""``lamina-finish-arith``: expands rounding divisions, scaled casts and casts of f8E8M0FNU.

The default pipeline runs it instead of arith-expand, which would also expand minimum and maximum, ignoring
the signs of zeros; LLVM has instructions for these. Rounding divisions of the index dialect are expanded too:
convert-index-to-llvm computes both outcomes of a division and selects one, as MLIR does, and the other one
may trap (``index.ceildivs`` of the largest index by -1 divides the smallest one by -1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.conversion.arith_expand import (
    CEIL_FLOOR_DIV,
    F8E8M0,
    expand_extf_from_f8e8m0,
    expand_scaling_extf,
    expand_scaling_truncf,
    expand_truncf_to_f8e8m0,
)
from lamina.dialects.arith import ops as arith
from lamina.dialects.index import ops as index
from lamina.ir.operation import Operation
from lamina.ir.types import element_type_or_self
from lamina.passmanager import Pass, register_pass
from lamina.rewrite import ConversionTarget, PatternSet, apply_partial_conversion, conversion_pattern
from lamina.rewrite.pattern import Outcome, RewritePattern

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import ExtFOp, TruncFOp
    from lamina.dialects.index.ops import CeilDivSOp, FloorDivSOp
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_INDEX_DIVISIONS: dict[type[Operation], type[Operation]] = {
    index.CeilDivSOp: arith.CeilDivSIOp,
    index.FloorDivSOp: arith.FloorDivSIOp,
}


def _as_arith(cls: type[Operation], division: type[Operation]) -> RewritePattern:
    @conversion_pattern(cls)
    def expand(
        op: CeilDivSOp | FloorDivSOp, adaptor: Adaptor[CeilDivSOp | FloorDivSOp], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        rewriter.replace_op(op, rewriter.create(division, op.lhs, op.rhs))
        return True

    return expand


def _is_legal_cast(op: TruncFOp | ExtFOp) -> bool:
    return F8E8M0 not in (element_type_or_self(op.in_.type), element_type_or_self(op.out.type))


@register_pass("lamina-finish-arith", summary="Rounding divisions and scaled casts as simpler arithmetic")
class FinishArith(Pass):
    """Expands operations without an LLVM instruction."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget().mark_unknown_op_dynamically_legal()
        target.add_illegal_op(arith.CeilDivSIOp, arith.CeilDivUIOp, arith.FloorDivSIOp, *_INDEX_DIVISIONS)
        target.add_illegal_op(arith.ScalingExtFOp, arith.ScalingTruncFOp)
        target.add_dynamically_legal_op(arith.ExtFOp, arith.TruncFOp, callback=_is_legal_cast)
        patterns: list[RewritePattern] = [*CEIL_FLOOR_DIV, *(_as_arith(*pair) for pair in _INDEX_DIVISIONS.items())]
        patterns += [expand_scaling_extf, expand_scaling_truncf, expand_extf_from_f8e8m0, expand_truncf_to_f8e8m0]
        apply_partial_conversion(operation, target, PatternSet(patterns))
