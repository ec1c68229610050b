"""MLIR's operation definitions as typed views over TableGen records.

A view holds its record and reads fields when asked, so that listing a dialect's operations costs next to nothing.
`OdsModule(keeper)` is the entry; names of fields and classes are those of MLIR 22's `OpBase.td` and what it includes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from .errors import SourceLocation
from .predicates import condition, constraint_condition
from .record import Record, RecordKeeper
from .values import UNSET, Dag, is_record

__all__ = ["OdsModule", "condition", "constraint_condition"]


class View:
    """A record seen as something of ODS; equal to other views of the same record."""

    __slots__ = ("record",)

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def def_name(self) -> str:
        """The name of the TableGen record."""
        return self.record.name

    @property
    def summary(self) -> str:
        return self._text("summary").strip()

    @property
    def description(self) -> str:
        return self._text("description")

    @property
    def location(self) -> SourceLocation:
        return self.record.locations[0]

    def _get(self, field: str) -> Any:
        """A field's value; None where it is unset or does not exist."""
        try:
            value = self.record.value(field)
        except KeyError:
            return None
        return None if value is UNSET else value

    def _text(self, field: str, default: str = "") -> str:
        value = self._get(field)
        return str(value) if isinstance(value, str) else default

    def _flag(self, field: str) -> bool:
        return self._get(field) in (True, 1)

    def _items(self, field: str) -> tuple[Any, ...]:
        value = self._get(field)
        return value.items if value is not None else ()

    def _strings(self, field: str) -> list[str]:
        return [str(item) for item in self._items(field)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and other.record is self.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.record.name})"


