"""Random programs of structured operations on tensors, with arguments for which every order of sums is exact."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import ml_dtypes
import numpy as np

SIZES = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 40, 64, 65)
DTYPES = {
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f16": np.dtype(np.float16),
    "bf16": np.dtype(ml_dtypes.bfloat16),
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
}
MOST_ITERATIONS = 6000


class Program(NamedTuple):
    """The text of a module with a function ``@f``, and arguments for it."""

    text: str
    arguments: list[np.ndarray]


class _Generator:
    def __init__(self, seed: int, sizes: Sequence[int], most_iterations: int) -> None:
        self.some_sizes, self.most_iterations = sizes, most_iterations
        self.random = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.element = self.random.choice(["f32"] * 4 + ["f64", "f16", "bf16", "i8", "i16", "i32", "i64"])
        self.dynamic = self.random.random() < 0.3
        self.arguments: list[tuple[str, np.ndarray]] = []
        self.lines: list[str] = []
        self.names = 0

    # ---- Pieces

    def type(self, sizes: Sequence[int]) -> str:
        dims = "".join(("?" if self.dynamic else str(size)) + "x" for size in sizes)
        return f"tensor<{dims}{self.element}>"

    def fresh(self, stem: str) -> str:
        self.names += 1
        return f"%{stem}{self.names}"

    def argument(self, sizes: Sequence[int]) -> str:
        name = self.fresh("a")
        values = self.numbers.integers(-1, 2, sizes) if self.element in ("f16", "bf16", "i8") else None
        if values is None:
            values = self.numbers.integers(-3, 4, sizes)
        self.arguments.append((f"{name}: {self.type(sizes)}", np.asarray(values).astype(DTYPES[self.element])))
        return name

    def empty(self, sizes: Sequence[int]) -> str:
        name, operands = self.fresh("e"), []
        if self.dynamic:
            for size in sizes:
                value = self.fresh("n")
                self.lines.append(f"  {value} = arith.constant {size} : index")
                operands.append(value)
        self.lines.append(f"  {name} = tensor.empty({', '.join(operands)}) : {self.type(sizes)}")
        return name

    def number(self, value: int) -> str:
        name = self.fresh("c")
        text = str(value) if self.element.startswith("i") else f"{value}.0"
        self.lines.append(f"  {name} = arith.constant {text} : {self.element}")
        return name

    # ---- Operations

    def structured(self, previous: tuple[str, Sequence[int]] | None) -> tuple[str, list[int]]:
        """A linalg.generic, which reads ``previous`` if it can; its name and shape."""
        pick = self.random
        count = pick.randint(1, 4)
        sizes = [pick.choice(self.some_sizes) for _ in range(count)]
        if previous is not None:
            shape = previous[1]
            count = max(count, len(shape))
            sizes = [*shape, *sizes[: count - len(shape)]]
        most = 150 if self.element in ("f16", "bf16") else self.most_iterations  # longer sums lose their last bits
        while np.prod(sizes) > most:
            loop = pick.randrange(len(sizes))
            if previous is None or loop >= len(previous[1]):
                sizes[loop] = pick.choice(self.some_sizes[:6])
            elif all(size <= 5 for size in sizes[len(previous[1]) :]):
                sizes = sizes[: len(previous[1])]
                break
        count = len(sizes)
        reduces = [pick.random() < 0.4 for _ in range(count)]
        parallel = [loop for loop in range(count) if not reduces[loop]]
        reductions = [loop for loop in range(count) if reduces[loop]]
        inputs: list[tuple[str, list[str], Sequence[int]]] = []
        if previous is not None:
            inputs.append((previous[0], [f"d{loop}" for loop in range(len(previous[1]))], previous[1]))
        for _ in range(pick.randint(1, 2)):
            inputs.append(self.input(sizes, parallel, reductions))
        covered = {int(name[1:]) for _, exprs, _ in inputs for name in exprs if name[1:].isdigit()}
        missing = [loop for loop in range(count) if loop not in covered]
        if missing:
            shape = [sizes[loop] for loop in missing]
            inputs.append((self.argument(shape), [f"d{loop}" for loop in missing], shape))
        order = parallel[:]
        pick.shuffle(order)
        shape = [sizes[loop] for loop in order]
        out, result = self.output(shape), self.fresh("r")
        loops = ", ".join(f"d{loop}" for loop in range(count))
        maps = [f"affine_map<({loops}) -> ({', '.join(exprs)})>" for _, exprs, _ in inputs]
        maps.append(f"affine_map<({loops}) -> ({', '.join(f'd{loop}' for loop in order)})>")
        kinds = ", ".join('"reduction"' if reduces[loop] else '"parallel"' for loop in range(count))
        names = ", ".join(name for name, _, _ in inputs)
        types = ", ".join(self.type(one) for _, _, one in inputs)
        arguments = ", ".join(f"%x{number}: {self.element}" for number in range(len(inputs)))
        self.lines += [
            f"  {result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{kinds}]}}",
            f"      ins({names} : {types}) outs({out} : {self.type(shape)}) {{",
            f"  ^bb0({arguments}, %o: {self.element}):",
            *self.block(len(inputs), bool(reductions)),
            f"  }} -> {self.type(shape)}",
        ]
        return result, shape

    def input(
        self, sizes: Sequence[int], parallel: list[int], reductions: list[int]
    ) -> tuple[str, list[str], Sequence[int]]:
        """An operand: a projected permutation, now and then with a window."""
        pick = self.random
        loops = [loop for loop in range(len(sizes)) if pick.random() < 0.75] or [0]
        pick.shuffle(loops)
        exprs, shape = [f"d{loop}" for loop in loops], [sizes[loop] for loop in loops]
        if parallel and reductions and pick.random() < 0.3:
            outer, inner, stride = pick.choice(parallel), pick.choice(reductions), pick.choice((1, 1, 2, 3, 5))
            exprs.append(f"d{outer} * {stride} + d{inner}")
            shape.append((sizes[outer] - 1) * stride + sizes[inner])
        return self.argument(shape), exprs, shape

    def output(self, shape: Sequence[int]) -> str:
        if self.random.random() < 0.3:
            return self.argument(shape)
        empty, name = self.empty(shape), self.fresh("i")
        start = self.number(self.random.choice((0, 0, 1)))
        type = self.type(shape)
        self.lines.append(f"  {name} = linalg.fill ins({start} : {self.element}) outs({empty} : {type}) -> {type}")
        return name

    def block(self, inputs: int, reduces: bool) -> list[str]:
        pick, element = self.random, self.element
        suffix = "i" if element.startswith("i") else "f"
        maximum = "maxsi" if suffix == "i" else "maximumf"
        lines, value = [], "%x0"
        for number in range(1, inputs):
            op = pick.choice(["mul" + suffix, "mul" + suffix, "add" + suffix, "sub" + suffix, maximum])
            lines.append(f"    %t{number} = arith.{op} {value}, %x{number} : {element}")
            value = f"%t{number}"
        if pick.random() < 0.2:
            lines += [
                f"    %i = linalg.index {0} : index",
                f"    %j = arith.index_cast %i : index to {'i64' if element == 'i64' else 'i32'}",
                f"    %k = arith.constant 1 : {'i64' if element == 'i64' else 'i32'}",
                f"    %l = arith.cmpi slt, %j, %k : {'i64' if element == 'i64' else 'i32'}",
                f"    %m = arith.select %l, {value}, %x0 : {element}",
            ]
            value = "%m"
        if reduces or pick.random() < 0.3:
            combine = pick.choice(["add" + suffix] * 4 + [maximum, "sub" + suffix])
            left, right = ("%o", value) if pick.random() < 0.7 or combine.startswith("sub") else (value, "%o")
            lines.append(f"    %y = arith.{combine} {left}, {right} : {element}")
            value = "%y"
        return [*lines, f"    linalg.yield {value} : {element}"]

    def program(self) -> Program:
        value = self.structured(None)
        # A second operation of 16-bit floats would round sums that are no small integers.
        for _ in range(0 if "f16" in self.element else self.random.choice((0, 0, 1, 1, 2))):
            value = self.structured(value)
        name, shape = value
        arguments = ", ".join(declaration for declaration, _ in self.arguments)
        body = "\n".join(self.lines)
        text = f"func.func @f({arguments}) -> {self.type(shape)} {{\n{body}\n  return {name} : {self.type(shape)}\n}}\n"
        return Program(text, [array for _, array in self.arguments])


def random_program(seed: int, sizes: Sequence[int] = SIZES, most_iterations: int = MOST_ITERATIONS) -> Program:
    """The program of a seed, with loops of some of these sizes, the first six of them small."""
    return _Generator(seed, sizes, most_iterations).program()
