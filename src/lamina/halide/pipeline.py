"""Lowers Funcs to stages: inlining and bounds inference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lamina.halide.bounds import Interval, affine_of, contains, interval, range_text, union
from lamina.halide.buffer import Buffer, ImageParam
from lamina.halide.definition import Definition
from lamina.halide.domain import RVar, Var
from lamina.halide.errors import BoundsError, HalideError
from lamina.halide.expr import Access, Const, Expr, Extent, Known, Readable, Scalar, rewrite, walk
from lamina.halide.func import Func
from lamina.halide.schedule import Split, TailStrategy
from lamina.halide.simplify import simplified
from lamina.halide.sizes import Number, at_least, rounded_up
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


def wrapped_target(target: Readable, reader: Func) -> Any:
    """Returns the Func to read for ``target`` in a definition: its in_() wrapper, if there is one."""
    wrappers = target.wrappers
    wrapper = wrappers.get(id(reader)) or wrappers.get(None)
    return target if wrapper is None or any(reader is other for other in wrappers.values()) else wrapper


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

    def _culprit(self, image: Buffer | ImageParam, position: int, given: Interval) -> LoweredStage:
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
