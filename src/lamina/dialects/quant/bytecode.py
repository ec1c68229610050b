"""Bytecode encoding of the quantized types."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.asm.bytecode.encodings import (
    SIGNED,
    TYPE,
    VARINT,
    Codec,
    attribute,
    converted,
    record,
    register_encodings,
    sequence,
)
from lamina.dialects.quant.types import (
    AnyQuantizedType,
    CalibratedQuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
)
from lamina.ir import float_format
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.attributes import DenseElementsAttr, FloatAttr, IntegerAttr
from lamina.ir.types import f64

# The flags of a quantized type: whether storage is signed.
_SIGNED: Codec[bool] = converted(VARINT, lambda flags: bool(flags & 1), int)
_DOUBLE: Codec[float] = Codec(
    lambda reader: float_format.decode(reader.integer(64), "f64"),
    lambda writer, value: writer.integer(64, float_format.encode(value, "f64")),
)
_F64: Codec[FloatAttr] = Codec(
    lambda reader: FloatAttr.from_bits(f64, reader.integer(64)), lambda writer, value: writer.integer(64, value.bits)
)
_ELEMENTS = attribute(DenseElementsAttr)
_NUMBERS = sequence(SIGNED)


def _floats(elements: DenseElementsAttr) -> list[float]:
    numbers = [value.value for value in elements.values if isinstance(value, FloatAttr)]
    if len(numbers) != elements.type.num_elements:
        raise InvalidParameters("expected floating-point scales")
    return numbers


def _integers(elements: DenseElementsAttr) -> list[int]:
    numbers = [value.value for value in elements.values if isinstance(value, IntegerAttr)]
    if len(numbers) != elements.type.num_elements:
        raise InvalidParameters("expected integer zero points")
    return numbers


def _per_axis(
    signed: bool, storage: Type, expressed: Type, dimension: int, low: int, high: int, scales: Sequence[float],
    zero_points: Sequence[int],
) -> UniformQuantizedPerAxisType:  # fmt: skip
    return UniformQuantizedPerAxisType(signed, storage, expressed, scales, zero_points, dimension, low, high)


def _sub_channel(
    signed: bool, storage: Type, expressed: Type, low: int, high: int, dimensions: Sequence[int], sizes: Sequence[int],
    scales: DenseElementsAttr, zero_points: DenseElementsAttr,
) -> UniformQuantizedSubChannelType:  # fmt: skip
    if scales.type.num_elements > 1 << 20:
        raise InvalidParameters("too many scales of a quantized type")
    if scales.type.shape != zero_points.type.shape:
        raise InvalidParameters("the scales and zero points of a quantized type have different shapes")
    return UniformQuantizedSubChannelType(
        signed, storage, expressed, scales.type.shape, _floats(scales), _integers(zero_points), dimensions, sizes, low,
        high,
    )  # fmt: skip


_STORAGE = ("signed", _SIGNED), ("storage_type", TYPE)
_BOUNDS = ("storage_min", SIGNED), ("storage_max", SIGNED)
_FORMULA = (*_STORAGE, ("expressed_type", TYPE))


register_encodings(
    "quant",
    types=[
        None,
        record(
            AnyQuantizedType,
            *_STORAGE,
            *_BOUNDS,
            make=lambda signed, storage, low, high: AnyQuantizedType(signed, storage, None, low, high),
            applies=lambda value: value.expressed_type is None,
        ),
        record(AnyQuantizedType, *_FORMULA, *_BOUNDS),
        record(CalibratedQuantizedType, ("expressed_type", TYPE), ("minimum", _F64), ("maximum", _F64)),
        record(UniformQuantizedType, *_FORMULA, ("scale", _DOUBLE), ("zero_point", SIGNED), *_BOUNDS),
        record(
            UniformQuantizedPerAxisType,
            *_FORMULA,
            ("quantized_dimension", VARINT),
            *_BOUNDS,
            ("scales", sequence(_DOUBLE)),
            ("zero_points", _NUMBERS),
            make=_per_axis,
        ),
        record(
            UniformQuantizedSubChannelType,
            *_FORMULA,
            *_BOUNDS,
            ("quantized_dimensions", _NUMBERS),
            ("block_sizes", _NUMBERS),
            ("scales_attribute", _ELEMENTS),
            ("zero_points_attribute", _ELEMENTS),
            make=_sub_channel,
        ),
    ],
)
