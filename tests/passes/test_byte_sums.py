"""lamina-byte-sums: quantized sums of two bytes keep their values for all bytes, without divisions."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

PIPELINE = "builtin.module(lamina-byte-sums)"


def quantization(number: str, name: str, offset: str, high: str = "255.0") -> str:
    """Rounds a number, adds an offset, and clamps it to bytes."""
    return f"""
    %{name}r = math.roundeven %{number} : f32
    %{name}o = arith.addf %{name}r, %{offset} : f32
    %{name}g = arith.cmpf ogt, %{name}o, %low : f32
    %{name}m = arith.select %{name}g, %{name}o, %low : f32
    %{name}l = arith.cmpf olt, %{name}m, %high : f32
    %{name}c = arith.select %{name}l, %{name}m, %high : f32
    %{name} = arith.fptoui %{name}c : f32 to i8
"""


def program(block: str, size: int = 65536) -> str:
    type = f"tensor<{size}xi8>"
    return f"""
func.func @sum(%x: {type}, %y: {type}) -> {type} {{
  %low = arith.constant 0.0 : f32
  %high = arith.constant 255.0 : f32
  %zero = arith.constant 114.0 : f32
  %other_zero = arith.constant 3.0 : f32
  %s = arith.constant 0.0231 : f32
  %t = arith.constant 0.0178 : f32
  %u = arith.constant 0.0297 : f32
  %e = tensor.empty() : {type}
  %0 = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}} ins(%x, %y : {type}, {type}) outs(%e : {type}) {{
  ^bb0(%p: i8, %q: i8, %out: i8):
{block}
    linalg.yield %z : i8
  }} -> {type}
  return %0 : {type}
}}"""


RESIDUAL = """
    %a = arith.uitofp %p : i8 to f32
    %b = arith.subf %a, %zero : f32
    %c = arith.mulf %b, %s : f32
    %d = arith.{convert} %q : i8 to f32
    %f = arith.mulf %d, %t : f32
    %g = arith.{combine} %c, %f : f32
    %h = arith.divf %g, %u : f32
"""


def simplified(text: str) -> str:
    module = lamina.parse(text)
    lamina.run_pipeline(module, PIPELINE)
    return str(module)


@pytest.mark.parametrize("convert", ["uitofp", "sitofp"])
@pytest.mark.parametrize("combine", ["addf", "subf"])
def test_all_pairs_of_bytes_give_what_the_operations_compute(convert: str, combine: str) -> None:
    text = program(RESIDUAL.format(convert=convert, combine=combine) + quantization("h", "z", "other_zero"))
    changed = simplified(text)
    assert changed.count("math.fma") == 2 and "arith.divf" not in changed
    x, y = (grid.ravel().astype(np.uint8) for grid in np.meshgrid(np.arange(256), np.arange(256)))
    second = y.astype(np.float32) if convert == "uitofp" else y.view(np.int8).astype(np.float32)
    scaled = second * np.float32(0.0178)
    first = (x.astype(np.float32) - np.float32(114)) * np.float32(0.0231)
    total = first + scaled if combine == "addf" else first - scaled
    expected = np.clip(np.rint(total / np.float32(0.0297)) + 3, 0, 255).astype(np.uint8)
    for form, schedule in ((text, "auto"), (changed, "none")):
        found = lamina.compile(form, schedule=schedule)["sum"](x.view(np.int8), y.view(np.int8))
        np.testing.assert_array_equal(found.view(np.uint8), expected)


def test_bytes_that_the_block_quantizes_are_not_converted_to_integers() -> None:
    """The first operand is computed from a byte by a function that is no weighted sum."""
    inner = "%k = arith.uitofp %p : i8 to f32 %n = math.sqrt %k : f32" + quantization("n", "i", "zero")
    text = program(inner.replace("f32 %n", "f32\n    %n") + RESIDUAL.replace("%p", "%i").format(
        convert="uitofp", combine="addf") + quantization("h", "z", "other_zero"))  # fmt: skip
    module = lamina.parse(simplified(text))
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert str(module).count("arith.fptoui") == 1 and str(module).count("math.fma") == 2
    x, y = (np.random.default_rng(seed).integers(0, 256, 65536).astype(np.uint8) for seed in (0, 1))
    results = [
        lamina.compile(form, schedule="none")["sum"](x.view(np.int8), y.view(np.int8)) for form in (text, str(module))
    ]
    np.testing.assert_array_equal(*results)


@pytest.mark.parametrize(
    "block",
    [
        RESIDUAL.format(convert="uitofp", combine="mulf") + quantization("h", "z", "other_zero"),
        RESIDUAL.format(convert="uitofp", combine="addf") + quantization("h", "z", "s"),
        RESIDUAL.format(convert="uitofp", combine="addf") + "%z = arith.fptoui %h : f32 to i8",
    ],
    ids=["product", "offset", "not-rounded"],
)
def test_other_functions_stay(block: str) -> None:
    text = str(lamina.parse(program(block)))
    assert simplified(text) == text


def test_sums_that_are_used_in_other_ways_stay() -> None:
    block = RESIDUAL.format(convert="uitofp", combine="addf") + quantization("h", "w", "other_zero")
    used = "%v = arith.fptoui %wr : f32 to i8\n    %z = arith.xori %v, %w : i8"
    assert "math.fma" not in simplified(program(block + used))
