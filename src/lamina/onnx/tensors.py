"""Tensors of a graph while it is imported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.onnx.elements import Element
from lamina.onnx.errors import NeedsConstant
from lamina.onnx.scalars import Size

if TYPE_CHECKING:
    from lamina.ir.block import Block
    from lamina.onnx.builder import GraphBuilder

Array = np.ndarray[Any, Any]


class Tensor:
    """A tensor: its element type, its sizes (numbers if known), and its known contents.

    ``array`` has the elements of a constant. ``known`` has those of a small integer tensor, mostly shapes, which are
    constants or dynamic sizes. The operation that defines the value is created on demand.
    """

    __slots__ = ("maker", "element", "shape", "array", "known", "_value", "_known_in")

    def __init__(
        self,
        maker: GraphBuilder,
        element: Element,
        shape: tuple[Size, ...],
        value: Value | None = None,
        array: Array | None = None,
        known: Array | None = None,
    ) -> None:
        self.maker = maker
        self.element = element
        self.shape = shape
        self.array = array
        self.known = known
        self._value = value
        self._known_in: tuple[Block, Value] | None = None

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def type(self) -> RankedTensorType:
        return tensor_type(self.shape, self.element)

    @property
    def value(self) -> Value:
        """The value, created on first use."""
        if self._value is not None:
            return self._value
        if self.array is not None:
            self._value = self.maker.constant_value(self.array, self.type)
            return self._value
        # Sizes are only known where they were computed, so each block gets its own.
        block = self.maker.builder.block
        if self._known_in is None or self._known_in[0] is not block:
            value, made_in = self.maker.from_elements(self)
            self._known_in = made_in, value
        return self._known_in[1]

    @property
    def is_static(self) -> bool:
        return all(isinstance(size, int) for size in self.shape)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes as numbers. Raises NeedsConstant where they are only known at run time."""
        static = tuple(size for size in self.shape if isinstance(size, int))
        if len(static) != len(self.shape):
            raise NeedsConstant(f"the sizes of {self.type} must be constants here; set them with shapes or --shape")
        return static

    def size(self, axis: int) -> int:
        """Returns one size as a number. Raises NeedsConstant."""
        extent = self.shape[axis]
        if not isinstance(extent, int):
            raise NeedsConstant(f"size {axis} of {self.type} must be a constant; set it with shapes or --shape")
        return extent

    def constant(self, what: str) -> Array:
        """Returns the elements of a constant. Raises NeedsConstant for values that are computed."""
        if self.array is None:
            raise NeedsConstant(f"its {what} must be a constant")
        return self.array

    def entries(self, what: str) -> list[Size]:
        """Returns the elements of a vector of integers that are constants or sizes. Raises NeedsConstant."""
        if self.array is not None:
            return [int(number) for number in self.array.ravel()]
        if self.known is None:
            raise NeedsConstant(f"its {what} must be a constant, or be computed from shapes")
        return list(self.known.ravel())


class TensorSequence:
    """A sequence whose length is known while importing: the tensors in it, all of one element type.

    An optional value is one too: its tensor, or nothing. No sequences are left in the program.
    """

    __slots__ = ("element", "tensors")

    def __init__(self, element: Element | None, tensors: Iterable[Tensor] = ()) -> None:
        self.element = element
        self.tensors = tuple(tensors)


OnnxValue: TypeAlias = Tensor | TensorSequence


def tensor_type(shape: tuple[Size, ...], element: Element) -> RankedTensorType:
    return RankedTensorType([size if isinstance(size, int) else DYNAMIC for size in shape], element.type)
