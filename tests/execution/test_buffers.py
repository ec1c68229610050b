"""How many buffers functions of tensors allocate, how long they live, and what --explain-memory reports."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.execution.compile import lower
from lamina.execution.memory_plan import Plan, memory_plans
from lamina.ir.operation import Operation
from lamina.passes.default_pipeline import Step


def layers(count: int, size: str) -> str:
    """A chain of matrix products, each with a sum and a maximum after it."""
    type = f"tensor<{size}x{size}xf32>"
    sizes = "" if size != "?" else "%m, %n"
    lines = [
        f"func.func @f(%x0: {type}, %w: {type}) -> {type} {{",
        "  %c0 = arith.constant 0 : index",
        "  %c1 = arith.constant 1 : index",
        "  %zero = arith.constant 0.0 : f32",
    ]
    if size == "?":
        lines += [f"  %m = tensor.dim %x0, %c0 : {type}", f"  %n = tensor.dim %w, %c1 : {type}"]
    for i in range(count):
        lines += [
            f"  %e{i} = tensor.empty({sizes}) : {type}",
            f"  %i{i} = linalg.fill ins(%zero : f32) outs(%e{i} : {type}) -> {type}",
            f"  %p{i} = linalg.matmul ins(%x{i}, %w : {type}, {type}) outs(%i{i} : {type}) -> {type}",
            f"  %r{i} = math.absf %p{i} : {type}",
            f"  %x{i + 1} = arith.maximumf %r{i}, %p{i} : {type}",
        ]
    return "\n".join([*lines, f"  return %x{count} : {type}", "}"])


def plans(text: str) -> list[Plan]:
    found: list[Plan] = []

    def before(step: Step, module: Operation) -> None:
        if step.pipeline == "lamina-check-allocations":
            found.extend(memory_plans(module))

    lower(lamina.parse(text), before_step=before, schedule="none")
    return found


@pytest.mark.parametrize("size", ["16", "?"])
def test_twenty_layers_take_two_buffers(size: str) -> None:
    (plan,) = plans(layers(20, size))
    assert (len(plan.buffers), plan.most) == (2, 2)
    assert plan.peak == (0 if size == "?" else 2 * 16 * 16 * 4)
    compiled = lamina.compile(layers(20, size), sanitize=True, schedule="none")
    x = np.random.default_rng(0).uniform(-1, 1, (16, 16)).astype(np.float32)
    w = (np.eye(16) * 0.9 + 0.01).astype(np.float32)
    expected = x
    for _ in range(20):
        expected = np.abs(expected @ w)
    np.testing.assert_allclose(compiled.f(x, w), expected, rtol=1e-4)
    assert compiled.allocations.live_buffers == 0 and compiled.allocations.findings == []
    assert compiled.allocations.allocations == 2


RESHAPED = """
func.func @f(%x: tensor<4x6xf32>, %y: tensor<3x8xf32>) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = arith.addf %x, %x : tensor<4x6xf32>
  %0 = tensor.extract %a[%c1, %c2] : tensor<4x6xf32>
  %b = arith.mulf %y, %y : tensor<3x8xf32>
  %1 = tensor.extract %b[%c2, %c1] : tensor<3x8xf32>
  %d = arith.addf %x, %x : tensor<4x6xf32>
  %e = tensor.insert %1 into %d[%c0, %c0] : tensor<4x6xf32>
  %2 = tensor.extract %e[%c0, %c0] : tensor<4x6xf32>
  return %0, %1, %2 : f32, f32, f32
}"""


def test_a_buffer_in_another_shape() -> None:
    compiled = lamina.compile(RESHAPED, sanitize=True)
    x, y = np.arange(24, dtype=np.float32).reshape(4, 6), np.arange(24, dtype=np.float32).reshape(3, 8)
    assert compiled.f(x, y) == (16, 17 * 17, 17 * 17)
    assert compiled.allocations.allocations == 1
    assert compiled.allocations.live_buffers == 0 and compiled.allocations.findings == []


def test_what_takes_no_other_buffer() -> None:
    """Elements of another width, other sizes, a lesser alignment; and what is freed in another block."""
    text = """
    func.func @f(%c: i1) {
      %a = memref.alloc() : memref<8xf32>
      memref.dealloc %a : memref<8xf32>
      %b = memref.alloc() : memref<8xf64>
      memref.dealloc %b : memref<8xf64>
      %d = memref.alloc() : memref<9xf32>
      memref.dealloc %d : memref<9xf32>
      %e = memref.alloc() {alignment = 64} : memref<8xf32>
      memref.dealloc %e : memref<8xf32>
      scf.if %c {
        %g = memref.alloc() : memref<8xf32>
        memref.dealloc %g : memref<8xf32>
      }
      return
    }"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-reuse-buffers))")
    assert str(module).count("memref.alloc(") == 5
    assert str(module).count("memref.dealloc") == 5


def test_the_latest_fitting_one_is_taken() -> None:
    text = """
    func.func @f(%x: f32) -> memref<2x4xf32> {
      %a = memref.alloc() {alignment = 64} : memref<8xf32>
      %b = memref.alloc() {alignment = 64} : memref<8xf32>
      memref.dealloc %a : memref<8xf32>
      memref.dealloc %b : memref<8xf32>
      %d = memref.alloc() {alignment = 16} : memref<2x4xf32>
      return %d : memref<2x4xf32>
    }"""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-reuse-buffers))")
    printed = str(module)
    assert printed.count("memref.alloc(") == 2 and "memref.dealloc %alloc :" in printed
    assert "memref.reinterpret_cast %alloc_0 to offset: [0], sizes: [2, 4], strides: [4, 1]" in printed


def test_results_are_returned_without_a_copy() -> None:
    module = lamina.parse(layers(2, "16"))
    lower(module)
    assert "memcpy" not in str(module) and "memrefCopy" not in str(module)


def test_explain_memory(tmp_path: Path) -> None:
    file = tmp_path / "layers.mlir"
    file.write_text(layers(3, "16"))
    command = [sys.executable, "-m", "lamina", "run", str(file), "--explain-memory", "--schedule=none"]
    done = subprocess.run(command, capture_output=True, text=True)
    lines = done.stderr.splitlines()
    assert lines[0] == "@f: 2 allocations, at most 2 alive, peak 2048 bytes"
    assert lines[1].startswith("  one allocation of 1024 bytes for 3 buffers, freed at")
    parts = [line for line in lines if line.endswith("memref<16x16xf32>, 1024 bytes at offset 0")]
    assert len(parts) == 3 and f'{file}":5:9): ' in parts[0]
    assert lines[5].endswith("memref<16x16xf32>, 1024 bytes, not freed here")
