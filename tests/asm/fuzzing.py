"""Seeded mutation of MLIR texts: whatever comes out, reading it gives IR or diagnostics, never another exception."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.verifier import verify
from tests.asm import corpus

TOKEN = re.compile(r'\s+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|[%@#!^]?[\w$.\-]+|->|::|.', re.DOTALL)
SNIPPETS = [
    "%0", "%x", "^bb0", "@f", "#map", "!t", "i32", "index", "f32", "tensor<2x?xf32>", "memref<?xi8>", "vector<4xf32>",
    "(", ")", "{", "}", "[", "]", "<", ">", ":", ",", "=", "->", "::", "*", "?", "-", "+", "/", "|", "...", "0", "1",
    "-1", "0x1F", "1.5", "99999999999999999999", "9223372036854775808", "true", "false", "unit", "loc", "loc(unknown)",
    "dense<1>", "dense<[1, 2]> : tensor<2xi32>", "affine_map<(d0) -> (d0)>", "array<i32: 1>", '"x"', '"a.b"',
    '"x.y"() : () -> ()', "func.func", "module", "return", "attributes", "{-#", "#-}", "!quant.uniform<i8:f32, 0.5>",
    "strided<[1], offset: ?>", "distinct[0]<>", "\x00", "\x7f", "é", "\U0001f600", "\ud800", "\\", '"', "//", "\r",
]  # fmt: skip
SECONDS = 10


class Hang(Exception):
    """An input took longer than SECONDS."""


def seeds() -> list[str]:
    """The corpus, and the files that other tests compare with mlir-opt."""
    found = list(corpus.MODULES)
    found += [corpus.attribute_module(text) for text in corpus.ATTRIBUTES]
    found += [corpus.type_module(text) for text in corpus.TYPES]
    found += [corpus.location_module(text) for text in corpus.LOCATIONS]
    for path in sorted(Path(__file__).resolve().parent.parent.rglob("*.mlir")):
        text = path.read_text(encoding="utf-8", errors="surrogateescape")
        pieces = re.split(r"^// -----.*\n", text, flags=re.MULTILINE)
        for piece in pieces:
            found += functions(piece) if len(piece) > 3000 else [piece]
    return found


def functions(text: str) -> list[str]:
    """A long text in pieces that begin with a function."""
    starts = [match.start() for match in re.finditer(r"^(?:func\.func|llvm\.func|module)\b", text, re.MULTILINE)]
    bounds = [0, *starts, len(text)]
    return [text[start:end][:4000] for start, end in zip(bounds[:-1], bounds[1:], strict=True) if end > start]


def mutated(rng: random.Random, texts: list[str]) -> str:
    """One of the texts with a few changes of tokens or characters."""
    text = rng.choice(texts)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        tokens = TOKEN.findall(text)
        kind = rng.randrange(14)
        if not tokens:
            return rng.choice(SNIPPETS)
        at = rng.randrange(len(tokens))
        if kind == 0:
            del tokens[at]
        elif kind == 1:
            tokens.insert(at, rng.choice(SNIPPETS))
        elif kind == 2:
            tokens[at] = rng.choice(SNIPPETS)
        elif kind == 3:
            tokens.insert(at, rng.choice(tokens))
        elif kind == 4:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == 5:
            end = min(len(tokens), at + rng.randint(1, 12))
            del tokens[at:end]
        elif kind == 6:
            donor = TOKEN.findall(rng.choice(texts))
            start = rng.randrange(len(donor) + 1)
            tokens[at:at] = donor[start : start + rng.randint(1, 12)]
        elif kind == 7:
            character = chr(rng.choice([rng.randrange(32, 127), 0, 233]))
            tokens[at] = tokens[at][: rng.randint(0, len(tokens[at]))] + character
        elif kind == 8:
            tokens = tokens[:at]
        else:
            # Something of the same kind from the same text: most often still MLIR.
            alike = [token for token in tokens if _class(token) == _class(tokens[at])]
            tokens[at] = rng.choice(alike)
        text = "".join(tokens)[:20000]
    return text


def _class(token: str) -> str:
    first = token[0]
    return "a" if first.isalpha() else "0" if first.isdigit() else first


@contextmanager
def limited() -> Iterator[None]:
    """Raises Hang inside the block after SECONDS (where the platform has alarms)."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise Hang

    old = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, old)


def read(text: str, allow_unregistered: bool) -> str | None:
    """The text printed again, None if it is diagnosed; fails with what a diagnostic is not."""
    with collect_diagnostics():
        try:
            module = parse_module(text, "<fuzz>", allow_unregistered=allow_unregistered)
            verify(module)
        except DiagnosticError as problem:
            assert problem.diagnostics
            str(problem)
            return None
        return module.to_text()


def problem_of(text: str, allow_unregistered: bool) -> str | None:
    """What is wrong with reading the text, None if nothing is: an exception, a hang, or a printed form that does not
    read back as itself."""
    try:
        with limited():
            printed = read(text, allow_unregistered)
            if printed is None:
                return None
            again = read(printed, True)
    except Hang:
        return "a hang"
    except Exception as problem:  # anything at all is a finding
        import traceback

        last = traceback.extract_tb(problem.__traceback__)[-1]
        return f"{type(problem).__name__}: {problem} at {Path(last.filename).name}:{last.lineno}"
    if again is None:
        return "the printed form is rejected"
    return None if _comparable(again) == _comparable(printed) else "the printed form reads back as something else"


def _comparable(text: str) -> str:
    """Without the results of affine maps: sums that MLIR reorders when it reads them it reorders again in what it
    printed."""
    return re.sub(r"(affine_(?:map|set)<.*?)(?:->|:) \(.*\)>", r"\1", text) if "affine_" in text else text
