"""Where the contents of tensors are during execution, and which parts of them writes have overwritten."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from lamina.dialects.tensor.interfaces import slices_are_disjoint
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.interfaces.subset import SubsetExtractionModel, SubsetInsertionModel
    from lamina.ir.operation import Operation

_MOST_NESTED = 4
"""More deeply nested parts of parts are not distinguished once they are carried by a loop."""


class Part(NamedTuple):
    """A part of a tensor: offsets, sizes and strides, with constants as numbers, of a tensor of the form
    ``name``; without those a part identified only by ``name``."""

    name: Hashable
    box: tuple[tuple[int | Value, ...], tuple[int | Value, ...], tuple[int | Value, ...]] | tuple[()] = ()

    def is_apart_from(self, other: Part) -> bool:
        """True if the parts, of the same buffer, are disjoint."""
        if not self.box or not other.box or self.name != other.name:
            return False
        return slices_are_disjoint(self.box, other.box)

    def depends_on(self, region: Region) -> bool:
        """True if the part depends on values of the region."""
        values = (entry for entries in (self.box or ((self.name,),)) for entry in entries)
        return any(isinstance(value, Value) and region.is_ancestor(value.parent_region) for value in values)


WHOLE = Part("whole")
_SOME = Part("some")
"""An unknown part: not even equal to another unknown part."""

_NOTHING: frozenset[Any] = frozenset()


class Place(NamedTuple):
    """Where contents are: in the buffer ``site``, in a part of a part of it; with ``earlier`` in a
    buffer allocated by an earlier iteration of a loop around the site."""

    site: Value
    earlier: bool = False
    parts: tuple[Part, ...] = ()

    def inside(self, part: Part) -> Place:
        return self._replace(parts=(*self.parts, part))

    def destroys(self, other: Place) -> Part | None:
        """Returns the part of the contents at the other place that a write here may overwrite; None if there is
        none."""
        if self.site is not other.site or self.earlier is not other.earlier:
            return None
        for left, right in zip(self.parts, other.parts, strict=False):
            if left is _SOME or right is _SOME:
                return WHOLE
            if left != right:
                return None if left.is_apart_from(right) else WHOLE
        if len(self.parts) <= len(other.parts):
            return WHOLE
        return self.parts[len(other.parts)]

    def after(self, region: Region, again: bool) -> Place:
        """Returns the place as seen after the region; if the region runs ``again``, its allocations are new ones."""
        earlier = self.earlier or (again and region.is_ancestor(self.site.parent_region))
        for position, part in enumerate(self.parts):
            if part is _SOME or position == _MOST_NESTED or part.depends_on(region):
                return Place(self.site, earlier, (*self.parts[:position], _SOME))
        return self._replace(earlier=earlier)


class Contents(NamedTuple):
    """What is known of a tensor: where it may be, a name for the buffer (tensors with the same name are in the
    same buffer), its form (tensors of one buffer with the same form have the same shape), what of it may be lost,
    and which of the function's arguments it may be."""

    places: frozenset[Place]
    name: Hashable
    form: Hashable
    lost: frozenset[Part] = _NOTHING
    arguments: frozenset[int] = _NOTHING

    @staticmethod
    def new(value: Value) -> Contents:
        """Returns the contents of a new buffer."""
        return Contents(frozenset([Place(value)]), value, form_of(value))

    def merged(self, other: Contents, value: Value) -> Contents:
        """Returns the contents of a value that is one of two."""
        return Contents(
            self.places | other.places,
            self.name if self.name == other.name else ("one of", value),
            self.form if self.form == other.form else ("one of", value),
            self.lost | other.lost,
            self.arguments | other.arguments,
        )

    def after(self, region: Region, again: bool) -> Contents:
        """Returns the contents as seen after the region, where its values have changed."""
        lost = self.lost
        if any(part.depends_on(region) for part in lost):
            lost = frozenset([WHOLE])
        return self._replace(places=frozenset(place.after(region, again) for place in self.places), lost=lost)

    def part(self, part: Part, value: Value) -> Contents:
        """Returns a part of the tensor, which ``value`` is."""
        lost = any(not lost_part.is_apart_from(part) for lost_part in self.lost)
        return Contents(
            frozenset(place.inside(part) for place in self.places),
            (self.name, part),
            form_of(value, part),
            frozenset([WHOLE]) if lost else _NOTHING,
            self.arguments,
        )

    def lies_as(self, other: Contents) -> bool:
        """True if each element of this is in the same place as in the other, or disjoint from all of the other's
        places."""
        return self.form == other.form and (self.name == other.name or self.is_in_or_apart_from(other.places))

    def is_in_or_apart_from(self, places: Iterable[Place]) -> bool:
        """True if each of the places is exactly where this may be, or disjoint from it."""
        return all(
            place.destroys(own_place) is None or (own_place == place and _SOME not in own_place.parts)
            for place in places
            for own_place in self.places
        )

    def meets(self, places: Iterable[Place]) -> bool:
        """True if a write to one of the places may overwrite any of this."""
        return any(place.destroys(other) is not None for place in places for other in self.places)


def form_of(value: Value, other: Hashable = None) -> Hashable:
    """Returns the form of a tensor: its shape if known, otherwise what the caller knows, otherwise just its
    identity."""
    if isinstance(value.type, RankedTensorType) and DYNAMIC not in value.type.shape:
        return tuple(value.type.shape)
    return value if other is None else other


def part_of(
    operation: Operation, model: type[SubsetExtractionModel] | type[SubsetInsertionModel], form: Hashable
) -> Part | None:
    """Returns the part of a tensor with the form that a subset operation extracts or inserts; None for parts
    that are not boxes."""
    box = model.get_box(operation)
    if box is None:
        return None
    offsets, sizes, strides = (tuple(_known(entry) for entry in entries) for entries in box[1])
    return Part(form, (offsets, sizes, strides))


def _known(entry: int | Value) -> int | Value:
    number = constant_int(entry)
    return entry if number is None else number
