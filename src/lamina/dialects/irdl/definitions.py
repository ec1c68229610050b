"""Defines types, attributes and operations described in irdl with the same machinery as those declared in Python; their
verifiers emit the messages of MLIR's dynamic dialects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Self

from lamina.define import attribute_definition, operation, type_definition
from lamina.define.constraints import AnyType
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, Field
from lamina.define.names import field_name, parameter_name
from lamina.define.property_conversion import OPERAND_SEGMENTS, RESULT_SEGMENTS
from lamina.dialects.irdl.attributes import Variadicity
from lamina.dialects.irdl.constraints import Bindings, Constraint
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.attributes import DenseArrayAttr, TypeAttr
from lamina.ir.diagnostics import Diagnostic, Severity, VerifyFailure
from lamina.ir.dialect import Dialect
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.quick_verifier import visit_by_rule
from lamina.ir.region import Region
from lamina.ir.traits import AttrSizedOperandSegments, AttrSizedResultSegments
from lamina.ir.types import i32
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# ---- Types and attributes


class Parametrized(Attribute):
    """Base of attributes and types with attribute parameters (types as TypeAttr).

    ``constraints`` are the constraints of the definition's variables, ``variables`` the variable of each parameter.
    """

    __slots__ = ("params",)
    params: tuple[Attribute, ...]
    constraints: ClassVar[Sequence[Constraint]] = ()
    variables: ClassVar[tuple[int, ...]] = ()
    unchecked: ClassVar[tuple[str, ...]] = ()

    def __new__(cls, *params: Attribute) -> Self:
        return cls._unique(tuple(TypeAttr(param) if isinstance(param, Type) else param for param in params))

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.params)

    def verify(self) -> None:
        if len(self.params) != len(self.variables):
            raise InvalidParameters(f"expected {len(self.variables)} type arguments, but had {len(self.params)}")
        bindings = Bindings(self.constraints)
        for parameter, variable in zip(self.params, self.variables, strict=True):
            bindings.holds(parameter, variable, _refuse_parameters)

    @classmethod
    def parse_parameters(cls, parser: Parser) -> Self:
        """``<attribute, ...>``, optional."""
        if not parser.accept("<") or parser.accept(">"):
            return cls()
        params = parser.parse_comma_separated(parser.parse_attribute)
        parser.expect(">", "expected '>'")
        return cls(*params)

    def print_parameters(self, printer: Printer) -> None:
        if not self.params:
            return
        printer.write("<")
        for number, parameter in enumerate(self.params):
            printer.write(", " if number else "")
            printer.print_attribute(parameter)
        printer.write(">")


def _refuse_parameters(message: str) -> None:
    raise InvalidParameters(message)


def make_definition(dialect: str, mnemonic: str, is_type: bool) -> type[Parametrized]:
    """Returns the class of ``!dialect.mnemonic`` or ``#dialect.mnemonic``, which takes anything until it gets
    constraints."""
    namespace = {
        "__slots__": (),
        "__module__": f"lamina.loaded.{dialect}",
        "__qualname__": f"{mnemonic}.{'type' if is_type else 'attribute'}",
        "dialect_name": dialect,
        "mnemonic": mnemonic,
    }
    bases = (Parametrized, Type) if is_type else (Parametrized,)
    definition = type(mnemonic, bases, namespace)
    defined: type[Parametrized] = type_definition(definition) if is_type else attribute_definition(definition)
    return defined


def constrain(
    cls: type[Parametrized], constraints: Sequence[Constraint], names: Sequence[str], variables: tuple[int, ...]
) -> None:
    """Sets the names and variables of a class's parameters."""
    cls.constraints = constraints
    cls.variables = variables
    for number, name in enumerate(names):
        setattr(cls, parameter_name(name), _parameter(number))


def _parameter(number: int) -> property:
    def get(self: Parametrized) -> Attribute:
        value = self.params[number]
        return value.type if isinstance(value, TypeAttr) else value

    return property(get)


# ---- Operations


@dataclass
class RegionPart:
    """A region: the variables of its arguments and the number of its blocks, None where any will do."""

    arguments: Sequence[int] | None
    blocks: int | None


@dataclass
class OperationParts:
    """The parts of an operation: names, variables and variadicities of its values, the variable of each attribute,
    and the regions by name."""

    constraints: Sequence[Constraint]
    operands: list[tuple[str, int, Variadicity]] = field(default_factory=list)
    results: list[tuple[str, int, Variadicity]] = field(default_factory=list)
    attributes: dict[str, int] = field(default_factory=dict)
    regions: list[tuple[str, RegionPart]] = field(default_factory=list)
    unchecked: tuple[str, ...] = ()


