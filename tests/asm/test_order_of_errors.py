"""Types of the wrong class in custom forms, and which of several errors is reported, as mlir-opt does."""

from __future__ import annotations

import pytest

from tests.asm.comparing import compare

WRONG_TYPES = """
%1 = vector.from_elements %f : f32
%1 = vector.from_elements %f : vector<[1]xf32>
%1 = vector.from_elements %f : tensor<1xf32>
%1 = vector.extract %f[0] : f32 from f32
%1 = vector.bitcast %f : f32 to i32
%1 = vector.shape_cast %f : f32 to vector<1xf32>
%1 = vector.fma %f, %f, %f : f32
%1 = vector.transpose %f, [0] : f32 to f32
%1:2 = vector.to_elements %f : f32
%1 = vector.load %f[] : f32, f32
%1 = tensor.extract %f[%c] : f32
%1 = tensor.from_elements %f : tensor<*xf32>
%1 = tensor.from_elements %f : tensor<?xf32>
%1 = tensor.empty() : f32
%1 = tensor.splat %f : memref<4xf32>
%1 = tensor.expand_shape %f [[0, 1]] output_shape [1, 1] : f32 into f32
%1 = memref.load %f[%c] : tensor<4xf32>
%1 = memref.alloc() : memref<*xf32>
%1 = memref.alloca() : tensor<f32>
%1 = memref.cast %f : f32 to f32
%1 = memref.realloc %f : f32 to f32
%1 = memref.assume_alignment %f, 4 : f32
%1 = memref.get_global @a : f32
%1 = memref.expand_shape %f [[0, 1]] output_shape [1, 1] : f32 into f32
memref.copy %f, %f : f32 to f32
memref.dealloc %f : f32
%1 = complex.re %f : f32
%1 = complex.add %f, %f : i32
%1 = llvm.intr.stepvector : f32
llvm.intr.vastart %f : f32
""".strip().splitlines()

ORDER = [
    # The operations of a block come before its terminator, nested ones in the order of the text.
    "func.func @a(%f: f32) {\n  %1 = math.ctlz %f : f32\n}\n",
    "func.func @a(%f: f32) {\n  %1 = math.ctlz %f : f32\n^b:\n}\n",
    "func.func @a(%f: f32) {\n  cf.br ^b\n  %1 = math.ctlz %f : f32\n^b:\n  %2 = math.ctlz %f : f32\n}\n",
    "func.func @a(%f: f32) {\n  %1 = math.ctlz %f : f32\n  cf.br ^b\n  return\n^b:\n  return\n}\n",
    "func.func @a() {\n  return\n  return\n}\n",
    "func.func @a() {\n  %2 = arith.constant 1 : i32\n^b:\n  %3 = arith.constant 1 : i32\n}\n",
    'func.func @b(%f: f32) {\n  "a.b"() ({\n    "a.c"() : () -> ()\n  ^b:\n  }) : () -> ()\n'
    "  %2 = math.ctlz %f : f32\n  return\n}\n",
    'func.func @b(%f: f32) {\n  "a.b"() ({\n  ^a:\n    %2 = math.ctlz %f : f32\n  ^b:\n  }) : () -> ()\n'
    "  %2 = math.ctlz %f : f32\n  return\n}\n",
    # Each isolated operation ends at its first error; all of them are visited before their parent is left.
    "func.func @a(%f: f32) {\n  %1 = math.ctlz %f : f32\n  %2 = math.ctlz %f : f32\n}\n"
    "func.func @b(%f: f32) {\n  %2 = math.ctlz %f : f32\n  return\n}\n"
    "module {\n  func.func @a(%f: f32) {\n    %2 = math.ctlz %f : f32\n    return\n  }\n"
    "  func.func @a(%f: f32) {\n    %2 = math.ctlz %f : f32\n    return\n  }\n}\nfunc.func private @b()\n",
]  # fmt: skip


def function(line: str) -> str:
    return f"func.func @a(%f: f32, %c: index) {{\n  {line}\n  return\n}}\n"


@pytest.mark.parametrize("texts", [[function(line) for line in WRONG_TYPES], ORDER], ids=["types", "order"])
def test_errors(texts):
    found = compare(texts)
    assert not found, "\n\n".join(map(str, found[:5]))
