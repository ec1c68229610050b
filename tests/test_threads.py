"""What docs/threads.md promises: threads on modules of their own, one compiled module in all of them, forks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import collect_diagnostics
from tests.documents import ROOT

THREADS = 6
Result = TypeVar("Result")


def text(number: int) -> str:
    """Programs that differ, so that a mix-up would show."""
    return f"""
func.func @f(%x: tensor<{number + 4}xf32>, %i: index) -> (tensor<{number + 4}xf32>, i32) {{
  %a = arith.constant {number} : i32
  %b = arith.constant 7 : i32
  %c = arith.muli %a, %b : i32
  %d = arith.muli %a, %b : i32
  %e = arith.addi %c, %d : i32
  %cst = arith.constant {number}.0 : f32
  %t = tensor.insert %cst into %x[%i] : tensor<{number + 4}xf32>
  return %t, %e : tensor<{number + 4}xf32>, i32
}}"""


PIPELINE = (
    "builtin.module(canonicalize,cse,one-shot-bufferize{bufferize-function-boundaries=true},"
    "buffer-deallocation-pipeline,convert-linalg-to-loops,lower-to-llvm)"
)


def lowered(number: int) -> str:
    module = lamina.parse(text(number))
    lamina.run_pipeline(module, PIPELINE)
    return str(lamina.parse(str(module)))


def in_threads(function: Callable[[int], Result], count: int = THREADS) -> list[Result]:
    """What a function gives for 0, 1, ...; all threads begin at the same time."""
    barrier = Barrier(count)

    def run(number: int) -> Result:
        barrier.wait()
        return function(number)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(count) as pool:
            return list(pool.map(run, range(count)))
    finally:
        sys.setswitchinterval(before)


def test_passes_on_different_modules() -> None:
    expected = [lowered(number) for number in range(THREADS)]
    assert in_threads(lowered) == expected


# Nothing is loaded yet: dialects, passes, parsers and types are made by whichever thread is first.
COLD = """
import sys
sys.setswitchinterval(1e-6)
from tests.test_threads import in_threads, lowered
found = in_threads(lowered)
from tests.test_threads import THREADS
assert found == [lowered(number) for number in range(THREADS)], found
"""


def test_first_use_in_all_threads_at_once() -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    ran = subprocess.run(
        [sys.executable, "-c", COLD], capture_output=True, text=True, env=surroundings, cwd=ROOT, timeout=120
    )
    assert ran.returncode == 0, ran.stderr


def test_diagnostics_stay_in_their_thread() -> None:
    def errors(number: int) -> list[str]:
        with collect_diagnostics() as found:
            for _ in range(20):
                with pytest.raises(lamina.ParseError) as problem:
                    lamina.parse(f"func.func @f() {{ %0 = arith.addi %thread{number}, %x : i32 return }}")
                assert f"%thread{number}" in str(problem.value)
        return [one.message for one in found]

    in_threads(errors)


def test_compiling_and_calling() -> None:
    def compute(number: int) -> tuple[list[float], int]:
        compiled = lamina.compile(text(number))
        array, total = compiled.f(np.zeros(number + 4, np.float32), 1)
        return array.tolist(), int(total)

    expected = [([0.0, float(number)] + [0.0] * (number + 2), 14 * number) for number in range(THREADS)]
    assert in_threads(compute) == expected


REDUCTION = """
func.func @sums(%a: tensor<64x512xf32>) -> tensor<64xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.reduce ins(%a : tensor<64x512xf32>) outs(%init : tensor<64xf32>) dimensions = [1]
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return %r : tensor<64xf32>
}"""


@pytest.mark.parametrize("parallel", [False, True])
def test_one_compiled_function_in_several_threads(parallel: bool) -> None:
    compiled = lamina.compile(REDUCTION, parallel=parallel)

    def call(number: int) -> bool:
        array = np.full((64, 512), number, np.float32)
        return all(bool((compiled.sums(array) == 512 * number).all()) for _ in range(20))

    assert all(in_threads(call))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("parallel", [False, True])
def test_a_forked_child_goes_on(parallel: bool) -> None:
    program = f"""
import os
import numpy as np
import lamina
from tests.test_threads import REDUCTION, lowered
compiled = lamina.compile(REDUCTION, parallel={parallel})
array = np.ones((64, 512), np.float32)
expected = lowered(3)
assert (compiled.sums(array) == 512).all()
child = os.fork()
if not child:
    right = (compiled.sums(array) == 512).all() and lowered(3) == expected
    right = right and (lamina.compile(REDUCTION).sums(array * 2) == 1024).all()
    os._exit(0 if right else 3)
assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
assert (compiled.sums(array) == 512).all()
"""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=surroundings, cwd=ROOT, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
