"""The suggestions of ``--explain-copies`` work: the copy disappears if the program follows the suggestion."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

import lamina
from tests.dialects.bufferization.test_explain_copies import BOUNDARIES, bufferize


class Advice(NamedTuple):
    before: str
    suggestion: str
    after: str
    options: str = ""
    after_options: str = ""


def function(
    body: str, arguments: str = "%t: tensor<8xf32>, %v: f32, %i: index", results: str = "tensor<8xf32>"
) -> str:
    return f"func.func @f({arguments}) -> ({results}) {{\n{body}}}\n"


INSERT = "%w = tensor.insert %v into %t[%i] : tensor<8xf32>\n"
EXTRACT = "%r = tensor.extract %t[%i] : tensor<8xf32>\n"
BOTH = "return %w, %r : tensor<8xf32>, f32\n"
FILLED = """%e = tensor.empty() : tensor<8xf32>
%z = linalg.fill ins(%v : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
"""
MATMUL = """%s = linalg.matmul ins(%t, %t : tensor<8x8xf32>, tensor<8x8xf32>)
    outs(%z : tensor<8x8xf32>) -> tensor<8x8xf32>
%m = linalg.max ins(%s, {} : tensor<8x8xf32>, tensor<8x8xf32>) outs(%s : tensor<8x8xf32>) -> tensor<8x8xf32>
return %m : tensor<8x8xf32>
"""
SQUARE = FILLED.replace("8xf32", "8x8xf32")
LOOP = """%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
"""
STEP = """%{new} = linalg.generic {{indexing_maps = [affine_map<(d0) -> (7 - d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]}} ins(%{old} : tensor<8xf32>) outs(%{into} : tensor<8xf32>) {{
^bb0(%p: f32, %q: f32):
  linalg.yield %p : f32
}} -> tensor<8xf32>
"""
TWO = "%t: tensor<8xf32>, %u: tensor<8xf32>"
EXCHANGE = (
    LOOP
    + "%r:2 = scf.for %n = %c0 to %c8 step %STEP iter_args(%x = %t, %y = %u) -> (tensor<8xf32>, tensor<8xf32>) {\n"
    + "BODY}\nreturn %r#0 : tensor<8xf32>\n"
)
WITHIN = (
    LOOP
    + "%r = scf.for %n = %c0 to %c8 step %c1 iter_args(%x = START) -> tensor<8xf32> {\n"
    + "%a = tensor.extract %t[%n] : tensor<8xf32>\n%k = arith.subi %c8, %n : index\n"
    + "%w = tensor.insert %a into %x[%k] : tensor<8xf32>\nscf.yield %w : tensor<8xf32>\n}\n"
    + "return %r : tensor<8xf32>\n"
)
PARALLEL = """%c0 = arith.constant 0 : index
%r = scf.forall (%n) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
  BODY
  scf.forall.in_parallel {
    tensor.parallel_insert_slice %s into %o[%n] [1] [1] : tensor<1xf32> into tensor<8xf32>
  }
}
return %r : tensor<8xf32>
"""
OUTSIDE = """%w = tensor.insert %v into %t[%n] : tensor<8xf32>
  %s = tensor.extract_slice %w[%n] [1] [1] : tensor<8xf32> to tensor<1xf32>"""
SLICE = """%x = tensor.extract_slice %o[%n] [1] [1] : tensor<8xf32> to tensor<1xf32>
  %s = tensor.insert %v into %x[%c0] : tensor<1xf32>"""
CONSTANT = "%c = arith.constant dense<{}> : tensor<4xf32>\n"
INTO_CONSTANT = "%w = tensor.insert %v into %c[%i] : tensor<4xf32>\nreturn %w : tensor<4xf32>\n"
FOUR = {"arguments": "%v: f32, %i: index", "results": "tensor<4xf32>"}
CALL = """func.func private @g(tensor<4x4xf32>)
func.func @f(%t: tensor<8x8xf32>, %i: index) {
  %s = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  call @g(%s) : (tensor<4x4xf32>) -> ()
  return
}
"""
COLLAPSE = """func.func @f(%t: tensor<8x8xf32>, %i: index) -> f32 {{
  %s = tensor.extract_slice %t[{0}] [{1}] [1, 1] : tensor<8x8xf32> to tensor<{2}xf32>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<{2}xf32> into tensor<16xf32>
  %r = tensor.extract %c[%i] : tensor<16xf32>
  return %r : f32
}}
"""
TO_BUFFER = """func.func @f(%t: tensor<8x8xf32>, %i: index) -> {0} {{
  %s = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %m = bufferization.to_buffer %s : tensor<4x4xf32> to {0}
  return %m : {0}
}}
"""
TO_TENSOR = """func.func @f(%m: {0}, %i: index) -> f32 {{
  %t = bufferization.to_tensor %m restrict : {0} to tensor<8x8xf32>
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %r = tensor.extract %c[%i] : tensor<64xf32>
  return %r : f32
}}
"""
WRITABLE = function(INSERT + "return %w : tensor<8xf32>\n").replace("%t: tensor<8xf32>", "%t: tensor<8xf32>MARK")
BUFFER = """func.func @f(%m: memref<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {
  %t = bufferization.to_tensor %m restrictMARK : memref<8xf32> to tensor<8xf32>
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  return %w : tensor<8xf32>
}
"""
IDENTITY = " function-boundary-type-conversion=identity-layout-map"

CASES = {
    "a read that can come first": Advice(
        function(INSERT + EXTRACT + BOTH, results="tensor<8xf32>, f32"),
        "move 'tensor.extract', and what else reads the tensor after the write, in front of the write",
        function(EXTRACT + INSERT + BOTH, results="tensor<8xf32>, f32"),
    ),
    "a fill of one's own": Advice(
        function(SQUARE + MATMUL.format("%z"), "%t: tensor<8x8xf32>, %v: f32", "tensor<8x8xf32>"),
        "give 'linalg.max' a 'linalg.fill' of its own",
        function(
            SQUARE + SQUARE.replace("%e", "%e2").replace("%z", "%z2") + MATMUL.format("%z2"),
            "%t: tensor<8x8xf32>, %v: f32",
            "tensor<8x8xf32>",
        ),
    ),
    "what was before is returned": Advice(
        function(INSERT + "return %w, %t : tensor<8xf32>, tensor<8xf32>\n", results="tensor<8xf32>, tensor<8xf32>"),
        "return or yield only the result of the write",
        function(INSERT + "return %w : tensor<8xf32>\n"),
    ),
    "another start for a loop": Advice(
        function(WITHIN.replace("START", "%t")),
        "start 'scf.for' from another tensor, such as a tensor.empty, if it overwrites all of it",
        function("%e = tensor.empty() : tensor<8xf32>\n" + WITHIN.replace("START", "%e")),
    ),
    "shared outputs": Advice(
        function(PARALLEL.replace("BODY", OUTSIDE)),
        "pass the tensor into the parallel loop as a shared output, and write to a slice of that",
        function(PARALLEL.replace("BODY", SLICE)),
    ),
    "constants that are filled": Advice(
        function(CONSTANT.format("1.0") + INTO_CONSTANT, **FOUR),
        "fill a tensor.empty instead of writing to a constant",
        function(FILLED.replace("8xf32", "4xf32").replace("%z", "%c") + INTO_CONSTANT, **FOUR),
    ),
    "constants of some elements": Advice(
        function(CONSTANT.format("[1.0, 2.0, 1.0, 3.0]") + INTO_CONSTANT, **FOUR),
        "make the tensor with tensor.from_elements",
        function("%c = tensor.from_elements %v, %v, %v, %v : tensor<4xf32>\n" + INTO_CONSTANT, **FOUR),
    ),
    "layouts at boundaries": Advice(
        CALL,
        "let functions take buffers with function-boundary-type-conversion=fully-dynamic-layout-map",
        CALL,
        IDENTITY,
        " function-boundary-type-conversion=fully-dynamic-layout-map",
    ),
    "slices that are contiguous": Advice(
        COLLAPSE.format("0, %i", "4, 4", "4x4"),
        "reshape before the slice is taken, or take a slice that is contiguous",
        COLLAPSE.format("%i, 0", "2, 8", "2x8"),
        IDENTITY,
        IDENTITY,
    ),
    "arguments that are contiguous": Advice(
        COLLAPSE.format("%i, 0", "2, 8", "2x8"),
        "let functions take contiguous buffers with function-boundary-type-conversion=identity-layout-map",
        COLLAPSE.format("%i, 0", "2, 8", "2x8"),
        "",
        IDENTITY,
    ),
    "layouts that a callee asks for": Advice(
        CALL.replace("xf32>)", "xf32> {bufferization.buffer_layout = affine_map<(d0, d1) -> (d0, d1)>})", 1),
        "let the argument of the callee have any layout: without bufferization.buffer_layout",
        CALL,
    ),
    "layouts that a program asks for": Advice(
        TO_BUFFER.format("memref<4x4xf32>"),
        "let the bufferization.to_buffer give a buffer of any layout, memref<4x4xf32, strided<[?, ?], offset: ?>>",
        TO_BUFFER.format("memref<4x4xf32, strided<[?, ?], offset: ?>>"),
    ),
    "slices that are not contiguous whatever the functions take": Advice(
        COLLAPSE.format("0, %i", "4, 4", "4x4"),
        "reshape before the slice is taken, or take a slice that is contiguous",
        COLLAPSE.format("%i, 0", "2, 8", "2x8"),
        "",
        IDENTITY,
    ),
    "buffers that are contiguous": Advice(
        TO_TENSOR.format("memref<8x8xf32, strided<[?, ?], offset: ?>>"),
        "take a buffer that is contiguous",
        TO_TENSOR.format("memref<8x8xf32>"),
    ),
    "arguments that may be written to": Advice(
        WRITABLE.replace("MARK", " {bufferization.writable = false}"),
        "mark the argument with bufferization.writable = true",
        WRITABLE.replace("MARK", " {bufferization.writable = true}"),
    ),
    "buffers that may be written to": Advice(
        BUFFER.replace("MARK", ""),
        "mark the bufferization.to_tensor as writable",
        BUFFER.replace("MARK", " writable"),
    ),
}


def test_double_buffering_needs_no_copies() -> None:
    """Each iteration reads one buffer and writes to the other."""
    body = STEP.format(new="a", old="x", into="y") + "scf.yield %a, %x : tensor<8xf32>, tensor<8xf32>\n"
    text = function(EXCHANGE.replace("%STEP", "%c1").replace("BODY", body), TWO)
    found = bufferize(text, "--fail-on-copy")
    assert found.exit_code == 0 and "memref.alloc" not in found.stdout
    start, end = np.arange(8, dtype=np.float32), np.zeros(8, dtype=np.float32)
    compiled = lamina.compile(lamina.parse(found.stdout), opt_level=0)
    np.testing.assert_array_equal(compiled.f(start, end), np.arange(8))
    odd = text.replace("constant 8 : index", "constant 7 : index")
    compiled = lamina.compile(lamina.parse(bufferize(odd).stdout), opt_level=0)
    np.testing.assert_array_equal(compiled.f(start, end), np.arange(8)[::-1])


@pytest.mark.parametrize("name", CASES)
def test_the_copy_is_gone(name: str) -> None:
    case = CASES[name]
    found = bufferize(case.before, "--explain-copies", run=BOUNDARIES + case.options)
    assert found.exit_code == 0 and "remark: copy of" in found.stderr, found.stderr
    assert "suggestion: " + case.suggestion in found.stderr, found.stderr
    found = bufferize(case.after, "--explain-copies", run=BOUNDARIES + case.after_options)
    assert found.exit_code == 0 and "remark: copy of" not in found.stderr, found.stderr
    assert bufferize(case.after, "--fail-on-copy", run=BOUNDARIES + case.after_options).exit_code == 0
