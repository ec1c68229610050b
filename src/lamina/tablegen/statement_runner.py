"""Carrying out statements: definitions, loops, checks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lamina.tablegen.errors import EvalError
from lamina.tablegen.lexer import TokenStream
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.record_parser import RecordParser
from lamina.tablegen.resolver import MapResolver, check_concrete, finish_record, resolve_record, run_check, run_checks
from lamina.tablegen.scope import Entry, Loop
from lamina.tablegen.types import Type
from lamina.tablegen.values import AnonymousName, List, Value, resolve, resolve_all, to_text

Substitutions = list[tuple[str, Value]]


class Defset:
    """A `defset` being parsed: the collected definitions."""

    __slots__ = ("element", "records")

    def __init__(self, element: Type) -> None:
        self.element = element
        self.records: list[Record] = []


class StatementRunner(RecordParser):
    """Executes statements: immediately, or, within loops and multiclasses, when the variables have values."""

    def __init__(self, keeper: RecordKeeper, tokens: TokenStream) -> None:
        super().__init__(keeper, tokens)
        self._loops: list[Loop] = []
        self._defsets: list[Defset] = []

    def _add_entry(self, entry: Entry, position: int) -> None:
        if self._loops:
            self._loops[-1].entries.append(entry)
        elif entry.kind == "loop":
            into = self.multiclass.entries if self.multiclass is not None else None
            self._run_loop(entry.payload, [], self.multiclass is None, into, None, position)
        elif self.multiclass is not None:
            self.multiclass.entries.append(entry)
        elif entry.kind == "check":
            self._run_check(entry.payload)
        else:
            self._define(entry.payload, position)

    def _run_check(self, check: tuple[str, int, Value, Value]) -> None:
        kind, position, condition, message = check
        self.fold_at(position, lambda: run_check(self.keeper, kind, position, condition, message))

    def _expand(
        self,
        entries: Sequence[Entry],
        values: Substitutions,
        final: bool,
        into: list[Entry] | None,
        origin: int | None,
        position: int,
    ) -> None:
        """Copies entries with variables substituted, to a list or, without one, into the program."""
        for entry in entries:
            self.keeper.charge(25)
            if entry.kind == "loop":
                self._run_loop(entry.payload, values, final, into, origin, position)
                continue
            resolver = MapResolver()
            for name, value in values:
                resolver.set(name, value)
            if entry.kind == "check":
                kind, where, condition, message = entry.payload
                parts = (condition, message)
                check = (kind, where, *self.fold_at(where, partial(resolve_all, parts, resolver)))
                if into is not None:
                    into.append(Entry("check", check))
                else:
                    self._run_check(check)
                continue
            record = entry.payload.copy()
            if origin is not None:
                record.positions.append(origin)
            resolver.record = record
            self.keeper.charge(len(record.fields))
            self.fold_at(position, partial(resolve_record, record, resolver))
            if into is not None:
                into.append(Entry("record", record))
            else:
                self._define(record, position)

    def _run_loop(
        self,
        loop: Loop,
        values: Substitutions,
        final: bool,
        into: list[Entry] | None,
        origin: int | None,
        position: int,
    ) -> None:
        resolver = MapResolver()
        for name, value in values:
            resolver.set(name, value)
        sequence = self.fold_at(loop.position, lambda: resolve(loop.values, resolver))
        if type(sequence) is not List:
            if final or into is None:
                raise self.error(f"attempting to loop over '{to_text(sequence)}', expected a list", loop.position)
            copy = Loop(loop.variable, sequence, loop.position)
            into.append(Entry("loop", copy))
            self._expand(loop.entries, values, False, copy.entries, None, position)
            return
        for item in sequence.items:
            self.keeper.charge(1)
            inner = values if loop.variable is None else [*values, (loop.variable, item)]
            self._expand(loop.entries, inner, final, into, None, position)

    def _define(self, record: Record, position: int) -> None:
        """Turns a record into a definition: its name and fields take their final values."""
        keeper = self.keeper
        self.fold_at(position, lambda: self._final_name(record, position))
        previous = keeper.defs.get(record.name_text())
        renamed = None
        if previous is not None:
            if type(record.name) is not AnonymousName:
                raise self.error(
                    f"def already exists: {record.name_text()}",
                    record.positions[-1] if len(record.positions) == 1 else record.positions[0],
                    [(previous.positions[0], "location of previous definition")],
                )
            renamed = (record.name, AnonymousName(keeper.new_anonymous_name()))
            record.name = renamed[1]
        self.fold_at(position, lambda: finish_record(record, renamed))
        self.fold_at(record.positions[0], lambda: check_concrete(record))
        if not isinstance(record.name, str):
            raise self.error(f"Record name '{to_text(record.name)}' is not a string!", record.positions[0])
        self.fold_at(position, lambda: run_checks(record))
        for group in self._defsets:
            if not record.type.is_a(group.element):
                raise self.error(
                    f"adding record of incompatible type '{record.type}' to defset of type '{group.element}'", position
                )
            group.records.append(record)
        keeper.add_def(record)

    def _final_name(self, record: Record, position: int) -> None:
        if not isinstance(record.name, (str, AnonymousName)):
            record.name = resolve(record.name, MapResolver(record))
            if not isinstance(record.name, str):
                raise EvalError(f"Record name '{to_text(record.name)}' is not a string!", position)
            record.name = str(record.name)
