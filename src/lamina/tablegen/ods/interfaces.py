"""Interfaces and traits; builders, which are declared with the same parameter lists as methods."""

from __future__ import annotations

from typing import NamedTuple

from lamina.tablegen.ods.view import OptionalTextField, TextField, View
from lamina.tablegen.predicates import constraint_condition
from lamina.tablegen.record import Record
from lamina.tablegen.values import Dag, is_record


class Parameter(NamedTuple):
    """A parameter of a builder or an interface method."""

    name: str
    cpp_type: str
    default: str | None


class Trait(View):
    """A trait. `kind` is native, internal, predicate or interface."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        record = self.record
        if record.is_a("InterfaceTrait"):
            return "interface"
        if record.is_a("PredTrait"):
            return "predicate"
        return "internal" if record.is_a("GenInternalTrait") else "native"

    @property
    def name(self) -> str:
        """The C++ name of the trait or interface; for a predicate trait, its record's."""
        if self.kind == "interface":
            return self.text("cppInterfaceName") or self.text("trait").removesuffix("::Trait")
        return self.text("trait") or self.def_name

    @property
    def qualified_name(self) -> str:
        namespace = self.text("cppNamespace")
        return f"{namespace}::{self.name}" if namespace else self.name

    @property
    def condition(self) -> str | None:
        """The C++ condition of a predicate trait."""
        return constraint_condition(self.record) if self.kind == "predicate" else None

    @property
    def interface(self) -> Interface | None:
        """Returns the interface itself; None for a trait that only implies one, such as `MemoryEffects<[]>`."""
        return Interface(self.record) if self.record.is_a("Interface") else None

    @property
    def declares_methods(self) -> bool:
        """True if the operation declares the interface's methods (`DeclareOpInterfaceMethods`)."""
        return self.record.is_a("DeclareInterfaceMethods")

    @property
    def overridden_methods(self) -> list[str]:
        return self.strings("alwaysOverriddenMethods")


def flat_traits(records: tuple[Record, ...]) -> list[Trait]:
    traits: dict[Record, Trait] = {}
    pending = list(reversed(records))
    while pending:
        record = pending.pop()
        if record.is_a("TraitList"):
            pending += reversed(record.value("traits").items)
        elif record not in traits:
            traits[record] = Trait(record)
    return list(traits.values())


class Builder(View):
    """An extra builder of an operation, type or attribute."""

    __slots__ = ()

    @property
    def parameters(self) -> list[Parameter]:
        return parameters_of(self.field("dagParams"))

    body = OptionalTextField("body")


def parameters_of(dag: Dag | None) -> list[Parameter]:
    parameters = []
    if dag is not None:
        for value, name in zip(dag.args, dag.names, strict=True):
            if is_record(value):  # CArg
                default = value.value("defaultValue")
                text = str(default) if isinstance(default, str) and default else None
                parameters.append(Parameter(name or "", str(value.value("type")), text))
            else:
                parameters.append(Parameter(name or "", str(value), None))
    return parameters


class InterfaceMethod(View):
    """A method of an interface."""

    __slots__ = ()

    name = TextField("name")
    return_type = TextField("returnType")

    @property
    def parameters(self) -> list[Parameter]:
        return parameters_of(self.field("arguments"))

    @property
    def is_static(self) -> bool:
        return self.record.is_a("StaticInterfaceMethod")

    body = OptionalTextField("body")

    default_body = OptionalTextField("defaultBody")


class Interface(View):
    """An `OpInterface`, `AttrInterface` or `TypeInterface`. `kind` is operation, attribute, type or dialect."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        for name, kind in _INTERFACE_KINDS:
            if self.record.is_a(name):
                return kind
        return "operation"

    name = TextField("cppInterfaceName")
    cpp_namespace = TextField("cppNamespace")

    @property
    def qualified_name(self) -> str:
        return f"{self.cpp_namespace}::{self.name}" if self.cpp_namespace else self.name

    @property
    def methods(self) -> list[InterfaceMethod]:
        return [InterfaceMethod(record) for record in self.items("methods")]

    @property
    def base_interfaces(self) -> list[Interface]:
        return [Interface(record) for record in self.items("baseInterfaces")]

    verify = OptionalTextField("verify")
    extra_class_declaration = TextField("extraClassDeclaration")


_INTERFACE_KINDS = (("AttrInterface", "attribute"), ("TypeInterface", "type"), ("DialectInterface", "dialect"))
