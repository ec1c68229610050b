"""lamina-loop-annotations: LLVM hears of what a loop of scf is annotated with."""

from __future__ import annotations

import re

import lamina

TEXT = """
#unroll = #llvm.loop_unroll<disable = false, count = 4 : i32>
func.func @f(%m: memref<128xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c128 step %c1 iter_args(%s = %z) -> f32 {
    %v = memref.load %m[%i] : memref<128xf32>
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  } {llvm.loop_annotation = #llvm.loop_annotation<unroll = #unroll>}
  return %r : f32
}
"""


def test_the_default_pipeline_keeps_annotations() -> None:
    module = lamina.parse(TEXT)
    lamina.run_pipeline(module, "builtin.module(lower-to-llvm)")
    assert re.search(r"llvm\.br .*\{loop_annotation = #loop_annotation\}", str(module))


def test_the_attribute_becomes_the_property() -> None:
    module = lamina.parse(TEXT)
    lamina.run_pipeline(module, "builtin.module(convert-scf-to-cf,convert-to-llvm)")
    assert "{llvm.loop_annotation = #loop_annotation}" in str(module)
    lamina.run_pipeline(module, "builtin.module(lamina-loop-annotations)")
    assert "{loop_annotation = #loop_annotation}" in str(module)
