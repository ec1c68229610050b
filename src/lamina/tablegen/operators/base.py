"""Operators as expressions: representation, resolution and printing, and shared code of their functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.tablegen.errors import EvalError
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.resolver import MapResolver, Resolver, ShadowResolver
from lamina.tablegen.types import INT, Type, element_of
from lamina.tablegen.values import (
    Code,
    Dag,
    Expr,
    List,
    Value,
    cast,
    is_closed,
    is_free,
    resolve,
    resolve_all,
    to_text,
    total_size,
)

MAX_LIST = 1_000_000
MAX_STRING = 10_000_000

# The functions of operators by name; the package fills this from the tables of its modules.
FOLDS: dict[str, Fold] = {}


class Op(Expr):
    """An operator with unknown operands. `checked` is the type in angle brackets, if written."""

    __slots__ = ("name", "args", "keeper", "checked")

    def __init__(
        self, name: str, args: tuple[Value, ...], type_: Type, keeper: RecordKeeper, checked: Type | None = None
    ) -> None:
        self.name = name
        self.args = args
        self.type = type_
        self.keeper = keeper
        self.checked = checked
        self.size = total_size(args)

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.args, self.type, self.checked)

    def fold(self, record: Record | None, final: bool = False) -> Value:
        value = FOLDS[self.name](self, record, final)
        return self if value is None else value

    def resolve(self, resolver: Resolver) -> Value:
        self.keeper.charge(1)
        name = self.name
        if name in _LAZY:
            early = _LAZY[name](self, resolver)
            if early is not None:
                return early
        args = resolve_all(self.args, resolver)
        if args is self.args and not (resolver.final and name in _RETRIED):
            return self
        return Op(name, args, self.type, self.keeper, self.checked).fold(resolver.record, resolver.final)

    def is_free(self, bound: frozenset[str]) -> bool:
        for arg in self.args:
            if is_free(arg, bound):
                return True
        return False

    def __repr__(self) -> str:
        args = [to_text(arg) for arg in self.args]
        if self.name == "cond":
            pairs = [f"{args[i]}: {args[i + 1]}" for i in range(0, len(args), 2)]
            return f"!cond({', '.join(pairs)})"
        if self.name == "element":
            return f"{args[0]}[{args[1]}]"
        if self.name == "slice":
            return f"{args[0]}[{args[1]}]"
        if self.name == "rangec":
            return f"{args[0]}...{args[1]}"
        angle = f"<{self.checked}>" if self.checked is not None else ""
        return f"!{self.name}{angle}({', '.join(args)})"


Fold = Callable[[Op, Record | None, bool], Value | None]


class Binder(Expr):
    """`!foreach`, `!filter` and `!foldl`: an expression evaluated for each element, bound to names."""

    __slots__ = ("name", "start", "sequence", "names", "body", "keeper")

    def __init__(
        self, name: str, start: Value, sequence: Value, names: tuple[str, ...], body: Value, type_: Type,
        keeper: RecordKeeper,
    ) -> None:  # fmt: skip
        self.name = name
        self.start = start
        self.sequence = sequence
        self.names = names
        self.body = body
        self.type = type_
        self.keeper = keeper
        self.size = total_size((start, sequence, body))

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.start, self.sequence, self.names, self.body)

    def resolve(self, resolver: Resolver) -> Value:
        self.keeper.charge(1)
        start = resolve(self.start, resolver)
        sequence = resolve(self.sequence, resolver)
        body = resolve(self.body, ShadowResolver(resolver, self.names))
        if start is self.start and sequence is self.sequence and body is self.body:
            return self
        return Binder(self.name, start, sequence, self.names, body, self.type, self.keeper).fold(resolver.record)

    def fold(self, record: Record | None) -> Value:
        sequence = self.sequence
        if type(sequence) is Dag and self.name == "foreach":
            return self._map_dag(sequence, record)
        if type(sequence) is not List:
            return self
        self.keeper.charge(len(sequence.items) + 1)
        if self.name == "foldl":
            accumulated = self.start
            for item in sequence.items:
                accumulated = self._apply(record, accumulated, item)
            return accumulated
        if self.name == "foreach":
            mapped = tuple([self._apply(record, item) for item in sequence.items])
            return List(mapped, element_of(self.type))
        kept = []
        for item in sequence.items:
            chosen = cast(self._apply(record, item), INT)
            if type(chosen) is not int:
                return self
            if chosen:
                kept.append(item)
        return List(tuple(kept), element_of(self.type))

    def _apply(self, record: Record | None, *values: Value) -> Value:
        self.keeper.charge(1)
        if is_closed(self.body):
            return self.body
        resolver = MapResolver(record)
        for name, value in zip(self.names, values, strict=True):
            resolver.set(name, value)
        return self.body.resolve(resolver)

    def _map_dag(self, dag: Dag, record: Record | None) -> Value:
        operator = self._apply(record, dag.operator)
        args = []
        for arg in dag.args:
            args.append(self._map_dag(arg, record) if type(arg) is Dag else self._apply(record, arg))
        return Dag(operator, dag.name, tuple(args), dag.names)

    def is_free(self, bound: frozenset[str]) -> bool:
        if is_free(self.start, bound) or is_free(self.sequence, bound):
            return True
        return is_free(self.body, bound | frozenset(self.names))

    def __repr__(self) -> str:
        sequence, body = to_text(self.sequence), to_text(self.body)
        if self.name == "foldl":
            return f"!foldl({to_text(self.start)}, {sequence}, {self.names[0]}, {self.names[1]}, {body})"
        return f"!{self.name}({self.names[0]}, {sequence}, {body})"


def _choose(op: Op, resolver: Resolver) -> Value | None:
    condition = resolve(op.args[0], resolver)
    if condition is op.args[0]:
        return None
    known = known_int(condition)
    if known is None:
        args = (condition, resolve(op.args[1], resolver), resolve(op.args[2], resolver))
        return Op("if", args, op.type, op.keeper).fold(resolver.record)
    return resolve(op.args[1] if known else op.args[2], resolver)


def _short_circuit(op: Op, resolver: Resolver) -> Value | None:
    left = resolve(op.args[0], resolver)
    decisive = 0 if op.name == "and" else -1
    if known_int(left) == decisive:
        return decisive
    right = resolve(op.args[1], resolver)
    if left is op.args[0] and right is op.args[1]:
        return op
    return Op(op.name, (left, right), op.type, op.keeper).fold(resolver.record)


_LAZY: dict[str, Callable[[Op, Resolver], Value | None]] = {
    "if": _choose,
    "and": _short_circuit,
    "or": _short_circuit,
}
_RETRIED = frozenset({"cast", "exists", "instances"})  # they look at the set of records, which grows


def known_int(value: Value) -> int | None:
    known = value if type(value) is int else cast(value, INT)
    return known if type(known) is int else None


def wrapped(value: int) -> int:
    """Wraps to 64 bits, signed."""
    value &= 0xFFFF_FFFF_FFFF_FFFF
    return value if value < 1 << 63 else value - (1 << 64)


def string_of(op: Op, value: str) -> str:
    if len(value) > MAX_STRING:
        raise EvalError("string too long")
    op.keeper.charge(len(value) >> 6)
    return value


def list_of(op: Op, items: tuple[Value, ...], element: Type) -> List:
    if len(items) > MAX_LIST:
        raise EvalError("list too long")
    op.keeper.charge(len(items) >> 3)
    return List(items, element)


def is_string(value: Value) -> bool:
    return type(value) is str or type(value) is Code


def plain(value: Value) -> Value:
    """Returns the value; for a code literal, the string it equals."""
    return str(value) if type(value) is Code else value
