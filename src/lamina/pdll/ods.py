"""Operation definitions for PDLL, from TableGen files and from lamina's dialects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lamina.define.fields import resolve_constraint
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.pdll.source import NOWHERE, Place, TableSpan
from lamina.tablegen.ods.operations import Operation as TableOperation
from lamina.tablegen.ods.view import View
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.values import is_record

SINGLE = "single"
OPTIONAL = "optional"
VARIADIC = "variadic"


@dataclass(slots=True)
class OdsConstraint:
    """A type or attribute constraint of an operand, result or attribute."""

    name: str
    summary: str
    cpp_class: str

    @property
    def shown_name(self) -> str:
        """Returns the name without the suffix that distinguishes variants."""
        return self.name.partition("(anonymous_")[0]


@dataclass(slots=True)
class OdsAttribute:
    name: str
    optional: bool
    constraint: OdsConstraint


@dataclass(slots=True)
class OdsValue:
    """An operand or result."""

    name: str
    length: str
    constraint: OdsConstraint

    @property
    def is_variable_length(self) -> bool:
        return self.length != SINGLE


@dataclass(slots=True)
class OdsOperation:
    """An operation. ``lenient`` ones provide result names but reject nothing: they come from a dialect that the
    PDLL file does not include."""

    name: str
    summary: str = ""
    description: str = ""
    cpp_class: str = ""
    infers_types: bool = False
    loc: Place = NOWHERE
    attributes: list[OdsAttribute] = field(default_factory=list)
    operands: list[OdsValue] = field(default_factory=list)
    results: list[OdsValue] = field(default_factory=list)
    lenient: bool = False
    assembly_format: str = ""


class OdsContext:
    """The known operations and constraints, by name."""

    def __init__(self) -> None:
        self.operations: dict[str, OdsOperation] = {}
        self.attribute_constraints: dict[str, OdsConstraint] = {}
        self.type_constraints: dict[str, OdsConstraint] = {}
        self.lenient_dialects: bool = False

    def operation(self, name: str) -> OdsOperation | None:
        """Returns the operation of that name, from lamina's dialects if enabled and not in any file."""
        known = self.operations.get(name)
        if known is None and name:
            known = self._loaded_operation(name)
        if known is None and self.lenient_dialects and name:
            known = operation_of_dialect(name)
            if known is not None:
                self.operations[name] = known
        return known

    def _loaded_operation(self, name: str) -> OdsOperation | None:
        """Returns the operation of that name of a dialect that was loaded from a `.td` file."""
        from lamina.tablegen.dialects.loading import loaded_files  # start-up

        for file in loaded_files():
            record = file.operations.get(name)
            if record is not None:
                self._add_operation(TableOperation(record), "InferTypeOpInterface" in file.keeper.defs)
                return self.operations[name]
        return None

    def add_records(self, keeper: RecordKeeper) -> None:
        """Adds the operations of a TableGen file."""
        infer = "InferTypeOpInterface" in keeper.defs
        for record in records_of(keeper, "Op"):
            self._add_operation(TableOperation(record), infer)

    def _add_operation(self, view: TableOperation, infer: bool) -> None:
        name = view.name
        if name in self.operations and not self.operations[name].lenient:
            return
        known = OdsOperation(
            name,
            summary(view),
            description(view),
            f"::{view.qualified_cpp_class_name}".replace("::::", "::"),
            has_type_inference(view, infer),
            table_span(view.record),
            assembly_format=view.assembly_format or "",
        )
        self.operations[name] = known
        for attribute in view.attributes:
            record = attribute.constraint.record
            constraint = self._constraint(self.attribute_constraints, record, attribute.constraint.storage_type)
            known.attributes.append(OdsAttribute(attribute.name, attribute.constraint.is_optional, constraint))
        for values, lists in ((view.operands, known.operands), (view.results, known.results)):
            for value in values:
                constraint = self._constraint(
                    self.type_constraints, value.constraint.record, value.constraint.cpp_type
                )
                lists.append(OdsValue(value.name, _length(value.variadicity), constraint))

    def _constraint(self, table: dict[str, OdsConstraint], record: Record, cpp_class: str) -> OdsConstraint:
        name = unique_name(record)
        constraint = table.get(name)
        if constraint is None:
            constraint = table[name] = OdsConstraint(name, summary(View(record)), cpp_class)
        return constraint

    def dialect_names(self) -> list[str]:
        return sorted({name.partition(".")[0] for name in self.operations})

    def operations_of(self, dialect: str) -> list[OdsOperation]:
        return [
            operation
            for name, operation in sorted(self.operations.items())
            if name.partition(".")[0] == dialect
        ]

    def dump(self) -> str:
        """Returns the text of --dump-ods."""
        lines = ["ODSContext {"]
        for dialect in self.dialect_names():
            lines.append(f"  Dialect `{dialect}` {{")
            for operation in self.operations_of(dialect):
                lines += _dump_operation(operation)
            lines.append("  }")
        for title, table in (
            ("AttributeConstraint", self.attribute_constraints),
            ("TypeConstraint", self.type_constraints),
        ):
            for name in sorted(table):
                constraint = table[name]
                lines.append(f"  {title} `{constraint.shown_name}` {{")
                lines.append(f"    Summary: {constraint.summary}")
                lines.append(f"    CppClass: {constraint.cpp_class}")
                lines.append("  }")
        # The form has two closing braces.
        lines += ["}", "}"]
        return "\n".join(lines) + "\n"


