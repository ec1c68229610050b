"""LLVM IR text in the form in which LLVM itself prints it, made by LLVM in a process of its own.

LLVM's reader ends its process on some wrong texts, in builds with assertions above all, and no check of ours could
know all of these. The process is started for the first text and reads one after the other until one ends it.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from typing import IO

from lamina.execution.codegen import CompilationError, binding, verified_module
from lamina.execution.llvm_import.lexer import ImportFailure

_SERVE = "from lamina.execution.llvm_import.normalization import serve; serve()"
_SIZE = 8
_FAILED, _READ = b"-", b"+"


def normalize(text: bytes, name: bytes) -> bytes:
    """The text as LLVM prints it, after its verifier has seen it; ``name`` is that of the module.

    Raises ImportFailure with LLVM's message, also where LLVM breaks down over the text.
    """
    with _lock:
        return _worker().ask(text, name)


class _Worker:
    """The process, and how to talk to it."""

    def __init__(self) -> None:
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._complaints = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=environment,
        )

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def ask(self, text: bytes, name: bytes) -> bytes:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._complaints.seek(0)
        self._complaints.truncate()
        try:
            for part in (text, name):
                _send(self._process.stdin, part)
            self._process.stdin.flush()
            answer = _receive(self._process.stdout)
        except (BrokenPipeError, EOFError):
            self._process.wait()
            raise ImportFailure(f"LLVM broke down over the text: {self._last_complaint()}") from None
        if answer[:1] == _FAILED:
            raise ImportFailure(answer[1:].decode("utf-8", "surrogateescape"))
        return answer[1:]

    def _last_complaint(self) -> str:
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1].partition("Assertion ")[2] or lines[-1] if lines else f"exit status {self._process.returncode}"


_lock = threading.Lock()
_running: dict[int, _Worker] = {}


def _worker() -> _Worker:
    """This process's worker; a fork of this process gets another."""
    found = _running.get(os.getpid())
    if found is None or not found.is_alive:
        _running.clear()
        found = _running[os.getpid()] = _Worker()
    return found


def _send(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(_SIZE, "little"))
    stream.write(data)


def _receive(stream: IO[bytes]) -> bytes:
    """Raises EOFError where the other side has ended."""
    size = stream.read(_SIZE)
    if len(size) < _SIZE:
        raise EOFError
    length = int.from_bytes(size, "little")
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data


# ---- In the other process


def serve() -> None:
    """Reads texts from the standard input, and writes what becomes of them, until there are no more."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            text, name = _receive(source), _receive(source)
            _send(target, _normalized(text.decode("utf-8"), name.decode("utf-8")))
            target.flush()


def _normalized(text: str, name: str) -> bytes:
    try:
        module = verified_module(text)
    except CompilationError as problem:
        return _FAILED + str(problem).encode("utf-8", "surrogateescape")
    module.name = name
    llvm = binding()
    # Some strings are printed byte for byte, whatever they hold.
    with llvm.ffi.OutputString() as printed:
        llvm.ffi.lib.LLVMPY_PrintModuleToString(module, printed)
        return _READ + bytes(printed.bytes)
