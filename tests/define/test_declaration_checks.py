"""Declarations that are refused where the class is made, with the name of the operation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from lamina.define import (
    Dialect,
    IntegerEnum,
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
from lamina.define.assembly_format.generator import parse_source
from lamina.define.constraints import AnyAttr, AnyType, I64Attr
from lamina.define.declaration_checks import DeclarationError
from lamina.define.parameters import attribute_definition, type_definition
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr
from lamina.ir.dialect import RegistrationError, load_dialect
from lamina.ir.traits import AttrSizedOperandSegments, Pure, SameVariadicOperandSize
from lamina.ir.types import i32

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
    "a format with a field twice": (
        lambda: declare("checked.twice", value=operand(), assembly_format="$value $value attr-dict `:` type($value)"),
        "'checked.twice': $value occurs 2 times in the format",
    ),
    "a format with a type twice": (
        lambda: declare("checked.types", value=operand(), assembly_format="$value attr-dict type($value) type($value)"),
        "'checked.types': the type of $value occurs 2 times in the format",
    ),
    "a format with attr-dict twice": (
        lambda: declare("checked.dicts", assembly_format="attr-dict `x` attr-dict-with-keyword"),
        "'checked.dicts': attr-dict occurs 2 times in the format",
    ),
    "a format without an operand": (
        lambda: declare("checked.operand", value=operand(), assembly_format="attr-dict"),
        "'checked.operand': operand 'value' is not in the format",
    ),
    "a format without a region": (
        lambda: declare("checked.region", body=region(), assembly_format="attr-dict"),
        "'checked.region': region 'body' is not in the format",
    ),
    "a format without the type of a result": (
        lambda: declare("checked.result", out=result(), assembly_format="attr-dict"),
        "'checked.result': the type of result 'out' is not in the format and cannot be inferred",
    ),
    "a format with a literal of two words": (
        lambda: declare("checked.literal", assembly_format="`a b` attr-dict"),
        "'checked.literal': `a b` is neither a keyword nor punctuation",
    ),
    "a format with a group without an anchor": (
        lambda: declare("checked.anchor", assembly_format="(`a`)? attr-dict"),
        "'checked.anchor': an optional group has no anchor; mark the element that decides with '^'",
    ),
    "a format with an empty group": (
        lambda: declare("checked.empty", assembly_format="()? attr-dict"),
        "'checked.empty': an optional group is empty",
    ),
    "a default that is no attribute": (
        lambda: declare("checked.default", factor=prop(I64Attr, default="x")),
        "'checked.default': a default is not an attribute's text",
    ),
    "a default of another type": (
        lambda: declare("checked.default_type", factor=prop(I64Attr, default=IntegerAttr(i32, 1))),
        "'checked.default_type': the default of 'factor', 1 : i32, is not 64-bit signless integer attribute",
    ),
    "an operation of another dialect": (
        lambda: declare("arith.op"),
        "'arith.op' is not an operation of the dialect 'checked'",
    ),
    "a class that is not an operation": (
        lambda: operation("checked.int", dialect=ours)(int),  # type: ignore[type-var]
        "'checked.int': <class 'int'> is not a subclass of Operation",
    ),
    "a trait instead of a list": (lambda: declare(traits=Pure), "'checked.op': expected a list of traits, got Pure"),
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
    """Loading a dialect checks its declarations; their formats are complete."""
    count = 0
    for name in ("arith", "linalg", "llvm", "memref", "transform"):
        for cls in load_dialect(name).operations.values():
            parse_source(cls)
            count += 1
    assert count > 500


def test_definitions_of_types_and_attributes_name_themselves() -> None:
    with pytest.raises(TypeError, match=r"@type_definition takes a subclass of Type and no arguments, not 'a.b'"):
        type_definition("a.b")  # type: ignore[type-var]
    with pytest.raises(TypeError, match="@attribute_definition: class Nameless lacks mnemonic"):

        @attribute_definition
        class Nameless(Attribute):
            dialect_name = "nameless"


@pytest.mark.parametrize("name", ["two words", "", "1st", 3])
def test_names_of_dialects(name: Any) -> None:
    with pytest.raises(RegistrationError, match="is not a dialect's name"):
        Dialect(name)


def define(base: type[Attribute], mnemonic: Any, **members: Any) -> type[Attribute]:
    """A type or attribute with a parameter."""
    members = {"__slots__": ("width",), "__annotations__": {"width": "int"}, **members}
    cls = type("Defined", (base,), {"dialect_name": "checked", "mnemonic": mnemonic, **members})
    return type_definition(cls) if issubclass(base, Type) else attribute_definition(cls)


PARAMETERS: dict[str, tuple[Callable[[], Any], str]] = {
    "a mnemonic of two words": (lambda: define(Type, "a b"), "mnemonic of class Defined is not a name: 'a b'"),
    "a mnemonic that is not a string": (lambda: define(Type, 3), "mnemonic of class Defined is not a name: 3"),
    "no format": (lambda: define(Attribute, "none"), "'none' has parameters but no assembly format"),
    "an unknown parameter": (
        lambda: define(Type, "unknown", assembly_format="`<` $widht `>`"),
        "@type_definition: the format of 'unknown' names an unknown parameter 'widht'",
    ),
    "a parameter that is missing": (
        lambda: define(Attribute, "missing", assembly_format="`<` `>`"),
        "@attribute_definition: the format of 'missing' lacks parameter 'width'",
    ),
    "a parameter that is there twice": (
        lambda: define(Type, "twice", assembly_format="`<` $width $width `>`"),
        "@type_definition: the format of 'twice' has parameter 'width' 2 times",
    ),
    "a group that is not closed": (
        lambda: define(Type, "open", assembly_format="(`<` $width"),
        "@type_definition: the format of 'open': unclosed group",
    ),
    "a type as an attribute": (
        lambda: attribute_definition(type("Odd", (Type,), {"dialect_name": "checked", "mnemonic": "odd"})),
        "@attribute_definition: class Odd is a Type; use @type_definition",
    ),
}


@pytest.mark.parametrize("mistake", PARAMETERS)
def test_types_and_attributes_refused(mistake: str) -> None:
    make, message = PARAMETERS[mistake]
    with pytest.raises(TypeError, match=re.escape(message)):
        make()


def test_formats_of_types_that_are_fine() -> None:
    for format in ("`<` params `>`", "`<` struct(params) `>`", "`<` struct($width) `>`"):
        assert define(Type, f"fine_{len(format)}", assembly_format=format) is not None


def test_cases_of_enumerations_are_told_apart() -> None:
    with pytest.raises(TypeError, match="Numbers: 'B' and 'A' have the same number"):

        class Numbers(IntegerEnum):
            A = 0, "a"
            B = 0, "b"

    with pytest.raises(TypeError, match="Spellings: 'A' and 'B' are both spelled 'a'"):

        class Spellings(IntegerEnum):
            A = 0, "a"
            B = 1, "a"
