"""Where Funcs are computed: realizations, in the loops of which stage each one is, and which of them slide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lamina.halide.bounds import affine_of
from lamina.halide.domain import OUTERMOST
from lamina.halide.errors import ScheduleError
from lamina.halide.func import Func
from lamina.halide.pipeline import Box, LoweredStage, Lowering
from lamina.halide.schedule import SERIAL, UNROLLED, VECTORIZED


@dataclass(eq=False)
class Site:
    """A loop of a stage of a realization."""

    parent: Realization
    stage: int
    loop: str


@dataclass(eq=False)
class Realization:
    """A Func computed at one place: ``site``, or None at the root. ``uses`` maps each Func it reads, by
    stage, to its realization; ``beside`` has all realizations. ``slides``: the loop of the site keeps the results of
    earlier iterations."""

    func: Func
    name: str
    stages: list[LoweredStage]
    box: Box
    site: Site | None = None
    slides: bool = False
    uses: dict[tuple[int, int], Realization] = field(default_factory=dict)
    consumers: list[tuple[Realization, int]] = field(default_factory=list)
    beside: Sequence[Realization] = ()

    def stage_name(self, number: int) -> str:
        return self.name if number == 0 else f"{self.name}.update({number - 1})"

    @property
    def is_inside_window(self) -> bool:
        """True if this slides, or is computed inside a realization that slides. A sliding window has two nests of
        loops, before the loop and inside it, so nothing else is computed in them."""
        return self.slides or any(site.parent.slides for site in self.chain())

    def chain(self) -> list[Site]:
        """Returns the enclosing sites, from the innermost out."""
        sites = []
        at = self.site
        while at is not None:
            sites.append(at)
            at = at.parent.site
        return sites


def realizations(lowering: Lowering) -> list[Realization]:
    """All that is computed, consumers before producers. Raises ScheduleError for places that do not hold all
    uses."""
    realized: list[Realization] = []
    by_func: dict[int, list[Realization]] = {}
    names: dict[str, int] = {}
    for func in reversed(lowering.funcs):
        uses = [
            (consumer, number)
            for consumer in realized
            for number, stage in enumerate(consumer.stages)
            if any(access.target is func for access in stage.accesses)
        ]
        places = _place_of_output(func, uses) if lowering.is_output(func) else _places(lowering, func, uses)
        for site, served in places:
            count = names.get(func.name(), 0)
            names[func.name()] = count + 1
            name = func.name() if count == 0 else f"{func.name()}.{count}"
            realization = Realization(
                func,
                name,
                lowering.stages[id(func)],
                lowering.boxes.get(id(func), []),
                site,
                slides=_slides(func, site, served),
                consumers=list(served),
                beside=realized,
            )
            for consumer, number in served:
                consumer.uses[number, id(func)] = realization
            realized.append(realization)
            by_func.setdefault(id(func), []).append(realization)
    return realized


def _place_of_output(
    func: Func, uses: list[tuple[Realization, int]]
) -> list[tuple[Site | None, list[tuple[Realization, int]]]]:
    level = func.compute_level
    if isinstance(level, tuple) and level[1] != OUTERMOST:
        raise ScheduleError(
            f'Func "{func.name()}" is an output, so must be scheduled compute_root (which is the default), not '
            f"compute_at({level[0].name()}, {level[1]})",
            func.compute_source,
        )
    return [(None, uses)]


def _places(
    lowering: Lowering, func: Func, uses: list[tuple[Realization, int]]
) -> list[tuple[Site | None, list[tuple[Realization, int]]]]:
    level = func.compute_level
    if level == "root" or (isinstance(level, tuple) and level[1] == OUTERMOST):
        return [(None, uses)]
    if level == "inline":
        return _innermost_places(lowering, func, uses)
    assert isinstance(level, tuple)
    target, variable = level
    sites: list[tuple[Site, list[tuple[Realization, int]]]] = []
    for consumer, number in uses:
        site = _site_around(consumer, number, target, variable)
        if site is None:
            raise _illegal_place(func, target, variable, uses)
        if site.parent.is_inside_window:
            raise ScheduleError(
                f'Func "{func.name()}" is computed inside "{site.parent.func.name()}", which is a sliding window; '
                "compute it where that is computed, or store the window at the loop of its compute_at()",
                func.compute_source,
            )
        for other, served in sites:
            if other.parent is site.parent and other.stage == site.stage:
                served.append((consumer, number))
                break
        else:
            sites.append((site, [(consumer, number)]))
    return [(site, served) for site, served in sites]


def _innermost_places(lowering: Lowering, func: Func, uses: list[tuple[Realization, int]]) -> list[Any]:
    """Places unscheduled Funcs with updates in the innermost loop of their consumer, or
    before everything if there is no suitable loop."""
    from lamina.halide.stages import is_sliced, is_structured  # cycle

    sites = []
    for consumer, number in uses:
        stage = consumer.stages[number]
        affine = all(
            affine_of(argument) is not None
            for access in stage.accesses
            if access.target is func
            for argument in access.arguments
        )
        simple = all(is_structured(user) and not is_sliced(user) for user in (*lowering.stages[id(func)], stage))
        innermost = _innermost_loop(stage)
        if innermost is None or not affine or not simple or consumer.is_inside_window:
            return [(None, uses)]
        sites.append((Site(consumer, number, innermost), [(consumer, number)]))
    return sites


def _innermost_loop(stage: LoweredStage) -> str | None:
    """Returns the innermost loop that is not vectorized."""
    loops = stage.definition.schedule.loops
    vectors = [position for position, loop in enumerate(loops) if loop.kind == VECTORIZED]
    outside = loops[max(vectors) + 1 :] if vectors else loops
    return next((loop.name for loop in outside if not vectors or loop.kind != UNROLLED), None)


def _site_around(consumer: Realization, number: int, target: Func, variable: str) -> Site | None:
    """The loop ``variable`` of ``target`` around a use, if it is around it."""
    inner_loop: str | None = None
    at, stage = consumer, number
    while at.func is not target:
        host = host_stage(at, stage)
        if host is not None and _leads_to(*host, target):
            return _site_in_host(at, stage, inner_loop, target, variable)
        if at.site is None:
            return None
        site = at.site
        inner_loop, at, stage = site.loop, site.parent, site.stage
    loops = [loop.name for loop in at.stages[stage].definition.schedule.loops]
    position = loop_position(loops, variable)
    if position is None or (inner_loop is not None and loops.index(inner_loop) > position):
        return None
    return Site(at, stage, loops[position])


def _leads_to(at: Realization, stage: int, target: Func) -> bool:
    """True if a stage, or one whose loops it runs in by compute_with(), belongs to a Func."""
    host: tuple[Realization, int] | None = (at, stage)
    while host is not None:
        if host[0].func is target:
            return True
        host = host_stage(*host)
    return False


def _site_in_host(at: Realization, stage: int, inner_loop: str | None, target: Func, variable: str) -> Site | None:
    """The loop of ``target`` around a use in a stage that shares it by compute_with()."""
    own = [loop.name for loop in reversed(at.stages[stage].definition.schedule.loops)]
    while at.func is not target:
        fusion = at.stages[stage].definition.schedule.fusion
        host = host_stage(at, stage)
        assert host is not None and fusion is not None
        at, stage = host
        loops = [loop.name for loop in reversed(at.stages[stage].definition.schedule.loops)]
        shared = loop_position(loops, fusion.loop)
    position = loop_position(loops, variable)
    if position is None or shared is None or position > shared:
        return None
    if inner_loop is not None and own.index(inner_loop) < position:
        return None
    return Site(at, stage, loops[position])


def loop_position(names: Sequence[str], variable: str) -> int | None:
    """Returns the position of the loop called ``variable``."""
    return next((at for at, name in enumerate(names) if name == variable or name.endswith(f".{variable}")), None)


def host_stage(realization: Realization, number: int) -> tuple[Realization, int] | None:
    """Returns the stage in whose loops one runs by compute_with(), where it is computed at the same place."""
    fusion = realization.stages[number].definition.schedule.fusion
    if fusion is None:
        return None
    for other in realization.beside:
        for place, stage in enumerate(other.stages):
            if stage.definition is fusion.host and same_site(other.site, realization.site):
                return other, place
    return None


def same_site(left: Site | None, right: Site | None) -> bool:
    if left is None or right is None:
        return left is right
    return left.parent is right.parent and left.stage == right.stage and left.loop == right.loop


def _slides(func: Func, site: Site | None, served: list[tuple[Realization, int]]) -> bool:
    """True if a Func is stored outside the loop it is computed at, so that the loop keeps what earlier iterations
    computed. Raises ScheduleError where that is not possible."""
    if func.store_level is None or func.store_level == func.compute_level:
        return False
    if site is None or not all(_is_stored_outside(func, site, consumer, number) for consumer, number in served):
        raise ScheduleError(
            f'Func "{func.name()}" is stored inside the loop it is computed at; store_at() takes a loop around that of '
            "compute_at()",
            func.compute_source,
        )
    loop = next(loop for loop in site.parent.stages[site.stage].definition.schedule.loops if loop.name == site.loop)
    if func.has_update_definition() or loop.kind != SERIAL:
        why = "has updates" if func.has_update_definition() else f"is computed at {loop.name}, which is {loop.kind}"
        raise ScheduleError(
            f'Func "{func.name()}" is stored outside the loop it is computed at, but {why}; only a serial loop keeps '
            "values of a Func without updates: give store_at() the loop of compute_at()",
            func.compute_source,
        )
    return True


def _is_stored_outside(func: Func, site: Site, consumer: Realization, number: int) -> bool:
    if not isinstance(func.store_level, tuple) or func.store_level[1] == OUTERMOST:
        return True
    store = _site_around(consumer, number, *func.store_level)
    if store is None:
        return False
    if store.parent is site.parent:
        loops = [loop.name for loop in site.parent.stages[site.stage].definition.schedule.loops]
        return store.stage == site.stage and loops.index(store.loop) > loops.index(site.loop)
    return any(around.parent is store.parent for around in site.parent.chain())


def _illegal_place(func: Func, target: Func, variable: str, uses: list[tuple[Realization, int]]) -> ScheduleError:
    legal = [f"{func.name()}.compute_root();"]
    shown = []
    for consumer, number in uses:
        loops = [loop.name.rpartition(".")[2] for loop in reversed(consumer.stages[number].definition.schedule.loops)]
        if len(uses) == 1:
            legal += [f"{func.name()}.compute_at({consumer.func.name()}, {name});" for name in loops]
        shown.append(f" {consumer.stage_name(number)} (loops {', '.join(loops)}) uses {func.name()}")
    return ScheduleError(
        f'Func "{func.name()}" is computed at the following invalid location:\n'
        f"  {func.name()}.compute_at({target.name()}, {variable});\n"
        "Legal locations for this function are:\n  " + "\n  ".join(legal) + "\n"
        f'"{func.name()}" is used in the following places:\n' + "\n".join(shown),
        func.compute_source,
    )
