"""Stable value names: a change only affects the changed lines instead of renumbering everything after it.
A replacement inherits the name of the replaced value."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.naming import Naming, naming_root
from lamina.ir.operation import Operation
from lamina.ir.value import OpResult, Value
from lamina.rewrite.casts import is_cast

if TYPE_CHECKING:
    from lamina.ir.region import Region

_NUMBERED = re.compile(r"%\d+$")


class StableNaming(Naming):
    """The names of one module's values, through all of its changes."""

    __slots__ = ("_taken", "_next", "_counters", "_handed_on", "_log", "renamed")

    def __init__(self) -> None:
        self.values = {}
        self.heads = {}
        self.blocks = {}
        self.operations = {}
        self._taken: set[str] = set()
        self._next = 0
        self._counters: dict[str, int] = {}
        # Values whose names others have taken over; they are expected to go away.
        self._handed_on: set[Value] = set()
        self._log: list[tuple[Value, Value]] = []
        # Operations whose results were renamed by the last update.
        self.renamed: list[Operation] = []

    def update(self, root: Operation) -> None:
        """Names new values below the root, and renames values whose name was inherited by another."""
        if not self.values:
            self._take(Naming(naming_root(root), suggest=True))
            for unit in root._children():
                self._make_unique(unit)
            return
        values, handed_on = self.values, self._handed_on
        self.renamed = []
        for operation in root.walk():
            results = operation.results
            if results:
                if results[0] not in values:
                    self._name_results(operation)
                elif handed_on and any(result in handed_on for result in results):
                    self._name_results(operation)
                    self.renamed.append(operation)
            for region in operation.regions:
                if handed_on:
                    self._rename_arguments(region)
                self._name_blocks(operation, region)

    def _rename_arguments(self, region: Region) -> None:
        """Forgets the names of arguments that others have taken over, though the arguments are still there."""
        for block in region.blocks:
            for argument in block.arguments:
                if argument in self._handed_on:
                    self._handed_on.discard(argument)
                    del self.values[argument]
                    self.renamed += argument.users

    def ensure(self, value: Value) -> None:
        """Names a value created since the last update."""
        if value in self.values:
            return
        if isinstance(value, OpResult):
            if not self._share_name(value):
                self._name_results(value.owner)
            return
        region = value.parent_region
        if region is not None and region.parent is not None:
            self._name_blocks(region.parent, region)
        else:
            self.values[value] = self._fresh("arg")

    def hand_on(self, operation: Operation, replacements: Sequence[Value | None]) -> None:
        """Transfers the names of an operation's results to the values that replace them."""
        results = operation.results
        first = replacements[0] if replacements else None
        if len(results) > 1:
            maker = first.owner if isinstance(first, OpResult) else None
            if maker is None or list(replacements) != list(maker.results) or operation not in self.heads:
                return
            if first not in self.values:
                self.heads[maker] = self.heads[operation]
        for value, other in zip(results, replacements, strict=True):
            if other is not None:
                self.replace(value, other)

    def replace(self, value: Value, other: Value) -> None:
        """Transfers the name of a value to an unnamed one."""
        name = self.values.get(value)
        if name is None or other in self.values or value in self._handed_on:
            return
        if "#" in name and not (isinstance(other, OpResult) and other.owner in self.heads):
            return
        if "#" not in name and isinstance(other, OpResult) and len(other.owner.results) > 1:
            return
        self.values[other] = name
        self._handed_on.add(value)
        self._log.append((value, other))

    @property
    def handed_on(self) -> int:
        """Returns how many names have been transferred."""
        return len(self._log)

    def take_back(self, count: int) -> None:
        """Undoes all transfers of names after the first ``count``."""
        while len(self._log) > count:
            value, other = self._log.pop()
            self._handed_on.discard(value)
            self.values.pop(other, None)

    # ---- Making names

    def _take(self, first: Naming) -> None:
        self.values, self.heads, self.blocks = first.values, first.heads, first.blocks
        for name in self.values.values():
            base = name.partition("#")[0]
            self._taken.add(base)
            if _NUMBERED.match(base):
                self._next = max(self._next, int(base[1:]) + 1)

    def _make_unique(self, unit: Operation) -> None:
        """Renames values whose name is used in another region: regions may be merged later."""
        seen: set[str] = set()
        for operation in unit.walk():
            results = operation.results
            if results:
                head = self.values[results[0]].partition("#")[0]
                if head in seen:
                    self._name_results(operation)
                seen.update(self.values[result].partition("#")[0] for result in results)
            for region in operation.regions:
                for block in region.blocks:
                    for argument in block.arguments:
                        name = self.values[argument]
                        if name in seen:
                            name = self.values[argument] = self._fresh(name.rstrip("0123456789").lstrip("%"))
                        seen.add(name)

    def _share_name(self, value: OpResult) -> bool:
        """Gives the results of temporary casts inserted by a conversion the names of the values
        they cast."""
        operation = value.owner
        if not is_cast(operation) or operation.num_operands != 1 or len(operation.results) != 1:
            return False
        (source,) = operation.operands
        self.ensure(source)
        if "#" in self.values[source]:
            return False
        self.values[value] = self.values[source]
        self._handed_on.add(value)
        return True

    def _name_results(self, operation: Operation) -> None:
        results = operation.results
        for result in results:
            self._handed_on.discard(result)
        suggestions = dict(_suggestions(operation))
        name = self._fresh(suggestions.get(0, ""))
        if len(results) == 1:
            self.values[results[0]] = name
            return
        self.heads[operation] = f"{name}:{len(results)}"
        for result in results:
            self.values[result] = f"{name}#{result.index}"

    def _name_blocks(self, holder: Operation, region: Region) -> None:
        arguments_named = True
        for order, block in enumerate(region.blocks):
            self.blocks[block] = (order, f"^bb{order}")
            arguments_named = arguments_named and all(argument in self.values for argument in block.arguments)
        if arguments_named:
            return
        suggest = getattr(holder, "block_argument_names", None)
        suggestions = {} if suggest is None else dict(suggest(region))
        for order, block in enumerate(region.blocks):
            for argument in block.arguments:
                if argument not in self.values:
                    self.values[argument] = self._fresh(suggestions.get(argument, "" if order else "arg"))

    def _fresh(self, suggestion: str) -> str:
        if not suggestion:
            self._next += 1
            return f"%{self._next - 1}"
        name = "%" + suggestion
        while name in self._taken:
            count = self._counters.get(suggestion, 0)
            self._counters[suggestion] = count + 1
            name = f"%{suggestion}_{count}"
        self._taken.add(name)
        return name


def _suggestions(operation: Operation) -> Iterator[tuple[int, str]]:
    suggest: Callable[[], Any] | None = getattr(operation, "result_names", None)
    if suggest is None:
        return
    try:
        for result, name in suggest():
            if name:
                yield result.index, name
    except Exception:  # half-built operations, which only the trace prints at this point
        return
