"""Loops that exchange the buffers of two iteration arguments, or do almost that, mean the same without copies.

All 6,400 programs can be run by ``python -m tests.dialects.bufferization.test_exchanged_buffers``; here run some.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from tests.dialects.bufferization.alias_campaign import bufferized, check

ROW = "tensor<2xi64>"
INITS = (("%a", "%b"), ("%a", "%a"), ("%p", "%q"), ("%p", "%p"))
READ_INSIDE = ("%x", "%y", "%wx", "%wy", "%a")
YIELDED = ("%x", "%y", "%wx", "%wy")
AFTER = (("%r#0", "%r#1"), ("%r#1", "%r#0"), ("%a", "%r#0"), ("%r#0", "%a"))
"""What is written to after the loop, and what is read then."""
PROGRAM = f"""func.func @main(%a: {ROW}, %b: {ROW}, %h: i64, %n: index) -> i64 {{{{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %prime = arith.constant 31 : i64
  %k = arith.constant 5 : i64
  %p = tensor.insert %k into %a[%c0] : {ROW}
  %q = tensor.insert %k into %b[%c1] : {ROW}
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = {{0}}, %y = {{1}}, %s = %h) -> ({ROW}, {ROW}, i64) {{{{
    %wx = tensor.insert %s into %x[%c0] : {ROW}
    %u = arith.addi %s, %k : i64
    %wy = tensor.insert %u into %y[%c1] : {ROW}
    %e = tensor.extract {{2}}[%c0] : {ROW}
    %m = arith.muli %s, %prime : i64
    %t = arith.addi %m, %e : i64
    scf.yield {{3}}, {{4}}, %t : {ROW}, {ROW}, i64
  }}}}
  %w = tensor.insert %r#2 into {{5}}[%c1] : {ROW}
  %e0 = tensor.extract %w[%c0] : {ROW}
  %e1 = tensor.extract {{6}}[%c1] : {ROW}
  %e2 = tensor.extract {{6}}[%c0] : {ROW}
  %m0 = arith.muli %e0, %prime : i64
  %m1 = arith.addi %m0, %e1 : i64
  %m2 = arith.muli %m1, %prime : i64
  %m3 = arith.addi %m2, %e2 : i64
  %m4 = arith.addi %m3, %r#2 : i64
  return %m4 : i64
}}}}
"""


BEFORE = (
    ("", "%x, %y"),
    ("", "%y, %x"),
    (f"%wb = tensor.insert %k into %x[%c1] : {ROW}", "%wb, %y"),
    (f"%wb = tensor.insert %k into %x[%c1] : {ROW}", "%x, %y"),
)
"""What the first region of a while loop does, and what it passes on."""
FOR_LOOP = PROGRAM[PROGRAM.index("  %r:3") : PROGRAM.index("    %wx")]
CARRIED = f"({ROW}, {ROW}, i64, index)"
WHILE_LOOP = f"""  %r:4 = scf.while (%x = {{0}}, %y = {{1}}, %s = %h, %i = %c0) : {CARRIED} -> {CARRIED} {{{{
    %go = arith.cmpi ult, %i, %n : index
    {{7}}
    scf.condition(%go) {{8}}, %s, %i : {ROW}, {ROW}, i64, index
  }}}} do {{{{
  ^bb0(%x: {ROW}, %y: {ROW}, %s: i64, %i: index):
"""
WHILE_YIELD = f"""    %j = arith.addi %i, %c1 : index
    scf.yield {{3}}, {{4}}, %t, %j : {ROW}, {ROW}, i64, index
"""
FOR_YIELD = f"    scf.yield {{3}}, {{4}}, %t : {ROW}, {ROW}, i64\n"
WHILE_PROGRAM = PROGRAM.replace(FOR_LOOP, WHILE_LOOP).replace(FOR_YIELD, WHILE_YIELD)


def while_programs() -> Iterator[str]:
    """The same with scf.while."""
    for inits, read, first, second, after, before in itertools.product(
        INITS, READ_INSIDE, YIELDED, YIELDED, AFTER, BEFORE
    ):
        yield WHILE_PROGRAM.format(*inits, read, first, second, *after, *before)


def programs() -> Iterator[str]:
    """All with scf.for."""
    for inits, read, first, second, after in itertools.product(INITS, READ_INSIDE, YIELDED, YIELDED, AFTER):
        yield PROGRAM.format(*inits, read, first, second, *after)


def inputs() -> list[list[object]]:
    """No iteration, and odd and even numbers of them."""
    return [[np.array([1000, 2000]), np.array([3000, 4000]), 7, count] for count in range(4)]


def test_programs_mean_the_same() -> None:
    for text in itertools.islice(programs(), 0, None, 19):
        check(text, inputs(), ["bottom-up"])


def test_while_loops_mean_the_same() -> None:
    for text in itertools.islice(while_programs(), 0, None, 97):
        check(text, inputs(), ["bottom-up"])


def test_an_exchange_in_a_while_loop_copies_nothing() -> None:
    text = WHILE_PROGRAM.format("%a", "%b", "%wx", "%wy", "%wx", "%r#0", "%r#1", "", "%x, %y")
    _, loop = str(bufferized(text, "bufferize-function-boundaries=1")).split("scf.while")
    assert "memref.copy" not in loop.split("scf.yield")[0] and "memref.alloc" not in loop.split("scf.yield")[0]
    check(text, inputs(), native=True)


def test_an_exchange_copies_nothing_in_the_loop() -> None:
    text = PROGRAM.format("%a", "%b", "%wx", "%wy", "%wx", "%r#0", "%r#1")
    _, loop = str(bufferized(text, "bufferize-function-boundaries=1")).split("scf.for")
    assert "memref.copy" not in loop.split("scf.yield")[0]


if __name__ == "__main__":
    for one in itertools.chain(programs(), while_programs()):
        check(one, inputs())
