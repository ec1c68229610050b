"""``lamina bench NAME``: runs a benchmark and prints its table, or JSON with ``--json``.

A benchmark is a module with ``SUMMARY``, ``PEERS`` and ``run(quick)``, which returns rows, and optionally
``VARIANTS``: its own flags with the functions they run, and ``OPTIONS``: its own ``--name=value``, with what they mean;
then it is called as ``run(quick, options)``. Peers are measured in the
same run; peers that are not installed are listed below the table and in each JSON row.
"""

from __future__ import annotations

import difflib
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

from lamina.tools import measurement


def _folders() -> Iterator[Path]:
    """Returns the folders with benchmarks: in the installed package, or next to the sources."""
    package = Path(__file__).resolve().parent.parent
    yield package / "benchmarks"
    yield package.parent.parent / "benchmarks"


def _available() -> dict[str, Path]:
    return {
        path.stem: path
        for folder in _folders()
        for path in sorted(folder.glob("*.py"))
        if not path.stem.startswith("_")
    }


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"lamina_benchmark_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(arguments: list[str]) -> int:
    """Runs ``lamina bench`` and returns its exit status."""
    available = _available()
    names = [word for word in arguments if not word.startswith("-")]
    given = [word for word in arguments if word.startswith("-")]
    options = dict(word.split("=", 1) for word in given if "=" in word)
    flags = {word for word in given if "=" not in word}
    if not names and flags - {"--help", "-h"}:
        print(f"lamina bench: name a benchmark for {min(flags)}; lamina bench --help lists them", file=sys.stderr)
        return 2
    if not names or flags & {"--help", "-h"}:
        print("usage: lamina bench NAME [--json] [--quick]\n\nbenchmarks:")
        for name, path in available.items():
            benchmark = _load(path)
            print(f"  {name:<12} {benchmark.SUMMARY}")
            for flag, measure in _variants_of(benchmark).items():
                print(f"  {'':<14} {flag:<12} {(measure.__doc__ or '').partition('.')[0]}")
            for option, meaning in _options_of(benchmark).items():
                print(f"  {'':<14} {option}=... {meaning}")
        return 0 if flags & {"--help", "-h"} else 2
    for name in names:
        if name not in available:
            close = difflib.get_close_matches(name, available, n=1)
            hint = f"did you mean '{close[0]}'?" if close else f"there are: {', '.join(available)}"
            print(f"lamina bench: no benchmark '{name}'; {hint}", file=sys.stderr)
            return 2
        benchmark = _load(available[name])
        variants = _variants_of(benchmark)
        unknown = (flags - {"--json", "--quick", *variants}) | (options.keys() - _options_of(benchmark))
        if unknown:
            print(f"lamina bench: unknown flag {sorted(unknown)[0]}", file=sys.stderr)
            return 2
        measure = next((variants[flag] for flag in sorted(flags) if flag in variants), benchmark.run)
        try:
            rows = measure("--quick" in flags, options) if options else measure("--quick" in flags)
        except measurement.UnusableOption as problem:
            print(f"lamina bench {name}: {problem}", file=sys.stderr)
            return 2
        except ModuleNotFoundError as problem:
            if (problem.name or "").partition(".")[0] == "lamina":
                raise
            print(f"lamina bench {name} needs {problem.name}, which is not installed", file=sys.stderr)
            return 1
        print(_as_json(name, benchmark.PEERS, rows) if "--json" in flags else _as_text(benchmark.PEERS, rows))
    return 0


def _variants_of(benchmark: ModuleType) -> dict[str, Callable[..., list[dict[str, object]]]]:
    variants: dict[str, Callable[..., list[dict[str, object]]]] = getattr(benchmark, "VARIANTS", {})
    return variants


def _options_of(benchmark: ModuleType) -> dict[str, str]:
    options: dict[str, str] = getattr(benchmark, "OPTIONS", {})
    return options


def _as_json(name: str, peers: tuple[str, ...], rows: list[dict[str, object]]) -> str:
    """Returns self-describing rows: what was measured, where, when and with which versions."""
    shared = measurement.environment(peers)._asdict() | {"missing_peers": measurement.missing(peers)}
    return json.dumps([{"benchmark": name, **row, **shared} for row in rows], indent=2)


def _as_text(peers: tuple[str, ...], rows: list[dict[str, object]]) -> str:
    where = measurement.environment(peers)
    versions = ", ".join(f"{name} {version}" for name, version in where.versions.items())
    lines = [f"{where.cpu}, {where.cpu_count} CPUs, {where.date}", versions, "", _table(rows)]
    missing = measurement.missing(peers)
    if missing:
        lines += ["", f"not installed: {', '.join(missing)}"]
    return "\n".join(lines)


def _table(rows: list[dict[str, object]]) -> str:
    """Formats rows as an aligned table, with one column per key."""
    if not rows:
        return "(nothing was measured)"
    headers = list(dict.fromkeys(header for row in rows for header in row))
    cells = [[_cell(row.get(header)) for header in headers] for row in rows]
    widths = [max(len(header), *(len(row[column]) for row in cells)) for column, header in enumerate(headers)]
    lines = ["  ".join(header.ljust(width) for header, width in zip(headers, widths, strict=True))]
    lines.append("  ".join("-" * width for width in widths))
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    return "\n".join(line.rstrip() for line in lines)


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
