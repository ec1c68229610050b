"""Pipelines with several outputs, and printing of lowered pipelines."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np

from lamina.halide.buffer import Buffer
from lamina.halide.errors import HalideError
from lamina.halide.func import Func

Target = Buffer | np.ndarray
Targets = Target | Sequence[Target] | None
Sizes = int | Sequence[int] | Sequence[Target] | None


class StmtOutputFormat(Enum):
    """The output format of `compile_to_lowered_stmt`."""

    Text = "text"
    HTML = "html"


class Pipeline:
    """One or several outputs. Each is compiled separately; shared Funcs are recomputed for each."""

    def __init__(self, outputs: Func | Sequence[Func]) -> None:
        self._outputs = [outputs] if isinstance(outputs, Func) else list(outputs)
        if not self._outputs or not all(isinstance(output, Func) for output in self._outputs):
            raise HalideError("A Pipeline takes a Func, or a list of Funcs")

    def outputs(self) -> list[Func]:
        """Returns the Funcs that are computed."""
        return list(self._outputs)

    def realize(self, sizes: Sizes = None, *more: int, out: Targets = None) -> Any:
        """Computes the outputs on points 0 to sizes - 1, or on those of buffers; returns a Buffer, or a list for
        several outputs. Raises BoundsError and ScheduleError, like Func.realize."""
        if isinstance(sizes, int):
            sizes = [sizes, *more]
        targets: list[Any] = [None] * len(self._outputs)
        if sizes is not None and not isinstance(sizes[0], int):
            targets, sizes = list(sizes), None
        elif isinstance(out, Buffer | np.ndarray):
            targets = [out]
        elif out is not None:
            targets = list(out)
        if len(targets) != len(self._outputs):
            raise HalideError(f"The pipeline has {len(self._outputs)} outputs, {len(targets)} buffers were given")
        results = [func.realize(sizes, out=target) for func, target in zip(self._outputs, targets, strict=True)]
        return results[0] if len(results) == 1 else results

    def compile_jit(self, sizes: Sizes = None) -> None:
        """Compiles all outputs ahead of the first realize()."""
        for func in self._outputs:
            func.compile_jit(sizes)

    def print_loop_nest(self) -> None:
        """Prints the loops of all outputs."""
        for func in self._outputs:
            func.print_loop_nest()

    def schedule_automatically(self, *, parallel: bool = True) -> None:
        """See Func.schedule_automatically. Raises ScheduleError if a Func has a schedule, or if outputs share Funcs,
        which then have one."""
        for func in self._outputs:
            func.schedule_automatically(parallel=parallel)

    def __repr__(self) -> str:
        return f"<lamina.halide.Pipeline of {', '.join(func.name() for func in self._outputs)}>"


def lowered_text(func: Func, sizes: Sizes) -> str:
    """Returns the program after its schedule, as loops on buffers, vectors and scalars, in MLIR."""
    import lamina
    from lamina.execution.compile import lower
    from lamina.halide.program import Program, bound_box
    from lamina.ir.operation import Operation
    from lamina.ir.remarks import remarking
    from lamina.passes.default_pipeline import Step

    known = sizes is not None or bound_box(func) is not None
    programs = [program for program in func.programs.values() if isinstance(program, Program)]
    # Without sizes, those of the last realization.
    program = programs[-1] if programs and not known else func.program(sizes)
    module = lamina.parse(program.module_text())
    shown: list[str] = []

    def before(step: Step, operation: Operation) -> None:
        # From here on loops become blocks, and accesses arithmetic on pointers.
        if not shown and step.pipeline.startswith(_LAST_STEPS):
            shown.append(str(operation))

    with remarking("none"):
        lower(module, parallel=func.runs_parallel, before_step=before)
    return shown[0] if shown else str(module)


_LAST_STEPS = (
    "math-polynomial", "expand-realloc", "expand-strided", "lamina-finish", "func.func(lower-affine",
    "convert-scf-to-cf", "convert-to-llvm",
)  # fmt: skip


def write_lowered(func: Func, filename: str | Path, format: StmtOutputFormat, sizes: Sizes) -> None:
    """See Func.compile_to_lowered_stmt."""
    text = lowered_text(func, sizes)
    if format is StmtOutputFormat.HTML:
        from lamina.asm.html import text_html

        text = f"<!doctype html>\n<meta charset=\"utf-8\">\n<title>{func.name()}</title>\n{text_html(text)}\n"
    Path(filename).write_text(text, encoding="utf-8")
