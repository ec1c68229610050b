"""The OpenMP runtime of parallel loops: GNU's, LLVM's or Intel's, whichever the machine has.

All three provide the GOMP entry points that generated code calls. Without any, a team of one is used, with a single
warning. `LAMINA_OPENMP` names the library to use, or is `off` for sequential execution without a warning;
`LAMINA_NUM_THREADS` is the number of threads, as set by `set_num_threads`.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import operator
import os
import sys
import warnings
from collections.abc import Iterator

from lamina.ir.settings import setting

NAMES = {
    "linux": ("libgomp.so.1", "libomp.so.5", "libomp.so", "libiomp5.so"),
    "darwin": ("libomp.dylib", "libiomp5.dylib", "libgomp.1.dylib"),
    "win32": ("libiomp5md.dll", "libomp.dll", "libgomp-1.dll"),
}

# More is a mistake.
_MOST_THREADS = 65535


class OpenMPWarning(RuntimeWarning):
    """Parallel loops run sequentially."""


@functools.cache
def find_library() -> ctypes.CDLL | None:
    """Returns the first OpenMP runtime with GOMP entry points that loads, or None."""
    if setting("LAMINA_OPENMP") is None:
        return None
    for name in _candidates():
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
        if hasattr(library, "GOMP_parallel") and hasattr(library, "omp_get_max_threads"):
            return library
    return None


def _candidates() -> Iterator[str]:
    import importlib.metadata  # start-up

    if chosen := setting("LAMINA_OPENMP"):
        yield chosen
        return
    names = NAMES.get(sys.platform, NAMES["linux"])
    yield from names
    if (library := ctypes.util.find_library("gomp") or ctypes.util.find_library("omp")) is not None:
        yield library
    for package in ("intel-openmp", "cmeel-libomp"):
        try:
            files = importlib.metadata.files(package) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        yield from (str(file.locate()) for file in files if file.name.startswith(("libiomp5", "libomp")))


def warn_sequential() -> None:
    """Warns once that parallel loops will run sequentially."""
    if setting("LAMINA_OPENMP") is not None:
        _warn_once()


@functools.cache
def _warn_once() -> None:
    if chosen := setting("LAMINA_OPENMP"):
        problem = f"LAMINA_OPENMP is '{chosen}', which is not an OpenMP library, so parallel loops run on one core"
    else:
        problem = (
            "no OpenMP runtime was found, so parallel loops run on one core; install libgomp (GCC's runtime), libomp, "
            "or `pip install intel-openmp`, or name the library in LAMINA_OPENMP"
        )
    warnings.warn(
        problem,
        OpenMPWarning,
        stacklevel=2,
    )


def address(name: str) -> int | None:
    """Returns the address of a function of the OpenMP runtime, or None."""
    library = find_library()
    if library is None or not hasattr(library, name):
        return None
    if name.startswith("GOMP_"):
        _watch_forks()
    return ctypes.cast(getattr(library, name), ctypes.c_void_p).value


_is_orphan = False


@functools.cache
def _watch_forks() -> None:
    """GNU's runtime waits in a forked child for workers that only the parent has. A team of one waits for nobody;
    LLVM's and Intel's runtimes make new workers by themselves."""
    library = find_library()
    if library is not None and "gomp" in str(library._name) and hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_run_alone)


def _run_alone() -> None:
    global _is_orphan
    _is_orphan = True
    thread_limit().value = 1


def is_openmp_symbol(name: str) -> bool:
    return name.startswith(("GOMP_", "omp_", "__kmpc_", "lamina_parallel_"))


@functools.cache
def thread_limit() -> ctypes.c_int32:
    """Returns the maximum team size, as read by generated code; 0 leaves the number to the OpenMP runtime.

    `LAMINA_NUM_THREADS` is its initial value. Raises ValueError if that is not a number from 1 to 65535.
    """
    text = os.environ.get("LAMINA_NUM_THREADS", "")
    if not text:
        return ctypes.c_int32(0)
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= _MOST_THREADS:
        raise ValueError(f"LAMINA_NUM_THREADS is a number of threads from 1 to {_MOST_THREADS}, not '{text}'")
    return ctypes.c_int32(int(text))


def set_num_threads(count: int) -> None:
    """Sets the number of threads of future parallel loops, in all threads of this process.

    All compiled functions share the threads of one OpenMP runtime; nested parallel loops run on the thread
    that reaches them. Raises TypeError for a value that is not an integer, ValueError for fewer than one or more than
    65535, and RuntimeError for more than one in a process forked after parallel loops were compiled.
    """
    count = operator.index(count)
    if not 1 <= count <= _MOST_THREADS:
        raise ValueError(f"the number of threads must be from 1 to {_MOST_THREADS}, not {count}")
    if count > 1 and _is_orphan:
        raise RuntimeError("GNU's OpenMP runtime has no threads in a forked process; start it with 'spawn'")
    thread_limit().value = count


def get_num_threads() -> int:
    """Returns how many threads a parallel loop would use now."""
    library = find_library()
    if library is None:
        return 1
    return thread_limit().value or int(library.omp_get_max_threads())
