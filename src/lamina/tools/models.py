"""Modules from files of any kind that commands read: MLIR text, or models in ONNX's format."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lamina.asm.source import read_standard_input
from lamina.tools.flags import Flag, UsageError

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

Shapes = dict[str, "int | list[int | None]"]


def shape_flag(group: str) -> Flag:
    """``--shape N=1`` or ``--shape input=1x3x224x224``."""
    return Flag("shape", "list", "Of a model: the size of a symbolic dimension, N=1, or the shape of an input, "
                "x=1x3x224x224", group)  # fmt: skip


def shapes_of(texts: Sequence[str]) -> Shapes:
    """Returns the sizes and shapes of the flag. Raises UsageError."""
    shapes: Shapes = {}
    for text in texts:
        name, equals, value = text.rpartition("=")
        try:
            sizes = [None if part == "?" else int(part) for part in value.split("x")] if value else []
        except ValueError:
            sizes = [-1]
        if not equals or not name or any(size is not None and size < 0 for size in sizes):
            raise UsageError(f"--shape takes NAME=SIZE or NAME=SIZExSIZE, not '{text}'")
        number = sizes[0] if len(sizes) == 1 else None
        shapes[name] = number if number is not None else sizes
    return shapes


def is_model(path: str) -> bool:
    """True if a file is a model by its name."""
    return path.lower().endswith(".onnx")


def read_module(path: str, shapes: Shapes) -> Operation:
    """Returns the module of a file; ``-`` is MLIR text on standard input. Raises UsageError, DiagnosticError,
    ImportError."""
    if is_model(path):
        from lamina.onnx.importer import load  # start-up

        return load(path, shapes)
    if shapes:
        raise UsageError(f"--shape is for models, which '{path}' is not")
    from lamina.api import parse  # start-up

    return parse(read_standard_input() if path == "-" else Path(path), filename=path)
