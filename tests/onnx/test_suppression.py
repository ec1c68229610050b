"""NonMaxSuppression against its definition, in Python."""

from __future__ import annotations

import numpy as np
import pytest

import lamina

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import TensorProto as T  # noqa: E402
from onnx import helper  # noqa: E402
from onnx.numpy_helper import from_array  # noqa: E402

from tests.onnx.models import node  # noqa: E402


def suppression(most, overlap, lowest, centered, shape):
    """A model of boxes and scores."""
    batches, classes, count = shape
    constants = [("most", np.int64([most])), ("overlap", np.float32([overlap])), ("lowest", np.float32([lowest]))]
    made = node("NonMaxSuppression", "boxes", "scores", *[name for name, _ in constants], center_point_box=centered)
    inputs = [("boxes", T.FLOAT, [batches, count, 4]), ("scores", T.FLOAT, [batches, classes, count])]
    graph = helper.make_graph(
        [made], "g", [helper.make_tensor_value_info(*one) for one in inputs],
        [helper.make_tensor_value_info("y", T.INT64, ["K", 3])],
        [from_array(value, name) for name, value in constants],
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=10)
    return lamina.compile(lamina.onnx.load(model))


def overlap_of(a, b, centered):
    if centered:
        a, b = ((y - h / 2, x - w / 2, y + h / 2, x + w / 2) for x, y, w, h in (a, b))
    height = min(a[2], b[2]) - max(a[0], b[0])
    width = min(a[3], b[3]) - max(a[1], b[1])
    shared = max(height, 0) * max(width, 0)
    return shared / ((a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - shared)


def expected(boxes, scores, most, overlap, lowest, centered):
    rows = []
    for batch, kind in np.ndindex(*scores.shape[:2]):
        order = np.argsort(-scores[batch, kind], kind="stable")
        taken = []
        for box in order[scores[batch, kind][order] > lowest]:
            apart = all(overlap_of(boxes[batch, box], boxes[batch, one], centered) <= overlap for one in taken)
            if apart and len(taken) < most:
                taken.append(box)
        rows += [(batch, kind, box) for box in taken]
    return np.array(rows, np.int64).reshape(-1, 3)


@pytest.mark.parametrize("centered", [0, 1])
@pytest.mark.parametrize(("most", "lowest"), [(3, 0.3), (1000, 0.5), (0, 0.0), (5, 2.0)])
def test_the_best_boxes_of_each_class_are_selected(most, lowest, centered):
    rng = np.random.default_rng(most)
    corners = rng.uniform(0, 10, (2, 24, 4)).astype(np.float32)
    boxes = corners if centered else np.concatenate([corners[..., :2], corners[..., :2] + corners[..., 2:] + 1], -1)
    # Equal scores: the first of them counts.
    scores = np.round(rng.uniform(0, 1, (2, 3, 24)), 1).astype(np.float32)
    compiled = suppression(most, 0.25, lowest, centered, scores.shape)
    wanted = expected(boxes.astype(np.float64), scores, most, 0.25, lowest, centered)
    np.testing.assert_array_equal(compiled.main(boxes, scores), wanted)


def test_many_boxes_that_do_not_overlap():
    """The work is the number of boxes times the number of selected ones: 4 million overlaps."""
    count = 2000
    corners = np.arange(count, dtype=np.float32)[:, None] * 2
    boxes = np.concatenate([corners, corners, corners + 1, corners + 1], 1)[None]
    scores = np.random.default_rng(0).permutation(count).astype(np.float32)[None, None]
    (found,) = [suppression(count, 0.5, -1.0, 0, scores.shape).main(boxes, scores)]
    np.testing.assert_array_equal(found[:, 2], np.argsort(-scores[0, 0]))
