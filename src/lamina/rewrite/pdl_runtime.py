"""Runtime of compiled and interpreted pdl patterns: groups of values, native functions, creation of operations."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.define.constraints import attribute_type
from lamina.define.fields import SINGLE
from lamina.define.operation import infer_types
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, DiagnosticError, PassError, Severity, VerifyFailure
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation, UnregisteredOp
from lamina.ir.traits import AttrSizedOperandSegments, AttrSizedResultSegments
from lamina.ir.value import OpResult, Value

if TYPE_CHECKING:
    from lamina.ir.location import LocationLike
    from lamina.ir.traits import Trait
    from lamina.ir.types import IntegerType
    from lamina.rewrite.rewriter import PatternRewriter

OPERAND_SEGMENTS = "operandSegmentSizes"
RESULT_SEGMENTS = "resultSegmentSizes"


# ---- Finding values


def operand_group(operation: Operation | None, index: int | None, variadic: bool) -> Any:
    """Returns a group of operands as a list, or its single value; None if there is no such group. In unregistered
    operations the group extends from that operand to the last."""
    if operation is None:
        return None
    values = operation.operands
    return _group(operation, values, index, variadic, "operands", AttrSizedOperandSegments, OPERAND_SEGMENTS)


def result_group(operation: Operation | None, index: int | None, variadic: bool) -> Any:
    """Returns the same for results."""
    if operation is None:
        return None
    return _group(operation, operation.results, index, variadic, "results", AttrSizedResultSegments, RESULT_SEGMENTS)


def _group(
    operation: Operation,
    values: Sequence[Value],
    index: int | None,
    variadic: bool,
    kind: str,
    trait: Trait,
    attribute: str,
) -> Any:
    if index is not None:
        if operation.has_trait(trait):
            sizes: Any = operation.get_attr(attribute)
            if sizes is None or len(sizes.values) <= index:
                return None
            start = int(sum(sizes.values[:index]))
            values = values[start : start + int(sizes.values[index])]
        elif len(values) >= index:
            start, end = _declared_group(operation, kind, index, len(values))
            values = values[start:end]
        else:
            return None
    if variadic:
        return list(values)
    return values[0] if len(values) == 1 else None


def _declared_group(operation: Operation, kind: str, index: int, count: int) -> tuple[int, int]:
    """Returns the start and end of a group among ``count`` values by the operation's declaration. MLIR takes all
    values from ``index`` on, so there `op.first` of an operation with two results never matches."""
    fields = getattr(operation.definition, kind) if operation.definition is not None else ()
    several = [field.arity != SINGLE for field in fields]
    if index >= len(several):
        return index, count
    size = (count - several.count(False)) // several.count(True) if True in several else 0
    before = several[:index]
    start = before.count(False) + before.count(True) * size
    return start, start + (size if several[index] else 1)


def result_at(operation: Operation | None, index: int) -> OpResult | None:
    results = operation.results if operation is not None else ()
    return results[index] if index < len(results) else None


def operand_at(operation: Operation | None, index: int) -> Value | None:
    operands = operation._operands if operation is not None else ()
    return operands[index].value if index < len(operands) else None


def defining_op(value: Value | None) -> Operation | None:
    """Returns the operation that defines a value, or the first value of a range."""
    if isinstance(value, list):
        value = value[0] if value else None
    return value.owner if type(value) is OpResult else None


def users_of(value: Value) -> list[Operation]:
    """Returns the operations that use a value, each once."""
    return [] if value is None else list(dict.fromkeys(value.users))


def first_of(values: Sequence[Value]) -> Any:
    return values[0] if values else None


def types_of(values: list[Value] | Value) -> Any:
    """Returns the types of a range, or of one value."""
    if values is None:
        return None
    return [value.type for value in values] if isinstance(values, list) else values.type


def type_of_attribute(attribute: Attribute | None) -> Type | None:
    return None if attribute is None else attribute_type(attribute)


# ---- Native functions


@dataclass
class NativeFunctions:
    """Python functions by the names that patterns use. A function whose first parameter is called ``rewriter``
    receives the rewriter; the others only receive the arguments of the call."""

    constraints: dict[str, Callable[..., Any]] = field(default_factory=dict)
    rewrites: dict[str, Callable[..., Any]] = field(default_factory=dict)
    # The call sites in patterns, for messages.
    places: dict[str, LocationLike] = field(default_factory=dict)

    def constraint(self, name: str, results: Sequence[Type]) -> Callable[..., Any]:
        """Returns the function ``(rewriter, arguments)``: true or false, or for a constraint with results a tuple or
        None. ``results`` are the pdl types of the results.

        Raises KeyError if there is none with that name.
        """
        what = f"native constraint '{name}'"
        function = guarded(with_rewriter(self.constraints[name]), what, self.places.get(name))
        if not results:
            return function

        def checked(rewriter: PatternRewriter, *arguments: Any) -> Any:
            return self._results_of(function(rewriter, *arguments), results, what, name, rewriter, arguments)

        return checked

    def rewrite(self, name: str, results: Sequence[Type]) -> Callable[..., Any]:
        """Returns the function ``(rewriter, arguments)`` that returns a tuple of results."""
        what = f"native rewrite '{name}'"
        function = guarded(with_rewriter(self.rewrites[name]), what, self.places.get(name))

        def checked(rewriter: PatternRewriter, *arguments: Any) -> Any:
            answer = function(rewriter, *arguments)
            if answer is False:
                raise native_failure(f"{what} failed", self.places.get(name), rewriter, arguments)
            if not results:
                return ()
            if answer is None:
                message = f"{what} returned None, but {len(results)} {'is' if len(results) == 1 else 'are'} declared"
                raise native_failure(message, self.places.get(name), rewriter, arguments)
            return self._results_of(answer, results, what, name, rewriter, arguments)

        return checked

    def _results_of(
        self,
        answer: object,
        types: Sequence[Type],
        what: str,
        name: str,
        rewriter: PatternRewriter,
        arguments: tuple[Any, ...],
    ) -> tuple[Any, ...] | None:
        if answer is None or answer is False:
            return None
        values = answer if isinstance(answer, tuple | list) else (answer,)
        if len(types) == 1 and isinstance(answer, list):
            values = (answer,)
        if len(types) == 1 and _is_range(types[0]) and not (len(values) == 1 and isinstance(values[0], list | tuple)):
            values = (list(values),)  # a tuple that is the single range
        if len(values) != len(types):
            message = f"{what} returned {len(values)} results, but {len(types)} are declared"
            raise native_failure(message, self.places.get(name), rewriter, arguments)
        for number, (value, type) in enumerate(zip(values, types, strict=True)):
            if not fits_pdl_type(value, type):
                shown = f"'{value}'" if isinstance(value, Attribute) else repr(value)
                message = f"{what} returned {shown} as result #{number}, expected {type}"
                raise native_failure(message, self.places.get(name), rewriter, arguments)
        return tuple(values)


def _is_range(type: Type) -> bool:
    return type.mnemonic == "range"


def fits_pdl_type(value: object, type: Type) -> bool:
    """True if a Python value can represent a value of a pdl type."""
    if _is_range(type):
        element: Any = type
        return isinstance(value, list | tuple) and all(fits_pdl_type(item, element.element_type) for item in value)
    if type.mnemonic == "attribute":
        return isinstance(value, Attribute) and not isinstance(value, Type)
    kinds: dict[str, Any] = {"operation": Operation, "type": Type, "value": Value}
    kind = kinds.get(type.mnemonic)
    return kind is None or isinstance(value, kind)


def with_rewriter(function: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the rewriter as first parameter if the function does not have it."""
    try:
        parameters = list(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        parameters = []
    if parameters and parameters[0] == "rewriter":
        return function
    return lambda rewriter, *arguments: function(*arguments)


def guarded(function: Callable[..., Any], what: str, place: LocationLike | None = None) -> Callable[..., Any]:
    """Wraps the function: whatever it raises becomes a PassError that names the function, the call site in the
    pattern, and the operation."""

    def call(rewriter: PatternRewriter, *arguments: Any) -> Any:
        try:
            return function(rewriter, *arguments)
        except DiagnosticError:
            raise
        except Exception as problem:
            message = f"{what} raised {type(problem).__name__}: {problem}"
            raise native_failure(message, place, rewriter, arguments) from problem

    return call


def native_failure(
    message: str, place: LocationLike | None, rewriter: PatternRewriter | None, arguments: Sequence[Any]
) -> PassError:
    """Returns an error of a native function: at the operation that it was called for, with the place in the pattern."""
    error = failure(message, _payload(rewriter, arguments))
    if place is not None:
        error.diagnostics[0].attach_note("called from this pattern", place)
    return error


def _payload(rewriter: PatternRewriter | None, arguments: Sequence[Any]) -> Operation | None:
    for argument in arguments:
        for item in argument if isinstance(argument, list | tuple) else (argument,):
            if isinstance(item, Operation):
                return item
            if isinstance(item, OpResult):
                return item.owner
    point = None if rewriter is None else rewriter.point
    return None if point is None else point.before or point.block.parent_op


def failure(message: str, operation: Operation | None = None) -> PassError:
    """An error of a pattern at run time."""
    place = UNKNOWN if operation is None else operation.raw_location
    return PassError(Diagnostic(Severity.ERROR, place, message, operation))


# ---- Rewriting


def flatten(values: Sequence[list[Value | IntegerType] | Value | IntegerType]) -> list[Any]:
    """Values and lists of values as one list."""
    flat: list[Any] = []
    for value in values:
        if isinstance(value, list | tuple):
            flat += value
        else:
            flat.append(value)
    return flat


@dataclass
class Creator:
    """Creates operations of one name from groups of operands, attributes and groups of result types (None to infer)."""

    name: str
    attribute_names: tuple[str, ...]

    def __post_init__(self) -> None:
        self.cls: Any = lookup_operation(self.name)
        inherent = self.cls.attribute_names if self.cls is not None else frozenset()
        self.is_inherent = [name in inherent for name in self.attribute_names]
        self.defaults = dict(self.cls.definition.filled_defaults) if self.cls is not None else {}
        self.operand_groups = self._groups("operands", AttrSizedOperandSegments)
        self.result_groups = self._groups("results", AttrSizedResultSegments)

    @property
    def is_plain(self) -> bool:
        """True if no group sizes need storing."""
        return self.operand_groups is None and self.result_groups is None

    def _groups(self, kind: str, trait: Trait) -> int | None:
        """The number of groups whose sizes are stored with the operation."""
        if self.cls is None or not self.cls.definition.has_trait(trait):
            return None
        return len(getattr(self.cls.definition, kind))

    def __call__(
        self,
        rewriter: PatternRewriter,
        operands: Sequence[Any],
        attributes: Sequence[Attribute | None] = (),
        types: Sequence[Any] | None = None,
    ) -> Operation:
        """Creates the operation and inserts it. Raises PassError if result types cannot be inferred."""
        properties = dict(self.defaults)
        discardable: dict[str, Attribute] = {}
        for name, inherent, attribute in zip(self.attribute_names, self.is_inherent, attributes, strict=True):
            if attribute is not None:
                (properties if inherent else discardable)[name] = attribute
        if self.operand_groups is not None and OPERAND_SEGMENTS not in properties:
            properties[OPERAND_SEGMENTS] = _segments(operands, self.operand_groups)
        values = flatten(operands)
        if types is None:
            result_types = self._infer(values, properties)
        else:
            result_types = flatten(types)
            if self.result_groups is not None and RESULT_SEGMENTS not in properties:
                properties[RESULT_SEGMENTS] = _segments(types, self.result_groups)
        if self.cls is None:
            op: Operation = UnregisteredOp(
                self.name, values, result_types, {}, {**properties, **discardable}, location=rewriter.location
            )
        else:
            op = self.cls(values, result_types, properties, discardable, (), (), rewriter.location)
        rewriter.insert(op)
        return op

    def _infer(self, operands: list[Value], properties: dict[str, Attribute]) -> list[Type]:
        if self.cls is None:
            return []
        try:
            return infer_types(self.cls, operands, properties)
        except (TypeError, VerifyFailure, InvalidParameters) as problem:
            raise failure(f"failed to infer the result types of '{self.name}': {problem}") from None


def _segments(groups: Sequence[Any], count: int) -> Attribute:
    sizes = [len(group) if isinstance(group, list | tuple) else 1 for group in groups]
    return DenseI32ArrayAttr(sizes if len(sizes) == count else sizes + [0] * (count - len(sizes)))


def replace(rewriter: PatternRewriter, operation: Operation, values: Sequence[Value]) -> None:
    """Replaces an operation by values. Raises PassError where their number is wrong."""
    if len(values) != len(operation.results):
        raise failure(
            f"the pattern replaces '{operation.name}', which has {len(operation.results)} results, "
            f"by {len(values)} values",
            operation,
        )
    rewriter.replace_op(operation, values)


def erase(rewriter: PatternRewriter, operation: Operation) -> None:
    """Erases an operation. Raises PassError if its results are used."""
    if any(result.first_use is not None for result in operation.results):
        raise failure(f"the pattern erases '{operation.name}', whose results are still used", operation)
    rewriter.erase_op(operation)
