"""Files that a command writes are not ones that it reads, and models are regular files."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from lamina.tools.main import main

onnx = pytest.importorskip("onnx", reason="the package onnx is not installed")
from onnx import helper, numpy_helper  # noqa: E402

IDENTITY = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n"


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model with external data, samples, a module, and a link to the data, in the working folder."""
    monkeypatch.chdir(tmp_path)
    x, y = (helper.make_tensor_value_info(name, 1, [1, 8]) for name in "xy")
    weights = numpy_helper.from_array(np.ones((8, 8), np.float32), "w")
    graph = helper.make_graph([helper.make_node("MatMul", ["x", "w"], ["y"])], "g", [x], [y], [weights])
    model = helper.make_model(graph, ir_version=10)
    onnx.save(model, "m.onnx", save_as_external_data=True, location="m.bin", size_threshold=0)
    os.symlink("m.bin", "other-name")
    np.save("x.npy", np.ones((1, 8), np.float32))
    Path("f.mlir").write_text(IDENTITY)
    Path("notes.txt").write_text("not to be lost\n")


@pytest.mark.parametrize("words", [
    ["import", "m.onnx", "-o", "m.onnx"], ["import", "m.onnx", "-o", "./m.bin"],
    ["import", "m.onnx", "-o", "other-name"],
    ["quantize", "m.onnx", "--data", "x.npy", "-o", "x.npy"], ["quantize", "m.onnx", "--data", "x.npy", "-o", "m.bin"],
    ["run", "m.onnx", "--emit=so", "-o", "m.onnx"], ["run", "m.onnx", "--emit=mlir", "-o", "m.bin"],
    ["run", "f.mlir", "--emit=obj", "-o", "f.mlir"], ["run", "f.mlir", "--profile=f.mlir"],
    ["opt", "f.mlir", "--trace-html=f.mlir"], ["run", "m.onnx", "--trace-html=m.bin"],
    ["run", "m.onnx", "--args", "x.npy", "--emit=llvm", "-o", "x.npy"], ["schedule", "f.mlir", "-o", "f.mlir"],
    ["tune", "f.mlir", "--log", "f.mlir"], ["tune", "f.mlir", "-o", "f.mlir"],
])  # fmt: skip
def test_an_input_is_not_overwritten(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in Path().iterdir()}
    assert main(words) == 1
    assert "is also an input" in capfd.readouterr().err
    assert {path: path.read_bytes() for path in Path().iterdir()} == before


@pytest.mark.parametrize("words", [
    ["import", "m.onnx", "-o"], ["quantize", "m.onnx", "--data", "x.npy", "-o"], ["run", "f.mlir", "--profile"],
    ["run", "broken.mlir", "--emit=llvm", "-o"], ["opt", "broken.mlir", "-o"], ["schedule", "broken.mlir", "-o"],
    ["translate", "--mlir-to-llvmir", "broken.mlir", "-o"], ["tune", "broken.mlir", "--log"],
])  # fmt: skip
def test_a_missing_folder_is_noticed_before_the_work(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    Path("broken.mlir").write_text("never read\n")
    *others, flag = words
    assert main([*others, f"{flag}=missing/new"]) == 1
    out, err = capfd.readouterr()
    assert err.endswith("'missing/new': No such file or directory\n") and err.count("\n") == 1 and not out
    assert main([*others, f"{flag}=."]) == 1
    assert "'.': Is a directory" in capfd.readouterr().err


def test_two_outputs_are_two_files(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "f.mlir", "--log", "new", "-o", "./new"]) == 1
    assert "-o and --log name the same file, 'new'" in capfd.readouterr().err
    assert not Path("new").exists()


def test_a_file_that_is_no_log_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    matmul = IDENTITY.replace("return", "%0 = math.exp %x : tensor<2xf32>\n  return")
    Path("g.mlir").write_text(matmul)
    assert main(["tune", "g.mlir", "--log", "notes.txt", "--trials=1", "--no-database"]) == 1
    assert "'notes.txt' is not the log of a search: it has other text" in capfd.readouterr().err
    assert Path("notes.txt").read_text() == "not to be lost\n"


@pytest.mark.parametrize("words", [["opt"], ["run", "--emit=mlir"], ["schedule", "--with-payload"]])
def test_modules_are_edited_in_place(words: list[str]) -> None:
    assert main([*words, "f.mlir", "-o", "f.mlir"]) == 0
    assert Path("f.mlir").read_text() != IDENTITY


@pytest.mark.parametrize("words", [
    ["import", "m.onnx"], ["import", "pipe"], ["run", "pipe.onnx"],
    ["quantize", "pipe", "--data", "x.npy", "-o", "new"],
    ["quantize", "n.onnx", "--data", "pipe", "-o", "new"], ["run", "n.onnx", "--args", "pipe.npy"],
])  # fmt: skip
def test_pipes_are_not_waited_for(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    model = onnx.load("m.onnx")
    onnx.save(model, "n.onnx")
    onnx.save(model, "m.onnx", save_as_external_data=True, location="new.bin", size_threshold=0)
    os.remove("new.bin")
    for name in ("new.bin", "pipe", "pipe.onnx", "pipe.npy"):
        os.mkfifo(name)
    assert main(words) == 1
    assert "is not a regular file" in capfd.readouterr().err
