"""Runs a function in a separate process, which may crash, hang, or run out of memory without affecting this one.

    worker = IsolatedWorker("package.module:function")
    answer = worker.ask(b"...", timeout=60)

The function takes bytes and returns bytes. The process starts with the first request and serves requests
one at a time; after it has ended, or was killed, the next request starts another. Concurrent requests wait for each
other.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from typing import IO

_SERVE = "import sys; from lamina.execution.isolated import serve; serve(sys.argv[1])"
_SIZE = 8


class WorkerEnded(Exception):
    """The process ended without an answer; the message is its last complaint, or its exit status."""


class WorkerTimeout(Exception):
    """The process was killed because it took too long."""


class IsolatedWorker:
    """The process of a function, given as ``module:name``."""

    def __init__(self, function: str) -> None:
        self._function = function
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._complaints: IO[bytes] = tempfile.TemporaryFile()

    def ask(self, question: bytes, timeout: float | None = None) -> bytes:
        """Returns the function's answer. Raises WorkerEnded and WorkerTimeout; ``timeout`` is in seconds."""
        with self._lock:
            process = self._running()
            assert process.stdin is not None and process.stdout is not None
            late = threading.Event()

            def end() -> None:
                late.set()
                process.kill()

            timer = None if timeout is None else threading.Timer(timeout, end)
            if timer is not None:
                timer.daemon = True
                timer.start()
            try:
                send(process.stdin, question)
                process.stdin.flush()
                return receive(process.stdout)
            except (BrokenPipeError, EOFError):
                process.wait()
                if late.is_set():
                    raise WorkerTimeout(f"no answer within {timeout:g} s") from None
                raise WorkerEnded(self._last_complaint(process.returncode)) from None
            except KeyboardInterrupt:
                process.kill()
                raise
            finally:
                if timer is not None:
                    timer.cancel()

    def close(self) -> None:
        """Ends the process, if there is one."""
        process, self._process = self._process, None
        if process is not None and self._owner == os.getpid():
            process.kill()
            process.wait()

    def _running(self) -> subprocess.Popen[bytes]:
        # A fork of this process starts its own worker.
        if self._process is not None and self._owner == os.getpid() and self._process.poll() is None:
            self._complaints.seek(0)
            self._complaints.truncate()
            return self._process
        self._complaints = tempfile.TemporaryFile()
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._owner = os.getpid()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, self._function],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            env=environment,
        )
        return self._process

    def _last_complaint(self, status: int) -> str:
        self._complaints.seek(0)
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1].partition("Assertion ")[2] or lines[-1] if lines else f"exit status {status}"


def send(stream: IO[bytes], data: bytes) -> None:
    """Writes bytes with their length."""
    stream.write(len(data).to_bytes(_SIZE, "little"))
    stream.write(data)


def receive(stream: IO[bytes]) -> bytes:
    """Reads what `send` wrote. Raises EOFError if the other side has ended."""
    size = stream.read(_SIZE)
    if len(size) < _SIZE:
        raise EOFError
    length = int.from_bytes(size, "little")
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return data


def serve(function: str) -> None:
    """Serves requests on standard input until it ends. Output of the function goes to standard error."""
    module, _, name = function.partition(":")
    answer: Callable[[bytes], bytes] = getattr(importlib.import_module(module), name)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            send(target, answer(receive(sys.stdin.buffer)))
            target.flush()
