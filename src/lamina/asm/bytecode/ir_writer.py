"""Writing operations, regions and blocks, with an explicit stack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lamina.asm.bytecode import layout
from lamina.asm.bytecode.emitter import Emitter
from lamina.asm.bytecode.entry_writer import EntryWriter, Numbers
from lamina.asm.bytecode.layout import Section
from lamina.asm.bytecode.numbering import Numbering, written_location
from lamina.asm.bytecode.properties import PropertiesWriter, has_properties
from lamina.asm.bytecode.use_lists import write_orders
from lamina.ir.block import Block
from lamina.ir.location import UnknownLoc, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.value import Value

# Yields generators of the same kind, each of which must be run to its end.
Steps = Iterator["Steps"]


class IRWriter:
    """Writes the IR section, and collects the properties of the operations."""

    def __init__(self, numbering: Numbering, numbers: Numbers, version: int) -> None:
        self.version = version
        self.numbering = numbering
        self.properties = PropertiesWriter(version)
        self._writer = EntryWriter(Emitter(), numbers)
        self._attributes = numbering.attributes.numbers
        self._types = numbering.types.numbers
        self._operations = numbering.operations.numbers
        self._values: dict[Value, int] = {}
        self._blocks: dict[Block, int] = {}

    def write(self, out: Emitter, roots: Sequence[Operation]) -> None:
        out.flagged(len(roots), False)
        number = 0
        for root in roots:
            for result in root.results:
                self._values[result] = number
                number += 1
        for root in roots:
            self._run(self._operation(out, root, number))

    def _run(self, steps: Steps) -> None:
        """Runs a generator that yields generators, each to the end before continuing."""
        stack = [steps]
        while stack:
            inner = next(stack[-1], None)
            if inner is None:
                stack.pop()
            else:
                stack.append(inner)

    def _operation(self, out: Emitter, operation: Operation, first: int) -> Steps:
        """Writes an operation; values in its regions are numbered from ``first`` on."""
        self._write_head(out, operation)
        regions = operation.regions
        if not regions:
            return
        is_isolated = operation.has_trait(IsolatedFromAbove)
        out.flagged(len(regions), is_isolated)
        if is_isolated:
            first = 0
        inner = Emitter() if is_isolated and self.version >= layout.REGION_SECTIONS else out
        for region in regions:
            yield self._region(inner, region, first)
        if inner is not out:
            out.section(Section.IR, inner)

    def _region(self, out: Emitter, region: Region, first: int) -> Steps:
        blocks = list(region)
        out.varint(len(blocks))
        if not blocks:
            return
        number = first
        for index, block in enumerate(blocks):
            self._blocks[block] = index
            for argument in block.arguments:
                self._values[argument] = number
                number += 1
            for operation in block.operations:
                for result in operation.results:
                    self._values[result] = number
                    number += 1
        out.varint(number - first)
        for block in blocks:
            self._write_block_head(out, block)
            for operation in block.operations:
                if operation.regions:
                    yield self._operation(out, operation, number)
                else:
                    self._write_head(out, operation)

    def _write_block_head(self, out: Emitter, block: Block) -> None:
        out.flagged(sum(1 for _ in block.operations), bool(block.arguments))
        if not block.arguments:
            return
        unknown = UnknownLoc()
        out.varint(len(block.arguments))
        for argument in block.arguments:
            number = self._types[argument.type]
            location = written_location(resolve_location(argument.location))
            if self.version < layout.UNKNOWN_ARGUMENT_LOCATIONS_LEFT_OUT:
                out.varint(number)
                out.varint(self._attributes[location])
            elif location is unknown:
                out.flagged(number, False)
            else:
                out.flagged(number, True)
                out.varint(self._attributes[location])
        if self.version >= layout.USE_LIST_ORDERS:
            orders = Emitter()
            written = write_orders(orders, block.arguments, self.numbering.order)
            out.byte(int(written))
            out.blob(orders.raw())

    def _write_head(self, out: Emitter, operation: Operation) -> None:
        """All of an operation but its regions."""
        varint = out.varint
        varint(self._operations[operation.name, operation.is_registered])
        # The mask is only known after the parts.
        parts = Emitter()
        mask = self._write_parts(parts, operation)
        out.byte(mask)
        varint(self._attributes[written_location(operation.location)])
        if len(parts):
            out.blob(parts.raw())

    def _write_parts(self, out: Emitter, operation: Operation) -> int:
        varint = out.varint
        mask = 0
        attributes = self.numbering.written_attributes(operation)
        if attributes is not None:
            mask |= layout.HAS_ATTRIBUTES
            varint(self._attributes[attributes])
        if self.version >= layout.PROPERTIES and has_properties(operation):
            mask |= layout.HAS_PROPERTIES
            varint(self.properties.number(operation, self._writer))
        results = operation.results
        if results:
            mask |= layout.HAS_RESULTS
            varint(len(results))
            for result in results:
                varint(self._types[result.type])
        operands = operation.op_operands
        if operands:
            mask |= layout.HAS_OPERANDS
            varint(len(operands))
            for operand in operands:
                varint(self._values[operand.value])
        successors = operation.block_operands
        if successors:
            mask |= layout.HAS_SUCCESSORS
            varint(len(successors))
            for successor in successors:
                varint(self._blocks[successor.block])
        if results and self.version >= layout.USE_LIST_ORDERS and write_orders(out, results, self.numbering.order):
            mask |= layout.HAS_USE_LIST_ORDERS
        if operation.regions:
            mask |= layout.HAS_REGIONS
        return mask
