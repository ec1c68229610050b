"""Reading the files that hold modules: text, or bytecode, which its first bytes tell."""

from __future__ import annotations

import mmap
import os
import sys

from lamina.asm.bytecode.layout import MAGIC

Source = str | bytes | memoryview
"""Text, or the bytes of a bytecode file."""


def read_source(path: str | os.PathLike[str]) -> str | memoryview:
    """What a file holds. Bytecode is mapped, not loaded: its parts are read when they are used. Raises OSError."""
    with open(path, "rb") as file:
        start = file.read(len(MAGIC))
        if start == MAGIC:
            try:
                return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            except (OSError, ValueError):  # a pipe, say
                return memoryview(start + file.read())
        return (start + file.read()).decode("utf-8", "surrogateescape")


def read_standard_input() -> str | memoryview:
    """What standard input holds."""
    buffer = getattr(sys.stdin, "buffer", None)
    if buffer is None:
        return sys.stdin.read()
    data: bytes = buffer.read()
    return memoryview(data) if data.startswith(MAGIC) else data.decode("utf-8", "surrogateescape")
