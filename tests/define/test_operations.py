"""Declared operations: fields, traits, formats and what is verified; with a dialect declared here."""

from __future__ import annotations

from typing import Any

import pytest

import lamina
from lamina.define import (
    Dialect,
    Operation,
    operand,
    operation,
    optional_operand,
    result,
    source_of,
    variadic_operand,
    variadic_result,
)
from lamina.define.constraints import I1, AnyType, Index, SignlessIntegerLike
from lamina.define.type_relations import AllTypesMatch
from lamina.ir.traits import AttrSizedOperandSegments, Commutative, Pure, SameOperandsAndResultType

DECLARED = Dialect("declared")


@operation("declared.add", traits=[Pure, Commutative, SameOperandsAndResultType])
class AddOp(Operation):
    lhs = operand(SignlessIntegerLike)
    rhs = operand(SignlessIntegerLike)
    result = result(SignlessIntegerLike)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($result)"


@operation("declared.groups", traits=[AttrSizedOperandSegments])
class GroupsOp(Operation):
    first = variadic_operand(AnyType)
    middle = optional_operand(Index)
    last = variadic_operand(AnyType)
    results_ = variadic_result(AnyType)
    assembly_format = (
        "(`first` $first^ `:` type($first))? (`middle` $middle^)? (`last` $last^ `:` type($last))? attr-dict"
        " (`->` type($results_)^)?"
    )


@operation("declared.equal", traits=[Pure, AllTypesMatch("lhs", "rhs")])
class EqualOp(Operation):
    lhs = operand(SignlessIntegerLike)
    rhs = operand(SignlessIntegerLike)
    result = result(I1)


@operation("declared.chosen", traits=[Pure, AllTypesMatch("yes", "chosen")])
class ChosenOp(Operation):
    condition = operand(I1)
    yes = operand(AnyType)
    chosen = result(AnyType)


def parsed(body: str, arguments: str = "%a: i32, %b: i32, %l: i64, %i: index") -> Operation:
    module: Any = lamina.parse(f"func.func @f({arguments}) {{\n  {body}\n  return\n}}\n")
    function = next(iter(getattr(module, "operation", module).regions[0].first_block))
    return next(iter(function.regions[0].first_block))


def refused(body: str, arguments: str = "%a: i32, %b: i32, %l: i64, %i: index") -> str:
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as failure:
        parsed(body, arguments)
    return failure.value.diagnostics[0].message


def test_fields_read_operands_and_results_by_name() -> None:
    made: Any = parsed("%r = declared.add %a, %b : i32")
    assert type(made) is AddOp
    assert made.lhs is made.operands[0] and made.rhs is made.operands[1] and made.result is made.results[0]


def test_the_format_is_printed_as_it_is_read() -> None:
    text = 'declared.add %a, %b {note = "x"} : i32'
    assert text.replace("%a", "%arg0").replace("%b", "%arg1") in str(parsed(f"%r = {text}").parent.parent_op.parent_op)


def test_traits_are_declared() -> None:
    made = parsed("%r = declared.add %a, %b : i32")
    assert made.has_trait(Pure) and made.has_trait(Commutative) and not made.has_trait(AttrSizedOperandSegments)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%r = declared.add %a : i32", "expected ','"),
        (
            "%r = declared.add %i, %i : f32",
            "use of value '%i' expects different type than prior uses: 'f32' vs 'index'",
        ),
        (
            '%r = "declared.add"(%a, %i) : (i32, index) -> i32',
            "'declared.add' op operand #1 must be signless-integer, but got 'index'",
        ),
        (
            '%r = "declared.add"(%a, %l) : (i32, i64) -> i32',
            "'declared.add' op requires the same type for all operands and results",
        ),
        ('%r = "declared.add"(%a) : (i32) -> i32', "'declared.add' op expected 2 operands, but found 1"),
        ('"declared.add"(%a, %b) : (i32, i32) -> ()', "'declared.add' op requires one result"),
    ],
)
def test_wrong_operations_are_refused(body: str, message: str) -> None:
    assert refused(body) == message


def test_constraints_are_checked_and_named() -> None:
    message = refused('%r = "declared.add"(%x, %x) : (f32, f32) -> f32', "%x: f32")
    assert message == "'declared.add' op operand #0 must be signless-integer, but got 'f32'"


@pytest.mark.parametrize(
    ("body", "sizes"),
    [
        ("declared.groups", (0, 0, 0)),
        ("declared.groups first %a, %b : i32, i32", (2, 0, 0)),
        ("declared.groups middle %i", (0, 1, 0)),
        ("declared.groups first %a : i32 middle %i last %b, %a : i32, i32", (1, 1, 2)),
    ],
)
def test_groups_of_operands_are_kept_apart(body: str, sizes: tuple[int, int, int]) -> None:
    made: Any = parsed(body)
    assert (len(made.first), int(made.middle is not None), len(made.last)) == sizes
    again = str(made.parent.parent_op.parent_op)
    assert str(lamina.parse(again)) == again


def test_group_sizes_have_to_add_up() -> None:
    body = '"declared.groups"(%a) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32) -> ()'
    assert "operandSegmentSizes" in refused(body) or "operand count" in refused(body)


def test_the_generated_functions_can_be_read() -> None:
    source = source_of(AddOp)
    assert "def " in source and "lhs" in source


def test_only_the_fields_of_a_relation_have_its_type() -> None:
    arguments = parsed("%r = declared.add %a, %b : i32").parent.arguments
    assert str(EqualOp.build(arguments[0], arguments[1]).result.type) == "i1"
    condition = EqualOp.build(arguments[0], arguments[1])
    assert str(ChosenOp.build(condition, arguments[2]).chosen.type) == "i64"