class Dialect(View):
    """A `Dialect` record."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self._text("name")

    @property
    def cpp_namespace(self) -> str:
        return self._text("cppNamespace", self.name)

    @property
    def cpp_class_name(self) -> str:
        return _after_prefix(self.def_name) if self.def_name.endswith("Dialect") else self.def_name

    @property
    def dependent_dialects(self) -> list[str]:
        """C++ class names."""
        return self._strings("dependentDialects")

    def flag(self, name: str) -> bool:
        """`hasConstantMaterializer`, `isExtensible` and so on."""
        return self._flag(name)


# ---------------------------------------------------------------------------------------------------------------------
# Constraints


class Constraint(View):
    """A constraint on something of an operation; `condition` is its predicate in C++."""

    __slots__ = ()

    @property
    def condition(self) -> str:
        return constraint_condition(self.record)

    @property
    def base(self) -> Constraint:
        """What a variadic, optional or defaulted constraint is about; otherwise the constraint itself."""
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
        inner = self._get("baseType")
        return TypeConstraint(inner) if is_record(inner) else self

    @property
    def cpp_type(self) -> str:
        return self._text("cppType", "::mlir::Type")

    @property
    def segment_attribute(self) -> str | None:
        """For `VariadicOfVariadic`, the attribute that holds the inner sizes."""
        return self._get("segmentAttrName")

    @property
    def builder_call(self) -> str | None:
        """C++ that builds the one type that fits, where there is one."""
        return self._text("builderCall") or self.base._text("builderCall") or None

    @property
    def dialect(self) -> Dialect | None:
        record = self._get("dialect")
        return Dialect(record) if is_record(record) else None


_VARIADICITY = (("VariadicOfVariadic", "variadic_of_variadic"), ("Variadic", "variadic"), ("Optional", "optional"))


class AttributeConstraint(Constraint):
    """A constraint of attributes, with the C++ types an accessor has."""

    __slots__ = ()

    @property
    def storage_type(self) -> str:
        return self._text("storageType").strip() or "::mlir::Attribute"

    @property
    def return_type(self) -> str:
        return self._text("returnType").strip() or self.storage_type

    @property
    def convert_from_storage(self) -> str:
        return self._text("convertFromStorage")

    @property
    def const_builder_call(self) -> str | None:
        return self._text("constBuilderCall") or None

    @property
    def default_value(self) -> str | None:
        return self._text("defaultValue") or None

    @property
    def is_optional(self) -> bool:
        return self._flag("isOptional")

    @property
    def base(self) -> AttributeConstraint:
        """Without default values and optionality."""
        inner = self._get("baseAttr")
        return AttributeConstraint(inner).base if is_record(inner) else self

    @property
    def value_type(self) -> TypeConstraint | None:
        record = self._get("valueType") or self.base._get("valueType")
        return TypeConstraint(record) if is_record(record) else None

    @property
    def enum(self) -> EnumInfo | None:
        """The enumeration behind an enum attribute."""
        base = self.base
        if base.record.is_a("EnumInfo"):
            return EnumInfo(base.record)
        record = base._get("enum")
        return EnumInfo(record) if is_record(record) else None


class PropertyConstraint(Constraint):
    """A property of an operation that is not an attribute."""

    __slots__ = ()

    @property
    def storage_type(self) -> str:
        return self._text("storageType")

    @property
    def interface_type(self) -> str:
        return self._text("interfaceType") or self.storage_type

    @property
    def default_value(self) -> str | None:
        return self._text("defaultValue") or None

    @property
    def has_storage_default(self) -> bool:
        return bool(self._text("storageTypeValueOverride"))

    @property
    def base(self) -> PropertyConstraint:
        inner = self._get("baseProperty")
        return PropertyConstraint(inner).base if is_record(inner) else self

    @property
    def enum(self) -> EnumInfo | None:
        record = self._get("enum") or self.base._get("enum")
        return EnumInfo(record) if is_record(record) else None

    def code(self, field: str) -> str:
        """One of the C++ snippets: parser, printer, convertToAttribute, hashProperty, ..."""
        return self._text(field)


# ---------------------------------------------------------------------------------------------------------------------
# Operations


@dataclass(frozen=True, slots=True)
class NamedValue:
    """An operand or result. `decorators` are the records given with `Arg` or `Res` (memory effects)."""

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
            return self._text("cppInterfaceName") or self._text("trait").removesuffix("::Trait")
        return self._text("trait") or self.def_name

    @property
    def qualified_name(self) -> str:
        namespace = self._text("cppNamespace")
        return f"{namespace}::{self.name}" if namespace else self.name

    @property
    def condition(self) -> str | None:
        """For a predicate trait, its C++ condition."""
        return constraint_condition(self.record) if self.kind == "predicate" else None

    @property
    def interface(self) -> Interface | None:
        """The interface itself; None for a trait that only implies one, such as `MemoryEffects<[]>`."""
        return Interface(self.record) if self.record.is_a("Interface") else None

    @property
    def declares_methods(self) -> bool:
        """Whether the operation declares the interface's methods (`DeclareOpInterfaceMethods`)."""
        return self.record.is_a("DeclareInterfaceMethods")

    @property
    def overridden_methods(self) -> list[str]:
        return self._strings("alwaysOverriddenMethods")


