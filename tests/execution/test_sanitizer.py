"""``lamina run --sanitize``: leaks, double frees and uses of freed memory, each with its place in the source."""

from __future__ import annotations

import gc
import re
from typing import Any

import numpy as np
import pytest

import lamina
from lamina.execution.allocations import Finding, arena
from tests.mlir_test import run_tool

pytestmark = pytest.mark.usefixtures("own_heap")

needs_arena = pytest.mark.skipif(arena() is None, reason="no address space without memory on this system")


def watched(body: str, arguments: str = "%n: index, %f: f32", **options: Any) -> Any:
    """A function with ``body`` (its first line is line 3), run once."""
    head = f"func.func @f({arguments}) {{\n  %c0 = arith.constant 0 : index\n"
    return lamina.compile(f"{head}{body}\n  return\n}}\n", sanitize=True, **options)


def places(findings: list[Finding]) -> list[tuple[str, int]]:
    return [(one.kind, lamina.ir.location.resolve_location(one.where).line) for one in findings]


def line_of(location: Any) -> int:
    return lamina.ir.location.resolve_location(location).line  # type: ignore[no-any-return]


@pytest.mark.parametrize("level", [0, 3])
def test_nothing_is_wrong(level: int) -> None:
    compiled = watched("""  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %m[%c0] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>""", opt_level=level)
    compiled.f(4, 1.0)
    assert compiled.allocations.findings == [] and compiled.allocations.leaks() == []
    assert compiled.allocations.allocations == 1


def test_a_leak() -> None:
    compiled = watched("  %m = memref.alloc(%n) : memref<?xf32>\n  memref.store %f, %m[%c0] : memref<?xf32>")
    compiled.f(6, 1.0)
    assert places(compiled.allocations.leaks()) == [("leak", 3)]
    assert "24 bytes" in str(compiled.allocations.leaks()[0])


def test_a_result_is_no_leak_once_python_drops_it() -> None:
    compiled = lamina.compile("""func.func @f() -> memref<4xf32> {
      %m = memref.alloc() : memref<4xf32>
      return %m : memref<4xf32>
    }""", sanitize=True)
    result = compiled.f()
    assert compiled.allocations.live_buffers == 1
    del result
    gc.collect()
    assert compiled.allocations.leaks() == [] and compiled.allocations.findings == []


def test_a_double_free() -> None:
    compiled = watched("""  %m = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %m : memref<?xf32>""")
    compiled.f(4, 1.0)
    (found,) = compiled.allocations.findings
    assert places([found]) == [("double free", 5)]
    assert line_of(found.buffer.allocated) == 3 and line_of(found.buffer.freed) == 4


def test_a_free_of_what_was_never_allocated() -> None:
    compiled = watched("  memref.dealloc %m : memref<4xf32>", "%m: memref<4xf32>")
    compiled.f(np.zeros(4, np.float32))
    assert places(compiled.allocations.findings) == [("invalid free", 3)]


USES = {
    "memref.load": ("  %x = memref.load %m[%c0] : memref<?xf32>\n  memref.store %x, %o[%c0] : memref<1xf32>", 5),
    "memref.store": ("  memref.store %f, %m[%c0] : memref<?xf32>", 5),
    "memref.copy": ("  memref.copy %o, %m : memref<1xf32> to memref<?xf32>", 5),
    "vector.load": (
        "  %x = vector.load %m[%c0] : memref<?xf32>, vector<4xf32>\n"
        "  %y = vector.extract %x[3] : f32 from vector<4xf32>\n  memref.store %y, %o[%c0] : memref<1xf32>", 5),
    "vector.maskedload": (
        "  %k = vector.create_mask %n : vector<4xi1>\n  %p = arith.constant dense<0.0> : vector<4xf32>\n"
        "  %x = vector.maskedload %m[%c0], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
        "  %y = vector.extract %x[3] : f32 from vector<4xf32>\n  memref.store %y, %o[%c0] : memref<1xf32>", 7),
    "vector.gather": (
        "  %k = vector.create_mask %n : vector<4xi1>\n  %p = arith.constant dense<0.0> : vector<4xf32>\n"
        "  %j = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>\n"
        "  %x = vector.gather %m[%c0] [%j], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>"
        " into vector<4xf32>\n"
        "  %y = vector.extract %x[3] : f32 from vector<4xf32>\n  memref.store %y, %o[%c0] : memref<1xf32>", 8),
    "memref.atomic_rmw": (
        "  %x = memref.atomic_rmw addf %f, %m[%c0] : (f32, memref<?xf32>) -> f32\n"
        "  memref.store %x, %o[%c0] : memref<1xf32>", 5),
    "linalg.fill": ("  linalg.fill ins(%f : f32) outs(%m : memref<?xf32>)", 5),
}


