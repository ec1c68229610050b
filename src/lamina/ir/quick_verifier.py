"""A single walk that decides whether IR is valid, without diagnostics.

It checks everything that the verifier checks, in any order: the rules of each operation, the structure of blocks,
dominance, isolation and the users of symbols. IR is nearly always valid; if it is not, the verifier runs and reports
the errors in MLIR's order.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, NamedTuple

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, active_handlers, emit
from lamina.ir.dominance import DominanceInfo, has_ssa_dominance
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.value import BlockArgument, OpResult, Value
from lamina.ir.verifier_rules import (
    check_dialect_attributes,
    check_successors,
    check_unregistered,
    may_lack_terminator,
)

Rule = Callable[[Any], None]

_is_walking: ContextVar[bool] = ContextVar("is_walking", default=False)


class Undecided(Exception):
    """Ends the walk without a verdict."""


def leave_to_verifier() -> None:
    """For a rule that reports something only once: ends this walk, whose reports are dropped if the IR is invalid. Does
    nothing in the verifier. Raises Undecided."""
    if _is_walking.get():
        raise Undecided


def is_plainly_valid(operation: Operation, valid_units: dict[Operation, list[Operation]] | None = None) -> bool:
    """True if the operation and all nested ones are valid; False if not, or if that is hard to decide.

    ``valid_units`` as in ``lamina.ir.verifier.check``."""
    reported: list[Diagnostic] = []
    handlers = active_handlers()
    handlers.append(reported.append)
    token = _is_walking.set(True)
    try:
        _visit_root(operation, valid_units)
    except Exception:
        # Whatever a rule raises or reports, the verifier meets it again.
        return False
    finally:
        _is_walking.reset(token)
        handlers.pop()
    for diagnostic in reported:
        emit(diagnostic)
    return True


def _visit_root(root: Operation, valid_units: dict[Operation, list[Operation]] | None) -> None:
    shared = _Shared(valid_units)
    if not root._operands and not root._successors and not root.might_be_terminator and valid_units is None:
        # Nothing depends on what is around it, as of functions and modules.
        _visits[type(root)](root, Scope(shared, None, False))
    elif root.regions or root._successors or root.might_be_terminator:
        _check_root(root)
        rules = region_rules(root.__class__)
        Scope(shared, root if rules.is_isolated else None, False).visit_regions(root, rules)
    else:
        # Where its operands are defined is the business of what is around it.
        scope = Scope(shared, None, False)
        for slot in root._operands:
            scope[slot.value] = None
        _visits[type(root)](root, scope)
    if shared.symbol_users:
        symbols = SymbolTableCollection()
        for user in shared.symbol_users:
            user.verify_symbol_uses(symbols)


def _check_root(root: Operation) -> None:
    """The rules of an operation itself, one by one: a terminator looks at where it stands."""
    if not root.is_registered:
        check_unregistered(root)
        return
    if root._attributes:
        check_dialect_attributes(root)
    if root._successors:
        check_successors(root)
    root._verify()


class RegionRules(NamedTuple):
    """What the regions of the operations of a class are subject to."""

    is_isolated: bool
    is_symbol_table: bool
    is_ordered: bool | None
    """Whether definitions precede their uses; None if that depends on the region."""
    is_single_block: bool
    """Whether a region has one block at most."""
    check: Rule | None
    """What holds of the regions once all inside them is valid."""


def region_rules(cls: type[Operation]) -> RegionRules:
    """The rules of the regions of a class."""
    bits = cls.trait_bits
    is_ordered: bool | None = None
    if cls.is_registered and getattr(cls, "region_kind", None) is None:
        is_ordered = not bits & traits.HasOnlyGraphRegion.bit
    return RegionRules(
        bool(bits & traits.IsolatedFromAbove.bit),
        bool(bits & traits.SymbolTableTrait.bit),
        is_ordered,
        bool(bits & (traits.SingleBlock.bit | traits.SingleBlockImplicitTerminator.bit)),
        getattr(cls, "_verify_regions_further", None),
    )


class _Shared:
    """What the scopes of one walk share."""

    __slots__ = ("_dominance", "symbol_users", "valid_units")

    def __init__(self, valid_units: dict[Operation, list[Operation]] | None) -> None:
        self.valid_units = valid_units
        self._dominance: DominanceInfo | None = None
        self.symbol_users: list[Any] = []

    @property
    def dominance(self) -> DominanceInfo:
        known = self._dominance
        if known is None:
            known = self._dominance = DominanceInfo()
        return known


class Scope(dict[Value, None]):
    """The values that dominate the point that the walk has reached, latest last, inside the innermost isolated
    operation around it, the unit, if that is a part of the walk."""

    __slots__ = ("_shared", "_unit", "_is_reachable", "in_symbol_table", "symbol_users")

    def __init__(self, shared: _Shared, unit: Operation | None, in_symbol_table: bool) -> None:
        self._shared = shared
        self._unit = unit
        self._is_reachable = True
        self.in_symbol_table = in_symbol_table
        self.symbol_users = shared.symbol_users

    def find(self, value: Value, user: Operation) -> None:
        """Looks at an operand that is not in the scope: of an operation in a block that control flow does not reach, or
        defined around the root of the walk. Raises Undecided unless it is valid."""
        if value.__class__ is not OpResult and value.__class__ is not BlockArgument:
            raise Undecided
        region = value.parent_region
        if region is None or (self._unit is not None and not self._unit.is_ancestor(region.parent)):
            raise Undecided
        if self._is_reachable:
            if not self._shared.dominance.value_dominates(value, user):
                raise Undecided
            self[value] = None

    def visit_unit(self, holder: Operation, rules: RegionRules) -> None:
        """Visits what is inside an isolated operation."""
        valid, users = self._shared.valid_units, self.symbol_users
        known = None if valid is None else valid.get(holder)
        if known is not None:
            users += known
            return
        before = len(users)
        if self:
            Scope(self._shared, holder, self.in_symbol_table).visit_regions(holder, rules)
        else:
            # There is nothing to hide from what is inside: this scope serves there too.
            outer, self._unit = self._unit, holder
            self.visit_regions(holder, rules)
            self._unit = outer
        if valid is not None:
            valid[holder] = users[before:]

    def visit_regions(self, holder: Operation, rules: RegionRules) -> None:
        """Visits what is inside an operation. Python's limit of recursion ends the walk of IR that is nested deeply."""
        outer_table = self.in_symbol_table
        if rules.is_symbol_table:
            self.in_symbol_table = True
        is_ordered = rules.is_ordered
        for region in holder.regions:
            block = region.first_block
            if block is None:
                continue
            if is_ordered is None or block.next_block is not None or block.first_use is not None:
                self._visit_region(region, rules)
                continue
            outer = self._is_reachable
            self._is_reachable = True
            size = len(self)
            self._visit_block(block, is_ordered)
            if len(self) > size:
                self._forget(size)
            self._is_reachable = outer
        self.in_symbol_table = outer_table
        if rules.check is not None:
            rules.check(holder)

    def _visit_region(self, region: Region, rules: RegionRules) -> None:
        block = region.first_block
        if block is None:
            return
        if block.first_use is not None:
            raise Undecided
        is_ordered = rules.is_ordered
        if is_ordered is None:
            is_ordered = has_ssa_dominance(region)
        outer = self._is_reachable
        self._is_reachable = True
        size = len(self)
        if block.next_block is None:
            self._visit_block(block, is_ordered)
        elif rules.is_single_block:
            raise Undecided
        else:
            self._visit_blocks(block, is_ordered)
        if len(self) > size:
            self._forget(size)
        self._is_reachable = outer

    def _visit_blocks(self, entry: Block, is_ordered: bool) -> None:
        """Visits the blocks of a region below those that dominate them."""
        assert entry.parent is not None
        immediate = self._shared.dominance.tree(entry.parent).immediate
        below: dict[Block, list[Block]] = {}
        unreachable: list[Block] = []
        # Backwards, so that the first block below another is the last of its list.
        block = entry.parent.last_block
        while block is not None and block is not entry:
            if block in immediate:
                above = immediate[block]
                if above in below:
                    below[above].append(block)
                else:
                    below[above] = [block]
            else:
                unreachable.append(block)
            block = block.prev_block
        # The blocks to visit, each with the number of values that its dominators see.
        stack = [(entry, len(self))]
        while stack:
            block, size = stack.pop()
            if len(self) > size:
                self._forget(size)
            self._visit_block(block, is_ordered)
            if block in below:
                size = len(self)
                for inner in below[block]:
                    stack.append((inner, size))
        self._is_reachable = False
        for block in unreachable:
            size = len(self)
            self._visit_block(block, is_ordered)
            self._forget(size)

    def _forget(self, size: int) -> None:
        if not size:
            self.clear()
            return
        forget = self.popitem
        for _ in range(len(self) - size):
            forget()

    def _visit_block(self, block: Block, is_ordered: bool) -> None:
        for argument in block.arguments:
            if argument.owner is not block:
                raise Undecided
            self[argument] = None
        last = block.last_op
        if last is None or not last.might_be_terminator:
            if not may_lack_terminator(block):
                raise Undecided
        operation = block.first_op
        if not is_ordered:
            while operation is not None:
                for result in operation.results:
                    self[result] = None
                operation = operation.next_op
            operation = block.first_op
        visits = _visits
        while operation is not None:
            operation = visits[type(operation)](operation, self)


