"""Values and unevaluated expressions, their conversion and their text.

Constants are plain Python data: `int`, `bool` (a bit), `str` (`Code` for a `[{ }]` literal), `Record` (a definition),
and the small classes here. Everything that still has to be evaluated derives from `Expr`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.tablegen.errors import EvalError
from lamina.tablegen.types import BIT, DAG, INT, STRING, BitsType, ListType, Type, bits_type, list_type

if TYPE_CHECKING:
    from lamina.tablegen.resolver import Resolver

Value = Any  # one of the kinds listed above


class Code(str):
    """The text of a `[{ }]` literal; a string that prints differently."""

    __slots__ = ()


class Unset:
    """The value `?`."""

    __slots__ = ()
    closed = True
    size = 1

    def __repr__(self) -> str:
        return "?"


UNSET = Unset()


class AnonymousName:
    """The name of an unnamed record until it is final."""

    __slots__ = ("name",)
    closed = False
    size = 1
    type = STRING

    def __init__(self, name: str) -> None:
        self.name = name

    def resolve(self, resolver: Resolver) -> Value:
        found = resolver.lookup(self)  # type: ignore[arg-type]
        value = self if found is None else found
        return value.name if resolver.final and type(value) is AnonymousName else value

    def __repr__(self) -> str:
        return self.name


class Bits:
    """A sequence of bits, lowest first: bools, `?`, or expressions of a bit."""

    __slots__ = ("bits", "closed", "size")

    def __init__(self, bits: tuple[Value, ...]) -> None:
        self.bits = bits
        self.size = len(bits)
        self.closed = True
        for bit in bits:
            if type(bit) is not bool and bit is not UNSET:
                self.closed = False
                break

    @property
    def type(self) -> Type:
        return bits_type(len(self.bits))

    def resolve(self, resolver: Resolver) -> Value:
        changed = False
        bits = []
        for bit in self.bits:
            new = bit if type(bit) is bool or bit is UNSET else bit.resolve(resolver)
            if new is UNSET and resolver.final:
                new = bit  # a reference to an unset bit of the finished record stays a reference
            changed = changed or new is not bit
            bits.append(new)
        return Bits(tuple(bits)) if changed else self

    def as_int(self) -> int | None:
        """The value as an unsigned number, unless a bit is not known."""
        total = 0
        for index, bit in enumerate(self.bits):
            if type(bit) is not bool:
                return None
            if bit:
                total |= 1 << index
        return total if total < 1 << 63 else total - (1 << 64)

    def __repr__(self) -> str:
        if not self.bits:
            return "{ }"
        return "{ " + ", ".join(to_text(bit) for bit in reversed(self.bits)) + " }"


class List:
    """A list literal; `element` is the type of its elements."""

    __slots__ = ("items", "element", "closed", "size")

    def __init__(self, items: tuple[Value, ...], element: Type) -> None:
        self.items = items
        self.element = element
        self.closed = all_closed(items)
        self.size = total_size(items)

    @property
    def type(self) -> ListType:
        return list_type(self.element)

    def resolve(self, resolver: Resolver) -> Value:
        items = resolve_all(self.items, resolver)
        return self if items is self.items else List(items, self.element)

    def __repr__(self) -> str:
        return "[" + ", ".join([to_text(item) for item in self.items]) + "]"


class Dag:
    """A dag: an operator, its optional name, and arguments with optional names."""

    __slots__ = ("operator", "name", "args", "names", "closed", "size")
    type = DAG

    def __init__(
        self, operator: Value, name: str | None, args: tuple[Value, ...], names: tuple[str | None, ...]
    ) -> None:
        self.operator = operator
        self.name = name
        self.args = args
        self.names = names
        self.closed = is_closed(operator) and all_closed(args)
        self.size = total_size((operator, *args))

    def resolve(self, resolver: Resolver) -> Value:
        args = resolve_all(self.args, resolver)
        operator = self.operator if is_closed(self.operator) else self.operator.resolve(resolver)
        if args is self.args and operator is self.operator:
            return self
        return Dag(operator, self.name, args, self.names)

    def __repr__(self) -> str:
        head = to_text(self.operator) + (f":${self.name}" if self.name else "")
        args = []
        for arg, name in zip(self.args, self.names, strict=True):
            args.append(to_text(arg) + (f":${name}" if name else ""))
        return f"({head} {', '.join(args)})" if args else f"({head})"


class Expr:
    """An unevaluated expression of a type."""

    __slots__ = ("type", "size", "_number")
    closed = False
    type: Type
    size: int
    _number: int

    def parts(self) -> tuple[Any, ...]:
        """Returns the operands of the expression: values and other constants."""
        raise AssertionError("every expression implements parts")

    def resolve(self, resolver: Resolver) -> Value:
        raise AssertionError("every expression resolves in its own way")

    def is_free(self, bound: frozenset[str]) -> bool:
        """True if a variable not in `bound` occurs."""
        raise AssertionError("every expression implements variables")


class Var(Expr):
    """A field of the record being built, a template argument (`Class:arg`), or a loop variable."""

    __slots__ = ("name",)

    def __init__(self, name: str, type_: Type) -> None:
        self.name = name
        self.type = type_
        self.size = 1

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.type)

    def resolve(self, resolver: Resolver) -> Value:
        value = resolver.lookup(self.name)
        return self if value is None else value

    def is_free(self, bound: frozenset[str]) -> bool:
        return self.name not in bound

    def __repr__(self) -> str:
        return self.name


class VarBit(Expr):
    """One bit of an expression of type `bits<n>`."""

    __slots__ = ("base", "index")

    def __init__(self, base: Value, index: int) -> None:
        self.base = base
        self.index = index
        self.type = BIT
        self.size = total_size((base,))

    def parts(self) -> tuple[Any, ...]:
        return (self.base, self.index)

    def resolve(self, resolver: Resolver) -> Value:
        base = self.base.resolve(resolver)
        return self if base is self.base else bit_of(base, self.index)

    def is_free(self, bound: frozenset[str]) -> bool:
        return is_free(self.base, bound)

    def __repr__(self) -> str:
        return f"{to_text(self.base)}{{{self.index}}}"


class Convert(Expr):
    """An implicit conversion (between int, bit and bits, or lists of them) of an unevaluated value."""

    __slots__ = ("base",)

    def __init__(self, base: Value, type_: Type) -> None:
        self.base = base
        self.type = type_
        self.size = total_size((base,))

    def parts(self) -> tuple[Any, ...]:
        return (self.base, self.type)

    def resolve(self, resolver: Resolver) -> Value:
        base = resolve(self.base, resolver)
        if base is self.base:
            return self
        converted = cast(base, self.type)
        return Convert(base, self.type) if converted is None or base is UNSET else converted

    def is_free(self, bound: frozenset[str]) -> bool:
        return is_free(self.base, bound)

    def __repr__(self) -> str:
        return f"!cast<{self.type}>({to_text(self.base)})"


_LEAVES = frozenset({int, str, bool, Code, Unset})


def is_closed(value: Value) -> bool:
    """True if a value is fully evaluated."""
    return type(value) in _LEAVES or value.closed


def all_closed(values: tuple[Value, ...]) -> bool:
    for value in values:
        if type(value) not in _LEAVES and not value.closed:
            return False
    return True


MAX_SIZE = 2_000_000


def total_size(values: tuple[Value, ...]) -> int:
    """Estimates the text size of the values, plus one; an error beyond a limit, because shared parts multiply."""
    total = 1
    for value in values:
        kind = type(value)
        if kind is str or kind is Code:
            total += 1 + (len(value) >> 7)
        elif kind is int or kind is bool:
            total += 1
        else:
            total += value.size
    if total > MAX_SIZE:
        raise EvalError("value too large")
    return total


def is_complete(value: Value) -> bool:
    """True if a value is set, without `?` in it."""
    kind = type(value)
    if kind is Unset:
        return False
    if kind is Bits:
        return all([bit is not UNSET for bit in value.bits])
    if kind is List:
        return all([is_complete(item) for item in value.items])
    return True


def is_free(value: Value, bound: frozenset[str]) -> bool:
    """True if variables other than `bound` occur in a value."""
    if is_closed(value):
        return False
    kind = type(value)
    if kind is List:
        return any([is_free(item, bound) for item in value.items])
    if kind is Bits:
        return any([is_free(bit, bound) for bit in value.bits])
    if kind is Dag:
        return is_free(value.operator, bound) or any([is_free(arg, bound) for arg in value.args])
    if kind is AnonymousName:
        return False
    result: bool = value.is_free(bound)
    return result


def resolve_all(values: tuple[Value, ...], resolver: Resolver) -> tuple[Value, ...]:
    """Returns all values resolved; the same tuple if none changed."""
    changed = False
    result = []
    for value in values:
        new = value if type(value) in _LEAVES or value.closed else value.resolve(resolver)
        if new is not value:
            changed = True
        result.append(new)
    return tuple(result) if changed else values


def resolve(value: Value, resolver: Resolver) -> Value:
    return value if type(value) in _LEAVES or value.closed else value.resolve(resolver)


def type_of(value: Value) -> Type | None:
    """Returns a value's type; `?` has none."""
    kind = type(value)
    if kind is str or kind is Code:
        return STRING
    if kind is int:
        return INT
    if kind is bool:
        return BIT
    if kind is Unset:
        return None
    result: Type | None = value.type
    return result


