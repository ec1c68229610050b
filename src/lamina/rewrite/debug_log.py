"""The debug logs of the greedy driver and of dialect conversion, in the layout of MLIR's ``--debug-only``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.rewriter import MatchFailure
from lamina.rewrite.watching import CONVERSION, GREEDY, Watcher

RULE = "//===-------------------------------------------===//"
_VERB = {GREEDY: "Processing", CONVERSION: "Legalizing"}
_SUCCESS = {GREEDY: ("success", "failure"), CONVERSION: ("SUCCESS", "FAILURE")}


class RewriteLog(Watcher):
    """Logs the actions of the named drivers (``greedy``, ``conversion``) to a stream, nested."""

    def __init__(self, stream: TextIO, drivers: Sequence[str]) -> None:
        self.stream = stream
        self.drivers = drivers
        # The driver at work, innermost last: operations are legalized while others are.
        self._at: list[str] = []
        self._depth = 0

    def _active(self) -> bool:
        return bool(self._at) and self._at[-1] in self.drivers

    def _line(self, text: str) -> None:
        self.stream.write(f"{'  ' * self._depth}{text}\n" if text else "\n")

    def operation_begin(self, operation: Operation, driver: str) -> None:
        self._at.append(driver)
        if not self._active():
            return
        self._line("")
        self._line(RULE)
        self._line(f"{_VERB[driver]} operation : {_named(operation)} {{")
        self._depth += 1
        if not operation.regions:
            self._line(_text(operation))
            self._line("")

    def operation_end(self, succeeded: bool, reason: str, driver: str) -> None:
        if self._active():
            self._depth -= 1
            self._end(succeeded, reason, driver)
            self._line(RULE)
        if self._at:
            self._at.pop()

    def _end(self, succeeded: bool, reason: str, driver: str) -> None:
        word = _SUCCESS[driver][0 if succeeded else 1]
        self._line(f"}} -> {word}" + (f" : {reason}" if reason else ""))

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        if self._active():
            self._line(f"* Pattern {getattr(pattern, 'label', pattern.name)} : '{operation.name}' {{")
            self._depth += 1
            self._line(f'Trying to match "{pattern.name}"')

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        if self._active():
            self._line(f'"{pattern.name}" result {int(succeeded)}')
            self._depth -= 1
            reason = "pattern applied successfully" if succeeded else "pattern failed to match"
            self._end(succeeded, reason, self._at[-1])

    def match_failed(self, failure: MatchFailure) -> None:
        if self._active():
            self._line(f"** Failure : {failure.reason}")

    def operation_inserted(self, operation: Operation) -> None:
        self._event("Insert ", operation)

    def operation_modified(self, operation: Operation) -> None:
        self._event("Modified:", operation)

    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        self._event("Replace :", operation)

    def operation_erased(self, operation: Operation) -> None:
        self._event("Erase   :", operation)

    def block_inserted(self, block: Block) -> None:
        if self._active():
            self._line("** Insert Block")

    def _event(self, what: str, operation: Operation) -> None:
        if self._active():
            self._line(f"** {what.rstrip(' :'):<8}: {_named(operation)}")


def _named(operation: Operation) -> str:
    return f"'{operation.name}'(0x{id(operation):x})"


def _text(operation: Operation) -> str:
    """Prints the operation on one line, whatever its state."""
    try:
        return operation.to_text(generic=True, local_scope=True, elide_elements_larger_than=16).strip()
    except Exception:
        return f'"{operation.name}" (cannot be printed now)'
