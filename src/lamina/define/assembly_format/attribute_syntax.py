"""How an attribute field is written in a format: as a keyword, a symbol, a bare number, or in full."""

from __future__ import annotations

from typing import Any

from lamina.define.enums import EnumAttribute, IntegerEnumConstraint, parse_enum
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.types import NoneType

_NONE = NoneType()


def is_enum(constraint: Any) -> bool:
    return isinstance(constraint, IntegerEnumConstraint)


def has_own_parameters(constraint: Any) -> bool:
    """Whether the attribute is of a dialect's class that is written without its ``#dialect.mnemonic``."""
    cls = constraint.attribute_class
    return cls is not None and cls.dialect_name != "builtin"


def parse_field(parser: Any, constraint: Any) -> Attribute:
    """The attribute of a field."""
    if isinstance(constraint, IntegerEnumConstraint):
        return constraint._attribute(parse_enum(parser, constraint.enumeration))
    if constraint.is_symbol_name:
        return StringAttr(parser.parse_symbol_name())
    cls = constraint.attribute_class
    if cls is not None and cls.dialect_name != "builtin" and parser.kind != "hash":
        return cls.parse_parameters(parser)  # type: ignore[no-any-return]
    if cls is DenseArrayAttr and parser.kind == "[":
        return _parse_short_dense_array(parser, constraint)
    expected = constraint.value_type
    if expected is None and cls in (StringAttr, SymbolRefAttr, TypeAttr, UnitAttr):
        expected = _NONE
    if expected is None and _is_flat_symbol(constraint):
        expected = _NONE
    offset = parser.start
    found: Attribute = parser.parse_attribute(expected)
    if cls is not None and not isinstance(found, cls):
        parser.error("invalid kind of attribute specified", offset)
    return found


def _is_flat_symbol(constraint: Any) -> bool:
    return constraint.summary.startswith("flat symbol reference")  # type: ignore[no-any-return]


def _parse_short_dense_array(parser: Any, constraint: Any) -> Attribute:
    """``[1, 2]`` for a dense array field."""
    element: Any = getattr(constraint, "element_type", None) or getattr(constraint.base, "element_type", None)

    def parse_one() -> Any:
        if element.width == 1 and parser.kind == "bare":
            return parser.parse_any_keyword() == "true"
        if hasattr(element, "spelling") and type(element).__name__ == "FloatType":
            return parser.parse_float()
        return parser.parse_integer()

    return DenseArrayAttr(element, parser.parse_delimited("[", parse_one))


def can_start(parser: Any, constraint: Any) -> bool:
    """Whether the current token can begin the attribute of an optional field."""
    kind = parser.kind
    if isinstance(constraint, IntegerEnumConstraint):
        return kind in ("bare", "string") and constraint.enumeration.from_spelling(
            parser.spelling.strip('"')
        ) is not None
    if constraint.is_symbol_name or _is_flat_symbol(constraint) or constraint.attribute_class is SymbolRefAttr:
        return kind == "at"  # type: ignore[no-any-return]
    if constraint.attribute_class is StringAttr:
        return kind == "string"  # type: ignore[no-any-return]
    if constraint.attribute_class is ArrayAttr:
        return kind == "["  # type: ignore[no-any-return]
    if constraint.attribute_class is DenseArrayAttr:
        return kind == "[" or parser.at_keyword("array")  # type: ignore[no-any-return]
    if has_own_parameters(constraint):
        cls = constraint.attribute_class
        if issubclass(cls, EnumAttribute):
            if cls.brackets:
                return kind in ("<", "hash")
            return kind == "bare" and cls.enumeration.from_spelling(parser.spelling) is not None
        return kind in ("<", "hash")
    if constraint.is_type:
        return kind in ("bang", "inttype", "(") or kind == "bare"
    return kind in ("integer", "float", "-", "string", "at", "hash", "[", "{") or (
        kind == "bare" and parser.spelling in _ATTRIBUTE_WORDS
    )


_ATTRIBUTE_WORDS = frozenset(
    ("affine_map", "affine_set", "array", "dense", "dense_resource", "distinct", "false", "loc", "sparse", "strided",
     "true", "unit")
)


def print_field(printer: Any, constraint: Any, attribute: Attribute) -> None:
    """The counterpart of parse_field."""
    if isinstance(constraint, IntegerEnumConstraint):
        case = constraint._case(attribute)
        if case is None:
            printer.print_attribute(attribute)
        else:
            printer.print_keyword_or_string(case.spelling)
    elif constraint.is_symbol_name and isinstance(attribute, StringAttr):
        printer.print_symbol_name(attribute.value)
    elif has_own_parameters(constraint) and isinstance(attribute, constraint.attribute_class):
        attribute.print_parameters(printer)
    elif constraint.attribute_class is DenseArrayAttr and isinstance(attribute, DenseArrayAttr):
        printer.write("[" + ", ".join(printer.dense_array_texts(attribute)) + "]")
    elif constraint.value_type is not None or constraint.attribute_class in (StringAttr, UnitAttr):
        printer.print_attribute_without_type(attribute)
    else:
        printer.print_attribute(attribute)
