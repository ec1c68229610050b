"""Converts dialects of `.td` files, and those declared in Python, to modules of the irdl dialect.

C++ predicates become `irdl.c_pred`. What irdl cannot express is omitted: optional attributes, successors, traits,
parameters of types and attributes, formats.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from lamina.define.constraints import AnyAttr, AnyType
from lamina.define.constraints.base import AttributeConstraint, TypeConstraint
from lamina.define.fields import OPTIONAL, SINGLE, Field, resolve_constraint
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.irdl import constraint_ops as constraints
from lamina.dialects.irdl import ops
from lamina.dialects.irdl.attributes import Variadicity
from lamina.dialects.irdl.class_names import name_of_class
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import SIGNED, SIGNLESS, UNSIGNED, ComplexType, FloatType, IndexType, IntegerType, NoneType
from lamina.ir.value import Value
from lamina.tablegen.ods import dialects as ods_dialects
from lamina.tablegen.ods import operations as ods
from lamina.tablegen.ods.constraints import Constraint
from lamina.tablegen.ods.types import AttrOrTypeDef
from lamina.tablegen.predicates import condition
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.values import Value as TableGenValue
from lamina.tablegen.values import is_record


def dialect_of_records(keeper: RecordKeeper, name: str) -> Operation:
    """Returns the module that describes the dialect of that name among the records: its types, attributes and
    operations, each kind in the order of the names of their records."""
    definition = _Definition(name)
    for class_name, kind in (("TypeDef", ops.TypeOp), ("AttrDef", ops.AttributeOp)):
        for record in _by_name(keeper, class_name):
            view = AttrOrTypeDef(record)
            if _is_of(view.dialect, name):
                definition.add(kind, f"{'!' if kind is ops.TypeOp else '#'}{view.mnemonic or ''}")
    for record in _by_name(keeper, "Op"):
        operation = ods.Operation(record)
        if _is_of(operation.dialect, name):
            _OfRecord(name, definition.add(ops.OperationOp, operation.mnemonic)).write(operation)
    return definition.module


def _is_of(dialect: ods_dialects.Dialect, name: str) -> bool:
    found: str = dialect.name
    return found == name


def _by_name(keeper: RecordKeeper, class_name: str) -> list[Record]:
    """Returns the definitions that derive from a class, numbers in their names compared as numbers."""
    base = keeper.classes.get(class_name)
    return [] if base is None else keeper.matching(base, "")


def dialect_of_declarations(dialect: Dialect) -> Operation:
    """Returns the module that describes a dialect that is loaded."""
    definition = _Definition(dialect.name)
    for mnemonic in sorted(dialect.types):
        definition.add(ops.TypeOp, f"!{mnemonic}")
    for mnemonic in sorted(dialect.attributes):
        definition.add(ops.AttributeOp, f"#{mnemonic}")
    for name in sorted(dialect.operations):
        body = definition.add(ops.OperationOp, name.partition(".")[2])
        _OfDeclaration(dialect.name, body).write(dialect.operations[name])
    return definition.module


class _Definition:
    """The module and the dialect in it."""

    def __init__(self, name: str) -> None:
        self.body = Block()
        self.module: Operation = ModuleOp.build(body_region=_region(Block()))
        self.module.regions[0].entry_block.append(ops.DialectOp.build(name, _region(self.body)))

    def add(self, kind: type[ops.TypeOp] | type[ops.AttributeOp] | type[ops.OperationOp], name: str) -> Block:
        """Adds a definition and returns its body."""
        body = Block()
        self.body.append(kind.build(name, _region(body)))
        return body


def _region(block: Block) -> Region:
    region = Region()
    region.append(block)
    return region


class _Writer:
    """Writes constraints into the definition of an operation."""

    def __init__(self, dialect: str, block: Block) -> None:
        self.dialect = dialect
        self.block = block

    def put(self, operation: Operation) -> Value:
        """Appends an operation; its result."""
        self.block.append(operation)
        return operation.results[0]

    def any(self) -> Value:
        return self.put(constraints.AnyOp.build())

    def exactly(self, attribute: Attribute) -> Value:
        return self.put(constraints.IsOp.build(TypeAttr(attribute) if isinstance(attribute, Type) else attribute))

    def one_of(self, parts: Iterable[Value]) -> Value:
        return self.put(constraints.AnyOfOp.build(list(parts)))

    def all_of(self, parts: Iterable[Value]) -> Value:
        return self.put(constraints.AllOfOp.build(list(parts)))

    def base(self, name: str) -> Value:
        """Constrains to the class ``!dialect.mnemonic`` or ``#dialect.mnemonic``; one of this dialect is referenced."""
        dialect, _, mnemonic = name[1:].partition(".")
        if dialect == self.dialect:
            return self.put(constraints.BaseOp.build(base_ref=SymbolRefAttr(dialect, (f"{name[0]}{mnemonic}",))))
        return self.put(constraints.BaseOp.build(base_name=name))

    def predicate(self, text: str) -> Value:
        return self.put(constraints.CPredOp.build(text))

    def finish(
        self,
        operands: Sequence[tuple[str, Value, Variadicity]],
        results: Sequence[tuple[str, Value, Variadicity]],
        attributes: Sequence[tuple[str, Value]],
        regions: Sequence[tuple[str, Value]],
    ) -> None:
        """Appends the operation's lists of operands, results and so on."""
        used = {name for name, _, _ in (*operands, *results)} | {name for name, _ in regions}
        fresh = (name for number in itertools.count() if (name := f"unnamed{number}") not in used)
        for kind, listed in ((ops.OperandsOp, operands), (ops.ResultsOp, results)):
            if listed:
                names = [name or next(fresh) for name, _, _ in listed]
                item = kind.build([entry[1] for entry in listed], names, [entry[2] for entry in listed])
                self.block.append(item)
        if attributes:
            self.block.append(
                ops.AttributesOp.build(
                    [attribute[1] for attribute in attributes], [attribute[0] for attribute in attributes]
                )
            )
        if regions:
            names = [name or next(fresh) for name, _ in regions]
            self.block.append(ops.RegionsOp.build([region_[1] for region_ in regions], names))


