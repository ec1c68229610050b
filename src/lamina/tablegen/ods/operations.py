"""Operations and their components."""

from __future__ import annotations

from dataclasses import dataclass

from lamina.tablegen.ods.constraints import AttributeConstraint, Constraint, PropertyConstraint, TypeConstraint
from lamina.tablegen.ods.dialects import Dialect
from lamina.tablegen.ods.interfaces import Builder, Interface, Trait, flat_traits
from lamina.tablegen.ods.view import FlagField, TextField, View, variables_of, without_prefix
from lamina.tablegen.record import Record
from lamina.tablegen.values import Dag


@dataclass(frozen=True, slots=True)
class NamedValue:
    """An operand or result. `decorators` are the records passed to `Arg` or `Res` (memory effects)."""

    name: str
    constraint: TypeConstraint
    summary: str = ""
    decorators: tuple[Record, ...] = ()

    @property
    def variadicity(self) -> str:
        return self.constraint.variadicity

    @property
    def is_variable_length(self) -> bool:
        return self.variadicity != "one"


@dataclass(frozen=True, slots=True)
class NamedAttribute:
    name: str
    constraint: AttributeConstraint
    summary: str = ""
    decorators: tuple[Record, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedProperty:
    name: str
    constraint: PropertyConstraint
    summary: str = ""


@dataclass(frozen=True, slots=True)
class NamedPart:
    """A region or successor."""

    name: str
    constraint: Constraint
    is_variadic: bool


class Operation(View):
    """An `Op` record."""

    __slots__ = ("_arguments",)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._arguments: tuple[list[NamedValue], list[NamedAttribute], list[NamedProperty], list[str]] | None = None

    @property
    def dialect(self) -> Dialect:
        return Dialect(self.record.value("opDialect"))

    mnemonic = TextField("opName")

    @property
    def name(self) -> str:
        """`dialect.mnemonic`."""
        prefix = self.dialect.name
        return f"{prefix}.{self.mnemonic}" if prefix else self.mnemonic

    @property
    def cpp_class_name(self) -> str:
        return without_prefix(self.def_name)

    @property
    def cpp_namespace(self) -> str:
        return self.text("cppNamespace").strip() or self.dialect.cpp_namespace

    @property
    def qualified_cpp_class_name(self) -> str:
        namespace = self.cpp_namespace
        return f"{namespace}::{self.cpp_class_name}" if namespace else self.cpp_class_name

    @property
    def operands(self) -> list[NamedValue]:
        return self._split()[0]

    @property
    def attributes(self) -> list[NamedAttribute]:
        return self._split()[1]

    @property
    def properties(self) -> list[NamedProperty]:
        return self._split()[2]

    @property
    def argument_names(self) -> list[str]:
        """Operands, attributes and properties in the order declared."""
        return self._split()[3]

    def _split(self) -> tuple[list[NamedValue], list[NamedAttribute], list[NamedProperty], list[str]]:
        if self._arguments is None:
            self._arguments = _split_arguments(self.field("arguments"))
        return self._arguments

    @property
    def results(self) -> list[NamedValue]:
        results = []
        for record, name, summary, decorators in variables_of(self.field("results")):
            results.append(NamedValue(name, TypeConstraint(record), summary, decorators))
        return results

    @property
    def regions(self) -> list[NamedPart]:
        return _parts(self.field("regions"), "VariadicRegion")

    @property
    def successors(self) -> list[NamedPart]:
        return _parts(self.field("successors"), "VariadicSuccessor")

    @property
    def traits(self) -> list[Trait]:
        """All traits, those of trait lists in place of the list, each once."""
        return flat_traits(self.items("traits"))

    def has_trait(self, name: str) -> bool:
        """Looks up a trait by C++ name, qualified or not, or by record."""
        return any(name in (trait.name, trait.qualified_name, trait.def_name) for trait in self.traits)

    @property
    def interfaces(self) -> list[Interface]:
        return [trait.interface for trait in self.traits if trait.interface is not None]

    @property
    def assembly_format(self) -> str | None:
        text: str | None = self.field("assemblyFormat")
        return text

    has_custom_assembly_format = FlagField("hasCustomAssemblyFormat")
    has_folder = FlagField("hasFolder")
    has_verifier = FlagField("hasVerifier")
    has_region_verifier = FlagField("hasRegionVerifier")
    has_canonicalizer = FlagField("hasCanonicalizer")
    has_canonicalize_method = FlagField("hasCanonicalizeMethod")
    skip_default_builders = FlagField("skipDefaultBuilders")

    @property
    def builders(self) -> list[Builder]:
        return [Builder(record) for record in self.items("builders")]

    extra_class_declaration = TextField("extraClassDeclaration")
    extra_class_definition = TextField("extraClassDefinition")


def _split_arguments(
    dag: Dag | None,
) -> tuple[list[NamedValue], list[NamedAttribute], list[NamedProperty], list[str]]:
    operands: list[NamedValue] = []
    attributes: list[NamedAttribute] = []
    properties: list[NamedProperty] = []
    names = []
    for record, name, summary, decorators in variables_of(dag):
        names.append(name)
        if record.is_a("TypeConstraint"):
            operands.append(NamedValue(name, TypeConstraint(record), summary, decorators))
        elif record.is_a("AttrConstraint"):
            attributes.append(NamedAttribute(name, AttributeConstraint(record), summary, decorators))
        elif record.is_a("Property"):
            properties.append(NamedProperty(name, PropertyConstraint(record), summary))
    return operands, attributes, properties, names


def _parts(dag: Dag | None, variadic_class: str) -> list[NamedPart]:
    return [
        NamedPart(name, Constraint(record), record.is_a(variadic_class)) for record, name, _, _ in variables_of(dag)
    ]
