"""The quantized types.

A quantized type maps integers in memory (the storage type) to real numbers (the expressed type):
``real = (stored - zero point) * scale``. Four kinds share the storage part: any (no formula), uniform with one scale
(per-layer), with one scale for each index of an axis (per-axis), and with one scale for each block of a
multi-dimensional grid (sub-channel). A calibrated type only records the range of the observed values.

The storage type is always signless here; ``signed`` is its signedness.
"""

from __future__ import annotations

import math
import sys
from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Self

from lamina.ir import float_format, parity
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, dense_element_bytes
from lamina.ir.types import (
    DYNAMIC,
    FLOAT_FORMATS,
    FloatType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    UnrankedTensorType,
    VectorType,
    f64,
)

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

MAX_STORAGE_BITS = 32


class QuantizedType(Type):
    """Base of the types that map integers to real numbers by a scale and a zero point."""

    __slots__ = ()
    dialect_name = "quant"
    is_memref_element = False

    # The parameters that the kinds share; those without storage (calibrated) have the defaults.
    signed: bool
    storage_type: IntegerType | None
    expressed_type: FloatType | None
    storage_min: int
    storage_max: int

    def print_parameters(self, printer: Printer) -> None:
        from lamina.dialects.quant.type_syntax import print_quantized_type  # cycle

        print_quantized_type(self, printer)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Type:
        """Parses the parameters after the mnemonic; several classes share one, so the result may be of a sibling
        class."""
        from lamina.dialects.quant.type_syntax import parse_quantized_type  # cycle

        return parse_quantized_type(parser, cls.mnemonic)

    @property
    def storage_width(self) -> int:
        assert self.storage_type is not None
        return self.storage_type.width

    @property
    def has_storage_bounds(self) -> bool:
        """True if the storage range is narrower than the storage type's."""
        return (self.storage_min, self.storage_max) != storage_limits(self.storage_width, self.signed)

    @property
    def storage_prefix(self) -> str:
        return "i" if self.signed else "u"

    def _verify_storage(self) -> None:
        storage = self.storage_type
        if not isinstance(storage, IntegerType):
            raise InvalidParameters("storage type must be integral")
        if not 0 < storage.width <= MAX_STORAGE_BITS:
            raise InvalidParameters(f"illegal storage type size: {storage.width}")
        minimum, maximum = storage_limits(storage.width, self.signed)
        if self.storage_max <= self.storage_min or self.storage_min < minimum or self.storage_max > maximum:
            raise InvalidParameters(f"illegal storage min and storage max: ({self.storage_min}:{self.storage_max})")

    def _verify_scales(self, scales: Iterable[float]) -> None:
        expressed = self.expressed_type
        if not isinstance(expressed, FloatType):
            raise InvalidParameters("expressed type must be floating point")
        for scale in scales:
            problem = scale_problem(scale, expressed)
            if problem is not None:
                raise InvalidParameters(problem)


class AnyQuantizedType(QuantizedType):
    """``!quant.any<i8<-16:15>:f32>``: a quantized type without a specified mapping."""

    __slots__ = ("signed", "storage_type", "expressed_type", "storage_min", "storage_max")
    mnemonic = "any"

    def __new__(
        cls,
        signed: bool,
        storage_type: Type,
        expressed_type: FloatType | None = None,
        storage_min: int | None = None,
        storage_max: int | None = None,
    ) -> Self:
        low, high = _bounds(storage_type, signed, storage_min, storage_max)
        return cls._unique(bool(signed), storage_type, expressed_type, low, high)

    def verify(self) -> None:
        self._verify_storage()
        if self.expressed_type is not None and not isinstance(self.expressed_type, FloatType):
            raise InvalidParameters("expressed type must be floating point")


class UniformQuantizedType(QuantizedType):
    """``!quant.uniform<i8<-8:7>:f32, 0.5:3>``: one scale and zero point for all elements."""

    __slots__ = ("signed", "storage_type", "expressed_type", "scale", "zero_point", "storage_min", "storage_max")
    mnemonic = "uniform"
    scale: float
    zero_point: int

    def __new__(
        cls,
        signed: bool,
        storage_type: Type,
        expressed_type: Type,
        scale: float,
        zero_point: int = 0,
        storage_min: int | None = None,
        storage_max: int | None = None,
    ) -> Self:
        low, high = _bounds(storage_type, signed, storage_min, storage_max)
        return cls._unique(bool(signed), storage_type, expressed_type, _one_nan(scale), int(zero_point), low, high)

    def verify(self) -> None:
        self._verify_storage()
        self._verify_scales((self.scale,))


