"""Generates the verify function of an operation: counts, attributes, operand and result types, regions, traits, own
rules.

The order is that of MLIR's generated verifiers. It runs on operations that `quick_verify` does not know as
valid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.accessors import group_sizes
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC_OF_VARIADIC, Field
from lamina.define.operation import compile_function
from lamina.define.trait_checks import checks_of, inferred_from_first_operand
from lamina.ir import traits as ir_traits
from lamina.ir.attributes import DenseArrayAttr
from lamina.ir.diagnostics import VerifyFailure

if TYPE_CHECKING:
    from collections.abc import Callable

    from lamina.define.operation import OperationDefinition
    from lamina.ir.operation import Operation


def generate(cls: type[Operation]) -> Any:
    """Returns the compiled function ``_verify(op)``."""
    return compile_function(cls, "_verify", *_source(cls))


def _source(cls: type[Operation]) -> tuple[str, dict[str, Any]]:
    definition = cls.definition
    names: dict[str, Any] = {"Failure": VerifyFailure, "definition": definition}
    lines = ["def _verify(op):"]
    _counts(definition, lines, names)
    for number, check in enumerate(checks_of(cls, structural=True)):
        names[f"structure_{number}"] = check
        lines.append(f"    structure_{number}(op)")
    checks: list[str] = []
    if definition.attributes:
        lines.append("    properties = op._properties")
        # Like TableGen's generated code: first missing attributes, by name, then invalid ones.
        for field in sorted(definition.attributes, key=lambda field: field.ods_name):
            if not field.optional and not field.has_default:
                checks.append(f"    if {field.ods_name!r} not in properties:")
                checks.append(f"        raise Failure({f'requires attribute {chr(39)}{field.ods_name}{chr(39)}'!r})")
        for number, field in enumerate(definition.attributes):
            _attribute(field, number, checks, names)
    _values(definition, definition.operands, "operand", checks, names)
    _values(definition, definition.results, "result", checks, names)
    lines += checks
    for number, relation in enumerate(definition.relations):
        names[f"relation_{number}"] = relation.verify
        lines.append(f"    relation_{number}(op)")
    for number, field in enumerate(definition.regions):
        _region(field, number, lines, names)
    for number, check in enumerate(checks_of(cls, structural=False)):
        names[f"trait_{number}"] = check
        lines.append(f"    trait_{number}(op)")
    own = getattr(cls, "_verify_own", None)
    if own is not None:
        names["own"] = own
        lines.append("    own(op)")
    if ir_traits.SameOperandsAndResultType in cls.declared_traits:
        names["inferred"] = inferred_from_first_operand
        lines.append("    inferred(op)")
    if len(lines) == 1:
        lines.append("    pass")
    return "\n".join(lines) + "\n", names


def _bounds(fields: list[Field]) -> tuple[int, bool]:
    return sum(field.arity == SINGLE for field in fields), any(field.is_variadic for field in fields)


def _counts(definition: OperationDefinition, lines: list[str], names: dict[str, Any]) -> None:
    for fields, length, noun in (
        (definition.regions, "len(op.regions)", "region"),
        (definition.results, "len(op.results)", "result"),
        (definition.successors, "len(op._successors)", "successor"),
        (definition.operands, "len(op._operands)", "operand"),
    ):
        least, open_ended = _bounds(fields)
        if open_ended:
            if least:
                text = (
                    f"requires at least {least} successors but found "
                    if noun == "successor"
                    else f"expected {least} or more {noun}s, but found "
                )
                lines.append(f"    if {length} < {least}:")
                if noun == "result":  # MLIR does not count them here
                    lines.append(f"        raise Failure('expected {least} or more results')")
                else:
                    lines.append(f"        raise Failure({text!r} + str({length}))")
            continue
        lines.append(f"    if {length} != {least}:")
        lines.append(f"        raise Failure({_count_message(noun, least)} )".replace(" )", ")"))
    for trait, fields, length, noun in (
        (ir_traits.AttrSizedOperandSegments, definition.operands, "len(op._operands)", "operand"),
        (ir_traits.AttrSizedResultSegments, definition.results, "len(op.results)", "result"),
    ):
        if definition.has_trait(trait):
            names[f"check_{noun}_segments"] = _segment_check(noun, fields)
            lines.append(f"    check_{noun}_segments(op, {length})")


def _count_message(noun: str, count: int) -> str:
    if noun == "successor" and count:
        plural = "" if count == 1 else "s"
        return f"f'requires {count} successor{plural} but found {{len(op._successors)}}'"
    if noun == "operand" and count == 1:
        return "'requires a single operand'"
    if noun == "successor":
        return "f'requires 0 successors but found {len(op._successors)}'"
    if count == 0:
        return f"'requires zero {noun}s'"
    if count == 1:
        return f"'requires one {noun}'"
    if noun == "operand":
        return f"f'expected {count} operands, but found {{len(op._operands)}}'"
    return f"'expected {count} {noun}s'"


def _segment_check(noun: str, fields: list[Field]) -> Callable[[Operation, int], None]:
    attribute_name = f"{noun}SegmentSizes"

    def check(op: Operation, total: int) -> None:
        attribute = op._properties.get(attribute_name)
        values = getattr(attribute, "values", None)
        if values is None:
            raise VerifyFailure(f"requires dense i32 array attribute '{attribute_name}'")
        if any(value < 0 for value in values):
            raise VerifyFailure(f"'{attribute_name}' attribute cannot have negative elements")
        if sum(values) != total:
            raise VerifyFailure(
                f"{noun} count ({total}) does not match with the total size ({sum(values)}) specified in attribute "
                f"'{attribute_name}'"
            )
        if len(values) != len(fields):
            raise VerifyFailure(
                f"'{attribute_name}' attribute for specifying {noun} segments must have {len(fields)} elements, "
                f"but got {len(values)}"
            )

    return check


def _group_check(field: Field, attribute_name: str) -> Callable[[Operation, int], None]:
    """Returns the check that the groups of a field take up all its values."""

    def check(op: Operation, count: int) -> None:
        attribute = op._properties[attribute_name]
        assert isinstance(attribute, DenseArrayAttr)
        values = attribute.values
        if any(value < 0 for value in values):
            raise VerifyFailure(f"'{attribute_name}' attribute cannot have negative elements")
        if sum(values) != count:
            raise VerifyFailure(
                f"{field.ods_name} count ({count}) does not match with the total size ({sum(values)}) specified in "
                f"attribute '{attribute_name}'"
            )

    return check


def _attribute(field: Field, number: int, lines: list[str], names: dict[str, Any]) -> None:
    name = field.ods_name
    names[f"accepts_attribute_{number}"] = field.constraint.accepts
    is_property = field.constraint.native is not None or field.constraint.is_property
    noun = "property" if is_property else "attribute"
    message = f"{noun} '{name}' failed to satisfy constraint: {field.constraint.summary}"
    lines.append(f"    attribute = properties.get({name!r})")
    lines.append(f"    if attribute is not None and not accepts_attribute_{number}(attribute):")
    lines.append(f"        raise Failure({message!r})")


def _values(
    definition: OperationDefinition, fields: list[Field], noun: str, lines: list[str], names: dict[str, Any]
) -> None:
    if not fields:
        return
    source = "op._operands" if noun == "operand" else "op.results"
    read = ".value.type" if noun == "operand" else ".type"
    lines.append(f"    values = {source}")
    variadic = any(field.is_variadic for field in fields)
    if not variadic:
        for index, field in enumerate(fields):
            _check_type(field, noun, f"values[{index}]{read}", str(index), "    ", lines, names)
        return

    names["group_sizes"] = group_sizes
    lines.append(f"    sizes = group_sizes(definition, {noun!r}, op)")
    lines.append("    at = 0")
    for index, field in enumerate(fields):
        if field.arity == VARIADIC_OF_VARIADIC:
            names[f"check_groups_{index}"] = _group_check(field, definition.ods_name(str(field.segment_attribute)))
            lines.append(f"    check_groups_{index}(op, sizes[{index}])")
        if field.arity == OPTIONAL:
            lines.append(f"    if sizes[{index}] > 1:")
            lines.append(
                f"        raise Failure(f'{noun} group starting at #{{at}} requires 0 or 1 element, but found "
                f"{{sizes[{index}]}}')"
            )
        if field.arity == SINGLE:
            lines.append("    if at >= len(values):")
            lines.append(f"        raise Failure(f'expected more {noun}s')")
            lines.append(f"    if sizes[{index}] != 1:")
            lines.append(
                f"        raise Failure(f'{noun} group starting at #{{at}} requires 1 element, but found "
                f"{{sizes[{index}]}}')"
            )
            _check_type(field, noun, f"values[at]{read}", "{at}", "    ", lines, names)
            lines.append("    at += 1")
            continue
        lines.append(f"    for at in range(at, at + sizes[{index}]):")
        _check_type(field, noun, f"values[at]{read}", "{at}", "        ", lines, names)
        lines.append(f"    at = sum(sizes[:{index + 1}])")


def _check_type(
    field: Field, noun: str, expression: str, index: str, indent: str, lines: list[str], names: dict[str, Any]
) -> None:
    constraint = field.constraint
    if constraint.summary == "any type":
        lines.append(f"{indent}pass")
        return
    key = f"{noun}_{field.index}"
    names[f"accepted_{key}"] = constraint._accepted
    names[f"accepts_{key}"] = constraint.accepts
    names[f"summary_{key}"] = constraint.summary
    prefix = "variadic of " if field.arity in ("variadic", VARIADIC_OF_VARIADIC) else ""
    lines.append(f"{indent}type = {expression}")
    lines.append(f"{indent}if type not in accepted_{key} and not accepts_{key}(type):")
    lines.append(
        f"{indent}    raise Failure(f\"{noun} #{index} must be {prefix}{{summary_{key}}}, but got '{{type}}'\")"
    )


def _region(field: Field, number: int, lines: list[str], names: dict[str, Any]) -> None:
    constraint = field.constraint
    if constraint.summary == "any region":
        return
    names[f"region_{number}"] = constraint.accepts
    label = f"('{field.ods_name}') " if field.ods_name else ""
    message = f"failed to verify constraint: {constraint.summary}"
    if field.is_variadic:
        lines.append(f"    for index, region in enumerate(op.regions[{number}:], {number}):")
        lines.append(f"        if not region_{number}(region):")
        lines.append(f"            raise Failure(f\"region #{{index}} {label}{message}\")")
        return
    lines.append(f"    if not region_{number}(op.regions[{number}]):")
    lines.append(f"        raise Failure(\"region #{number} {label}{message}\")")
