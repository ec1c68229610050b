"""Compiling, calling and dropping modules over and over leaves nothing behind."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import lamina

pytestmark = pytest.mark.usefixtures("own_heap")

ROUNDS = int(os.environ.get("LAMINA_MEMORY_ROUNDS", "100"))
PROGRAM = """
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) -> memref<64xf32> {{
  %c = arith.constant {number}.5 : f32
  %d = memref.alloc() : memref<64xf32>
  linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                   iterator_types = ["parallel"]}}
    ins(%a, %b : memref<64xf32>, memref<64xf32>) outs(%d : memref<64xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %c : f32
    %t = math.exp %s : f32
    %u = arith.mulf %t, %y : f32
    linalg.yield %u : f32
  }}
  return %d : memref<64xf32>
}}
"""


def resident() -> int:
    """Kilobytes of memory that the process has."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def rounds(count: int, first: int) -> None:
    for number in range(first, first + count):
        compiled = lamina.compile(PROGRAM.format(number=number), opt_level=1, cache=None)
        array = np.zeros(64, np.float32)
        compiled.f(array, array)
        del compiled


def growths() -> list[int]:
    """Kilobytes that five times a fifth of the rounds add."""
    growth = []
    for part in range(5):
        before = resident()
        rounds(ROUNDS // 5, 1000 * part)
        growth.append(resident() - before)
    return growth


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_rounds_of_compile_call_drop_leak_nothing() -> None:
    """Each round has constants of its own, so all that is kept by text or value would show. Pools of LLVM and of the
    allocator fill in the first rounds; after these the memory stays what it is."""
    # In a process of its own: what the tests watch keeps memory too.
    command = [sys.executable, "-c", "from tests.execution.test_memory import growths; print(*growths())"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], timeout=300)
    assert done.returncode == 0, done.stderr
    growth = [int(part) for part in done.stdout.split()]
    assert min(growth[1:]) < max(32, ROUNDS // 10), f"kB more after {ROUNDS // 5} rounds each: {growth}"


def test_returned_and_temporary_buffers_are_freed() -> None:
    compiled = lamina.compile(PROGRAM.format(number=1), sanitize=True, cache=None)
    array = np.zeros(64, np.float32)
    kept = [compiled.f(array, array) for _ in range(10)]
    assert compiled.allocations.live_buffers == 10
    kept.clear()
    gc.collect()
    assert compiled.allocations.live_buffers == 0
