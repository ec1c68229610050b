"""Random programs in MLIR's own tools, many in one process of mlir-runner."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tests.execution.edge_values.peer import printed, run_jobs
from tests.execution.edge_values.values import bits_of, from_bits, literal
from tests.execution.random_programs import SIZE, Program, arguments

_BUFFERS = ("i32", "f32")


def job(seed: int, place: int) -> str:
    """The program of a seed, and a function that calls it on the seed's arguments and prints all results."""
    a, b, x, *buffers = arguments(seed)
    lines = [Program(seed).text()]
    for kind, array in zip(_BUFFERS, buffers, strict=True):
        text = literal(array, kind)
        lines.append(f"memref.global constant @init_{kind} : memref<{SIZE}x{kind}> = dense<{text}>")
    x_bits = int(bits_of(np.asarray(x).reshape(1), "f32")[0])
    lines += [
        f"func.func @main_{place}() {{", f"%a = arith.constant {a} : i32", f"%b = arith.constant {b} : i64",
        f"%x = arith.constant 0x{x_bits:08X} : f32", "%zero = arith.constant 0 : index",
        "%one = arith.constant 1 : index", f"%size = arith.constant {SIZE} : index",
    ]  # fmt: skip
    for kind in _BUFFERS:
        type = f"memref<{SIZE}x{kind}>"
        lines += [f"%g{kind} = memref.get_global @init_{kind} : {type}", f"%m{kind} = memref.alloc() : {type}",
                  f"memref.copy %g{kind}, %m{kind} : {type} to {type}"]
    types = f"i32, i64, f32, memref<{SIZE}xi32>, memref<{SIZE}xf32>"
    lines.append(f"%r:3 = func.call @f(%a, %b, %x, %mi32, %mf32) : ({types}) -> (i32, i64, f32)")
    for number, kind in enumerate(("i32", "i64", "f32")):
        lines += printed(f"%r#{number}", kind, f"r{number}")
    for kind in _BUFFERS:
        lines.append("scf.for %i = %zero to %size step %one {")
        lines.append(f"%v = memref.load %m{kind}[%i] : memref<{SIZE}x{kind}>")
        lines += [*printed("%v", kind), "}"]
    return "\n".join([*lines, "return", "}"]) + "\n"


def run(seeds: Sequence[int]) -> list[list[np.ndarray] | None]:
    """For each seed the three results and the two buffers; None where mlir-opt or the runner gives up."""
    found: list[list[np.ndarray] | None] = []
    for words in run_jobs([job(seed, place) for place, seed in enumerate(seeds)]):
        if words is None:
            found.append(None)
            continue
        results = [from_bits(words[place : place + 1], kind)[0] for place, kind in enumerate(("i32", "i64", "f32"))]
        buffers = [from_bits(words[3 + SIZE * n : 3 + SIZE * (n + 1)], kind) for n, kind in enumerate(_BUFFERS)]
        found.append([*results, *buffers])
    return found
