"""TOSA programs compiled to native code, against NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

ZERO_F = '%zf = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>'
ZERO_8 = '%z8 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>'
RNG = np.random.default_rng(7)

UNARY = {
    "abs": np.abs, "ceil": np.ceil, "cos": np.cos, "exp": np.exp, "floor": np.floor, "sin": np.sin, "tanh": np.tanh,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "reciprocal": lambda x: 1 / x,
}  # fmt: skip
BINARY = {
    "add": np.add, "sub": np.subtract, "bitwise_and": np.bitwise_and, "bitwise_or": np.bitwise_or,
    "bitwise_xor": np.bitwise_xor, "maximum": np.maximum, "minimum": np.minimum,
    "logical_left_shift": lambda x, y: x << y, "greater": np.greater, "equal": np.equal,
    "intdiv": lambda x, y: np.trunc(x / y).astype(np.int32),
}  # fmt: skip
REDUCTIONS = {"sum": np.sum, "product": np.prod, "max": np.max, "min": np.min}


def test_elementwise_floats() -> None:
    lines = [
        f"func.func @{name}(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {{\n"
        f"  %0 = tosa.{name} %x : (tensor<3x5xf32>) -> tensor<3x5xf32>\n  return %0 : tensor<3x5xf32>\n}}"
        for name in UNARY
    ]
    compiled = lamina.compile("\n".join(lines))
    x = RNG.normal(size=(3, 5)).astype(np.float32)
    for name, reference in UNARY.items():
        np.testing.assert_allclose(getattr(compiled, name)(x), reference(x), rtol=2e-6, err_msg=name)


def test_elementwise_integers_broadcast() -> None:
    def function(name: str) -> str:
        result = "tensor<4x3xi1>" if name in ("greater", "equal") else "tensor<4x3xi32>"
        types = f"(tensor<4x1xi32>, tensor<1x3xi32>) -> {result}"
        return (
            f"func.func @{name}(%x: tensor<4x1xi32>, %y: tensor<1x3xi32>) -> {result} {{\n"
            f"  %0 = tosa.{name} %x, %y : {types}\n  return %0 : {result}\n}}"
        )

    compiled = lamina.compile("\n".join(map(function, BINARY)))
    x = RNG.integers(-50, 50, (4, 1)).astype(np.int32)
    y = RNG.integers(1, 9, (1, 3)).astype(np.int32)
    for name, reference in BINARY.items():
        np.testing.assert_array_equal(getattr(compiled, name)(x, y), reference(x, y), err_msg=name)


def test_dynamic_dimensions_are_broadcast_at_run_time() -> None:
    compiled = lamina.compile(
        "func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {\n"
        "  %0 = tosa.add %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>\n"
        "  return %0 : tensor<?x?xf32>\n}"
    )
    for left, right in (((4, 1), (1, 3)), ((4, 3), (4, 3)), ((1, 1), (2, 5))):
        x, y = (RNG.normal(size=shape).astype(np.float32) for shape in (left, right))
        np.testing.assert_array_equal(compiled.f(x, y), x + y)


def test_reductions_and_argmax() -> None:
    lines = [
        f"func.func @{name}(%x: tensor<3x4x5xf32>) -> tensor<3x1x5xf32> {{\n"
        f"  %0 = tosa.reduce_{name} %x {{axis = 1 : i32}} : (tensor<3x4x5xf32>) -> tensor<3x1x5xf32>\n"
        "  return %0 : tensor<3x1x5xf32>\n}"
        for name in REDUCTIONS
    ]
    lines.append(
        "func.func @argmax(%x: tensor<3x4x5xf32>) -> tensor<3x5xi32> {\n"
        "  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<3x4x5xf32>) -> tensor<3x5xi32>\n"
        "  return %0 : tensor<3x5xi32>\n}"
    )
    compiled = lamina.compile("\n".join(lines))
    x = RNG.normal(size=(3, 4, 5)).astype(np.float32)
    for name, reference in REDUCTIONS.items():
        np.testing.assert_allclose(getattr(compiled, name)(x), reference(x, axis=1, keepdims=True), rtol=1e-5)
    np.testing.assert_array_equal(compiled.argmax(x), x.argmax(axis=1))


def _conv(x: np.ndarray, w: np.ndarray, bias: np.ndarray, stride: int) -> np.ndarray:
    """NHWC by OHWI in wide numbers."""
    kernel = w.shape[1:3]
    windows = np.lib.stride_tricks.sliding_window_view(x, kernel, axis=(1, 2))[:, ::stride, ::stride]
    result: np.ndarray = np.einsum("nhwcij,oijc->nhwo", windows, w) + bias
    return result


def test_convolutions() -> None:
    types = "(tensor<1x7x7x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>)"
    attributes = "acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>"
    compiled = lamina.compile(f"""
        func.func @f(%x: tensor<1x7x7x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {{
          {ZERO_F}
          %0 = tosa.conv2d %x, %w, %b, %zf, %zf {{{attributes}, stride = array<i64: 2, 2>}}
            : {types} -> tensor<1x4x4x4xf32>
          return %0 : tensor<1x4x4x4xf32>
        }}
        func.func @depthwise(%x: tensor<1x5x5x2xf32>, %w: tensor<3x3x2x3xf32>, %b: tensor<6xf32>)
            -> tensor<1x3x3x6xf32> {{
          {ZERO_F}
          %0 = tosa.depthwise_conv2d %x, %w, %b, %zf, %zf {{acc_type = f32, dilation = array<i64: 1, 1>,
            pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}}
            : (tensor<1x5x5x2xf32>, tensor<3x3x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>)
            -> tensor<1x3x3x6xf32>
          return %0 : tensor<1x3x3x6xf32>
        }}
    """)
    x, w, b = (RNG.normal(size=shape).astype(np.float32) for shape in ((1, 7, 7, 3), (4, 3, 3, 3), (4,)))
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)))
    np.testing.assert_allclose(compiled.f(x, w, b), _conv(padded, w, b, 2), rtol=1e-4, atol=1e-5)
    x, w, b = (RNG.normal(size=shape).astype(np.float32) for shape in ((1, 5, 5, 2), (3, 3, 2, 3), (6,)))
    windows = np.lib.stride_tricks.sliding_window_view(x, (3, 3), axis=(1, 2))
    expected = np.einsum("nhwcij,ijcm->nhwcm", windows, w).reshape(1, 3, 3, 6) + b
    np.testing.assert_allclose(compiled.depthwise(x, w, b), expected, rtol=1e-4, atol=1e-5)


def _rescale(values: np.ndarray, multiplier: np.ndarray | int, shift: np.ndarray | int) -> np.ndarray:
    """``values * multiplier / 2**shift``, half a unit added before."""
    product = values.astype(np.int64) * np.asarray(multiplier, np.int64)
    shift = np.asarray(shift, np.int64)
    result: np.ndarray = (product + (1 << shift >> 1)) >> shift
    return result


RESCALE = "rounding_mode = SINGLE_ROUND, input_unsigned = false, output_unsigned = false, scale32 = true"


@pytest.mark.parametrize("element", ["i8", "!quant.uniform<i8:f32, 0.5:3>"])
def test_quantized_convolution(element: str) -> None:
    """With zero points and a border of the input's zero point, rescaled for each channel."""
    x_type, w_type = f"tensor<1x6x6x3x{element}>", f"tensor<4x3x3x3x{element}>"
    compiled = lamina.compile(f"""
        func.func @f(%x: {x_type}, %w: {w_type}, %b: tensor<4xi32>) -> tensor<1x6x6x4xi8> {{
          %xz = "tosa.const"() <{{values = dense<3> : tensor<1xi8>}}> : () -> tensor<1xi8>
          %wz = "tosa.const"() <{{values = dense<-2> : tensor<1xi8>}}> : () -> tensor<1xi8>
          %z32 = "tosa.const"() <{{values = dense<0> : tensor<1xi32>}}> : () -> tensor<1xi32>
          %oz = "tosa.const"() <{{values = dense<5> : tensor<1xi8>}}> : () -> tensor<1xi8>
          %m = "tosa.const"() <{{values = dense<[1073741824, 1173741824, 1273741824, 1373741824]> : tensor<4xi32>}}>
            : () -> tensor<4xi32>
          %s = "tosa.const"() <{{values = dense<[38, 39, 38, 40]> : tensor<4xi8>}}> : () -> tensor<4xi8>
          %0 = tosa.conv2d %x, %w, %b, %xz, %wz {{acc_type = i32, dilation = array<i64: 1, 1>,
            pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}}
            : ({x_type}, {w_type}, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x4xi32>
          %1 = tosa.rescale %0, %m, %s, %z32, %oz {{{RESCALE}, per_channel = true}}
            : (tensor<1x6x6x4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x6x6x4xi8>
          return %1 : tensor<1x6x6x4xi8>
        }}
    """)
    x = RNG.integers(-128, 128, (1, 6, 6, 3)).astype(np.int8)
    w = RNG.integers(-128, 128, (4, 3, 3, 3)).astype(np.int8)
    b = RNG.integers(-1000, 1000, 4).astype(np.int32)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=3).astype(np.int64) - 3
    sums = _conv(padded, w.astype(np.int64) + 2, b, 1)
    multipliers = np.array([1073741824, 1173741824, 1273741824, 1373741824])
    expected = np.clip(_rescale(sums, multipliers, np.array([38, 39, 38, 40])) + 5, -128, 127)
    np.testing.assert_array_equal(compiled.f(x, w, b), expected)


