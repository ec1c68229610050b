"""LLVM IR with parts exchanged: a module, or an error; never another exception, nor the end of the process."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import traceback
from pathlib import Path

from lamina.execution.llvm_import import ImportFailure, import_module
from lamina.execution.llvm_ir import translate_module
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.verifier import verify
from tests.fuzzing import generator, rounds

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
_TOKEN = re.compile(r'[%@!#]?[\w.$-]+|[%@]?"[^"\n]*"|\S|\n')


_KINDS = ("%", "@", "!", "#", r"-?\d+", r"i\d+|float|double|half|bfloat|ptr|fp128|void|x86_fp80", r"[a-z_.]+")


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


def tried(text: str) -> None:
    """Imports a text, and writes it again. Raises what should not be raised."""
    try:
        module = import_module(text, "input.ll")
        str(module)
        verify(module)
        translate_module(module)
    except (ImportFailure, DiagnosticError):
        pass


def campaign(count: int) -> int:
    """Tries texts, one after the other; what is tried stands in a file, should the process end."""
    rng = generator("import")
    texts = [path.read_text() for path in sorted(HERE.glob("*.ll"))]
    words = sorted({word for text in texts for word in _TOKEN.findall(text) if word != "\n"})
    failed = 0
    for _ in range(count):
        text = exchanged(rng.choice(texts), words, rng)
        print("//", repr(text), flush=True)
        try:
            tried(text)
        except Exception:
            failed += 1
            print("failed:", traceback.format_exc(limit=-2), flush=True)
    return failed


def test_exchanged_words() -> None:
    command = [sys.executable, "-m", "tests.execution.llvm_import.test_fuzz_import", str(rounds(300))]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert done.stdout.count("//") >= rounds(300)


if __name__ == "__main__":
    sys.exit(bool(campaign(int(sys.argv[1]))))
