"""The functions of the process that compiled code may call without permission."""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from typing import Any

from lamina.execution import parallel, runtime
from lamina.execution.loader import LinkError

# C library functions called by lowerings and LLVM itself: memory, and the messages of failed assertions.
_C_LIBRARY = frozenset(
    "malloc calloc realloc free aligned_alloc posix_memalign memcpy memmove memset memset_pattern16 memcmp bcmp "
    "strlen puts putchar printf abort __stack_chk_fail __chkstk ___chkstk_ms __cxa_atexit".split()
)
_MATH = (
    "acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs fdim floor "
    "fma fmax fmaximum fmaximum_num fmin fminimum fminimum_num fmod frexp hypot ilogb ldexp lgamma llrint llround log "
    "log10 log1p log2 logb lrint lround modf nan nearbyint nextafter nexttoward pow remainder remquo rint round "
    "roundeven scalbln scalbn sin sincos sinh sqrt tan tanh tgamma trunc cabs cacos cacosh carg casin casinh catan "
    "catanh ccos ccosh cexp cimag clog conj cpow cproj creal csin csinh csqrt ctan ctanh"
).split()
_MATHEMATICS = frozenset(name + suffix for name in _MATH for suffix in ("", "f", "l"))


class ExternalRefused(LinkError):
    """The module calls functions that it may not call."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        super().__init__("\n".join(map(message, names)))


def message(name: str) -> str:
    """Why a function cannot be called, and how to allow it."""
    return (
        f"calling the external function '{name}' is not permitted: it belongs neither to lamina's runtime nor to the "
        f"mathematics library (externals=['{name}'] allows it; lamina run allows all without --no-external-symbols)"
    )


def is_own(name: str) -> bool:
    """True if a name belongs to the runtime, the compiler or the math library."""
    return (
        name in _C_LIBRARY
        or name in _MATHEMATICS
        or name in runtime.ALLOCATOR_NAMES
        or name in runtime.callback_table()
        or name in ("memrefCopy", "lamina_assert_failed", "lamina_guarded_call")
        or parallel.is_openmp_symbol(name)
        or _is_of_the_compiler(name)
    )


def _is_of_the_compiler(name: str) -> bool:
    """Arithmetic that machines lack, as in ``__divti3``."""
    if name in runtime.SMALL_FLOAT_SYMBOLS:
        return True
    return name.startswith("__") and any(runtime.library_address(library, name) for library in _compiler_libraries())


@functools.cache
def _compiler_libraries() -> list[_Library]:
    if sys.platform in ("win32", "darwin"):
        return []
    try:
        return [_Library("libgcc_s.so.1")]
    except OSError:
        return []


class _Library(ctypes.CDLL):
    """A library, whose own functions are distinguished from those of its dependencies."""

    def __getattr__(self, name: str) -> Any:
        function = super().__getattr__(name)
        if not defines(self, function):
            raise AttributeError(name)
        return function


class _Place(ctypes.Structure):
    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("symbol", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


def defines(library: ctypes.CDLL, function: Any) -> bool:
    """True if a library itself defines a function found through it, rather than one of its dependencies."""
    if sys.platform == "win32":
        return True  # there a library only exposes its exports
    place = _Place()
    if ctypes.CDLL(None).dladdr(ctypes.c_void_p(runtime.pointer_of(function)), ctypes.byref(place)) == 0:
        return False
    held, named = os.fsdecode(place.file), str(library._name)
    return os.path.realpath(held) == os.path.realpath(named) or os.path.basename(held) == named
