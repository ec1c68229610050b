"""What attributes, types, operations and rewrites refuse, with the name of the thing that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import lamina
from lamina.dialects.arith.enums import CmpFPredicate, CmpIPredicate
from lamina.dialects.arith.ops import AddIOp, CmpIOp, ConstantOp
from lamina.dialects.gpu.attributes import AddressSpaceAttr
from lamina.interfaces.model import Interface
from lamina.ir.attribute import InvalidParameters
from lamina.ir.attributes import (
    ArrayAttr,
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
)
from lamina.ir.diagnostics import VerifyError
from lamina.ir.types import DYNAMIC, FunctionType, IntegerType, RankedTensorType, TupleType, f32, i8, i32
from lamina.passmanager import Pass, PassManager, register_pass
from lamina.rewrite import (
    ConversionTarget,
    PatternRewriter,
    TypeConverter,
    apply_partial_conversion,
    apply_patterns_greedily,
    canonicalize,
    conversion_pattern,
    pattern,
)

VALUES: dict[str, tuple[Callable[[], Any], str]] = {
    "an integer beyond its type": (lambda: IntegerAttr(i8, 300), "integer 300 is out of range for i8"),
    "a float for an integer": (lambda: IntegerAttr(i8, 3.0), "3.0 is not an integer"),  # type: ignore[arg-type]
    "nothing for a float": (lambda: FloatAttr(f32, None), "None is not a number"),  # type: ignore[arg-type]
    "a complex number for a float": (lambda: FloatAttr(f32, 1j), "1j is not a number"),  # type: ignore[arg-type]
    "a float of an integer type": (lambda: FloatAttr(i32, 3.0), "expected floating point type"),  # type: ignore[arg-type]
    "a negative width": (lambda: IntegerType(-1), "invalid integer bitwidth: -1"),
    "a size that is a float": (lambda: RankedTensorType([2.0], f32), "dimension sizes, got (2.0,)"),  # type: ignore[list-item]
    "a type and a shape in the wrong order": (
        lambda: RankedTensorType(f32, [2]),  # type: ignore[arg-type]
        "expected integers as tensor dimension sizes, got <FloatType f32>",
    ),
    "no list of types": (lambda: FunctionType(i32, [i32]), "a list of types, got <IntegerType i32>"),  # type: ignore[arg-type]
    "nothing as a list of types": (lambda: TupleType(None), "a list of types, got None"),  # type: ignore[arg-type]
    "numbers in an array": (lambda: ArrayAttr([1, 2]), "expected an attribute, got 1"),  # type: ignore[list-item]
    "nothing as an array": (lambda: ArrayAttr(None), "ArrayAttr: expected a list, got None"),  # type: ignore[arg-type]
    "a dictionary without names": (
        lambda: DictionaryAttr([1]),  # type: ignore[list-item]
        "expected a pair of a name and an attribute, got 1",
    ),
    "a number for a truth value": (lambda: DenseBoolArrayAttr([3]), "3 is not a truth value"),
    "elements of a scalar type": (
        lambda: DenseElementsAttr.from_attributes(f32, []),  # type: ignore[arg-type]
        "expected a shaped type, got <FloatType f32>",
    ),
}


@pytest.mark.parametrize("name", VALUES)
def test_values_of_attributes_and_types(name: str) -> None:
    make, message = VALUES[name]
    with pytest.raises(InvalidParameters, match=re.escape(message)):
        make()


def test_numbers_like_integers_are_integers() -> None:
    assert IntegerAttr(i8, True) is IntegerAttr(i8, 1)
    assert RankedTensorType([True, DYNAMIC], f32) is RankedTensorType([1, DYNAMIC], f32)
    assert DenseBoolArrayAttr([0, 1, -1]) is DenseBoolArrayAttr([False, True, True])


@pytest.fixture
def add() -> Iterator[AddIOp]:
    module = lamina.parse("func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }")
    (found,) = module.walk(AddIOp)
    yield found


def test_values_of_operations(add: AddIOp) -> None:
    wrong: Any = 3
    with pytest.raises(TypeError, match="an operand of 'arith.addi' must be a value, got 3"):
        AddIOp([add.lhs, wrong], [i32])
    with pytest.raises(TypeError, match="a value is replaced by another value, not by 3"):
        add.result.replace_all_uses_with(wrong)
    for _ in range(10):  # the general code and the generated one
        with pytest.raises(TypeError, match="'arith.addi' needs types of results, got 'i32'"):
            AddIOp.build(add.lhs, add.rhs, result_types=["i32"])
    with pytest.raises(TypeError, match="walk takes a class of operations, not <class 'int'>"):
        add.walk(int)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="None is not a number of type 'f32'"):
        ConstantOp.of(wrong and None, f32)  # type: ignore[arg-type]


def test_cases_of_enumerations(add: AddIOp) -> None:
    compare = CmpIOp.build(CmpIPredicate.EQ, add.lhs, add.rhs)
    compare.predicate = "slt"  # type: ignore[assignment]
    assert compare.predicate is CmpIPredicate.SLT
    for wrong in ("foo", 77, CmpFPredicate.OGT, None, 1.0):
        if wrong is not None:
            with pytest.raises(ValueError, match=re.escape(f"CmpIPredicate has no case {wrong!r}")):
                compare.predicate = wrong  # type: ignore[assignment]
        with pytest.raises(ValueError, match=re.escape(f"AddressSpace has no case {wrong!r}")):
            AddressSpaceAttr(wrong)
    assert compare.predicate is CmpIPredicate.SLT


def test_attributes_that_are_none_are_found_and_printed(add: AddIOp) -> None:
    wrong: Any = 3
    add.attributes["x"] = wrong
    assert "{x = <<NOT AN ATTRIBUTE: 3>>}" in str(add)
    with pytest.raises(VerifyError, match="'arith.addi' op has 3 as attribute 'x'; expected an attribute under a name"):
        add.verify()
    add.attributes.clear()
    add.result.type = wrong and None
    assert str(add).strip().endswith(": <<NULL ATTRIBUTE>>")


def test_rewriters(add: AddIOp) -> None:
    wrong: Any = 3
    rewriter = PatternRewriter()
    with pytest.raises(TypeError, match="expected an operation, got 3"):
        rewriter.set_insertion_point(wrong)
    with pytest.raises(ValueError, match="'arith.addi' is in no block, so nothing can be inserted before it"):
        rewriter.set_insertion_point(add.clone())
    with pytest.raises(TypeError, match="expected an operation, got 'x'"):
        rewriter.insert("x")  # type: ignore[type-var]
    for replacement in (3, [3], "x"):
        with pytest.raises(TypeError, match="expected values, or an operation whose results they are, got"):
            rewriter.replace_op(add, replacement)  # type: ignore[arg-type]


def test_patterns(add: AddIOp) -> None:
    def rewrite(op: AddIOp, rewriter: PatternRewriter) -> bool:
        return False

    for root in (3, int):
        with pytest.raises(TypeError, match="cannot be the root of a pattern: expected a class, trait or interface"):
            pattern(root)
        with pytest.raises(TypeError, match="cannot be the root of a pattern: expected a class, trait or interface"):
            canonicalize(root)  # type: ignore[call-overload]
    for benefit in (-1, "high"):
        with pytest.raises(TypeError, match="the benefit of a pattern is a number from 0 on, not"):
            pattern(benefit=benefit)(rewrite)  # type: ignore[call-overload]
    for patterns in (pattern(rewrite), "text", None):
        with pytest.raises(TypeError, match="expected a list of patterns, got"):
            apply_patterns_greedily(add, patterns)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a ConversionTarget, got 'arith'"):
        apply_partial_conversion(add, "arith", [])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected an operation, got 'text'"):
        apply_partial_conversion(["text"], ConversionTarget(), [])  # type: ignore[list-item]


def test_functions_with_the_wrong_parameters() -> None:
    def alone(op: AddIOp) -> bool:
        return False

    def without_adaptor(op: AddIOp, rewriter: PatternRewriter) -> bool:
        return False

    with pytest.raises(TypeError, match=r"@pattern: .*alone takes 1 parameters; it is called with \(op, rewriter\)"):
        pattern(alone)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match=r"@canonicalize: .*alone takes 1 parameters; it is called"):
        canonicalize(alone)
    with pytest.raises(TypeError, match=r"takes 2 parameters; it is called with \(op, adaptor, rewriter\)"):
        conversion_pattern(without_adaptor)


def test_targets_and_converters() -> None:
    with pytest.raises(TypeError, match="expected a class of operations or a name, got 3"):
        ConversionTarget().add_legal_op(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a type conversion is a function of a type, not 3"):
        TypeConverter().add_conversion(3)  # type: ignore[call-overload]


def test_passes(add: AddIOp) -> None:
    for name in ("two words", "", 3):
        with pytest.raises(TypeError, match="is not a pass's name; write 'words-with-hyphens'"):
            register_pass(name)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="pass 'refused': 3 is not a subclass of Pass"):
        register_pass("refused")(3)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="pass 'refused': class Idle does not define run"):

        @register_pass("refused")
        class Idle(Pass):
            pass

    with pytest.raises(TypeError, match="expected an OpPassManager, got 'cse'; parse_pipeline reads text"):
        PassManager("cse")  # type: ignore[arg-type]


def test_interfaces() -> None:
    with pytest.raises(TypeError, match="Ours.implement: name the operation classes"):
        Interface("Ours", "ours").implement()
    with pytest.raises(TypeError, match="Ours.implement: 'arith.addi' is not a class of operations"):
        Interface("Ours", "ours").implement("arith.addi")  # type: ignore[arg-type]


def test_places(add: AddIOp) -> None:
    with pytest.raises(TypeError, match="expected a block or an InsertionPoint, got 3"):
        lamina.Builder(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a trace is written to a file; expected its path, got 3"):
        lamina.trace(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"donate is True, False, or the arguments by function, not \['x'\]"):
        lamina.compile("func.func @f() { return }", donate=["x"])  # type: ignore[arg-type]
