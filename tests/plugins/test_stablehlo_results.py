"""Products, transforms, slices and normalizations whose types StableHLO's rules accept and refuse."""

from __future__ import annotations

import pytest

from tests.plugins.lines import check_accepted, check_refused, operand_types

VECTOR, ROWS, MATRIX, WIDE = "tensor<3xf32>", "tensor<2xf32>", "tensor<2x3xf32>", "tensor<3x4xf32>"
HALF = "!quant.uniform<i8:f32, 0.5>"
NORMALIZED = {"inference": 4, "training": 2, "grad": 3}


def unary(name: str, source: str, result: str) -> str:
    return f"stablehlo.{name} %0 : ({source}) -> {result}"


def repeated(sizes: str, result: str) -> str:
    return f"stablehlo.broadcast %0, sizes = [{sizes}] : ({VECTOR}) -> {result}"


def dot(left: str, right: str, result: str) -> str:
    return f"stablehlo.dot %0, %1 : ({left}, {right}) -> {result}"


def fft(kind: str, length: str, source: str, result: str) -> str:
    return f"stablehlo.fft %0, type = {kind}, length = [{length}] : ({source}) -> {result}"


def solve(matrix: str, right: str, result: str, left: bool = True, transpose: str = "TRANSPOSE") -> str:
    flags = f"left_side = {str(left).lower()}, lower = true, unit_diagonal = false"
    properties = f"<{{{flags}, transpose_a = #stablehlo<transpose {transpose}>}}>"
    return f'"stablehlo.triangular_solve"(%0, %1) {properties} : ({matrix}, {right}) -> {result}'


def sliced(sizes: str, result: str, *starts: str) -> str:
    operands = ", ".join(f"%{number}" for number in range(1, len(starts) + 1))
    return f"stablehlo.dynamic_slice %0, {operands}, sizes = [{sizes}] : ({', '.join([MATRIX, *starts])}) -> {result}"


def updated(update: str, result: str, *starts: str) -> str:
    operands = ", ".join(f"%{number}" for number in range(len(starts) + 2))
    return f"stablehlo.dynamic_update_slice {operands} : ({', '.join([MATRIX, update, *starts])}) -> {result}"


def normalized(kind: str, at: int, vector: str, second: str = MATRIX) -> str:
    sources = [MATRIX, *[vector] * NORMALIZED[kind], *([second] if kind == "grad" else [])]
    result = MATRIX if kind == "inference" else f"({MATRIX}, {VECTOR}, {VECTOR})"
    properties = f"<{{epsilon = 0.1 : f32, feature_index = {at} : i64}}>"
    operands = ", ".join(f"%{number}" for number in range(len(sources)))
    return f'"stablehlo.batch_norm_{kind}"({operands}) {properties} : ({", ".join(sources)}) -> {result}'


def algorithmic(precision: str) -> str:
    numbers = "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1"
    algorithm = f"<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, {numbers}, "
    return (
        f"stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [{precision}, DEFAULT], "
        f"algorithm = {algorithm}allow_imprecise_accumulation = false> : ({MATRIX}, {WIDE}) -> tensor<2x4xf32>"
    )


AT, AT64 = "tensor<i32>", "tensor<i64>"
SQUARE, BATCH = "tensor<3x3xf32>", "tensor<5x3x3xf32>"

