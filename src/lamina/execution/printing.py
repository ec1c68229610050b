"""Printing from generated code: the functions of MLIR's runner libraries, writing to Python's `sys.stdout`.

The stream is looked up at each call, so redirection works, and the text is ordered with Python's own. Memrefs are
printed as by MLIR's runner utilities, with two exceptions: 8-bit integers are printed as numbers (there they are
characters), and an empty memref prints no elements.
"""

from __future__ import annotations

import ctypes
import math
import struct
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from lamina.execution.descriptors import view_of_descriptor
from lamina.execution.signature import scalar

# Exceptions that Python callbacks raised; a callback cannot raise through native code, so the call's end does it.
pending: list[BaseException] = []

_thread = threading.local()


def write(text: str) -> None:
    sys.stdout.write(text)


def callbacks() -> dict[str, Any]:
    """Returns all printing functions and clocks by symbol, as ctypes callbacks that must be kept alive."""
    table: dict[str, tuple[type | None, tuple[type, ...], Callable[..., Any]]] = {
        "printI64": (None, (ctypes.c_int64,), lambda value: write(str(value))),
        "printU64": (None, (ctypes.c_uint64,), lambda value: write(str(value))),
        "printF16": (
            None,
            (ctypes.c_uint16,),
            lambda bits: write(float_text(struct.unpack("e", struct.pack("H", bits))[0])),
        ),
        "printBF16": (
            None,
            (ctypes.c_uint16,),
            lambda bits: write(float_text(struct.unpack("f", struct.pack("I", bits << 16))[0])),
        ),
        "printF32": (None, (ctypes.c_float,), lambda value: write(float_text(value))),
        "printF64": (None, (ctypes.c_double,), lambda value: write(float_text(value))),
        "printApFloat": (None, (ctypes.c_int32, ctypes.c_uint64), print_ap_float),
        "printString": (None, (ctypes.c_char_p,), lambda text: write(text.decode(errors="replace"))),
        "printOpen": (None, (), lambda: write("( ")),
        "printClose": (None, (), lambda: write(" )")),
        "printComma": (None, (), lambda: write(", ")),
        "printNewline": (None, (), lambda: write("\n")),
        "printFlops": (None, (ctypes.c_double,), print_flops),
        "puts": (ctypes.c_int, (ctypes.c_void_p,), put_line),
        "putchar": (ctypes.c_int, (ctypes.c_int,), put_character),
        "lamina.last_line": (ctypes.c_void_p, (), last_line),
        "rtclock": (ctypes.c_double, (), time.time),
        "nanoTime": (ctypes.c_int64, (), time.perf_counter_ns),
        "_mlir_ciface_nanoTime": (ctypes.c_int64, (), time.perf_counter_ns),
    }
    for suffix, dtype in memref_dtypes().items():
        expanded, pointed = _memref_printers(dtype)
        table[f"printMemref{suffix}"] = (None, (ctypes.c_int64, ctypes.c_void_p), expanded)
        table[f"_mlir_ciface_printMemref{suffix}"] = (None, (ctypes.c_void_p,), pointed)
        table[f"_mlir_ciface_printMemrefShape{suffix}"] = (None, (ctypes.c_void_p,), _shape_printer(dtype))
        for rank in range(5):
            table[f"_mlir_ciface_printMemref{rank}d{suffix}"] = (None, (ctypes.c_void_p,), _ranked_printer(dtype, rank))
    return {
        name: ctypes.CFUNCTYPE(result, *arguments)(_guarded(function, 0 if result else None))
        for name, (result, arguments, function) in table.items()
    }


def _guarded(function: Callable[..., Any], default: int | None) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        try:
            result = function(*arguments)
        except BaseException as error:  # noqa: B036 - it is raised again when the native call is over
            pending.append(error)
            return default
        return default if result is None else result

    return call


def raise_pending() -> None:
    """Raises the first exception that a callback could not raise, and drops the others."""
    errors = pending[:]
    pending.clear()
    if errors:
        raise errors[0]


def float_text(value: float) -> str:
    """A floating point number as C++ streams print it by default."""
    if math.isnan(value):
        return "-nan" if math.copysign(1.0, value) < 0 else "nan"
    return f"{value:g}"


# The numbers of semantics in LLVM's APFloatBase, for types that vector.print passes as bits.
AP_FLOAT_SEMANTICS = {
    7: "f8E5M2",
    8: "f8E5M2FNUZ",
    9: "f8E4M3",
    10: "f8E4M3FN",
    11: "f8E4M3FNUZ",
    12: "f8E4M3B11FNUZ",
    13: "f8E3M4",
    15: "f8E8M0FNU",
    16: "f6E3M2FN",
    17: "f6E2M3FN",
    18: "f4E2M1FN",
}


