"""Quantized operations run on integers: results against integer arithmetic in NumPy, bit for bit."""

from __future__ import annotations

import platform
from dataclasses import dataclass

import numpy as np
import pytest

import lamina
from lamina.target import host_target, target_named

CPUS = ["native", "skylake-avx512", "haswell", "x86-64"]
X86 = platform.machine() in ("x86_64", "AMD64")
RNG = np.random.default_rng(0)


@dataclass
class Kind:
    """A storage type with a scale and a zero point, or several scales along an axis."""

    storage: str
    scale: np.ndarray
    zero: int = 0
    axis: int | None = None

    @property
    def limits(self) -> tuple[int, int]:
        bits = int(self.storage[1:])
        return (0, 2**bits - 1) if self.storage[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)

    @property
    def text(self) -> str:
        if self.axis is None:
            return f"!quant.uniform<{self.storage}:f32, {float(self.scale)!r}:{self.zero}>"
        scales = ", ".join(f"{float(one)!r}:{self.zero}" for one in self.scale)
        return f"!quant.uniform<{self.storage}:f32:{self.axis}, {{{scales}}}>"

    @property
    def integer(self) -> str:
        return f"i{self.storage[1:]}"

    def random(self, shape: tuple[int, ...]) -> np.ndarray:
        low, high = self.limits
        return RNG.integers(low, high + 1, shape)


def kind(storage: str, scale: float, zero: int = 0) -> Kind:
    return Kind(storage, np.float32(scale), zero)


def per_axis(storage: str, count: int, axis: int, zero: int = 0) -> Kind:
    return Kind(storage, RNG.uniform(0.001, 0.02, count).astype(np.float32), zero, axis)


def shaped(shape: tuple[int, ...], element: str) -> str:
    return f"tensor<{'x'.join(map(str, shape))}x{element}>"


def bytes_of(array: np.ndarray) -> np.ndarray:
    return array.astype(np.int64).astype(np.uint8).view(np.int8)


def dense(array: np.ndarray, kind: Kind) -> str:
    signed = bytes_of(array) if kind.integer == "i8" else array
    return f"dense<{signed.tolist()}> : {shaped(array.shape, kind.integer)}"


class Program:
    """The text of a function that dequantizes its arguments, computes, and quantizes the result."""

    def __init__(self) -> None:
        self.arguments: list[str] = []
        self.lines: list[str] = []

    def argument(self, shape: tuple[int, ...], kind: Kind) -> str:
        number = len(self.arguments)
        plain, quantized = shaped(shape, kind.integer), shaped(shape, kind.text)
        self.arguments.append(f"%a{number}: {plain}")
        self.lines += [
            f"%q{number} = quant.scast %a{number} : {plain} to {quantized}",
            f"%x{number} = quant.dcast %q{number} : {quantized} to {shaped(shape, 'f32')}",
        ]
        return f"%x{number}"

    def constant(self, name: str, array: np.ndarray, kind: Kind) -> str:
        plain, quantized = shaped(array.shape, kind.integer), shaped(array.shape, kind.text)
        self.lines += [
            f"%{name}_c = arith.constant {dense(array, kind)}",
            f"%{name}_q = quant.scast %{name}_c : {plain} to {quantized}",
            f"%{name} = quant.dcast %{name}_q : {quantized} to {shaped(array.shape, 'f32')}",
        ]
        return f"%{name}"

    def zeros(self, shape: tuple[int, ...], value: str = "0.0", name: str = "init") -> str:
        type = shaped(shape, "f32")
        self.lines += [
            f"%{name}_z = arith.constant {value} : f32",
            f"%{name}_e = tensor.empty() : {type}",
            f"%{name} = linalg.fill ins(%{name}_z : f32) outs(%{name}_e : {type}) -> {type}",
        ]
        return f"%{name}"

    def relu(self, value: str, shape: tuple[int, ...]) -> str:
        type, loops = shaped(shape, "f32"), ", ".join(f"d{axis}" for axis in range(len(shape)))
        map = f"affine_map<({loops}) -> ({loops})>"
        kinds = ", ".join(['"parallel"'] * len(shape))
        self.lines += [
            f"%relu_e = tensor.empty() : {type}",
            "%relu_z = arith.constant 0.0 : f32",
            f"%relu = linalg.generic {{indexing_maps = [{map}, {map}], iterator_types = [{kinds}]}} "
            f"ins({value} : {type}) outs(%relu_e : {type}) {{",
            "^bb0(%v: f32, %o: f32):",
            "  %m = arith.maximumf %v, %relu_z : f32",
            "  linalg.yield %m : f32",
            f"}} -> {type}",
        ]
        return "%relu"

    def bias(self, value: str, shape: tuple[int, ...], axis: int, array: np.ndarray, kind: Kind) -> str:
        constant = self.constant("bias", array, kind)
        type, loops = shaped(shape, "f32"), ", ".join(f"d{one}" for one in range(len(shape)))
        map = f"affine_map<({loops}) -> ({loops})>"
        kinds = ", ".join(['"parallel"'] * len(shape))
        self.lines += [
            f"%biased_e = tensor.empty() : {type}",
            f"%biased = linalg.generic {{indexing_maps = [{map}, affine_map<({loops}) -> (d{axis})>, {map}], "
            f"iterator_types = [{kinds}]}} ins({value}, {constant} : {type}, {shaped(array.shape, 'f32')}) "
            f"outs(%biased_e : {type}) {{",
            "^bb0(%v: f32, %b: f32, %o: f32):",
            "  %m = arith.addf %v, %b : f32",
            "  linalg.yield %m : f32",
            f"}} -> {type}",
        ]
        return "%biased"

    def text(self, value: str, shape: tuple[int, ...], kind: Kind) -> str:
        quantized, plain = shaped(shape, kind.text), shaped(shape, kind.integer)
        body = "\n  ".join(
            [
                *self.lines,
                f"%yq = quant.qcast {value} : {shaped(shape, 'f32')} to {quantized}",
                f"%y = quant.scast %yq : {quantized} to {plain}",
                f"return %y : {plain}",
            ]
        )
        return (
            f"func.func @f({', '.join(self.arguments)}) -> {plain} "
            f'attributes {{quant.rounding = "nearest-even"}} {{\n  {body}\n}}'
        )


