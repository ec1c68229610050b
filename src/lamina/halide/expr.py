"""Expressions, built by Python's operators."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeAlias, TypeVar, runtime_checkable

import numpy as np

from lamina.halide.errors import HalideError
from lamina.halide.sizes import Number, text_of_number
from lamina.halide.types import Bool, Float, Int, Type, common_type

if TYPE_CHECKING:
    from lamina.halide.buffer import ImageParam, Param


class AsExpr(Protocol):
    """Objects usable as expressions: an RDom of one dimension, a Param."""

    def as_expr(self) -> Expr: ...


Operand: TypeAlias = "Expr | AsExpr | float | np.generic"
"""Anything convertible to an expression, including numbers."""
COMPARISONS = frozenset(("eq", "ne", "lt", "le", "gt", "ge"))


class Expr:
    """A value at each point. Immutable. ``==`` builds an expression; use ``is`` to compare expressions."""

    __slots__ = ("_type",)
    __hash__ = object.__hash__
    # NumPy scalars on the left defer to these operators.
    __array_ufunc__: ClassVar[None] = None

    def __init__(self, type: Type) -> None:
        self._type = type

    def type(self) -> Type:
        return self._type

    @property
    def children(self) -> tuple[Expr, ...]:
        return ()

    def with_children(self, children: Sequence[Expr]) -> Expr:
        """Returns the same operation on new operands."""
        return self

    def __bool__(self) -> bool:
        raise HalideError("An expression has no truth value while the program is built; use select(), & and |")

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"{type(self).__name__} is not a sequence")

    def __add__(self, other: Operand) -> Expr:
        return binary("add", self, other)

    def __radd__(self, other: Operand) -> Expr:
        return binary("add", other, self)

    def __sub__(self, other: Operand) -> Expr:
        return binary("sub", self, other)

    def __rsub__(self, other: Operand) -> Expr:
        return binary("sub", other, self)

    def __mul__(self, other: Operand) -> Expr:
        return binary("mul", self, other)

    def __rmul__(self, other: Operand) -> Expr:
        return binary("mul", other, self)

    def __truediv__(self, other: Operand) -> Expr:
        return binary("div", self, other)

    def __rtruediv__(self, other: Operand) -> Expr:
        return binary("div", other, self)

    def __floordiv__(self, other: Operand) -> Expr:
        return _floor_division(self, other)

    def __rfloordiv__(self, other: Operand) -> Expr:
        return _floor_division(other, self)

    def __mod__(self, other: Operand) -> Expr:
        return binary("mod", self, other)

    def __rmod__(self, other: Operand) -> Expr:
        return binary("mod", other, self)

    def __pow__(self, other: Operand) -> Expr:
        return _power(self, other)

    def __rpow__(self, other: Operand) -> Expr:
        return _power(other, self)

    def __and__(self, other: Operand) -> Expr:
        return _bitwise("and", self, other)

    def __rand__(self, other: Operand) -> Expr:
        return _bitwise("and", other, self)

    def __or__(self, other: Operand) -> Expr:
        return _bitwise("or", self, other)

    def __ror__(self, other: Operand) -> Expr:
        return _bitwise("or", other, self)

    def __xor__(self, other: Operand) -> Expr:
        return _bitwise("xor", self, other)

    def __rxor__(self, other: Operand) -> Expr:
        return _bitwise("xor", other, self)

    def __lshift__(self, other: Operand) -> Expr:
        return _bitwise("shl", self, other)

    def __rlshift__(self, other: Operand) -> Expr:
        return _bitwise("shl", other, self)

    def __rshift__(self, other: Operand) -> Expr:
        return _bitwise("shr", self, other)

    def __rrshift__(self, other: Operand) -> Expr:
        return _bitwise("shr", other, self)

    def __neg__(self) -> Expr:
        return binary("sub", Const(self.type(), 0), self)

    def __pos__(self) -> Expr:
        return self

    def __invert__(self) -> Expr:
        kind = self.type()
        if kind.is_float():
            raise HalideError(f"'~' takes integers, not {kind}")
        return Binary("xor", kind, self, Const(kind, 1 if kind.is_bool() else -1 if kind.is_int() else kind.range[1]))

    def __abs__(self) -> Expr:
        from lamina.halide.functions import abs  # cycle

        return abs(self)

    def __eq__(self, other: Operand) -> Expr:  # type: ignore[override]
        return binary("eq", self, other)

    def __ne__(self, other: Operand) -> Expr:  # type: ignore[override]
        return binary("ne", self, other)

    def __lt__(self, other: Operand) -> Expr:
        return binary("lt", self, other)

    def __le__(self, other: Operand) -> Expr:
        return binary("le", self, other)

    def __gt__(self, other: Operand) -> Expr:
        return binary("gt", self, other)

    def __ge__(self, other: Operand) -> Expr:
        return binary("ge", self, other)

    def __repr__(self) -> str:
        return text_of(self)


_OPERATORS = [name for name, member in vars(Expr).items() if name.startswith("__") and callable(member)]
_NO_OPERATORS = frozenset(("__init__", "__repr__", "__bool__", "__iter__", "__hash__", "__array_ufunc__"))


_Class = TypeVar("_Class")


def lend_operators(cls: type[_Class]) -> type[_Class]:
    """Class decorator: instances support arithmetic through their ``as_expr()``."""

    def lent(name: str) -> Any:
        def method(self: Any, *others: Any) -> Any:
            return getattr(self.as_expr(), name)(*others)

        method.__name__ = name
        return method

    for name in _OPERATORS:
        if name not in _NO_OPERATORS and name not in ("__getattribute__",):
            setattr(cls, name, lent(name))
    cls.__hash__ = object.__hash__  # type: ignore[method-assign]
    return cls


class Const(Expr):
    """A number. Integers wrap to their type."""

    __slots__ = ("value",)

    def __init__(self, type: Type, value: float) -> None:
        super().__init__(type)
        if type.is_float():
            self.value: float | int = float(value)
        else:
            self.value = wrapped(int(value), type)


class Binary(Expr):
    """``op`` on two operands of one type (the amount of a shift has the type of the shifted value)."""

    __slots__ = ("op", "left", "right")

    def __init__(self, op: str, type: Type, left: Expr, right: Expr) -> None:
        super().__init__(type)
        self.op, self.left, self.right = op, left, right

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.left, self.right

    def with_children(self, children: Sequence[Expr]) -> Expr:
        return Binary(self.op, self._type, *children)


class Call(Expr):
    """A math function, a selection or a cast, according to ``name``."""

    __slots__ = ("name", "arguments")

    def __init__(self, name: str, type: Type, arguments: Sequence[Expr]) -> None:
        super().__init__(type)
        self.name, self.arguments = name, tuple(arguments)

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.arguments

    def with_children(self, children: Sequence[Expr]) -> Expr:
        return Call(self.name, self._type, children)


@runtime_checkable
class Readable(Protocol):
    """What an access reads: a Func, an ImageParam or a Buffer."""

    wrappers: dict[int | None, Any]

    def name(self) -> str:
        """Returns its name."""

    def dimensions(self) -> int:
        """Returns the number of its coordinates."""

    def types(self) -> tuple[Type, ...]:
        """Returns the types of its components."""


class Access(Expr):
    """A Func, an ImageParam or a Buffer (``target``) at a point. ``component`` numbers the values of a Func of
    tuples; it is 0 otherwise."""

    __slots__ = ("target", "arguments", "component")

    def __init__(self, target: Any, arguments: Sequence[Expr], component: int = 0) -> None:
        self.target, self.arguments, self.component = target, tuple(arguments), component

    def type(self) -> Type:
        type_: Type = self.target.types()[self.component]
        return type_

    @property
    def children(self) -> tuple[Expr, ...]:
        return self.arguments

    def with_children(self, children: Sequence[Expr]) -> Expr:
        return Access(self.target, children, self.component)


class Scalar(Expr):
    """The value of a Param."""

    __slots__ = ("param",)

    def __init__(self, param: Param) -> None:
        super().__init__(param.type())
        self.param = param


class Extent(Expr):
    """``min`` or ``extent`` of a dimension of an image, known when the program is compiled, or when it runs."""

    __slots__ = ("image", "dimension", "what")

    def __init__(self, image: ImageParam, dimension: int, what: str) -> None:
        super().__init__(Int(32))
        self.image, self.dimension, self.what = image, dimension, what


class Known(Expr):
    """A number that is known when the program runs: made of extents."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        super().__init__(Int(32))
        self.number = number


