"""Folders of the user on this platform."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_cache_folder() -> Path:
    """Returns the user's folder for reproducible data. Raises RuntimeError without a home folder."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
