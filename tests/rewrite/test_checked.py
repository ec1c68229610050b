"""What the suite itself checks of every fold that it runs."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.operation import Operation
from lamina.rewrite.fold import Constants
from tests.checked_patterns import checked_fold


def changes(op: Operation, constants: Constants) -> None:
    op.set_operand(0, op.operand(1))


def changes_an_attribute(op: Operation, constants: Constants) -> bool:
    op.attributes["seen"] = lamina.parse_attribute("unit")
    return False


def changes_and_says_so(op: Operation, constants: Constants) -> bool:
    changes(op, constants)
    return True


def test_a_fold_that_changes_in_silence_is_an_error() -> None:
    module = lamina.parse("func.func @f(%a: i32, %b: i32) -> i32 {\n %0 = arith.subi %a, %b : i32\n return %0 : i32\n}")
    add = next(op for op in module.walk() if op.name == "arith.subi")
    assert checked_fold(lambda op, constants: None)(add, ()) is None
    for silent in (changes, changes_an_attribute):
        with pytest.raises(AssertionError, match=r"the fold of arith.subi changes it and does not say so"):
            checked_fold(silent)(add, ())
    assert checked_fold(changes_and_says_so)(add, ()) is True
