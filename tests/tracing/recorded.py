"""Runs pipelines under a recorder and reads what it has recorded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import lamina
from lamina.ir.operation import Operation
from lamina.tracing.api import recording
from lamina.tracing.data import chunks_of
from lamina.tracing.reading import ReadTrace
from lamina.tracing.recorder import Recorder


class Recorded:
    """A recorder whose trace can be read once its block has ended."""

    def __init__(self) -> None:
        self.recorder = Recorder("test")

    @property
    def trace(self) -> ReadTrace:
        return ReadTrace(chunks_of(self.recorder).texts)


@contextmanager
def recorded() -> Iterator[Recorded]:
    """Records what happens in the ``with`` block."""
    found = Recorded()
    with recording(found.recorder):
        yield found


def record(module: Operation, pipeline: str) -> ReadTrace:
    """The trace of one pipeline."""
    with recorded() as found:
        lamina.run_pipeline(module, pipeline)
    return found.trace


def code(trace: ReadTrace, step: int = -1) -> dict[str, list[str]]:
    """The lines of each function after a step, by default the last."""
    at = step if step >= 0 else len(trace.steps) + step
    return {unit: trace.lines(version) for unit, version in trace.after(at).items()}


def names(trace: ReadTrace) -> list[str]:
    """The steps by name, indented as they are nested, with their functions."""
    return [
        "  " * step["depth"] + step["name"].partition("{")[0]
        + (f" {trace.units[step['unit']]}" if step["unit"] >= 0 else "")
        for step in trace.steps
    ]  # fmt: skip


def origins(trace: ReadTrace, operation: int) -> set[int]:
    """All operations that one came from, itself included."""
    children, parents, _ = trace.numbers("edges")
    found = {operation}
    while True:
        more = {parent for child, parent in zip(children, parents, strict=True) if child in found} | found
        if more == found:
            return found
        found = more


def operation_names(trace: ReadTrace, operations: set[int]) -> set[str]:
    """The names of operations."""
    column = trace.numbers("op0")[0]
    return {trace.meta["names"][column[operation]] for operation in operations}


def line_operations(trace: ReadTrace, version: int) -> list[int]:
    """The operation of each line of a version."""
    rows = trace.meta["rows"]["lines"]
    return [trace.numbers(f"line{line // rows}")[1][line % rows] for line in trace.line_numbers(version)]