_ARITIES = {Variadicity.SINGLE: SINGLE, Variadicity.OPTIONAL: OPTIONAL, Variadicity.VARIADIC: VARIADIC}


def make_operation(name: str, dialect: Dialect, parts: OperationParts) -> type[Operation]:
    """Returns the class of the operation, registered with its dialect."""
    taken: set[str] = set()
    namespace: dict[str, Any] = {
        "__slots__": (),
        "__module__": f"lamina.loaded.{dialect.name}",
        "__qualname__": name,
        "unchecked": parts.unchecked,
    }
    traits: list[Any] = []
    groups: dict[str, property] = {}
    for kind, values, trait, sizes in (
        ("operand", parts.operands, AttrSizedOperandSegments, OPERAND_SEGMENTS),
        ("result", parts.results, AttrSizedResultSegments, RESULT_SEGMENTS),
    ):
        sized = sum(variadicity is not Variadicity.SINGLE for _, _, variadicity in values) > 1
        if sized:
            traits.append(trait)
        for number, (label, _, variadicity) in enumerate(values):
            attribute = field_name(label, taken)
            namespace[attribute] = Field(kind, AnyType, _ARITIES[variadicity], name=label)
            if sized:
                groups[attribute] = _group(kind, sizes, number, variadicity)
    for label, _ in parts.regions:
        namespace[field_name(label, taken)] = Field("region", None, SINGLE, name=label)
    for label in parts.attributes:
        namespace[field_name(label, taken)] = _discardable(label)
    cls: type[Operation] = type(name.partition(".")[2], (Operation,), namespace)
    definition = operation(name, traits=traits, dialect=dialect)(cls)
    # Dynamic dialects have no properties: segment sizes are ordinary attributes.
    for attribute, accessor in groups.items():
        setattr(definition, attribute, accessor)
    definition.attribute_names = frozenset()
    definition._property_layout = staticmethod(lambda sparse_sizes: ())
    definition._complete_properties = staticmethod(lambda properties, attributes: None)
    definition._convert_properties = staticmethod(lambda dictionary: _refuse_properties(name, dictionary))
    definition._verify = lambda self: _verify(self, parts)
    definition._quick_visit = staticmethod(lambda: visit_by_rule(definition, definition._verify))
    result: type[Operation] = definition
    return result


def _refuse_properties(name: str, dictionary: Attribute) -> dict[str, Attribute]:
    raise VerifyFailure(f"invalid properties {dictionary} for op {name}: extensible Dialects don't support properties")


def _discardable(name: str) -> property:
    def get(self: Operation) -> Attribute | None:
        return self._attributes.get(name)

    def set_attribute(self: Operation, value: Attribute) -> None:
        self.set_attr(name, value)

    return property(get, set_attribute)


def _group(kind: str, sizes_name: str, number: int, variadicity: Variadicity) -> property:
    """Returns the operands or results of one name, where an attribute holds the sizes of the groups."""

    def get(self: Operation) -> Any:
        sizes = self._attributes.get(sizes_name)
        counts = list(sizes.values) if isinstance(sizes, DenseArrayAttr) else []
        start = sum(counts[:number])
        values: Sequence[Value] = self.operands if kind == "operand" else self.results
        segment = list(values[start : start + (counts[number] if number < len(counts) else 0)])
        if variadicity is Variadicity.VARIADIC:
            return segment
        return segment[0] if segment else None

    return property(get)


# ---- Verification of operations


def _verify(op: Operation, parts: OperationParts) -> None:
    """Checks values and attributes, then regions; a problem of either is reported."""
    bindings = Bindings(parts.constraints)
    failures = []
    for check in (_verify_values, _verify_regions):
        try:
            check(op, parts, bindings)
        except VerifyFailure as failure:
            failures.append(failure)
    if failures:
        last = failures.pop()
        last.before = [*(_diagnostic(op, failure) for failure in failures), *last.before]
        raise last


def _diagnostic(op: Operation, failure: VerifyFailure) -> Diagnostic:
    message = failure.message if failure.raw else f"'{op.name}' op {failure.message}"
    return op.diagnostic(Severity.ERROR, message, failure.position)


def _fail(message: str) -> None:
    raise VerifyFailure(message, raw=True)


