"""A function in the making, its values by type, and the constants among them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

DYNAMIC = -1
FLOATS = ("0.0", "1.0", "-1.0", "2.0", "0.5", "3.0", "-0.0", "1.5", "1.0e+10", "-2.5")
FLOAT_SPECIALS = {
    "f16": ("0x7C00", "0xFC00", "0x7E00"),
    "bf16": ("0x7F80", "0xFF80", "0x7FC0"),
    "f32": ("0x7F800000", "0xFF800000", "0x7FC00000", "1.0e-42"),
    "f64": ("0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000"),
}


class T(NamedTuple):
    """A type: of a kind of container, or a plain one if that is empty. ``rest`` is what follows the element type."""

    kind: str
    shape: tuple[int, ...]
    element: str
    rest: str = ""

    def __str__(self) -> str:
        if not self.kind:
            return self.element
        sizes = "".join(f"{'?' if size < 0 else size}x" for size in self.shape)
        return f"{self.kind}<{sizes}{self.element}{self.rest}>"

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def is_static(self) -> bool:
        return DYNAMIC not in self.shape

    @property
    def dynamic_sizes(self) -> int:
        return self.shape.count(DYNAMIC)

    @property
    def count(self) -> int:
        total = 1
        for size in self.shape:
            total *= size
        return total

    def of(self, element: str) -> T:
        """The type with another element type."""
        return self._replace(element=element) if self.kind else scalar(element)

    def sized(self, shape: Sequence[int]) -> T:
        """The type with another shape."""
        return self._replace(shape=tuple(shape))


def scalar(element: str) -> T:
    return T("", (), element)


INDEX, I1 = scalar("index"), scalar("i1")


def tensor(shape: Sequence[int], element: str = "f32", rest: str = "") -> T:
    return T("tensor", tuple(shape), element, rest)


def vector(shape: Sequence[int], element: str = "f32") -> T:
    return T("vector", tuple(shape), element)


def memref(shape: Sequence[int], element: str = "f32", rest: str = "") -> T:
    return T("memref", tuple(shape), element, rest)


def is_float(element: str) -> bool:
    return element.startswith(("f", "bf"))


Recipe = Callable[["Builder"], None]
RECIPES: dict[str, list[Recipe]] = {}


def recipe(*groups: str, weight: int = 1) -> Callable[[Recipe], Recipe]:
    """Registers a function that adds operations to a builder."""

    def register(function: Recipe) -> Recipe:
        for group in groups:
            RECIPES.setdefault(group, []).extend([function] * weight)
        return function

    return register


class Builder:
    """The lines of a function, and the values that the next line may use."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines: list[str] = []
        self.header: list[str] = []
        self.values: list[tuple[str, T]] = []
        self.arguments: list[T] = []
        self.depth = 1
        self.numbers = 0
        self.theme: dict[str, Any] = {}
        self.groups: Sequence[str] = ()

    # ---- Chance

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, options: Sequence[Any]) -> Any:
        """One of the options."""
        return self.rng.choice(options)

    def same(self, key: str, options: Sequence[Any], often: float = 0.75) -> Any:
        """One of the options, mostly the same one in this function."""
        if key not in self.theme:
            self.theme[key] = self.rng.choice(options)
        return self.theme[key] if self.chance(often) else self.rng.choice(options)

    # ---- Lines

    def line(self, text: str) -> None:
        self.lines.append("  " * self.depth + text)

    def new_name(self, prefix: str = "v") -> str:
        self.numbers += 1
        return f"%{prefix}{self.numbers}"

    def op(self, text: str, *types: T) -> str:
        """Adds an operation with results of the types; gives the name of the first result."""
        if not types:
            self.line(text)
            return ""
        name = self.new_name()
        if len(types) == 1:
            self.line(f"{name} = {text}")
            self.values.append((name, types[0]))
            return name
        self.line(f"{name}:{len(types)} = {text}")
        self.values += [(f"{name}#{index}", one) for index, one in enumerate(types)]
        return f"{name}#0"

    @contextmanager
    def scope(self, arguments: Sequence[tuple[str, T]] = ()) -> Iterator[None]:
        """Values defined inside are not visible afterwards."""
        known = list(self.values)
        self.values += arguments
        self.depth += 1
        yield
        self.depth -= 1
        self.values = known

    def any_recipe(self) -> None:
        """Adds operations of any recipe of the function's groups."""
        recipes = [one for group in self.groups for one in RECIPES[group]]
        self.rng.choice(recipes)(self)

    # ---- Values

    def known(self, type: T) -> list[str]:
        return [name for name, one in self.values if one == type]

    def value(self, type: T, constant: float = 0.3, fresh: float = 0.15) -> str:
        """A value of the type: a known one, a constant or an argument of the function."""
        known = self.known(type)
        if known and not self.chance(fresh + constant / 2):
            return self.rng.choice(known[-6:])
        if self.chance(constant / (constant + fresh + 0.1)) and (name := self.constant(type)):
            return name
        return self.argument(type)

    def argument(self, type: T) -> str:
        name = f"%a{len(self.arguments)}"
        self.arguments.append(type)
        self.values.insert(0, (name, type))
        return name

    def index(self, options: Sequence[int] = (0, 1, 2, 3, 4, 5), constant: float = 0.7) -> str:
        """An index, mostly one of the constants."""
        if self.chance(constant):
            return self.number(self.rng.choice(options))
        return self.value(INDEX, 0.0)

    def number(self, number: int, element: str = "index") -> str:
        return self.op(f"arith.constant {number} : {element}", scalar(element))

    def any_of(self, fitting: Callable[[T], bool]) -> tuple[str, T] | None:
        """A known value of a type that fits, rather a late one."""
        found = [one for one in self.values if fitting(one[1])]
        if not found:
            return None
        return self.rng.choice(found[-4:] if self.chance(0.7) else found)

    def constant(self, type: T) -> str | None:
        """A constant of the type, if it can have one."""
        if self.chance(0.04):
            return self.op(f"ub.poison : {type}", type)
        literal = self.literal(type)
        return None if literal is None else self.op(f"arith.constant {literal}", type)

    def literal(self, type: T) -> str | None:
        if type.kind == "memref" or not type.is_static or type.rest:
            return None
        if not type.kind:
            one = self.element(type.element)
            return one if one in (None, "true", "false") else f"{one} : {type}"
        if self.element(type.element) is None or type.count > 64:
            return None
        if self.chance(0.6) or type.count == 0:
            return f"dense<{self.element(type.element)}> : {type}"

        def nested(shape: Sequence[int]) -> str:
            if not shape:
                return str(self.element(type.element))
            return "[" + ", ".join(nested(shape[1:]) for _ in range(shape[0])) + "]"

        return f"dense<{nested(type.shape)}> : {type}"

    def element(self, element: str) -> str | None:
        """The text of a number of the element type."""
        if element == "i1":
            return self.rng.choice(("true", "false"))
        if element == "index":
            return str(self.rng.choice((0, 0, 1, 1, 2, 3, 4, 5, 8, -1, 7, 16, 100, 1 << 62, -(1 << 63))))
        if element[0] == "i" and element[1:].isdigit():
            limit = 1 << (int(element[1:]) - 1)
            numbers = (0, 0, 1, 1, 2, 3, 4, 5, 8, 7, 16, 31, 32, 100, -1, -2, -1, limit - 1, -limit)
            return str(self.rng.choice([one for one in numbers if -limit <= one < limit]))
        if is_float(element) and element in FLOAT_SPECIALS:
            return self.rng.choice(FLOATS * 2 + FLOAT_SPECIALS[element])
        return None

    # ---- The module

    def text(self, all_values: bool = False) -> str:
        """The module: the function returns nothing, an operation of no dialect uses most of its values."""
        kept = [one for one in self.values if one[0].startswith("%v")]
        if not all_values:
            kept = [one for one in kept if self.chance(0.6)]
            kept = kept[-3:] if self.chance(0.5) else kept
        names, types = ", ".join(name for name, _ in kept), ", ".join(str(one) for _, one in kept)
        arguments = ", ".join(f"%a{index}: {one}" for index, one in enumerate(self.arguments))
        uses = f'  "test.use"({names}) : ({types}) -> ()'
        return "\n".join([*self.header, f"func.func @test({arguments}) {{", *self.lines, uses, "  return", "}", ""])


def program(groups: Sequence[str], rng: random.Random, length: int, accepts: Callable[[str], bool]) -> str:
    """A function of up to about ``length`` operations by recipes of the groups; what is not accepted is taken back."""
    builder = Builder(rng)
    builder.groups = groups
    for _ in range(length * 3):
        if sum("arith.constant" not in line for line in builder.lines) >= length:
            break
        state = list(builder.header), list(builder.lines), list(builder.values), list(builder.arguments)
        builder.any_recipe()
        if not accepts(builder.text(all_values=True)):
            builder.header, builder.lines, builder.values, builder.arguments = state
    return builder.text()
