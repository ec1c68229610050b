"""Operations whose classes are made at run time, as those of `.td` files: no type checker knows their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.ir.value import Value

    class ForeignOperation(Operation):
        """An operation with the fields that its declaration gives it."""

        results: list[Any]
        regions: list[Any]
        properties: dict[str, Any]
        attributes: dict[str, Any]

        @property
        def operands(self) -> list[Value[Any]]: ...

        @property
        def operand_types(self) -> list[Any]: ...

        @property
        def result_types(self) -> list[Any]: ...

        def __getattr__(self, name: str) -> Any: ...

else:
    ForeignOperation = Operation
