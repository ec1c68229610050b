"""Regular expressions with possessive quantifiers, on every Python 3.11."""

from __future__ import annotations

import re
import sys

# Python before 3.11.5 goes on at the wrong place behind a possessive group in which an alternative or an optional part
# failed (CPython issue 106052).
_GROUPS_ARE_WRONG = sys.version_info < (3, 11, 5)
_POSSESSIVE_GROUP = re.compile(r"\)([*+?])\+")


def compile_possessive(pattern: str, flags: int = 0) -> re.Pattern[str]:
    """Compiles a pattern whose possessive groups match in one way only: where Python gets them wrong, they are greedy,
    which matches the same."""
    if _GROUPS_ARE_WRONG:
        pattern = _POSSESSIVE_GROUP.sub(r")\1", pattern)
    return re.compile(pattern, flags)
