"""The code examples in the descriptions of MLIR's .td files, as modules: ``python -m tests.conformance.td_examples``.

Most examples are fragments. Each is tried whole and statement by statement, within an operation of no dialect. Values
that it uses without defining them get a definition in front of it, of the type that mlir-opt names when it is shown a
definition of a wrong type. What mlir-opt does not take is left out.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests import oracle
from tests.asm.comparing import Difference, compare, ours

DIALECTS = tuple(
    "Arith Math Index Complex UB Affine Tensor MemRef Vector Bufferization Linalg LLVMIR SCF ControlFlow Func Quant "
    "Shape PDL PDLInterp Transform DLTI MLProgram EmitC Async".split()
)
OTHER_DIALECT = re.compile(r"\b(?:gpu|nvgpu|nvvm|rocdl|xevm|vcix|omp|amdgpu)\.")  # lamina does not have these
FENCED = re.compile(r"^[ \t]*```[a-z]*[ \t]*\n(.*?)^[ \t]*```", re.M | re.S)
BLOCK = re.compile(r"\^[\w$.-]+")
UNDECLARED = re.compile(r"use of undeclared SSA value name")
TYPE_OF_USE = re.compile(r"previously used here with type '(.*)'$")
WRONG_TYPE = "!test.wrong"
ROUNDS = 10  # maximum number of values whose types are requested, one per round


# ---------------------------------------------------------------------------------------------------------------------
# Extraction


def descriptions(include: Path, dialects: Iterable[str] = DIALECTS) -> Iterator[str]:
    """The text of each .td file of the dialects."""
    for dialect in dialects:
        for file in sorted((include / "mlir" / "Dialect" / dialect).rglob("*.td")):
            yield file.read_text(encoding="utf-8")


def fragments(text: str) -> Iterator[str]:
    """The fenced examples of a .td file, each whole and as its statements."""
    for match in FENCED.finditer(text):
        block = textwrap.dedent(match[1]).strip()
        yield block
        yield from statements(block)


def statements(block: str) -> Iterator[str]:
    """The parts of an example that begin in its first column, outside of brackets; comments are left out."""
    lines: list[str] = []
    for line in block.split("\n"):
        code = re.sub(r"//.*", "", line).rstrip()
        if not code:
            continue
        starts = not code[0].isspace() and code[0] not in ")}]:,-" and _depth("\n".join(lines)) <= 0
        if starts and lines:
            yield "\n".join(lines)
            lines = []
        lines.append(code)
    if lines:
        yield "\n".join(lines)


def _depth(text: str) -> int:
    text = text.replace("->", "")
    return sum(text.count(one) for one in "({[") - sum(text.count(one) for one in ")}]")


def spellings(fragment: str) -> Iterator[str]:
    """The fragment as module, operation, type and attribute, with and without its ellipses."""
    for text in dict.fromkeys([fragment, fragment.replace("...", "")]):
        yield text
        if "\n" not in text and not text.startswith("%"):
            kept = text.rstrip(";")
            yield f'"test.of_type"() : () -> ({kept})'
            yield f'"test.with"() {{a = {kept}}} : () -> ()'


# ---------------------------------------------------------------------------------------------------------------------
# Completion


def completed(texts: Iterable[str]) -> list[str]:
    """A module for each fragment that mlir-opt accepts with definitions of the values it misses."""
    pending: dict[str, dict[str, str]] = {text: {} for text in texts}
    accepted: list[str] = []
    for _ in range(ROUNDS):
        modules = [module(text, types) for text, types in pending.items()]
        results = oracle.mlir_opt_many(modules, "--allow-unregistered-dialect")
        accepted += [one for one, result in zip(modules, results, strict=True) if result.ok]
        pending = {
            text: types
            for (text, types), one, result in zip(list(pending.items()), modules, results, strict=True)
            if not result.ok and _learn(text, types, one, result)
        }
        if not pending:
            break
    return accepted


def module(fragment: str, types: dict[str, str]) -> str:
    """The fragment behind definitions of the given types, within an operation that verifies nothing."""
    known = [f'%{name} = "test.def"() : () -> ({type})' for name, type in types.items() if type != WRONG_TYPE]
    asked = [f'%{name} = "test.def"() : () -> ({type})' for name, type in types.items() if type == WRONG_TYPE]
    missing = [name for name in dict.fromkeys(BLOCK.findall(fragment)) if not _defines_block(fragment, name)]
    blocks = [f'{name}:\n  "test.end"() : () -> ()' for name in missing]
    return "\n".join(['"test.top"() ({', *known, fragment, *asked, *blocks, "}) : () -> ()", ""])


def _defines_block(fragment: str, name: str) -> bool:
    return re.search(re.escape(name) + r"\b[^:\n]*.*:$", fragment, re.M) is not None


def _learn(text: str, types: dict[str, str], shown: str, result: oracle.OracleResult) -> bool:
    """Notes a value that the fragment misses, or the type of the one that was asked for."""
    if not result.errors:
        return False
    error = result.errors[0]
    for note in error.notes:
        if (found := TYPE_OF_USE.search(note.message)) and WRONG_TYPE in types.values():
            types[next(name for name, type in types.items() if type == WRONG_TYPE)] = found[1]
            return True
    if UNDECLARED.search(error.message) and error.line:
        line = shown.split("\n")[error.line - 1]
        name = re.match(r"%([\w$.-]+)", line[error.column - 1 :])
        if name is not None and name[1] not in types:
            types[name[1]] = WRONG_TYPE
            return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# Comparison


def accepted_examples(dialects: Iterable[str] = DIALECTS) -> list[str]:
    """The modules made of the examples that mlir-opt accepts; skips the running test without the .td files."""
    include = oracle.include_directory()
    parts = [part for text in descriptions(include, dialects) for part in fragments(text)]
    return completed(one for part in parts if not OTHER_DIALECT.search(part) for one in spellings(part))


def differences(texts: list[str]) -> list[Difference]:
    """Where lamina rejects a module, prints it otherwise in one of the forms, or does not read its own output alike."""
    found = [*compare(texts), *compare(texts, "--mlir-print-op-generic")]
    for text in texts:
        for flags in ((), ("--mlir-print-op-generic",)):
            printed = ours(text, *flags)[0]
            if printed is not None and ours(printed, *flags)[0] != printed:
                found.append(Difference(printed, printed, str(ours(printed, *flags))))
    return found


def main(dialects: list[str]) -> int:
    """Prints the differences and the figures."""
    texts = accepted_examples(dialects or DIALECTS)
    found = differences(texts)
    print(*found, sep="\n\n")
    print(f"{len(texts)} examples that mlir-opt accepts, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