def _dump_operation(operation: OdsOperation) -> Iterator[str]:
    yield f"    Operation `{operation.name}` {{"
    if operation.attributes:
        parts = [
            f"{item.name} : Optional<{item.constraint.shown_name}>"
            if item.optional
            else f"{item.name} : {item.constraint.shown_name}"
            for item in operation.attributes
        ]
        yield f"      Attributes {{ {', '.join(parts)} }}"
    for title, values in (("Operands", operation.operands), ("Results", operation.results)):
        if values:
            yield f"      {title} {{ {', '.join(_dump_value(value) for value in values)} }}"
    yield "    }"


def _dump_value(value: OdsValue) -> str:
    constraint = value.constraint.shown_name
    if value.length == OPTIONAL:
        constraint = f"Optional<{constraint}>"
    elif value.length == VARIADIC:
        constraint = f"Variadic<{constraint}>"
    return f"{value.name} : {constraint}"


def _length(variadicity: str) -> str:
    return {"one": SINGLE, "optional": OPTIONAL}.get(variadicity, VARIADIC)


# ---- Reading records


def records_of(keeper: RecordKeeper, class_name: str) -> list[Record]:
    """Returns the definitions that derive from a class, by name in natural order."""
    base = keeper.classes.get(class_name)
    return keeper.matching(base, "") if base is not None else []


def table_span(record: Record) -> TableSpan:
    location = record.locations[0]
    return TableSpan(location.file, location.line, location.column)


def unique_name(record: Record) -> str:
    """Returns the name of a constraint's record; anonymous ones are named after their base."""
    if not record.is_anonymous:
        name_: str = record.name
        return name_
    for name in ("baseAttr", "baseType"):
        try:
            base = record.value(name)
        except KeyError:
            continue
        if is_record(base):
            return f"{unique_name(base)}({record.name})"
    name_ = record.name
    return name_


def summary(view: View) -> str:
    """Returns the summary verbatim."""
    return str(view.text("summary"))


def description(view: View) -> str:
    """Returns the description without common indentation."""
    import textwrap

    return textwrap.dedent(view.description.strip("\n")).strip()


def has_type_inference(view: TableOperation, interface_known: bool) -> bool:
    """True if the result types are inferred: the operation declares it, or traits and buildable types determine
    them."""
    if view.has_trait("InferTypeOpInterface") or view.has_trait("::mlir::InferTypeOpInterface"):
        return True
    results = view.results
    if not interface_known or not results or any(value.is_variable_length for value in results):
        return False
    if view.has_trait("SameOperandsAndResultType"):
        return any(not value.is_variable_length for value in view.operands)
    known = {value.name for value in view.operands if not value.is_variable_length}
    known |= {attribute.name for attribute in view.attributes}
    known |= {value.name for value in results if value.constraint.builder_call}
    wanted = {value.name for value in results}
    relations = list(_type_relations(view))
    growing = True
    while growing and not wanted <= known:
        growing = False
        for sources, targets in relations:
            if sources & known and not targets <= known:
                known |= targets
                growing = True
    return wanted <= known


def _type_relations(view: TableOperation) -> Iterator[tuple[set[str], set[str]]]:
    """Returns the groups of names of which any one's type determines the others."""
    for trait in view.traits:
        record = trait.record
        if record.is_a("AllTypesMatch"):
            names = {str(item) for item in record.value("values").items}
            yield names, names
        elif record.is_a("TypesMatchWith"):
            yield {str(record.value("lhs"))}, {str(record.value("rhs"))}


# ---- Dialects declared in lamina


def operation_of_dialect(name: str) -> OdsOperation | None:
    """Returns the definition of one of lamina's operations, in the same form as one from a file."""
    cls: Any = lookup_operation(name)
    definition = getattr(cls, "definition", None)
    if definition is None:
        return None

    known = OdsOperation(name, lenient=True, loc=NOWHERE)
    known.description = cls.documentation()
    known.summary = known.description.partition("\n")[0]
    known.assembly_format = definition.assembly_format or ""
    for item in definition.fields:
        resolve_constraint(item)
        shown = getattr(item.constraint, "summary", "") or _class_name(getattr(item.constraint, "kind", None))
        constraint = OdsConstraint(shown, shown, "")
        if item.kind == "attribute":
            known.attributes.append(OdsAttribute(item.ods_name, item.optional or item.has_default, constraint))
        elif item.kind in ("operand", "result"):
            values = known.operands if item.kind == "operand" else known.results
            length = SINGLE if item.arity == "single" else OPTIONAL if item.arity == "optional" else VARIADIC
            values.append(OdsValue(item.ods_name or "", length, constraint))
    known.infers_types = _infers_types(cls)
    return known


def _class_name(kind: object) -> str:
    """Returns `!dialect.mnemonic` for the class of a constraint without a summary."""
    mnemonic = getattr(kind, "mnemonic", "")
    return f"!{getattr(kind, 'dialect_name', '')}.{mnemonic}" if mnemonic else ""


def _infers_types(cls: Any) -> bool:
    from lamina.dialects.pdl.verifiers import has_type_inference as declared_inference  # start-up

    return declared_inference(cls)


def operation_names_of_dialect(dialect_name: str) -> list[str]:
    """Returns the operations that lamina declares for a dialect."""
    dialect = load_dialect(dialect_name)
    return sorted(dialect.operations.names()) if dialect is not None else []
