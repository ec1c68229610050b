"""Properties of operations, which MLIR keeps as plain C++ values: here they are attributes."""

from __future__ import annotations

import copy
import re
from typing import Any

from lamina.define import constraints as define
from lamina.define.constraints import AttributeConstraint
from lamina.define.constraints.attributes import ArrayPropertyConstraint
from lamina.define.constraints.base import NativeProperty
from lamina.define.enums import integer_enum_attribute
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import IntegerType
from lamina.tablegen.cpp.failures import Untranslatable
from lamina.tablegen.dialects.constraints import default_of
from lamina.tablegen.dialects.context import Context, accepting
from lamina.tablegen.dialects.enums import make_enum
from lamina.tablegen.ods import constraints as ods
from lamina.tablegen.predicates import condition
from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record

_BY_STORAGE: dict[str, AttributeConstraint[Any]] = {
    "bool": define.BoolAttr,
    "int8_t": define.I8Attr,
    "int16_t": define.I16Attr,
    "int32_t": define.I32Attr,
    "uint32_t": define.I32Attr,
    "int64_t": define.I64Attr,
    "uint64_t": define.I64Attr,
    "std::string": define.StrAttr,
}
_DENSE: dict[str, AttributeConstraint[Any]] = {"int32_t": define.DenseI32ArrayAttr, "int64_t": define.DenseI64ArrayAttr}


def property_constraint(record: Record, context: Context) -> tuple[AttributeConstraint[Any], Attribute | None, bool]:
    """Returns the constraint, the default and whether it may be absent. Raises Untranslatable for a property that C++
    reads and prints."""
    view = ods.PropertyConstraint(record)
    base, optional = view.base, record.is_a("OptionalProp")
    default = view.default_value
    if base.def_name == "UnitProp":
        return define.UnitProp, None, True
    storage, inner = base.storage_type, re.fullmatch(r"(?:::)?std::optional<(.*)>", base.storage_type)
    optional = optional or inner is not None
    constraint = _constraint(base, inner[1] if inner else storage, context)
    if constraint is None:
        raise Untranslatable(f"C++ reads and prints a value of '{storage}'")
    constraint = _checked(view, constraint, context)
    if record.is_a("OptionalProp"):
        return _in_array(constraint), None, True
    if default is None or optional:
        return constraint, None, optional
    try:
        return constraint, default_of(default, constraint, base.enum, context), False
    except Untranslatable:
        return constraint, None, True


def _constraint(base: ods.PropertyConstraint, storage: str, context: Context) -> AttributeConstraint[Any] | None:
    """Returns the constraint of a property by what it is kept as; None if that is not known."""
    if base.enum is not None:
        return _enum_property(make_enum(base.enum, context), base.enum.bit_width, base)
    storage = storage.strip().removeprefix("::")
    element = re.fullmatch(r"llvm::SmallVector<(.*)>", storage)
    if element is None:
        return _BY_STORAGE.get(storage)
    if base.record.is_a("IntArrayProp"):
        return _DENSE.get(element[1].strip())
    part = _constraint(base, element[1], context)
    return None if part is None else ArrayPropertyConstraint(part)


def _checked(
    view: ods.PropertyConstraint, constraint: AttributeConstraint[Any], context: Context
) -> AttributeConstraint[Any]:
    """Returns the constraint with the predicate of a property, which is one on its C++ value."""
    record = view.record
    predicate = record.value("predicate")
    text = condition(predicate) if is_record(predicate) else "true"
    checked = copy.copy(constraint)
    checked.is_property = True
    checked.summary = view.text("summary")
    if view.base.enum is not None and not (record.is_a("ConfinedProp") or record.is_a("ConfinedProperty")):
        return checked  # the enumeration is the predicate
    if record.is_a("OptionalProp"):
        # Only a value that is present is checked.
        text = text.replace("!$_self.has_value()", "false").replace("(*($_self))", "$_self")
    check, fits = accepting(context.condition(text, record.name)), constraint.accepts
    read = constraint.to_python or (lambda attribute: attribute)
    checked.predicate = lambda attribute: fits(attribute) and check(read(attribute))
    return checked


def _enum_property(enumeration: type[Any], width: int, base: ods.PropertyConstraint) -> AttributeConstraint[Any]:
    """Returns the constraint of a case that MLIR keeps as a number."""
    made: AttributeConstraint[Any] = integer_enum_attribute(enumeration, width, base.text("summary"))

    def read(attribute: Attribute) -> Attribute:
        if not isinstance(attribute, IntegerAttr):
            raise VerifyFailure(f"expected IntegerAttr storage for {base.interface_type}")
        return IntegerAttr.wrapped(IntegerType(width), attribute.value)

    made.native = NativeProperty(read, lambda value: value or IntegerAttr(IntegerType(width), 0))
    return made


def _in_array(constraint: AttributeConstraint[Any]) -> AttributeConstraint[Any]:
    """Returns the same constraint for an optional property: the generic form prints an array of one element,
    or none."""

    def read(attribute: Attribute) -> Attribute | None:
        if not isinstance(attribute, ArrayAttr):
            raise VerifyFailure("expected optional properties to materialize as arrays")
        if len(attribute.elements) > 1:
            raise VerifyFailure("expected optional properties to become 0- or 1-element arrays")
        if attribute.elements and isinstance(constraint.value_type, IntegerType):
            element = attribute.elements[0]
            if not isinstance(element, IntegerAttr):
                raise VerifyFailure("expected IntegerAttr for key `value`")
            return IntegerAttr(constraint.value_type, element.value)
        return attribute.elements[0] if attribute.elements else None

    confined = copy.copy(constraint)
    confined.native = NativeProperty(read, lambda value: ArrayAttr([] if value is None else [value]))
    return confined