def print_ap_float(semantics: int, bits: int) -> None:
    name = AP_FLOAT_SEMANTICS.get(semantics)
    if name is None:
        write(f"<{bits:#x} in floating point semantics {semantics}>")
        return
    value = np.asarray(bits & 0xFF, np.uint8).view(scalar(name).dtype)
    write(float_text(float(value)))


def print_flops(flops: float) -> None:
    """A rate, on the error stream as in MLIR's runner library."""
    sys.stderr.write(f"{flops / 1e9:f} GFLOPS\n")


def put_line(address: int | None) -> int:
    """C's puts. The line is also saved as the message of a following `abort`: this is how MLIR lowers cf.assert."""
    _thread.last_line = address
    write((ctypes.string_at(address).decode(errors="replace") if address else "(null)") + "\n")
    return 0


def put_character(character: int) -> int:
    write(chr(character & 0xFF))
    return character


def last_line() -> int | None:
    line: int | None = getattr(_thread, "last_line", None)
    _thread.last_line = None
    return line


# ---------------------------------------------------------------------------------------------------------------------
# Memrefs


def memref_dtypes() -> dict[str, np.dtype[Any]]:
    names = {
        "I8": "i8",
        "I16": "i16",
        "I32": "i32",
        "I64": "i64",
        "F16": "f16",
        "BF16": "bf16",
        "F32": "f32",
        "F64": "f64",
    }
    dtypes = {suffix: scalar(name).dtype for suffix, name in names.items()}
    dtypes["C32"] = np.dtype(np.complex64)
    dtypes["C64"] = np.dtype(np.complex128)
    dtypes["Ind"] = np.dtype(np.uint64)
    return dtypes


def _memref_printers(dtype: np.dtype[Any]) -> tuple[Callable[..., None], Callable[..., None]]:
    def expanded(rank: int, descriptor: int) -> None:
        write(memref_text("Unranked Memref", descriptor, rank, dtype))

    def pointed(unranked: int) -> None:
        expanded(*_unranked(unranked))

    return expanded, pointed


def _ranked_printer(dtype: np.dtype[Any], rank: int) -> Callable[[int], None]:
    return lambda descriptor: write(memref_text("Memref", descriptor, rank, dtype))


def _shape_printer(dtype: np.dtype[Any]) -> Callable[[int], None]:
    def print_shape(unranked: int) -> None:
        rank, descriptor = _unranked(unranked)
        write(_header("Unranked Memref", view_of_descriptor(descriptor, rank, dtype)[1], rank) + "\n")

    return print_shape


def _unranked(address: int) -> tuple[int, int]:
    rank, descriptor = (ctypes.c_int64 * 2).from_address(address)
    return rank, descriptor


def memref_text(title: str, descriptor: int, rank: int, dtype: np.dtype[Any]) -> str:
    """The header and the elements of the memref whose ranked descriptor is at an address."""
    array, fields = view_of_descriptor(descriptor, rank, dtype)
    return f"{_header(title, fields, rank)} data = \n{elements_text(array)}\n"


def _header(title: str, fields: tuple[int, ...], rank: int) -> str:
    sizes, strides = list(fields[3 : 3 + rank]), list(fields[3 + rank :])
    base = fields[1] & 0xFFFFFFFFFFFFFFFF
    return f"{title} base@ = {base:#x} rank = {rank} offset = {fields[2]} sizes = {sizes} strides = {strides}"


def elements_text(array: np.ndarray) -> str:
    """Nested brackets; the blanks between elements grow with the rank, as in MLIR's runner utilities."""
    if array.ndim == 0:
        return f"[{element_text(array[()])}]"
    lines = _rows(array, array.ndim)
    return lines


def _rows(array: np.ndarray, rank: int) -> str:
    depth = rank - array.ndim + 1
    if array.ndim == 1:
        separator = "," + " " * (rank + 1)
        return "[" + separator.join(element_text(value) for value in array) + "]"
    return "[" + (", \n" + " " * depth).join(_rows(row, rank) for row in array) + "]"


def element_text(value: Any) -> str:
    if isinstance(value, np.complexfloating):
        return f"({float_text(float(value.real))},{float_text(float(value.imag))})"
    if isinstance(value, (np.integer, np.bool_)):
        return str(int(value))
    return float_text(float(value))
