"""Running a Func on arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lamina.execution.aligned_arrays import empty
from lamina.halide.buffer import Buffer, ImageParam, Param
from lamina.halide.errors import HalideError, changes
from lamina.halide.func import Func
from lamina.halide.pipeline import Box
from lamina.halide.program import Program, Programs
from lamina.halide.sizes import nominal
from lamina.halide.slices import extents_of
from lamina.halide.types import Type, type_of_array


def realize(func: Func, sizes: Any, out: Any) -> Buffer | tuple[Buffer, ...]:
    """See Func.realize."""
    if isinstance(sizes, Buffer | np.ndarray) or _holds_arrays(sizes):
        sizes, out = None, sizes
    last = func.last_run
    if last is not None and sizes is None and out is not None and last.fits(out):
        result: Buffer | tuple[Buffer, ...] = last.run(out)
        return result
    if not func.defined():
        raise HalideError(f'Can\'t realize undefined Func "{func.name()}"')
    targets = None
    if out is not None:
        targets = [_outputs(func, out)]
        if sizes is not None and [extent for _, extent in targets[0][0].box()] != list(sizes):
            raise HalideError(f'The sizes {list(sizes)} given for "{func.name()}" are not those of the output')
    program, ((*results,),) = _run(func.programs, sizes, targets)
    if len(results) > 1:
        return tuple(results)
    func.last_run = LastRun(func, program, results[0])
    return results[0]


def realize_all(
    programs: Programs, sizes: object, out: Sequence[Buffer | np.ndarray | Sequence[Buffer | np.ndarray]] | None
) -> list[Buffer | tuple[Buffer, ...]]:
    """See Pipeline.realize."""
    targets = None
    if out is not None:
        targets = [_outputs(func, target) for func, target in zip(programs.outputs, out, strict=True)]
    results = _run(programs, sizes, targets)[1]
    return [each[0] if len(each) == 1 else tuple(each) for each in results]


def _run(programs: Programs, sizes: object, targets: list[list[Buffer]] | None) -> tuple[Program, list[list[Buffer]]]:
    """Computes outputs into buffers, new ones by default, and returns these."""
    if targets is None:
        program = programs.of(sizes)
        boxes = programs.boxes(sizes)
        targets = [
            [_new_buffer(func, type.dtype, box) for type in func.types()]
            for func, box in zip(programs.outputs, boxes, strict=True)
        ]
    else:
        program = programs.of(boxes=[[(low, low + extent - 1) for low, extent in each[0].box()] for each in targets])
    values = [_value(argument) for argument in program.arguments]
    results = [result for each in targets for result in each]
    memory = [
        result.array if result.array.flags.c_contiguous else np.empty(result.array.shape, result.array.dtype)
        for result in results
    ]
    program.compiled()(*values, *memory)
    for result, target in zip(results, memory, strict=True):
        if target is not result.array:
            result.array[...] = target
    return program, targets


def _holds_arrays(given: object) -> bool:
    return isinstance(given, list | tuple) and any(isinstance(each, Buffer | np.ndarray) for each in given)


def _new_buffer(func: Func, dtype: np.dtype[Any], box: Box) -> Buffer:
    result = Buffer(empty([nominal(extent) for extent in extents_of(box)], dtype), name=func.name())
    result.set_min([nominal(low) for low, _ in box])
    return result


def _outputs(func: Func, out: Buffer | np.ndarray | Sequence[Buffer | np.ndarray]) -> list[Buffer]:
    """Returns the buffers to compute, one per component of a Func. Raises HalideError on mismatch."""
    given = list(out) if isinstance(out, list | tuple) else [out]
    types = func.types()
    if len(given) != len(types):
        raise HalideError(f'Func "{func.name()}" computes {len(types)} buffers, {len(given)} were given')
    results = [each if isinstance(each, Buffer) else Buffer(each, name=func.name()) for each in given]
    for result, type in zip(results, types, strict=True):
        _check_output(func, type, result)
        if result.box() != results[0].box():
            raise HalideError(f'The buffers of "{func.name()}" differ in their sizes')
    return results


class LastRun:
    """The inputs of the last realization, which make an identical one cheap: the program, the shape of the output,
    and the arrays of the images."""

    def __init__(self, func: Func, program: Program, result: Buffer) -> None:
        self.name = func.name()
        self.changes = changes()
        self.function = program.compiled()
        self.shape, self.dtype, self.mins = result.array.shape, result.array.dtype, list(result._mins)
        self.arguments = program.arguments
        # Images in another layout are copied for each call, so they are not reused.
        self.images: list[tuple[Any, Buffer, np.ndarray, list[int]]] = []
        # Parameters may decide on specializations.
        self.is_plain = not program.is_special
        for argument in program.arguments:
            if isinstance(argument, Param):
                continue
            buffer = argument.get() if isinstance(argument, ImageParam) else argument
            self.is_plain = self.is_plain and buffer.array.flags.c_contiguous
            self.images.append((argument, buffer, buffer.array, list(buffer._mins)))

    def fits(self, out: Buffer | np.ndarray) -> bool:
        """True if an output matches the last one, and nothing else has changed."""
        array, mins = (out.array, out._mins) if isinstance(out, Buffer) else (out, None)
        if not self.is_plain or self.changes != changes() or type(array) is not np.ndarray:
            return False
        if array.shape != self.shape or array.dtype != self.dtype:
            return False
        flags = array.flags
        if not flags.c_contiguous or not flags.writeable or (self.mins != mins if mins is not None else any(self.mins)):
            return False
        for argument, buffer, data, lows in self.images:
            held = argument if argument is buffer else argument.buffer
            if held is not buffer or buffer.array is not data or buffer._mins != lows:
                return False
        return True

    def run(self, out: Buffer | np.ndarray) -> Buffer:
        """Computes the Func again."""
        images = iter(self.images)
        values = [argument.get() if isinstance(argument, Param) else next(images)[2] for argument in self.arguments]
        result = out if isinstance(out, Buffer) else Buffer(out, name=self.name)
        self.function(*values, result.array)
        return result


def _check_output(func: Func, type: Type, result: Buffer) -> None:
    if type_of_array(result.array) != type:
        raise HalideError(f'Func "{func.name()}" computes {type}, the output holds {result.type()}')
    if result.dimensions() != func.dimensions():
        raise HalideError(
            f'Func "{func.name()}" has {func.dimensions()} dimensions, the output has {result.dimensions()}'
        )
    if not result.array.flags.writeable:
        raise HalideError(f'The output of "{func.name()}" is read-only')


def _value(value: Param | ImageParam | Buffer) -> Any:
    """Returns the value to pass for an argument."""
    if isinstance(value, Param):
        return value.get()
    if isinstance(value, ImageParam):
        return np.ascontiguousarray(value.get().array)
    return np.ascontiguousarray(value.array)
