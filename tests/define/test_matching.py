"""Structural pattern matching on operations."""

from __future__ import annotations

import lamina
from lamina.dialects.arith.ops import AddIOp, CmpIOp, ConstantOp, MulIOp
from lamina.dialects.scf.ops import ForOp
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, VectorType, f32, i32

MODULE = """
func.func @f(%a: i32, %b: i32, %lb: index, %ub: index, %s: index) {
  %c = arith.constant 7 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.cmpi slt, %0, %1 : i32
  %3 = scf.for %i = %lb to %ub step %s iter_args(%x = %a) -> i32 {
    scf.yield %x : i32
  }
  return
}
"""


def rule_of(op: Operation) -> str:
    match op:
        case AddIOp(rhs=rhs) if isinstance(rhs.defining_op, ConstantOp):
            return f"x + {rhs.defining_op.value}"
        case MulIOp(lhs, _) if isinstance(lhs.defining_op, AddIOp):
            return "(x + y) * z"
        case CmpIOp(predicate=predicate):
            return predicate.spelling
        case ForOp(init_args=[_]):
            return "a loop that carries one value"
    return ""


def test_operations_match_by_field_and_by_position() -> None:
    found = [rule for op in lamina.parse(MODULE).walk() if (rule := rule_of(op))]
    assert found == ["x + 7 : i32", "(x + y) * z", "slt", "a loop that carries one value"]


def test_positions_are_operands_and_attributes_as_declared() -> None:
    assert CmpIOp.__match_args__ == ("predicate", "lhs", "rhs")
    assert ForOp.__match_args__ == ("lower_bound", "upper_bound", "step", "init_args", "unsigned_cmp")
    assert Operation.__match_args__ == ()


def test_a_constant_is_made_of_a_number_and_a_type() -> None:
    made = [ConstantOp.of(3, IndexType()), ConstantOp.of(-1, i32), ConstantOp.of(2, VectorType([4], f32))]
    assert [str(op.value) for op in made] == ["3 : index", "-1 : i32", "dense<2.000000e+00> : vector<4xf32>"]
    for op in made:
        op.verify()
