"""Structural pattern matching on operations."""

from __future__ import annotations

import pytest

import lamina
from lamina.dialects.arith.ops import AddIOp, CmpIOp, ConstantOp, MulIOp
from lamina.dialects.scf.ops import ForOp
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, VectorType, f32, i32
from lamina.rewrite import Constant, PatternRewriter, apply_patterns_greedily, constant_int, pattern

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


@pattern
def add_constant_to_sum(op: AddIOp, rewriter: PatternRewriter) -> bool:
    """(x + c0) + c1 -> x + (c0 + c1)"""
    match op.lhs.defining_op:
        case AddIOp(rhs=Constant(int(inner))) as sum if (outer := constant_int(op.rhs)) is not None:
            total = rewriter.insert(ConstantOp.of(inner + outer, op.result.type))
            rewriter.replace_op_with_new(op, AddIOp, sum.lhs, total.result)
            return True
    return False


def test_patterns_match_constants() -> None:
    module = lamina.parse("""
      func.func @f(%a: i32) -> i32 {
        %c3 = arith.constant 3 : i32
        %c4 = arith.constant 4 : i32
        %0 = arith.addi %a, %c3 : i32
        %1 = arith.addi %0, %c4 : i32
        return %1 : i32
      }""")
    apply_patterns_greedily(module, [add_constant_to_sum])
    sums = list(module.walk(AddIOp))
    assert len(sums) == 1 and constant_int(sums[0].rhs) == 7


def test_constants_bind_numbers_or_attributes() -> None:
    module = lamina.parse("""
      func.func @f(%x: i32) {
        %c = arith.constant -3 : i32
        %f = arith.constant 2.5 : f32
        %v = arith.constant dense<1> : vector<2xi32>
        %0 = arith.addi %x, %x : i32
        return
      }""")
    integer, real, vector, sum = (op.results[0] for op in module["f"].regions[0].blocks[0].operations[:4])

    def constant_of(value: object) -> object:
        match value:
            case Constant(number):
                return number
        return None

    assert [constant_of(integer), constant_of(real), constant_of(sum), constant_of(3)] == [-3, 2.5, None, None]
    assert isinstance(constant_of(vector), DenseElementsAttr)
    with pytest.raises(TypeError, match="Constant is a pattern for match statements"):
        Constant()
