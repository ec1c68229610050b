"""References to Funcs, and the right-hand sides of their definitions: one value or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias
from typing import cast as cast_type

from lamina.halide.errors import HalideError
from lamina.halide.expr import Access, Binary, Const, Expr, Operand, cast, expr
from lamina.halide.types import Type


class FuncRef(Access):
    """``func[arguments]``: a value, or the target of a definition. For a Func of tuples ``func[arguments][i]`` is
    component ``i``; the reference unpacks to all of them."""

    __slots__ = ()

    def type(self) -> Type:
        """Returns the element type of the referenced Func. Raises HalideError for a Func of tuples."""
        result: Type = self.target.type()
        return result

    def __len__(self) -> int:
        return len(self.target.types())

    def __getitem__(self, component: int) -> Access:
        count = len(self)
        if not isinstance(component, int) or not -count <= component < count:
            raise HalideError(f'Func "{self.target.name()}" has {count} components, there is no [{component!r}]')
        return Access(self.target, self.arguments, component % count)

    def __iter__(self) -> Iterator[Access]:
        if not self.target.is_tuple():
            raise TypeError(f'Func "{self.target.name()}" has a single value, which does not unpack')
        return (self[component] for component in range(len(self)))

    def _updated(self, op: str, other: Operand) -> Expr:
        func = self.target
        if not func.defined():
            start = {"add": 0, "sub": 0, "mul": 1, "div": 1}[op]
            given = expr(other)
            func[tuple(self.arguments)] = Const(given.type(), start)
        type = self.type() if is_plain_number(other) else None
        return Binary(op, self.type(), self, cast(self.type(), expr(other, type)))

    def __iadd__(self, other: Operand) -> Expr:
        return self._updated("add", other)

    def __isub__(self, other: Operand) -> Expr:
        return self._updated("sub", other)

    def __imul__(self, other: Operand) -> Expr:
        return self._updated("mul", other)

    def __itruediv__(self, other: Operand) -> Expr:
        return self._updated("div", other)


class Tuple:
    """The values of a Func with several components: ``f[x] = Tuple(a, b)``, or just ``f[x] = a, b``."""

    def __init__(self, *components: Operand | Sequence[Operand]) -> None:
        given = components[0] if len(components) == 1 and isinstance(components[0], list | tuple) else components
        self._components = [cast_type("Operand", component) for component in given]
        if not self._components:
            raise HalideError("A Tuple has at least one component")

    def __len__(self) -> int:
        return len(self._components)

    def __getitem__(self, component: int) -> Expr:
        return expr(self._components[component])

    def __iter__(self) -> Iterator[Expr]:
        return map(expr, self._components)


Value: TypeAlias = "Operand | Tuple | Sequence[Operand]"
"""The right-hand side of a Func: an expression, or several."""


def operands_of(value: Value) -> list[Operand]:
    """Returns the components of a right-hand side; of a reference to a Func of tuples, its own."""
    if isinstance(value, FuncRef) and value.target.is_tuple():
        return list(value)
    if isinstance(value, Tuple | list | tuple):
        components: list[Operand] = list(value)
        if not components:
            raise HalideError("A Func has at least one value")
        return components
    return [cast_type("Operand", value)]


def components_of(value: Value) -> list[Expr]:
    return [expr(operand) for operand in operands_of(value)]


def is_plain_number(value: Operand) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
