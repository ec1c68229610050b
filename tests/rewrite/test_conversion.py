"""Dialect conversion on a toy dialect."""

from __future__ import annotations

from typing import Any

import pytest

from lamina.rewrite import (
    ConversionError,
    ConversionTarget,
    apply_full_conversion,
    apply_partial_conversion,
    conversion_pattern,
    pattern,
)
from lamina.rewrite.dialect_conversion import apply_analysis_conversion
from tests.rewrite.toy import I32, Add, Function, Max, Neg, Return, Use, function, text


@conversion_pattern(Neg)
def neg_to_max(op: Any, adaptor: Any, rewriter: Any) -> bool:
    made = rewriter.insert(Max([adaptor.operands[0], adaptor.operands[0]], [op.results[0].type]))
    rewriter.replace_op(op, made)
    return True


def chain() -> tuple[Any, Any]:
    op, (body,) = function()
    x = body.op(Neg, body.op(Use, body.block.arguments[0]))
    body.op(Return, body.op(Neg, x), x, results=0)
    return op, body


def test_operands_are_remapped() -> None:
    op, _ = chain()
    target = ConversionTarget().add_illegal_op(Neg).add_legal_op(Max)
    apply_partial_conversion(op, target, [neg_to_max], fold=False)
    assert text(op) == ["use a0", "max 0 0", "max 1 1", "return 2 1"]


def test_failure_leaves_the_ir_as_it_was() -> None:
    op, body = chain()
    body.block.first_op.next_op.next_op.attributes["odd"] = body.block.first_op.next_op.result_types[0]

    @conversion_pattern(Neg)
    def only_some(op: Any, adaptor: Any, rewriter: Any) -> bool:
        return False if "odd" in op.attributes else neg_to_max.rewrite(op, adaptor, rewriter) is True

    before = text(op)
    target = ConversionTarget().add_illegal_op(Neg).add_legal_op(Max)
    with pytest.raises(ConversionError) as failure:
        apply_partial_conversion(op, target, [only_some], fold=False)
    expected = "failed to legalize operation 'toy.neg' that was explicitly marked illegal"
    assert [diagnostic.message for diagnostic in failure.value.diagnostics] == [expected]
    assert text(op) == before


def test_full_conversion_needs_everything_legal() -> None:
    op, _ = chain()
    target = ConversionTarget().add_legal_op(Max, Return, Function)
    with pytest.raises(ConversionError, match="failed to legalize operation 'toy.use'"):
        apply_full_conversion(op, target, [neg_to_max], fold=False)


def test_results_must_become_legal_in_turn() -> None:
    op, _ = chain()

    @pattern(Max)
    def max_to_add(op: Any, rewriter: Any) -> bool:
        rewriter.replace_op(op, rewriter.insert(Add(op.operands, [I32])))
        return True

    target = ConversionTarget().add_illegal_op(Neg, Max).add_legal_op(Add)
    apply_partial_conversion(op, target, [neg_to_max, max_to_add], fold=False)
    assert [line.split()[0] for line in text(op)] == ["use", "add", "add", "return"]


def test_dynamic_and_recursive_legality_and_analysis() -> None:
    op, _ = chain()
    target = ConversionTarget().add_dynamically_legal_op(Neg, callback=lambda op: False)
    target.add_legal_op(Max)
    before = text(op)
    assert len(apply_analysis_conversion(op, target, [neg_to_max])) == 2
    assert text(op) == before
    target.add_legal_op(Function).mark_op_recursively_legal(Function)
    apply_partial_conversion(op, target, [], fold=False)
    assert text(op) == before


def test_everything_is_taken_back_at_once() -> None:
    """Insertions, replacements and exclusions of several patterns, where a later operation cannot be converted."""
    op, body = chain()

    @conversion_pattern(Neg)
    def twice(op: Any, adaptor: Any, rewriter: Any) -> bool:
        inner = rewriter.insert(Neg([adaptor.operands[0]], [op.results[0].type]))
        inner.attributes["inner"] = op.results[0].type
        return neg_to_max.rewrite(op, adaptor, rewriter) is True

    before = text(op)
    target = ConversionTarget().add_illegal_op(Neg, Return).add_legal_op(Max, Use)
    with pytest.raises(ConversionError, match="toy.return"):
        apply_partial_conversion(op, target, [neg_to_max], fold=False)
    assert text(op) == before
    with pytest.raises(ConversionError, match="toy.neg"):
        apply_partial_conversion(op, target, [twice], fold=False)
    assert text(op) == before
    assert body.block.first_op is not None


def test_legality_is_asked_of_the_rule_of_each_operation() -> None:
    """A class that is legal by its dialect, by a rule, by a callback, and recursively."""
    op, body = chain()
    use = body.block.first_op
    plain = ConversionTarget().add_legal_dialect("toy")
    assert plain.is_always_legal(use)
    assert not ConversionTarget().add_illegal_op(Use).is_always_legal(use)
    assert not ConversionTarget().is_always_legal(use)
    asked = ConversionTarget().add_dynamically_legal_op(Use, callback=lambda operation: True)
    assert asked.is_legal(use) and not asked.is_always_legal(use)
    inside = ConversionTarget().add_legal_op(Use).mark_op_recursively_legal(Use)
    assert inside.is_legal(use) and not inside.is_always_legal(use)
