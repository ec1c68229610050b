"""Types and attributes of dialects."""

from __future__ import annotations

from typing import Any, NamedTuple

from lamina.tablegen.ods.constraints import AttributeConstraint, Constraint, TypeConstraint
from lamina.tablegen.ods.dialects import Dialect
from lamina.tablegen.ods.enums import EnumInfo
from lamina.tablegen.ods.interfaces import Builder, Trait, flat_traits
from lamina.tablegen.ods.view import FlagField, TextField, View
from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record


class TypeParameter(NamedTuple):
    """A parameter of a type or attribute. `record` is None if there is only a C++ type."""

    name: str
    cpp_type: str
    accessor_type: str
    storage_type: str
    summary: str
    default: str | None
    is_optional: bool
    record: Record | None


class AttrOrTypeDef(View):
    """A `TypeDef` or `AttrDef`: a type or attribute of a dialect. `kind` is type or attribute."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        return "type" if self.record.is_a("TypeDef") else "attribute"

    @property
    def dialect(self) -> Dialect:
        return Dialect(self.record.value("dialect"))

    @property
    def mnemonic(self) -> str | None:
        text: str | None = self.field("mnemonic")
        return text

    @property
    def name(self) -> str:
        """`dialect.mnemonic`."""
        return self.text("typeName" if self.kind == "type" else "attrName")

    cpp_class_name = TextField("cppClassName")
    cpp_base_class_name = TextField("cppBaseClassName")
    cpp_type = TextField("cppType")

    @property
    def parameters(self) -> list[TypeParameter]:
        dag = self.field("parameters")
        if dag is None:
            return []
        return [_type_parameter(value, name) for value, name in zip(dag.args, dag.names, strict=True)]

    @property
    def traits(self) -> list[Trait]:
        return flat_traits(self.items("traits"))

    @property
    def assembly_format(self) -> str | None:
        text: str | None = self.field("assemblyFormat")
        return text

    has_custom_assembly_format = FlagField("hasCustomAssemblyFormat")
    has_verifier = FlagField("genVerifyDecl")

    @property
    def builders(self) -> list[Builder]:
        return [Builder(record) for record in self.items("builders")]

    @property
    def constraint(self) -> Constraint:
        return TypeConstraint(self.record) if self.kind == "type" else AttributeConstraint(self.record)

    @property
    def enum(self) -> EnumInfo | None:
        record = self.field("enum")
        return EnumInfo(record) if is_record(record) else None


def _type_parameter(value: Any, name: str | None) -> TypeParameter:
    if not is_record(value):
        text = str(value)
        return TypeParameter(name or "", text, text, text, "", None, False, None)
    view = View(value)
    cpp_type = view.text("cppType")
    default = view.field("defaultValue")
    return TypeParameter(
        name or "",
        cpp_type,
        view.text("cppAccessorType") or cpp_type,
        view.text("cppStorageType") or cpp_type,
        view.text("summary"),
        str(default) if default else None,
        default is not None,
        value,
    )
