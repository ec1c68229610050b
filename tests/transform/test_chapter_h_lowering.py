"""What Chapter H states of single transformations, and its steps from the unit dims of a reduction to transfers through
buffers on the stack, as they are compiled."""

from __future__ import annotations

import re
import subprocess
import sys

import numpy as np
import pytest

import lamina
from lamina.ir.operation import Operation
from tests import oracle
from tests.mlir_test import run_tool
from tests.transform.test_chapter_h_statements import (
    ALGORITHM,
    ANY,
    BUFFERIZE,
    FUSE,
    LOOPS,
    LOWER,
    MATCH,
    SIMPLIFY,
    TILE,
    VECTORIZE,
    after,
    around,
    find,
    inner,
    names,
    program,
)

GENERALIZE = f"  %gb = transform.structured.generalize %bias3 : ({ANY}) -> {ANY}\n"
PAGE = (LOOPS, GENERALIZE, SIMPLIFY, VECTORIZE, BUFFERIZE, LOWER)
# Enough tiles for buffers of one iteration each to overflow a stack of eight megabytes.
LARGE = ALGORITHM.replace("2x5x12x8", "5x42x42x8").replace("2x3x10x128", "5x40x40x128")

FILL = """
func.func @f(%x: f32, %t: tensor<12x10xf32> {bufferization.writable = true}) -> tensor<12x10xf32> {
  %r = linalg.fill ins(%x : f32) outs(%t : tensor<12x10xf32>) -> tensor<12x10xf32>
  return %r : tensor<12x10xf32>
}
"""


def changed(payload: str, steps: str) -> Operation:
    module = lamina.parse(program(steps, algorithm=payload))
    lamina.run_pipeline(module, "builtin.module(transform-interpreter)")
    module.verify()
    return module["f"]


# ---- Single transformations


def test_split_has_inner_loops_of_at_most_the_factor() -> None:
    """The last tile is smaller where the factor does not divide the extent."""
    match = f'  %fill = transform.structured.match ops{{["linalg.fill"]}} in %m : ({ANY}) -> {ANY}\n'
    tile = f"  %t, %l = transform.structured.tile_using_forall %fill tile_sizes [5] : ({ANY}) -> ({ANY}, {ANY})\n"
    function = changed(FILL, match + tile)
    (loop,) = find(function, "scf.forall")
    assert "in (3)" in str(function)
    (size,) = [one for one in function.walk() if one.name == "affine.min"]
    (fill,) = find(function, "linalg.fill")
    assert loop in list(size.ancestors) and loop in list(fill.ancestors)
    assert fill.result_types[0].shape[1] == 10  # type: ignore[attr-defined]
    out = np.zeros((12, 10), np.float32)
    assert (lamina.compile(program(match, tile, algorithm=FILL)).f(2.0, out) == 2).all()


def test_loops_in_any_order_by_tiles_of_one() -> None:
    """The second dim outside of the first."""
    match = f'  %fill = transform.structured.match ops{{["linalg.fill"]}} in %m : ({ANY}) -> {ANY}\n'
    steps = (
        f"  %t, %l = transform.structured.tile_using_for %fill tile_sizes [0, 1] : ({ANY}) -> ({ANY}, {ANY})\n"
        f"  %t2, %l2 = transform.structured.tile_using_for %t tile_sizes [1, 0] : ({ANY}) -> ({ANY}, {ANY})\n"
    )
    function = changed(FILL, match + steps)
    outer, second = find(function, "scf.for")
    assert outer in list(second.ancestors)
    text = str(function)
    assert re.search(r"scf.for %\w+ = %c0\w* to %c10", text) and re.search(r"scf.for %\w+ = %c0\w* to %c12", text)
    assert text.index("to %c10") < text.index("to %c12")


LOOP = """
func.func @f(%m: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %x, %m[%i] : memref<8xf32>
  }
  return
}
"""


@pytest.mark.parametrize(("factor", "stores", "loops"), [(2, 2, 1), (4, 4, 1), (8, 8, 0)])
def test_loops_are_unrolled_fully_or_by_a_factor(factor: int, stores: int, loops: int) -> None:
    steps = (
        f'  %l = transform.structured.match ops{{["scf.for"]}} in %m : ({ANY}) -> {ANY}\n'
        f"  transform.loop.unroll %l {{factor = {factor}}} : {ANY}\n"
    )
    function = changed(LOOP, steps)
    assert len(find(function, "memref.store")) == stores and len(find(function, "scf.for")) == loops


