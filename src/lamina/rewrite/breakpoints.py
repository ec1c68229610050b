"""Stopping in pdb where a pattern or a pass begins."""

from __future__ import annotations

import inspect
import pdb
from collections.abc import Callable

from lamina.ir.operation import Operation
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.watching import Watcher


class BreakOnPattern(Watcher):
    """Opens the debugger whenever a pattern with one of the names is tried."""

    def __init__(self, names: set[str], stop: Callable[[Callable[..., object]], None] | None = None) -> None:
        self.names = names
        self.stop = stop or stop_in
        # The names of the patterns that were tried.
        self.seen: set[str] = set()

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        names = {pattern.name, getattr(pattern, "label", ""), type(pattern).__name__}
        self.seen |= names
        if names & self.names:
            self.stop(getattr(pattern, "function", None) or pattern.match_and_rewrite)


def stop_in(function: Callable[..., object]) -> None:
    """Has pdb stop at the first line of the function when it is called next."""
    plain = inspect.unwrap(getattr(function, "__func__", function))
    code = getattr(plain, "__code__", None)
    debugger = pdb.Pdb()
    if code is None:
        debugger.set_trace()
        return
    lines = [line for _, _, line in code.co_lines() if line is not None and line > code.co_firstlineno]
    debugger.set_trace()
    debugger.set_break(code.co_filename, min(lines, default=code.co_firstlineno), temporary=True)
    debugger.set_continue()
