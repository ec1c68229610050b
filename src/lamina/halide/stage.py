"""Stages of a Func: the scheduling calls for its definition, for an update, and under a condition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self
from typing import cast as cast_type

from lamina.halide.absent import ABSENT, Absent
from lamina.halide.definition import Definition
from lamina.halide.errors import HalideError, ScheduleError, touch
from lamina.halide.expr import Operand, Readable
from lamina.halide.schedule import (
    PARALLEL,
    SERIAL,
    UNROLLED,
    VECTORIZED,
    LoopAlignStrategy,
    PrefetchBoundStrategy,
    StageSchedule,
    TailStrategy,
    Variable,
)

if TYPE_CHECKING:
    from lamina.halide.func import Func


class Stage:
    """The scheduling calls for one definition; each returns the object it was called on."""

    @property
    def _definition(self) -> Definition:
        raise HalideError("the stage has no definition")

    @property
    def _loops(self) -> StageSchedule:
        return self._definition.schedule

    def split(
        self,
        old: Variable,
        outer: Variable,
        inner: Variable,
        factor: Operand,
        tail: TailStrategy = TailStrategy.Auto,
    ) -> Self:
        """Loop ``old`` becomes ``outer`` around ``inner``, which runs ``factor`` times. The names may be used again:
        ``split(x, x, xi, 8)``."""
        self._loops.split(old, outer, inner, factor, tail)
        return self

    def fuse(self, inner: Variable, outer: Variable, fused: Variable) -> Self:
        """Fuses two loops."""
        self._loops.fuse(inner, outer, fused)
        return self

    def reorder(self, *variables: Variable | Sequence[Variable]) -> Self:
        """Reorders the named loops, the innermost first."""
        named = variables[0] if len(variables) == 1 and isinstance(variables[0], list | tuple) else variables
        self._loops.reorder(cast_type("Sequence[Variable]", named))
        return self

    def rename(self, old: Variable, new: Variable) -> Self:
        """Renames a loop."""
        self._loops.rename(old, new)
        return self

    def tile(self, *given: Any) -> Self:
        """``tile(x, y, xo, yo, xi, yi, width, height)``, or without names for the outer loops
        ``tile(x, y, xi, yi, width, height)``; lists for any number of loops; last, perhaps, a tail strategy."""
        tail = TailStrategy.Auto
        if given and isinstance(given[-1], TailStrategy):
            tail, given = given[-1], given[:-1]
        if len(given) in (6, 8) and not isinstance(given[0], list | tuple):
            rows = [list(given[start : start + 2]) for start in range(0, len(given), 2)]
        elif len(given) in (3, 4) and all(isinstance(variable, list | tuple) for variable in given):
            rows = [list(variable) for variable in given]
        else:
            raise ScheduleError(f"In schedule for {self._loops.owner}, tile() takes 6 or 8 arguments, or lists")
        if len(rows) == 3:
            rows.insert(1, rows[0])
        if len({len(row) for row in rows}) != 1:
            raise ScheduleError(f"In schedule for {self._loops.owner}, the lists of tile() differ in length")
        old, outer, inner, factors = rows
        for variable, out, within, factor in zip(old, outer, inner, factors, strict=True):
            self._loops.split(variable, out, within, factor, tail)
        self._loops.reorder([*inner, *outer])
        return self

    def rfactor(self, *preserved: Any) -> Func:
        """Splits off a Func that reduces over all loops of the update but one, or some: ``rfactor(ro, u)`` or
        ``rfactor([(ro, u), ...])``. The Func has the dimension ``u`` for the loop ``ro``, along which it can be
        vectorized and parallel; the update adds up its values."""
        from lamina.halide.rfactor import preserved_pairs, rfactor  # start-up

        return rfactor(self._definition, preserved_pairs(preserved))

    def specialize(self, condition: Operand) -> Specialized:
        """Returns the schedule for realizations in which a condition on parameters and image sizes holds: a
        copy of the schedule so far. The first true condition wins."""
        from lamina.halide.specialize import specialization  # start-up

        return Specialized(self._definition, specialization(self._definition, condition).schedule)

    def __getattr__(self, name: str) -> Any:
        if name in ABSENT:
            raise Absent(f"{name}() is not supported: {ABSENT[name]}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def atomic(self, override_associativity_test: bool = False) -> Self:
        """Allows loops of the reduction to be vectorized, which reorders its operations: the values of a
        vector are combined first, then with the previous value. Raises ScheduleError for an update that is not
        ``f[...] = f[...] op value`` with an associative operation.

        Args:
            override_associativity_test: Not supported: operations not known to be associative cannot be vectorized.
        """
        definition = self._definition
        if definition.number == 0 or not definition.is_associative or override_associativity_test:
            raise ScheduleError(
                f"In schedule for {self._loops.owner}, atomic() needs an update f[...] = f[...] op value with an "
                "associative operation"
            )
        self._loops.is_atomic = True
        touch()
        return self

    def compute_with(
        self, host: Stage, variable: Variable, align: LoopAlignStrategy = LoopAlignStrategy.Auto
    ) -> Self:
        """Computes the stage in the loops of ``host``, a Func or an update, from the outermost one to the one called
        ``variable``: one nest computes both. Both have the same loops up to there, are computed at the same place, and
        do not depend on each other; where the ranges of these loops differ, ``align`` matches their iterations, and
        those without a match run before or after."""
        if not isinstance(host, Stage):
            raise ScheduleError(f"compute_with() takes a Func or an update and one of its loops, not {host!r}")
        self._loops.fuse_with(host._definition, variable, align)
        return self

    def prefetch(
        self,
        target: Readable,
        at: Variable,
        of: Variable | None = None,
        offset: Operand = 1,
        strategy: PrefetchBoundStrategy = PrefetchBoundStrategy.GuardWithIf,
    ) -> Self:
        """In each iteration of the loop ``at``, fetches into the cache what iteration ``offset`` after the current one
        of the loop ``of`` (by default the same loop, otherwise one around it) reads of a Func or image there."""
        if not isinstance(target, Readable):
            raise ScheduleError(f"prefetch() takes a Func or an image, not {target!r}")
        self._loops.prefetch(target, at, at if of is None else of, offset, strategy)
        return self

    def serial(self, variable: Variable) -> Self:
        """Runs the loop serially."""
        self._loops.mark(variable, SERIAL)
        return self

    def parallel(
        self, variable: Variable, task_size: Operand | None = None, tail: TailStrategy = TailStrategy.Auto
    ) -> Self:
        """Runs the loop on all cores; ``task_size`` is the number of iterations per task."""
        if task_size is not None:
            self._loops.split_off(variable, task_size, tail)
        self._loops.mark(variable, PARALLEL)
        return self

    def vectorize(
        self, variable: Variable, factor: Operand | None = None, tail: TailStrategy = TailStrategy.Auto
    ) -> Self:
        """Vectorizes the loop; with ``factor``, splits it and vectorizes the inner loop."""
        return self._split_and_mark(variable, factor, tail, VECTORIZED)

    def unroll(self, variable: Variable, factor: Operand | None = None, tail: TailStrategy = TailStrategy.Auto) -> Self:
        """Unrolls the loop; with ``factor``, splits it and unrolls the inner loop."""
        return self._split_and_mark(variable, factor, tail, UNROLLED)

    def _split_and_mark(self, variable: Variable, factor: Operand | None, tail: TailStrategy, kind: str) -> Self:
        if factor is not None:
            variable = self._loops.split_off(variable, factor, tail)
        self._loops.mark(variable, kind)
        return self


class Update(Stage):
    """An update definition, returned by ``func.update(i)``."""

    def __init__(self, definition: Definition) -> None:
        self._given = definition

    @property
    def _definition(self) -> Definition:
        return self._given

    def name(self) -> str:
        """Returns the name of the updated Func."""
        return self._given.schedule.owner


class Specialized(Stage):
    """The schedule of a stage under a condition, returned by ``specialize(condition)``."""

    def __init__(self, definition: Definition, schedule: StageSchedule) -> None:
        self._given, self._schedule = definition, schedule

    @property
    def _definition(self) -> Definition:
        raise ScheduleError(f"In schedule for {self._given.schedule.owner}, this comes before specialize()")

    @property
    def _loops(self) -> StageSchedule:
        return self._schedule
