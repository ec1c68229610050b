"""Environment variables that choose a folder or a library, or turn a feature off."""

from __future__ import annotations

import functools
import os
import warnings
from typing import TYPE_CHECKING

from lamina.ir.user_folders import expanded, user_cache_folder

if TYPE_CHECKING:
    from pathlib import Path  # importing it takes 5 ms, a tenth of loading a dialect

_OFF = frozenset(("0", "off", "false", "no"))
_ON = frozenset(("1", "on", "true", "yes"))


class CacheWarning(UserWarning):
    """A chosen cache folder cannot be written, so nothing is kept."""


def setting(variable: str) -> str | None:
    """Returns the value of a variable: None if it turns the feature off, "" if it is not set or turns it on."""
    value = os.environ.get(variable, "").strip()
    if value.lower() in _OFF:
        return None
    return "" if value.lower() in _ON else value


def chosen_folder(variable: str, default: str, below: str = "") -> str | None:
    """Returns the folder ``below`` that of a variable, or ``default`` in lamina's cache folder; None if it is off, or
    if the user has no home folder."""
    value = setting(variable)
    if value is None:
        return None
    try:
        return (
            os.path.normpath(os.path.join(expanded(value), below))
            if value
            else os.path.join(user_cache_folder(), "lamina", default)
        )
    except RuntimeError:
        return None


def warn_unwritten(variable: str, folder: str | Path, problem: OSError) -> None:
    """Warns, once for each folder, that nothing is kept in a folder that a variable names. Without the variable
    nothing is said: a home folder that is read-only is no choice."""
    if setting(variable):
        _warn_once(f"{variable}: nothing is kept in {folder}: {problem.strerror or problem}")


@functools.cache
def _warn_once(text: str) -> None:
    warnings.warn(text, CacheWarning, stacklevel=2)


def why_unwritable(folder: Path) -> str | None:
    """Returns why files cannot be made in a folder, or below where it would be; None if they can."""
    at = folder
    while not os.path.lexists(at) and at != at.parent:
        at = at.parent
    if not at.is_dir():
        return f"{at} is not a folder"
    return None if os.access(at, os.W_OK | os.X_OK) else f"{at} cannot be written"
