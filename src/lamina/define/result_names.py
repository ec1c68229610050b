"""Names that operations suggest for their results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


def named_result(name: str) -> Callable[[Any], list[tuple[Value, str]]]:
    """Returns a ``result_names`` method that suggests this name for the first result."""

    def result_names(self: Operation) -> list[tuple[Value, str]]:
        return [(self.results[0], name)] if self.results else []

    return result_names
