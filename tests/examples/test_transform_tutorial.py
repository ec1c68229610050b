"""examples/transform_tutorial: the scripts of docs/transform_tutorial.md, run as the page says."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import lamina

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "transform_tutorial"
PAGE = (ROOT / "docs" / "transform_tutorial.md").read_text(encoding="utf-8")
COMMANDS = [line for line in PAGE.splitlines() if line.startswith("lamina ")]


def _opt(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "lamina", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_page_succeed(command: str, tmp_path: Path) -> None:
    for file in FOLDER.iterdir():
        if file.is_file():
            (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    done = _opt(tmp_path, *shlex.split(command)[1:])
    assert done.returncode == 0, done.stderr


def test_the_layer_is_fused_and_calls_the_microkernel() -> None:
    text = _opt(FOLDER, "opt", "--transform-interpreter", "--canonicalize", "fused_layer.mlir").stdout
    assert "func.call @microkernel" in text and text.count("scf.forall (") == 2
    rng = np.random.default_rng(0)
    lhs, rhs, bias = (rng.standard_normal((512, 512), dtype=np.float32) for _ in range(3))
    output = rng.standard_normal((512, 512), dtype=np.float32)
    computed = lamina.compile(FOLDER / "fused_layer.mlir")["layer"](lhs, rhs, bias, output)
    np.testing.assert_allclose(computed, np.maximum(lhs @ rhs + output + bias, 0), rtol=1e-4, atol=1e-4)


def test_only_the_second_call_has_another_target() -> None:
    done = _opt(FOLDER, "opt", "--import=change_call_target.py", "--transform-interpreter", "call_targets.mlir")
    assert [line.strip() for line in done.stdout.splitlines() if line.startswith("    call")] == [
        "call @orig() : () -> ()",
        "call @updated() : () -> ()",
    ]


def test_the_operation_takes_calls_only(tmp_path: Path) -> None:
    text = (FOLDER / "call_targets.mlir").read_text(encoding="utf-8")
    text = text.replace('["func.call"]', '["func.return"]').replace('!transform.op<"func.call">', "!transform.any_op")
    text = text.replace("%first, %second = transform.split_handle %calls", "%second = transform.split_handle %calls")
    text = text.replace("-> (!transform.any_op, !transform.any_op)", "-> !transform.any_op")
    (tmp_path / "returns.mlir").write_text(text, encoding="utf-8")
    script = str(FOLDER / "change_call_target.py")
    done = _opt(tmp_path, "opt", f"--import={script}", "--transform-interpreter", "returns.mlir")
    assert done.returncode == 1
    assert "transform.my.change_call_target" in done.stderr and "returns.mlir:7:3: note:" in done.stderr


def test_matchers_find_the_sum_twice() -> None:
    done = _opt(FOLDER, "opt", "--transform-interpreter", "matched_layers.mlir")
    remarks = [line.split(" remark: ") for line in done.stderr.splitlines() if " remark: " in line]
    assert [(place.split(":")[1], message) for place, message in remarks] == [
        ("8", "elementwise"),
        ("11", "end of a layer"),
        ("8", "middle of a layer"),
        ("6", "start of a layer"),
    ]
