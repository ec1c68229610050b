"""Counted operations, and the bound that they and the memory give."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.execution import roofline as subject
from lamina.execution.float_operations import float_operations
from lamina.execution.roofline import roofline
from lamina.tools import run_report
from lamina.tools.main import main

MATMUL = """func.func @f(%a: tensor<{m}x96xf32>, %b: tensor<96x48xf32>, %c: tensor<{m}x48xf32>) -> tensor<{m}x48xf32> {{
  %0 = linalg.matmul ins(%a, %b : tensor<{m}x96xf32>, tensor<96x48xf32>) outs(%c : tensor<{m}x48xf32>)
    -> tensor<{m}x48xf32>
  return %0 : tensor<{m}x48xf32>
}}"""


@pytest.mark.parametrize(
    ("text", "count"),
    [
        (MATMUL.format(m=64), 2 * 64 * 48 * 96),
        (MATMUL.format(m="?"), None),
        ("func.func @f(%x: f32) -> f32 { %0 = arith.addf %x, %x : f32 return %0 : f32 }", None),
        (
            "func.func @f(%x: tensor<8xi32>, %y: tensor<8xf32>) -> tensor<8xf32> {\n"
            "  %0 = linalg.exp ins(%y : tensor<8xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>\n"
            "  %1 = linalg.add ins(%0, %y : tensor<8xf32>, tensor<8xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>\n"
            "  %2 = linalg.add ins(%x, %x : tensor<8xi32>, tensor<8xi32>) outs(%x : tensor<8xi32>) -> tensor<8xi32>\n"
            "  return %1 : tensor<8xf32>\n}",
            16,
        ),
    ],
    ids=["matmul", "dynamic", "scalar", "element-wise"],
)
def test_counted_operations(text: str, count: int | None) -> None:
    assert float_operations(lamina.parse(text)["f"]) == count


def test_the_longer_of_arithmetic_and_memory_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject, "best_peak", lambda type, cores: 100.0)
    monkeypatch.setattr(subject, "copy_bandwidth", lambda bytes: 1e10)
    assert roofline(1e9, 1_000_000) == (0.01, "compute")
    assert roofline(1e6, 1_000_000_000) == (0.1, "memory")
    assert roofline(None, 1_000_000_000) == (0.1, "memory")


def test_time_reports_the_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "f.mlir"
    path.write_text(MATMUL.format(m=1))
    with monkeypatch.context() as patched:
        patched.setattr(run_report, "_SHORTEST_ROOFLINE", 1.0)  # seconds; whatever runs beside the test
        assert main(["run", str(path), "--time=3"]) == 0
    out = capsys.readouterr().out
    assert "(median of 3)" in out and "of one core's peak of" in out and "% of what" not in out  # too short
    path.write_text(MATMUL.format(m=1024))
    assert main(["run", str(path), "--time"]) == 0
    assert "% of what arithmetic allows" in capsys.readouterr().out


def test_a_peak_that_is_exceeded_is_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = iter([10.0, 20.0, 50.0, 99.0])
    monkeypatch.setattr(subject, "peak_gflops", lambda type, cores: 5.0)
    monkeypatch.setattr(subject, "_second_peak", lambda type, cores: 4.0)
    monkeypatch.setattr(subject, "measure", lambda type, cores: next(measured))
    monkeypatch.setattr(subject, "_later_peaks", {})
    assert subject.best_peak(reached=30.0) == 50.0
    assert subject.best_peak() == 50.0
