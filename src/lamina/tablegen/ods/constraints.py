"""Constraints of types, attributes and properties."""

from __future__ import annotations

from lamina.tablegen.ods.dialects import Dialect
from lamina.tablegen.ods.enums import EnumInfo
from lamina.tablegen.ods.view import FlagField, OptionalTextField, TextField, View
from lamina.tablegen.predicates import constraint_condition
from lamina.tablegen.values import is_record


class Constraint(View):
    """A constraint; `condition` is its predicate in C++."""

    __slots__ = ()

    @property
    def condition(self) -> str:
        return constraint_condition(self.record)

    @property
    def base(self) -> Constraint:
        """The base of a variadic, optional or defaulted constraint; otherwise the constraint itself."""
        return self


class TypeConstraint(Constraint):
    """A constraint of operands and results. `variadicity` is one, optional, variadic or variadic_of_variadic."""

    __slots__ = ()

    @property
    def variadicity(self) -> str:
        for name, kind in _VARIADICITY:
            if self.record.is_a(name):
                return kind
        return "one"

    @property
    def base(self) -> TypeConstraint:
        inner = self.field("baseType")
        return TypeConstraint(inner) if is_record(inner) else self

    cpp_type = TextField("cppType", "::mlir::Type")

    @property
    def segment_attribute(self) -> str | None:
        """For `VariadicOfVariadic`: the attribute with the inner sizes."""
        text: str | None = self.field("segmentAttrName")
        return text

    @property
    def builder_call(self) -> str | None:
        """C++ that builds the only valid type, if there is one."""
        return self.text("builderCall") or self.base.text("builderCall") or None

    @property
    def dialect(self) -> Dialect | None:
        record = self.field("dialect")
        return Dialect(record) if is_record(record) else None


_VARIADICITY = (("VariadicOfVariadic", "variadic_of_variadic"), ("Variadic", "variadic"), ("Optional", "optional"))


class AttributeConstraint(Constraint):
    """A constraint of attributes, with the C++ types an accessor has."""

    __slots__ = ()

    @property
    def storage_type(self) -> str:
        return self.text("storageType").strip() or "::mlir::Attribute"

    @property
    def return_type(self) -> str:
        return self.text("returnType").strip() or self.storage_type

    convert_from_storage = TextField("convertFromStorage")
    const_builder_call = OptionalTextField("constBuilderCall")
    default_value = OptionalTextField("defaultValue")
    is_optional = FlagField("isOptional")

    @property
    def base(self) -> AttributeConstraint:
        """Returns the constraint without default values and optionality."""
        inner = self.field("baseAttr")
        return AttributeConstraint(inner).base if is_record(inner) else self

    @property
    def value_type(self) -> TypeConstraint | None:
        record = self.field("valueType") or self.base.field("valueType")
        return TypeConstraint(record) if is_record(record) else None

    @property
    def enum(self) -> EnumInfo | None:
        """Returns the enumeration of an enum attribute."""
        base = self.base
        if base.record.is_a("EnumInfo"):
            return EnumInfo(base.record)
        record = base.field("enum")
        return EnumInfo(record) if is_record(record) else None


class PropertyConstraint(Constraint):
    """A property of an operation that is not an attribute."""

    __slots__ = ()

    storage_type = TextField("storageType")

    @property
    def interface_type(self) -> str:
        return self.text("interfaceType") or self.storage_type

    default_value = OptionalTextField("defaultValue")

    @property
    def has_storage_default(self) -> bool:
        return bool(self.text("storageTypeValueOverride"))

    @property
    def base(self) -> PropertyConstraint:
        inner = self.field("baseProperty")
        return PropertyConstraint(inner).base if is_record(inner) else self

    @property
    def enum(self) -> EnumInfo | None:
        record = self.field("enum") or self.base.field("enum")
        return EnumInfo(record) if is_record(record) else None

    def code(self, field: str) -> str:
        """Returns one of the C++ snippets: parser, printer, convertToAttribute, hashProperty, ..."""
        return self.text(field)
