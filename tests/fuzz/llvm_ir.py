"""LLVM IR, and modules of the dialect of LLVM, with parts exchanged: imported or exported, or an error; never another
exception, nor the end of the process."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

from lamina.api import parse
from lamina.execution.codegen import CompilationError, verified_module
from lamina.execution.llvm_import import ImportFailure, import_module
from lamina.execution.llvm_ir import translate_module
from lamina.execution.llvm_ir.errors import TranslationError
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.verifier import verify
from lamina.passmanager.manager import run_pipeline
from tests.asm.broken_ir import programs

FILES = Path(__file__).parent.parent / "execution" / "llvm_import"
_TOKEN = re.compile(r'[%@!#]?[\w.$-]+|[%@]?"[^"\n]*"|\S|\n')


_KINDS = ("%", "@", "!", "#", r"-?\d+", r"i\d+|float|double|half|bfloat|ptr|fp128|void|x86_fp80", r"[a-z_.]+")


@cache
def kind_of(word: str) -> int:
    """Words of one kind can often stand for each other."""
    return next((kind for kind, pattern in enumerate(_KINDS) if re.match(pattern, word)), len(_KINDS))


def exchanged(text: str, words: list[str], rng: random.Random) -> str:
    """The text with a few words replaced by others of their kind, its own or other files', left out, or repeated."""
    places = [found.span() for found in _TOKEN.finditer(text) if found[0] != "\n"]
    own = [text[start:end] for start, end in places]
    for start, end in sorted(rng.sample(places, rng.choice([1, 1, 1, 2])), reverse=True):
        old = text[start:end]
        alike = [word for word in (own if rng.random() < 0.6 else words) if kind_of(word) == kind_of(old)]
        new = rng.choice([rng.choice(alike or [old])] * 8 + ["", f"{old} {old}"])
        text = text[:start] + new + text[end:]
    return text


@cache
def modules() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(FILES.glob("*.ll"))]


@cache
def words_of(texts: tuple[str, ...]) -> list[str]:
    return sorted({word for text in texts for word in _TOKEN.findall(text) if word != "\n"})


def imported(seed: int) -> str | None:
    """A text of LLVM IR with words exchanged; what is imported is exported again."""
    rng = random.Random(seed)
    text = exchanged(rng.choice(modules()), words_of(tuple(modules())), rng)
    try:
        module = import_module(text, "input.ll")
        str(module)
        verify(module)
        translate_module(module)
    except (ImportFailure, DiagnosticError, TranslationError):
        pass
    return None


@cache
def dialect_programs() -> tuple[str, ...]:
    """Programs in the dialect of LLVM, and what others are lowered to."""
    found = [str(import_module(text, "input.ll")) for text in modules()]
    found += programs("dialects/llvm", 5000)
    for text in programs("dialects/arith", 3000):
        module = parse(text, allow_unregistered=True)
        with collect_diagnostics():
            try:
                run_pipeline(module, "builtin.module(convert-to-llvm,reconcile-unrealized-casts)")
            except DiagnosticError:
                continue
        found.append(str(module))
    return tuple(found)


def exported(seed: int) -> str | None:
    """A module of the dialect of LLVM with words exchanged; what is exported goes to LLVM's reader and verifier."""
    rng = random.Random(seed)
    text = exchanged(rng.choice(dialect_programs()), words_of(dialect_programs()), rng)
    with collect_diagnostics():
        try:
            verified_module(translate_module(parse(text)))
        except (DiagnosticError, TranslationError, CompilationError):
            pass
    return None
