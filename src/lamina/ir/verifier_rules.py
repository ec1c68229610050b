"""Rules that hold for operations of any name; each raises VerifyFailure."""

from __future__ import annotations

from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation


def check_successors(operation: Operation) -> None:
    """Successors are blocks of the region of the operation, which is the last of its block."""
    block = operation.parent
    if block is None:
        return
    region = block.parent
    for use in operation._successors:
        if use.block.parent is not region:
            raise VerifyFailure("reference to block defined in another region")
    if block.last_op is not operation:
        if operation.has_trait(traits.Terminator):
            raise VerifyFailure("must be the last operation in the parent block")
        raise VerifyFailure("operation with block successors must terminate its parent block")


def check_unregistered(operation: Operation) -> None:
    """The dialect of an unregistered operation allows unknown ones."""
    if operation._attributes:
        check_dialect_attributes(operation)
    if operation._successors:
        check_successors(operation)
    prefix = operation.name.partition(".")[0]
    dialect = load_dialect(prefix) if "." in operation.name else None
    if dialect is not None and not dialect.allows_unknown_operations:
        raise VerifyFailure(
            f"unregistered operation '{operation.name}' found in dialect ('{dialect.name}') that does not "
            "allow unknown operations",
            raw=True,
        )


def check_dialect_attributes(operation: Operation) -> None:
    """What dialects demand of operations that carry their discardable attributes."""
    for name, attribute in operation._attributes.items():
        if not isinstance(name, str) or not isinstance(attribute, Attribute):
            raise VerifyFailure(f"has {attribute!r} as attribute {name!r}; expected an attribute under a name")
        prefix, dot, _ = name.partition(".")
        if not dot:
            continue
        dialect = load_dialect(prefix)
        if dialect is not None and dialect.verify_operation_attribute is not None:
            dialect.verify_operation_attribute(operation, name, attribute)


def may_lack_terminator(block: Block) -> bool:
    """The single block of an operation with NoTerminator, or of an unknown operation, needs no terminator."""
    region = block.parent
    assert region is not None
    holder = region.parent
    if holder is None:
        return True
    if not holder.is_registered:
        return region.has_one_block
    return region.has_one_block and holder.has_trait(traits.NoTerminator)


def blocks_around(holder: Operation | None) -> dict[Block, Operation]:
    """The blocks around the regions of an operation up to the innermost isolated operation, with the operation in each
    that holds them."""
    blocks: dict[Block, Operation] = {}
    at = holder
    while at is not None and at.parent is not None and not at.trait_bits & traits.IsolatedFromAbove.bit:
        blocks[at.parent] = at
        at = at.parent_op
    return blocks
