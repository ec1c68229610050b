"""``lamina config``: the settings, their values and sources."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from lamina import __version__
from lamina.ir.entry_points import entry_points
from lamina.ir.settings import why_unwritable
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags


@dataclass(frozen=True)
class Setting:
    """An environment variable that lamina reads. ``default`` is the value without it."""

    name: str
    default: str
    help: str


SETTINGS = (
    Setting(
        "LAMINA_CACHE",
        "the platform's cache folder",
        "folder for compiled code and read TableGen files; off for none",
    ),
    Setting(
        "LAMINA_OPENMP",
        "found automatically",
        "the OpenMP library for parallel loops; off runs them on one core",
    ),
    Setting("LAMINA_NUM_THREADS", "all cores", "the number of threads of parallel loops"),
    Setting(
        "LAMINA_SCHEDULES",
        "in the platform's cache folder",
        "folder for schedules that lamina tune found; off for none",
    ),
    Setting("CC", "cc, gcc or clang", "the C compiler that links executables and shared libraries"),
    Setting("XDG_CACHE_HOME", "~/.cache", "where the cache folder is, on Linux, without LAMINA_CACHE"),
    Setting("LOCALAPPDATA", "~/AppData/Local", "the same on Windows"),
)
ABOUT = "Shows the settings: environment variables that lamina reads. 0, false and no mean off, too."
FLAGS = (
    Flag("help", "bool", "Show this text", "Flags"),
    Flag("json", "bool", "Print JSON", "Flags"),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina config`` and returns its exit status."""
    try:
        values, _, words = parse_flags(FLAGS, arguments, "config")
        if words:
            raise UsageError(f"unexpected argument '{words[0]}'")
    except UsageError as problem:
        print(f"lamina config: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(
            help_text("lamina config [--json]", ABOUT, FLAGS)
        )
        return 0
    if values["json"]:
        facts = {one.name: os.environ.get(one.name) for one in SETTINGS}
        print(json.dumps({"settings": facts, **_facts()}, indent=2))
        return 0
    for setting in SETTINGS:
        value = os.environ.get(setting.name)
        shown = value if value is not None else f"(not set: {setting.default})"
        print(f"{setting.name:<16} {shown}\n{'':<17}{setting.help}")
    for name, fact in _facts().items():
        print(f"{name:<16} {fact}")
    return 0


def _facts() -> dict[str, str | None]:
    """Returns the effective values of the settings."""
    from importlib.metadata import PackageNotFoundError, version

    from lamina.tools.cache import folders  # start-up
    from lamina.tools.imports import GROUP  # start-up

    def installed(package: str) -> str | None:
        try:
            return version(package)
        except PackageNotFoundError:
            return None

    return {
        "lamina": f"{__version__} (MLIR 22.1)",
        "python": sys.version.split()[0],
        "numpy": installed("numpy"),
        "llvmlite": installed("llvmlite"),
        "caches": ", ".join(_with_problem(folder) for folder in folders().values()) or "off",
        "plugins": ", ".join(entry.name for entry in entry_points(GROUP)) or "none",
    }


def _with_problem(folder: Path) -> str:
    """Returns the folder, and why nothing is kept in it."""
    problem = why_unwritable(folder)
    return str(folder) if problem is None else f"{folder} (off: {problem})"
