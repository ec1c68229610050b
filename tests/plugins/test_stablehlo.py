"""StableHLO's syntax round trips, and programs that its rules refuse."""

# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.define.operation import infer_types
from lamina.ir.block import Block
from lamina.ir.dialect import lookup_operation

MODULE = (Path(__file__).parent / "test_stablehlo.expected").read_text()


def test_every_syntax_survives_a_round_trip() -> None:
    module = lamina.parse(MODULE)
    renumbered = str(module)
    assert str(lamina.parse(renumbered)) == renumbered
    assert str(lamina.parse(module.to_text(generic=True))) == renumbered
    lines = [line.partition("= stablehlo.")[2] for line in MODULE.splitlines()]
    ours = [line.partition("= stablehlo.")[2] for line in renumbered.splitlines()]
    import re

    plain = [re.sub(r"%\d+", "%", line) for line in lines if line]
    assert [re.sub(r"%\d+", "%", line) for line in ours if line] == plain


INVALID = {
    "stablehlo.add %a, %i : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>": "requires the same element type",
    "stablehlo.add %a, %a : (tensor<2x3xf32>) -> tensor<2x3xf32>": "2 operands present, but expected 1",
    "stablehlo.slice %a [0:4, 0:3] : (tensor<2x3xf32>) -> tensor<4x3xf32>": "limit index 4 is larger than dimension size 2",
    "stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x3xf32>": "inferred type(s) 'tensor<2x2xf32>'",
    "stablehlo.transpose %a, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>": "must be a permutation of [0, 1]",
    "stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>": "are not compatible at",
    "stablehlo.concatenate %a, dim = -1 : (tensor<2x3xf32>) -> tensor<2x3xf32>": "whose value is non-negative",
    "stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>": (
        "contracting dimension sizes must match"
    ),
    "stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x5xf32>": (
        "inferred shape '[2, 4]' is incompatible"
    ),
    "stablehlo.dot_general %a, %b, contracting_dims = [1, 1] x [0, 1] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<f32>": (
        "has duplicated dimension"
    ),
    "stablehlo.convolution(%a, %a) dim_numbers = [b, 0]x[i, 0]->[b, 0], window = {} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>": "not specified",
    "stablehlo.compare LESS, %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>": "to be one of",
    "stablehlo.reduce_precision %a, format = e5 : tensor<2x3xf32>": "expected exponent mantissa in format e#m#",
    "stablehlo.tuple %a : tensor<2x3xf32>": "expected tuple type",
    "stablehlo.constant 1 : i32": "invalid kind of attribute specified",
    "stablehlo.reduce(%a init: %s) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> "
    "tensor<2xf32>": "expected the inner-op to be a commutative binary-op",
    "stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [2] : (tensor<2x3xf32>, tensor<f32>) -> "
    "tensor<2xf32>": "Out-of-bounds dimension 2",
    "stablehlo.while(%x = %a) : tensor<2x3xf32> cond { stablehlo.return %x : tensor<2x3xf32> } do { "
    "stablehlo.return %x : tensor<2x3xf32> }": "expect condition block return a zero-ranked tensor of i1",
}


@pytest.mark.parametrize("line", INVALID)
def test_rules_refuse(line: str) -> None:
    text = f"func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %i: tensor<2x3xi32>, %s: tensor<f32>) {{\n%0 = {line}\nreturn }}"
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(text)
    assert INVALID[line] in str(caught.value)


def test_layouts_of_convolutions_name_each_dimension_once() -> None:
    for text, message in {
        "[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]": "Duplicate entries for dimension 0",
        "[b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f]": "Expected spatial dimensions 1 not specified",
        "[b, 0, 1, q]x[0, 1, i, o]->[b, 0, 1, f]": "Unexpected dimension q, expecting b, f",
        "[b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]": "Expected dimensions f not specified",
    }.items():
        with pytest.raises(lamina.ParseError, match=message):
            lamina.parse_attribute(f"#stablehlo.conv<{text}>")
    text = "#stablehlo.conv<[b, 1, 0, f]x[i, 0, 1, o]->[f, 0, 1, b]>"
    assert str(lamina.parse_attribute(text)) == text


@pytest.mark.parametrize(
    ("name", "types", "wanted"),
    [
        ("add", ["tensor<?x3xf32>", "tensor<2x?xf32>"], ["tensor<2x3xf32>"]),
        ("negate", ["tensor<?xf32, #stablehlo.bounds<4>>"], ["tensor<?xf32, #stablehlo.bounds<4>>"]),
        ("maximum", ["tensor<?xi32, #stablehlo.bounds<4>>", "tensor<3xi32>"], ["tensor<3xi32>"]),
        ("sort", ["tensor<3xi32>", "tensor<3xf32>"], ["tensor<3xi32>", "tensor<3xf32>"]),
        ("create_token", [], ["!stablehlo.token"]),
        ("partition_id", [], ["tensor<ui32>"]),
    ],
)
def test_result_types_follow(name: str, types: list[str], wanted: list[str]) -> None:
    cls = lookup_operation(f"stablehlo.{name}")
    assert cls is not None
    block = Block()
    operands = [block.add_argument(lamina.parse_type(type)) for type in types]
    assert [str(type) for type in infer_types(cls, operands, {})] == wanted
