"""All small programs on slices in loops: each in-place decision is compared with what the program means.

A program is a loop of one kind around a few statements on a tensor of two elements; each statement uses any of the
values before. Programs that write nothing, read nothing or make values that nobody uses are left out. ``python -m
tests.dialects.bufferization.small_programs LENGTH [STEP [NATIVE]]`` checks all (or each STEP-th) of so many statements,
each NATIVE-th of those as native code, too.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import numpy as np

from tests.dialects.bufferization.alias_campaign import WAYS, Difference, check

ROW, PART = "tensor<2xi64>", "tensor<1xi64>"


class Statement(NamedTuple):
    """What is done with which earlier values, numbered with the tensor that is given first; at which index."""

    kind: str
    operands: tuple[int, ...]
    index: str = ""


_INDICES = ("%c0", "%i")
LOOPS = ("none", "for", "for carried", "while", "while carried", "nested", "blocks", "blocks carried", "function")


def _choices(types: list[str]) -> Iterator[Statement]:
    rows = [at for at, type in enumerate(types) if type == ROW]
    parts = [at for at, type in enumerate(types) if type == PART]
    for row in rows:
        yield Statement("read", (row,), "%c0")
        for index in _INDICES:
            yield Statement("slice", (row,), index)
        yield Statement("insert", (row,), "%i")
    for part in parts:
        yield Statement("fill", (part,))
        for row in rows:
            for index in _INDICES:
                yield Statement("put", (part, row), index)


_RESULT = {"slice": PART, "fill": PART, "put": ROW, "insert": ROW}


def bodies(length: int) -> Iterator[list[Statement]]:
    """All sequences of so many statements in which something is written and read, and all values are used."""

    def extend(done: list[Statement], types: list[str], unused: frozenset[int]) -> Iterator[list[Statement]]:
        left = length - len(done)
        if not left:
            kinds = {one.kind for one in done}
            if not unused and "read" in kinds and kinds & {"insert", "fill", "put"}:
                yield done
            return
        if len(unused) > 2 * left:
            return
        for one in _choices(types):
            rest = unused.difference(one.operands)
            if one.kind == "read":
                yield from extend([*done, one], types, rest)
            elif left > 1:
                yield from extend([*done, one], [*types, _RESULT[one.kind]], rest | {len(types)})

    yield from extend([], [ROW], frozenset())


def programs(length: int) -> Iterator[tuple[str, str]]:
    """Each program with the name of its loop."""
    for body in bodies(length):
        for loop in LOOPS:
            rows = [at + 1 for at, one in enumerate(_made(body)) if one == ROW]
            if not loop.endswith("carried"):
                yield loop, program(body, loop, 0)
            elif rows:
                yield loop, program(body, loop, rows[-1])


def _made(body: list[Statement]) -> list[str]:
    return [_RESULT[one.kind] for one in body if one.kind != "read"]


def program(body: list[Statement], loop: str, carried: int) -> str:
    """The text of a program; ``carried`` is the number of the value that goes to the next iteration."""
    lines: list[str] = []
    hash, made = "%h", ["%r"]
    for at, one in enumerate(body):
        operands = [made[number] for number in one.operands]
        if one.kind == "read":
            lines += [
                f"%x{at} = tensor.extract {operands[0]}[{one.index}] : {ROW}",
                f"%m{at} = arith.muli {hash}, %prime : i64",
                f"%h{at} = arith.addi %m{at}, %x{at} : i64",
            ]
            hash = f"%h{at}"
            continue
        made.append(f"%t{at}")
        if one.kind in ("insert", "fill"):
            lines += [f"%k{at} = arith.constant {at + 2} : i64", f"%n{at} = arith.addi {hash}, %k{at} : i64"]
        lines.append(f"%t{at} = " + _TEXTS[one.kind].format(*operands, at=at, index=one.index))
    return _FUNCTION.format(_LOOP[loop].format(body="\n".join(lines), hash=hash, row=made[carried]))


_TEXTS = {
    "slice": f"tensor.extract_slice {{}}[{{index}}] [1] [1] : {ROW} to {PART}",
    "fill": f"linalg.fill ins(%n{{at}} : i64) outs({{}} : {PART}) -> {PART}",
    "put": f"tensor.insert_slice {{}} into {{}}[{{index}}] [1] [1] : {PART} into {ROW}",
    "insert": f"tensor.insert %n{{at}} into {{}}[{{index}}] : {ROW}",
}
_FUNCTION = f"""
func.func @main(%given: {ROW}, %hash: i64) -> i64 {{{{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %prime = arith.constant 31 : i64
  {{}}
"""
_LOOP = {
    "none": "%r = tensor.cast %given : {R} to {R}\n%i = arith.addi %c0, %c1 : index\n"
    "%h = arith.addi %hash, %prime : i64\n{body}\nreturn {hash} : i64\n}}",
    "for": "%r = tensor.cast %given : {R} to {R}\n"
    "%s = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %hash) -> (i64) {{\n{body}\nscf.yield {hash} : i64\n}}\n"
    "return %s : i64\n}}",
    "for carried": "%s:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%r = %given, %h = %hash) -> ({R}, i64) {{\n"
    "{body}\nscf.yield {row}, {hash} : {R}, i64\n}}\nreturn %s#1 : i64\n}}",
    "while": "%s:2 = scf.while (%i = %c0, %h = %hash) : (index, i64) -> (index, i64) {{\n"
    "%go = arith.cmpi ult, %i, %c2 : index\n"
    "scf.condition(%go) %i, %h : index, i64\n}} do {{\n^bb0(%i: index, %h: i64):\n"
    "%r = tensor.cast %given : {R} to {R}\n{body}\n%again = arith.addi %i, %c1 : index\n"
    "scf.yield %again, {hash} : index, i64\n}}\nreturn %s#1 : i64\n}}",
    "while carried": "%s:3 = scf.while (%i = %c0, %r = %given, %h = %hash)\n"
    "    : (index, {R}, i64) -> (index, {R}, i64) {{\n"
    "%go = arith.cmpi ult, %i, %c2 : index\nscf.condition(%go) %i, %r, %h : index, {R}, i64\n}} do {{\n"
    "^bb0(%i: index, %r: {R}, %h: i64):\n{body}\n%again = arith.addi %i, %c1 : index\n"
    "scf.yield %again, {row}, {hash} : index, {R}, i64\n}}\nreturn %s#2 : i64\n}}",
    "nested": "%s:2 = scf.for %j = %c0 to %c2 step %c1 iter_args(%r = %given, %g = %hash) -> ({R}, i64) {{\n"
    "%q = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %g) -> (i64) {{\n{body}\nscf.yield {hash} : i64\n}}\n"
    "scf.yield %r, %q : {R}, i64\n}}\nreturn %s#1 : i64\n}}",
    "blocks": "%r = tensor.cast %given : {R} to {R}\ncf.br ^head(%c0, %hash : index, i64)\n^head(%i: index, %h: i64):\n"
    "%go = arith.cmpi ult, %i, %c2 : index\ncf.cond_br %go, ^body, ^end\n^body:\n{body}\n"
    "%again = arith.addi %i, %c1 : index\ncf.br ^head(%again, {hash} : index, i64)\n^end:\nreturn %h : i64\n}}",
    "blocks carried": "cf.br ^head(%c0, %given, %hash : index, {R}, i64)\n^head(%i: index, %r: {R}, %h: i64):\n"
    "%go = arith.cmpi ult, %i, %c2 : index\ncf.cond_br %go, ^body, ^end\n^body:\n{body}\n"
    "%again = arith.addi %i, %c1 : index\ncf.br ^head(%again, {row}, {hash} : index, {R}, i64)\n^end:\n"
    "return %h : i64\n}}",
    "function": "%s = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %hash) -> (i64) {{\n"
    "%q = func.call @body(%given, %given, %i, %h) : ({R}, {R}, index, i64) -> i64\nscf.yield %q : i64\n}}\n"
    "return %s : i64\n}}\nfunc.func private @body(%r: {R}, %other: {R}, %i: index, %hash: i64) -> i64 {{\n"
    "%c0 = arith.constant 0 : index\n%prime = arith.constant 31 : i64\n"
    "%seen = tensor.extract %other[%c0] : {R}\n%h = arith.addi %hash, %seen : i64\n{body}\n"
    "%last = tensor.extract %other[%i] : {R}\n%sum = arith.addi {hash}, %last : i64\nreturn %sum : i64\n}}",
}
_LOOP = {name: text.replace("{R}", ROW) for name, text in _LOOP.items()}


def given() -> list[Any]:
    """Arguments of @main."""
    return [np.array([1000, 2000], dtype=np.int64), 7]


def wrong_programs(length: int, step: int = 1, ways: Collection[str] = WAYS, native: int = 0) -> tuple[int, list[str]]:
    """The number of programs that have been run, and what is wrong with how many."""
    wrong: list[str] = []
    count = 0
    for number, (loop, text) in enumerate(programs(length)):
        if number % step:
            continue
        count += 1
        try:
            check(text, [given()], ways, native=bool(native) and count % native == 0)
        except Difference as problem:
            wrong.append(f"{loop}: {problem}\n{text}")
    return count, wrong


def main(length: int, step: int = 1, native: int = 0) -> int:
    count, wrong = wrong_programs(length, step, native=native)
    print(*wrong, f"{count} programs, {len(wrong)} wrong", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
