"""Running a named sequence from Python."""

from __future__ import annotations

import pytest

import lamina
from lamina.ir.diagnostics import collect_diagnostics
from lamina.transform.run import ScriptError, find_entry_point, run_script, try_script

SCRIPT = """
module attributes {{transform.with_named_sequence}} {{
  func.func private @payload()
  transform.named_sequence @__transform_main(%root: !transform.any_op) {{
    %0 = transform.structured.match ops{{["func.func"]}} in %root : (!transform.any_op) -> !transform.any_op
    {step}
    transform.yield
  }}
}}
"""
ANNOTATE = 'transform.annotate %0 "seen" : !transform.any_op'
SPLIT = "%1, %2 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"


def module_and_entry(step: str) -> tuple[lamina.Operation, lamina.Operation]:
    module = lamina.parse(SCRIPT.format(step=step))
    entry = find_entry_point(module, (), "__transform_main")
    assert entry is not None
    return module, entry


def test_a_script_changes_its_payload() -> None:
    module, entry = module_and_entry(ANNOTATE)
    run_script(module, entry)
    assert "seen" in module["payload"].attributes


def test_a_failed_script_raises_its_diagnostics() -> None:
    module, entry = module_and_entry(SPLIT)
    with collect_diagnostics() as emitted, pytest.raises(ScriptError, match="expected to contain 2 payloads"):
        run_script(module, entry)
    assert emitted == []


def test_try_script_emits_diagnostics_instead() -> None:
    module, entry = module_and_entry(SPLIT)
    with collect_diagnostics() as emitted:
        assert not try_script(module, entry)
    assert "expected to contain 2 payloads" in emitted[0].message
