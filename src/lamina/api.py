"""The functions of ``import lamina``."""

from __future__ import annotations

import os

from lamina.asm.parser import parse_module
from lamina.ir.collector import collector_paused
from lamina.ir.operation import Operation
from lamina.ir.verifier import verify


def parse(
    source: str | os.PathLike[str],
    *,
    allow_unregistered: bool = False,
    filename: str | None = None,
    check: bool = True,
) -> Operation:
    """Reads MLIR text, or the file of that path, and gives its module.

    A string that holds a line feed, a brace or a quote, or that is empty, is text; any other string and every path
    object names a file. Raises ParseError for text that is no MLIR, VerifyError (unless ``check`` is False) for IR
    that breaks a rule, OSError for a file that cannot be read. Both errors carry located diagnostics.
    """
    if isinstance(source, str) and (not source or any(mark in source for mark in '\n{"')):
        text, name = source, filename or "-"
    else:
        with open(source, encoding="utf-8", errors="surrogateescape", newline="") as file:
            text = file.read()
        name = filename or os.fspath(source)
    with collector_paused():
        module = parse_module(text, name, allow_unregistered=allow_unregistered)
        if check:
            verify(module)
    return module