def wrapped(value: int, type: Type) -> int:
    """Returns an integer modulo the type's size, within its range."""
    low, high = type.range
    return low + (value - low) % (high - low + 1)


def expr(value: Operand, type: Type | None = None) -> Expr:
    """Converts a number, Var, RVar, RDom of one dimension or expression to an expression; numbers get ``type`` if it
    is given (integers must then be in its range). Raises HalideError for anything else."""
    if isinstance(value, Expr):
        return value
    convert = getattr(value, "as_expr", None)
    if convert is not None:
        result: Expr = convert()
        return result
    if isinstance(value, bool | np.bool_):
        return Const(Bool(), int(value))
    if isinstance(value, int | np.integer):
        kind = Int(32) if type is None else type
        if not kind.is_float() and not kind.range[0] <= int(value) <= kind.range[1]:
            raise HalideError(f"Integer constant {value} does not fit into {kind}")
        return Const(kind, int(value))
    if isinstance(value, float | np.floating):
        return Const(type if type is not None and type.is_float() else Float(32), float(value))
    raise HalideError(f"{value!r} is not an expression")


def matched(left: Operand, right: Operand) -> tuple[Expr, Expr]:
    """Returns both as expressions of one type; numbers take the type of the other side."""
    left_is_number, right_is_number = _is_number(left), _is_number(right)
    if left_is_number and not right_is_number:
        other = expr(right)
        first = expr(left, other.type())
        second = other
    else:
        first = expr(left)
        second = expr(right, first.type() if right_is_number and not left_is_number else None)
    kind = common_type(first.type(), second.type())
    return cast(kind, first), cast(kind, second)


