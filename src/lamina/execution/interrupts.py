"""Ctrl-C in native code.

Python records an interrupt and raises KeyboardInterrupt when the main thread is back in Python, which a long native
loop delays. So the interrupt also wakes a thread; while the main thread stays in the same native call,
that thread sends it a private signal, whose handler leaves through the call's guard if the main thread is in the
module's own code (where no lock is held), and does nothing in libraries that it calls. Memory allocated by the call
leaks.

This applies to the default handler of SIGINT, on Linux; programs with their own handler are notified when the call
returns. The other threads of a parallel loop are not interrupted.
"""

from __future__ import annotations

import ctypes
import os
import platform
import signal
import struct
import sys
import threading
import time
from types import CodeType

# The offset of the program counter in the kernel's ucontext.
PROGRAM_COUNTER = {"x86_64": 168, "aarch64": 440}.get(platform.machine()) if sys.platform == "linux" else None
_SA_SIGINFO, _SA_RESTART, _SA_NODEFER = 4, 0x10000000, 0x40000000
# glibc's struct sigaction: the handler, a mask of 1024 signals, flags, the restorer.
_SIGACTION = struct.Struct("=Q128xi4xQ")
_PAUSE = 0.005

_is_watching = False


def watch(handler: int, calling: CodeType) -> None:
    """Watches for interrupts from now on, unless the program does so. ``handler`` is the address of the native handler;
    the main thread is in native code while it is in a frame of ``calling``."""
    global _is_watching
    if _is_watching or PROGRAM_COUNTER is None or threading.current_thread() is not threading.main_thread():
        return
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    number = _install(handler) if before == -1 else None
    if number is None:
        signal.set_wakeup_fd(before)
        os.close(reading)
        os.close(writing)
        return
    _is_watching = True
    arguments = (reading, number, threading.main_thread().ident, calling)
    threading.Thread(target=_watch, args=arguments, name="lamina-interrupts", daemon=True).start()
    os.register_at_fork(after_in_child=_forget)


def _forget() -> None:
    """The thread belongs to the parent; a forked child starts its own."""
    global _is_watching
    _is_watching = False
    signal.set_wakeup_fd(-1)


def _install(handler: int) -> int | None:
    """Installs the handler for an unused real-time signal, and returns its number."""
    library = ctypes.CDLL(None)
    wanted = _SIGACTION.pack(handler, _SA_SIGINFO | _SA_RESTART | _SA_NODEFER, 0)
    for number in range(signal.SIGRTMAX - 1, signal.SIGRTMIN, -1):
        buffer = ctypes.create_string_buffer(_SIGACTION.size)
        if library.sigaction(number, None, buffer) == 0 and _SIGACTION.unpack(buffer.raw)[0] == 0:
            return number if library.sigaction(number, wanted, None) == 0 else None
    return None


def _watch(reading: int, number: int, main: int, calling: CodeType) -> None:
    while True:
        given = os.read(reading, 1)
        if given != bytes([signal.SIGINT]) or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
            continue
        frame = sys._current_frames().get(main)
        while frame is not None and frame.f_code is calling and sys._current_frames().get(main) is frame:
            signal.pthread_kill(main, number)
            time.sleep(_PAUSE)
        del frame
