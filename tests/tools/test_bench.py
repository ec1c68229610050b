"""`lamina bench`: what tables and JSON rows say besides the times."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lamina.tools import bench, measurement

BENCHMARKS = sorted((Path(__file__).parents[2] / "benchmarks").glob("[!_]*.py"))
ROWS: list[dict[str, object]] = [{"program": "p", "ms": 1.25}, {"program": "q", "ms": None}]


def hide_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(measurement.DISTRIBUTIONS, "PyTorch", ("torch", "no_such_module"))


def test_json_rows_say_where_and_when(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_torch(monkeypatch)
    rows = json.loads(bench._as_json("some", ("NumPy", "PyTorch"), ROWS))
    assert [row["ms"] for row in rows] == [1.25, None]
    for row in rows:
        assert row["benchmark"] == "some"
        assert row["cpu"] and row["cpu_count"] >= 1 and row["date"].startswith("20")
        assert {"lamina", "Python", "llvmlite", "NumPy"} <= row["versions"].keys()
        assert "PyTorch" not in row["versions"] and row["missing_peers"] == ["PyTorch"]


def test_tables_name_missing_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_torch(monkeypatch)
    lines = bench._as_text(("NumPy", "PyTorch"), ROWS).splitlines()
    assert measurement.cpu_name() in lines[0] and "NumPy" in lines[1]
    assert lines[-1] == "not installed: PyTorch"


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.stem)
def test_peers_are_declared(path: Path) -> None:
    peers = bench._load(path).PEERS
    assert peers and set(peers) <= measurement.DISTRIBUTIONS.keys() | measurement.TOOLS


def test_differences_within_the_noise_are_no_times() -> None:
    assert measurement.difference([5.0, 5.1, 5.2], [1.0, 1.1, 1.2]) == pytest.approx(4.0)
    assert measurement.difference([1.15, 1.15, 1.15], [1.0, 1.1, 1.2]) is None
    assert measurement.difference([0.9, 0.9, 0.9], [1.0, 1.1, 1.2]) is None


def test_one_thread_is_one_thread() -> None:
    threadpoolctl = pytest.importorskip("threadpoolctl", reason="threadpoolctl is in the bench extra")
    with measurement.threads(1):
        assert {library["num_threads"] for library in threadpoolctl.threadpool_info()} <= {1}
