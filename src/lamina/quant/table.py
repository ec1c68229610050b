"""All quantized values of a module, as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lamina.asm.naming import Naming
from lamina.dialects.quant.types import (
    AnyQuantizedType,
    CalibratedQuantizedType,
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    quantized_element_type,
)
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import Value


class QuantizedValue(NamedTuple):
    """A value of a quantized type, or of a container of them. ``place`` is the symbol that it is in, ``definition``
    the operation that makes it, or ``argument``."""

    place: str
    name: str
    definition: str
    type: QuantizedType
    shape: tuple[int, ...] | None
    value: Value

    @property
    def granularity(self) -> str:
        type = self.type
        if isinstance(type, UniformQuantizedType):
            return "layer"
        if isinstance(type, UniformQuantizedPerAxisType):
            return f"axis {type.quantized_dimension}"
        if isinstance(type, UniformQuantizedSubChannelType):
            pairs = zip(type.quantized_dimensions, type.block_sizes, strict=True)
            return "blocks " + " ".join(f"{axis}:{size}" for axis, size in pairs)
        return "calibrated" if isinstance(type, CalibratedQuantizedType) else "any"


class QuantizedValues(list[QuantizedValue]):
    """The values in the order of the text; prints as a table."""

    def __str__(self) -> str:
        headers = ["in", "value", "made by", "shape", "storage", "expressed", "granularity", "scale", "zero point"]
        return text_table(headers, [_cells(value) for value in self])


def quantized_values(operation: Operation) -> QuantizedValues:
    """Returns the quantized values inside an operation: results and block arguments, including nested regions."""
    naming = Naming(operation, suggest=True)
    values = QuantizedValues()
    for op in operation.walk():
        for value, definition in _values(op):
            type = quantized_element_type(value.type)
            if type is None:
                continue
            shaped = value.type if isinstance(value.type, ShapedType) else None
            shape: tuple[int, ...] | None = () if shaped is None else shaped.shape if shaped.has_rank else None
            values.append(QuantizedValue(_symbol(op), naming.values.get(value, "?"), definition, type, shape, value))
    return values


def _values(op: Operation) -> Iterator[tuple[Value, str]]:
    for result in op.results:
        yield result, op.name
    for region in op.regions:
        for block in region.blocks:
            for argument in block.arguments:
                yield argument, "argument"


def _symbol(op: Operation) -> str:
    """Returns the name of the innermost symbol around an operation, or its own."""
    at: Operation | None = op
    while at is not None:
        name = symbol_name(at)
        if name is not None:
            return f"@{name}"
        at = at.parent_op
    return "-"


def _cells(value: QuantizedValue) -> list[str]:
    type = value.type
    shape = "*" if value.shape is None else "x".join("?" if size == DYNAMIC else str(size) for size in value.shape)
    storage = ""
    if not isinstance(type, CalibratedQuantizedType):
        storage = f"{type.storage_prefix}{type.storage_width}"
        if type.has_storage_bounds:
            storage += f"<{type.storage_min}:{type.storage_max}>"
    scale, zero = _parameters(type)
    expressed = "" if type.expressed_type is None else str(type.expressed_type)
    return [value.place, value.name, value.definition, shape or "-", storage, expressed, value.granularity, scale, zero]


def _parameters(type: QuantizedType) -> tuple[str, str]:
    if isinstance(type, UniformQuantizedType):
        return f"{type.scale:.6g}", str(type.zero_point)
    if isinstance(type, UniformQuantizedPerAxisType | UniformQuantizedSubChannelType):
        zeros = type.zero_points if isinstance(type, UniformQuantizedPerAxisType) else type.zero_point_values
        return _span([f"{scale:.6g}" for scale in sorted(type.scales)]), _span([str(zero) for zero in sorted(zeros)])
    if isinstance(type, CalibratedQuantizedType):
        return f"{type.min:.6g} to {type.max:.6g}", ""
    assert isinstance(type, AnyQuantizedType)
    return "", ""


def _span(texts: Sequence[str]) -> str:
    return texts[0] if texts[0] == texts[-1] else f"{texts[0]} to {texts[-1]} ({len(texts)})"


def text_table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of texts under headers, in columns."""
    widths = [max(len(header), *(len(row[column]) for row in rows), 0) if rows else len(header)
              for column, header in enumerate(headers)]  # fmt: skip
    lines = [headers, ["-" * width for width in widths], *rows]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )
