"""TopK against NumPy's stable sort."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402
from onnx.numpy_helper import from_array  # noqa: E402


def best(shape, axis, largest, k=None):
    """A model, whose ``k`` is an input unless it is given."""
    made = helper.make_node("TopK", ["x", "k"], ["v", "i"], axis=axis, largest=largest)
    inputs = [helper.make_tensor_value_info("x", T.FLOAT, shape)]
    if k is None:
        inputs.append(helper.make_tensor_value_info("k", T.INT64, [1]))
    outputs = [helper.make_tensor_value_info(name, kind, None) for name, kind in (("v", T.FLOAT), ("i", T.INT64))]
    constants = [] if k is None else [from_array(np.int64([k]), "k")]
    graph = helper.make_graph([made], "g", inputs, outputs, constants)
    return lamina.compile(lamina.onnx.load(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])))


def check(model, x, k, axis, largest, *, given=False):
    values, places = model.main(x) if not given else model.main(x, np.int64([k]))
    order = np.argsort(-x if largest else x, axis=axis, kind="stable").take(range(k), axis=axis)
    np.testing.assert_array_equal(places, order)
    np.testing.assert_array_equal(values, np.take_along_axis(x, order, axis))


@pytest.mark.parametrize(("shape", "k", "axis", "largest"), [((4, 33, 5), 33, 1, 0), ((3, 50), 7, -1, 1)])
def test_equal_elements_are_ordered_by_position(shape, k, axis, largest):
    x = np.random.default_rng(k).integers(0, 9, shape).astype(np.float32)
    check(best(shape, axis, largest, k), x, k, axis, largest)


def test_numbers_that_are_known_at_run_time():
    model = best([2, 40], 1, 1)
    x = np.random.default_rng(1).standard_normal((2, 40), np.float32)
    for k in (0, 1, 2, 39, 40):
        check(model, x, k, 1, 1, given=True)


def test_many_of_many():
    """A pass over the rest for each of them would take half a minute."""
    x = np.random.default_rng(2).standard_normal((1, 300_000), np.float32)
    check(best([1, 300_000], 1, 1, 100_000), x, 100_000, 1, 1)
