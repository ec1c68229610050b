"""Shared code of the generators of parse and print functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lamina.define.assembly_format.elements import Element
    from lamina.define.operation import OperationDefinition
    from lamina.ir.operation import Operation


class FunctionWriter:
    """Collects the lines of one function; ``names`` are its globals."""

    def __init__(self, cls: type[Operation], elements: list[Element]) -> None:
        self.cls = cls
        self.definition: OperationDefinition = cls.definition
        self.elements = elements
        self.lines: list[str] = []
        self.indent = 1
        self.count = 0
        self.names: dict[str, Any] = {}

    def emit(self, line: str) -> None:
        """Writes one line."""
        self.lines.append("    " * self.indent + line)

    def fresh(self, value: object, stem: str) -> str:
        """Returns a global of the function with that value."""
        self.count += 1
        name = f"{stem}_{self.count}"
        self.names[name] = value
        return name