def _is_number(value: Operand) -> bool:
    return isinstance(value, int | float | np.number) and not isinstance(value, bool)


def cast(type: Type, value: Operand) -> Expr:
    """``value`` converted to a type; integers wrap, floats are truncated."""
    given = expr(value)
    if given.type() == type:
        return given
    if isinstance(given, Const) and (type.is_float() or not given.type().is_float()) and not type.is_bool():
        return Const(type, given.value)
    return Call("cast", type, [given])


def binary(op: str, left: Operand, right: Operand) -> Expr:
    """Returns an arithmetic operation or a comparison, after both sides have one type."""
    first, second = matched(left, right)
    kind = first.type()
    if isinstance(first, Const) and isinstance(second, Const) and not kind.is_float():
        return _folded(op, kind, int(first.value), int(second.value))
    if op == "mod" and kind.is_float():
        from lamina.halide.functions import floor  # cycle

        return first - second * floor(first / second)
    return Binary(op, Bool() if op in COMPARISONS else kind, first, second)


def euclidean_division(left: int, right: int) -> int:
    """Halide's division: the remainder is not negative; division by zero yields zero."""
    if right == 0:
        return 0
    return left // right if right > 0 else -(left // -right)


_INTEGER: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": euclidean_division,
    "mod": lambda a, b: a - b * euclidean_division(a, b) if b else 0,
    "min": min,
    "max": max,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def _folded(op: str, kind: Type, left: int, right: int) -> Expr:
    return Const(Bool() if op in COMPARISONS else kind, _INTEGER[op](left, right))


def _floor_division(left: Operand, right: Operand) -> Expr:
    quotient = binary("div", left, right)
    if not quotient.type().is_float():
        return quotient
    from lamina.halide.functions import floor  # cycle

    return floor(quotient)


