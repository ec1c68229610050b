"""The recorder: observes passes, rewrites, script steps and the final code, and stores what the page shows."""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir import traits
from lamina.ir.operation import Operation
from lamina.passmanager.instrumentation import Instrumentation
from lamina.passmanager.pass_base import Pass
from lamina.tracing.memory import Memory
from lamina.tracing.operations import NOBODY, Interner, OperationTable, unit_name
from lamina.tracing.rewrites import RewriteLog
from lamina.tracing.rules import Rules
from lamina.tracing.snapshots import Snapshot
from lamina.transform.trace import is_script

if TYPE_CHECKING:
    from lamina.passmanager.manager import OpPassManager

MLIR, LLVM_IR, OPTIMIZED, ASSEMBLY = "mlir", "llvm", "llvm-opt", "asm"
GONE = -1


@dataclass
class Version:
    """The state of a unit from a step on: its lines, by number."""

    unit: int
    form: str
    lines: array[int]


@dataclass
class Step:
    """A pass on one operation, a step of a script, or a stage of the final code. ``changed`` has, for each changed
    unit, the versions before and after; rewrites are a range."""

    kind: str
    name: str
    depth: int
    unit: int
    first_rewrite: int
    label: str = ""
    about: str = ""
    place: str = ""
    seconds: float = 0.0
    succeeded: bool = True
    last_rewrite: int = 0
    changed: list[tuple[int, int, int]] = field(default_factory=list)
    messages: list[list[str]] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)


@dataclass
class _Open:
    step: Step
    number: int
    state: dict[int, int]
    rule: int
    overhead: float
    copies: int
    # The top-level operation to which the step is limited, if any.
    scope: Operation | None = None
    started: float = 0.0


