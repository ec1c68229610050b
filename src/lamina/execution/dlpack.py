"""Converts DLPack arrays to NumPy arrays, including small floats, which NumPy itself does not support.

The layout of a capsule is that of dlpack.h, version 1.1 (https://github.com/dmlc/dlpack). NumPy imports a capsule
with the element type replaced by unsigned integers of the same size; a view converts these back to small floats.
"""

from __future__ import annotations

import ctypes
from collections.abc import Hashable
from typing import Any

import ml_dtypes
import numpy as np

_UNSIGNED = 1
_SMALL_FLOATS: dict[tuple[int, int], np.dtype[np.generic]] = {
    (4, 16): np.dtype(ml_dtypes.bfloat16),
    (7, 8): np.dtype(ml_dtypes.float8_e3m4),
    (8, 8): np.dtype(ml_dtypes.float8_e4m3),
    (9, 8): np.dtype(ml_dtypes.float8_e4m3b11fnuz),
    (10, 8): np.dtype(ml_dtypes.float8_e4m3fn),
    (11, 8): np.dtype(ml_dtypes.float8_e4m3fnuz),
    (12, 8): np.dtype(ml_dtypes.float8_e5m2),
    (13, 8): np.dtype(ml_dtypes.float8_e5m2fnuz),
    (14, 8): np.dtype(ml_dtypes.float8_e8m0fnu),
}
"""The element types by DLPack's code and number of bits."""


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
    ]


_VERSIONED = 32
"""The offset of the tensor in a versioned capsule."""


_CAPSULE_NAME = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(("PyCapsule_GetName", ctypes.pythonapi))
_CAPSULE_POINTER = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def _tensor_in(capsule: object) -> _Tensor:
    name = _CAPSULE_NAME(capsule)
    address: int = _CAPSULE_POINTER(capsule, name)
    return _Tensor.from_address(address + (_VERSIONED if name == b"dltensor_versioned" else 0))


class _Recoded:
    """An exporter whose small floats are unsigned integers; ``small`` is the original type."""

    def __init__(self, given: object) -> None:
        self.given: Any = given
        self.small: np.dtype[np.generic] | None = None

    def __dlpack__(self, **how: object) -> Any:
        capsule = self.given.__dlpack__(**how)
        tensor = _tensor_in(capsule)
        self.small = _SMALL_FLOATS.get((tensor.code, tensor.bits)) if tensor.lanes == 1 else None
        if self.small is not None:
            tensor.code = _UNSIGNED
        return capsule

    def __dlpack_device__(self) -> Any:
        return self.given.__dlpack_device__()


_WITHOUT_SMALL_FLOATS: set[tuple[type, Hashable]] = set()
"""Classes of exporters and their ``dtype`` objects that NumPy imports as they are."""


def array_of(given: object) -> np.ndarray[Any, np.dtype[Any]]:
    """Returns the array of a DLPack object, without a copy. Propagates the exceptions of the object and NumPy:
    AttributeError, BufferError, RuntimeError, TypeError and ValueError, as for other devices and element types."""
    dtype = getattr(given, "dtype", None)
    exported = (type(given), dtype) if isinstance(dtype, Hashable) else None
    recoded = _Recoded(given)
    if exported in _WITHOUT_SMALL_FLOATS:
        return np.from_dlpack(recoded.given)
    array = np.from_dlpack(recoded)
    if recoded.small is not None:
        return array.view(recoded.small)
    if exported is not None and dtype is not None:
        _WITHOUT_SMALL_FLOATS.add(exported)
    return array
