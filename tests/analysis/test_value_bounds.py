"""Bounds of values and sizes, from the operations that compute them.

What is expected is what MLIR's ``test-affine-reify-value-bounds`` finds, which Debian's mlir-opt has.
"""

from __future__ import annotations

import pytest

import lamina
from lamina.analysis import value_bounds
from lamina.analysis.presburger import ConstraintSystem
from lamina.analysis.presburger.elimination import is_empty
from lamina.analysis.presburger.flattening import Bound
from lamina.analysis.value_bounds import (
    Comparison,
    Variable,
    bound_in_terms_of,
    compare,
    constant_bound,
    constant_difference,
    independent_bound,
    strongly_compare,
)
from lamina.ir.affine import AffineMap, dim, symbol
from lamina.ir.value import BlockArgument, Value

FUNCTION = """
func.func @f(%a: index, %b: index, %t: tensor<?x?xf32>, %c: i1, %m: memref<?x4xf32>, %f: f32, %e: tensor<?x8xf32>) {{
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %more = arith.addi %a, %c3 : index
  %size = tensor.dim %e, %c0 : tensor<?x8xf32>
  %size3 = arith.addi %size, %c3 : index
  %larger = tensor.empty(%size3) : tensor<?x8xf32>
  {body}
  "test.use"({value}) : ({type}) -> ()
  return
}}
"""
T, E, M = "tensor<?x?xf32>", "tensor<?x8xf32>", "memref<?x4xf32>"
NONE = "none"
# Body, its type, the dim (None for index values); equal bound, lower bound, exclusive upper bound.
BOUNDS = [
    ("affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 + 1)>(%a)[%b]", "index", None,
     "s0 * 2 + s1 + 1: a b", "s0 * 2 + s1 + 1: a b", "s0 * 2 + s1 + 2: a b"),
    ("affine.min affine_map<(d0)[s0] -> (d0 + 3, s0, 7)>(%a)[%b]", "index", None, NONE, NONE, "8:"),
    ("affine.min affine_map<(d0) -> (d0 + 3)>(%a)", "index", None, NONE, NONE, "s0 + 4: a"),
    ("affine.max affine_map<(d0)[s0] -> (d0 + 3, s0, 7)>(%a)[%b]", "index", None, NONE, "7:", NONE),
    ("affine.linearize_index [%a, %b] by (4, 5) : index", "index", None,
     "s0 + s1 * 5: b a", "s0 + s1 * 5: b a", "s0 + s1 * 5 + 1: b a"),
    ("arith.subi %a, %b : index", "index", None, "s0 - s1: a b", "s0 - s1: a b", "s0 - s1 + 1: a b"),
    ("arith.muli %a, %c3 : index", "index", None, "s0 * 3: a", "s0 * 3: a", "s0 * 3 + 1: a"),
    ("arith.muli %a, %b : index", "index", None, NONE, NONE, NONE),
    ("arith.floordivsi %a, %c3 : index", "index", None,
     "s0 floordiv 3: a", "s0 floordiv 3: a", "s0 floordiv 3 + 1: a"),
    ("arith.divsi %a, %c3 : index", "index", None, NONE, NONE, NONE),
    ("arith.select %c, %a, %more : index", "index", None, NONE, "s0: a", "s0 + 4: a"),
    (f"arith.select %c, %e, %larger : {E}", E, 0, NONE, "s0: e[0]", "s0 + 4: e[0]"),
    (f"tensor.cast %t : {T} to tensor<?x9xf32>", "tensor<?x9xf32>", 0, "s0: t[0]", "s0: t[0]", "s0 + 1: t[0]"),
    (f"tensor.dim %t, %c1 : {T}", "index", None, "s0: t[1]", "s0: t[1]", "s0 + 1: t[1]"),
    (f"tensor.rank %t : {T}", "index", None, "2:", "2:", "3:"),
    (f"tensor.extract_slice %t[0, 0] [1, %a] [1, 1] : {T} to tensor<?xf32>", "tensor<?xf32>", 0,
     "s0: a", "s0: a", "s0 + 1: a"),
    (f"tensor.expand_shape %t [[0, 1], [2]] output_shape [%a, 4, %b] : {T} into tensor<?x4x?xf32>",
     "tensor<?x4x?xf32>", 2, "s0: b", "s0: b", "s0 + 1: b"),
    (f"tensor.pad %t low[%a, 0] high[3, 0] {{\n^bb0(%i: index, %j: index):\ntensor.yield %f : f32 }} : {T} to {T}",
     T, 0,
     "s0 + s1 + 3: t[0] a", "s0 + s1 + 3: t[0] a", "s0 + s1 + 4: t[0] a"),
    (f"tensor.insert %f into %t[%c0, %c0] : {T}", T, 1, "s0: t[1]", "s0: t[1]", "s0 + 1: t[1]"),
    (f"linalg.fill ins(%f : f32) outs(%t : {T}) -> {T}", T, 1, "s0: t[1]", "s0: t[1]", "s0 + 1: t[1]"),
    ("memref.alloc(%b) : memref<?x8xf32>", "memref<?x8xf32>", 0, "s0: b", "s0: b", "s0 + 1: b"),
    (f"memref.subview %m[0, 0] [%a, 1] [1, 1] : {M} to memref<?xf32, strided<[4]>>", "memref<?xf32, strided<[4]>>", 0,
     "s0: a", "s0: a", "s0 + 1: a"),
    (f"memref.collapse_shape %m [[0, 1]] : {M} into memref<?xf32>", "memref<?xf32>", 0,
     "s0 * 4: m[0]", "s0 * 4: m[0]", "s0 * 4 + 1: m[0]"),
    (f"memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, 4] : {M} into memref<?x4x4xf32>",
     "memref<?x4x4xf32>", 1, "4:", "4:", "5:"),
    ("scf.if %c -> index { scf.yield %a : index } else { scf.yield %more : index }", "index", None,
     NONE, "s0: a", "s0 + 4: a"),
    (f"scf.for %i = %c0 to %a step %c1 iter_args(%x = %e) -> {E} {{ scf.yield %x : {E} }}", E, 0,
     "s0: e[0]", "s0: e[0]", "s0 + 1: e[0]"),
    (f"scf.for %i = %c0 to %a step %c1 iter_args(%x = %e) -> {E} {{ scf.yield %larger : {E} }}", E, 0,
     NONE, NONE, NONE),
    (f"scf.forall (%i) in (%a) shared_outs(%x = %e) -> {E} {{ scf.forall.in_parallel {{}} }}", E, 0,
     "s0: e[0]", "s0: e[0]", "s0 + 1: e[0]"),
]