Visit = Callable[[Any, Scope], "Operation | None"]


def visit_by_rule(cls: type[Operation], verify: Rule) -> Visit:
    """The visit of any operation of a class, of which ``verify`` checks all that is not structure."""
    rules = region_rules(cls)
    is_registered = cls.is_registered
    is_terminator = bool(cls.trait_bits & traits.Terminator.bit)
    uses_symbols = hasattr(cls, "verify_symbol_uses")

    def visit(op: Operation, scope: Scope) -> Operation | None:
        if op.next_op is not None and (is_terminator or op._successors):
            raise Undecided
        if is_registered and op._attributes:
            check_dialect_attributes(op)
        if is_registered and op._successors:
            check_successors(op)
        verify(op)
        for operand in op._operands:
            if operand.value not in scope:
                scope.find(operand.value, op)
        if uses_symbols and scope.in_symbol_table:
            scope.symbol_users.append(op)
        if op.regions:
            (scope.visit_unit if rules.is_isolated else scope.visit_regions)(op, rules)
        for result in op.results:
            scope[result] = None
        return op.next_op

    return visit


class _Visits(dict[type[Operation], Visit]):
    """How to visit the operations of each class: a function that checks an operation and all inside it, adds its
    results to the scope, and returns the next one. It raises something unless the operation is valid."""

    def __missing__(self, cls: type[Operation]) -> Visit:
        visit = self[cls] = cls._quick_visit() if cls.is_registered else visit_by_rule(cls, check_unregistered)
        return visit


_visits = _Visits()
