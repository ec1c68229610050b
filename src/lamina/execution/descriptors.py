"""NumPy arrays as memrefs and memrefs as NumPy arrays, without a copy either way."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from lamina.execution.dlpack import array_of
from lamina.execution.signature import MemRefKind, ScalarKind

# MLIR's value of the `allocated` field of a memref that views a global.
GLOBAL_MARKER = 0xDEADBEEF


class Accept:
    """Checks one memref argument, and reports errors in terms of the function and the argument.

    Takes the caller's object: an array, or an object with DLPack or the array interface. Returns the array;
    raises TypeError for a wrong object, dtype or rank, and ValueError for a wrong shape, layout, alignment or a
    read-only array.
    """

    __slots__ = ("kind", "label")

    def __init__(self, kind: MemRefKind, label: str) -> None:
        self.kind = kind
        self.label = label

    def __call__(self, given: object) -> np.ndarray:
        kind = self.kind
        array = given if isinstance(given, np.ndarray) else self.imported(given)
        if type(array) is not np.ndarray and isinstance(array, np.ma.MaskedArray):
            raise TypeError(f"{self.label}: a masked array has elements without a value; pass its filled(...) or data")
        if array.dtype not in kind.element.dtypes:
            expected = " or ".join(dtype.name for dtype in kind.element.dtypes)
            raise TypeError(f"{self.label}: expected dtype {expected} for {kind}, got {_dtype_name(array.dtype)}")
        if kind.shape is not None:
            self.check_shape(array, kind.shape)
        is_plain = array.flags.c_contiguous and array.flags.aligned
        if kind.tensor and not kind.written and kind.strides is None and not is_plain:
            # A tensor has no layout: its values may be read from a contiguous copy.
            array = array.copy(order="C")
        self.check_layout(array)
        if not array.flags.aligned:
            raise ValueError(f"{self.label}: its data at {array.ctypes.data:#x} is not aligned to the elements' size")
        if kind.written and not array.flags.writeable:
            raise ValueError(f"{self.label}: the function writes to it, but the array is read-only")
        return array

    def imported(self, given: object) -> np.ndarray:
        if isinstance(given, np.generic):
            raise TypeError(
                f"{self.label}: expected an array for {self.kind}, got a NumPy scalar; use np.asarray(value)"
            )
        try:
            if hasattr(given, "__array_interface__") or hasattr(given, "__array_struct__"):
                return np.asarray(given)
            if hasattr(given, "__dlpack__"):
                return array_of(given)
            return np.asarray(memoryview(given))  # type: ignore[arg-type]
        except (TypeError, ValueError, BufferError, RuntimeError, AttributeError) as error:
            raise TypeError(
                f"{self.label}: expected an array for {self.kind}, got {type(given).__name__}"
                + (f" ({error})" if hasattr(given, "__dlpack__") else "")
            ) from None

    def check_shape(self, array: np.ndarray, shape: tuple[int | None, ...]) -> None:
        if array.ndim != len(shape):
            raise TypeError(f"{self.label}: expected rank {len(shape)} for {self.kind}, got shape {array.shape}")
        for expected, size in zip(shape, array.shape, strict=True):
            if expected is not None and expected != size:
                raise ValueError(f"{self.label}: expected the shape of {self.kind}, got {array.shape}")

    def check_layout(self, array: np.ndarray) -> None:
        kind, element = self.kind, self.kind.element.size
        if array.size and any(stride % element for stride in array.strides):
            unit = f"{element} bytes, the size of {kind.element}"
            raise ValueError(f"{self.label}: strides of {array.strides} bytes are not multiples of {unit}")
        if kind.is_unranked or array.size == 0:
            return
        if kind.strides is None:
            if not array.flags.c_contiguous:
                raise ValueError(
                    f"{self.label}: {kind} is row-major without gaps, got strides {_in_elements(array)}; "
                    "pass a contiguous array or give the type a strided layout"
                )
            return
        for expected, stride, size in zip(kind.strides, array.strides, array.shape, strict=True):
            if expected is not None and size > 1 and expected * element != stride:
                raise ValueError(f"{self.label}: expected the strides of {kind}, got {_in_elements(array)}")


def _dtype_name(dtype: np.dtype[Any]) -> str:
    return dtype.name if dtype.isnative else f"{dtype.name} in the other byte order"


def _in_elements(array: np.ndarray) -> list[int]:
    return [stride // array.itemsize for stride in array.strides]


def quick_test(kind: MemRefKind, name: str) -> str:
    """Returns a Python expression which is true where the array in variable `name` may need a closer look by `Accept`.

    It uses `_type`, `_ndarray` and `_dtypes_NAME`, a tuple of the dtypes that are good.
    """
    tests = [f"_type({name}) is not _ndarray", f"{name}.dtype not in _dtypes_{name}"]
    wanted = 0x100 | (0x400 if kind.written else 0) | (0x1 if kind.strides is None and kind.shape is not None else 0)
    tests.append(f"{name}.flags.num & {wanted} != {wanted}")
    if kind.shape is None:
        tests.append("True" if kind.element.size > 1 else "False")
        return " or ".join(tests)
    if all(size is not None for size in kind.shape):
        tests.append(f"{name}.shape != {kind.shape}")
    else:
        tests.append(f"{name}.ndim != {kind.rank}")
        tests += [f"{name}.shape[{dim}] != {size}" for dim, size in enumerate(kind.shape) if size is not None]
    if kind.strides is not None:
        element = kind.element.size
        for dim, stride in enumerate(kind.strides):
            if stride is not None:
                tests.append(f"{name}.strides[{dim}] != {stride * element}")
            elif element > 1:
                tests.append(f"{name}.strides[{dim}] & {element - 1}")
    return " or ".join(tests)


# ---------------------------------------------------------------------------------------------------------------------
# Results


class Buffer:
    """A buffer allocated and returned by generated code; freed with the last array on it.

    `code` must stay loaded while the buffer is used: a memref may view one of the code's globals.
    """

    __slots__ = ("pointer", "free", "code")

    def __init__(self, pointer: int, free: Callable[[int], None], code: object) -> None:
        self.pointer = pointer
        self.free = free
        self.code = code

    def __del__(self) -> None:
        if self.pointer not in (0, GLOBAL_MARKER):
            self.free(self.pointer)


class _Memory(ctypes.Array[ctypes.c_char]):
    """The bytes of a buffer returned by generated code; a NumPy array on them keeps them alive."""

    _type_ = ctypes.c_char
    _length_ = 0
    pointer: int
    free: Callable[[int], None]
    code: object

    def __del__(self) -> None:
        self.free(self.pointer)


@lru_cache(maxsize=1024)
def _memory_of(size: int) -> type[_Memory]:
    """Returns the type of so many bytes."""
    return type("_Memory", (_Memory,), {"_type_": ctypes.c_char, "_length_": size})


def own_array(
    sizes: tuple[int, ...],
    dtype: np.dtype[Any],
    size: int,
    start: int,
    allocated: int,
    free: Callable[[int], None],
    code: object,
) -> np.ndarray:
    """Returns the array of ``size`` bytes from ``start`` on, in a buffer that is freed with it."""
    memory = _memory_of(size).from_address(start)
    memory.pointer, memory.free, memory.code = allocated, free, code
    return np.ndarray(sizes, dtype, memoryview(memory))


class _View:
    """Carries an array interface to NumPy, and the buffer's owner along with it."""

    __slots__ = ("__array_interface__", "owner")

    def __init__(self, interface: dict[str, object], owner: object) -> None:
        self.__array_interface__ = interface
        self.owner = owner


