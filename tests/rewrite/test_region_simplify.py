"""Dead code elimination across blocks only runs where something may be dead."""

from __future__ import annotations

import pytest

import lamina
from lamina.rewrite.dead_code import regions_with_dead_code
from lamina.rewrite.fold import constant_attribute, constant_operands

FORWARD = """
func.func @f(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^a(%x : i32), ^b
^a(%t: i32):
  %s = arith.addi USED, %x : i32
  cf.br ^b
^b:
  EXTRA
  return %x : i32
}
func.func private @sink(i32)
"""


@pytest.mark.parametrize(
    ("used", "extra", "is_suspicious"),
    [
        ("%t", "func.call @sink(%x) : (i32) -> ()", True),  # %s has no uses
        ("%x", "", True),  # nor has %t
        ("%t", "cf.br ^a(%x : i32)\n^c:", True),  # a cycle
    ],
)
def test_where_code_may_be_dead(used: str, extra: str, is_suspicious: bool) -> None:
    module = lamina.parse(FORWARD.replace("USED", used).replace("EXTRA", extra))
    assert bool(list(regions_with_dead_code(module.regions))) is is_suspicious


def test_forward_branches_and_used_arguments_need_no_liveness() -> None:
    module = lamina.parse(
        """
        func.func @f(%p: i1, %x: i32) -> i32 {
          cf.cond_br %p, ^a(%x : i32), ^b(%x : i32)
        ^a(%t: i32):
          %s = arith.addi %t, %x : i32
          cf.br ^b(%s : i32)
        ^b(%u: i32):
          return %u : i32
        }"""
    )
    assert not list(regions_with_dead_code(module.regions))


def test_liveness_goes_around_loops() -> None:
    module = lamina.parse(
        """
        func.func @f(%p: i1, %x: i32) -> i32 {
          cf.br ^loop(%x, %x : i32, i32)
        ^loop(%a: i32, %b: i32):
          %c = arith.addi %a, %x : i32
          %d = arith.muli %b, %x : i32
          cf.cond_br %p, ^loop(%c, %a : i32, i32), ^end
        ^end:
          return %b : i32
        }"""
    )
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert "arith.addi" in str(module) and "arith.muli" not in str(module)


def test_terminators_that_are_no_branches_keep_arguments_alive() -> None:
    module = lamina.parse(
        """
        func.func @f(%p: i1, %x: i32) {
          cf.cond_br %p, ^a, ^b
        ^a:
          %v = arith.addi %x, %x : i32
          cf.br ^c(%v : i32)
        ^b:
          "unknown.branch"()[^c] : () -> ()
        ^c(%u: i32):
          return
        }""",
        allow_unregistered=True,
    )
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert "arith.addi" in str(module)


def test_constants_are_the_attributes_of_their_fields() -> None:
    module = lamina.parse(
        """
        %0 = arith.constant 7 : i32
        %1 = index.bool.constant true
        %2 = llvm.mlir.constant(8 : i32) : i32
        %3 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
        %4 = arith.addi %0, %2 : i32"""
    )
    *constants, sum_ = list(module.regions[0].entry_block.operations)
    assert [str(constant_attribute(op)) for op in constants] == [
        "7 : i32",
        "true",
        "8 : i32",
        "[1.000000e+00 : f32, 2.000000e+00 : f32]",
    ]
    assert [str(attribute) for attribute in constant_operands(sum_)] == ["7 : i32", "8 : i32"]
