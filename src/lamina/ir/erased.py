"""Tombstones of erased operations: any use is an error that names the pass or pattern that erased the operation."""

from __future__ import annotations

from typing import Any, ClassVar


class ErasedOperationError(RuntimeError):
    """Raised when an erased operation is used."""


_ALLOWED_ON_ERASED = frozenset(
    ("is_erased", "__class__", "__hash__", "__eq__", "__repr__", "__str__", "__weakref__", "__reduce_ex__", "__dict__")
)


class Erased:
    """A base of the classes of erased operations."""

    __slots__ = ()

    is_erased: ClassVar[bool] = True

    def __getattribute__(self, name: str) -> Any:
        if name in _ALLOWED_ON_ERASED:
            return object.__getattribute__(self, name)
        operation, by = object.__getattribute__(self, "_attributes")
        culprit = f" by {by}" if by else ""
        raise ErasedOperationError(f"'{operation}' was erased{culprit}; its {name!r} cannot be used")

    def __repr__(self) -> str:
        return "<erased operation>"

    __str__ = __repr__


_eraser: list[str | None] = [None]


class erasing_on_behalf_of:
    """Names, for the errors about erased operations, the pass or pattern that runs in the ``with`` block."""

    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who = who

    def __enter__(self) -> None:
        _eraser.append(self.who)

    def __exit__(self, *_: object) -> None:
        _eraser.pop()


def eraser() -> str | None:
    """Returns the pass or pattern that runs."""
    return _eraser[-1]
