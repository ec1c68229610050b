"""Substitution of variables in expressions and records, as TableGen orders it.

An expression keeps its unresolved parts until a resolver knows their variables; an operator is folded as soon as its
operands allow. Only the last pass over a definition (`RecordResolver`) is final: unknown variables are then errors.
The order of resolution is observable in the numbers of anonymous records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.tablegen.errors import EvalError
from lamina.tablegen.record import Field, Record, RecordKeeper
from lamina.tablegen.types import INT, Type
from lamina.tablegen.values import (
    UNSET,
    AnonymousName,
    Bits,
    Expr,
    Unset,
    Value,
    VarBit,
    cast,
    identity,
    is_closed,
    is_complete,
    is_free,
    is_record,
    resolve,
    to_text,
    total_size,
    type_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

NO_NAMES: frozenset[str] = frozenset()


class Resolver:
    """Maps variables to values. `record` is the one being built, `final` whether this is its last pass."""

    __slots__ = ("record", "final")

    def __init__(self, record: Record | None, final: bool = False) -> None:
        self.record = record
        self.final = final

    def lookup(self, name: str) -> Value | None:
        return None


class MapResolver(Resolver):
    """Values by name; they may refer to each other."""

    __slots__ = ("values", "done")

    def __init__(self, record: Record | None = None) -> None:
        super().__init__(record)
        self.values: dict[str, Value] = {}
        self.done: set[str] = set()

    def set(self, name: str, value: Value) -> None:
        self.values[name] = value

    def lookup(self, name: str) -> Value | None:
        value = self.values.get(name)
        if value is None or is_closed(value) or name in self.done or len(self.values) < 2:
            return value
        del self.values[name]  # break the cycle, leaving the variable unresolved
        value = value.resolve(self)
        self.values[name] = value
        self.done.add(name)
        return value


class RecordResolver(Resolver):
    """The fields of a finished definition; each is resolved once, cycles stay unresolved."""

    __slots__ = ("cache", "active", "renamed")

    def __init__(self, record: Record, renamed: tuple[Value, Value] | None = None) -> None:
        super().__init__(record, final=True)
        self.cache: dict[str, Value] = {}
        self.active: set[str] = set()
        self.renamed = renamed

    def lookup(self, name: str) -> Value | None:
        found = self.cache.get(name)
        if found is not None:
            return found
        if name in self.active or self.record is None:
            return None
        if isinstance(name, AnonymousName):
            return self.renamed[1] if self.renamed and self.renamed[0] is name else None
        field = self.record.fields.get(name)
        value = field.value if field is not None else None
        if value is None or value is UNSET:
            return None  # unset fields are not substituted: references to them are diagnosed as unresolved
        self.active.add(name)
        value = resolve(value, self)
        self.active.discard(name)
        self.cache[name] = value
        return value


class ShadowResolver(Resolver):
    """Another resolver, except for the names that an operator binds."""

    __slots__ = ("outer", "names")

    def __init__(self, outer: Resolver, names: tuple[str, ...]) -> None:
        super().__init__(outer.record, outer.final)
        self.outer = outer
        self.names = names

    def lookup(self, name: str) -> Value | None:
        return None if name in self.names else self.outer.lookup(name)


class FieldRef(Expr):
    """`base.name`."""

    __slots__ = ("base", "name")

    def __init__(self, base: Value, name: str, type_: Type) -> None:
        self.base = base
        self.name = name
        self.type = type_
        self.size = total_size((base,))

    def parts(self) -> tuple[Any, ...]:
        return (self.base, self.name)

    def fold(self, record: Record | None) -> Value:
        base = self.base
        if is_record(base):
            if base is record:
                raise EvalError(f"Attempting to access field '{self.name}' of '{base}' while it is being defined")
            field = base.fields.get(self.name)
            if field is not None and is_closed(field.value):
                return field.value
        return self

    def resolve(self, resolver: Resolver) -> Value:
        base = resolve(self.base, resolver)
        if base is self.base:
            return self.fold(resolver.record) if resolver.final else self
        if base is UNSET:
            raise EvalError(f"Cannot access field '{self.name}' of an uninitialized value")
        return FieldRef(base, self.name, self.type).fold(resolver.record)

    def is_free(self, bound: frozenset[str]) -> bool:
        return is_free(self.base, bound)

    def __repr__(self) -> str:
        return f"{to_text(self.base)}.{self.name}"


class ClassCall(Expr):
    """`Class<args>` as a value: becomes an anonymous definition once the arguments have no variables."""

    __slots__ = ("record", "positional", "named", "position", "keeper", "key")

    def __init__(
        self,
        keeper: RecordKeeper,
        record: Record,
        positional: tuple[Value, ...],
        named: tuple[tuple[str, Value], ...],
        position: int,
    ) -> None:
        self.keeper = keeper
        self.record = record
        self.positional = positional
        self.named = named
        self.type = record.as_type()
        self.size = total_size((*positional, *[value for _, value in named]))
        # Equal calls are one call, even before their arguments are known: all have the position of the first.
        self.key = identity(self.parts(), keeper.numbers)
        self.position = keeper.call_positions.setdefault(self.key, position)

    def parts(self) -> tuple[Any, ...]:
        return (self.record, self.positional, self.named)

    def is_free(self, bound: frozenset[str]) -> bool:
        for value in self.positional:
            if is_free(value, bound):
                return True
        for _, value in self.named:
            if is_free(value, bound):
                return True
        return False

    def resolve(self, resolver: Resolver) -> Value:
        changed = False
        positional = []
        for value in self.positional:
            new = resolve(value, resolver)
            changed = changed or new is not value
            positional.append(new)
        named = []
        for name, value in self.named:
            new = resolve(value, resolver)
            changed = changed or new is not value
            named.append((name, new))
        if not changed:
            return self
        return ClassCall(self.keeper, self.record, tuple(positional), tuple(named), self.position).fold()

    def fold(self) -> Value:
        if self.is_free(NO_NAMES):
            return self
        instance = self.keeper.instances.get(self.key)
        if instance is None:
            instance = self._instantiate()
        return instance

    def _instantiate(self) -> Record:
        keeper, base = self.keeper, self.record
        keeper.charge(len(base.fields) + 10)
        record = Record(AnonymousName(keeper.new_anonymous_name()), self.position, keeper)
        resolver = MapResolver(record)
        for name, field in base.fields.items():
            if field.is_argument:
                resolver.set(name, field.value)
            else:
                record.fields[name] = field.copy()
        record.checks = list(base.checks)
        for name, value in zip(base.arguments, self.positional, strict=False):
            resolver.set(name, value)
        for name, value in self.named:
            resolver.set(name, value)
        resolve_record(record, resolver)
        record.add_superclass(base)
        finish_record(record)
        keeper.add_def(record)
        keeper.instances[self.key] = record
        run_checks(record)
        return record

    def __repr__(self) -> str:
        args = [to_text(value) for value in self.positional]
        args += [f"{name.rpartition(':')[2]}={to_text(value)}" for name, value in self.named]
        return f"{self.record.name}<{', '.join(args)}>"


def resolve_record(record: Record, resolver: Resolver, skip_name: bool = False) -> None:
    """Substitutes in the name, fields and checks of a record."""
    if not skip_name and not is_closed(record.name):
        record.name = record.name.resolve(resolver)
    for field in record.fields.values():
        value = field.value
        if is_closed(value):
            continue
        try:
            new = value.resolve(resolver)
        except EvalError as error:
            if error.position is None:
                error.position = field.position
            raise
        if new is not value and not field.set(new):
            raise EvalError(_bad_value(field, new), field.position)
    if record.checks:
        record.checks = [
            (kind, position, resolve(condition, resolver), resolve(message, resolver))
            for kind, position, condition, message in record.checks
        ]


def _bad_value(field: Field, value: Value) -> str:
    kind = "" if value is UNSET or type_name(value) is None else f" of type '{type_name(value)}'"
    return f"Invalid value{kind} found when setting field '{field.name}' of type '{field.type}': {to_text(value)}"


def type_name(value: Value) -> str | None:
    type = type_of(value)
    return None if type is None else str(type)


def finish_record(record: Record, renamed: tuple[Value, Value] | None = None) -> None:
    """The final pass: the definition's fields among each other."""
    resolve_record(record, RecordResolver(record, renamed))


