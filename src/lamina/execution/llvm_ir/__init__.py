"""Translates modules of the llvm dialect to LLVM IR text.

    text = translate_module(module)

LLVM 22's own tools and llvmlite read the text. `module.py` drives the translation; `types`, `constants`,
`metadata`, `debug_info` and `attributes` print their kind of text; `function`, `instructions` and `intrinsics` print
bodies; `initializers` evaluates the regions of globals.
"""

from lamina.execution.llvm_ir.errors import TranslationError
from lamina.execution.llvm_ir.exports import ExportedFunction, exported_functions
from lamina.execution.llvm_ir.module import translate_module

__all__ = ["ExportedFunction", "TranslationError", "exported_functions", "translate_module"]
