"""Flags about transform scripts that ``lamina opt`` and ``lamina run`` share."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from lamina.ir.remarks import LEVELS, Level
from lamina.tools.flags import Flag, UsageError
from lamina.tools.inputs import FlagValues

if TYPE_CHECKING:
    from lamina.transform.trace import ScheduleTrace


def remarks_flag(group: str) -> Flag:
    """Returns the flag for performance remarks, under the heading ``group``."""
    return Flag("remarks", "bool", "Report slow code and how to improve it: all, severe (default) or none", group,
                optional_value=True, default="")


def remarks_level(flags: FlagValues) -> Level:
    """Returns the remark level of the flag: severe without it, all without a value. Raises UsageError."""
    given = flags["remarks"]
    word = {"": "severe", True: "all", False: "none"}.get(given, given)
    for level in LEVELS:
        if word == level:
            return level
    raise UsageError(f"--remarks takes all, severe or none, not '{word}'")


def schedule_flags(group: str) -> tuple[Flag, ...]:
    """Returns the flags, under the heading ``group``."""
    return (
        Flag("trace-schedule", "bool", "Report the effect of each step of a transform script", group),
        Flag("trace-html", "value", "Write a page that shows all passes, rewrites and steps of scripts in a browser",
             group),
        Flag("explain-schedule", "bool", "Explain failed steps of a transform script in notes (default; =false for "
             "mlir-opt's notes only)", group, default=True, optional_value=True),
        Flag("no-explain-schedule", "bool", "The same as --explain-schedule=false", group),
        Flag("warn-empty-steps", "bool", "Warn about steps of a transform script without effect (default)",
             group, default=True, optional_value=True),
        Flag("no-warn-empty-steps", "bool", "The same as --warn-empty-steps=false", group),
        remarks_flag(group),
    )


@contextlib.contextmanager
def schedules_watched(
    flags: FlagValues, title: str, *, only_what_mlir_says: bool = False, reorders: bool = False, by_passes: bool = False
) -> Iterator[None]:
    """Reports on lowering and on transform scripts in the ``with`` block, as requested by the flags.
    ``reorders``: LLVM may reorder floating-point arithmetic. ``by_passes``: passes that create scalar
    loops were requested explicitly, so these are only reported with the flag. Raises PassError if the page cannot be
    written."""
    from lamina.remarks.watch import remarks_watched  # start-up
    from lamina.transform.talk import talking  # start-up

    explained = bool(flags["explain-schedule"]) and not flags["no-explain-schedule"]
    warned = bool(flags["warn-empty-steps"]) and not flags["no-warn-empty-steps"]
    page = flags["trace-html"]
    if page is not None:
        from lamina.tools.outputs import check_outputs  # start-up

        check_outputs({"--trace-html": page}, lambda: [title])
    remarks: Level = "none" if only_what_mlir_says else remarks_level(flags)
    with (
        remarks_watched(remarks, reorders=reorders, of_loops=not by_passes or flags["remarks"] != ""),
        talking(explain=explained and not only_what_mlir_says, warn=warned and not only_what_mlir_says),
    ):
        if not flags["trace-schedule"] and page is None:
            yield
            return
        with contextlib.ExitStack() as stack:
            steps = _traced(page, title, stack)
            if flags["trace-schedule"]:
                stack.callback(lambda: sys.stderr.write(steps.report()))
            yield


def _traced(page: str | None, title: str, stack: contextlib.ExitStack) -> ScheduleTrace:
    """Starts a trace, which the stack ends: of everything if there is a page for it, else of scripts."""
    if page is not None:
        from lamina.tracing.api import tracing  # start-up

        return stack.enter_context(tracing(page, title=title))[1]
    from lamina.transform import trace  # start-up

    recorder = trace.ScheduleTrace()
    stack.callback(trace.current.reset, trace.current.set(recorder))
    return recorder
