"""Tracks allocations, frees and accesses of generated code: leaks, double frees, uses after free.

With `sanitize`, an `AllocationTracker` replaces the C allocator. Buffers come from an arena
whose addresses are never reused, so freed memory stays recognizable; its shadow has one byte per
16 bytes of the arena. Instrumented code (`sanitizer.py`) checks the shadow before each access, and records which
operation allocates, frees or accesses; other code is only observed at its calls of malloc and free.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.execution import runtime

if TYPE_CHECKING:
    from lamina.ir.location import FileLineColRange, SourcePosition

GRANULE = 16
_ARENA_BYTES = 1 << 36
_NEVER, _LIVE, _FREED = 0, 1, 2


class Arena:
    """Address space to allocate from, upwards and once; pages cost memory when they are written."""

    def __init__(self, size: int) -> None:
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
        self._memory = mmap.mmap(-1, size, flags)
        self._shadow = mmap.mmap(-1, size // GRANULE, flags)
        self.size = size
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        self.shadow = ctypes.addressof(ctypes.c_char.from_buffer(self._shadow))
        self._used = GRANULE
        self._lock = threading.Lock()

    def allocate(self, size: int, alignment: int) -> int | None:
        """Returns the address of a new buffer, followed by a gap; None if the arena is exhausted."""
        with self._lock:
            start = -(-self._used // alignment) * alignment
            rounded = max(-(-size // GRANULE), 1) * GRANULE
            if start + rounded + GRANULE > self.size:
                return None
            self._used = start + rounded + GRANULE
        self.mark(self.base + start, size, _LIVE)
        return self.base + start

    def mark(self, address: int, size: int, state: int) -> None:
        first = (address - self.base) // GRANULE
        ctypes.memset(self.shadow + first, state, max(-(-size // GRANULE), 1))

    def holds(self, address: int) -> bool:
        return 0 <= address - self.base < self.size


@functools.cache
def arena() -> Arena | None:
    """Returns the process's arena, None where address space cannot be had without memory."""
    if sys.platform == "win32":
        return None
    size = _ARENA_BYTES
    while size >= 1 << 28:
        try:
            return Arena(size)
        except OSError:
            size >>= 1
    return None


@dataclass
class Buffer:
    """An allocation; `allocated` and `freed` are the locations of the operations, None where they are not known."""

    address: int
    size: int
    allocated: Any = None
    freed: Any = None
    is_live: bool = True


@dataclass
class Finding:
    """A memory error. `kind` is "leak", "double free", "invalid free", "use after free" or
    "out of bounds"; `where` is the location of the responsible operation, None if unknown."""

    kind: str
    message: str
    where: Any = None
    buffer: Buffer | None = None

    def __str__(self) -> str:
        return self.message