class Operation(View):
    """An `Op` record."""

    __slots__ = ("_arguments",)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._arguments: tuple[list[NamedValue], list[NamedAttribute], list[NamedProperty], list[str]] | None = None

    @property
    def dialect(self) -> Dialect:
        return Dialect(self.record.value("opDialect"))

    @property
    def mnemonic(self) -> str:
        return self._text("opName")

    @property
    def name(self) -> str:
        """`dialect.mnemonic`."""
        prefix = self.dialect.name
        return f"{prefix}.{self.mnemonic}" if prefix else self.mnemonic

    @property
    def cpp_class_name(self) -> str:
        return _after_prefix(self.def_name)

    @property
    def cpp_namespace(self) -> str:
        return self._text("cppNamespace").strip() or self.dialect.cpp_namespace

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
            self._arguments = _split_arguments(self._get("arguments"))
        return self._arguments

    @property
    def results(self) -> list[NamedValue]:
        found = []
        for record, name, summary, decorators in _variables(self._get("results")):
            found.append(NamedValue(name, TypeConstraint(record), summary, decorators))
        return found

    @property
    def regions(self) -> list[NamedPart]:
        return _parts(self._get("regions"), "VariadicRegion")

    @property
    def successors(self) -> list[NamedPart]:
        return _parts(self._get("successors"), "VariadicSuccessor")

    @property
    def traits(self) -> list[Trait]:
        """All traits, those of trait lists in place of the list, each once."""
        return _flatten_traits(self._items("traits"))

    def has_trait(self, name: str) -> bool:
        """By C++ name, qualified or not, or by record."""
        return any(name in (trait.name, trait.qualified_name, trait.def_name) for trait in self.traits)

    @property
    def interfaces(self) -> list[Interface]:
        return [trait.interface for trait in self.traits if trait.interface is not None]

    @property
    def assembly_format(self) -> str | None:
        return self._get("assemblyFormat")

    @property
    def has_custom_assembly_format(self) -> bool:
        return self._flag("hasCustomAssemblyFormat")

    @property
    def has_folder(self) -> bool:
        return self._flag("hasFolder")

    @property
    def has_verifier(self) -> bool:
        return self._flag("hasVerifier")

    @property
    def has_region_verifier(self) -> bool:
        return self._flag("hasRegionVerifier")

    @property
    def has_canonicalizer(self) -> bool:
        return self._flag("hasCanonicalizer")

    @property
    def has_canonicalize_method(self) -> bool:
        return self._flag("hasCanonicalizeMethod")

    @property
    def skip_default_builders(self) -> bool:
        return self._flag("skipDefaultBuilders")

    @property
    def builders(self) -> list[Builder]:
        return [Builder(record) for record in self._items("builders")]

    @property
    def extra_class_declaration(self) -> str:
        return self._text("extraClassDeclaration")

    @property
    def extra_class_definition(self) -> str:
        return self._text("extraClassDefinition")


def _after_prefix(name: str) -> str:
    """`Arith_AddIOp` is the C++ class `AddIOp`; a leading underscore belongs to the name."""
    prefix, _, rest = name.partition("_")
    if not prefix:
        return name
    return rest or prefix


def _variables(dag: Dag | None) -> Iterator[tuple[Record, str, str, tuple[Record, ...]]]:
    """The (constraint, name, summary, decorators) of a dag's arguments, `Arg` and `Res` looked through."""
    if dag is None:
        return
    for value, name in zip(dag.args, dag.names, strict=True):
        if not is_record(value):
            continue
        summary, decorators = "", ()
        if value.is_a("OpVariable"):
            text = value.value("summary")
            summary = str(text).strip() if isinstance(text, str) else ""
            decorators = value.value("decorators").items
            value = value.value("constraint")
        yield value, name or "", summary, decorators


def _split_arguments(
    dag: Dag | None,
) -> tuple[list[NamedValue], list[NamedAttribute], list[NamedProperty], list[str]]:
    operands: list[NamedValue] = []
    attributes: list[NamedAttribute] = []
    properties: list[NamedProperty] = []
    names = []
    for record, name, summary, decorators in _variables(dag):
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
        NamedPart(name, Constraint(record), record.is_a(variadic_class)) for record, name, _, _ in _variables(dag)
    ]


def _flatten_traits(records: tuple[Record, ...]) -> list[Trait]:
    found: dict[Record, Trait] = {}
    pending = list(reversed(records))
    while pending:
        record = pending.pop()
        if record.is_a("TraitList"):
            pending += reversed(record.value("traits").items)
        elif record not in found:
            found[record] = Trait(record)
    return list(found.values())


class Builder(View):
    """An extra builder of an operation, type or attribute."""

    __slots__ = ()

    @property
    def parameters(self) -> list[Parameter]:
        return _parameters(self._get("dagParams"))

    @property
    def body(self) -> str | None:
        return self._text("body") or None


def _parameters(dag: Dag | None) -> list[Parameter]:
    found = []
    if dag is not None:
        for value, name in zip(dag.args, dag.names, strict=True):
            if is_record(value):  # CArg
                default = value.value("defaultValue")
                text = str(default) if isinstance(default, str) and default else None
                found.append(Parameter(name or "", str(value.value("type")), text))
            else:
                found.append(Parameter(name or "", str(value), None))
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Types, attributes and enumerations


