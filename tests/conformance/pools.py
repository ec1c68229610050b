"""The types and attributes that generated operations draw from."""

from __future__ import annotations

import functools
import random
from collections.abc import Iterable
from pathlib import Path

from lamina.asm.parser import Parser
from lamina.ir.attribute import Attribute, Type
from lamina.ir.location import SourceFile

COMMON = "f32 f64 i32 i1 index i64 i8 f16 bf16 i16".split()
SHAPES = ["", "4x", "1x", "8x", "2x4x", "4x2x", "4x8x", "1x4x", "2x2x2x", "2x3x4x", "1x2x2x1x", "2x4x4x8x"]
DYNAMIC = ["?x", "?x4x", "4x?x", "?x?x", "2x?x4x", "?x?x?x", "?x?x?x?x"]


def _entries(name: str) -> list[str]:
    """The lines of one of the files beside this one."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines()


def parse_type(text: str) -> Type:
    """The type that a text denotes."""
    return Parser(SourceFile("pool", text), allow_unregistered=True).parse_type()


def parse_attribute(text: str) -> Attribute:
    """The attribute that a text denotes."""
    return Parser(SourceFile("pool", text), allow_unregistered=True).parse_attribute()


_dialects: list[str] = []


def use(dialects: Iterable[str]) -> None:
    """Adds the types and attributes of these dialects, of the files of their names in the folder `pools_of`."""
    folder = Path(__file__).parent / "pools_of"
    _dialects.extend(name for name in dialects if (folder / f"{name}.txt").is_file())
    types.cache_clear()
    attributes.cache_clear()


def _of_dialects(sign: str) -> list[str]:
    """What the files of those dialects hold: attributes begin with `#` or `[`, all else is a type."""
    lines = [line for name in _dialects for line in _entries(f"pools_of/{name}.txt") if line]
    return [line for line in lines if (sign == "#") == (line[0] in "#[")]


@functools.cache
def types() -> tuple[Type, ...]:
    """All types of the pool."""
    texts = []
    for element in COMMON:
        for shape in SHAPES:
            texts += [f"vector<{shape}{element}>", f"tensor<{shape}{element}>", f"memref<{shape}{element}>"]
        for shape in DYNAMIC:
            texts += [f"tensor<{shape}{element}>", f"memref<{shape}{element}>"]
    return tuple(map(parse_type, _entries("types.txt") + _of_dialects("!") * 3 + texts))


@functools.cache
def attributes() -> tuple[Attribute, ...]:
    """All attributes of the pool."""
    return tuple(map(parse_attribute, _entries("attributes.txt") + _of_dialects("#")))


class Theme:
    """Types that go together: a few shapes and element types, and what is built of them."""

    def __init__(self, rng: random.Random) -> None:
        element, other = rng.choice(COMMON), rng.choice(COMMON)
        shape = rng.choice(SHAPES)
        loose = rng.choice([shape, rng.choice(DYNAMIC)])
        second = rng.choice(SHAPES)
        texts = [element, element, other]
        for kind in ("vector", "tensor", "memref"):
            texts += [f"{kind}<{shape}{element}>"] * 3
            texts += [f"{kind}<{shape}{other}>", f"{kind}<{shape}i1>", f"{kind}<{second}{element}>"]
            texts += [f"{kind}<{shape.partition('x')[2]}{element}>"]
            if kind != "vector":
                texts += [f"{kind}<{loose}{element}>", f"{kind}<*x{element}>"]
        kind = rng.choice(("vector", "tensor", "memref", "tensor"))
        texts += [f"{kind}<{shape}{one}>" for one in COMMON] if rng.random() < 0.5 else COMMON
        self.types = [parse_type(text) for text in texts]

    def choose(self, rng: random.Random, accepted: Iterable[Type]) -> Type | None:
        """A type of the theme that is among the accepted, if there is one."""
        allowed = set(accepted)
        found = [one for one in self.types if one in allowed]
        return rng.choice(found) if found else None
