"""Pass managers: texts of pipelines, nesting, failures, instrumentation."""

from __future__ import annotations

import re
from typing import Any

import pytest

import lamina
from lamina.ir.operation import Operation
from lamina.passmanager import OpPassManager, Pass, PassManager, parse_pipeline
from lamina.passmanager.absent import ABSENT
from lamina.passmanager.index import MODULES
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.registry import PassInfo

TWO = "func.func private @a()\nfunc.func private @b()\n"


def root(text: str) -> Operation:
    module: Any = lamina.parse(text)
    return getattr(module, "operation", module)


class Mark(Pass):
    """Notes where it runs; fails on the function of a name. It is not registered."""

    def __init__(self, seen: list[str], failing: str = "") -> None:
        super().__init__()
        self.seen, self.failing = seen, failing

    def run(self, operation: Operation) -> None:
        name = operation.properties["sym_name"].value
        self.seen.append(name)
        if name == self.failing:
            self.fail("no such luck", operation)


Mark.info = PassInfo("mark", "Notes where it runs", "func.func", Mark, "Mark")


@pytest.mark.parametrize(
    "text",
    [
        "builtin.module(canonicalize)",
        "builtin.module(func.func(cse),cse)",
        "any(cse)",
        "builtin.module(func.func(cse,func.func(cse)))",
    ],
)
def test_pipelines_are_written_as_they_are_read(text: str) -> None:
    written = parse_pipeline(text).to_text()
    assert parse_pipeline(written).to_text() == written
    assert [word for word in ("canonicalize", "cse", "func.func", "any(") if word in text] == [
        word for word in ("canonicalize", "cse", "func.func", "any(") if word in written
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cse", "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"),
        ("builtin.module(no-such-pass)", "does not refer to a registered pass or pass pipeline"),
        ("builtin.module(func.func(cse)", "encountered unbalanced parentheses while parsing pipeline"),
        ("builtin.module(cse))", "encountered extra closing ')' creating unbalanced parentheses"),
        ("builtin.module(cse{no-such=1})", "no such option no-such"),
    ],
)
def test_wrong_pipelines_are_errors(text: str, message: str) -> None:
    with pytest.raises(lamina.PassError) as failure:
        parse_pipeline(text)
    assert message in str(failure.value)


def test_nested_managers_run_on_each_operation_inside() -> None:
    seen: list[str] = []
    manager = OpPassManager("builtin.module")
    manager.nest("func.func").add(Mark(seen))
    assert PassManager(manager).run(root(TWO))
    assert seen == ["a", "b"]


def test_a_failure_ends_the_pipeline() -> None:
    seen: list[str] = []
    manager = OpPassManager("builtin.module")
    manager.nest("func.func").add(Mark(seen, failing="a"))
    with pytest.raises(lamina.PassError, match="no such luck"):
        lamina.run_pipeline(root(TWO), manager)
    assert "a" in seen


def test_instrumentation_hears_of_pipelines_and_passes() -> None:
    heard: list[str] = []

    class Listener(Instrumentation):
        def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
            heard.append(f"[{operation.name}")

        def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
            heard.append(f"{operation.name}]{succeeded}")

        def run_before_pass(self, made: Pass, operation: Operation) -> None:
            heard.append(f"<{made.name}")

        def run_after_pass(self, made: Pass, operation: Operation) -> None:
            heard.append(f"{made.name}>")

    manager = parse_pipeline("builtin.module(cse,func.func(canonicalize))")
    assert PassManager(manager, instrumentations=[Listener()]).run(root("func.func private @a()\n"))
    passes = ["<cse", "cse>", "<canonicalize", "canonicalize>"]
    assert heard == ["[builtin.module", *passes, "builtin.module]True"]



def test_passes_that_only_mlir_has_are_named_as_such() -> None:
    with pytest.raises(lamina.PassError) as failure:
        parse_pipeline("builtin.module(convert-scf-to-openmp)")
    assert failure.value.diagnostics[0].hint == "MLIR 22.1 has this pass, lamina does not"


def test_passes_that_are_here_are_not_absent() -> None:
    assert not ABSENT & {name for names in MODULES.values() for name in names}


def test_adjacent_pipelines_on_the_same_operations_run_in_the_order_of_the_text() -> None:
    def passes(text: str) -> str:
        return re.sub(r"\{.*?\}", "", str(parse_pipeline(f"builtin.module({text})")))

    assert "(func.func(cse,canonicalize),symbol-dce,func.func(sccp))" in passes(
        "func.func(cse),func.func(canonicalize),symbol-dce,func.func(sccp)"
    )
    assert "(builtin.module(func.func(cse,sccp)))" in passes(
        "builtin.module(func.func(cse)),builtin.module(func.func(sccp))"
    )
    with pytest.raises(lamina.PassError, match="'first' does not refer"):
        passes("func.func(first),func.func(second)")