class TypeParameter(NamedTuple):
    """A parameter of a type or attribute. `record` is None where only a C++ type is given."""

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
        return self._get("mnemonic")

    @property
    def name(self) -> str:
        """`dialect.mnemonic`."""
        return self._text("typeName" if self.kind == "type" else "attrName")

    @property
    def cpp_class_name(self) -> str:
        return self._text("cppClassName")

    @property
    def cpp_base_class_name(self) -> str:
        return self._text("cppBaseClassName")

    @property
    def cpp_type(self) -> str:
        return self._text("cppType")

    @property
    def parameters(self) -> list[TypeParameter]:
        dag = self._get("parameters")
        if dag is None:
            return []
        return [_type_parameter(value, name) for value, name in zip(dag.args, dag.names, strict=True)]

    @property
    def traits(self) -> list[Trait]:
        return _flatten_traits(self._items("traits"))

    @property
    def assembly_format(self) -> str | None:
        return self._get("assemblyFormat")

    @property
    def has_custom_assembly_format(self) -> bool:
        return self._flag("hasCustomAssemblyFormat")

    @property
    def has_verifier(self) -> bool:
        return self._flag("genVerifyDecl")

    @property
    def builders(self) -> list[Builder]:
        return [Builder(record) for record in self._items("builders")]

    @property
    def constraint(self) -> Constraint:
        return TypeConstraint(self.record) if self.kind == "type" else AttributeConstraint(self.record)

    @property
    def enum(self) -> EnumInfo | None:
        record = self._get("enum")
        return EnumInfo(record) if is_record(record) else None


def _type_parameter(value: Any, name: str | None) -> TypeParameter:
    if not is_record(value):
        text = str(value)
        return TypeParameter(name or "", text, text, text, "", None, False, None)
    view = View(value)
    cpp_type = view._text("cppType")
    default = view._get("defaultValue")
    return TypeParameter(
        name or "",
        cpp_type,
        view._text("cppAccessorType") or cpp_type,
        view._text("cppStorageType") or cpp_type,
        view._text("summary"),
        str(default) if default else None,
        default is not None,
        value,
    )


class EnumCase(NamedTuple):
    symbol: str
    value: int
    spelling: str


class EnumInfo(View):
    """An enumeration; `is_bit_enum` where its values combine."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self._text("className")

    @property
    def cpp_namespace(self) -> str:
        return self._text("cppNamespace")

    @property
    def cpp_type(self) -> str:
        return self._text("cppType")

    @property
    def underlying_type(self) -> str:
        return self._text("underlyingType")

    @property
    def bit_width(self) -> int:
        return self._get("bitwidth") or 32

    @property
    def cases(self) -> list[EnumCase]:
        return [
            EnumCase(str(case.value("symbol")), case.value("value"), str(case.value("str")))
            for case in self._items("enumerants")
        ]

    @property
    def is_bit_enum(self) -> bool:
        return self.record.is_a("BitEnumBase")

    @property
    def separator(self) -> str:
        return self._text("separator", "|")

    @property
    def string_to_symbol(self) -> str:
        return self._text("stringToSymbolFnName")

    @property
    def symbol_to_string(self) -> str:
        return self._text("symbolToStringFnName")


# ---------------------------------------------------------------------------------------------------------------------
# Interfaces and passes


class InterfaceMethod(View):
    """A method of an interface."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return self._text("name")

    @property
    def return_type(self) -> str:
        return self._text("returnType")

    @property
    def parameters(self) -> list[Parameter]:
        return _parameters(self._get("arguments"))

    @property
    def is_static(self) -> bool:
        return self.record.is_a("StaticInterfaceMethod")

    @property
    def body(self) -> str | None:
        return self._text("body") or None

    @property
    def default_body(self) -> str | None:
        return self._text("defaultBody") or None


