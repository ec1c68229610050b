"""Seeded random loops that read and write parts of the tensors they carry, many of them the same part each time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.dialects.bufferization.random_text import RandomText, Values

ROW, PART, VECTOR = "tensor<16xf32>", "tensor<4xf32>", "vector<4xf32>"
_PLACES = ["0", "4", "8", "2", "%n"]


class SubsetProgram(RandomText):
    """The function @main(row, row, f32, index) -> (row, row)."""

    kinds = ("slice", "slice", "slice", "transfer", "transfer", "read", "element")
    nested = ("loop",)

    def text(self) -> str:
        self.emit(f"func.func @main(%a: {ROW}, %b: {ROW}, %f: f32, %n: index) -> ({ROW}, {ROW}) {{")
        self.lines += [f"%c{number} = arith.constant {number} : index" for number in (0, 1, 2, 4, 8)]
        values: Values = {ROW: ["%a", "%b"], "loops": []}
        self._loop(values, 0)
        self.emit(f"return {values[ROW][0]}, {values[ROW][1]} : {ROW}, {ROW}\n}}")
        return "\n".join(self.lines) + "\n"

    def _loop(self, values: Values, depth: int) -> None:
        """A loop that carries both tensors, with a random body."""
        name, at, left, right = (self.name() for _ in range(4))
        self.emit(
            f"{name}:2 = scf.for {at} = %c0 to %c4 step %c1 iter_args({left} = {values[ROW][0]},"
            f" {right} = {values[ROW][1]}) -> ({ROW}, {ROW}) {{"
        )
        inner = {ROW: [left, right], "loops": [*values["loops"], at]}
        for _ in range(self.random.randint(1, 4)):
            self.statement(inner, depth + 1)
        given = inner[ROW] if self.random.random() < 0.9 else inner[ROW][::-1]
        self.emit(f"scf.yield {given[0]}, {given[1]} : {ROW}, {ROW}\n}}")
        values[ROW] = [f"{name}#0", f"{name}#1"]

    def place(self, values: Values, dynamic: str = "") -> str:
        varying = values["loops"][-1] if self.random.random() < 0.2 else None
        place = varying or self.random.choice(_PLACES)
        return f"%c{place}" if dynamic and place.isdigit() else place

    def _slice(self, values: Values, depth: int) -> None:
        number, at = self.random.randint(0, 1), self.place(values)
        tensor = values[ROW][number]
        part = self.define(f"tensor.extract_slice {tensor}[{at}] [4] [1] : {ROW} to {PART}")
        changed = self.define(f"linalg.add ins({part}, {part} : {PART}, {PART}) outs({part} : {PART}) -> {PART}")
        to = at if self.random.random() < 0.8 else self.place(values)
        values[ROW][number] = self.define(
            f"tensor.insert_slice {changed} into {tensor}[{to}] [4] [1] : {PART} into {ROW}"
        )

    def _transfer(self, values: Values, depth: int) -> None:
        number, at = self.random.randint(0, 1), self.place(values, "%c")
        tensor = values[ROW][number]
        part = self.define(f"vector.transfer_read {tensor}[{at}], %f {{in_bounds = [true]}} : {ROW}, {VECTOR}")
        changed = self.define(f"arith.addf {part}, {part} : {VECTOR}")
        to = at if self.random.random() < 0.8 else self.place(values, "%c")
        values[ROW][number] = self.define(
            f"vector.transfer_write {changed}, {tensor}[{to}] {{in_bounds = [true]}} : {VECTOR}, {ROW}"
        )

    def _read(self, values: Values, depth: int) -> None:
        """A part that is only read, and goes to the other tensor."""
        number, at = self.random.randint(0, 1), self.place(values)
        part = self.define(f"tensor.extract_slice {values[ROW][number]}[{at}] [4] [1] : {ROW} to {PART}")
        other = values[ROW][1 - number]
        values[ROW][1 - number] = self.define(
            f"tensor.insert_slice {part} into {other}[{self.place(values)}] [4] [1] : {PART} into {ROW}"
        )

    def _element(self, values: Values, depth: int) -> None:
        if self.random.random() < 0.6:
            return
        number = self.random.randint(0, 1)
        values[ROW][number] = self.define(f"tensor.insert %f into {values[ROW][number]}[%c1] : {ROW}")


def arguments(seed: int) -> tuple[Any, ...]:
    """Arguments for @main."""
    rows = np.random.default_rng(seed).integers(-8, 8, (2, 16)).astype(np.float32)
    return rows[0], rows[1], 1.5, 3
