"""Large constants outside of the code: memory that a module references by name.

The text of a module, and its object file, only declare such a constant; its address is resolved when the object is
loaded. So its elements are neither printed as text, nor read by LLVM, nor part of the key in the object cache.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamina.execution.llvm_ir.names import escape, global_name
from lamina.ir.array_memory import ALIGNMENT, aligned_copy


class LargeData:
    """The constants of one module by the names of its globals."""

    def __init__(self) -> None:
        self._arrays: dict[str, np.ndarray[Any, Any]] = {}

    def add(self, name: str, data: bytes | memoryview) -> str:
        """Stores a global's contents, and returns its declaration."""
        self._arrays[name] = _aligned(data)
        return self._declaration(name)

    def _declaration(self, name: str) -> str:
        size = self._arrays[name].nbytes
        return f"{global_name(name)} = external constant [{size} x i8], align {ALIGNMENT}"

    def address(self, name: str) -> int | None:
        """Returns the address of a global's contents."""
        array = self._arrays.get(name)
        return None if array is None else int(array.ctypes.data)

    def __contains__(self, name: object) -> bool:
        return name in self._arrays

    def defined(self, llvm_ir: str) -> str:
        """Returns the module's text with the constants defined, for standalone files."""
        for name, array in self._arrays.items():
            text = escape(array.tobytes())
            definition = f'{global_name(name)} = private constant [{array.nbytes} x i8] c"{text}", align {ALIGNMENT}'
            llvm_ir = llvm_ir.replace(self._declaration(name), definition, 1)
        return llvm_ir


def _aligned(data: bytes | memoryview) -> np.ndarray[Any, Any]:
    """Returns the bytes where they are, or a copy where that is not a place for vectors."""
    array = np.frombuffer(data, np.uint8)
    if array.ctypes.data % ALIGNMENT == 0:
        return array
    return aligned_copy(array)
