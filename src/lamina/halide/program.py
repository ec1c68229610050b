"""A pipeline compiled for given sizes: payload, script, and code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lamina.halide.buffer import Buffer, ImageParam, Param
from lamina.halide.errors import HalideError, ScheduleError, changes
from lamina.halide.func import Func
from lamina.halide.payload import Payload, extents_of, symbol
from lamina.halide.pipeline import Box, Lowering, all_funcs, arguments_of, realizations
from lamina.halide.script import Script
from lamina.halide.specialize import choices, specialized
from lamina.halide.stages import Planner

HEAD = "module attributes {transform.with_named_sequence} {"


class Program:
    """``payload`` and ``script`` are MLIR text."""

    def __init__(self, output: Func, box: Box, images: dict[int, Box], arguments: Sequence[Any]) -> None:
        self.output, self.box, self.arguments = output, box, list(arguments)
        self.lowering = Lowering(output, box, images)
        realized = realizations(self.lowering)
        self.planner = Planner(realized)
        self._payload = Payload(self.lowering, self.planner, self.arguments)
        self._script = Script(self.planner, self._payload)
        self._compiled: Any = None
        stages = [stage for stages in self.lowering.stages.values() for stage in stages]
        self.is_special = any(stage.definition.specializations for stage in stages)

    @property
    def payload(self) -> str:
        return "\n".join([*self._payload.map_lines(), "", self._payload.text])

    @property
    def script(self) -> str:
        return self._script.text

    def module_text(self) -> str:
        """Algorithm and schedule in one module."""
        if not self._script.is_needed:
            return self.payload
        maps = "\n".join(self._payload.map_lines())
        return (
            f"{maps}\n\n{HEAD}\n\n// ---- The algorithm.\n\n{self._payload.text}\n// ---- The schedule.\n\n"
            f"{self._script.text}}}\n"
        )

    def compiled(self) -> Any:
        """Returns the native function: arguments, then the output. Raises ScheduleError if the schedule does not
        apply."""
        if self._compiled is None:
            import lamina

            text = self.module_text()
            key = f"{self.output.runs_parallel} {text}"
            self._compiled = self.output.compiled.get(key)
            if self._compiled is not None:
                return self._compiled
            try:
                module = lamina.parse(text, filename=f"module of {self.output.name()}")
                code = lamina.compile(module, parallel=self.output.runs_parallel)
            except (lamina.PassError, lamina.ParseError, lamina.VerifyError) as problem:
                raise ScheduleError(
                    f'The schedule of "{self.output.name()}" does not apply:\n{problem}', self.output.source
                ) from problem
            self._compiled = self.output.compiled[key] = getattr(code, symbol(self.output.name()))
        return self._compiled

    def callable(self) -> Any:
        """Returns a function of arrays and numbers for the arguments, and ``out``, an array or for tuples several,
        allocated by default."""
        function = self.compiled()
        kinds, shape = [type.dtype for type in self.output.types()], tuple(extents_of(self.box))

        def call(*values: Any, out: np.ndarray | Sequence[np.ndarray] | None = None) -> Any:
            if len(values) != len(self.arguments):
                names = ", ".join(argument.name() for argument in self.arguments)
                raise HalideError(
                    f"{self.output.name()} takes {len(self.arguments)} arguments ({names}), not {len(values)}"
                )
            if out is None:
                results = [np.empty(shape, kind) for kind in kinds]
            else:
                results = [out] if isinstance(out, np.ndarray) else list(out)
            function(*values, *results)
            return results[0] if len(kinds) == 1 else tuple(results)

        return call


def program_of(output: Func, sizes: Any = None, box: Box | None = None) -> Program:
    """Returns the program for sizes (from the innermost dimension out), kept until a definition, a schedule or a shape
    changes. Raises HalideError, BoundsError, ScheduleError."""
    if not output.defined():
        raise HalideError(f'Can\'t realize undefined Func "{output.name()}"')
    if output.programs.get("changes") != changes():
        output.programs.clear()
        output.programs |= {"changes": changes(), "arguments": arguments_of(output)}
    arguments = output.programs["arguments"]
    images = {id(image): found for image in arguments if not isinstance(image, Param) and (found := image_box(image))}
    chosen = box if box is not None else _output_box(output, sizes)
    special = choices(all_funcs(output), images)
    key = (
        tuple(chosen),
        tuple((id(image), *images.get(id(image), ())) for image in arguments),
        tuple(number for _, number in special),
    )
    if key not in output.programs:
        with specialized(special):
            output.programs[key] = Program(output, chosen, images, arguments)
    return output.programs[key]


def image_box(image: Buffer) -> Box | None:
    """Returns the box of an image that is set or declared, or None."""
    if isinstance(image, Buffer):
        return [(low, low + extent - 1) for low, extent in image.box()]
    assert isinstance(image, ImageParam)
    if image.buffer is not None:
        return image_box(image.buffer)
    if any(pair is None for pair in image.declared):
        return None
    return [(pair[0], pair[0] + pair[1] - 1) for pair in image.declared if pair is not None]


def _output_box(output: Func, sizes: Any) -> Box:
    if sizes is not None:
        given = [int(size) for size in (sizes if isinstance(sizes, list | tuple) else [sizes])]
        if len(given) != output.dimensions():
            raise HalideError(
                f'Func "{output.name()}" has {output.dimensions()} dimensions, {len(given)} sizes were given'
            )
        if any(size < 1 for size in given):
            raise HalideError(f'Func "{output.name()}" is realized on sizes of at least 1, not {given}')
        return [(low, low + size - 1) for low, size in zip(_lows(output), given, strict=True)]
    box = bound_box(output)
    if box is None:
        missing = next(name for name in output.pure_names if name not in output.bounds)
        raise HalideError(
            f'The extent of "{output.name()}" in "{missing}" is not known: pass sizes, or call '
            f"bound({missing}, min, extent)"
        )
    return box


def bound_box(output: Func) -> Box | None:
    """Returns the box that bound() declares, if it does so for all dimensions."""
    if any(name not in output.bounds for name in output.pure_names):
        return None
    ranges = [output.bounds[name] for name in output.pure_names]
    return [(low or 0, (low or 0) + extent - 1) for low, extent, _ in ranges]


def _lows(output: Func) -> list[int]:
    return [(output.bounds[name][0] or 0) if name in output.bounds else 0 for name in output.pure_names]