def bit_of(value: Value, index: int) -> Value:
    """Bit `index` of a value that has the type `bits<n>` (or is `?`)."""
    kind = type(value)
    if kind is Bits:
        return value.bits[index]
    if kind is int:
        return bool((value >> index) & 1)
    if kind is bool or kind is Unset:
        return value
    if value.type is BIT:
        return value
    return VarBit(value, index)


def expand_bits(value: Value, width: int) -> Bits:
    """Returns a value of type `bits<width>` bit by bit."""
    if type(value) is Bits:
        return value
    return Bits(tuple([bit_of(value, index) for index in range(width)]))


def fits(value: int, width: int) -> bool:
    return width >= 64 or (value >> width) == 0 or (width > 0 and (value >> (width - 1)) == -1)


def cast(value: Value, target: Type) -> Value | None:
    """Converts the value to the target type, or None if there is no implicit conversion."""
    kind = type(value)
    if kind is Unset:
        return value
    wanted = target.kind
    if wanted == "string":
        return value if kind is str or kind is Code or (kind not in _LEAVES and value.type is STRING) else None
    if wanted == "int":
        if kind is int:
            return value
        if kind is bool:
            return int(value)
        if kind is Bits:
            return value.as_int()
    elif wanted == "bit":
        if kind is bool:
            return value
        if kind is int:
            return bool(value) if value in (0, 1) else None
        if kind is Bits:
            return value.bits[0] if len(value.bits) == 1 else None
    elif isinstance(target, BitsType):
        return _cast_to_bits(value, target)
    elif isinstance(target, ListType):
        if type(value) is List:
            return _cast_list(value, target)
    elif wanted == "record" and kind not in _LEAVES:
        held = value.type
        return value if held.kind == "record" and held.is_a(target) else None
    if kind in _LEAVES:
        return None
    if value.type.is_a(target):
        return value
    converts = isinstance(value, Expr) and wanted in ("int", "bit", "list") and value.type.converts_to(target)
    return Convert(value, target) if converts else None


