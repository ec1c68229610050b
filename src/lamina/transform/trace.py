"""What a transform script did, step by step: ``--trace-schedule``."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from lamina.ir.location import FileLineColRange
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.transform.state import TransformState


@dataclass
class Step:
    """One transform operation: ``handles`` and ``made`` are how many payload entities each operand and result had,
    ``size`` how many operations the payload had before and after, ``seconds`` with the steps inside."""

    name: str
    line: str
    depth: int
    handles: list[int]
    size_before: int
    made: list[int] = field(default_factory=list)
    size_after: int = 0
    seconds: float = 0.0
    outcome: str = ""


class ScheduleTrace:
    """Collects the steps of the scripts that run while it is the current one."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._open: list[Step] = []

    def before(self, op: Operation, state: TransformState) -> None:
        handles = [_count(state, value) for value in op.operands]
        step = Step(op.name.removeprefix("transform."), _line(op), len(self._open), handles, _size(state))
        self.steps.append(step)
        self._open.append(step)

    def after(self, op: Operation, state: TransformState, seconds: float, failure: Any) -> None:
        step = self._open.pop()
        step.made = [_count(state, value) for value in op.results]
        step.size_after = _size(state)
        step.seconds = seconds
        if failure is not None:
            step.outcome = "failed: " + failure.diagnostics[0].message.splitlines()[0]
        elif step.handles and not any(step.handles):
            step.outcome = "applied to nothing"

    def abandon(self) -> None:
        """A definite failure ended all steps that are open."""
        for step in self._open:
            step.outcome = step.outcome or "failed"
            step.size_after = step.size_before
        self._open.clear()

    def report(self) -> str:
        """A table, one line a step; steps inside a step are indented."""
        rows = [("line", "step", "handles", "payload", "ms", "")]
        for step in self.steps:
            handles = f"{_numbers(step.handles)} -> {_numbers(step.made)}"
            payload = f"{step.size_before} -> {step.size_after}" if step.size_before != step.size_after else (
                str(step.size_before)
            )
            rows.append((
                step.line, "  " * step.depth + step.name, handles, payload, f"{1e3 * step.seconds:.1f}", step.outcome
            ))
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        lines = []
        for line, name, handles, payload, milliseconds, outcome in rows:
            text = f"{line:>{widths[0]}}  {name:<{widths[1]}}  {handles:<{widths[2]}}  {payload:<{widths[3]}}  "
            lines.append(f"{text}{milliseconds:>{widths[4]}}  {outcome}".rstrip())
        return "\n".join(lines) + "\n"


current: ContextVar[ScheduleTrace | None] = ContextVar("lamina schedule trace", default=None)


def _count(state: TransformState, value: Value) -> int:
    return len(state.payload(value)) if state.is_known(value) else 0


def _size(state: TransformState) -> int:
    return sum(1 for _ in state.root.walk())


def _line(op: Operation) -> str:
    location = op.location
    return str(location.line) if isinstance(location, FileLineColRange) else ""


def _numbers(counts: list[int]) -> str:
    return ", ".join(map(str, counts)) or "-"
