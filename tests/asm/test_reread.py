"""Spellings that are no identifiers are printed so that they can be read again."""

from __future__ import annotations

import pytest

import lamina
from lamina.asm.operation_texts import operation_describer


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        # Bare, as MLIR prints it.
        ('module attributes {tosa.a = #tosa.level<"8k">} {}', "#tosa.level<8k>"),
        (
            """irdl.dialect @a {
  irdl.operation @b {
    %0 = irdl.any
    irdl.operands("9": variadic %0, "9a": %0, c: %0)
  }
}""",
            'irdl.operands("9": variadic %0, "9a": %0, c: %0)',
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
