"""LLVM IR text from modules of the llvm dialect.

    text = translate_module(module)

The text is what LLVM 22's own tools and llvmlite read. `module.py` has the order of things; `types`, `constants`,
`metadata`, `debug_info` and `attributes` write their kind of text; `function`, `instructions` and `intrinsics` write
bodies; `initializers` evaluates the regions of globals.
"""

from lamina.execution.llvm_ir.errors import TranslationError
from lamina.execution.llvm_ir.exports import ExportedFunction, exported_functions
from lamina.execution.llvm_ir.module import translate_module

__all__ = ["ExportedFunction", "TranslationError", "exported_functions", "translate_module"]
