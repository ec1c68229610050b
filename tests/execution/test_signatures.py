"""When a signature of a function has to be derived again."""

from __future__ import annotations

import lamina
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.memref.ops import StoreOp
from lamina.execution.signature import MemRefKind
from lamina.execution.signatures import is_signature_of, signature_of

WRITER = """func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %n: index, %v: f32) {
  memref.store %v, %a[%n] : memref<4xf32>
  return
}"""


def test_an_argument_that_is_no_longer_written() -> None:
    (function,) = (op for op in lamina.parse(WRITER).walk() if isinstance(op, FuncOp))
    signature = signature_of(function)
    assert [kind.written for kind in signature.arguments if isinstance(kind, MemRefKind)] == [True, False]
    assert is_signature_of(function, signature)
    next(op for op in function.walk() if isinstance(op, StoreOp)).erase()
    assert not is_signature_of(function, signature)
    assert is_signature_of(function, signature_of(function, signature))