def requantized(sums: np.ndarray, scales: np.ndarray, result: Kind, low: float | None = None) -> np.ndarray:
    """As ONNX Runtime does it: one multiplication in f32."""
    factors = (scales.astype(np.float32) / np.float32(result.scale)).astype(np.float32)
    steps = np.rint(sums.astype(np.float32) * factors) + np.float32(result.zero)
    least, most = result.limits
    return bytes_of(np.clip(steps, least if low is None else max(low, least), most))


def runs_here(cpu: str) -> bool:
    return cpu == "native" or not X86 or target_named(cpu).features <= host_target().features


def check(text: str, arguments: list[np.ndarray], expected: np.ndarray, cpus: list[str] = CPUS[:2]) -> None:
    for cpu in filter(runs_here, cpus):
        compiled = lamina.compile(text, cpu=cpu, cache=None) if X86 else lamina.compile(text, cache=None)
        result = compiled.f(*(bytes_of(one) for one in arguments))
        np.testing.assert_array_equal(result, expected, err_msg=f"cpu {cpu}")
        if not X86:
            return


# ---- Convolutions


def convolved(x: np.ndarray, w: np.ndarray, stride: int, dilation: int, groups: int) -> np.ndarray:
    """Sums of products of centred integers: x is n, c, h, w, and w is f, c / groups, kh, kw."""
    features, depth, taps_h, taps_w = w.shape
    height = (x.shape[2] - dilation * (taps_h - 1) - 1) // stride + 1
    width = (x.shape[3] - dilation * (taps_w - 1) - 1) // stride + 1
    out = np.zeros((x.shape[0], features, height, width), np.int64)
    for feature in range(features):
        group = feature // (features // groups)
        part = x[:, group * depth : (group + 1) * depth]
        for row in range(taps_h):
            for column in range(taps_w):
                top, left = row * dilation, column * dilation
                window = part[:, :, top : top + stride * height : stride, left : left + stride * width : stride]
                out[:, feature] += np.einsum("nchw,c->nhw", window, w[feature, :, row, column])
    return out


