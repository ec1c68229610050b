"""The symbols available to generated code, and their sources.

In this order: symbols passed by the caller of the engine; the printing callbacks; the native runtime library
(`runtime_ir.py`); the OpenMP runtime; the process itself with the C and math libraries. No C toolchain is
involved.

**Failed assertions.** `lamina_assert_failed(message)` never returns: it jumps (libc's `longjmp`) to the guard that the
engine put around the call, and the call raises `AssertionFailed` in Python. `abort` is bound to the same path, with
the line that `puts` wrote before it as the message, because that is how MLIR lowers cf.assert. A guard is one `setjmp`
(some ten nanoseconds) and is only used for modules that reference something that may fail. The workers of a parallel
loop have their own guards: a failure ends that worker's share, and the loop's caller fails when all workers are
done. Memory allocated by a failed call leaks.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import os
import sys
import threading
from typing import Any

from lamina.execution import interrupts, parallel, printing, runtime_ir
from lamina.execution.cache import default_cache
from lamina.execution.codegen import make_target, object_code
from lamina.execution.loader import LoadedObject


class AssertionFailed(AssertionError):
    """A `cf.assert` of a native function did not hold; the text is the assertion's message."""


# Symbols of the module, and the names they are bound to in the native runtime library.
_GUARD_SYMBOLS = {
    "lamina_assert_failed": "lamina_assert_failed",
    "abort": "lamina_abort",
    "lamina_guarded_call": "lamina_guarded_call",
}
_GUARD_EXPORTS = (
    "lamina_guarded_call",
    "lamina_interruptible_call",
    "lamina_assert_failed",
    "lamina_abort",
    "lamina_interrupt",
    "lamina_interrupted",
)
_PARALLEL_SYMBOLS = {
    "GOMP_parallel": "GOMP_parallel",
    "lamina_parallel_for": "lamina_parallel_for",
    "lamina_parallel_parts": "lamina_parallel_parts",
    "lamina_parallel_rounds": "lamina_parallel_rounds",
}
_SEQUENTIAL_SYMBOLS = (
    "omp_get_thread_num",
    "omp_get_num_threads",
    "omp_get_max_threads",
    "omp_get_num_procs",
    "omp_in_parallel",
    "omp_set_num_threads",
    "GOMP_barrier",
    "GOMP_critical_start",
    "GOMP_critical_end",
    "GOMP_atomic_start",
    "GOMP_atomic_end",
)
SMALL_FLOAT_SYMBOLS = (
    "__truncsfbf2",
    "__truncdfbf2",
    "__truncsfhf2",
    "__truncdfhf2",
    "__extendhfsf2",
    "__gnu_h2f_ieee",
    "__gnu_f2h_ieee",
)

# Other names for the C allocator: those of convert-to-llvm's generic functions, and of MLIR's runner library.
ALLOCATOR_NAMES = {
    "_mlir_memref_to_llvm_alloc": "malloc",
    "_mlir_memref_to_llvm_aligned_alloc": "aligned_alloc",
    "_mlir_memref_to_llvm_free": "free",
    "mlirAlloc": "malloc",
    "mlirAlignedAlloc": "aligned_alloc",
    "mlirFree": "free",
    "mlirAlignedFree": "free",
}

# Modules that reference one of these get a guard around their calls.
_MAY_FAIL = {*_GUARD_SYMBOLS, *_PARALLEL_SYMBOLS}

_lock = threading.RLock()


def needs_guard(symbols: list[str]) -> bool:
    return not _MAY_FAIL.isdisjoint(symbols)


def uses_callbacks(symbols: list[str]) -> bool:
    """True if code may call Python, so that an exception may be pending after a call."""
    return not callback_table().keys().isdisjoint(symbols)


def address_of(name: str) -> int | None:
    """Returns the address of a runtime or process symbol, or None."""
    if (callback := callback_table().get(name)) is not None:
        return pointer_of(callback)
    if name in _GUARD_SYMBOLS:
        return native_library()[_GUARD_SYMBOLS[name]]
    if name == "memrefCopy":
        return native_library()[name]
    if parallel.is_openmp_symbol(name):
        return _parallel_address(name)
    if (address := _process_address(ALLOCATOR_NAMES.get(name, name))) is not None:
        return address
    return native_library()[name] if name in SMALL_FLOAT_SYMBOLS else None


def _parallel_address(name: str) -> int | None:
    if parallel.find_library() is None:
        parallel.warn_sequential()
    if name in _PARALLEL_SYMBOLS:
        return parallel_library()[_PARALLEL_SYMBOLS[name]]
    if parallel.find_library() is None and name in _SEQUENTIAL_SYMBOLS:
        return parallel_library()[name]
    return parallel.address(name)


# ---------------------------------------------------------------------------------------------------------------------
# Python callbacks


@functools.cache
def callback_table() -> dict[str, Any]:
    return {**printing.callbacks(), "lamina.unguarded": ctypes.CFUNCTYPE(None, ctypes.c_char_p)(_unguarded)}


