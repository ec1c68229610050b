"""Environment variables that choose a folder or a library, or turn a feature off."""

from __future__ import annotations

import os
from pathlib import Path

from lamina.ir.user_folders import user_cache_folder

_OFF = frozenset(("0", "off", "false", "no"))
_ON = frozenset(("1", "on", "true", "yes"))


def setting(variable: str) -> str | None:
    """Returns the value of a variable: None if it turns the feature off, "" if it is not set or turns it on."""
    value = os.environ.get(variable, "").strip()
    if value.lower() in _OFF:
        return None
    return "" if value.lower() in _ON else value


def chosen_folder(variable: str, default: str, below: str = "") -> Path | None:
    """Returns the folder ``below`` that of a variable, or ``default`` in lamina's cache folder; None if it is off, or
    if the user has no home folder."""
    value = setting(variable)
    if value is None:
        return None
    try:
        return Path(value).expanduser() / below if value else user_cache_folder() / "lamina" / default
    except RuntimeError:
        return None
