"""``schedule_automatically``: which Funcs are computed before their consumers; the loops of each are lamina's automatic
schedule's."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.halide.errors import ScheduleError, touch
from lamina.halide.expr import Access, Binary, Call, structure, walk
from lamina.halide.func import Func
from lamina.halide.pipeline import all_funcs, wrapped_target
from lamina.halide.schedule import StageSchedule

_CHEAP = 3
"""Maximum number of operations and accesses for which a value is recomputed rather than stored."""
_COSTS = {"select": 1, "cast": 1, "abs": 1}
_FUNCTION = 20
"""The weight of a call of a math function."""


def schedule_automatically(outputs: Sequence[Func], parallel: bool) -> None:
    """Schedules a pipeline that has no schedule. Raises ScheduleError if one of its Funcs has one."""
    funcs = all_funcs(outputs)
    results = set(map(id, outputs))
    for func in funcs:
        if _has_schedule(func):
            raise ScheduleError(
                f'"{func.name()}" has a schedule already, so "{outputs[-1].name()}" cannot be scheduled automatically'
            )
    reads = _reads(funcs)
    for func in funcs:
        if id(func) not in results and (func.has_update_definition() or (reads[id(func)] > 1 and _cost(func) > _CHEAP)):
            func.compute_level = "root"
    for output in outputs:
        output.runs_parallel = parallel
    touch()


def _has_schedule(func: Func) -> bool:
    if func.compute_level != "inline" or func.store_level is not None:
        return True
    for definition in func.definitions:
        names = [variable.label for variable in definition.rvars]
        fresh = StageSchedule.make("", names, definition.pure, ordered=False)
        own = definition.schedule
        if own.loops != fresh.loops or own.fusion is not None or own.prefetches:
            return True
    return False


def _reads(funcs: list[Func]) -> dict[int, int]:
    """Returns for each Func the number of different positions at which others read it, per definition."""
    reads = dict.fromkeys(map(id, funcs), 0)
    for func in funcs:
        for definition in func.definitions:
            places: dict[int, set[object]] = {}
            for root in definition.roots:
                for node in walk(root):
                    if isinstance(node, Access):
                        target = wrapped_target(node.target, func)
                        places.setdefault(id(target), set()).add(structure(node))
            for target_id, read in places.items():
                if target_id in reads and target_id != id(func):
                    reads[target_id] += len(read)
    return reads


def _cost(func: Func) -> int:
    total = 0
    for node in (node for value in func.definitions[0].values for node in walk(value)):
        if isinstance(node, Binary | Access):
            total += 1
        elif isinstance(node, Call):
            total += _COSTS.get(node.name, _FUNCTION)
    return total