def _unguarded(message: bytes) -> None:
    """A failure on a thread without a guard cannot be handled: the engine starts no such threads."""
    sys.stderr.write(f"assertion failed outside of any call that lamina made: {message.decode(errors='replace')}\n")
    sys.stderr.flush()
    os.abort()


def pointer_of(function: Any) -> int:
    address = ctypes.cast(function, ctypes.c_void_p).value
    assert address is not None
    return address


# ---------------------------------------------------------------------------------------------------------------------
# The native library


def native_library() -> LoadedObject:
    """Returns the guard, copies and conversions. Loaded once, and never unloaded: threads may be in it when Python
    ends."""
    with _lock:
        return _native_library()


def interrupt_handler() -> int:
    """Returns the address of the handler of the signal that `interrupts` sends."""
    return native_library()["lamina_interrupt"]


def parallel_library() -> LoadedObject:
    """Compiles parallel regions, over the OpenMP runtime or the sequential fallback."""
    with _lock:
        return _parallel_library()


_loaded: list[LoadedObject] = []


@functools.cache
def _native_library() -> LoadedObject:
    guard = runtime_ir.GUARD.replace("PROGRAM_COUNTER", str(interrupts.PROGRAM_COUNTER or 0))
    text = guard + runtime_ir.COPY + runtime_ir.SMALL_FLOATS
    exports = [*_GUARD_EXPORTS, "memrefCopy", *SMALL_FLOAT_SYMBOLS]
    return _load(text, exports, _native_needs)


@functools.cache
def _parallel_library() -> LoadedObject:
    declarations = "declare ptr @lamina_guarded_call(ptr, ptr)\ndeclare void @lamina_assert_failed(ptr) noreturn\n"
    exports = list(_PARALLEL_SYMBOLS)
    text = declarations + runtime_ir.PARALLEL
    if parallel.find_library() is None:
        text = declarations + without_declarations(runtime_ir.PARALLEL) + runtime_ir.SEQUENTIAL
        exports += _SEQUENTIAL_SYMBOLS
    return _load(text, exports, _parallel_needs)


def without_declarations(text: str) -> str:
    """Removes declarations of symbols that another part defines (LLVM's intrinsics stay)."""
    lines = text.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("declare") or "@llvm." in line)


def _load(text: str, exports: list[str], resolve: Any) -> LoadedObject:
    target = make_target(opt_level=2)
    library = LoadedObject(object_code(text, target, default_cache()), target, exports, resolve)
    _loaded.append(library)
    return library


def _native_needs(name: str) -> int | None:
    if name == "lamina.thread_key":
        return ctypes.addressof(_thread_key())
    if name == "lamina.thread_get":
        return _process_address("TlsGetValue" if sys.platform == "win32" else "pthread_getspecific")
    if name == "lamina.thread_set":
        return _process_address("TlsSetValue" if sys.platform == "win32" else "pthread_setspecific")
    if name in callback_table():
        return pointer_of(callback_table()[name])
    return _process_address(name)


def _parallel_needs(name: str) -> int | None:
    if name in ("lamina_guarded_call", "lamina_assert_failed"):
        return native_library()[name]
    if name == "lamina.thread_limit":
        return ctypes.addressof(parallel.thread_limit())
    return parallel.address("GOMP_parallel" if name == "lamina.GOMP_parallel" else name)


@functools.cache
def _thread_key() -> ctypes.c_int64:
    """Returns the thread-local key of the innermost guard."""
    key = ctypes.c_int64(0)
    if sys.platform == "win32":
        key.value = ctypes.windll.kernel32.TlsAlloc()
    elif ctypes.CDLL(None).pthread_key_create(ctypes.byref(key), None) != 0:
        raise OSError("no thread-local key is left for lamina's runtime")
    return key


# ---------------------------------------------------------------------------------------------------------------------
# The process


@functools.cache
def _process_libraries() -> list[ctypes.CDLL]:
    """Returns the process, then the libraries that compiled code takes for granted."""
    if sys.platform == "win32":
        names: list[str | None] = ["ucrtbase", "kernel32", "msvcrt"]
    elif sys.platform == "darwin":
        names = [None]
    else:
        names = [None, "libm.so.6", "libgcc_s.so.1"]
    libraries = []
    for name in names:
        try:
            libraries.append(ctypes.CDLL(name))
        except OSError:
            continue
    return libraries


def _process_address(name: str) -> int | None:
    for library in _process_libraries():
        if (address := library_address(library, name)) is not None:
            return address
    return None


def library_address(library: ctypes.CDLL, name: str) -> int | None:
    try:
        return pointer_of(getattr(library, name))
    except AttributeError:
        return None


@functools.cache
def free_address() -> int:
    """Returns the address of that function, for native code."""
    return ctypes.cast(free_function(), ctypes.c_void_p).value or 0


@functools.cache
def free_function() -> Any:
    """Returns libc's free. It keeps the GIL: freeing is shorter than releasing the lock."""
    library = ctypes.PyDLL("ucrtbase") if sys.platform == "win32" else ctypes.PyDLL(None)
    function = library.free
    function.argtypes, function.restype = [ctypes.c_void_p], None
    return function
