"""Entry points of higher layers that the IR imports by name on first use.

The IR is below the text layer, yet ``str(operation)`` must work; importing by name keeps the layers apart.
"""

from __future__ import annotations

import importlib
from functools import cache
from types import ModuleType


@cache
def printer() -> ModuleType:
    return importlib.import_module("lamina.asm.printer")


@cache
def bytecode_writer() -> ModuleType:
    return importlib.import_module("lamina.asm.bytecode.writer")


@cache
def parser() -> ModuleType:
    return importlib.import_module("lamina.asm.parser")


@cache
def html() -> ModuleType:
    return importlib.import_module("lamina.asm.html")
