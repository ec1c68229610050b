"""Random programs on small local buffers: loads, stores, transfers and copies, by constants and counters, through
views, in loops that may not run and in branches. ``python -m tests.passes.random_buffers SEED COUNT`` compares what
they compute in memory and in registers."""

from __future__ import annotations

import random
import sys

import numpy as np

import lamina
from lamina.passes import default_pipeline

HEAD = """
func.func @f(%in: memref<64xi32>, %out: memref<64xi32>, %n: index, %flag: i1) {
  %pad = arith.constant 0 : i32
"""


class Program:
    """Text of one program; ``lines`` grow statement by statement."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0
        # Memrefs that can be seen: name, shape, type.
        self.buffers: list[tuple[str, tuple[int, ...], str]] = []
        self.counters: list[tuple[str, int]] = []
        self.numbers = ["%pad"]
        self.depth = 0

    def text(self) -> str:
        for _ in range(self.random.randint(1, 3)):
            self.allocate()
        for _ in range(self.random.randint(4, 14)):
            self.statement()
        for name, shape, type in self.buffers:
            if "strided" not in type and self.random.random() < 0.6:
                self.dump(name, shape, type)
        return HEAD + "\n".join(f"  {line}" for line in self.lines) + "\n  return\n}\n"

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def add(self, line: str) -> None:
        self.lines.append(line)

    def constant(self, number: int) -> str:
        name = self.name()
        self.add(f"{name} = arith.constant {number} : index")
        return name

    def allocate(self) -> None:
        shape = self.random.choice([(8,), (1, 8), (2, 4), (4, 4), (2, 1, 4, 1), (3, 5), (1,), (4, 8), (16,)])
        name, kind = self.name(), self.random.choice(["alloc", "alloca"])
        type = f"memref<{'x'.join(map(str, shape))}xi32>"
        self.add(f"{name} = memref.{kind}() : {type}")
        self.fill(name, shape, type)
        self.buffers.append((name, shape, type))

    def fill(self, name: str, shape: tuple[int, ...], type: str) -> None:
        """Initializes all elements: the contents of new memory are undefined."""
        number = self.name()
        self.add(f"{number} = arith.constant {self.random.randint(-9, 9)} : i32")
        self.add(f"linalg.fill ins({number} : i32) outs({name} : {type})")

    def dump(self, name: str, shape: tuple[int, ...], type: str) -> None:
        """Adds all elements, with weights, to one of the outputs."""
        counters, indent = [], ""
        for size in shape:
            low, high, step = self.constant(0), self.constant(size), self.constant(1)
            counters.append((self.name(), low, high, step))
        for counter, low, high, step in counters:
            self.add(f"{indent}scf.for {counter} = {low} to {high} step {step} {{")
        value = self.name()
        self.add(f"{value} = memref.load {name}[{', '.join(one[0] for one in counters)}] : {type}")
        self.accumulate(value)
        self.lines += ["}"] * len(counters)

    def accumulate(self, value: str) -> None:
        at, old, scaled, new, three = self.constant(self.random.randrange(64)), *(self.name() for _ in range(4))
        self.add(f"{old} = memref.load %out[{at}] : memref<64xi32>")
        self.add(f"{three} = arith.constant 31 : i32")
        self.add(f"{scaled} = arith.muli {old}, {three} : i32")
        self.add(f"{new} = arith.addi {scaled}, {value} : i32")
        self.add(f"memref.store {new}, %out[{at}] : memref<64xi32>")

    # ---- Statements

    def statement(self) -> None:
        choices = [self.load, self.store, self.store, self.read, self.write, self.copy, self.view, self.arithmetic]
        if self.depth < 3:
            choices += [self.loop, self.loop, self.branch]
        self.random.choice(choices)()

    def index(self, size: int) -> str:
        """An index within the size: a number, a counter, or one plus the other."""
        fitting = [one for one in self.counters if one[1] <= size]
        if fitting and self.random.random() < 0.6:
            counter, bound = self.random.choice(fitting)
            if bound < size and self.random.random() < 0.4:
                offset, total = self.constant(self.random.randint(0, size - bound)), self.name()
                self.add(f"{total} = arith.addi {counter}, {offset} : index")
                return total
            return counter
        if self.random.random() < 0.05:
            bound, found = self.constant(size), self.name()
            self.add(f"{found} = arith.remui %n, {bound} : index")
            return found
        return self.constant(self.random.randrange(size))

    def indices(self, shape: tuple[int, ...]) -> str:
        return ", ".join(self.index(size) for size in shape)

    def load(self) -> None:
        buffer, shape, type = self.random.choice([*self.buffers, ("%in", (64,), "memref<64xi32>")])
        indices, name = self.indices(shape), self.name()
        self.add(f"{name} = memref.load {buffer}[{indices}] : {type}")
        self.numbers.append(name)

    def store(self) -> None:
        buffer, shape, type = self.random.choice([*self.buffers, *self.buffers, ("%out", (64,), "memref<64xi32>")])
        self.add(f"memref.store {self.random.choice(self.numbers)}, {buffer}[{self.indices(shape)}] : {type}")

    def vector(self, shape: tuple[int, ...]) -> tuple[str, str]:
        """A vector type for part of a shape, and indices at which it is inside."""
        rank = self.random.randint(1, len(shape))
        sizes = [self.random.choice([1, size, max(1, size // 2)]) for size in shape[-rank:]]
        starts = [self.index(size) for size in shape[: len(shape) - rank]]
        starts += [self.index(size - part + 1) for size, part in zip(shape[-rank:], sizes, strict=True)]
        return f"vector<{'x'.join(map(str, sizes))}xi32>", ", ".join(starts)

    def read(self) -> None:
        buffer, shape, type = self.random.choice([*self.buffers, ("%in", (64,), "memref<64xi32>")])
        vector, starts = self.vector(shape)
        value, total = self.name(), self.name()
        bounds = ", ".join(["true"] * (vector.count("x")))
        self.add(
            f"{value} = vector.transfer_read {buffer}[{starts}], %pad {{in_bounds = [{bounds}]}} : {type}, {vector}"
        )
        dims = list(range(vector.count("x")))
        self.add(f"{total} = vector.multi_reduction <add>, {value}, %pad {dims} : {vector} to i32")
        self.numbers.append(total)

    def write(self) -> None:
        buffer, shape, type = self.random.choice(self.buffers)
        vector, starts = self.vector(shape)
        value = self.name()
        bounds = ", ".join(["true"] * (vector.count("x")))
        self.add(f"{value} = vector.broadcast {self.random.choice(self.numbers)} : i32 to {vector}")
        self.add(f"vector.transfer_write {value}, {buffer}[{starts}] {{in_bounds = [{bounds}]}} : {vector}, {type}")

    def copy(self) -> None:
        source, shape, source_type = self.random.choice(self.buffers)
        others = [one for one in self.buffers if one[1] == shape and one[0] != source]
        # Views may overlap: only whole allocations are copied.
        if not others or "strided" in source_type:
            return
        target, _, target_type = self.random.choice(others)
        if "strided" not in target_type:
            self.add(f"memref.copy {source}, {target} : {source_type} to {target_type}")

    def view(self) -> None:
        buffer, shape, type = self.random.choice(self.buffers)
        if len(shape) < 2 or "strided" in type:
            return
        name = self.name()
        if self.random.random() < 0.5:
            total = int(np.prod(shape))
            groups = ", ".join(map(str, range(len(shape))))
            made = f"memref<{total}xi32>"
            self.add(f"{name} = memref.collapse_shape {buffer} [[{groups}]] : {type} into {made}")
            self.buffers.append((name, (total,), made))
            return
        at = self.random.randrange(shape[0])
        sizes = (1, *shape[1:])
        strides = [int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
        made = f"memref<{'x'.join(map(str, shape[1:]))}xi32, strided<{strides[1:]}, offset: {at * strides[0]}>>"
        zeros, ones = ", ".join(["0"] * (len(shape) - 1)), ", ".join(["1"] * len(shape))
        parts = f"[{at}, {zeros}] [{', '.join(map(str, sizes))}] [{ones}]"
        self.add(f"{name} = memref.subview {buffer}{parts} : {type} to {made}")
        self.buffers.append((name, shape[1:], made))

    def arithmetic(self) -> None:
        name, operation = self.name(), self.random.choice(["addi", "muli", "xori", "maxsi"])
        one, other = self.random.choice(self.numbers), self.random.choice(self.numbers)
        self.add(f"{name} = arith.{operation} {one}, {other} : i32")
        self.numbers.append(name)

    # ---- Regions

    def body(self) -> None:
        kept = len(self.buffers), len(self.numbers)
        self.depth += 1
        if self.random.random() < 0.2:
            self.allocate()
        for _ in range(self.random.randint(1, 4)):
            self.statement()
        self.depth -= 1
        del self.buffers[kept[0] :], self.numbers[kept[1] :]

    def loop(self) -> None:
        bound = self.random.choice([0, 1, 2, 4, 4, 5, 8, 8, 20])
        low, step, counter = self.constant(0), self.constant(self.random.choice([1, 1, 1, 2])), self.name()
        high = "%n" if self.random.random() < 0.2 else self.constant(bound)
        self.add(f"scf.for {counter} = {low} to {high} step {step} {{")
        if high != "%n":
            self.counters.append((counter, max(bound, 1)))
        self.body()
        if high != "%n":
            self.counters.pop()
        self.add("}")

    def branch(self) -> None:
        self.add("scf.if %flag {")
        self.body()
        if self.random.random() < 0.5:
            self.add("} else {")
            self.body()
        self.add("}")


def results(text: str, promote: bool) -> list[np.ndarray]:
    """What the program leaves in its output, for several arguments."""
    kernels = lamina.compile(text, cache=None, opt_level=1, sanitize=not promote)
    found = []
    for number, flag in ((0, False), (3, True), (7, False)):
        input = np.arange(64, dtype=np.int32) * 7 - 100
        output = np.zeros(64, np.int32)
        kernels.f(input, output, number, flag)
        found.append(output)
    return found


def is_promoted(text: str) -> bool:
    """Whether any buffer goes to registers."""
    module = lamina.parse(text)
    before = str(module).count("memref.alloc")
    lamina.run_pipeline(
        module, f"builtin.module(convert-linalg-to-loops,{default_pipeline.PROMOTION.pipeline})"
    )
    return str(module).count("memref.alloc") < before


def main() -> None:
    first, count = int(sys.argv[1]), int(sys.argv[2])
    promoted = 0
    for seed in range(first, first + count):
        text = Program(seed).text()
        try:
            same = all(np.array_equal(*pair) for pair in zip(results(text, True), results(text, False), strict=True))
        except Exception as error:  # noqa: BLE001
            print(f"seed {seed}: {type(error).__name__}: {error}")
            continue
        promoted += is_promoted(text)
        if not same:
            print(f"seed {seed}: results differ")
    print(f"{count} programs, {promoted} with promoted buffers")


if __name__ == "__main__":
    main()
