"""Imports LLVM IR text into the llvm dialect.

    module = import_module(text, "file.ll")

LLVM parses the text first and prints it in normalized form (``normalization``), which is what is imported: ``lexer``
and ``reader`` parse it, ``constants`` and ``functions`` create operations, ``module`` drives the import.
"""

from lamina.execution.llvm_import.lexer import ImportFailure
from lamina.execution.llvm_import.module import import_module

__all__ = ["ImportFailure", "import_module"]
