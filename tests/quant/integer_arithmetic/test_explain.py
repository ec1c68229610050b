"""Remarks on quantized values that are computed with in float."""

from __future__ import annotations

import lamina
from lamina.ir.diagnostics import collect_diagnostics
from lamina.quant.integer_arithmetic.explain import explain

HEAD = "func.func @f(%x: tensor<4x4x!quant.uniform<i8:f32, 0.5>>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {\n"
CAST = "  %d = quant.dcast %x : tensor<4x4x!quant.uniform<i8:f32, 0.5>> to tensor<4x4xf32>\n"


def remarks(body: str) -> list[tuple[int, str]]:
    module = lamina.parse(HEAD + CAST + body + "\n}")
    before = str(module)
    with collect_diagnostics() as found:
        explain(module)
    assert str(module) == before
    return [(getattr(one.location, "line", None), one.message) for one in found]


def test_a_product_with_a_float() -> None:
    body = (
        "  %r = linalg.matmul ins(%d, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) "
        "-> tensor<4x4xf32>\n  return %r : tensor<4x4xf32>"
    )
    ((line, message),) = remarks(body)
    assert line == 3
    assert message == (
        "computes in float: operand 0, quantized to !quant.uniform<i8:f32, 5.000000e-01>: input 1 of the product is "
        "not quantized"
    )


def test_the_name_of_a_node() -> None:
    body = (
        "  %r = linalg.softmax dimension(1) ins(%d : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>"
        ' loc("/attention/Softmax"("net.onnx":0:0))\n  return %r : tensor<4x4xf32>'
    )
    ((_, message),) = remarks(body)
    assert message.startswith("'/attention/Softmax' computes in float: operand 0, quantized to ")


def test_an_operation_without_a_rule() -> None:
    body = (
        "  %r = linalg.softmax dimension(1) ins(%d : tensor<4x4xf32>) outs(%y : tensor<4x4xf32>) -> tensor<4x4xf32>\n"
        "  return %r : tensor<4x4xf32>"
    )
    ((_, message),) = remarks(body)
    assert message.endswith("'linalg.softmax' has no integer form")


def test_a_result_in_float() -> None:
    ((_, message),) = remarks("  return %d : tensor<4x4xf32>")
    assert message.endswith("the result is float")