class AllocationTracker:
    """Tracks the allocations and frees of generated code, and records errors.

    `findings` has an entry for each free of a dead buffer, which is skipped, and for each
    operation that accessed dead memory. `errors` are their messages.
    """

    def __init__(self, locations: Sequence[FileLineColRange | SourcePosition] = ()) -> None:
        self.locations = locations
        self.allocations = 0
        self.findings: list[Finding] = []
        self._buffers: dict[int, Buffer] = {}
        self._freed: dict[int, Buffer] = {}
        self._reported: set[tuple[str, int | None, int]] = set()
        self._lock = threading.Lock()
        self._arena = arena()
        libc = ctypes.CDLL("ucrtbase") if sys.platform == "win32" else ctypes.CDLL(None)
        self._malloc = libc.malloc
        self._malloc.argtypes, self._malloc.restype = [ctypes.c_size_t], ctypes.c_void_p
        self._aligned = libc.aligned_alloc
        self._aligned.argtypes, self._aligned.restype = [ctypes.c_size_t, ctypes.c_size_t], ctypes.c_void_p
        pointer, size = ctypes.c_void_p, ctypes.c_size_t
        self._callbacks = {
            "malloc": ctypes.CFUNCTYPE(pointer, size)(self.malloc),
            "aligned_alloc": ctypes.CFUNCTYPE(pointer, size, size)(self.aligned_alloc),
            "calloc": ctypes.CFUNCTYPE(pointer, size, size)(self.calloc),
            "realloc": ctypes.CFUNCTYPE(pointer, pointer, size)(self.realloc),
            "free": ctypes.CFUNCTYPE(None, pointer)(self.free),
            "lamina_sanitize_malloc": ctypes.CFUNCTYPE(pointer, size, size, size)(self._new),
            "lamina_sanitize_free": ctypes.CFUNCTYPE(None, pointer, size)(self._free),
            "lamina_sanitize_report": ctypes.CFUNCTYPE(None, pointer, size, size)(self._touch),
            "lamina_sanitize_copy": ctypes.CFUNCTYPE(None, size, pointer, pointer, size)(self._copy),
        }

    @property
    def live_buffers(self) -> int:
        return len(self._buffers)

    @property
    def live_bytes(self) -> int:
        with self._lock:
            return sum(buffer.size for buffer in self._buffers.values())

    @property
    def errors(self) -> list[str]:
        return [finding.message for finding in self.findings]

    def leaks(self) -> list[Finding]:
        """Returns a finding for each live buffer, including results that Python still holds."""
        with self._lock:
            return [
                Finding("leak", f"a buffer of {buffer.size} bytes is never freed", buffer.allocated, buffer)
                for buffer in self._buffers.values()
            ]

    def address_of(self, name: str) -> int | None:
        callback = self._callbacks.get(runtime.ALLOCATOR_NAMES.get(name, name))
        return runtime.pointer_of(callback) if callback is not None else None

    # ---- The C allocator

    def malloc(self, size: int) -> int | None:
        return self._new(size, GRANULE, -1)

    def aligned_alloc(self, alignment: int, size: int) -> int | None:
        return self._new(size, alignment, -1)

    def calloc(self, count: int, size: int) -> int | None:
        pointer = self.malloc(count * size)
        if pointer is not None:
            ctypes.memset(pointer, 0, count * size)
        return pointer

    def realloc(self, pointer: int | None, size: int) -> int | None:
        new = self.malloc(size)
        if pointer is not None and new is not None:
            with self._lock:
                old = self._buffers.get(pointer)
            ctypes.memmove(new, pointer, min(0 if old is None else old.size, size))
            self.free(pointer)
        return new

    def free(self, pointer: int | None) -> None:
        self._free(pointer, -1)

    # ---- What instrumented code calls

    def _location(self, number: int) -> Any:
        return self.locations[number] if 0 <= number < len(self.locations) else None

    def _new(self, size: int, alignment: int, where: int) -> int | None:
        pointer: int | None = None
        if self._arena is not None:
            pointer = self._arena.allocate(size, max(alignment, GRANULE))
        if pointer is None:
            pointer = self._malloc(size) if alignment <= GRANULE else self._aligned(alignment, size)
        if pointer:
            with self._lock:
                self.allocations += 1
                self._buffers[pointer] = Buffer(pointer, size, self._location(where))
                self._freed.pop(pointer, None)
        return pointer

    def _free(self, pointer: int | None, where: int) -> None:
        if not pointer:
            return
        location = self._location(where)
        with self._lock:
            buffer = self._buffers.pop(pointer, None)
            if buffer is not None:
                buffer.freed, buffer.is_live = location, False
                self._freed[pointer] = buffer
        if buffer is None:
            self._invalid_free(pointer, location)
        elif self._arena is not None and self._arena.holds(pointer):
            self._arena.mark(pointer, buffer.size, _FREED)
        else:
            runtime.free_function()(pointer)

    def _invalid_free(self, pointer: int, location: SourcePosition | None) -> None:
        before = self._freed.get(pointer)
        kind = "invalid free" if before is None else "double free"
        message = f"{kind}: free of {pointer:#x}, which is not a live buffer"
        self.findings.append(Finding(kind, message, location, before))

    def _touch(self, pointer: int | None, size: int, where: int) -> None:
        """Notes an access to memory that is not live, once for an operation and buffer."""
        address = pointer or 0
        buffer = self._around(address)
        is_freed = buffer is not None and not buffer.is_live
        kind = "use after free" if is_freed else "out of bounds"
        key = kind, where if where >= 0 else None, 0 if buffer is None else buffer.address
        if key in self._reported:
            return
        self._reported.add(key)
        what = f"a freed buffer of {buffer.size} bytes" if is_freed and buffer is not None else "no live buffer"
        if buffer is not None and not is_freed:
            what = f"what lies behind a buffer of {buffer.size} bytes"
        self.findings.append(
            Finding(kind, f"{kind}: {size} bytes of {what} are accessed", self._location(where), buffer)
        )

    def _around(self, address: int) -> Buffer | None:
        """Returns the buffer that contains or immediately precedes the address."""
        with self._lock:
            for known in (self._buffers, self._freed):
                for buffer in known.values():
                    if buffer.address <= address < buffer.address + max(buffer.size, 1) + 2 * GRANULE:
                        return buffer
        return None

    def _copy(self, element: int, source: int, target: int, where: int) -> None:
        """memrefCopy, with a look at the first and the last byte on both sides."""
        for descriptor in (source, target):
            for address in _ends(descriptor, element):
                self.check(address, element, where)
        native_copy = ctypes.CFUNCTYPE(None, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)
        native_copy(runtime.address_of("memrefCopy") or 0)(element, source, target)

    def check(self, address: int, size: int, where: int) -> None:
        """Implements the check of instrumented code."""
        if self._arena is None or not self._arena.holds(address):
            return
        state = ctypes.c_uint8.from_address(self._arena.shadow + (address - self._arena.base) // GRANULE).value
        if state != _LIVE:
            self._touch(address, size, where)


def _ends(descriptor: int, element: int) -> list[int]:
    """Returns the addresses of the first and the last element of the memref of an unranked descriptor; none if it is
    empty."""
    rank = ctypes.c_int64.from_address(descriptor).value
    ranked = ctypes.c_void_p.from_address(descriptor + 8).value or 0
    numbers = (ctypes.c_int64 * (3 + 2 * rank)).from_address(ranked)
    sizes, strides = numbers[3 : 3 + rank], numbers[3 + rank :]
    if 0 in sizes:
        return []
    first = numbers[1] + numbers[2] * element
    last = first + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True)) * element
    return [first & (1 << 64) - 1, last & (1 << 64) - 1]