def value_of(body: str, type: str, count: int = 1) -> Value:
    text = FUNCTION.format(body=f"%v:{count} = {body}", value="%v#0", type=type)
    module = lamina.parse(text, allow_unregistered=True)
    return next(op for op in module.walk() if op.name == "test.use").operands[0]


def is_argument(value: Value, dim: int | None, bounds: object) -> bool:
    return isinstance(value, BlockArgument) and value.owner.parent_op.name == "func.func"


def shown(found: tuple[AffineMap, list[tuple[Value, int | None]]] | None) -> str:
    if found is None:
        return NONE
    map, keys = found
    names = [f"{'abtcmfe'[value.index]}{'' if axis is None else f'[{axis}]'}" for value, axis in keys]
    return " ".join([f"{map.results[0]}:", *names])


@pytest.mark.parametrize(("body", "type", "axis", "equal", "lower", "upper"), BOUNDS, ids=lambda one: str(one)[:24])
def test_bounds_in_terms_of_arguments(
    body: str, type: str, axis: int | None, equal: str, lower: str, upper: str
) -> None:
    variable = Variable.of(value_of(body, type), axis)
    for kind, expected in ((Bound.EQUAL, equal), (Bound.LOWER, lower), (Bound.UPPER, upper)):
        assert shown(bound_in_terms_of(kind, variable, is_argument)) == expected


@pytest.mark.parametrize(("number", "expected"), [(0, "s0 floordiv 30: a"), (1, "(s0 mod 30) floordiv 6: a")])
def test_delinearized_indices(number: int, expected: str) -> None:
    value = value_of("affine.delinearize_index %a into (5, 6) : index, index, index", "index", 3)
    variable = Variable.of(value.defining_op.results[number])
    assert shown(bound_in_terms_of(Bound.EQUAL, variable, is_argument)) == expected