class Recorder(Instrumentation):
    """Records everything that happens to modules while it is current; see `lamina.tracing.trace`."""

    def __init__(self, title: str = "") -> None:
        self.title = title
        self.rules = Rules()
        self.table = OperationTable()
        self.texts = Interner()
        self.lines = Interner()
        self.labels = Interner()
        self.units = Interner()
        self.log = RewriteLog(self.table, self.rules, self.texts)
        self.log.first_module = self._meet
        self.memory = Memory()
        self.steps: list[Step] = []
        self.versions: list[Version] = []
        self.scripts: set[int] = set()
        self.sections: list[dict[str, Any]] = []
        self.machine: list[dict[str, Any]] = []
        self.root: Operation | None = None
        self._modules = 0
        # The current version of each unit, and its lines.
        self._state: dict[int, int] = {}
        self._last: dict[int, Snapshot] = {}
        self._heads: dict[Operation, str] = {}
        self._open: list[_Open] = []
        # The number of rewrites attributed to steps so far; those outside of steps belong to the next.
        self._in_steps = 0
        self._muted_pipelines: list[bool] = []

    def _repr_html_(self) -> str:
        """Renders the recording so far as a notebook frame."""
        from html import escape

        from lamina.tracing.data import chunks_of  # cycle
        from lamina.tracing.page import page  # start-up

        text = escape(page({"a": chunks_of(self).texts}), quote=True)
        return f'<iframe srcdoc="{text}" title="trace" style="width: 100%; height: 600px; border: 1px solid"></iframe>'

    # ---- Pipelines and passes

    def run_before_pipeline(self, operation: Operation, pipeline: OpPassManager) -> None:
        root = operation.root
        foreign = self.is_foreign(root)
        self._muted_pipelines.append(foreign)
        if foreign:
            self.log.muted += 1
        elif not self._open:
            self.look_at(root)

    def run_after_pipeline(self, operation: Operation, succeeded: bool) -> None:
        if self._muted_pipelines.pop():
            self.log.muted -= 1

    def run_after_crash(self, operation: Operation) -> None:
        self.run_after_pipeline(operation, False)
        while self._open and not self.log.muted:
            self._open[-1].step.succeeded = False
            self.end_step()

    def is_foreign(self, root: Operation) -> bool:
        """True if a module is not the traced one, but a trial clone of a pass or a schedule."""
        return root is not self.root and (bool(self._open) or root in self.log.copies_of_module)

    @property
    def is_muted(self) -> bool:
        """True while working on a trial clone."""
        return bool(self._muted_pipelines) and self._muted_pipelines[-1]

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        if self.is_muted:
            return
        rule = self.rules.of_pass(pass_)
        scope = self._top_level(operation)
        unit = NOBODY if scope is None else self._unit(unit_name(scope))
        step = self.begin_step("pass", _short_text(pass_), unit, rule, scope)
        step.place, step.about = self.rules.listed[rule].place, pass_.info.summary
        step.more["pipeline"] = pass_.to_text()

    def run_after_pass(self, pass_: Pass, operation: Operation) -> None:
        if not self.is_muted:
            self.end_step()

    def run_after_failed_pass(self, pass_: Pass, operation: Operation) -> None:
        if not self.is_muted:
            self._open[-1].step.succeeded = False
            self.end_step()

    # ---- Steps

    def begin_step(
        self, kind: str, name: str, unit: int, rule: int = NOBODY, scope: Operation | None = None
    ) -> Step:
        """Begins a step; a nested one starts from the current state of its parent. ``scope`` is the top-level operation
        outside of which the step changes nothing."""
        started, overhead = time.perf_counter(), self.log.overhead
        self.log.flush()
        if self._open:
            self._snapshot(self._open[-1].scope)
            scope = scope or self._open[-1].scope
        step = Step(kind, name, len(self._open), unit, len(self.log))
        self.steps.append(step)
        self.log.step = len(self.steps) - 1
        self.log.rule_of_step = rule
        before = dict(self._state) if unit < 0 else {unit: self._state.get(unit, GONE)}
        opened = _Open(step, len(self.steps) - 1, before, rule, self.log.overhead, self.memory.noted, scope)
        self._open.append(opened)
        opened.overhead = self.log.overhead = self.log.overhead_before = overhead + time.perf_counter() - started
        opened.started = time.perf_counter()
        return step

    def end_step(self, *, changed: bool = True) -> Step:
        """The innermost step ended; ``changed`` is False if it cannot have changed anything."""
        ended, overhead = time.perf_counter(), self.log.overhead
        opened = self._open.pop()
        step = opened.step
        step.seconds = max(ended - opened.started - (self.log.overhead - opened.overhead), 0.0)
        self.log.flush()
        if changed:
            self._snapshot(opened.scope)
        self.table.clones.clear()
        step.last_rewrite = len(self.log)
        after = self._state if step.unit < 0 else {step.unit: self._state.get(step.unit, GONE)}
        step.changed = _differences(opened.state, after)
        step.messages += self.memory.messages_since(opened.copies)
        if self._open:
            outer = self._open[-1]
            self.log.step, self.log.rule_of_step = outer.number, outer.rule
        else:
            self._await_changes()
        self.log.overhead = self.log.overhead_before = overhead + time.perf_counter() - ended
        return step

    def _meet(self, module: Operation) -> None:
        """Starts with a module whose patterns are applied before any pass runs."""
        if self.root is None:
            self.look_at(module)

    def look_into(self, root: Operation) -> None:
        """Like look_at, unless a step is in progress, which records its own changes."""
        if not self._open:
            self.look_at(root)

    def look_at(self, root: Operation) -> None:
        """Starts with a module, or records changes between pipelines."""
        self.log.flush()
        if root is self.root:
            self._note_changes_between()
            return
        self.log.drop()
        self._modules += root not in self.log.copies_of_module
        self.root = self.log.module = root
        self.log.copies_of_module = set()
        self.log.printer = type(self.log.printer)()
        self._state, self._last, self._heads = {}, {}, {}
        # One per pipeline in progress on a trial clone.
        self.log.muted = sum(self._muted_pipelines)
        self.begin_step("input", "input", NOBODY, self.rules.of_driver("reading"))
        self.end_step()

    # ---- The IR as text

    def _top_level(self, operation: Operation) -> Operation | None:
        """Returns the top-level operation that contains an operation; None for the module itself."""
        if operation is self.root:
            return None
        at = operation
        while at.parent_op is not None and at.parent_op is not self.root:
            at = at.parent_op
        return at

    def state(self) -> dict[int, int]:
        """Returns the version of each unit at the moment."""
        return {unit: version for unit, version in self._state.items() if version != GONE}

    def unit_named(self, name: str) -> int:
        """Returns the unit of a symbol, including @; that of unnamed operations if the name is empty."""
        return self._unit(name)

    def _unit(self, name: str) -> int:
        return self.units(name if self._modules < 2 else f"{name or 'module'} ({self._modules})")

    def _note_changes_between(self) -> None:
        """Records changes outside of passes as a separate step."""
        before = dict(self._state)
        self._snapshot()
        step = Step("other", "between passes", 0, NOBODY, self._in_steps, last_rewrite=len(self.log))
        step.changed = _differences(before, self._state)
        if step.changed or step.first_rewrite < step.last_rewrite:
            self.steps.append(step)
            self._await_changes()

    def _await_changes(self) -> None:
        """Changes from now on, up to the next step, form a separate step."""
        self._in_steps = len(self.log)
        self.log.step, self.log.rule_of_step = len(self.steps), self.rules.of_driver("code outside of passes")

    def finish(self) -> None:
        """Records the changes since the last step."""
        if self.root is not None and not self._open and not self.log.muted and not self.root.is_erased:
            self.log.flush()
            self._note_changes_between()

    def _snapshot(self, scope: Operation | None = None) -> None:
        """Adds a version of each unit that is another than the last, or only of that of one operation."""
        assert self.root is not None
        # Unnamed operations share a unit.
        only = scope if scope is not None and not scope.is_erased and unit_name(scope) else None
        self.log.printer.update(only or self.root)
        born: list[int] = []
        seen: set[int] = set()
        gone: list[tuple[int, int]] = []
        for unit, snapshot in self._units(self.root) if only is None else self._one_unit(only):
            seen.add(unit)
            last = self._last.get(unit)
            if last is not None and last.lines == snapshot.lines and last.owners == snapshot.owners:
                continue
            self._last[unit] = snapshot
            before = set() if last is None else {self.table.ids[owner] for owner in set(last.owners)}
            gone += [(unit, number) for number in before - self._add_version(unit, snapshot, born)]
        for unit in set(self._state) - seen if only is None else ():
            if self._state[unit] != GONE:
                self._state[unit] = GONE
                gone += [(unit, self.table.ids[owner]) for owner in set(self._last.pop(unit).owners)]
        # Operations that are in another unit now have only moved.
        dead = sorted(number for unit, number in gone if self.table.unit[number] == unit)
        for number in dead:
            self.table.died(number, self.log.step, NOBODY)
        self.table.guess_origins(born, dead)

    def _add_version(self, unit: int, snapshot: Snapshot, born: list[int]) -> set[int]:
        table, log, lines = self.table, self.log, array("i")
        numbers: set[int] = set()
        before: Operation | None = None
        for index, (text, owner) in enumerate(zip(snapshot.lines, snapshot.owners, strict=True)):
            number = table.ids.get(owner)
            if number is None:
                number = table.number(owner, log.step)
                born.append(number)
            table.unit[number] = unit
            numbers.add(number)
            stripped = text.lstrip()
            label = self.labels(snapshot.labels.get(index, ""))
            key = (self.texts(stripped), number, len(text) - len(stripped), label)
            known = len(self.lines)
            line = self.lines(key)
            lines.append(line)
            if line == known:
                if not owner.regions:
                    log.show(owner, stripped)
                elif owner is not before and self._heads.get(owner) != text:
                    self._heads[owner] = text
                    log.show(owner, log.printer.header(owner))
                self.memory.look_at(owner, number)
            before = owner
        self._state[unit] = len(self.versions)
        self.versions.append(Version(unit, MLIR, lines))
        return numbers

    def _one_unit(self, operation: Operation) -> Iterator[tuple[int, Snapshot]]:
        yield self._unit(unit_name(operation)), self.log.printer.snapshot(operation)

    def _units(self, root: Operation) -> Iterator[tuple[int, Snapshot]]:
        """Yields the operations at the top level by name, and all without a name together with the module's own
        line."""
        printer = self.log.printer
        if not root.has_trait(traits.SymbolTableTrait):
            yield self._unit(unit_name(root)), printer.snapshot(root)
            return
        rest = Snapshot([printer.header(root)], [root])
        parts: dict[int, Snapshot] = {}
        for child in root._children():
            name = unit_name(child)
            snapshot = printer.snapshot(child)
            if not name:
                _append(rest, snapshot)
                continue
            unit = self._unit(name)
            if is_script(child):
                self.scripts.add(unit)
            if unit in parts:
                _append(parts[unit], snapshot)
            else:
                parts[unit] = snapshot
        yield self._unit(""), rest
        yield from parts.items()


def _short_text(pass_: Pass) -> str:
    """Returns the pass with its non-default options."""
    parts = []
    for declared in pass_.options().values():
        value = getattr(pass_, declared.attribute)
        if value is not None and value != declared.default:
            parts.append(f"{declared.name}={declared.to_text(value)}")
    return pass_.info.name + ("{" + " ".join(parts) + "}" if parts else "")


def _differences(before: dict[int, int], after: dict[int, int]) -> list[tuple[int, int, int]]:
    """Returns the units that have other versions, with both."""
    return [
        (unit, before.get(unit, GONE), version) for unit, version in after.items() if before.get(unit, GONE) != version
    ]


def _append(whole: Snapshot, part: Snapshot) -> None:
    shift = len(whole.lines)
    whole.lines += part.lines
    whole.owners += part.owners
    whole.labels.update({line + shift: label for line, label in part.labels.items()})