def test_quantized_matmul_and_scaling() -> None:
    compiled = lamina.compile("""
        func.func @f(%a: tensor<2x3x4xi8>, %b: tensor<2x4x5xi8>) -> tensor<2x3x5xi32> {
          %az = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
          %bz = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
          %0 = tosa.matmul %a, %b, %az, %bz
            : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
          return %0 : tensor<2x3x5xi32>
        }
        func.func @scale(%v: i32, %m: i32, %s: i8) -> i32 {
          %0 = tosa.apply_scale %v, %m, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
          return %0 : i32
        }
    """)
    a, b = (RNG.integers(-128, 128, shape).astype(np.int8) for shape in ((2, 3, 4), (2, 4, 5)))
    np.testing.assert_array_equal(compiled.f(a, b), (a.astype(np.int32) - 7) @ (b.astype(np.int32) + 1))
    for value in (-12345, -1, 0, 17, 2**20):
        assert compiled.scale(value, 1518500250, 40) == _rescale(np.array(value), 1518500250, 40)


def test_poolings() -> None:
    window = "kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>"
    compiled = lamina.compile(f"""
        func.func @largest(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {{
          %0 = tosa.max_pool2d %x {{{window}}} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
          return %0 : tensor<1x4x4x2xf32>
        }}
        func.func @average(%x: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {{
          {ZERO_F}
          %0 = tosa.avg_pool2d %x, %zf, %zf {{{window}, acc_type = f32}}
            : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
          return %0 : tensor<1x4x4x2xf32>
        }}
        func.func @integer_average(%x: tensor<1x4x4x2xi8>) -> tensor<1x4x4x2xi8> {{
          {ZERO_8}
          %0 = tosa.avg_pool2d %x, %z8, %z8 {{{window}, acc_type = i32}}
            : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
          return %0 : tensor<1x4x4x2xi8>
        }}
    """)

    def windows(x: np.ndarray, border: float) -> np.ndarray:
        padded = np.pad(x, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=border)
        return np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))

    x = RNG.normal(size=(1, 4, 4, 2)).astype(np.float32)
    np.testing.assert_array_equal(compiled.largest(x), windows(x, -np.inf).max(axis=(-1, -2)))
    average = np.nanmean(windows(x, np.nan), axis=(-1, -2))
    np.testing.assert_allclose(compiled.average(x), average, rtol=1e-5, atol=1e-6)
    integers = RNG.integers(-128, 128, (1, 4, 4, 2)).astype(np.int8)
    exact = np.nanmean(windows(integers.astype(np.float64), np.nan), axis=(-1, -2))
    assert np.abs(compiled.integer_average(integers) - exact).max() <= 0.501


