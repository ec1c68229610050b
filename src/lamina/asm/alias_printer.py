"""Aliases of attributes and types.

Everything is printed once, into lists of strings, leaving an empty slot wherever an attribute may get an alias. At
the end, when all aliases are known, they are named in MLIR's order and the slots are filled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.attribute_printer import AttributePrinter
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr, DistinctAttr, IntegerSetAttr, UnitAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.location import CallSiteLoc, FileLineColRange, FusedLoc, Location, NameLoc, OpaqueLoc, UnknownLoc

if TYPE_CHECKING:
    from lamina.asm.printer import PrintingFlags

_BUILTIN_ALIASES: dict[type[Attribute], str] = {
    AffineMapAttr: "map",
    IntegerSetAttr: "set",
    DistinctAttr: "distinct",
    UnknownLoc: "loc",
    FileLineColRange: "loc",
    NameLoc: "loc",
    CallSiteLoc: "loc",
    FusedLoc: "loc",
    OpaqueLoc: "loc",
}


class _Alias:
    """An attribute or type with an alias: its definition's text and the aliases that it uses."""

    __slots__ = ("attribute", "name", "depth", "text", "deferred", "order", "full_name", "inner")

    def __init__(self, attribute: Attribute, name: str, deferred: bool, order: int) -> None:
        self.attribute = attribute
        self.name = name
        self.depth = 1
        self.text: list[str] = []
        self.deferred = deferred
        self.order = order
        self.full_name = ""
        # The aliases that the definition refers to.
        self.inner: list[_Alias] = []

    def use_early(self) -> None:
        """Places the definition and its dependencies before the operation."""
        pending = [self]
        while pending:
            alias = pending.pop()
            if alias.deferred:
                alias.deferred = False
                pending += alias.inner


class AliasPrinter(AttributePrinter):
    """Prints aliases in place of attributes and types, and keeps their definitions."""

    def __init__(self, flags: PrintingFlags) -> None:
        super().__init__()
        self.flags = flags
        self.out: list[str] = []
        self.use_aliases = not flags.local_scope
        self.aliases: dict[Attribute, _Alias] = {}
        self._alias_slots: list[tuple[list[str], int, _Alias]] = []
        self._alias_stack: list[_Alias] = []
        self._distinct_slots: list[tuple[list[str], int, DistinctAttr]] = []
        self._deferring = False
        # Attributes of arguments use existing aliases but create none.
        self._only_known_aliases = False
        # Fragments printed separately from the surrounding text: their position, and the attribute whose alias, if
        # others create one, replaces them.
        self._pieces: list[tuple[list[str], int, Attribute | None, list[str]]] = []

    def print_alias(self, attribute: Attribute, in_location: bool = False) -> bool:
        """Prints the alias of an attribute or type if it has one."""
        if not self.use_aliases:
            self._cacheable = self._cacheable and not self.may_have_alias(attribute)
            return False
        if self._only_known_aliases:
            return self._print_known_alias(attribute, in_location)
        alias = self.aliases.get(attribute)
        if alias is None:
            name = self._alias_name(attribute)
            if name is None:
                return False
            alias = self._add_alias(attribute, name)
        elif alias.deferred and not self._deferring:
            alias.use_early()
        for outer in self._alias_stack:
            outer.depth = max(outer.depth, alias.depth + 1 + self._levels)
        if self._alias_stack:
            self._alias_stack[-1].inner.append(alias)
        self._alias_slots.append((self.out, len(self.out), alias))
        self.out.append("")
        self._cacheable = False
        return True

    def _print_known_alias(self, attribute: Attribute, in_location: bool) -> bool:
        if self._alias_name(attribute) is None:
            return False
        out, self.out = self.out, self._add_piece(attribute)
        if in_location and isinstance(attribute, Location):
            self.print_location_body(attribute)
        else:
            self.print_unaliased(attribute)
        self.out = out
        return True

    def _add_piece(self, attribute: Attribute | None = None) -> list[str]:
        """Reserves a slot for text that is printed later."""
        piece: list[str] = []
        self._pieces.append((self.out, len(self.out), attribute, piece))
        self.out.append("")
        return piece

    def may_have_alias(self, attribute: Attribute) -> bool:
        return self._alias_name(attribute) is not None

    def _alias_name(self, attribute: Attribute) -> str | None:
        name = _BUILTIN_ALIASES.get(type(attribute))
        if isinstance(attribute, DistinctAttr) and isinstance(attribute.referenced, UnitAttr):
            return None
        if name is not None or attribute.dialect_name == "builtin":
            return name
        dialect = load_dialect(attribute.dialect_name)
        return dialect.alias(attribute) if dialect is not None and dialect.alias is not None else None

    def _add_alias(self, attribute: Attribute, name: str) -> _Alias:
        alias = _Alias(attribute, name, self._deferring, len(self.aliases))
        self.aliases[attribute] = alias
        out, stack, levels = self.out, self._alias_stack, self._levels
        self.out, self._alias_stack, self._levels = alias.text, [alias], 0
        self.print_unaliased(attribute)
        self.out, self._alias_stack, self._levels = out, stack, levels
        return alias

    def finish_aliases(self) -> tuple[list[str], list[str]]:
        """Names all aliases and fills their slots; returns the definitions before and after the operation."""
        ordered = sorted(
            self.aliases.values(),
            key=lambda alias: (alias.depth, isinstance(alias.attribute, Type), alias.name, alias.order),
        )
        counts: dict[tuple[bool, str], int] = {}
        for alias in ordered:
            is_type = isinstance(alias.attribute, Type)
            key = (is_type, alias.name)
            count = counts.get(key, 0)
            counts[key] = count + 1
            separator = "_" if alias.name[-1:].isdigit() else ""
            suffix = f"{separator}{count}" if count else ""
            alias.full_name = f"{'!' if is_type else '#'}{alias.name}{suffix}"
        for out, index, alias in self._alias_slots:
            out[index] = alias.full_name
        self._number_distinct(ordered)
        # Nested fragments come later in the list.
        for out, index, attribute, piece in reversed(self._pieces):
            known = self.aliases.get(attribute) if attribute is not None else None
            out[index] = "".join(piece) if known is None else known.full_name
        before: list[str] = []
        after: list[str] = []
        for alias in ordered:
            target = after if alias.deferred else before
            target.append(f"{alias.full_name} = {''.join(alias.text)}\n")
        return before, after

    def print_distinct_number(self, attribute: DistinctAttr) -> None:
        # The positions of the alias definitions are not known yet.
        self._distinct_slots.append((self.out, len(self.out), attribute))
        self.out.append("")

    def _number_distinct(self, ordered: Sequence[_Alias]) -> None:
        """Numbers distinct attributes in the order of the text: aliases before, the operation, aliases after."""
        if not self._distinct_slots:
            return
        texts = [alias.text for alias in ordered if not alias.deferred] + [self.out]
        texts += [alias.text for alias in ordered if alias.deferred]
        places: dict[int, tuple[int, ...]] = {id(text): (rank,) for rank, text in enumerate(texts)}
        for holder, position, replaced, piece in self._pieces:
            if replaced not in self.aliases:
                places[id(piece)] = (*places[id(holder)], position)
        slots = [slot for slot in self._distinct_slots if id(slot[0]) in places]
        numbers: dict[DistinctAttr, str] = {}
        for out, index, attribute in sorted(slots, key=lambda slot: (*places[id(slot[0])], slot[1])):
            out[index] = numbers.setdefault(attribute, str(len(numbers)))
