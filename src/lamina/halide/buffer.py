"""Images: Buffer (an array), ImageParam (an array set later), Param (a number set later).

Dimension 0 is the innermost one, as in Halide; NumPy counts from the outermost. An array of shape (height, width) is a
Buffer of width x height: ``buffer[x, y]`` is ``array[y, x]``.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.execution.aligned_arrays import zeros
from lamina.halide.errors import HalideError, touch
from lamina.halide.expr import Access, Expr, Extent, Operand, Scalar, cast, expr, lend_operators
from lamina.halide.types import Int, Type, type_of_array

if TYPE_CHECKING:
    from lamina.halide.func import Func

_numbers = itertools.count()


def indices(what: str, dimensions: int, given: Any) -> tuple[Any, ...]:
    """Returns the coordinates in brackets as a tuple. Raises HalideError if their number is wrong."""
    coordinates = given if isinstance(given, tuple) else (given,)
    if len(coordinates) != dimensions:
        raise HalideError(f'"{what}" was called with {len(coordinates)} arguments, but has {dimensions} dimensions')
    return coordinates


def index_exprs(what: str, given: Sequence[Operand]) -> list[Expr]:
    """Coordinates as int32 expressions."""
    exprs = []
    for coordinate in given:
        index = expr(coordinate)
        if index.type().is_float():
            raise HalideError(f'"{what}" is indexed with integers, not with {index.type()}')
        exprs.append(cast(Int(32), index))
    return exprs


class Dimension:
    """One dimension of an image; ``min()``, ``extent()`` and ``max()`` are expressions for an ImageParam, numbers for a
    Buffer."""

    def __init__(self, image: Any, position: int) -> None:
        self.image, self.position = image, position

    def min(self) -> Any:
        return self.image._min(self.position)

    def extent(self) -> Any:
        return self.image._extent(self.position)

    def max(self) -> Any:
        return self.min() + self.extent() - 1

    def set_bounds(self, min: int, extent: int) -> Dimension:
        """Declares the range of the dimension, which arrays set later must have."""
        self.image._set_bounds(self.position, int(min), int(extent))
        return self

    def set_min(self, min: int) -> Dimension:
        self.image._set_min(self.position, int(min))
        return self


class _Image:
    """The common base of buffers and parameters."""

    _name: str

    def __init__(self) -> None:
        # The wrappers created by in_(), for a consumer or for all (None).
        self.wrappers: dict[int | None, Any] = {}

    def in_(self, consumer: Any = None) -> Func:
        """Returns a Func with the values of this image, which replaces it in all consumers, or in the given one. Its
        arguments are ``_0``, ``_1``, ..."""
        from lamina.halide.func import wrapper_of  # cycle

        return wrapper_of(self, [f"_{position}" for position in range(self.dimensions())], consumer)

    def name(self) -> str:
        return self._name

    def dimensions(self) -> int:
        raise HalideError("An image has at least one dimension")

    def type(self) -> Type:
        raise HalideError("An image needs a type")

    def types(self) -> tuple[Type, ...]:
        """Returns the type of its values, as the only component."""
        return (self.type(),)

    def dim(self, position: int) -> Dimension:
        if not 0 <= position < self.dimensions():
            raise HalideError(f"{self._name} has {self.dimensions()} dimensions, there is no dim({position})")
        return Dimension(self, position)

    def width(self) -> Any:
        return self.dim(0).extent()

    def height(self) -> Any:
        return self.dim(1).extent()

    def channels(self) -> Any:
        return self.dim(2).extent()


class Buffer(_Image):
    """A NumPy array with Halide's order of dimensions, and a min coordinate for each (0 by default).

    ``Buffer(array)`` does not copy; ``Buffer(type, sizes)`` creates one filled with zeros. ``np.asarray(buffer)``
    converts it back, in NumPy's order.
    """

    def __init__(self, data: Any, sizes: Sequence[int] | None = None, name: str | None = None) -> None:
        super().__init__()
        if isinstance(data, Type):
            self.array = zeros([int(size) for size in sizes or ()][::-1], data.dtype)
        else:
            self.array = np.asarray(data)
        self._type = type_of_array(self.array)
        self._mins = [0] * self.array.ndim
        self._name = f"b{next(_numbers)}" if name is None else name

    def type(self) -> Type:
        return self._type

    def dimensions(self) -> int:
        return self.array.ndim

    def set_min(self, mins: Sequence[int]) -> None:
        """The least coordinates."""
        self._mins = [int(minimum) for minimum in indices(self._name, self.dimensions(), tuple(mins))]

    def _min(self, position: int) -> int:
        return self._mins[position]

    def _extent(self, position: int) -> int:
        result: int = self.array.shape[self.array.ndim - 1 - position]
        return result

    def _set_min(self, position: int, min: int) -> None:
        touch()
        self._mins[position] = min

    def _set_bounds(self, position: int, min: int, extent: int) -> None:
        if extent != self._extent(position):
            raise HalideError(f"{self._name}: dim({position}) has extent {self._extent(position)}, not {extent}")
        self._mins[position] = min

    def box(self) -> list[tuple[int, int]]:
        """(min, extent) of each dimension."""
        return [(self._min(position), self._extent(position)) for position in range(self.dimensions())]

    def numpy(self) -> np.ndarray:
        """Returns the array, in NumPy's order of dimensions."""
        return self.array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        if dtype is not None and np.dtype(dtype) != self.array.dtype:
            return self.array.astype(dtype)
        return self.array.copy() if copy else self.array

    def __len__(self) -> int:
        return len(self.array)

    def _place(self, given: Any) -> tuple[int, ...]:
        coordinates = indices(self._name, self.dimensions(), given)
        places = []
        for position, coordinate in enumerate(coordinates):
            offset = int(coordinate) - self._mins[position]
            if not 0 <= offset < self._extent(position):
                low = self._mins[position]
                raise IndexError(
                    f"{self._name}: {coordinate} in dimension {position} is not from {low} to "
                    f"{low + self._extent(position) - 1}"
                )
            places.append(offset)
        return tuple(reversed(places))

    def __getitem__(self, given: Any) -> Any:
        coordinates = indices(self._name, self.dimensions(), given)
        if all(isinstance(coordinate, int | np.integer) for coordinate in coordinates):
            return self.array[self._place(given)]
        return Access(self, index_exprs(self._name, coordinates))

    def __setitem__(self, given: Any, value: Any) -> None:
        self.array[self._place(given)] = value

    def __repr__(self) -> str:
        return f"<lamina.halide.Buffer {self._name} of {self._type}, {[size for _, size in self.box()]}>"


