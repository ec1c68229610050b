"""Native kernels that quantize and dequantize buffers.

A kernel is one linalg.generic over buffers with the arithmetic of lower-quant-ops. Scales and zero points are
arguments, so one kernel serves all types of the same storage, expressed type and layout:

* one scale: the buffer is flattened to one dimension;
* a scale per channel: (outer, channel, inner), without unit dimensions;
* a scale per block: two dimensions, block number and index in the block, for each dimension of the tensor;
* two 4-bit numbers per byte: one dimension of pairs, the first number in the low half.

If the output is much larger than the caches, a streaming kernel (lamina.quant.streaming) bypasses them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from lamina.dialects.arith import ops as arith
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.linalg.attributes import IteratorTypeAttr
from lamina.dialects.linalg.enums import IteratorType
from lamina.dialects.linalg.ops import YieldOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.quant.passes.element_arithmetic import ElementBuilder, Rounding, dequantize, quantize
from lamina.dialects.quant.types import AnyQuantizedType
from lamina.execution.compile import compile
from lamina.ir.affine import AffineMap, constant, dim
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, ArrayAttr, DenseI32ArrayAttr, StringAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, FloatType, FunctionType, IntegerType, MemRefType, element_type_or_self, f32, i8
from lamina.ir.value import Value


class Layout(NamedTuple):
    """The layout of a kernel's data: the static sizes (None if only known at run time), and the dimensions that choose
    the scale; ``packed`` for two 4-bit numbers a byte."""

    sizes: tuple[int | None, ...] = (None,)
    table_dimensions: tuple[int, ...] = ()
    packed: bool = False


class Kernel(NamedTuple):
    """The operation of a kernel. ``storage`` is the integer that is kept in memory, in whole bytes, and its range."""

    quantizes: bool
    expressed: str
    signed: bool
    width: int
    storage_min: int
    storage_max: int
    has_zero_points: bool
    layout: Layout
    rounding: Rounding
    streaming: bool = False


@lru_cache(maxsize=256)
def compiled(kernel: Kernel) -> Any:
    """Returns the machine code of a kernel: a function (source, destination, scales[, zero points])."""
    return compile(build(kernel)).kernel


def build(kernel: Kernel) -> Operation:
    """Returns the module of a kernel, before it is lowered."""
    if kernel.streaming:
        from lamina.quant.streaming import StreamingKernelBuilder  # cycle

        return StreamingKernelBuilder(kernel).module()
    return KernelBuilder(kernel).module()


class KernelBuilder:
    """Builds the function of a kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.expressed = FloatType(kernel.expressed)
        self.compute = kernel.rounding.compute_type(self.expressed)
        self.storage = IntegerType(kernel.width)
        # Only storage and range matter to the arithmetic; the scale is an argument.
        self.quantized = AnyQuantizedType(
            kernel.signed, self.storage, self.expressed, kernel.storage_min, kernel.storage_max
        )

    def module(self) -> Operation:
        kernel = self.kernel
        sizes = [DYNAMIC if size is None else size for size in kernel.layout.sizes]
        tables = kernel.layout.table_dimensions
        table_sizes = [sizes[position] for position in tables]
        paired = kernel.layout.packed and not kernel.streaming
        numbers: Type = MemRefType([*sizes, 2] if paired else sizes, self.expressed)
        stored: Type = MemRefType(sizes, self.storage)
        scales: Type = MemRefType(table_sizes, self.compute) if tables else self.compute
        zeros: Type = MemRefType(table_sizes, self.storage) if tables else self.storage
        arguments = [numbers, stored] if kernel.quantizes else [stored, numbers]
        arguments += [scales, zeros] if kernel.has_zero_points else [scales]
        body = Region()
        entry = body.append(Block(arguments))
        builder = Builder(entry)
        self.loop(builder, entry.arguments)
        builder.insert(ReturnOp((), (), {}, {}, (), (), UNKNOWN))
        function = FuncOp(
            (),
            (),
            {"sym_name": StringAttr("kernel"), "function_type": TypeAttr(FunctionType(arguments, ()))},
            {},
            (),
            [body],
            UNKNOWN,
        )
        outer = Region()
        Builder(outer.append(Block())).insert(function)
        cls = lookup_operation("builtin.module")
        assert cls is not None
        return cls((), (), {}, {}, (), [outer], UNKNOWN)

    def loop(self, builder: Builder, arguments: Sequence[Value]) -> None:
        """Builds the body of the function."""
        kernel, layout = self.kernel, self.kernel.layout
        rank = len(layout.sizes)
        source, destination, *tables = arguments
        identity = AffineMap.identity(rank)
        halves = [AffineMap(rank, 0, [dim(0), constant(half)]) for half in (0, 1)]
        chosen = AffineMap(rank, 0, [dim(position) for position in layout.table_dimensions])
        tables_in_memory = tables if layout.table_dimensions else []
        inputs, input_maps = [source], [identity]
        outputs, output_maps = [destination], [identity]
        if layout.packed and kernel.quantizes:
            inputs, input_maps = [source, source], halves
        elif layout.packed:
            outputs, output_maps = [destination, destination], halves
        inputs, input_maps = [*inputs, *tables_in_memory], [*input_maps, *[chosen] * len(tables_in_memory)]
        values = [*inputs, *outputs]
        region = Region()
        block = region.append(Block([element_type_or_self(value.type) for value in values]))
        builder.insert(
            GenericOp(
                values,
                (),
                {
                    "indexing_maps": ArrayAttr([AffineMapAttr(map) for map in (*input_maps, *output_maps)]),
                    "iterator_types": ArrayAttr([IteratorTypeAttr(IteratorType.PARALLEL)] * rank),
                    "operandSegmentSizes": DenseI32ArrayAttr([len(inputs), len(outputs)]),
                },
                {},
                (),
                [region],
                UNKNOWN,
            )
        )
        data = len(inputs) - len(tables_in_memory)
        elements = block.arguments
        parameters = elements[data : len(inputs)] if tables_in_memory else tables
        scale, zero = parameters[0], parameters[1] if len(parameters) > 1 else None
        b = ElementBuilder(Builder(block), UNKNOWN)
        results = self.elements(b, elements[:data], scale, zero)
        b.rewriter.insert(YieldOp(results, (), {}, {}, (), (), UNKNOWN))

    def elements(self, b: ElementBuilder, elements: Sequence[Value], scale: Value, zero: Value | None) -> list[Value]:
        """Returns the results for the elements read."""
        kernel = self.kernel
        if kernel.layout.packed and not kernel.quantizes:
            elements = _unpacked(b, elements[0], kernel.signed)
        results = [self.element(b, element, scale, zero) for element in elements]
        return [_packed(b, *results)] if kernel.layout.packed and kernel.quantizes else results

    def element(self, b: ElementBuilder, element: Value, scale: Value, zero: Value | None) -> Value:
        """Returns the result for one element or vector."""
        if self.kernel.quantizes:
            number = b.convert_float(element, self.compute)
            return quantize(b, number, scale, zero, self.quantized, self.kernel.rounding)
        return b.convert_float(dequantize(b, element, scale, zero, self.quantized), self.expressed)


def _packed(b: ElementBuilder, low: Value, high: Value) -> Value:
    """Packs two 4-bit numbers stored in bytes into one byte."""
    masked = b.make(arith.AndIOp, low, b.integer_constant(i8, 15))
    return b.make(arith.OrIOp, masked, b.make(arith.ShLIOp, high, b.integer_constant(i8, 4)))


def _unpacked(b: ElementBuilder, byte: Value, signed: bool) -> list[Value]:
    """Returns the two 4-bit numbers of a byte, each as a byte."""
    four = b.integer_constant(i8, 4)
    shift = arith.ShRSIOp if signed else arith.ShRUIOp
    return [b.make(shift, b.make(arith.ShLIOp, byte, four), four), b.make(shift, byte, four)]


NATIVE_FLOATS = frozenset(("f16", "bf16", "f32", "f64"))
"""The formats that machine code computes on or converts; others go through f32."""


def native_format(expressed: FloatType) -> FloatType:
    """The format a kernel sees for an expressed type."""
    return expressed if expressed.spelling in NATIVE_FLOATS else f32
