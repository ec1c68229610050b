"""Pipelines with several outputs, and printing of lowered pipelines."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np

import lamina
from lamina.halide.buffer import Buffer
from lamina.halide.errors import HalideError, OutputError
from lamina.halide.func import Func
from lamina.halide.program import Programs, bound_box
from lamina.halide.realize import realize_all

Target = Buffer | np.ndarray
Targets = Target | Sequence[Target] | None
Sizes = int | Sequence[int] | Sequence[Target] | None


class StmtOutputFormat(Enum):
    """The output format of `compile_to_lowered_stmt`."""

    Text = "text"
    HTML = "html"


class Pipeline:
    """One or several outputs, computed together: Funcs that several of them read are computed once."""

    def __init__(self, outputs: Func | Sequence[Func]) -> None:
        self._outputs = [outputs] if isinstance(outputs, Func) else list(outputs)
        if not self._outputs or not all(isinstance(output, Func) for output in self._outputs):
            raise HalideError("A Pipeline takes a Func, or a list of Funcs")
        if len({id(output) for output in self._outputs}) != len(self._outputs):
            raise HalideError("A Pipeline computes each output once")
        self._programs = self._outputs[0].programs if len(self._outputs) == 1 else Programs(self._outputs)

    @property
    def programs(self) -> Programs:
        """What is compiled of the pipeline."""
        return self._programs

    def outputs(self) -> list[Func]:
        """Returns the Funcs that are computed."""
        return list(self._outputs)

    def realize(self, sizes: Sizes = None, *more: int, out: Targets = None) -> Any:
        """Computes the outputs on points 0 to sizes - 1, or on those of buffers; returns a Buffer, or a list for
        several outputs. Raises BoundsError and ScheduleError, like Func.realize."""
        if isinstance(sizes, int):
            sizes = [sizes, *more]
        targets: list[Any] | None = None
        if sizes is not None and not isinstance(sizes[0], int):
            targets, sizes = list(sizes), None
        elif isinstance(out, Buffer | np.ndarray):
            targets = [out]
        elif out is not None:
            targets = list(out)
        if targets is not None and len(targets) != len(self._outputs):
            raise HalideError(f"The pipeline has {len(self._outputs)} outputs, {len(targets)} buffers were given")
        results = realize_all(self._programs, sizes, targets)
        return results[0] if len(results) == 1 else results

    def compile_jit(self, sizes: Sizes = None) -> None:
        """Compiles ahead of the first realize(). See Func.compile_jit."""
        self._programs.compile_jit(sizes)

    def compile(self, sizes: Sizes = None) -> Any:
        """See Func.compile; ``out`` has the arrays of all outputs."""
        return self._programs.default(sizes).callable()

    def infer_arguments(self) -> list[Any]:
        """Returns the ImageParams and Params that the outputs depend on."""
        return list(self._programs.arguments)

    def module(self, sizes: Sizes = None) -> str:
        """Returns algorithm and schedule as MLIR text."""
        return self._programs.default(sizes).module_text()

    def print_loop_nest(self) -> None:
        """Prints the loops of all outputs."""
        for func in self._outputs:
            func.print_loop_nest()

    def schedule_automatically(self, *, parallel: bool = True) -> None:
        """See Func.schedule_automatically. Raises ScheduleError if a Func has a schedule."""
        from lamina.halide.automatic import schedule_automatically  # start-up

        schedule_automatically(self._outputs, parallel)

    def __repr__(self) -> str:
        return f"<lamina.halide.Pipeline of {', '.join(func.name() for func in self._outputs)}>"


def lowered_text(func: Func | Pipeline, sizes: Sizes) -> str:
    """Returns the program after its schedule, as loops on buffers, vectors and scalars, in MLIR."""
    from lamina.execution.compile import lower  # start-up
    from lamina.ir.operation import Operation  # start-up
    from lamina.ir.remarks import remarking  # start-up
    from lamina.passes.default_pipeline import Step  # start-up

    programs = func.programs
    known = sizes is not None or all(bound_box(output) is not None for output in programs.outputs)
    # Without sizes, those of the last realization.
    latest = None if known else programs.latest()
    program = latest or programs.default(sizes)
    module = lamina.parse(program.module_text())
    shown: list[str] = []

    def before(step: Step, operation: Operation) -> None:
        # From here on loops become blocks, and accesses arithmetic on pointers.
        if not shown and step.pipeline.startswith(_LAST_STEPS):
            shown.append(str(operation))

    with remarking("none"):
        parallel = any(output.runs_parallel for output in programs.outputs)
        lower(module, parallel=parallel, before_step=before)
    return shown[0] if shown else str(module)


_LAST_STEPS = (
    "math-polynomial", "expand-realloc", "expand-strided", "lamina-finish", "func.func(lower-affine",
    "convert-scf-to-cf", "convert-to-llvm",
)  # fmt: skip


def write_lowered(func: Func, filename: str | Path, format: StmtOutputFormat, sizes: Sizes) -> None:
    """See Func.compile_to_lowered_stmt."""
    text = lowered_text(func, sizes)
    if format is StmtOutputFormat.HTML:
        from lamina.asm.html import text_html  # start-up

        text = f"<!doctype html>\n<meta charset=\"utf-8\">\n<title>{func.name()}</title>\n{text_html(text)}\n"
    try:
        Path(filename).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise OutputError(f"cannot write '{os.fspath(filename)}': {problem.strerror}") from None
