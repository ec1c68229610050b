"""Constraints of `.td` files as those that dialects in Python are declared with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.define import constraints as define
from lamina.define.constraints import AttributeConstraint, TypeConstraint
from lamina.define.constraints.base import RegionConstraint, UnitConstraint
from lamina.define.enums import integer_enum_attribute
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseArrayAttr, DictionaryAttr, IntegerAttr, StringAttr
from lamina.tablegen.cpp.failures import FAILURES, Untranslatable
from lamina.tablegen.cpp.vocabulary import TESTS, short_name
from lamina.tablegen.dialects.context import IN_PYTHON, Context, Status, accepting
from lamina.tablegen.dialects.enums import make_enum
from lamina.tablegen.ods import constraints as ods
from lamina.tablegen.ods.enums import EnumInfo
from lamina.tablegen.ods.view import View
from lamina.tablegen.predicates import condition
from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record

BUILDER = object()  # placeholder for `$_builder`


def _predicate(record: Record, context: Context) -> Callable[[Any], bool | None]:
    own = context.plugged("predicates", record.name)
    if own is not None:
        context.statuses[record.name] = Status(IN_PYTHON)
        result: Callable[[Any], bool | None] = own
        return result
    pred = record.value("predicate")
    return context.condition(condition(pred) if is_record(pred) else "true", record.name)


# ---- Types


def type_constraint(record: Record, context: Context) -> TypeConstraint[Any]:
    """Returns the constraint of a `TypeConstraint` record, variadic ones looked through."""
    view = ods.TypeConstraint(record)
    if view.variadicity != "one":
        record = view.base.record
        view = ods.TypeConstraint(record)
    constraint = context.types.get(record.name)
    if constraint is None:
        check = _predicate(record, context)
        kind = _kind(view.cpp_type, context)
        constraint = TypeConstraint(view.text("summary"), accepting(check), _buildable(view, context), kind)
        context.types[record.name] = constraint
    return constraint


def _kind(cpp_type: str, context: Context) -> Any:
    """Returns the common class of a constraint's types; None if that is any type."""
    if short_name(cpp_type) in ("Type", "Value") or not cpp_type:
        return None
    try:
        cls = context.vocabulary.find_class(cpp_type)
        if cls is not None:
            return cls if issubclass(cls, Type) else None
        return TESTS.get(short_name(cpp_type))
    except Untranslatable:
        return None


def _buildable(view: ods.TypeConstraint, context: Context) -> Type | None:
    call = view.text("builderCall")
    if not call:
        return None
    try:
        builder = context.value(call, {"_builder": "builder", "_ctxt": "None"}).function("builder")(BUILDER)
    except (Untranslatable, *FAILURES):
        return None
    return builder if isinstance(builder, Type) else None


# ---- Attributes

# The conversions of constraints with these storage classes, and their syntax in formats.
_STORAGE = {
    "StringAttr": define.StrAttr,
    "BoolAttr": define.BoolAttr,
    "IntegerAttr": define.APIntAttr,
    "ArrayAttr": define.ArrayAttr,
    "DictionaryAttr": define.DictionaryAttr,
    "TypeAttr": define.TypeAttr,
    "AffineMapAttr": define.AffineMapAttr,
    "IntegerSetAttr": define.IntegerSetAttr,
    "SymbolRefAttr": define.SymbolRefAttr,
    "FlatSymbolRefAttr": define.FlatSymbolRefAttr,
    "ElementsAttr": define.ElementsAttr,
    "TypedAttr": define.TypedAttrInterface,
    **{
        f"Dense{kind}ArrayAttr": getattr(define, f"Dense{kind}ArrayAttr")
        for kind in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
    },
}


def attribute_constraint(record: Record, context: Context) -> AttributeConstraint[Any]:
    """Returns the constraint of an `Attr` record; the callers look through optional and defaulted ones."""
    constraint = context.attributes.get(record.name)
    if constraint is None:
        constraint = context.attributes[record.name] = _attribute_constraint(record, context)
    return constraint


