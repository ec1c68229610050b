"""Values that all steps share, at the start of the region that is lifted."""

from __future__ import annotations

from lamina.dialects.arith.ops import ConstantOp
from lamina.dialects.ub.ops import PoisonOp
from lamina.ir.attribute import Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i32
from lamina.ir.value import Value


def make_poison(type: Type, location: LocationLike) -> PoisonOp:
    """Returns a free ub.poison."""
    return PoisonOp.build(result=type, location=location)


class SharedValues:
    """Creates one poison per type and one constant per number, on demand; the latest is placed
    first."""

    def __init__(self, region: Region) -> None:
        self.region = region
        self.location: LocationLike = region.parent.raw_location if region.parent is not None else UNKNOWN
        self._poison: dict[Type, Value] = {}
        self._numbers: dict[int, Value] = {}

    def poison(self, type: Type) -> Value:
        """Returns a value for arguments that are not looked at."""
        poison_value = self._poison.get(type)
        if poison_value is None:
            poison_value = self._poison[type] = self._insert(make_poison(type, self.location))
        return poison_value

    def number(self, number: int) -> Value:
        """Returns a constant of type i32."""
        constant_value = self._numbers.get(number)
        if constant_value is None:
            value = IntegerAttr(i32, number)
            constant = ConstantOp((), (i32,), {"value": value}, location=self.location)
            constant_value = self._numbers[number] = self._insert(constant)
        return constant_value

    def _insert(self, operation: Operation) -> Value:
        self.region.entry_block.prepend(operation)
        return operation.results[0]