def _power(base: Operand, exponent: Operand) -> Expr:
    if isinstance(exponent, int) and 0 < exponent <= 8:
        given = result = expr(base)
        for _ in range(exponent - 1):
            result = result * given
        return result
    from lamina.halide.functions import pow  # cycle

    return pow(base, exponent)


def _bitwise(op: str, left: Operand, right: Operand) -> Expr:
    if op in ("shl", "shr"):
        first = expr(left) if not _is_number(left) else expr(left, expr(right).type())
        second = cast(first.type(), expr(right, first.type()) if _is_number(right) else expr(right))
    else:
        first, second = matched(left, right)
    if first.type().is_float():
        raise HalideError(f"Bitwise operations take integers, not {first.type()}")
    return Binary(op, first.type(), first, second)


# ---- Walking


def walk(root: Expr) -> Iterator[Expr]:
    """Yields the distinct expressions of a tree, operands first."""
    seen: set[int] = set()
    stack: list[tuple[Expr, bool]] = [(root, False)]
    while stack:
        node, done = stack.pop()
        if done:
            yield node
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            stack += [(child, False) for child in reversed(node.children)]


def rewrite(root: Expr, replace: Callable[[Expr], Expr | None]) -> Expr:
    """Rewrites the nodes bottom-up; ``replace`` returns a new node, or None to keep the old one."""
    rewritten: dict[int, Expr] = {}
    for node in walk(root):
        children = [rewritten[id(child)] for child in node.children]
        same = all(new is old for new, old in zip(children, node.children, strict=True))
        kept = node if same else node.with_children(children)
        replacement = replace(kept)
        rewritten[id(node)] = kept if replacement is None else replacement
    return rewritten[id(root)]


def structure(root: Expr) -> Any:
    """Returns a hashable key that is equal for structurally equal expressions."""
    keys: dict[int, Any] = {}
    for node in walk(root):
        own = getattr(node, "label", None)
        if isinstance(node, Const):
            own = node.value
        elif isinstance(node, Binary):
            own = node.op
        elif isinstance(node, Call):
            own = node.name
        elif isinstance(node, Access):
            own = (id(node.target), node.component)
        elif isinstance(node, Scalar):
            own = id(node.param)
        elif isinstance(node, Extent):
            own = (id(node.image), node.dimension, node.what)
        elif isinstance(node, Known):
            own = node.number
        kind = "access" if isinstance(node, Access) else type(node).__name__
        keys[id(node)] = (kind, node.type(), own, tuple(keys[id(child)] for child in node.children))
    return keys[id(root)]


_SYMBOLS = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "mod": "%", "eq": "==", "ne": "!=", "lt": "<", "le": "<=",
    "gt": ">", "ge": ">=", "and": "&", "or": "|", "xor": "^", "shl": "<<", "shr": ">>",
}  # fmt: skip


def text_of(root: Expr) -> str:
    """Returns the expression in Halide's notation."""
    texts: dict[int, str] = {}
    for node in walk(root):
        parts = [texts[id(child)] for child in node.children]
        texts[id(node)] = _text(node, parts)
    return texts[id(root)]


def _text(node: Expr, parts: list[str]) -> str:
    if isinstance(node, Const):
        return f"{node.value:g}f" if node.type().is_float() else str(node.value)
    if isinstance(node, Binary):
        symbol = _SYMBOLS.get(node.op)
        return f"({parts[0]} {symbol} {parts[1]})" if symbol else f"{node.op}({', '.join(parts)})"
    if isinstance(node, Call):
        return f"{node.type() if node.name == 'cast' else node.name}({', '.join(parts)})"
    if isinstance(node, Access):
        component = f"[{node.component}]" if len(node.target.types()) > 1 else ""
        return f"{node.target.name()}({', '.join(parts)}){component}"
    if isinstance(node, Scalar):
        return str(node.param.name())
    if isinstance(node, Extent):
        return f"{node.image.name()}.{node.what}.{node.dimension}"
    if isinstance(node, Known):
        return text_of_number(node.number)
    return str(getattr(node, "label", node.__class__.__name__))
