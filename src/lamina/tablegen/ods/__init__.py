"""MLIR's operation definitions as typed views over TableGen records.

A view holds its record and reads fields on demand, so listing a dialect's operations is cheap.
`OdsModule(keeper)` is the entry point; names of fields and classes are those of MLIR 22's `OpBase.td` and its includes.
"""

from __future__ import annotations

from typing import Any

from lamina.tablegen.ods.constraints import AttributeConstraint, TypeConstraint
from lamina.tablegen.ods.dialects import Dialect
from lamina.tablegen.ods.enums import EnumInfo
from lamina.tablegen.ods.interfaces import Interface
from lamina.tablegen.ods.operations import Operation
from lamina.tablegen.ods.passes import Pass
from lamina.tablegen.ods.types import AttrOrTypeDef
from lamina.tablegen.record import RecordKeeper


class OdsModule:
    """All that a keeper's records define, by kind, in the order of record names."""

    __slots__ = ("keeper",)

    def __init__(self, keeper: RecordKeeper) -> None:
        self.keeper = keeper

    def _all(self, class_name: str, view: type[Any]) -> list[Any]:
        return [view(record) for record in self.keeper.derived(class_name)]

    @property
    def dialects(self) -> list[Dialect]:
        """All dialects."""
        return self._all("Dialect", Dialect)

    @property
    def operations(self) -> list[Operation]:
        """All operations."""
        return self._all("Op", Operation)

    @property
    def types(self) -> list[AttrOrTypeDef]:
        """All types of dialects."""
        return self._all("TypeDef", AttrOrTypeDef)

    @property
    def attributes(self) -> list[AttrOrTypeDef]:
        """All attributes of dialects."""
        return self._all("AttrDef", AttrOrTypeDef)

    @property
    def enums(self) -> list[EnumInfo]:
        """All enumerations."""
        return self._all("EnumInfo", EnumInfo)

    @property
    def interfaces(self) -> list[Interface]:
        """All interfaces."""
        return [item for item in self._all("Interface", Interface) if not item.record.is_a("DeclareInterfaceMethods")]

    @property
    def passes(self) -> list[Pass]:
        """All passes."""
        return self._all("PassBase", Pass)

    @property
    def type_constraints(self) -> list[TypeConstraint]:
        """Named ones: those PDLL and other files can refer to."""
        return [item for item in self._all("TypeConstraint", TypeConstraint) if not item.record.is_anonymous]

    @property
    def attribute_constraints(self) -> list[AttributeConstraint]:
        """Named ones, as type_constraints."""
        return [item for item in self._all("AttrConstraint", AttributeConstraint) if not item.record.is_anonymous]

    def operation(self, name: str) -> Operation | None:
        """Returns an operation by name, such as `arith.addi`."""
        for operation in self.operations:
            if operation.name == name:
                return operation
        return None

    def dialect(self, name: str) -> Dialect | None:
        """Returns a dialect by name, such as `arith`."""
        for dialect in self.dialects:
            if dialect.name == name:
                return dialect
        return None