# ---- From records

_TYPES: dict[str, Type] = {
    "Index": IndexType(),
    "NoneType": NoneType(),
    "BF16": FloatType("bf16"),
    "TF32": FloatType("tf32"),
    **{
        name: FloatType(f"f{name[1:]}")
        for name in ("F8E4M3FN", "F8E5M2", "F8E4M3", "F8E4M3FNUZ", "F8E4M3B11FNUZ", "F8E5M2FNUZ", "F8E3M4")
    },
}
_SIGNS = {"I": SIGNLESS, "SI": SIGNED, "UI": UNSIGNED}
_VARIADICITIES = {"one": Variadicity.SINGLE, "optional": Variadicity.OPTIONAL}
_INTEGERS = (
    "AnyIntegerAttrBase", "SignlessIntegerAttrBase", "SignedIntegerAttrBase", "UnsignedIntegerAttrBase", "BoolAttr",
)  # fmt: skip
_BASES = [(name, "#builtin.integer") for name in _INTEGERS]
_BASES += [("FloatAttrBase", "#builtin.float"), ("StringBasedAttr", "#builtin.string")]


def _is_called(record: Record, name: str) -> bool:
    result: bool = name == record.name
    return result


def _type_of(record: Record) -> Type | None:
    """Returns the only type of a constraint, if it is one of MLIR's single-type constraints."""
    sign = next((sign for name, sign in _SIGNS.items() if record.is_a(name)), None)
    if sign is not None:
        return IntegerType(record.value("bitwidth"), sign)
    if record.is_a("F"):
        return FloatType(f"f{record.value('bitwidth')}")
    only = _TYPES.get(record.name_text())
    if only is not None:
        return only
    if record.is_a("Complex"):
        element = _type_of(record.value("elementType"))
        return None if element is None else ComplexType(element)
    return None


