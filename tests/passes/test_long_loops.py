"""lamina-keep-long-loops: only loops that LLVM would not unroll anyway are annotated."""

from __future__ import annotations

import pytest

import lamina
from lamina.dialects.scf.ops import ForOp

ANNOTATION = "llvm.loop_annotation"


def _annotated(trips: int | None, operations: int) -> bool:
    """Whether a loop of so many iterations, None for an unknown number, and operations is kept from being unrolled."""
    bound = "%n" if trips is None else "%trips"
    body = "\n".join(f"    %v{i} = arith.mulf %{f'v{i - 1}' if i else 's'}, %x : f32" for i in range(operations))
    module = lamina.parse(
        f"""
func.func @f(%x: f32, %n: index) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %trips = arith.constant {trips or 0} : index
  %r = scf.for %i = %c0 to {bound} step %c1 iter_args(%s = %x) -> f32 {{
{body}
    scf.yield %v{operations - 1} : f32
  }}
  return %r : f32
}}"""
    )
    lamina.run_pipeline(module, "builtin.module(lamina-keep-long-loops)")
    return ANNOTATION in str(module)


def test_long_loops_are_kept() -> None:
    assert _annotated(None, 100) and _annotated(64, 100)


def test_short_loops_and_few_iterations_are_left_to_llvm() -> None:
    assert not _annotated(None, 20) and not _annotated(64, 20) and not _annotated(3, 100)


def test_loops_with_many_sums_are_kept() -> None:
    """Of windows and unknown sizes, too: what they save is hidden by the additions."""
    for rows, kept in ((4, False), (5, True)):
        names = ", ".join(f"%s{row} = %x" for row in range(rows))
        body = "".join(f"    %v{row} = math.fma %y, %y, %s{row} : vector<16xf32>\n" for row in range(rows))
        types = ", ".join(["vector<16xf32>"] * rows)
        module = lamina.parse(
            "func.func @f(%x: vector<16xf32>, %y: vector<16xf32>, %n: index) {\n  %c0 = arith.constant 0 : index\n"
            f"  %c1 = arith.constant 1 : index\n  %r:{rows} = scf.for %i = %c0 to %n step %c1 iter_args({names})"
            f" -> ({types}) {{\n{body}    scf.yield {', '.join(f'%v{row}' for row in range(rows))} : {types}\n  }}\n"
            "  return\n}"
        )
        lamina.run_pipeline(module, "builtin.module(lamina-keep-long-loops)")
        assert (ANNOTATION in str(module)) == kept


def test_llvm_hears_of_it() -> None:
    text = "".join(f"    %v{i} = math.fma %{f'v{i - 1}' if i else 's'}, %x, %x : f32\n" for i in range(100))
    module = lamina.parse(
        "func.func @f(%x: f32, %n: index) -> f32 {\n  %c0 = arith.constant 0 : index\n"
        "  %c1 = arith.constant 1 : index\n  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {\n"
        f"{text}    scf.yield %v99 : f32\n  }}\n  return %r : f32\n}}"
    )
    lamina.run_pipeline(module, "builtin.module(lower-to-llvm)")
    assert "loop_unroll<disable = true>" in str(module)


def test_annotations_of_the_script_stay() -> None:
    body = "".join(f"    %v{i} = arith.mulf %{f'v{i - 1}' if i else 's'}, %x : f32\n" for i in range(100))
    module = lamina.parse(
        "#unroll = #llvm.loop_unroll<disable = false, count = 4 : i32>\n"
        "func.func @f(%x: f32, %n: index) -> f32 {\n  %c0 = arith.constant 0 : index\n"
        "  %c1 = arith.constant 1 : index\n  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {\n"
        f"{body}    scf.yield %v99 : f32\n  }} {{{ANNOTATION} = #llvm.loop_annotation<unroll = #unroll>}}\n"
        "  return %r : f32\n}"
    )
    lamina.run_pipeline(module, "builtin.module(lamina-keep-long-loops)")
    assert "count = 4" in str(module) and "disable = true" not in str(module)


@pytest.mark.parametrize(
    ("outer", "middle", "inner", "kept"),
    [
        # LLVM makes the innermost loop a call, and the loop around it would be 66 calls.
        (5, 66, 66, [True, True, False]),
        # A window may become straight code, but not around a loop that stays one.
        (3, 3, 5, [False, False, False]),
        (3, 3, 128, [True, True, False]),
    ],
)
def test_loops_around_loops_are_kept_but_over_windows(outer: int, middle: int, inner: int, kept: list[bool]) -> None:
    module = lamina.parse(f"""
    func.func @f(%m: memref<?x?x?xf32>, %x: f32) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %outer = arith.constant {outer} : index
      %middle = arith.constant {middle} : index
      %inner = arith.constant {inner} : index
      scf.for %i = %c0 to %outer step %c1 {{
        scf.for %j = %c0 to %middle step %c1 {{
          scf.for %k = %c0 to %inner step %c1 {{
            %v = memref.load %m[%i, %j, %k] : memref<?x?x?xf32>
            memref.store %v, %m[%k, %j, %i] : memref<?x?x?xf32>
          }}
        }}
      }}
      return
    }}""")
    lamina.run_pipeline(module, "builtin.module(lamina-keep-long-loops)")
    assert [ANNOTATION in loop.attributes for loop in module.walk(ForOp)] == kept


def _rows_read_twice(columns: int, options: str = "") -> list[bool]:
    """Which of two loops over a row, and of one over another row, are kept from being unrolled."""
    loop = """
      %{name} = scf.for %i = %c0 to %end step %c16 iter_args(%s = %x) -> vector<16xf32> {{
        %v = vector.load %{memory}[%i] : memref<?xf32>, vector<16xf32>
        %t = arith.addf %s, %v : vector<16xf32>
        scf.yield %t : vector<16xf32>
      }}"""
    loops = (("p", "m"), ("q", "m"), ("r", "n"))
    module = lamina.parse(
        "func.func @f(%m: memref<?xf32>, %n: memref<?xf32>, %x: vector<16xf32>) {\n  %c0 = arith.constant 0 : index\n"
        f"  %c16 = arith.constant 16 : index\n  %end = arith.constant {columns} : index\n"
        + "".join(loop.format(name=name, memory=memory) for name, memory in loops)
        + "\n  return\n}"
    )
    lamina.run_pipeline(module, f"builtin.module(lamina-keep-long-loops{options})")
    return [ANNOTATION in loop.attributes for loop in module.walk(ForOp)]


def test_loops_that_read_a_row_again_are_kept_if_registers_do_not_hold_it() -> None:
    assert _rows_read_twice(288) == [True, True, False]
    assert _rows_read_twice(128) == [False] * 3
    assert _rows_read_twice(288, "{register-bytes=2048}") == [False] * 3
