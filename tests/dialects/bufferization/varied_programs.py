"""Seeded random programs on tensors that go beyond random_programs.py: several ranks, element types and dynamic sizes,
loops with several results, blocks, recursion, functions with random bodies, buffers as arguments.

Nothing undefined is ever read, so each program has one meaning.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import numpy as np

from tests.dialects.bufferization.random_programs import _CONSTANTS, _NESTED, _SIMPLE, GRID, HELPERS, PART, ROW
from tests.dialects.bufferization.varied_statements import (
    ALIASES,
    CUBE,
    KINDS,
    NUMBERS,
    POINT,
    SCALARS,
    SQUARE,
    TABLE,
    WIDE,
    Pools,
    Statements,
    statement_names,
)

RESULTS = [ROW, ROW, GRID, SQUARE, CUBE, NUMBERS, "!any", "!plane", PART, TABLE]
PARAMETERS = f"%a: {ROW}, %b: {ROW}, %g: {GRID}, %f: f32, %c: i1, %n: index"
PASSED = f"{ROW}, {ROW}, {GRID}, f32, i1, index"
NUMBER = "func.func private @next_{0}() -> {0}\n"


class VariedProgram(Statements):
    """The function @main(a, b, g, f, c, n, ...), which gives the tensors of RESULTS and a number, and writes to its
    last argument, a buffer.

    With ``distinct`` each scalar that is written somewhere comes from a call of a function without body, so that no two
    writes write the same. ``without`` are statements to leave out; ``block_function`` is a function whose loop is made
    of blocks, which deallocation does not take.
    """

    def __init__(self, seed: int, size: int = 12, without: Collection[str] = (), distinct: bool = False) -> None:
        super().__init__(seed, size=size, without=without)
        simple, nested = statement_names(Statements), statement_names(VariedProgram)
        self.kinds = [kind for kind in [*_SIMPLE, *simple, *simple] if kind not in without]
        self.nested = [kind for kind in [*_NESTED, *nested, *nested] if kind not in without]
        self.without = without
        self.distinct = distinct
        self.functions: list[str] = []
        self.deepest = 2

    # ---- The whole

    def text(self) -> str:
        makers = [self.plain_function, self.block_function, self.recursion]
        if "block_function" in self.without:
            makers[1] = self.plain_function
        for make in self.random.sample(makers, 2):
            make(f"helper{len(self.functions)}")
        values = self.pools()
        values.update({SQUARE: ["%square"], CUBE: ["%cube"], NUMBERS: ["%numbers"], TABLE: ["%table"],
                       "!any": ["%any"], "!plane": ["%plane"], WIDE: ["%wide"]})
        head = self.start(values)
        head.append(f"%from = bufferization.to_tensor %read restrict writable : memref<8xf32> to {ROW}")
        values[ROW].append("%from")
        count = self.random.randint(4, self.size)
        for number in range(count):
            self.statement(values, 0)
            if number == count // 2:
                self.emit(f"bufferization.materialize_in_destination {self.one(values, ROW)}"
                          f" in restrict writable %written : ({ROW}, memref<8xf32>) -> ()")
        results = [self.random.choice(values[type]) for type in RESULTS]
        fixed = self.random.choice(["", " {bufferization.writable = false}"])
        signature = (
            f"%a: {ROW}, %b: {ROW}{fixed}, %g: {GRID}, %f: f32, %c: i1, %n: index, %square: {SQUARE},"
            f" %cube: {CUBE}{fixed}, %numbers: {NUMBERS}, %table: {TABLE}, %any: !any{fixed}, %plane: !plane,"
            f" %wide: {WIDE}, %read: memref<8xf32>, %written: memref<8xf32>"
        )
        types = ", ".join([*RESULTS, "f32"])
        main = [f"func.func @main({signature}) -> ({types}) {{", *head, *self.lines,
                f"return {', '.join(results)}, {values['f32'][-1]} : {types}\n}}"]
        aliases = [f"{name} = {type}" for name, type in ALIASES.items()]
        numbers = [NUMBER.format(element) for element in SCALARS] if self.distinct else []
        return "\n".join([*aliases, *numbers, HELPERS, *self.functions, *main]) + "\n"

    def pools(self) -> Pools:
        return {ROW: ["%a", "%b"], GRID: ["%g"], "f32": ["%f"]}

    def start(self, values: Pools) -> list[str]:
        """The constants at the beginning of a function, and at least one tensor of each kind."""
        lines = [f"%c{number} = arith.constant {number} : index" for number in range(9)]
        lines += ["%zero = arith.constant 0.0 : f32", f"%dense = {_CONSTANTS}",
                  "%f64 = arith.constant 0.5 : f64", "%i32 = arith.constant 5 : i32", "%i8 = arith.constant 3 : i8"]
        values.update({"f64": ["%f64"], "i32": ["%i32"], "i8": ["%i8"]})
        for type, kind in KINDS.items():
            if not values.get(type):
                name = f"%start{len(lines)}"
                sizes = ", ".join(f"%c{kind.sizes[at]}" if kind.sizes[at] else "%n" for at in kind.dynamic)
                scalar = values[kind.element][0]
                around = f"[{sizes}]" if sizes else ""
                if type == POINT:
                    lines.append(f"{name} = tensor.from_elements {scalar} : {type}")
                else:
                    lines.append(f"{name} = tensor.splat {scalar}{around} : {type}")
                values[type] = [name]
        return lines

    def one(self, values: Pools, type: str) -> str:
        if self.distinct and type in SCALARS:
            return self.define(f"func.call @next_{type}() : () -> {type}")
        return super().one(values, type)

    # ---- Functions

    def function(self, name: str, parameters: str, results: str, body: list[str]) -> None:
        visibility = self.random.choice(["private ", "private ", ""])
        lines = [f"func.func {visibility}@{name}({parameters}) -> ({results}) {{", *body, "}"]
        self.functions.append("\n".join(lines))

    def inside(self, values: Pools, least: int, most: int) -> list[str]:
        """The lines of some statements."""
        outer, self.lines = self.lines, []
        for _ in range(self.random.randint(least, most)):
            self.statement(values, 1)
        found, self.lines = self.lines, outer
        return found

    def plain_function(self, name: str) -> None:
        """A function with a random body, perhaps with two returns."""
        values = self.pools()
        body = self.start(values)
        body += self.inside(values, 1, 5)
        ends = [f"return {self.random.choice(values[ROW])}, {self.random.choice(values[ROW])},"
                f" {self.random.choice(values[GRID])} : {ROW}, {ROW}, {GRID}" for _ in range(2)]
        if self.random.random() < 0.5:
            body += ["cf.cond_br %c, ^yes, ^no", "^yes:", ends[0], "^no:", ends[1]]
        else:
            body.append(ends[0])
        self.function(name, PARAMETERS, f"{ROW}, {ROW}, {GRID}", body)

    def block_function(self, name: str) -> None:
        """A loop of blocks that carries tensors."""
        values = self.pools()
        body = self.start(values)
        inner = {key: list(known) for key, known in values.items()}
        inner[ROW] += ["%left", "%right"]
        inner[GRID].append("%grid")
        body += [f"cf.br ^head(%a, {self.random.choice(['%a', '%b'])}, %g, %c0 : {ROW}, {ROW}, {GRID}, index)",
                 f"^head(%left: {ROW}, %right: {ROW}, %grid: {GRID}, %round: index):"]
        if self.random.random() < 0.4:
            body += self.inside(inner, 1, 1)
        in_head = {key: list(known) for key, known in inner.items()}
        body += ["%go = arith.cmpi slt, %round, %n : index", "cf.cond_br %go, ^body, ^end", "^body:"]
        body += self.inside(inner, 1, 4)
        chosen = [self.random.choice(inner[ROW][-3:]), self.random.choice(["%left", "%right", inner[ROW][-1]])]
        body += ["%next = arith.addi %round, %c1 : index",
                 f"cf.br ^head({chosen[0]}, {chosen[1]}, {inner[GRID][-1]}, %next : {ROW}, {ROW}, {GRID}, index)",
                 "^end:"]
        results = [self.random.choice(["%left", "%right", self.random.choice(in_head[ROW])]) for _ in range(2)]
        body.append(f"return {results[0]}, {results[1]}, %grid : {ROW}, {ROW}, {GRID}")
        self.function(name, PARAMETERS, f"{ROW}, {ROW}, {GRID}", body)

    def recursion(self, name: str) -> None:
        """A function that calls itself, or two that call each other."""
        pair = [name, f"{name}_other"] if self.random.random() < 0.5 else [name]
        results = f"{ROW}, {ROW}, {GRID}"
        for at, one in enumerate(pair):
            values = self.pools()
            body = self.start(values)
            body += ["%stop = arith.cmpi eq, %n, %c0 : index", f"%whole:3 = scf.if %stop -> ({results}) {{",
                     f"scf.yield %{self.random.choice('ab')}, %b, %g : {results}", "} else {"]
            # Sizes of zero are for the call that ends the recursion only.
            known = {key: list(names) for key, names in values.items()}
            body += self.inside(known, 1, 3)
            body += ["%less = arith.subi %n, %c1 : index",
                     f"%rest:3 = func.call @{pair[at - 1]}({self.random.choice(known[ROW])},"
                     f" {self.random.choice(known[ROW])}, {known[GRID][-1]}, %f, %c, %less) : ({PASSED})"
                     f" -> ({results})"]
            known[ROW] += ["%rest#0", "%rest#1"]
            known[GRID].append("%rest#2")
            body += self.inside(known, 0, 2)
            body.append(f"scf.yield {self.random.choice(known[ROW][-3:])}, {self.random.choice(known[ROW])},"
                        f" {known[GRID][-1]} : {results}\n}}")
            body.append(f"return %whole#0, %whole#1, %whole#2 : {results}")
            self.function(one, PARAMETERS, results, body)

    def _helper(self, values: Pools, depth: int) -> None:
        """A call of one of the functions; an argument may be passed twice."""
        names = [found.group(1) for one in self.functions if (found := re.search(r"@(helper\d+)\(", one))]
        if not names:
            return
        name, first = self.name(), self.one(values, ROW)
        second = first if self.random.random() < 0.4 else self.one(values, ROW)
        scalar = self.one(values, "f32")
        self.emit(f"{name}:3 = func.call @{self.random.choice(names)}({first}, {second}, {self.one(values, GRID)},"
                  f" {scalar}, %c, %n) : ({PASSED}) -> ({ROW}, {ROW}, {GRID})")
        values[ROW] += [f"{name}#0", f"{name}#1"]
        values[GRID].append(f"{name}#2")

    # ---- Regions

    def some_types(self, values: Pools, most: int) -> list[str]:
        found = [self.kind(values).type for _ in range(self.random.randint(1, most))]
        if self.random.random() < 0.5:
            found[-1] = found[0]
        return found

    def some_statements(self, values: Pools, depth: int, carried: list[tuple[str, str]] | None = None) -> Pools:
        """Statements in a region; returns the values known at its end."""
        inner = {key: list(known) for key, known in values.items()}
        for name, type in carried or ():
            inner[type].append(name)
        for _ in range(self.random.randint(1, 3)):
            self.statement(inner, depth + 1)
        return inner

    def yielded(self, inner: Pools, types: list[str]) -> list[str]:
        """What a region yields, of what was made last more often than not."""
        return [self.one(inner, type) for type in types]

    def results(self, name: str, types: list[str], values: Pools) -> None:
        for at, type in enumerate(types):
            values[type].append(f"{name}#{at}" if len(types) > 1 else name)

    @staticmethod
    def head(name: str, types: list[str]) -> str:
        return f"{name}:{len(types)}" if len(types) > 1 else name

    def end(self, names: list[str], types: list[str]) -> None:
        self.emit(f"scf.yield {', '.join(names)} : {', '.join(types)}\n}}")

    def _branches(self, values: Pools, depth: int) -> None:
        name, types = self.name(), self.some_types(values, 3)
        condition = "%c"
        if self.random.random() < 0.3:
            condition = self.define(f"arith.cmpi sgt, %n, {self.index(3)} : index")
        self.emit(f"{self.head(name, types)} = scf.if {condition} -> ({', '.join(types)}) {{")
        for follows in (" else {", ""):
            self.end(self.yielded(self.some_statements(values, depth), types), types)
            self.lines[-1] += follows
        self.results(name, types, values)

    def _cases(self, values: Pools, depth: int) -> None:
        name, types = self.name(), self.some_types(values, 2)
        self.emit(f"{self.head(name, types)} = scf.index_switch %n -> {', '.join(types)}")
        for case in ("case 3", "case 2", "default"):
            self.emit(f"{case} {{")
            self.end(self.yielded(self.some_statements(values, depth), types), types)
        self.results(name, types, values)

    def _blocks(self, values: Pools, depth: int) -> None:
        """A region with several blocks, of which one yields."""
        name, type = self.name(), self.kind(values).type
        first, second, last = (f"^{name[1:]}{letter}" for letter in "abc")
        self.emit(f"{name} = scf.execute_region -> {type} {{\ncf.cond_br %c, {first}, {second}")
        for label in (first, second):
            self.emit(f"{label}:")
            self.emit(f"cf.br {last}({self.one(self.some_statements(values, depth), type)} : {type})")
        self.emit(f"{last}({name}x: {type}):")
        self.end([self.one(self.some_statements(values, depth, [(f"{name}x", type)]), type)], [type])
        values[type].append(name)

    def _loops(self, values: Pools, depth: int) -> None:
        """A loop that carries several tensors, and may yield them in another order, or others."""
        name, types = self.name(), self.some_types(values, 4)
        carried = [(f"{name}i{at}", type) for at, type in enumerate(types)]
        starts = ", ".join(f"{inner} = {self.one(values, type)}" for inner, type in carried)
        end = self.random.choice(["%c3", "%c2", "%n", "%n", "%c0"])
        self.emit(f"{self.head(name, types)} = scf.for {name}i = %c0 to {end} step %c1 iter_args({starts})"
                  f" -> ({', '.join(types)}) {{")
        inner = self.some_statements(values, depth, carried)
        way = self.random.random()
        if way < 0.4:
            found = [inner[type][-1] for type in types]
        elif way < 0.7:
            found = []
            for type in types:
                of_type = [one for one, other in carried if other == type] + inner[type][-1:]
                found.append(self.random.choice(of_type))
        else:
            found = self.yielded(inner, types)
        if self.random.random() < 0.3:
            found = [found[types.index(type)] for type in types]
        self.end(found, types)
        self.results(name, types, values)

    def _until(self, values: Pools, depth: int) -> None:
        """scf.while whose two regions carry different things."""
        name, before = self.name(), self.some_types(values, 2)
        after = [*self.random.sample(before, len(before)), self.kind(values).type]
        first = [(f"{name}b{at}", type) for at, type in enumerate(before)]
        second = [(f"{name}a{at}", type) for at, type in enumerate(after)]
        starts = ", ".join(f"{inner} = {self.one(values, type)}" for inner, type in first)
        self.emit(f"{name}:{len(after) + 1} = scf.while ({starts}, {name}k = %c0) : ({', '.join(before)}, index)"
                  f" -> (index, {', '.join(after)}) {{")
        inner = self.some_statements(values, depth, first)
        self.emit(f"{name}t = arith.cmpi slt, {name}k, %n : index")
        self.emit(f"scf.condition({name}t) {name}k, {', '.join(self.yielded(inner, after))}"
                  f" : index, {', '.join(after)}\n}} do {{")
        self.emit(f"^bb0({name}l: index, {', '.join(f'{one}: {type}' for one, type in second)}):")
        inner = self.some_statements(values, depth, second)
        self.emit(f"{name}u = arith.addi {name}l, %c1 : index")
        self.emit(f"scf.yield {', '.join(self.yielded(inner, before))}, {name}u : {', '.join(before)}, index\n}}")
        for at, type in enumerate(after):
            values[type].append(f"{name}#{at + 1}")

    # ---- Parallel loops

    def _threads(self, values: Pools, depth: int) -> None:
        """Two shared results, written in lines; a loop in the body, or another parallel one."""
        name = self.name()
        lines, square = f"{name}o", f"{name}s"
        starts = f"{lines} = {self.one(values, GRID)}, {square} = {self.one(values, SQUARE)}"
        self.emit(f"{name}:2 = scf.forall ({name}i) in (4) shared_outs({starts}) -> ({GRID}, {SQUARE}) {{")
        inner = {key: list(known) for key, known in values.items()}
        source = self.random.choice([lines, self.one(values, GRID)])
        line_type = "tensor<6xf32>"
        part = self.define(f"tensor.extract_slice {source}[{name}i, 0] [1, 6] [1, 1] : {GRID} to {line_type}")
        part = self.changed(part, line_type, "f32", 1, inner)
        if self.random.random() < 0.4:
            part = self.inner_threads(part, inner)
        source = self.random.choice([square, self.one(values, SQUARE)])
        row = self.define(f"tensor.extract_slice {source}[{name}i, 0] [1, 4] [1, 1] : {SQUARE} to {PART}")
        if self.random.random() < 0.5:
            row = self.sums(row, inner)
        row = self.changed(row, PART, "f32", 1, inner)
        self.emit(f"scf.forall.in_parallel {{\n"
                  f"tensor.parallel_insert_slice {part} into {lines}[{name}i, 0] [1, 6] [1, 1]"
                  f" : {line_type} into {GRID}\n"
                  f"tensor.parallel_insert_slice {row} into {square}[{name}i, 0] [1, 4] [1, 1]"
                  f" : {PART} into {SQUARE}\n}}\n}}")
        values[GRID].append(f"{name}#0")
        values[SQUARE].append(f"{name}#1")

    def inner_threads(self, line: str, values: Pools) -> str:
        """A parallel loop over the pairs of a line of six."""
        name, pair = self.name(), "tensor<2xf32>"
        self.emit(f"{name} = scf.forall ({name}i) = (0) to (6) step (2) shared_outs({name}o = {line})"
                  " -> (tensor<6xf32>) {")
        taken = self.random.choice([f"{name}o", line])
        part = self.define(f"tensor.extract_slice {taken}[{name}i] [2] [1] : tensor<6xf32> to {pair}")
        part = self.changed(part, pair, "f32", 1, values)
        self.emit(f"scf.forall.in_parallel {{\ntensor.parallel_insert_slice {part} into {name}o[{name}i] [2] [1]"
                  f" : {pair} into tensor<6xf32>\n}}\n}}")
        return name

    def sums(self, row: str, values: Pools) -> str:
        """A loop that adds each element of a part to the one before."""
        name = self.name()
        self.emit(f"{name} = scf.for {name}i = %c1 to %c4 step %c1 iter_args({name}x = {row}) -> ({PART}) {{")
        before = self.define(f"arith.subi {name}i, %c1 : index")
        left = self.define(f"tensor.extract {name}x[{before}] : {PART}")
        right = self.define(f"tensor.extract {name}x[{name}i] : {PART}")
        total = self.define(f"arith.addf {left}, {right} : f32")
        self.end([self.define(f"tensor.insert {total} into {name}x[{name}i] : {PART}")], [PART])
        return name

    def _some_threads(self, values: Pools, depth: int) -> None:
        """As many threads as are known when the program runs."""
        name, source = self.name(), self.one(values, "!any")
        self.emit(f"{name} = scf.forall ({name}i) in (%n) shared_outs({name}o = {self.one(values, '!any')})"
                  " -> (!any) {")
        taken = self.random.choice([f"{name}o", source])
        part = self.define(f"tensor.extract_slice {taken}[{name}i] [1] [1] : !any to tensor<1xf32>")
        part = self.changed(part, "tensor<1xf32>", "f32", 1, values | {"f32": ["%f"]})
        self.emit(f"scf.forall.in_parallel {{\ntensor.parallel_insert_slice {part} into {name}o[{name}i] [1] [1]"
                  f" : tensor<1xf32> into !any\n}}\n}}")
        values["!any"].append(name)

    # ---- Chains

    def _scan(self, values: Pools, depth: int) -> None:
        part = self.define(f"tensor.extract_slice {self.one(values, ROW)}[{self.index(4)}] [4] [1] : {ROW} to {PART}")
        part = self.sums(part, values)
        self.define(f"tensor.insert_slice {part} into {self.one(values, ROW)}[{self.index(4)}] [4] [1]"
                    f" : {PART} into {ROW}", values, ROW)

    def _double_buffer(self, values: Pools, depth: int) -> None:
        """Each step computes one tensor from the other, and changes their places."""
        name = self.name()
        left, right = self.one(values, ROW), self.one(values, ROW)
        if self.random.random() < 0.4:
            right = self.define(f"tensor.empty() : {ROW}")
            right = self.define(f"linalg.copy ins({left} : {ROW}) outs({right} : {ROW}) -> {ROW}")
        end = self.random.choice(["%c4", "%n"])
        self.emit(f"{name}:2 = scf.for {name}i = %c0 to {end} step %c1 iter_args({name}x = {left}, {name}y = {right})"
                  f" -> ({ROW}, {ROW}) {{")
        six = "tensor<6xf32>"
        parts = [self.define(f"tensor.extract_slice {name}x[{at}] [6] [1] : {ROW} to {six}") for at in (0, 2)]
        out = self.define(f"tensor.extract_slice {name}y[1] [6] [1] : {ROW} to {six}")
        out = self.define(f"linalg.add ins({parts[0]}, {parts[1]} : {six}, {six}) outs({out} : {six}) -> {six}")
        whole = self.define(f"tensor.insert_slice {out} into {name}y[1] [6] [1] : {six} into {ROW}")
        self.end([whole, f"{name}x"] if self.random.random() < 0.8 else [f"{name}x", whole], [ROW, ROW])
        values[ROW] += [f"{name}#0", f"{name}#1"]

    def _tiles(self, values: Pools, depth: int) -> None:
        """A product that is accumulated tile by tile in nested loops."""
        name, tile, strip = self.name(), "tensor<2x2xf32>", "tensor<2x4xf32>"
        left, right, out = (self.one(values, SQUARE) for _ in range(3))
        other = "tensor<4x2xf32>"
        self.emit(f"{name} = scf.for {name}i = %c0 to %c4 step %c2 iter_args({name}x = {out}) -> ({SQUARE}) {{")
        self.emit(f"{name}r = scf.for {name}j = %c0 to %c4 step %c2 iter_args({name}y = {name}x) -> ({SQUARE}) {{")
        rows = self.define(f"tensor.extract_slice {left}[{name}i, 0] [2, 4] [1, 1] : {SQUARE} to {strip}")
        columns = self.define(f"tensor.extract_slice {right}[0, {name}j] [4, 2] [1, 1] : {SQUARE} to {other}")
        part = self.define(f"tensor.extract_slice {name}y[{name}i, {name}j] [2, 2] [1, 1] : {SQUARE} to {tile}")
        part = self.define(f"linalg.matmul ins({rows}, {columns} : {strip}, {other}) outs({part} : {tile}) -> {tile}")
        self.end([self.define(f"tensor.insert_slice {part} into {name}y[{name}i, {name}j] [2, 2] [1, 1]"
                              f" : {tile} into {SQUARE}")], [SQUARE])
        self.end([f"{name}r"], [SQUARE])
        values[SQUARE].append(name)

    def _assemble(self, values: Pools, depth: int) -> None:
        """A grid of undefined contents that a loop fills line by line."""
        name, line_type = self.name(), "tensor<1x6xf32>"
        start = self.empty(KINDS[GRID]) if self.random.random() < 0.6 else self.one(values, GRID)
        source = self.one(values, GRID)
        self.emit(f"{name} = scf.for {name}i = %c0 to %c4 step %c1 iter_args({name}x = {start}) -> ({GRID}) {{")
        turned = self.define(f"arith.subi %c3, {name}i : index")
        part = self.define(f"tensor.extract_slice {source}[{turned}, 0] [1, 6] [1, 1] : {GRID} to {line_type}")
        part = self.changed(part, line_type, "f32", 2, values)
        self.end([self.define(f"tensor.insert_slice {part} into {name}x[{name}i, 0] [1, 6] [1, 1]"
                              f" : {line_type} into {GRID}")], [GRID])
        values[GRID].append(name)


def arguments(seed: int, cases: Collection[tuple[int, int]] = ((0, 3), (1, 2))) -> list[tuple[Any, ...]]:
    """Arguments for @main, for each condition and size."""
    generator = np.random.default_rng(seed)

    def tensor(type: Any, *sizes: int) -> Any:
        return generator.integers(-8, 8, sizes).astype(type)

    rows = [tensor(np.float32, 8) for _ in range(5)]
    others = [tensor(np.float32, 4, 4), tensor(np.float32, 2, 4, 4), tensor(np.int32, 8), tensor(np.int32, 4, 6),
              rows[2], tensor(np.float32, 4, 6), tensor(np.float64, 8), rows[3], rows[4]]
    grid = tensor(np.float32, 4, 6)
    return [(rows[0], rows[1], grid, 1.5, condition, size, *others) for condition, size in cases]
