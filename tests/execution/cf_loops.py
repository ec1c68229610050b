"""Random programs of branches and loops between blocks that carry tensors.

`python -m tests.execution.cf_loops FIRST COUNT` runs those of that many seeds: the reference interpreter on tensors and
native code must agree, buffers must be freed once, and arguments keep their contents.
"""

from __future__ import annotations

import random
import sys

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter

TENSOR = "tensor<4xi32>"


class Program:
    """The text of one function of two tensors and a trip count, which returns one to three tensors."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0

    def name(self, prefix: str = "v") -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def emit(self, text: str) -> str:
        name = f"%{self.name()}"
        self.lines.append(f"  {name} = {text}")
        return name

    def text(self) -> str:
        known = self.region(["%a", "%b"], 2)
        results = [self.random.choice(known) for _ in range(self.random.randint(1, 3))]
        types = ", ".join([TENSOR] * len(results))
        self.lines.append(f"  return {', '.join(results)} : {types}")
        constants = "\n".join(f"  %c{number} = arith.constant {number} : index" for number in range(4))
        body = "\n".join(self.lines)
        head = f"func.func @f(%a: {TENSOR}, %b: {TENSOR}, %n: index) -> ({types})"
        return f"{head} {{\n{constants}\n  %x = arith.constant 7 : i32\n{body}\n}}\n"

    def region(self, known: list[str], depth: int) -> list[str]:
        """Random statements; the tensors that are there afterwards."""
        known = list(known)
        for _ in range(self.random.randint(1, 4)):
            kind = self.random.choice(["add", "insert", "fill", "loop", "branch", "copy"])
            if kind in ("loop", "branch") and depth:
                known += self.loop(known, depth - 1) if kind == "loop" else self.branch(known, depth - 1)
            else:
                known.append(self.value(kind, known))
        return known

    def value(self, kind: str, known: list[str]) -> str:
        one, other = self.random.choice(known), self.random.choice(known)
        if kind == "insert":
            return self.emit(f"tensor.insert %x into {one}[%c{self.random.randint(0, 3)}] : {TENSOR}")
        if kind == "fill":
            empty = self.emit(f"tensor.empty() : {TENSOR}")
            return self.emit(f"linalg.fill ins(%x : i32) outs({empty} : {TENSOR}) -> {TENSOR}")
        if kind == "copy":
            element = self.emit(f"tensor.extract {one}[%c1] : {TENSOR}")
            return self.emit(f"tensor.insert {element} into {other}[%c2] : {TENSOR}")
        return self.emit(f"arith.addi {one}, {other} : {TENSOR}")

    def loop(self, known: list[str], depth: int) -> list[str]:
        """A counted loop whose body hands carried tensors on, in any order, or others."""
        carried = [self.random.choice(known) for _ in range(self.random.randint(1, 3))]
        head, body, end = (self.name("bb") for _ in range(3))
        i = f"%{self.name('i')}"
        inside = [f"%{self.name('t')}" for _ in carried]
        types = ", ".join(["index", *[TENSOR] * len(carried)])
        self.lines.append(f"  cf.br ^{head}({', '.join(['%c0', *carried])} : {types})")
        typed = ", ".join([f"{i}: index", *[f"{one}: {TENSOR}" for one in inside]])
        self.lines.append(f"^{head}({typed}):")
        more = self.emit(f"arith.cmpi slt, {i}, %n : index")
        self.lines.append(f"  cf.cond_br {more}, ^{body}, ^{end}")
        self.lines.append(f"^{body}:")
        after = self.region([*inside, self.random.choice(known)], depth)
        following = self.emit(f"arith.addi {i}, %c1 : index")
        passed = [self.random.choice(after) for _ in carried]
        self.lines.append(f"  cf.br ^{head}({', '.join([following, *passed])} : {types})")
        self.lines.append(f"^{end}:")
        return inside

    def branch(self, known: list[str], depth: int) -> list[str]:
        then, other, end = (self.name("bb") for _ in range(3))
        element = self.emit(f"tensor.extract {self.random.choice(known)}[%c0] : {TENSOR}")
        chosen = self.emit(f"arith.cmpi sgt, {element}, %x : i32")
        self.lines.append(f"  cf.cond_br {chosen}, ^{then}, ^{other}")
        result = f"%{self.name('t')}"
        for block in (then, other):
            self.lines.append(f"^{block}:")
            passed = self.random.choice(self.region(known, depth))
            self.lines.append(f"  cf.br ^{end}({passed} : {TENSOR})")
        self.lines.append(f"^{end}({result}: {TENSOR}):")
        return [result]


def problem(seed: int) -> str | None:
    """What is wrong with the native run of a program."""
    text = Program(seed).text()
    compiled = lamina.compile(text, sanitize=True)
    module = lamina.parse(text)
    for trips in (0, 1, 3):
        arguments = [np.array([1, 20, 3, 4], np.int32), np.array([9, 8, -7, 6], np.int32)]
        given = [one.copy() for one in arguments]
        expected = [np.asarray(one).tolist() for one in Interpreter(module).call("f", *given, trips)]
        answer = compiled.f(*arguments, trips)
        found = [one.tolist() for one in (answer if isinstance(answer, tuple) else (answer,))]
        if found != expected:
            return f"{trips} trips give {found}, not {expected}\n{text}"
        if any(one.tolist() != before.tolist() for one, before in zip(arguments, given, strict=True)):
            return f"{trips} trips overwrite an argument\n{text}"
        del answer
        if compiled.allocations.findings or compiled.allocations.leaks():
            return f"{trips} trips: {[*compiled.allocations.findings, *compiled.allocations.leaks()]}\n{text}"
    return None


if __name__ == "__main__":
    first, count = map(int, sys.argv[1:])
    wrong = 0
    for seed in range(first, first + count):
        try:
            found = problem(seed)
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        if found is not None:
            wrong += 1
            print(f"seed {seed}: {found}")
    print(f"{count} programs, {wrong} wrong")
