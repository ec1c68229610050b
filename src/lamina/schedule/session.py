"""Python schedules: steps that act on the payload immediately, and are recorded as a transform script."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from types import TracebackType
from typing import Any, Literal, Self, overload

from lamina.api import parse
from lamina.asm.parser import parse_module
from lamina.dialects.bufferization.enums import LayoutMapOption
from lamina.dialects.transform.consumption import consumed_arguments
from lamina.dialects.transform.ops import NamedSequenceOp, YieldOp
from lamina.dialects.transform.tune_ops import KnobOp
from lamina.dialects.transform.types import AnyOpType
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import ArrayAttr, BoolAttr, DictionaryAttr, FloatAttr, IntegerAttr, StringAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import ParseError, Severity, collect_diagnostics, emit
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, f64, i64
from lamina.ir.value import Value
from lamina.ir.verifier import check
from lamina.schedule.arguments import one_of
from lamina.schedule.automatic import ENTRY_POINT
from lamina.schedule.errors import ScheduleError, current_line, error
from lamina.schedule.handles import Handle, Param, ValueHandle
from lamina.schedule.steps import complete, groups_of, operand_type, result_types, step_class
from lamina.transform import explain, trace
from lamina.transform.engine import apply_transform, forget_values
from lamina.transform.failures import SilenceableFailure, TransformFailure
from lamina.transform.idle import idle_steps
from lamina.transform.run import WITH_NAMED_SEQUENCE, remove_script
from lamina.transform.state import OP_HANDLE, PARAM, TransformState, kind_of
from lamina.transform.talk import talk

ARGUMENT_NAMES = ("transform.readonly", "transform.consumed")


def on(module: Operation | str | os.PathLike[str]) -> Session:
    """Returns a schedule for a module (or its text, or the file at a path), to be used in a ``with`` statement. The
    steps modify the module itself; a script contained in it is removed first."""
    if not isinstance(module, str | os.PathLike | Operation):
        raise TypeError(f"on() takes a module, its text or a path, not {module!r}")
    payload = parse(module) if isinstance(module, str | os.PathLike) else module
    remove_script(payload)
    return Session(payload)


class Session:
    """A schedule under construction: the payload, the payload of its handles, and the recorded script.

    ``module`` is the handle to the whole payload. Each step is applied to the payload immediately, and raises
    ScheduleError if it fails; failed steps are not recorded.
    """

    def __init__(self, payload: Operation) -> None:
        self.payload = payload
        self.state = TransformState(payload)
        self._tracer = trace.current.get()
        self._watch = self.state.watch = explain.Watch(talk.get())
        self.state.watchers = [self._watch] if self._tracer is None else [self._watch, self._tracer]
        self._idle = idle_steps()
        if self._idle is not None:
            self.state.watchers.append(self._idle)
        self._script = parse_module(f"module attributes {{{WITH_NAMED_SEQUENCE}}} {{}}", "schedule")
        self._main = self._open_sequence(ENTRY_POINT, [AnyOpType()])
        self.block: Block = self._main.regions[0].entry_block
        self.state.set(self.block.arguments[0], [payload], self._main)
        self.module = Handle(self, self.block.arguments[0])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if problem is None:
            explain.report(self._watch, self._tracer)
            if self._idle is not None:
                self._idle.report()

    def _repr_html_(self) -> str:
        from lamina.asm.html import folded, text_html  # start-up

        return folded("the schedule", text_html(self.script()), is_open=True) + folded(
            "the program", text_html(str(self.payload))
        )

    # ---- The script

    def script(self) -> str:
        """Returns the text of a module with named sequences that repeat the steps."""
        script = self._script.clone()
        main = script.regions[0].entry_block.last_op
        assert isinstance(main, NamedSequenceOp)
        _close_sequence(main, [])
        problems = check(script)
        if problems:
            raise ScheduleError(problems)
        return str(script)

    def define(self, text: str) -> None:
        """Adds named sequences, such as matchers for ``foreach_match``, to the script."""
        parsed = parse(f"module attributes {{{WITH_NAMED_SEQUENCE}}} {{\n{text}\n}}")
        for op in list(parsed.regions[0].entry_block.operations):
            self._script.regions[0].entry_block.insert_before(self._main, op.remove())

    # ---- Steps in general

    def apply(
        self, mnemonic: str, *operands: Any, count: int | None = None, types: Sequence[Any] | None = None, **fields: Any
    ) -> Any:
        """Builds a transform operation from its name and declared fields, and runs it.

        Fields are passed by name, operands also by position; handles and parameters represent values. ``count`` is the
        number of results of a variadic field if it does not follow from the rest, ``types`` the result types.
        Returns nothing, a handle, or for several results a tuple with a list per variadic field.
        """
        try:
            cls = step_class(mnemonic)
        except ValueError as problem:
            raise error(str(problem)) from None
        inputs = [field for field in cls.definition.fields if field.kind != "result"]
        if len(operands) > len(inputs):
            raise TypeError(f"'{cls.name}' takes at most {len(inputs)} fields, got {len(operands)}")
        given = dict(zip((field.name for field in inputs), operands, strict=False)) | fields
        for field in cls.definition.operands:
            if field.name in given:
                given[field.name] = self._operand(field, given[field.name])
        first = next((given[field.name] for field in cls.definition.operands if field.name in given), None)
        payload = self.state.payload(first) if isinstance(first, Value) and self.state.is_known(first) else []
        complete(cls, given)
        wanted = result_types(cls, given, payload, count, types)
        try:
            step = cls.build(**given, result_types=wanted, location=current_line())
        except InvalidParameters as problem:
            raise error(f"'{cls.name}': {problem}") from None
        self.run(step)
        groups = groups_of(step, [self.handle(value) for value in step.results])
        return None if not groups else groups[0] if len(groups) == 1 else tuple(groups)

    def _operand(self, field: Any, given: Any) -> Any:
        if isinstance(given, list | tuple):
            return [self._operand(field, value) for value in given]
        if not isinstance(given, Handle | Param | ValueHandle):
            return given
        wanted = operand_type(field, given.value.type)
        if wanted is not given.value.type:
            return self.apply("cast", given, types=[wanted]).value
        return given.value

    def handle(self, value: Value) -> Handle | Param | ValueHandle:
        """Returns the Python object for a value of the script."""
        kind = kind_of(value.type)
        return (Handle if kind == OP_HANDLE else Param if kind == PARAM else ValueHandle)(self, value)

    def run(self, step: Operation) -> None:
        """Appends an operation to the script and runs it; removes it again if it fails. Raises ScheduleError."""
        for operand in step.operands:
            self._check_usable(step, operand)
        self.block.append(step)
        problems = check(step)
        if problems:
            self._discard(step)
            raise ScheduleError(problems)
        saved = self.state.checkpoint()
        with collect_diagnostics() as diagnostics:
            try:
                apply_transform(step, self.state)
            except TransformFailure as failure:
                raise self._failed(step, failure, saved, diagnostics) from None
            except BaseException:
                self.state.restore(saved)
                self._discard(step)
                raise
        for diagnostic in diagnostics:
            emit(diagnostic)

    def _failed(self, step: Operation, failure: TransformFailure, saved: Any, diagnostics: list[Any]) -> ScheduleError:
        self.state.restore(saved)
        self._discard(step)
        for diagnostic in failure.diagnostics:
            if diagnostic.severity not in (Severity.ERROR, Severity.REMARK):
                diagnostic.severity = Severity.ERROR
        return ScheduleError([*diagnostics, *failure.diagnostics], isinstance(failure, SilenceableFailure))

    def _discard(self, step: Operation) -> None:
        for value in step.results:
            self.state.forget(value)
        step.erase("a step that failed")

    def _check_usable(self, step: Operation, operand: Value) -> None:
        owner = operand.owner
        block = owner.parent if isinstance(owner, Operation) else owner
        if block is not self.block and block is not step.parent:
            raise error(f"'{step.name}' uses a handle of another sequence; pass it to the sequence, and return handles")
        self.require(operand)

    def require(self, value: Value) -> list[Any]:
        """Returns the payload of a value. Raises ScheduleError if the handle is invalid."""
        reason = self.state.invalidation(value)
        if reason is not None:
            raise error(f"the handle was invalidated by '{reason.consumer.name}'", *_places(reason.notes(value)))
        if not self.state.is_known(value):
            raise error("the handle belongs to a sequence that has ended")
        return self.state.payload(value)

    def mlir(self, text: str, **values: Handle | Param | ValueHandle) -> Any:
        """Runs transform operations given as text, in which ``%name`` is the handle passed as ``name``. Returns their
        results, like ``apply``."""
        arguments = (
            ", ".join(f"%{name}: {value.value.type}" for name, value in values.items()) or "%_: !transform.any_op"
        )
        try:
            parsed = parse_module(
                f"transform.named_sequence @steps({arguments}) {{\n{text}\ntransform.yield\n}}", "mlir"
            )
        except ParseError as problem:
            raise ScheduleError(problem.diagnostics) from None
        sequence = next(parsed.walk(NamedSequenceOp))
        block = sequence.regions[0].entry_block
        for argument, block_argument in zip(block.arguments, values.values(), strict=False):
            argument.replace_all_uses_with(block_argument.value)
        results: list[Any] = []
        for step in list(block.operations)[:-1]:
            step.remove()
            step.location = current_line()
            self.run(step)
            results += [self.handle(value) for value in step.results]
        return None if not results else results[0] if len(results) == 1 else tuple(results)

    # ---- Named sequences

    def _open_sequence(self, name: str, types: Sequence[Any]) -> NamedSequenceOp:
        sequence = NamedSequenceOp.build(
            sym_name=name, function_type=FunctionType(list(types), []), location=current_line()
        )
        block = Block()
        sequence.regions[0].append(block)
        for type in types:
            block.add_argument(type)
        holder = self._script.regions[0].entry_block
        holder.insert_before(holder.last_op, sequence)
        return sequence

    def call(
        self, name: str, function: Callable[..., Any], arguments: Sequence[Any], options: Mapping[str, Any]
    ) -> Any:
        """Records a function's steps on its handle arguments as a named sequence, and an include of it."""
        given = [handle for handle in arguments if isinstance(handle, Handle | Param | ValueHandle)]
        payloads = [self.require(value.value) for value in given]
        sequence = self._open_sequence(name, [value.value.type for value in given])
        outer, body = self.block, sequence.regions[0].entry_block
        inner = iter(body.arguments)
        for argument, payload in zip(body.arguments, payloads, strict=True):
            self.state.set(argument, payload, sequence)
        passed = [
            self.handle(next(inner)) if isinstance(handle, Handle | Param | ValueHandle) else handle
            for handle in arguments
        ]
        returned: list[Any] = []
        result = None
        self.block = body
        try:
            result = function(*passed, **options)
            returned = _flat(result)
        finally:
            # Steps before a failure stay in the script, since the payload has changed.
            self.block = outer
            included = self._include(sequence, body, given, returned)
        handles = iter([self.handle(value) for value in included.results])
        return _rebuilt(result, handles)

    def _include(
        self, sequence: NamedSequenceOp, body: Block, given: Sequence[Any], returned: Sequence[Any]
    ) -> Operation:
        consumed = consumed_arguments(body)
        yielded = [one.value for one in returned]
        payloads = [self.require(value) for value in yielded]
        _close_sequence(sequence, yielded)
        same = self._same_sequence(sequence)
        cls = step_class("include")
        step: Operation = cls.build(
            target=same.sym_name, failure_propagation_mode=1, operands_=[one.value for one in given],
            result_types=[value.type for value in yielded], location=current_line(),
        )  # fmt: skip
        self.block.append(step)
        forget_values(body, self.state)
        for index in consumed:
            self.state.forget(given[index].value)
        for value, payload in zip(step.results, payloads, strict=True):
            self.state.set(value, payload, step)
        if same is not sequence:
            sequence.erase("a named sequence that is there already", force=True)
        return step

    def _same_sequence(self, sequence: NamedSequenceOp) -> NamedSequenceOp:
        """Returns an earlier sequence with the same steps, or this one with a unique name."""
        wanted, taken = sequence.sym_name, set()
        for other in self._script.walk(NamedSequenceOp):
            if other is sequence:
                continue
            taken.add(other.sym_name)
            if other.sym_name.startswith(wanted):
                sequence.sym_name = other.sym_name
                if str(other) == str(sequence):
                    return other
        name, number = wanted, 0
        while name in taken:
            name, number = f"{wanted}_{number}", number + 1
        sequence.sym_name = name
        return sequence

    # ---- Parameters

    def param(self, value: Any) -> Param:
        """Returns a parameter of a fixed value: a number, a text, a truth value, a list, or an attribute."""
        parameter: Param = self.apply("param.constant", value=as_attribute(value))
        return parameter

    def knob(self, name: str, options: Sequence[Any], selected: Any = None) -> Param:
        """Returns a parameter that a tuner may choose among options, and its value now, by default the first one."""
        if not options:
            raise error(f"the knob '{name}' has no options")
        for knob in self._script.walk(KnobOp):
            if knob.name_ == name and knob.options != as_attribute(list(options)):
                raise error(
                    f"there is a knob '{name}' with other options", ("the other one is here", knob.raw_location)
                )
        chosen = options[0] if selected is None else selected
        if chosen not in options:
            raise error(f"the knob '{name}' cannot be {chosen!r}; its options are {', '.join(map(str, options))}")
        knob_handle: Param = self.apply(
            "tune.knob", name_=name, options=as_attribute(list(options)), selected=as_attribute(chosen)
        )
        return knob_handle

    # ---- Steps on the module as a whole

    def match(self, *names: str, **conditions: Any) -> Handle:
        """Returns the operations of the payload that fulfil all conditions; see `Handle.match`."""
        return self.module.match(*names, **conditions)

    def apply_patterns(self, *patterns: str | tuple[str, Mapping[str, Any]], cse: bool = False) -> None:
        """Applies sets of patterns to all functions; see `Handle.apply_patterns`."""
        self.match("func.func").apply_patterns(*patterns, cse=cse)

    def canonicalize(self) -> None:
        """Canonicalizes all functions."""
        self.apply_patterns("canonicalization")

    def cse(self) -> None:
        """Merges equal operations in all functions."""
        self.match("func.func").cse()

    def bufferize(self, *, layout: Literal["identity", "infer", "dynamic"] = "identity", **fields: Any) -> Handle:
        """Bufferizes the module, including its functions' arguments and results, with the
        requested layout. Returns the module's new handle; others are invalidated."""
        maps = {"identity": "IdentityLayoutMap", "infer": "InferLayoutMap", "dynamic": "FullyDynamicLayoutMap"}
        wanted = maps[one_of("layout", layout, maps)]
        number = next(option for option in LayoutMapOption if str(option) == wanted)
        chosen: dict[str, Any] = {"bufferize_function_boundaries": True, "function_boundary_type_conversion": number}
        self.module = self.module.apply("bufferization.one_shot_bufferize", **(chosen | fields))
        return self.module

    def run_pass(self, name: str, **options: Any) -> Handle:
        """Runs a pass or pipeline on the module, with the given options (``_`` for ``-``). Returns the module's
        new handle; others are invalidated."""
        self.module = self.module.run_pass(name, **options)
        return self.module


