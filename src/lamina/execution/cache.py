"""An on-disk cache of object code, so that a module is compiled once per machine.

`LAMINA_CACHE` names the folder, or is `0` or `off` for no cache; otherwise it is `lamina/objects` in the user's cache
folder. Entries are written by an atomic rename and carry a checksum: concurrent processes share the folder without
locks, and damaged entries are ignored. Beyond `LIMIT` bytes the least recently used entries are deleted.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading
from collections.abc import Iterable
from pathlib import Path

from lamina.ir.cache_files import read_entry, trim, write_entry
from lamina.ir.settings import chosen_folder, warn_unwritten

LIMIT = 512 * 1024 * 1024
FORMAT = b"lamina-object-1\n"
_SUFFIX = ".lamo"


class ObjectCache:
    """A folder of object files by key. All failures of the file system are misses, never errors."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder
        self.limit = limit
        self.hits = 0
        self.misses = 0
        self._written = 0
        self._measured = False
        self._lock = threading.Lock()

    def load(self, key: str) -> bytes | None:
        """Returns the object stored under a key, or None."""
        path = self._path(key)
        data = read_entry(path)
        code = None if data is None else _unwrapped(data)
        if data is not None and code is None:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
        with self._lock:
            if code is None:
                self.misses += 1
            else:
                self.hits += 1
        return code

    def store(self, key: str, code: bytes) -> None:
        """Stores an object under a key."""
        try:
            write_entry(self._path(key), _wrapped(code))
        except OSError as problem:
            warn_unwritten("LAMINA_CACHE", self.folder, problem)
            return
        with self._lock:
            self._written += len(code)
            due = not self._measured or self._written > self.limit // 16
            if due:
                self._measured, self._written = True, 0
        if due:
            self.trim()

    def trim(self) -> None:
        """Deletes the entries unused for longest, down to three quarters of the limit, if there are more than it."""
        trim(self.folder, "??/*", _SUFFIX, self.limit)

    def _path(self, key: str) -> Path:
        return self.folder / key[:2] / (key[2:] + _SUFFIX)


def _wrapped(code: bytes) -> bytes:
    return FORMAT + hashlib.sha256(code).digest() + code


def _unwrapped(data: bytes) -> bytes | None:
    start = len(FORMAT) + 32
    code = data[start:]
    good = data.startswith(FORMAT) and len(data) >= start and hashlib.sha256(code).digest() == data[len(FORMAT) : start]
    return code if good else None


def cache_key(parts: Iterable[str]) -> str:
    """Returns a hash of texts, with their borders."""
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode("utf-8", "surrogatepass")
        digest.update(len(encoded).to_bytes(8, "little"))
        digest.update(encoded)
    return digest.hexdigest()


_caches: dict[str, ObjectCache] = {}


def default_cache() -> ObjectCache | None:
    """Returns the cache configured by the environment; None if it is off."""
    folder = chosen_folder("LAMINA_CACHE", "objects")
    return None if folder is None else _caches.setdefault(folder, ObjectCache(Path(folder)))
