"""How the quantizer runs a model on samples."""

from __future__ import annotations

import math

import numpy as np
import pytest

pytest.importorskip("onnx")

from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402

from lamina.onnx.quantization.observers import Network, _floating_point_operations  # noqa: E402
from tests.onnx.models import floats, model, node  # noqa: E402


def product():
    """y = x w, with 2 x 3 x 5 x 7 floating-point operations for x of 3 rows."""
    x, w = floats(3, 5), floats(5, 7)
    return model([node("MatMul", "x", "w")], [("x", x)], "y", [("w", w)]), x, w


def test_operations_are_counted_for_the_shapes_of_the_samples():
    network, _, _ = product()
    assert _floating_point_operations(network, {"x": (3, 5)}) == 2 * 3 * 5 * 7


@pytest.mark.parametrize(("runs", "schedule"), [(1, "none"), (4, "none"), (5, "auto"), (6, "auto")])
def test_long_runs_get_schedules(monkeypatch, runs, schedule):
    monkeypatch.setattr("lamina.onnx.quantization.observers._OPERATIONS_WORTH_A_SCHEDULE", 5 * 2 * 3 * 5 * 7)
    onnx_model, x, w = product()
    network = Network(onnx_model, ["x", "y"])
    seen = list(network.run([[x + step] for step in range(runs)]))
    assert network._compiled.options["schedule"] == schedule
    for step, tensors in enumerate(seen):
        np.testing.assert_array_equal(tensors["x"], x + step)
        np.testing.assert_allclose(tensors["y"], (x + step) @ w, rtol=1e-5)


@pytest.mark.parametrize(("least", "level"), [(2 * 2 * 3 * 5 * 7, 3), (2 * 2 * 3 * 5 * 7 + 1, 0)])
def test_very_short_runs_are_not_optimized(monkeypatch, least, level):
    monkeypatch.setattr("lamina.onnx.quantization.observers._OPERATIONS_WORTH_OPTIMIZATION", least)
    onnx_model, x, _ = product()
    network = Network(onnx_model, ["y"])
    list(network.run([[x], [x]]))
    assert network._compiled.options["opt_level"] == level


def test_sizes_that_all_runs_share_are_fixed():
    onnx_model, x, w = product()
    dims = onnx_model.graph.input[0].type.tensor_type.shape.dim
    dims[0].dim_param, dims[1].dim_param = "M", "K"
    network = Network(onnx_model, ["y"])
    shapes = [(3, 5), (2, 5)]
    for shape, tensors in zip(shapes, network.run([[x[: shape[0]]] for shape in shapes]), strict=True):
        np.testing.assert_allclose(tensors["y"], x[: shape[0]] @ w, rtol=1e-5)
    sizes = network._model.graph.input[0].type.tensor_type.shape.dim
    assert (sizes[0].dim_param, sizes[1].dim_value) == ("M", 5)
    assert dims[1].dim_param == "K"


def test_operations_in_loops_count_for_each_round():
    body = helper.make_graph(
        [node("Identity", "keep", output="again"), node("MatMul", "old", "w", output="new")], "body",
        [helper.make_tensor_value_info("i", T.INT64, []), helper.make_tensor_value_info("keep", T.BOOL, []),
         helper.make_tensor_value_info("old", T.FLOAT, [3, 5])],
        [helper.make_tensor_value_info("again", T.BOOL, []), helper.make_tensor_value_info("new", T.FLOAT, [3, 5])],
    )  # fmt: skip
    loop = helper.make_node("Loop", ["count", "", "x"], ["y"], body=body, name="loop")
    looping = model([loop], [("x", floats(3, 5))], "y", [("w", floats(5, 5)), ("count", np.int64(4))])
    assert _floating_point_operations(looping, {"x": (3, 5)}) == math.inf  # it may end early
    scanning = model(
        [node("LSTM", "x", "w", "r", output="y", hidden_size=2)], [("x", floats(7, 1, 3))], "y",
        [("w", floats(1, 8, 3)), ("r", floats(1, 8, 2))],
    )  # fmt: skip
    assert _floating_point_operations(scanning, {"x": (7, 1, 3)}) >= 7 * 2 * 8 * 5
