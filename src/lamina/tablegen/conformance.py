"""Compares this reader with llvm-tblgen over a folder of `.td` files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lamina.tablegen.errors import TableGenError
from lamina.tablegen.json import dump_json
from lamina.tablegen.parser import read
from lamina.tablegen.record import ANONYMOUS

TIMEOUT_SECONDS = 120


@dataclass
class Comparison:
    """The number of files with equal data, different data, or rejected here though llvm-tblgen accepts them.

    `unreadable` files are rejected by llvm-tblgen itself (parts of other files); `accepted` of them are read here.
    """

    equal: int = 0
    renumbered: int = 0
    different: int = 0
    rejected: int = 0
    unreadable: int = 0
    accepted: int = 0
    details: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.equal} equal ({self.renumbered} of them after renumbering anonymous records), "
            f"{self.different} different, {self.rejected} rejected; "
            f"{self.unreadable} not readable on their own ({self.accepted} of them read here)"
        )


def find_llvm_tblgen() -> Path | None:
    """Finds llvm-tblgen in the installed packages, on the PATH, or in Debian's folder of release 22."""
    packages = [Path(sysconfig.get_paths()[key]) / "llvm" / "bin" / "llvm-tblgen" for key in ("purelib", "platlib")]
    on_path = [Path(path) for path in map(shutil.which, ("llvm-tblgen", "llvm-tblgen-22")) if path]
    for candidate in [*packages, *on_path, Path("/usr/lib/llvm-22/bin/llvm-tblgen")]:
        if candidate.is_file() and os.access(candidate, os.X_OK) and "22." in _version(candidate):
            return candidate
    return None


def _version(tool: Path) -> str:
    try:
        return subprocess.run([tool, "--version"], capture_output=True, text=True, timeout=TIMEOUT_SECONDS).stdout
    except (OSError, subprocess.SubprocessError):
        return ""


def oracle_json(tool: Path, path: Path, include_dirs: list[str]) -> dict[str, Any] | None:
    """Returns llvm-tblgen's output for a file; None if it rejects the file."""
    flags = [part for folder in include_dirs for part in ("-I", folder)]
    done = subprocess.run(
        [tool, "--dump-json", *flags, path], capture_output=True, timeout=TIMEOUT_SECONDS, stdin=subprocess.DEVNULL
    )
    return json.loads(done.stdout.decode("utf-8", "replace")) if done.returncode == 0 else None


def td_files(include_dir: Path) -> Iterator[Path]:
    yield from sorted(include_dir.rglob("*.td"))


def compare(include_dir: str | Path, pattern: str = "mlir/", tool: Path | None = None) -> Comparison:
    """Compares every `.td` file below `include_dir` whose relative path starts with `pattern`.

    Raises FileNotFoundError if there is no llvm-tblgen.
    """
    tool = tool or find_llvm_tblgen()
    if tool is None:
        raise FileNotFoundError("llvm-tblgen of release 22 is not installed")
    root = Path(include_dir)
    result = Comparison()
    for path in td_files(root):
        if str(path.relative_to(root)).startswith(pattern):
            compare_file(tool, path, [str(root)], result)
    return result


def compare_file(tool: Path, path: Path, include_dirs: list[str], result: Comparison) -> None:
    """Compares one file and counts the outcome."""
    theirs = oracle_json(tool, path, include_dirs)
    try:
        ours = dump_json(read(str(path), None, include_dirs))
    except TableGenError as error:
        if theirs is None:
            result.unreadable += 1
        else:
            result.rejected += 1
            result.details.append(str(error))
        return
    if theirs is None:
        result.unreadable += 1
        result.accepted += 1
        result.details.append(f"{path}: read here, rejected by llvm-tblgen")
    elif ours == theirs:
        result.equal += 1
    elif normalize(ours) == normalize(theirs):
        result.equal += 1
        result.renumbered += 1
    else:
        result.different += 1
        result.details.append(f"{path}: {'; '.join(differences(ours, theirs)[:5])}")


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """Describes the definitions and fields that differ."""
    sentences = [f"{name} is missing" for name in sorted(theirs.keys() - ours.keys())]
    sentences += [f"{name} is superfluous" for name in sorted(ours.keys() - theirs.keys())]
    for name in sorted(ours.keys() & theirs.keys()):
        mine, other = ours[name], theirs[name]
        if mine == other:
            continue
        if not isinstance(mine, dict):
            sentences.append(f"{name}: {mine!r} instead of {other!r}")
            continue
        for key in sorted(mine.keys() | other.keys()):
            if mine.get(key, "<none>") != other.get(key, "<none>"):
                sentences.append(f"{name}.{key}: {mine.get(key)!r} instead of {other.get(key)!r}")
    return sentences


def normalize(data: dict[str, Any]) -> dict[str, Any]:
    """Returns the data with anonymous records named by their content, so that their numbers do not count."""
    names: dict[str, str] = {}
    active: set[str] = set()

    def content(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: content(item) for key, item in value.items() if key != "printable"}
        if isinstance(value, list):
            return [content(item) for item in value]
        return rename(value) if isinstance(value, str) and ANONYMOUS.match(value) else value

    def rename(name: str) -> str:
        known = names.get(name)
        if known is None:
            if name in active or name not in data:
                return "anonymous"
            active.add(name)
            body = {key: value for key, value in data[name].items() if key != "!name"}
            known = names[name] = "anonymous:" + json.dumps(content(body), sort_keys=True)
            active.discard(name)
        return known

    result = {rename(name) if ANONYMOUS.match(name) else name: content(value) for name, value in data.items()}
    result["!instanceof"] = {name: sorted(map(str, content(found))) for name, found in data["!instanceof"].items()}
    return result
