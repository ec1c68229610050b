"""``@operation``: turns a class with fields into an operation.

Parse, print and verify functions are generated as Python source on first use and registered in ``linecache``,
so that tracebacks and ``lamina define --show`` can display them.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from lamina.define import declaration_checks, trait_checks
from lamina.define.accessors import install_accessors, install_match_args, install_result_names
from lamina.define.assembly_format.elements import FormatError
from lamina.define.fields import (
    SINGLE,
    VARIADIC_OF_VARIADIC,
    Field,
    camel_case,
    resolve_constraint,
)
from lamina.define.members import install_members
from lamina.define.plain_build import PlainBuild, plain_build
from lamina.define.property_conversion import (
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    check_inherent_attributes,
    complete_properties,
    convert_properties,
    native_fields,
    written_properties,
)
from lamina.define.quick_verify import remembering_regions
from lamina.define.type_relations import TypeRelation
from lamina.ir import traits as ir_traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dialect import Dialect, load_dialect, registered_dialect
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.shared_attributes import SharedAttributes
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.property_layout import PropertyPart
    from lamina.ir.location import Location, SourcePosition
    from lamina.ir.quick_verifier import Visit

OperationT = TypeVar("OperationT", bound=type[Operation])

_FEW_BUILDS = 8


class OperationDefinition:
    """The declaration of an operation: its fields by kind, traits, relations and format."""

    def __init__(self, cls: type[Operation], fields: list[Field], traits: Sequence[Any]) -> None:
        self.cls = cls
        self.name = cls.name
        self.fields = fields
        by_kind: dict[str, list[Field]] = {
            kind: [] for kind in ("operand", "result", "attribute", "region", "successor")
        }
        for field in fields:
            of_kind = by_kind[field.kind]
            field.index = len(of_kind)
            of_kind.append(field)
        self.operands, self.results, self.attributes, self.regions, self.successors = by_kind.values()
        self.traits = tuple(traits)
        self.relations = [trait for trait in traits if isinstance(trait, TypeRelation | ir_traits.PredOpTrait)]
        self.by_name = {field.name: field for field in fields}
        self.input_names = tuple(field.name for field in fields if field.kind != "result")
        self.property_names = frozenset(field.ods_name for field in self.attributes)
        has_one_result = len(self.results) == 1 and self.results[0].arity == SINGLE
        self.sole_result_name = self.results[0].name if has_one_result else ""
        self.variadic_counts = {
            "operand": sum(field.is_variadic for field in self.operands),
            "result": sum(field.is_variadic for field in self.results),
        }
        self._defaults: dict[str, Attribute] | None = None
        self._builds = 0
        #: Builds an operation from the most frequent kind of arguments; returns None for others.
        self.plain_build: PlainBuild = self._count_build

    def _count_build(self, *arguments: object) -> None:
        """Generates ``plain_build`` once operations are built often enough for that to pay."""
        self._builds += 1
        if self._builds >= _FEW_BUILDS:
            self.plain_build = plain_build(self, infer_types)

    @cached_property
    def inferred(self) -> dict[tuple[Type, ...], list[Type]] | None:
        """The result types that followed from the types of operands so far; None where attributes may decide too."""
        if self.cls.trait_bits & ir_traits.FirstAttrDerivedResultType.bit:
            return None
        attributes = {field.name for field in self.attributes}
        for relation in self.relations:
            if not isinstance(relation, TypeRelation) or not relation.names or attributes.intersection(relation.names):
                return None
        return {}

    @property
    def assembly_format(self) -> str | None:
        return getattr(self.cls, "assembly_format", None)

    def ods_name(self, name: str) -> str:
        """Returns the ODS name of a field."""
        field = self.by_name.get(name)
        return name if field is None else field.ods_name

    def segment_name(self, field: Field) -> str:
        """Returns the property that holds the sizes of the groups of a variadic of variadic field."""
        assert field.segment_attribute is not None
        return self.ods_name(field.segment_attribute)

    def has_trait(self, trait: ir_traits.Trait) -> bool:
        return self.cls.trait_bits & trait.bit != 0

    @property
    def defaults(self) -> dict[str, Attribute]:
        """The default of each attribute that has one, by ODS name."""
        if self._defaults is None:
            from lamina.asm.parser import Parser  # start-up

            defaults: dict[str, Attribute] = {}
            for field in self.attributes:
                if isinstance(field.default, Attribute):
                    defaults[field.ods_name] = field.default
                elif field.default is not None:
                    resolve_constraint(field)
                    parser = Parser(SourceFile("default", str(field.default)))
                    defaults[field.ods_name] = parser.parse_attribute(getattr(field.constraint, "value_type", None))
            self._defaults = defaults
        return self._defaults

    @cached_property
    def filled_defaults(self) -> SharedAttributes:
        """The defaults that an operation gets where the attribute is absent."""
        return SharedAttributes(
            (field.ods_name, self.defaults[field.ods_name])
            for field in self.attributes
            if field.has_default and not field.optional
        )


def operation(
    name: str, *, traits: Iterable[Any] = (), dialect: Dialect | None = None
) -> Callable[[OperationT], OperationT]:
    """Declares the operation ``name``; see docs/design.md for the fields a class may have.

    Raises DeclarationError for a declaration that breaks a rule of lamina.define.declaration_checks."""
    declaration_checks.check_name(name)

    def declare(cls: OperationT) -> OperationT:
        declaration_checks.check_class(name, cls)
        prefix = name.partition(".")[0]
        # Without another look for its package while the dialect itself is loaded.
        owner = dialect or registered_dialect(prefix) or load_dialect(prefix) or Dialect(prefix)
        declaration_checks.check_dialect(name, owner)
        cls = _with_slots(cls)
        fields = _collect_fields(cls)
        cls.name = name
        _keep_whole_verification(cls)
        cls.dialect = owner
        cls.declared_traits = declaration_checks.check_traits(name, traits)
        bits = 0
        for trait in cls.declared_traits:
            if isinstance(trait, ir_traits.ParametricTrait):
                bits |= trait.trait.bits
            elif isinstance(trait, ir_traits.Trait):
                bits |= trait.bits
        cls.trait_bits = bits
        definition = OperationDefinition(cls, fields, cls.declared_traits)
        declaration_checks.check_definition(definition)
        cls.definition = definition
        native = [field.ods_name for field in native_fields(definition)]
        names = {field.ods_name for field in definition.attributes if field.ods_name not in native}
        if native:
            install_members(cls, _written_properties=lambda self: written_properties(cls, self._properties))
        if bits & ir_traits.AttrSizedOperandSegments.bit:
            names.add(OPERAND_SEGMENTS)
        if bits & ir_traits.AttrSizedResultSegments.bit:
            names.add(RESULT_SEGMENTS)
        cls.attribute_names = frozenset(names)
        install_accessors(cls, definition)
        install_match_args(cls, fields)
        install_result_names(cls, definition)
        declaration_checks.check_syntax(cls)
        _install_stubs(cls)
        owner.register_operation(cls)
        return cls

    return declare


def _with_slots(cls: OperationT) -> OperationT:
    """Rebuilds the class without instance dictionaries: operations must be small, and erasing an operation changes its
    class, which Python allows only between equal layouts. Raises TypeError for a base class without ``__slots__``."""
    if "__slots__" not in cls.__dict__:
        namespace = {key: value for key, value in cls.__dict__.items() if key not in ("__dict__", "__weakref__")}
        namespace["__slots__"] = ()
        metaclass: Any = type(cls)
        with_slots: OperationT = metaclass(cls.__name__, cls.__bases__, namespace)
        with_slots.__qualname__ = cls.__qualname__
        _redirect_class_cells(cls, with_slots)
        cls = with_slots
    if cls.__dictoffset__:
        culprit = next(base for base in cls.__mro__ if "__dict__" in base.__dict__)
        raise TypeError(f"{culprit.__qualname__}, a base class of the operation '{cls.__name__}', needs __slots__ = ()")
    return cls


_WITHOUT_CELLS = frozenset((Field, str, tuple, bool, type(None)))
"""Most members of a declaration: they refer to no class."""


def _redirect_class_cells(old: type, new: type) -> None:
    """Makes ``super()`` and ``__class__`` in methods refer to the new class."""
    for value in new.__dict__.values():
        if value.__class__ in _WITHOUT_CELLS:
            continue
        functions = (value.fget, value.fset) if isinstance(value, property) else (getattr(value, "__func__", value),)
        for function in functions:
            for cell in getattr(function, "__closure__", None) or ():
                if cell.cell_contents is old:
                    cell.cell_contents = new


def _keep_whole_verification(cls: type[Operation]) -> None:
    """Splits verification: ``verify`` in the declaration becomes ``_verify_own``; ``verify`` on instances
    verifies the operation and all nested ones."""
    own = cls.verify
    if own is not Operation.verify:
        install_members(cls, _verify_own=own, verify=Operation.verify)


_BASES_OF_ALL = frozenset(Operation.__mro__)
"""The classes without fields that all operations have."""


def _collect_fields(cls: type) -> list[Field]:
    fields = []
    for base in reversed(cls.__mro__):
        if base in _BASES_OF_ALL:
            continue
        for name, value in list(base.__dict__.items()):
            if isinstance(value, Field):
                value.name = name
                if not value.is_named:
                    value.ods_name = camel_case(name)
                fields.append(value)
    return fields


# ---- Functions generated on first use


_sources: dict[type, dict[str, str]] = {}


def compile_function(cls: type, role: str, source: str, names: dict[str, Any]) -> Any:
    """Compiles generated source that defines the function ``role``; keeps it for tracebacks and ``source_of``."""
    filename = f"<lamina {role} {getattr(cls, 'name', cls.__name__)}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    _sources.setdefault(cls, {})[role] = source
    exec(compile(source, filename, "exec"), names)  # noqa: S102  (our own generated code)
    return names[role]


def source_of(cls: type[Operation]) -> str:
    """Returns the source of the functions generated for an operation class."""
    for role in ("_parse", "_print", "_verify"):
        _generate(cls, role)
    return "\n\n".join(_sources.get(cls, {}).values())


def _install_stubs(cls: type[Operation]) -> None:
    def parse_stub(parser: Parser, state: OperationState) -> None:
        _generate(cls, "_parse")
        cls._parse(parser, state)

    def print_stub(self: Operation, printer: Printer) -> None:
        _generate(cls, "_print")
        type(self)._print(self, printer)

    def verify_stub(self: Operation) -> None:
        _generate(cls, "_verify")
        type(self)._verify(self)

    cls._parse = staticmethod(parse_stub)
    cls._print = print_stub
    cls._verify = verify_stub
    cls._quick_visit = staticmethod(partial(_quick_visit, cls))
    cls._convert_properties = staticmethod(partial(convert_properties, cls))
    cls._check_inherent_attributes = staticmethod(partial(check_inherent_attributes, cls))
    cls._complete_properties = staticmethod(partial(complete_properties, cls))
    cls._property_layout = staticmethod(partial(_property_layout, cls, {}))
    region_checks = trait_checks.region_checks(cls)
    own = cls.__dict__.get("verify_regions") or getattr(cls, "verify_regions", None)
    if region_checks or own is not None:
        install_members(cls, _verify_regions=trait_checks.region_verifier(region_checks, own))
        further = [check for check in region_checks if check not in trait_checks.SEEN_ANYWAY]
        install_members(cls, _verify_regions_further=remembering_regions(further, own))
    if "build" not in cls.__dict__:
        install_members(cls, build=classmethod(_build))


def _property_layout(
    cls: type[Operation], known: dict[bool, tuple[PropertyPart, ...]], sparse_sizes: bool
) -> tuple[PropertyPart, ...]:
    """The layout of the class, which ``known`` keeps."""
    from lamina.define.property_layout import property_layout  # cycle

    if sparse_sizes not in known:
        known[sparse_sizes] = property_layout(cls, sparse_sizes)
    return known[sparse_sizes]


def _quick_visit(cls: type[Operation]) -> Visit:
    from lamina.define import quick_verify  # cycle

    for field in cls.definition.fields:
        resolve_constraint(field)
    return quick_verify.quick_visit(cls)


def _generate(cls: type[Operation], role: str) -> None:
    from lamina.define import verify_generator  # cycle
    from lamina.define.assembly_format import generator  # cycle

    for field in cls.definition.fields:
        resolve_constraint(field)
    if role == "_verify":
        cls._verify = verify_generator.generate(cls)
    elif role == "_parse":
        cls._parse = staticmethod(_whole_syntax(generator.generate_parse, cls) or _refuse(cls))
    else:
        cls._print = _whole_syntax(generator.generate_print, cls) or generator.print_generic


def _whole_syntax(generate: Callable[[Any], Any], cls: type[Operation]) -> Any:
    """Returns the function; None if the format cannot be parsed or lacks a directive, in which case only the
    generic form exists."""
    try:
        return generate(cls)
    except FormatError as problem:
        install_members(cls, format_problem=str(problem))
        return None


def _refuse(cls: type[Operation]) -> Callable[[Parser, OperationState], None]:
    def refuse(parser: Parser, state: OperationState) -> None:
        parser.error(f"{getattr(cls, 'format_problem', '')}; write it in generic form", state.offset)

    return refuse


# ---- Building


def _build(
    cls: type[Operation],
    /,
    *values: Any,
    location: Location | SourcePosition = UNKNOWN,
    attributes: dict[str, Attribute] | None = None,
    result_types: Sequence[Type] | None = None,
    regions: Sequence[Region] | int | None = None,
    successors: Sequence[Any] | None = None,
    **fields: Any,
) -> Operation:
    """Builds the operation from its fields, by position in declaration order (without results) or by name.

    Operand fields take values (lists for variadic ones), attribute fields attributes or plain Python values, region
    fields regions. ``result_types``, or result fields by name, are needed only if types cannot be inferred.
    Raises TypeError for missing or unknown fields.
    """
    definition: OperationDefinition = cls.definition
    if len(fields) == 1 and result_types is None and isinstance(type := fields.get(definition.sole_result_name), Type):
        result_types, fields = (type,), {}
    if not fields and regions is None and successors is None:
        operation: Operation | None = definition.plain_build(cls, values, result_types, attributes, location)
        if operation is not None:
            return operation
    inputs = definition.input_names
    if len(values) > len(inputs):
        raise TypeError(f"'{cls.name}' takes at most {len(inputs)} fields, got {len(values)}")
    given = dict(zip(inputs, values, strict=False))
    if fields:
        for name in fields:
            if name not in definition.by_name:
                raise TypeError(f"'{cls.name}' has no field {name!r}; it has {sorted(definition.by_name)}")
        given.update(fields)
    operands, sizes, properties = _build_operands(definition, given)
    _build_properties(definition, given, properties)
    if cls.trait_bits & ir_traits.AttrSizedOperandSegments.bit:
        properties[OPERAND_SEGMENTS] = DenseI32ArrayAttr(sizes)
    blocks: Sequence[Any] = ()
    if successors is not None:
        blocks = list(successors)
    elif definition.successors:
        blocks = _build_list(definition.successors, given)
    made_regions: Any = regions
    if made_regions is None:
        made_regions = _build_regions(definition, given) if definition.regions else []
    elif isinstance(made_regions, int):
        made_regions = [Region() for _ in range(made_regions)]
    types = _build_result_types(cls, definition, given, result_types, operands, properties, made_regions)
    return cls(operands, types, properties, dict(attributes) if attributes else None, blocks, made_regions, location)


def _build_operands(
    definition: OperationDefinition, given: dict[str, Any]
) -> tuple[list[Value], list[int], dict[str, Attribute]]:
    operands: list[Value] = []
    sizes: list[int] = []
    properties: dict[str, Attribute] = {}
    for field in definition.operands:
        value = given.get(field.name)
        if field.arity == SINGLE:
            if not isinstance(value, Value):
                if isinstance(value, Operation):
                    value = value.sole_result
                else:
                    raise TypeError(f"'{definition.name}' needs a value for '{field.name}', got {value!r}")
            operands.append(value)
            sizes.append(1)
            continue
        if field.arity == VARIADIC_OF_VARIADIC:
            parts = value or ()
            group = [item for part in parts for item in part]
            properties[definition.segment_name(field)] = DenseI32ArrayAttr(len(part) for part in parts)
        elif value is None:
            group = []
        elif isinstance(value, Value):
            group = [value]
        else:
            group = list(value)
        operands += group
        sizes.append(len(group))
    return operands, sizes, properties


def _build_properties(
    definition: OperationDefinition, given: dict[str, Any], properties: dict[str, Attribute]
) -> None:
    for field in definition.attributes:
        value = given.get(field.name)
        name = field.ods_name
        if value is None:
            if field.has_default and not field.optional:
                properties.setdefault(name, definition.defaults[name])
            continue
        if isinstance(value, Attribute) and not isinstance(value, Type):
            properties[name] = value
            continue
        resolve_constraint(field)
        if value is False and field.constraint.is_unit:
            continue
        properties[name] = field.constraint.convert(value)


def _build_list(fields: list[Field], given: dict[str, Any]) -> list[Any]:
    values: list[Any] = []
    for field in fields:
        value = given.get(field.name)
        if isinstance(value, list | tuple):
            values += value
        elif value is not None:
            values.append(value)
    return values


def _build_regions(definition: OperationDefinition, given: dict[str, Any]) -> list[Region]:
    regions: list[Region] = []
    for field in definition.regions:
        value = given.get(field.name)
        if field.is_variadic:
            regions += value or []
        else:
            regions.append(value if value is not None else Region())
    return regions


def _build_result_types(
    cls: type[Operation],
    definition: OperationDefinition,
    given: dict[str, Any],
    result_types: Sequence[Type] | None,
    operands: list[Value],
    properties: dict[str, Attribute],
    regions: list[Region],
) -> list[Type]:
    if result_types is not None:
        types = list(result_types)
        for type in types:
            if not isinstance(type, Type):
                raise TypeError(f"'{cls.name}' needs types of results, got {type!r}")
        return types
    if not definition.results:
        return []
    if any(field.name in given for field in definition.results):
        return _build_list(definition.results, given)
    return infer_types(cls, operands, properties, regions)


def infer_types(
    cls: type[Operation], operands: Sequence[Value], properties: dict[str, Attribute], regions: Sequence[Region] = ()
) -> list[Type]:
    """Returns the result types that follow from operands and attributes. Raises TypeError where they do not follow."""
    custom = getattr(cls, "infer_return_types", None)
    if custom is not None:
        return list(custom(list(operands), properties, list(regions)))
    definition: OperationDefinition = cls.definition
    if operands and cls.trait_bits & ir_traits.SameOperandsAndResultType.bit:
        return [operands[0].type] * len(definition.results)
    inferred = definition.inferred
    if inferred is None:
        return _infer_from_fields(cls, definition, operands, properties)
    key = tuple([value.type for value in operands])
    types = inferred.get(key)
    if types is None:
        types = _infer_from_fields(cls, definition, operands, properties)
        if len(inferred) >= _MOST_INFERRED:
            inferred.clear()
        inferred[key] = types
    return types.copy()


_MOST_INFERRED = 1024


def _infer_from_fields(
    cls: type[Operation], definition: OperationDefinition, operands: Sequence[Value], properties: dict[str, Attribute]
) -> list[Type]:
    known: dict[str, Any] = {}
    # After the first group of any size, positions are ambiguous.
    for field, value in zip(definition.operands, operands, strict=False):
        if field.is_variadic:
            break
        known[field.name] = value.type
    from lamina.define.constraints import attribute_type  # cycle

    for field in definition.attributes:
        attribute = properties.get(field.ods_name)
        type = None if attribute is None else attribute_type(attribute)
        if type is not None:
            known[field.name] = type
    types: list[Type] = []
    for field in definition.results:
        resolve_constraint(field)
        type_ = _infer_one(cls, field, known, operands, properties)
        if type_ is None:
            if field.arity != SINGLE:
                continue
            raise TypeError(f"the type of result '{field.name}' of '{cls.name}' cannot be inferred; pass result_types")
        known[field.name] = type_
        types.append(type_)
    return types


def _infer_one(
    cls: type[Operation],
    field: Field,
    known: dict[str, Type],
    operands: Sequence[Value],
    properties: dict[str, Attribute],
) -> Type | None:
    bits = cls.trait_bits
    if bits & ir_traits.SameOperandsAndResultType.bit and operands:
        return operands[0].type
    for relation in cls.definition.relations:
        inferred = relation.infer(field.name, known)
        if isinstance(inferred, Type):
            return inferred
    if field.constraint.buildable is not None:
        result: Type | None = field.constraint.buildable
        return result
    if bits & ir_traits.FirstAttrDerivedResultType.bit:
        from lamina.define.constraints import attribute_type  # cycle

        first = next(iter(properties.values()), None)
        return None if first is None else attribute_type(first)
    return None
