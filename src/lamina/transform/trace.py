"""A step-by-step trace of a transform script: ``--trace-schedule``."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.transform.ops import CollectMatchingOp, NamedSequenceOp, SequenceOp
from lamina.dialects.transform.structured_ops import MatchOp
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.location import FileLineColRange
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.transform import explain
from lamina.transform.state import TransformState

if TYPE_CHECKING:
    from lamina.transform.failures import SilenceableFailure

OK, NOTHING, FAILED = "ok", "nothing", "failed"

# Operations that look at the payload, or run others that are steps themselves, and change nothing on their own.
_READERS = (
    "transform.match.", "transform.debug.", "transform.get_", "transform.param.", "transform.structured.match",
    "transform.collect_matching", "transform.split_handle", "transform.merge_handles", "transform.replicate",
    "transform.select", "transform.cast", "transform.num_associations", "transform.print", "transform.verify",
    "transform.yield", "transform.tune.knob", "transform.foreach", "transform.include", "transform.sequence",
    "transform.tune.alternatives", "transform.named_sequence",
)  # fmt: skip
_SCRIPTS = (NamedSequenceOp, SequenceOp)
_SEARCHES = (MatchOp, CollectMatchingOp)


@dataclass
class Step:
    """A transform operation: ``handles`` and ``made`` are the numbers of payload entities of each operand and result,
    ``size`` the number of payload operations before and after, ``seconds`` includes nested steps."""

    op: Operation
    depth: int
    handles: list[int]
    size_before: int
    made: list[int] = field(default_factory=list)
    size_after: int = 0
    seconds: float = 0.0
    kind: str = OK
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.name = self.op.name.removeprefix("transform.")
        location = self.op.location
        self.line = str(location.line) if isinstance(location, FileLineColRange) else ""

    @property
    def outcome(self) -> str:
        """Describes the outcome of a step; empty if it did its work."""
        if self.kind == FAILED:
            return "failed: " + self.diagnostics[0].message.splitlines()[0] if self.diagnostics else "failed"
        if self.kind == NOTHING:
            return "matched nothing" if any(self.handles) else "applied to nothing"
        return "; ".join(diagnostic.message for diagnostic in self.diagnostics)


class ScheduleTrace:
    """Collects the steps of the scripts that run while it is the current one."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._open: list[Step] = []
        self._size = -1

    def before(self, op: Operation, state: TransformState) -> None:
        """A step begins. The first step of a script finds no open step."""
        if not self._open:
            self._size = self.measure(state)
        handles = [_count(state, value) for value in op.operands]
        step = Step(op, len(self._open), handles, self._size)
        self.steps.append(step)
        self._open.append(step)

    def measure(self, state: TransformState) -> int:
        """Returns the number of the payload's operations; called when it may have changed."""
        return _size(state)

    def after(self, op: Operation, state: TransformState, seconds: float, failure: SilenceableFailure | None) -> None:
        """A step ended; ``failure`` is None on success."""
        step = self._open.pop()
        if not may_only_read(op) or failure is not None:
            self._size = self.measure(state)
        step.made = [_count(state, value) for value in op.results]
        step.size_after = self._size
        step.seconds = seconds
        if failure is not None:
            step.kind = FAILED
            step.diagnostics = failure.diagnostics
            return
        step.diagnostics += explain.remarks(op, state)
        if step.handles and not any(step.handles) or isinstance(op, _SEARCHES) and not any(step.made):
            step.kind = NOTHING

    def remark(self, op: Operation, diagnostic: Diagnostic) -> None:
        """Adds a finding about an operation after it ran."""
        for step in self.steps:
            if step.op is op and step.kind != FAILED:
                step.kind = NOTHING
                step.diagnostics.append(diagnostic)

    def report(self) -> str:
        """Returns a table, one line a step; steps inside a step are indented."""
        rows = [("line", "step", "handles", "payload", "ms", "")]
        for step in self.steps:
            handles = f"{_numbers(step.handles)} -> {_numbers(step.made)}"
            payload = (
                f"{step.size_before} -> {step.size_after}"
                if step.size_before != step.size_after
                else (str(step.size_before))
            )
            rows.append(
                (step.line, "  " * step.depth + step.name, handles, payload, f"{1e3 * step.seconds:.1f}", step.outcome)
            )
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        lines = []
        for line, name, handles, payload, milliseconds, outcome in rows:
            text = f"{line:>{widths[0]}}  {name:<{widths[1]}}  {handles:<{widths[2]}}  {payload:<{widths[3]}}  "
            lines.append(f"{text}{milliseconds:>{widths[4]}}  {outcome}".rstrip())
        return "\n".join(lines) + "\n"


current: ContextVar[ScheduleTrace | None] = ContextVar("lamina schedule trace", default=None)


def may_only_read(op: Operation) -> bool:
    """True if the payload is unchanged since the end of the last nested step, if any."""
    return op.name.startswith(_READERS)


def is_script(operation: Operation) -> bool:
    """True if an operation belongs to a script and not to the payload."""
    if isinstance(operation, _SCRIPTS):
        return True
    if not isinstance(operation, ModuleOp) or operation.parent is None:
        return False
    block = operation.regions[0].first_block
    return block is not None and block.first_op is not None and all(map(is_script, block.operations))


def _count(state: TransformState, value: Value) -> int:
    return len(state.payload(value)) if state.is_known(value) else 0


def _size(state: TransformState) -> int:
    """Returns the number of the payload's operations, those of a script in it not counted."""
    count = 0
    pending = [state.root]
    while pending:
        operation = pending.pop()
        count += 1
        for region in operation.regions:
            for block in region.blocks:
                pending += [inner for inner in block.operations if not is_script(inner)]
    return count


def _numbers(counts: list[int]) -> str:
    return ", ".join(map(str, counts)) or "-"
