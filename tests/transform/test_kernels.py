"""The schedules of examples/kernels: results against NumPy on one core and on all, and what the schedules promise."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

import lamina
from tests.mlir_test import run_tool

FOLDER = Path(__file__).parents[2] / "examples" / "kernels"
SHAPES = {
    ("matmul", "matmul"): [(1024, 1024), (1024, 1024), (1024, 1024)],
    ("depthwise_convolution", "depthwise"): [(4, 114, 114, 64), (3, 3, 64), (4, 112, 112, 64)],
    ("softmax", "softmax"): [(4096, 1024), (4096, 1024)],
}


def arrays(shapes: list[tuple[int, ...]]) -> list[np.ndarray]:
    generator = np.random.default_rng(2)
    return [generator.standard_normal(shape, dtype=np.float32) for shape in shapes]


def test_all_are_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.mlir")} == {file for file, _ in SHAPES}


@pytest.mark.parametrize("parallel", [False, True])
@pytest.mark.parametrize(("file", "function"), SHAPES)
def test_results(file: str, function: str, parallel: bool) -> None:
    given = arrays(SHAPES[file, function])
    expected = [one.copy() for one in given]
    runpy.run_path(str(FOLDER / f"{function}.py"))[function](*expected)
    lamina.compile((FOLDER / f"{file}.mlir").read_text(), parallel=parallel)[function](*given)
    assert np.abs(given[-1] - expected[-1]).max() / np.abs(expected[-1]).max() < 1e-5
    for one, before in zip(given[:-1], expected[:-1], strict=True):
        np.testing.assert_array_equal(one, before)


def payload(file: str) -> str:
    outcome = run_tool(["opt", "--transform-interpreter", str(FOLDER / f"{file}.mlir")])
    assert outcome.exit_code == 0, outcome.stderr
    return outcome.stdout.partition("transform.named_sequence")[0]


@pytest.mark.parametrize(
    ("file", "buffers"),
    [
        ("matmul", ["memref<1024x32xf32>"]),
        ("depthwise_convolution", []),
        ("softmax", ["memref<1xf32>", "memref<1x64xf32>", "memref<1x1024xf32>"]),
    ],
)
def test_buffers(file: str, buffers: list[str]) -> None:
    """No copies, and no buffers but the panel of matmul and the rows of softmax, allocated outside of inner loops."""
    text = payload(file)
    assert "memref.copy" not in text
    allocations = re.findall(r"^( *)%\w+ = memref\.alloca?\(\).*: (memref<\S+>)", text, re.MULTILINE)
    assert [type for _, type in allocations] == buffers
    assert all(len(indent) <= 6 for indent, _ in allocations)


def test_softmax_calls_no_library() -> None:
    assembly = lamina.compile((FOLDER / "softmax.mlir").read_text()).assembly()
    called = set(re.findall(r"\bcall\w*\s+(\w+)", assembly))
    assert called <= {"malloc", "free", "softmax", "lamina_assert_failed"}
