"""CHLO's scan, broadcasts, ragged products and selections: syntax, and what their rules refuse."""

from __future__ import annotations

import pytest

import lamina
from tests.plugins.lines import check_accepted, check_refused

SQUARE, ROW = "tensor<4x3xf32>", "tensor<3xf32>"
SCAN = """\
module {
  func.func @f(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>) {
    %outputs, %carries = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_reverse = true} {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %0 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %0, %0 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
    return
  }
}
"""


def test_scan_is_written_as_it_is_read() -> None:
    assert str(lamina.parse(SCAN)).rstrip("\n") == SCAN.rstrip("\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("dimension=0", "dimension=2", "scan dimension of operand 0 is out of bounds"),
        ("dimension=0", "dim=0", "expected 'dimension'"),
        ("inits (%arg1)", "inits ()", "operand types must match the number of inputs and inits"),
        ("(%arg0)", "(%arg0, %arg0)", "operand types must match the number of inputs and inits"),
        ("(tensor<4x3xf32>, tensor<3xf32>)\n", "()\n", "not enough result types to cover the required carries"),
        ("(tensor<4x3xf32>, tensor<3xf32>)\n", "(tensor<5x3xf32>, tensor<3xf32>)\n", "incompatible with return type"),
        ("is_reverse = true", "scan_dim_size = 5 : i64", "invalid scan dimension size of operand 0"),
    ],
)
def test_scans_refused(old: str, new: str, message: str) -> None:
    assert SCAN.count(old) == 1
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(SCAN.replace(old, new))
    assert message in str(caught.value)


def broadcast(name: str, left: str, right: str, result: str, more: str = "") -> str:
    return f"chlo.broadcast_{name} %0, %1 {more}: ({left}, {right}) -> {result}"


def ragged(numbers: str, left: str, right: str, sizes: str, result: str) -> str:
    properties = f"ragged_dot_dimension_numbers = #chlo.ragged_dot<{numbers}>"
    return f'"chlo.ragged_dot"(%0, %1, %2) <{{{properties}}}> : ({left}, {right}, {sizes}) -> {result}'


ALONG = "{broadcast_dimensions = array<i64: 0>} "
CONTRACTED = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]"
GROUPED = f"{CONTRACTED}, rhs_group_dimensions = [0]"
LEFT, RIGHT, GROUPS = "tensor<5x3xf32>", "tensor<2x3x4xf32>", "tensor<2xi32>"
ROWS = "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]"
ACCEPTED = (
    broadcast("add", SQUARE, ROW, SQUARE),
    broadcast("add", SQUARE, "tensor<4xf32>", SQUARE, ALONG),
    broadcast("add", "tensor<?x1xf32>", ROW, "tensor<?x3xf32>"),
    broadcast("add", "tensor<*xf32>", ROW, SQUARE),
    broadcast("complex", SQUARE, ROW, "tensor<4x3xcomplex<f32>>"),
    ragged(GROUPED, LEFT, RIGHT, GROUPS, "tensor<5x4xf32>"),
    ragged(ROWS, LEFT, "tensor<3x4xf32>", GROUPS, "tensor<2x5x4xf32>"),
    f'"chlo.constant_like"(%0) <{{value = 1.0 : f32}}> : ({SQUARE}) -> {SQUARE}',
)
REFUSED = {
    broadcast("add", SQUARE, ROW, "tensor<5x3xf32>"): f"inferred type(s) '{SQUARE}'",
    broadcast("complex", SQUARE, "tensor<3xf64>", "tensor<4x3xcomplex<f32>>"): "mismatched operand types",
    ragged(CONTRACTED, LEFT, RIGHT, GROUPS, "tensor<5x4xf32>"): "exactly one group dimension in the rhs",
    ragged(GROUPED, LEFT, RIGHT, "tensor<3xi32>", "tensor<5x4xf32>"): "is expected to have size=3, got 2",
    ragged(GROUPED, LEFT, RIGHT, "tensor<2x2xi32>", "tensor<5x4xf32>"): "expected group_sizes to have rank 1, got 2",
    ragged(GROUPED, LEFT, RIGHT, GROUPS, "tensor<5x3xf32>"): "inferred shape '[5, 4]' is incompatible",
    ragged(GROUPED.replace("[0], rhs_g", "[], rhs_g"), LEFT, RIGHT, GROUPS, SQUARE): "exactly one ragged dimension",
    ragged(GROUPED.replace("[0], rhs_g", "[2], rhs_g"), LEFT, RIGHT, GROUPS, SQUARE): "lhs_ragged_dim to be in range",
    f'"chlo.constant_like"(%0) <{{value = 1.0 : f64}}> : ({SQUARE}) -> {SQUARE}': "value's type doesn't match",
    f"chlo.top_k(%0, k = 4) : {SQUARE} -> ({SQUARE}, tensor<4x3xi32>)": "last dimension must be at least 4",
}  # fmt: skip


def program(line: str) -> str:
    types = (line.partition(" : (")[2] or f"{SQUARE}) ->").partition(") ->")[0].split(", ")
    arguments = ", ".join(f"%{number}: {type}" for number, type in enumerate(types))
    return f"func.func @f({arguments}) {{\n{'%r:2' if 'top_k' in line else '%r'} = {line}\nreturn }}"


@pytest.mark.parametrize("line", ACCEPTED)
def test_accepted(line: str) -> None:
    check_accepted(program(line))


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    check_refused(program(line), REFUSED[line])
