"""What a conversion target remembers of classes of operations ends when its rules change."""

from __future__ import annotations

import pytest

import lamina
from lamina.dialects.arith.ops import AddIOp, MulIOp
from lamina.rewrite import ConversionError, ConversionTarget, PatternSet, apply_partial_conversion

SOURCE = "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}"


def test_a_target_that_is_used_again_remembers_classes() -> None:
    target = ConversionTarget().add_legal_dialect("arith", "func", "builtin").add_illegal_op(MulIOp)
    for _ in range(2):
        apply_partial_conversion(lamina.parse(SOURCE), target, PatternSet())
    assert target.is_always_legal(AddIOp([], [])) and not target.is_always_legal(MulIOp([], []))


def test_a_changed_rule_counts_at_once() -> None:
    target = ConversionTarget().add_legal_dialect("arith", "func", "builtin")
    apply_partial_conversion(lamina.parse(SOURCE), target, PatternSet())
    target.add_illegal_op(AddIOp)
    for _ in range(2):
        with pytest.raises(ConversionError):
            apply_partial_conversion(lamina.parse(SOURCE), target, PatternSet())
    target.add_legal_op(AddIOp)
    apply_partial_conversion(lamina.parse(SOURCE), target, PatternSet())
    target.add_illegal_dialect("arith").add_legal_op("func.func").mark_op_recursively_legal("func.func")
    apply_partial_conversion(lamina.parse(SOURCE.replace("addi", "muli")), target, PatternSet())
