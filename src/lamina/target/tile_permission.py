"""Permission to use tile registers (AMX), which Linux grants a process on request."""

from __future__ import annotations

import ctypes
import platform
import sys
from functools import cache

ARCH_PRCTL, REQUEST_PERMISSION, TILE_DATA = 158, 0x1023, 18
"""The number of the system call on x86-64, ``ARCH_REQ_XCOMP_PERM`` and ``XFEATURE_XTILEDATA``; see Linux's
Documentation/arch/x86/xstate.rst."""


@cache
def may_use_tiles() -> bool:
    """Requests the registers once; False if the system refuses, or does not support them. The
    permission is per process: it holds for all threads."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return False
    if sys.platform == "win32":
        return True
    if sys.platform != "linux":
        return False
    try:
        system_call = ctypes.CDLL(None).syscall
    except (OSError, AttributeError):
        return False
    system_call.restype = ctypes.c_long
    answer: int = system_call(
        ctypes.c_long(ARCH_PRCTL), ctypes.c_long(REQUEST_PERMISSION), ctypes.c_long(TILE_DATA)
    )
    return answer == 0
