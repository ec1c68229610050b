"""The sources share no nine words in a row with the descriptions in MLIR's .td files.

The descriptions come from Debian's libmlir-22-dev; without it the scan skips. Assembly formats are syntax, and the
diagnostics of MLIR are matched on purpose, so neither counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DESCRIPTIONS = Path("/usr/lib/llvm-22/include/mlir")
RUN = 9

# Identifiers such as `vector.transfer_read` are one word, punctuation is none.
WORD = re.compile(r"[A-Za-z0-9][\w.']*")
BLOCK = re.compile(r"\[\{(.*?)\}\]", re.DOTALL)
LITERAL = r'"(?:[^"\\\n]|\\.)*"'
LITERALS = re.compile(rf"{LITERAL}(?:\s*{LITERAL})*")
SUMMARY = re.compile(rf"\b(?:summary|description)\s*=\s*({LITERAL}(?:\s*{LITERAL})*)")
# What C++ code in a block reports.
REPORTED = re.compile(rf"(?:emit\w*(?:Error|Warning)\s*\(|<<)\s*{LITERALS.pattern}")
COMMENTS = re.compile(r"(?:^[ \t]*//.*\n)+", re.MULTILINE)
PYTHON_LITERAL = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|' + r"'''(?:[^\\]|\\.)*?'''|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'(?:[^'\\\n]|\\.)*'", re.DOTALL
)
PROSE = re.compile(
    rf"(?:{PYTHON_LITERAL.pattern})(?:\s*[rbfu]{{0,2}}(?:{PYTHON_LITERAL.pattern}))*|#[^\n]*(?:\n[ \t]*#[^\n]*)*",
    re.DOTALL,
)
EXPRESSION = re.compile(r"\{[^{}]*\}")
LICENSE = "Licensed under the Apache License"

# Text of MLIR's diagnostics that its descriptions hold too; lamina prints the same diagnostics.
DIAGNOSTICS = (
    "mode the tensor has to be at least 3 dimensional",
    "if at least one of the operands can hold error values",
    "the same number of elements as the number of",
    "must match the type of the corresponding argument in function signature",
    "PDL handle to a range of a given sub-type",
    "tensor containing the sub-channel quantized type must be ranked",
    "handle must be mapped to exactly one payload op",
    "expected optional properties to become 0- or 1-element arrays",
    "member one of the resulting struct type must be a scalar or vector of 32 bit integer type",
    "member one of the resulting struct type must have the same number of components as the operand type",
    "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class",
    "number of components in vector must equal the number of components in each column in matrix",
    "matrix must be a matrix with the same component type as the component type in result",
    "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2",
    "if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified",
)


def words(text: str) -> list[str]:
    return [word.strip(".'").lower() for word in WORD.findall(text)]


def descriptions(text: str, of_passes: bool) -> Iterator[str]:
    """What a .td file says in prose: blocks, summaries, comments; in files of passes also the help of options."""
    yield from (REPORTED.sub("", match[1]) for match in BLOCK.finditer(text))
    without_blocks = BLOCK.sub("", text)
    for match in (LITERALS if of_passes else SUMMARY).finditer(without_blocks):
        yield " ".join(literal[1:-1] for literal in re.findall(LITERAL, match[0]))
    yield from (match[0] for match in COMMENTS.finditer(without_blocks) if LICENSE not in match[0])


def runs_in(text: str) -> Iterator[tuple[str, ...]]:
    listed = words(text)
    return zip(*(listed[start:] for start in range(RUN)), strict=False)


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Comments and string literals of a Python file, with their offsets; neighbours are one text. What has braces is
    given once more without what they hold: the expressions of f-strings. Assembly formats, which have the directive
    `attr-dict`, are not prose."""
    for match in PROSE.finditer(source):
        if match[0].startswith("#"):
            yield match.start(), match[0].replace("#", " ")
        else:
            text = " ".join(literal.strip("\"'") for literal in PYTHON_LITERAL.findall(match[0]))
            if "attr-dict" not in text:
                yield match.start(), text
                if "{" in text:
                    yield match.start(), EXPRESSION.sub(" ", text)


def place_of(path: Path, offset: int) -> str:
    return f"{path.relative_to(ROOT)}:{path.read_text(encoding='utf-8').count(chr(10), 0, offset) + 1}"


def test_the_scan_sees_both_sides() -> None:
    sentence = "one two three four five six seven eight nine"
    td = f'def P {{ let summary = "one two three "\n  "four"; let description = [{{\n {sentence}.\n}}]; }}\n'
    assert [words(text) for text in descriptions(td, of_passes=False)][:2] == [sentence.split(), sentence.split()[:4]]
    python = f'"""{sentence}"""\n# one two three four five\n# six seven eight nine\nx = "one two three four " "five"\n'
    assert {tuple(words(text)) for _, text in prose(python)} >= {tuple(sentence.split()), tuple(sentence.split()[:5])}


def test_nothing_is_taken_from_the_descriptions_of_mlir() -> None:
    if not DESCRIPTIONS.is_dir():
        pytest.skip("MLIR's .td files are not installed (Debian's libmlir-22-dev)")
    # The sources are kept and the descriptions pass by: these are much longer.
    ours = {
        run: (path, offset)
        for path in sorted((ROOT / "src").rglob("*.py"))
        for offset, text in prose(path.read_text(encoding="utf-8"))
        for run in runs_in(text)
    }
    for text in DIAGNOSTICS:
        for run in runs_in(text):
            ours.pop(run, None)
    taken = {
        place_of(*ours[run]): f"{path.relative_to(DESCRIPTIONS)}: {' '.join(run)}"
        for path in DESCRIPTIONS.rglob("*.td")
        for text in descriptions(path.read_text(encoding="utf-8", errors="replace"), "Passes" in path.name)
        for run in runs_in(text)
        if run in ours
    }
    assert not taken, "\n".join(f"{place}: {run}" for place, run in taken.items())
