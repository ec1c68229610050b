"""LLVM IR text to modules of the llvm dialect.

    module = import_module(text, "file.ll")

LLVM reads the text first and prints it in its own form (``normalization``), which is what is read here: ``lexer``
and ``reader`` take it apart, ``constants`` and ``functions`` make operations of it, ``module`` has the order of things.
"""

from lamina.execution.llvm_import.module import ImportFailure, import_module

__all__ = ["ImportFailure", "import_module"]