def _verify_values(op: Operation, parts: OperationParts, bindings: Bindings) -> None:
    operand_counts = _counts(op, "operand", len(op.operands), [entry[2] for entry in parts.operands], OPERAND_SEGMENTS)
    result_counts = _counts(op, "result", len(op.results), [entry[2] for entry in parts.results], RESULT_SEGMENTS)
    for name, variable in parts.attributes.items():
        attribute = op._attributes.get(name)
        if attribute is None:
            raise VerifyFailure(f'attribute "{name}" is expected but not provided')
        bindings.holds(attribute, variable, _fail)
    for values, counts, declared in (
        (op.operands, operand_counts, parts.operands),
        (op.results, result_counts, parts.results),
    ):
        variables = [group[1] for group, count in zip(declared, counts, strict=True) for _ in range(count)]
        for value, variable in zip(values, variables, strict=True):
            bindings.holds(TypeAttr(value.type), variable, _fail)


def _counts(op: Operation, kind: str, total: int, variadicities: list[Variadicity], sizes_name: str) -> list[int]:
    """Returns the number of operands or results of each name."""
    free = sum(variadicity is not Variadicity.SINGLE for variadicity in variadicities)
    declared = len(variadicities)
    if free > 1:
        return _written_counts(op, kind, total, variadicities, sizes_name)
    if not free:
        if total != declared:
            _fail(f"op expects exactly {declared} {kind}s, but got {total}")
        return [1] * declared
    rest = total - declared + 1
    if rest < 0:
        _fail(f"op expects at least {declared - 1} {kind}s, but got {total}")
    if rest > 1 and Variadicity.OPTIONAL in variadicities:
        _fail(f"op expects at most {declared} {kind}s, but got {total}")
    return [1 if variadicity is Variadicity.SINGLE else rest for variadicity in variadicities]


def _written_counts(
    op: Operation, kind: str, total: int, variadicities: list[Variadicity], sizes_name: str
) -> list[int]:
    sizes = op._attributes.get(sizes_name)
    if sizes is None:
        _fail(f"'{sizes_name}' attribute is expected but not provided")
    if not isinstance(sizes, DenseArrayAttr) or sizes.element_type is not i32:
        raise VerifyFailure(f"'{sizes_name}' attribute is expected to be a dense i32 array", raw=True)
    counts = [int(count) for count in sizes.values]
    if len(counts) != len(variadicities):
        _fail(
            f"'{sizes_name}' attribute for specifying {kind} segments must have {len(variadicities)} elements, but got "
            f"{len(counts)}"
        )
    for number, (count, variadicity) in enumerate(zip(counts, variadicities, strict=True)):
        if count < 0:
            _fail(f"'{sizes_name}' attribute for specifying {kind} segments must have non-negative values")
        if variadicity is Variadicity.SINGLE and count != 1:
            _fail(f"element {number} in '{sizes_name}' attribute must be equal to 1")
        if variadicity is Variadicity.OPTIONAL and count > 1:
            _fail(f"element {number} in '{sizes_name}' attribute must be equal to 0 or 1")
    if sum(counts) != total:
        _fail(f"sum of elements in '{sizes_name}' attribute must be equal to the number of {kind}s")
    return counts


def _verify_regions(op: Operation, parts: OperationParts, bindings: Bindings) -> None:
    if len(op.regions) != len(parts.regions):
        raise VerifyFailure(f"unexpected number of regions: expected {len(parts.regions)} but got {len(op.regions)}")
    for number, ((_, part), region) in enumerate(zip(parts.regions, op.regions, strict=True)):
        _verify_region(op, number, part, region, bindings)


def _verify_region(op: Operation, number: int, part: RegionPart, region: Region, bindings: Bindings) -> None:
    blocks = list(region.blocks)
    if part.blocks is not None and len(blocks) != part.blocks:
        _fail(f"expected region {number} to have {part.blocks} block(s) but got {len(blocks)}")
    if part.arguments is None:
        return
    arguments = blocks[0].arguments if blocks else []
    see: list[tuple[str, LocationLike | None]] = [("see the operation", op.raw_location)]
    if len(arguments) != len(part.arguments):
        raise VerifyFailure(
            f"expected region {number} to have {len(part.arguments)} arguments but got {len(arguments)}",
            position=arguments[0].location if arguments else None,
            notes=see if arguments else [],
            raw=True,
        )
    for argument, variable in zip(arguments, part.arguments, strict=True):

        def refuse(message: str, position: LocationLike = argument.location) -> None:
            raise VerifyFailure(message, position=position, notes=see, raw=True)

        bindings.holds(TypeAttr(argument.type), variable, refuse)
