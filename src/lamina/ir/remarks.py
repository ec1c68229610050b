"""Performance remarks: located diagnostics that say why code will be slow, and what would help.

Who asks for them chooses a level with `remarking`; without one, severe remarks are emitted. A remark is about a place
and has a subject ("scalar", "copy", ...); of several on one subject at one place the first counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Literal

from lamina.ir.diagnostics import Diagnostic, Severity, emit
from lamina.ir.location import Location, LocationLike, resolve_location
from lamina.ir.operation import Operation

Level = Literal["all", "severe", "none"]
LEVELS: tuple[Level, ...] = ("all", "severe", "none")


_SHOWN_ALIKE = 3
"""How many remarks that say the same are shown."""


class Remark(Diagnostic):
    """A performance remark. ``subject`` is one word for what it is about; ``hint`` says what would help."""

    __slots__ = ("subject", "is_severe")

    def __init__(
        self,
        place: Operation | LocationLike,
        subject: str,
        message: str,
        *,
        help: str | None = None,
        is_severe: bool = True,
    ) -> None:
        operation = place if isinstance(place, Operation) else None
        position = place.raw_location if isinstance(place, Operation) else place
        super().__init__(Severity.REMARK, position, message, operation)
        self.subject, self.is_severe, self.hint = subject, is_severe, help


@dataclass
class Remarking:
    """What is wanted of remarks, and what has been said.

    ``reorders``: LLVM may reorder floating point arithmetic, whatever operations say."""

    level: Level = "severe"
    reorders: bool = False
    said: list[Remark] = field(default_factory=list)
    _alike: dict[tuple[str, str], int] = field(default_factory=dict)
    _known: set[tuple[str, Location]] = field(default_factory=set)

    def wants(self, is_severe: bool) -> bool:
        """Whether remarks of a severity are reported."""
        return self.level == "all" or (self.level == "severe" and is_severe)

    def add(self, remark: Remark) -> bool:
        """Notes a remark; False if it is not wanted, or not the first on its subject at its place."""
        key = (remark.subject, resolve_location(remark.position))
        if not self.wants(remark.is_severe) or key in self._known:
            return False
        self._known.add(key)
        self.said.append(remark)
        return True

    def shows(self, remark: Remark) -> bool:
        """Whether a noted remark is shown now: of severe ones that say the same of several places the first few are, as
        a program of many parts would bury everything else."""
        key = (remark.subject, remark.message)
        count = self._alike[key] = self._alike.get(key, 0) + 1
        return self.level == "all" or count <= _SHOWN_ALIKE

    def sum_up(self) -> None:
        """Shows how many remarks were held back."""
        for (_, message), count in self._alike.items():
            if self.level != "all" and count > _SHOWN_ALIKE:
                last = [one for one in self.said if one.message == message][-1]
                more = f"{message}; {count - _SHOWN_ALIKE} more like it, which --remarks=all lists"
                emit(Diagnostic(Severity.REMARK, last.position, more))
        self._alike.clear()

    def has_spoken_of(self, subject: str, operation: Operation) -> bool:
        """Whether there is a remark on a subject at an operation's place."""
        return (subject, operation.location) in self._known


_current: ContextVar[Remarking | None] = ContextVar("lamina performance remarks", default=None)


def current_remarks() -> Remarking:
    """What is wanted here; severe remarks, where nobody chose."""
    return _current.get() or Remarking()


@contextmanager
def remarking(level: Level, *, reorders: bool = False) -> Iterator[Remarking]:
    """Chooses which remarks are made in the ``with`` block, and keeps them."""
    made = Remarking(level, reorders)
    token = _current.set(made)
    try:
        yield made
    finally:
        _current.reset(token)
        made.sum_up()


@contextmanager
def listening(made: Remarking) -> Iterator[None]:
    """Has remarks of the ``with`` block go to one that is kept."""
    token = _current.set(made)
    try:
        yield
    finally:
        _current.reset(token)
        made.sum_up()


def remark(made: Remark) -> bool:
    """Reports a performance remark, if it is wanted; tells whether it was."""
    current = current_remarks()
    wanted = current.add(made)
    if wanted and current.shows(made):
        emit(made)
    return wanted
