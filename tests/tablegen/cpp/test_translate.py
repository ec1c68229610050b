"""C++ of `.td` files as Python."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Any

import pytest

import lamina
from lamina.tablegen.cpp.syntax import CppSyntaxError, read_expression
from lamina.tablegen.cpp.translate import Untranslatable, translate_condition, translate_value
from lamina.tablegen.cpp.vocabulary import Vocabulary
from lamina.tablegen.dialects.context import guarded

SELF = {"_self": ("value", None), "_op": ("op", None)}
VECTOR = "::llvm::isa<::mlir::VectorType>($_self)"


def check(text: str) -> Any:
    translated = translate_condition(text, Vocabulary(), SELF)
    return guarded(translated, "value"), translated.unknown


@pytest.mark.parametrize(
    ("text", "yes", "no"),
    [
        ("(true)", "i32", None),
        ("$_self.isSignlessInteger(32)", "i32", "si32"),
        ("$_self.isUnsignedInteger()", "ui8", "i8"),
        ("!($_self.isF32())", "f16", "f32"),
        ("::llvm::isa<::mlir::FloatType, IndexType>($_self)", "index", "i1"),
        ("::llvm::isa<::mlir::BFloat16Type>($_self)", "bf16", "f16"),
        ("::llvm::cast<::mlir::ShapedType>($_self).getRank() == 2", "tensor<2x3xi1>", "tensor<2xi1>"),
        ("::llvm::cast<::mlir::ShapedType>($_self).hasRank() && !(false)", "tensor<2xi1>", "tensor<*xi1>"),
        ("[](::mlir::Type t) { return t.isF64(); }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())",
         "tensor<2xf64>", "tensor<2xf32>"),
        ("::llvm::all_of(::llvm::cast<::mlir::RankedTensorType>($_self).getShape(), [](auto v) { return v != 0; })",
         "tensor<2xi1>", "tensor<2x0xi1>"),
        ("llvm::is_contained({8, 16}, cast<IntegerType>($_self).getWidth())", "i16", "i32"),
        ("[&]() { if (auto s = llvm::dyn_cast<ShapedType>($_self)) return s.getNumElements() > 3; return false; }()",
         "tensor<4xi1>", "i1"),
        ("[&]() { for (auto v : cast<ShapedType>($_self).getShape()) { if (v % 2 == 1) return false; } return true; }()",
         "tensor<4x2xi1>", "tensor<4x3xi1>"),
        ("$_self.hasTrait<::mlir::ValueSemantics>()", "vector<2xi1>", "memref<2xi1>"),
        ("cast<IntegerType>($_self).getWidth() > 8 ? $_self.isSignedInteger() : true", "i4", "i16"),
    ],
)  # fmt: skip
def test_conditions_on_types(text: str, yes: str, no: str | None) -> None:
    function, unknown = check(text)
    assert not unknown
    assert function(lamina.parse_type(yes)) is True
    assert no is None or function(lamina.parse_type(no)) is False


@pytest.mark.parametrize(
    ("text", "yes", "no"),
    [
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()", "1 : i64", "0 : i64"),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getInt() >= -3", "-3 : i64", "-4 : i64"),
        ("::llvm::cast<::mlir::IntegerAttr>($_self).getValue().eq(::llvm::APInt(32, 5))", "5 : i32", "6 : i32"),
        ("::llvm::isa<::mlir::DenseI64ArrayAttr>($_self)", "array<i64: 1>", "array<i32: 1>"),
        ("::llvm::cast<::mlir::DenseArrayAttr>($_self).size() == 2", "array<i64: 1, 2>", "array<i64>"),
        ("::llvm::isa<::mlir::FlatSymbolRefAttr>($_self)", "@a", "@a::@b"),
        ("::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), [&](::mlir::Attribute attr) { return attr && "
         "(::llvm::isa<::mlir::StringAttr>(attr)); })", '["a"]', "[1]"),
        ("::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getElementType().isIndex()",
         "dense<1> : tensor<1xindex>", "dense<1> : tensor<1xi64>"),
    ],
)  # fmt: skip
def test_conditions_on_attributes(text: str, yes: str, no: str) -> None:
    function, unknown = check(text)
    assert not unknown
    assert function(lamina.parse_attribute(yes)) is True
    assert function(lamina.parse_attribute(no)) is False


def test_a_cast_that_fails_makes_the_condition_false() -> None:
    function, _ = check("::llvm::cast<::mlir::ShapedType>($_self).getRank() == 0")
    assert function(lamina.parse_type("i32")) is False


@pytest.mark.parametrize(
    ("text", "of_vector", "of_integer"),
    [
        (f"{VECTOR} && mystery($_self)", None, False),
        (f"{VECTOR} || mystery($_self)", True, None),
        (f"!({VECTOR} || mystery($_self))", False, None),
        ("mystery($_self)", None, None),
    ],
)
def test_what_is_unknown_decides_nothing_and_the_rest_still_does(
    text: str, of_vector: bool | None, of_integer: bool | None
) -> None:
    function, unknown = check(text)
    assert unknown == ["function 'mystery'"]
    assert function(lamina.parse_type("vector<2xi1>")) is of_vector
    assert function(lamina.parse_type("i32")) is of_integer


@pytest.mark.parametrize(
    "text", ["$_self.getMystery()", "::llvm::isa<Mystery>($_self)", "a::Mystery", "($_self", "1 +", "[&]("]
)
def test_nothing_unknown_is_taken_for_true(text: str) -> None:
    function, unknown = check(text)
    assert unknown and function(lamina.parse_type("i32")) is None


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("$_self.getAttr(\"a\")", True),
        ("$_self.getAttr(\"b\")", False),
        ("static_cast<bool>($_self.getAttr(\"b\"))", False),
        ("!$_self.getAttr(\"b\")", True),
        ("$_self.getNumOperands() & 1", False),
        ("$_self.getAttr(\"b\") || $_self.getNumOperands()", False),
        ("getOperation()->hasAttr(\"a\")", True),
        ("getOperation()->getAttr(\"b\")", False),
        ("getNumOperands() == 0 && mystery()", None),
    ],
)
def test_what_is_null_or_zero_is_false(text: str, holds: bool | None) -> None:
    operation = lamina.parse('"t.x"() {a = 1 : i32} : () -> ()', allow_unregistered=True).regions[0].entry_block.first_op
    placeholders: dict[str, tuple[str, str | None]] = {"_self": ("op", None), "_op": ("op", None)}
    assert translate_condition(text, Vocabulary(), placeholders).function("op")(operation) is holds


def test_values() -> None:
    builder = {"_builder": ("builder", None)}
    made = translate_value("$_builder.getIntegerType(8, /*isSigned=*/false)", Vocabulary(), builder)
    assert str(made.function("builder")(None)) == "ui8"
    assert translate_value("{1, -2, 0x10}", Vocabulary(), {}).function()() == [1, -2, 16]
    with pytest.raises(Untranslatable, match="name 'my::Case'"):
        translate_value("my::Case", Vocabulary(), {})


def test_deep_nesting_is_an_error() -> None:
    with pytest.raises(CppSyntaxError, match="nested too deeply"):
        read_expression("(" * 5000 + "1" + ")" * 5000)
