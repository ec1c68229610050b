"""Lowers Funcs to realizations: inlining, placement, and bounds inference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from lamina.halide.bounds import Interval, affine_of, contains, interval, range_text, union
from lamina.halide.buffer import Buffer, ImageParam
from lamina.halide.definition import Definition
from lamina.halide.domain import OUTERMOST, RVar, Var
from lamina.halide.errors import BoundsError, HalideError, ScheduleError
from lamina.halide.expr import Access, Const, Expr, Extent, Known, Scalar, rewrite, walk
from lamina.halide.func import Func
from lamina.halide.schedule import SERIAL, UNROLLED, VECTORIZED, Split, TailStrategy
from lamina.halide.sizes import Number, at_least, divided, greatest, least, rounded_up
from lamina.halide.types import Int

Box = list[Interval]
# The range of a reduction over an image without known size.
UNKNOWN: Interval = (0, -1)


def arguments_of(outputs: Sequence[Func]) -> list[Any]:
    """Returns the images and parameters that Funcs depend on, in the order of their first use."""
    arguments: dict[int, Any] = {}
    for producer in all_funcs(outputs):
        for definition in producer.definitions:
            for root in definition.roots:
                for node in walk(root):
                    if isinstance(node, Access) and isinstance(node.target, Buffer | ImageParam):
                        arguments.setdefault(id(node.target), node.target)
                    elif isinstance(node, Scalar):
                        arguments.setdefault(id(node.param), node.param)
    return list(arguments.values())


def all_funcs(outputs: Sequence[Func]) -> list[Func]:
    """Returns the Funcs and everything they depend on, producers before consumers. Raises HalideError if one has no
    definition."""
    order: list[Func] = []
    state: dict[int, bool] = {}
    stack: list[tuple[Func, bool]] = [(output, False) for output in reversed(outputs)]
    while stack:
        func, done = stack.pop()
        if done:
            state[id(func)] = True
            order.append(func)
            continue
        if id(func) in state:
            continue
        if not func.defined():
            raise HalideError(f'Func "{func.name()}" is used, but was not defined', func.source)
        state[id(func)] = False
        stack.append((func, True))
        for definition in func.definitions:
            for node in (node for root in definition.roots for node in walk(root)):
                target = wrapped_target(node.target, func) if isinstance(node, Access) else None
                if isinstance(target, Func) and target is not func:
                    if state.get(id(target)) is False:
                        raise HalideError(f'Funcs "{func.name()}" and "{target.name()}" depend on each other')
                    stack.append((target, False))
    return order


def wrapped_target(target: Any, reader: Func) -> Any:
    """Returns the Func to read for ``target`` in a definition: its in_() wrapper, if there is one."""
    wrappers = target.wrappers
    wrapper = wrappers.get(id(reader)) or wrappers.get(None)
    return target if wrapper is None or any(reader is other for other in wrappers.values()) else wrapper


# ---- Inlining


@dataclass
class LoweredStage:
    """A stage after inlining: ``arguments`` and ``values``, one per component; ``accesses`` are those
    to other Funcs and to images."""

    definition: Definition
    arguments: list[Expr]
    values: list[Expr]
    rvars: list[tuple[str, Interval]]

    @cached_property
    def accesses(self) -> list[Access]:
        nodes = (node for root in (*self.arguments, *self.values) for node in walk(root))
        return [node for node in nodes if isinstance(node, Access) and node.target is not self.definition.func]

    @cached_property
    def own_accesses(self) -> list[Access]:
        nodes = (node for root in (*self.arguments, *self.values) for node in walk(root))
        return [node for node in nodes if isinstance(node, Access) and node.target is self.definition.func]

    @property
    def name(self) -> str:
        return self.definition.schedule.owner


class Lowering:
    """All Funcs of a pipeline as stages, and the boxes of Funcs and images; without ``boxes``, those of the outputs,
    the stages only. ``nominal``: the boxes are placeholders, so nothing is checked against them. Raises BoundsError,
    HalideError."""

    def __init__(
        self, outputs: Sequence[Func], boxes: Sequence[Box] | None, images: dict[int, Box], nominal: bool = False
    ) -> None:
        self.outputs = list(outputs)
        self.nominal = nominal
        self.image_boxes = images
        self.is_open = boxes is None
        self.given = {id(output): box for output, box in zip(outputs, boxes or (), strict=boxes is not None)}
        self.funcs = [func for func in all_funcs(outputs) if self.is_output(func) or not is_inlined(func)]
        self.stages: dict[int, list[LoweredStage]] = {}
        values: dict[int, list[Expr]] = {}
        for func in all_funcs(outputs):
            stages = [self._lowered(definition, values) for definition in func.definitions]
            if not self.is_output(func) and is_inlined(func):
                values[id(func)] = stages[0].values
            else:
                self.stages[id(func)] = stages
        self.boxes: dict[int, Box] = {}
        self.required: dict[int, list[Interval | None]] = {}
        self.images: dict[int, Any] = {}
        if boxes is not None:
            self._infer()

    def is_output(self, func: Func) -> bool:
        return any(func is output for output in self.outputs)

    # ---- Expressions

    def _lowered(self, definition: Definition, inlined: dict[int, list[Expr]]) -> LoweredStage:
        def replace(node: Expr) -> Expr | None:
            if isinstance(node, Extent):
                return self._extent(node, definition)
            if not isinstance(node, Access):
                return None
            target = node.target if node.target is definition.func else wrapped_target(node.target, definition.func)
            if id(target) in inlined:
                return _substituted(inlined[id(target)][node.component], target.pure_names, node.arguments)
            return None if target is node.target else Access(target, node.arguments, node.component)

        arguments = [simplified(rewrite(rvar, replace)) for rvar in definition.arguments]
        rvars: list[tuple[str, Interval]] = []
        for rvar in definition.rvars:
            low, extent = self._number(rvar.min_, replace, rvar), self._number(rvar.extent_, replace, rvar)
            if low is None or extent is None:
                low, extent = UNKNOWN[0], 0
            elif isinstance(extent, int) and extent < 1:
                raise BoundsError(f"{rvar.label} has no values: its extent is {extent}", definition.source)
            rvars.append((rvar.label, (low, low + extent - 1)))
        values = [simplified(rewrite(value, replace)) for value in definition.values]
        return LoweredStage(definition, arguments, values, rvars)

    def _number(self, root: Expr, replace: Any, variable: RVar) -> Number | None:
        form = affine_of(simplified(rewrite(root, replace)))
        if (form is None or form.terms) and self.is_open:
            return None
        if form is None or form.terms:
            raise HalideError(f"The range of {variable.label} is not a number: {root!r}")
        return form.constant

    def _extent(self, node: Extent, definition: Definition) -> Expr | None:
        box = self.image_boxes.get(id(node.image))
        if box is None and self.is_open:
            return None
        if box is None:
            raise BoundsError(
                f'The size of image "{node.image.name()}" is used in "{definition.func.name()}", but no image was set '
                "and no bounds were declared",
                definition.source,
            )
        low, high = box[node.dimension]
        number = low if node.what == "min" else high - low + 1
        return Const(Int(32), number) if isinstance(number, int) else Known(number)

    # ---- Boxes

    def _infer(self) -> None:
        needed: dict[int, list[Interval | None]] = {output: list(box) for output, box in self.given.items()}
        for func in reversed(self.funcs):
            interval = needed.get(id(func))
            if interval is None:
                continue
            self.boxes[id(func)] = self._settled(func, interval)
            for stage in self.stages[id(func)]:
                ranges = self.ranges(func, stage)
                for access in stage.accesses:
                    self._require(needed, func, stage, access, ranges)
        self.funcs = [func for func in self.funcs if id(func) in self.boxes]
        for identity in self.images:
            self.required[identity] = needed[identity]
        if not self.nominal:
            self._check_images()

    def ranges(self, func: Func, stage: LoweredStage) -> dict[str, Interval]:
        """Returns the variables of a stage over the whole box of its Func."""
        return dict(zip(func.pure_names, self.boxes[id(func)], strict=True)) | dict(stage.rvars)

    def _require(
        self,
        needed: dict[int, list[Interval | None]],
        func: Func,
        stage: LoweredStage,
        access: Access,
        ranges: dict[str, Interval],
    ) -> None:
        target = access.target
        if not isinstance(target, Func):
            self.images[id(target)] = target
        into = needed.setdefault(id(target), [None] * len(access.arguments))
        for position, argument in enumerate(access.arguments):
            reached = interval(argument, ranges)
            if reached is None:
                raise BoundsError(
                    f'Unbounded access to dimension {position} of "{target.name()}" in "{stage.name}": {argument!r}; '
                    "use clamp()",
                    stage.definition.source,
                )
            into[position] = union(into[position], reached)

    def _settled(self, func: Func, needed: list[Interval | None]) -> Box:
        """Returns the box of a Func, including its updates and bound()."""
        box: Box = [ends if ends is not None else (0, 0) for ends in needed]
        if self.is_output(func) and not self.nominal:
            box = self.given[id(func)]
            for position, (given, reached) in enumerate(zip(box, self._touched(func, box), strict=True)):
                if not contains(given, reached):
                    raise BoundsError(
                        f'Output "{func.name()}" is realized on {range_text(given)} in dimension {position}, but its '
                        f"updates access {range_text(reached)}",
                        func.definitions[0].source,
                    )
            # Other outputs may read more of it.
            box = [union(ends, given) for ends, given in zip(needed, box, strict=True)]
        box = self._bounded(func, self._touched(func, box))
        return self._rounded(func, box)

    def _touched(self, func: Func, box: Box) -> Box:
        touched = list(box)
        for stage in self.stages[id(func)][1:]:
            ranges = dict(zip(func.pure_names, touched, strict=True)) | dict(stage.rvars)
            _check_recursion(func, stage)
            for place in (stage.arguments, *(access.arguments for access in stage.own_accesses)):
                for position, argument in enumerate(place):
                    if isinstance(argument, Var):
                        continue
                    ends = interval(argument, ranges)
                    if ends is None:
                        raise BoundsError(
                            f'Unbounded access to dimension {position} of "{func.name()}" in "{stage.name}": '
                            f"{argument!r}; use clamp()",
                            stage.definition.source,
                        )
                    touched[position] = union(touched[position], ends)
        return touched

    def _bounded(self, func: Func, box: Box) -> Box:
        result = list(box)
        if self.is_output(func) and self.nominal:
            return result
        for position, name in enumerate(func.pure_names):
            if name not in func.bounds:
                continue
            low, extent, source = func.bounds[name]
            start = box[position][0] if low is None else low
            declared = (start, start + extent - 1)
            if not self.nominal and not contains(declared, box[position]):
                raise BoundsError(
                    f"Bounds given for {name} in {func.name()} (from {declared[0]} to {declared[1]}) do not cover "
                    f"required region (from {box[position][0]} to {box[position][1]})",
                    source,
                )
            if self.is_output(func) and declared != self.given[id(func)][position]:
                raise BoundsError(
                    f"{func.name()} is bound to {range_text(declared)} in {name}, but realized on "
                    f"{range_text(self.given[id(func)][position])}",
                    source,
                )
            result[position] = declared
        return result

    def _rounded(self, func: Func, box: Box) -> Box:
        """Rounds extents up for tail strategies, and checks their constraints."""
        result = list(box)
        at_root = self.is_output(func) or func.compute_level == "root"
        for stage in self.stages[id(func)]:
            for split in stage.definition.schedule.splits:
                if split.root not in func.pure_names or not at_root:
                    continue
                position = func.pure_names.index(split.root)
                low, high = result[position]
                extent = high - low + 1
                if not self.nominal and isinstance(extent, int):
                    self._check_split(func, stage, split, extent)
                if split.tail is TailStrategy.RoundUp and not self.is_output(func):
                    result[position] = (low, low + rounded_up(extent, split.reach) - 1)
        return result

    def _check_split(self, func: Func, stage: LoweredStage, split: Split, extent: int) -> None:
        if split.tail is TailStrategy.ShiftInwards and extent < split.reach:
            raise BoundsError(
                f"{stage.name}: {split.root} has {extent} values; ShiftInwards needs {split.reach}", split.source
            )
        if split.tail is TailStrategy.RoundUp and extent % split.reach and self.is_output(func):
            raise BoundsError(
                f"{stage.name}: {split.root} has {extent} values; RoundUp needs a multiple of {split.reach}",
                split.source,
            )

    def _check_images(self) -> None:
        for identity, image in self.images.items():
            box = self.image_boxes.get(identity)
            required = self.required[identity]
            if box is None:
                self.image_boxes[identity] = [ends if ends is not None else (0, 0) for ends in required]
                continue
            for position, (given, wanted) in enumerate(zip(box, required, strict=True)):
                if wanted is None or contains(given, wanted):
                    continue
                if not at_least(wanted[0], given[0]):
                    what = f"at {wanted[0]}, which is before the min ({given[0]})"
                else:
                    what = f"at {wanted[1]}, which is beyond the max ({given[1]})"
                stage = self._culprit(image, position, given)
                raise BoundsError(
                    f"Input buffer {image.name()} is accessed {what} in dimension {position}: {stage.name} requires "
                    f"{range_text(wanted)}, given is {range_text(given)}",
                    stage.definition.source,
                )

    def _culprit(self, image: Any, position: int, given: Interval) -> LoweredStage:
        last = None
        for func in self.funcs:
            for stage in self.stages[id(func)]:
                for access in stage.accesses:
                    if access.target is image:
                        last = stage
                        reached = interval(access.arguments[position], self.ranges(func, stage))
                        if reached is not None and not contains(given, reached):
                            return stage
        assert last is not None
        return last


def is_inlined(func: Func) -> bool:
    return func.compute_level == "inline" and not func.has_update_definition()


def _substituted(value: Expr, names: Sequence[str], arguments: Sequence[Expr]) -> Expr:
    chosen = dict(zip(names, arguments, strict=True))
    return rewrite(value, lambda node: chosen.get(node.label) if isinstance(node, Var) else None)


def simplified(root: Expr) -> Expr:
    """Returns the expression with integer arithmetic on constants and sizes folded."""
    from lamina.halide.expr import Binary, binary

    def replace(node: Expr) -> Expr | None:
        if not isinstance(node, Binary):
            return None
        if isinstance(node.left, Const) and isinstance(node.right, Const):
            if not node.left.type().is_float() and node.op not in ("and", "or", "xor", "shl", "shr"):
                return binary(node.op, node.left, node.right)
            return None
        left, right = _number_of(node.left), _number_of(node.right)
        number = None if left is None or right is None else _folded(node.op, left, right)
        if number is None:
            return None
        return Const(Int(32), number) if isinstance(number, int) else Known(number)

    return rewrite(root, replace)


def _number_of(node: Expr) -> Number | None:
    if isinstance(node, Known):
        return node.number
    return int(node.value) if isinstance(node, Const) and node.type() == Int(32) else None


def _folded(op: str, left: Number, right: Number) -> Number | None:
    """Returns the result of an operation on sizes, if that is a size."""
    match op:
        case "add":
            return left + right
        case "sub":
            return left - right
        case "mul" if isinstance(right, int):
            return left * right
        case "mul" if isinstance(left, int):
            return right * left
        case "div" if isinstance(right, int) and right > 0:
            return divided(left, right)
        case "min":
            return least(left, right)
        case "max":
            return greatest(left, right)
    return None


def _check_recursion(func: Func, stage: LoweredStage) -> None:
    """Halide's rule: pure variables are in the same positions in all references of an update to its Func."""
    for access in stage.own_accesses:
        for position, argument in enumerate(stage.arguments):
            if not isinstance(argument, Var):
                continue
            other = access.arguments[position]
            if not isinstance(other, Var) or other.label != argument.label:
                raise HalideError(
                    f'In {stage.name}, all references to "{func.name()}" must have the pure variable '
                    f'"{argument.label}" in position {position}; found {other!r}',
                    stage.definition.source,
                )


# ---- Where Funcs are computed


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
        places: list[tuple[Site | None, list[tuple[Realization, int]]]]
        uses = [
            (consumer, number)
            for consumer in realized
            for number, stage in enumerate(consumer.stages)
            if any(access.target is func for access in stage.accesses)
        ]
        places = [(None, uses)] if lowering.is_output(func) else _places(lowering, func, uses)
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
    from lamina.halide.stages import is_sliced, is_structured

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
