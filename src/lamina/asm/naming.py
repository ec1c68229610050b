"""Names of values and blocks in printed text.

The rules are MLIR's: numbers count per region and continue in nested ones, entry arguments are ``%argN``, operations
may suggest names (``%c0``, ``%alloc``), and a name that is taken gets ``_N`` with a counter shared by the scope.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.location import CallSiteLoc, FusedLoc, LocationLike, NameLoc, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value

UNKNOWN_VALUE = "<<UNKNOWN SSA VALUE>>"
"""Printed in place of the name of a value outside of what is printed."""

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$.-")


@lru_cache(maxsize=1024)
def sanitize(name: str) -> str:
    """Returns the suggestion as a valid identifier suffix."""
    if name and not (set(name) - _PLAIN) and not name[0].isdigit():
        return name
    if name and name[0].isdigit():
        name = "_" + name
    parts = []
    for character in name:
        if character in _PLAIN:
            parts.append(character)
        elif character == " ":
            parts.append("_")
        else:
            parts.append("".join(f"{byte:X}" for byte in character.encode("utf-8", "surrogateescape")))
    return "".join(parts)


class _Scope:
    """The names in use in a region and, through ``parent``, around it."""

    __slots__ = ("names", "parent")

    def __init__(self, parent: _Scope | None) -> None:
        self.names: set[str] = set()
        self.parent = parent

    def has(self, name: str) -> bool:
        scope: _Scope | None = self
        while scope is not None:
            if name in scope.names:
                return True
            scope = scope.parent
        return False


class Naming:
    """Names for everything inside one operation: ``values`` as in uses (``%0#1``), ``heads`` the part
    before ``=`` of operations with several results, ``blocks`` labels with their order.

    ``suggest``: use names suggested by operations; ``unique``: number globally, without reuse across regions;
    ``from_locations``: use name locations; ``identify``: also number operations without results, in ``operations``.
    """

    __slots__ = (
        "values", "heads", "blocks", "operations", "_suggest", "_unique_numbers", "_from_locations", "_identify",
        "_value_id", "_argument_id", "_conflict_id", "_scope", "_suggesting",
    )  # fmt: skip

    def __init__(
        self,
        root: Operation,
        suggest: bool,
        unique: bool = False,
        from_locations: bool = False,
        identify: bool = False,
    ) -> None:
        self.values: dict[Value, str] = {}
        self.heads: dict[Operation, str] = {}
        self.blocks: dict[Block, tuple[int, str]] = {}
        self.operations: dict[Operation, str] = {}
        self._suggest = suggest
        self._unique_numbers = unique or not suggest
        self._from_locations = from_locations
        self._identify = identify
        # Whether operations of a class may suggest names for their results.
        self._suggesting: dict[type[Operation], bool] = {}
        self._value_id = self._argument_id = self._conflict_id = 0
        self._scope = _Scope(None)
        # Nested regions reuse the operation's own numbers, unless numbers must be unique.
        stack: list[tuple[Region, int, int, int, _Scope]] = [
            (region, self._value_id, self._argument_id, self._conflict_id, self._scope) for region in root.regions
        ]
        self._number_specially(root)
        while stack:
            if self._unique_numbers:
                region, _, _, _, outer = stack.pop()
            else:
                region, self._value_id, self._argument_id, self._conflict_id, outer = stack.pop()
            # What has no names is passed over: a region is named as a whole before those inside it.
            self._scope = _Scope(outer if outer.names or outer.parent is None else outer.parent)
            holders = self._number_region(region)
            state = (self._value_id, self._argument_id, self._conflict_id, self._scope)
            for holder in holders:
                for inner in holder.regions:
                    stack.append((inner, *state))

    def _number_region(self, region: Region) -> list[Operation]:
        """Names the region's own values and returns its operations that have regions."""
        holder = region.parent
        if self._suggest and holder is not None:
            names = getattr(holder, "block_argument_names", None)
            if names is not None:
                for argument, name in names(region):
                    self.values[argument] = "%" + self._unique(name)
        holders: list[Operation] = []
        values, suggesting = self.values, self._suggesting
        special = self._from_locations or self._identify
        block = region.first_block
        order = 0
        while block is not None:
            self.blocks[block] = (order, f"^bb{order}")
            if block.arguments:
                self._number_arguments(block, order == 0)
            order += 1
            operation = block.first_op
            while operation is not None:
                results = operation.results
                if special:
                    self._number_specially(operation)
                elif results:
                    if len(results) == 1:
                        cls = operation.__class__
                        if cls not in suggesting:
                            suggesting[cls] = self._suggest and getattr(cls, "result_names", None) is not None
                        suggest = getattr(operation, "result_names", None) if suggesting[cls] else None
                        if suggest is not None:
                            self._name_result(results[0], suggest())
                        else:
                            number = self._value_id
                            values[results[0]] = f"%{number}"
                            self._value_id = number + 1
                    else:
                        self._number_operation(operation)
                if operation.regions:
                    holders.append(operation)
                operation = operation.next_op
            block = block.next_block
        return holders

    def _number_arguments(self, block: Block, entry: bool) -> None:
        for argument in block.arguments:
            if argument in self.values:
                continue
            located = location_name(argument.location) if self._from_locations else None
            number = self._argument_id
            self._argument_id = number + entry
            if located is not None:
                name = self._unique(located)
            elif entry:
                name = f"arg{number}"
                if self._scope.has(name):
                    name = self._unique(name)
                else:
                    self._scope.names.add(name)
            else:
                name = str(self._value_id)
                self._value_id += 1
            self.values[argument] = "%" + name

    def _number_specially(self, operation: Operation) -> None:
        """Under the rarer flags: results, or the operation itself."""
        if operation.results:
            self._number_operation(operation)
        elif self._identify:
            self.operations[operation] = f"%{self._value_id}"
            self._value_id += 1

    def _name_result(self, result: Value, suggestions: Iterable[tuple[Value, str]]) -> None:
        """Names the only result of an operation that may suggest a name."""
        for _, suggestion in suggestions:
            if suggestion:
                self.values[result] = "%" + self._unique(suggestion)
                return
        self.values[result] = f"%{self._value_id}"
        self._value_id += 1

    def _number_operation(self, operation: Operation) -> None:
        results = operation.results
        names: dict[int, str] = {}
        starts = {0}
        suggestions = getattr(operation, "result_names", None) if self._suggest else None
        located = location_name(operation.raw_location) if self._from_locations else None
        if located is not None:
            names[0] = self._unique(located)
        elif suggestions is not None:
            for result, name in suggestions():
                if name:
                    names[result.index] = self._unique(name)
                else:
                    names[result.index] = str(self._value_id)
                    self._value_id += 1
                starts.add(result.index)
        if 0 not in names:
            names[0] = str(self._value_id)
            self._value_id += 1
        ordered = sorted(starts)
        if len(results) == 1:
            self.values[results[0]] = "%" + names[0]
            return
        heads = []
        for position, start in enumerate(ordered):
            end = ordered[position + 1] if position + 1 < len(ordered) else len(results)
            name = "%" + names[start]
            count = end - start
            if count == 1:
                self.values[results[start]] = name
                heads.append(name)
            else:
                for index in range(start, end):
                    self.values[results[index]] = f"{name}#{index - start}"
                heads.append(f"{name}:{count}")
        self.heads[operation] = ", ".join(heads)

    def _unique(self, suggestion: str) -> str:
        name = sanitize(suggestion)
        scope = self._scope
        if scope.has(name):
            base = name + "_"
            while True:
                name = base + str(self._conflict_id)
                self._conflict_id += 1
                if not scope.has(name):
                    break
        scope.names.add(name)
        return name


def location_name(location: LocationLike) -> str | None:
    """Returns the name from a location: its own, or that of the first nested location with a name."""
    pending = [resolve_location(location)]
    while pending:
        at = pending.pop()
        if isinstance(at, NameLoc):
            return at.name
        if isinstance(at, FusedLoc):
            pending.extend(reversed(at.locations))
        elif isinstance(at, CallSiteLoc):
            pending += (at.caller, at.callee)
    return None


def naming_root(operation: Operation) -> Operation:
    """The operation whose inside must be numbered to name the values that ``operation`` uses."""
    at = operation
    while not at.has_trait(traits.IsolatedFromAbove) or at is operation:
        outer = at.parent_op
        if outer is None:
            return at
        at = outer
        if at.has_trait(traits.IsolatedFromAbove):
            return at
    return at