class _OfRecord(_Writer):
    def write(self, view: ods.Operation) -> None:
        """The whole operation."""
        values = [
            [
                (
                    entry.name,
                    self.type(entry.constraint.record),
                    _VARIADICITIES.get(entry.variadicity, Variadicity.VARIADIC),
                )
                for entry in group
            ]
            for group in (view.operands, view.results)
        ]  # fmt: skip
        required = [attribute for attribute in view.attributes if not attribute.constraint.is_optional]
        attributes = [(entry.name, self.attribute(entry.constraint.record)) for entry in required]
        regions = [(region_.name, self.region(region_.constraint)) for region_ in view.regions]
        self.finish(values[0], values[1], attributes, regions)

    def type(self, record: Record) -> Value:
        """Returns a constraint of types."""
        if any(map(record.is_a, ("Variadic", "Optional"))):
            return self.type(record.value("baseType"))
        if _is_called(record, "AnyType"):
            return self.any()
        if record.is_a("TypeDef"):
            return self._own_class("!", record, "typeName")
        if record.is_a("AnyTypeOf") or record.is_a("AllOfType"):
            parts = [self.type(child) for child in record.value("allowedTypes").items]
            return self.one_of(parts) if record.is_a("AnyTypeOf") else self.all_of(parts)
        if _is_called(record, "AnyInteger"):
            return self.base("!builtin.integer")
        if record.is_a("AnyI"):
            width = record.value("bitwidth")
            return self.one_of([self.exactly(IntegerType(width, sign)) for sign in _SIGNS.values()])
        type = _type_of(record)
        if type is not None:
            return self.exactly(type)
        if record.is_a("ConfinedType"):
            parts = [self.type(record.value("baseType"))]
            return self.all_of([*parts, *map(self.combined, record.value("predicateList").items)])
        return self.combined(record.value("predicate"))

    def attribute(self, record: Record) -> Value:
        """Returns a constraint of attributes."""
        if any(map(record.is_a, ("DefaultValuedAttr", "DefaultValuedOptionalAttr", "OptionalAttr"))):
            return self.attribute(record.value("baseAttr"))
        if record.is_a("ConfinedAttr"):
            parts = [self.attribute(record.value("baseAttr"))]
            confined = (child.value("predicate") for child in record.value("attrConstraints").items)
            return self.all_of([*parts, *map(self.combined, confined)])
        if record.is_a("AnyAttrOf"):
            return self.one_of([self.attribute(child) for child in record.value("allowedAttributes").items])
        if _is_called(record, "AnyAttr"):
            return self.any()
        base = next((base for name, base in _BASES if record.is_a(name)), None)
        if base is not None:
            return self.base(base)
        if _is_called(record, "UnitAttr"):
            return self.exactly(UnitAttr())
        if record.is_a("AttrDef"):
            return self._own_class("#", record, "attrName")
        return self.combined(record.value("predicate"))

    def _own_class(self, sign: str, record: Record, name_field: str) -> Value:
        dialect = record.value("dialect").value("name")
        mnemonic = record.value("mnemonic")
        return self.base(f"{sign}{dialect}.{mnemonic}" if dialect == self.dialect else sign + record.value(name_field))

    def combined(self, predicate: TableGenValue) -> Value:
        """Returns a predicate; conjunctions and disjunctions are taken apart."""
        if not is_record(predicate):
            return self.any()
        if predicate.is_a("CombinedPred"):
            kind = predicate.value("kind").name
            if kind in ("PredCombinerAnd", "PredCombinerOr"):
                parts = [self.combined(child) for child in predicate.value("children").items]
                return self.all_of(parts) if kind == "PredCombinerAnd" else self.one_of(parts)
        return self.predicate(condition(predicate))

    def region(self, constraint: Constraint) -> Value:
        """Returns a region; only an exact number of blocks can be required."""
        sized = constraint.record.is_a("SizedRegion")
        return self.put(ops.RegionOp.build(number_of_blocks=constraint.record.value("blocks") if sized else None))


# ---- From declarations in Python


class _OfDeclaration(_Writer):
    def write(self, cls: type[Operation]) -> None:
        """The whole operation."""
        definition = cls.definition
        for field in definition.fields:
            resolve_constraint(field)
        values = [
            [(_name_of(field), self.type(field.constraint), _variadicity(field)) for field in fields]
            for fields in (definition.operands, definition.results)
        ]
        required = [attribute for attribute in definition.attributes if not attribute.optional]
        attributes = [(entry.ods_name or entry.name, self.attribute(entry.constraint)) for entry in required]
        regions = [(_name_of(region_), self.put(ops.RegionOp.build())) for region_ in definition.regions]
        self.finish(values[0], values[1], attributes, regions)

    def type(self, constraint: TypeConstraint | None) -> Value:
        """Returns the only type, the class of the types, or any type."""
        if constraint is AnyType or constraint is None:
            return self.any()
        if constraint.buildable is not None:
            return self.exactly(constraint.buildable)
        return self.of_class("!", constraint.kind)

    def attribute(self, constraint: AttributeConstraint | None) -> Value:
        """Returns the class of the attributes, or any attribute."""
        if constraint is AnyAttr or constraint is None:
            return self.any()
        if constraint.is_unit:
            return self.exactly(UnitAttr())
        return self.of_class("#", constraint.attribute_class)

    def of_class(self, sign: str, cls: object) -> Value:
        name = name_of_class(cls) if isinstance(cls, type) and issubclass(cls, Attribute) else None
        return self.any() if name is None else self.base(sign + name)


def _variadicity(field: Field) -> Variadicity:
    if field.arity == SINGLE:
        return Variadicity.SINGLE
    return Variadicity.OPTIONAL if field.arity == OPTIONAL else Variadicity.VARIADIC


def _name_of(field: Field) -> str:
    """Returns a name that irdl allows."""
    return field.name.strip("_")