def _cast_to_bits(value: Value, target: BitsType) -> Value | None:
    kind = type(value)
    width = target.width
    if kind is int:
        return Bits(tuple([bool((value >> index) & 1) for index in range(width)])) if fits(value, width) else None
    if kind is bool:
        return Bits((value,)) if width == 1 else None
    if kind is Bits:
        return value if len(value.bits) == width else None
    if kind in _LEAVES:
        return None
    if value.type is target:
        return value
    if value.type is BIT and width == 1:
        return Bits((value,))
    return Convert(value, target) if isinstance(value, Expr) and value.type.converts_to(target) else None


def _cast_list(value: List, target: ListType) -> List | None:
    element = target.element
    if value.element is element:
        return value
    changed = False
    items = []
    for item in value.items:
        new = cast(item, element)
        if new is None:
            return None
        changed = changed or new is not item
        items.append(new)
    if not changed and value.element.is_a(element):
        return value
    return List(tuple(items), element)


def is_record(value: Value) -> bool:
    return getattr(value, "is_record", False)


def to_text(value: Value) -> str:
    """A value as llvm-tblgen prints it."""
    kind = type(value)
    if kind is str:
        return f'"{value}"'
    if kind is Code:
        result: str = "[{" + value + "}]"
        return result
    if kind is bool:
        return "1" if value else "0"
    if kind is int:
        return str(value)
    return repr(value)


def identity(value: Value, numbers: dict[Any, int]) -> Any:
    """Returns a hashable key that is equal for values that are the same constant or expression.

    Expressions are numbered in `numbers` (one table for all compared values), so that shared parts are visited once.
    """
    kind = type(value)
    if kind is int or kind is str:
        return value
    if kind is bool:
        return ("bit", value)
    if kind is Code:
        return ("code", str(value))
    if kind is List:
        return ("list", value.element, tuple([identity(item, numbers) for item in value.items]))
    if kind is Dag:
        args = tuple([identity(arg, numbers) for arg in value.args])
        return ("dag", identity(value.operator, numbers), value.name, args, value.names)
    if kind is Bits:
        return ("bits", tuple([identity(bit, numbers) for bit in value.bits]))
    if kind is tuple:
        return ("parts", tuple([identity(part, numbers) for part in value]))
    if isinstance(value, Expr):
        number = getattr(value, "_number", None)
        if number is None:
            parts = value.parts()
            key = (kind, tuple([identity(part, numbers) for part in parts]))
            number = value._number = numbers.setdefault(key, len(numbers))
        return ("expr", number)
    return value
