"""Sums and products of quantized values that StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused

PLAIN, HALF, WIDE = "!quant.uniform<i8:f32, 0.5>", "!quant.uniform<i8:f32, 0.5:1>", "!quant.uniform<i32:f32, 0.5>"
DOUBLE, ROWS, COLUMNS = "!quant.uniform<i8:f64, 0.5>", "!quant.uniform<i8:f32:0, {0.5,0.25}>", "!quant.uniform<i8:f32:1, {0.5,0.25}>"  # fmt: skip  # noqa: E501
SHIFTED, LONG_ROWS = "!quant.uniform<i8:f32:0, {0.5:1,0.25}>", "!quant.uniform<i32:f32:0, {0.5,0.25}>"


def total(left: str, right: str, result: str) -> str:
    types = [f"tensor<2x2x{element}>" for element in (left, right, result)]
    return f'"stablehlo.add"(%0, %1) : ({types[0]}, {types[1]}) -> {types[2]}'


def product(left: str, right: str, result: str, contracted: str = "[1] x [0]") -> str:
    types = [f"tensor<2x2x{element}>" for element in (left, right, result)]
    return (
        f"stablehlo.dot_general %0, %1, contracting_dims = {contracted} : ({types[0]}, {types[1]}) -> {types[2]}"
    )


def convolved(left: str, right: str, result: str) -> str:
    """Two features of the kernel's last dimension, which is the result's last one too."""
    return (
        "stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} "
        "{feature_group_count = 1 : i64, batch_group_count = 1 : i64} : "
        f"(tensor<1x4x3x{left}>, tensor<2x3x2x{right}>) -> tensor<1x3x2x{result}>"
    )


LAST, FIRST = "!quant.uniform<i8:f32:2, {0.5,0.25}>", "!quant.uniform<i8:f32:0, {0.5,0.25}>"
WIDE_LAST = "!quant.uniform<i32:f32:2, {0.5,0.25}>"
ACCEPTED = (
    total(PLAIN, HALF, PLAIN),
    total(ROWS, PLAIN, ROWS),
    total(PLAIN, ROWS, ROWS),
    product(PLAIN, PLAIN, WIDE),
    product(HALF, COLUMNS, "!quant.uniform<i32:f32:1, {0.5,0.25}>"),
    product("f32", PLAIN, "f32"),
    product("f32", COLUMNS, "f32"),
    convolved(PLAIN, LAST, WIDE_LAST),
    convolved(PLAIN, PLAIN, PLAIN),
    convolved("f32", LAST, "f32"),
)
REFUSED = {
    total(PLAIN, PLAIN, "f32"): "to be either quantized or non-quantized",
    total("f32", "f32", "f64"): "requires the same element type for all operands and results",
    total(PLAIN, WIDE, PLAIN): "mismatched operands and result quantization storage types",
    total(PLAIN, PLAIN, DOUBLE): "mismatched operands and result quantization expressed types",
    total(ROWS, PLAIN, PLAIN): "result is not per_axis quantized but lhs or rhs are",
    total(PLAIN, PLAIN, ROWS): "result per_axis quantized but none from rhs and lhs are per_axis quantized",
    total(COLUMNS, PLAIN, ROWS): "quantization_dimension of lhs and result are not same",
    total(ROWS, COLUMNS, ROWS): "quantization_dimension of rhs and result are not same",
    product(PLAIN, HALF, WIDE): "Zero point of rhs should be 0",
    product(PLAIN, SHIFTED, LONG_ROWS, "[1] x [1]"): "Zero points of rhs should be 0",
    product(PLAIN, ROWS, LONG_ROWS): "should not be in the contracting dimension of rhs",
    product(PLAIN, "f32", PLAIN): "rhs should be quantized for quantized operations",
    product(PLAIN, PLAIN, "f32"): "is_quantized(lhs)=is_quantized(result) should hold",
    product(PLAIN, WIDE, WIDE): "mismatched lhs and rhs quantization storage types",
    product(DOUBLE, PLAIN, WIDE): "mismatched lhs, rhs and result quantization expressed types",
    product(PLAIN, PLAIN, LONG_ROWS): "mismatched rhs and result quantization granularity",
    product("f64", PLAIN, "f64"): "mismatched rhs quantization expressed type and lhs and result element type",
    convolved(PLAIN, FIRST, WIDE_LAST): "quantization dimension of rhs should be same with kernel_output_feature",
    convolved(PLAIN, LAST, "!quant.uniform<i32:f32:0, {0.5}>"): "result should be same with output_feature_dimension",
    convolved(PLAIN, "f32", PLAIN): "rhs should be quantized",
    convolved("f32", LAST, "f64"): "mismatched rhs quantization expressed type",
}


def program(line: str) -> str:
    left, _, right = line.rpartition(" : (")[2].partition(") ->")[0].partition(", tensor")
    return f"func.func @f(%0: {left}, %1: tensor{right}) {{\n%2 = {line}\nreturn }}"


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line], "-:2:6: error: 'stablehlo.")
