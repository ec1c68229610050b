"""Members that classes get after their definition."""

from __future__ import annotations


def install_members(cls: type, **members: object) -> None:
    """Sets members that a type checker would take for a mistake: those that the base class does not declare, and
    methods."""
    for name, member in members.items():
        setattr(cls, name, member)
