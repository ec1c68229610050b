"""Seeded random programs in which tensors meet again: slices in loops of all kinds, functions that return their
arguments or one buffer twice, and calls that are given one tensor, or overlapping slices of it, several times.

Each read goes into a running hash, and each write writes a number that depends on the hash, so that a single read of
what has been overwritten changes the result. Nothing undefined is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tests.dialects.bufferization.random_text import RandomText, Values

ROW, PART = "tensor<4xi64>", "tensor<2xi64>"
ARGUMENTS = ("%a", "%b", "%hash", "%n", "%c")
TYPES = (ROW, ROW, "i64", "index", "i1")
_PARAMETERS = ", ".join(f"{name}: {type}" for name, type in zip(ARGUMENTS, TYPES, strict=True))


class _Function:
    """A function that can be called: its name and the number of rows that it returns in front of the hash."""

    def __init__(self, name: str, rows: int) -> None:
        self.name = name
        self.types = [*[ROW] * rows, "i64"]


class AliasProgram(RandomText):
    """The function @main(row, row, i64, index, i1) -> (row, i64), and private functions that it calls."""

    kinds = ("insert", "insert", "extract", "extract", "slice", "slice", "fill", "put", "put", "add", "fresh", "select")
    nested = ("for", "while", "if", "call")

    def __init__(self, seed: int, size: int = 9, blocks: bool = True) -> None:
        super().__init__(seed)
        self.size = size
        self.blocks = blocks
        self.functions: list[_Function] = []
        self.origin: dict[str, tuple[str, str]] = {}
        self.recursive: _Function | None = None
        self.hash = ""

    def text(self) -> str:
        for number in range(self.random.randint(1, 2)):
            rows = self.random.randint(1, 3)
            self._function(f"helper{number}", rows, "private ", self.random.randint(2, 5))
        self._function("main", 1, "", self.random.randint(3, self.size))
        return "\n".join(self.lines) + "\n"

    def _function(self, name: str, rows: int, visibility: str, size: int) -> None:
        made = _Function(name, rows)
        self.recursive = made if visibility and self.random.random() < 0.2 else None
        self.emit(f"func.func {visibility}@{name}({_PARAMETERS}) -> ({', '.join(made.types)}) {{")
        for number in range(4):
            self.emit(f"%c{number} = arith.constant {number} : index")
        self.emit("%prime = arith.constant 31 : i64")
        self.hash = "%hash"
        values: Values = {ROW: ["%a", "%b"], PART: [], "index": ["%c0", "%c1", "%c2", "%n"], "i1": ["%c"]}
        for _ in range(size):
            if self.blocks and self.random.random() < 0.12:
                self._loop_of_blocks(values)
            else:
                self.statement(values, 0)
        results = [self.one(values, ROW) for _ in range(rows)]
        if rows > 1 and self.random.random() < 0.4:
            results[-1] = results[0]
        self.emit(f"return {', '.join([*results, self.hash])} : {', '.join(made.types)}")
        self.emit("}")
        self.functions.append(made)

    # ---- Elements and parts

    def _number(self) -> str:
        self.count += 1
        constant = self.define(f"arith.constant {self.count} : i64")
        return self.define(f"arith.addi {self.hash}, {constant} : i64")

    def _insert(self, values: Values, depth: int) -> None:
        type = self._row_or_part(values)
        at = self.one(values, "index") if type == ROW else self.random.choice(["%c0", "%c1"])
        tensor = self.one(values, type)
        made = self.define(f"tensor.insert {self._number()} into {tensor}[{at}] : {type}", values, type)
        self._inherit(made, tensor)

    def _extract(self, values: Values, depth: int) -> None:
        type = self._row_or_part(values)
        at = self.one(values, "index") if type == ROW else self.random.choice(["%c0", "%c1"])
        element = self.define(f"tensor.extract {self.one(values, type)}[{at}] : {type}")
        scaled = self.define(f"arith.muli {self.hash}, %prime : i64")
        self.hash = self.define(f"arith.addi {scaled}, {element} : i64")

    def _slice(self, values: Values, depth: int) -> None:
        row, at = self.one(values, ROW), self.one(values, "index")
        made = self.define(f"tensor.extract_slice {row}[{at}] [2] [1] : {ROW} to {PART}", values, PART)
        self.origin[made] = row, at

    def _fill(self, values: Values, depth: int) -> None:
        type = self._row_or_part(values)
        tensor, number = self.one(values, type), self._number()
        made = self.define(f"linalg.fill ins({number} : i64) outs({tensor} : {type}) -> {type}", values, type)
        self._inherit(made, tensor)

    def _add(self, values: Values, depth: int) -> None:
        type = self._row_or_part(values)
        left, right, target = (self.one(values, type) for _ in range(3))
        inputs = f"ins({left}, {right} : {type}, {type}) outs({target} : {type})"
        self._inherit(self.define(f"linalg.add {inputs} -> {type}", values, type), target)

    def _put(self, values: Values, depth: int) -> None:
        if not values[PART]:
            self._slice(values, depth)
        part = self.one(values, PART)
        row, at = self.one(values, ROW), self.one(values, "index")
        if part in self.origin and self.random.random() < 0.7:
            first, place = self.origin[part]
            row = first if first in values[ROW] else row
            at = place if place in values["index"] else at
        self.define(f"tensor.insert_slice {part} into {row}[{at}] [2] [1] : {PART} into {ROW}", values, ROW)

    def _fresh(self, values: Values, depth: int) -> None:
        empty, number = self.define(f"tensor.empty() : {ROW}"), self._number()
        self.define(f"linalg.fill ins({number} : i64) outs({empty} : {ROW}) -> {ROW}", values, ROW)

    def _select(self, values: Values, depth: int) -> None:
        type = self._row_or_part(values)
        self.define(f"arith.select %c, {self.one(values, type)}, {self.one(values, type)} : {type}", values, type)

    def _row_or_part(self, values: Values) -> str:
        return PART if values[PART] and self.random.random() < 0.4 else ROW

    def _inherit(self, made: str, tensor: str) -> None:
        if tensor in self.origin:
            self.origin[made] = self.origin[tensor]

    # ---- Regions

    def _body(self, values: Values, depth: int, wanted: Sequence[str]) -> str:
        """Statements in a scope of their own, and what they hand on: a row for each of the wanted types, the hash."""
        inner = {type: list(names) for type, names in values.items()}
        for _ in range(self.random.randint(1, 4)):
            self.statement(inner, depth + 1)
        return ", ".join([*(self.one(inner, type) for type in wanted), self.hash])

    def _carried(self, values: Values) -> tuple[list[str], list[str]]:
        known = [ROW, ROW, PART] if values[PART] else [ROW]
        types = [self.random.choice(known) for _ in range(self.random.randint(0, 2))]
        return types, [self.one(values, type) for type in types]

    def _with(self, values: Values, names: Sequence[str], types: Sequence[str]) -> Values:
        inner = {type: list(known) for type, known in values.items()}
        for name, type in zip(names, types, strict=True):
            inner[type].append(name)
        return inner

    def _results(self, values: Values, types: Sequence[str], result: str) -> None:
        """The results of an operation: those of the types, then the hash."""
        name = (lambda at: f"{result}#{at}") if types else (lambda at: result)  # noqa: E731
        for at, type in enumerate(types):
            values[type].append(name(at))
        self.hash = name(len(types))

    def _for(self, values: Values, depth: int) -> None:
        types, inits = self._carried(values)
        result, at, inner_hash = self.name(), self.name(), self.name()
        arguments = [self.name() for _ in types]
        pairs = zip([*arguments, inner_hash], [*inits, self.hash], strict=True)
        every = ", ".join([*types, "i64"])
        upper = self.random.choice(["%c3", "%c2", "%n"])
        self.emit(
            f"{result}:{len(types) + 1} = scf.for {at} = %c0 to {upper} step %c1 "
            f"iter_args({', '.join(f'{one} = {init}' for one, init in pairs)}) -> ({every}) {{"
        )
        self.hash = inner_hash
        inner = self._with(values, [*arguments, at, at], [*types, "index", "index"])
        self.emit(f"scf.yield {self._body(inner, depth, types)} : {every}")
        self.emit("}")
        self._results(values, types, result)

    def _while(self, values: Values, depth: int) -> None:
        types, inits = self._carried(values)
        result = self.name()
        first, second = ([self.name() for _ in range(len(types) + 2)] for _ in range(2))
        every = ["index", *types, "i64"]
        pairs = zip(first, ["%c0", *inits, self.hash], strict=True)
        signature = f"({', '.join(every)}) -> ({', '.join(every)})"
        given = ", ".join(f"{one} = {init}" for one, init in pairs)
        self.emit(f"{result}:{len(every)} = scf.while ({given}) : {signature} {{")
        self.hash = first[-1]
        before = self._with(values, first[:-1], every[:-1])
        handed = self._body(before, depth, types) if self.random.random() < 0.4 else ", ".join(first[1:])
        more = self.define(f"arith.cmpi ult, {first[0]}, %c2 : index")
        self.emit(f"scf.condition({more}) {first[0]}, {handed} : {', '.join(every)}")
        self.emit("} do {")
        self.emit(f"^bb0({', '.join(f'{one}: {type}' for one, type in zip(second, every, strict=True))}):")
        self.hash = second[-1]
        after = self._with(values, [*second[:-1], second[0]], [*every[:-1], "index"])
        handed = self._body(after, depth, types)
        following = self.define(f"arith.addi {second[0]}, %c1 : index")
        self.emit(f"scf.yield {following}, {handed} : {', '.join(every)}")
        self.emit("}")
        for at, type in enumerate(types):
            values[type].append(f"{result}#{at + 1}")
        self.hash = f"{result}#{len(types) + 1}"

    def _if(self, values: Values, depth: int) -> None:
        types, _ = self._carried(values)
        every, result, before = ", ".join([*types, "i64"]), self.name(), self.hash
        self.emit(f"{result}:{len(types) + 1} = scf.if {self.one(values, 'i1')} -> ({every}) {{")
        self.emit(f"scf.yield {self._body(values, depth, types)} : {every}")
        self.emit("} else {")
        self.hash = before
        self.emit(f"scf.yield {self._body(values, depth, types)} : {every}")
        self.emit("}")
        self._results(values, types, result)

    def _loop_of_blocks(self, values: Values) -> None:
        types, inits = self._carried(values)
        self.count += 1
        number, at, inner_hash = self.count, self.name(), self.name()
        arguments = [self.name() for _ in types]
        every = ["index", *types, "i64"]
        self.emit(f"cf.br ^head{number}({', '.join(['%c0', *inits, self.hash])} : {', '.join(every)})")
        pairs = zip([at, *arguments, inner_hash], every, strict=True)
        self.emit(f"^head{number}({', '.join(f'{one}: {type}' for one, type in pairs)}):")
        more = self.define(f"arith.cmpi ult, {at}, {self.random.choice(['%c2', '%n'])} : index")
        self.emit(f"cf.cond_br {more}, ^body{number}, ^end{number}")
        self.emit(f"^body{number}:")
        self.hash = inner_hash
        inner = self._with(values, [*arguments, at, at], [*types, "index", "index"])
        handed = self._body(inner, 0, types)
        following = self.define(f"arith.addi {at}, %c1 : index")
        self.emit(f"cf.br ^head{number}({following}, {handed} : {', '.join(every)})")
        self.emit(f"^end{number}:")
        for name, type in zip(arguments, types, strict=True):
            values[type].append(name)
        self.hash = inner_hash

    # ---- Calls

    def _call(self, values: Values, depth: int) -> None:
        if self.recursive is not None:
            self._call_itself(values)
        elif self.functions:
            self._call_of(self.random.choice(self.functions), values, "%n")

    def _call_of(self, function: _Function, values: Values, count: str) -> None:
        first = self.one(values, ROW)
        second = first if self.random.random() < 0.5 else self.one(values, ROW)
        given = ", ".join([first, second, self.hash, count, "%c"])
        result = self.name()
        signature = f"({', '.join(TYPES)}) -> ({', '.join(function.types)})"
        self.emit(f"{result}:{len(function.types)} = func.call @{function.name}({given}) : {signature}")
        self._results(values, function.types[:-1], result)

    def _call_itself(self, values: Values) -> None:
        """A recursive call with the counter decremented, while it is positive."""
        function = self.recursive
        assert function is not None
        self.recursive = None
        every, result, before = ", ".join(function.types), self.name(), self.hash
        others = [self.one(values, ROW) for _ in function.types[:-1]]
        more = self.define("arith.cmpi ugt, %n, %c0 : index")
        self.emit(f"{result}:{len(function.types)} = scf.if {more} -> ({every}) {{")
        inner = {type: list(names) for type, names in values.items()}
        less = self.define("arith.subi %n, %c1 : index")
        self._call_of(function, inner, less)
        self.emit(f"scf.yield {', '.join([*inner[ROW][-len(others) :], self.hash])} : {every}")
        self.emit("} else {")
        self.emit(f"scf.yield {', '.join([*others, before])} : {every}")
        self.emit("}")
        self._results(values, function.types[:-1], result)


Inputs = tuple[np.ndarray, np.ndarray, int, int, int]


def inputs() -> list[Inputs]:
    """Arguments of @main: few and many iterations, both branches."""
    rows = np.arange(1, 9, dtype=np.int64).reshape(2, 4) * 1000
    return [(rows[0].copy(), rows[1].copy(), 7, n, c) for n, c in ((2, 1), (1, 0))]


Generator = Callable[[int], str]
