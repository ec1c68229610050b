"""Resize where sizes are only known at run time, against the same node with known sizes."""

import numpy as np
import pytest
from onnx import TensorProto as T
from onnx import helper
from onnx.reference import ReferenceEvaluator

import lamina
import lamina.onnx
from tests.onnx.models import node

CASES = {
    "nearest": dict(mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor"),
    "nearest, halves": dict(mode="nearest", coordinate_transformation_mode="half_pixel"),
    "linear": dict(mode="linear", coordinate_transformation_mode="pytorch_half_pixel"),
    "linear, corners": dict(mode="linear", coordinate_transformation_mode="align_corners"),
    "cubic": dict(mode="cubic", coordinate_transformation_mode="half_pixel"),
}


def resizing(shape, inputs, **attributes):
    """A model of one node, whose scales or sizes are constants."""
    names = ["x", "", *(name if array is not None else "" for name, array in inputs.items())]
    graph = helper.make_graph(
        [node("Resize", *names, **attributes)], "g",
        [helper.make_tensor_value_info("x", T.FLOAT, shape)], [helper.make_tensor_value_info("y", T.FLOAT, None)],
        [helper.make_tensor(name, T.FLOAT if array.dtype == np.float32 else T.INT64, array.shape, array)
         for name, array in inputs.items() if array is not None],
    )  # fmt: skip
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=10)


@pytest.mark.parametrize("scale", [2.0, 1.5])
@pytest.mark.parametrize("attributes", CASES.values(), ids=CASES)
def test_scales_of_dynamic_images(attributes, scale):
    proto = resizing(["N", 2, "H", "W"], {"scales": np.array([1, 1, scale, scale], np.float32)}, **attributes)
    main = lamina.compile(lamina.onnx.load(proto), remarks="none").main
    for shape in ((1, 2, 4, 6), (3, 2, 5, 7)):
        x = np.random.default_rng(1).normal(size=shape).astype(np.float32)
        (expected,) = ReferenceEvaluator(proto).run(None, {"x": x})
        np.testing.assert_allclose(main(x), expected, atol=3e-6)


@pytest.mark.parametrize("attributes", CASES.values(), ids=CASES)
def test_sizes_of_dynamic_images(attributes):
    sizes = {"scales": None, "sizes": np.array([9, 5], np.int64)}
    proto = resizing(["N", 2, "H", "W"], sizes, axes=[2, 3], **attributes)
    main = lamina.compile(lamina.onnx.load(proto), remarks="none").main
    for shape in ((1, 2, 4, 6), (2, 2, 3, 4)):
        x = np.random.default_rng(1).normal(size=shape).astype(np.float32)
        (expected,) = ReferenceEvaluator(proto).run(None, {"x": x})
        np.testing.assert_allclose(main(x), expected, atol=3e-6)


def test_dynamic_batches_keep_the_places_constant():
    proto = resizing(["N", 2, 4, 4], {"scales": np.array([1, 1, 2, 2], np.float32)}, mode="linear")
    text = str(lamina.onnx.load(proto))
    assert "math.floor" not in text


def test_few_elements_are_gathered():
    """Nearest elements by a whole factor are repeated; images grow along vectors before they have more rows."""
    scales = {"scales": np.array([1, 1, 3, 3], np.float32)}
    nearest = resizing([1, 2, 4, 16], scales, **CASES["nearest"])
    assert "tensor.extract" in (text := str(lamina.onnx.load(nearest))) and "tensor<48x1xi64>" not in text
    linear = resizing([1, 2, 4, 16], scales, **CASES["linear"])
    assert "tensor<1x2x4x48xf32>" in (text := str(lamina.onnx.load(linear))) and "tensor<1x2x12x16xf32>" not in text
    x = np.random.default_rng(1).normal(size=(1, 2, 4, 16)).astype(np.float32)
    for proto in (nearest, linear):
        (expected,) = ReferenceEvaluator(proto).run(None, {"x": x})
        result = lamina.compile(lamina.onnx.load(proto), remarks="none").main(x)
        np.testing.assert_allclose(result, expected, atol=3e-6)
