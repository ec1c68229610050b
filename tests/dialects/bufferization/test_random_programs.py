"""Random programs on tensors compute the same values after bufferization and deallocation."""

from __future__ import annotations

import random

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.passmanager import PassManager, parse_pipeline

HELPERS = """
func.func private @bump(%t: tensor<6xf32>, %f: f32) -> tensor<6xf32> {
  %c2 = arith.constant 2 : index
  %v = tensor.extract %t[%c2] : tensor<6xf32>
  %w = arith.addf %v, %f : f32
  %r = tensor.insert %w into %t[%c2] : tensor<6xf32>
  return %r : tensor<6xf32>
}
func.func private @pick(%c: i1, %a: tensor<6xf32>, %b: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
  cf.cond_br %c, ^bb1(%a, %b : tensor<6xf32>, tensor<6xf32>), ^bb2
^bb2:
  cf.br ^bb1(%b, %a : tensor<6xf32>, tensor<6xf32>)
^bb1(%x: tensor<6xf32>, %y: tensor<6xf32>):
  return %x, %y : tensor<6xf32>, tensor<6xf32>
}
"""
T = "tensor<6xf32>"


class Program:
    """Text of a function that takes two tensors, a number and a condition, and returns two tensors."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0
        self.lines: list[str] = []

    def text(self) -> str:
        tensors, floats = ["%a", "%b"], ["%f"]
        for _ in range(self.random.randint(4, 9)):
            self.statement(tensors, floats, 0)
        left, right = self.random.choice(tensors), self.random.choice(tensors)
        head = f"func.func @main(%a: {T}, %b: {T}, %f: f32, %c: i1) -> ({T}, {T}, f32) {{"
        constants = [f"%c{number} = arith.constant {number} : index" for number in range(6)]
        tail = f"return {left}, {right}, {floats[-1]} : {T}, {T}, f32\n}}"
        return "\n".join([HELPERS, head, *constants, *self.lines, tail])

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def statement(self, tensors: list[str], floats: list[str], depth: int) -> None:
        choose = self.random.choice
        kinds = ["insert", "extract", "fill", "slice", "select", "bump", "pick", "map"]
        if depth < 2:
            kinds += ["if", "for"] * 2
        getattr(self, choose(kinds) + "_")(tensors, floats, depth)

    def index(self, limit: int = 5) -> str:
        return f"%c{self.random.randint(0, limit)}"

    def insert_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name, value = self.name(), self.random.choice(floats)
        self.emit(f"{name} = tensor.insert {value} into {self.random.choice(tensors)}[{self.index()}] : {T}")
        tensors.append(name)

    def extract_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        element, name = self.name(), self.name()
        self.emit(f"{element} = tensor.extract {self.random.choice(tensors)}[{self.index()}] : {T}")
        self.emit(f"{name} = arith.addf {element}, {self.random.choice(floats)} : f32")
        floats.append(name)

    def fill_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        empty, name = self.name(), self.name()
        self.emit(f"{empty} = tensor.empty() : {T}")
        self.emit(f"{name} = linalg.fill ins({self.random.choice(floats)} : f32) outs({empty} : {T}) -> {T}")
        tensors.append(name)

    def map_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name = self.name()
        left, right = self.random.choice(tensors), self.random.choice(tensors)
        self.emit(f"{name} = linalg.add ins({left}, {left} : {T}, {T}) outs({right} : {T}) -> {T}")
        tensors.append(name)

    def slice_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        part, name = self.name(), self.name()
        source, target = self.random.choice(tensors), self.random.choice(tensors)
        self.emit(f"{part} = tensor.extract_slice {source}[{self.index(3)}] [3] [1] : {T} to tensor<3xf32>")
        if self.random.random() < 0.5:
            other = self.name()
            self.emit(f"{other} = tensor.insert %f into {part}[%c1] : tensor<3xf32>")
            part = other
        place = f"{target}[{self.index(3)}] [3] [1]"
        self.emit(f"{name} = tensor.insert_slice {part} into {place} : tensor<3xf32> into {T}")
        tensors.append(name)

    def select_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name = self.name()
        self.emit(f"{name} = arith.select %c, {self.random.choice(tensors)}, {self.random.choice(tensors)} : {T}")
        tensors.append(name)

    def bump_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name = self.name()
        self.emit(
            f"{name} = func.call @bump({self.random.choice(tensors)}, {self.random.choice(floats)}) : ({T}, f32) -> {T}"
        )
        tensors.append(name)

    def pick_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name = self.name()
        left, right = self.random.choice(tensors), self.random.choice(tensors)
        self.emit(f"{name}:2 = func.call @pick(%c, {left}, {right}) : (i1, {T}, {T}) -> ({T}, {T})")
        tensors += [f"{name}#0", f"{name}#1"]

    def body(self, tensors: list[str], floats: list[str], depth: int) -> str:
        inner, numbers = list(tensors), list(floats)
        for _ in range(self.random.randint(1, 3)):
            self.statement(inner, numbers, depth + 1)
        return self.random.choice(inner[len(tensors) - 1 :])

    def if_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name = self.name()
        self.emit(f"{name} = scf.if %c -> ({T}) {{")
        self.emit(f"scf.yield {self.body(tensors, floats, depth)} : {T}\n}} else {{")
        self.emit(f"scf.yield {self.body(tensors, floats, depth)} : {T}\n}}")
        tensors.append(name)

    def for_(self, tensors: list[str], floats: list[str], depth: int) -> None:
        name, carried = self.name(), self.name()
        start = self.random.choice(tensors)
        self.emit(f"{name} = scf.for {self.name()} = %c0 to %c3 step %c1 iter_args({carried} = {start}) -> ({T}) {{")
        self.emit(f"scf.yield {self.body([*tensors, carried], floats, depth)} : {T}\n}}")
        tensors.append(name)


PIPELINES = [
    "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1},buffer-deallocation-pipeline",
    "eliminate-empty-tensors,empty-tensor-to-alloc-tensor,one-shot-bufferize{bufferize-function-boundaries=1 "
    "allow-return-allocs-from-loops=1 function-boundary-type-conversion=identity-layout-map},"
    "drop-equivalent-buffer-results,func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack),"
    "buffer-results-to-out-params{hoist-static-allocs=1},buffer-deallocation-pipeline",
    "one-shot-bufferize{bufferize-function-boundaries=1 copy-before-write=1 allow-return-allocs-from-loops=1},"
    "buffer-deallocation-pipeline{private-function-dynamic-ownership=1},func.func(optimize-allocation-liveness)",
]


@pytest.mark.parametrize("pipeline", range(len(PIPELINES)))
@pytest.mark.parametrize("seed", range(12))
def test_same_values(seed: int, pipeline: int) -> None:
    text = Program(seed).text()
    check(text, PIPELINES[pipeline])


def check(text: str, pipeline: str) -> None:
    generator = np.random.default_rng(0)
    first, second = generator.standard_normal((2, 6)).astype(np.float32)
    for condition in (False, True):
        expected = Interpreter(lamina.parse(text)).call("main", first.copy(), second.copy(), 1.5, condition)
        module = lamina.parse(text)
        steps = f"{pipeline},convert-bufferization-to-memref"
        assert PassManager(parse_pipeline(steps, "builtin.module")).run(module), text
        found = Interpreter(module).call("main", first.copy(), second.copy(), 1.5, condition)
        for left, right in zip(expected, found, strict=True):
            np.testing.assert_allclose(np.asarray(left), np.asarray(right), rtol=1e-5, err_msg=text)
