"""The loops of a pipeline as text, in the form of Halide's print_loop_nest()."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.halide.bounds import Interval, range_text
from lamina.halide.buffer import Param
from lamina.halide.errors import HalideError
from lamina.halide.func import Func
from lamina.halide.pipeline import Lowering, Realization, arguments_of, realizations
from lamina.halide.program import bound_box, image_box
from lamina.halide.schedule import Loop
from lamina.halide.stages import Planner


def loop_nest(output: Func) -> str:
    """Ranges are shown where they do not depend on what the Func is realized on."""
    if not output.defined():
        raise HalideError(f'Can\'t print the loop nest of undefined Func "{output.name()}"')
    arguments = arguments_of(output)
    images = {id(one): box for one in arguments if not isinstance(one, Param) and (box := image_box(one))}
    lowering = Lowering(output, bound_box(output), images)
    made = realizations(lowering)
    return _Nest(made, Planner(made) if lowering.boxes else None).text()


class _Nest:
    def __init__(self, made: Sequence[Realization], planner: Planner | None) -> None:
        self.made, self.planner = list(made), planner
        self.lines: list[str] = []

    def text(self) -> str:
        self._produce_all([one for one in reversed(self.made) if one.site is None], 0)
        return "\n".join(self.lines) + "\n"

    def _add(self, depth: int, text: str) -> None:
        self.lines.append("  " * depth + text)

    def _produce_all(self, realized: Sequence[Realization], depth: int) -> int:
        """Each inside of the consumption of the one before; gives the depth there."""
        for one in realized:
            self._add(depth, f"produce {one.func.name()}:")
            for number in range(len(one.stages)):
                self._stage(one, number, depth + 1)
            if one is not self.made[0]:
                self._add(depth, f"consume {one.func.name()}:")
                depth += 1
        return depth

    def _stage(self, one: Realization, number: int, depth: int) -> None:
        schedule = one.stages[number].definition.schedule
        innermost = one.site is not None and one.func.compute_level == "inline"
        for loop in reversed(schedule.loops):
            if innermost and not loop.is_reduction:
                continue  # runs once
            ends = self._range(one, number, loop)
            self._add(depth, f"{loop.kind} {loop.name}{f' in {range_text(ends)}' if ends else ''}:")
            inside = [
                other
                for other in reversed(self.made)
                if other.site
                and other.site.parent is one
                and other.site.stage == number
                and other.site.loop == loop.name
            ]
            depth = self._produce_all(inside, depth + 1)
        self._add(depth, f"{one.func.name()}(...) = ...")

    def _range(self, one: Realization, number: int, loop: Loop) -> Interval | None:
        if loop.fused:
            return None
        (part,) = loop.parts
        if part.width is not None:
            return 0, math.ceil(part.width / part.step) - 1
        known = self._known(one, number, part.root)
        if known is None:
            return None
        low, high, fixed = known
        if part.step > 1:
            return 0, math.ceil((high - low + 1) / part.step) - 1
        return (low, high) if fixed else None

    def _known(self, one: Realization, number: int, root: str) -> tuple[int, int, bool] | None:
        """The range of a variable, and whether it is the same in all iterations of the loops around."""
        reduction = dict(one.stages[number].rvars).get(root)
        if reduction is not None:
            return (*reduction, True) if reduction[0] <= reduction[1] else None
        if self.planner is not None:
            if one.site is None:
                return (*one.box[one.func.pure_names.index(root)], True)
            extent = self.planner.extents(one, number)[root]
            return 0, extent - 1, False
        declared = one.func.bounds.get(root)
        if declared is None or declared[0] is None:
            return None
        return declared[0], declared[0] + declared[1] - 1, True
