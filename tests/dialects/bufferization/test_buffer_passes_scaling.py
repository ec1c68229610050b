"""The passes on buffers take time in proportion to the size of a function."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

import lamina

ROW = "memref<8xf32>"
INSERT = "ownership-based-buffer-deallocation"


def _function(lines: list[str]) -> str:
    head = f"func.func @f(%m: {ROW}, %f: f32, %c: i1, %n: index) {{\n%c0 = arith.constant 0 : index"
    return "\n".join([head, *lines, "return\n}"])


def allocations(count: int) -> str:
    lines = []
    for at in range(count // 2):
        lines += [f"%a{at} = memref.alloc() : {ROW}", f"memref.store %f, %a{at}[%c0] : {ROW}"]
    return _function(lines)


def chain(count: int) -> str:
    """Buffers that may each be one of many others."""
    lines = [f"%v0 = memref.cast %m : {ROW} to {ROW}"]
    for at in range(count // 2):
        lines += [f"%a{at} = memref.alloc() : {ROW}", f"%v{at + 1} = arith.select %c, %a{at}, %v{at} : {ROW}"]
    return _function(lines)


def blocks(count: int) -> str:
    lines = []
    for at in range(count // 4):
        lines += [
            f"%a{at} = memref.alloc() : {ROW}\ncf.cond_br %c, ^x{at}(%a{at} : {ROW}), ^y{at}",
            f"^y{at}:\ncf.br ^x{at}(%m : {ROW})",
            f"^x{at}(%p{at}: {ROW}):\nmemref.copy %p{at}, %m : {ROW} to {ROW}",
        ]
    return _function(lines)


def nest(count: int) -> str:
    depth = min(count // 3, 400)
    lines = []
    for at in range(depth):
        lines += [f"scf.for %i{at} = %c0 to %n step %n {{", f"%a{at} = memref.alloc() : {ROW}"]
        lines += [f"memref.store %f, %a{at}[%c0] : {ROW}"] * max(count // depth - 2, 1)
    return _function([*lines, *["}"] * depth])


def functions(count: int) -> str:
    return "\n".join(
        f"func.func private @g{at}(%m: {ROW}) -> {ROW} {{\n%r = func.call @g{max(at - 1, 0)}(%m) : ({ROW}) -> {ROW}\n"
        f"return %r : {ROW}\n}}"
        for at in range(count // 3)
    )


@pytest.mark.parametrize("program", [allocations, chain, blocks, nest, functions])
def test_a_thousand_operations(program: Callable[[int], str]) -> None:
    """A cost that grew with the square of the size would take several times as long."""
    text = program(900)
    start = time.process_time()
    for pipeline in (
        "func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack{max-alloc-size-in-bytes=4})",
        f"{INSERT},buffer-deallocation-simplification",
        f"{INSERT}{{private-function-dynamic-ownership=1}},{INSERT}",
    ):
        lamina.run_pipeline(lamina.parse(text), f"builtin.module({pipeline})")
    assert time.process_time() - start < 6
