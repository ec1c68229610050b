"""The bang operators: what they compute once their operands are known.

Each function of the table gets the operator, the record being built, and whether this is its final pass; it gives the
value, or None where the operands do not tell yet. How operators are written and typed is in `bang_parser.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import EvalError
from .lexer import Code
from .record import Record, RecordKeeper
from .regex import Regex, RegexError
from .resolver import MapResolver, Resolver, ShadowResolver
from .types import INT, STRING, ListType, RecordType, Type
from .values import (
    UNSET,
    AnonymousName,
    Dag,
    Expr,
    List,
    Value,
    cast,
    identity,
    is_closed,
    is_free,
    is_record,
    resolve,
    resolve_all,
    to_text,
    total_size,
    type_of,
)

MAX_LIST = 1_000_000
MAX_STRING = 10_000_000


class Op(Expr):
    """An operator whose operands are not all known. `checked` is the type in angle brackets, where one is written."""

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


class Binder(Expr):
    """`!foreach`, `!filter` and `!foldl`: an expression evaluated for each element, under names bound to it."""

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
            return List(mapped, self.type.element)  # type: ignore[attr-defined]
        kept = []
        for item in sequence.items:
            chosen = cast(self._apply(record, item), INT)
            if type(chosen) is not int:
                return self
            if chosen:
                kept.append(item)
        return List(tuple(kept), self.type.element)  # type: ignore[attr-defined]

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


# ---------------------------------------------------------------------------------------------------------------------
# Operators that look at one operand before the others


def _choose(op: Op, resolver: Resolver) -> Value | None:
    condition = resolve(op.args[0], resolver)
    if condition is op.args[0]:
        return None
    known = _int(condition)
    if known is None:
        args = (condition, resolve(op.args[1], resolver), resolve(op.args[2], resolver))
        return Op("if", args, op.type, op.keeper).fold(resolver.record)
    return resolve(op.args[1] if known else op.args[2], resolver)


def _short_circuit(op: Op, resolver: Resolver) -> Value | None:
    left = resolve(op.args[0], resolver)
    decisive = 0 if op.name == "and" else -1
    if _int(left) == decisive:
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


# ---------------------------------------------------------------------------------------------------------------------
# Helpers


def _int(value: Value) -> int | None:
    known = value if type(value) is int else cast(value, INT)
    return known if type(known) is int else None


def _wrap(value: int) -> int:
    """To 64 bits, signed."""
    value &= 0xFFFF_FFFF_FFFF_FFFF
    return value if value < 1 << 63 else value - (1 << 64)


def _string(op: Op, value: str) -> str:
    if len(value) > MAX_STRING:
        raise EvalError("string too long")
    op.keeper.charge(len(value) >> 6)
    return value


def _list(op: Op, items: tuple[Value, ...], element: Type) -> List:
    if len(items) > MAX_LIST:
        raise EvalError("list too long")
    op.keeper.charge(len(items) >> 3)
    return List(items, element)


def _is_string(value: Value) -> bool:
    return type(value) is str or type(value) is Code


def _plain(value: Value) -> Value:
    """The value; for a code literal, the string it equals."""
    return str(value) if type(value) is Code else value


# ---------------------------------------------------------------------------------------------------------------------
# Numbers


def _arithmetic(compute: Callable[[int, int], int]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        left, right = _int(op.args[0]), _int(op.args[1])
        return None if left is None or right is None else _wrap(compute(left, right))

    return fold


def _divide(left: int, right: int) -> int:
    if right == 0:
        raise EvalError("Illegal operation: division by zero")
    if left == -(1 << 63) and right == -1:
        raise EvalError("Illegal operation: INT64_MIN / -1")
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _not(op: Op, record: Record | None, final: bool) -> Value | None:
    known = _int(op.args[0])
    return None if known is None else int(not known)


def _logtwo(op: Op, record: Record | None, final: bool) -> Value | None:
    known = _int(op.args[0])
    if known is None:
        return None
    if known <= 0:
        raise EvalError(f"Illegal operation: logtwo is undefined on arguments less than or equal to 0: {known}")
    return known.bit_length() - 1


def _compare(compute: Callable[[object, object], bool]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        left, right = op.args
        first, second = _int(left), _int(right)
        if first is not None and second is not None:
            return compute(first, second)
        if _is_string(left) and _is_string(right):
            return compute(left.encode("utf-8", "surrogatepass"), right.encode("utf-8", "surrogatepass"))
        if op.name in ("eq", "ne") and is_record(left) and is_record(right):
            return compute(id(left), id(right))
        if op.name in ("eq", "ne") and type(left) is Dag and type(right) is Dag and left.closed and right.closed:
            return compute(identity(left, op.keeper.numbers), identity(right, op.keeper.numbers))
        return None

    return fold


# ---------------------------------------------------------------------------------------------------------------------
# Strings


def _strconcat(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if _is_string(left) and _is_string(right):
        joined = _string(op, str(left) + str(right))
        return Code(joined) if type(left) is Code or type(right) is Code else joined
    return None


def _mapped(compute: Callable[[str], str]) -> Fold:
    def fold(op: Op, record: Record | None, final: bool) -> Value | None:
        return compute(op.args[0]) if _is_string(op.args[0]) else None

    return fold


def _lower(text: str) -> str:
    return "".join(chr(ord(char) | 32) if "A" <= char <= "Z" else char for char in text)


def _upper(text: str) -> str:
    return "".join(chr(ord(char) & ~32) if "a" <= char <= "z" else char for char in text)


def _substr(op: Op, record: Record | None, final: bool) -> Value | None:
    text, start, length = op.args[0], _int(op.args[1]), _int(op.args[2])
    if not _is_string(text) or start is None or length is None:
        return None
    if start < 0 or start > len(text):
        raise EvalError(f"!substr start position is out of range 0...{len(text)}: {start}")
    if length < 0:
        raise EvalError("!substr length must be nonnegative")
    part = text[start : start + length]
    return Code(part) if type(text) is Code else part


def _find(op: Op, record: Record | None, final: bool) -> Value | None:
    text, wanted, start = op.args[0], op.args[1], _int(op.args[2])
    if not _is_string(text) or not _is_string(wanted) or start is None:
        return None
    if start < 0 or start > len(text):
        raise EvalError(f"!find start position is out of range 0...{len(text)}: {start}")
    return text.find(wanted, start)


def _interleave(op: Op, record: Record | None, final: bool) -> Value | None:
    items, separator = op.args
    if type(items) is not List or not _is_string(separator):
        return None
    pieces = []
    for item in items.items:
        if not _is_string(item):
            number = _int(item)
            if number is None:
                return None
            item = str(number)
        pieces.append(item)
    total = sum([len(piece) for piece in pieces]) + len(separator) * len(pieces)
    if total > MAX_STRING:
        raise EvalError("string too long")
    return _string(op, str(separator).join(pieces))


def _match(op: Op, record: Record | None, final: bool) -> Value | None:
    text, pattern = op.args
    if not _is_string(text) or not _is_string(pattern):
        return None
    op.keeper.charge((len(text) + 1) * (len(pattern) + 1))
    return compile_regex(pattern).search(text)


def compile_regex(pattern: str) -> Regex:
    try:
        return Regex(pattern)
    except RegexError as error:
        raise EvalError(f"invalid regex '{pattern}': {error}") from None


def _subst(op: Op, record: Record | None, final: bool) -> Value | None:
    wanted, replacement, value = op.args
    if is_record(wanted) and is_record(replacement) and is_record(value):
        return replacement if wanted is value else value
    if _is_string(wanted) and _is_string(replacement) and _is_string(value):
        if not wanted:
            return value
        return _string(op, value.replace(wanted, replacement))
    return None


def _repr(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    if is_record(value):
        return _string(op, value.describe())
    return _string(op, to_text(value)) if is_closed(value) else None


# ---------------------------------------------------------------------------------------------------------------------
# Lists


def _listconcat(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is List and type(right) is List:
        return _list(op, left.items + right.items, op.type.element)  # type: ignore[attr-defined]
    return None


def _listsplat(op: Op, record: Record | None, final: bool) -> Value | None:
    value, count = op.args[0], _int(op.args[1])
    if count is None or (type_of(value) is None and value is not UNSET):
        return None
    if count < 0:
        raise EvalError(f"!listsplat count {count} is negative")
    if count > MAX_LIST:
        raise EvalError("list too long")
    return _list(op, (value,) * count, op.type.element)  # type: ignore[attr-defined]


def _listremove(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is not List or type(right) is not List:
        return None
    numbers = op.keeper.numbers
    removed = {identity(_plain(item), numbers) for item in right.items}
    kept = tuple([item for item in left.items if identity(_plain(item), numbers) not in removed])
    return _list(op, kept, left.element)


def _listflatten(op: Op, record: Record | None, final: bool) -> Value | None:
    outer = op.args[0]
    if type(outer) is not List:
        return None
    if not isinstance(outer.element, ListType):
        return outer
    items: list[Value] = []
    for inner in outer.items:
        if type(inner) is not List:
            return None
        items += inner.items
    return _list(op, tuple(items), op.type.element)  # type: ignore[attr-defined]


def _head(op: Op, record: Record | None, final: bool) -> Value | None:
    if type(op.args[0]) is not List:
        return None
    if not op.args[0].items:
        raise EvalError("Empty list in head")
    return op.args[0].items[0]


def _tail(op: Op, record: Record | None, final: bool) -> Value | None:
    if type(op.args[0]) is not List:
        return None
    if not op.args[0].items:
        raise EvalError("Empty list in tail")
    return _list(op, op.args[0].items[1:], op.args[0].element)


def _length(value: Value) -> int | None:
    if type(value) is List:
        return len(value.items)
    if type(value) is Dag:
        return len(value.args)
    return len(value.encode("utf-8", "surrogatepass")) if _is_string(value) else None


def _size(op: Op, record: Record | None, final: bool) -> Value | None:
    return _length(op.args[0])


def _empty(op: Op, record: Record | None, final: bool) -> Value | None:
    length = _length(op.args[0])
    return None if length is None else int(length == 0)


def _range(op: Op, record: Record | None, final: bool) -> Value | None:
    start, end, step = [_int(arg) for arg in op.args]
    if start is None or end is None or step is None:
        return None
    if step == 0:
        raise EvalError("Illegal operation: step of !range is 0")
    return _number_list(op, range(start, end, step))


def _closed_range(op: Op, record: Record | None, final: bool) -> Value | None:
    start, end = [_int(arg) for arg in op.args]
    if start is None or end is None:
        return None
    return _number_list(op, range(start, end + 1) if start <= end else range(start, end - 1, -1))


def _number_list(op: Op, numbers: range) -> List:
    if numbers and abs(numbers[-1] - numbers[0]) // abs(numbers.step) >= MAX_LIST:
        raise EvalError("list too long")
    return _list(op, tuple(numbers), INT)


def _element(op: Op, record: Record | None, final: bool) -> Value | None:
    items, index = op.args[0], _int(op.args[1])
    if type(items) is not List or index is None:
        return None
    if not 0 <= index < len(items.items):
        raise EvalError(f"Out-of-range list index: {index}")
    return items.items[index]


def _slice(op: Op, record: Record | None, final: bool) -> Value | None:
    items, indices = op.args
    if type(items) is not List or type(indices) is not List:
        return None
    chosen = []
    for index in indices.items:
        number = _int(index)
        if number is None:
            return None
        if not 0 <= number < len(items.items):
            raise EvalError(f"Out-of-range list index: {number}")
        chosen.append(items.items[number])
    return _list(op, tuple(chosen), items.element)


# ---------------------------------------------------------------------------------------------------------------------
# Dags


def _con(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is not Dag or type(right) is not Dag:
        return None
    known = (is_record(left.operator) or left.operator is UNSET, is_record(right.operator) or right.operator is UNSET)
    if not all(known):
        return None
    if is_record(left.operator) and is_record(right.operator) and left.operator is not right.operator:
        raise EvalError(f"Concatenated Dag operators do not match: '{to_text(left)}' vs. '{to_text(right)}'")
    operator = left.operator if is_record(left.operator) else right.operator
    op.keeper.charge(len(left.args) + len(right.args))
    return Dag(operator, left.name or right.name, left.args + right.args, left.names + right.names)


def _dag(op: Op, record: Record | None, final: bool) -> Value | None:
    operator, args, names = op.args
    if type(args) is List:
        values = args.items
    elif args is UNSET:
        values = None
    else:
        return None
    if type(names) is List:
        given = names.items
    elif names is UNSET:
        given = None
    else:
        return None
    if values is None and given is None:
        return None
    if values is None:
        assert given is not None
        values = (UNSET,) * len(given)
    if given is None:
        given = (UNSET,) * len(values)
    if len(values) != len(given):
        raise EvalError("arguments and names of !dag differ in length")
    texts = []
    for name in given:
        if not _is_string(name) and name is not UNSET:
            return None
        texts.append(None if name is UNSET else str(name))
    return Dag(operator, None, values, tuple(texts))


def _getdagop(op: Op, record: Record | None, final: bool) -> Value | None:
    dag = op.args[0]
    if type(dag) is not Dag:
        return None
    if is_record(dag.operator) and cast(dag.operator, op.type) is None:
        raise EvalError(f"Expected type '{op.type}', got '{dag.operator.type}' in: {op!r}")
    return dag.operator


def _getdagopname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag = op.args[0]
    return None if type(dag) is not Dag else dag.name if dag.name else UNSET


def _setdagop(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, operator = op.args
    if type(dag) is not Dag or not is_record(operator):
        return None
    return Dag(operator, None, dag.args, dag.names)


def _setdagopname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, name = op.args
    if type(dag) is not Dag or not _is_string(name):
        return None
    return Dag(dag.operator, str(name), dag.args, dag.names)


def _dag_index(dag: Dag, key: Value) -> int | None:
    """The argument a key names; None while the key is not known."""
    if _is_string(key):
        if key not in dag.names:
            raise EvalError(f"Record does not have a dag argument named '{key}'")
        return dag.names.index(key)
    index = _int(key)
    if index is not None and not 0 <= index < len(dag.args):
        raise EvalError(f"Index {index} is out of range for a dag of {len(dag.args)} arguments")
    return index


def _getdagarg(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    value = dag.args[index]
    held = type_of(value)
    return value if held is not None and held.is_a(op.type) else UNSET


def _getdagname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    return dag.names[index] or UNSET


def _setdagarg(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key, value = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None:
        return None
    return Dag(dag.operator, dag.name, dag.args[:index] + (value,) + dag.args[index + 1 :], dag.names)


def _setdagname(op: Op, record: Record | None, final: bool) -> Value | None:
    dag, key, name = op.args
    index = _dag_index(dag, key) if type(dag) is Dag else None
    if index is None or (not _is_string(name) and name is not UNSET):
        return None
    text = None if name is UNSET else str(name)
    return Dag(dag.operator, dag.name, dag.args, dag.names[:index] + (text,) + dag.names[index + 1 :])


# ---------------------------------------------------------------------------------------------------------------------
# Choice, types and records


def _if(op: Op, record: Record | None, final: bool) -> Value | None:
    known = _int(op.args[0])
    return None if known is None else op.args[1] if known else op.args[2]


def _cond(op: Op, record: Record | None, final: bool) -> Value | None:
    for index in range(0, len(op.args), 2):
        known = _int(op.args[index])
        if known is None:
            return None
        if known:
            return cast(op.args[index + 1], op.type)
    raise EvalError(f"'{record if record is not None else '<global>'}' does not have any true condition in:{op!r}")


def _cast(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    target = op.type
    if target is STRING:
        if _is_string(value):
            return value
        if is_record(value):
            return value.name if isinstance(value.name, str) else None if not final else value.name_text()
        number = _int(value)
        return None if number is None else str(number)
    if isinstance(target, RecordType) and _is_string(value):
        return _named_record(op, value, target, record, final)
    if value is UNSET:
        return value
    converted = cast(value, target)
    return None if isinstance(converted, Expr) and converted is not value else converted


def _named_record(op: Op, name: str, target: RecordType, record: Record | None, final: bool) -> Value | None:
    found = op.keeper.defs.get(name)
    if found is None and record is not None and _has_name(record, name):
        if not final:
            return None  # its superclasses are not all known yet
        found = record
    if found is None:
        if final:
            raise EvalError(f"Undefined reference to record: '{name}' in: {op!r}")
        return None
    if not found.type.is_a(target):
        raise EvalError(f"Expected type '{target}', got '{found.type}' in: {op!r}")
    return found


def _has_name(record: Record, name: str) -> bool:
    own = record.name
    return not record.is_class and (own == name or (type(own) is AnonymousName and own.name == name))


def _isa(op: Op, record: Record | None, final: bool) -> Value | None:
    value, target = op.args[0], op.checked
    assert target is not None
    held = type_of(value)
    if held is None:
        return None
    if held.converts_to(target):
        return 1
    if isinstance(target, RecordType):
        return 0 if is_record(value) or (is_closed(value) and not target.converts_to(held)) else None
    return 0


def _exists(op: Op, record: Record | None, final: bool) -> Value | None:
    name, target = op.args[0], op.checked
    assert target is not None
    if not _is_string(name):
        return None
    found = op.keeper.defs.get(name)
    if found is not None:
        return int(found.type.is_a(target))
    if record is not None and _has_name(record, name):
        return int(record.type.is_a(target)) if final else None
    return 0 if final else None


def _instances(op: Op, record: Record | None, final: bool) -> Value | None:
    pattern, target = op.args[0], op.checked
    assert isinstance(target, RecordType)
    if not _is_string(pattern) or (record is not None and not final):
        return None
    compile_regex(pattern)
    found = op.keeper.matching(target.classes[0], pattern)
    op.keeper.charge(len(op.keeper.defs) * (1 + len(pattern)))
    return List(tuple(found), target)


def _initialized(op: Op, record: Record | None, final: bool) -> Value | None:
    value = op.args[0]
    if value is UNSET:
        return 0
    return 1 if is_closed(value) else None


Fold = Callable[[Op, Record | None, bool], Value | None]

FOLDS: dict[str, Fold] = {
    "add": _arithmetic(lambda a, b: a + b),
    "sub": _arithmetic(lambda a, b: a - b),
    "mul": _arithmetic(lambda a, b: a * b),
    "div": _arithmetic(_divide),
    "and": _arithmetic(lambda a, b: a & b),
    "or": _arithmetic(lambda a, b: a | b),
    "xor": _arithmetic(lambda a, b: a ^ b),
    "shl": _arithmetic(lambda a, b: a << (b & 63)),
    "sra": _arithmetic(lambda a, b: a >> (b & 63)),
    "srl": _arithmetic(lambda a, b: (a & 0xFFFF_FFFF_FFFF_FFFF) >> (b & 63)),
    "not": _not,
    "logtwo": _logtwo,
    "eq": _compare(lambda a, b: a == b),
    "ne": _compare(lambda a, b: a != b),
    "lt": _compare(lambda a, b: a < b),  # type: ignore[operator]
    "le": _compare(lambda a, b: a <= b),  # type: ignore[operator]
    "gt": _compare(lambda a, b: a > b),  # type: ignore[operator]
    "ge": _compare(lambda a, b: a >= b),  # type: ignore[operator]
    "strconcat": _strconcat,
    "tolower": _mapped(_lower),
    "toupper": _mapped(_upper),
    "substr": _substr,
    "find": _find,
    "interleave": _interleave,
    "match": _match,
    "subst": _subst,
    "repr": _repr,
    "listconcat": _listconcat,
    "listsplat": _listsplat,
    "listremove": _listremove,
    "listflatten": _listflatten,
    "head": _head,
    "tail": _tail,
    "size": _size,
    "empty": _empty,
    "range": _range,
    "rangec": _closed_range,
    "element": _element,
    "slice": _slice,
    "con": _con,
    "dag": _dag,
    "getdagop": _getdagop,
    "getdagopname": _getdagopname,
    "setdagop": _setdagop,
    "setdagopname": _setdagopname,
    "getdagarg": _getdagarg,
    "getdagname": _getdagname,
    "setdagarg": _setdagarg,
    "setdagname": _setdagname,
    "if": _if,
    "cond": _cond,
    "cast": _cast,
    "isa": _isa,
    "exists": _exists,
    "instances": _instances,
    "initialized": _initialized,
}
