"""What the pass `inline` asks of the dialect."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.interfaces.inlining import UnrestrictedInlining, inline_dialect
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite import PatternRewriter
from toy.dialect import CastOp


@inline_dialect("toy")
class ToyInlining(UnrestrictedInlining):
    """All calls and all operations may be inlined. Bodies are one block, so a return only hands over its values."""

    @staticmethod
    def is_legal_to_inline_call(call: Operation, callable: Operation, would_be_cloned: bool) -> bool:
        return True

    @staticmethod
    def handle_terminator(terminator: Operation, results: Sequence[Value], rewriter: PatternRewriter) -> None:
        for result, value in zip(results, terminator.operands, strict=True):
            rewriter.replace_all_uses_with(result, value)

    @staticmethod
    def materialize_call_conversion(
        call: Operation, value: Value, type: Type, builder: PatternRewriter
    ) -> Operation | None:
        """An argument has a shape, the parameter none: a cast stands between them."""
        return builder.create(CastOp, value, result=type, location=call.location)
