"""Building loops and branches of scf by hand, as passes and patterns need it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.scf.ops import ForOp, IfOp, YieldOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.location import LocationLike
from lamina.ir.region import Region
from lamina.ir.value import Value


def make_yield(values: Sequence[Value] = (), location: LocationLike | None = None) -> YieldOp:
    """A free scf.yield."""
    return YieldOp(values, (), {}, {}, (), (), location) if location is not None else YieldOp(values)


def build_for(
    builder: Builder,
    lower: Value,
    upper: Value,
    step: Value,
    initial: Sequence[Value] = (),
    *,
    location: LocationLike | None = None,
    attributes: dict[str, Attribute] | None = None,
    unsigned: Attribute | None = None,
) -> Any:
    """A new scf.for with an entry block at the insertion point. Without carried values it has its terminator, else
    the caller is to add it."""
    where = builder.location if location is None else location
    body = Block([lower.type, *(value.type for value in initial)], [where, *(value.location for value in initial)])
    region = Region()
    region.append(body)
    loop = ForOp(
        [lower, upper, step, *initial],
        [value.type for value in initial],
        {} if unsigned is None else {"unsignedCmp": unsigned},
        attributes or {},
        (),
        [region],
        where,
    )
    if not initial:
        body.append(make_yield((), where))
    return builder.insert(loop)


def build_loop_nest(
    builder: Builder,
    lower: Sequence[Value],
    upper: Sequence[Value],
    steps: Sequence[Value],
    *,
    location: LocationLike | None = None,
) -> list[Any]:
    """Perfectly nested loops without carried values at the insertion point, outermost first."""
    loops: list[Any] = []
    with builder.insertion_guard():
        for low, high, step in zip(lower, upper, steps, strict=True):
            loop = build_for(builder, low, high, step, location=location)
            loops.append(loop)
            builder.set_insertion_point_to_start(loop.region.entry_block)
    return loops


def build_if(
    builder: Builder,
    condition: Value,
    types: Sequence[Type] = (),
    *,
    with_else: bool = False,
    location: LocationLike | None = None,
    terminators: bool = True,
) -> Any:
    """A new scf.if at the insertion point, with entry blocks; without results these are terminated."""
    where = builder.location if location is None else location
    regions = [Region(), Region()]
    for region in regions[: 2 if with_else else 1]:
        block = region.append(Block())
        if not types and terminators:
            block.append(make_yield((), where))
    return builder.insert(IfOp([condition], types, {}, {}, (), regions, where))
