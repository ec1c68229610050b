"""``specialize``: an alternative schedule for a stage, used if a condition on parameters and image sizes holds.

Programs are compiled for the sizes they are realized with, so the choice is made at compile time, from the
current values of parameters.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from lamina.halide.domain import RVar, Var
from lamina.halide.errors import HalideError, ScheduleError, touch
from lamina.halide.expr import (
    Access,
    Binary,
    Call,
    Const,
    Expr,
    Extent,
    Operand,
    Scalar,
    euclidean_division,
    expr,
    walk,
    wrapped,
)
from lamina.halide.schedule import StageSchedule
from lamina.halide.sizes import nominal
from lamina.halide.types import Type

if TYPE_CHECKING:
    from lamina.halide.definition import Definition
    from lamina.halide.func import Func
    from lamina.halide.pipeline import Box

_Number = float | int


class Specialization:
    """A condition and the schedule for it."""

    def __init__(self, condition: Expr, schedule: StageSchedule) -> None:
        self.condition, self.schedule = condition, schedule


def specialization(definition: Definition, condition: Operand) -> Specialization:
    """Creates one for a stage, with its schedule so far. Raises ScheduleError for conditions on
    points."""
    given = expr(condition)
    owner = definition.schedule.owner
    if not given.type().is_bool():
        raise ScheduleError(f"In schedule for {owner}, specialize() takes a condition, not {given.type()}")
    for node in walk(given):
        if isinstance(node, Var | RVar | Access):
            raise ScheduleError(
                f"In schedule for {owner}, the condition of specialize() depends on {node!r}; it may depend on "
                "parameters and on sizes of images"
            )
    own = definition.schedule
    copy = replace(own, loops=list(own.loops), splits=list(own.splits), prefetches=list(own.prefetches))
    special = Specialization(given, copy)
    definition.specializations.append(special)
    touch()
    return special


def choices(
    funcs: Sequence[Func], images: Mapping[int, Box], *, unknown: bool = False
) -> list[tuple[Definition, int]]:
    """Returns for each stage with specializations the number of the first true one, or -1; with ``unknown`` always -1:
    nothing is known of the runs."""
    choices = []
    for func in funcs:
        for definition in func.definitions:
            if definition.specializations and unknown:
                choices.append((definition, -1))
            elif definition.specializations:
                holds = (bool(_value(special.condition, images)) for special in definition.specializations)
                choices.append((definition, next((number for number, condition in enumerate(holds) if condition), -1)))
    return choices


@contextmanager
def specialized(chosen: Sequence[tuple[Definition, int]]) -> Iterator[None]:
    """Gives stages the schedules of the chosen specializations within the ``with`` block."""
    before = [definition.schedule for definition, _ in chosen]
    try:
        for definition, number in chosen:
            if number >= 0:
                definition.schedule = definition.specializations[number].schedule
        yield
    finally:
        for (definition, _), schedule in zip(chosen, before, strict=True):
            definition.schedule = schedule


_OPERATIONS: dict[str, Callable[[_Number, _Number], _Number]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "min": min, "max": max,
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip
def _remainder(left: int, right: int) -> int:
    return left - right * euclidean_division(left, right) if right else 0


_BITS: dict[str, Callable[[int, int], int]] = {
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "shl": operator.lshift, "shr": operator.rshift,
    "div": euclidean_division, "mod": _remainder,
}  # fmt: skip


def _value(root: Expr, images: Mapping[int, Box]) -> _Number:
    """Evaluates a condition. Raises HalideError if it or one of its functions is unknown."""
    values: dict[int, _Number] = {}
    for node in walk(root):
        given = [values[id(child)] for child in node.children]
        values[id(node)] = _converted(_node_value(node, given, images), node.type())
    return values[id(root)]


def _node_value(node: Expr, given: list[_Number], images: Mapping[int, Box]) -> _Number:
    match node:
        case Const():
            return node.value
        case Scalar():
            value: _Number = node.param.get()
            return value
        case Extent() if id(node.image) in images:
            low, high = images[id(node.image)][node.dimension]
            return nominal(low if node.what == "min" else high - low + 1)
        case Extent():
            raise HalideError(f"The size of {node.image.name()}, on which specialize() depends, is not known")
        case Binary() if node.op in _OPERATIONS:
            return _OPERATIONS[node.op](*given)
        case Binary() if node.left.type().is_float():
            return given[0] / given[1] if given[1] else float("nan")
        case Binary():
            return _BITS[node.op](int(given[0]), int(given[1]))
        case Call(name="cast"):
            return given[0]
        case Call(name="select"):
            return given[1] if given[0] else given[2]
    raise HalideError(f"The condition of specialize() must be arithmetic on parameters and sizes: {node!r}")


def _converted(value: _Number, type: Type) -> _Number:
    if type.is_float():
        return float(value)
    return int(value) & 1 if type.is_bool() else wrapped(int(value), type)
