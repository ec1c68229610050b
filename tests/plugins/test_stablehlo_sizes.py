"""Operations whose sizes are values, and reshaped quantized tensors, that StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused

TWO, FOUR, SIX = ("tensor<2x3xf32>", "tensor<4xf32>", "tensor<6xf32>")
ANY = "tensor<?x?xf32>"
PAIR = "tensor<2xi64>"
CONSTANTS = """%two = stablehlo.constant dense<2> : tensor<2xi64>
%three = stablehlo.constant dense<3> : tensor<2xi64>
%minus = stablehlo.constant dense<-1> : tensor<2xi64>
%zero = stablehlo.constant dense<0> : tensor<2xi64>"""


def iota(dimension: int, result: str, sizes: str = "%s") -> str:
    return f"stablehlo.dynamic_iota {sizes}, dim = {dimension} : ({PAIR}) -> {result}"


def reshaped(source: str, result: str, sizes: str = "%s", type: str = PAIR) -> str:
    return f"stablehlo.dynamic_reshape %a, {sizes} : ({source}, {type}) -> {result}"


def static(source: str, result: str) -> str:
    return f"stablehlo.reshape %a : ({source}) -> {result}"


def broadcast(source: str, result: str, dims: str, sizes: str = "%s", known: str = "", type: str = PAIR) -> str:
    attributes = f" {{{known}}}" if known else ""
    return (
        f"stablehlo.dynamic_broadcast_in_dim %a, {sizes}, dims = [{dims}]{attributes} : ({source}, {type}) -> {result}"
    )


def spread(source: str, result: str, dims: str) -> str:
    return f"stablehlo.broadcast_in_dim %a, dims = [{dims}] : ({source}) -> {result}"


def known(expanding: str, others: str) -> str:
    hints = {"known_expanding_dimensions": expanding, "known_nonexpanding_dimensions": others}
    return ", ".join(f"{name} = array<i64: {listed}>" for name, listed in hints.items() if listed)


def sliced(source: str) -> str:
    return f"stablehlo.real_dynamic_slice %a, %s, %s, %s : ({source}, {PAIR}, {PAIR}, {PAIR}) -> {source}"


def padded(source: str, result: str, low: str, high: str, interior: str) -> str:
    operands = f"%a, %f, {low}, {high}, {interior}"
    return f"stablehlo.dynamic_pad {operands} : ({source}, tensor<f32>, {PAIR}, {PAIR}, {PAIR}) -> {result}"


def quantized(shape: str, text: str) -> str:
    return f"tensor<{shape}x!quant.uniform<{text}>>"


HALF, QUARTER = "i8:f32, 0.5", "i8:f32, 0.25"
ROWS, COLUMNS, ONE = "i8:f32:0, {0.5,0.25}", "i8:f32:1, {0.5,0.25}", "i8:f32:0, {0.5}"

ACCEPTED = (
    iota(1, ANY),
    iota(1, "tensor<2x2xf32>", "%two"),
    reshaped(SIX, TWO),
    reshaped(FOUR, ANY, "%two"),
    reshaped(quantized("2x3", ROWS), quantized("2x3", ROWS)),
    static(quantized("4x2", COLUMNS), quantized("2x2x2", COLUMNS.replace(":1,", ":2,"))),
    broadcast("tensor<3xf32>", TWO, "1"),
    broadcast("tensor<1xf32>", ANY, "0", "%two", known("0", "")),
    broadcast(quantized("2", ROWS), quantized("3x2", COLUMNS), "1"),
    broadcast(quantized("1", ONE), quantized("2x3", "i8:f32:0, {0.5,0.5}"), "0"),
    spread(quantized("2", ROWS), quantized("3x2", COLUMNS), "1"),
    sliced(TWO),
    padded(TWO, "tensor<9x12xf32>", "%three", "%two", "%two"),
    padded(TWO, ANY, "%s", "%s", "%two"),
)
REFUSED = {
    iota(2, ANY): "iota dimension cannot go beyond the output rank",
    iota(0, "tensor<?xf32>"): "result should have a rank equal to the number of elements in output_shape",
    iota(0, "tensor<2x3xf32>", "%two"): "output shape [2, 2] is incompatible with return type",
    reshaped(SIX, "tensor<2x3xi32>"): "expects operand and result to have compatible element type",
    reshaped(quantized("2x3", HALF), quantized("3x2", QUARTER)): "expect same quantization scale and zero_point",
    reshaped(SIX, "tensor<2x2xf32>"): "number of output elements (4) doesn't match expected number of elements (6)",
    reshaped(SIX, ANY, "%two"): "input has 6 elements, but output_shape has 4",
    reshaped(SIX, "tensor<?xf32>"): "result should have a rank equal to the number of elements in output_shape",
    reshaped(FOUR, "tensor<1x4xf32>", "%two"): "output shape [2, 2] is incompatible",
    reshaped(quantized("2x2", ROWS), quantized("2x2", COLUMNS)): "must match between operand and result for 1 and 2",
    reshaped(quantized("2x2", ROWS), quantized("2x2", "i8:f32:0, {0.5,0.125}")): "same quantization scales",
    static(quantized("2x3", HALF), quantized("3x2", QUARTER)): "expect same quantization scale and zero_point",
    static(quantized("2x2", ROWS), quantized("2x2", COLUMNS)): "must match between operand and result for 1 and 2",
    broadcast("tensor<3xi32>", TWO, "1"): "expects operand and result to have compatible element type",
    broadcast("tensor<3xf32>", TWO, "0, 1"): "broadcast_dimensions size (2) does not match operand rank (1)",
    broadcast("tensor<1x2x3xf32>", TWO, "0, 1, 0"): "result rank (2) is less than operand rank (3)",
    broadcast("tensor<3xf32>", TWO, "2"): "broadcast_dimensions contains invalid value 2 for result with rank 2",
    broadcast("tensor<1x3xf32>", TWO, "1, 1"): "broadcast_dimensions should not have duplicates",
    broadcast("tensor<2xf32>", TWO, "1"): "size of operand dimension 0 (2) is not compatible with size of result",
    broadcast("tensor<3xf32>", ANY, "1", "%two"): "not equal to 1 or value of shape at index 1 (2)",
    broadcast("tensor<2xf32>", TWO, "0", "%two"): "output shape [2, 2] is incompatible with return type",
    broadcast("tensor<2xf32>", "tensor<2xf32>", "0"): "result should have a rank equal to the number of elements",
    broadcast("tensor<3xf32>", TWO, "1", known=known("0", "0")): "duplicate expansion hint",
    broadcast("tensor<3xf32>", TWO, "1", known=known("1", "")): "hint for expanding dimension 1 does not refer",
    broadcast("tensor<3xf32>", TWO, "1", known=known("", "-1")): "hint for expanding dimension -1 does not refer",
    broadcast(quantized("2", ROWS), quantized("2x2", ROWS), "1"): (
        "result quantization_dimension 0 not same as broadcast_dimensions[0] = 1"
    ),
    broadcast(quantized("1", ONE), quantized("2x3", ROWS), "0"): (
        "mismatch result scale 1 (0.25) and operand scale 0 (0.5)"
    ),
    spread(quantized("2", ROWS), quantized("2x2", ROWS), "1"): "result quantization_dimension 0 not same as",
    spread(quantized("1", ONE), quantized("2x3", "i8:f32:0, {0.5,0.5:3}"), "0"): "mismatch result zero_point 1",
    sliced(FOUR): "has mismatched number of operand rank (1) and start_indices size (2)",
    padded(FOUR, FOUR, "%zero", "%zero", "%zero"): "padding operands size (2) must match operand rank (1)",
    padded(TWO, TWO, "%s", "%s", "%minus"): "interior_padding must be non-negative, but got -1, -1",
    padded(TWO, TWO, "%two", "%zero", "%zero"): "expected output dimension at index 0 to equal 4, but got 2",
}


def program(line: str) -> str:
    source = line.partition(" : (")[2].partition(") ->")[0].partition(", tensor")[0]
    arguments = f"%a: {source}, %f: tensor<f32>, %s: tensor<2xi64>"
    constants = "\n".join(text for text in CONSTANTS.splitlines() if text.partition(" ")[0] in line.split(" : ")[0])
    return f"func.func @f({arguments}) {{\n%r = {line}\nreturn }}".replace("\n", f"\n{constants}\n", 1)


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    text = program(line)
    place = next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith("%r"))
    check_refused(text, REFUSED[line], f"-:{place}:")
