"""Rules that run once per combination of types and attributes."""

from __future__ import annotations

import numpy as np
import pytest

from lamina.define import (
    Operation,
    decided_but_for,
    decided_by_fields,
    decided_by_types,
    operand,
    operation,
    prop,
    result,
)
from lamina.define.constraints import AnyType, I32ElementsAttr, I64Attr
from lamina.ir.attributes import DenseElementsAttr, UnitAttr
from lamina.ir.diagnostics import VerifyError, VerifyFailure
from lamina.ir.operation import UnregisteredOp
from lamina.ir.types import f32, i32
from lamina.ir.value import Value

asked: list[str] = []


@operation("decided.by_types")
class ByTypesOp(Operation):
    value = operand(AnyType)
    number = prop(I64Attr)
    result = result(AnyType)

    @decided_by_types("number")
    def verify(self) -> None:
        asked.append(self.name)
        if self.value.type is f32 or self.number == 13:
            raise VerifyFailure("is not wanted")


@operation("decided.by_fields")
class ByFieldsOp(Operation):
    value = operand(AnyType)
    number = prop(I64Attr)
    result = result(AnyType)

    @decided_by_fields
    def verify(self) -> None:
        asked.append(self.name)
        if self.number == 13 or "strange" in self.attributes:
            raise VerifyFailure("is not wanted")


def not_from_elsewhere(op: Operation) -> None:
    asked.append("place")
    if op.operands[0].owner.name == "decided.elsewhere":
        raise VerifyFailure("is not wanted here")


@operation("decided.but_for_places")
class ButForPlacesOp(Operation):
    value = operand(AnyType)
    number = prop(I64Attr)
    result = result(AnyType)

    @decided_but_for(not_from_elsewhere)
    def verify(self) -> None:
        asked.append(self.name)
        not_from_elsewhere(self)


@operation("decided.elements")
class ElementsOp(Operation):
    value = operand(AnyType)
    elements = prop(I32ElementsAttr)
    result = result(AnyType)

    @decided_by_fields
    def verify(self) -> None:
        asked.append(self.name)


def values() -> list[Value]:
    return list(UnregisteredOp("decided.source", [], [i32, f32]).results)


@pytest.mark.parametrize("cls", [ByTypesOp, ByFieldsOp])
def test_each_combination_is_asked_once(cls: type[Operation]) -> None:
    asked.clear()
    number, _ = values()
    for given in (1, 1, 2, 1, 2):
        cls.build(number, given, result_types=[i32]).verify()
    assert len(asked) == 2
    cls.build(number, 1, result_types=[f32]).verify()
    assert len(asked) == 3


@pytest.mark.parametrize(("count", "times"), [(16, 1), (1024, 3)])
def test_few_elements_are_remembered(count: int, times: int) -> None:
    asked.clear()
    elements = DenseElementsAttr.from_array(np.arange(count, dtype=np.int32))
    for _ in range(3):
        ElementsOp.build(values()[0], elements, result_types=[i32]).verify()
    assert len(asked) == times


@pytest.mark.parametrize("cls", [ByTypesOp, ByFieldsOp])
def test_what_fails_fails_every_time(cls: type[Operation]) -> None:
    number, _ = values()
    cls.build(number, 1, result_types=[i32]).verify()
    for _ in range(3):
        with pytest.raises(VerifyError, match="is not wanted"):
            cls.build(number, 13, result_types=[i32]).verify()


def test_discardable_attributes_are_seen() -> None:
    number, _ = values()
    ByFieldsOp.build(number, 1, result_types=[i32]).verify()
    made = ByFieldsOp.build(number, 1, result_types=[i32])
    made.attributes["strange"] = UnitAttr()
    with pytest.raises(VerifyError, match="is not wanted"):
        made.verify()


def test_attributes_are_checked_under_the_same_types() -> None:
    number, _ = values()
    ByFieldsOp.build(number, 1, result_types=[i32]).verify()
    made = ByFieldsOp.build(number, 1, result_types=[i32])
    made.properties["number"] = UnitAttr()
    with pytest.raises(VerifyError, match="failed to satisfy constraint"):
        made.verify()
    del made.properties["number"]
    with pytest.raises(VerifyError, match="requires attribute 'number'"):
        made.verify()


def test_what_looks_around_is_asked_of_every_operation() -> None:
    asked.clear()
    for _ in range(3):
        ButForPlacesOp.build(values()[0], 1, result_types=[i32]).verify()
    assert asked.count("decided.but_for_places") == 1 and asked.count("place") == 3
    elsewhere = UnregisteredOp("decided.elsewhere", [], [i32]).results[0]
    with pytest.raises(VerifyError, match="is not wanted here"):
        ButForPlacesOp.build(elsewhere, 1, result_types=[i32]).verify()
