"""Commands whose reader has exited (`| head`) end silently."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import ROOT
from tests.examples.toy_process import FOLDER, environment


@pytest.mark.parametrize(
    "words",
    [
        ["lamina", "opt", str(ROOT / "examples" / "conv2d.mlir")],
        ["lamina", "config"],
        ["toy", str(FOLDER / "programs" / "transpose.toy"), "--emit=mlir"],
        ["toy", str(FOLDER / "programs" / "transpose.toy")],
    ],
    ids=["opt", "config", "toy mlir", "toy run"],
)
def test_a_closed_pipe(words: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(),
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    complaints = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 1
    assert complaints == ""