def test_induction_variables_and_comparisons() -> None:
    loop = value_of("affine.min affine_map<()[s0] -> (s0, 64)>()[%a]", "index")
    assert constant_bound(Bound.UPPER, Variable.of(loop)) == 65
    assert constant_bound(Bound.UPPER, Variable.of(loop), closed=True) == 64
    assert constant_bound(Bound.LOWER, Variable.of(loop)) is None
    assert compare(Variable.of(loop), Comparison.LE, Variable.of(64))
    assert not compare(Variable.of(loop), Comparison.LT, Variable.of(64))
    assert strongly_compare(Variable.of(loop), Comparison.GT, Variable.of(64)) is False
    assert strongly_compare(Variable.of(loop), Comparison.GT, Variable.of(63)) is None


def test_expressions_share_their_operands() -> None:
    value = value_of("arith.addi %a, %c3 : index", "index")
    twice = Variable(AffineMap(2, 1, [dim(0) + dim(1) * 2 - symbol(0)]), [value, value, value])
    assert len(twice.operands) == 1 and twice.map.num_symbols == 1
    argument = value.defining_op.operands[0]
    assert constant_difference(Variable.of(value), Variable.of(argument)) == 3
    assert constant_difference(Variable.of(value), Variable.of(0)) is None
    assert strongly_compare(Variable.of(value), Comparison.EQ, Variable.of(argument)) is False


def test_bounds_that_do_not_depend_on_a_value() -> None:
    value = value_of("affine.min affine_map<(d0)[s0] -> (d0 - s0, s0 + 5)>(%a)[%b]", "index")
    induction = value.defining_op.operands[0]
    assert shown(independent_bound(Bound.UPPER, Variable.of(value), {induction})) == "s0 + 6: b"


def test_dims_that_do_not_exist_are_unknown() -> None:
    value = value_of(f"tensor.dim %t, %c3 : {T}", "index")
    assert shown(bound_in_terms_of(Bound.EQUAL, Variable.of(value), is_argument)) == NONE


def test_dims_of_unranked_values() -> None:
    module = lamina.parse("""
    func.func @f(%t: tensor<*xf32>) -> index {
      %c1 = arith.constant 1 : index
      %size = tensor.dim %t, %c1 : tensor<*xf32>
      return %size : index
    }""")
    (value,) = module["f"].regions[0].first_block.last_op.operands
    found = bound_in_terms_of(Bound.EQUAL, Variable.of(value), is_argument)
    assert found is not None and str(found[0]) == "()[s0] -> (s0)" and [axis for _, axis in found[1]] == [1]


def test_the_first_constant_bound_ends_the_search() -> None:
    """As in MLIR: what the operand is would give a smaller one."""
    module = lamina.parse("""
    func.func @f(%a: index) -> index {
      %inner = affine.min affine_map<()[s0] -> (s0, 2)>()[%a]
      %outer = affine.min affine_map<(d0) -> (d0 + 3, 7)>(%inner)
      return %outer : index
    }""")
    (value,) = module["f"].regions[0].first_block.last_op.operands
    assert constant_bound(Bound.UPPER, Variable.of(value), closed=True) == 7


def test_nested_choices_take_few_comparisons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither many, each of which takes longer the more values there are, nor deep recursion."""
    calls = []

    def counted(system: ConstraintSystem) -> bool:
        calls.append(system)
        return is_empty(system)

    monkeypatch.setattr(value_bounds, "is_empty", counted)
    for count in (8, 20, 2000):
        body = "%x0 = arith.addi %a, %a : index\n" + "".join(
            f"%y{number} = arith.addi %x{number}, %a : index\n"
            f"%x{number + 1} = arith.select %c, %x{number}, %y{number} : index\n"
            for number in range(count)
        )
        module = lamina.parse(f"func.func @f(%c: i1, %a: index) -> index {{\n{body}return %x{count} : index\n}}")
        (result,) = module["f"].regions[0].entry_block.terminator.operands
        assert constant_bound(Bound.UPPER, Variable.of(result)) is None
    assert len(calls) < 100 and all(system.num_dims_and_symbols <= 70 for system in calls)
