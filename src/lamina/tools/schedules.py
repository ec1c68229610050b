"""Flags about transform scripts that ``lamina opt`` and ``lamina run`` share."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity
from lamina.tools.flags import Flag
from lamina.tools.inputs import FlagValues


def schedule_flags(group: str) -> tuple[Flag, ...]:
    """The flags, under the heading ``group``."""
    return (
        Flag("trace-schedule", "bool", "Report the effect of each step of a transform script", group),
        Flag("trace-html", "value", "Write a page to step through a transform script in a browser", group),
        Flag("explain-schedule", "bool", "Explain failed steps of a transform script in notes (default; =false for "
             "mlir-opt's notes only)", group, default=True, optional_value=True),
        Flag("no-explain-schedule", "bool", "The same as --explain-schedule=false", group),
        Flag("warn-empty-steps", "bool", "Warn about steps of a transform script without effect (default)",
             group, default=True, optional_value=True),
        Flag("no-warn-empty-steps", "bool", "The same as --warn-empty-steps=false", group),
    )


@contextlib.contextmanager
def schedules_watched(flags: FlagValues, title: str, *, only_what_mlir_says: bool = False) -> Iterator[None]:
    """Reports on the transform scripts that run in the ``with`` block, as the flags ask. Raises PassError if the page
    cannot be written."""
    from lamina.transform.talk import talking

    explained = bool(flags["explain-schedule"]) and not flags["no-explain-schedule"]
    warned = bool(flags["warn-empty-steps"]) and not flags["no-warn-empty-steps"]
    page = flags["trace-html"]
    with talking(
        explain=explained and not only_what_mlir_says, warn=warned and not only_what_mlir_says
    ):
        if not flags["trace-schedule"] and page is None:
            yield
            return
        from lamina.transform import trace
        from lamina.transform.trace_html import HtmlTrace

        if page is not None:
            _check_writable(page)
        recorder = trace.ScheduleTrace() if page is None else HtmlTrace(title)
        token = trace.current.set(recorder)
        try:
            yield
        finally:
            trace.current.reset(token)
            if flags["trace-schedule"]:
                sys.stderr.write(recorder.report())
            if isinstance(recorder, HtmlTrace):
                recorder.write(page)


def _check_writable(path: str) -> None:
    """Raises PassError at once where a page cannot be written: scripts may run for long."""
    folder = os.path.dirname(path) or "."
    if not path:
        reason = "no file name is given"
    elif os.path.isdir(path):
        reason = "it is a folder"
    elif not os.path.isdir(folder):
        reason = f"there is no folder '{folder}'"
    elif not os.access(folder, os.W_OK):
        reason = "the folder cannot be written to"
    else:
        return
    raise PassError(Diagnostic(Severity.ERROR, UNKNOWN, f"cannot write the trace to '{path}': {reason}"))
