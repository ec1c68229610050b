"""The quantized types."""

from __future__ import annotations

from lamina.ir.attribute import Type


class QuantizedType(Type):
    """Base of the types whose values stand for real numbers by a scale and a zero point."""

    __slots__ = ()
    dialect_name = "quant"