def test_layout() -> None:
    compiled = lamina.compile("""
        func.func @f(%x: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>,
            tensor<2x2x2xf32>, tensor<4x3x4xf32>, tensor<2x6x4xf32>, tensor<3x3x6xf32>) {
          %0 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
          %1 = tosa.reverse %x {axis = 2 : i32} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
          %s = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
          %2 = tosa.reshape %x, %s : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
          %start = tosa.const_shape {values = dense<[0, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
          %size = tosa.const_shape {values = dense<[2, 2, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
          %3 = tosa.slice %x, %start, %size : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x2xf32>
          %m = tosa.const_shape {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
          %4 = tosa.tile %x, %m : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<4x3x4xf32>
          %5 = tosa.concat %x, %x {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
          %p = tosa.const_shape {values = dense<[0, 1, 0, 0, 2, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
          %c = "tosa.const"() <{values = dense<9.0> : tensor<1xf32>}> : () -> tensor<1xf32>
          %6 = tosa.pad %x, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<3x3x6xf32>
          return %0, %1, %2, %3, %4, %5, %6 : tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<6x4xf32>,
            tensor<2x2x2xf32>, tensor<4x3x4xf32>, tensor<2x6x4xf32>, tensor<3x3x6xf32>
        }
    """)
    x = RNG.normal(size=(2, 3, 4)).astype(np.float32)
    expected = (
        x.transpose(2, 0, 1), x[:, :, ::-1], x.reshape(6, 4), x[0:2, 1:3, 2:4], np.tile(x, (2, 1, 1)),
        np.concatenate([x, x], 1), np.pad(x, ((0, 1), (0, 0), (2, 0)), constant_values=9),
    )  # fmt: skip
    for found, wanted in zip(compiled.f(x), expected, strict=True):
        np.testing.assert_array_equal(found, wanted)


