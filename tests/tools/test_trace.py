"""``lamina trace diff``."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.tracing.page import chunks_in
from tests.mlir_test import run_tool
from tests.tracing.test_recorder import TWO


def pages(tmp_path: Path) -> list[str]:
    found = []
    for name, pipeline in (("a", "canonicalize,cse,symbol-dce"), ("b", "cse,sccp,symbol-dce")):
        found.append(str(tmp_path / f"{name}.html"))
        with lamina.trace(found[-1], title=name):
            lamina.run_pipeline(lamina.parse(TWO), f"builtin.module({pipeline})")
    return found


def test_steps_are_paired_and_the_first_difference_is_named(tmp_path: Path) -> None:
    outcome = run_tool(["trace", "diff", *pages(tmp_path)])
    assert outcome.exit_code == 0
    rows = {line.split()[0]: line.split() for line in outcome.stdout.splitlines() if line}
    assert rows["canonicalize"][-2:] == ["only", "left"] and rows["sccp"][-2:] == ["only", "right"]
    assert rows["cse"][-1] == "@f"
    assert "the code differs first after 'cse': @f" in outcome.stdout


def test_the_same_twice(tmp_path: Path) -> None:
    page, _ = pages(tmp_path)
    assert "the code is the same" in run_tool(["trace", "diff", page, page]).stdout


def test_a_page_of_both(tmp_path: Path) -> None:
    both = tmp_path / "both.html"
    assert run_tool(["trace", "diff", *pages(tmp_path), "-o", str(both)]).exit_code == 0
    assert set(chunks_in(both.read_text())) == {"a", "b"}


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("", 2, "expected 'diff'"),
        ("diff a.html", 2, "diff takes two pages"),
        ("diff --side a b", 2, "Unknown command line argument"),
        ("diff none.html none.html", 1, "cannot read 'none.html'"),
        ("diff other.html other.html", 1, "is not a trace"),
        ("diff broken.html broken.html", 1, "is not a trace"),
        ("diff a.html damaged.html", 1, "is damaged"),
        ("diff a.html b.html -o no/where.html", 1, "no such directory: 'no'"),
    ],
)
def test_bad_usage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, status: int, said: str
) -> None:
    pages(tmp_path)
    (tmp_path / "other.html").write_text("<html>")
    (tmp_path / "broken.html").write_text('<script type="application/x-lamina" id="a:meta">AAAA</script>')
    lines = (tmp_path / "b.html").read_text().splitlines()
    (tmp_path / "damaged.html").write_text("\n".join(line for line in lines if 'id="a:version0"' not in line))
    monkeypatch.chdir(tmp_path)
    outcome = run_tool(["trace", *words.split()])
    assert outcome.exit_code == status and said in outcome.stderr
    assert not (tmp_path / "no").exists()
