"""lamina: the MLIR compiler system in Python.

The names below are loaded when they are first used; importing lamina loads no dialect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

# public name -> module that defines it
_PUBLIC = {
    "parse": "lamina.api",
    "run_pipeline": "lamina.passmanager.manager",
    "compile": "lamina.execution.compile",
    "ParseError": "lamina.ir.diagnostics",
    "VerifyError": "lamina.ir.diagnostics",
    "PassError": "lamina.ir.diagnostics",
    "Diagnostic": "lamina.ir.diagnostics",
    "Operation": "lamina.ir.operation",
    "Permissions": "lamina.ir.permissions",
    "Builder": "lamina.ir.builder",
}
_SUBMODULES = frozenset(("halide", "pdll", "quant", "define", "ir", "dialects"))

if TYPE_CHECKING:
    from lamina.api import parse as parse
    from lamina.execution.compile import compile as compile
    from lamina.ir.builder import Builder as Builder
    from lamina.ir.diagnostics import Diagnostic as Diagnostic
    from lamina.ir.diagnostics import ParseError as ParseError
    from lamina.ir.diagnostics import PassError as PassError
    from lamina.ir.diagnostics import VerifyError as VerifyError
    from lamina.ir.operation import Operation as Operation
    from lamina.ir.permissions import Permissions as Permissions
    from lamina.passmanager.manager import run_pipeline as run_pipeline


def __getattr__(name: str) -> Any:
    import importlib

    module = _PUBLIC.get(name)
    if module is not None:
        value = getattr(importlib.import_module(module), name)
        globals()[name] = value
        return value
    if name in _SUBMODULES:
        return importlib.import_module(f"lamina.{name}")
    raise AttributeError(f"module 'lamina' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})
