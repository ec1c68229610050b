"""Quantizing and dequantizing NumPy arrays by native kernels."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from lamina.asm.parser import Parser
from lamina.dialects.quant.passes.element_arithmetic import NEAREST_EVEN, ROUNDINGS, Rounding
from lamina.dialects.quant.types import (
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    block_shape,
    container_problem,
    with_element_type,
)
from lamina.ir.location import SourceFile
from lamina.ir.types import FloatType, RankedTensorType
from lamina.quant.kernels import Kernel, Layout, compiled, native_format
from lamina.quant.streaming import LINE, lanes

# The fewest elements that are worth another thread.
_GRAIN = 1 << 18
# Results of at least this many bytes bypass the caches.
_STREAMED = 4 << 20


def parse_type(text: str) -> QuantizedType:
    """Returns the quantized type that a text denotes. Raises ParseError, or TypeError for another type."""
    parsed = Parser(SourceFile("type", text)).parse_type()
    if not isinstance(parsed, QuantizedType):
        raise TypeError(f"'{parsed}' is not a quantized type")
    return parsed


def quantize(
    array: Any,
    type: QuantizedType | str,
    *,
    rounding: str = NEAREST_EVEN,
    packed: bool = False,
    out: np.ndarray | None = None,
    threads: int | None = 1,
) -> np.ndarray:
    """Quantizes an array of numbers to stored integers, in native code.

    ``array`` has the type's expressed type as dtype, or is converted to it. The result has the array's shape and the
    smallest whole-byte integer dtype that holds the storage type: int8 for ``i4``, uint16 for ``u12``. With ``packed``
    two 4-bit integers share a byte, the first in the low half, and the result is one-dimensional. Numbers outside the
    storage range saturate, NaN becomes its minimum. ``rounding``: "nearest-even" (as ONNX), "toward-zero", or
    "mlir" (adds the zero point first, then truncates). ``out`` receives the result; ``threads`` None means all cores.

    Raises ValueError for shapes that do not fit the type, TypeError for types without scales.
    """
    quantized = _checked_type(type, np.shape(array))
    if rounding not in ROUNDINGS:
        raise ValueError(f"rounding must be one of {', '.join(ROUNDINGS)}, not {rounding!r}")
    source = np.ascontiguousarray(np.asarray(array, dtype=_float_dtype(quantized)))
    if packed:
        _check_packable(quantized)
        if not isinstance(quantized, UniformQuantizedType):
            return pack(quantize(source, quantized, rounding=rounding, threads=threads), out)
        source = source.ravel()
        odd = source.size % 2
        whole = np.append(source, np.zeros(1, source.dtype)) if odd else source
        result = _destination(out, (whole.size // 2,), np.dtype(np.uint8))
        layout = Layout(packed=True)
        pairs = whole.reshape(-1, 2)
        _run(quantized, True, layout, pairs, result.view(np.int8), rounding, threads)
        if odd:
            result[-1] &= 15
        return result
    result = _destination(out, source.shape, storage_dtype(quantized))
    layout, shape = _layout(quantized, source.shape)
    _run(quantized, True, layout, source.reshape(shape), _signed(result).reshape(shape), rounding, threads)
    return result


def dequantize(
    stored: Any,
    type: QuantizedType | str,
    *,
    packed: bool = False,
    shape: Sequence[int] | None = None,
    out: np.ndarray | None = None,
    threads: int | None = 1,
) -> np.ndarray:
    """Dequantizes stored integers: ``(stored - zero point) * scale``, in native code.

    ``stored`` is the result of `quantize` (ml_dtypes' int4 and uint4 too); with ``packed``, bytes of two 4-bit
    integers, and ``shape`` is the shape of the result (default: one dimension, twice as long). The result's dtype is
    the expressed type. Raises ValueError for mismatched shapes, TypeError for types without scales.
    """
    array = np.asarray(stored)
    if packed:
        sizes = (array.size * 2,) if shape is None else tuple(shape)
        quantized = _checked_type(type, sizes)
        _check_packable(quantized)
        count = math.prod(sizes)
        if (count + 1) // 2 != array.size:
            raise ValueError(f"{array.size} bytes do not hold the {count} elements of shape {sizes}")
        if not isinstance(quantized, UniformQuantizedType) or count % 2:
            return dequantize(unpack(array, sizes, quantized.signed), quantized, out=out, threads=threads)
        source = np.ascontiguousarray(array).view(np.int8).ravel()
        numbers = _number_destination(out, sizes, quantized)
        _run(quantized, False, Layout(packed=True), source, numbers.reshape(-1, 2), NEAREST_EVEN, threads)
        return _finished(numbers, out, quantized)
    quantized = _checked_type(type, array.shape)
    dtype = storage_dtype(quantized)
    if array.dtype != dtype:
        array = array.astype(dtype)
    source = np.ascontiguousarray(array)
    numbers = _number_destination(out, source.shape, quantized)
    layout, view = _layout(quantized, source.shape)
    _run(quantized, False, layout, _signed(source).reshape(view), numbers.reshape(view), NEAREST_EVEN, threads)
    return _finished(numbers, out, quantized)


def pack(stored: np.ndarray, out: np.ndarray | None = None) -> np.ndarray:
    """Packs 4-bit integers into bytes, two per byte, the first in the low half; an odd count is padded with zero."""
    flat = np.ascontiguousarray(stored).view(np.uint8).ravel()
    if flat.size % 2:
        flat = np.append(flat, np.zeros(1, np.uint8))
    result = _destination(out, (flat.size // 2,), np.dtype(np.uint8))
    np.bitwise_or(flat[0::2] & 15, flat[1::2] << 4, out=result)
    return result


def unpack(packed: np.ndarray, shape: Sequence[int], signed: bool) -> np.ndarray:
    """Returns the inverse of `pack`, for a shape: int8, or uint8 for unsigned numbers."""
    source = np.ascontiguousarray(packed).view(np.uint8).ravel()
    flat = np.empty(source.size * 2, np.uint8)
    flat[0::2], flat[1::2] = source & 15, source >> 4
    flat = flat[: math.prod(shape)].reshape(tuple(shape))
    return ((flat ^ 8).view(np.int8) - np.int8(8)) if signed else flat


# ---- Types


def storage_dtype(quantized: QuantizedType) -> np.dtype:
    """Returns the NumPy dtype of whole bytes for a storage type."""
    bits = next(size for size in (8, 16, 32) if size >= quantized.storage_width)
    return np.dtype(f"{'int' if quantized.signed else 'uint'}{bits}")


@cache
def _dtype_of(spelling: str) -> np.dtype:
    import ml_dtypes

    builtin = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16}
    names = {
        "f4E2M1FN": "float4_e2m1fn", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
        "f8E5M2": "float8_e5m2", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn",
        "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E4M3FNUZ": "float8_e4m3fnuz",
        "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E3M4": "float8_e3m4", "f8E8M0FNU": "float8_e8m0fnu",
    }  # fmt: skip
    if spelling in builtin:
        result: np.dtype = np.dtype(builtin[spelling])
        return result
    if spelling in names:
        result = np.dtype(getattr(ml_dtypes, names[spelling]))
        return result
    raise TypeError(f"NumPy has no dtype for the expressed type '{spelling}'")


def _float_dtype(quantized: QuantizedType) -> np.dtype:
    """Returns the dtype in which a kernel reads or writes numbers."""
    assert quantized.expressed_type is not None
    _dtype_of(quantized.expressed_type.spelling)
    return _dtype_of(native_format(quantized.expressed_type).spelling)


def _checked_type(type: QuantizedType | str, shape: Sequence[int]) -> QuantizedType:
    quantized = parse_type(type) if isinstance(type, str) else type
    if not isinstance(quantized, UniformQuantizedType | UniformQuantizedPerAxisType | UniformQuantizedSubChannelType):
        raise TypeError(f"'{quantized}' has no scales")
    if not isinstance(quantized, UniformQuantizedType):
        problem = container_problem(with_element_type(RankedTensorType(shape, FloatType("f32")), quantized))
        if problem is not None:
            raise ValueError(f"'{quantized}' does not fit the shape {tuple(shape)}: {problem}")
    return quantized


def _check_packable(quantized: QuantizedType) -> None:
    if quantized.storage_width != 4:
        raise ValueError(f"only 4-bit storage can be packed, not that of '{quantized}'")


# ---- Buffers


def _destination(out: np.ndarray | None, shape: tuple[int, ...], dtype: np.dtype) -> np.ndarray:
    if out is None:
        return np.empty(shape, dtype)
    if out.shape != shape or out.dtype != dtype or not out.flags.c_contiguous or not out.flags.writeable:
        raise ValueError(f"out must be a writable contiguous array of shape {shape} and dtype {dtype}")
    return out


def _number_destination(out: np.ndarray | None, shape: tuple[int, ...], quantized: QuantizedType) -> np.ndarray:
    """Returns the destination of a kernel: ``out`` itself, unless kernels cannot write its format."""
    assert quantized.expressed_type is not None
    wanted = _dtype_of(quantized.expressed_type.spelling)
    if out is not None:
        _destination(out, shape, wanted)
    native = _float_dtype(quantized)
    return out if out is not None and native == wanted else np.empty(shape, native)


def _finished(numbers: np.ndarray, out: np.ndarray | None, quantized: QuantizedType) -> np.ndarray:
    assert quantized.expressed_type is not None
    if out is None:
        return numbers.astype(_dtype_of(quantized.expressed_type.spelling), copy=False)
    if out is not numbers:
        np.copyto(out, numbers, casting="unsafe")
    return out


def _signed(array: np.ndarray) -> np.ndarray:
    """Returns the same bytes as signed integers, which is how signless integers are passed."""
    return array.view(np.dtype(f"int{array.dtype.itemsize * 8}"))


# ---- Layouts


def _layout(quantized: QuantizedType, shape: tuple[int, ...]) -> tuple[Layout, tuple[int, ...]]:
    """Returns the layout of a kernel for an array of this shape, and the shape in which the kernel sees the array."""
    if isinstance(quantized, UniformQuantizedPerAxisType):
        axis = quantized.quantized_dimension
        outer, channels, inner = math.prod(shape[:axis]), shape[axis], math.prod(shape[axis + 1 :])
        kept: list[tuple[int, int | None]] = [(outer, None)] if outer != 1 else []
        position = len(kept)
        # Contiguous channels form one vector: their number is known when the kernel is compiled.
        kept.append((channels, channels if inner == 1 and channels <= 4096 else None))
        if inner != 1:
            kept.append((inner, None))
        return Layout(tuple(static for _, static in kept), (position,)), tuple(size for size, _ in kept)
    if isinstance(quantized, UniformQuantizedSubChannelType):
        blocks = block_shape(shape, quantized)
        view = [size for total, block in zip(shape, blocks, strict=True) for size in (total // block, block)]
        numbers = tuple(range(0, len(view), 2))
        return Layout((None,) * len(view), numbers), tuple(view)
    return Layout(), (math.prod(shape),)


def _run(
    quantized: Any,
    quantizes: bool,
    layout: Layout,
    source: np.ndarray,
    destination: np.ndarray,
    rounding: str,
    threads: int | None,
) -> None:
    if destination.size == 0:
        return
    expressed = native_format(quantized.expressed_type)
    mode = Rounding(rounding, True)
    dtype = storage_dtype(quantized)
    bits = dtype.itemsize * 8
    scales, zeros = _tables(quantized, layout, source.shape, _dtype_of(mode.compute_type(expressed).spelling))
    kernel = Kernel(
        quantizes, expressed.spelling, quantized.signed, bits, quantized.storage_min, quantized.storage_max,
        bool(np.any(zeros)), layout, mode,
    )  # fmt: skip
    tables = [scales, zeros] if kernel.has_zero_points else [scales]
    # A first dimension that chooses scales takes its part of the tables along.
    cut_tables = bool(layout.table_dimensions) and layout.table_dimensions[0] == 0

    def run(start: int, end: int) -> None:
        part = [table[start:end] for table in tables] if cut_tables else tables
        _run_piece(kernel, source[start:end], destination[start:end], part)

    pieces = _pieces(layout, destination, threads)
    if len(pieces) == 1:
        run(*pieces[0])
        return
    for job in [_pool().submit(run, start, end) for start, end in pieces]:
        job.result()


def _run_piece(kernel: Kernel, source: np.ndarray, destination: np.ndarray, tables: list[Any]) -> None:
    """Runs one thread's part. Results that exceed the caches are streamed, in whole aligned lines; the
    ends of a one-dimensional array are stored normally."""
    packed = kernel.layout.packed
    if destination.nbytes < _STREAMED or packed and kernel.quantizes:
        compiled(kernel)(source, destination, *tables)
        return
    if packed:
        destination = destination.reshape(-1)
    width = lanes(destination.itemsize)
    streaming = compiled(kernel._replace(streaming=True))
    misplaced = destination.ctypes.data % LINE // destination.itemsize
    if destination.ndim > 1:
        if misplaced or destination.shape[-1] % width:
            compiled(kernel)(source, destination, *tables)
        else:
            streaming(source, destination, *tables)
        return
    start = (width - misplaced) % width
    if kernel.layout.table_dimensions or packed and start % 2:
        compiled(kernel)(source, destination.reshape(-1, 2) if packed else destination, *tables)
        return
    end = start + (destination.size - start) // width * width
    for first, last, streamed in ((0, start, False), (start, end, True), (end, destination.size, False)):
        if first == last:
            continue
        read = source[first // 2 : last // 2] if packed else source[first:last]
        written = destination[first:last]
        if streamed:
            streaming(read, written, *tables)
        else:
            compiled(kernel)(read, written.reshape(-1, 2) if packed else written, *tables)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count() or 1, "lamina-quant")


def _pieces(layout: Layout, destination: np.ndarray, threads: int | None) -> list[tuple[int, int]]:
    """Splits the first dimension into ranges, one per useful thread."""
    length = destination.shape[0]
    count = (os.cpu_count() or 1) if threads is None else max(threads, 1)
    count = min(count, length, max(destination.size // _GRAIN, 1))
    if layout.sizes[0] is not None:
        count = 1
    bounds = [length * index // count for index in range(count + 1)]
    return list(zip(bounds[:-1], bounds[1:], strict=True))


def _tables(quantized: Any, layout: Layout, view: Sequence[int], dtype: np.dtype) -> tuple[Any, Any]:
    """Scales (rounded to the expressed type) and zero points (modulo the storage type) as a kernel takes them."""
    storage = storage_dtype(quantized)
    expressed = _dtype_of(quantized.expressed_type.spelling)
    if isinstance(quantized, UniformQuantizedType):
        scale = np.float64(quantized.scale).astype(expressed).astype(dtype)
        zero = _stored_zero_points([quantized.zero_point], quantized, storage)[0]
        return dtype.type(scale), zero
    shape = [view[position] for position in layout.table_dimensions]
    scales = np.asarray(quantized.scales, np.float64).astype(expressed).astype(dtype).reshape(shape)
    return scales, _stored_zero_points(quantized.zero_points, quantized, storage).reshape(shape)


def _stored_zero_points(points: Sequence[int], quantized: QuantizedType, storage: np.dtype) -> np.ndarray:
    """Zero points as the integers that their storage bits are, in whole bytes, seen as signed."""
    width = quantized.storage_width
    stored = []
    for point in points:
        bits = point & ((1 << width) - 1)
        stored.append(bits - (1 << width) if quantized.signed and bits >> (width - 1) else bits)
    return np.asarray(stored, np.int64).astype(storage).view(np.dtype(f"int{storage.itemsize * 8}"))
