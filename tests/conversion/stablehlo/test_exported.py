"""Programs as JAX exports them, without JAX: run natively and compared with NumPy.

The texts were exported from functions like those in `jax_programs`; locations are left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lamina
from lamina.passmanager.manager import run_pipeline
from lamina.tools.main import main as command

FOLDER = Path(__file__).parent
RANDOM = np.random.default_rng(3)


def real(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape).astype(np.float32)


def compiled(name: str) -> Any:
    return lamina.compile(FOLDER / f"{name}.stablehlo.mlir")["main"]


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def test_attention() -> None:
    q, k, v = (real(2, 8, 2, 4) for _ in range(3))
    weights = softmax(np.einsum("bqhd,bkhd->bhqk", q, k) / 4)
    wanted = np.einsum("bhqk,bkhd->bqhd", weights, v)
    np.testing.assert_allclose(compiled("attention")(q, k, v), wanted, atol=1e-6)


def test_convolution_pooling_and_argmax() -> None:
    image, kernel, head = real(2, 8, 8, 3), real(3, 3, 3, 4), real(4, 5)
    padded = np.pad(image, ((0, 0), (0, 1), (0, 1), (0, 0)))
    found = np.zeros((2, 4, 4, 4), np.float32)
    for y in range(4):
        for x in range(4):
            window = padded[:, 2 * y : 2 * y + 3, 2 * x : 2 * x + 3]
            found[:, y, x] = np.einsum("nhwi,hwio->no", window, kernel)
    pooled = np.maximum(found, 0).reshape(2, 2, 2, 2, 2, 4).max((2, 4))
    wanted = np.argmax(pooled.mean((1, 2)) @ head, -1)
    np.testing.assert_array_equal(compiled("convolution")(image, kernel, head), wanted)


def test_recurrence() -> None:
    state, weights, inputs = real(2, 4), real(4, 4), real(6, 2, 4)
    last, sums = compiled("recurrence")(state, weights, inputs)
    wanted = []
    for x in inputs:
        wanted.append(state.sum())
        state = np.tanh(state @ weights + x)
    np.testing.assert_allclose(last, state, atol=1e-5)
    np.testing.assert_allclose(sums, wanted, atol=1e-5)


@pytest.mark.parametrize("size", [1, 2, 7])
def test_symbolic_batch(size: int) -> None:
    x, w = real(size, 8), real(8, 8)
    wanted = softmax(np.maximum(x @ w, 0) + x.mean(1, keepdims=True))[:, ::-1].reshape(-1, 4)
    np.testing.assert_allclose(compiled("symbolic_batch")(x, w), wanted, atol=1e-6)


def test_command_needs_no_flags(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["run", str(FOLDER / "attention.stablehlo.mlir")]) == 0
    assert "@main" in capsys.readouterr().out


def test_loops_and_calls_disappear_into_loops_on_scalars() -> None:
    module = lamina.parse((FOLDER / "recurrence.stablehlo.mlir").read_text())
    run_pipeline(module, "builtin.module(stablehlo-legalize-to-linalg)")
    text = str(module)
    assert "stablehlo" not in text and "call" not in text and "scf.while" not in text
    # The weights and the inputs, which do not change, are not carried.
    assert "scf.for" in text and text.count("iter_args") == 1
    assert "-> (tensor<2x4xf32>, tensor<6xf32>)" in next(line for line in text.splitlines() if "scf.for" in line)
