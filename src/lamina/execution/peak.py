"""Measures the floating-point peak of the host, the reference for kernel times.

The kernel is a loop of independent fused multiply-adds on vectors in registers; it accesses no memory.
"""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable

from lamina.execution import parallel
from lamina.execution.codegen import make_target
from lamina.execution.engine import CompiledObject, compile_ir
from lamina.execution.signature import Convention, Signature, scalar

_WIDTHS = {"f32": 32, "f64": 64}
_LLVM = {"f32": "float", "f64": "double"}
_SECONDS = 0.002
"""Duration of one run: short, so that some runs are undisturbed by other processes."""
_REPEATS = 60


# The results go into a volatile store, so that the work is not optimized away.
_ON_ONE_CORE = """
define void @run(i64 %rounds) {
  %sink = alloca ELEMENT
  %result = call ELEMENT @peak(i64 %rounds)
  store volatile ELEMENT %result, ptr %sink
  ret void
}
"""

_ON_ALL_CORES = """
declare void @lamina_parallel_for(ptr, ptr, i64, i64)
declare i64 @lamina_parallel_parts(i64)

define internal void @part(ptr %rounds.at, i64 %begin, i64 %end, i64 %part) {
  %sink = alloca ELEMENT
  %rounds = load i64, ptr %rounds.at
  %result = call ELEMENT @peak(i64 %rounds)
  store volatile ELEMENT %result, ptr %sink
  ret void
}

define void @run(i64 %rounds) {
  %rounds.at = alloca i64
  store i64 %rounds, ptr %rounds.at
  %wide = call i64 @lamina_parallel_parts(i64 9223372036854775807)
  call void @lamina_parallel_for(ptr @part, ptr %rounds.at, i64 %wide, i64 %wide)
  ret void
}
"""


@functools.cache
def peak_gflops(type: str = "f32", cores: int | None = 1) -> float:
    """GFLOP/s of fused multiply-add (two operations each) in `f32` or `f64`, on one core or on all (`cores=None`).

    Takes about a fifth of a second the first time. Raises ValueError for another type.
    """
    return measure(type, cores)


def measure(type: str = "f32", cores: int | None = 1) -> float:
    """`peak_gflops` without the memory of earlier results."""
    if type not in _WIDTHS:
        raise ValueError(f"the peak is measured in f32 or f64, not {type}")
    lanes = vector_bits() // _WIDTHS[type]
    chains = _chains()
    run = _kernel(type, lanes, chains, cores is None).run
    teams = _threads() if cores is None else 1
    if cores not in (None, 1):
        raise ValueError("the peak is measured on one core or on all of them")
    flops_a_round = 2 * lanes * chains * teams
    rounds = 100_000
    while (elapsed := _time(run, rounds)) < _SECONDS and rounds < 1 << 40:
        rounds = int(rounds * min(16.0, max(2.0, 1.2 * _SECONDS / max(elapsed, 1e-6))))
    times = [_time(run, rounds) for _ in range(_REPEATS)]
    # The best run is the least disturbed one; a fast outlier would be a fault of the clock.
    best = min(times) if min(times) > 0.5 * statistics.median(times) else statistics.median(times)
    return flops_a_round * rounds / best / 1e9


def _time(run: Callable[[int], object], rounds: int) -> float:
    start = time.perf_counter()
    run(rounds)
    return time.perf_counter() - start


def vector_bits() -> int:
    """Returns the widest vector registers that the host has for floating point."""
    target = make_target()
    features = set(target.features.split(","))
    if "+avx512f" in features:
        return 512
    if "+avx" in features:
        return 256
    return 128


def _chains() -> int:
    """Returns the number of independent accumulators: latency times throughput of the units, limited by the
    registers."""
    return 24 if vector_bits() == 512 or not make_target().triple.startswith("x86") else 12


def _threads() -> int:
    return parallel.get_num_threads()


@functools.cache
def _kernel(type: str, lanes: int, chains: int, all_cores: bool) -> CompiledObject:
    text = kernel_ir(type, lanes, chains) + (_ON_ALL_CORES if all_cores else _ON_ONE_CORE).replace(
        "ELEMENT", _LLVM[type]
    )
    return compile_ir(text, {"run": Signature((scalar("i64"),), (), ("rounds",), Convention.EXPANDED)})


def kernel_ir(type: str, lanes: int, chains: int) -> str:
    """LLVM IR of `peak(rounds)`: `chains` independent multiply-adds a round."""
    element = _LLVM[type]
    vector = f"<{lanes} x {element}>"
    fma = f"@llvm.fma.v{lanes}{type}"
    # Values that neither overflow nor vanish: x -> x * 1 + 0 with factors unknown to the compiler.
    phis = "\n".join(
        f"  %x{i} = phi {vector} [ {_splat(vector, lanes, element, i)}, %entry ], [ %y{i}, %loop ]"
        for i in range(chains)
    )
    steps = "\n".join(
        f"  %y{i} = call {vector} {fma}({vector} %x{i}, {vector} %one, {vector} %zero)" for i in range(chains)
    )
    sums = "\n".join(f"  %s{i} = fadd {vector} {'%y0' if i == 1 else f'%s{i - 1}'}, %y{i}" for i in range(1, chains))
    return f"""
declare {vector} {fma}({vector}, {vector}, {vector})
@factor = internal global {vector} {_splat(vector, lanes, element, 0)}
@term = internal global {vector} zeroinitializer

define {element} @peak(i64 %rounds) noinline {{
entry:
  %one = load volatile {vector}, ptr @factor
  %zero = load volatile {vector}, ptr @term
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
{phis}
{steps}
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %rounds
  br i1 %more, label %loop, label %done
done:
{sums}
  %result = extractelement {vector} %s{chains - 1}, i32 0
  ret {element} %result
}}
"""


def _splat(vector: str, lanes: int, element: str, chain: int) -> str:
    value = f"{element} {1.0 + chain / 64:e}"
    return f"<{', '.join([value] * lanes)}>"
