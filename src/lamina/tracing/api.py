"""``with lamina.trace("out.html"): ...``: everything that happens in the block, as a page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from contextvars import ContextVar
from typing import TypeVar

from lamina.dialects.bufferization import explain as copies
from lamina.execution import observer as compilation
from lamina.ir import observer as ir
from lamina.passmanager import instrumentation as passes
from lamina.rewrite import rewriter as rewrites
from lamina.tracing.data import chunks_of
from lamina.tracing.machine import MachineStages
from lamina.tracing.page import check_writable, page, write_atomically
from lamina.tracing.recorder import Recorder
from lamina.tracing.scripts import ScriptSteps
from lamina.transform import trace as scripts

Variable = TypeVar("Variable")


def trace(path: str | os.PathLike[str], *, title: str = "") -> AbstractContextManager[Recorder]:
    """Writes a page that shows what happens in the ``with`` block: the passes of every pipeline, the rewrites inside
    them, the steps of transform scripts, LLVM IR and assembly of compiled modules.

    The page is written at the end, also if the block raises. Raises PassError, as early as possible, if it
    cannot be written.
    """
    if not isinstance(path, str | os.PathLike):
        raise TypeError(f"a trace is written to a file; expected its path, got {path!r}")
    return _traced(path, title)


@contextmanager
def _traced(path: str | os.PathLike[str], title: str) -> Iterator[Recorder]:
    with tracing(path, title=title) as (recorder, _):
        yield recorder


@contextmanager
def tracing(path: str | os.PathLike[str], *, title: str = "") -> Iterator[tuple[Recorder, ScriptSteps]]:
    """Like `trace`, with the steps of scripts."""
    check_writable(os.fspath(path))
    recorder = Recorder(title)
    try:
        with recording(recorder) as steps:
            yield recorder, steps
    finally:
        write(recorder, path)


def write(recorder: Recorder, path: str | os.PathLike[str]) -> None:
    """Writes the page of the recording. Raises PassError."""
    write_atomically(os.fspath(path), page({"a": chunks_of(recorder).texts}))


@contextmanager
def recording(recorder: Recorder) -> Iterator[ScriptSteps]:
    """Attaches a recorder within the ``with`` block."""
    steps = ScriptSteps(recorder)
    with ExitStack() as stack:

        def use(variable: ContextVar[Variable], value: Variable) -> None:
            stack.callback(variable.reset, variable.set(value))

        use(passes.ambient, (*passes.ambient.get(), recorder))
        use(rewrites.observer, recorder.log)
        use(ir.observer, recorder.log)
        use(compilation.observer, MachineStages(recorder))
        use(scripts.current, steps)
        if not copies.current.get():
            use(copies.current, copies.CopyRequest(reports=recorder.memory.reports, silent=True))
        try:
            yield steps
        finally:
            recorder.finish()
