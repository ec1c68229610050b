"""Verification of IR: structure, the rules of each operation, and dominance.

The order and the wording of the diagnostics follow MLIR: operations outside in, their invariants before those of what
they hold, region verifiers after, dominance last and only if the rest is in order.
"""

from __future__ import annotations

import gc

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.diagnostics import (
    Diagnostic,
    Severity,
    VerifyError,
    VerifyFailure,
    emit,
)
from lamina.ir.dialect import load_dialect
from lamina.ir.dominance import DominanceInfo
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpResult, Value


def verify(operation: Operation, recursive: bool = True) -> None:
    """Checks the operation and all inside it. Raises VerifyError with the diagnostics found."""
    diagnostics = check(operation, recursive)
    if diagnostics:
        raise VerifyError(diagnostics)


def verify_and_report(operation: Operation) -> bool:
    """Checks, gives each diagnostic to the current handler, and tells whether all was well."""
    diagnostics = check(operation)
    for diagnostic in diagnostics:
        emit(diagnostic)
    return not diagnostics


def check(operation: Operation, recursive: bool = True) -> list[Diagnostic]:
    """The diagnostics of an operation; none if it is valid."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        verifier = _Verifier(recursive)
        verifier.verify_operation(operation)
        if not verifier.diagnostics:
            verifier.verify_dominance(operation)
        return verifier.diagnostics
    finally:
        if collecting:
            gc.enable()


def failure_diagnostic(operation: Operation, failure: VerifyFailure) -> Diagnostic:
    """The diagnostic of a failed rule, with MLIR's prefix."""
    about = failure.operation or operation
    message = failure.message if failure.raw else f"'{about.name}' op {failure.message}"
    diagnostic = about.diagnostic(Severity.ERROR, message, failure.position)
    for note, position in failure.notes:
        diagnostic.attach_note(note, position)
    return diagnostic


