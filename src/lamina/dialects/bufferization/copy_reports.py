"""Copies inserted by One-Shot Bufferize, as data: what was copied, where, how many bytes, and the conflict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lamina.asm.diagnostics import file_position
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.interfaces.bufferizable import owner_of
from lamina.interfaces.data_layout import DataLayout
from lamina.interfaces.function import is_function
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.region_branch import RegionBranchOpInterface, is_repetitive_region
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.location import CallSiteLoc, Location, resolve_location
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, ShapedType
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.ir.location import SourcePosition
    from lamina.ir.region import Region
    from lamina.ir.types import MemRefType, RankedTensorType


@dataclass(frozen=True)
class Site:
    """An operand or value that a report names, in words, and where it is."""

    text: str
    place: Any

    @property
    def location(self) -> Location:
        """The place as a location attribute."""
        return resolve_location(self.place)

    @property
    def position(self) -> tuple[str, int, int] | None:
        """File, line and column; None for unknown locations."""
        place = file_position(self.location)
        return None if place is None else (place.filename, place.line, place.column)

    def beside(self, other: Site) -> str:
        """Returns the text, with the call through which it was inlined, unless the other site has the same."""
        location = self.location
        caller = location.caller if isinstance(location, CallSiteLoc) else None
        if caller is None or (isinstance(other.location, CallSiteLoc) and other.location.caller is caller):
            return self.text
        call = Site("", caller).position
        return self.text if call is None else f"{self.text}, inlined for the call in line {call[1]}"

    def __str__(self) -> str:
        where = self.position
        return self.text if where is None else f"{where[0]}:{where[1]}:{where[2]}: {self.text}"


@dataclass
class CopyReport:
    """An inserted copy or allocation. Sites are None if there is nothing to name; ``bytes`` is None if
    unknown, ``runs`` is how often the copy runs per call of the function, None if unknown. ``must_keep``
    is a read-only value; ``loop`` is the loop that yields the copy."""

    operation: str
    operand: int | None
    is_copy: bool
    type: Any
    bytes: int | None
    runs: int | None
    site: Site
    reason: str = ""
    suggestion: str = ""
    copied: Site | None = None
    reader: Site | None = None
    conflicting_write: Site | None = None
    last_write: Site | None = None
    must_keep: Site | None = None
    loop: Site | None = None
    diagnostic: Diagnostic | None = None

    @property
    def place(self) -> Any:
        """Where the copy is needed, as a location attribute."""
        return self.site.location

    @property
    def total_bytes(self) -> int | None:
        """The bytes of all runs."""
        return None if self.bytes is None or self.runs is None else self.bytes * self.runs

    def as_data(self) -> dict[str, Any]:
        """Returns all of it as plain data, for JSON."""
        sites = ("site", "copied", "reader", "conflicting_write", "last_write", "must_keep", "loop")
        data: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("operation", "operand", "is_copy", "bytes", "runs", "total_bytes", "reason", "suggestion")
        }
        data["type"] = str(self.type)
        for name in sites:
            site: Site | None = getattr(self, name)
            data[name] = None if site is None else {"text": site.text, **_place(site.location)}
        return data

    def __str__(self) -> str:
        where = self.site.position
        lead = "" if where is None else f"{where[0]}:{where[1]}:{where[2]}: "
        return f"{lead}{self.diagnostic.message}" if self.diagnostic is not None else str(self.site)


def _place(location: Location) -> dict[str, Any]:
    position = file_position(location)
    place: dict[str, Any] = {"file": None, "line": None, "column": None}
    if position is not None:
        place = {"file": position.filename, "line": position.line, "column": position.column}
    if isinstance(location, CallSiteLoc):
        place["called_from"] = _place(location.caller)
    return place


# ---- Operands and values in words


def operand_site(slot: OpOperand) -> Site:
    return Site(operand_text(slot), slot.owner.raw_location)


def operation_site(operation: Operation) -> Site:
    return Site(operation_text(operation), operation.raw_location)


def value_site(value: Value) -> Site:
    return Site(value_text(value), value_place(value))


def operation_text(operation: Operation) -> str:
    """The name, of functions and calls with the symbol."""
    symbol = operation.get_attr("callee") or operation.get_attr("sym_name")
    if symbol is None:
        return f"'{operation.name}'"
    name = getattr(symbol, "value", None)
    return f"'{operation.name}' {symbol if name is None else '@' + name}"


def operand_text(slot: OpOperand) -> str:
    return f"operand {slot.index} of {operation_text(slot.owner)}"


def value_text(value: Value) -> str:
    """Returns a result or block argument in words."""
    if isinstance(value, OpResult):
        return f"result {value.index} of {operation_text(value.owner)}"
    assert isinstance(value, BlockArgument)
    holder = operation_text(owner_of(value))
    return f"argument {value.index} of {holder if value.owner.is_entry_block else 'a block in ' + holder}"


def value_place(value: Value) -> Location | SourcePosition:
    return owner_of(value).raw_location if isinstance(value, OpResult) else value.location


def definition_text(value: Value, text: str) -> str:
    """Returns a note on where the contents of a tensor come from; ``text`` names the value."""
    if isinstance(value, OpResult):
        return f"last write before: {text}"
    assert isinstance(value, BlockArgument)
    holder = owner_of(value)
    if not value.owner.is_entry_block:
        return f"contents come from other blocks: {text}"
    if is_function(holder):
        return f"contents come from the caller: {text}"
    region = value.owner.parent
    if region is not None and _is_repeated(holder, region) and not isinstance(holder, ForallOp):
        return f"contents come from before the loop, or from the iteration before: {text}"
    return f"contents come from outside: {text}"


# ---- Sizes


def size_text(type: MemRefType | RankedTensorType, size: int | None) -> str:
    """Returns a number of bytes; for unknown ones the type."""
    if size is None:
        return f"unknown size ({type})"
    return "1 byte" if size == 1 else f"{size} bytes"


def bytes_of(type: Type) -> int | None:
    """Returns the size of a tensor's elements in memory; None if unknown."""
    assert isinstance(type, ShapedType)
    layout = DataLayout()
    try:
        size, alignment = layout.size(type.element_type), layout.preferred_alignment(type.element_type)
    except TypeError:
        return None
    count = 1
    if not type.has_rank or DYNAMIC in type.shape:
        return None
    for extent in type.shape:
        count *= extent
    return count * -(-size // alignment) * alignment


def runs_of(operation: Operation) -> int | None:
    """Returns how often the operation runs per call of its function; None if an enclosing loop has no constant
    bounds."""
    runs = 1
    region = operation.parent_region
    while region is not None and region.parent is not None:
        holder = region.parent
        trips = _trip_count(holder)
        if trips is not None:
            runs *= trips
        elif _is_repeated(holder, region):
            return None
        region = region.parent_region
    return runs


def _is_repeated(holder: Operation, region: Region) -> bool:
    """True if the operation may run the region more than once."""
    return LoopLikeOpInterface.has(holder) or (
        RegionBranchOpInterface.has(holder) and is_repetitive_region(holder, region)
    )


def _trip_count(operation: Operation) -> int | None:
    """Returns the iterations of an scf.for or scf.forall with constant bounds."""
    bounds: list[tuple[Any, Any, Any]] = []
    if isinstance(operation, ForOp):
        lower, upper, step = operation.lower_bound, operation.upper_bound, operation.step
        bounds = [(constant_int(lower), constant_int(upper), constant_int(step))]
    elif isinstance(operation, ForallOp):
        names = ("staticLowerBound", "staticUpperBound", "staticStep")
        static: list[Any] = [operation.properties[name] for name in names]
        bounds = list(zip(*(attribute.values for attribute in static), strict=True))
    runs = 1
    for lower, upper, step in bounds:
        if None in (lower, upper, step) or DYNAMIC in (lower, upper, step):
            return None
        runs *= max(-(-(upper - lower) // max(step, 1)), 0)
    return runs if bounds else None


def repetition_text(report: CopyReport) -> str:
    """Describes how often something runs, unless once."""
    if report.runs == 1:
        return ""
    if report.runs is None:
        return ", in a loop of unknown length"
    total = report.total_bytes
    return f", {report.runs} times" + ("" if total is None else f" ({size_text(report.type, total)})")


def summary(reports: Sequence[CopyReport]) -> str:
    """Summarizes the number of copies and allocations, and their bytes per run of the functions."""
    parts: list[str] = []
    named = (True, "copy", "copies"), (False, "allocation without copy", "allocations without copy")
    for is_copy, singular, many in named:
        kind = [report for report in reports if report.is_copy is is_copy]
        if not kind and not is_copy:
            continue
        known = [report.total_bytes for report in kind if report.total_bytes is not None]
        amount = f" ({_amount(known, len(kind) - len(known))})" if kind else ""
        parts.append(f"{len(kind) or 'no'} {singular if len(kind) == 1 else many}{amount}")
    return ", ".join(parts)


def _amount(known: list[int], unknown: int) -> str:
    if not known:
        return "of unknown size or number"
    size = "1 byte" if sum(known) == 1 else f"{sum(known)} bytes"
    return f"{size} and {unknown} of unknown size or number" if unknown else size
