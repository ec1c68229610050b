"""Hints about what the pipeline left unlowered."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lamina.conversion.llvm_type_converter import LLVMTypeConverter
from lamina.dialects.func.ops import FuncOp
from lamina.execution.llvm_ir.errors import TranslationError
from lamina.ir.operation import Operation


@contextmanager
def causes_named() -> Iterator[None]:
    """Adds to errors of the translation what to do about operations that the pipeline left."""
    try:
        yield
    except TranslationError as problem:
        for diagnostic in problem.diagnostics:
            if diagnostic.operation is not None and not diagnostic.operation.name.startswith(("llvm.", "builtin.")):
                diagnostic.hint = _hint(diagnostic.operation)
        raise


def _hint(left: Operation) -> str:
    if isinstance(left, FuncOp):
        converter = LLVMTypeConverter()
        types = [*left.function_type.inputs, *left.function_type.results]
        foreign = next((type_ for type_ in types if converter.convert_types([type_]) is None), None)
        if foreign is not None:
            return f"the type '{foreign}' has no LLVM type: lower it first, with a pass of its dialect"
    return f"no pass of the pipeline lowers '{left.name}': lower it first, with a pass of its dialect"
