"""Execution of compiled modules: the engine, the runtime library, and NumPy arrays as memrefs.

Importing this package loads neither llvmlite nor NumPy; the names below are resolved on first use.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.execution.codegen import CompilationError as CompilationError
    from lamina.execution.engine import CompiledObject as CompiledObject
    from lamina.execution.engine import compile_ir as compile_ir
    from lamina.execution.loader import LinkError as LinkError
    from lamina.execution.runtime import AssertionFailed as AssertionFailed
    from lamina.execution.signature import Convention as Convention
    from lamina.execution.signature import MemRefKind as MemRefKind
    from lamina.execution.signature import ScalarKind as ScalarKind
    from lamina.execution.signature import Signature as Signature
    from lamina.execution.signature import scalar as scalar

_HOMES = {
    "AssertionFailed": "runtime",
    "CompilationError": "codegen",
    "CompiledObject": "engine",
    "Convention": "signature",
    "LinkError": "loader",
    "MemRefKind": "signature",
    "ScalarKind": "signature",
    "Signature": "signature",
    "compile_ir": "engine",
    "scalar": "signature",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'lamina.execution' has no attribute '{name}'")
    return getattr(importlib.import_module(f"lamina.execution.{_HOMES[name]}"), name)
