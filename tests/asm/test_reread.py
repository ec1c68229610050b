"""Names that are not identifiers are printed quoted and parse again."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.operation_texts import operation_describer


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        # MLIR prints a function type, which it cannot read back.
        (
            "module attributes {a.type = !builtin.graph<(i32) -> (i1, f32)>} {}",
            "!builtin.graph<(i32) -> (i1, f32)>",
        ),
        # Bare, as MLIR prints it.
        ('module attributes {tosa.a = #tosa.level<"8k">} {}', "#tosa.level<8k>"),
        (
            """irdl.dialect @a {
  irdl.operation @b {
    %0 = irdl.any
    irdl.operands(9: variadic %0, 9a: %0, c: %0)
  }
}""",
            "irdl.operands(9: variadic %0, 9a: %0, c: %0)",
        ),
        (
            "func.func @f(%n: i64) {\n"
            "  cf.switch %n : i64, [\n    default: ^bb1,\n    -5: ^bb1\n  ]\n^bb1:\n  return\n}",
            "18446744073709551611: ^bb1",
        ),
        (
            "func.func @f(%n: i128) {\n"
            "  cf.switch %n : i128, [\n    default: ^bb1,\n    -1: ^bb1\n  ]\n^bb1:\n  return\n}",
            "340282366920938463463374607431768211455: ^bb1",
        ),
    ],
)
def test_printed_text_is_read(text: str, printed: str) -> None:
    once = str(lamina.parse(text))
    assert printed in once
    assert str(lamina.parse(once)) == once


def test_a_number_is_no_spelling() -> None:
    with pytest.raises(lamina.ParseError, match="1:36: error: expected valid keyword or string"):
        lamina.parse("module attributes {a = #tosa.level<8>} {}")


def test_operations_are_described_though_a_name_cannot_be_found() -> None:
    module = lamina.parse("func.func @f(%a: index) {\n  %0 = arith.muli %a, %a : index\n  return\n}")
    product = module["f"].body.entry_block.operations[0]
    product.set_operands([])
    assert '"arith.muli"() ' in operation_describer(module)(product)


def test_loops_of_matchers_over_anything_else_are_refused() -> None:
    text = """
pdl_interp.func @matcher(%root: !pdl.range<operation>) {
  "pdl_interp.foreach"(%root)[^bb1] ({
  ^bb0(%a: i32):
    pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
^bb1:
  pdl_interp.finalize
}"""
    with pytest.raises(lamina.VerifyError, match="operand must be a range of loop variable type"):
        lamina.parse(text)
