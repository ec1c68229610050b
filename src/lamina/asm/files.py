"""Writing files as a whole: a reader, or a run that is interrupted, finds the old contents or all of the new. And
reading those that must be files."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO


def require_regular(path: str | os.PathLike[str]) -> None:
    """Raises OSError for a pipe or a device, which opening waits for or whose size is not known."""
    mode = os.stat(path).st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # Opening a folder fails, with the system's reason.
        raise OSError(errno.EINVAL, "it is not a regular file", os.fspath(path))


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Yields a file that replaces the one of that name when complete: through a link, and not a device or a pipe, which
    is written to. Raises OSError."""
    target = os.path.realpath(path)
    if not _can_be_replaced(target):
        with open(path, "wb") as file:
            yield file
        return
    folder, name = os.path.split(target)
    handle, temporary = tempfile.mkstemp(dir=folder, prefix=f".{name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        os.chmod(temporary, _mode_of(target))
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.remove(temporary)
        raise


def _can_be_replaced(path: str) -> bool:
    """Whether a file can be made in place of one: not of a device, and not in a folder that does not let."""
    folder = os.path.dirname(path)
    if not os.path.exists(path):
        return os.path.isdir(folder)
    return os.path.isfile(path) and os.access(folder, os.W_OK)


def _mode_of(path: str) -> int:
    """The permissions of a file; of a new one, those that the system gives."""
    with suppress(OSError):
        return os.stat(path).st_mode & 0o7777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
