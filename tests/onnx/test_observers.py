"""How the quantizer runs a model on samples."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("onnx")

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
