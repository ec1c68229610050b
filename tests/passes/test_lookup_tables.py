"""lamina-use-lookup-tables: functions of one byte become loads, with the values that the operations compute."""

from __future__ import annotations

import math

import numpy as np
import pytest

import lamina

CHAIN = """
    %f = arith.uitofp %in : i8 to f32
    %x = arith.subf %f, %zero : f32
    %y = math.tanh %x : f32
    %z = arith.mulf %y, %by : f32
    %r = math.roundeven %z : f32
"""
SIGNED = "%b = arith.fptosi %r : f32 to i8"


def _program(block: str, result: str = "i8", inputs: str = "", size: int = 4096) -> str:
    operands, types, arguments = "%a", f"tensor<{size}xi8>", "%in: i8"
    maps = ["affine_map<(d0) -> (d0)>"] * 2
    if inputs:
        operands, types, arguments = "%a, %other", f"{types}, tensor<{size}x{inputs}>", f"%in: i8, %second: {inputs}"
        maps.append(maps[0])
    signature = f"%a: tensor<{size}xi8>" + (f", %other: tensor<{size}x{inputs}>" if inputs else "")
    return f"""
func.func @f({signature}) -> tensor<{size}x{result}> {{
  %zero = arith.constant 1.2e+02 : f32
  %by = arith.constant 1.0e+02 : f32
  %e = tensor.empty() : tensor<{size}x{result}>
  %0 = linalg.generic {{indexing_maps = [{", ".join(maps)}], iterator_types = ["parallel"]}}
      ins({operands} : {types}) outs(%e : tensor<{size}x{result}>) {{
  ^bb0({arguments}, %out: {result}):
{block}
    linalg.yield %b : {result}
  }} -> tensor<{size}x{result}>
  return %0 : tensor<{size}x{result}>
}}"""


def _tables(program: str, bytes: bool = False) -> str:
    module = lamina.parse(program)
    pipeline = f"builtin.module(func.func(lamina-use-lookup-tables{{bytes={str(bytes).lower()}}}))"
    lamina.run_pipeline(module, pipeline)
    return str(module)


def _expected(a: np.ndarray) -> np.ndarray:
    return np.rint(np.tanh(a.astype(np.float64) - 120) * 100).astype(np.int8)


def test_a_chain_becomes_a_load() -> None:
    text = _tables(_program(CHAIN + SIGNED))
    assert "tensor<256xi32>" in text and "tensor.extract" in text
    assert "math.tanh" not in text and "arith.uitofp" not in text
    assert "tensor<256xi8>" in _tables(_program(CHAIN + SIGNED), bytes=True)


@pytest.mark.parametrize("bytes", [False, True])
def test_values_are_those_of_numpy(bytes: bool) -> None:
    a = np.arange(4096).astype(np.uint8)
    text = _tables(_program(CHAIN + SIGNED), bytes)
    for schedule in ("auto", "none"):
        found = lamina.compile(text, schedule=schedule)["f"](a.view(np.int8))
        np.testing.assert_array_equal(found, _expected(a))


@pytest.mark.parametrize("size", [2049, 4096, 5000])
def test_the_schedule_uses_tables_for_any_size(size: int) -> None:
    a = np.random.default_rng(size).integers(0, 256, size).astype(np.uint8)
    compiled = lamina.compile(_program(CHAIN + SIGNED, size=size))
    np.testing.assert_array_equal(compiled["f"](a.view(np.int8)), _expected(a))


def test_floats_are_loaded_beside_other_operands() -> None:
    program = _program(CHAIN + "%b = arith.addf %r, %second : f32", "f32", "f32")
    text = _tables(program)
    assert "tensor<256xf32>" in text and "math.tanh" not in text and "arith.addf" in text
    rng = np.random.default_rng(0)
    a, other = rng.integers(0, 256, 4096).astype(np.uint8), rng.standard_normal(4096).astype(np.float32)
    found = lamina.compile(program)["f"](a.view(np.int8), other)
    np.testing.assert_array_equal(found, _expected(a).astype(np.float32) + other)


def test_narrow_results_of_a_table_keep_their_type() -> None:
    program = _program(CHAIN + "%b = arith.truncf %r : f32 to f16", "f16")
    assert "arith.truncf" in _tables(program) and "math.tanh" not in _tables(program)
    a = np.arange(4096).astype(np.uint8)
    found = lamina.compile(program)["f"](a.view(np.int8))
    np.testing.assert_array_equal(found, _expected(a).astype(np.float16))


def test_what_comes_after_a_byte_inside_of_a_block() -> None:
    """The byte is computed from a sum of 32 bits; the function of it still has a table."""
    block = "%n = arith.trunci %second : i32 to i8\n" + CHAIN.replace("%in", "%n") + SIGNED
    program = _program(block, "i8", "i32")
    assert "tensor.extract" in _tables(program)
    sums = np.arange(4096, dtype=np.int32) * 3
    found = lamina.compile(program)["f"](np.zeros(4096, np.int8), sums)
    np.testing.assert_array_equal(found, _expected(sums.astype(np.uint8)))


def test_what_keeps_its_operations() -> None:
    cheap = "%b = arith.addi %in, %in : i8"
    two = """
    %i = arith.uitofp %in : i8 to f32
    %s = arith.uitofp %second : i8 to f32
    %p = arith.mulf %i, %s : f32
    %t = math.tanh %p : f32
    %b = arith.fptosi %t : f32 to i8"""
    for program in (_program(cheap), _program(two, inputs="i8"), _program(CHAIN + SIGNED, size=256)):
        assert "tensor.extract" not in _tables(program)


def test_results_that_no_number_stands_for() -> None:
    """What is not a number of the result's type may become anything, but the others stay."""
    block = "%f = arith.uitofp %in : i8 to f32\n %x = math.log %f : f32\n %b = arith.fptosi %x : f32 to i8"
    a = np.arange(4096).astype(np.uint8)
    found = lamina.compile(_tables(_program(block)))["f"](a.view(np.int8))
    expected = np.array([0] + [int(math.log(one)) for one in range(1, 256)], np.int8)
    np.testing.assert_array_equal(found[a > 0], expected[a][a > 0])
