"""``rfactor``: splits a reduction into two steps, the first of which keeps some of its loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.halide.domain import RDom, RVar, Var
from lamina.halide.errors import ScheduleError, touch
from lamina.halide.expr import Access, Binary, Call, Const, Expr, binary, expr, rewrite
from lamina.halide.schedule import SERIAL, Loop, Part

if TYPE_CHECKING:
    from lamina.halide.definition import Definition
    from lamina.halide.func import Func


def rfactor(definition: Definition, preserved: Sequence[tuple[Any, Any]]) -> Func:
    """Splits an update ``f[...] = f[...] op value`` off into a new Func that has the loops ``preserved``, each with the
    Var that becomes its dimension: it reduces over the other loops, and the update over its dimensions. Returns the new
    Func.

    Raises ScheduleError if the operation is not associative, or for loops that do not exist or are not
    serial."""
    from lamina.halide.definition import IDENTITIES  # start-up
    from lamina.halide.func import Func  # start-up

    func, schedule, value = definition.func, definition.schedule, definition.values[0]
    if not definition.is_associative or not isinstance(value, Binary) or func.is_tuple():
        raise ScheduleError(f"In schedule for {schedule.owner}, rfactor() needs an update f[...] = f[...] op value")
    chosen: dict[str, Var] = {}
    for variable, kept in preserved:
        loop = schedule.loops[schedule.find(variable, "rfactor dimension")]
        if not loop.is_reduction:
            raise ScheduleError(f"In schedule for {schedule.owner}, {loop.name} is not a loop of the reduction")
        if not isinstance(kept, Var):
            raise ScheduleError(f"rfactor() takes a Var for {loop.name}, not {kept!r}")
        chosen[loop.name] = kept
    loops = [loop for loop in schedule.loops if loop.is_reduction]
    for loop in loops:
        if loop.kind != SERIAL or loop.fused:
            raise ScheduleError(
                f"In schedule for {schedule.owner}, {loop.name} is {'fused' if loop.fused else loop.kind}; rfactor() "
                "comes before"
            )
    counts = {loop.name: _trips(definition, loop) for loop in loops}
    others = [loop for loop in loops if chosen.get(loop.name) is None]
    inner = RDom([(0, counts[loop.name]) for loop in others], f"{func.name()}_inner") if others else None
    outer_loops = [loop for loop in loops if chosen.get(loop.name) is not None]
    # Along preserved loops the new Func counts from 0.
    counters: dict[str, Expr] = dict(chosen)
    if inner is not None:
        counters |= {loop.name: rvar for loop, rvar in zip(others, inner, strict=True)}
    values, conditions = _rvars_by_loops(definition, loops, counters)

    def replaced(root: Expr) -> Expr:
        return rewrite(root, lambda node: values.get(node.label) if isinstance(node, RVar) else None)

    own = [definition.is_own_place(side) for side in (value.left, value.right)]
    other = replaced(value.right if own[0] else value.left)
    nothing = Const(func.type(), IDENTITIES[value.op](func.type()))
    for condition in conditions:
        other = Call("select", func.type(), [condition, other, nothing])
    intermediate = Func(f"{func.name()}_intm")
    kept_vars = [chosen[loop.name] for loop in outer_loops]
    intermediate[(*(Var(name) for name in func.pure_names), *kept_vars)] = nothing
    places = (*(replaced(argument) for argument in definition.arguments), *kept_vars)
    intermediate[places] = Binary(value.op, func.type(), intermediate[places], other)

    outer = RDom([(0, counts[loop.name]) for loop in outer_loops], f"{func.name()}_outer")
    pure = tuple(Var(name) for name in func.pure_names)
    total = Binary(value.op, func.type(), func[pure], Access(intermediate, (*pure, *outer.rvars)))
    func.replace_update(definition, pure, total)
    touch()
    return intermediate


def _root(definition: Definition, name: str) -> RVar:
    return next(rvar for rvar in definition.rvars if rvar.label == name)


def _trips(definition: Definition, loop: Loop) -> Expr:
    """Returns the trip count of a reduction loop."""
    part: Part = loop.parts[0]
    if part.width is not None:
        return expr(-(-part.width // part.step))
    extent = _root(definition, part.root).extent()
    return extent if part.step == 1 else (extent + (part.step - 1)) / part.step


def _rvars_by_loops(
    definition: Definition, loops: Sequence[Loop], counters: dict[str, Expr]
) -> tuple[dict[str, Expr], list[Expr]]:
    """Expresses the RVars in the counters of the loops, with the conditions under which these are in range, for
    splits that may not divide. Out of range an RVar has its last value, so that nothing is read out of bounds."""
    values: dict[str, Expr] = {}
    conditions: list[Expr] = []
    for rvar in definition.rvars:
        parts = [(loop.parts[0], counters[loop.name]) for loop in loops if loop.parts[0].root == rvar.label]
        offset: Expr = expr(0)
        for part, counter in sorted(parts, key=lambda loop: -loop[0].step):
            offset = offset + counter * part.step
        if len(parts) > 1 and not _divides(rvar, [part for part, _ in parts]):
            conditions.append(offset < rvar.extent())
            offset = binary("min", offset, rvar.extent() - 1)
        values[rvar.label] = offset + rvar.min()
    return values, conditions


def _divides(rvar: RVar, parts: Sequence[Part]) -> bool:
    """True if the steps of the splits of an RVar divide each other and its extent, where that is a number."""
    extent = rvar.extent()
    if not isinstance(extent, Const):
        return False
    whole = int(extent.value)
    return all((whole if part.width is None else part.width) % part.step == 0 for part in parts)


def preserved_pairs(given: tuple[Any, ...]) -> list[tuple[Any, Any]]:
    """Returns the arguments of rfactor(): a loop and a Var, or a list of such pairs."""
    if len(given) == 2:
        return [(given[0], given[1])]
    if len(given) == 1 and isinstance(given[0], list | tuple):
        pairs = [tuple(pair) if isinstance(pair, list | tuple) else (pair,) for pair in given[0]]
        if pairs and all(len(pair) == 2 for pair in pairs):
            return [(pair[0], pair[1]) for pair in pairs]
    raise ScheduleError("rfactor() takes a loop and a Var, or a list of such pairs")


