"""Folders of the user on this platform."""

from __future__ import annotations

import os
import sys


def user_cache_folder() -> str:
    """Returns the user's folder for reproducible data. Raises RuntimeError without a home folder."""
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.join(_home(), "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(_home(), "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(_home(), ".cache")


def expanded(path: str) -> str:
    """Returns a path whose leading `~` is a home folder. Raises RuntimeError if that is unknown."""
    name = os.path.expanduser(path)
    if name.startswith("~"):
        raise RuntimeError(f"the home folder of '{path}' is unknown")
    return name


def _home() -> str:
    return expanded("~")
