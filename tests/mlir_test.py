"""Tests written as `.mlir` and `.pdll` files: `// RUN:` command lines and `// EVAL:` lines, run inside pytest.

RUN lines follow lit: `%s` is the file, `%S` its folder, `%t` a temporary path of the test's own; a `\\` at the end of a
line joins it with the next RUN line; every line must succeed. Commands may be joined by `|` and `&&`, and redirected by
`2>&1`, `> FILE`, `2> FILE` and `< FILE`. Known commands:

- `lamina-opt ARGS` is `lamina opt ARGS`, likewise every `lamina-NAME`; they run in this process;
- `filecheck FILE` (or `FileCheck`) checks its input against the CHECK lines of FILE;
- `not COMMAND` wants the command to fail with a diagnosed error (a Python traceback is no such thing);
- `cat`, `echo`, and MLIR's own tools (`mlir-opt`, ...), with which the test is skipped where they cannot be had.

EVAL lines name a function, its arguments and what it gives:

    // EVAL: @add(1, 2) == 3
    // EVAL: @div_rem(7, 2) == (3, 1)
    // EVAL: @scale([[1.0, 2.0]], 0.1) ~= [[0.1, 0.2]]

`==` wants every element equal (a NaN equals a NaN), `~=` equal to a relative error of 1e-5. Values are Python literals
and `true`, `false`, `inf`, `nan`. The function is looked up in the piece of the file (between `// -----` lines) that
holds the EVAL line, and run by each way of running it that lamina has. `// EVAL-PIPELINE: PIPELINE` in the same piece
names the pipeline to go through; without it the default lowering is taken.

`// REQUIRES: oracle` (or `debian-oracle`, `td-files`) skips the test where that is missing.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests import oracle

SUFFIXES = (".mlir", ".pdll")


class ToolOutcome(NamedTuple):
    exit_code: int
    stdout: str
    stderr: str


class TestFailure(Exception):
    """A test file's expectation failed; the text says which one and why."""

    __test__ = False


class TestFileError(Exception):
    """A RUN or EVAL line that cannot be understood."""

    __test__ = False


class ToolCrash(TestFailure):
    """A tool let an exception through: a defect whatever the test expects."""


# ---------------------------------------------------------------------------------------------------------------------
# Calling a tool in this process


def run_tool(argv: Sequence[str], stdin: str = "", merge_stderr: bool = False) -> ToolOutcome:
    """Runs `lamina ARGV` in this process; with `merge_stderr` both outputs come in order in `stdout`.

    Raises ToolCrash if an exception other than SystemExit leaves the command.
    """
    from lamina.tools.main import main

    return call_captured(lambda: main(list(argv)), f"lamina {' '.join(argv)}", stdin, merge_stderr)


def call_captured(command: Callable[[], object], name: str, stdin: str, merge_stderr: bool) -> ToolOutcome:
    """Calls a command function with the standard streams replaced; its exit code is what it returns or exits with."""
    given = io.TextIOWrapper(io.BytesIO(stdin.encode("utf-8", "surrogatepass")), encoding="utf-8")
    out = _memory_stream()
    err = out if merge_stderr else _memory_stream()
    with _standard_streams(given, out, err):
        try:
            code = _exit_code(command())
        except SystemExit as exit_request:
            code = _exit_code(exit_request.code)
            if isinstance(exit_request.code, str):
                print(exit_request.code, file=err)
        except Exception as problem:
            raise ToolCrash(f"{name} let an exception through:\n{traceback.format_exc()}") from problem
    return ToolOutcome(code, _content(out), "" if merge_stderr else _content(err))


def _memory_stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="surrogateescape", newline="", write_through=True)


