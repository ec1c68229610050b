"""Transform operations that are Python functions: called from schedules in Python and from scripts."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.attributes import IntegerAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.types import i64
from lamina.rewrite.rewriter import PatternRewriter
from lamina.schedule import ScheduleError
from lamina.transform.failures import silenceable

FUNCTION = "func.func @f() {\n  return\n}"


@lamina.schedule.operation("test_python.note")
def note(rewriter: PatternRewriter, target: Operation, *, text: str, number: int = 3) -> Operation:
    if text == "bad":
        raise silenceable(target, "nothing bad is noted")
    target.set_attr("note", StringAttr(text))
    target.set_attr("number", IntegerAttr(i64, number))
    return target


@lamina.schedule.operation("test_python.remove", consumes=True)
def remove(rewriter: PatternRewriter, target: Operation) -> None:
    rewriter.erase_op(target)


def test_from_python_and_from_scripts() -> None:
    module = lamina.parse(FUNCTION)
    with lamina.schedule.on(module) as s:
        noted = note(s.match("func.func"), text="here")
        assert noted.op.name == "func.func"
    assert 'note = "here", number = 3 : i64' in str(module)
    script = s.script()
    assert 'transform.test_python.note %0 {number = 3 : i64, text = "here"}' in script
    scripted = lamina.parse(script.rstrip().removesuffix("}") + FUNCTION + "}")
    lamina.run_pipeline(scripted, "builtin.module(transform-interpreter)")
    assert 'note = "here", number = 3 : i64' in str(scripted)


def test_failures_and_consumption() -> None:
    s = lamina.schedule.on(FUNCTION)
    function = s.match("func.func")
    with pytest.raises(ScheduleError, match="nothing bad is noted"):
        note(function, text="bad")
    with pytest.raises(TypeError, match="missing"):
        note(function)
    remove(function)
    assert not s.match("func.func")
    with pytest.raises(ScheduleError, match="invalidated by 'transform.test_python.remove'"):
        remove(function)


def test_functions_of_another_form() -> None:
    with pytest.raises(TypeError, match="must take a PatternRewriter, an Operation"):

        @lamina.schedule.operation("test_python.odd")
        def odd(target: Operation) -> None: ...