class Returned:
    """Creates the arrays of one call's memref results.

    `owners` maps buffers to their owners: initially the arguments' arrays, so that a returned argument (or a view of
    one) is a view of the caller's memory; then each returned buffer, so that two results in one buffer free it
    once.
    """

    __slots__ = ("owners", "free", "code")

    def __init__(self, owners: dict[int, object], free: Callable[[int], None], code: object) -> None:
        self.owners = owners
        self.free = free
        self.code = code

    def ranked(self, element: ScalarKind, allocated: int, aligned: int, offset: int, *rest: int) -> np.ndarray:
        """Returns the array of a ranked descriptor; `rest` is the sizes, then the strides."""
        rank = len(rest) // 2
        size = element.size
        owner = self.owner(allocated)
        dtype = element.dtype
        is_native = dtype.isbuiltin == 1
        interface = {
            "version": 3,
            "shape": rest[:rank],
            "typestr": dtype.str if is_native else f"=u{size}",
            "data": (aligned + offset * size, isinstance(owner, np.ndarray) and not owner.flags.writeable),
            "strides": tuple([stride * size for stride in rest[rank:]]),
        }
        array = np.asarray(_View(interface, owner))
        return array if is_native else array.view(dtype)

    def only(
        self, element: ScalarKind, dtype: np.dtype[Any], allocated: int, aligned: int, offset: int, *rest: int
    ) -> np.ndarray:
        """Returns the array of a single memref result with the identity layout: the fast path, for a
        buffer that nobody else owns."""
        if allocated in self.owners or allocated in (0, GLOBAL_MARKER):
            return self.ranked(element, allocated, aligned, offset, *rest)
        sizes = rest[: len(rest) // 2]
        start = aligned + offset * element.size
        return own_array(sizes, dtype, prod(sizes) * element.size, start, allocated, self.free, self.code)

    def bare(self, kind: MemRefKind, pointer: int) -> np.ndarray:
        """Returns the array of a memref passed as a pointer to its first element."""
        assert kind.shape is not None
        sizes = [size or 0 for size in kind.shape]
        strides = [stride or 0 for stride in kind.strides] if kind.strides is not None else row_major_strides(sizes)
        return self.ranked(kind.element, pointer, pointer, 0, *sizes, *strides)

    def unranked(self, element: ScalarKind, rank: int, descriptor: int) -> np.ndarray:
        """Returns the array of an unranked memref, whose heap-allocated ranked descriptor the caller
        frees."""
        fields = (ctypes.c_int64 * (3 + 2 * rank)).from_address(descriptor)
        values = [field & 0xFFFFFFFFFFFFFFFF for field in fields[:2]] + fields[2:]
        self.free(descriptor)
        return self.ranked(element, *values)

    def owner(self, allocated: int) -> object:
        owner = self.owners.get(allocated)
        if owner is None:
            owner = self.owners[allocated] = Buffer(allocated, self.free, self.code)
        return owner


def row_major_strides(sizes: list[int]) -> list[int]:
    strides = [1] * len(sizes)
    for dim in reversed(range(len(sizes) - 1)):
        strides[dim] = strides[dim + 1] * sizes[dim + 1]
    return strides


# ---------------------------------------------------------------------------------------------------------------------
# Descriptors for native code called from Python, and those that native code passes to Python


def view_of_descriptor(address: int, rank: int, dtype: np.dtype[Any]) -> tuple[np.ndarray, tuple[int, ...]]:
    """Returns a non-owning view of the memory of a ranked descriptor, and the descriptor's fields."""
    fields = tuple((ctypes.c_int64 * (3 + 2 * rank)).from_address(address))
    owner = Returned({fields[0] & 0xFFFFFFFFFFFFFFFF: object()}, _keep, None)
    pointers = [field & 0xFFFFFFFFFFFFFFFF for field in fields[:2]]
    return owner.ranked(_Element(dtype), *pointers, *fields[2:]), fields  # type: ignore[arg-type]


def _keep(pointer: int) -> None:
    """Frees nothing."""


class _Element:
    """The part of ScalarKind that `Returned` reads, for any dtype."""

    __slots__ = ("dtype", "size")

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.size = dtype.itemsize
