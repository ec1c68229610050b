"""Random atomic updates of elements of every type, in sequence and in parallel loops, against Python's numbers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from tests.fuzz.differential import difference

SIZE = 4
WIDTHS = (1, 3, 7, 8, 12, 16, 24, 32, 37, 64)
FLOATS: dict[str, Any] = {
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn, "f8E5M2": ml_dtypes.float8_e5m2, "f8E4M3": ml_dtypes.float8_e4m3,
}  # fmt: skip
INTEGER: dict[str, Callable[[int, int], int]] = {
    "addi": lambda old, new: old + new, "andi": lambda old, new: old & new, "assign": lambda old, new: new,
    "maxs": max, "mins": min, "muli": lambda old, new: old * new, "ori": lambda old, new: old | new,
    "xori": lambda old, new: old ^ new,
}  # fmt: skip
UNSIGNED: dict[str, Callable[[int, int], int]] = {"maxu": max, "minu": min}
FLOAT: dict[str, Callable[[float, float], float]] = {
    "addf": lambda old, new: old + new, "assign": lambda old, new: new, "maximumf": max, "minimumf": min,
    "mulf": lambda old, new: old * new,
}  # fmt: skip
# The order of these does not matter.
COMMUTATIVE = ("addi", "andi", "maxs", "mins", "maxu", "minu", "muli", "ori", "xori", "maximumf", "minimumf")


def signed(value: int, width: int) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


class Program:
    """@f(memref<4xT>, memref<NxT>): N updates, each giving the element before it to the second buffer."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.width = self.random.choice(WIDTHS) if self.random.random() < 0.6 else 0
        self.type = f"i{self.width}" if self.width else self.random.choice(list(FLOATS))
        self.parallel = self.random.random() < 0.3
        kinds = [*INTEGER, *UNSIGNED] if self.width else list(FLOAT)
        if self.parallel:
            kinds = [self.random.choice([kind for kind in kinds if kind in COMMUTATIVE])]
        self.start = [self.number() for _ in range(SIZE)]
        self.updates = [
            (self.random.choice(kinds), self.random.randrange(SIZE), self.number(), self.random.random() < 0.3)
            for _ in range(self.random.randrange(1, 7))
        ]
        self.trips = self.random.randrange(1, 4) if not self.parallel else 40

    def number(self) -> Any:
        """A float that all of the types hold exactly, or an integer."""
        if not self.width:
            return self.random.choice([0.5, 1.0, -1.5, 2.0, -0.25, 3.0])
        top = 1 << (self.width - 1)
        return self.random.choice([0, -1, top - 1, -top, signed(self.random.getrandbits(64), self.width)])

    def after(self, kind: str, old: Any, new: Any) -> Any:
        if kind in UNSIGNED:
            mask = (1 << self.width) - 1
            return signed(UNSIGNED[kind](old & mask, new & mask), self.width)
        if self.width:
            return signed(INTEGER[kind](old, new), self.width)
        with np.errstate(all="ignore"):
            return np.float64(FLOAT[kind](old, new)).astype(np.float32).astype(FLOATS[self.type]).astype(np.float64)

    def run(self) -> tuple[list[Any], list[Any]]:
        """The elements afterwards, and what the updates of the last trip saw."""
        elements, seen = list(self.start), [0] * len(self.updates)
        for _ in range(self.trips):
            for place, (kind, at, new, _) in enumerate(self.updates):
                seen[place] = elements[at]
                elements[at] = self.after(kind, elements[at], new)
        return elements, seen

    def array(self, numbers: list[Any]) -> np.ndarray:
        if not self.width:
            return np.array(numbers, np.float64).astype(FLOATS[self.type])
        if self.width == 1:
            return np.array([bool(one) for one in numbers])
        size = next(size for size in (8, 16, 32, 64) if self.width <= size)
        return np.array(numbers, np.dtype(f"int{size}"))

    def plain(self, array: np.ndarray) -> list[Any]:
        """Elements of odd widths say nothing by the bits beside them."""
        if self.width:
            return [signed(int(one), self.width) for one in array]
        return [float(one) for one in array.astype(np.float64)]

    def literal(self, value: Any) -> str:
        if self.width == 1:
            return "true" if value else "false"
        return f"{value} : {self.type}"

    def update(self, place: int) -> str:
        kind, at, new, region = self.updates[place]
        memory = f"memref<{SIZE}x{self.type}>"
        lines = [f"%v{place} = arith.constant {self.literal(new)}"]
        if region:
            body = self.statement(kind, place)
            lines.append(
                f"%r{place} = memref.generic_atomic_rmw %m[%c{at}] : {memory} {{\n    ^bb0(%old{place}: {self.type}):\n"
                f"      {body}\n      memref.atomic_yield %new{place} : {self.type}\n    }}"
            )
        else:
            lines.append(f"%r{place} = memref.atomic_rmw {kind} %v{place}, %m[%c{at}]"
                         f" : ({self.type}, {memory}) -> {self.type}")
        lines.append(f"memref.store %r{place}, %s[%c{place}] : memref<{len(self.updates)}x{self.type}>")
        return "\n".join(f"    {line}" for line in lines)

    def statement(self, kind: str, place: int) -> str:
        old, new, result = f"%old{place}", f"%v{place}", f"%new{place}"
        if kind == "assign":
            zero = f"%no{place} = arith.constant false\n      "
            return f"{zero}{result} = arith.select %no{place}, {old}, {new} : {self.type}"
        operation = {"maxs": "maxsi", "mins": "minsi", "maxu": "maxui", "minu": "minui"}.get(kind, kind)
        return f"{result} = arith.{operation} {old}, {new} : {self.type}"

    def text(self) -> str:
        body = "\n".join(self.update(place) for place in range(len(self.updates)))
        constants = "\n".join(f"  %c{n} = arith.constant {n} : index" for n in range(max(SIZE, len(self.updates))))
        loop = ("scf.parallel (%i) = (%c0) to (%n) step (%c1)" if self.parallel
                else "scf.for %i = %c0 to %n step %c1")
        return (
            f"func.func @f(%m: memref<{SIZE}x{self.type}>, %s: memref<{len(self.updates)}x{self.type}>) {{\n"
            f"{constants}\n  %n = arith.constant {self.trips} : index\n  {loop} {{\n{body}\n  }}\n  return\n}}\n"
        )


def problem(seed: int) -> str | None:
    program = Program(seed)
    text = program.text()
    elements, seen = program.run()
    module = lamina.parse(text)
    compiled = lamina.compile(text, opt_level=(0, 3)[seed % 2], parallel=program.parallel, cache=None)
    for who, call in (("native", compiled.f), ("interpreter", lambda *given: Interpreter(module).call("f", *given))):
        given = [program.array(program.start), program.array([0] * len(program.updates))]
        call(*given)
        found, before = program.plain(given[0]), program.plain(given[1])
        # What an update in a parallel loop saw depends on the others.
        wrong = difference(who, [found] if program.parallel else [found, before],
                           [elements] if program.parallel else [elements, seen], text)
        if wrong is not None:
            return f"{wrong}{program.start}"
    return None
