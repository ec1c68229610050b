"""Random networks in float and in bytes, of one image or several, on several threads: each computes what it does on one
thread, and what ONNX Runtime does. All chains of operations run image by image."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import numpy as np
import onnxruntime

import lamina.onnx
from lamina.passes import depth_first
from lamina.schedule import preparations
from tests.fuzz.parallel import run_on_threads
from tests.onnx.random_networks import RandomNetwork


@contextmanager
def image_by_image() -> Iterator[None]:
    """Loops over images cost nothing, and nothing stays in a cache otherwise."""
    with (
        mock.patch.object(depth_first, "_COST_OF_LOOP", 0),
        mock.patch.object(preparations, "Machine", lambda near, last, cores: depth_first.Machine(64, 128, cores)),
    ):
        yield


def problem(seed: int) -> str | None:
    made = RandomNetwork(seed)
    made.quantized = seed % 3 == 0
    made.batch = made.pick(made.batch, 2, 4, 5, 7)
    model = made.pick(made.model, made.model, made.rows_model, made.rows_model, made.classifier)()
    x = made.rng.standard_normal((made.batch, *made.images[0][1:])).astype(np.float32)
    if made.pick(True, False, False):
        model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "N"
    module = lamina.onnx.load(model)
    with image_by_image():
        (one,), (other,), wrong = run_on_threads(module, "main", [x], seed)
    if wrong is None:
        options = onnxruntime.SessionOptions()
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
        session = onnxruntime.InferenceSession(model.SerializeToString(), options, ["CPUExecutionProvider"])
        (right,) = session.run(None, {"x": x})
        for who, result in (("parallel loops", other), ("ONNX Runtime", right)):
            # A sum in another order may be rounded to another byte.
            far = np.abs(one - result) > (0.2 if made.quantized else 2e-4 * (1 + np.abs(right)))
            if np.mean(far) > (0.02 if made.quantized else 0):
                wrong = f"the result differs from that of {who} by {np.abs(one - result).max()}"
    return None if wrong is None else f"{wrong}: {[node.op_type for node in model.graph.node]}"
