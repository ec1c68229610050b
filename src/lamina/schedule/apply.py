"""Running a schedule on a module: its own, one from a file, or an automatic one."""

from __future__ import annotations

import os
from typing import Literal

from lamina.api import parse
from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.schedule.automatic import has_script, needs_schedule, schedule
from lamina.schedule.structure import StructuredOp
from lamina.schedule.target import Target
from lamina.transform.run import ENTRY_POINT, apply_own_script, find_entry_point, try_script

_REMARKABLE_WORK = 1 << 20
"""Operations of scalar code from which on a remark says why it is that."""

Schedule = Literal["auto", "none"] | os.PathLike[str]


def apply_schedule(module: Operation, chosen: Schedule = "auto", target: Target | None = None) -> bool:
    """Schedules a module, in place: by its own script, if it has one, else as ``chosen``: "auto" makes a script for the
    target (by default this machine), "none" leaves structured operations as they are, and a path names a file with a
    script. False, after diagnostics, if a step failed.

    Raises ParseError, VerifyError and OSError for the file, and PassError if it holds no ``@__transform_main``.
    """
    if has_script(module):
        return apply_own_script(module)
    if chosen == "none":
        return True
    if chosen == "auto":
        if needs_schedule(module):
            _apply_automatic(module, target)
        return True
    return _run(module, parse(chosen))


def _apply_automatic(module: Operation, target: Target | None) -> None:
    """Makes a script and runs it. One that fails, which none should, leaves the module as it was, with a remark."""
    before = module.clone()
    text = schedule(module, target, left_scalar=_remark)
    script = parse_module(f"module attributes {{transform.with_named_sequence}} {{\n{text}}}", "automatic schedule")
    with collect_diagnostics() as problems:
        succeeded = _run(module, script)
    if not succeeded:
        module.regions[0].take_body(before.regions[0])
        remark = module.diagnostic(Severity.REMARK, "runs without a schedule, as the automatic one failed")
        for problem in problems:
            remark.attach_note(problem.message)
        emit(remark)


def _remark(op: StructuredOp, reason: str) -> None:
    if op.iterations * op.work < _REMARKABLE_WORK:
        return
    message = f"runs as scalar loops: {reason}"
    emit(Diagnostic(Severity.REMARK, op.op.location, message))


def _run(module: Operation, script: Operation) -> bool:
    entry = find_entry_point(script, (), ENTRY_POINT)
    if entry is None:
        raise PassError(Diagnostic(Severity.ERROR, UNKNOWN, f"the schedule has no named sequence @{ENTRY_POINT}"))
    return try_script(module, entry)
