"""`verify` runs every time, unless its declaration names what it depends on."""

from __future__ import annotations

import pytest

import lamina
from lamina.define import Dialect, Operation, decided_by_fields, decided_by_types, operand, operation, prop, result
from lamina.define.constraints import AnyType, I64Attr
from lamina.ir.diagnostics import VerifyFailure

Dialect("remembered")
asked: list[str] = []


class Positive(Operation):
    """What the three have in common."""

    __slots__ = ()

    def check(self, number: int) -> None:
        asked.append(self.name)
        if number < 0:
            raise VerifyFailure("is negative")


@operation("remembered.unmarked")
class UnmarkedOp(Positive):
    input = operand(AnyType)
    number = prop(I64Attr)
    output = result(AnyType)

    def verify(self) -> None:
        self.check(self.number)


@operation("remembered.by_fields")
class ByFieldsOp(Positive):
    input = operand(AnyType)
    number = prop(I64Attr)
    output = result(AnyType)

    @decided_by_fields
    def verify(self) -> None:
        self.check(self.number)


@operation("remembered.by_name")
class ByNameOp(Positive):
    input = operand(AnyType)
    number = prop(I64Attr)
    output = result(AnyType)

    @decided_by_types("number")
    def verify(self) -> None:
        self.check(self.number)


def program(name: str, number: int) -> str:
    return f'%x = "t.x"() : () -> i32\n%y = "remembered.{name}"(%x) <{{number = {number} : i64}}> : (i32) -> i32\n'


@pytest.mark.parametrize(("name", "again"), [("unmarked", 1), ("by_fields", 0), ("by_name", 0)])
def test_another_number_on_the_same_types_is_looked_at(name: str, again: int) -> None:
    lamina.parse(program(name, 1), allow_unregistered=True)
    before = len(asked)
    lamina.parse(program(name, 1), allow_unregistered=True)
    assert len(asked) - before == again, "remembered only where the declaration says so"
    with pytest.raises(lamina.VerifyError, match="is negative"):
        lamina.parse(program(name, -1), allow_unregistered=True)


LOOP = """
func.func @f(%a: index) {
  "scf.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
"""


@pytest.mark.parametrize(
    ("end", "message"),
    [
        ('"test.end"() : () -> ()', "expects regions to end with 'scf.yield', found 'test.end'"),
        ('"test.end"()[^end] : () -> ()\n^end:\n"scf.yield"() : () -> ()', "expects region #0 to have 0 or 1 blocks"),
    ],
)
def test_what_ends_a_region_is_looked_at_under_the_same_types(end: str, message: str) -> None:
    lamina.parse(LOOP)
    with pytest.raises(lamina.VerifyError, match=message):
        lamina.parse(LOOP.replace('"scf.yield"() : () -> ()', end), allow_unregistered=True)
