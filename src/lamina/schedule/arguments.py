"""Checks of the arguments of Python schedules, whose errors name them."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from difflib import get_close_matches
from typing import SupportsIndex

from lamina.schedule.errors import error

_LARGEST = 1 << 63


def one_of(name: str, value: object, options: Iterable[str]) -> str:
    """Returns a value that must be one of some words. Raises ScheduleError, with the nearest."""
    words = list(options)
    if value in words:
        return str(value)
    near = get_close_matches(str(value), words, 1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    raise error(f"{name} is one of {', '.join(map(repr, words))}, not {value!r}{hint}")


def text(name: str, value: object) -> str:
    """Returns a value that must be text. Raises TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be text, not {value!r}")
    return value


def number(name: str, value: object) -> int:
    """Returns a value that must be an integer of 64 bits. Raises TypeError and ScheduleError."""
    if not isinstance(value, SupportsIndex) or isinstance(value, bool):
        raise TypeError(f"{name} must be an integer, not {value!r}")
    integer = operator.index(value)
    if abs(integer) >= _LARGEST:
        raise error(f"{name} is {integer}, which is beyond 64 bits")
    return integer
