"""Structural type conversions where one type becomes several, or none; what one type becomes one other is compared with
mlir-opt in tests/transform/structural_conversions.mlir."""

from __future__ import annotations

import re

import pytest

import lamina
from lamina.dialects.scf.structural_types import structural_conversions_and_legality
from lamina.ir.attribute import Type
from lamina.ir.operation import Operation
from lamina.ir.types import TupleType, i32, i64
from lamina.rewrite import ConversionError, ConversionTarget, TypeConverter, apply_partial_conversion
from tests import oracle

PROGRAM = """
func.func @f(%n: index, %c: i1, %t: tuple<i32, f32>, %u: tuple<>) -> (tuple<i32, f32>, tuple<>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %e = %u, %k = %c0)
      -> (tuple<i32, f32>, tuple<>, index) {
    %s:2 = scf.if %c -> (index, tuple<i32, f32>) {
      scf.yield %i, %a : index, tuple<i32, f32>
    } else {
      scf.yield %k, %t : index, tuple<i32, f32>
    }
    %w:2 = scf.while (%x = %s#1, %y = %e) : (tuple<i32, f32>, tuple<>) -> (tuple<>, tuple<i32, f32>) {
      scf.condition(%c) %y, %x : tuple<>, tuple<i32, f32>
    } do {
    ^bb0(%y: tuple<>, %x: tuple<i32, f32>):
      scf.yield %x, %y : tuple<i32, f32>, tuple<>
    }
    %q = scf.index_switch %i -> tuple<i32, f32>
    case 3 {
      scf.yield %w#1 : tuple<i32, f32>
    }
    default {
      scf.yield %a : tuple<i32, f32>
    }
    scf.yield %q, %w#0, %s#0 : tuple<i32, f32>, tuple<>, index
  }
  return %r#0, %r#1, %r#2 : tuple<i32, f32>, tuple<>, index
}
"""
# What the operations look like afterwards, whatever their values are called.
EXPECTED = [
    r"scf\.for %\w+ = %c0 to %\w+ step %c1 iter_args\(%\w+ = %0#0, %\w+ = %0#1, %\w+ = %c0\) -> \(i32, f32, index\)",
    r"scf\.if %\w+ -> \(index, i32, f32\)",
    r"scf\.yield %\w+, %\w+, %\w+ : index, i32, f32",
    r"scf\.while \(%\w+ = %\d+#1, %\w+ = %\d+#2\) : \(i32, f32\) -> \(i32, f32\)",
    r"scf\.condition\(%\w+\) %\w+, %\w+ : i32, f32",
    r"scf\.yield %\w+, %\w+ : i32, f32",
    r"scf\.index_switch %\w+ -> i32, f32",
    r"scf\.yield %\d+#0, %\d+#1, %\d+#0 : i32, f32, index",
]


def converter() -> TypeConverter:
    made = TypeConverter()
    made.add_conversion(lambda type: type)

    @made.add_conversion(types=TupleType)
    def parts(type: TupleType) -> list[Type]:
        return list(type.types)

    def cast(builder: object, types: object, inputs: object, location: object) -> object:
        from lamina.dialects.builtin.ops import UnrealizedConversionCastOp

        return builder.insert(UnrealizedConversionCastOp(inputs, types, location=location)).results

    made.add_source_materialization(cast)
    made.add_target_materialization(cast)
    return made


def converted(text: str) -> Operation:
    module = lamina.parse(text)
    target = ConversionTarget()
    patterns = structural_conversions_and_legality(converter(), target)
    apply_partial_conversion(module, target, patterns)
    module.verify()
    return module


def test_tuples_become_their_parts() -> None:
    text = str(converted(PROGRAM))
    at = 0
    for wanted in EXPECTED:
        found = re.compile(wanted).search(text, at)
        assert found, f"{wanted} in\n{text[at:]}"
        at = found.end()


@oracle.requires_oracle
def test_mlir_reads_the_result() -> None:
    assert oracle.normalize(str(converted(PROGRAM)))


def test_a_bound_of_several_values_is_left() -> None:
    """The loop is illegal by its result, but a bound must stay one value."""
    module = lamina.parse("""
      func.func @f(%n: i64, %t: tuple<i32>) -> tuple<i32> {
        %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> tuple<i32> : i64 {
          scf.yield %a : tuple<i32>
        }
        return %r : tuple<i32>
      }""")
    types, target = converter(), ConversionTarget()
    types.add_conversion(lambda type: [i32, i32] if type is i64 else None)
    before = str(module)
    with pytest.raises(ConversionError, match="failed to legalize operation 'scf.for' that was explicitly marked"):
        apply_partial_conversion(module, target, structural_conversions_and_legality(types, target))
    assert str(module) == before
