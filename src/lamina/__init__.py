"""lamina: the MLIR compiler system in Python.

    module = lamina.parse(text)                  read and verify; lamina.parse_type, lamina.parse_attribute
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    kernels = lamina.compile(module)             native functions on NumPy arrays
    lamina.load_dialect("MyOps.td")              dialects from TableGen files; lamina.load_irdl, lamina.load_project
    patterns = lamina.pdll.load("file.pdll")     PDLL patterns
    lamina.quant, lamina.halide                  quantization of arrays; a Halide-like front end
    lamina.onnx.load("net.onnx", shapes={...})   networks in ONNX's format
    with lamina.schedule.on(module) as s: ...    schedules in Python
    lamina.tune.search(module)                   the fastest schedule, by measurement
    lamina.target.target_named("znver4")         the CPU that schedules are for
    with lamina.trace("out.html"): ...           a page that shows every pass and every rewrite
    lamina.define, lamina.rewrite                declare dialects; write patterns and passes

Names are loaded when they are first used; importing lamina loads no dialect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

# public name -> module that defines it
_PUBLIC = {
    "parse": "lamina.api",
    "parse_attribute": "lamina.api",
    "parse_type": "lamina.api",
    "load_dialect": "lamina.tablegen.dialects.loading",
    "load_irdl": "lamina.dialects.irdl.loading",
    "load_project": "lamina.tablegen.project",
    "run_pipeline": "lamina.passmanager.manager",
    "compile": "lamina.execution.compile",
    "get_num_threads": "lamina.execution.parallel",
    "set_num_threads": "lamina.execution.parallel",
    "trace": "lamina.tracing.api",
    "ParseError": "lamina.ir.diagnostics",
    "VerifyError": "lamina.ir.diagnostics",
    "PassError": "lamina.ir.diagnostics",
    "Diagnostic": "lamina.ir.diagnostics",
    "Operation": "lamina.ir.operation",
    "Permissions": "lamina.ir.permissions",
    "Builder": "lamina.ir.builder",
    "load_ipython_extension": "lamina.tools.notebook",
}
_SUBMODULES = frozenset(
    (
        "analysis",
        "asm",
        "conversion",
        "define",
        "dialects",
        "execution",
        "halide",
        "interfaces",
        "ir",
        "onnx",
        "passes",
        "passmanager",
        "pdll",
        "plugins",
        "quant",
        "reduce",
        "rewrite",
        "schedule",
        "tablegen",
        "target",
        "tracing",
        "transform",
        "tune",
    )
)

if TYPE_CHECKING:
    from lamina import analysis as analysis
    from lamina import asm as asm
    from lamina import conversion as conversion
    from lamina import define as define
    from lamina import dialects as dialects
    from lamina import execution as execution
    from lamina import halide as halide
    from lamina import interfaces as interfaces
    from lamina import ir as ir
    from lamina import onnx as onnx
    from lamina import passes as passes
    from lamina import passmanager as passmanager
    from lamina import pdll as pdll
    from lamina import plugins as plugins
    from lamina import quant as quant
    from lamina import reduce as reduce
    from lamina import rewrite as rewrite
    from lamina import schedule as schedule
    from lamina import tablegen as tablegen
    from lamina import target as target
    from lamina import tracing as tracing
    from lamina import transform as transform
    from lamina import tune as tune
    from lamina.api import parse as parse
    from lamina.api import parse_attribute as parse_attribute
    from lamina.api import parse_type as parse_type
    from lamina.dialects.irdl.loading import load_irdl as load_irdl
    from lamina.execution.compile import compile as compile
    from lamina.execution.parallel import get_num_threads as get_num_threads
    from lamina.execution.parallel import set_num_threads as set_num_threads
    from lamina.ir.builder import Builder as Builder
    from lamina.ir.diagnostics import Diagnostic as Diagnostic
    from lamina.ir.diagnostics import ParseError as ParseError
    from lamina.ir.diagnostics import PassError as PassError
    from lamina.ir.diagnostics import VerifyError as VerifyError
    from lamina.ir.operation import Operation as Operation
    from lamina.ir.permissions import Permissions as Permissions
    from lamina.passmanager.manager import run_pipeline as run_pipeline
    from lamina.tablegen.dialects.loading import load_dialect as load_dialect
    from lamina.tablegen.project import load_project as load_project
    from lamina.tools.notebook import load_ipython_extension as load_ipython_extension
    from lamina.tracing.api import trace as trace


# Type checkers only know the names above, so a misspelled name is an error.
if not TYPE_CHECKING:
    __all__ = sorted((*_PUBLIC, *_SUBMODULES))

    def __getattr__(name):
        import importlib
        import sys

        from lamina.ir.collector import collector_paused  # cycle

        # Definitions stay alive: collections while hundreds of modules load would find next to no garbage.
        with collector_paused():
            module = _PUBLIC.get(name)
            if module is not None:
                value = getattr(importlib.import_module(module), name)
                globals()[name] = value
                return value
            if name in _SUBMODULES:
                return importlib.import_module(f"lamina.{name}")
        # With these, Python suggests a similar name.
        raise AttributeError(f"module 'lamina' has no attribute {name!r}", name=name, obj=sys.modules[__name__])


def __dir__() -> list[str]:
    return sorted({*_PUBLIC, *_SUBMODULES, "__version__"})
