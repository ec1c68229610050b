"""One allocation for a function's buffers: where they are placed, which ones stay, and that programs run as before."""

import random
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.dialects.memref.ops import AllocOp, DeallocOp
from lamina.execution.compile import lower
from lamina.execution.memory_plan import Plan, memory_plans
from lamina.ir.operation import Operation
from lamina.passes.default_pipeline import Step
from lamina.passes.plan_memory import Buffer, _place_by_size, _place_in_order, most_alive, place

PLAN = "builtin.module(func.func(lamina-plan-memory))"


def buffers(seed: int, count: int) -> list[Buffer]:
    """Random sizes; intervals nest, touch, overlap and are apart."""
    chosen = random.Random(seed)
    found = []
    for _ in range(count):
        start, end = sorted(chosen.sample(range(3 * count), 2))
        size = 64 * chosen.choice((1, 1, 2, 3, 5, chosen.randrange(1, 200)))
        # Two buffers neither begin nor end at one operation.
        found.append(Buffer(AllocOp.__new__(AllocOp), DeallocOp.__new__(DeallocOp), size, start, end))
    taken: set[int] = set()
    for one in found:
        while one.start in taken:
            one.start -= 1
        while one.end in taken or one.end <= one.start:
            one.end += 1
        taken |= {one.start, one.end}
    return found


@pytest.mark.parametrize("planner", [place, _place_by_size, _place_in_order])
def test_buffers_alive_at_the_same_time_are_apart(planner: object) -> None:
    assert callable(planner)
    for seed in range(300):
        chosen = buffers(seed, 1 + seed % 40)
        size = planner(chosen)
        assert size >= most_alive(chosen)
        assert size == max(one.offset + one.size for one in chosen)
        for one, other in combinations(chosen, 2):
            apart = one.offset + one.size <= other.offset or other.offset + other.size <= one.offset
            assert apart or not one.overlaps(other), (seed, one, other)


def test_plans_waste_little() -> None:
    chosen = [buffers(seed, 30) for seed in range(100)]
    assert sum(place(one) for one in chosen) <= 1.03 * sum(most_alive(one) for one in chosen)


def planned(text: str) -> str:
    module = lamina.parse(text)
    lamina.run_pipeline(module, PLAN)
    return str(module)


def test_a_plan() -> None:
    text = """
    func.func @f(%x: f32) -> memref<4xf32> {
      %a = memref.alloc() : memref<8x8xf32>
      %b = memref.alloc() {alignment = 16 : i64} : memref<10xi8>
      memref.dealloc %a : memref<8x8xf32>
      %c = memref.alloc() : memref<4x4xf64>
      %kept = memref.alloc() : memref<4xf32>
      memref.dealloc %b : memref<10xi8>
      memref.dealloc %c : memref<4x4xf64>
      return %kept : memref<4xf32>
    }"""
    shown = [line.replace("lamina.slot = array<i64:", "slot").strip() for line in planned(text).split("\n")]
    assert shown[1:-3] == [
        "func.func @f(%arg0: f32) -> memref<4xf32> {",
        "%alloc = memref.alloc() {alignment = 64 : i64} : memref<320xi8>",
        "%c0 = arith.constant 0 : index",
        "%view = memref.view %alloc[%c0][] {slot 0, 256>} : memref<320xi8> to memref<8x8xf32>",
        "%c256 = arith.constant 256 : index",
        "%view_0 = memref.view %alloc[%c256][] {slot 256, 64>} : memref<320xi8> to memref<10xi8>",
        "%c0_1 = arith.constant 0 : index",
        "%view_2 = memref.view %alloc[%c0_1][] {slot 0, 128>} : memref<320xi8> to memref<4x4xf64>",
        "%alloc_3 = memref.alloc() : memref<4xf32>",
        "memref.dealloc %alloc : memref<320xi8>",
        "return %alloc_3 : memref<4xf32>",
    ]


