"""Seeded random programs on memrefs: allocations, views, selections, calls and control flow of all kinds.

A buffer is written only where it is made, so that a copy in its place is as good, and nothing undefined is ever read:
each program has one meaning, with and without deallocations. ``for_text`` adds what is not to be run: operations that
nothing is known of, deallocations of the program's own, calls of external functions.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from lamina.interfaces.function import function_inputs, function_results, is_declaration
from lamina.ir.symbols import symbol_visibility
from tests.dialects.bufferization.random_text import RandomText, Values

ROW, ANY, VIEW = "memref<8xf32>", "memref<?xf32>", "memref<?xf32, strided<[?], offset: ?>>"
UNRANKED = "memref<*xf32>"
TYPES = (ROW, ANY, VIEW)
_ARGUMENTS = [("%a", ROW), ("%b", ANY), ("%w", VIEW), ("%f", "f32"), ("%c", "i1"), ("%n", "index")]
_HELPERS = f"""
memref.global "private" constant @table : {ROW} = dense<[0.5, 1.5, -2.0, 3.0, 0.25, -1.0, 2.0, 4.0]>
func.func private @id(%m: {ROW}) -> {ROW} {{
  return %m : {ROW}
}}
func.func private @fresh(%f: f32) -> {ROW} {{
  %m = memref.alloc() : {ROW}
  linalg.fill ins(%f : f32) outs(%m : {ROW})
  return %m : {ROW}
}}
func.func private @pick(%c: i1, %m: {ROW}, %o: {ROW}) -> ({ROW}, {ROW}) {{
  cf.cond_br %c, ^bb1(%m, %o : {ROW}, {ROW}), ^bb2
^bb2:
  cf.br ^bb1(%o, %m : {ROW}, {ROW})
^bb1(%x: {ROW}, %y: {ROW}):
  return %x, %y : {ROW}, {ROW}
}}
func.func private @part(%m: {ROW}, %n: index) -> {VIEW} {{
  %s = memref.subview %m[2] [%n] [1] : {ROW} to memref<?xf32, strided<[1], offset: 2>>
  %r = memref.cast %s : memref<?xf32, strided<[1], offset: 2>> to {VIEW}
  return %r : {VIEW}
}}
func.func private @down(%n: index, %m: {ROW}, %f: f32) -> {ROW} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %end -> ({ROW}) {{
    scf.yield %m : {ROW}
  }} else {{
    %o = memref.alloc() : {ROW}
    memref.copy %m, %o : {ROW} to {ROW}
    memref.store %f, %o[%n] : {ROW}
    %less = arith.subi %n, %c1 : index
    %s = func.call @down(%less, %o, %f) : (index, {ROW}, f32) -> {ROW}
    scf.yield %s : {ROW}
  }}
  return %r : {ROW}
}}
func.func @both(%m: {ROW}, %v: {VIEW}) -> ({ROW}, {VIEW}) {{
  return %m, %v : {ROW}, {VIEW}
}}
"""
_FOR_TEXT = f"""
func.func private @external({ROW}) -> {ROW}
func.func private @ranked_or_not({UNRANKED}) -> {UNRANKED}
"""


class BufferProgram(RandomText):
    """The function @main(row, any, view, f32, i1, index) -> (row, any, view, f32), and random ones that it calls."""

    def __init__(
        self,
        seed: int,
        size: int = 8,
        for_text: bool = False,
        settled: bool = False,
        without: Collection[str] = (),
    ) -> None:
        super().__init__(seed)
        self.size = size
        self.for_text = for_text
        self.settled = settled
        self.replaced: set[str] = set()
        self.block_arguments: set[str] = set()
        self.entry: set[str] | None = None
        self.kinds = [kind for kind in (*_SIMPLE, *(_NOT_TO_RUN if for_text else ())) if kind not in without]
        self.nested = [kind for kind in _NESTED if kind not in without]
        self.without = without
        self.functions: list[tuple[str, list[str]]] = []
        self.results: list[str] = []

    def text(self) -> str:
        for number in range(self.random.randint(0, 2)):
            visibility = self.random.choice(["private ", "private ", ""])
            results = self.random.sample([ROW, ANY, VIEW, ROW], self.random.randint(0, 3))
            self.function(f"h{number}", visibility, results)
        self.function("main", "", [ROW, ANY, VIEW])
        return "\n".join([_HELPERS, *([_FOR_TEXT] if self.for_text else []), *self.lines]) + "\n"

    def function(self, name: str, visibility: str, results: list[str]) -> None:
        arguments = ", ".join(f"{argument}: {type}" for argument, type in _ARGUMENTS)
        self.results = results
        self.emit(f"func.func {visibility}@{name}({arguments}) -> ({', '.join([*results, 'f32'])}) {{")
        self.lines += [f"%c{number} = arith.constant {number} : index" for number in range(9)]
        self.lines += ["%zero = arith.constant 0.0 : f32", "%one = arith.constant 1.0 : f32"]
        self.entry, self.block_arguments = None, {"%a", "%b", "%w"}
        values: Values = {ROW: ["%a"], ANY: ["%b"], VIEW: ["%w"], "f32": ["%f"]}
        for _ in range(self.random.randint(2, self.size)):
            if self.random.random() < 0.25:
                self.settle(values)
                self.random.choice([self._branch, self._early_return, self._two_edges])(values)
            else:
                self.statement(values, 0)
        self.emit(self.return_line(values))
        self.emit("}")
        self.functions.append((name, results))

    def return_line(self, values: Values) -> str:
        given = [*(self.one(values, type) for type in self.results), values["f32"][-1]]
        return f"func.return {', '.join(given)} : {', '.join([*self.results, 'f32'])}"

    def label(self) -> str:
        self.count += 1
        return f"^b{self.count}"

    # ---- Making buffers

    def _alloc(self, values: Values, depth: int) -> None:
        type = self.random.choice([ROW, ROW, ANY])
        self.filled(self.define(f"memref.alloc({'%n' if type is ANY else ''}) : {type}"), type, values)

    def filled(self, made: str, type: str, values: Values) -> None:
        """Writes to a new buffer, which then joins the others."""
        self.emit(f"linalg.fill ins({self.one(values, 'f32')} : f32) outs({made} : {type})")
        for _ in range(self.random.randint(0, 2)):
            choice = self.random.randint(0, 3)
            if choice == 0:
                self.emit(f"memref.store {self.one(values, 'f32')}, {made}[{self.index(1)}] : {type}")
            elif choice == 1 and type is ROW:
                self.emit(f"memref.copy {self.one(values, ROW)}, {made} : {ROW} to {ROW}")
            elif choice == 2:
                small = "memref<1xf32, strided<[1], offset: 1>>"
                part = self.define(f"memref.subview {made}[1] [1] [1] : {type} to {small}")
                self.emit(f"memref.store {self.one(values, 'f32')}, {part}[%c0] : {small}")
            else:
                at = self.name()
                self.emit(f"scf.for {at} = %c0 to %n step %c1 {{")
                self.emit(f"memref.store {self.one(values, 'f32')}, {made}[{at}] : {type}\n}}")
        values[type].append(made)

    def _alloca(self, values: Values, depth: int) -> None:
        """Memory on the stack, which is not handed on."""
        made = self.define(f"memref.alloca() : {ROW}")
        self.emit(f"memref.copy {self.one(values, ROW)}, {made} : {ROW} to {ROW}")
        self.load(made, ROW, values)

    def _temporary(self, values: Values, depth: int) -> None:
        """A buffer of which only an element is used."""
        made = self.define(f"memref.alloc() : {ROW}")
        self.emit(f"memref.copy {self.one(values, ROW)}, {made} : {ROW} to {ROW}")
        self.emit(
            f"linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]}}"
            f" outs({made} : {ROW}) {{\n^bb0(%p: f32):\n%q = arith.addf %p, {self.one(values, 'f32')} : f32\n"
            f"linalg.yield %q : f32\n}}"
        )
        self.load(made, ROW, values)

    def _atomic(self, values: Values, depth: int) -> None:
        made = self.define(f"memref.alloc() : {ROW}")
        self.emit(f"linalg.fill ins(%f : f32) outs({made} : {ROW})")
        found = self.define(
            f"memref.generic_atomic_rmw {made}[{self.index(7)}] : {ROW} {{\n^bb0(%p: f32):\n"
            f"%q = arith.addf %p, {self.one(values, 'f32')} : f32\nmemref.atomic_yield %q : f32\n}}"
        )
        values["f32"].append(found)
        values[ROW].append(made)

    def _realloc(self, values: Values, depth: int) -> None:
        made = self.define("memref.alloc() : memref<4xf32>")
        self.emit(f"linalg.fill ins(%f : f32) outs({made} : memref<4xf32>)")
        larger = self.define(f"memref.realloc {made} : memref<4xf32> to {ROW}")
        for at in range(4, 8):
            self.emit(f"memref.store %f, {larger}[%c{at}] : {ROW}")
        values[ROW].append(larger)

    def _realloc_dynamic(self, values: Values, depth: int) -> None:
        made = self.define(f"memref.alloc(%n) : {ANY}")
        self.emit(f"linalg.fill ins(%f : f32) outs({made} : {ANY})")
        size = self.random.choice(["%c8", "%c2"])
        larger = self.define(f"memref.realloc {made}({size}) : {ANY} to {ANY}")
        self.emit(f"linalg.fill ins(%f : f32) outs({larger} : {ANY})")
        values[ANY].append(larger)

    def _global(self, values: Values, depth: int) -> None:
        self.define(f"memref.get_global @table : {ROW}", values, ROW)

    def _clone(self, values: Values, depth: int) -> None:
        type = self.random.choice([ROW, ANY])
        self.define(f"bufferization.clone {self.one(values, type)} : {type} to {type}", values, type)

    # ---- Views and selections

    def _load(self, values: Values, depth: int) -> None:
        type = self.random.choice(TYPES)
        self.load(self.one(values, type), type, values)

    def load(self, buffer: str, type: str, values: Values) -> None:
        element = self.define(f"memref.load {buffer}[{self.index(7 if type is ROW else 1)}] : {type}")
        half = self.define(f"arith.mulf {self.one(values, 'f32')}, {values['f32'][0]} : f32")
        self.define(f"arith.subf {element}, {half} : f32", values, "f32")

    def _subview(self, values: Values, depth: int) -> None:
        at = self.random.choice(["%c1", "%c3", "%n"])
        type = "memref<?xf32, strided<[1], offset: ?>>"
        part = self.define(f"memref.subview {self.one(values, ROW)}[{at}] [%n] [1] : {ROW} to {type}")
        self.define(f"memref.cast {part} : {type} to {VIEW}", values, VIEW)

    def _to_view(self, values: Values, depth: int) -> None:
        source = self.random.choice([ROW, ANY])
        self.define(f"memref.cast {self.one(values, source)} : {source} to {VIEW}", values, VIEW)

    def _to_any(self, values: Values, depth: int) -> None:
        self.define(f"memref.cast {self.one(values, ROW)} : {ROW} to {ANY}", values, ANY)

    def _unranked(self, values: Values, depth: int) -> None:
        wide = self.define(f"memref.cast {self.one(values, ROW)} : {ROW} to {UNRANKED}")
        self.define(f"memref.cast {wide} : {UNRANKED} to {ROW}", values, ROW)

    def _unranked_if(self, values: Values, depth: int) -> None:
        left, right = (self.define(f"memref.cast {self.one(values, ROW)} : {ROW} to {UNRANKED}") for _ in range(2))
        name = self.name()
        self.emit(f"{name} = scf.if %c -> ({UNRANKED}) {{\nscf.yield {left} : {UNRANKED}\n}} else {{")
        self.emit(f"scf.yield {right} : {UNRANKED}\n}}")
        self.define(f"memref.cast {name} : {UNRANKED} to {ROW}", values, ROW)

    def _reinterpret(self, values: Values, depth: int) -> None:
        square = "memref<2x4xf32>"
        if self.random.random() < 0.5:
            wide = self.define(
                f"memref.expand_shape {self.one(values, ROW)} [[0, 1]] output_shape [2, 4] : {ROW} into {square}"
            )
            self.define(f"memref.collapse_shape {wide} [[0, 1]] : {square} into {ROW}", values, ROW)
        else:
            type = "memref<2xf32, strided<[2], offset: 1>>"
            part = self.define(
                f"memref.reinterpret_cast {self.one(values, ROW)} to offset: [1], sizes: [2], strides: [2]"
                f" : {ROW} to {type}"
            )
            self.define(f"memref.cast {part} : {type} to {VIEW}", values, VIEW)

    def _bytes(self, values: Values, depth: int) -> None:
        made = self.define("memref.alloc() : memref<32xi8>")
        view = self.define(f"memref.view {made}[%c0][] : memref<32xi8> to {ROW}")
        self.filled(view, ROW, values)

    def _select(self, values: Values, depth: int) -> None:
        type = self.random.choice(TYPES)
        self.define(f"arith.select %c, {self.one(values, type)}, {self.one(values, type)} : {type}", values, type)

    # ---- Calls

    def _call(self, values: Values, depth: int) -> None:
        row, view = self.one(values, ROW), self.one(values, VIEW)
        choice = self.random.randint(0, 5)
        if choice == 0:
            self.call("id", [(row, ROW)], [ROW], values)
        elif choice == 1:
            self.call("fresh", [(self.one(values, "f32"), "f32")], [ROW], values)
        elif choice == 2:
            self.call("pick", [("%c", "i1"), (row, ROW), (self.one(values, ROW), ROW)], [ROW, ROW], values)
        elif choice == 3:
            self.call("part", [(row, ROW), ("%n", "index")], [VIEW], values)
        elif choice == 4:
            self.call("down", [("%n", "index"), (row, ROW), (self.one(values, "f32"), "f32")], [ROW], values)
        else:
            self.call("both", [(row, ROW), (view, VIEW)], [ROW, VIEW], values)

    def call(self, function: str, arguments: list[tuple[str, str]], results: list[str], values: Values) -> None:
        operands, types = (", ".join(part) for part in zip(*arguments, strict=True))
        name = self.name()
        self.emit(f"{name}:{len(results)} = func.call @{function}({operands}) : ({types}) -> ({', '.join(results)})")
        self.add_results(name, results, values)

    def _call_random(self, values: Values, depth: int) -> None:
        if self.functions:
            name, results = self.random.choice(self.functions)
            given = [("%n" if type == "index" else "%c" if type == "i1" else self.one(values, type), type)
                     for _, type in _ARGUMENTS]
            self.call(name, given, [*results, "f32"], values)

    # ---- Structured control flow

    def body(self, values: Values, depth: int, types: list[str], carried: dict[str, str] | None = None) -> list[str]:
        """Some statements; gives the values to yield."""
        inner = {key: list(known) for key, known in values.items()}
        for value, type in (carried or {}).items():
            inner[type].append(value)
        for _ in range(self.random.randint(0, 3)):
            self.statement(inner, depth + 1)
        return [self.one(inner, type) for type in types]

    def some_types(self) -> list[str]:
        return [self.random.choice(TYPES) for _ in range(self.random.choice([0, 1, 1, 1, 2]))]

    def yields(self, given: list[str], types: list[str], name: str = "scf.yield") -> str:
        return f"{name} {', '.join(given)} : {', '.join(types)}" if given else name

    def begin(self, types: list[str], values: Values) -> str:
        """The left side of an operation with results of the types."""
        name = self.name()
        self.add_results(name, types, values)
        return f"{name}:{len(types)} = " if types else ""

    def add_results(self, name: str, types: list[str], values: Values) -> None:
        for number, type in enumerate(types):
            values[type].append(f"{name}#{number}")
            self.replaced.add(f"{name}#{number}")

    def arrow(self, types: list[str]) -> str:
        return f" -> ({', '.join(types)})" if types else ""

    def _if(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        head = self.begin(types, values)
        self.emit(f"{head}scf.if %c{self.arrow(types)} {{")
        self.emit(self.yields(self.body(before, depth, types), types))
        self.emit("} else {")
        self.emit(self.yields(self.body(before, depth, types), types))
        self.emit("}")

    def _switch(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        arrow = f" -> {', '.join(types)}" if types else ""
        self.emit(f"{self.begin(types, values)}scf.index_switch %n{arrow}")
        for case in ("case 3", "case 2", "default"):
            self.emit(f"{case} {{")
            self.emit(self.yields(self.body(before, depth, types), types) + "\n}")

    def _region(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        name = self.random.choice(["scf.execute_region", "scf.execute_region", "memref.alloca_scope"])
        end = "memref.alloca_scope.return" if name.startswith("memref") else "scf.yield"
        arrow = self.arrow(types)
        self.emit(f"{self.begin(types, values)}{name}{arrow} {{")
        given = self.body(before, depth, types)
        if name == "scf.execute_region" and types and not self.settled and self.random.random() < 0.4:
            other, third = self.label(), self.label()
            self.emit(f"cf.cond_br %c, {other}, {third}\n{other}:\n{self.yields(given, types)}\n{third}:")
            given = self.body(before, depth, types)
        self.emit(self.yields(given, types, end))
        self.emit("}")

    def _for(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        carried = [self.name() for _ in types]
        starts = ", ".join(f"{name} = {self.one(before, type)}" for name, type in zip(carried, types, strict=True))
        end = self.random.choice(["%c3", "%n", "%c0"])
        dialect, step = self.random.choice([("scf", " step %c1"), ("scf", " step %c1"), ("affine", "")])
        if types and "carried_by_affine_for" in self.without:
            dialect, step = "scf", " step %c1"
        if dialect == "affine":
            end = end.replace("%c", "") if end != "%n" else "4"
            bounds = f"{self.name()} = 0 to {end}"
        else:
            bounds = f"{self.name()} = %c0 to {end}{step}"
        arguments = f" iter_args({starts}){self.arrow(types)}" if types else ""
        self.emit(f"{self.begin(types, values)}{dialect}.for {bounds}{arguments} {{")
        given = self.body(before, depth, types, dict(zip(carried, types, strict=True)))
        self.emit(self.yields(given, types, f"{dialect}.yield"))
        self.emit("}")

    def _rotate(self, values: Values, depth: int) -> None:
        before = {key: list(known) for key, known in values.items()}
        left, right = self.name(), self.name()
        starts = f"{left} = {self.one(before, ROW)}, {right} = {self.one(before, ROW)}"
        head = self.begin([ROW, ROW], values)
        self.emit(f"{head}scf.for {self.name()} = %c0 to %n step %c1 iter_args({starts}) -> ({ROW}, {ROW}) {{")
        given = self.body(before, depth, [ROW], {left: ROW})
        self.emit(f"scf.yield {right}, {given[0]} : {ROW}, {ROW}\n}}")

    def _while(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        name, count, again, later = (self.name() for _ in range(4))
        carried, passed = [self.name() for _ in types], [self.name() for _ in types]
        starts = ", ".join(
            [f"{one} = {self.one(before, type)}" for one, type in zip(carried, types, strict=True)] + [f"{count} = %c0"]
        )
        all_types = ", ".join([*types, "index"])
        self.emit(f"{name}:{len(types) + 1} = scf.while ({starts}) : ({all_types}) -> ({all_types}) {{")
        given = self.body(before, depth, types, dict(zip(carried, types, strict=True)))
        self.emit(f"{again} = arith.cmpi slt, {count}, %n : index")
        self.emit(f"scf.condition({again}) {', '.join([*given, count])} : {all_types}\n}} do {{")
        names = [f"{one}: {type}" for one, type in zip([*passed, later], [*types, "index"], strict=True)]
        self.emit(f"^bb0({', '.join(names)}):")
        given = self.body(before, depth, types, dict(zip(passed, types, strict=True)))
        self.emit(f"{later}y = arith.addi {later}, %c1 : index")
        self.emit(f"scf.yield {', '.join([*given, later + 'y'])} : {all_types}\n}}")
        self.add_results(name, types, values)

    def _forall(self, values: Values, depth: int) -> None:
        thread = self.name()
        head, end = self.random.choice([
            (f"scf.forall ({thread}) in (3)", ""),
            (f"scf.parallel ({thread}) = (%c0) to (%n) step (%c1)", "scf.reduce"),
            (f"affine.for {thread} = 0 to 3", ""),
        ])
        self.emit(f"{head} {{")
        self.body(values, depth, [])
        self.emit(f"{end}\n}}")

    def _reduce(self, values: Values, depth: int) -> None:
        thread, name = self.name(), self.name()
        self.emit(f"{name} = scf.parallel ({thread}) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {{")
        inner = {key: list(known) for key, known in values.items()}
        for _ in range(self.random.randint(0, 2)):
            self.statement(inner, depth + 1)
        left, right, total = self.name(), self.name(), self.name()
        self.emit(f"scf.reduce({inner['f32'][-1]} : f32) {{\n^bb0({left}: f32, {right}: f32):")
        self.emit(f"{total} = arith.addf {left}, {right} : f32\nscf.reduce.return {total} : f32\n}}\n}}")
        values["f32"].append(name)
        self.replaced.add(name)

    def _affine_if(self, values: Values, depth: int) -> None:
        types, before = self.some_types(), {key: list(known) for key, known in values.items()}
        head = self.begin(types, values)
        arrow = f" -> {', '.join(types)}" if len(types) == 1 else self.arrow(types)
        self.emit(f"{head}affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n]{arrow} {{")
        self.emit(self.yields(self.body(before, depth, types), types, "affine.yield"))
        self.emit("} else {")
        self.emit(self.yields(self.body(before, depth, types), types, "affine.yield"))
        self.emit("}")

    # ---- Blocks, in functions

    def settle(self, values: Values) -> None:
        """Before control goes to another block, drops what mlir-opt loses track of, if ``settled``: results that
        deallocation replaces; and what it cannot order: results of operations in several blocks."""
        if not self.settled:
            return
        for type in TYPES:
            kept = [name for name in values[type] if name not in self.replaced or self.random.random() < 0.5]
            values[type][:] = [
                self.define(f"memref.cast {name} : {type} to {type}") if name in self.replaced else name
                for name in kept
                if self.entry is None or name in self.entry or name in self.block_arguments
            ]
        values["f32"][:] = [
            self.define(f"arith.negf {name} : f32") if name in self.replaced else name for name in values["f32"]
        ]
        if self.entry is None:
            self.entry = {name for type in TYPES for name in values[type]}

    def _branch(self, values: Values) -> None:
        """Two ways that come together again."""
        types = self.some_types()
        first, second, join = self.label(), self.label(), self.label()
        forwarded = self.random.random() < 0.5
        given = [self.one(values, type) for type in types]
        names = [self.name() for _ in types]
        passed = f"({', '.join(given)} : {', '.join(types)})" if given and forwarded else ""
        taken = f"({', '.join(f'{n}: {t}' for n, t in zip(names, types, strict=True))})" if passed else ""
        self.emit(f"cf.cond_br %c, {first}, {second}{passed}\n{first}:")
        ways = [self.body(values, 1, types)]
        self.emit(self.jump(join, ways[0], types))
        self.emit(f"{second}{taken}:")
        carried = dict(zip(names, types, strict=True)) if passed else None
        self.emit(self.jump(join, self.body(values, 1, types, carried), types))
        self.arrive(join, types, values)

    def _two_edges(self, values: Values) -> None:
        """A branch whose ways lead to the same block with other buffers."""
        types, join = self.some_types(), self.label()
        ways = [[self.one(values, type) for type in types] for _ in range(2)]
        passed = [f"({', '.join(way)} : {', '.join(types)})" if types else "" for way in ways]
        self.emit(f"cf.cond_br %c, {join}{passed[0]}, {join}{passed[1]}")
        self.arrive(join, types, values)

    def _early_return(self, values: Values) -> None:
        out, on = self.label(), self.label()
        condition = self.define("arith.cmpi eq, %n, %c3 : index") if self.random.random() < 0.5 else "%c"
        types = self.some_types()
        passed = f"({', '.join(self.one(values, type) for type in types)} : {', '.join(types)})" if types else ""
        self.emit(f"cf.cond_br {condition}, {out}, {on}{passed}\n{out}:")
        inner = {key: list(known) for key, known in values.items()}
        self.statement(inner, 1)
        self.emit(self.return_line(inner))
        self.arrive(on, types, values)

    def jump(self, target: str, given: list[str], types: list[str]) -> str:
        return f"cf.br {target}({', '.join(given)} : {', '.join(types)})" if types else f"cf.br {target}"

    def arrive(self, label: str, types: list[str], values: Values) -> None:
        names = [self.name() for _ in types]
        # Arguments of the same number in blocks of the same region cannot be ordered either.
        if names and len(self.block_arguments) == 3:
            self.block_arguments.update(names[3:])
        arguments = ", ".join(f"{name}: {type}" for name, type in zip(names, types, strict=True))
        self.emit(f"{label}({arguments}):" if types else f"{label}:")
        for name, type in zip(names, types, strict=True):
            values[type].append(name)

    # ---- Not to be run

    def _external(self, values: Values, depth: int) -> None:
        if self.random.random() < 0.5:
            self.define(f"func.call @external({self.one(values, ROW)}) : ({ROW}) -> {ROW}", values, ROW)
            return
        wide = self.define(f"memref.cast {self.one(values, ROW)} : {ROW} to {UNRANKED}")
        wide = self.define(f"func.call @ranked_or_not({wide}) : ({UNRANKED}) -> {UNRANKED}")
        self.define(f"memref.cast {wide} : {UNRANKED} to {ANY}", values, ANY)

    def _indirect(self, values: Values, depth: int) -> None:
        function = self.define(f"func.constant @id : ({ROW}) -> {ROW}")
        name = self.define(f"func.call_indirect {function}({self.one(values, ROW)}) : ({ROW}) -> {ROW}", values, ROW)
        self.replaced.add(name)

    def _tensor(self, values: Values, depth: int) -> None:
        tensor = self.define(f"bufferization.to_tensor {self.one(values, ROW)} : {ROW} to tensor<8xf32>")
        self.define(f"bufferization.to_buffer {tensor} : tensor<8xf32> to {ROW}", values, ROW)

    def _odd(self, values: Values, depth: int) -> None:
        """Now and then something that is rejected, or handled in a way of its own."""
        if self.random.random() < 0.7:
            return
        choice = self.random.randint(0, 6)
        row = self.one(values, ROW)
        if choice == 0:
            self.emit(f'"test.unknown"({row}) : ({ROW}) -> ()')
        elif choice == 1:
            self.define(f'"test.unknown_result"({row}) : ({ROW}) -> {ROW}', values, ROW)
        elif choice == 2:
            self.emit(f"memref.dealloc {row} {{bufferization.manual_deallocation}} : {ROW}")
        elif choice == 3:
            self.define(f"memref.alloc() {{bufferization.manual_deallocation}} : {ROW}", values, ROW)
        elif choice == 4:
            made = self.define(f"memref.alloc() : {ROW}")
            self.emit(f"memref.dealloc {made} : {ROW}")
        elif choice == 5:
            self.define(f"memref.alloca() : {ROW}", values, ROW)
        else:
            self.emit(f"bufferization.dealloc ({row} : {ROW}) if (%c)")


_SIMPLE = (
    "alloc", "alloc", "alloc", "alloca", "temporary", "atomic", "realloc", "realloc_dynamic", "global", "clone",
    "load", "load", "subview", "to_view", "to_any", "unranked", "unranked_if", "reinterpret", "bytes", "select",
    "select", "call", "call", "call", "call_random",
)
_NESTED = ("if", "if", "switch", "region", "for", "for", "rotate", "while", "forall", "reduce", "affine_if")
_NOT_TO_RUN = ("external", "external", "indirect", "tensor", "odd")


def arguments(seed: int) -> list[tuple[Any, ...]]:
    """Arguments for @main, with either condition."""
    generator = np.random.default_rng(seed)
    row, any_row, view = generator.integers(-8, 8, (3, 8)).astype(np.float32)
    return [(row, any_row, view, 1.5, condition, 3 - condition) for condition in (0, 1)]


def calls_of_private_functions(module: Any, seed: int) -> str:
    """A function @more(the arguments of @main) -> (f32, row) that calls each private function of a module, itself or
    through a new private one, and reads what it gives."""
    return _Caller(seed).text(module)


class _Caller(RandomText):
    def text(self, module: Any) -> str:
        rows, total = ["%a"], "%f"
        helpers: list[str] = []
        for function in module.regions[0].entry_block.operations:
            types = [type for _, type in _ARGUMENTS]
            if not _is_private_definition(function) or any(str(one) not in types for one in function_inputs(function)):
                continue
            name = function.properties["sym_name"].value
            given = [str(type) for type in function_inputs(function)]
            results = [str(type) for type in function_results(function)]
            if self.random.random() < 0.5:
                helpers.append(_passing_on(name, given, results))
                name = f"via_{name}"
            arguments = [self.random.choice(rows) if type == ROW else _of_type(type) for type in given]
            made = self.name()
            self.emit(
                f"{f'{made}:{len(results)} = ' if results else ''}func.call @{name}({', '.join(arguments)})"
                f" : ({', '.join(given)}) -> ({', '.join(results)})"
            )
            for number, type in enumerate(results):
                if type in TYPES:
                    element = self.define(f"memref.load {made}#{number}[%one] : {type}")
                    total = self.define(f"arith.addf {total}, {element} : f32")
                    rows += [f"{made}#{number}"] if type == ROW else []
        head = ", ".join(f"{name}: {type}" for name, type in _ARGUMENTS)
        tail = f"return {total}, {self.random.choice(rows)} : f32, {ROW}"
        return "\n".join([
            *helpers, f"func.func @more({head}) -> (f32, {ROW}) {{\n%one = arith.constant 1 : index", *self.lines, tail,
            "}\n",
        ])


def _is_private_definition(operation: Any) -> bool:
    return operation.name == "func.func" and symbol_visibility(operation) == "private" and not is_declaration(operation)


def _of_type(wanted: str) -> str:
    return next(name for name, type in _ARGUMENTS if type == wanted)


def _passing_on(name: str, given: list[str], results: list[str]) -> str:
    """A private function that calls another one and returns what that returns."""
    head = ", ".join(f"%p{number}: {type}" for number, type in enumerate(given))
    arguments = ", ".join(f"%p{number}" for number in range(len(given)))
    types = ", ".join(results)
    returned = ", ".join(f"%r#{number}" for number in range(len(results)))
    call = f"func.call @{name}({arguments}) : ({', '.join(given)}) -> ({types})"
    body = f"%r:{len(results)} = {call}\nreturn {returned} : {types}" if results else f"{call}\nreturn"
    return f"func.func private @via_{name}({head}) -> ({types}) {{\n{body}\n}}"
