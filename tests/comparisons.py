"""Comparison files: modules whose output is kept beside them and is what mlir-opt prints.

The first line of `NAME.mlir` is `// COMPARE: FLAGS`. The file is cut into cases at its `// -----` lines; what follows
the dashes names the case that begins there. `NAME.mlir.expected` is cut in the same way and holds, for each case, the
messages of `opt FLAGS` with the source lines that they point to, then the printed module:

    // error at 2:8: 'arith.addi' op requires the same type for all operands and results
    //   %0 = arith.addi %a, %b : i32
    //        ^

Lines count from the first of the case. lamina has to give this text on every machine. Where mlir-opt is installed, it
has to give the text too, unless a comment in the case says otherwise:

    // MLIR LEFT OUT: REASON             mlir-opt crashes, is wrong, or answers differently from run to run; the
                                         expectation is lamina's own
    // MLIR LEFT OUT ON DEBIAN: REASON   likewise, but for Debian's build alone
    // MLIR VARIES: REASON               mlir-opt's builds disagree on an order: the lines of its output count as a
                                         multiset, without the names of values. The expectation is lamina's own

`pytest --regenerate` writes the expectations: from mlir-opt, and from lamina for the cases with such a comment.
"""

from __future__ import annotations

import difflib
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests import oracle
from tests.mlir_test import run_tool

ROOT = Path(__file__).parent
MARK = "// COMPARE:"
SUFFIX = ".expected"
# Turns off deliberate differences of `lamina opt` from mlir-opt.
ONLY_WHAT_MLIR_SAYS = ("--no-explain-schedule", "--no-warn-empty-steps", "--remarks=none", "--strict-parity")

SEPARATOR = re.compile(r"^// -----(?: (.*))?\n", re.MULTILINE)
LEFT_OUT = re.compile(r"^\s*// MLIR LEFT OUT( ON DEBIAN)?: (.*\S)", re.MULTILINE)
VARIES = re.compile(r"^\s*// MLIR VARIES: (.*\S)", re.MULTILINE)
VALUE_NAME = re.compile(r"%\w+(?:[:#]\d+)?|\^\w+|#map\d*")

Message = tuple[int, int, str, str]
"""Line, column, severity and wording."""


@dataclass(frozen=True)
class Case:
    """One module of a comparison file."""

    name: str
    source: str

    @property
    def left_out(self) -> bool:
        """True if the installed mlir-opt is not used."""
        found = LEFT_OUT.search(self.source)
        return found is not None and (found[1] is None or oracle.is_debian_build())

    @property
    def varies(self) -> bool:
        """True if the order of mlir-opt's output does not count."""
        return VARIES.search(self.source) is not None

    @property
    def is_own(self) -> bool:
        """True if the expectation is written from lamina's output."""
        return self.left_out or self.varies


@dataclass(frozen=True)
class Comparison:
    """A comparison file, read."""

    path: Path
    flags: list[str]
    cases: list[Case]

    @property
    def expected_path(self) -> Path:
        return self.path.with_name(self.path.name + SUFFIX)


@dataclass(frozen=True)
class Answer:
    """A tool's output for one case: printed text, and messages."""

    text: str
    messages: tuple[Message, ...]
    crashed: bool = False

    def rendered(self, source: str) -> str:
        """The answer in the form in which expectations are written."""
        lines = source.splitlines()
        rows = [row for message in self.messages for row in _rows(message, lines)]
        return "\n".join([*rows, self.text]) if self.text else "\n".join(rows)


def comparison_files() -> list[Path]:
    """Every `.mlir` file of the tests that begins with `// COMPARE:`."""
    found = []
    for path in sorted(ROOT.rglob("*.mlir")):
        with path.open(encoding="utf-8") as file:
            if file.readline().startswith(MARK):
                found.append(path)
    return found


def read_comparison(path: Path) -> Comparison:
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    names, pieces = cut(rest)
    cases = [Case(name, piece.strip("\n") + "\n") for name, piece in zip(names, pieces, strict=True)]
    return Comparison(path, shlex.split(first.removeprefix(MARK)), cases)