def _content(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8", "surrogateescape")


def _exit_code(value: object) -> int:
    if value is None:
        return 0
    return value if isinstance(value, int) else 1


@contextmanager
def _standard_streams(given: Any, out: Any, err: Any) -> Iterator[None]:
    saved = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = given, out, err
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = saved


# ---------------------------------------------------------------------------------------------------------------------
# RUN lines

RUN = re.compile(r"\bRUN:\s*(.*?)\s*$", re.MULTILINE)
TOKEN = re.compile(
    r"""\s*(?:
      (?P<operator>2>&1|2>|\|\||&&|[|<>;&])
    | (?P<word>(?:[^\s"'|<>;&\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+)
    )""",
    re.VERBOSE,
)
QUOTED = re.compile(r"""'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)""")
SUBSTITUTION = re.compile(r"%(%|[sSp]\b|t(?![A-Za-z_]))")


@dataclass(frozen=True)
class Command:
    """One command of a pipe, with its redirections."""

    words: tuple[str, ...]
    merge_stderr: bool = False
    input_file: str | None = None
    output_file: str | None = None
    error_file: str | None = None


def run_lines(text: str) -> list[str]:
    """The command lines of a file's RUN lines, continued lines joined."""
    lines: list[str] = []
    continued = False
    for match in RUN.finditer(text):
        line = match.group(1)
        if continued:
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
        continued = lines[-1].endswith("\\")
        if continued:
            lines[-1] = lines[-1][:-1].rstrip()
    if continued:
        raise TestFileError("the last RUN line ends with '\\'")
    return lines


def parse_run_line(line: str, substitutions: dict[str, str]) -> list[list[Command]]:
    """The pipes of a line (joined by `&&`), each a list of commands."""
    pipes: list[list[Command]] = [[]]
    command = Command(())
    tokens = iter(_tokens(line, substitutions))
    for is_operator, token in tokens:
        if not is_operator:
            command = replace(command, words=(*command.words, token))
        elif token == "2>&1":
            command = replace(command, merge_stderr=True)
        elif token in ("<", ">", "2>"):
            is_operator, file = next(tokens, (True, ""))
            if is_operator:
                raise TestFileError(f"'{token}' without a file name in: {line}")
            command = _with_file(command, token, file)
        elif token in ("|", "&&", ";"):
            pipes[-1].append(_complete(command, line))
            command = Command(())
            if token != "|":
                pipes.append([])
        else:
            raise TestFileError(f"'{token}' is not supported in a RUN line: {line}")
    pipes[-1].append(_complete(command, line))
    return pipes


def _with_file(command: Command, operator: str, file: str) -> Command:
    if operator == "<":
        return replace(command, input_file=file)
    if operator == ">":
        return replace(command, output_file=file)
    return replace(command, error_file=file)


def _complete(command: Command, line: str) -> Command:
    if not command.words:
        raise TestFileError(f"a command is missing in: {line}")
    return command


def _tokens(line: str, substitutions: dict[str, str]) -> Iterator[tuple[bool, str]]:
    """Operators (True) and words (False), quotes removed and `%s` and the like replaced after splitting."""
    position, end = 0, len(line.rstrip())
    while position < end:
        match = TOKEN.match(line, position)
        if match is None:
            raise TestFileError(f"cannot be read as a command line from column {position + 1}: {line}")
        position = match.end()
        if match["operator"] is not None:
            yield True, match["operator"]
        else:
            word = QUOTED.sub(_unquoted, match["word"])
            yield False, SUBSTITUTION.sub(lambda found: substitutions[found[1]], word)


def _unquoted(quoted: re.Match[str]) -> str:
    single, double, escaped = quoted.groups()
    if single is not None:
        return str(single)
    return re.sub(r'\\(["\\$`])', r"\1", double) if double is not None else str(escaped)


def run_script(path: Path, lines: Iterable[str], temporary: Path) -> None:
    """Runs a file's RUN lines; raises TestFailure with what was said by the command that failed."""
    substitutions = {
        "s": str(path),
        "S": str(path.parent),
        "p": str(path.parent),
        "t": str(temporary / f"{path.name}.tmp"),
        "%": "%",
    }
    for line in lines:
        for pipe in parse_run_line(line, substitutions):
            _run_pipe(pipe, line)


def _run_pipe(pipe: Sequence[Command], line: str) -> None:
    """As in lit, a pipe fails if any of its commands does."""
    text = ""
    said: list[str] = []
    failure: tuple[Command, ToolOutcome] | None = None
    for command in pipe:
        if command.input_file is not None:
            text = Path(command.input_file).read_text(encoding="utf-8")
        outcome = _run_command(command.words, text, command.merge_stderr)
        if outcome.stderr and command.error_file is None:
            said.append(outcome.stderr)
        if outcome.exit_code != 0 and failure is None:
            failure = command, outcome
        text = _redirected(command, outcome)
    if failure is None:
        return
    command, outcome = failure
    report = [f"RUN: {line}", f"exit code {outcome.exit_code} from: {' '.join(command.words)}"]
    if command.merge_stderr and command is pipe[-1]:
        said.append(outcome.stdout)
    raise TestFailure("\n".join([*report, *said]).rstrip())


def _redirected(command: Command, outcome: ToolOutcome) -> str:
    """Writes the redirected output; returns what the next command reads."""
    if command.error_file is not None:
        Path(command.error_file).write_text(outcome.stderr, encoding="utf-8")
    if command.output_file is None:
        return outcome.stdout
    Path(command.output_file).write_text(outcome.stdout, encoding="utf-8")
    return ""


def _run_command(words: Sequence[str], stdin: str, merge_stderr: bool) -> ToolOutcome:
    name, arguments = words[0], words[1:]
    if name == "not":
        return _run_not(arguments, stdin, merge_stderr)
    if name in ("filecheck", "FileCheck"):
        return run_filecheck(arguments, stdin)
    if name == "lamina":
        return run_tool(arguments, stdin, merge_stderr)
    if name.startswith("lamina-"):
        return run_tool([name.removeprefix("lamina-"), *arguments], stdin, merge_stderr)
    if name == "cat":
        texts = [Path(file).read_text(encoding="utf-8") for file in arguments]
        return ToolOutcome(0, "".join(texts) if texts else stdin, "")
    if name == "echo":
        return ToolOutcome(0, " ".join(arguments) + "\n", "")
    if name.startswith(("mlir-", "llvm-")):
        return _run_oracle(name, arguments, stdin, merge_stderr)
    raise TestFileError(f"unknown command '{name}' in a RUN line")


def _run_not(words: Sequence[str], stdin: str, merge_stderr: bool) -> ToolOutcome:
    if not words:
        raise TestFileError("'not' without a command")
    outcome = _run_command(words, stdin, merge_stderr)
    if outcome.exit_code != 0:
        return outcome._replace(exit_code=0)
    return outcome._replace(exit_code=1, stderr=outcome.stderr + f"not: '{words[0]}' succeeded\n")


def _run_oracle(name: str, arguments: Sequence[str], stdin: str, merge_stderr: bool) -> ToolOutcome:
    done = oracle.run_process(name, arguments, stdin, merge_stderr)
    return ToolOutcome(done.status, done.stdout, done.stderr)


def run_filecheck(arguments: Sequence[str], stdin: str) -> ToolOutcome:
    """Checks `stdin` against the CHECK lines of the file named in `arguments`, which may hold filecheck's options."""
    from filecheck.finput import FInput
    from filecheck.matcher import Matcher
    from filecheck.options import parse_argv_options
    from filecheck.parser import Parser

    def check() -> int:
        options = parse_argv_options(["filecheck", *_known_options(arguments)])
        content = stdin if options.input_file == "-" else Path(options.input_file).read_text(encoding="utf-8")
        return Matcher(options, FInput(options.input_file, content), Parser.from_opts(options)).run()

    try:
        outcome = call_captured(check, "filecheck", "", merge_stderr=True)
    except ToolCrash as crash:
        raise TestFileError(f"filecheck: {crash.__cause__}") from crash
    said = outcome.stdout
    if outcome.exit_code != 0:
        said = f"{said}\n--- checked input:\n{_shortened(stdin)}"
    return ToolOutcome(outcome.exit_code, "", said)


def _known_options(arguments: Sequence[str]) -> list[str]:
    """The arguments; an option that the package lacks is reported here, not as a stray file name."""
    known = {
        "check-prefix", "check-prefixes", "comment-prefixes", "input-file", "strict-whitespace", "match-full-lines",
        "enable-var-scope", "allow-empty", "reject-empty-vars", "dump-input",
    }  # fmt: skip
    for argument in arguments:
        option = argument.lstrip("-").split("=")[0]
        if argument.startswith("-") and not argument.startswith("-D") and option not in known:
            raise TestFileError(f"filecheck has no option '{argument}'")
    return list(arguments)


def _shortened(text: str, limit: int = 200) -> str:
    lines = text.splitlines()
    if len(lines) <= limit:
        return text
    return "\n".join([*lines[:limit], f"... and {len(lines) - limit} more lines"])


# ---------------------------------------------------------------------------------------------------------------------
# EVAL lines

EVAL = re.compile(r"//\s*EVAL:\s*(.*?)\s*$", re.MULTILINE)
EVAL_PIPELINE = re.compile(r"//\s*EVAL-PIPELINE:\s*(.*?)\s*$", re.MULTILINE)
EVAL_CALL = re.compile(r"@(?P<name>[\w$.-]+|\"[^\"]*\")\s*\((?P<rest>.*)", re.DOTALL)
EVAL_RELATION = re.compile(r"\)\s*(?P<relation>==|~=)")
SPLIT = re.compile(r"^// -----.*$", re.MULTILINE)
RELATIVE_ERROR = 1e-5


@dataclass(frozen=True)
class Evaluation:
    """One EVAL line."""

    line: int
    spelling: str
    function: str
    arguments: tuple[Any, ...]
    expected: tuple[Any, ...]
    exact: bool
    source: str
    pipeline: str | None


def evaluations(text: str) -> list[Evaluation]:
    """The EVAL lines of a file; raises TestFileError for one that is not understood."""
    found: list[Evaluation] = []
    line = 1
    start = 0
    for marker in [*SPLIT.finditer(text), None]:
        end = len(text) if marker is None else marker.start()
        piece = text[start:end]
        pipeline = EVAL_PIPELINE.search(piece)
        for match in EVAL.finditer(piece):
            at = line + piece.count("\n", 0, match.start())
            found.append(_parse_evaluation(match[1], at, piece, pipeline[1] if pipeline else None))
        if marker is not None:
            line += text.count("\n", start, marker.end())
            start = marker.end()
    return found


def _parse_evaluation(spelling: str, line: int, source: str, pipeline: str | None) -> Evaluation:
    call = EVAL_CALL.fullmatch(spelling)
    # The last relation is the one: a literal holds none.
    relations = list(EVAL_RELATION.finditer(call["rest"])) if call else []
    if call is None or not relations:
        raise TestFileError(f"line {line}: expected '@function(arguments) == results' after EVAL, found: {spelling}")
    rest, relation = call["rest"], relations[-1]
    given = rest[: relation.start()].strip()
    arguments = _literal(f"({given},)" if given else "()", line)
    expected = _literal(rest[relation.end() :].strip(), line)
    results = expected if isinstance(expected, tuple) else (expected,)
    exact = relation["relation"] == "=="
    return Evaluation(line, spelling, call["name"].strip('"'), arguments, results, exact, source, pipeline)


def _literal(text: str, line: int) -> Any:
    try:
        return _literal_value(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError) as problem:
        raise TestFileError(f"line {line}: not a literal value: {text}") from problem


NAMED_VALUES = {"true": True, "false": False, "inf": float("inf"), "nan": float("nan")}


def _literal_value(node: ast.expr) -> Any:
    match node:
        case ast.Constant(value=bool() | int() | float() | complex() | str() as value):
            return value
        case ast.Name(id=name) if name in NAMED_VALUES:
            return NAMED_VALUES[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_literal_value(operand)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _literal_value(left) + _literal_value(right)
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            return _literal_value(left) - _literal_value(right)
        case ast.List(elts=elements):
            return [_literal_value(element) for element in elements]
        case ast.Tuple(elts=elements):
            return tuple(_literal_value(element) for element in elements)
    raise ValueError(ast.unparse(node))


def check_evaluation(evaluation: Evaluation, path: Path) -> None:
    """Runs the function every way there is and compares the results.

    `tests.evaluation.evaluate(source, function, arguments, pipeline=..., filename=...)` gives, one after the
    other, the name of a way of running (`interpreter`, `native -O3`) and the results as a sequence.
    """
    from tests.evaluation import evaluate

    stages = evaluate(
        evaluation.source,
        evaluation.function,
        list(evaluation.arguments),
        pipeline=evaluation.pipeline,
        filename=str(path),
    )
    count = 0
    for stage, results in stages:
        count += 1
        problem = compare_results(tuple(results), evaluation.expected, evaluation.exact)
        if problem is not None:
            raise TestFailure(f"{path.name}:{evaluation.line}: EVAL: {evaluation.spelling}\n{stage}: {problem}")
    if count == 0:
        raise TestFailure(f"{path.name}:{evaluation.line}: EVAL: {evaluation.spelling}\nnothing was run")


def compare_results(actual: Sequence[Any], expected: Sequence[Any], exact: bool) -> str | None:
    """None if the results agree, else what differs."""
    if len(actual) != len(expected):
        return f"gives {len(actual)} results where {len(expected)} are expected"
    for index, (ours, wanted) in enumerate(zip(actual, expected, strict=True)):
        if not _agrees(ours, wanted, exact):
            which = f"result {index}" if len(expected) > 1 else "the result"
            return f"{which} is {_shown(ours)}, expected {_shown(wanted)}"
    return None


def _agrees(ours: Any, wanted: Any, exact: bool) -> bool:
    left, right = np.asarray(ours), np.asarray(wanted)
    if left.shape != right.shape:
        return False
    if left.dtype.kind not in "biufcOSU":  # ml_dtypes' floats and small integers
        left = left.astype(np.float64)
    if not exact:
        return bool(np.allclose(left, right, rtol=RELATIVE_ERROR, atol=0.0, equal_nan=True))
    if left.dtype.kind in "fc":
        # A literal is rounded to the result's own precision: 0.1 means the f32 nearest to it for an f32 result.
        right = right.astype(left.dtype)
        return bool(np.array_equal(left, right, equal_nan=True))
    return bool(np.array_equal(left, right))


def _shown(value: Any) -> str:
    return str(value.tolist()) if hasattr(value, "tolist") else str(value)


# ---------------------------------------------------------------------------------------------------------------------
# Collection

REQUIRES = re.compile(r"^\s*//\s*REQUIRES:\s*(.*?)\s*$", re.MULTILINE)
REQUIREMENTS = {
    "oracle": oracle.requires_oracle,
    "debian-oracle": oracle.requires_debian_oracle,
    "td-files": oracle.requires_td_files,
}


class MlirFile(pytest.File):
    """A test file: an item for its RUN lines and one for each EVAL line."""

    def collect(self) -> Iterator[pytest.Item]:
        text = self.path.read_text(encoding="utf-8")
        items: list[pytest.Item] = []
        try:
            if lines := run_lines(text):
                items.append(RunItem.from_parent(self, name="RUN", lines=lines))
            for evaluation in evaluations(text):
                name = f"EVAL:{evaluation.line}"
                items.append(EvalItem.from_parent(self, name=name, evaluation=evaluation))
            marks = _marks(text)
        except TestFileError as problem:
            raise self.CollectError(f"{self.path}: {problem}") from problem
        for item in items:
            for mark in marks:
                item.add_marker(mark)
        yield from items


def _marks(text: str) -> list[pytest.MarkDecorator]:
    marks = []
    for argument in REQUIRES.findall(text):
        if argument in REQUIREMENTS:
            marks.append(REQUIREMENTS[argument])
        else:
            raise TestFileError(f"unknown requirement '{argument}'; known: {', '.join(REQUIREMENTS)}")
    return marks


class _FileItem(pytest.Item):
    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, TestFailure | TestFileError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)


class RunItem(_FileItem):
    def __init__(self, *, lines: Sequence[str], **rest: Any) -> None:
        super().__init__(**rest)
        self.lines = lines

    def runtest(self) -> None:
        with tempfile.TemporaryDirectory(prefix="lamina-test-") as folder:
            run_script(self.path, self.lines, Path(folder))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name} RUN"


class EvalItem(_FileItem):
    def __init__(self, *, evaluation: Evaluation, **rest: Any) -> None:
        super().__init__(**rest)
        self.evaluation = evaluation

    def runtest(self) -> None:
        check_evaluation(self.evaluation, self.path)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.evaluation.line - 1, f"{self.path.name} EVAL {self.evaluation.spelling}"


def collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """The body of conftest's hook: our files are those with the suffixes and a RUN or EVAL line."""
    if file_path.suffix not in SUFFIXES:
        return None
    text = file_path.read_text(encoding="utf-8", errors="replace")
    if RUN.search(text) is None and EVAL.search(text) is None:
        return None  # an input that another test reads
    return MlirFile.from_parent(parent, path=file_path)
