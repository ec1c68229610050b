"""Fourier transforms against NumPy's."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402
from onnx.numpy_helper import from_array  # noqa: E402

from lamina.onnx import OnnxImportError  # noqa: E402


def model(kind, shape, constants=(), opset=20, element=T.FLOAT, inputs=("x",), **attributes):
    names = [name if name in inputs or name in dict(constants) else "" for name in inputs]
    node = helper.make_node(kind, [*names], ["y"], **attributes)
    given = [from_array(np.asarray(value), name) for name, value in dict(constants).items()]
    x, y = helper.make_tensor_value_info("x", element, shape), helper.make_tensor_value_info("y", element, None)
    graph = helper.make_graph([node], "g", [x], [y], given)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])


def complex_of(parts):
    return parts[..., 0] if parts.shape[-1] == 1 else parts[..., 0] + 1j * parts[..., 1]


def parts_of(numbers):
    return np.stack([numbers.real, numbers.imag], -1)


# Of axis 0 for the length in the constants.
@pytest.mark.parametrize(
    ("count", "parts", "length", "inverse", "onesided"),
    [
        (1, 2, None, 0, 0),
        (7, 1, None, 0, 0),
        (12, 2, 9, 1, 0),
        (5, 2, 16, 0, 0),
        (9, 1, None, 0, 1),
        (6, 1, 10, 0, 1),
        (5, 2, None, 1, 1),
        (5, 2, 9, 1, 1),
        (4, 2, 12, 1, 1),
        (1200, 2, None, 1, 0),
        (1100, 1, 2310, 0, 1),
    ],
)
def test_transforms(count, parts, length, inverse, onesided):
    """Of the second dimension of three, of two rows and of one row in one module."""
    x = np.random.default_rng(count).standard_normal((2, count, 3, parts), np.float32)
    constants = {"axis": np.int64(1)} | ({} if length is None else {"n": np.int64(length)})
    made = model("DFT", ["N", count, 3, parts], constants, inputs=("x", "n" if length else "", "axis"),
                 inverse=inverse, onesided=onesided)  # fmt: skip
    compiled = lamina.compile(lamina.onnx.load(made))
    for rows in (x, x[:1]):
        signal = complex_of(rows)
        if inverse and onesided:
            expected = np.fft.irfft(signal, length, 1)[..., np.newaxis]
        elif onesided:
            expected = parts_of(np.fft.rfft(signal.astype(np.float64), length, 1))
        else:
            expected = parts_of((np.fft.ifft if inverse else np.fft.fft)(signal, length, 1))
        found = compiled.main(rows)
        assert found.shape == expected.shape
        np.testing.assert_allclose(found, expected, atol=2e-6 * np.abs(expected).max())


def test_the_axis_is_an_attribute_before_version_20():
    x = np.random.default_rng(0).standard_normal((3, 8, 6, 1))
    made = model("DFT", x.shape, opset=17, element=T.DOUBLE, axis=2)
    found = lamina.compile(lamina.onnx.load(made)).main(x)
    np.testing.assert_allclose(found, parts_of(np.fft.fft(x[..., 0], axis=2)), atol=1e-13)


@pytest.mark.parametrize(("onesided", "has_window", "rank"), [(1, True, 3), (0, True, 2), (1, False, 3)])
def test_short_time_transforms_of_any_length(onesided, has_window, rank):
    window = np.hanning(16).astype(np.float32) if has_window else np.ones(16, np.float32)
    constants = {"step": np.int64(5), **({"w": window} if has_window else {"n": np.int64(16)})}
    inputs = ("x", "step", "w") if has_window else ("x", "step", "", "n")
    made = model("STFT", ["N", "L", 1][:rank], constants, opset=17, inputs=inputs, onesided=onesided)
    compiled = lamina.compile(lamina.onnx.load(made))
    for size in (16, 57, 10):
        x = np.random.default_rng(size).standard_normal((2, size, 1), np.float32)
        frames = [x[:, at : at + 16, 0] * window for at in range(0, size - 15, 5)]
        transform = np.fft.rfft if onesided else np.fft.fft
        bins = 9 if onesided else 16
        expected = np.zeros((2, 0, bins, 2))
        if frames:
            expected = np.stack([parts_of(transform(frame)) for frame in frames], 1)
        np.testing.assert_allclose(compiled.main(x if rank == 3 else x[:, :, 0]), expected, atol=1e-5)


@pytest.mark.parametrize(
    ("kind", "shape", "attributes", "message"),
    [
        ("DFT", [2, 8, 2], {"onesided": 1}, "onesided transforms real numbers only"),
        ("DFT", [2, 8, 3], {}, "no signal of real or complex numbers"),
        ("DFT", [2, "N", 1], {}, "must be a constant; set it with shapes"),
        ("DFT", [1, 100003, 2], {}, "a number with a large prime factor"),
    ],
)
def test_refused_transforms(kind, shape, attributes, message):
    with pytest.raises(OnnxImportError, match=message):
        lamina.onnx.load(model(kind, shape, **attributes))


def test_mel_weights_are_a_constant():
    values = {"m": np.int64(8), "n": np.int64(16), "r": np.int64(8192), "l": np.float32(0), "h": np.float32(4096)}
    made = model("MelWeightMatrix", [1], values, inputs=tuple(values))
    made.graph.input.pop()
    module = lamina.onnx.load(made)
    found = lamina.compile(module).main()
    assert found.shape == (9, 8)
    np.testing.assert_allclose(found.sum(0), np.ones(8), atol=1e-6)


def test_branches_of_different_ranks_need_a_constant_condition():
    """The backend imports such a model again for each value."""
    x, y = helper.make_tensor_value_info("x", T.BOOL, []), helper.make_tensor_value_info("y", T.FLOAT, None)
    sides = [
        helper.make_graph([helper.make_node("Constant", [], ["r"], value=from_array(value))], "side", [], [
            helper.make_tensor_value_info("r", T.FLOAT, None)
        ])
        for value in (np.float32(1), np.float32([1, 2]))
    ]  # fmt: skip
    node = helper.make_node("If", ["x"], ["y"], then_branch=sides[0], else_branch=sides[1])
    made = helper.make_model(helper.make_graph([node], "g", [x], [y]), opset_imports=[helper.make_opsetid("", 18)])
    with pytest.raises(OnnxImportError, match="and its condition is no constant"):
        lamina.onnx.load(made)
    prepared = lamina.onnx.backend.prepare(made)
    for value, shape in ((True, ()), (False, (2,))):
        assert prepared.run([np.array(value)])[0].shape == shape