def run_checks(record: Record) -> None:
    for kind, position, condition, message in record.checks:
        run_check(record.keeper, kind, position, condition, message)


def run_check(keeper: RecordKeeper, kind: str, position: int, condition: Value, message: Value) -> None:
    """An assertion fails with an error; a dump adds to the keeper's messages."""
    text = str(message) if isinstance(message, str) else to_text(message)
    if kind == "dump":
        if not isinstance(message, str):
            raise EvalError("dump value is not of type string", position)
        keeper.messages.append((keeper.sources.location(position), text))
        return

    known = cast(condition, INT)
    if type(known) is not int:
        raise EvalError("assert condition must of type bit, bits, or int.", position)
    if not known:
        raise EvalError("assertion failed: " + text, position)


def check_concrete(record: Record) -> None:
    for field in record.fields.values():
        if not is_closed(field.value) and not field.nonconcrete and not _refers_to_unset_bits(field.value):
            raise EvalError(
                f"Initializer of '{field.name}' in '{record.name_text()}' could not be fully resolved: "
                + to_text(field.value),
                field.position,
            )


def _refers_to_unset_bits(value: Value) -> bool:
    """True if the only unresolved parts are bits of other fields that are `?`, which may stay."""
    if type(value) is not Bits:
        return False
    return all([type(bit) in (bool, Unset, VarBit) for bit in value.bits])


def bind_arguments(
    base: Record,
    positional: Iterable[Value],
    named: Iterable[tuple[str, Value]],
    store: Callable[[str, Value], None],
) -> None:
    """Assigns each template argument of a class its value or default; raises EvalError for missing or duplicate
    ones."""
    missing = dict.fromkeys(base.arguments)
    for name, value in [*zip(base.arguments, positional, strict=False), *named]:
        if name not in missing:
            raise EvalError(f"We can only specify the template argument '{_plain(name)}' once")
        del missing[name]
        store(name, value)
    for name in missing:
        default = base.fields[name].value
        if not is_complete(default):
            raise EvalError(f"value not specified for template argument '{name}'")
        store(name, default)


def _plain(name: str) -> str:
    return name.rpartition(":")[2]