def cut(text: str) -> tuple[list[str], list[str]]:
    """Names and texts of the pieces between `// -----` lines; the first may name itself in a line of that form too."""
    parts = SEPARATOR.split(text)
    names = [(name or "").strip() for name in ("", *parts[1::2])]
    pieces = parts[::2]
    if len(pieces) > 1 and not pieces[0].strip():
        return names[1:], pieces[1:]
    return names, pieces


def held_comparison(path: Path, sources: Sequence[str], flags: Sequence[str]) -> Comparison:
    """The comparison of modules that a test makes while it runs; `path` with `.expected` is where their output is kept.

    Each case is named by its beginning, so that the expectations can be read by themselves.
    """
    return Comparison(path, list(flags), [Case(_beginning(source), source.rstrip("\n") + "\n") for source in sources])


def _beginning(source: str) -> str:
    line = " ".join(source.split())
    return line if len(line) <= 100 else f"{line[:100].rstrip()} ..."


# ---------------------------------------------------------------------------------------------------------------------
# Answers


def lamina_answer(case: Case, flags: Sequence[str]) -> Answer:
    outcome = run_tool(["opt", *ONLY_WHAT_MLIR_SAYS, *flags, "-"], stdin=case.source)
    said = "".join(line for line in outcome.stderr.splitlines(keepends=True) if not line.startswith("hint: "))
    diagnostics, _ = oracle.parse_diagnostics(said, case.source.splitlines())
    crashed = "Traceback" in outcome.stderr
    return _answer(outcome.stdout, diagnostics, outcome.exit_code == 0, crashed)


def mlir_answers(cases: Sequence[Case], flags: Sequence[str]) -> list[Answer]:
    results = oracle.mlir_opt_many([case.source for case in cases], *flags)
    return [_answer(result.stdout, result.diagnostics, result.ok, result.crashed) for result in results]


def _answer(text: str, diagnostics: Iterable[oracle.OracleDiagnostic], ok: bool, crashed: bool) -> Answer:
    messages = without_repeated_warnings(list(_messages(diagnostics)))
    if not ok and not crashed and not any(severity == "error" for _, _, severity, _ in messages):
        messages.append((0, 0, "failure", "without an error"))
    return Answer(text.strip(), tuple(messages), crashed)


def _messages(diagnostics: Iterable[oracle.OracleDiagnostic]) -> Iterator[Message]:
    """The messages, without the operations that they show."""
    for diagnostic in diagnostics:
        for one in (diagnostic, *diagnostic.notes):
            if "see current operation" not in one.message:
                yield one.line, one.column, one.severity, one.message


def without_repeated_warnings(messages: list[Message]) -> list[Message]:
    """mlir-opt repeats the warnings of verifiers each time it verifies; lamina gives them once."""
    return [one for index, one in enumerate(messages) if one[2] != "warning" or one not in messages[:index]]


def _rows(message: Message, source: Sequence[str]) -> Iterator[str]:
    """A message as comment lines, with the source line it points to."""
    line, column, severity, wording = message
    where = f" at {line}:{column}" if line else ""
    first, *more = wording.split("\n")
    yield f"// {severity}{where}: {first}".rstrip()
    for row in more:
        yield f"//   | {row}".rstrip()
    if 0 < line <= len(source):
        shown = source[line - 1]
        indent = len(shown) - len(shown.lstrip())
        yield f"//   {shown.lstrip()}".rstrip()
        if column > indent:
            yield f"//   {' ' * (column - 1 - indent)}^"


# ---------------------------------------------------------------------------------------------------------------------
# Expectations


def read_expected(comparison: Comparison) -> list[str] | None:
    """The expectation for each case; None if the file is missing or has other cases."""
    if not comparison.expected_path.is_file():
        return None
    with comparison.expected_path.open(encoding="utf-8", newline="\n") as file:
        _, _, rest = file.read().partition("\n")
    names, pieces = cut(rest)
    if len(pieces) != len(comparison.cases):
        return None
    return [piece.strip("\n") for piece in pieces]


