"""Func: a definition at each point, and its schedule."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self, TypeAlias
from typing import cast as cast_type

from lamina.halide.absent import ABSENT, Absent
from lamina.halide.buffer import Buffer, ImageParam, index_exprs, indices
from lamina.halide.definition import IDENTITIES, Definition
from lamina.halide.domain import RVar, Var
from lamina.halide.errors import HalideError, ScheduleError, Source, caller, touch
from lamina.halide.expr import Access, Binary, Call, Const, Expr, Operand, cast, expr, structure, walk
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
    factor_of,
    variable_name,
)
from lamina.halide.types import Type

if TYPE_CHECKING:
    from pathlib import Path

    from lamina.halide.outputs import Sizes, StmtOutputFormat
    from lamina.halide.program import Program, Programs

_numbers = itertools.count()
_taken: dict[str, int] = {}


def unique_name(wanted: str | None) -> str:
    """Returns the name, made unique: ``name``, ``name$1``, ``name$2``."""
    if wanted is None:
        return f"f{next(_numbers)}"
    count = _taken.get(wanted, 0)
    _taken[wanted] = count + 1
    return wanted if count == 0 else f"{wanted}${count}"


def wrapper_of(target: Any, names: Sequence[str], consumer: Func | None) -> Func:
    """Returns the Func that ``in_()`` creates for a Func or an image."""
    key = None if consumer is None else id(consumer)
    if key not in target.wrappers:
        wrapper = Func(f"{target.name()}_{'global' if consumer is None else f'in_{consumer.name()}'}_wrapper")
        places = tuple(Var(name) for name in names)
        wrapper[places] = [Access(target, places, component) for component in range(len(target.types()))]
        target.wrappers[key] = wrapper
        touch()
    return target.wrappers[key]


class FuncRef(Access):
    """``func[arguments]``: a value, or the target of a definition. For a Func of tuples ``func[arguments][i]`` is
    component ``i``; the reference unpacks to all of them."""

    __slots__ = ()

    def type(self) -> Type:
        """Returns the element type of the referenced Func. Raises HalideError for a Func of tuples."""
        return self.target.type()

    def __len__(self) -> int:
        return len(self.target.types())

    def __getitem__(self, component: int) -> Access:
        count = len(self)
        if not isinstance(component, int) or not -count <= component < count:
            raise HalideError(f'Func "{self.target.name()}" has {count} components, there is no [{component!r}]')
        return Access(self.target, self.arguments, component % count)

    def __iter__(self) -> Iterator[Access]:
        if not self.target.is_tuple():
            raise TypeError(f'Func "{self.target.name()}" has a single value, which does not unpack')
        return (self[component] for component in range(len(self)))

    def _updated(self, op: str, other: Operand) -> Expr:
        func = self.target
        if not func.defined():
            start = {"add": 0, "sub": 0, "mul": 1, "div": 1}[op]
            given = expr(other)
            func[tuple(self.arguments)] = Const(given.type(), start)
        return Binary(op, self.type(), self, cast(self.type(), expr(other, self.type() if _is_plain(other) else None)))

    def __iadd__(self, other: Operand) -> Expr:
        return self._updated("add", other)

    def __isub__(self, other: Operand) -> Expr:
        return self._updated("sub", other)

    def __imul__(self, other: Operand) -> Expr:
        return self._updated("mul", other)

    def __itruediv__(self, other: Operand) -> Expr:
        return self._updated("div", other)


class Tuple:
    """The values of a Func with several components: ``f[x] = Tuple(a, b)``, or just ``f[x] = a, b``."""

    def __init__(self, *components: Operand | Sequence[Operand]) -> None:
        given = components[0] if len(components) == 1 and isinstance(components[0], list | tuple) else components
        self._components = [cast_type("Operand", component) for component in given]
        if not self._components:
            raise HalideError("A Tuple has at least one component")

    def __len__(self) -> int:
        return len(self._components)

    def __getitem__(self, component: int) -> Expr:
        return expr(self._components[component])

    def __iter__(self) -> Iterator[Expr]:
        return map(expr, self._components)


Value: TypeAlias = "Operand | Tuple | Sequence[Operand]"
"""The right-hand side of a Func: an expression, or several."""


def _operands(value: Value) -> list[Operand]:
    """Returns the components of a right-hand side; of a reference to a Func of tuples, its own."""
    if isinstance(value, FuncRef) and value.target.is_tuple():
        return list(value)
    if isinstance(value, Tuple | list | tuple):
        components: list[Operand] = list(value)
        if not components:
            raise HalideError("A Func has at least one value")
        return components
    return [cast_type("Operand", value)]


def _components(value: Value) -> list[Expr]:
    return [expr(operand) for operand in _operands(value)]


def _is_plain(value: Operand) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


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
        from lamina.halide.rfactor import preserved_pairs, rfactor

        return rfactor(self._definition, preserved_pairs(preserved))

    def specialize(self, condition: Operand) -> Specialized:
        """Returns the schedule for realizations in which a condition on parameters and image sizes holds: a
        copy of the schedule so far. The first true condition wins."""
        from lamina.halide.specialize import specialization

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
        target: Func | Buffer | ImageParam,
        at: Variable,
        of: Variable | None = None,
        offset: Operand = 1,
        strategy: PrefetchBoundStrategy = PrefetchBoundStrategy.GuardWithIf,
    ) -> Self:
        """In each iteration of the loop ``at``, fetches into the cache what iteration ``offset`` after the current one
        of the loop ``of`` (by default the same loop, otherwise one around it) reads of a Func or image there."""
        if not isinstance(target, Func | Buffer | ImageParam):
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


class Func(Stage):
    """A function from points to numbers. ``f[x, y] = value`` defines it, further assignments update it; scheduling
    calls define how it is computed, ``realize`` computes it."""

    def __init__(self, value: str | Value | None = None, name: str | None = None) -> None:
        if isinstance(value, str):
            value, name = None, value
        self._name = unique_name(name)
        self.source = caller()
        self.pure_names: list[str] = []
        self.definitions: list[Definition] = []
        self.bounds: dict[str, tuple[int | None, int, Source | None]] = {}
        self.compute_level: tuple[Func, str] | str = "inline"
        self.store_level: tuple[Func, str] | str | None = None
        self.compute_source: Source | None = None
        # Compiled code by its text.
        self._programs: Programs | None = None
        self.compiled: dict[str, Any] = {}
        self.last_run: Any = None
        self.wrappers: dict[int | None, Func] = {}
        # As an output: whether loops run on all cores that the schedule leaves to lamina.
        self.runs_parallel = False
        self.traces_stores = False
        if value is not None:
            names: list[str] = []
            for node in (node for root in _components(value) for node in walk(root)):
                if isinstance(node, Var) and node.label not in names:
                    names.append(node.label)
            self[tuple(Var(name) for name in names)] = value

    # ---- Definitions

    def name(self) -> str:
        """Returns the Func's name."""
        return self._name

    def defined(self) -> bool:
        """True if there is a definition."""
        return bool(self.definitions)

    def dimensions(self) -> int:
        """Returns the number of dimensions."""
        return len(self.pure_names)

    def args(self) -> list[Var]:
        """Returns the variables of the first definition."""
        return [Var(name) for name in self.pure_names]

    def type(self) -> Type:
        """Returns the type of its values. Raises HalideError if there is no definition, or if the values are tuples."""
        types = self.types()
        if len(types) > 1:
            raise HalideError(
                f'Func "{self._name}" has tuples of {len(types)} values; use one of them, such as {self._name}[...][0]'
            )
        return types[0]

    def types(self) -> tuple[Type, ...]:
        """Returns the types of its components (one unless its values are tuples). Raises
        HalideError if there is no definition."""
        if not self.definitions:
            raise HalideError(f'Func "{self._name}" is used, but was not defined')
        return tuple(value.type() for value in self.definitions[0].values)

    def is_tuple(self) -> bool:
        """True if its values are tuples."""
        return len(self.types()) > 1

    def value(self) -> Expr:
        """Returns the right-hand side of the first definition. Raises HalideError if there is none, or if it is a
        tuple."""
        self.type()
        return self.definitions[0].values[0]

    def values(self) -> Tuple:
        """Returns the components of the right-hand side of the first definition. Raises HalideError if there is
        none."""
        self.types()
        return Tuple(*self.definitions[0].values)

    def num_update_definitions(self) -> int:
        """Returns the number of updates."""
        return max(len(self.definitions) - 1, 0)

    def has_update_definition(self) -> bool:
        """True if there are updates."""
        return len(self.definitions) > 1

    def __getitem__(self, given: Any) -> FuncRef:
        coordinates = given if isinstance(given, tuple) else (given,)
        if self.definitions and len(coordinates) != len(self.pure_names):
            raise HalideError(
                f'Func "{self._name}" was called with {len(coordinates)} arguments, but was defined with '
                f"{len(self.pure_names)}"
            )
        return FuncRef(self, index_exprs(self._name, coordinates))

    def __iter__(self) -> Iterator[Any]:
        raise TypeError("a Func is not a sequence")

    def __setitem__(self, given: Any, value: Value) -> None:
        places = index_exprs(self._name, given if isinstance(given, tuple) else (given,))
        touch()
        if self.definitions:
            indices(self._name, len(self.pure_names), tuple(places))
            self._update(places, value)
        else:
            self._define(places, _components(value))

    def _define(self, places: list[Expr], values: list[Expr]) -> None:
        names = []
        for place in places:
            if not isinstance(place, Var):
                raise HalideError(f'The first definition of Func "{self._name}" takes Vars as arguments, not {place!r}')
            if place.label in names:
                raise HalideError(f'Func "{self._name}" is defined with argument "{place.label}" twice')
            names.append(place.label)
        for node in (node for root in values for node in walk(root)):
            if isinstance(node, Var) and node.label not in names:
                raise HalideError(f'Undefined variable "{node.label}" in definition of Func "{self._name}"')
            if isinstance(node, RVar):
                raise HalideError(
                    f'RVar "{node.label}" in the first definition of Func "{self._name}"; use it in an update'
                )
            if isinstance(node, Access) and node.target is self:
                raise HalideError(f'The first definition of Func "{self._name}" refers to itself')
        for root in values:
            root.type()  # raises for an undefined Func
        self.pure_names = names
        self.definitions.append(Definition(self, places, values, 0, caller()))

    def _update(self, places: list[Expr], value: Value) -> None:
        number = len(self.definitions)
        types, given = self.types(), _operands(value)
        if len(given) != len(types):
            raise HalideError(
                f'Update {number - 1} of Func "{self._name}" has {len(given)} components, its first definition has '
                f"{len(types)}"
            )
        updates = [
            cast(type, expr(operand, type if _is_plain(operand) else None))
            for type, operand in zip(types, given, strict=True)
        ]
        updates = self._where(places, updates)
        pure = {place.label for place in places if isinstance(place, Var)}
        for position, place in enumerate(places):
            if isinstance(place, Var) and place.label != self.pure_names[position]:
                raise HalideError(
                    f'Update {number - 1} of Func "{self._name}" has "{place.label}" in position {position}, where its '
                    f'first definition has "{self.pure_names[position]}"'
                )
        for node in (node for part in (*places, *updates) for node in walk(part)):
            if isinstance(node, Var) and node.label not in pure:
                raise HalideError(f'Undefined variable "{node.label}" in update {number - 1} of Func "{self._name}"')
        self.definitions.append(Definition(self, places, updates, number, caller()))

    def _where(self, places: list[Expr], updates: list[Expr]) -> list[Expr]:
        """Returns the values of an update under the conditions of its RDom: where these do not hold, points keep their
        values."""
        domains = {
            id(node.domain): node.domain
            for part in (*places, *updates)
            for node in walk(part)
            if isinstance(node, RVar)
        }
        conditions = [condition for domain in domains.values() for condition in domain.conditions]
        for domain in domains.values():
            domain.is_used = True
        if not conditions:
            return updates
        allowed = conditions[0]
        for condition in conditions[1:]:
            allowed = Binary("and", allowed.type(), allowed, condition)
        return [
            self._guarded(Access(self, places, component), update, allowed) for component, update in enumerate(updates)
        ]

    def _guarded(self, own: Access, update: Expr, allowed: Expr) -> Expr:
        """Returns the value of an update where a condition holds, ``own`` elsewhere; a reduction takes in its
        neutral element instead, and so stays one."""
        type = own.type()
        if isinstance(update, Binary) and update.op in IDENTITIES:
            mine = [structure(side) == structure(own) for side in (update.left, update.right)]
            other = update.right if mine[0] else update.left
            if sum(mine) == 1 and not any(isinstance(node, Access) and node.target is self for node in walk(other)):
                nothing = Const(type, IDENTITIES[update.op](type))
                return Binary(update.op, type, own, Call("select", type, [allowed, other, nothing]))
        return Call("select", type, [allowed, update, own])

    # ---- Schedule

    @property
    def _definition(self) -> Definition:
        if not self.definitions:
            raise ScheduleError(f'Func "{self._name}" has no definition to schedule')
        return self.definitions[0]

    def update(self, number: int = 0) -> Update:
        """Returns the update with that number, for scheduling."""
        if not 0 <= number < self.num_update_definitions():
            raise ScheduleError(
                f'Func "{self._name}" has {self.num_update_definitions()} update definitions, there is no '
                f"update({number})"
            )
        return Update(self.definitions[number + 1])

    def compute_root(self) -> Func:
        """Computes the whole Func before its consumers."""
        self._compute("root")
        return self

    def compute_inline(self) -> Func:
        """Recomputes the Func at each use; the default."""
        self._compute("inline")
        return self

    def compute_at(self, consumer: Func, variable: Variable) -> Func:
        """Computes what an iteration of the consumer's loop needs at its start."""
        if not isinstance(consumer, Func):
            raise ScheduleError(f"compute_at() takes a Func and one of its loops, not {consumer!r}")
        self._compute((consumer, variable_name(variable)))
        return self

    def _compute(self, level: tuple[Func, str] | str) -> None:
        self.compute_level, self.compute_source = level, caller()
        touch()

    def in_(self, consumer: Func | None = None) -> Func:
        """Returns a Func with the values of this one, which replaces it in all consumers, or in the given one.
        If scheduled, it is a copy."""
        return wrapper_of(self, self.pure_names, consumer)

    def store_root(self) -> Func:
        """Stores the values before all loops. With compute_at() the loop there keeps what earlier iterations computed:
        a sliding window."""
        self.store_level = "root"
        touch()
        return self

    def store_at(self, consumer: Func, variable: Variable) -> Func:
        """Stores the values at a loop of the consumer. If it is outside the loop of compute_at(), that loop keeps what
        earlier iterations computed: a sliding window. Raises ScheduleError when the program is made: for loops inside
        that of compute_at(), for Funcs with updates, and where that loop is not serial."""
        self.store_level = consumer, variable_name(variable)
        touch()
        return self

    def bound(self, variable: Variable, min: int, extent: Operand) -> Func:
        """Declares the range of a dimension. Asking for more is an error."""
        self._bound(variable, int(min), factor_of(extent, "The extent of a bound"))
        return self

    def bound_extent(self, variable: Variable, extent: Operand) -> Func:
        """Declares the extent of a dimension."""
        self._bound(variable, None, factor_of(extent, "The extent of a bound"))
        return self

    def set_estimate(self, variable: Variable, min: int, extent: Operand) -> Func:
        """Estimates the extent of a dimension whose size is not known otherwise."""
        return self

    def _bound(self, variable: Variable, min: int | None, extent: int) -> None:
        name = variable_name(variable)
        if name not in self.pure_names:
            raise ScheduleError(
                f'Can\'t bound variable "{name}" of Func "{self._name}" because it is not one of its arguments: '
                f"{', '.join(self.pure_names)}"
            )
        self.bounds[name] = min, extent, caller()
        touch()

    def schedule_automatically(self, *, parallel: bool = True) -> None:
        """Schedules the pipeline: Funcs that are expensive and read at several places, and those with updates, are
        computed before their consumers; the loops of each are tiled, vectorized and, with ``parallel``, spread over the
        cores by lamina's automatic schedule for this machine. Raises ScheduleError if a Func has a schedule."""
        from lamina.halide.automatic import schedule_automatically

        schedule_automatically([self], parallel)

    def replace_update(self, old: Definition, places: Sequence[Expr], value: Expr) -> None:
        """Replaces an update by another one."""
        self.definitions[old.number] = Definition(self, places, [value], old.number, old.source)
        touch()

    # ---- Programs

    @property
    def programs(self) -> Programs:
        """What is compiled of the Func."""
        if self._programs is None:
            from lamina.halide.program import Programs

            self._programs = Programs([self])
        return self._programs

    def program(self, sizes: Sizes = None) -> Program:
        """Returns the program for sizes (from the innermost dimension out; defaults come from bound()); without any
        the one for all sizes."""
        return self.programs.default(sizes)

    def payload(self, sizes: Sizes = None) -> str:
        """Returns the algorithm as MLIR text: structured operations on tensors, in a function."""
        return str(self.program(sizes).payload)

    def schedule_ir(self, sizes: Sizes = None) -> str:
        """Returns the schedule as MLIR text: a script of the transform dialect."""
        return str(self.program(sizes).script)

    def module(self, sizes: Sizes = None) -> str:
        """Both in one module, which ``lamina run`` takes."""
        return str(self.program(sizes).module_text())

    def loop_nest(self) -> str:
        """Returns the loops as text, in Halide's form."""
        from lamina.halide.loop_nest import loop_nest

        return loop_nest(self)

    def print_loop_nest(self) -> None:
        """Prints loop_nest()."""
        print(self.loop_nest(), end="")

    def trace_stores(self) -> Func:
        """Shows each value that is stored, and where, on standard output, as ``Store f.0(x, y) = value``. The Func then
        runs as plain loops."""
        self.traces_stores = True
        touch()
        return self

    def compile_to_lowered_stmt(
        self,
        filename: str | Path,
        arguments: Sequence[object] = (),
        fmt: StmtOutputFormat | None = None,
        *,
        sizes: Sizes = None,
    ) -> None:
        """Writes the program after its schedule to a file: loops, vectors and accesses to buffers, as MLIR text or as a
        page (``StmtOutputFormat.HTML``). ``arguments`` are for compatibility; they follow from the definitions. Raises
        OSError."""
        from lamina.halide.outputs import StmtOutputFormat, write_lowered

        write_lowered(self, filename, fmt or StmtOutputFormat.Text, sizes)

    def compile_jit(self, sizes: Sizes = None) -> None:
        """Compiles ahead of the first realize(). Without sizes, if bound() does not declare them, the program is for
        all sizes, and each realize() uses it; otherwise realize() compiles for the sizes it gets."""
        self.programs.compile_jit(sizes)

    def compile(self, sizes: Sizes = None) -> Any:
        """Returns a function of the images and parameters, in the order of ``infer_arguments()``, and ``out``. Without
        sizes, if bound() does not declare them, it takes arrays of any size."""
        return self.program(sizes).callable()

    def infer_arguments(self) -> list[Any]:
        """Returns the ImageParams and Params that the Func depends on."""
        return list(self.programs.arguments)

    def realize(self, sizes: Sizes = None, *more: int, out: Any = None) -> Any:
        """Computes it on points 0 to sizes - 1, or on those of the buffer or array ``out``, and returns a Buffer; for a
        Func of tuples, a tuple of Buffers, and ``out`` is a sequence.

        Raises BoundsError if an image is too small, ScheduleError if the schedule does not apply.
        """
        from lamina.halide.realize import realize

        return realize(self, [cast_type(int, sizes), *more] if more else sizes, out)

    def __repr__(self) -> str:
        return f"<lamina.halide.Func {self._name}>"
