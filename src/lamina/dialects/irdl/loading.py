"""`load_dialects`: the dialects that a module of irdl defines become dialects like those in Python."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any

from lamina.asm.parser import parse_module
from lamina.asm.source import read_source
from lamina.dialects.irdl.class_names import test_of
from lamina.dialects.irdl.constraint_ops import AllOfOp, AnyOfOp, AnyOp, BaseOp, CPredOp, IsOp, ParametricOp
from lamina.dialects.irdl.constraints import AllOf, AnyOf, Base, Constraint, Is, Parametric
from lamina.dialects.irdl.definitions import (
    OperationParts,
    Parametrized,
    RegionPart,
    constrain,
    make_definition,
    make_operation,
)
from lamina.dialects.irdl.ops import (
    AttributeOp,
    AttributesOp,
    DialectOp,
    OperandsOp,
    OperationOp,
    ParametersOp,
    RegionOp,
    RegionsOp,
    ResultsOp,
    TypeOp,
)
from lamina.dialects.irdl.verification import definition_of
from lamina.ir.attribute import Type
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.diagnostics import ParseError, Severity
from lamina.ir.dialect import Dialect, load_dialect
from lamina.ir.operation import Operation
from lamina.ir.permissions import note_file
from lamina.ir.symbols import SymbolTableCollection
from lamina.ir.value import OpResult, Value
from lamina.ir.verifier import verify

_CONSTRAINTS = (AllOfOp, AnyOfOp, AnyOp, BaseOp, CPredOp, IsOp, ParametricOp)


def load_irdl(path: str | os.PathLike[str]) -> list[Dialect]:
    """Loads the irdl dialect definitions of a text or bytecode file.

    Raises ParseError or VerifyError with located diagnostics for an invalid file, OSError for an unreadable one.
    """
    name = os.fspath(path)
    note_file(name)
    module = parse_module(read_source(name), name)
    verify(module)
    return load_dialects(module)


def load_dialects(module: Operation) -> list[Dialect]:
    """Registers the dialects that a verified module defines, with their operations, types and attributes.

    Definitions for a dialect already loaded from IRDL extend it. Raises ParseError, located at the operations, for
    unsupported definitions and for dialects declared elsewhere.
    """
    return _Loader(module).load()


def _error(operation: Operation, message: str) -> ParseError:
    return ParseError(operation.diagnostic(Severity.ERROR, message))


class _Loader:
    def __init__(self, module: Operation) -> None:
        self.module = module
        self.symbols = SymbolTableCollection()
        # The classes created for irdl.type and irdl.attribute.
        self.made: dict[Operation | None, type[Parametrized]] = {}

    def load(self) -> list[Dialect]:
        """Loads the dialects, or none on error."""
        for any_of in self.module.walk(AnyOfOp):
            if not self._is_decidable(any_of):
                raise _error(self.module, "any_of constraints are not in the correct form")
        dialects = [(op, self._dialect_of(op)) for op in self.module.walk(DialectOp)]
        # Definitions may refer to each other: create all classes before resolving the first constraint.
        definitions = [
            (dialect, inner)
            for op, dialect in dialects
            for inner in op.body.entry_block.operations
            if isinstance(inner, TypeOp | AttributeOp)
        ]
        for dialect, inner in definitions:
            self.made[inner] = make_definition(dialect.name, inner.sym_name.lstrip("!#"), isinstance(inner, TypeOp))
        for _, inner in definitions:
            self._constrain_parameters(inner)
        operations = [
            (dialect, inner, self._parts(inner))
            for op, dialect in dialects
            for inner in op.body.entry_block.operations
            if isinstance(inner, OperationOp)
        ]
        for dialect, op, parts in operations:
            make_operation(f"{dialect.name}.{op.sym_name}", dialect, parts)
        return [dialect for _, dialect in dialects]

    def _dialect_of(self, op: DialectOp) -> Dialect:
        known = load_dialect(op.sym_name)
        if known is None:
            known = Dialect(op.sym_name)
            known.is_dynamic = True
        elif not known.is_dynamic:
            raise _error(op, f"dialect '{op.sym_name}' is declared already")
        return known

    # ---- Constraints

    def _variables(self, definition: Operation) -> tuple[list[Constraint], dict[Value, int], list[str]]:
        """Returns the constraint of each variable of a definition, the index of each, and what is not checked."""
        operations = [op for op in definition.regions[0].entry_block.operations if isinstance(op, _CONSTRAINTS)]
        numbers: dict[Value, int] = {op.output: number for number, op in enumerate(operations)}
        unchecked = [f"C++ predicate: {op.pred}" for op in operations if isinstance(op, CPredOp)]
        return [self._constraint(op, numbers) for op in operations], numbers, unchecked

    def _constraint(self, op: Operation, numbers: dict[Value, int]) -> Constraint:
        if isinstance(op, IsOp):
            return Is(op.expected)
        if isinstance(op, AnyOfOp):
            return AnyOf(_numbers_of(op.args, numbers))
        if isinstance(op, AllOfOp):
            return AllOf(_numbers_of(op.args, numbers))
        if isinstance(op, ParametricOp):
            return Parametric(self._referenced(op, op.base_type), _numbers_of(op.args, numbers))
        if isinstance(op, BaseOp):
            return self._base(op)
        return Constraint()

    def _base(self, op: BaseOp) -> Constraint:
        if op.base_ref is not None:
            base = self._referenced(op, op.base_ref)
            name = f"{base.dialect_name}.{base.mnemonic}"
            return Base(lambda attribute: isinstance(attribute, base), name, issubclass(base, Type))
        assert op.base_name is not None
        test, is_type = test_of(op.base_name), op.base_name[0] == "!"
        if test is None:
            raise _error(op, f"no registered {'type' if is_type else 'attribute'} with name {op.base_name}")
        return Base(test, op.base_name[1:], is_type)

    def _referenced(self, op: Operation, reference: SymbolRefAttr) -> type[Parametrized]:
        definition = definition_of(op, reference, self.symbols)
        if definition not in self.made:
            raise _error(op, f"'{reference}' does not refer to a definition that is loaded")
        return self.made[definition]

    # ---- Definitions

    def _constrain_parameters(self, definition: TypeOp | AttributeOp) -> None:
        constraints, numbers, unchecked = self._variables(definition)
        listed = _part(definition, ParametersOp)
        definable = self.made[definition]
        if listed is not None:
            constrain(definable, constraints, listed.names, _numbers_of(listed.args, numbers))
        if unchecked:
            definable.unchecked = tuple(unchecked)

    def _parts(self, definition: OperationOp) -> OperationParts:
        constraints, numbers, unchecked = self._variables(definition)
        parts = OperationParts(constraints, unchecked=tuple(unchecked))
        for values, listed in (
            (parts.operands, _part(definition, OperandsOp)),
            (parts.results, _part(definition, ResultsOp)),
        ):
            if listed is not None:
                variables = _numbers_of(listed.args, numbers)
                values += zip(listed.names, variables, listed.variadicity, strict=True)
        attributes = _part(definition, AttributesOp)
        if attributes is not None:
            variables = _numbers_of(attributes.attribute_values, numbers)
            parts.attributes = dict(zip(attributes.attribute_value_names, variables, strict=True))
        regions = _part(definition, RegionsOp)
        if regions is not None:
            for name, value in zip(regions.names, regions.args, strict=True):
                parts.regions.append((name, _region_part(value, numbers)))
        return parts

    # ---- Which any_of can be decided by trying its parts in order

    def _is_decidable(self, any_of: AnyOfOp) -> bool:
        """True if no alternative accepts everything and no two belong to the same definition."""
        seen: set[Operation | None] = set()
        for value in any_of.args:
            bases = self._bases(value)
            if bases is None or seen & bases:
                return False
            seen |= bases
        return True

    def _bases(self, value: Value) -> set[Operation | None] | None:
        """Returns the definitions whose parametric instances a variable may be bound to, or None if any."""
        op = value.owner if isinstance(value, OpResult) else None
        if isinstance(op, AnyOp):
            return None
        if isinstance(op, ParametricOp):
            return {definition_of(op, op.base_type, self.symbols)}
        if isinstance(op, AllOfOp):
            return self._bases(op.args[0])
        bases: set[Operation | None] = set()
        for part in op.args if isinstance(op, AnyOfOp) else ():
            bases |= self._bases(part) or set()
        return bases


def _part(definition: Operation, kind: type[Any]) -> Any:
    return next((op for op in definition.regions[0].entry_block.operations if isinstance(op, kind)), None)


def _numbers_of(values: Iterable[Value], numbers: dict[Value, int]) -> tuple[int, ...]:
    return tuple(numbers[value] for value in values)


def _region_part(value: Value, numbers: dict[Value, int]) -> RegionPart:
    op = value.owner if isinstance(value, OpResult) else None
    assert isinstance(op, RegionOp)
    arguments: Sequence[int] | None = None
    if op.constrained_arguments:
        arguments = _numbers_of(op.entry_block_args, numbers)
    return RegionPart(arguments, op.number_of_blocks)
