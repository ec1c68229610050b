"""Seeded random programs on tensors: slices, insertions, loops, branches, calls, in-place chains, structured ops.

Nothing undefined is ever read, so each program has one meaning.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from tests.dialects.bufferization.random_text import RandomText

ROW, PART, GRID, ANY = "tensor<8xf32>", "tensor<4xf32>", "tensor<4x6xf32>", "tensor<?xf32>"
HELPERS = f"""
func.func private @bump(%t: {ROW}, %f: f32) -> {ROW} {{
  %c2 = arith.constant 2 : index
  %v = tensor.extract %t[%c2] : {ROW}
  %w = arith.addf %v, %f : f32
  %r = tensor.insert %w into %t[%c2] : {ROW}
  return %r : {ROW}
}}
func.func private @pick(%c: i1, %a: {ROW}, %b: {ROW}) -> ({ROW}, {ROW}) {{
  cf.cond_br %c, ^bb1(%a, %b : {ROW}, {ROW}), ^bb2
^bb2:
  cf.br ^bb1(%b, %a : {ROW}, {ROW})
^bb1(%x: {ROW}, %y: {ROW}):
  return %x, %y : {ROW}, {ROW}
}}
func.func private @fresh(%f: f32) -> {ROW} {{
  %e = tensor.empty() : {ROW}
  %r = linalg.fill ins(%f : f32) outs(%e : {ROW}) -> {ROW}
  return %r : {ROW}
}}
func.func private @look(%t: {ROW}, %i: index) -> f32 {{
  %r = tensor.extract %t[%i] : {ROW}
  return %r : f32
}}
func.func @two(%t: {ROW}, %u: {GRID}, %f: f32) -> ({ROW}, {GRID}) {{
  %c1 = arith.constant 1 : index
  %r = tensor.insert %f into %u[%c1, %c1] : {GRID}
  return %t, %r : {ROW}, {GRID}
}}
"""
_CONSTANTS = "arith.constant dense<[0.5, 1.5, -2.0, 3.0, 0.25, -1.0, 2.0, 4.0]> : tensor<8xf32>"


class Program(RandomText):
    """The function @main(row, row, grid, f32, i1, index) -> (row, row, grid, f32). ``loops_only_in_place`` keeps to
    loops that yield what they were given, which MLIR accepts without options; ``without`` are statements to leave
    out."""

    def __init__(
        self, seed: int, loops_only_in_place: bool = False, size: int = 10, without: Collection[str] = ()
    ) -> None:
        super().__init__(seed)
        self.in_place_loops = loops_only_in_place
        self.size = size
        self.kinds = [kind for kind in _SIMPLE if kind not in without]
        self.nested = [kind for kind in _NESTED if kind not in without]

    def text(self) -> str:
        values = {ROW: ["%a", "%b"], GRID: ["%g"], "f32": ["%f"]}
        for _ in range(self.random.randint(3, self.size)):
            self.statement(values, 0)
        row = [self.random.choice(values[ROW]) for _ in range(2)]
        grid = self.random.choice(values[GRID])
        head = f"func.func @main(%a: {ROW}, %b: {ROW}, %g: {GRID}, %f: f32, %c: i1, %n: index)"
        head += f" -> ({ROW}, {ROW}, {GRID}, f32) {{"
        constants = [f"%c{number} = arith.constant {number} : index" for number in range(9)]
        constants += ["%zero = arith.constant 0.0 : f32", f"%dense = {_CONSTANTS}"]
        tail = f"return {row[0]}, {row[1]}, {grid}, {values['f32'][-1]} : {ROW}, {ROW}, {GRID}, f32\n}}"
        return "\n".join([HELPERS, head, *constants, *self.lines, tail]) + "\n"

    # ---- Elements and parts

    def _insert(self, values: dict[str, list[str]], depth: int) -> None:
        scalar, target = self.one(values, "f32"), self.one(values, ROW)
        self.define(f"tensor.insert {scalar} into {target}[{self.index(7)}] : {ROW}", values, ROW)

    def _insert_grid(self, values: dict[str, list[str]], depth: int) -> None:
        place = f"{self.one(values, GRID)}[{self.index(3)}, {self.index(5)}]"
        self.define(f"tensor.insert {self.one(values, 'f32')} into {place} : {GRID}", values, GRID)

    def _extract(self, values: dict[str, list[str]], depth: int) -> None:
        element = self.define(f"tensor.extract {self.one(values, ROW)}[{self.index(7)}] : {ROW}")
        self.define(f"arith.addf {element}, {self.one(values, 'f32')} : f32", values, "f32")

    def _slice(self, values: dict[str, list[str]], depth: int) -> None:
        source, target = self.one(values, ROW), self.one(values, ROW)
        if self.random.random() < 0.5:
            target = source
        at = self.random.choice(["0", "4", "%c1", "%c3", "%n"])
        part = self.define(f"tensor.extract_slice {source}[{at}] [4] [1] : {ROW} to {PART}")
        part = self._changed(part, PART, values)
        to = at if self.random.random() < 0.7 else self.random.choice(["0", "4", "%c2"])
        self.define(f"tensor.insert_slice {part} into {target}[{to}] [4] [1] : {PART} into {ROW}", values, ROW)

    def _dynamic_slice(self, values: dict[str, list[str]], depth: int) -> None:
        source, target, step = self.one(values, ROW), self.one(values, ROW), self.random.choice("12")
        part = self.define(f"tensor.extract_slice {source}[0] [%n] [{step}] : {ROW} to {ANY}")
        part = self._changed(part, ANY, values)
        self.define(f"tensor.insert_slice {part} into {target}[1] [%n] [{step}] : {ANY} into {ROW}", values, ROW)

    def _changed(self, part: str, type: str, values: dict[str, list[str]]) -> str:
        scalar = self.one(values, "f32")
        choice = self.random.randint(0, 3)
        if choice == 0:
            return self.define(f"tensor.insert {scalar} into {part}[%c0] : {type}")
        if choice == 1:
            return self.define(f"linalg.fill ins({scalar} : f32) outs({part} : {type}) -> {type}")
        if choice == 2:
            return self.define(f"linalg.add ins({part}, {part} : {type}, {type}) outs({part} : {type}) -> {type}")
        return part

    def _column(self, values: dict[str, list[str]], depth: int) -> None:
        source, target = self.one(values, GRID), self.one(values, GRID)
        at = self.index(5)
        part = self.define(f"tensor.extract_slice {source}[0, {at}] [4, 1] [1, 1] : {GRID} to {PART}")
        part = self._changed(part, PART, values)
        self.define(f"tensor.insert_slice {part} into {target}[0, {at}] [4, 1] [1, 1] : {PART} into {GRID}",
                    values, GRID)

    def _vector(self, values: dict[str, list[str]], depth: int) -> None:
        read = self.define(
            f"vector.transfer_read {self.one(values, ROW)}[{self.index(4)}], %zero {{in_bounds = [true]}}"
            f" : {ROW}, vector<4xf32>"
        )
        self.define(
            f"vector.transfer_write {read}, {self.one(values, ROW)}[{self.index(4)}] {{in_bounds = [true]}}"
            f" : vector<4xf32>, {ROW}", values, ROW,
        )

    # ---- Whole tensors

    def _fill(self, values: dict[str, list[str]], depth: int) -> None:
        type = self.random.choice([ROW, GRID])
        target = self.define(f"tensor.empty() : {type}") if self.random.random() < 0.6 else self.one(values, type)
        self.define(f"linalg.fill ins({self.one(values, 'f32')} : f32) outs({target} : {type}) -> {type}",
                    values, type)

    def _add(self, values: dict[str, list[str]], depth: int) -> None:
        type = self.random.choice([ROW, GRID])
        left, right = self.one(values, type), self.one(values, type)
        target = self.define(f"tensor.empty() : {type}") if self.random.random() < 0.4 else self.one(values, type)
        self.define(f"linalg.sub ins({left}, {right} : {type}, {type}) outs({target} : {type}) -> {type}",
                    values, type)

    def _generic(self, values: dict[str, list[str]], depth: int) -> None:
        forward, backward = "affine_map<(d0) -> (d0)>", "affine_map<(d0) -> (7 - d0)>"
        maps = forward, self.random.choice([forward, backward])
        source, target = self.one(values, ROW), self.one(values, ROW)
        self.define(
            f"linalg.generic {{indexing_maps = [{maps[1]}, {maps[0]}], iterator_types = [\"parallel\"]}}"
            f" ins({source} : {ROW}) outs({target} : {ROW}) {{\n^bb0(%p: f32, %q: f32):\n"
            f"%m = arith.maximumf %p, %q : f32\n%s = arith.subf %m, %f : f32\nlinalg.yield %s : f32\n}} -> {ROW}",
            values, ROW,
        )

    def _reduce(self, values: dict[str, list[str]], depth: int) -> None:
        source, target = self.one(values, GRID), self.one(values, ROW)
        part = self.define(f"tensor.extract_slice {target}[2] [4] [1] : {ROW} to {PART}")
        total = self.define(
            "linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],"
            f" iterator_types = [\"parallel\", \"reduction\"]}} ins({source} : {GRID}) outs({part} : {PART}) {{\n"
            f"^bb0(%p: f32, %q: f32):\n%m = arith.addf %p, %q : f32\nlinalg.yield %m : f32\n}} -> {PART}"
        )
        self.define(f"tensor.insert_slice {total} into {target}[2] [4] [1] : {PART} into {ROW}", values, ROW)

    def _select(self, values: dict[str, list[str]], depth: int) -> None:
        self.define(f"arith.select %c, {self.one(values, ROW)}, {self.one(values, ROW)} : {ROW}", values, ROW)

    def _constant(self, values: dict[str, list[str]], depth: int) -> None:
        values[ROW].append("%dense")

    def _splat(self, values: dict[str, list[str]], depth: int) -> None:
        self.define(f"tensor.splat {self.one(values, 'f32')} : {ROW}", values, ROW)

    def _elements(self, values: dict[str, list[str]], depth: int) -> None:
        scalars = ", ".join(self.one(values, "f32") for _ in range(8))
        self.define(f"tensor.from_elements {scalars} : {ROW}", values, ROW)

    def _generate(self, values: dict[str, list[str]], depth: int) -> None:
        self.define(
            f"tensor.generate {{\n^bb0(%p: index):\n%q = tensor.extract {self.one(values, ROW)}[%p] : {ROW}\n"
            f"%s = arith.addf %q, %f : f32\ntensor.yield %s : f32\n}} : {ROW}", values, ROW,
        )

    def _pad(self, values: dict[str, list[str]], depth: int) -> None:
        part = self.define(f"tensor.extract_slice {self.one(values, ROW)}[{self.index(4)}] [4] [1] : {ROW} to {PART}")
        low = self.random.randint(0, 4)
        self.define(
            f"tensor.pad {part} low[{low}] high[{4 - low}] {{\n^bb0(%p: index):\ntensor.yield {self.one(values, 'f32')}"
            f" : f32\n}} : {PART} to {ROW}", values, ROW,
        )

    def _concat(self, values: dict[str, list[str]], depth: int) -> None:
        parts = [
            self.define(f"tensor.extract_slice {self.one(values, ROW)}[{self.index(4)}] [4] [1] : {ROW} to {PART}")
            for _ in range(2)
        ]
        self.define(f"tensor.concat dim(0) {parts[0]}, {parts[1]} : ({PART}, {PART}) -> {ROW}", values, ROW)

    def _shapes(self, values: dict[str, list[str]], depth: int) -> None:
        square = "tensor<2x4xf32>"
        wide = self.define(
            f"tensor.expand_shape {self.one(values, ROW)} [[0, 1]] output_shape [2, 4] : {ROW} into {square}"
        )
        wide = self.define(f"tensor.insert {self.one(values, 'f32')} into {wide}[%c1, {self.index(3)}] : {square}")
        self.define(f"tensor.collapse_shape {wide} [[0, 1]] : {square} into {ROW}", values, ROW)

    def _cast(self, values: dict[str, list[str]], depth: int) -> None:
        wide = self.define(f"tensor.cast {self.one(values, ROW)} : {ROW} to {ANY}")
        wide = self._changed(wide, ANY, values)
        self.define(f"tensor.cast {wide} : {ANY} to {ROW}", values, ROW)

    # ---- Calls

    def _bump(self, values: dict[str, list[str]], depth: int) -> None:
        arguments = f"{self.one(values, ROW)}, {self.one(values, 'f32')}"
        self.define(f"func.call @bump({arguments}) : ({ROW}, f32) -> {ROW}", values, ROW)

    def _fresh(self, values: dict[str, list[str]], depth: int) -> None:
        self.define(f"func.call @fresh({self.one(values, 'f32')}) : (f32) -> {ROW}", values, ROW)

    def _look(self, values: dict[str, list[str]], depth: int) -> None:
        arguments = f"{self.one(values, ROW)}, {self.index(7)}"
        self.define(f"func.call @look({arguments}) : ({ROW}, index) -> f32", values, "f32")

    def _pick(self, values: dict[str, list[str]], depth: int) -> None:
        name = self.name()
        self.emit(f"{name}:2 = func.call @pick(%c, {self.one(values, ROW)}, {self.one(values, ROW)})"
                  f" : (i1, {ROW}, {ROW}) -> ({ROW}, {ROW})")
        values[ROW] += [f"{name}#0", f"{name}#1"]

    def _two(self, values: dict[str, list[str]], depth: int) -> None:
        name = self.name()
        self.emit(f"{name}:2 = func.call @two({self.one(values, ROW)}, {self.one(values, GRID)},"
                  f" {self.one(values, 'f32')}) : ({ROW}, {GRID}, f32) -> ({ROW}, {GRID})")
        values[ROW].append(f"{name}#0")
        values[GRID].append(f"{name}#1")

    # ---- Control flow

    def body(self, values: dict[str, list[str]], depth: int, type: str, carried: str | None = None) -> str:
        """Some statements; gives the value to yield."""
        inner = {key: list(known) for key, known in values.items()}
        before = len(inner[type])
        if carried is not None:
            inner[type].append(carried)
        for _ in range(self.random.randint(1, 3)):
            self.statement(inner, depth + 1)
        if carried is not None and self.in_place_loops:
            return self.define(f"tensor.insert {self.one(inner, 'f32')} into {carried}[%c1] : {type}")
        return self.random.choice(inner[type][max(before - 1, 0) :])

    def _if(self, values: dict[str, list[str]], depth: int) -> None:
        type = self.random.choice([ROW, ROW, GRID])
        name = self.name()
        self.emit(f"{name} = scf.if %c -> ({type}) {{")
        self.emit(f"scf.yield {self.body(values, depth, type)} : {type}\n}} else {{")
        self.emit(f"scf.yield {self.body(values, depth, type)} : {type}\n}}")
        values[type].append(name)

    def _switch(self, values: dict[str, list[str]], depth: int) -> None:
        name = self.name()
        self.emit(f"{name} = scf.index_switch %n -> {ROW}")
        for case in ("case 3", "case 2", "default"):
            self.emit(f"{case} {{")
            self.emit(f"scf.yield {self.body(values, depth, ROW)} : {ROW}\n}}")
        values[ROW].append(name)

    def _region(self, values: dict[str, list[str]], depth: int) -> None:
        name = self.name()
        self.emit(f"{name} = scf.execute_region -> {ROW} {{")
        self.emit(f"scf.yield {self.body(values, depth, ROW)} : {ROW}\n}}")
        values[ROW].append(name)

    def _for(self, values: dict[str, list[str]], depth: int) -> None:
        name, carried = self.name(), self.name()
        start, end = self.one(values, ROW), self.random.choice(["%c3", "%n", "%c0"])
        bounds = f"{self.name()} = %c0 to {end} step %c1"
        self.emit(f"{name} = scf.for {bounds} iter_args({carried} = {start}) -> ({ROW}) {{")
        self.emit(f"scf.yield {self.body(values, depth, ROW, carried)} : {ROW}\n}}")
        values[ROW].append(name)

    def _swap(self, values: dict[str, list[str]], depth: int) -> None:
        if self.in_place_loops:
            self._for(values, depth)
            return
        name, left, right = self.name(), self.name(), self.name()
        starts = f"{left} = {self.one(values, ROW)}, {right} = {self.one(values, ROW)}"
        self.emit(f"{name}:2 = scf.for {self.name()} = %c0 to %c3 step %c1 iter_args({starts}) -> ({ROW}, {ROW}) {{")
        yielded = self.body(values, depth, ROW, left)
        self.emit(f"scf.yield {right}, {yielded} : {ROW}, {ROW}\n}}")
        values[ROW] += [f"{name}#0", f"{name}#1"]

    def _while(self, values: dict[str, list[str]], depth: int) -> None:
        if self.in_place_loops:
            self._for(values, depth)
            return
        name, carried, count, again, inner = (self.name() for _ in range(5))
        start = self.one(values, ROW)
        self.emit(f"{name}:2 = scf.while ({carried} = {start}, {count} = %c0) : ({ROW}, index) -> ({ROW}, index) {{")
        passed = carried if self.random.random() < 0.6 else self.body(values, depth, ROW, carried)
        self.emit(f"{again} = arith.cmpi slt, {count}, %n : index")
        self.emit(f"scf.condition({again}) {passed}, {count} : {ROW}, index\n}} do {{")
        self.emit(f"^bb0({inner}: {ROW}, {count}x: index):")
        yielded = self.body(values, depth, ROW, inner)
        self.emit(f"{count}y = arith.addi {count}x, %c1 : index")
        self.emit(f"scf.yield {yielded}, {count}y : {ROW}, index\n}}")
        values[ROW].append(f"{name}#0")

    def _forall(self, values: dict[str, list[str]], depth: int) -> None:
        name, thread, out = self.name(), self.name(), self.name()
        source, start = self.one(values, ROW), self.one(values, ROW)
        self.emit(f"{name} = scf.forall ({thread}) in (4) shared_outs({out} = {start}) -> ({ROW}) {{")
        pair = "tensor<2xf32>"
        at = self.define(f"affine.apply affine_map<(d0) -> (d0 * 2)>({thread})")
        taken = self.random.choice([source, out])
        part = self.define(f"tensor.extract_slice {taken}[{at}] [2] [1] : {ROW} to {pair}")
        part = self._changed(part, pair, values)
        self.emit(f"scf.forall.in_parallel {{\ntensor.parallel_insert_slice {part} into {out}[{at}] [2] [1]"
                  f" : {pair} into {ROW}\n}}\n}}")
        values[ROW].append(name)


_SIMPLE = (
    "insert", "insert", "insert_grid", "extract", "slice", "slice", "dynamic_slice", "column", "vector", "fill", "add",
    "add", "generic", "generic", "reduce", "select", "constant", "splat", "elements", "generate", "pad", "concat",
    "shapes", "cast", "bump", "bump", "fresh", "look", "pick", "two",
)
_NESTED = ["if", "if", "switch", "region", "for", "for", "swap", "while", "forall"]


def arguments(seed: int) -> list[tuple[Any, ...]]:
    """Arguments for @main, with either condition."""
    generator = np.random.default_rng(seed)
    rows = generator.integers(-8, 8, (2, 8)).astype(np.float32)
    grid = generator.integers(-8, 8, (4, 6)).astype(np.float32)
    return [(rows[0], rows[1], grid, 1.5, condition, 3 - condition) for condition in (0, 1)]