class UniformQuantizedPerAxisType(QuantizedType):
    """``!quant.uniform<i8:f32:1, {2.0, 0.5:3}>``: a scale and zero point for each index along one dimension."""

    __slots__ = (
        "signed", "storage_type", "expressed_type", "scales", "zero_points", "quantized_dimension", "storage_min",
        "storage_max",
    )  # fmt: skip
    mnemonic = "uniform"
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    quantized_dimension: int

    def __new__(
        cls,
        signed: bool,
        storage_type: Type,
        expressed_type: Type,
        scales: Sequence[float],
        zero_points: Sequence[int] | None,
        quantized_dimension: int,
        storage_min: int | None = None,
        storage_max: int | None = None,
    ) -> Self:
        low, high = _bounds(storage_type, signed, storage_min, storage_max)
        numbers = tuple(_one_nan(scale) for scale in scales)
        zeros = (0,) * len(numbers) if zero_points is None else tuple(int(point) for point in zero_points)
        return cls._unique(
            bool(signed), storage_type, expressed_type, numbers, zeros, int(quantized_dimension), low, high
        )

    def verify(self) -> None:
        self._verify_storage()
        if len(self.scales) != len(self.zero_points):
            raise InvalidParameters(
                f"illegal number of scales and zeroPoints: {len(self.scales)}, {len(self.zero_points)}"
            )
        self._verify_scales(self.scales)
        if self.quantized_dimension < 0:
            raise InvalidParameters(f"illegal quantized dimension: {self.quantized_dimension}")


class UniformQuantizedSubChannelType(QuantizedType):
    """``!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 0.5:3}}>``: a scale and zero point for each block of a grid.

    ``shape`` is the shape of the grid; ``scales`` and ``zero_points`` are its entries in row-major order. The scales
    are numbers of the expressed type. A zero point is kept, like in MLIR, as its storage bits read as a signed integer;
    ``zero_point_values`` uses the signedness of the storage type.
    """

    __slots__ = (
        "signed", "storage_type", "expressed_type", "shape", "scales", "zero_points", "quantized_dimensions",
        "block_sizes", "storage_min", "storage_max",
    )  # fmt: skip
    mnemonic = "uniform"
    shape: tuple[int, ...]
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    quantized_dimensions: tuple[int, ...]
    block_sizes: tuple[int, ...]

    def __new__(
        cls,
        signed: bool,
        storage_type: Type,
        expressed_type: Type,
        shape: Sequence[int],
        scales: Sequence[float],
        zero_points: Sequence[int] | None,
        quantized_dimensions: Sequence[int],
        block_sizes: Sequence[int],
        storage_min: int | None = None,
        storage_max: int | None = None,
    ) -> Self:
        low, high = _bounds(storage_type, signed, storage_min, storage_max)
        zeros = (0,) * len(scales) if zero_points is None else zero_points
        return cls._unique(
            bool(signed),
            storage_type,
            expressed_type,
            tuple(shape),
            tuple(_rounded(scale, expressed_type) for scale in scales),
            tuple(_wrapped(int(point), storage_type) for point in zeros),
            tuple(quantized_dimensions),
            tuple(block_sizes),
            low,
            high,
        )

    def verify(self) -> None:
        self._verify_storage()
        if len(self.scales) != len(self.zero_points) or math.prod(self.shape) != len(self.scales):
            raise InvalidParameters(
                f"illegal number of scales and zeroPoints: {len(self.scales)}, {len(self.zero_points)}"
            )
        if not isinstance(self.expressed_type, FloatType):
            raise InvalidParameters("expressed type must be floating point")
        if len(self.quantized_dimensions) != len(self.block_sizes):
            raise InvalidParameters(
                "illegal number of quantized dimensions and block sizes: "
                f"{len(self.quantized_dimensions)}, {len(self.block_sizes)}"
            )
        for dimension in self.quantized_dimensions:
            if dimension < 0:
                raise InvalidParameters(f"illegal quantized dimension: {dimension}")
        for size in self.block_sizes:
            if size <= 0:
                raise InvalidParameters(f"illegal block size: {size}")

    @property
    def zero_point_values(self) -> tuple[int, ...]:
        """The zero points as integers of the storage's signedness."""
        if self.signed:
            return self.zero_points
        return tuple(point & ((1 << self.storage_width) - 1) for point in self.zero_points)

    def scales_attribute(self) -> DenseElementsAttr:
        """Returns the scales as a dense tensor of the grid's shape."""
        assert self.expressed_type is not None
        return dense_floats(self.shape, self.scales, self.expressed_type)

    def zero_points_attribute(self) -> DenseElementsAttr:
        """Returns the zero points as a dense tensor of the grid's shape."""
        assert self.storage_type is not None
        return dense_integers(self.shape, self.zero_points, self.storage_type)