def test_forall_loops_become_parallel_ones() -> None:
    """As created by tiling; they run in parallel on request."""
    text = program(MATCH, TILE, FUSE)
    module = lamina.parse(text)
    lamina.run_pipeline(
        module,
        "builtin.module(transform-interpreter,one-shot-bufferize{bufferize-function-boundaries=1},"
        "func.func(scf-forall-to-parallel))",
    )
    assert names(module["conv"]).count("scf.parallel") == 2


SUM = """
func.func @f(%x: tensor<4x12xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {
    iterator_types = ["parallel", "reduction"],
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>]
  } ins(%x : tensor<4x12xf32>) outs(%y : tensor<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %0 = arith.addf %s, %a fastmath<fast> : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""


def test_reduction_tiling_sums_in_parts() -> None:
    """Tiles of 3 make 3 sums of 4 elements each, which one more operation adds up."""
    steps = (
        f'  %g = transform.structured.match ops{{["linalg.generic"]}} in %m : ({ANY}) -> {ANY}\n'
        f"  %fill, %part, %comb, %loop = transform.structured.tile_reduction_using_for %g by tile_sizes = [0, 3]"
        f" : ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})\n"
    )
    function = changed(SUM, steps)
    (part,) = find(function, "linalg.generic")
    assert str(part.result_types[0]) == "tensor<4x3xf32>" and around(part) == ["scf.for"]
    assert "iterator_types = [\"parallel\", \"parallel\"]" in str(part)
    (combiner,) = find(function, "linalg.reduce")
    assert str(combiner.result_types[0]) == "tensor<4xf32>" and around(combiner) == []
    x = np.random.default_rng(1).integers(-9, 9, (4, 12)).astype(np.float32)
    y = np.arange(4, dtype=np.float32)
    kernels = lamina.compile(program(steps, algorithm=SUM))
    assert kernels.f(x, y).tolist() == (y + x.sum(axis=1)).tolist()


def test_parallel_loops_of_several_reduction_dims() -> None:
    """The chapter knows them for one dim; MLIR 22.1 makes them for more."""
    step = (
        f"  %fl, %c4, %cm, %l = transform.structured.tile_reduction_using_forall %conv"
        f" by num_threads = [0, 0, 0, 0, 3, 3, 0] : ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})\n"
    )
    function = after(MATCH, step)
    assert "scf.forall (%arg4, %arg5) in (3, 3)" in str(function)
    assert "tensor<2x3x10x128x3x3xf32>" in str(function)


def test_fast_math_stays_to_the_end() -> None:
    """Tiling and vectorizing keep the flags, so that the machine multiplies and adds in one instruction."""
    function = after(*PAGE)
    arithmetic = [*find(function, "arith.mulf"), *find(function, "arith.addf")]
    inside = [one for one in arithmetic if around(one)[-1] == "scf.for"]
    assert len(inside) == 2 and all("fastmath<fast>" in str(one) for one in inside)
    text = lamina.compile(program(*PAGE), cpu="x86-64-v4").assembly()
    assert "vfmadd" in text and "vmulps" not in text


def test_all_pattern_groups_in_one_sweep() -> None:
    """Pattern groups without a pass of their own, with canonicalization."""
    before, function = after(LOOPS, inner("for")), after(LOOPS, inner("for"), SIMPLIFY)
    assert len(names(function)) < len(names(before))


def test_the_combiner_is_tiled_with_the_others() -> None:
    function = after(LOOPS, inner("forall"))
    (combiner,) = find(function, "linalg.reduce")
    assert around(combiner) == ["scf.forall"] * 3
    assert str(combiner.result_types[0]) == "tensor<1x1x1x16xf32>"


def test_all_is_lowered_to_vectors_of_one_dim() -> None:
    function = after(*PAGE)
    transfers = [one for one in function.walk() if one.name.startswith("vector.transfer")]
    for transfer in transfers:
        vectors = re.findall(r"vector<([\dx]+)xf32>", str(transfer).splitlines()[0])
        assert vectors and all("x" not in one for one in vectors)
    left = {one for one in names(function) if one.startswith("vector.")}
    assert not left & {"vector.contract", "vector.multi_reduction", "vector.outerproduct"}


TEMPORARY = """
func.func @f(%m: memref<4x5xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %v = vector.transfer_read %m[%i, %c0], %zero : memref<4x5xf32>, vector<2x3xf32>
    vector.transfer_write %v, %m[%c0, %i] : vector<2x3xf32>, memref<4x5xf32>
  }
  return
}
"""


def test_temporary_buffers_go_to_the_stack() -> None:
    """Transfers in a loop make allocations there, which become those of the stack."""
    steps = f"""
  %fn = transform.structured.match ops{{["func.func"]}} in %m : ({ANY}) -> {ANY}
  transform.apply_patterns to %fn {{
    transform.apply_patterns.vector.transfer_to_scf
    transform.apply_patterns.memref.alloc_to_alloca
  }} : {ANY}
