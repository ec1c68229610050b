"""A conversion of types is taken through functions, calls, branches and loops, also where one type becomes two."""

from __future__ import annotations

import pytest

import lamina
from lamina.conversion.structural_types import structural_type_patterns
from lamina.ir.attribute import Type
from lamina.ir.types import IntegerType
from lamina.rewrite import ConversionError, ConversionTarget, TypeConverter, apply_partial_conversion

PROGRAM = """
func.func private @callee(!t.x, i1) -> !t.x
func.func @f(%x: !t.x, %c: i1, %i: i32) -> !t.x {
  %called = call @callee(%x, %c) : (!t.x, i1) -> !t.x
  %chosen = scf.if %c -> !t.x { scf.yield %called : !t.x } else { scf.yield %x : !t.x }
  cf.cond_br %c, ^a(%chosen, %c : !t.x, i1), ^b(%x : !t.x)
^a(%y: !t.x, %d: i1):
  cf.switch %i : i32, [default: ^b(%y : !t.x), 1: ^a(%x, %d : !t.x, i1)]
^b(%z: !t.x):
  cf.br ^c(%z : !t.x)
^c(%w: !t.x):
  return %w : !t.x
}"""


def converted(count: int, text: str = PROGRAM) -> str:
    module = lamina.parse(text, allow_unregistered=True)
    converter = TypeConverter()

    @converter.add_conversion
    def convert(type_: Type) -> Type | list[Type]:
        return [IntegerType(8 * (number + 1)) for number in range(count)] if str(type_) == "!t.x" else type_

    target = ConversionTarget()
    apply_partial_conversion(module, target, structural_type_patterns(converter, target))
    module.verify()
    return str(module)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_everything_takes_the_new_types(count: int) -> None:
    text = converted(count)
    assert "!t.x" not in text and "unrealized_conversion_cast" not in text
    types = ", ".join(["i8", "i16"][:count])
    arguments = ", ".join([*["i8", "i16"][:count], "i1"])
    results = f"({types})" if count != 1 else types
    assert f"@callee({arguments})" + (f" -> {results}" if count else "") in text


def test_attributes_of_an_argument_that_multiplies_have_no_place() -> None:
    text = "func.func @f(%x: !t.x {t.a = 1 : i32}) { return }"
    assert "(%arg0: i8 {t.a = 1 : i32})" in converted(1, text)
    with pytest.raises(ConversionError):
        converted(2, text)