class CalibratedQuantizedType(QuantizedType):
    """``!quant.calibrated<f32<-1.0:6.5>>``: a float type with an observed value range."""

    __slots__ = ("expressed_type", "minimum", "maximum")
    mnemonic = "calibrated"
    signed = True
    storage_type = None
    storage_min = storage_max = 0
    minimum: FloatAttr
    maximum: FloatAttr

    def __new__(cls, expressed_type: Type, minimum: float | FloatAttr, maximum: float | FloatAttr) -> Self:
        low, high = (value if isinstance(value, FloatAttr) else FloatAttr(f64, value) for value in (minimum, maximum))
        return cls._unique(expressed_type, low, high)

    def verify(self) -> None:
        if not isinstance(self.expressed_type, FloatType):
            raise InvalidParameters("expressed type must be floating point")
        low, high = self.min, self.max
        if high <= low:
            raise InvalidParameters(f"illegal min and max: ({exponent_text(low)}:{exponent_text(high)})")

    @property
    def min(self) -> float:
        return self.minimum.value

    @property
    def max(self) -> float:
        return self.maximum.value


# ---- Ranges


def storage_limits(width: int, signed: bool) -> tuple[int, int]:
    """Returns the least and the greatest integer of ``width`` bits."""
    if signed:
        return -(1 << (width - 1)), (1 << (width - 1)) - 1
    return 0, (1 << width) - 1


def _bounds(storage_type: Type, signed: bool, low: int | None, high: int | None) -> tuple[int, int]:
    least, greatest = 0, 0
    if isinstance(storage_type, IntegerType) and 0 < storage_type.width <= MAX_STORAGE_BITS:
        least, greatest = storage_limits(storage_type.width, signed)
    return (least if low is None else int(low)), (greatest if high is None else int(high))


def scale_limits(expressed: FloatType) -> tuple[float, float]:
    """Returns the smallest and largest positive numbers of a format, as far as Python floats represent them."""
    _, mantissa, least, most = FLOAT_FORMATS[expressed.spelling]
    if most > 1023:
        return math.ldexp(1.0, -1074), math.inf
    kind = float_format.float_format(expressed.spelling).kind
    smallest = math.ldexp(1.0, least if kind == float_format.POWERS else least - mantissa)
    # Formats that spend only their all-ones pattern on NaN lose one step at the top.
    lost = math.ldexp(1.0, -mantissa) * (2 if kind == float_format.NAN_ONLY else 1)
    return smallest, math.ldexp(2.0 - lost, most)


def scale_problem(scale: float, expressed: FloatType) -> str | None:
    """Returns why a scale is invalid for the expressed type, or None."""
    smallest, largest = scale_limits(expressed)
    if scale < smallest or scale > largest or (scale == math.inf):
        limits = f"[{exponent_text(smallest)}, {exponent_text(largest)}]"
        return f"scale {exponent_text(scale)} out of expressed type range {limits}"
    return None


def exponent_text(value: float) -> str:
    """Returns a number as MLIR's messages write it."""
    if math.isinf(value):
        return "INF" if value > 0 else "-INF"
    return "nan" if math.isnan(value) else f"{value:e}"


_NAN = math.nan


def _one_nan(value: float) -> float:
    """Returns the value; any NaN becomes one object, so that types that have it are uniqued."""
    return _NAN if value != value else float(value)


def _rounded(scale: float, expressed: Type) -> float:
    if not isinstance(expressed, FloatType):
        return float(scale)
    return _one_nan(float_format.decode(float_format.encode(float(scale), expressed.spelling), expressed.spelling))


def _wrapped(zero_point: int, storage: Type) -> int:
    """Returns the zero point's bits in the storage type as a signed integer. Raises InvalidParameters if they do not
    fit."""
    if not isinstance(storage, IntegerType) or storage.width == 0:
        return zero_point
    least, greatest = -(1 << (storage.width - 1)), (1 << storage.width) - 1
    if not least <= zero_point <= greatest:
        raise InvalidParameters(f"zero point {zero_point} out of storage type range [{least}, {greatest}]")
    return zero_point - (1 << storage.width) if zero_point >> (storage.width - 1) == 1 else zero_point


# ---- Conversions between types


def quantized_element_type(type: Type) -> QuantizedType | None:
    """Returns the quantized type of a scalar or of a container's elements, or None."""
    element = type.element_type if isinstance(type, ShapedType) else type
    return element if isinstance(element, QuantizedType) else None


def with_element_type(type: Type, element: Type) -> Type:
    """Returns the type with another element type; another type for scalars."""
    return type.clone_with(element_type=element) if isinstance(type, ShapedType) else element


