"""The library of schedules: examples in Python make the same code as their scripts."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import lamina
from lamina.transform.run import apply_own_script

KERNELS = Path(__file__).parents[2] / "examples" / "kernels"


@pytest.mark.parametrize("name", ["depthwise_convolution", "matmul"])
def test_same_code_as_the_script(name: str) -> None:
    scripted = lamina.parse(KERNELS / f"{name}.mlir")
    assert apply_own_script(scripted)
    s = lamina.schedule.on(KERNELS / f"{name}.mlir")
    runpy.run_path(str(KERNELS / "schedules.py"))[name](s)
    assert str(s.payload) == str(scripted)
