"""Running a schedule on a module: its own, one from a file, or an automatic one."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Literal

from lamina.api import parse
from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import Diagnostic, PassError, Severity, collect_diagnostics, emit
from lamina.ir.location import FileLineColRange
from lamina.ir.operation import Operation
from lamina.schedule.automatic import Plan, as_module, has_script, needs_schedule, plan
from lamina.schedule.database import ScheduleDatabase
from lamina.schedule.direct import StepFailure, perform_directly, takes_no_script
from lamina.schedule.scalar import remark_on_scalar
from lamina.target import Target, host_target
from lamina.transform import trace
from lamina.transform.run import ENTRY_POINT, apply_own_script, find_entry_point, try_script

Schedule = Literal["auto", "tuned", "none"] | os.PathLike[str]


def apply_schedule(
    module: Operation,
    chosen: Schedule = "auto",
    target: Target | None = None,
    *,
    strict_reductions: bool = False,
    parallel: bool = False,
) -> bool:
    """Schedules a module in place: with its own script, if it has one, otherwise as ``chosen``: "auto" generates a
    script for the target (by default this machine), "tuned" uses the result of an earlier search, "none" leaves
    structured operations unscheduled, and a path names a file with a script. With ``strict_reductions`` automatic
    schedules keep the order of contiguous reductions; ``parallel`` ones are for all cores. Returns False, after
    diagnostics, if a step failed.

    Raises ParseError, VerifyError and OSError for the file, and PassError if it has no ``@__transform_main``.
    """
    if has_script(module):
        return apply_own_script(module)
    if chosen == "none":
        return True
    if chosen in ("auto", "tuned"):
        if needs_schedule(module):
            _apply_automatic(module, target, chosen == "tuned", strict_reductions, parallel)
        return True
    assert not isinstance(chosen, str)
    path = os.fspath(chosen)
    if path.endswith(".py"):
        message = "a schedule in Python is run with Python (see lamina.schedule.on); here goes a transform script"
        raise PassError(Diagnostic(Severity.ERROR, FileLineColRange(path), message))
    return _run(module, parse(chosen))


def _apply_automatic(
    module: Operation, target: Target | None, is_tuned: bool, strict_reductions: bool, parallel: bool
) -> None:
    """Generates a script, or loads a tuned one, and runs it. If it fails, which it should not, the module stays
    unchanged and a remark is emitted."""
    if is_tuned:
        before = module.clone()
        problems = _run_text(module, _tuned(module, target), "tuned schedule")
    else:
        schedule_plan = plan(module, target, strict_reductions=strict_reductions, parallel=parallel)
        schedule_plan.tell_of_scalars(remark_on_scalar)
        # The preparations have run on a clone, which replaces the module; the schedule continues from there.
        schedule_plan = replace(schedule_plan, preparations=[])
        is_direct = takes_no_script(schedule_plan) and trace.current.get() is None
        text = "" if is_direct else schedule_plan.script()
        before = module.clone_without_regions()
        before.regions[0].take_body(module.regions[0])
        module.regions[0].take_body(schedule_plan.prepared.regions[0])
        problems = (
            _perform(schedule_plan) if is_direct else _run_text(module, text, "automatic schedule")
        )
    if problems is not None:
        module.regions[0].take_body(before.regions[0])
        kind = "tuned" if is_tuned else "automatic"
        said = module.diagnostic(Severity.REMARK, f"runs without a schedule because the {kind} schedule failed")
        for problem in problems:
            said.attach_note(problem)
        emit(said)


def _perform(schedule_plan: Plan) -> list[str] | None:
    """Performs a plan that takes no script. Returns why it failed; None if it did not."""
    try:
        perform_directly(schedule_plan)
    except StepFailure as failure:
        return [str(failure)]
    return None


def _run_text(module: Operation, text: str, name: str) -> list[str] | None:
    """Runs a script. Returns why it failed; None if it did not."""
    script = parse_module(as_module(text), name)
    with collect_diagnostics() as problems:
        succeeded = _run(module, script)
    return None if succeeded else [problem.message for problem in problems]


def _tuned(module: Operation, target: Target | None) -> str:
    """Returns the tuned script of the module, or the automatic one with the tuned tiles of its operations;
    emits a remark if there are none."""
    known, target = ScheduleDatabase(), target or host_target()
    script = known.script_for(module, target)
    if script is not None:
        return script
    schedule_plan = plan(module, target)
    choices = schedule_plan.final_choices
    steps = 0
    for number, op in enumerate(schedule_plan.operations):
        tile = known.tile_for(op, target)
        before = choices[number]
        # A tile with a different number of loops belongs to an operation whose loops were collapsed.
        if tile is not None and before is not None and len(tile.sizes) == len(before.tile.sizes):
            choices[number] = before._replace(tile=tile, reasons=["tuned"])
            steps += 1
    if not steps:
        message = f"nothing was tuned for it on {target.name}; the schedule is automatic"
        emit(module.diagnostic(Severity.REMARK, message))
    return replace(schedule_plan, choices=choices, is_final=True).script()


def _run(module: Operation, script: Operation) -> bool:
    entry = find_entry_point(script, (), ENTRY_POINT)
    if entry is None:
        raise PassError(script.diagnostic(Severity.ERROR, f"the schedule has no named sequence @{ENTRY_POINT}"))
    return try_script(module, entry)
