"""The schedule of one stage of a Func: its loops, innermost first, and the splits and fusions that created them.

Loops are named as Halide names them: splitting ``x`` into ``xo`` and ``xi`` gives ``x.xo`` and ``x.xi``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from lamina.halide.domain import OUTERMOST, RVar, Var
from lamina.halide.errors import HalideError, ScheduleError, Source, caller, touch
from lamina.halide.expr import AsExpr, Const, Operand, Readable, expr

if TYPE_CHECKING:
    from lamina.halide.definition import Definition

# The name of a loop.
Variable: TypeAlias = "Var | RVar | AsExpr"


class TailStrategy(Enum):
    """How to handle a split that does not divide the extent. All strategies compute the same values.

    GuardWithIf (and Predicate, PredicateLoads, PredicateStores, ShiftInwardsAndBlend, RoundUpAndBlend, Auto): the last,
    partial iteration is a separate loop. ShiftInwards: the same, but the extent must be at least the factor. RoundUp:
    the extent of an output must be a multiple of the factor; that of an intermediate Func is rounded up.
    """

    Auto = "auto"
    GuardWithIf = "guard-with-if"
    Predicate = "predicate"
    PredicateLoads = "predicate-loads"
    PredicateStores = "predicate-stores"
    RoundUp = "round-up"
    RoundUpAndBlend = "round-up-and-blend"
    ShiftInwards = "shift-inwards"
    ShiftInwardsAndBlend = "shift-inwards-and-blend"


class LoopAlignStrategy(Enum):
    """How the iterations of two loops are matched that compute_with() fuses, where their ranges differ: by their
    values (NoAlign, Auto), from the first ones (AlignStart), or from the last ones (AlignEnd)."""

    Auto = "auto"
    NoAlign = "no-align"
    AlignStart = "align-start"
    AlignEnd = "align-end"


class PrefetchBoundStrategy(Enum):
    """What prefetch() does for iterations after the last one: nothing (GuardWithIf), fetch what the last one reads
    (Clamp), or fetch what lies beyond the end (NonFaulting)."""

    GuardWithIf = "guard"
    Clamp = "clamp"
    NonFaulting = "none"


SERIAL, PARALLEL, VECTORIZED, UNROLLED = "for", "parallel", "vectorized", "unrolled"


@dataclass(frozen=True)
class Part:
    """The share of a loop in one variable of the definition: it advances it by ``step`` and covers ``width`` values, or
    all of them (None)."""

    root: str
    step: int
    width: int | None


@dataclass(frozen=True)
class Loop:
    """A loop of the nest. ``parts`` has one entry, or one per fused loop, outermost first."""

    name: str
    kind: str
    is_reduction: bool
    parts: tuple[Part, ...]
    source: Source | None = None

    @property
    def fused(self) -> bool:
        return len(self.parts) > 1


@dataclass(frozen=True)
class Split:
    """A split of ``root``, for the constraint of its tail strategy; ``reach`` values of the root form one outer
    step."""

    root: str
    reach: int
    tail: TailStrategy
    source: Source | None


@dataclass(frozen=True)
class Fusion:
    """The loops that a stage shares with ``host`` by compute_with(): those from the outermost to ``loop``."""

    host: Definition
    loop: str
    align: LoopAlignStrategy
    source: Source | None


@dataclass(frozen=True)
class Prefetch:
    """What iteration ``ahead`` of the loop ``of`` after the current one reads of ``target``, is fetched in each
    iteration of the loop ``at``."""

    target: Readable
    at: str
    of: str
    ahead: int
    bounds: PrefetchBoundStrategy
    source: Source | None


@dataclass
class StageSchedule:
    """``loops`` from the innermost out. ``owner`` is how messages call the stage."""

    owner: str
    loops: list[Loop]
    splits: list[Split] = field(default_factory=list)
    keeps_reduction_order: bool = False
    temporaries: int = 0
    is_atomic: bool = False
    fusion: Fusion | None = None
    prefetches: list[Prefetch] = field(default_factory=list)

    @classmethod
    def make(cls, owner: str, rvars: Sequence[str], pure: Sequence[str], ordered: bool) -> StageSchedule:
        loops = [Loop(name, SERIAL, True, (Part(name, 1, None),)) for name in rvars]
        loops += [Loop(name, SERIAL, False, (Part(name, 1, None),)) for name in pure]
        return cls(owner, loops, keeps_reduction_order=ordered)

    # ---- Lookup

    def find(self, variable: Variable, doing: str) -> int:
        """Returns the position of the loop called ``variable``. Raises ScheduleError."""
        name = variable_name(variable)
        for position, loop in enumerate(self.loops):
            if loop.name == name or loop.name.endswith(f".{name}"):
                return position
        shown = " ".join(loop.name for loop in self.loops)
        raise ScheduleError(f"In schedule for {self.owner}, could not find {doing}: {name}\nVars: {shown} {OUTERMOST}")

    def _check_new(self, name: str, doing: str, except_for: str = "") -> None:
        for loop in self.loops:
            last = loop.name.rpartition(".")[2]
            if last == name and loop.name != except_for:
                raise ScheduleError(
                    f"In schedule for {self.owner}, {doing} makes a loop {name}, but there is one of that name "
                    f"already: {loop.name}"
                )

    # ---- Loops into loops

    def split(self, old: Variable, outer: Variable, inner: Variable, factor: Operand, tail: TailStrategy) -> None:
        """Loop ``old`` becomes ``outer`` around ``inner``, which runs ``factor`` times."""
        touch()
        number = factor_of(factor, f"In schedule for {self.owner}, the factor of a split")
        position = self.find(old, "split dimension")
        loop = self.loops[position]
        outer_name, inner_name = variable_name(outer), variable_name(inner)
        doing = f"splitting {variable_name(old)}"
        if outer_name == inner_name:
            raise ScheduleError(f"In schedule for {self.owner}, {doing} makes two loops {outer_name}")
        self._check_new(outer_name, doing, loop.name)
        self._check_new(inner_name, doing, loop.name)
        if loop.fused:
            raise ScheduleError(
                f"In schedule for {self.owner}, {loop.name} is fused and cannot be split: its parts are not boxes. "
                "Split the loops that it was fused from"
            )
        if loop.kind != SERIAL:
            raise ScheduleError(f"In schedule for {self.owner}, {loop.name} is {loop.kind} already and cannot be split")
        (part,) = loop.parts
        source = caller()
        # A factor larger than the extent leaves one outer iteration.
        reach = number * part.step if part.width is None else min(number * part.step, part.width)
        self.splits.append(Split(part.root, reach, tail, source))
        self.loops[position : position + 1] = [
            replace(loop, name=f"{loop.name}.{inner_name}", parts=(Part(part.root, part.step, reach),), source=source),
            replace(
                loop,
                name=f"{loop.name}.{outer_name}",
                parts=(Part(part.root, reach, part.width),),
                source=source,
            ),
        ]

    def split_off(self, old: Variable, factor: Operand, tail: TailStrategy) -> Var:
        """Splits ``old`` into itself and a new inner loop, which is returned."""
        inner = Var(f"v{self.temporaries}")
        self.temporaries += 1
        self.split(old, Var(variable_name(old)), inner, factor, tail)
        return inner

    def fuse(self, inner: Variable, outer: Variable, fused: Variable) -> None:
        """Fuses two adjacent loops."""
        touch()
        first, second = self.find(inner, "fuse dimension"), self.find(outer, "fuse dimension")
        if first == second:
            raise ScheduleError(f"In schedule for {self.owner}, cannot fuse {variable_name(inner)} with itself")
        low, high = self.loops[first], self.loops[second]
        if low.kind != SERIAL or high.kind != SERIAL:
            marked = low if low.kind != SERIAL else high
            raise ScheduleError(f"In schedule for {self.owner}, {marked.name} is {marked.kind} already; fuse it before")
        if low.is_reduction != high.is_reduction:
            raise ScheduleError(
                f"In schedule for {self.owner}, cannot fuse {low.name} with {high.name}: only one is an RVar"
            )
        loop = Loop(f"{low.name}.{variable_name(fused)}", SERIAL, low.is_reduction, high.parts + low.parts, caller())
        self.loops[first] = loop
        del self.loops[second]

    def reorder(self, variables: Sequence[Variable]) -> None:
        """Reorders the named loops, innermost first; the others keep their positions."""
        touch()
        positions = [self.find(variable, "loop to reorder") for variable in variables]
        if len(set(positions)) != len(positions):
            names = ", ".join(variable_name(variable) for variable in variables)
            raise ScheduleError(f"In schedule for {self.owner}, reorder({names}) names a loop twice")
        moved = [self.loops[position] for position in positions]
        places = sorted(positions)
        if self.keeps_reduction_order:
            before = [loop.name for loop in self.loops if loop.is_reduction]
            after = list(self.loops)
            for place, loop in zip(places, moved, strict=True):
                after[place] = loop
            order = [loop.name for loop in after if loop.is_reduction]
            if order != before:
                first, other = next((a, b) for a, b in zip(before, order, strict=True) if a != b)
                raise ScheduleError(
                    f"In schedule for {self.owner}, can't reorder RVars {first} and {other} because it may change the "
                    "meaning of the algorithm"
                )
        source = caller()
        for place, loop in zip(places, moved, strict=True):
            self.loops[place] = replace(loop, source=source)

    def rename(self, old: Variable, new: Variable) -> None:
        touch()
        position = self.find(old, "dimension to rename")
        self._check_new(variable_name(new), f"renaming {variable_name(old)}")
        loop = self.loops[position]
        self.loops[position] = replace(loop, name=f"{loop.name}.{variable_name(new)}")

    # ---- How loops run

    def mark(self, variable: Variable, kind: str) -> None:
        """Makes a loop parallel, vectorized, unrolled or serial. Raises ScheduleError if that would be a race."""
        touch()
        position = self.find(variable, "dimension")
        loop = self.loops[position]
        if loop.is_reduction and self.is_atomic and kind == PARALLEL:
            raise ScheduleError(
                f"In schedule for {self.owner}, atomic() lets {loop.name} be vectorized, not parallel; rfactor() makes "
                "a Func that runs in parallel"
            )
        if loop.is_reduction and not self.is_atomic and kind in (PARALLEL, VECTORIZED):
            raise ScheduleError(
                f"In schedule for {self.owner}, marking var {loop.name} as parallel or vectorized may introduce a race "
                "condition resulting in incorrect output; atomic() allows vectors of associative reductions, rfactor() "
                "makes a Func that runs in parallel"
            )
        self.loops[position] = replace(loop, kind=kind, source=caller())


    # ---- Loops of several stages, prefetches

    def fuse_with(self, host: Definition, variable: Variable, align: LoopAlignStrategy) -> None:
        """Shares the loops of ``host`` from the outermost to the one called ``variable``, which both have."""
        touch()
        self.find(variable, "compute_with dimension")
        host.schedule.find(variable, "compute_with dimension")
        if host.schedule is self:
            raise ScheduleError(f"In schedule for {self.owner}, compute_with() takes another stage")
        self.fusion = Fusion(host, variable_name(variable), align, caller())

    def prefetch(
        self,
        target: Readable,
        at: Variable,
        of: Variable,
        ahead: Operand,
        bounds: PrefetchBoundStrategy,
    ) -> None:
        """Fetches what a later iteration of the loop ``of`` reads, in the loop ``at``, which is that one or inside."""
        touch()
        number = factor_of(ahead, f"In schedule for {self.owner}, the offset of prefetch()")
        inner, outer = self.find(at, "prefetch dimension"), self.find(of, "prefetch dimension")
        if inner > outer:
            raise ScheduleError(
                f"In schedule for {self.owner}, prefetch() at {variable_name(at)} is not inside of "
                f"{variable_name(of)}, whose later iterations it fetches for"
            )
        names = self.loops[inner].name, self.loops[outer].name
        self.prefetches.append(Prefetch(target, *names, number, bounds, caller()))


def variable_name(variable: Variable) -> str:
    """Returns the name of a Var, of an RVar or of an RDom of one dimension. Raises HalideError for anything else."""
    if isinstance(variable, Var | RVar):
        return variable.label
    convert = getattr(variable, "as_expr", None)
    converted = convert() if convert is not None else None
    if isinstance(converted, RVar):
        return converted.label
    raise HalideError(f"{variable!r} is neither a Var nor an RVar")


def factor_of(factor: Operand, what: str) -> int:
    """Returns a positive number. Raises HalideError."""
    number = expr(factor) if not isinstance(factor, str) else None
    if not isinstance(number, Const) or number.type().is_float() or number.value < 1:
        raise ScheduleError(f"{what} is a positive number, not {factor!r}")
    return int(number.value)