class _Verifier:
    __slots__ = ("diagnostics", "recursive")

    def __init__(self, recursive: bool) -> None:
        self.diagnostics: list[Diagnostic] = []
        self.recursive = recursive

    # ---- Invariants, without recursion: a stack of operations to enter and to leave

    def verify_operation(self, root: Operation) -> None:
        stack: list[tuple[Operation, bool]] = [(root, False)]
        while stack:
            operation, leaving = stack.pop()
            if leaving:
                self._on_exit(operation)
                continue
            if not self._on_entrance(operation):
                continue
            regions = operation.regions
            if not regions:
                continue
            stack.append((operation, True))
            if not self.recursive:
                continue
            children: list[Operation] = []
            append = children.append
            for region in regions:
                block = region.first_block
                if block is not None and not block.has_no_predecessors:
                    self.diagnostics.append(
                        operation.diagnostic(Severity.ERROR, "entry block of region may not have predecessors")
                    )
                    children.clear()
                    break
                while block is not None:
                    if not self._check_block(block):
                        children.clear()
                        break
                    inner = block.first_op
                    while inner is not None:
                        if inner.regions:
                            append(inner)
                        elif not self._on_entrance(inner):
                            pass
                        inner = inner.next_op
                    block = block.next_block
            stack.extend((child, False) for child in reversed(children))

    def _on_entrance(self, operation: Operation) -> bool:
        try:
            if operation.is_registered:
                if operation.attributes:
                    self._check_dialect_attributes(operation)
                if operation._successors:
                    self._check_successors(operation)
                operation._verify()  # type: ignore[attr-defined]
            else:
                self._check_unregistered(operation)
        except VerifyFailure as failure:
            self.diagnostics.append(failure_diagnostic(operation, failure))
            return False
        return True

    def _check_successors(self, operation: Operation) -> None:
        block = operation.parent
        for successor in operation.successors:
            if block is not None and successor.parent is not block.parent:
                raise VerifyFailure("reference to block defined in another region")
        if block is not None and block.last_op is not operation:
            if operation.has_trait(traits.Terminator):
                raise VerifyFailure("must be the last operation in the parent block")
            raise VerifyFailure("operation with block successors must terminate its parent block")

    def _check_unregistered(self, operation: Operation) -> None:
        if operation.attributes:
            self._check_dialect_attributes(operation)
        if operation._successors:
            self._check_successors(operation)
        prefix = operation.name.partition(".")[0]
        dialect = load_dialect(prefix) if "." in operation.name else None
        if dialect is not None and not dialect.allows_unknown_operations:
            raise VerifyFailure(
                f"unregistered operation '{operation.name}' found in dialect ('{dialect.name}') that does not "
                "allow unknown operations",
                raw=True,
            )

    def _check_dialect_attributes(self, operation: Operation) -> None:
        for name, attribute in operation.attributes.items():
            prefix, dot, _ = name.partition(".")
            if not dot:
                continue
            dialect = load_dialect(prefix)
            if dialect is not None and dialect.verify_operation_attribute is not None:
                dialect.verify_operation_attribute(operation, name, attribute)

    def _check_block(self, block: Block) -> bool:
        """The structure of one block: a terminator at its end and nowhere else."""
        for argument in block.arguments:
            if argument.owner is not block:
                self._block_error(block, "block argument not owned by block")
                return False
        last = block.last_op
        region = block.parent
        assert region is not None
        holder = region.parent
        if last is None:
            if holder is None or _may_lack_terminator(block):
                return True
            self._block_error(block, "empty block: expect at least a terminator")
            return False
        terminator_bit = traits.Terminator.bit
        inner = block.first_op
        while inner is not last:
            assert inner is not None
            if inner._successors:
                self.diagnostics.append(
                    inner.diagnostic(
                        Severity.ERROR, "operation with block successors must terminate its parent block"
                    )
                )
                return False
            if inner.trait_bits & terminator_bit:
                # The Terminator trait reports this at the operation itself.
                break
            inner = inner.next_op
        if not _may_lack_terminator(block) and not last.might_be_terminator:
            diagnostic = last.diagnostic(
                Severity.ERROR, "block with no terminator, has " + last.to_text(generic=True, skip_regions=True).strip()
            )
            self.diagnostics.append(diagnostic)
            return False
        return True

    def _block_error(self, block: Block, message: str) -> None:
        holder = block.parent_op
        assert holder is not None
        position = block.first_op.raw_location if block.first_op is not None else holder.raw_location
        self.diagnostics.append(Diagnostic(Severity.ERROR, position, message))

    def _on_exit(self, operation: Operation) -> None:
        verify_regions = getattr(operation, "_verify_regions", None)
        if verify_regions is None or self.diagnostics:
            return
        try:
            verify_regions()
        except VerifyFailure as failure:
            self.diagnostics.append(failure_diagnostic(operation, failure))

    # ---- Dominance

    def verify_dominance(self, root: Operation) -> None:
        info = DominanceInfo()
        stack = [region for region in reversed(root.regions)]
        while stack:
            region = stack.pop()
            stack.extend(reversed(self._region_dominance(region, info)))

    def _region_dominance(self, region: Region, info: DominanceInfo) -> list[Region]:
        """Checks the uses directly in a region; returns the regions inside it."""
        inner: list[Region] = []
        ordered = info.has_ssa_dominance(region)
        block = region.first_block
        while block is not None:
            reachable = info.is_reachable_from_entry(block)
            if reachable and not block._order_valid:
                block.renumber()
            operation = block.first_op
            while operation is not None:
                if reachable:
                    for operand in operation._operands:
                        value = operand.value
                        if value.__class__ is OpResult:
                            owner = value.owner
                            if owner.parent is block:
                                if not ordered or owner._order < operation._order:
                                    continue
                        elif value.__class__ is BlockArgument and value.owner is block:
                            continue
                        if not info.value_dominates(value, operation):
                            self._dominance_error(value, operation, operand.index, info)
                            break
                if operation.regions:
                    inner.extend(operation.regions)
                operation = operation.next_op
            block = block.next_block
        return inner

    def _dominance_error(self, value: Value, user: Operation, index: int, info: DominanceInfo) -> None:
        diagnostic = user.diagnostic(Severity.ERROR, f"operand #{index} does not dominate this use")
        user_block = user.parent
        if isinstance(value, OpResult):
            definition = value.owner
            note = "operand defined here"
            block = definition.parent
            if block is user_block:
                note += " (op in the same block)"
            elif block is not None and user_block is not None and block.parent is user_block.parent:
                note += " (op in the same region)"
            elif block is not None and block.parent is not None and block.parent.is_proper_ancestor(user.parent_region):
                note += " (op in a parent region)"
            elif user.parent_region is not None and user.parent_region.is_proper_ancestor(definition.parent_region):
                note += " (op in a child region)"
            else:
                note += " (op is neither in a parent nor in a child region)"
            diagnostic.attach_note(note, definition.raw_location)
        elif isinstance(value, BlockArgument):
            self._argument_note(diagnostic, value, user)
        self.diagnostics.append(diagnostic)

    def _argument_note(self, diagnostic: Diagnostic, value: BlockArgument, user: Operation) -> None:
        block = value.owner
        region = block.parent
        note = "operand defined as a block argument"
        number = 0
        if region is not None:
            number = next(position for position, candidate in enumerate(region.blocks) if candidate is block)
        user_block = user.parent
        if user_block is not None and region is user_block.parent:
            note += f" (block #{number} in the same region)"
        elif region is not None and region.is_proper_ancestor(user.parent_region):
            note += f" (block #{number} in a parent region)"
        elif user.parent_region is not None and user.parent_region.is_proper_ancestor(region):
            note += f" (block #{number} in a child region)"
        else:
            note += " (block is neither in a parent nor in a child region)"
        diagnostic.attach_note(note, value.location)


def _may_lack_terminator(block: Block) -> bool:
    """A single block of an operation with NoTerminator, or of an unknown operation, needs no terminator."""
    region = block.parent
    assert region is not None
    holder = region.parent
    if holder is None:
        return True
    if not holder.is_registered:
        return region.has_one_block
    return region.has_one_block and holder.has_trait(traits.NoTerminator)


def find_isolation_violation(holder: Operation) -> tuple[Operation, int] | None:
    """The first (operation, operand index) inside ``holder`` that uses a value from outside it."""
    regions = set(holder.regions)
    for region in holder.regions:
        for operation in region.walk():
            for operand in operation._operands:
                at = operand.value.parent_region
                while at is not None and at not in regions:
                    at = at.parent_region
                if at is None:
                    return operation, operand.index
    return None
