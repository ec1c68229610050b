"""The accessors of an operation class: properties that read and set its fields by name.

The slots of operands and results are computed without counting all fields where the declaration allows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, VARIADIC_OF_VARIADIC, Field, resolve_constraint
from lamina.define.members import install_members
from lamina.define.operand_slots import register_span
from lamina.define.properties import register_property
from lamina.define.property_conversion import OPERAND_SEGMENTS, RESULT_SEGMENTS
from lamina.ir import traits as ir_traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.define.operation import OperationDefinition
    from lamina.ir.block import Block


def install_accessors(cls: type[Operation], definition: OperationDefinition) -> None:
    _install_values(cls, definition.operands, "operand", definition)
    _install_values(cls, definition.results, "result", definition)
    for field in definition.attributes:
        setattr(cls, field.name, _attribute_property(field))
    for index, field in enumerate(definition.regions):
        setattr(cls, field.name, _region_property(index, field.is_variadic))
    for index, field in enumerate(definition.successors):
        setattr(cls, field.name, _successor_property(index, field.is_variadic))


def install_match_args(cls: type[Operation], fields: list[Field]) -> None:
    """``case SelectOp(condition, if_true)``: operands and attributes, in the order of the declaration."""
    names = tuple(field.name for field in fields if field.kind in ("operand", "attribute"))
    install_members(cls, __match_args__=names)


def install_result_names(cls: type[Operation], definition: OperationDefinition) -> None:
    """Suggests the field names as result names of operations with several results, unless the class defines its own."""
    names = [field.ods_name for field in definition.results]
    if len(names) < 2 or not any(names) or hasattr(cls, "result_names"):
        return

    if any(field.is_variadic for field in definition.results):

        def result_names(self: Operation) -> list[tuple[Value, str]]:
            result_names: list[tuple[Value, str]] = []
            start = 0
            for name, size in zip(names, group_sizes(definition, "result", self), strict=True):
                if size:
                    result_names.append((self.results[start], name))
                start += size
            return result_names

    else:

        def result_names(self: Operation) -> list[tuple[Value, str]]:
            return list(zip(self.results, names, strict=True))

    install_members(cls, result_names=result_names)


def _install_values(cls: type[Operation], fields: list[Field], kind: str, definition: OperationDefinition) -> None:
    fixed = True  # until a variadic field precedes
    for index, field in enumerate(fields):
        fixed = fixed and not field.is_variadic
        if fixed and kind == "operand":
            setattr(cls, field.name, _operand_property(index))
        elif fixed:
            setattr(cls, field.name, _result_property(index))
        else:
            setattr(cls, field.name, _group_property(fields, index, kind, definition))


def _operand_property(index: int) -> property:
    def get(self: Operation) -> Value:
        return self._operands[index].value

    def set_value(self: Operation, value: Value) -> None:
        _check_values(self, (value,))
        self._operands[index].set(value)

    accessor = property(get, set_value)
    register_span(accessor, lambda operation: (index, index + 1))
    return accessor


def _check_values(operation: Operation, values: Sequence[Value]) -> None:
    for value in values:
        if not isinstance(value, Value):
            raise TypeError(f"an operand of '{operation.name}' must be a value, got {value!r}")


def _result_property(index: int) -> property:
    return property(lambda self: self.results[index])


def group_sizes(definition: OperationDefinition, kind: str, operation: Operation) -> list[int]:
    """Returns the number of operands or results of each field."""
    fields = definition.operands if kind == "operand" else definition.results
    total = len(operation._operands) if kind == "operand" else len(operation.results)
    variadic = definition.variadic_counts[kind]
    if not variadic:
        return [1] * len(fields)
    if variadic == 1:
        rest = total - len(fields) + 1
        return [rest if field.is_variadic else 1 for field in fields]
    sized = ir_traits.AttrSizedOperandSegments if kind == "operand" else ir_traits.AttrSizedResultSegments
    if definition.has_trait(sized):
        name = OPERAND_SEGMENTS if kind == "operand" else RESULT_SEGMENTS
        attribute = operation._properties.get(name)
        if isinstance(attribute, DenseArrayAttr) and len(attribute.values) == len(fields):
            return list(attribute.values)
        return [0 if field.is_variadic else 1 for field in fields]
    each = (total - len(fields) + variadic) // variadic
    return [each if field.is_variadic else 1 for field in fields]


Span = Callable[["Operation"], tuple[int, int]]


def _span_of(fields: list[Field], index: int, kind: str, definition: OperationDefinition) -> Span:
    """Returns the function that computes where the values of a field begin and end."""

    def general(self: Operation) -> tuple[int, int]:
        sizes = group_sizes(definition, kind, self)
        start = sum(sizes[:index])
        return start, start + sizes[index]

    variadic = [position for position, field in enumerate(fields) if field.is_variadic]
    sized = ir_traits.AttrSizedOperandSegments if kind == "operand" else ir_traits.AttrSizedResultSegments
    if len(variadic) > 1 and definition.has_trait(sized):
        name = OPERAND_SEGMENTS if kind == "operand" else RESULT_SEGMENTS
        count = len(fields)

        def by_segments(self: Operation) -> tuple[int, int]:
            offsets = _segment_offsets(self._properties.get(name))
            return (offsets[index], offsets[index + 1]) if len(offsets) == count + 1 else general(self)

        return by_segments
    if len(variadic) != 1:
        return general
    # With one group of any size all others have one value: a field ends as far from the last value as from the last
    # field.
    after = len(fields) - index - 1
    start_from_end = index > variadic[0]

    def among_operands(self: Operation) -> tuple[int, int]:
        end = len(self._operands) - after
        return (end - 1 if start_from_end else index), end

    def among_results(self: Operation) -> tuple[int, int]:
        end = len(self.results) - after
        return (end - 1 if start_from_end else index), end

    return among_operands if kind == "operand" else among_results


_MOST_PARTS = 1024
"""The sizes of groups that the getter of a field remembers."""


@lru_cache(maxsize=4096)
def _segment_offsets(segments: Attribute | None) -> tuple[int, ...]:
    """Returns the start of each segment, and the end of the last; nothing if the attribute holds no sizes."""
    return (0, *accumulate(segments.values)) if isinstance(segments, DenseArrayAttr) else ()


def _group_property(fields: list[Field], index: int, kind: str, definition: OperationDefinition) -> property:
    span = _span_of(fields, index, kind, definition)
    is_sized = definition.has_trait(ir_traits.AttrSizedOperandSegments)

    def set_values(self: Operation, value: list[Value] | Value | None) -> None:
        if kind != "operand":
            raise AttributeError(f"results of '{self.name}' cannot be set")
        start, end = span(self)
        values = [value] if isinstance(value, Value) else [] if value is None else list(value)
        _check_values(self, values)
        sizes = group_sizes(definition, kind, self)
        self.erase_operands(start, end - start)
        self.insert_operands(start, values)
        if is_sized:
            sizes[index] = len(values)
            self.properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr(sizes)

    accessor = property(_group_getter(fields, index, kind, span, is_sized), set_values)
    if kind == "operand":
        register_span(accessor, span)
    return accessor


def _group_getter(
    fields: list[Field], index: int, kind: str, span: Span, is_sized: bool
) -> Callable[[Operation], Any]:
    """The function that reads a field beside others of any size; ``is_sized``: an attribute holds the sizes of the
    groups of operands."""
    field, count = fields[index], len(fields)
    variadic = [position for position, other in enumerate(fields) if other.is_variadic]
    # As far from the first value as from the first field, or from the last.
    position = index if index < variadic[0] else index - len(fields)

    def get_single_operand(self: Operation) -> Value:
        return self._operands[position].value

    def get_single_result(self: Operation) -> Value:
        return self.results[position]

    def get_operands(self: Operation) -> list[Value]:
        start, end = span(self)
        return [operand.value for operand in self._operands[start:end]]

    # Where the operands are, by the attribute of sizes.
    parts: dict[Attribute | None, slice] = {}

    def get_operands_by_segments(self: Operation) -> list[Value]:
        part = parts.get(self._properties.get(OPERAND_SEGMENTS))
        if part is None:
            segments = self._properties.get(OPERAND_SEGMENTS)
            offsets = _segment_offsets(segments)
            if len(offsets) != count + 1:
                return get_operands(self)
            if len(parts) >= _MOST_PARTS:
                parts.clear()
            part = parts[segments] = slice(offsets[index], offsets[index + 1])
        return [operand.value for operand in self._operands[part]]

    def get(self: Operation) -> Any:
        start, end = span(self)
        values: list[Any]
        if kind == "operand":
            values = [operand.value for operand in self._operands[start:end]]
        else:
            values = list(self.results[start:end])
        if field.arity == SINGLE:
            return values[0]
        if field.arity == OPTIONAL:
            return values[0] if values else None
        if field.arity == VARIADIC_OF_VARIADIC:
            return _split_groups(self, field, values)
        return values

    if field.arity == SINGLE and len(variadic) == 1:
        return get_single_operand if kind == "operand" else get_single_result
    if field.arity != VARIADIC or kind != "operand":
        return get
    return get_operands if len(variadic) == 1 or not is_sized else get_operands_by_segments


def _split_groups(operation: Operation, field: Field, values: list[Value]) -> list[list[Any]]:
    definition: OperationDefinition = operation.definition
    attribute = operation._properties.get(definition.segment_name(field))
    groups = []
    at = 0
    for size in getattr(attribute, "values", ()):
        groups.append(values[at : at + size])
        at += size
    return groups


def _attribute_property(field: Field) -> property:
    name = field.ods_name

    # The function that turns an attribute into the value of the field, known once the constraint is resolved.
    convert: Callable[[Any], Any] | None

    def first_conversion(attribute: Attribute) -> object:
        nonlocal convert
        resolve_constraint(field)
        convert = field.constraint.to_python
        return attribute if convert is None else convert(attribute)

    convert = first_conversion
    # The value of a field without attribute and default, known once the constraint is resolved.
    missing: bool | None = True

    def get(self: Operation) -> Any:
        nonlocal missing
        attribute = self._properties.get(name)
        if attribute is None:
            if not field.has_default:
                if missing:
                    resolve_constraint(field)
                    missing = False if getattr(field.constraint, "is_unit", False) else None
                return missing
            attribute = self.definition.defaults[name]
        return attribute if convert is None else convert(attribute)

    def set_value(self: Operation, value: object) -> None:
        resolve_constraint(field)
        if value is None or (value is False and field.constraint.is_unit):
            self.properties.pop(name, None)
        else:
            self.properties[name] = field.constraint.convert(value)

    accessor = property(get, set_value)
    register_property(accessor, name)
    return accessor


def _region_property(index: int, variadic: bool) -> property:
    if variadic:
        return property(lambda self: self.regions[index:])
    return property(lambda self: self.regions[index])


def _successor_property(index: int, variadic: bool) -> property:
    if variadic:
        return property(lambda self: [use.block for use in self._successors[index:]])

    def get(self: Operation) -> Any:
        return self._successors[index].block

    def set_value(self: Operation, block: Block) -> None:
        self._successors[index].set(block)

    return property(get, set_value)