@needs_arena
@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("name", USES)
def test_a_use_of_freed_memory(name: str, level: int) -> None:
    body, line = USES[name]
    compiled = watched(
        f"  %m = memref.alloc(%n) : memref<?xf32>\n  memref.dealloc %m : memref<?xf32>\n{body}",
        "%n: index, %f: f32, %o: memref<1xf32>", opt_level=level,
    )
    compiled.f(4, 1.0, np.zeros(1, np.float32))
    found = compiled.allocations.findings
    assert found and set(places(found)) == {("use after free", line)}
    assert line_of(found[0].buffer.allocated) == 3 and line_of(found[0].buffer.freed) == 4
    assert compiled.allocations.leaks() == []


@needs_arena
def test_an_access_behind_a_buffer() -> None:
    compiled = watched("""  %m = memref.alloc() : memref<4xf32>
  memref.store %f, %m[%n] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>""")
    compiled.f(3, 1.0)
    assert compiled.allocations.findings == []
    compiled.f(4, 1.0)
    assert places(compiled.allocations.findings) == [("out of bounds", 4)]


@needs_arena
def test_masked_lanes_touch_nothing() -> None:
    compiled = watched("""  %m = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  %k = vector.create_mask %c0 : vector<4xi1>
  %p = arith.constant dense<0.0> : vector<4xf32>
  vector.maskedstore %m[%c0], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>""")
    compiled.f(4, 1.0)
    assert compiled.allocations.findings == []


BAD = """func.func @main(%f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xf32>
  memref.store %f, %m[%c0] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %x = memref.load %m[%c0] : memref<4xf32>
  %l = memref.alloc() : memref<2xf32>
  memref.store %x, %l[%c0] : memref<2xf32>
  return %x : f32
}
"""
GOOD = """func.func @main(%f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""


@needs_arena
def test_the_tool() -> None:
    found = run_tool(["run", "-", "--sanitize", "--args=1"], BAD)
    assert found.exit_code == 1
    for text in (
        "-:6:8: error: use after free: 4 bytes of a freed buffer of 16 bytes",
        "-:3:8: note: allocated here",
        "-:5:3: note: freed here",
        "-:7:8: error: a buffer of 8 bytes is never freed",
        "1 buffer of 8 bytes was not freed",
    ):
        assert text in found.stderr, found.stderr
    found = run_tool(["run", "-", "--sanitize", "--args=1"], GOOD)
    assert found.exit_code == 0 and "allocations: all freed" in found.stdout


def test_many_checks_are_not_inlined() -> None:
    """Each inlined one makes four blocks, and LLVM's time grows faster than their number."""

    def text(count: int) -> str:
        body = "".join(
            f"  %i{n} = arith.constant {n} : index\n  memref.store %x, %m[%i{n}] : memref<1000xf32>\n"
            for n in range(count)
        )
        return f"func.func @f(%m: memref<1000xf32>, %x: f32) {{\n{body}  return\n}}"

    few, many = (lamina.compile(text(count), sanitize=True).llvm_ir() for count in (10, 500))
    assert "@lamina_sanitize_check(" not in few
    assert len(re.findall(r"call \w* ?void @lamina_sanitize_check\(", many)) >= 500
