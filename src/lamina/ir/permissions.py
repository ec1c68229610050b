"""What an input may do beyond its own transformation.

The caller of lamina, from Python or the command line, decides through one `Permissions` object; the default is no.
An input (IR, a transform script, a reproducer, a PDLL or TableGen file) can request things, through pass options
or by naming files, but cannot grant them to itself.

Passes do not know who wrote their options. So when an input takes control (a transform script or a stored pipeline
runs), `input_speaks` is entered, and within it `current` returns what the caller has granted to inputs; outside of it
the caller is in control and may do everything.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

Places = bool | Iterable[str | os.PathLike[str]]


class NotPermitted(Exception):
    """An input requested something that was not granted. The message names it and how to allow it."""


@dataclass(frozen=True)
class Permissions:
    """What inputs may do; by default nothing.

    ``native``: run Python code in PDLL files. ``read`` and ``write``: open other files; True for all, or
    the permitted files and folders. ``external_symbols``: run code that calls functions of the process other than
    lamina's runtime and the math library; True for all, or their names. ``processes``: start other programs.
    """

    native: bool = False
    read: Places = False
    write: Places = False
    external_symbols: bool | Iterable[str] = False
    processes: bool = False

    def __post_init__(self) -> None:
        for name in ("read", "write"):
            object.__setattr__(self, name, _as_places(getattr(self, name)))
        names = self.external_symbols
        if not isinstance(names, bool):
            names = (names,) if isinstance(names, str) else names
            object.__setattr__(self, "external_symbols", frozenset(names))

    def may_read(self, path: str | os.PathLike[str]) -> bool:
        """True if a file or folder may be read."""
        return _covers(self.read, path)

    def may_write(self, path: str | os.PathLike[str]) -> bool:
        """True if a file may be written."""
        return _covers(self.write, path)

    def may_call(self, symbol: str) -> bool:
        """True if code may call the given function of the process."""
        names = self.external_symbols
        return names if isinstance(names, bool) else symbol in names

    def check_read(self, path: str | os.PathLike[str]) -> None:
        """Raises NotPermitted where the file or folder may not be read."""
        if not self.may_read(path):
            raise NotPermitted(f"reading '{os.fspath(path)}' is not permitted: {_how('read', '--allow-read')}")

    def check_write(self, path: str | os.PathLike[str]) -> None:
        """Raises NotPermitted where the file may not be written."""
        if not self.may_write(path):
            raise NotPermitted(f"writing '{os.fspath(path)}' is not permitted: {_how('write', '--allow-write')}")

    def check_native(self, what: str) -> None:
        """Raises NotPermitted if native code may not run; ``what`` names it."""
        if not self.native:
            raise NotPermitted(f"running {what} is not permitted: {_how('native', '--allow-native')}")

    def check_process(self, command: str) -> None:
        """Raises NotPermitted where no program may be started."""
        if not self.processes:
            raise NotPermitted(f"starting '{command}' is not permitted: {_how('processes')}")


def _how(field: str, flag: str = "") -> str:
    flag = f"{flag}, or " if flag else ""
    return f"an input requested it, and the caller must allow it ({flag}permissions=Permissions({field}=...))"


def _as_places(given: Places) -> Places:
    if isinstance(given, bool):
        return given
    return tuple(os.fspath(place) for place in ((given,) if isinstance(given, str | os.PathLike) else given))


def _covers(places: Places, path: str | os.PathLike[str]) -> bool:
    return places if isinstance(places, bool) else any(lies_in(path, place) for place in places)


def lies_in(path: str | os.PathLike[str], place: str | os.PathLike[str]) -> bool:
    """True if a path is the place or below it. Links below the place are followed, because the owner of the folder
    created them; a path that climbs with ``..`` is resolved first.
    """
    try:
        name, folder = os.path.abspath(path), os.path.abspath(place)
        climbs = ".." in os.fspath(path).replace(os.sep, "/").split("/")
        return (not climbs and _below(name, folder)) or _below(os.path.realpath(path), os.path.realpath(place))
    except (OSError, ValueError):
        return False


def _below(name: str, folder: str) -> bool:
    return name == folder or name.startswith(folder.rstrip(os.sep) + os.sep)


NOTHING = Permissions()
EVERYTHING = Permissions(native=True, read=True, write=True, external_symbols=True, processes=True)

_granted: ContextVar[Permissions] = ContextVar("granted", default=NOTHING)
_input_speaks: ContextVar[bool] = ContextVar("input_speaks", default=False)


def granted() -> Permissions:
    """Returns the permissions of inputs."""
    return _granted.get()


def current() -> Permissions:
    """Returns the permissions in force: all for code of the caller, those granted while an input is in control."""
    return _granted.get() if _input_speaks.get() else EVERYTHING


@contextmanager
def granting(permissions: Permissions | None) -> Iterator[None]:
    """Grants inputs these permissions within the ``with`` block; None changes nothing."""
    if permissions is None:
        yield
        return
    token = _granted.set(permissions)
    try:
        yield
    finally:
        _granted.reset(token)


@contextmanager
def input_speaks() -> Iterator[None]:
    """Code in the ``with`` block runs on behalf of an input."""
    token = _input_speaks.set(True)
    try:
        yield
    finally:
        _input_speaks.reset(token)


# ---- Files


_known_files: set[str] = set()


def note_file(path: str | os.PathLike[str]) -> None:
    """Notes that a file was read or written with permission, so that messages may show its lines."""
    _known_files.add(os.fspath(path))


def may_show(path: str) -> bool:
    """True if messages may show lines of the file. Locations in IR can name any file."""
    return path in _known_files or granted().may_read(path)


def check_include(path: str, folders: Sequence[str]) -> None:
    """Raises NotPermitted for a file outside of the include folders, the working folder, and the folders where reading
    is granted.
    """
    if not may_include(path, folders):
        granted().check_read(path)


def may_include(path: str, folders: Sequence[str]) -> bool:
    """True if a file may be included, see `check_include`."""
    return any(lies_in(path, folder or ".") for folder in (".", *folders)) or granted().may_read(path)


def find_include(candidates: Iterable[str], folders: Sequence[str]) -> str | None:
    """Returns the first existing candidate, which must be permitted (see `check_include`)."""
    for path in candidates:
        if os.path.isfile(path):
            check_include(path, folders)
            note_file(path)
            return path
    return None
