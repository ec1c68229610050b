"""Blobs: the data of resources."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np


class DenseResourceBlob:
    """A named blob: ``data`` (None while only declared), which may be a view of memory that others own, and the
    alignment it was stored with.

    Instead of data it can have a ``view``: an array whose elements are in another order in memory, such as a
    transposition of a file's. Then ``data`` is a new copy in row-major order whenever it is read.
    """

    __slots__ = ("key", "_data", "view", "alignment")

    def __init__(
        self, key: str, data: bytes | memoryview | None = None, alignment: int = 1,
        view: np.ndarray[Any, Any] | None = None,
    ) -> None:  # fmt: skip
        self.key = key
        self._data = data
        self.view = view
        self.alignment = alignment

    @property
    def data(self) -> bytes | memoryview | None:
        """The elements in row-major order."""
        if self.view is None:
            return self._data
        # Without resources NumPy is not loaded.
        from lamina.ir.array_memory import aligned_copy  # start-up

        return aligned_copy(self.view).reshape(-1).view("u1").data

    @data.setter
    def data(self, data: bytes | memoryview | None) -> None:
        self._data, self.view = data, None


class BlobKeys:
    """The keys of blobs in a file: their own ones, followed by a number if another blob of the file has the same."""

    def __init__(self) -> None:
        self.keys: dict[DenseResourceBlob, str] = {}
        self._used: set[str] = set()

    def key_of(self, blob: DenseResourceBlob) -> str:
        """Returns the key of a blob, the same one for every reference."""
        key = self.keys.get(blob)
        if key is None:
            names = (f"{blob.key}_{number}" if number else blob.key for number in count())
            key = self.keys[blob] = next(name for name in names if name not in self._used)
            self._used.add(key)
        return key