@pytest.mark.parametrize(
    "buffer",
    [
        "%a = memref.alloc(%n) : memref<?xf32> memref.dealloc %a : memref<?xf32>",
        "%a = memref.alloc() {alignment = 128 : i64} : memref<8xf32> memref.dealloc %a : memref<8xf32>",
        "%a = memref.alloc() : memref<8xf32, 1> memref.dealloc %a : memref<8xf32, 1>",
        "%a = memref.alloc() : memref<8xvector<[4]xf32>> memref.dealloc %a : memref<8xvector<[4]xf32>>",
        "%a = memref.alloc() : memref<4611686018427387903xf32> memref.dealloc %a : memref<4611686018427387903xf32>",
        "%a = memref.alloc() : memref<0xf32> memref.dealloc %a : memref<0xf32>",
        "%a = memref.alloc() : memref<2xmemref<4xf32>> memref.dealloc %a : memref<2xmemref<4xf32>>",
        "%a = memref.alloc() {mine} : memref<8xf32> memref.dealloc %a : memref<8xf32>",
        "%a = memref.alloc() : memref<8xf32> scf.if %c { memref.dealloc %a : memref<8xf32> }",
        "%a = memref.alloc() : memref<8xf32> %b = memref.realloc %a : memref<8xf32> to memref<16xf32>"
        " memref.dealloc %b : memref<16xf32>",
        "scf.parallel (%i) = (%n) to (%n) step (%n) {"
        " %a = memref.alloc() : memref<8xf32> memref.dealloc %a : memref<8xf32> scf.reduce }",
    ],
)
def test_buffers_that_stay(buffer: str) -> None:
    lines = f"func.func @f(%n: index, %c: i1) {{\n{buffer}\nreturn\n}}"
    twice = lines.replace("return", buffer.replace("%a", "%d").replace("%b", "%e") + "\nreturn")
    assert planned(twice) == str(lamina.parse(twice))


def test_loops_and_branches() -> None:
    """A buffer of a loop is allocated once; a large one that not every run needs stays where it is."""
    text = """
    func.func @f(%n: index, %c: i1) {
      scf.for %i = %n to %n step %n {
        %a = memref.alloc() : memref<16xf32>
        memref.dealloc %a : memref<16xf32>
      }
      scf.if %c {
        %b = memref.alloc() : memref<1000000000xf32>
        memref.dealloc %b : memref<1000000000xf32>
      }
      return
    }"""
    printed = planned(text)
    assert printed.index("memref.alloc() {alignment = 64 : i64} : memref<64xi8>") < printed.index("scf.for")
    assert "memref.alloc() : memref<1000000000xf32>" in printed
    assert printed.index("scf.for") < printed.index("memref.dealloc %alloc") < printed.index("scf.if")


def test_blocks() -> None:
    """In a function of several blocks, each return frees the arena."""
    text = """
    func.func @f(%c: i1) -> i32 {
      %one = arith.constant 1 : i32
      cf.cond_br %c, ^left, ^right
    ^left:
      %a = memref.alloc() : memref<16xi32>
      memref.dealloc %a : memref<16xi32>
      return %one : i32
    ^right:
      %b = memref.alloc() : memref<8xi32>
      memref.dealloc %b : memref<8xi32>
      return %one : i32
    }"""
    printed = planned(text)
    assert printed.count("memref.alloc()") == 1 and printed.count("memref.dealloc") == 2
    assert printed.index("memref.alloc()") < printed.index("cf.cond_br")


