"""Boundary conditions: Funcs that extend an image beyond its bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from lamina.halide.buffer import Buffer, ImageParam
from lamina.halide.domain import Var
from lamina.halide.errors import HalideError
from lamina.halide.expr import Expr, Operand, cast, expr
from lamina.halide.func import Func
from lamina.halide.functions import clamp, select

_NAMES = "xyzw"


Image: TypeAlias = "Func | Buffer | ImageParam"


class BoundaryConditions:
    """Each takes an image, or a Func with ``bounds``: a list of (min, extent), the innermost dimension first. None
    leaves a dimension unchanged."""

    @staticmethod
    def repeat_edge(source: Image, bounds: Sequence[Any] | None = None) -> Func:
        """Clamps coordinates to the image."""
        return _inside(source, bounds, "repeat_edge", lambda at, low, extent: clamp(at, low, low + extent - 1))

    @staticmethod
    def repeat_image(source: Image, bounds: Sequence[Any] | None = None) -> Func:
        """Tiles the plane with the image."""
        return _inside(source, bounds, "repeat_image", lambda at, low, extent: (at - low) % extent + low)

    @staticmethod
    def mirror_image(source: Image, bounds: Sequence[Any] | None = None) -> Func:
        """Mirrors the image at its edges, repeating the edge values."""

        def mirrored(at: Expr, low: Expr, extent: Expr) -> Expr:
            place = (at - low) % (2 * extent)
            return clamp(select(place >= extent, 2 * extent - 1 - place, place) + low, low, low + extent - 1)

        return _inside(source, bounds, "mirror_image", mirrored)

    @staticmethod
    def mirror_interior(source: Image, bounds: Sequence[Any] | None = None) -> Func:
        """Mirrors the image at its edges without repeating the edge values."""

        def mirrored(at: Expr, low: Expr, extent: Expr) -> Expr:
            last = extent - 1
            place = (at - low) % (2 * last)
            return clamp(select(place > last, 2 * last - place, place) + low, low, low + last)

        return _inside(source, bounds, "mirror_interior", mirrored)

    @staticmethod
    def constant_exterior(source: Image, value: Operand, bounds: Sequence[Any] | None = None) -> Func:
        """Returns a constant outside the image."""
        ranges = _ranges(source, bounds)
        places = _places(ranges)
        inside: Expr | None = None
        coordinates: list[Expr] = []
        for at, ends in zip(places, ranges, strict=True):
            if ends is None:
                coordinates.append(at)
                continue
            low, extent = ends
            within = (at >= low) & (at < low + extent)
            inside = within if inside is None else inside & within
            coordinates.append(clamp(at, low, low + extent - 1))
        read = source[tuple(coordinates)]
        exterior = Func("constant_exterior")
        outside = cast(read.type(), expr(value, None if isinstance(value, float) else read.type()))
        exterior[tuple(places)] = read if inside is None else select(inside, read, outside)
        return exterior


Rule = Callable[[Expr, Expr, Expr], Expr]


def _inside(source: Image, bounds: Sequence[Any] | None, name: str, rule: Rule) -> Func:
    ranges = _ranges(source, bounds)
    places = _places(ranges)
    wrapped = Func(name)
    wrapped[tuple(places)] = source[
        tuple(at if ends is None else rule(at, *ends) for at, ends in zip(places, ranges, strict=True))
    ]
    return wrapped


def _places(ranges: Sequence[Any]) -> list[Var]:
    return [Var(_NAMES[index] if index < len(_NAMES) else f"x{index}") for index in range(len(ranges))]


def _ranges(source: Image, bounds: Sequence[Any] | None) -> list[tuple[Expr, Expr] | None]:
    if bounds is None:
        if isinstance(source, Func):
            raise HalideError(f"The bounds of {source!r} are not known; pass a list of (min, extent)")
        return [(expr(source.dim(i).min()), expr(source.dim(i).extent())) for i in range(source.dimensions())]
    given = [None if pair is None or pair[0] is None else (expr(pair[0]), expr(pair[1])) for pair in bounds]
    if len(given) != source.dimensions():
        raise HalideError(f"{source!r} has {source.dimensions()} dimensions, {len(given)} bounds were given")
    return given
