"""Running an automatic schedule on the module that it was made for."""

from __future__ import annotations

from lamina.asm.parser import parse_module
from lamina.ir.operation import Operation
from lamina.schedule.automatic import needs_schedule, schedule
from lamina.schedule.target import Target
from lamina.transform.run import ENTRY_POINT, find_entry_point, run_script


def apply_automatic_schedule(module: Operation, target: Target | None = None) -> bool:
    """Schedules a module that has structured operations and no script, in place. False, after diagnostics, if a step
    failed."""
    if not needs_schedule(module):
        return True
    text = schedule(module, target)
    script = parse_module(f"module attributes {{transform.with_named_sequence}} {{\n{text}}}", "automatic schedule")
    entry = find_entry_point(script, (), ENTRY_POINT)
    assert entry is not None
    return run_script(module, entry, expensive_checks=False)
