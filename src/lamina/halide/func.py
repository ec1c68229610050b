"""Func: a definition at each point, and its schedule."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any
from typing import cast as cast_type

from lamina.halide.buffer import index_exprs, indices
from lamina.halide.definition import IDENTITIES, Definition
from lamina.halide.domain import RVar, Var
from lamina.halide.errors import HalideError, ScheduleError, Source, caller, touch
from lamina.halide.expr import Access, Binary, Call, Const, Expr, Operand, Readable, cast, expr, structure, walk
from lamina.halide.func_values import FuncRef, Tuple, Value, components_of, is_plain_number, operands_of
from lamina.halide.schedule import Variable, factor_of, variable_name
from lamina.halide.stage import Stage, Update
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


def wrapper_of(target: Readable, names: Sequence[str], consumer: Func | None) -> Func:
    """Returns the Func that ``in_()`` creates for a Func or an image."""
    key = None if consumer is None else id(consumer)
    if key not in target.wrappers:
        wrapper = Func(f"{target.name()}_{'global' if consumer is None else f'in_{consumer.name()}'}_wrapper")
        places = tuple(Var(name) for name in names)
        wrapper[places] = [Access(target, places, component) for component in range(len(target.types()))]
        target.wrappers[key] = wrapper
        touch()
    result: Func = target.wrappers[key]
    return result


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
            for node in (node for root in components_of(value) for node in walk(root)):
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
            self._define(places, components_of(value))

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
        types, given = self.types(), operands_of(value)
        if len(given) != len(types):
            raise HalideError(
                f'Update {number - 1} of Func "{self._name}" has {len(given)} components, its first definition has '
                f"{len(types)}"
            )
        updates = [
            cast(type, expr(operand, type if is_plain_number(operand) else None))
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
        from lamina.halide.automatic import schedule_automatically  # cycle

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
            from lamina.halide.program import Programs  # cycle

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
        from lamina.halide.loop_nest import loop_nest  # cycle

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
        OutputError, which is an OSError, if the file cannot be written."""
        from lamina.halide.outputs import StmtOutputFormat, write_lowered  # cycle

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
        from lamina.halide.realize import realize  # cycle

        return realize(self, [cast_type(int, sizes), *more] if more else sizes, out)

    def __repr__(self) -> str:
        return f"<lamina.halide.Func {self._name}>"
