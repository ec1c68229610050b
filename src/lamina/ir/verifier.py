"""Verification of IR: structure, operation invariants, and dominance.

The order and wording of the diagnostics follow MLIR: operations outside in, their invariants before those of nested
operations, region verifiers after, dominance last and only if an isolated operation is otherwise valid.
"""

from __future__ import annotations

import gc
from typing import Any

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import (
    Diagnostic,
    Severity,
    VerifyError,
    VerifyFailure,
    emit,
    text_in_message,
)
from lamina.ir.dominance import DominanceInfo
from lamina.ir.integers import long_integers
from lamina.ir.operation import Operation
from lamina.ir.quick_verifier import is_plainly_valid
from lamina.ir.region import Region
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.ir.verifier_rules import (
    blocks_around,
    check_dialect_attributes,
    check_successors,
    check_unregistered,
    may_lack_terminator,
)


def verify(operation: Operation, recursive: bool = True) -> None:
    """Verifies the operation and all nested ones. Raises VerifyError with the diagnostics."""
    diagnostics = check(operation, recursive)
    if diagnostics:
        raise VerifyError(diagnostics)


def verify_and_report(operation: Operation) -> bool:
    """Verifies and emits each diagnostic; returns True if the IR is valid."""
    diagnostics = check(operation)
    for diagnostic in diagnostics:
        emit(diagnostic)
    return not diagnostics


def check(
    operation: Operation, recursive: bool = True, valid_units: dict[Operation, list[Operation]] | None = None
) -> list[Diagnostic]:
    """Returns the diagnostics of an operation; none if it is valid.

    ``valid_units`` are isolated operations whose contents are known to be valid, with the users of symbols in them;
    those that turn out to be are added.
    """
    if recursive and gc.isenabled():
        with collector_paused():
            return check(operation, recursive, valid_units)
    # The quick walk drops its messages, so their numbers may be too long.
    if recursive and is_plainly_valid(operation, valid_units):
        return []
    with collector_paused(), long_integers():
        verifier = _Verifier(recursive)
        verifier.verify_operation(operation)
        if verifier.stumbles and not verifier.diagnostics:
            return _problems_around(operation, recursive, verifier.stumbles[0])
        return verifier.diagnostics


# Raised by verifiers when something they inspect, such as a symbol or a parent, lacks what every valid one has.
_STUMBLES = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)


def _problems_around(operation: Operation, recursive: bool, stumble: Exception) -> list[Diagnostic]:
    """Returns the diagnostics of the invalid neighbour that made a verifier raise; re-raises ``stumble`` if there is
    none.
    """
    ancestors = list(operation.ancestors)
    root = ancestors[-1] if ancestors else operation
    if root is operation and recursive:
        raise stumble
    problem_list = check(root)
    if not problem_list:
        raise stumble
    return problem_list


def failure_diagnostic(operation: Operation, failure: VerifyFailure) -> Diagnostic:
    """Returns the diagnostic of a failed rule, with MLIR's prefix."""
    about = failure.operation or operation
    message = failure.message if failure.raw else f"'{about.name}' op {failure.message}"
    diagnostic = about.diagnostic(Severity.ERROR, message, failure.position)
    for note, position in failure.notes:
        diagnostic.attach_note(note, position)
    return diagnostic


# The steps of a visit: an isolated operation and its end, (the rest of) a block and its end, leaving an
# operation, and the step after its nested isolated operations.
_UNIT, _UNIT_END, _BLOCK, _BLOCK_END, _LEAVE, _FINISH = range(6)


