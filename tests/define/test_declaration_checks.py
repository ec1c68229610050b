"""Declarations that are refused where the class is made, with the name of the operation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lamina.define import (
    Dialect,
    Operation,
    operand,
    operation,
    prop,
    region,
    result,
    variadic_operand,
    variadic_region,
    variadic_result,
)
from lamina.define.constraints import AnyAttr, AnyType
from lamina.define.declaration_checks import DeclarationError
from lamina.define.parameters import attribute_definition, type_definition
from lamina.ir.attribute import Attribute
from lamina.ir.dialect import load_dialect
from lamina.ir.traits import AttrSizedOperandSegments, SameVariadicOperandSize

ours = Dialect("checked")


def declare(name: str = "checked.op", traits: Any = (), **fields: Any) -> type[Operation]:
    """An operation with the fields."""
    return operation(name, traits=traits, dialect=ours)(type("Op", (Operation,), fields))


MISTAKES: dict[str, tuple[Callable[[], Any], str]] = {
    "a name without a dot": (lambda: declare("op"), "'op' is not an operation's name"),
    "a name that ends in a dot": (lambda: declare("checked."), "'checked.' is not an operation's name"),
    "a name that is not a string": (lambda: declare(5), "5 is not an operation's name"),  # type: ignore[arg-type]
    "a string as a trait": (lambda: declare(traits=["Pure"]), "'checked.op': 'Pure' is not a trait"),
    "a string as the traits": (lambda: declare(traits="Pure"), "'checked.op': 'P' is not a trait"),
    "a field called name": (
        lambda: operation("checked.op", dialect=ours)(type("Op", (Operation,), {"name": prop(AnyAttr)})),
        "attribute 'name' hides",
    ),
    "a field called results": (lambda: declare(results=variadic_result()), "result 'results' hides"),
    "a field called operands": (lambda: declare(operands=variadic_operand()), "operand 'operands' hides"),
    "a field called parse": (lambda: declare(parse=operand()), "operand 'parse' hides"),
    "two fields of one ODS name": (
        lambda: declare(lhs=operand(), left=operand(name="lhs")),
        "fields 'lhs' and 'left' are both 'lhs'",
    ),
    "an operand with the constraint of an attribute": (
        lambda: declare(value=operand(AnyAttr)),  # type: ignore[call-overload]
        "'checked.op': operand 'value' needs a type constraint",
    ),
    "an attribute with the constraint of a type": (
        lambda: declare(value=prop(AnyType)),  # type: ignore[call-overload]
        "'checked.op': attribute 'value' needs an attribute constraint",
    ),
    "a number as a constraint": (
        lambda: declare(value=operand(3)),  # type: ignore[call-overload]
        "'checked.op': operand 'value' needs a type constraint, got 3",
    ),
    "two variadic operands": (
        lambda: declare(first=variadic_operand(), second=variadic_operand()),
        "cannot infer the number of operands of each of first, second; add the trait AttrSizedOperandSegments or",
    ),
    "two variadic results": (
        lambda: declare(first=variadic_result(), second=variadic_result()),
        "cannot infer the number of results of each of first, second; add the trait AttrSizedResultSegments or",
    ),
    "a variadic region that is not the last": (
        lambda: declare(cases=variadic_region(), default=region()),
        "region 'cases' is variadic, which only the last region may be",
    ),
    "a format without attr-dict": (
        lambda: declare(value=operand(), assembly_format="$value `:` type($value)"),
        "its assembly format has no attr-dict",
    ),
    "a format with an unknown field": (
        lambda: declare("checked.misspelt", value=operand(), out=result(), assembly_format="$valeu attr-dict"),
        "'checked.misspelt': the format names an unknown field 'valeu'",
    ),
    "a format with an unclosed group": (
        lambda: declare("checked.unclosed", assembly_format="(`a` attr-dict"),
        "'checked.unclosed': unclosed group",
    ),
    "a format that does not tell a type": (
        lambda: declare("checked.untold", value=operand(), assembly_format="$value attr-dict"),
        "'checked.untold': no type for operands value in its format",
    ),
    "a format that is not a string": (lambda: declare(assembly_format=["attr-dict"]), "is not a string"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_refused(mistake: str) -> None:
    make, message = MISTAKES[mistake]
    with pytest.raises(DeclarationError, match=re.escape(message)):
        make()


def test_sizes_of_variadic_fields_that_are_told() -> None:
    declare("checked.segments", [AttrSizedOperandSegments], first=variadic_operand(), second=variadic_operand())
    declare("checked.same", [SameVariadicOperandSize], first=variadic_operand(), second=variadic_operand())


def test_every_operation_keeps_the_rules() -> None:
    """Loading a dialect checks its declarations."""
    count = sum(len(load_dialect(name).operations) for name in ("arith", "linalg", "llvm", "memref", "transform"))
    assert count > 500


def test_definitions_of_types_and_attributes_name_themselves() -> None:
    with pytest.raises(TypeError, match=r"@type_definition takes a subclass of Type and no arguments, not 'a.b'"):
        type_definition("a.b")  # type: ignore[type-var]
    with pytest.raises(TypeError, match="@attribute_definition: class Nameless lacks mnemonic"):

        @attribute_definition
        class Nameless(Attribute):
            dialect_name = "nameless"
