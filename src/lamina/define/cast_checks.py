"""The rule of casts, checked where MLIR checks it: before the traits that relate the types."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import PredOpTrait

Compatible = Callable[[Sequence[Type], Sequence[Type]], bool]


class CastCheck(PredOpTrait):
    """The trait of operations that cast between types that ``compatible`` accepts."""

    __slots__ = ()

    def __init__(self, compatible: Compatible) -> None:
        super().__init__("operand and result types are cast compatible", lambda op: _is_compatible(op, compatible))

    def verify(self, operation: Any) -> None:
        """Raises VerifyFailure if the types cannot be cast."""
        if self.predicate(operation):
            return
        sources, targets = (_listed(types) for types in (operation.operand_types, operation.result_types))
        raise VerifyFailure(f"operand type{sources} and result type{targets} are cast incompatible")


def _is_compatible(operation: Any, compatible: Compatible) -> bool:
    return compatible(operation.operand_types, operation.result_types)


def _listed(types: Sequence[Type]) -> str:
    text = ", ".join(f"'{type}'" for type in types)
    return f" {text}" if len(types) == 1 else f"s {text}"
