"""Builders for loops and branches of scf, for passes and patterns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.define.properties import property_name
from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.scf.bounds import Bound
from lamina.dialects.scf.ops import ForallOp, ForOp, IfOp, InParallelOp, YieldOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.location import LocationLike
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType
from lamina.ir.value import Value


def make_yield(values: Sequence[Value] = (), location: LocationLike | None = None) -> YieldOp:
    """Returns a free scf.yield."""
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
    fill: Callable[[Block], None] | None = None,
) -> Any:
    """Creates an scf.for with an entry block at the insertion point. Without carried values it has its
    terminator, otherwise the caller adds it. ``fill`` builds the whole body, including the terminator, before the
    loop is inserted, so that a pattern driver only sees the loop."""
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
    if fill is not None:
        with builder.insertion_guard(InsertionPoint(body)):
            fill(body)
    elif not initial:
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
    """Returns a new scf.if at the insertion point, with entry blocks; without results these are terminated."""
    where = builder.location if location is None else location
    regions = [Region(), Region()]
    for region in regions[: 2 if with_else else 1]:
        block = region.append(Block())
        if not types and terminators:
            block.append(make_yield((), where))
    return builder.insert(IfOp([condition], types, {}, {}, (), regions, where))


def bound_value(builder: Builder, bound: Value | Attribute, location: LocationLike | None = None) -> Value:
    """Returns the bound as a value; a number becomes a constant at the insertion point."""
    if isinstance(bound, Value):
        return bound
    assert isinstance(bound, IntegerAttr)
    where = builder.location if location is None else location
    return builder.insert(ConstantOp((), (bound.type,), {"value": bound}, {}, (), (), where)).results[0]


def split_bounds(bounds: Sequence[Bound]) -> tuple[list[int], list[Value]]:
    """Splits bounds into static numbers, DYNAMIC for values, and the values."""
    static = [DYNAMIC if isinstance(bound, Value) else bound.value for bound in bounds]
    return static, [bound for bound in bounds if isinstance(bound, Value)]


def build_forall(
    builder: Builder,
    lower: Sequence[Bound],
    upper: Sequence[Bound],
    steps: Sequence[Bound],
    outputs: Sequence[Value] = (),
    *,
    mapping: Attribute | None = None,
    location: LocationLike | None = None,
    terminator: bool | None = True,
) -> Any:
    """Creates an scf.forall at the insertion point. ``terminator``: with an entry block and terminator (True), only an
    entry block (False), or no block (None)."""
    where = builder.location if location is None else location
    static_lower, dynamic_lower = split_bounds(lower)
    static_upper, dynamic_upper = split_bounds(upper)
    static_steps, dynamic_steps = split_bounds(steps)
    groups = [dynamic_lower, dynamic_upper, dynamic_steps, list(outputs)]
    properties: dict[str, Attribute] = {
        "staticLowerBound": DenseI64ArrayAttr(static_lower),
        "staticUpperBound": DenseI64ArrayAttr(static_upper),
        "staticStep": DenseI64ArrayAttr(static_steps),
        "operandSegmentSizes": DenseI32ArrayAttr([len(group) for group in groups]),
    }
    if mapping is not None:
        properties[property_name(ForallOp.mapping)] = mapping
    region = Region()
    types = [output.type for output in outputs]
    if terminator is not None:
        all_types = [IndexType()] * len(static_lower) + types
        block = region.append(Block(all_types, [where] * len(all_types)))
        if terminator:
            block.append(make_in_parallel(where))
    operands = [value for group in groups for value in group]
    return builder.insert(ForallOp(operands, types, properties, {}, (), [region], where))


def make_in_parallel(location: LocationLike) -> InParallelOp:
    """Returns a free terminator of scf.forall with an empty block."""
    region = Region()
    region.append(Block())
    return InParallelOp((), (), {}, {}, (), [region], location)
