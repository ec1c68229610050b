"""StableHLO's plug-in on declarations of its names: syntax round trips, and programs that its rules refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina

MODULE = """\
module {
  func.func @f(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<?x3xf32, #stablehlo.bounds<5, ?>>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, HIGH] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.add %0, %0 : tensor<2x4xf32>
    %2 = stablehlo.add %1, %0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.reduce(%1 init: %cst) across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
     reducer(%arg3: tensor<f32>, %arg4: tensor<f32>)  {
      %23 = stablehlo.subtract %arg3, %arg4 : tensor<f32>
      stablehlo.return %23 : tensor<f32>
    }
    %c = stablehlo.constant dense<10> : tensor<i32>
    %5:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %1) : tensor<i32>, tensor<2x4xf32> attributes {note}
    cond {
      %23 = stablehlo.compare  LT, %iterArg, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %23 = stablehlo.abs %iterArg_0 : tensor<2x4xf32>
      stablehlo.return %iterArg, %23 : tensor<i32>, tensor<2x4xf32>
    }
    %6 = stablehlo.compare  EQ, %1, %1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %7 = stablehlo.select %6, %1, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    %8 = stablehlo.select %6, %1, %2 : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x4xf32>
    %9 = stablehlo.complex %1, %1 : tensor<2x4xcomplex<f32>>
    %10 = stablehlo.tuple %1, %c : tuple<tensor<2x4xf32>, tensor<i32>>
    %11:2 = stablehlo.optimization_barrier %1, %c : tensor<2x4xf32>, tensor<i32>
    stablehlo.optimization_barrier()
    %12 = stablehlo.max_of %1, %1, %1 : tensor<2x4xf32>
    %13 = stablehlo.concatenate %1, %1, dim = 0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %14 = stablehlo.slice %1 [0:2, 1:4:2] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %15 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %16 = stablehlo.pad %1, %cst, low = [0, 1], high = [2, -1], interior = [1, 2] : (tensor<2x4xf32>, tensor<f32>) -> tensor<5x10xf32>
    %17 = stablehlo.reduce_precision %1, format = e5m10 : tensor<2x4xf32>
    %18 = stablehlo.custom_call @target(%1) {alias = #stablehlo.output_operand_alias<output_tuple_indices = [0, 1], operand_index = 0>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
    return
  }
  func.func @conv(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<3x3x3x16xf32>, %arg2: tensor<3x4x2xi32>, %arg3: tensor<2x3x2xi64>) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [0, 2]], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x4x4x16xf32>
    %1 = "stablehlo.gather"(%arg2, %arg3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
    return
  }
}
"""  # noqa: E501


@pytest.fixture(scope="module", autouse=True)
def _dialect() -> None:
    lamina.load_dialect(Path(__file__).parent / "stablehlo.td")


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
    "stablehlo.add %a, %i : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>": "requires compatible types",
    "stablehlo.add %a, %a : (tensor<2x3xf32>) -> tensor<2x3xf32>": "2 operands present, but expected 1",
    "stablehlo.slice %a [0:4, 0:3] : (tensor<2x3xf32>) -> tensor<4x3xf32>": "limit index 4 is larger than dimension size 2",
    "stablehlo.slice %a [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x3xf32>": "inferred type(s) 'tensor<2x2xf32>'",
    "stablehlo.transpose %a, dims = [0, 0] : (tensor<2x3xf32>) -> tensor<2x2xf32>": "must be a permutation of [0, 1]",
    "stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<5x3xf32>": "do not match at",
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
    "stablehlo.compare LESS, %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>": "to be one of",
    "stablehlo.reduce_precision %a, format = e5 : tensor<2x3xf32>": "expected exponent mantissa in format e#m#",
    "stablehlo.tuple %a : tensor<2x3xf32>": "expected tuple type",
    "stablehlo.constant 1 : i32": "invalid kind of attribute specified",
    "stablehlo.reduce(%a init: %s) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> "
    "tensor<2xf32>": "expected the inner-op to be a commutative binary-op",
    "stablehlo.reduce(%a init: %s) applies stablehlo.add across dimensions = [2] : (tensor<2x3xf32>, tensor<f32>) -> "
    "tensor<2xf32>": "Out-of-bounds dimension 2",
    "stablehlo.while(%x = %a) : tensor<2x3xf32> cond { stablehlo.return %x : tensor<2x3xf32> } do { "
    "stablehlo.return %x : tensor<2x3xf32> }": "expects condition body to return a zero-ranked tensor of i1",
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
