"""xDSL's side of ``lamina bench compile``: its parser, printer and passes on the same inputs, in this process."""

from __future__ import annotations

import contextlib
import gc
import io
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

#: xDSL's names of the passes of the table that it has.
PASSES = {
    "cse": "cse",
    "canonicalize": "canonicalize",
    "loop-invariant-code-motion": "licm",
    "lower-affine": "lower-affine",
    "convert-scf-to-cf": "convert-scf-to-cf",
}
#: xDSL takes some 40 times as long as mlir-opt.
LARGEST = 10_000


@dataclass(frozen=True)
class Times:
    """Seconds of processor time; a pass is followed by verification, as parsing is."""

    parse: float
    write: float
    of_pass: float | None = None


def times(text: str, count: int, name: str | None = None) -> Times | None:
    """Times of one run on a text of ``count`` operations; None if xDSL is not installed, lacks the pass, does not take
    the text, or would take minutes."""
    from lamina.tools import measurement

    if count > LARGEST or (name is not None and name not in PASSES) or not measurement.is_installed("xDSL"):
        return None
    _warm()
    return _run(text, name)


@cache
def _warm() -> None:
    """Imports what xDSL imports with the first text and pass of a process."""
    for name in PASSES:
        _run("func.func @f() {\n  return\n}", name)


def _run(text: str, name: str | None) -> Times | None:
    read = _read(text)
    if read is None:
        return None
    module, parse = read
    start = time.process_time()
    _print(module)
    write = time.process_time() - start
    if name is None:
        return Times(parse, write)
    start = time.process_time()
    try:
        _all_passes()[PASSES[name]]()().apply(_context(), module)
        module.verify()
    except Exception:  # what xDSL does not take, it reports in many ways
        return None
    return Times(parse, write, time.process_time() - start)


def _read(text: str) -> tuple[Any, float] | None:
    """The module and the seconds; from its generic form if xDSL does not read the syntax of its operations."""
    import lamina

    for form in (lambda: text, lambda: lamina.parse(text).to_text(generic=True)):
        with contextlib.suppress(Exception):
            return _parsed(form())
    return None


def _parsed(text: str) -> tuple[Any, float]:
    from xdsl.parser import Parser

    gc.collect()
    start = time.process_time()
    module = Parser(_context(), text).parse_module()
    module.verify()
    return module, time.process_time() - start


def _print(module: Any) -> None:
    from xdsl.printer import Printer

    Printer(stream=io.StringIO()).print_op(module)


@cache
def _context() -> Any:
    from xdsl.context import Context
    from xdsl.dialects import get_all_dialects

    context = Context()
    for name, factory in get_all_dialects().items():
        context.register_dialect(name, factory)
    return context


@cache
def _all_passes() -> Any:
    from xdsl.transforms import get_all_passes

    return get_all_passes()
