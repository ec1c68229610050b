"""A pipeline compiled for given sizes: payload, script, and code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import lamina
from lamina.execution.aligned_arrays import empty
from lamina.halide.buffer import Buffer, ImageParam, Param
from lamina.halide.definition import Definition
from lamina.halide.errors import HalideError, ScheduleError, changes
from lamina.halide.func import Func
from lamina.halide.payload import Payload, symbol
from lamina.halide.pipeline import Box, Lowering, all_funcs, arguments_of
from lamina.halide.realization import realizations
from lamina.halide.script import Script
from lamina.halide.sizes import Number, nominal, symbol_size
from lamina.halide.slices import extents_of
from lamina.halide.specialize import choices, specialized
from lamina.halide.stages import Planner

HEAD = "module attributes {transform.with_named_sequence} {"


class Program:
    """``payload`` and ``script`` are MLIR text. ``boxes`` are those of the outputs. ``is_dynamic``: for all sizes."""

    def __init__(
        self,
        outputs: Sequence[Func],
        boxes: Sequence[Box],
        images: dict[int, Box],
        arguments: Sequence[Any],
        *,
        is_dynamic: bool = False,
    ) -> None:
        self.outputs, self.boxes, self.arguments = list(outputs), list(boxes), list(arguments)
        self.is_dynamic = is_dynamic
        # What is unknown is checked for the sizes of each run.
        self.lowering = Lowering(outputs, boxes, images, nominal=is_dynamic)
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
        """Returns the native function: arguments, then the outputs. Raises ScheduleError if the schedule does not
        apply."""
        if self._compiled is None:
            text = self.module_text()
            first = self.outputs[0]
            parallel = any(output.runs_parallel for output in self.outputs)
            key = f"{parallel} {text}"
            self._compiled = first.compiled.get(key)
            if self._compiled is not None:
                return self._compiled
            try:
                module = lamina.parse(text, filename=f"module of {first.name()}")
                code = lamina.compile(module, parallel=parallel)
            except (lamina.PassError, lamina.ParseError, lamina.VerifyError) as problem:
                raise ScheduleError(
                    f'The schedule of "{first.name()}" does not apply:\n{problem}', first.source
                ) from problem
            self._compiled = first.compiled[key] = getattr(code, symbol(first.name()))
        return self._compiled

    def callable(self) -> Any:
        """Returns a function of arrays and numbers for the arguments, and ``out``, an array or for tuples and several
        outputs several, allocated by default (unless the program is for all sizes)."""
        function = self.compiled()
        shapes = [
            (type.dtype, [nominal(extent) for extent in extents_of(box)])
            for output, box in zip(self.outputs, self.boxes, strict=True)
            for type in output.types()
        ]

        def call(*values: Any, out: np.ndarray | Sequence[np.ndarray] | None = None) -> Any:
            if len(values) != len(self.arguments):
                names = ", ".join(argument.name() for argument in self.arguments)
                raise HalideError(
                    f"{self.outputs[0].name()} takes {len(self.arguments)} arguments ({names}), not {len(values)}"
                )
            if out is not None:
                results = [out] if isinstance(out, np.ndarray) else list(out)
            elif self.is_dynamic:
                raise HalideError(f"{self.outputs[0].name()} is compiled for all sizes; pass out")
            else:
                results = [empty(shape, kind) for kind, shape in shapes]
            if self.is_dynamic:
                _check_call(self, values, results)
            function(*values, *results)
            return results[0] if len(shapes) == 1 else tuple(results)

        return call


class Programs:
    """The compiled programs of some outputs: one per combination of sizes, and one for all sizes after ``compile_jit``;
    discarded when a definition or a schedule changes."""

    def __init__(self, outputs: Sequence[Func]) -> None:
        self.outputs = list(outputs)
        self.is_dynamic = False
        self._made: dict[tuple[object, ...], Program] = {}
        self._checked: set[tuple[object, ...]] = set()
        self._changes = -1
        self._arguments: list[Any] = []

    @property
    def arguments(self) -> list[Any]:
        """The images and parameters."""
        if self._changes != changes():
            self._made.clear()
            self._checked.clear()
            self._changes = changes()
            self._arguments = arguments_of(self.outputs)
        return self._arguments

    def of(self, sizes: object = None, boxes: Sequence[Box] | None = None) -> Program:
        """Returns the program for sizes (from the innermost dimension out) or boxes. Raises HalideError, BoundsError,
        ScheduleError."""
        self._check_defined()
        arguments = self.arguments
        given = [image for image in arguments if not isinstance(image, Param)]
        images = {id(image): found for image in given if (found := image_box(image))}
        chosen = list(boxes) if boxes is not None else self.boxes(sizes)
        special = choices(all_funcs(self.outputs), images)
        key = (
            tuple(map(tuple, chosen)),
            tuple((id(image), *images.get(id(image), ())) for image in arguments),
            tuple(number for _, number in special),
        )
        if self.is_dynamic:
            if key not in self._checked:
                with specialized(special):
                    Lowering(self.outputs, chosen, dict(images))
                self._checked.add(key)
            lows = [[low for low, _ in box] for box in chosen]
            return self.dynamic(lows, special)
        if key not in self._made:
            with specialized(special):
                self._made[key] = Program(self.outputs, chosen, images, arguments)
        return self._made[key]

    def boxes(self, sizes: object) -> list[Box]:
        """Returns the boxes of the outputs for sizes. Raises HalideError."""
        return [_output_box(output, sizes) for output in self.outputs]

    def dynamic(
        self,
        lows: Sequence[Sequence[Number]] | None = None,
        special: Sequence[tuple[Definition, int]] | None = None,
    ) -> Program:
        """Returns the program for all sizes, with the lowest coordinates of the outputs. Raises HalideError,
        ScheduleError."""
        self._check_defined()
        arguments = self.arguments
        images = {
            id(image): _dynamic_image(image, number)
            for number, image in enumerate(arguments)
            if not isinstance(image, Param)
        }
        boxes: list[Box] = []
        count = len(arguments)
        for position, output in enumerate(self.outputs):
            starts = lows[position] if lows is not None else _lows(output)
            boxes.append(_dynamic_box(output, starts, count))
            count += len(output.types())
        chosen = special if special is not None else choices(all_funcs(self.outputs), {}, unknown=True)
        key = "dynamic", repr(boxes), repr(list(images.values())), tuple(number for _, number in chosen)
        if key not in self._made:
            with specialized(chosen):
                self._made[key] = Program(self.outputs, boxes, images, arguments, is_dynamic=True)
        return self._made[key]

    def default(self, sizes: object) -> Program:
        """Returns the program for sizes; without any, and where bound() declares none, the one for all sizes."""
        if sizes is None and any(bound_box(output) is None for output in self.outputs):
            return self.dynamic()
        return self.of(sizes)

    def compile_jit(self, sizes: object) -> None:
        """Compiles; without sizes, where bound() declares none, for all sizes, and later realizations use that."""
        program = self.default(sizes)
        program.compiled()
        self.is_dynamic = program.is_dynamic

    def latest(self) -> Program | None:
        """Returns the program that was made last."""
        return next(reversed(self._made.values()), None) if self._changes == changes() else None

    def _check_defined(self) -> None:
        for output in self.outputs:
            if not output.defined():
                raise HalideError(f'Can\'t realize undefined Func "{output.name()}"')


def _check_call(program: Program, values: Sequence[object], results: Sequence[np.ndarray]) -> None:
    """Checks that arrays have the sizes that a program for all sizes needs. Raises BoundsError."""
    images = {}
    for argument, value in zip(program.arguments, values, strict=True):
        box = program.lowering.image_boxes.get(id(argument))
        if box is not None:
            images[id(argument)] = _box_of(box, np.asarray(value).shape)
    left = iter(results)
    boxes = []
    for output, box in zip(program.outputs, program.boxes, strict=True):
        shapes = [next(left).shape for _ in output.types()]
        if len(set(shapes)) != 1:
            raise HalideError(f'The buffers of "{output.name()}" differ in their sizes')
        boxes.append(_box_of(box, shapes[0]))
    Lowering(program.outputs, boxes, images)


def _box_of(box: Box, shape: Sequence[int]) -> Box:
    return [(low, low + extent - 1) for (low, _), extent in zip(box, reversed(shape), strict=True)]


def _dynamic_image(image: Buffer | ImageParam, argument: int) -> Box:
    """Returns the box of an image: a Buffer has its own, a parameter what is declared, and sizes of the run time."""
    if isinstance(image, Buffer):
        return [(low, low + extent - 1) for low, extent in image.box()]
    box: Box = []
    rank = image.dimensions()
    for position, declared in enumerate(image.declared):
        if declared is not None:
            low, extent = declared
            box.append((low, low + extent - 1))
            continue
        low = image.buffer.box()[position][0] if image.buffer is not None else 0
        box.append((low, low + symbol_size(argument, rank - 1 - position) - 1))
    return box


def _dynamic_box(output: Func, lows: Sequence[Number], argument: int) -> Box:
    box: Box = []
    rank = output.dimensions()
    for position, (name, low) in enumerate(zip(output.pure_names, lows, strict=True)):
        if name in output.bounds:
            box.append((low, low + output.bounds[name][1] - 1))
        else:
            box.append((low, low + symbol_size(argument, rank - 1 - position) - 1))
    return box


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
    """Returns the box declared with bound(); None unless it covers all dimensions."""
    if any(name not in output.bounds for name in output.pure_names):
        return None
    ranges = [output.bounds[name] for name in output.pure_names]
    return [(low or 0, (low or 0) + extent - 1) for low, extent, _ in ranges]


def _lows(output: Func) -> list[int]:
    return [(output.bounds[name][0] or 0) if name in output.bounds else 0 for name in output.pure_names]
