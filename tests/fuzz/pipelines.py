"""Valid programs through random passes, and transform scripts with parts exchanged: results or diagnostics."""

from __future__ import annotations

import random
import re
import traceback
from functools import cache

from lamina.api import parse
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.growth import TooLarge
from lamina.ir.operation import Operation
from lamina.passmanager import PassInfo, lookup_pass, registered_names
from lamina.passmanager.manager import run_pipeline
from tests.asm.broken_ir import programs

FOLDERS = (
    "dialects/scf", "dialects/affine", "dialects/memref", "dialects/linalg", "dialects/arith", "dialects/vector",
    "dialects/tensor", "dialects/bufferization", "dialects/math", "dialects/quant", "passes", "conversion",
)  # fmt: skip
_TOKEN = re.compile(r'[%@^!#]?[\w.]+|"[^"\n]*"|\S')


@cache
def texts(folder: str, largest: int) -> list[str]:
    return [text for text in programs(folder) if len(text) < largest]


@cache
def pass_names() -> list[str]:
    """lamina's own passes that ask for no file; other tests register theirs."""
    infos = [info for name in registered_names() if isinstance(info := lookup_pass(name), PassInfo)]
    own = [info for info in infos if info.cls.__module__.startswith("lamina.")]
    return [info.name for info in own if info.name not in ("apply-pdll", "snapshot-op-locations")]


def random_passes(rng: random.Random) -> list[str]:
    """One pipeline for each pass."""
    pipelines = []
    for name in rng.choices(pass_names(), k=rng.choice([1, 1, 2, 3])):
        info = lookup_pass(name)
        assert isinstance(info, PassInfo)
        options = []
        for option in info.cls.options().values():
            if rng.random() < 0.3 and (value := random_value(option, rng)) is not None:
                options.append(f"{option.name}={value}")
        text = f"{name}{{{' '.join(options)}}}" if options else name
        anchored = f"{info.anchor}({text})" if info.anchor not in (None, "builtin.module") else text
        pipelines.append(f"builtin.module({anchored})")
    return pipelines


def random_value(option, rng: random.Random) -> str | None:  # type: ignore[no-untyped-def]
    if option.choices:
        return str(rng.choice(list(option.choices)))
    if option.type is bool:
        return rng.choice(["true", "false"])
    if issubclass(option.type, int):
        return str(rng.choice([0, 1, 2, 3, 4, 7, 32, 64, 100]))
    return None


def tried(text: str, pipelines: list[str], verify_each: bool) -> str | None:
    """What is wrong with what the pipelines make of the text: a pass that succeeds leaves IR that is valid and reads
    back."""
    done = ""
    with collect_diagnostics():
        try:
            try:
                module = parse(text, allow_unregistered=True)
                for done in pipelines:
                    run_pipeline(module, done, verify_each=verify_each)
                    if (invalid := broken(module)) is not None:
                        if _is_invalid_in_mlir_too(done, text, invalid):
                            return None
                        return f"{invalid}\n{done} in {pipelines}\n{text}"
            except (DiagnosticError, TooLarge):
                return None
            parse(str(module), allow_unregistered=True)
        except Exception:
            return f"{traceback.format_exc()}\n{done} in {pipelines}\n{text}"
    return None


# finalize-memref-to-llvm lowers alloca_scope to several blocks, in scf.for too; the verifier reports it, as in MLIR.
_SPLITTING, _SPLIT = "finalize-memref-to-llvm", "'scf.for' op expects region #0 to have 0 or 1 blocks"
# So it does where a pass on arithmetic rewrites the body of a linalg.matmul.
_ANOTHER_BODY = "expected add/mul op in the body"


def _is_invalid_in_mlir_too(pipeline: str, text: str, problem: str) -> bool:
    splits = _SPLITTING in pipeline and "memref.alloca_scope" in text and _SPLIT in problem
    return splits or ("linalg." in text and _ANOTHER_BODY in problem)


def broken(module: Operation) -> str | None:
    try:
        module.verify()
    except DiagnosticError as problem:
        return str(problem)
    return None


def valid_program(seed: int) -> str | None:
    """A program of the tests through random passes."""
    rng = random.Random(seed)
    text = rng.choice(texts(rng.choice(FOLDERS), 3000))
    return tried(text, random_passes(rng), verify_each=False)


@cache
def scripts() -> list[str]:
    return [text for text in texts("transform", 5000) if "@__transform_main" in text]


def script(seed: int) -> str | None:
    """A transform script with parts exchanged."""
    rng = random.Random(seed)
    text = exchanged(rng.choice(scripts()), scripts(), rng)
    # Scripts may ask for invalid IR (transform.annotate), which is for the verifier to report.
    return tried(text, ["builtin.module(transform-interpreter)"], verify_each=True)


def exchanged(text: str, others: list[str], rng: random.Random) -> str:
    """The script with numbers changed, and lines repeated, left out, or taken from another script."""
    lines = text.splitlines()
    steps = [place for place, line in enumerate(lines) if "transform." in line and "named_sequence" not in line]
    for _ in range(rng.choice([1, 1, 2, 3])):
        place = rng.choice(steps or range(len(lines)))
        if place >= len(lines):
            continue
        kind = rng.randrange(5)
        if kind == 0:
            number = rng.choice(["0", "1", "2", "-1", "3", "100", "9223372036854775807", "-9223372036854775808"])
            lines[place] = re.sub(r"(?<![\w%@.])-?\d+(?![\w.])", number, lines[place], count=1)
        elif kind == 1:
            lines.insert(place, lines[place])
        elif kind == 2:
            del lines[place]
        elif kind == 3:
            lines[place] = rng.choice(rng.choice(others).splitlines())
        else:
            tokens = _TOKEN.findall(lines[place])
            values = [token for token in _TOKEN.findall(text) if token[0] == "%"]
            used = [token for token in tokens if token[0] == "%"]
            if used and values:
                lines[place] = lines[place].replace(rng.choice(used), rng.choice(values), 1)
    return "\n".join(lines)
