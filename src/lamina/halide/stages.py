"""Maps a stage's schedule to a structured operation: the loops around it, and the tile that remains."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from lamina.halide.bounds import Affine, Interval, affine_of, interval, union
from lamina.halide.domain import Var
from lamina.halide.errors import ScheduleError
from lamina.halide.expr import Access, structure, walk
from lamina.halide.fused_loops import Family, Key, families
from lamina.halide.pipeline import LoweredStage
from lamina.halide.printing import Print
from lamina.halide.realization import Realization, Site
from lamina.halide.schedule import PARALLEL, SERIAL, UNROLLED, VECTORIZED, Loop, Part
from lamina.halide.sizes import at_least, is_unknown, nominal


def place_of(stage: LoweredStage) -> list[Affine] | None:
    """Returns the coordinates a stage writes, each a number or one variable plus a number, no variable twice; None
    if they have another form."""
    coordinates = []
    seen: set[str] = set()
    for argument in stage.arguments:
        form = affine_of(argument)
        if form is None or len(form.terms) > 1 or any(number != 1 or name in seen for name, number in form.terms):
            return None
        seen.update(name for name, _ in form.terms)
        coordinates.append(form)
    return coordinates


def is_structured(stage: LoweredStage) -> bool:
    """True if a stage is one structured operation: it writes each point once (or reduces into it), and reads its Func
    only at the point it writes, or where it does not write."""
    if speaks(stage):
        return False
    if stage.definition.number == 0:
        return True
    return place_of(stage) is not None and all(
        is_own_place(stage, access) or _is_elsewhere(stage, access) for access in stage.own_accesses
    )


def speaks(stage: LoweredStage) -> bool:
    """True if a stage writes to standard output, which only plain loops do."""
    return stage.definition.func.traces_stores or any(
        isinstance(node, Print) for value in stage.values for node in walk(value)
    )


def is_own_place(stage: LoweredStage, access: Access) -> bool:
    """True if an access is to the point that the stage writes."""
    own = [structure(argument) for argument in stage.arguments]
    return access.target is stage.definition.func and [structure(argument) for argument in access.arguments] == own


def _is_elsewhere(stage: LoweredStage, access: Access) -> bool:
    """True if some coordinate of an access never equals the one that the stage writes."""
    ranges = dict(stage.rvars)
    for read, written in zip(access.arguments, stage.arguments, strict=True):
        forms = [affine_of(read), affine_of(written)]
        if any(form is None or any(name not in ranges for name, _ in form.terms) for form in forms):
            continue
        ends = [interval(coordinate, ranges) for coordinate in (read, written)]
        if ends[0] and ends[1] and (at_least(ends[1][0], ends[0][1] + 1) or at_least(ends[0][0], ends[1][1] + 1)):
            return True
    return False


def is_sliced(stage: LoweredStage) -> bool:
    """True if a stage writes only some of its Func's points."""
    return not all(isinstance(argument, Var) for argument in stage.arguments)


@dataclass
class Group:
    """Adjacent loops created by one tiling. ``sizes`` by variable; ``unrolled`` maps unrolled loops to
    their trip counts. ``is_shared``: stages that are computed with each other have these loops together."""

    kind: str
    sizes: dict[str, int]
    names: list[str]
    unrolled: dict[str, int] = field(default_factory=dict)
    children: list[Realization] = field(default_factory=list)
    is_shared: bool = False


@dataclass
class Plan:
    """One stage of a realization. ``dims`` are its variables, outermost first, as in the operation;
    ``extents`` are their numbers of values at the place of computation."""

    realization: Realization
    number: int
    dims: list[str]
    extents: dict[str, int]
    groups: list[Group]
    tile: dict[str, int]
    order: list[str]
    structured: bool
    has_tails: bool
    ranges: dict[str, Interval] = field(default_factory=dict)
    """Those of some variables, if they are not the whole ones: the part of the stage that others are computed with."""
    piece: int = 0
    """The number of a part that is not: it has no schedule."""

    @property
    def stage(self) -> LoweredStage:
        return self.realization.stages[self.number]

    @property
    def name(self) -> str:
        name = self.realization.stage_name(self.number)
        return f"{name} part {self.piece}" if self.piece else name

    @property
    def vectorized(self) -> bool:
        return any(size > 1 for size in self.tile.values())


