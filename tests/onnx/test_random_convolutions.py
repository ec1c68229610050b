"""Random networks of convolutions against ONNX Runtime: layouts, tiles at the ends of images, what is fused."""

from __future__ import annotations

import os

import numpy as np
import pytest

import lamina

pytest.importorskip("onnx", reason="the package onnx is not installed")
onnxruntime = pytest.importorskip("onnxruntime", reason="ONNX Runtime is not installed")

from tests.onnx.random_networks import RandomNetwork  # noqa: E402

COUNT = int(os.environ.get("LAMINA_FUZZ_COUNT", "12"))


@pytest.mark.parametrize("seed", range(COUNT))
def test_random_networks(seed: int) -> None:
    network = RandomNetwork(seed)
    model = network.model()
    x = network.rng.standard_normal((network.batch, *network.images[0][1:])).astype(np.float32)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    (expected,) = session.run(None, {"x": x})
    compiled = lamina.compile(lamina.onnx.load(model), cache=None, remarks="none")
    before = x.copy()
    for _ in range(2):
        np.testing.assert_allclose(compiled.main(x), expected, rtol=2e-4, atol=2e-4)
    np.testing.assert_array_equal(x, before)
