"""Kernels for arrays larger than the caches: vectors of one cache line, with non-temporal stores.

An ordinary store first reads the line it writes to; for results that are not read soon, that doubles the traffic of the
result. These kernels store whole aligned lines with the non-temporal hint, and prefetch their input.
The caller ensures that every row of the destination starts at a line and holds whole lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.arith import ops as arith
from lamina.dialects.memref import ops as memref
from lamina.dialects.quant.passes.element_arithmetic import ElementBuilder
from lamina.dialects.scf.builders import build_for
from lamina.dialects.vector import ops as vector
from lamina.ir.attribute import Type
from lamina.ir.attributes import BoolAttr, DenseElementsAttr, IntegerAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.operation import Operation
from lamina.ir.types import VectorType, element_type_or_self, i32, i64, index, int_or_float_width
from lamina.ir.value import Value
from lamina.quant.kernels import KernelBuilder

LINE = 64
"""Bytes of a cache line."""
AHEAD = 4096
"""The prefetch distance in bytes."""


def lanes(destination_bytes: int) -> int:
    """Elements of that size that fill a cache line."""
    return LINE // destination_bytes


def _bytes_of(buffer: Value) -> int:
    """Returns the bytes of an element of a buffer."""
    return int_or_float_width(element_type_or_self(buffer.type)) // 8


class StreamingKernelBuilder(KernelBuilder):
    """Builds loops over all dimensions, the last one a cache line of results at a time."""

    def loop(self, builder: Builder, arguments: Sequence[Value]) -> None:
        self.builder = builder
        source, destination, *tables = arguments
        self.lanes = lanes(_bytes_of(destination))
        rank = len(self.kernel.layout.sizes)
        zero = self._index(0)
        indices: list[Value] = []
        for position in range(rank):
            last = position == rank - 1
            size = self._make(memref.DimOp, [destination, self._index(position)], index)
            step = self._index(self.lanes if last else 1)
            loop = build_for(builder, zero, size, step, location=UNKNOWN)
            body = loop.regions[0].entry_block
            builder.point = InsertionPoint.before_terminator(body)
            indices.append(body.arguments[0])
        self._line(source, destination, tables, indices)
        assert destination.parent_block is not None
        builder.set_insertion_point_to_end(destination.parent_block)

    def _line(self, source: Value, destination: Value, tables: Sequence[Value], indices: Sequence[Value]) -> None:
        """Emits one cache line of results."""
        layout = self.kernel.layout
        vectorized = bool(layout.table_dimensions) and layout.table_dimensions[-1] == len(layout.sizes) - 1
        read = self.lanes // 2 if layout.packed else self.lanes
        where = [*indices[:-1], self._half(indices[-1])] if layout.packed else list(indices)
        self._prefetch(source, where, read)
        number = self._load(source, where, read)
        if layout.packed:
            number = self._unpacked(number)
        if layout.table_dimensions:
            places = [indices[position] for position in layout.table_dimensions]
            tables = [
                self._load(table, places, self.lanes) if vectorized else self._element(table, places)
                for table in tables
            ]
        b = ElementBuilder(self.builder, UNKNOWN, self._spread)
        scale, zero = tables[0], tables[1] if len(tables) > 1 else None
        result = self.element(b, number, scale, zero)
        self.builder.insert(
            vector.StoreOp(
                [result, destination, *indices],
                (),
                {"nontemporal": BoolAttr(True), "alignment": IntegerAttr(i64, LINE)},
                {},
                (),
                (),
                UNKNOWN,
            )
        )

    # ---- Pieces

    def _make(self, cls: type[Operation], operands: Sequence[Value], type: Type, **properties: Any) -> Value:
        operation = cls(list(operands), [type], properties, {}, (), (), UNKNOWN)
        return self.builder.insert(operation).results[0]

    def _index(self, value: int) -> Value:
        return self._make(arith.ConstantOp, (), index, value=IntegerAttr(index, value))

    def _half(self, position: Value) -> Value:
        return self._make(arith.DivUIOp, [position, self._index(2)], index)

    def _load(self, buffer: Value, places: Sequence[Value], count: int) -> Value:
        element = element_type_or_self(buffer.type)
        return self._make(vector.LoadOp, [buffer, *places], VectorType([count], element))

    def _element(self, buffer: Value, places: Sequence[Value]) -> Value:
        return self._make(memref.LoadOp, [buffer, *places], element_type_or_self(buffer.type))

    def _prefetch(self, buffer: Value, places: Sequence[Value], count: int) -> None:
        """Prefetches the lines that a later iteration will read. A prefetch never faults, so the end of the
        buffer does not matter."""
        size = _bytes_of(buffer)
        for line in range(max(count * size // LINE, 1)):
            ahead = self._index((AHEAD + line * LINE) // size)
            place = self._make(arith.AddIOp, [places[-1], ahead], index)
            self.builder.insert(
                memref.PrefetchOp(
                    [buffer, *places[:-1], place],
                    (),
                    {
                        "isWrite": BoolAttr(False),
                        "localityHint": IntegerAttr(i32, 1),
                        "isDataCache": BoolAttr(True),
                    },
                    {},
                    (),
                    (),
                    UNKNOWN,
                )
            )

    def _unpacked(self, pairs: Value) -> Value:
        """Returns the 4-bit numbers of some bytes, in order, each as a byte."""
        b = ElementBuilder(self.builder, UNKNOWN, self._spread)
        four = b.integer_constant(self.storage, 4)
        shift = arith.ShRSIOp if self.kernel.signed else arith.ShRUIOp
        low = b.make(shift, b.make(arith.ShLIOp, pairs, self._spread(four, pairs)), self._spread(four, pairs))
        high = b.make(shift, pairs, self._spread(four, pairs))
        return self._make(vector.InterleaveOp, [low, high], VectorType([self.lanes], self.storage))

    def _spread(self, value: Value, like: Value | None = None) -> Value:
        """Returns a scalar in all lanes; a vector is spread already."""
        if isinstance(value.type, VectorType):
            return value
        count = like.type.shape[0] if like is not None and isinstance(like.type, VectorType) else self.lanes
        type = VectorType([count], value.type)
        constant = value.defining_op
        if isinstance(constant, arith.ConstantOp):
            return self._make(arith.ConstantOp, (), type, value=DenseElementsAttr.splat(type, constant.value))
        return self._make(vector.BroadcastOp, [value], type)
