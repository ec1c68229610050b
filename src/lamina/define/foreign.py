"""Operations whose classes are created at run time, such as those of `.td` files: type checkers do not know their
fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from lamina.ir.value import Value

    class ForeignOperation(Operation):
        """An operation with fields declared at run time."""

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
