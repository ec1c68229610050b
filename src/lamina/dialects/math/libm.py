"""The functions of the C library.

Constants are folded with the function that compiled code would call, where the platform has it: single precision is not
double precision rounded, and the sign of a NaN is the library's choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


@cache
def _library() -> object | None:
    import ctypes
    import ctypes.util

    name = ctypes.util.find_library("m")
    if name is None:
        return None
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


@cache
def library_function(name: str, spelling: str, arity: int) -> Callable[..., float] | None:
    """Returns the C function on f32 or f64, or None if there is no C library."""
    import ctypes

    symbol = getattr(_library(), name if spelling == "f64" else f"{name}f", None)
    if symbol is None:
        return None
    kind = ctypes.c_double if spelling == "f64" else ctypes.c_float
    symbol.restype = kind
    symbol.argtypes = [kind] * arity
    function: Callable[..., float] = symbol
    return function
