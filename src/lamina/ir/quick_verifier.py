"""A single walk that tells whether IR is valid, without saying what is wrong where it is not.

It checks all that the verifier checks, in any order: the rules of each operation, the structure of blocks, dominance,
isolation and the users of symbols. IR is valid nearly always; the order and the wording of diagnostics are left to the
verifier, which runs where this walk does not succeed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from lamina.ir import traits
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.diagnostics import collect_diagnostics, emit
from lamina.ir.dominance import DominanceInfo, has_ssa_dominance
from lamina.ir.operation import Operation
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.ir.verifier_rules import (
    blocks_around,
    check_dialect_attributes,
    check_successors,
    check_unregistered,
    may_lack_terminator,
)

# What makes the operations of a class more than operands and results.
_TERMINATOR, _UNREGISTERED, _USES_SYMBOLS, _ISOLATED, _SYMBOL_TABLE = 1, 2, 4, 8, 16
QuickCheck = Callable[[Any, list[Type]], None]
RegionCheck = Callable[[Any], None]
# What is remembered of a class: the check of its operations without their regions, the flags above, the check behind
# that of the regions, and whether definitions in these precede their uses (None if that depends on the region).
_Known = tuple[QuickCheck, int, "RegionCheck | None", "bool | None"]
_classes: dict[type[Operation], _Known] = {}


_is_walking: ContextVar[bool] = ContextVar("is_walking", default=False)


class Undecided(Exception):
    """Ends the walk without a verdict."""


def leave_to_verifier() -> None:
    """For a rule that reports something only once: ends this walk, whose reports are dropped if the IR is invalid. Does
    nothing in the verifier. Raises Undecided."""
    if _is_walking.get():
        raise Undecided


def is_plainly_valid(operation: Operation, valid_units: dict[Operation, list[Operation]] | None = None) -> bool:
    """True if the operation and all inside it are valid; False if something is not, or cannot be told easily.

    ``valid_units`` as in ``lamina.ir.verifier.check``."""
    with collect_diagnostics() as reported:
        token = _is_walking.set(True)
        try:
            is_valid = _Walk(valid_units).accepts(operation)
        except Exception:
            # Whatever a rule raises or reports, the verifier meets it again.
            is_valid = False
        finally:
            _is_walking.reset(token)
    if is_valid:
        for diagnostic in reported:
            emit(diagnostic)
    return is_valid


def _learn(operation: Operation) -> _Known:
    cls = operation.__class__
    bits = operation.trait_bits
    flags = 0 if operation.is_registered else _UNREGISTERED
    for bit, flag in (
        (traits.Terminator.bit, _TERMINATOR),
        (traits.IsolatedFromAbove.bit, _ISOLATED),
        (traits.SymbolTableTrait.bit, _SYMBOL_TABLE),
    ):
        if bits & bit:
            flags |= flag
    if hasattr(cls, "verify_symbol_uses"):
        flags |= _USES_SYMBOLS
    verify = _check_unregistered if flags & _UNREGISTERED else cls._quick_verifier()
    is_ordered: bool | None = None
    if operation.is_registered and getattr(cls, "region_kind", None) is None:
        is_ordered = not bits & traits.HasOnlyGraphRegion.bit
    rules = _classes[cls] = (verify, flags, getattr(cls, "_verify_regions_further", None), is_ordered)
    return rules


def _check_unregistered(operation: Operation, types: list[Type]) -> None:
    check_unregistered(operation)


def _check_in_order(operation: Operation, types: list[Type]) -> None:
    operation._verify()


class _Walk:
    __slots__ = ("_dominance", "_unit", "_in_symbol_table", "_symbol_users", "_valid_units")

    def __init__(self, valid_units: dict[Operation, list[Operation]] | None) -> None:
        self._valid_units = valid_units
        self._dominance = DominanceInfo()
        # The isolated operation around what is visited, if it is part of the walk.
        self._unit: Operation | None = None
        self._in_symbol_table = False
        self._symbol_users: list[Any] = []

    def accepts(self, root: Operation) -> bool:
        known = _classes.get(root.__class__) or _learn(root)
        verify, flags = known[:2]
        if flags & _TERMINATOR:
            verify = _check_in_order  # which looks at where the root stands
        if not self._accepts_special(root, root.operand_types, verify, flags, True):
            return False
        if root.regions and not self._accepts_inside(root, known, blocks_around(root)):
            return False
        symbols = SymbolTableCollection()
        for user in self._symbol_users:
            user.verify_symbol_uses(symbols)
        return True

    def _accepts_special(
        self, operation: Operation, types: list[Type], verify: QuickCheck, flags: int, is_last: bool
    ) -> bool:
        """An operation that is or has more than operands, results and inherent attributes; without its regions."""
        if not is_last and (flags & _TERMINATOR or operation._successors):
            return False
        if not flags & _UNREGISTERED:
            if operation.attributes:
                check_dialect_attributes(operation)
            if operation._successors:
                check_successors(operation)
        verify(operation, types)
        if flags & _USES_SYMBOLS and self._in_symbol_table:
            self._symbol_users.append(operation)
        return True

    # ---- Regions. Python's limit of recursion ends the walk of IR that is nested deeply.

    def _accepts_inside(self, holder: Operation, known: _Known, around: dict[Block, Operation]) -> bool:
        """The regions of an operation; ``around`` are the blocks around these in which values may be defined."""
        _, flags, check, is_always_ordered = known
        outer_unit, outer_table = self._unit, self._in_symbol_table
        if flags & _ISOLATED:
            self._unit = holder
        if flags & _SYMBOL_TABLE:
            self._in_symbol_table = True
        for region in holder.regions:
            block = region.first_block
            if block is None:
                continue
            if block.first_use is not None:
                return False
            is_ordered = has_ssa_dominance(region) if is_always_ordered is None else is_always_ordered
            if block.next_block is None:
                if not self._accepts_block(block, is_ordered, True, around):
                    return False
                continue
            is_reachable = self._dominance.tree(region).is_reachable
            while block is not None:
                if not self._accepts_block(block, is_ordered, is_reachable(block), around):
                    return False
                block = block.next_block
        self._unit, self._in_symbol_table = outer_unit, outer_table
        if check is not None:
            check(holder)
        return True

    def _accepts_unit(self, unit: Operation, known: _Known) -> bool:
        """The regions of an isolated operation inside what is visited."""
        valid = self._valid_units
        if valid is None:
            return self._accepts_inside(unit, known, {})
        users = valid.get(unit)
        if users is not None:
            self._symbol_users += users
            return True
        before = len(self._symbol_users)
        if not self._accepts_inside(unit, known, {}):
            return False
        valid[unit] = self._symbol_users[before:]
        return True

    def _accepts_block(
        self, block: Block, is_ordered: bool, is_reachable: bool, around: dict[Block, Operation]
    ) -> bool:
        for argument in block.arguments:
            if argument.owner is not block:
                return False
        last = block.last_op
        if last is None:
            return may_lack_terminator(block)
        if not block._order_valid:
            block.renumber()
        classes = _classes
        operation = block.first_op
        while operation is not None:
            types = []
            for operand in operation._operands:
                value = operand.value
                types.append(value.type)
                if value.__class__ is OpResult:
                    owner = value.owner
                    if owner.parent is block and (owner._order < operation._order or not is_ordered):
                        continue
                elif value.owner is block and value.__class__ is BlockArgument:
                    continue
                if not self._is_defined(value, operation, block, is_reachable, around):
                    return False
            known = classes.get(operation.__class__)
            if known is None:
                known = _learn(operation)
            verify, flags, _, _ = known
            if flags or operation._successors or operation.attributes:
                if not self._accepts_special(operation, types, verify, flags, operation is last):
                    return False
            else:
                verify(operation, types)
            if operation.regions:
                if flags & _ISOLATED:
                    if not self._accepts_unit(operation, known):
                        return False
                else:
                    around[block] = operation
                    if not self._accepts_inside(operation, known, around):
                        return False
                    del around[block]
            operation = operation.next_op
        return last.might_be_terminator or may_lack_terminator(block)

    def _is_defined(
        self, value: Value, user: Operation, block: Block, is_reachable: bool, around: dict[Block, Operation]
    ) -> bool:
        """Whether a value that is not defined before its use in the same block dominates it, and does not come from
        outside of the isolated operation."""
        if value.__class__ is OpResult:
            definition = value.owner.parent
            if definition is None:
                return False
            holder = around.get(definition)
            if holder is not None and definition._order_valid and value.owner._order < holder._order:
                return True
        elif value.__class__ is BlockArgument:
            definition = value.owner
            if definition in around:
                return True
        else:
            return False
        if (region := definition.parent) is None:
            return False
        if is_reachable:
            if region is block.parent:
                return definition is not block and self._dominance.tree(region).dominates(definition, block)
            if not self._dominance.value_dominates(value, user):
                return False
        return self._unit is None or self._unit.is_ancestor(region.parent)
