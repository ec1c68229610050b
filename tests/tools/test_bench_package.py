"""The wheel holds the benchmarks, and what they read, where `lamina bench` looks for them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def included() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    return found


def test_benchmarks_are_in_the_package() -> None:
    assert included()["benchmarks"] == "lamina/benchmarks"


def test_examples_that_benchmarks_read_lie_beside_them() -> None:
    """A benchmark names them by `Path(__file__).parents[1]`, which in the wheel is the package."""
    for path in (ROOT / "benchmarks").glob("*.py"):
        for folder in re.findall(r'parents\[1\] / "examples" / "(\w+)"', path.read_text(encoding="utf-8")):
            assert included()[f"examples/{folder}"] == f"lamina/examples/{folder}", path.name
