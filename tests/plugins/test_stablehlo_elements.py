"""Operations on elements that StableHLO's rules accept and refuse: accuracy, quantization, bits, random states."""

from __future__ import annotations

import pytest

from lamina.ir.dialect import load_dialect
from tests.plugins.lines import check_accepted, check_refused

ACCURATE = (
    "cbrt", "cosine", "exponential", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt", "sine",
    "sqrt", "tan", "tanh",
)  # fmt: skip


def accurate(parameters: str, mode: str, name: str = "cosine") -> str:
    mode = f"mode = #stablehlo.result_accuracy_mode<{mode}>"
    accuracy = f"#stablehlo.result_accuracy<{parameters}{mode}>"
    return f"stablehlo.{name} %0 {{result_accuracy = {accuracy}}} : (tensor<2xf32>) -> tensor<2xf32>"


def moved(name: str, source: str, result: str, options: str = "") -> str:
    return f"stablehlo.{name} %0{options} : ({source}) -> {result}"


def quantized(shape: str, text: str) -> str:
    return f"tensor<{shape}x!quant.uniform<{text}>>"


def transposed(source: str, result: str) -> str:
    return moved("transpose", quantized("2x3", source), quantized("3x2", result), ", dims = [1, 0]")


def bits(source: str, result: str) -> str:
    return moved("bitcast_convert", source, result)


def random(algorithm: str, state: str, result: str) -> str:
    options = f", algorithm = {algorithm}"
    return moved("rng_bit_generator", state, f"({result}, tensor<8xui32>)", options)


QUARTER, HALF = "i8:f32, 0.25", "i8:f32, 0.5"
ROWS, COLUMNS = "i8:f32:0, {0.5,0.25}", "i8:f32:1, {0.5,0.25}"
TWO, THREE, FOUR = (f"tensor<{size}xui64>" for size in (2, 3, 4))

ACCEPTED = (
    *(accurate("atol = 1.0, rtol = 0.5, ulps = 2, ", "TOLERANCE", name) for name in ACCURATE),
    accurate("", "DEFAULT"),
    accurate("", "HIGHEST"),
    transposed(HALF, HALF),
    transposed(ROWS, COLUMNS),
    moved("uniform_quantize", "tensor<2xf32>", quantized("2", HALF)),
    moved("uniform_quantize", quantized("2", HALF), quantized("2", QUARTER)),
    bits("tensor<2xf32>", "tensor<2xi32>"),
    bits("tensor<2xf32>", "tensor<2x4xi8>"),
    bits("tensor<2x2xf32>", "tensor<2xf64>"),
    bits("tensor<complex<f64>>", "tensor<2xcomplex<f32>>"),
    bits("tensor<?xf32>", "tensor<?x?xi8>"),
    bits("tensor<2xi8>", quantized("2", HALF)),
    random("DEFAULT", FOUR, FOUR),
    random("THREE_FRY", TWO, TWO),
    random("PHILOX", TWO, TWO),
    random("PHILOX", THREE, THREE),
    random("THREE_FRY", TWO, "tensor<?xui64>"),
)
REFUSED = {
    **{accurate("ulps = 1, ", "DEFAULT", name): "Invalid tolerances" for name in ACCURATE},
    accurate("ulps = 1, ", "HIGHEST"): "with mode HIGHEST, must be all zero",
    accurate("atol = -1.0, ", "TOLERANCE"): "Negative tolerance",
    accurate("rtol = -0.5, ", "TOLERANCE"): "Negative tolerance",
    accurate("ulps = -1, ", "TOLERANCE"): "Negative tolerance",
    transposed(HALF, QUARTER): "expect same quantization scale and zero_point but got",
    transposed(ROWS, "i8:f32:1, {0.5,0.5}"): "expect same quantization scales and zero_points but got",
    transposed(ROWS, "i8:f32:1, {0.5,0.25:3}"): "expect same quantization scales and zero_points but got",
    moved("transpose", quantized("2x2", ROWS), quantized("2x2", ROWS), ", dims = [1, 0]"): (
        "operand quantization_dimension 0 is not same as permutation[0] = 1"
    ),
    moved("uniform_quantize", "tensor<2xf64>", quantized("2", HALF)): (
        "Expressed type of result expected to be 'f64', but got 'f32'"
    ),
    moved("uniform_quantize", quantized("2", HALF), quantized("2", "i8:f16, 0.5")): (
        "Expressed type of result expected to be 'f32', but got 'f16'"
    ),
    bits("tensor<2xf64>", "tensor<2xcomplex<f32>>"): "cannot convert between real and complex types",
    bits("tensor<2xf32>", "tensor<3xi32>"): "operand and result shapes must match except for the innermost",
    bits("tensor<2xf32>", "tensor<2x1xi32>"): "operand and result shapes must match except for the innermost",
    bits("tensor<2xf32>", "tensor<2xi8>"): "rank of smaller element type (1) should be 1 more than rank of larger",
    bits("tensor<2xf32>", "tensor<2x2xi8>"): "but 8 * 2 != 32",
    bits("tensor<3x2xf32>", "tensor<2xf64>"): "operand and result shapes must match except for the innermost",
    random("DEFAULT", TWO, THREE): "output state shape must be compatible with initial state shape",
    random("DEFAULT", TWO, "tensor<2xui32>"): "output state must have the element type of the initial state",
    random("THREE_FRY", THREE, THREE): "THREE_FRY has a state of 2 elements, but got 'tensor<3xui64>'",
    random("PHILOX", FOUR, FOUR): "PHILOX has a state of 2 or 3 elements",
}


def program(line: str) -> str:
    """A function that applies the operation to its argument `%0`."""
    source = line.partition(" : (")[2].partition(") ->")[0]
    results = "%1:2" if "rng_bit_generator" in line else "%1"
    return f"func.func @f(%0: {source}) {{\n{results} = {line}\nreturn }}"


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line], "-:2:")


def test_every_verifier_is_written() -> None:
    dialect = load_dialect("stablehlo")
    assert dialect is not None
    assert not [name for name in dialect.operations.names() if dialect.operations[name].unchecked]
