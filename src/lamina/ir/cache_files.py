"""The files of an on-disk cache: written whole or not at all, and bounded in size."""

from __future__ import annotations

import contextlib
import os
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path  # importing it takes 5 ms, a tenth of loading a dialect

_PARTIAL = ".part"
_ABANDONED_SECONDS = 3600


def read_entry(path: str | Path) -> bytes | None:
    """Returns the content of a file, marked as used just now; None if it cannot be read."""
    try:
        with open(path, "rb") as stream:
            content = stream.read()
    except (OSError, ValueError):
        return None
    with contextlib.suppress(OSError):  # a cache that others wrote can be read
        os.utime(path)
    return content


def write_entry(path: str | Path, content: bytes) -> None:
    """Writes a file under a temporary name and renames it, so that readers never see a partial one.

    Raises:
      OSError: the folder or the file cannot be written; nothing is left behind.
    """
    import tempfile  # 7 ms, which reading an entry need not pay

    folder = os.path.dirname(path)
    os.makedirs(folder, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=folder, suffix=_PARTIAL)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
        os.replace(temporary, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def trim(folder: Path, pattern: str, suffix: str, limit: int) -> None:
    """Deletes the entries unused for longest, down to three quarters of ``limit`` bytes, if there are more than it.

    The time of last use is the time of modification. Temporary files of writers that died are deleted as well.
    """
    entries = []
    now = time.time()
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):
            status = path.stat()
            if path.suffix == suffix:
                entries.append((status.st_mtime, status.st_size, path))
            elif path.suffix == _PARTIAL and now - status.st_mtime > _ABANDONED_SECONDS:
                path.unlink()
    total = sum(size for _, size, _ in entries)
    if total <= limit:
        return
    for _, size, path in sorted(entries, key=lambda entry: entry[0]):
        with contextlib.suppress(OSError):
            path.unlink()
        total -= size
        if total <= limit * 3 // 4:
            return