"""
    function = changed(TEMPORARY, steps)
    assert find(function, "memref.alloca") and not find(function, "memref.alloc")


def test_allocations_are_hoisted_out_of_all_loops() -> None:
    payload = """
func.func @f(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.alloc() : memref<4xf32>
      memref.store %x, %a[%c0] : memref<4xf32>
    }
  }
  return
}
"""
    steps = (
        f'  %fn = transform.structured.match ops{{["func.func"]}} in %m : ({ANY}) -> {ANY}\n'
        f"  transform.bufferization.buffer_loop_hoisting %fn : {ANY}\n"
    )
    (allocation,) = find(changed(payload, steps), "memref.alloc")
    assert around(allocation) == []


# ---- The page's own way: unit dims, contractions, transfers through the stack


def test_buffers_are_left_in_loops() -> None:
    """By the script; in what is compiled, each is taken once in a call."""
    function = after(*PAGE)
    inside = [one for one in find(function, "memref.alloca") if around(one)]
    assert len(inside) >= 4
    assert any("x1x1x1xf32" in str(one) for one in inside)
    assert not any(allocations_in_later_blocks(lamina.compile(program(*PAGE)).llvm_ir()))


def allocations_in_later_blocks(llvm_ir: str) -> list[str]:
    """What a function allocates outside of its first block."""
    found: list[str] = []
    blocks = 0
    for line in llvm_ir.splitlines():
        if line.startswith("define"):
            blocks = 0
        elif re.match(r'[\w.$"-]+:', line):
            blocks += 1
        elif "= alloca " in line and blocks > 1:
            found.append(line)
    return found


def test_the_stack_does_not_grow() -> None:
    """More tiles than fit into eight megabytes if each allocated its own buffers; at every optimization level."""
    words = """
import resource, sys
resource.setrlimit(resource.RLIMIT_STACK, (8 << 20, resource.getrlimit(resource.RLIMIT_STACK)[1]))
import threading
import numpy as np
import lamina
threading.stack_size(8 << 20)
draw = np.random.default_rng(3)
x, w, b = (draw.random(shape, dtype=np.float32) - np.float32(0.5) for shape in [(5, 42, 42, 8), (8, 3, 3, 128), (128,)])
total = np.broadcast_to(b, (5, 40, 40, 128)).astype(np.float64)
for rz in range(3):
    for ry in range(3):
        total = total + np.einsum("nyxr,rc->nyxc", x[:, rz : rz + 40, ry : ry + 40], w[:, rz, ry])
wanted = np.maximum(total, 0)
passed = []
def run():
    for level in (0, 3):
        out = np.zeros((5, 40, 40, 128), np.float32)
        found = lamina.compile(text, opt_level=level, cache=None).conv(x, w, b, out)
        assert np.abs((out if found is None else found) - wanted).max() < 1e-4 * np.abs(wanted).max()
        passed.append(level)
text = sys.stdin.read()
thread = threading.Thread(target=run)
thread.start()
thread.join()
print("done" if len(passed) == 2 else "failed")
"""
    pytest.importorskip("resource")
    text = program(*PAGE, algorithm=LARGE)
    done = subprocess.run([sys.executable, "-c", words], input=text, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 and done.stdout == "done\n", done.stderr[-2000:]


@oracle.requires_oracle
def test_payload_is_that_of_mlir_opt() -> None:
    text = program(*PAGE)
    ours = run_tool(["opt", "--transform-interpreter", "-"], stdin=text)
    theirs = oracle.mlir_opt(text, "--transform-interpreter")
    assert theirs.ok, theirs.stderr
    assert ours.stdout.strip() == theirs.stdout.strip()
