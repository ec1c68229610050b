"""The loops of a pipeline as text, in the form of Halide's print_loop_nest()."""

from __future__ import annotations

import math
from collections.abc import Sequence

from lamina.halide.bounds import Interval, range_text
from lamina.halide.buffer import Param
from lamina.halide.domain import OUTERMOST
from lamina.halide.errors import HalideError
from lamina.halide.func import Func
from lamina.halide.pipeline import Box, Lowering, arguments_of
from lamina.halide.program import image_box
from lamina.halide.realization import Realization, realizations
from lamina.halide.schedule import Loop
from lamina.halide.sizes import nominal
from lamina.halide.stages import Planner

# The placeholder for an unknown extent; extents derived from it are larger than any real one.
_MUCH = 1 << 24


def loop_nest(output: Func) -> str:
    """Formats the loop nest. Ranges are shown if they do not depend on the realized sizes; loops that run once are
    omitted."""
    if not output.defined():
        raise HalideError(f'Can\'t print the loop nest of undefined Func "{output.name()}"')
    arguments = arguments_of([output])
    images = {id(image): box for image in arguments if not isinstance(image, Param) and (box := image_box(image))}
    try:
        lowering = Lowering([output], [_nominal_box(output)], images, nominal=True)
        realized = realizations(lowering)
        return _Nest(realized, Planner(realized)).text()
    except HalideError:
        # Unknown image sizes, or a schedule that does not apply: print the loops without ranges.
        return _Nest(realizations(Lowering([output], None, images)), None).text()


def _nominal_box(output: Func) -> Box:
    box: Box = []
    for name in output.pure_names:
        low, extent, _ = output.bounds.get(name, (None, _MUCH, None))
        box.append((low or 0, (low or 0) + extent - 1))
    return box


class _Nest:
    def __init__(self, made: Sequence[Realization], planner: Planner | None) -> None:
        self.made, self.planner = list(made), planner
        self.lines: list[str] = []

    def text(self) -> str:
        depth = self._store_all(None, None, 0)
        self._produce_all([realization for realization in reversed(self.made) if realization.site is None], depth)
        return "\n".join(self.lines) + "\n"

    def _add(self, depth: int, text: str) -> None:
        self.lines.append("  " * depth + text)

    def _store_all(self, parent: Realization | None, loop: Loop | None, depth: int) -> int:
        """The Funcs that are stored at a loop, or at the root, and computed further inside; returns the depth there."""
        for realization in reversed(self.made):
            if realization.slides and _is_at(realization.func.store_level, parent, loop):
                self._add(depth, f"store {realization.func.name()}:")
                depth += 1
        return depth

    def _produce_all(self, realized: Sequence[Realization], depth: int) -> int:
        """Nests each inside the consumption of the previous one; returns the depth."""
        for realization in realized:
            self._add(depth, f"produce {realization.func.name()}:")
            for number in range(len(realization.stages)):
                self._stage(realization, number, depth + 1)
            if realization is not self.made[0]:
                self._add(depth, f"consume {realization.func.name()}:")
                depth += 1
        return depth

    def _stage(self, realization: Realization, number: int, depth: int) -> None:
        computed = [
            other
            for other in reversed(self.made)
            if other.site and other.site.parent is realization and other.site.stage == number
        ]
        for loop in reversed(realization.stages[number].definition.schedule.loops):
            if _is_innermost(realization) and not loop.is_reduction:
                continue
            ends = self._range(realization, number, loop)
            if not self._runs_once(realization, number, loop, ends):
                self._add(depth, f"{loop.kind} {loop.name}{f' in {range_text(ends)}' if ends else ''}:")
                depth += 1
            depth = self._store_all(realization, loop, depth)
            here = [other for other in computed if other.site and other.site.loop == loop.name]
            depth = self._produce_all([other for other in here if not _is_innermost(other)], depth)
        depth = self._produce_all([other for other in computed if _is_innermost(other)], depth)
        self._add(depth, f"{realization.func.name()}(...) = ...")

    def _runs_once(self, realization: Realization, number: int, loop: Loop, ends: Interval | None) -> bool:
        if ends is not None:
            return ends[0] == ends[1]
        if loop.fused or self.planner is None:
            return False
        (part,) = loop.parts
        extent = self.planner.extents(realization, number)[part.root]
        return part.width is None and extent <= part.step

    def _range(self, realization: Realization, number: int, loop: Loop) -> Interval | None:
        if loop.fused:
            return None
        (part,) = loop.parts
        if part.width is not None:
            return 0, math.ceil(part.width / part.step) - 1
        known = self._known(realization, number, part.root)
        if known is None:
            return None
        low, high, fixed = known
        if part.step > 1:
            return 0, math.ceil((high - low + 1) / part.step) - 1
        return (low, high) if fixed else None

    def _known(self, realization: Realization, number: int, root: str) -> tuple[int, int, bool] | None:
        """Returns the range of a variable, and whether it is the same in all iterations of the enclosing loops."""
        reduction = dict(realization.stages[number].rvars).get(root)
        if reduction is not None:
            low, high = nominal(reduction[0]), nominal(reduction[1])
            return (low, high, True) if low <= high else None
        if self.planner is None:
            return None
        if realization.site is None:
            low, high = map(nominal, realization.box[realization.func.pure_names.index(root)])
        else:
            low, high = 0, self.planner.extents(realization, number)[root] - 1
        return (low, high, realization.site is None) if high - low < _MUCH // 2 else None


def _is_at(level: tuple[Func, str] | str | None, realization: Realization | None, loop: Loop | None) -> bool:
    """True if a level is a loop of a realization; without one, if it is the root."""
    if not isinstance(level, tuple) or level[1] == OUTERMOST:
        return realization is None
    if realization is None or loop is None or level[0] is not realization.func:
        return False
    return loop.name == level[1] or loop.name.endswith(f".{level[1]}")


def _is_innermost(realization: Realization) -> bool:
    """True if an unscheduled Func is computed for each point of its consumer. What is computed for the
    points of a vector is also a vector, so it is shown inside the vector's loop, as in Halide."""
    return realization.site is not None and realization.func.compute_level == "inline"