def test_gather_scatter_and_table() -> None:
    compiled = lamina.compile("""
        func.func @gather(%v: tensor<2x5x3xf32>, %i: tensor<2x4xi32>) -> tensor<2x4x3xf32> {
          %0 = tosa.gather %v, %i : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
          return %0 : tensor<2x4x3xf32>
        }
        func.func @scatter(%v: tensor<2x5x3xf32>, %i: tensor<2x2xi32>, %x: tensor<2x2x3xf32>) -> tensor<2x5x3xf32> {
          %0 = tosa.scatter %v, %i, %x
            : (tensor<2x5x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x5x3xf32>
          return %0 : tensor<2x5x3xf32>
        }
        func.func @table(%x: tensor<7xi8>, %t: tensor<256xi8>) -> tensor<7xi8> {
          %0 = tosa.table %x, %t : (tensor<7xi8>, tensor<256xi8>) -> tensor<7xi8>
          return %0 : tensor<7xi8>
        }
    """)
    values, rows = RNG.normal(size=(2, 5, 3)).astype(np.float32), RNG.integers(0, 5, (2, 4)).astype(np.int32)
    np.testing.assert_array_equal(compiled.gather(values, rows), np.take_along_axis(values, rows[..., None], 1))
    places, new = np.array([[3, 0], [1, 4]], np.int32), RNG.normal(size=(2, 2, 3)).astype(np.float32)
    expected = values.copy()
    for batch in range(2):
        expected[batch, places[batch]] = new[batch]
    np.testing.assert_array_equal(compiled.scatter(values.copy(), places, new), expected)
    table, x = RNG.integers(-128, 128, 256).astype(np.int8), RNG.integers(-128, 128, 7).astype(np.int8)
    np.testing.assert_array_equal(compiled.table(x, table), table[x.astype(int) + 128])


def test_control_flow() -> None:
    compiled = lamina.compile("""
        func.func @choose(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
          ^bb0(%a: tensor<4xf32>):
            %1 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
            tosa.yield %1 : tensor<4xf32>
          } else {
          ^bb0(%a: tensor<4xf32>):
            tosa.yield %a : tensor<4xf32>
          }
          return %0 : tensor<4xf32>
        }
        func.func @doubled(%x: tensor<i32>, %limit: tensor<i32>) -> tensor<i32> {
          %0:2 = tosa.while_loop (%a = %x, %b = %limit) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
            %1 = tosa.greater %b, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
            tosa.yield %1 : tensor<i1>
          } do {
          ^bb0(%a: tensor<i32>, %b: tensor<i32>):
            %1 = tosa.add %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i32>
            tosa.yield %1, %b : tensor<i32>, tensor<i32>
          }
          return %0#0 : tensor<i32>
        }
    """)
    x = RNG.normal(size=4).astype(np.float32)
    np.testing.assert_allclose(compiled.choose(np.array(True), x), np.exp(x), rtol=1e-6)
    np.testing.assert_array_equal(compiled.choose(np.array(False), x), x)
    assert compiled.doubled(np.array(3, np.int32), np.array(100, np.int32)) == 192


