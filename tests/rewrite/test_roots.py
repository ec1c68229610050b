"""The annotation of a rewrite's first parameter is its root."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from lamina.dialects.arith.ops import AddIOp, MulIOp, SubIOp
from lamina.ir.dialect import RegistrationError
from lamina.ir.operation import Operation
from lamina.ir.traits import Commutative
from lamina.rewrite import PatternRewriter, PatternSet, apply_patterns_greedily, canonicalize, fold, pattern
from lamina.rewrite.fold import Fold
from tests.rewrite.toy import Neg, Return, function

if TYPE_CHECKING:
    from lamina.dialects.arith.ops import DivSIOp


def test_a_class() -> None:
    @pattern
    def rewrite(op: AddIOp, rewriter: PatternRewriter) -> bool:
        return False

    assert rewrite.pattern_root() is AddIOp and rewrite.name == "rewrite" and rewrite.benefit == 1


def test_several_classes() -> None:
    @pattern(benefit=3, name="Either")
    def rewrite(op: AddIOp | SubIOp, rewriter: PatternRewriter) -> bool:
        return False

    assert rewrite.pattern_root() == (AddIOp, SubIOp) and rewrite.name == "Either" and rewrite.benefit == 3


def test_any_operation() -> None:
    @pattern
    def rewrite(op: Operation, rewriter: PatternRewriter) -> bool:
        return False

    assert rewrite.pattern_root() is None


def test_a_trait_and_a_name() -> None:
    @pattern(Commutative, "my.op")
    def rewrite(op: Operation, rewriter: PatternRewriter) -> bool:
        return False

    assert rewrite.pattern_root() == (Commutative, "my.op")


def test_a_class_of_the_function_around() -> None:
    class Local(AddIOp):
        __slots__ = ()

    @pattern
    def rewrite(op: Local, rewriter: PatternRewriter) -> bool:
        return False

    assert rewrite.pattern_root() is Local


def test_no_annotation() -> None:
    with pytest.raises(TypeError, match=r"@pattern: annotate 'op' of .*rewrite with the operation class"):

        @pattern
        def rewrite(op, rewriter):  # type: ignore[no-untyped-def]
            return False


def test_no_operation() -> None:
    with pytest.raises(TypeError, match=r"@pattern: .*rewrite must take an operation"):

        @pattern
        def rewrite() -> bool:  # type: ignore[arg-type]
            return False


@pytest.mark.parametrize("decorator", [pattern, canonicalize, fold])
def test_no_operation_class(decorator: Any) -> None:
    with pytest.raises(TypeError, match="the root of .*rewrite is not an operation class: <class 'int'>"):

        @decorator
        def rewrite(op: int, other: Any) -> bool:
            return False


def test_a_class_that_is_there_for_type_checkers_only() -> None:
    with pytest.raises(TypeError, match="cannot resolve the root of .*rewrite: name 'DivSIOp' is not defined"):

        @pattern
        def rewrite(op: DivSIOp, rewriter: PatternRewriter) -> bool:
            return False


@pytest.mark.parametrize("decorator", [canonicalize, fold])
def test_folds_and_canonicalizations_belong_to_a_class(decorator: Any) -> None:
    with pytest.raises(TypeError, match="must be rooted at an operation class"):

        @decorator
        def rewrite(op: Operation, other: Any) -> bool:
            return False


def test_a_pattern_says_whether_it_applied() -> None:
    @pattern
    def rewrite(op: Neg, rewriter: PatternRewriter) -> bool:
        return None  # type: ignore[return-value]

    op, (body,) = function()
    negated = body.op(Neg, body.block.arguments[0])
    body.op(Return, negated, results=0)
    with pytest.raises(TypeError, match="pattern 'rewrite' returned None, not True, False or a match failure"):
        apply_patterns_greedily(op, PatternSet([rewrite]))


def test_a_fold_is_registered_once() -> None:
    assert Fold.get_for_class(MulIOp) is not None
    with pytest.raises(RegistrationError, match="fold of 'MulIOp' is already registered by lamina.dialects.arith.fold"):

        @fold
        def other(op: MulIOp, constants: Any) -> None:
            return None


def test_what_cannot_be_a_root_or_a_pattern_is_refused() -> None:
    def rewrite(op: AddIOp, rewriter: PatternRewriter) -> bool:
        return False

    with pytest.raises(TypeError, match="3 cannot be the root of a pattern"):
        pattern(3)(rewrite)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="expected a pattern, got <function .*; decorate functions with @pattern"):
        PatternSet([rewrite])
