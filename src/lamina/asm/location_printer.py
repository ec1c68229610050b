"""Printing of locations."""

from __future__ import annotations

from collections.abc import Callable

from lamina.asm.printer_base import PrinterBase, escape
from lamina.ir.growth import PARTS, TooLarge
from lamina.ir.location import CallSiteLoc, FileLineColRange, FusedLoc, Location, NameLoc, OpaqueLoc, UnknownLoc


class LocationPrinter(PrinterBase):
    """Prints locations, in parsable or pretty form."""

    use_aliases = False
    location_parts = 0  # of the location that is printed

    def _print_location_attribute(self, location: Location) -> None:
        if getattr(self.flags, "pretty_debug_info", False):
            self.print_pretty_location(location)
            return
        self.location_parts = 0
        self.out.append("loc(")
        self.print_location_body(location)
        self.out.append(")")

    def print_location_body(self, location: Location) -> None:
        """Prints the contents of ``loc(...)``. Raises TooLarge beyond PARTS parts, which only aliases can print."""
        out = self.out
        self._count_part()
        if isinstance(location, UnknownLoc):
            out.append("unknown")
        elif isinstance(location, FileLineColRange):
            out.append(f'"{escape(location.filename)}"' + _range_text(location))
        elif isinstance(location, NameLoc):
            self._print_name(location, self._print_nested_location)
        elif isinstance(location, CallSiteLoc):
            out.append("callsite(")
            self._print_nested_location(location.callee)
            out.append(" at ")
            self._print_nested_location(location.caller)
            out.append(")")
        elif isinstance(location, FusedLoc):
            out.append("fused")
            self._print_fused(location, self._print_nested_location)
        elif isinstance(location, OpaqueLoc):
            self.print_location_body(location.fallback)

    def _count_part(self) -> None:
        self.location_parts += 1
        if self.location_parts > PARTS:
            raise TooLarge(f"a location of more than {PARTS:,} parts is printed only with aliases")

    def _print_name(self, location: NameLoc, print_part: Callable[[Location], None]) -> None:
        self.print_string(location.name)
        if not isinstance(location.child, UnknownLoc):
            self.out.append("(")
            print_part(location.child)
            self.out.append(")")

    def _print_fused(self, location: FusedLoc, print_part: Callable[[Location], None]) -> None:
        out = self.out
        if location.metadata is not None:
            out.append("<")
            self.print_attribute(location.metadata)
            out.append(">")
        out.append("[")
        for position, part in enumerate(location.locations):
            if position:
                out.append(", ")
            print_part(part)
        out.append("]")

    def _print_nested_location(self, location: Location) -> None:
        if self.print_alias(location, in_location=True):
            self._cacheable = False
        else:
            self.print_location_body(location)

    def print_pretty_location(self, location: Location) -> None:
        """The location in pretty form, which cannot be parsed. Parts that have an alias are named by it."""
        self._count_part()
        out = self.out
        if isinstance(location, UnknownLoc):
            out.append("[unknown]")
        elif isinstance(location, FileLineColRange):
            out.append(location.filename + _range_text(location))
        elif isinstance(location, NameLoc):
            self._print_name(location, self._print_nested_pretty_location)
        elif isinstance(location, CallSiteLoc):
            self._print_nested_pretty_location(location.callee)
            short = isinstance(location.callee, NameLoc) and isinstance(location.caller, FileLineColRange)
            out.append(" at " if short else "\n at ")
            self._print_nested_pretty_location(location.caller)
        elif isinstance(location, FusedLoc):
            self._print_fused(location, self._print_nested_pretty_location)
        else:
            self.print_location_body(location)

    def _print_nested_pretty_location(self, location: Location) -> None:
        if not self.print_alias(location):
            self.print_pretty_location(location)


def _range_text(location: FileLineColRange) -> str:
    text = f":{location.line}:{location.column}"
    if location.end_line != location.line:
        return f"{text} to {location.end_line}:{location.end_column}"
    if location.end_column != location.column:
        return f"{text} to :{location.end_column}"
    return text
