"""The verifier of casts, run where MLIR runs it: among the traits, in declaration order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

Compatible = Callable[[Sequence[Type], Sequence[Type]], bool]


class CastCheck:
    """The trait of operations that cast between types that ``compatible`` accepts."""

    __slots__ = ("compatible",)

    def __init__(self, compatible: Compatible) -> None:
        self.compatible = compatible

    def verify(self, operation: Operation) -> None:
        """Raises VerifyFailure if the types cannot be cast."""
        if self.compatible(operation.operand_types, operation.result_types):
            return
        sources, targets = (_listed(types) for types in (operation.operand_types, operation.result_types))
        raise VerifyFailure(f"operand type{sources} and result type{targets} are cast incompatible")


def _listed(types: Sequence[Type]) -> str:
    text = ", ".join(f"'{type}'" for type in types)
    return f" {text}" if len(types) == 1 else f"s {text}"