class _Verifier:
    __slots__ = ("diagnostics", "stumbles", "recursive", "dominance", "isolated")

    def __init__(self, recursive: bool) -> None:
        self.diagnostics: list[Diagnostic] = []
        # Verifiers assume that whatever an operation refers to is valid. If it is not, its own diagnostic will
        # follow, and the exception raised here is meaningless.
        self.stumbles: list[Exception] = []
        self.recursive = recursive
        # Isolated operations directly in the regions of an operation, verified when it is left.
        self.isolated: dict[Operation, list[Operation]] = {}
        self.dominance = DominanceInfo()

    # ---- Invariants, without recursion, in MLIR's order: operations and their contents in textual order,
    # except that isolated operations are verified when their parent is left, independently of each other: an error
    # ends the visit of the innermost enclosing isolated operation.

    def verify_operation(self, root: Operation) -> None:
        stack: list[tuple[int, Any, Any]] = [(_UNIT, root, None)]
        while stack:
            step, subject, rest = stack.pop()
            if step == _BLOCK:
                succeeded = self._visit_block(subject, rest, stack)
            elif step == _BLOCK_END:
                succeeded = self._check_terminator(subject)
            elif step == _UNIT:
                stack.append((_UNIT_END, subject, None))
                succeeded = self._enter(subject, stack)
            elif step == _LEAVE:
                isolated = self.isolated.pop(subject, ())
                stack.append((_FINISH, subject, len(self.diagnostics)))
                stack.extend((_UNIT, operation, None) for operation in reversed(isolated))
                continue
            elif step == _FINISH:
                succeeded = len(self.diagnostics) == rest and self._on_exit(subject)
            else:
                if self.recursive:
                    self._verify_dominance(subject)
                continue
            if not succeeded:
                while stack.pop()[0] != _UNIT_END:
                    pass

    def _enter(self, operation: Operation, stack: list[tuple[int, Any, Any]]) -> bool:
        """Verifies an operation itself and pushes its blocks."""
        if not self._on_entrance(operation):
            return False
        regions = operation.regions
        if not regions:
            return True
        stack.append((_LEAVE, operation, None))
        if not self.recursive:
            return True
        blocks: list[tuple[int, Any, Any]] = []
        for region in regions:
            block = region.first_block
            if block is not None and not block.has_no_predecessors:
                self.diagnostics.append(
                    operation.diagnostic(Severity.ERROR, "entry block of region may not have predecessors")
                )
                return False
            while block is not None:
                blocks.append((_BLOCK, block, None))
                block = block.next_block
        blocks.reverse()
        stack.extend(blocks)
        return True

    def _visit_block(self, block: Block, inner: Operation | None, stack: list[tuple[int, Any, Any]]) -> bool:
        """Verifies the operations of a block starting at one of them; stops at the first with regions and pushes itself
        below it."""
        if inner is None:
            if not self._check_block(block):
                return False
            inner = block.first_op
        isolated = traits.IsolatedFromAbove.bit
        while inner is not None:
            following = inner.next_op
            if not inner.regions:
                # As _on_entrance, for most operations without a call in between.
                if inner._attributes or inner._successors or not inner.is_registered:
                    if not self._on_entrance(inner):
                        return False
                else:
                    try:
                        inner._verify()
                    except VerifyFailure as failure:
                        self.diagnostics += [*failure.before, failure_diagnostic(inner, failure)]
                        return False
                    except _STUMBLES as stumble:
                        self.stumbles.append(stumble)
            elif not inner.trait_bits & isolated:
                stack.append((_BLOCK, block, following) if following is not None else (_BLOCK_END, block, None))
                return self._enter(inner, stack)
            elif self.recursive:
                holder = block.parent_op
                assert holder is not None
                self.isolated.setdefault(holder, []).append(inner)
            inner = following
        return self._check_terminator(block)

    def _on_entrance(self, operation: Operation) -> bool:
        try:
            if operation.is_registered:
                if operation._attributes:
                    try:
                        check_dialect_attributes(operation)
                    except _STUMBLES as stumble:
                        self.stumbles.append(stumble)
                if operation._successors:
                    check_successors(operation)
                operation._verify()
            else:
                check_unregistered(operation)
        except VerifyFailure as failure:
            self.diagnostics += [*failure.before, failure_diagnostic(operation, failure)]
            return False
        except _STUMBLES as stumble:
            self.stumbles.append(stumble)
        return True

    def _check_block(self, block: Block) -> bool:
        """The structure of one block on entering it: not empty, no terminators before its end."""
        for argument in block.arguments:
            if argument.owner is not block:
                self._block_error(block, "block argument not owned by block")
                return False
        last = block.last_op
        region = block.parent
        assert region is not None
        holder = region.parent
        if last is None:
            if holder is None or may_lack_terminator(block):
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
        return True

    def _check_terminator(self, block: Block) -> bool:
        last = block.last_op
        if last is None or last.might_be_terminator or may_lack_terminator(block):
            return True
        diagnostic = last.diagnostic(
            Severity.ERROR, f"block with no terminator, has {text_in_message(last)}"
        )
        self.diagnostics.append(diagnostic)
        return False

    def _block_error(self, block: Block, message: str) -> None:
        holder = block.parent_op
        assert holder is not None
        position = block.first_op.raw_location if block.first_op is not None else holder.raw_location
        self.diagnostics.append(Diagnostic(Severity.ERROR, position, message))

    def _on_exit(self, operation: Operation) -> bool:
        verify_regions = getattr(operation, "_verify_regions", None)
        if verify_regions is None:
            return True
        try:
            verify_regions()
        except VerifyFailure as failure:
            self.diagnostics += [*failure.before, failure_diagnostic(operation, failure)]
            return False
        except _STUMBLES as stumble:
            self.stumbles.append(stumble)
        return True

    # ---- Dominance

    def _verify_dominance(self, root: Operation) -> None:
        """Verifies uses outside nested isolated operations, up to the first error: the regions of an operation
        in order, but the contents of the last operation in them first."""
        stack = [root]
        while stack:
            for region in stack.pop().regions:
                inner = self._region_dominance(region)
                if inner is None:
                    return
                stack += inner

    def _region_dominance(self, region: Region) -> list[Operation] | None:
        """Checks the uses directly in a region; returns the operations with regions inside it, None after an error."""
        info, isolated = self.dominance, traits.IsolatedFromAbove.bit
        inner: list[Operation] = []
        ordered = info.has_ssa_dominance(region)
        # The enclosing blocks of the region, with the operation in each that contains it; computed on first use of a
        # value.
        around: dict[Block, Operation] | None = None
        block = region.first_block
        while block is not None:
            reachable = block is region.first_block or info.is_reachable_from_entry(block)
            if reachable and not block._order_valid:
                block.renumber()
            operation = block.first_op
            while operation is not None:
                if reachable:
                    for operand in operation._operands:
                        value = operand.value
                        if value.__class__ is OpResult:
                            owner = value.owner
                            definition = owner.parent
                            if definition is block:
                                if not ordered or owner._order < operation._order:
                                    continue
                            if around is None:
                                around = blocks_around(region.parent)
                            if (
                                definition in around
                                and definition._order_valid
                                and owner._order < around[definition]._order
                            ):
                                continue
                        elif value.__class__ is BlockArgument:
                            if value.owner is block:
                                continue
                            if around is None:
                                around = blocks_around(region.parent)
                            if value.owner in around:
                                continue
                        if not info.value_dominates(value, operation):
                            self._dominance_error(value, operation, operand.index)
                            return None
                if operation.regions and not operation.trait_bits & isolated:
                    inner.append(operation)
                operation = operation.next_op
            block = block.next_block
        return inner

    def _dominance_error(self, value: Value, user: Operation, index: int) -> None:
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
