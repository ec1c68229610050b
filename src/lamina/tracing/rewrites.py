"""Every rewrite: its rule and root, with the operations before and after.

The log observes changes through rewriters (patterns, folds, drivers) and through the IR's own observer (clones,
redirected uses). Its columns are arrays; a rewrite's touched operations are a range of three more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import wraps
from time import perf_counter
from typing import Concatenate, ParamSpec

from lamina.ir import traits
from lamina.ir.builder import InsertionPoint
from lamina.ir.observer import IRObserver
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.rewriter import RewriteListener
from lamina.tracing.operations import MADE, NOBODY, REPLACED, Interner, OperationTable
from lamina.tracing.rules import Rules
from lamina.tracing.snapshots import Texts

NO_TEXT = -1
INSERTED, MODIFIED, ERASED = range(3)
_TENTHS_OF_MICROSECONDS = 1e7
_MAXIMUM = (1 << 31) - 1
# Outside of patterns, an operation is attributed to at most this many erased ones.
_PARENTS_KEPT = 4


Parameters = ParamSpec("Parameters")


def _uncounted(
    method: Callable[Concatenate[RewriteLog, Parameters], None],
) -> Callable[Concatenate[RewriteLog, Parameters], None]:
    """Wraps a callback so that its time is excluded from the traced program; it is not called while the log is
    muted."""

    @wraps(method)
    def counted(self: RewriteLog, /, *arguments: Parameters.args, **keywords: Parameters.kwargs) -> None:
        if self.muted:
            return
        started, overhead = perf_counter(), self.overhead
        method(self, *arguments, **keywords)
        # Time spent printing meanwhile was already counted, and is part of this.
        self.overhead = overhead + perf_counter() - started

    return counted


class _Change:
    """The changes of one operation in one rewrite; ``before`` is the number of its text."""

    __slots__ = ("kind", "before", "unit")

    def __init__(self, kind: int, before: int, unit: int = NOBODY) -> None:
        self.kind = kind
        self.before = before
        self.unit = unit


class _Frame:
    """A pattern being tried, with its changes so far."""

    __slots__ = ("pattern", "operation", "start", "overhead", "changes")

    def __init__(self, pattern: RewritePattern, operation: Operation) -> None:
        self.pattern = pattern
        self.operation = operation
        self.changes: dict[Operation, _Change] = {}
        self.start = self.overhead = 0.0


class _Mark:
    """The state of the log before a rewrite, for rollback."""

    __slots__ = ("touched", "names", "edges")

    def __init__(self, touched: int, names: int, edges: int) -> None:
        self.touched = touched
        self.names = names
        self.edges = edges


class RewriteLog(RewriteListener, IRObserver):
    """Hears of changes while ``muted`` is 0, and notes them for the current ``step``."""

    def __init__(self, table: OperationTable, rules: Rules, texts: Interner) -> None:
        self.table = table
        self.rules = rules
        self.texts = texts
        self.printer = Texts()
        self.muted = 1
        self.step = NOBODY
        self.rule_of_step = NOBODY
        # Seconds spent in the trace itself, and how many of them when the last pattern or change of the driver ended.
        self.overhead = self.overhead_before = 0.0
        # Columns by rewrite; its touched operations range from ``start`` to the next one's.
        self.rule, self.at_step, self.root, self.unit = array("i"), array("i"), array("i"), array("i")
        self.tenths, self.start = array("i"), array("i")
        self.touched, self.before, self.after = array("i"), array("i"), array("i")
        # The text of each operation as it was last seen.
        self._shown: dict[Operation, int] = {}
        # Called with the module of the first pattern tried, until a module is known.
        self.first_module: Callable[[Operation], None] | None = None
        # Passes try things on copies of the module.
        self.module: Operation | None = None
        self.copies_of_module: set[Operation] = set()
        self._frames: list[_Frame] = []
        self._loose: dict[Operation, _Change] = {}
        self._last_erased_in: Operation | None = None
        self._is_unit_of_change = False
        self._marks: list[_Mark] = []
        self._edges: list[tuple[int, int]] = []
        # The number of names and edges of recorded rewrites.
        self._names_settled = self._edges_settled = 0

    def __len__(self) -> int:
        return len(self.rule)

    # ---- Texts

    def show(self, operation: Operation, text: str) -> None:
        """The operation's text, as a snapshot has just printed it."""
        self._shown[operation] = self.texts(text)

    def shown(self, operation: Operation) -> int:
        """Returns the number of the last seen text of an operation; of its current text if there is
        none.
        none."""
        known = self._shown.get(operation)
        return self._print(operation) if known is None else known

    def _print(self, operation: Operation) -> int:
        started = perf_counter()
        number = self._shown[operation] = self.texts(self.printer.header(operation))
        self.overhead += perf_counter() - started
        return number

    # ---- Changes

    def _changes(self) -> dict[Operation, _Change]:
        return self._frames[-1].changes if self._frames else self._loose

    def _open_unit(self) -> None:
        """Outside of patterns, a change after an erasure is a separate change."""
        if self._is_unit_of_change and not self._frames:
            self.flush()

    @_uncounted
    def operation_inserted(self, operation: Operation) -> None:
        self._open_unit()
        changes = self._changes()
        if operation not in changes:
            if operation in self.table.ids:  # it was moved
                changes[operation] = _Change(MODIFIED, self.shown(operation))
            else:
                changes[operation] = _Change(INSERTED, NO_TEXT)

    def operation_moved(self, operation: Operation, previous: InsertionPoint | None) -> None:
        self.operation_inserted(operation)

    @_uncounted
    def operation_modified(self, operation: Operation) -> None:
        self._open_unit()
        changes = self._changes()
        if operation not in changes:
            changes[operation] = _Change(MODIFIED, self._shown.get(operation, NO_TEXT))

    @_uncounted
    def operation_replaced(self, operation: Operation, values: Sequence[Value]) -> None:
        self._open_unit()
        self.shown(operation)
        self.printer.naming.hand_on(operation, values)
        self._became(operation, {value.owner for value in values if isinstance(value, OpResult)})

    @_uncounted
    def operation_erased(self, operation: Operation) -> None:
        if not self._frames and self._is_unit_of_change and operation is not self._last_erased_in:
            self.flush()
        changes = self._changes()
        known = changes.get(operation)
        if known is not None and known.kind == INSERTED:
            del changes[operation]
        else:
            before = self.shown(operation) if known is None else known.before
            self.table.number(operation, self.step)
            changes[operation] = _Change(ERASED, before, self._unit_of(operation))
        # A terminator precedes the operation that it ends.
        self._is_unit_of_change = not operation.has_trait(traits.Terminator)
        self._last_erased_in = operation.parent_op

    @_uncounted
    def value_replaced(self, value: Value, other: Value) -> None:
        self.printer.naming.replace(value, other)
        if isinstance(value, OpResult) and isinstance(other, OpResult) and value.owner in self.table.ids:
            self._became(value.owner, {other.owner})

    @_uncounted
    def operation_cloned(self, operation: Operation, copy: Operation) -> None:
        if operation is self.module:
            self.copies_of_module.add(copy)
        if operation in self.table.ids or operation in self._changes():
            self.table.clones[copy] = operation

    def _became(self, operation: Operation, others: set[Operation]) -> None:
        table = self.table
        number = table.number(operation, self.step)
        for other in others:
            if other is not operation:
                self._edge(table.number(other, self.step, len(self.rule)), number, REPLACED)

    def _edge(self, number: int, origin: int, kind: int) -> None:
        if (number, origin) not in self.table.edges:
            self._edges.append((number, origin))
        self.table.came_from(number, origin, kind)

    # ---- Attribution

    def pattern_begin(self, pattern: RewritePattern, operation: Operation) -> None:
        if self.module is None and self.first_module is not None:
            self.first_module(operation.root)
        if self.muted:
            return
        started, overhead = perf_counter(), self.overhead
        if self._loose and not self._frames:
            self.flush()
        frame = _Frame(pattern, operation)
        self._frames.append(frame)
        frame.start = perf_counter()
        frame.overhead = self.overhead = overhead + frame.start - started

    def pattern_end(self, pattern: RewritePattern, succeeded: bool, name: str = "") -> None:
        if self.muted or not self._frames:
            return
        ended, overhead = perf_counter(), self.overhead
        frame = self._frames.pop()
        if succeeded or frame.changes:
            seconds = ended - frame.start - (self.overhead - frame.overhead)
            self._note(self.rules.of_pattern(pattern, name), frame.operation, seconds, frame.changes)
            self._close()
        self.overhead = self.overhead_before = overhead + perf_counter() - ended

    def driver_changed(self, what: str, operation: Operation | None, seconds: float) -> None:
        if self.muted or self._frames or not (self._loose or what == "fold"):
            return
        started, overhead = perf_counter(), self.overhead
        seconds -= overhead - self.overhead_before
        if what == "fold" and operation is not None:
            number = self.table.known(operation)
            rule = self.rules.of_fold(self._name(operation) if number < 0 else self._name_of(number))
        else:
            rule = self.rules.of_driver(what)
        changes, self._loose = self._loose, {}
        self._note(rule, operation, seconds, changes)
        self._close()
        self.overhead = self.overhead_before = overhead + perf_counter() - started

    def flush(self) -> None:
        """Attributes changes outside of patterns to the pass."""
        changes, self._loose = self._loose, {}
        self._close()
        if changes and self.rule_of_step >= 0:
            self._note(self.rule_of_step, None, 0.0, changes)

    def drop(self) -> None:
        """Drops unrecorded changes: the module has changed."""
        self._frames.clear()
        self._loose.clear()
        self._shown.clear()
        self._names_settled = 0
        self._close()

    def _settle(self) -> None:
        self._names_settled, self._edges_settled = self.printer.naming.handed_on, len(self._edges)

    def _close(self) -> None:
        self._is_unit_of_change = False
        self._last_erased_in = None

    def _name_of(self, number: int) -> str:
        return str(self.table.names.listed[self.table.name[number]])

    def _name(self, operation: Operation) -> str:
        return str(operation.attributes["name"]) if operation.is_erased else operation.name

    # ---- Going back

    def checkpoint(self) -> int:
        return len(self.rule)

    def rolled_back(self, checkpoint: int) -> None:
        if self.muted:
            return
        self._changes().clear()
        table = self.table
        now = _Mark(len(self.touched), self._names_settled, self._edges_settled)
        mark = self._marks[checkpoint] if checkpoint < len(self.rule) else now
        for index in range(len(self.touched) - 1, mark.touched - 1, -1):
            number = self.touched[index]
            if self.after[index] == NO_TEXT:
                table.revive(number)
            if self.before[index] != NO_TEXT:
                self._shown[table.operations[number]] = self.before[index]
        for edge in self._edges[mark.edges :]:
            table.edges.pop(edge, None)
        del self._edges[mark.edges :]
        self.printer.naming.take_back(mark.names)
        for column in (self.rule, self.at_step, self.root, self.unit, self.tenths, self.start):
            del column[checkpoint:]
        for column in (self.touched, self.before, self.after):
            del column[mark.touched :]
        del self._marks[checkpoint:]
        self._settle()

    # ---- Noting

    def _note(
        self, rule: int, operation: Operation | None, seconds: float, changes: dict[Operation, _Change]
    ) -> None:
        started, overhead = perf_counter(), self.overhead
        table, number = self.table, len(self.rule)
        mark = _Mark(len(self.touched), self._names_settled, self._edges_settled)
        root = NOBODY
        if operation is not None:
            root = table.known(operation) if operation.is_erased else table.number(operation, self.step)
        erased: list[int] = [] if root < 0 else [root]
        made: list[int] = []
        unit = NOBODY
        for changed, change in changes.items():
            if change.kind == ERASED:
                after = NO_TEXT
            else:
                if changed.is_erased or changed.parent is None:
                    continue
                after = self._print(changed)
                if change.before == after:
                    continue
            entry = table.number(changed, self.step, number)
            if change.kind == ERASED:
                table.died(entry, self.step, number)
                unit = change.unit if unit < 0 else unit
                if root < 0 and len(erased) < _PARENTS_KEPT:
                    erased.append(entry)
            elif change.kind == INSERTED:
                made.append(entry)
                table.unit[entry] = self._unit_of(changed)
            unit = table.unit[entry] if unit < 0 else unit
            self.touched.append(entry)
            self.before.append(change.before)
            self.after.append(after)
        for entry in made:
            if not table.has_origin[entry]:
                for origin in erased:
                    self._edge(entry, origin, MADE)
        if root >= 0 and table.unit[root] >= 0:
            unit = table.unit[root]
        self._marks.append(mark)
        self.rule.append(rule)
        self.at_step.append(self.step)
        self.root.append(erased[0] if root < 0 and erased else root)
        self.unit.append(unit)
        self.tenths.append(min(max(int(seconds * _TENTHS_OF_MICROSECONDS), 0), _MAXIMUM))
        self.start.append(mark.touched)
        self._settle()
        # Time spent printing meanwhile was already counted, and is part of this.
        self.overhead = overhead + perf_counter() - started

    def _unit_of(self, operation: Operation) -> int:
        """Returns the unit of an operation: its own, if known, or that of the nearest enclosing
        operation."""
        table = self.table
        at: Operation | None = operation
        while at is not None:
            number = table.ids.get(at, NOBODY)
            if number >= 0 and table.unit[number] >= 0:
                return table.unit[number]
            at = at.parent_op
        return NOBODY
