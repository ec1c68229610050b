"""Encodes data for the page: numbers as bytes, everything compressed, in chunks that the page decompresses on
demand."""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Numbers = Sequence[int]
_LEVEL = 6
# zlib's word for gzip's header with the largest window.
_GZIP = 31
_LARGEST = 1 << 30


def packed_numbers(columns: Iterable[Numbers]) -> bytes:
    """Packs columns of 32-bit integers: for each its length, then the four bytes of the differences of neighbours, in
    four planes. Evenly growing sequences compress to almost nothing."""
    import numpy as np

    parts: list[bytes] = []
    for column in columns:
        values = np.asarray(column, dtype=np.int64)
        parts.append(np.array([len(values)], dtype="<u4").tobytes())
        parts.append(_planes(np.diff(values, prepend=0)))
    return b"".join(parts)


def _planes(differences: npt.NDArray[np.int64]) -> bytes:
    import numpy as np

    # The sign goes into the lowest bit; sums wrap around at 32 bits, as on the page.
    wrapped = differences.astype(np.int32).astype(np.int64)
    zigzag = ((wrapped << 1) ^ (wrapped >> 63)) & 0xFFFFFFFF
    return zigzag.astype("<u4").view(np.uint8).reshape(-1, 4).T.tobytes()


def unpacked_numbers(data: bytes) -> list[list[int]]:
    """Returns the columns that `packed_numbers` packed."""
    import numpy as np

    columns: list[list[int]] = []
    at = 0
    while at < len(data):
        count = int(np.frombuffer(data, "<u4", 1, at)[0])
        planes = np.frombuffer(data, np.uint8, 4 * count, at + 4).reshape(4, count)
        zigzag = np.ascontiguousarray(planes.T).view("<u4").reshape(-1).astype(np.int64)
        values = np.cumsum((zigzag >> 1) ^ -(zigzag & 1)).astype(np.int32)
        columns.append(values.tolist())
        at += 4 + 4 * count
    return columns


def chunk(data: bytes) -> str:
    """Encodes a chunk of the page."""
    return base64.b64encode(gzip.compress(data, _LEVEL, mtime=0)).decode("ascii")


def opened(text: str) -> bytes:
    """Decodes a chunk. Raises ValueError for malformed chunks."""
    try:
        stream = zlib.decompressobj(_GZIP)
        data = stream.decompress(base64.b64decode(text, validate=True), _LARGEST)
    except zlib.error as problem:
        raise ValueError(str(problem)) from None
    if not stream.eof:
        raise ValueError("it is truncated or too large")
    return data


class Chunks:
    """The chunks of one trace, by name."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def add(self, name: str, data: bytes) -> None:
        self.texts[name] = chunk(data)

    def add_json(self, name: str, value: Mapping[str, Any]) -> None:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        self.add(name, text.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode())

    def add_columns(self, name: str, columns: Sequence[Numbers], rows: int) -> None:
        """Columns of equal length in chunks ``name0``, ``name1``, ... of that many rows."""
        for part, first in enumerate(range(0, len(columns[0]), rows)):
            self.add(f"{name}{part}", packed_numbers(column[first : first + rows] for column in columns))

    def add_texts(self, name: str, texts: Sequence[str], rows: int) -> None:
        for part, first in enumerate(range(0, len(texts), rows)):
            joined = "\0".join(text.replace("\0", "\\0") for text in texts[first : first + rows])
            self.add(f"{name}{part}", joined.encode("utf-8", "replace"))