def write_expected(comparison: Comparison, answers: Sequence[str]) -> None:
    parts = []
    for case, answer in zip(comparison.cases, answers, strict=True):
        if parts or case.name or not answer:
            parts.append(f"// ----- {case.name}".rstrip() + "\n")
        parts.append(answer + "\n")
    title = f"// What `opt {shlex.join(comparison.flags)}".rstrip() + f"` makes of {comparison.path.name}\n"
    with comparison.expected_path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(title + "".join(parts))


def same_lines(left: str, right: str) -> bool:
    """True if the texts have the same lines in any order, names of values and blocks and numbers of aliases aside."""
    return _line_counts(left) == _line_counts(right)


def _line_counts(text: str) -> Counter[str]:
    return Counter(VALUE_NAME.sub("%", line) for line in text.splitlines())


# ---------------------------------------------------------------------------------------------------------------------
# Comparing


def problems_of_lamina(comparison: Comparison, expected: Sequence[str], answers: Sequence[Answer]) -> list[str]:
    """What is different in lamina's answers, as text."""
    found = []
    for case, wanted, answer in zip(comparison.cases, expected, answers, strict=True):
        rendered = answer.rendered(case.source)
        if answer.crashed or rendered != wanted:
            found.append(_difference(case, wanted, rendered, "expected", "lamina"))
    return found


def problems_of_mlir(comparison: Comparison, expected: Sequence[str]) -> list[str]:
    """What is different in mlir-opt's answers, as text."""
    pairs = [pair for pair in zip(comparison.cases, expected, strict=True) if not pair[0].left_out]
    answers = mlir_answers([case for case, _ in pairs], comparison.flags)
    found = []
    for (case, wanted), answer in zip(pairs, answers, strict=True):
        rendered = answer.rendered(case.source)
        if answer.crashed:
            found.append(f"---- mlir-opt crashes, which a '// MLIR LEFT OUT: REASON' has to say\n{case.source}")
        elif rendered != wanted and not (case.varies and same_lines(rendered, wanted)):
            found.append(_difference(case, wanted, rendered, "expected", "mlir-opt"))
    return found


def regenerate(comparison: Comparison, ours: Sequence[Answer]) -> None:
    """Regenerates the expectations."""
    asked = [case for case in comparison.cases if not case.is_own]
    theirs = dict(zip(map(id, asked), mlir_answers(asked, comparison.flags), strict=True)) if asked else {}
    pairs = zip(comparison.cases, ours, strict=True)
    write_expected(comparison, [theirs.get(id(case), own).rendered(case.source) for case, own in pairs])


def problems(comparison: Comparison, regenerated: bool) -> list[str]:
    """What is different in lamina's and, where it is installed, mlir-opt's answers; as text."""
    ours = [lamina_answer(case, comparison.flags) for case in comparison.cases]
    if regenerated:
        regenerate(comparison, ours)
    expected = read_expected(comparison)
    if expected is None:
        return [f"{comparison.expected_path} is missing or holds another number of cases: pytest --regenerate"]
    found = problems_of_lamina(comparison, expected, ours)
    if oracle.find_tool("mlir-opt") is not None:
        found += problems_of_mlir(comparison, expected)
    return found


def _difference(case: Case, old: str, new: str, old_name: str, new_name: str) -> str:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), old_name, new_name, lineterm="")
    return "\n".join([f"---- {new_name} differs {f'in {case.name}' if case.name else 'for'}", case.source, *lines])


def difference(piece: str, flags: list[str], expected: oracle.OracleResult) -> list[str]:
    """What is different between lamina and a result of mlir-opt for one module, as text.

    Where mlir-opt itself crashes, lamina must not.
    """
    case = Case("", piece)
    ours = lamina_answer(case, flags)
    if expected.crashed:
        return [f"---- a traceback for\n{piece}"] if ours.crashed else []
    theirs = _answer(expected.stdout, expected.diagnostics, expected.ok, False).rendered(piece)
    own = ours.rendered(piece)
    return [] if own == theirs and not ours.crashed else [_difference(case, theirs, own, "mlir-opt", "lamina")]