def _attribute_constraint(record: Record, context: Context) -> AttributeConstraint[Any]:
    known = getattr(define, record.name, None)
    if isinstance(known, AttributeConstraint) and known is not define.AnyAttr:
        context.statuses[record.name] = Status("enforced")
        return known
    view = ods.AttributeConstraint(record)
    summary = view.text("summary")
    enum = view.enum
    is_definition = record.is_a("AttrDef")
    if enum is not None and not is_definition and not record.is_a("ConfinedAttr"):
        context.statuses[record.name] = Status("enforced")
        held: AttributeConstraint[Any] = integer_enum_attribute(make_enum(enum, context), enum.bit_width, summary)
        if not view.flag("genSpecializedAttr"):
            held.storage = lambda attribute: isinstance(attribute, IntegerAttr)
        return held
    check = accepting(_predicate(record, context))
    constraint: AttributeConstraint[Any]
    if short_name(view.storage_type) == "UnitAttr":
        return UnitConstraint(summary, check)
    constraint = AttributeConstraint(summary, check)
    base = view.base.record
    parts = view.field("attrConstraints")
    if parts is not None and base is not record:
        _take_over(constraint, attribute_constraint(base, context))
        constraint.base = attribute_constraint(base, context)
    elif record.is_a("AttrInterface"):
        # C++ keeps the attribute as the interface, so that others are not even stored.
        constraint.storage = check
    else:
        _by_storage(constraint, view, context)
    if view.value_type is not None:
        constraint.value_type = type_constraint(view.value_type.record, context).buildable
    return constraint


def _by_storage(constraint: AttributeConstraint[Any], view: ods.AttributeConstraint, context: Context) -> None:
    storage = short_name(view.storage_type)
    prototype = _STORAGE.get(storage)
    if prototype is not None:
        _take_over(constraint, prototype)
        constraint.value_type = None
        element = view.field("elementAttr")
        if storage == "ArrayAttr" and is_record(element):
            part = attribute_constraint(element, context)
            convert = part.to_python
            if convert is not None:
                constraint.to_python = lambda attribute: [convert(item) for item in attribute.elements]
            constraint.from_python = lambda values: define.ArrayAttr.convert([part.convert(value) for value in values])
        return
    cls = context.vocabulary.find_class(view.storage_type)
    if cls is not None and issubclass(cls, Attribute) and cls is not Attribute:
        constraint.attribute_class = cls
        if getattr(cls, "enumeration", None) is not None:
            constraint.to_python = lambda attribute: attribute.value
            constraint.from_python = cls


def _take_over(constraint: AttributeConstraint[Any], other: AttributeConstraint[Any]) -> None:
    for name in ("to_python", "from_python", "value_type", "attribute_class", "is_symbol_name", "is_type", "is_typed"):
        setattr(constraint, name, getattr(other, name))
    constraint.storage = other.storage
    if hasattr(other, "element_type"):
        setattr(constraint, "element_type", other.element_type)  # noqa: B010  (dense arrays alone have it)


# ---- Regions


def region_constraint(record: Record, context: Context) -> RegionConstraint:
    """Returns the constraint of a `Region` record."""
    return RegionConstraint(View(record).text("summary") or "any region", accepting(_predicate(record, context)))


# ---- Default values


def default_of(text: str, constraint: AttributeConstraint[Any], enum: EnumInfo | None, context: Context) -> Attribute:
    """Returns the attribute that the C++ of a default value denotes. Raises Untranslatable."""
    if enum is not None:
        enumeration = make_enum(enum, context)
        symbol = short_name(text.strip())
        for case in enum.cases:
            if symbol == case.symbol:
                return constraint.convert(enumeration.from_spelling(case.spelling))
    try:
        if text.strip() == "{}":
            value = _value_initialized(constraint)
        else:
            value = context.value(text, {"_builder": "builder", "_ctxt": "None"}).function("builder")(BUILDER)
        if constraint.is_unit:
            return constraint.convert(True)
        return constraint.convert(value)
    except FAILURES as problem:
        raise Untranslatable(f"default value '{text}' ({problem})") from None


def _value_initialized(constraint: AttributeConstraint[Any]) -> object:
    """Returns the value that `{}` gives a field, by the class of its attribute."""
    if constraint.attribute_class in (ArrayAttr, DenseArrayAttr):
        return []
    if constraint.attribute_class is DictionaryAttr:
        return {}
    return "" if constraint.attribute_class is StringAttr else 0
