"""Allocations of random sizes: a buffer that can be written and read everywhere, or an error at its place."""

from __future__ import annotations

import math
import random

import numpy as np

import lamina
from lamina.execution.runtime import AssertionFailed

BYTES = {"i8": 1, "f16": 2, "i24": 4, "f32": 4, "f64": 8, "i1": 1, "f8E5M2": 1}
STATIC = (1, 2, 3, 7)
SMALL, LARGE = 1 << 20, 1 << 48  # bytes that there is memory for, and that there is none for on any machine
SIZES = (0, 1, 2, 3, 5, 64, 1000, -1, -2, -(1 << 62), -(1 << 63), 1 << 31, 1 << 32, 1 << 47, 1 << 52, (1 << 60) + 1,
         1 << 61, (1 << 62) + 1, (1 << 63) - 1)  # fmt: skip
FORMS = ("alloc", "aligned", "tensor", "alloc_tensor", "realloc", "alloca")


class Program:
    """@f(%a, %b, %x: T): allocates, writes the last element, reads it, and returns it with the sizes."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.form = rng.choice(FORMS)
        self.type = rng.choice(list(BYTES))
        rank = 1 if self.form == "realloc" else rng.randrange(1, 4)
        dynamic = rng.sample(range(rank), min(rank, rng.choice([1, 1, 2])))
        self.shape = [None if place in dynamic else rng.choice(STATIC) for place in range(rank)]
        self.calls = [tuple(rng.choice(SIZES) for _ in range(2)) for _ in range(6)]
        # Where most are too large, some should not be.
        self.calls += [tuple(rng.choice(SIZES[1:7]) for _ in range(2)) for _ in range(2)]

    def sizes(self, call: tuple[int, int]) -> list[int]:
        given = iter(call)
        return [next(given) if size is None else size for size in self.shape]

    def allocation(self) -> str:
        shape = "x".join("?" if size is None else str(size) for size in self.shape)
        memory, tensor = f"memref<{shape}x{self.type}>", f"tensor<{shape}x{self.type}>"
        names = ", ".join(["%a", "%b"][: self.shape.count(None)])
        if self.form in ("tensor", "alloc_tensor"):
            name = "tensor.empty" if self.form == "tensor" else "bufferization.alloc_tensor"
            lines = f"%e = {name}({names}) : {tensor}"
            return f"{lines}\n  %m = bufferization.to_buffer %e : {tensor} to {memory}"
        if self.form == "realloc":
            lines = f"%one = memref.alloc() : memref<1x{self.type}>"
            return f"{lines}\n  %m = memref.realloc %one(%a) : memref<1x{self.type}> to {memory}"
        name = "alloca" if self.form == "alloca" else "alloc"
        aligned = " {alignment = 64}" if self.form == "aligned" else ""
        return f"%m = memref.{name}({names}){aligned} : {memory}"

    def text(self) -> str:
        shape = "x".join("?" if size is None else str(size) for size in self.shape)
        memory = f"memref<{shape}x{self.type}>"
        lines, last, sizes = [], [], []
        for place in range(len(self.shape)):
            lines += [f"%c{place} = arith.constant {place} : index",
                      f"%s{place} = memref.dim %m, %c{place} : {memory}",
                      f"%l{place} = arith.subi %s{place}, %c1 : index"]
            last.append(f"%l{place}")
            sizes.append(f"%s{place}")
        where = ", ".join(last)
        body = "\n  ".join(["%c1 = arith.constant 1 : index", *(line for line in lines if "%c1 = " not in line)])
        types = ", ".join(["index"] * len(sizes))
        return f"""func.func @f(%a: index, %b: index, %x: {self.type}) -> ({self.type}, {types}) {{
  {self.allocation()}
  {body}
  memref.store %x, %m[{where}] : {memory}
  %y = memref.load %m[{where}] : {memory}
  return %y, {", ".join(sizes)} : {self.type}, {types}
}}
"""


def expected(program: Program, call: tuple[int, int]) -> str | None:
    """What is said of the sizes; None for those that it depends on the machine, "" for those that fit."""
    sizes = program.sizes(call)
    if any(size < 0 for size in sizes):
        return "larger"
    if 0 in sizes:
        return None
    needed = math.prod(sizes) * BYTES[program.type]
    if program.form == "alloca":
        return "" if needed <= 4096 else "larger" if needed > SMALL * 64 else None
    if needed > (1 << 63) - 1:
        return "larger"
    return "" if needed <= SMALL else "memory" if needed >= LARGE else None


def problem(seed: int) -> str | None:
    program = Program(seed)
    text = program.text()
    level = (0, 3)[seed % 2]
    kernels = lamina.compile(text, opt_level=level, cache=None)
    place = next(number for number, line in enumerate(text.splitlines(), 1) if "(%a" in line and "func" not in line)
    for call in program.calls:
        wanted = expected(program, call)
        if wanted is None:
            continue
        try:
            value, *found = kernels.f(*call, 1)
        except AssertionFailed as error:
            said = str(error)
            if wanted == "" or f":{place}:" not in said or (wanted == "larger" and "is larger than" not in said):
                return f"{call}: {said}\n{text}"
            continue
        # LLVM needs no buffer for what is written and read once.
        is_allocated = wanted == "" or (wanted == "memory" and level > 0)
        if not is_allocated or found != program.sizes(call) or abs(float(np.asarray(value, np.float32))) != 1:
            return f"{call}: sizes {found}, value {value}\n{text}"
    return None
