"""Flags for looking into a run: logs, checks of patterns, breakpoints."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

from lamina.tools.flags import Flag, UsageError
from lamina.tools.inputs import FlagValues

if TYPE_CHECKING:
    from lamina.passmanager.instrumentation import Instrumentation


def debugging_flags(group: str) -> tuple[Flag, ...]:
    """Returns the flags, under the heading ``group``."""
    return (
        Flag(
            "debug-only",
            "list",
            "Log the actions of greedy-rewriter, dialect-conversion, pass-manager (comma-separated)",
            group,
        ),
        Flag(
            "log-actions-to",
            "value",
            "Log passes, iterations and conversions to a file, or - for standard error",
            group,
        ),
        Flag(
            "check-patterns",
            "bool",
            "Check that patterns report their changes, leave valid IR and terminate (slow)",
            group,
        ),
        Flag("break-on", "list", "Open pdb in these patterns or passes", group),
    )


def check_debugging(flags: FlagValues) -> None:
    """Raises UsageError for a debug type that does not exist."""
    from lamina.passmanager.debugging import DEBUG_TYPES  # start-up

    for name in flags["debug-only"]:
        if name not in DEBUG_TYPES:
            close = difflib.get_close_matches(name, DEBUG_TYPES, n=1)
            hint = f" (did you mean '{close[0]}'?)" if close else ""
            raise UsageError(
                f"for the --debug-only option: no debug type '{name}'{hint}; there are {', '.join(DEBUG_TYPES)}"
            )


def _report_never_reached(names: set[str], seen: set[str]) -> None:
    """Says which names of --break-on no pattern and no pass had that ran."""
    for name in sorted(names - seen):
        close = difflib.get_close_matches(name, seen, 1)
        hint = f" (did you mean '{close[0]}'?)" if close else ""
        print(f"lamina opt: --break-on: no pattern or pass '{name}' ran{hint}", file=sys.stderr)


@contextmanager
def debugged(flags: FlagValues) -> Iterator[list[Instrumentation]]:
    """Observes the rewrites in the ``with`` block as requested by the flags; returns the instrumentations for its
    passes. Raises UsageError for a file that cannot be written."""
    if not (flags["debug-only"] or flags["log-actions-to"] or flags["check-patterns"] or flags["break-on"]):
        yield []
        return
    from lamina.passmanager.debugging import DEBUG_TYPES, ActionLog, BreakOnPass, PassLog  # start-up
    from lamina.rewrite.breakpoints import BreakOnPattern  # start-up
    from lamina.rewrite.debug_log import RewriteLog  # start-up
    from lamina.rewrite.pattern_checks import PatternChecks  # start-up
    from lamina.rewrite.watching import Watcher, watched  # start-up

    instrumentations: list[Instrumentation] = []
    watchers: list[Watcher] = []
    with ExitStack() as stack:
        drivers = [driver for name in flags["debug-only"] if (driver := DEBUG_TYPES[name]) is not None]
        if drivers:
            watchers.append(RewriteLog(sys.stderr, drivers))
        if "pass-manager" in flags["debug-only"]:
            instrumentations.append(PassLog(sys.stderr))
        path = flags["log-actions-to"]
        if path is not None:
            try:
                stream = sys.stderr if path == "-" else stack.enter_context(open(path, "a", encoding="utf-8"))
            except OSError as problem:
                raise UsageError(f"cannot open output file '{path}': {problem.strerror}") from None
            log = ActionLog(stream)
            instrumentations.append(log)
            watchers.append(log)
        if flags["check-patterns"]:
            watchers.append(PatternChecks())
        if flags["break-on"]:
            names = set(flags["break-on"])
            patterns, passes = BreakOnPattern(names), BreakOnPass(names)
            watchers.append(patterns)
            instrumentations.append(passes)
            stack.callback(lambda: _report_never_reached(names, patterns.seen | passes.seen))
        stack.enter_context(watched(*watchers))
        yield instrumentations
