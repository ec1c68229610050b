"""The allocations and copies of a module, and why One-Shot Bufferize inserted them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.interfaces.effects import Effect, get_effects
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType

if TYPE_CHECKING:
    from lamina.dialects.bufferization.copy_reports import CopyReport

UNKNOWN_SIZE = -1


class Memory:
    """``allocations`` and ``copies`` have the bytes by operation number; ``reports`` is filled by
    bufferization while reports are enabled."""

    def __init__(self) -> None:
        self.allocations: dict[int, int] = {}
        self.copies: dict[int, int] = {}
        self.reports: list[CopyReport] = []

    @property
    def noted(self) -> int:
        """Returns how many copies have been reported so far."""
        return len(self.reports)

    def look_at(self, operation: Operation, number: int) -> None:
        """Records what an operation without regions allocates or copies."""
        if operation.regions or not any(isinstance(slot.value.type, BaseMemRefType) for slot in operation._operands):
            if any(isinstance(result.type, BaseMemRefType) for result in operation.results):
                self._look_for_allocation(operation, number)
            return
        from lamina.dialects.bufferization.copy_reports import bytes_of  # start-up
        from lamina.dialects.bufferization.program_copies import copies_in  # start-up

        for _, contents in copies_in(operation):
            size = bytes_of(contents.type)
            self.copies[number] = UNKNOWN_SIZE if size is None else size

    def _look_for_allocation(self, operation: Operation, number: int) -> None:
        effects = get_effects(operation) or ()
        if not any(effect.effect is Effect.ALLOCATE for effect in effects):
            return
        from lamina.dialects.bufferization.copy_reports import bytes_of  # start-up

        size = bytes_of(operation.results[0].type)
        self.allocations[number] = UNKNOWN_SIZE if size is None else size

    def messages_since(self, count: int) -> list[list[str]]:
        """Returns the reports after the first ``count``, as (severity, text, place)."""
        messages: list[list[str]] = []
        for report in self.reports[count:]:
            if report.diagnostic is None:
                continue
            where = report.site.position
            place = "" if where is None else f"{where[0].rpartition('/')[2]}:{where[1]}:{where[2]}"
            messages.append(["copy" if report.is_copy else "allocation", report.diagnostic.message, place])
            for note in report.diagnostic.notes:
                messages.append(["note", note.message, ""])
        return messages
