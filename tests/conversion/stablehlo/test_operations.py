"""Operations one by one, as the specification defines them, against NumPy."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import lamina
from lamina.passmanager.manager import run_pipeline

RANDOM = np.random.default_rng(7)


def run(signature: str, body: str, *arguments: Any, more: str = "") -> Any:
    """The results of `func.func @main SIGNATURE { BODY }`."""
    return lamina.compile(f"func.func @main{signature} {{\n{body}\n}}\n{more}")["main"](*arguments)


def real(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32)


def test_integer_division_is_total() -> None:
    left = np.array([7, -7, -(1 << 31), 5], np.int32)
    right = np.array([0, 2, -1, -3], np.int32)
    quotient, rest = run(
        "(%a: tensor<4xi32>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)",
        "%0 = stablehlo.divide %a, %b : tensor<4xi32>\n%1 = stablehlo.remainder %a, %b : tensor<4xi32>\nreturn %0, %1 : tensor<4xi32>, tensor<4xi32>",
        left, right,
    )  # fmt: skip
    assert quotient.tolist() == [-1, -3, -(1 << 31), -1]
    assert rest.tolist() == [7, -1, 0, 2]


def test_shifts_by_more_than_the_width() -> None:
    bits, by = np.array([-8, -8, 3], np.int8), np.array([1, 9, -1], np.int8)
    results = run(
        "(%a: tensor<3xi8>, %b: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi8>, tensor<3xi8>)",
        "%0 = stablehlo.shift_left %a, %b : tensor<3xi8>\n%1 = stablehlo.shift_right_arithmetic %a, %b : tensor<3xi8>\n"
        "%2 = stablehlo.shift_right_logical %a, %b : tensor<3xi8>\nreturn %0, %1, %2 : tensor<3xi8>, tensor<3xi8>, tensor<3xi8>",
        bits, by,
    )  # fmt: skip
    assert [one.tolist() for one in results] == [[-16, 0, 0], [-4, -1, 0], [124, 0, 0]]


def test_floats_become_the_nearest_integers_there_are() -> None:
    numbers = np.array([np.nan, np.inf, -np.inf, 300, -1.9, 255.5], np.float32)
    signed, unsigned = run(
        "(%a: tensor<6xf32>) -> (tensor<6xi8>, tensor<6xui8>)",
        "%0 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xi8>\n%1 = stablehlo.convert %a : (tensor<6xf32>) -> tensor<6xui8>\n"
        "return %0, %1 : tensor<6xi8>, tensor<6xui8>",
        numbers,
    )  # fmt: skip
    assert signed.tolist() == [0, 127, -128, 127, -1, 127]
    assert unsigned.view(np.uint8).tolist() == [0, 255, 0, 255, 0, 255]


def test_powers_of_two_are_the_nearest() -> None:
    """f8E8M0FNU holds exponents from -127 on: no zero, no sign."""
    numbers = np.array([1, 1.25, 1.5, 3, 0.7, 2.0**-127, 1e-45, 3e38, 0, -1, np.inf, np.nan], np.float32)
    rounded, of_whole = run(
        "(%a: tensor<12xf32>, %b: tensor<2xi32>) -> (tensor<12xf32>, tensor<2xf32>)",
        "%0 = stablehlo.convert %a : (tensor<12xf32>) -> tensor<12xf8E8M0FNU>\n%1 = stablehlo.convert %0 : (tensor<12xf8E8M0FNU>) -> tensor<12xf32>\n"
        "%2 = stablehlo.convert %b : (tensor<2xi32>) -> tensor<2xf8E8M0FNU>\n%3 = stablehlo.convert %2 : (tensor<2xf8E8M0FNU>) -> tensor<2xf32>\n"
        "return %1, %3 : tensor<12xf32>, tensor<2xf32>",
        numbers, np.array([5, -5], np.int32),
    )  # fmt: skip
    assert rounded[:7].tolist() == [1, 1, 2, 4, 0.5, 2.0**-127, 2.0**-127]
    assert np.isnan(rounded[7:]).all()
    assert of_whole[0] == 4 and np.isnan(of_whole[1])


def test_products_of_tensors_without_dimensions() -> None:
    body = """%0 = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
      %1 = stablehlo.dot_general %b, %a, contracting_dims = [] x [] : (tensor<3xbf16>, tensor<bf16>) -> tensor<3xf32>
      %2 = stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %3 = stablehlo.dot_general %a, %a, contracting_dims = [] x [] : (tensor<bf16>, tensor<bf16>) -> tensor<f32>
      %4 = stablehlo.dot_general %i, %i, contracting_dims = [] x [] : (tensor<ui8>, tensor<ui8>) -> tensor<i32>
      return %0, %1, %2, %3, %4 : tensor<3xbf16>, tensor<3xf32>, tensor<bf16>, tensor<f32>, tensor<i32>"""
    signature = "(%a: tensor<bf16>, %b: tensor<3xbf16>, %i: tensor<ui8>) -> (tensor<3xbf16>, tensor<3xf32>, tensor<bf16>, tensor<f32>, tensor<i32>)"
    half = np.array(1.5, ml_dtypes.bfloat16)
    results = run(signature, body, half, np.array([1, 2, 4], ml_dtypes.bfloat16), np.array(-56, np.int8))
    assert [np.asarray(one).astype(np.float64).tolist() for one in results] == [
        [1.5, 3, 6], [1.5, 3, 6], 2.25, 2.25, 40000
    ]  # fmt: skip


def test_a_product_may_be_a_single_sum() -> None:
    """Its dimensions are contracted in different orders."""
    body = """%0 = stablehlo.dot_general %a, %b, contracting_dims = [0, 1] x [1, 0] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<f32>
      return %0 : tensor<f32>"""
    a, b = real(3, 4), real(4, 3)
    found = run("(%a: tensor<3x4xf32>, %b: tensor<4x3xf32>) -> tensor<f32>", body, a, b)
    np.testing.assert_allclose(found, np.einsum("ij,ji->", a, b), rtol=1e-5)


def test_total_order_of_floats() -> None:
    left = np.array([-0.0, 0.0, np.nan, -np.nan], np.float32)
    right = np.array([0.0, -0.0, np.inf, -np.inf], np.float32)
    found = run(
        "(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1>",
        "%0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\nreturn %0 : tensor<4xi1>",
        left, right,
    )  # fmt: skip
    assert found.tolist() == [True, False, False, True]


def test_branches_beyond_the_last_take_the_last() -> None:
    text = """%0 = "stablehlo.case"(%i) ({
        %c = stablehlo.constant dense<10> : tensor<i32>
        stablehlo.return %c : tensor<i32>
      }, {
        %c = stablehlo.constant dense<20> : tensor<i32>
        stablehlo.return %c : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      return %0 : tensor<i32>"""
    main = lamina.compile(f"func.func @main(%i: tensor<i32>) -> tensor<i32> {{ {text} }}")["main"]
    assert [int(main(np.array(i, np.int32))) for i in (0, 1, 2, -1)] == [10, 20, 20, 20]


def test_loops_count_in_ways_that_are_no_plain_loop() -> None:
    def loop(condition: str, step: int) -> Any:
        return run(
            "(%n: tensor<i32>, %s: tensor<i32>) -> (tensor<i32>, tensor<i32>)",
            f"""%one = stablehlo.constant dense<{step}> : tensor<i32>
            %r:2 = stablehlo.while(%i = %s, %sum = %one) : tensor<i32>, tensor<i32>
            cond {{
              %p = stablehlo.compare {condition}, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %p : tensor<i1>
            }} do {{
              %next = stablehlo.add %one, %i : tensor<i32>
              %more = stablehlo.add %sum, %i : tensor<i32>
              stablehlo.return %next, %more : tensor<i32>, tensor<i32>
            }}
            return %r#0, %r#1 : tensor<i32>, tensor<i32>""",
            np.array(9, np.int32), np.array(2, np.int32),
        )  # fmt: skip

    def wanted(more: Any, step: int) -> list[int]:
        i, total = 2, step
        while more(i):
            i, total = i + step, total + i
        return [i, total]

    assert [int(one) for one in loop("LT", 1)] == wanted(lambda i: i < 9, 1)
    assert [int(one) for one in loop("LE", 1)] == wanted(lambda i: i <= 9, 1)
    assert [int(one) for one in loop("LT", 3)] == wanted(lambda i: i < 9, 3)
    assert [int(one) for one in loop("GT", 1)] == wanted(lambda i: i > 9, 1)


def test_starts_of_slices_are_clamped() -> None:
    source = np.arange(20, dtype=np.float32).reshape(4, 5)
    slice, update = run(
        "(%a: tensor<4x5xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2x2xf32>, tensor<4x5xf32>)",
        "%0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [2, 2] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>\n"
        "%1 = stablehlo.negate %0 : tensor<2x2xf32>\n"
        "%2 = stablehlo.dynamic_update_slice %a, %1, %i, %j : (tensor<4x5xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>\n"
        "return %0, %2 : tensor<2x2xf32>, tensor<4x5xf32>",
        source, np.array(9, np.int32), np.array(-4, np.int32),
    )  # fmt: skip
    assert slice.tolist() == source[2:, :2].tolist()
    wanted = source.copy()
    wanted[2:, :2] *= -1
    assert update.tolist() == wanted.tolist()


def test_gather_with_batches_and_indices_out_of_range() -> None:
    source = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    places = np.array([[5, 1], [0, -2]], np.int64)
    found = run(
        "(%a: tensor<2x3x4xf32>, %i: tensor<2x2xi64>) -> tensor<2x2x4xf32>",
        """%0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1],
          operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>,
          slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x3x4xf32>, tensor<2x2xi64>) -> tensor<2x2x4xf32>
          return %0 : tensor<2x2x4xf32>""",
        source, places,
    )  # fmt: skip
    rows = np.clip(places, 0, 2)
    assert found.tolist() == [[source[batch, row].tolist() for row in rows[batch]] for batch in range(2)]


def test_updates_out_of_range_are_left_out() -> None:
    source, places = np.zeros((4, 2), np.float32), np.array([[3], [4], [-1], [3]], np.int32)
    updates = np.arange(8, dtype=np.float32).reshape(4, 2)
    found = run(
        "(%a: tensor<4x2xf32>, %i: tensor<4x1xi32>, %u: tensor<4x2xf32>) -> tensor<4x2xf32>",
        """%0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
          inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %s = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %s : tensor<f32>
        }) : (tensor<4x2xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<4x2xf32>
        return %0 : tensor<4x2xf32>""",
        source, places, updates,
    )  # fmt: skip
    assert found.tolist() == [[0, 0], [0, 0], [0, 0], [6, 8]]


@pytest.mark.parametrize("size", [1, 2, 5, 33])
def test_sorting_is_stable(size: int) -> None:
    keys = RANDOM.integers(0, 4, (3, size)).astype(np.int32)
    values = np.broadcast_to(np.arange(size, dtype=np.int32), (3, size)).copy()
    sorted_keys, order = run(
        f"(%k: tensor<3x{size}xi32>, %v: tensor<3x{size}xi32>) -> (tensor<3x{size}xi32>, tensor<3x{size}xi32>)",
        f"""%0:2 = "stablehlo.sort"(%k, %v) <{{dimension = 1 : i64, is_stable = true}}> ({{
        ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
          %p = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %p : tensor<i1>
        }}) : (tensor<3x{size}xi32>, tensor<3x{size}xi32>) -> (tensor<3x{size}xi32>, tensor<3x{size}xi32>)
        return %0#0, %0#1 : tensor<3x{size}xi32>, tensor<3x{size}xi32>""",
        keys, values,
    )  # fmt: skip
    wanted = np.argsort(keys, 1, kind="stable")
    assert order.tolist() == wanted.tolist()
    assert sorted_keys.tolist() == np.take_along_axis(keys, wanted, 1).tolist()


def test_windows_dilate_and_keep_their_padding() -> None:
    found = run(
        "(%a: tensor<5xf32>) -> tensor<3xf32>",
        """%c = stablehlo.constant dense<0.0> : tensor<f32>
        %0 = "stablehlo.reduce_window"(%a, %c) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
          window_dilations = array<i64: 2>, base_dilations = array<i64: 2>, padding = dense<[[1, -1]]> : tensor<1x2xi64>}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %s = stablehlo.add %x, %y : tensor<f32>
          stablehlo.return %s : tensor<f32>
        }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
        return %0 : tensor<3xf32>""",
        np.array([1, 2, 4, 8, 16], np.float32),
    )  # fmt: skip
    spread = np.array([0, 1, 0, 2, 0, 4, 0, 8, 0], np.float32)
    assert found.tolist() == [spread[at : at + 5 : 2].sum() for at in (0, 2, 4)]


def test_quantized_products_round_to_even() -> None:
    type, symmetric = "!quant.uniform<i8:f32, 0.05:-3>", "!quant.uniform<i8:f32, 0.05>"
    left, right = real(2, 3), real(3, 2)
    text = f"""%0 = stablehlo.uniform_quantize %a : (tensor<2x3xf32>) -> tensor<2x3x{type}>
      %1 = stablehlo.uniform_quantize %b : (tensor<3x2xf32>) -> tensor<3x2x{symmetric}>
      %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<2x3x{type}>, tensor<3x2x{symmetric}>) -> tensor<2x2x{type}>
      %c = "stablehlo.constant"() <{{value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>}}> : () -> tensor<2x2x{type}>
      %3 = stablehlo.add %2, %c : tensor<2x2x{type}>
      %4 = stablehlo.uniform_dequantize %3 : (tensor<2x2x{type}>) -> tensor<2x2xf32>
      %5 = stablehlo.bitcast_convert %0 : (tensor<2x3x{type}>) -> tensor<2x3xi8>
      return %4, %5 : tensor<2x2xf32>, tensor<2x3xi8>"""
    found, stored = run(
        "(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2x3xi8>)", text, left, right
    )

    def quantize(x: np.ndarray, zero_point: int = -3) -> np.ndarray:
        return np.clip(np.round(x / np.float32(0.05)) + zero_point, -128, 127)

    def numbers(q: np.ndarray, zero_point: int = -3) -> np.ndarray:
        return ((q - zero_point) * np.float32(0.05)).astype(np.float32)

    product = numbers(quantize(numbers(quantize(left)) @ numbers(quantize(right, 0), 0)))
    np.testing.assert_allclose(found, numbers(quantize(product + numbers(np.array([[1, 2], [3, 4]])))), atol=1e-6)
    assert stored.tolist() == quantize(left).tolist()


def test_quantized_products_become_integer_products() -> None:
    """The zero points add a constant that does not vary: a tensor without dimensions."""
    type, symmetric = "!quant.uniform<i8:f32, 0.05:-3>", "!quant.uniform<i8:f32, 0.05>"
    source = f"""func.func @main(%a: tensor<4x8x{type}>, %b: tensor<8x4x{symmetric}>) -> tensor<4x4xf32> {{
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8x{type}>, tensor<8x4x{symmetric}>) -> tensor<4x4x{type}>
      %1 = stablehlo.uniform_dequantize %0 : (tensor<4x4x{type}>) -> tensor<4x4xf32>
      return %1 : tensor<4x4xf32>
    }}"""
    module = lamina.parse(source)
    run_pipeline(module, "builtin.module(stablehlo-legalize-to-linalg,lamina-lower-quantization)")
    assert "arith.muli" in str(module)


def test_composites_and_functions_called_from_many_places() -> None:
    lines = [f"%{i + 1} = func.call @big(%{i}) : (tensor<4xf32>) -> tensor<4xf32>" for i in range(3)]
    body = "\n".join(
        [
            '%0 = stablehlo.composite "my.twice" %a {decomposition = @twice} : (tensor<4xf32>) -> tensor<4xf32>',
            *lines,
            "return %3 : tensor<4xf32>",
        ]
    )
    steps = "\n".join(f"%{i + 1} = stablehlo.add %{i}, %one : tensor<4xf32>" for i in range(320))
    more = f"""func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %y = stablehlo.add %x, %x : tensor<4xf32>
      return %y : tensor<4xf32>
    }}
    func.func private @big(%0: tensor<4xf32>) -> tensor<4xf32> {{
      %c = stablehlo.constant dense<1.0> : tensor<f32>
      %one = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
      {steps}
      return %320 : tensor<4xf32>
    }}"""
    more = more.replace("%0: tensor", "%start: tensor").replace("stablehlo.add %0,", "stablehlo.add %start,")
    found = run("(%a: tensor<4xf32>) -> tensor<4xf32>", body, np.arange(4, dtype=np.float32), more=more)
    assert found.tolist() == [960, 962, 964, 966]


def test_broadcasting_operations_of_chlo() -> None:
    left, right = real(4, 1), real(3)
    found = run(
        "(%a: tensor<4x1xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<4x3xi1>)",
        """%0 = chlo.broadcast_subtract %a, %b : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>
        %1 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction GT>}
          : (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xi1>
        return %0, %1 : tensor<4x3xf32>, tensor<4x3xi1>""",
        left, right,
    )  # fmt: skip
    np.testing.assert_array_equal(found[0], left - right)
    np.testing.assert_array_equal(found[1], left > right)


def test_map_applies_its_computation() -> None:
    source = real(3, 2)
    found = run(
        "(%a: tensor<3x2xf32>) -> tensor<3x2xf32>",
        """%0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({
        ^bb0(%x: tensor<f32>, %y: tensor<f32>):
          %z = stablehlo.multiply %x, %y : tensor<f32>
          stablehlo.return %z : tensor<f32>
        }) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        return %0 : tensor<3x2xf32>""",
        source,
    )  # fmt: skip
    np.testing.assert_array_equal(found, source * source)


REFUSED = {
    "%0 = stablehlo.custom_call @lapack_spotrf(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>": (
        "the custom call @lapack_spotrf names code that is not in the module"
    ),
    "%0 = func.call @elsewhere(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>": "a call of a function without a body",
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused_at_their_place(line: str) -> None:
    source = f"""func.func private @elsewhere(tensor<4x4xf32>) -> tensor<4x4xf32>
func.func @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {{
  %b = stablehlo.negate %a : tensor<4x4xf32>
  {line}
  return %0 : tensor<4x4xf32>
}}"""
    with pytest.raises(lamina.PassError) as caught:
        lamina.compile(source)
    assert REFUSED[line] in str(caught.value)
    assert "-:4:8: error:" in str(caught.value)


def test_functions_without_stablehlo_stay() -> None:
    more = """func.func private @loop(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %y = scf.for %i = %c0 to %c3 step %c1 iter_args(%z = %x) -> tensor<4xf32> {
        %t = func.call @twice(%z) : (tensor<4xf32>) -> tensor<4xf32>
        scf.yield %t : tensor<4xf32>
      }
      return %y : tensor<4xf32>
    }
    func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = stablehlo.add %x, %x : tensor<4xf32>
      return %y : tensor<4xf32>
    }
    func.func private @unused(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
      %y = stablehlo.cholesky %x : tensor<4x4xf32>
      return %y : tensor<4x4xf32>
    }"""
    body = """%0 = stablehlo.negate %a : tensor<4xf32>
    %1 = func.call @loop(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>"""
    found = run("(%a: tensor<4xf32>) -> tensor<4xf32>", body, np.arange(4, dtype=np.float32), more=more)
    assert found.tolist() == [0, -8, -16, -24]


def test_functions_that_call_each_other_without_end_are_refused_or_stay() -> None:
    source = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = stablehlo.negate %a : tensor<4xf32>
      %1 = func.call @main(%0) : (tensor<4xf32>) -> tensor<4xf32>
      return %1 : tensor<4xf32>
    }"""
    module = lamina.parse(source)
    run_pipeline(module, "builtin.module(stablehlo-legalize-to-linalg)")
    assert "call @main" in str(module) and "stablehlo" not in str(module)
