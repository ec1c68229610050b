"""Running a Func on arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from lamina.halide.buffer import Buffer, ImageParam, Param
from lamina.halide.errors import HalideError
from lamina.halide.func import Func
from lamina.halide.program import program_of
from lamina.halide.types import type_of_array


def realize(func: Func, sizes: Any, out: Any) -> Buffer:
    """See Func.realize."""
    if isinstance(sizes, Buffer | np.ndarray):
        sizes, out = None, sizes
    if not func.defined():
        raise HalideError(f'Can\'t realize undefined Func "{func.name()}"')
    box = None
    if out is None:
        program = program_of(func, sizes)
        shape = tuple(high - low + 1 for low, high in reversed(program.box))
        result = Buffer(np.empty(shape, func.type().dtype), name=func.name())
        result.set_min([low for low, _ in program.box])
    else:
        result = out if isinstance(out, Buffer) else Buffer(out, name=func.name())
        _check_output(func, result)
        box = [(low, low + extent - 1) for low, extent in result.box()]
        if sizes is not None and [extent for _, extent in result.box()] != list(sizes):
            raise HalideError(f'The sizes {list(sizes)} given for "{func.name()}" are not those of the output')
        program = program_of(func, box=box)
    values = [_value(argument) for argument in program.arguments]
    target = result.array if result.array.flags.c_contiguous else np.empty(result.array.shape, result.array.dtype)
    program.compiled()(*values, target)
    if target is not result.array:
        result.array[...] = target
    return result


def _check_output(func: Func, result: Buffer) -> None:
    if type_of_array(result.array) != func.type():
        raise HalideError(f'Func "{func.name()}" computes {func.type()}, the output holds {result.type()}')
    if result.dimensions() != func.dimensions():
        raise HalideError(
            f'Func "{func.name()}" has {func.dimensions()} dimensions, the output has {result.dimensions()}'
        )
    if not result.array.flags.writeable:
        raise HalideError(f'The output of "{func.name()}" is read-only')


def _value(one: Any) -> Any:
    """The value to pass for an argument."""
    if isinstance(one, Param):
        return one.get()
    if isinstance(one, ImageParam):
        return np.ascontiguousarray(one.get().array)
    return np.ascontiguousarray(one.array)
