"""``compute_with``: stages that share their outer loops.

A family is a host and the stages that run in its loops, directly or through each other. Where the ranges of a shared
loop differ, each member is cut: what all have in common is in the shared loops, the rest in loops of its own before and
after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lamina.halide.bounds import Interval
from lamina.halide.errors import ScheduleError
from lamina.halide.pipeline import LoweredStage
from lamina.halide.realization import Realization, host_stage, loop_position
from lamina.halide.schedule import Fusion, Loop, LoopAlignStrategy
from lamina.halide.sizes import Number, at_least, greatest, least

Key = tuple[int, int]
"""A stage: the id of its realization, and its number."""
Ranges = dict[str, Interval]


@dataclass
class Member:
    """A stage of a family; ``ranges`` are those of its variables inside the shared loops, if they were cut."""

    realization: Realization
    number: int
    align: LoopAlignStrategy
    ranges: dict[str, Interval]

    @property
    def stage(self) -> LoweredStage:
        return self.realization.stages[self.number]

    @property
    def key(self) -> Key:
        return id(self.realization), self.number

    @property
    def nest(self) -> list[Loop]:
        """The loops, outermost first."""
        return list(reversed(self.stage.definition.schedule.loops))


@dataclass
class Family:
    """``members`` in the order in which they are computed; ``depth`` is the number of shared loops."""

    members: list[Member]
    depth: int

    def shared(self, key: Key) -> list[str]:
        """The names of the shared loops in a member, outermost first."""
        member = next(member for member in self.members if member.key == key)
        return [loop.name for loop in member.nest[: self.depth]]


def families(realizations: Sequence[Realization]) -> list[Family]:
    """Returns the families of a pipeline. Raises ScheduleError for stages that cannot share loops."""
    by_stage: dict[Key, Family] = {}
    order = stage_order(realizations)
    for realization in realizations:
        for number, stage in enumerate(realization.stages):
            fusion = stage.definition.schedule.fusion
            if fusion is None:
                continue
            host = host_stage(realization, number)
            if host is None:
                raise ScheduleError(
                    f"{stage.name} is computed with {fusion.host.schedule.owner}, which is computed at another place; "
                    "give both the same compute_root() or compute_at()",
                    fusion.source,
                )
            _join(by_stage, host, (realization, number), fusion)
    result: list[Family] = []
    for family in by_stage.values():
        if not any(family is other for other in result):
            family.members.sort(key=lambda member: (_first_use(member, order), order[member.key]))
            _check_independent(family)
            _align(family)
            result.append(family)
    return result


def _first_use(member: Member, order: dict[Key, int]) -> tuple[int, int]:
    """Returns where a member that is computed in a loop is read first, which is where its loops are."""
    if member.realization.site is None:
        return 0, 0
    return min(
        (order[id(reader), number], position)
        for reader, number in member.realization.consumers
        for position, access in enumerate(reader.stages[number].accesses)
        if access.target is member.realization.func
    )


def _join(
    by_stage: dict[Key, Family], host: tuple[Realization, int], guest: tuple[Realization, int], fusion: Fusion
) -> None:
    depth = _check_loops(host, guest, fusion)
    families = []
    for (realization, number), align in ((host, LoopAlignStrategy.Auto), (guest, fusion.align)):
        key = id(realization), number
        family = by_stage.get(key) or Family([Member(realization, number, align, {})], depth)
        families.append(family)
    first, second = families
    if first.depth != depth or second.depth != depth:
        raise ScheduleError(
            f"In schedule for {guest[0].stage_name(guest[1])}, compute_with() at {fusion.loop}: the stages that are "
            "computed with each other share the same loops",
            fusion.source,
        )
    for member in second.members:
        if member.key == (id(guest[0]), guest[1]):
            member.align = fusion.align
    if first is not second:
        first.members += second.members
    for member in first.members:
        by_stage[member.key] = first


def _check_loops(host: tuple[Realization, int], guest: tuple[Realization, int], fusion: Fusion) -> int:
    """Returns the number of shared loops. Raises ScheduleError where they differ in kind or step."""
    nests = [list(reversed(real.stages[number].definition.schedule.loops)) for real, number in (host, guest)]
    depths = [loop_position([loop.name for loop in nest], fusion.loop) for nest in nests]
    names = [real.stage_name(number) for real, number in (host, guest)]
    head = f"In schedule for {names[1]}, compute_with({names[0]}, {fusion.loop}): "
    if depths[0] is None or depths[1] is None or depths[0] != depths[1]:
        raise ScheduleError(
            f"{head}{fusion.loop} is not the same loop of both, counted from the outermost", fusion.source
        )
    for outer, own in zip(nests[0][: depths[0] + 1], nests[1], strict=False):
        steps = [[(part.step, part.width is None) for part in loop.parts] for loop in (outer, own)]
        if outer.kind != own.kind or steps[0] != steps[1]:
            what = f"{outer.kind} and {own.kind}" if outer.kind != own.kind else "split by different factors"
            raise ScheduleError(f"{head}the loops {outer.name} and {own.name} differ: {what}", fusion.source)
    return depths[0] + 1


def _check_independent(family: Family) -> None:
    for member in family.members:
        fusion = member.stage.definition.schedule.fusion
        for other in family.members:
            if other is member:
                continue
            same = other.realization is member.realization
            if same or _depends(member.realization, other.realization):
                fusion = fusion or other.stage.definition.schedule.fusion
                raise ScheduleError(
                    f"{member.stage.name} cannot be computed with {other.stage.name}: "
                    + ("both are stages of one Func" if same else f"it depends on {other.realization.func.name()}"),
                    fusion.source if fusion else None,
                )


def _depends(reader: Realization, other: Realization) -> bool:
    seen: set[int] = set()
    stack = [reader]
    while stack:
        realization = stack.pop()
        if realization is other:
            return True
        if id(realization) not in seen:
            seen.add(id(realization))
            stack += realization.uses.values()
    return False


# ---- The order of stages


def stage_order(realizations: Sequence[Realization]) -> dict[Key, int]:
    """Returns the positions of all stages in the order in which they are computed: producers first, members of a family
    next to each other."""
    done: dict[Key, int] = {}
    hosts = _hosts(realizations)
    groups: dict[Key, list[tuple[Realization, int]]] = {}
    for realization in reversed(realizations):
        for number in range(len(realization.stages)):
            groups.setdefault(hosts.get((id(realization), number), (id(realization), number)), []).append(
                (realization, number)
            )
    state: dict[Key, bool] = {}

    def place(group: Key) -> None:
        if group in state:
            return
        state[group] = True
        for realization, number in groups[group]:
            for before in _before(realization, number):
                key = id(before[0]), before[1]
                if hosts.get(key, key) != group:
                    place(hosts.get(key, key))
        for realization, number in groups[group]:
            done[id(realization), number] = len(done)

    for group in groups:
        place(group)
    return done


def _before(realization: Realization, number: int) -> list[tuple[Realization, int]]:
    """The stages whose results a stage needs."""
    before = [(realization, number - 1)] if number else []
    for (reader, _), producer in realization.uses.items():
        if reader == number:
            before.append((producer, len(producer.stages) - 1))
    return before


def _hosts(realizations: Sequence[Realization]) -> dict[Key, Key]:
    """Returns for each stage with compute_with() the outermost host, also for that itself."""
    hosts: dict[Key, Key] = {}
    for realization in realizations:
        for number in range(len(realization.stages)):
            at, stage = realization, number
            seen = {(id(at), stage)}
            while (host := host_stage(at, stage)) is not None and (id(host[0]), host[1]) not in seen:
                at, stage = host
                seen.add((id(at), stage))
            if at is not realization or stage != number:
                hosts[id(realization), number] = id(at), stage
    return hosts


# ---- Ranges


def _align(family: Family) -> None:
    """Sets the ranges of the members in which the shared loops run."""
    for depth in range(family.depth):
        roots = [[part.root for part in member.nest[depth].parts] for member in family.members]
        for names in zip(*roots, strict=True):
            ranges = [_range(member, name) for member, name in zip(family.members, names, strict=True)]
            if all(_extent(ends) == _extent(ranges[0]) for ends in ranges) and (
                all(ends == ranges[0] for ends in ranges) or _aligns(family)
            ):
                continue
            _cut(family, names, ranges)


def _aligns(family: Family) -> bool:
    return any(member.align in (LoopAlignStrategy.AlignStart, LoopAlignStrategy.AlignEnd) for member in family.members)


def _range(member: Member, name: str) -> Interval:
    realization = member.realization
    ranges = dict(zip(realization.func.pure_names, realization.box, strict=True)) | dict(member.stage.rvars)
    return ranges[name]


def _extent(ends: Interval) -> Number:
    return ends[1] - ends[0] + 1


def _cut(family: Family, names: Sequence[str], ranges: Sequence[Interval]) -> None:
    source = next(fusion.source for member in family.members if (fusion := member.stage.definition.schedule.fusion))
    if any(member.realization.site is not None for member in family.members):
        raise ScheduleError(
            f"{family.members[0].stage.name} is computed with {family.members[1].stage.name} inside of a loop, where "
            f"{names[0]} and {names[1]} have different ranges; compute_root() lets them differ",
            source,
        )
    common, shortest = ranges[0], _extent(ranges[0])
    for ends in ranges[1:]:
        common = greatest(common[0], ends[0]), least(common[1], ends[1])
        shortest = least(shortest, _extent(ends))
    for member, name, (low, high) in zip(family.members, names, ranges, strict=True):
        if not _aligns(family):
            chosen = common
        elif any(other.align is LoopAlignStrategy.AlignEnd for other in family.members):
            chosen = high - shortest + 1, high
        else:
            chosen = low, low + shortest - 1
        if not at_least(chosen[1], chosen[0]):
            raise ScheduleError(
                f"{member.stage.name} is computed with others at {name}, but their ranges do not overlap; "
                "LoopAlignStrategy.AlignStart matches their first iterations",
                source,
            )
        member.ranges[name] = chosen


def pieces(whole: Ranges, core: Ranges) -> tuple[list[Ranges], list[Ranges]]:
    """Returns the boxes before and after the core that make up the whole with it."""
    before, after = [], []
    box = dict(whole)
    for name, (low, high) in core.items():
        first, last = box[name]
        if first != low:
            before.append(box | {name: (first, low - 1)})
        if last != high:
            after.append(box | {name: (high + 1, last)})
        box[name] = low, high
    return before, after
