"""``lamina bench NAME``: runs a benchmark and prints its table, or JSON with ``--json``.

A benchmark is a module with ``SUMMARY``, ``PEERS`` and ``run(quick)``, which returns rows, or yields them: then each
is printed as soon as it is measured. Optionally it has
``VARIANTS``: its own flags with the functions they run, and ``OPTIONS``: its own ``--name=value``, with what they mean;
then it is called as ``run(quick, options)``. Peers are measured in the
same run; peers that are not installed are listed below the table and in each JSON row.
"""

from __future__ import annotations

import difflib
import importlib.util
import json
import sys
from collections.abc import Callable, Iterable, Iterator
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
        show = _show_json if "--json" in flags else _show_table
        try:
            given_options = (options,) if options else ()
            show(name, benchmark.PEERS, measure("--quick" in flags, *given_options))
        except measurement.UnusableOption as problem:
            print(f"lamina bench {name}: {problem}", file=sys.stderr)
            return 2
        except ModuleNotFoundError as problem:
            if (problem.name or "").partition(".")[0] == "lamina":
                raise
            print(f"lamina bench {name} needs {problem.name}, which is not installed", file=sys.stderr)
            return 1
    return 0


Row = dict[str, object]


def _variants_of(benchmark: ModuleType) -> dict[str, Callable[..., Iterable[Row]]]:
    variants: dict[str, Callable[..., Iterable[Row]]] = getattr(benchmark, "VARIANTS", {})
    return variants


def _options_of(benchmark: ModuleType) -> dict[str, str]:
    options: dict[str, str] = getattr(benchmark, "OPTIONS", {})
    return options


def _show_json(name: str, peers: tuple[str, ...], rows: Iterable[Row]) -> None:
    """Prints self-describing rows: what was measured, where, when and with which versions."""
    shared = measurement.environment(peers)._asdict() | {"missing_peers": measurement.missing(peers)}
    separator = "["
    for row in rows:
        print(separator, json.dumps({"benchmark": name, **row, **shared}, indent=2), sep="\n", end="", flush=True)
        separator = ","
    print("[]" if separator == "[" else "\n]")


def _show_table(name: str, peers: tuple[str, ...], rows: Iterable[Row]) -> None:
    """Prints rows below the machine and the versions; those that a benchmark yields one by one."""
    if isinstance(rows, list):
        print(*_heading(peers), *_table(rows), sep="\n")
    else:
        headers: list[str] = []
        for row in rows:
            if headers != [*row]:  # another table begins
                print(*([""] if headers else _heading(peers)), *_table([row], _least_width), sep="\n", flush=True)
                headers = [*row]
            else:
                print(_table([row], _least_width)[-1], flush=True)
        if not headers:
            print(*_heading(peers), *_table([]), sep="\n")
    if missing := measurement.missing(peers):
        print(f"\nnot installed: {', '.join(missing)}")


def _heading(peers: tuple[str, ...]) -> list[str]:
    where = measurement.environment(peers)
    versions = ", ".join(f"{name} {version}" for name, version in where.versions.items())
    return [f"{where.cpu}, {where.cpu_count} CPUs, {where.date}", versions, ""]


def _least_width(value: object) -> int:
    """The width of a column whose other cells are not known yet."""
    return 30 if isinstance(value, str) else 10


def _table(rows: list[Row], least_width: Callable[[object], int] = lambda _: 0) -> list[str]:
    """Returns the lines of an aligned table with one column per key."""
    if not rows:
        return ["(nothing was measured)"]
    headers = list(dict.fromkeys(header for row in rows for header in row))
    cells = [[_cell(row.get(header)) for header in headers] for row in rows]
    widths = [
        max(len(header), least_width(rows[0].get(header)), *(len(row[column]) for row in cells))
        for column, header in enumerate(headers)
    ]
    lines = ["  ".join(header.ljust(width) for header, width in zip(headers, widths, strict=True))]
    lines.append("  ".join("-" * width for width in widths))
    lines += ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in cells]
    return [line.rstrip() for line in lines]


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
