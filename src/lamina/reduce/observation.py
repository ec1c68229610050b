"""What happens on a candidate, and whether it is wanted."""

from __future__ import annotations

import re
from dataclasses import dataclass

SUCCESS, ERROR, CRASH, HANG, DIFFERENCE, INVALID = "success", "error", "crash", "hang", "difference", "invalid"
KINDS = (ERROR, CRASH, HANG, DIFFERENCE, SUCCESS)


@dataclass(frozen=True)
class Observation:
    """An observation. ``detail`` is the full output; ``signature`` is the part that is stable while the input
    shrinks: the exception and its function, or the message without names and numbers. ``status`` is a command's exit
    status."""

    kind: str
    detail: str = ""
    signature: str = ""
    status: int | None = None


@dataclass(frozen=True)
class Wanted:
    """The interesting observations; None means any."""

    kind: str | None = None
    pattern: re.Pattern[str] | None = None
    status: int | None = None
    signature: str | None = None

    def matches(self, seen: Observation) -> bool:
        """True if the observation is interesting."""
        if seen.kind == INVALID or (self.kind is not None and seen.kind != self.kind):
            return False
        if self.status is not None and seen.status != self.status:
            return False
        if self.signature is not None and seen.signature != self.signature:
            return False
        return self.pattern is None or self.pattern.search(seen.detail) is not None

    def like(self, seen: Observation) -> Wanted:
        """Returns the same, with open fields set as in ``seen``."""
        if self.pattern is not None or self.status is not None:
            return self if self.kind is not None else Wanted(seen.kind, self.pattern, self.status)
        return Wanted(seen.kind, None, self.status, seen.signature)

    def __str__(self) -> str:
        parts = [self.kind or "anything"]
        if self.status is not None:
            parts.append(f"exit status {self.status}")
        if self.pattern is not None:
            parts.append(f"/{self.pattern.pattern}/")
        elif self.signature:
            parts.append(self.signature)
        return ", ".join(parts)


def general_message(message: str) -> str:
    """Returns the first line of a diagnostic's message, without the names and numbers that reductions change."""
    lines = message.strip().splitlines() or [""]
    return re.sub(r"\d+", "N", re.sub(r"'[^']*'|\"[^\"]*\"|@\w+|%\w+", "'...'", lines[0]))