CONVOLUTIONS = [
    # storage of x, zero point, features, channels, size, taps, stride, dilation, groups, padding, relu
    ("u8", 120, 16, 8, 9, 3, 1, 1, 1, 1, True),
    ("i8", -7, 20, 5, 11, 3, 2, 1, 1, 0, False),
    ("u8", 3, 33, 12, 8, 1, 1, 1, 1, 0, True),
    ("i8", 0, 8, 16, 13, 3, 1, 2, 1, 2, False),
    ("u8", 255, 24, 24, 10, 3, 1, 1, 24, 1, True),
    ("i8", 5, 24, 24, 10, 5, 2, 1, 24, 2, False),
    ("u8", 128, 16, 8, 7, 3, 1, 1, 4, 1, False),
    ("u8", 77, 70, 3, 12, 3, 2, 1, 1, 1, True),
]


@pytest.mark.parametrize("case", CONVOLUTIONS, ids=lambda case: "-".join(map(str, case)))
def test_convolution(case: tuple) -> None:
    storage, zero, features, channels, size, taps, stride, dilation, groups, padding, relu = case
    x_kind, w_kind, y_kind = kind(storage, 0.05, zero), per_axis("i8", features, 0), kind("u8", 0.7, 100)
    x, w = x_kind.random((2, channels, size, size)), w_kind.random((features, channels // groups, taps, taps))
    bias = RNG.integers(-3000, 3000, features)
    scales = np.float32(0.05) * w_kind.scale
    program = Program()
    value = program.argument(x.shape, x_kind)
    padded = size + 2 * padding
    if padding:
        program.lines += [
            "%pad = arith.constant 0.0 : f32",
            f"%padded = tensor.pad {value} low[0, 0, {padding}, {padding}] high[0, 0, {padding}, {padding}] {{",
            "^bb0(%i: index, %j: index, %k: index, %l: index):",
            "  tensor.yield %pad : f32",
            f"}} : {shaped(x.shape, 'f32')} to {shaped((2, channels, padded, padded), 'f32')}",
        ]
        value = "%padded"
    filter = program.constant("w", w, w_kind)
    places = (padded - dilation * (taps - 1) - 1) // stride + 1
    shape = (2, features, places, places)
    if groups == 1:
        init = program.zeros(shape)
        program.lines.append(
            f"%conv = linalg.conv_2d_nchw_fchw {{strides = dense<{stride}> : tensor<2xi64>, dilations = "
            f"dense<{dilation}> : tensor<2xi64>}} ins({value}, {filter} : "
            f"{shaped((2, channels, padded, padded), 'f32')}, "
            f"{shaped(w.shape, 'f32')}) outs({init} : {shaped(shape, 'f32')}) -> {shaped(shape, 'f32')}"
        )
    else:
        inner, depth = features // groups, channels // groups
        grouped = (2, groups, depth, padded, padded)
        filters, results = (groups, inner, depth, taps, taps), (2, groups, inner, places, places)
        init = program.zeros(results)
        program.lines += [
            f"%gx = tensor.expand_shape {value} [[0], [1, 2], [3], [4]] output_shape {list(grouped)} : "
            f"{shaped((2, channels, padded, padded), 'f32')} into {shaped(grouped, 'f32')}",
            f"%gw = tensor.expand_shape {filter} [[0, 1], [2], [3], [4]] output_shape {list(filters)} : "
            f"{shaped(w.shape, 'f32')} into {shaped(filters, 'f32')}",
            f"%g = linalg.conv_2d_ngchw_gfchw {{strides = dense<{stride}> : tensor<2xi64>, dilations = "
            f"dense<{dilation}> : tensor<2xi64>}} ins(%gx, %gw : {shaped(grouped, 'f32')}, {shaped(filters, 'f32')}) "
            f"outs({init} : {shaped(results, 'f32')}) -> {shaped(results, 'f32')}",
            f"%conv = tensor.collapse_shape %g [[0], [1, 2], [3], [4]] : {shaped(results, 'f32')} into "
            f"{shaped(shape, 'f32')}",
        ]
    value = program.bias("%conv", shape, 1, bias, Kind("i32", scales, 0, 0))
    if relu:
        value = program.relu(value, shape)
    text = program.text(value, shape, y_kind)
    centred = np.pad(x - zero, [(0, 0), (0, 0), (padding, padding), (padding, padding)])
    sums = convolved(centred, w, stride, dilation, groups) + bias[:, None, None]
    low = y_kind.zero if relu else None
    check(
        text,
        [x],
        requantized(sums, scales[:, None, None], y_kind, low),
        CPUS if groups > 1 and stride == 2 else CPUS[:2],
    )
    assert "f32" not in floats_of(text)


def floats_of(text: str) -> str:
    """The float operations on dequantized values that are left: none of products."""
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-quant-to-integers)")
    return "\n".join(line for line in str(module).splitlines() if "quant.dcast" in line)


# ---- Matrix products


@pytest.mark.parametrize("storage", ["u8", "i8"])
@pytest.mark.parametrize("weights", ["i8", "i4", "u8"])
@pytest.mark.parametrize("sizes", [(7, 19, 33), (32, 64, 48)])
def test_product_with_constant(storage: str, weights: str, sizes: tuple[int, int, int]) -> None:
    rows, columns, depth = sizes
    x_kind, y_kind = kind(storage, 0.1, 9), kind("i8", 2.0, -3)
    w_kind = per_axis(weights, columns, 1, 130 if weights == "u8" else 0)
    x, w = x_kind.random((rows, depth)), w_kind.random((depth, columns))
    program = Program()
    value, matrix = program.argument(x.shape, x_kind), program.constant("w", w, w_kind)
    init = program.zeros((rows, columns))
    types = f"{shaped(x.shape, 'f32')}, {shaped(w.shape, 'f32')}"
    result = shaped((rows, columns), "f32")
    program.lines.append(f"%p = linalg.matmul ins({value}, {matrix} : {types}) outs({init} : {result}) -> {result}")
    text = program.text("%p", (rows, columns), y_kind)
    scales = np.float32(0.1) * w_kind.scale
    check(text, [x], requantized((x - 9) @ (w - w_kind.zero), scales, y_kind))


@pytest.mark.parametrize("zeros", [(0, 0), (4, -9), (0, 17), (200, 0)])
def test_product_of_two_activations(zeros: tuple[int, int]) -> None:
    left, right, y_kind = kind("u8", 0.02, zeros[0]), kind("i8", 0.03, zeros[1]), kind("u8", 0.5, 128)
    a, b = left.random((3, 9, 21)), right.random((3, 21, 17))
    program = Program()
    first, second = program.argument(a.shape, left), program.argument(b.shape, right)
    init, result = program.zeros((3, 9, 17)), shaped((3, 9, 17), "f32")
    types = f"{shaped(a.shape, 'f32')}, {shaped(b.shape, 'f32')}"
    program.lines.append(
        f"%p = linalg.batch_matmul ins({first}, {second} : {types}) outs({init} : {result}) -> {result}"
    )
    text = program.text("%p", (3, 9, 17), y_kind)
    scale = np.float32(0.02) * np.float32(0.03)
    check(text, [a, b], requantized((a - zeros[0]) @ (b - zeros[1]), np.array(scale), y_kind))


# ---- Pooling, concatenation, element-wise operations


@pytest.mark.parametrize("storage", ["u8", "i8"])
def test_pooling_and_concatenation(storage: str) -> None:
    x_kind = kind(storage, 0.25, 3)
    x = x_kind.random((1, 6, 8, 8))
    program = Program()
    value = program.argument(x.shape, x_kind)
    init = program.zeros((1, 6, 4, 4), "0xFF800000")
    result = shaped((1, 6, 4, 4), "f32")
    program.lines += [
        "%window = tensor.empty() : tensor<2x2xf32>",
        f"%p = linalg.pooling_nchw_max {{strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}} "
        f"ins({value}, %window : {shaped(x.shape, 'f32')}, tensor<2x2xf32>) outs({init} : {result}) -> {result}",
        f"%c = tensor.concat dim(1) %p, %p : ({result}, {result}) -> {shaped((1, 12, 4, 4), 'f32')}",
    ]
    text = program.text("%c", (1, 12, 4, 4), x_kind)
    expected = x.reshape(1, 6, 4, 2, 4, 2).max(axis=(3, 5))
    check(text, [x], bytes_of(np.concatenate([expected, expected], 1)))
    assert floats_of(text) == ""


def test_average_of_a_plane() -> None:
    x_kind, y_kind = kind("u8", 0.25, 77), kind("u8", 0.25, 77)
    x = x_kind.random((1, 10, 7, 7))
    program = Program()
    value, init = program.argument(x.shape, x_kind), program.zeros((1, 10))
    program.lines.append(
        f"%p = linalg.reduce {{ arith.addf }} ins({value} : {shaped(x.shape, 'f32')}) "
        f"outs({init} : {shaped((1, 10), 'f32')}) dimensions = [2, 3]"
    )
    program.lines += [
        "%n = arith.constant dense<49.0> : tensor<1x10xf32>",
        "%m = arith.divf %p, %n : tensor<1x10xf32>",
    ]
    text = program.text("%m", (1, 10), y_kind)
    mean = ((x.sum(axis=(2, 3)) - 49 * 77).astype(np.float32) * np.float32(0.25)) / np.float32(49)
    expected = np.clip(np.rint(mean / np.float32(0.25)) + 77, 0, 255)
    check(text, [x], bytes_of(expected))


@pytest.mark.parametrize("operation", ["add", "mul"])
def test_two_operands(operation: str) -> None:
    left, right, y_kind = kind("u8", 0.031, 11), kind("i8", 0.047, -20), kind("i8", 0.09, 5)
    a, b = left.random((5, 37)), right.random((5, 37))
    program = Program()
    first, second = program.argument(a.shape, left), program.argument(b.shape, right)
    type = shaped((5, 37), "f32")
    program.lines += [
        f"%e = tensor.empty() : {type}",
        f"%p = linalg.{operation} ins({first}, {second} : {type}, {type}) outs(%e : {type}) -> {type}",
    ]
    text = program.text("%p", (5, 37), y_kind)
    x = (a - 11).astype(np.float32) * np.float32(0.031)
    y = (b + 20).astype(np.float32) * np.float32(0.047)
    number = x + y if operation == "add" else x * y
    check(text, [a, b], bytes_of(np.clip(np.rint(number / np.float32(0.09)) + 5, -128, 127)))


# ---- Other ways to write the same


def test_bias_as_init_of_a_convolution_with_channels_last() -> None:
    x_kind, w_kind, y_kind = kind("u8", 0.05, 31), per_axis("i8", 12, 3), kind("i8", 0.6, -10)
    x, w, bias = x_kind.random((1, 7, 7, 8)), w_kind.random((3, 3, 8, 12)), RNG.integers(-2000, 2000, 12)
    scales = np.float32(0.05) * w_kind.scale
    program = Program()
    value, filter = program.argument(x.shape, x_kind), program.constant("w", w, w_kind)
    vector = program.constant("b", bias, Kind("i32", scales, 0, 0))
    result = shaped((1, 5, 5, 12), "f32")
    program.lines += [
        f"%e = tensor.empty() : {result}",
        f"%i = linalg.broadcast ins({vector} : tensor<12xf32>) outs(%e : {result}) dimensions = [0, 1, 2]",
        f"%p = linalg.conv_2d_nhwc_hwcf {{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}} "
        f"ins({value}, {filter} : {shaped(x.shape, 'f32')}, {shaped(w.shape, 'f32')}) outs(%i : {result}) -> {result}",
    ]
    text = program.text("%p", (1, 5, 5, 12), y_kind)
    sums = convolved((x - 31).transpose(0, 3, 1, 2), w.transpose(3, 2, 0, 1), 1, 1, 1).transpose(0, 2, 3, 1) + bias
    check(text, [x], requantized(sums, scales, y_kind))
    assert floats_of(text) == ""


def test_depthwise_convolution_with_channels_last() -> None:
    x_kind, w_kind, y_kind = kind("i8", 0.05, -3), per_axis("i8", 20, 2), kind("u8", 0.2, 128)
    x, w = x_kind.random((1, 8, 8, 20)), w_kind.random((3, 3, 20))
    program = Program()
    value, filter = program.argument(x.shape, x_kind), program.constant("w", w, w_kind)
    init, result = program.zeros((1, 6, 6, 20)), shaped((1, 6, 6, 20), "f32")
    program.lines.append(
        f"%p = linalg.depthwise_conv_2d_nhwc_hwc {{strides = dense<1> : tensor<2xi64>, dilations = dense<1> : "
        f"tensor<2xi64>}} ins({value}, {filter} : {shaped(x.shape, 'f32')}, {shaped(w.shape, 'f32')}) "
        f"outs({init} : {result}) -> {result}"
    )
    text = program.text("%p", (1, 6, 6, 20), y_kind)
    filters = w.transpose(2, 0, 1)[:, None]
    sums = convolved((x + 3).transpose(0, 3, 1, 2), filters, 1, 1, 20).transpose(0, 2, 3, 1)
    check(text, [x], requantized(sums, np.float32(0.05) * w_kind.scale, y_kind))
    assert floats_of(text) == ""


def test_batch_that_is_not_known() -> None:
    x_kind, w_kind, y_kind = kind("u8", 0.1, 9), per_axis("i8", 16, 1), kind("i8", 2.0, -3)
    w, bias = w_kind.random((24, 16)), RNG.integers(-900, 900, 16)
    scales = np.float32(0.1) * w_kind.scale
    program = Program()
    program.arguments = ["%a: tensor<?x24xi8>"]
    matrix = program.constant("w", w, w_kind)
    vector = program.constant("b", bias, Kind("i32", scales, 0, 0))
    program.lines += [
        f"%q = quant.scast %a : tensor<?x24xi8> to tensor<?x24x{x_kind.text}>",
        f"%x = quant.dcast %q : tensor<?x24x{x_kind.text}> to tensor<?x24xf32>",
        "%c0 = arith.constant 0 : index",
        "%n = tensor.dim %a, %c0 : tensor<?x24xi8>",
        "%z = arith.constant 0.0 : f32",
        "%e = tensor.empty(%n) : tensor<?x16xf32>",
        "%i = linalg.fill ins(%z : f32) outs(%e : tensor<?x16xf32>) -> tensor<?x16xf32>",
        f"%p = linalg.matmul ins(%x, {matrix} : tensor<?x24xf32>, tensor<24x16xf32>) outs(%i : tensor<?x16xf32>) "
        "-> tensor<?x16xf32>",
        f"%bb = linalg.broadcast ins({vector} : tensor<16xf32>) outs(%e : tensor<?x16xf32>) dimensions = [0]",
        "%s = linalg.add ins(%p, %bb : tensor<?x16xf32>, tensor<?x16xf32>) outs(%e : tensor<?x16xf32>) "
        "-> tensor<?x16xf32>",
        f"%yq = quant.qcast %s : tensor<?x16xf32> to tensor<?x16x{y_kind.text}>",
        f"%y = quant.scast %yq : tensor<?x16x{y_kind.text}> to tensor<?x16xi8>",
        "return %y : tensor<?x16xi8>",
    ]
    body = "\n  ".join(program.lines)
    text = (
        'func.func @f(%a: tensor<?x24xi8>) -> tensor<?x16xi8> attributes {quant.rounding = "nearest-even"} {\n'
        f"  {body}\n}}"
    )
    for rows in (1, 5, 40):
        x = x_kind.random((rows, 24))
        check(text, [x], requantized((x - 9) @ w + bias, scales, y_kind))
    assert floats_of(text) == ""


def test_wide_sums_stay_float() -> None:
    """70,000 products of bytes may exceed 32 bits."""
    x_kind, y_kind = kind("u8", 0.01), kind("u8", 100.0)
    x, w = np.full((1, 70_000), 255), np.full((70_000, 16), 127)
    program = Program()
    value = program.argument(x.shape, x_kind)
    weights = kind("i8", 0.01)
    program.lines += [
        "%w_c = arith.constant dense<127> : tensor<70000x16xi8>",
        f"%w_q = quant.scast %w_c : tensor<70000x16xi8> to {shaped(w.shape, weights.text)}",
        f"%w = quant.dcast %w_q : {shaped(w.shape, weights.text)} to tensor<70000x16xf32>",
    ]
    init, result = program.zeros((1, 16)), "tensor<1x16xf32>"
    types = "tensor<1x70000xf32>, tensor<70000x16xf32>"
    program.lines.append(f"%p = linalg.matmul ins({value}, %w : {types}) outs({init} : {result}) -> {result}")
    text = program.text("%p", (1, 16), y_kind)
    assert "to tensor<1x70000xf32>" in floats_of(text)
