"""Random loops that carry tensors and compute them into a few tensors without contents: what the default pipeline
compiles computes what the interpreter does."""

from __future__ import annotations

import random

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter

SIZE = 4
ROW = f"tensor<{SIZE}xi32>"
MAPS = ("d0", f"{SIZE - 1} - d0", f"(d0 + 1) mod {SIZE}")
OPERATIONS = ("arith.addi", "arith.muli", "arith.xori")


class Loops:
    """A function of three arrays and a number of iterations, which returns what its loops carry."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(f"carried tensors {seed}")
        self.names = 0

    def text(self) -> str:
        lines = ["func.func @f(%a: ROW, %b: ROW, %c: ROW, %n: index) -> RESULTS {"]
        lines += [f"%c{number} = arith.constant {number} : index" for number in (0, 1, 2)]
        empties = [self.new() for _ in range(self.random.randint(1, 2))]
        lines += [f"{name} = tensor.empty() : ROW" for name in empties]
        results = self.loop(lines, ["%a", "%b", "%c"], empties, 0)
        lines.append(f"return {', '.join(results)} : {', '.join(['ROW'] * len(results))}\n}}\n")
        return "\n".join(lines).replace("RESULTS", f"({', '.join(['ROW'] * len(results))})").replace("ROW", ROW)

    def new(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def loop(self, lines: list[str], tensors: list[str], empties: list[str], depth: int) -> list[str]:
        """Appends a loop, and returns its results."""
        count = self.random.randint(1, 3)
        carried = [self.new() for _ in range(count)]
        inits = ", ".join(f"{name} = {self.random.choice(tensors)}" for name in carried)
        types = ", ".join(["ROW"] * count)
        result, index = self.new(), self.new()
        is_for = self.random.random() < 0.7
        bound = "%n" if not depth else self.random.choice(("%n", "%c2"))
        if is_for:
            lines.append(
                f"{result}:{count} = scf.for {index} = %c0 to {bound} step %c1 iter_args({inits}) -> ({types}) {{"
            )
        else:
            lines.append(
                f"{result}:{count + 1} = scf.while ({inits}, {index} = %c0) : ({types}, index) -> ({types}, index) {{\n"
                f"%go{result[1:]} = arith.cmpi ult, {index}, {bound} : index\n"
                f"scf.condition(%go{result[1:]}) {', '.join(carried)}, {index} : {types}, index\n}} do {{\n"
                f"^bb0({', '.join(f'{name}: ROW' for name in carried)}, {index}: index):\n"
                f"%next{result[1:]} = arith.addi {index}, %c1 : index"
            )
        yielded = self.body(lines, [*tensors, *carried], carried, empties, depth)
        lines.append(
            f"scf.yield {', '.join(yielded)} : {types}\n}}"
            if is_for
            else f"scf.yield {', '.join(yielded)}, %next{result[1:]} : {types}, index\n}}"
        )
        return [f"{result}#{position}" for position in range(count)]

    def body(
        self, lines: list[str], tensors: list[str], carried: list[str], empties: list[str], depth: int
    ) -> list[str]:
        computed: list[str] = []
        own = [*empties]
        if self.random.random() < 0.3:
            own.append(self.new())
            lines.append(f"{own[-1]} = tensor.empty() : ROW")
        for _ in range(self.random.randint(1, 3)):
            inputs = [*carried, *carried, *tensors, *computed, *computed]
            if depth < 1 and self.random.random() < 0.25:
                computed += self.loop(lines, inputs, own, depth + 1)
            else:
                computed.append(self.step(lines, inputs, own))
        choices = [*computed, *computed, *computed, *carried, *tensors[:1]]
        return [self.random.choice(choices) for _ in carried]

    def step(self, lines: list[str], inputs: list[str], empties: list[str]) -> str:
        """Appends an operation that reads two tensors, and overwrites a third one, in one branch or in two."""
        if self.random.random() < 0.2:
            result, condition = self.new(), self.new()
            lines.append(f"{condition} = arith.cmpi ult, %n, %c2 : index\n{result} = scf.if {condition} -> ROW {{")
            lines.append(f"scf.yield {self.structured(lines, inputs, empties)} : ROW\n}} else {{")
            lines.append(f"scf.yield {self.structured(lines, inputs, empties)} : ROW\n}}")
            return result
        return self.structured(lines, inputs, empties)

    def structured(self, lines: list[str], inputs: list[str], empties: list[str]) -> str:
        result, into = self.new(), self.random.choice(empties)
        if self.random.random() < 0.2:
            filled = self.new()
            lines.append(
                f"%k{filled[1:]} = arith.constant {self.random.randint(1, 9)} : i32\n"
                f"{filled} = linalg.fill ins(%k{filled[1:]} : i32) outs({into} : ROW) -> ROW"
            )
            into = filled
        maps = ", ".join(f"affine_map<(d0) -> ({self.random.choice(MAPS)})>" for _ in range(2))
        left, right = self.random.choice(inputs), self.random.choice(inputs)
        reads = "%s, %o" if into.startswith("%v") and lines[-1].startswith("%k") else "%s, %q"
        lines.append(
            f"{result} = linalg.generic {{indexing_maps = [{maps}, affine_map<(d0) -> (d0)>],\n"
            f'iterator_types = ["parallel"]}} ins({left}, {right} : ROW, ROW) outs({into} : ROW) {{\n'
            f"^bb0(%p: i32, %q: i32, %o: i32):\n%s = {self.random.choice(OPERATIONS)} %p, %q : i32\n"
            f"%t = {self.random.choice(OPERATIONS)} {reads} : i32\nlinalg.yield %t : i32\n}} -> ROW"
        )
        return result


def arrays() -> list[np.ndarray[tuple[int], np.dtype[np.int32]]]:
    return [np.arange(SIZE, dtype=np.int32) * 7 + start for start in (1, 100, 1000)]


def problem(seed: int) -> str | None:
    text = Loops(seed).text()
    module = lamina.parse(text)
    compiled = lamina.compile(module, opt_level=0, cache=None, sanitize=seed % 3 == 0)
    for count in range(4):
        expected = Interpreter(module).call("f", *arrays(), count)
        given = arrays()
        found = compiled.f(*given, count)
        found = found if isinstance(found, tuple | list) else [found]
        if any(not np.array_equal(one, other) for one, other in zip(found, expected, strict=True)):
            return f"{count} iterations: {found}, not {expected}\n{text}"
        if any(not np.array_equal(one, other) for one, other in zip(given, arrays(), strict=True)):
            return f"an argument was written\n{text}"
    # Results are freed with their arrays.
    del found
    if seed % 3 == 0 and (compiled.allocations.findings or compiled.allocations.leaks()):
        return f"{compiled.allocations.findings}, {compiled.allocations.leaks()}\n{text}"
    return None
