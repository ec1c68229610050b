"""Checks of operation declarations; mistakes are rejected when the class is created."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.assembly_format.elements import FormatError
from lamina.define.cast_checks import CastCheck
from lamina.define.constraints.base import AttributeConstraint, TypeConstraint
from lamina.define.type_relations import TypeRelation
from lamina.ir import traits as ir_traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.diagnostics import ParseError
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.define.fields import Field
    from lamina.define.operation import OperationDefinition
    from lamina.ir.dialect import Dialect

_NAME = re.compile(r"[A-Za-z_][\w$]*(\.[\w$-]+)+")
# Attributes of operation classes that are read in addition to those of Operation itself.
_READ_FROM_THE_CLASS = frozenset(
    (
        "assembly_format",
        "build",
        "infer_return_types",
        "parse",
        "print",
        "result_names",
        "verify_regions",
    )
)
_TAKEN_NAMES = _READ_FROM_THE_CLASS.union(dir(Operation))
_TRAITS = ir_traits.Trait | ir_traits.ParametricTrait | ir_traits.PredOpTrait | TypeRelation | CastCheck
_SAME_SIZE = {"operand": ir_traits.SameVariadicOperandSize, "result": ir_traits.SameVariadicResultSize}
_SEGMENTS = {"operand": ir_traits.AttrSizedOperandSegments, "result": ir_traits.AttrSizedResultSegments}


class DeclarationError(TypeError):
    """An invalid declaration; the message begins with the operation's name."""


def check_name(name: object) -> None:
    """The name is a string ``dialect.mnemonic``. Raises DeclarationError."""
    if not isinstance(name, str) or _NAME.fullmatch(name) is None:
        raise DeclarationError(f"{name!r} is not an operation's name; write 'dialect.mnemonic'")


def check_class(name: str, cls: object) -> None:
    """Operations are subclasses of Operation. Raises DeclarationError."""
    if not (isinstance(cls, type) and issubclass(cls, Operation)):
        raise DeclarationError(f"'{name}': {cls!r} is not a subclass of Operation")


def check_dialect(name: str, dialect: Dialect) -> None:
    """The name begins with the dialect's. Raises DeclarationError."""
    if not name.startswith(f"{dialect.name}."):
        raise DeclarationError(f"'{name}' is not an operation of the dialect '{dialect.name}'")


def check_traits(name: str, traits: Iterable[Any]) -> tuple[Any, ...]:
    """Returns the traits: objects of lamina.ir.traits or lamina.define. Raises DeclarationError for others."""
    if not isinstance(traits, Iterable):
        raise DeclarationError(f"'{name}': expected a list of traits, got {traits!r}")
    listed = tuple(traits)
    for trait in listed:
        if not isinstance(trait, _TRAITS):
            raise DeclarationError(f"'{name}': {trait!r} is not a trait")
    return listed


def check_definition(definition: OperationDefinition) -> None:
    """Checks that field names are distinct, variadic sizes can be computed, and the format loses nothing. Raises
    DeclarationError."""
    _check_field_names(definition)
    _check_constraints(definition)
    _check_variadic(definition, "operand", definition.operands)
    _check_variadic(definition, "result", definition.results)
    for kind, fields in (("region", definition.regions), ("successor", definition.successors)):
        for field in fields[:-1]:
            if field.is_variadic:
                raise DeclarationError(
                    f"'{definition.name}': {kind} '{field.name}' is variadic, which only the last {kind} may be"
                )
    _check_format(definition)


def check_syntax(cls: type[Operation]) -> None:
    """The assembly format names fields that exist, has every part of the operation once, and tells the type of every
    operand and result; defaults fit their fields.

    Checked where the class is defined, except for lamina's own operations and those of .td files: there, a format is
    compiled at the first use, because a program uses a fraction of its dialects. Raises DeclarationError."""
    if cls.__module__.startswith("lamina."):
        return
    from lamina.define.assembly_format.generator import parse_source  # cycle

    try:
        parse_source(cls)
    except FormatError as error:
        raise DeclarationError(str(error)) from None
    _check_defaults(cls.definition)


def _check_defaults(definition: OperationDefinition) -> None:
    """Defaults are attributes, or their text, that satisfy the constraint of their field."""
    try:
        defaults = definition.defaults
    except ParseError as error:
        raise DeclarationError(f"'{definition.name}': a default is not an attribute's text: {error}") from None
    for field in definition.attributes:
        default = defaults.get(field.ods_name)
        if default is not None and not field.constraint.accepts(default):
            raise DeclarationError(
                f"'{definition.name}': the default of '{field.name}', {default}, is not {field.constraint.summary}"
            )


def _check_field_names(definition: OperationDefinition) -> None:
    name = definition.name
    seen: dict[str | None, Field] = {}
    for field in definition.fields:
        if field.name in _TAKEN_NAMES:
            raise DeclarationError(
                f"'{name}': {field.kind} '{field.name}' hides an attribute of Operation; rename it to "
                f"'{field.name}_', or set MLIR's name with name='{field.name}'"
            )
        other = seen.setdefault(field.ods_name, field)
        if other is not field and field.ods_name:
            raise DeclarationError(f"'{name}': fields '{other.name}' and '{field.name}' are both '{field.ods_name}'")


def _check_constraints(definition: OperationDefinition) -> None:
    """Operands and results are constrained by types, attributes by attributes."""
    for field in (*definition.operands, *definition.results, *definition.attributes):
        constraint = field.constraint
        if isinstance(constraint, type):
            is_type, is_attribute = issubclass(constraint, Type), issubclass(constraint, Attribute)
        else:
            is_type = isinstance(constraint, TypeConstraint | Type)
            is_attribute = isinstance(constraint, AttributeConstraint)
        if not (is_attribute if field.kind == "attribute" else is_type):
            wanted = "an attribute" if field.kind == "attribute" else "a type"
            raise DeclarationError(
                f"'{definition.name}': {field.kind} '{field.name}' needs {wanted} constraint, got {constraint!r}"
            )


def _check_variadic(definition: OperationDefinition, kind: str, fields: Sequence[Field]) -> None:
    variadic = [field.name for field in fields if field.is_variadic]
    segments, same = _SEGMENTS[kind], _SAME_SIZE[kind]
    if len(variadic) > 1 and not definition.has_trait(segments) and not definition.has_trait(same):
        raise DeclarationError(
            f"'{definition.name}': cannot infer the number of {kind}s of each of {', '.join(variadic)}; add the trait "
            f"{segments} or {same}"
        )


def _check_format(definition: OperationDefinition) -> None:
    text = definition.assembly_format
    if text is None:
        return
    if not isinstance(text, str):
        raise DeclarationError(f"'{definition.name}': its assembly format is not a string: {text!r}")
    if "attr-dict" not in text:
        raise DeclarationError(
            f"'{definition.name}': its assembly format has no attr-dict, so that printing would lose attributes"
        )
