"""Valid programs through random passes, and transform scripts with parts exchanged: results or diagnostics."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType

from lamina.api import parse
from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.growth import TooLarge
from lamina.passmanager import PassInfo, lookup_pass, registered_names
from lamina.passmanager.manager import run_pipeline
from tests.asm.broken_ir import programs
from tests.fuzzing import generator, rounds

SECONDS = 20  # for one input; what takes longer is left, and counted
SLOW_SHARE = 0.1
_TOKEN = re.compile(r'[%@^!#]?[\w.]+|"[^"\n]*"|\S')


class TooSlow(BaseException):
    """An input that takes longer than it is given."""


@contextmanager
def time_limit() -> Iterator[None]:
    def end(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, end)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@cache
def texts(folder: str, largest: int) -> list[str]:
    return [text for text in programs(folder) if len(text) < largest]


@cache
def pass_names() -> list[str]:
    """lamina's own passes that ask for no file; other tests register theirs."""
    infos = [info for name in registered_names() if isinstance(info := lookup_pass(name), PassInfo)]
    own = [info for info in infos if info.cls.__module__.startswith("lamina.")]
    return [info.name for info in own if info.name not in ("apply-pdll", "snapshot-op-locations")]


def random_pipeline(rng: random.Random) -> str:
    parts = []
    for name in rng.choices(pass_names(), k=rng.choice([1, 1, 2, 3])):
        info = lookup_pass(name)
        assert isinstance(info, PassInfo)
        options = []
        for option in info.cls.options().values():
            if rng.random() < 0.3 and (value := random_value(option, rng)) is not None:
                options.append(f"{option.name}={value}")
        text = f"{name}{{{' '.join(options)}}}" if options else name
        parts.append(f"{info.anchor}({text})" if info.anchor not in (None, "builtin.module") else text)
    return f"builtin.module({','.join(parts)})"


def random_value(option, rng: random.Random) -> str | None:  # type: ignore[no-untyped-def]
    if option.choices:
        return str(rng.choice(list(option.choices)))
    if option.type is bool:
        return rng.choice(["true", "false"])
    if issubclass(option.type, int):
        return str(rng.choice([0, 1, 2, 3, 4, 7, 32, 64, 100]))
    return None


def tried(text: str, pipeline: str) -> bool:
    """Whether the input was done with in time; raises AssertionError where it ends otherwise than it should."""
    try:
        with time_limit(), collect_diagnostics():
            module = parse(text, allow_unregistered=True)
            run_pipeline(module, pipeline)
            assert parse(str(module), allow_unregistered=True)
    except (DiagnosticError, TooLarge):
        return True
    except TooSlow:
        return False
    except Exception as problem:
        raise AssertionError(f"{pipeline}\n{text}") from problem
    return True


def test_valid_programs_through_random_pipelines() -> None:
    rng = generator("pipelines")
    folders = ["dialects/scf", "dialects/affine", "dialects/memref", "dialects/linalg", "dialects/arith", "passes"]
    count = rounds(60)
    slow = 0
    for _ in range(count):
        text = rng.choice(texts(rng.choice(folders), 3000))
        slow += not tried(text, random_pipeline(rng))
    assert slow <= SLOW_SHARE * count


def test_scripts_with_parts_exchanged() -> None:
    rng = generator("scripts")
    scripts = [text for text in texts("transform", 5000) if "@__transform_main" in text]
    assert len(scripts) > 50
    count = rounds(60)
    slow = 0
    for _ in range(count):
        slow += not tried(exchanged(rng.choice(scripts), scripts, rng), "builtin.module(transform-interpreter)")
    assert slow <= SLOW_SHARE * count


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
