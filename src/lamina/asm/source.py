"""Reading module files: text, or bytecode, recognized by its first bytes."""

from __future__ import annotations

import mmap
import os
import sys

from lamina.asm.bytecode.layout import MAGIC

Source = str | bytes | memoryview
"""Text, or the bytes of a bytecode file."""


def read_source(path: str | os.PathLike[str]) -> str | memoryview:
    """Reads a file. Bytecode is memory-mapped, not loaded. Raises OSError."""
    with open(path, "rb") as file:
        start = file.read(len(MAGIC))
        if start == MAGIC:
            try:
                return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            except (OSError, ValueError):  # for example a pipe
                return memoryview(start + file.read())
        return (start + file.read()).decode("utf-8", "surrogateescape")


def source_of(data: Source) -> Source:
    """Returns text in bytes as text; bytecode, and text, as it is."""
    if isinstance(data, str) or bytes(data[: len(MAGIC)]) == MAGIC:
        return data
    return bytes(data).decode("utf-8", "surrogateescape")


def read_standard_input() -> str | memoryview:
    """Reads standard input."""
    buffer = getattr(sys.stdin, "buffer", None)
    if buffer is None:
        return sys.stdin.read()
    data: bytes = buffer.read()
    return memoryview(data) if data.startswith(MAGIC) else data.decode("utf-8", "surrogateescape")