def test_casts_saturate() -> None:
    compiled = lamina.compile("""
        func.func @narrow(%x: tensor<6xf32>) -> tensor<6xi8> {
          %0 = tosa.cast %x : (tensor<6xf32>) -> tensor<6xi8>
          return %0 : tensor<6xi8>
        }
        func.func @wide(%x: tensor<6xf32>) -> tensor<6xi32> {
          %0 = tosa.cast %x : (tensor<6xf32>) -> tensor<6xi32>
          return %0 : tensor<6xi32>
        }
    """)
    x = np.array([-1e10, -2.5, 0.5, 1.5, 126.7, 1e10], np.float32)
    np.testing.assert_array_equal(compiled.narrow(x), [-128, -2, 0, 2, 127, 127])
    np.testing.assert_array_equal(compiled.wide(x), [-(2**31), -2, 0, 2, 127, 2**31 - 1])


def test_resize_and_fourier_transform() -> None:
    compiled = lamina.compile("""
        func.func @larger(%x: tensor<1x2x2x1xf32>) -> tensor<1x3x3x1xf32> {
          %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
          %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
          %0 = tosa.resize %x, %s, %o, %o {mode = BILINEAR}
            : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xf32>
          return %0 : tensor<1x3x3x1xf32>
        }
        func.func @fourier(%x: tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>) {
          %0:2 = tosa.rfft2d %x : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
          return %0#0, %0#1 : tensor<1x4x5xf32>, tensor<1x4x5xf32>
        }
    """)
    x = np.array([[0, 2], [4, 6]], np.float32).reshape(1, 2, 2, 1)
    np.testing.assert_array_equal(compiled.larger(x).reshape(3, 3), [[0, 1, 2], [2, 3, 4], [4, 5, 6]])
    x = RNG.normal(size=(1, 4, 8)).astype(np.float32)
    real, imaginary = compiled.fourier(x)
    np.testing.assert_allclose(real + 1j * imaginary, np.fft.rfft2(x), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(("stride", "pad"), [((1, 1), (0, 0, 0, 0)), ((2, 3), (1, 2, 0, 0)), ((2, 2), (-1, 0, 0, -1))])
def test_transposed_convolution(stride: tuple[int, int], pad: tuple[int, int, int, int]) -> None:
    x, w, b = (RNG.normal(size=shape).astype(np.float32) for shape in ((1, 4, 5, 3), (2, 3, 3, 3), (2,)))
    full = [(x.shape[1 + axis] - 1) * stride[axis] + 3 for axis in range(2)]
    grown = np.zeros((1, *full, 2))
    for row in range(4):
        for column in range(5):
            top, left = row * stride[0], column * stride[1]
            grown[:, top : top + 3, left : left + 3] += np.einsum("nc,oijc->nijo", x[:, row, column], w)
    cut = grown[:, max(0, -pad[0]) : full[0] + min(0, pad[1]), max(0, -pad[2]) : full[1] + min(0, pad[3])]
    expected = np.pad(cut, ((0, 0), (max(0, pad[0]), max(0, pad[1])), (max(0, pad[2]), max(0, pad[3])), (0, 0))) + b
    result = f"tensor<1x{expected.shape[1]}x{expected.shape[2]}x2xf32>"
    compiled = lamina.compile(f"""
        func.func @f(%x: tensor<1x4x5x3xf32>, %w: tensor<2x3x3x3xf32>, %b: tensor<2xf32>) -> {result} {{
          {ZERO_F}
          %0 = tosa.transpose_conv2d %x, %w, %b, %zf, %zf {{acc_type = f32,
            out_pad = array<i64: {", ".join(map(str, pad))}>, stride = array<i64: {stride[0]}, {stride[1]}>}}
            : (tensor<1x4x5x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> {result}
          return %0 : {result}
        }}
    """)
    np.testing.assert_allclose(compiled.f(x, w, b), expected, rtol=1e-4, atol=1e-5)
