"""Cloning of regions, with the mapping from originals to clones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.value import OpOperand, Value

if TYPE_CHECKING:
    from lamina.ir.operation import Operation


class IRMapping:
    """The mapping of values, blocks and operations to their clones."""

    __slots__ = ("values", "blocks", "operations")

    def __init__(self, values: Mapping[Value, Value] | None = None) -> None:
        self.values: dict[Value, Value] = dict(values or {})
        self.blocks: dict[Block, Block] = {}
        self.operations: dict[Operation, Operation] = {}

    def by_identity(self) -> dict[int, Any]:
        """Returns the clones by the ``id`` of the originals, as `copy.deepcopy` keeps them."""
        tables: tuple[Mapping[Any, Any], ...] = (self.operations, self.values, self.blocks)
        return {id(part): copied for table in tables for part, copied in table.items()}

    def map(self, source: Value, target: Value) -> None:
        if isinstance(source, Value):
            self.values[source] = target
        elif isinstance(source, Block):
            self.blocks[source] = target
        else:
            self.operations[source] = target

    def map_all(self, sources: Iterable[Any], targets: Iterable[Any]) -> None:
        for source, target in zip(sources, targets, strict=True):
            self.map(source, target)

    def lookup(self, source: Any) -> Any:
        """Returns the clone; raises KeyError if there is none."""
        clone = self.lookup_or_none(source)
        if clone is None:
            raise KeyError(source)
        return clone

    def lookup_or_none(self, source: Value) -> Value | None:
        if isinstance(source, Value):
            return self.values.get(source)
        if isinstance(source, Block):
            return self.blocks.get(source)
        return self.operations.get(source)

    def lookup_or_default(self, source: Value) -> Any:
        """Returns the clone, or ``source`` itself if it was not cloned."""
        clone = self.lookup_or_none(source)
        return source if clone is None else clone

    def contains(self, source: Any) -> bool:
        return self.lookup_or_none(source) is not None


def clone_region_into(source: Region, target: Region, mapping: IRMapping, before: Block | None = None) -> None:
    """Copies the blocks of ``source`` into ``target``, before the block ``before`` or at the end.

    References within the region are mapped, including forward references.
    """
    forward: list[tuple[OpOperand, OpOperand]] = []
    _clone_blocks(source, target, mapping, forward, before)
    _resolve(forward, mapping)


def clone_regions(source: Operation, target: Operation, mapping: IRMapping) -> None:
    """Clones the regions of one operation into those of another with the same number of regions."""
    forward: list[tuple[OpOperand, OpOperand]] = []
    for region, copy in zip(source.regions, target.regions, strict=True):
        _clone_blocks(region, copy, mapping, forward)
    _resolve(forward, mapping)


def _resolve(forward: list[tuple[OpOperand, OpOperand]], mapping: IRMapping) -> None:
    """Remaps operands that were cloned before their definitions."""
    for operand, copied in forward:
        clone = mapping.values.get(operand.value)
        if clone is not None:
            copied.set(clone)


def _clone_blocks(
    source: Region,
    target: Region,
    mapping: IRMapping,
    forward: list[tuple[OpOperand, OpOperand]],
    before: Block | None = None,
) -> None:
    copies: list[tuple[Block, Block]] = []
    for block in source.blocks:
        copy = Block()
        mapping.blocks[block] = copy
        for argument in block.arguments:
            # An argument that the caller has mapped already gets no counterpart.
            if argument not in mapping.values:
                mapping.values[argument] = copy.add_argument(argument.type, argument.location)
        copies.append((block, copy))
    for _, copy in copies:
        target.insert_before(before, copy)
    # Create the operations first, so that forward references resolve; then clone their bodies.
    shells: list[tuple[Operation, Operation]] = []
    values = mapping.values
    for block, copy in copies:
        for operation in block.operations:
            shell = operation._clone_shell(mapping)
            copy.append(shell)
            if operation.regions:
                shells.append((operation, shell))
            for operand, copied in zip(operation._operands, shell._operands, strict=True):
                if copied.value is operand.value and operand.value not in values:
                    forward.append((operand, copied))
    for operation, shell in shells:
        for inner, inner_copy in zip(operation.regions, shell.regions, strict=True):
            _clone_blocks(inner, inner_copy, mapping, forward)