class ImageParam(_Image):
    """An image that is set before running: ``set(array)``.

    ``dim(i).set_bounds(min, extent)`` declares its shape; otherwise the program is compiled for the shape that is
    set, and recompiled for another one.
    """

    def __init__(self, type: Type, dimensions: int, name: str | None = None) -> None:
        super().__init__()
        self._type = type
        self._dimensions = int(dimensions)
        self._name = f"p{next(_numbers)}" if name is None else name
        self.declared: list[tuple[int, int] | None] = [None] * self._dimensions
        self.buffer: Buffer | None = None

    def type(self) -> Type:
        return self._type

    def dimensions(self) -> int:
        return self._dimensions

    def _min(self, position: int) -> Expr:
        return Extent(self, position, "min")

    def _extent(self, position: int) -> Expr:
        return Extent(self, position, "extent")

    def _set_bounds(self, position: int, min: int, extent: int) -> None:
        touch()
        self.declared[position] = min, extent
        if self.buffer is not None:
            self._check(self.buffer)

    def _set_min(self, position: int, min: int) -> None:
        if self.buffer is None:
            raise HalideError(f"{self._name}: set_min() needs an image; use set_bounds()")
        self.buffer._set_min(position, min)

    def set(self, data: Any) -> None:
        """Sets the image, a Buffer or an array. Raises HalideError if its type, rank or bounds differ."""
        buffer = data if isinstance(data, Buffer) else Buffer(data, name=self._name)
        if buffer.type() != self._type:
            raise HalideError(f"{self._name} is an image of {self._type}, not of {buffer.type()}")
        if buffer.dimensions() != self._dimensions:
            raise HalideError(f"{self._name} has {self._dimensions} dimensions, the image has {buffer.dimensions()}")
        self._check(buffer)
        self.buffer = buffer

    def _check(self, buffer: Buffer) -> None:
        for position, (declared, given) in enumerate(zip(self.declared, buffer.box(), strict=True)):
            if declared is not None and declared != given:
                raise HalideError(
                    f"{self._name}: dim({position}) was declared to be {_range(declared)}, "
                    f"the image has {_range(given)}"
                )

    def get(self) -> Buffer:
        if self.buffer is None:
            raise HalideError(f"No image was set for {self._name}")
        return self.buffer

    def reset(self) -> None:
        """Removes the image."""
        self.buffer = None

    def __getitem__(self, given: Any) -> Access:
        return Access(self, index_exprs(self._name, indices(self._name, self._dimensions, given)))

    def __repr__(self) -> str:
        return f"<lamina.halide.ImageParam {self._name} of {self._type}, {self._dimensions} dimensions>"


def _range(bounds: tuple[int, int]) -> str:
    low, extent = bounds
    return f"[{low}, {low + extent - 1}]"


@lend_operators
class Param:
    """A scalar parameter: ``set(3)`` sets its value for the next runs."""

    def __init__(self, type: Type, name: Any = None, value: Any = None) -> None:
        if name is not None and not isinstance(name, str):
            name, value = None, name
        self._type = type
        self._name: str = f"s{next(_numbers)}" if name is None else name
        self.value = value

    def name(self) -> str:
        return self._name

    def type(self) -> Type:
        return self._type

    def set(self, value: Any) -> None:
        expr(value, self._type)  # checks the range of integers
        self.value = value

    def get(self) -> Any:
        if self.value is None:
            raise HalideError(f"No value was set for parameter {self._name}")
        return self.value

    def as_expr(self) -> Expr:
        return Scalar(self)
