"""Operators on lists; sizes."""

from __future__ import annotations

from lamina.tablegen.errors import EvalError
from lamina.tablegen.operators.base import MAX_LIST, Fold, Op, is_string, known_int, list_of, plain
from lamina.tablegen.record import Record
from lamina.tablegen.types import INT, ListType, element_of
from lamina.tablegen.values import UNSET, Dag, List, Value, identity, type_of


def _listconcat(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is List and type(right) is List:
        return list_of(op, left.items + right.items, element_of(op.type))
    return None


def _listsplat(op: Op, record: Record | None, final: bool) -> Value | None:
    value, count = op.args[0], known_int(op.args[1])
    if count is None or (type_of(value) is None and value is not UNSET):
        return None
    if count < 0:
        raise EvalError(f"!listsplat count {count} is negative")
    if count > MAX_LIST:
        raise EvalError("list too long")
    return list_of(op, (value,) * count, element_of(op.type))


def _listremove(op: Op, record: Record | None, final: bool) -> Value | None:
    left, right = op.args
    if type(left) is not List or type(right) is not List:
        return None
    numbers = op.keeper.numbers
    removed = {identity(plain(item), numbers) for item in right.items}
    kept = tuple([item for item in left.items if identity(plain(item), numbers) not in removed])
    return list_of(op, kept, left.element)


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
    return list_of(op, tuple(items), element_of(op.type))


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
    return list_of(op, op.args[0].items[1:], op.args[0].element)


def _length(value: Value) -> int | None:
    if type(value) is List:
        return len(value.items)
    if type(value) is Dag:
        return len(value.args)
    return len(value.encode("utf-8", "surrogatepass")) if is_string(value) else None


def _size(op: Op, record: Record | None, final: bool) -> Value | None:
    return _length(op.args[0])


def _empty(op: Op, record: Record | None, final: bool) -> Value | None:
    length = _length(op.args[0])
    return None if length is None else int(length == 0)


def _range(op: Op, record: Record | None, final: bool) -> Value | None:
    start, end, step = [known_int(arg) for arg in op.args]
    if start is None or end is None or step is None:
        return None
    if step == 0:
        raise EvalError("Illegal operation: step of !range is 0")
    return _number_list(op, range(start, end, step))


def _closed_range(op: Op, record: Record | None, final: bool) -> Value | None:
    start, end = [known_int(arg) for arg in op.args]
    if start is None or end is None:
        return None
    return _number_list(op, range(start, end + 1) if start <= end else range(start, end - 1, -1))


def _number_list(op: Op, numbers: range) -> List:
    if numbers and abs(numbers[-1] - numbers[0]) // abs(numbers.step) >= MAX_LIST:
        raise EvalError("list too long")
    return list_of(op, tuple(numbers), INT)


def _element(op: Op, record: Record | None, final: bool) -> Value | None:
    items, index = op.args[0], known_int(op.args[1])
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
        number = known_int(index)
        if number is None:
            return None
        if not 0 <= number < len(items.items):
            raise EvalError(f"Out-of-range list index: {number}")
        chosen.append(items.items[number])
    return list_of(op, tuple(chosen), items.element)


LISTS: dict[str, Fold] = {
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
}
