"""Normalizes LLVM IR text by letting LLVM print it, in a separate process.

LLVM's parser aborts on some invalid texts, especially in builds with assertions, and no check of ours could
detect all of these.
"""

from __future__ import annotations

import functools
import pickle

from lamina.execution.codegen import CompilationError, binding, verified_module
from lamina.execution.isolated import IsolatedWorker, WorkerEnded
from lamina.execution.llvm_import.lexer import ImportFailure

_FAILED, _READ = b"-", b"+"


def normalize(text: str, name: str) -> str:
    """Returns the text as LLVM prints it after verification; ``name`` is that of the module. Non-UTF-8 bytes
    are surrogates.

    Raises ImportFailure with LLVM's message, also if LLVM crashes on the text.
    """
    try:
        answer = _worker().ask(pickle.dumps((text, name)))
    except WorkerEnded as problem:
        raise ImportFailure(f"LLVM broke down over the text: {problem}") from None
    shown = answer[1:].decode("utf-8", "surrogateescape")
    if answer[:1] == _FAILED:
        raise ImportFailure(shown)
    return shown


@functools.cache
def _worker() -> IsolatedWorker:
    return IsolatedWorker(f"{__name__}:normalized")


def normalized(question: bytes) -> bytes:
    """Returns the answer of the other process."""
    text, name = pickle.loads(question)
    try:
        module = verified_module(text)
    except CompilationError as problem:
        return _FAILED + str(problem).encode("utf-8", "surrogateescape")
    module.name = name
    llvm = binding()
    # Some strings are printed byte for byte, whatever they contain.
    with llvm.ffi.OutputString() as printed:
        llvm.ffi.lib.LLVMPY_PrintModuleToString(module, printed)
        return _READ + bytes(printed.bytes)
