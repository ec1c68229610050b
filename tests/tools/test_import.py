"""``lamina import``, and models in ``lamina run``."""

from __future__ import annotations

import numpy as np
import pytest

from lamina.tools.main import main

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import helper  # noqa: E402


@pytest.fixture
def path(tmp_path):
    x, y = (helper.make_tensor_value_info(name, 1, ["N", 4]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", [x], [y])
    file = tmp_path / "relu.onnx"
    onnx.save(helper.make_model(graph, ir_version=10), file)
    return file


def test_import_writes_a_module(path, tmp_path):
    target = tmp_path / "relu.mlir"
    assert main(["import", str(path), "-o", str(target), "--shape", "N=2"]) == 0
    assert "tensor<2x4xf32>" in target.read_text()


def test_run_takes_models(path, tmp_path, capfd):
    np.save(tmp_path / "x.npy", np.float32([[-1, 2, -3, 4]]))
    assert main(["run", str(path), "--args", str(tmp_path / "x.npy")]) == 0
    assert "[[0. 2. 0. 4.]]" in capfd.readouterr().out


def test_wrong_files_are_diagnosed(tmp_path, capfd):
    file, target = tmp_path / "empty.onnx", tmp_path / "out.mlir"
    file.write_bytes(b"")
    target.write_text("before")
    assert main(["import", str(file), "-o", str(target)]) == 1
    assert main(["run", str(file)]) == 1
    assert capfd.readouterr().err.count(f"{file}:0:0: error: the file is empty") == 2
    assert target.read_text() == "before"


@pytest.mark.parametrize("words", [
    ["import"], ["import", "a.onnx", "--shape", "N"], ["import", "a.onnx", "--shape", "N=-1"],
    ["run", "a.mlir", "--shape", "N=1"],
])  # fmt: skip
def test_bad_usage(words, capfd):
    assert main(words) == 2
    assert capfd.readouterr().err