class Planner:
    """Plans for all stages. Raises ScheduleError for schedules that are not tilings."""

    def __init__(self, made: Sequence[Realization]) -> None:
        self.made = made
        # Vector tiles are recognized by their shape; if there are any, no other operation keeps loops.
        self.has_vectors = any(
            loop.kind == VECTORIZED
            for realization in made
            for stage in realization.stages
            for loop in stage.definition.schedule.loops
        )
        self._regions: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self.families = families(made)
        self._family_of = {member.key: family for family in self.families for member in family.members}
        self.plans = {
            (id(realization), number): self._plan(realization, number)
            for realization in made
            for number in range(len(realization.stages))
        }

    def family_of(self, plan: Plan) -> Family | None:
        """Returns the stages that a stage shares loops with."""
        return self._family_of.get((id(plan.realization), plan.number))

    def _cut_ranges(self, key: Key) -> dict[str, Interval]:
        family = self._family_of.get(key)
        return next(member.ranges for member in family.members if member.key == key) if family else {}

    # ---- Extents where a realization is computed

    def extents(self, realization: Realization, number: int) -> dict[str, int]:
        """Returns the numbers of values of a stage's variables, in place of unknown ones large numbers."""
        box: Sequence[Interval] = realization.box
        if realization.site is not None:
            box = self._region(realization, realization.site)
        stage = realization.stages[number]
        ranges = dict(zip(realization.func.pure_names, box, strict=True)) | dict(stage.rvars)
        ranges |= self._cut_ranges((id(realization), number))
        return {name: nominal(ranges[name][1] - ranges[name][0] + 1) for name in self._dims(stage)}

    @staticmethod
    def _dims(stage: LoweredStage) -> list[str]:
        return [*reversed(stage.definition.pure), *(name for name, _ in reversed(stage.rvars))]

    def _region(self, realization: Realization, site: Site) -> list[tuple[int, int]]:
        """Returns the part of a Func computed inside a loop that one iteration needs, with the loop's variables
        starting at 0."""
        key = (id(realization), id(site))
        if key not in self._regions:
            region: list[Interval | None] = [None] * len(realization.box)
            for consumer, number in realization.consumers:
                ranges = self._ranges_in(consumer, number, site)
                for access in consumer.stages[number].accesses:
                    if access.target is realization.func:
                        self._add(region, access, ranges)
            self._regions[key] = [
                (nominal(low), min(nominal(high), nominal(low) + nominal(last - first)))
                for (low, high), (first, last) in zip((ends or (0, 0) for ends in region), realization.box, strict=True)
            ]
        return self._regions[key]

    @staticmethod
    def _add(into: list[Interval | None], access: Access, ranges: dict[str, Interval]) -> None:
        for position, argument in enumerate(access.arguments):
            ends = interval(argument, ranges)
            assert ends is not None
            into[position] = union(into[position], ends)

    def _ranges_in(self, consumer: Realization, number: int, site: Site) -> dict[str, Interval]:
        stage = consumer.stages[number]
        host = self._family_of.get((id(site.parent), site.stage))
        shares = host is not None and any(member.key == (id(consumer), number) for member in host.members)
        if not shares and (consumer is not site.parent or number != site.stage):
            box = self._region(consumer, site)
            ranges: dict[str, Interval] = dict(zip(consumer.func.pure_names, box, strict=True))
            return ranges | {name: (nominal(low), nominal(high)) for name, (low, high) in stage.rvars}
        sizes = self.extents(consumer, number)
        around = [loop.name for loop in reversed(site.parent.stages[site.stage].definition.schedule.loops)]
        for loop in list(reversed(stage.definition.schedule.loops))[: around.index(site.loop) + 1]:
            for part in loop.parts:
                sizes[part.root] = min(sizes[part.root], part.step)
        return {name: (0, size - 1) for name, size in sizes.items()}

    # ---- Loops

    def _plan(self, realization: Realization, number: int) -> Plan:
        stage = realization.stages[number]
        schedule = stage.definition.schedule
        extents = self.extents(realization, number)
        children = [
            other
            for other in self.made
            if other.site and other.site.parent is realization and other.site.stage == number
        ]
        dims = self._dims(stage)
        if not is_structured(stage):
            self._check_unscheduled(stage, realization, children)
            order = [loop.name for loop in reversed(schedule.loops)]
            return Plan(realization, number, dims, extents, [], {}, order, structured=False, has_tails=False)
        if realization.site is not None and is_sliced(stage):
            raise ScheduleError(
                f"{stage.name} writes some points of {realization.func.name()} only, "
                f"so {realization.func.name()} is computed whole: "
                "use compute_root()",
                stage.definition.source,
            )
        nest = list(reversed(schedule.loops))
        family = self._family_of.get((id(realization), number))
        shared = family.shared((id(realization), number)) if family else []
        ends = self._group_ends(realization, number, children, family)
        kept = {*shared, *(name for fetch in schedule.prefetches for name in (fetch.at, fetch.of))}
        tiled = self._tile_loops(nest, ends | kept)
        if not tiled and self._is_inside_vector(realization):
            tiled = [loop for loop in nest if not loop.is_reduction]
        tile = self._tile(stage, nest, tiled, extents)
        rest = [] if self.has_vectors else self._trailing(nest, ends | kept)
        outer = [loop for loop in nest if loop not in tiled and loop not in rest]
        groups = self._groups(stage, outer, extents, children, ends, kept)
        for group in groups:
            group.is_shared = any(name in shared for name in group.names)
        self._steady(groups, dims, extents, tile)
        order = [loop.parts[0].root for loop in rest]
        tails = any(extent % step or is_unknown(extent) for extent, step in _steps(outer, extents))
        ranges = self._cut_ranges((id(realization), number))
        return Plan(
            realization, number, dims, extents, groups, tile, order, structured=True, has_tails=tails, ranges=ranges
        )

    def _group_ends(
        self, realization: Realization, number: int, children: Sequence[Realization], family: Family | None
    ) -> set[str]:
        """Returns the loops that are the last ones of a tiling: something happens in them."""
        schedule = realization.stages[number].definition.schedule
        ends = {other.site.loop for other in children if other.site}
        ends |= {name for fetch in schedule.prefetches for name in (fetch.at, fetch.of)}
        if family is not None:
            names = family.shared((id(realization), number))
            ends.add(names[-1])
            # All members have the same groups of loops.
            for member in family.members:
                others = [loop.name for loop in member.nest]
                fetches = member.stage.definition.schedule.prefetches
                places = [name for fetch in fetches for name in (fetch.at, fetch.of)]
                for other in self.made:
                    if other.site and other.site.parent is member.realization and other.site.stage == member.number:
                        places.append(other.site.loop)
                ends |= {names[others.index(name)] for name in places if others.index(name) < family.depth}
        return ends

    @staticmethod
    def _steady(groups: list[Group], dims: list[str], extents: dict[str, int], tile: dict[str, int]) -> None:
        """A parallel loop over vectors whose last iteration is partial gets a loop over vectors inside, which can be
        split at the last whole one."""
        sizes = dict(extents)
        partial: dict[str, bool] = {}
        for group in groups:
            for name, size in group.sizes.items():
                partial[name] = group.kind == "forall" and (
                    sizes[name] % size != 0 or is_unknown(sizes[name]) or partial.get(name, False)
                )
                sizes[name] = min(sizes[name], size)
        found = {name: tile[name] for name in dims if partial.get(name) and tile[name] > 1}
        if found:
            groups.append(Group("for", found, list(found)))

    @staticmethod
    def _check_unscheduled(stage: LoweredStage, realization: Realization, children: Sequence[Realization]) -> None:
        """Plans a stage that is not a structured operation: scalar loops."""
        why = "writes to standard output" if speaks(stage) else "reads or writes other points than its own"
        for loop in stage.definition.schedule.loops:
            if loop.kind != SERIAL or loop.parts[0].step != 1 or loop.parts[0].width is not None or loop.fused:
                raise ScheduleError(
                    f"{stage.name} {why}, so it runs as plain loops, which can be "
                    f"reordered only; {loop.name} cannot be {'split' if loop.kind == SERIAL else loop.kind}",
                    loop.source,
                )
        if realization.site is not None or children:
            raise ScheduleError(
                f"{stage.name} {why}, so it runs as plain loops: "
                + (
                    f"{realization.func.name()} cannot be computed inside others; use compute_root()"
                    if realization.site is not None
                    else f"{children[0].func.name()} cannot be computed inside them"
                ),
                realization.func.compute_source if realization.site is not None else children[0].func.compute_source,
            )

    def _is_inside_vector(self, realization: Realization) -> bool:
        """True if an unscheduled Func is computed in the iterations of a vector."""
        if realization.func.compute_level != "inline" or realization.site is None:
            return False
        around = realization.site.parent.stages[realization.site.stage].definition.schedule.loops
        return any(loop.kind == VECTORIZED for loop in around) or self._is_inside_vector(realization.site.parent)

    @staticmethod
    def _tile_loops(nest: Sequence[Loop], holding: set[str]) -> list[Loop]:
        """Returns the loops that become one vector: those that are vectorized, and the unrolled ones inside all
        others."""
        if not any(loop.kind == VECTORIZED for loop in nest):
            return []
        loops = [loop for loop in nest if loop.kind == VECTORIZED]
        for loop in reversed(nest):
            if loop.kind == VECTORIZED:
                continue
            if loop.kind != UNROLLED or loop.is_reduction or loop.name in holding:
                break
            loops.append(loop)
        for loop in loops:
            if loop.name in holding:
                raise ScheduleError(
                    f"{loop.name} is {loop.kind}; nothing can be computed at it. Compute it at a loop around",
                    loop.source,
                )
        return loops

    @staticmethod
    def _tile(
        stage: LoweredStage, nest: Sequence[Loop], tiled: Sequence[Loop], extents: dict[str, int]
    ) -> dict[str, int]:
        tile = dict.fromkeys(extents, 1)
        for loop in tiled:
            for part in loop.parts:
                covered = extents[part.root] if part.width is None else min(part.width, extents[part.root])
                _check_known(stage, loop, covered)
                tile[part.root] = max(tile[part.root], covered)
        for loop in nest:
            if loop in tiled:
                continue
            for part in loop.parts:
                if part.step < tile[part.root]:
                    wide = next(group for group in tiled if any(other.root == part.root for other in group.parts))
                    raise ScheduleError(
                        f"In schedule for {stage.name}, {wide.name} is {wide.kind}, but {loop.name}, which is inside "
                        f"of its split, is not; only the inner part of a split becomes a vector",
                        wide.source,
                    )
        return tile

    @staticmethod
    def _trailing(nest: Sequence[Loop], holding: set[str]) -> list[Loop]:
        """Returns the innermost loops that need no tiling: the operation has them itself."""
        loops: list[Loop] = []
        for loop in reversed(nest):
            simple = loop.kind == SERIAL and not loop.fused and loop.parts[0].step == 1
            if not simple or loop.name in holding:
                break
            loops.insert(0, loop)
        return loops

    @staticmethod
    def _check_nesting(stage: LoweredStage, around: Loop | None, loop: Loop, part: Part, extent: int) -> None:
        covered = extent if part.width is None else min(part.width, extent)
        if around is None or covered <= part.step:
            return
        if any(around_part.root == part.root and around_part.step < part.step for around_part in around.parts):
            raise ScheduleError(
                f"In schedule for {stage.name}, {around.name} runs around {loop.name}: the inner part of a split "
                "around the outer one is not a tiling; reorder them",
                loop.source or around.source,
            )

    def _groups(
        self,
        stage: LoweredStage,
        outer: Sequence[Loop],
        extents: dict[str, int],
        children: Sequence[Realization],
        ends: set[str],
        kept: set[str],
    ) -> list[Group]:
        dims = self._dims(stage)
        current = dict(extents)
        seen: dict[str, Loop] = {}
        groups: list[Group] = []
        closed = True
        for loop in outer:
            here = [child for child in children if child.site and child.site.loop == loop.name]
            for index, part in enumerate(loop.parts):
                trips = math.ceil(current[part.root] / part.step)
                last = index == len(loop.parts) - 1
                self._check_nesting(stage, seen.get(part.root), loop, part, extents[part.root])
                if trips == 1 and not (here and last) and loop.name not in kept:
                    continue
                if loop.kind == UNROLLED:
                    _check_known(stage, loop, current[part.root])
                seen[part.root] = loop
                kind = "forall" if loop.kind == PARALLEL else "for"
                position = dims.index(part.root)
                if closed or groups[-1].kind != kind or any(dims.index(name) >= position for name in groups[-1].sizes):
                    groups.append(Group(kind, {}, []))
                    closed = False
                group = groups[-1]
                group.sizes[part.root] = part.step
                group.names.append(loop.name)
                current[part.root] = min(current[part.root], part.step)
                if loop.kind == UNROLLED and trips > 1:
                    group.unrolled[part.root] = trips
            if here:
                groups[-1].children += here
            closed = closed or loop.name in ends
        return groups


def _check_known(stage: LoweredStage, loop: Loop, extent: int) -> None:
    if is_unknown(extent):
        raise ScheduleError(
            f"In schedule for {stage.name}, {loop.name} is {loop.kind}, but its size is known when the program runs "
            f"only; give {'vectorize' if loop.kind == VECTORIZED else 'unroll'}() a factor",
            loop.source,
        )


def _steps(outer: Sequence[Loop], extents: dict[str, int]) -> list[tuple[int, int]]:
    """Returns for each loop the extent that it divides and its step."""
    current = dict(extents)
    steps = []
    for part in (part for loop in outer for part in loop.parts):
        step = min(part.step, current[part.root])
        steps.append((current[part.root], step))
        current[part.root] = step
    return steps