def cast_to_storage_type(type: Type) -> Type | None:
    """Returns the type with the quantized element replaced by its storage type, or None if there is no storage type."""
    quantized = quantized_element_type(type)
    if quantized is None or quantized.storage_type is None or not _is_container(type):
        return None
    return with_element_type(type, quantized.storage_type)


def _is_container(type: Type) -> bool:
    return isinstance(type, QuantizedType | TensorType | VectorType)


def dense_floats(shape: Sequence[int], values: Sequence[float], element: FloatType) -> DenseElementsAttr:
    """Returns a dense tensor of floats."""
    if element.spelling == "f32" and sys.byteorder == "little":
        return DenseElementsAttr.from_raw(RankedTensorType(shape, element), array("f", values).tobytes())
    return _dense(shape, (float_format.encode(value, element.spelling) for value in values), element)


def dense_integers(shape: Sequence[int], values: Sequence[int], element: IntegerType) -> DenseElementsAttr:
    """Returns a dense tensor of integers, reduced modulo the element's range."""
    mask = (1 << element.width) - 1
    if dense_element_bytes(element) == 1:
        return DenseElementsAttr.from_raw(RankedTensorType(shape, element), bytes([value & mask for value in values]))
    return _dense(shape, (value & mask for value in values), element)


def rounded_floats(values: Sequence[float], element: FloatType) -> list[float]:
    """Returns the nearest numbers of a type."""
    if element.spelling == "f32":
        return array("f", values).tolist()
    return [float_format.decode(float_format.encode(value, element.spelling), element.spelling) for value in values]


def _dense(shape: Sequence[int], patterns: Iterable[int], element: Type) -> DenseElementsAttr:
    width = dense_element_bytes(element)
    raw = b"".join(pattern.to_bytes(width, "little") for pattern in patterns)
    return DenseElementsAttr.from_raw(RankedTensorType(shape, element), raw)


# ---- Placement of quantized types


def container_problem(type: Type) -> str | None:
    """Returns why a type with quantized elements violates a rule on scales and shapes, or None."""
    quantized = quantized_element_type(type)
    if isinstance(quantized, UniformQuantizedPerAxisType):
        return _per_axis_problem(type, quantized)
    if isinstance(quantized, UniformQuantizedSubChannelType):
        return _sub_channel_problem(type, quantized)
    return None


def _per_axis_problem(type: Type, quantized: UniformQuantizedPerAxisType) -> str | None:
    if not isinstance(type, TensorType):
        return "scalar types may not use per-axis quantization"
    if isinstance(type, UnrankedTensorType):
        return None
    axis = quantized.quantized_dimension
    if axis >= type.rank:
        return "quantized dimension must be less than tensor rank"
    if type.shape[axis] not in (DYNAMIC, len(quantized.scales)):
        return "quantized dimension size does not match number of scales"
    return None


def _sub_channel_problem(type: Type, quantized: UniformQuantizedSubChannelType) -> str | None:
    if not isinstance(type, TensorType):
        return "scalar types may not use sub-channel quantization"
    if isinstance(type, UnrankedTensorType):
        return "tensor containing the sub-channel quantized type must be ranked"
    shape = type.shape
    for axis, block in zip(quantized.quantized_dimensions, quantized.block_sizes, strict=True):
        if axis >= len(shape):
            return f"quantized dimension {axis} must be less than tensor rank {len(shape)}"
        if shape[axis] != DYNAMIC and shape[axis] % block:
            return (
                f"tensor dimension size {shape[axis]} at axis {axis} must be divisible by the corresponding block "
                f"size {block}"
            )
    if 0 in shape:
        return "tensor dimension size of zero is not allowed with sub-channel quantization"
    if len(quantized.shape) != len(shape):
        return f"Rank of scales {len(quantized.shape)} must match the rank of the tensor {len(shape)}"
    for axis, (size, block, count) in enumerate(
        zip(shape, block_shape(shape, quantized), quantized.shape, strict=True)
    ):
        # A dimension without a block size is one block. MLIR's message names the expected count twice, not the actual.
        expected = 1 if block == size else None if size == DYNAMIC else size // block
        if expected is not None and count != expected:
            return (
                f"dimension size {expected if parity.is_strict() else count} of scales tensor at axis {axis} "
                f"should match (tensor dimension at axis / block sizes at axis) = {expected}"
            )
    return None


def block_shape(shape: Sequence[int], quantized: UniformQuantizedSubChannelType) -> list[int]:
    """Returns the block size in each dimension: the type's, or else the size of the tensor."""
    blocks = list(shape)
    for axis, size in zip(quantized.quantized_dimensions, quantized.block_sizes, strict=True):
        blocks[axis] = size
    return blocks