@overload
def sequence(function: Callable[..., Any], /) -> Callable[..., Any]: ...
@overload
def sequence(*, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
def sequence(function: Callable[..., Any] | None = None, /, *, name: str | None = None) -> Any:
    """Decorator: a function's steps become a named sequence of the script, which calls include.

    Handles are passed as positional arguments and returned as results; other arguments are plain Python. Calls with
    the same steps as an earlier one include the same sequence.
    """

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def recorded(*arguments: Any, **options: Any) -> Any:
            session = next(
                (argument.session for argument in arguments if isinstance(argument, Handle | Param | ValueHandle)), None
            )
            if session is None:
                raise TypeError(f"{function.__name__}() needs a handle among its positional arguments")
            return session.call(name or function.__name__, function, arguments, options)

        return recorded

    return decorate if function is None else decorate(function)


def _flat(result: Any) -> list[Any]:
    if result is None:
        return []
    if isinstance(result, Handle | Param | ValueHandle):
        return [result]
    if isinstance(result, list | tuple):
        return [inner for value in result for inner in _flat(value)]
    raise TypeError(f"a sequence must return handles, not {result!r}")


def _rebuilt(result: Any, handles: Iterator[Any]) -> Any:
    if result is None:
        return None
    if isinstance(result, list | tuple):
        return type(result)([_rebuilt(value, handles) for value in result])
    return next(handles)


def _close_sequence(sequence: NamedSequenceOp, yielded: Sequence[Value]) -> None:
    """Ends a sequence, and notes which of its arguments it consumes."""
    body = sequence.regions[0].entry_block
    consumed = consumed_arguments(body)
    body.append(YieldOp.build(operands_=list(yielded)))
    sequence.function_type = FunctionType(
        [argument.type for argument in body.arguments], [value.type for value in yielded]
    )
    sequence.arg_attrs = ArrayAttr(
        [DictionaryAttr({ARGUMENT_NAMES[argument.index in consumed]: UnitAttr()}) for argument in body.arguments]
    )


def _places(notes: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    return [(text, place.raw_location if isinstance(place, Operation) else place) for text, place in notes]


def as_attribute(value: Any) -> Attribute:
    """Returns a Python value as an attribute: integers have 64 bits, floats too, None is a unit attribute."""
    if isinstance(value, Attribute):
        return value
    if value is None:
        return UnitAttr()
    if isinstance(value, bool):
        return BoolAttr(value)
    if isinstance(value, int):
        return IntegerAttr(i64, value)
    if isinstance(value, float):
        return FloatAttr(f64, value)
    if isinstance(value, str):
        return StringAttr(value)
    if isinstance(value, Mapping):
        return DictionaryAttr({name: as_attribute(item) for name, item in value.items()})
    if isinstance(value, Sequence):
        return ArrayAttr([as_attribute(item) for item in value])
    raise TypeError(f"{value!r} cannot be converted to an attribute")
