"""Operations whose classes are created at run time, such as those of `.td` files: type checkers do not know their
fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeGuard

from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.ir.value import Value

    class ForeignOperation(Operation):
        """An operation with fields declared at run time."""

        results: tuple[Any, ...]
        regions: list[Any]
        properties: dict[str, Any]
        attributes: dict[str, Any]
        _properties: Mapping[str, Any]
        _attributes: Mapping[str, Any]

        @property
        def operands(self) -> list[Value[Any]]: ...

        @property
        def operand_types(self) -> list[Any]: ...

        @property
        def result_types(self) -> list[Any]: ...

        def __getattr__(self, name: str) -> Any: ...

else:
    ForeignOperation = Operation


def is_operation(op: Operation | None, *names: str) -> TypeGuard[ForeignOperation]:
    """Whether an operation has one of these names; for those whose classes no Python module holds."""
    return op is not None and op.name in names


def attribute_of(op: Operation, name: str) -> Any:
    """The inherent attribute of that ODS name as it stands; None if there is none."""
    return op._properties.get(name)


__all__ = ["ForeignOperation", "attribute_of", "is_operation"]