def stages(count: int, sizes: tuple[int, ...]) -> str:
    """Products of matrices of changing sizes, none of whose buffers fits another."""
    each = [sizes[i % len(sizes)] for i in range(count + 1)]
    first, last = (f"tensor<{size}x{size}xf32>" for size in (each[0], each[-1]))
    lines = [f"func.func @f(%x0: {first}) -> {last} {{"]
    lines.append("  %zero = arith.constant 0.0 : f32")
    for i, (a, b) in enumerate(pairwise(each)):
        wide, tall, new = f"tensor<{b}x{a}xf32>", f"tensor<{a}x{b}xf32>", f"tensor<{b}x{b}xf32>"
        lines += [
            f"  %l{i} = arith.constant dense<0.25> : {wide}",
            f"  %r{i} = arith.constant dense<0.125> : {tall}",
            f"  %e{i} = tensor.empty() : {wide}",
            f"  %f{i} = linalg.fill ins(%zero : f32) outs(%e{i} : {wide}) -> {wide}",
            f"  %p{i} = linalg.matmul ins(%l{i}, %x{i} : {wide}, tensor<{a}x{a}xf32>) outs(%f{i} : {wide}) -> {wide}",
            f"  %d{i} = tensor.empty() : {new}",
            f"  %g{i} = linalg.fill ins(%zero : f32) outs(%d{i} : {new}) -> {new}",
            f"  %q{i} = linalg.matmul ins(%p{i}, %r{i} : {wide}, {tall}) outs(%g{i} : {new}) -> {new}",
            f"  %x{i + 1} = math.absf %q{i} : {new}",
        ]
    return "\n".join([*lines, f"  return %x{count} : {last}", "}"])


def plans(text: str) -> list[Plan]:
    found: list[Plan] = []

    def before(step: Step, module: Operation) -> None:
        if step.pipeline == "lamina-check-allocations":
            found.extend(memory_plans(module))

    lower(lamina.parse(text), before_step=before, schedule="none")
    return found


@pytest.mark.parametrize("schedule", ["none", "auto"])
def test_programs_compute_the_same(schedule: str) -> None:
    sizes = (12, 20, 16, 28)
    x = np.random.default_rng(0).uniform(-1, 1, (12, 12)).astype(np.float32)
    expected = x
    for i in range(9):
        a, b = sizes[i % 4], sizes[(i + 1) % 4]
        product = np.full((b, a), 0.25, np.float32) @ expected @ np.full((a, b), 0.125, np.float32)
        expected = np.abs(product)
    compiled = lamina.compile(stages(9, sizes), schedule="none" if schedule == "none" else "auto")
    first, second = compiled.f(x), compiled.f(x)
    np.testing.assert_allclose(first, expected, rtol=1e-4)
    np.testing.assert_array_equal(first, second)
    assert not np.shares_memory(first, second)


def test_one_allocation_and_the_result() -> None:
    (plan,) = plans(stages(9, (12, 20, 16, 28)))
    arena, result = plan.buffers
    assert len(arena.parts) > 2 and arena.freed is not None
    assert not result.parts and result.freed is None
    assert arena.size is not None and result.size is not None and plan.peak == arena.size + result.size
    assert 2 * arena.size < sum(size for _, size in arena.parts)


def test_what_has_the_same_memory_is_not_declared_apart() -> None:
    module = lamina.parse(stages(3, (12, 20, 16, 28)))
    lower(module, schedule="none")
    printed = str(module)
    assert "noalias_scopes" in printed and "lamina.slot" not in printed
    for op in module.walk():
        own, others = op.properties.get("alias_scopes"), op.properties.get("noalias_scopes")
        assert (own is None) == (others is None)
        assert own is None or not set(own.elements) & set(others.elements)  # type: ignore[attr-defined,union-attr]


def test_explain_memory_shows_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "stages.mlir"
    file.write_text(stages(2, (8, 16)))
    command = [sys.executable, "-m", "lamina", "run", str(file), "--explain-memory", "--schedule=none"]
    lines = subprocess.run(command, capture_output=True, text=True).stderr.splitlines()
    assert lines[0].startswith("@f: 2 allocations, at most 2 alive, peak ")
    assert lines[1].startswith("  one allocation of ") and "buffers, freed at" in lines[1]
    assert "bytes at offset 0" in lines[2]