ACCEPTED = (
    unary("abs", "tensor<2xcomplex<f32>>", ROWS),
    unary("abs", "tensor<?xi32>", "tensor<2xi32>"),
    unary("uniform_dequantize", f"tensor<2x{HALF}>", ROWS),
    repeated("2", MATRIX),
    dot(VECTOR, VECTOR, "tensor<f32>"),
    dot(MATRIX, VECTOR, ROWS),
    dot(ROWS, MATRIX, VECTOR),
    dot(MATRIX, WIDE, "tensor<2x4xf32>"),
    dot("tensor<?x?xf32>", WIDE, "tensor<2x?xf32>"),
    algorithmic("DEFAULT"),
    fft("FFT", "3", "tensor<2x3xcomplex<f32>>", "tensor<2x3xcomplex<f32>>"),
    fft("IFFT", "2, 3", "tensor<2x3xcomplex<f32>>", "tensor<2x3xcomplex<f32>>"),
    fft("RFFT", "4", "tensor<3x4xf32>", "tensor<3x3xcomplex<f32>>"),
    fft("IRFFT", "3, 4", "tensor<3x3xcomplex<f32>>", "tensor<3x4xf32>"),
    fft("RFFT", "0", "tensor<0xf32>", "tensor<0xcomplex<f32>>"),
    solve(SQUARE, WIDE, WIDE),
    solve(SQUARE, MATRIX, MATRIX, left=False),
    solve(BATCH, "tensor<5x3x1xf32>", "tensor<5x3x1xf32>"),
    sliced("1, 3", "tensor<1x3xf32>", AT, AT),
    updated("tensor<1x3xf32>", MATRIX, AT64, AT64),
    *(normalized(kind, 1, VECTOR) for kind in NORMALIZED),
)
REFUSED = {
    unary("abs", "tensor<2xcomplex<f32>>", "tensor<2xf64>"): f"inferred type(s) '{ROWS}'",
    unary("uniform_dequantize", f"tensor<2x{HALF}>", "tensor<2xf16>"): f"inferred type(s) '{ROWS}'",
    repeated("2", "tensor<3x2xf32>"): f"inferred type(s) '{MATRIX}'",
    repeated("-2", MATRIX): "Broadcast with negative dimension size -2",
    dot(MATRIX, MATRIX, MATRIX): "expected both lhs/rhs ranks to be either 1 or 2",
    dot(BATCH, VECTOR, VECTOR): "expected both lhs/rhs ranks to be either 1 or 2",
    dot(MATRIX, WIDE, MATRIX): "inferred shape '[2, 4]' is incompatible",
    algorithmic("HIGH"): "must specify DEFAULT precision config when algorithm is set.",
    fft("RFFT", str(-(1 << 63)), VECTOR, VECTOR): "fft_length must not be negative",
    fft("FFT", "", "tensor<3xcomplex<f32>>", "tensor<3xcomplex<f32>>"): "between 1 and 3, but got 0",
    fft("FFT", "1, 1, 1, 3", "tensor<3xcomplex<f32>>", "tensor<3xcomplex<f32>>"): "between 1 and 3, but got 4",
    fft("FFT", "3, 3", "tensor<3xcomplex<f32>>", "tensor<3xcomplex<f32>>"): "must not be less than fft rank of 2",
    fft("FFT", "3", VECTOR, VECTOR): "take a complex tensor as input, but is given 'tensor<3xf32>'",
    fft("IFFT", "3", "tensor<3xcomplex<f32>>", VECTOR): "inferred type(s) 'tensor<3xcomplex<f32>>'",
    fft("RFFT", "3", "tensor<3xf16>", VECTOR): "RFFT requires f32 or f64 input type, but is given 'f16'",
    fft("RFFT", "4", VECTOR, "tensor<3xcomplex<f32>>"): "RFFT requires innermost dimensions to be compatible",
    fft("RFFT", "3", VECTOR, "tensor<3xcomplex<f32>>"): "inferred type(s) 'tensor<2xcomplex<f32>>'",
    fft("IRFFT", "2, 4", "tensor<3x3xcomplex<f32>>", "tensor<3x4xf32>"): "IRFFT requires non-final dimensions",
    fft("IRFFT", "3, 6", "tensor<3x3xcomplex<f32>>", "tensor<3x6xf32>"): "IRFFT requires innermost dimension to be",
    fft("IRFFT", "3, 4", "tensor<3x3xcomplex<f32>>", SQUARE): "inferred type(s) 'tensor<3x4xf32>'",
    solve(VECTOR, VECTOR, VECTOR): "operand 'a' must have rank >= 2",
    solve(MATRIX, WIDE, WIDE): "two minor dimensions of operand 'a' must be compatible",
    solve(BATCH, WIDE, WIDE): "operands must have equal rank",
    solve(SQUARE, MATRIX, MATRIX): "shared dimension of operands 'a' and 'b' must be compatible",
    solve(SQUARE, WIDE, WIDE, left=False): "shared dimension of operands 'a' and 'b' must be compatible",
    solve(BATCH, "tensor<4x3x1xf32>", "tensor<4x3x1xf32>"): "batch dimensions of the operands must be compatible",
    solve(SQUARE, WIDE, WIDE, transpose="TRANSPOSE_INVALID"): "Invalid transpose option value",
    solve(SQUARE, WIDE, MATRIX): f"inferred type(s) '{WIDE}'",
    sliced("1", "tensor<1xf32>", AT): "mismatched number of start indices (1) and the rank of operand (2)",
    sliced("1, 3", "tensor<1x3xf32>", AT): "mismatched number of slice sizes (2) and number of start indices (1)",
    sliced("1, 3", "tensor<1x3xf32>", AT, AT64): "start indices must have same element type",
    sliced("1, -3", "tensor<1x3xf32>", AT, AT): "has negative size index to dynamic slice",
    sliced("1, 4", "tensor<1x4xf32>", AT, AT): "has slice size 4 greater than dimension size 3",
    sliced("1, 3", MATRIX, AT, AT): "inferred type(s) 'tensor<1x3xf32>'",
    updated(VECTOR, MATRIX, AT, AT): "update rank does not match operand rank: 1 vs 2",
    updated("tensor<1x3xf32>", MATRIX, AT): "number of start_indices to match operand rank: 1 vs 2",
    updated("tensor<1x3xf32>", MATRIX, AT, AT64): "start indices must have same element type",
    updated("tensor<1x4xf32>", MATRIX, AT, AT): "size at dimension 1 of update to be in range [0, 3]. Got: 4",
    updated("tensor<1x3xf32>", "tensor<1x3xf32>", AT, AT): f"inferred type(s) '{MATRIX}'",
    **{normalized(kind, 2, VECTOR): "got featureIndex 2, and rank 2" for kind in NORMALIZED},
    **{normalized(kind, 1, ROWS): "operands is 2 and the feature count is 3" for kind in NORMALIZED},
    normalized("grad", 1, VECTOR, WIDE): "expects multi-dimensional operands to have compatible shapes",
    normalized("training", 0, ROWS): "inferred type(s)",
}


def program(line: str) -> str:
    types = operand_types(line)
    return f"func.func @f({', '.join(f'%{number}: {type}' for number, type in enumerate(types))}) {{\n{line}\nreturn }}"


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line], "-:2:")
