"""What the writers of parse and print functions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    pass


class FunctionWriter:
    """Collects the lines of one function; ``names`` are its globals."""

    def __init__(self, cls: Any, elements: list[Any]) -> None:
        self.cls = cls
        self.definition = cls.definition
        self.elements = elements
        self.lines: list[str] = []
        self.indent = 1
        self.count = 0
        self.names: dict[str, Any] = {}

    def emit(self, line: str) -> None:
        """Writes one line."""
        self.lines.append("    " * self.indent + line)

    def fresh(self, value: object, stem: str) -> str:
        """A global of the function with that value."""
        self.count += 1
        name = f"{stem}_{self.count}"
        self.names[name] = value
        return name