class Interface(View):
    """An `OpInterface`, `AttrInterface` or `TypeInterface`. `kind` is operation, attribute, type or dialect."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        for name, kind in _INTERFACE_KINDS:
            if self.record.is_a(name):
                return kind
        return "operation"

    @property
    def name(self) -> str:
        """The C++ class."""
        return self._text("cppInterfaceName")

    @property
    def cpp_namespace(self) -> str:
        return self._text("cppNamespace")

    @property
    def qualified_name(self) -> str:
        return f"{self.cpp_namespace}::{self.name}" if self.cpp_namespace else self.name

    @property
    def methods(self) -> list[InterfaceMethod]:
        return [InterfaceMethod(record) for record in self._items("methods")]

    @property
    def base_interfaces(self) -> list[Interface]:
        return [Interface(record) for record in self._items("baseInterfaces")]

    @property
    def verify(self) -> str | None:
        return self._text("verify") or None

    @property
    def extra_class_declaration(self) -> str:
        return self._text("extraClassDeclaration")


_INTERFACE_KINDS = (("AttrInterface", "attribute"), ("TypeInterface", "type"), ("DialectInterface", "dialect"))


class PassOption(NamedTuple):
    cpp_name: str
    argument: str
    cpp_type: str
    default: str | None
    description: str
    is_list: bool


class Statistic(NamedTuple):
    cpp_name: str
    name: str
    description: str


class Pass(View):
    """A pass; `argument` is its name in a pipeline."""

    __slots__ = ()

    @property
    def argument(self) -> str:
        return self._text("argument")

    @property
    def base_class(self) -> str:
        return self._text("baseClass")

    @property
    def anchor(self) -> str | None:
        """The C++ class of the operations it runs on, where the base class names one."""
        base = self.base_class
        start = base.find("OperationPass<")
        return base[start + len("OperationPass<") : base.rindex(">")] or None if start >= 0 else None

    @property
    def dependent_dialects(self) -> list[str]:
        return self._strings("dependentDialects")

    @property
    def options(self) -> list[PassOption]:
        found = []
        for record in self._items("options"):
            view = View(record)
            found.append(
                PassOption(
                    view._text("cppName"),
                    view._text("argument"),
                    view._text("type"),
                    view._text("defaultValue") or None,
                    view.description,
                    record.is_a("ListOption"),
                )
            )
        return found

    @property
    def statistics(self) -> list[Statistic]:
        return [
            Statistic(view._text("cppName"), view._text("name"), view.description)
            for view in map(View, self._items("statistics"))
        ]


# ---------------------------------------------------------------------------------------------------------------------
# The whole


class OdsModule:
    """All that a keeper's records define, by kind, in the order of record names."""

    __slots__ = ("keeper",)

    def __init__(self, keeper: RecordKeeper) -> None:
        self.keeper = keeper

    def _all(self, class_name: str, view: type[Any]) -> list[Any]:
        return [view(record) for record in self.keeper.derived(class_name)]

    @property
    def dialects(self) -> list[Dialect]:
        return self._all("Dialect", Dialect)

    @property
    def operations(self) -> list[Operation]:
        return self._all("Op", Operation)

    @property
    def types(self) -> list[AttrOrTypeDef]:
        return self._all("TypeDef", AttrOrTypeDef)

    @property
    def attributes(self) -> list[AttrOrTypeDef]:
        return self._all("AttrDef", AttrOrTypeDef)

    @property
    def enums(self) -> list[EnumInfo]:
        return self._all("EnumInfo", EnumInfo)

    @property
    def interfaces(self) -> list[Interface]:
        return [item for item in self._all("Interface", Interface) if not item.record.is_a("DeclareInterfaceMethods")]

    @property
    def passes(self) -> list[Pass]:
        return self._all("PassBase", Pass)

    @property
    def type_constraints(self) -> list[TypeConstraint]:
        """Named ones: those PDLL and other files can refer to."""
        return [item for item in self._all("TypeConstraint", TypeConstraint) if not item.record.is_anonymous]

    @property
    def attribute_constraints(self) -> list[AttributeConstraint]:
        return [item for item in self._all("AttrConstraint", AttributeConstraint) if not item.record.is_anonymous]

    def operation(self, name: str) -> Operation | None:
        """The operation of a name such as `arith.addi`."""
        for operation in self.operations:
            if operation.name == name:
                return operation
        return None

    def dialect(self, name: str) -> Dialect | None:
        for dialect in self.dialects:
            if dialect.name == name:
                return dialect
        return None
