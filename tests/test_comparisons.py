"""Files of modules on which lamina must say what mlir-opt says.

A file whose first line is `// COMPARE: FLAGS` is cut at its `// -----` lines; lamina's output and errors for each piece
are compared with mlir-opt's: the text word by word, errors by position and wording. Where mlir-opt crashes, lamina must
not.
"""

from __future__ import annotations

import difflib
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests import oracle
from tests.mlir_test import run_tool

ROOT = Path(__file__).parent
MARK = "// COMPARE:"
ONLY_WHAT_MLIR_SAYS = ("--no-explain-schedule", "--no-warn-empty-steps")


def comparison_files() -> list[Path]:
    found = []
    for path in sorted(ROOT.rglob("*.mlir")):
        with path.open(encoding="utf-8") as file:
            if file.readline().startswith(MARK):
                found.append(path)
    return found


@pytest.mark.parametrize("path", comparison_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_same_as_oracle(path: Path) -> None:
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    flags = shlex.split(first.removeprefix(MARK))
    pieces = [piece.strip("\n") + "\n" for piece in re.split(r"^// -----.*\n", rest, flags=re.MULTILINE)]
    failures = []
    for piece, expected in zip(pieces, oracle.mlir_opt_many(pieces, *flags), strict=True):
        failures += difference(piece, flags, expected)
    assert not failures, "\n".join(failures)


def difference(piece: str, flags: list[str], expected: oracle.OracleResult) -> list[str]:
    """What is different for one piece, as text. Where mlir-opt itself crashes, lamina must not."""
    outcome = run_tool(["opt", *ONLY_WHAT_MLIR_SAYS, *flags, "-"], stdin=piece)
    if expected.crashed:
        return [f"---- a traceback for\n{piece}\n{outcome.stderr[-2000:]}"] if "Traceback" in outcome.stderr else []
    ours = _messages(oracle.parse_diagnostics(outcome.stderr, piece.splitlines())[0])
    theirs = _messages(expected.diagnostics)
    ours, theirs = _without_repeated_warnings(ours), _without_repeated_warnings(theirs)
    found = []
    if ours != theirs or "Traceback" in outcome.stderr:
        found.append(f"---- errors differ for\n{piece}\nmlir-opt: {theirs}\nlamina:   {ours}\n{outcome.stderr[-2000:]}")
    old, new = expected.stdout.strip().splitlines(), outcome.stdout.strip().splitlines()
    if old != new:
        lines = difflib.unified_diff(old, new, "mlir-opt", "lamina", lineterm="")
        found.append("\n".join(["---- text differs", *lines]))
    return found


def _without_repeated_warnings(messages: list[Any]) -> list[Any]:
    """mlir-opt repeats the warnings of verifiers each time it verifies; lamina gives them once."""
    return [one for index, one in enumerate(messages) if one[2] != "warning" or one not in messages[:index]]


def _messages(diagnostics: Sequence[oracle.OracleDiagnostic]) -> list[tuple[int, int, str, str]]:
    """Place, severity and wording of each message, but not the operations that they show."""
    return [
        (one.line, one.column, one.severity, one.message)
        for diagnostic in diagnostics
        for one in (diagnostic, *diagnostic.notes)
        if "see current operation" not in one.message
    ]
