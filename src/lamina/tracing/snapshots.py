"""The IR as lines, each with its operation. Most operations do not change in a step:
their texts are cached."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.asm.printer import Printer, PrintingFlags
from lamina.ir.operation import Operation
from lamina.ir.recursion import deep_recursion
from lamina.tracing.naming import StableNaming
from lamina.transform.labels import tree_label

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.value import Value


def _flags(*, skip_regions: bool) -> PrintingFlags:
    """Prints without aliases and bulk data."""
    return PrintingFlags(
        local_scope=True,
        elide_elements_larger_than=16,
        elide_resource_strings_larger_than=64,
        skip_regions=skip_regions,
    )


@dataclass
class Snapshot:
    """The state of an operation: its lines, the operation of each, and labels for the loop tree."""

    lines: list[str] = field(default_factory=list)
    owners: list[Operation] = field(default_factory=list)
    labels: dict[int, str] = field(default_factory=dict)


class Texts:
    """Prints the operations of one module with stable names. ``cached`` has the text of each operation without
    regions, with everything it depends on."""

    def __init__(self) -> None:
        self.naming = StableNaming()
        self.cached: dict[Operation, tuple[Any, str]] = {}
        self._with_regions = _flags(skip_regions=False)
        self._without_regions = _flags(skip_regions=True)

    def update(self, root: Operation) -> None:
        """Names new values below the root."""
        self.naming.update(root)
        for operation in self.naming.renamed:
            self.cached.pop(operation, None)
            for user in set(operation.users):
                self.cached.pop(user, None)

    def snapshot(self, operation: Operation) -> Snapshot:
        """Prints the operation and its contents, in generic form if no other form can print invalid IR.
        First names new values with ``update``."""
        flags = self._with_regions
        for generic in (False, True):
            flags.generic = generic
            try:
                return self._snapshot(operation, flags)
            except Exception:
                continue
            finally:
                flags.generic = False
        return Snapshot([operation.name], [operation])

    def _snapshot(self, operation: Operation, flags: PrintingFlags) -> Snapshot:
        printer = _LinePrinter(self, flags)
        with deep_recursion():
            printer.print_operation(operation)
        printer.finish_aliases()
        lines = "".join(printer.out).split("\n")
        return Snapshot(lines, _owners(printer.spans, len(lines)), printer.labels)

    def header(self, operation: Operation) -> str:
        """Prints the operation on one line, ``{...}`` in place of its regions, whatever its state."""
        if not operation.regions:
            key = key_of(operation)
            known = self.cached.get(operation)
            if known is not None and known[0] == key:
                return known[1]
        naming = self.naming
        for slot in operation._operands:
            if slot.value not in naming.values:
                naming.ensure(slot.value)
        for result in operation.results:
            if result not in naming.values:
                naming.ensure(result)
        for region in operation.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    naming.ensure(argument)
        text = self._print_header(operation)
        if not operation.regions and not operation.num_successors:
            self.cached[operation] = (key, text)
        return text

    def _print_header(self, operation: Operation) -> str:
        holder = operation.parent_op
        for generic in (False, True):
            printer = Printer(self._without_regions, self.naming)
            printer.flags.generic = generic
            if holder is not None:
                printer.default_dialects.append(getattr(holder, "default_dialect", ""))
            try:
                printer.print_operation(operation)
                printer.finish_aliases()
                return " ".join("".join(printer.out).split("\n"))
            except Exception:  # half-built or invalid IR: its custom form cannot be printed
                continue
            finally:
                printer.flags.generic = False
        return operation.name


def key_of(
    operation: Operation
) -> tuple[list[Value], list[Type], list[Type], list[tuple[str, Attribute]], list[tuple[str, Attribute]]]:
    """Returns everything that the text of an operation without regions depends on, except names."""
    values = [slot.value for slot in operation._operands]
    return (
        values, [value.type for value in values], [result.type for result in operation.results],
        list(operation._properties.items()), list(operation._attributes.items()),
    )  # fmt: skip


class _LinePrinter(Printer):
    """Records the lines of each operation."""

    def __init__(self, texts: Texts, flags: PrintingFlags) -> None:
        super().__init__(flags, texts.naming)
        self.spans: list[tuple[int, int, Operation]] = []
        self.labels: dict[int, str] = {}
        self._cached = texts.cached
        self._lines = 0
        self._counted = 0

    def _line(self) -> int:
        out = self.out
        for index in range(self._counted, len(out)):
            self._lines += out[index].count("\n")
        self._counted = len(out)
        return self._lines

    def print_operation(self, operation: Operation) -> None:
        first = self._line()
        if not operation.regions:
            self._print_leaf(operation, first)
            return
        place = len(self.spans)
        self.spans.append((first, first, operation))
        super().print_operation(operation)
        self.spans[place] = (first, self._line(), operation)
        self._label(operation, first)

    def _label(self, operation: Operation, line: int) -> None:
        label = tree_label(operation, self.names)
        if label:
            self.labels[line] = label

    def _print_leaf(self, operation: Operation, first: int) -> None:
        out = self.out
        known = self._cached.get(operation)
        if known is None or self.flags.generic or operation.num_successors or known[0] != key_of(operation):
            start, slots = len(out), len(self._distinct_slots) + len(self._pieces)
            super().print_operation(operation)
            # Text filled in later has its position in the list.
            if self.flags.generic or len(self._distinct_slots) + len(self._pieces) > slots:
                self.spans.append((first, self._line(), operation))
                return
            text = "".join(out[start:])
            del out[start:]
            known = self._cached[operation] = (key_of(operation), text)
        out.append(known[1])
        self.spans.append((first, self._line(), operation))


def _owners(spans: list[tuple[int, int, Operation]], count: int) -> list[Operation]:
    """Returns the innermost operation of each line. Spans are ordered outer before inner."""
    owners: list[Operation] = []
    stack: list[tuple[int, Operation]] = []
    at = 0
    for line in range(count):
        while at < len(spans) and spans[at][0] == line:
            stack.append((spans[at][1], spans[at][2]))
            at += 1
        while len(stack) > 1 and stack[-1][0] < line:
            stack.pop()
        owners.append(stack[-1][1])
    return owners

