"""Operations with bodies, and dimension numbers, that StableHLO's rules refuse."""

from __future__ import annotations

import pytest

import lamina

TENSOR, SCALAR = "tensor<2x3xf32>", "tensor<f32>"


def body(*arguments: str, gives: str = "%x0") -> str:
    """A region that yields one of its arguments, or the result of comparing them."""
    named = [f"%x{number}: {type}" for number, type in enumerate(arguments)]
    lines = [f"^bb0({', '.join(named)}):"]
    result = arguments[0]
    if gives == "%less":
        result = "tensor<i1>"
        lines.append(f"%less = stablehlo.compare LT, %x0, %x1 : ({SCALAR}, {SCALAR}) -> {result}")
    lines.append(f"stablehlo.return {gives} : {result}")
    return "\n".join(lines)


FLOATS, TRUTH, ONE = body(SCALAR, SCALAR), body(SCALAR, SCALAR, gives="%less"), body(SCALAR)
WHOLE, ROWS = body("tensor<i32>", "tensor<i32>"), body("tensor<3xf32>", "tensor<3xf32>")


def operation(name: str, operands: str, properties: str, bodies: list[str], *types: str) -> str:
    regions = ", ".join(f"{{\n{text}\n}}" for text in bodies)
    properties = f"<{{{properties}}}> " if properties else ""
    return f'"stablehlo.{name}"({operands}) {properties}({regions}) : ({", ".join(types)}) -> {TENSOR}'


def sort(dimension: int, text: str) -> str:
    return operation("sort", "%a", f"dimension = {dimension} : i64", [text], TENSOR)


def each(operands: str, text: str) -> str:
    return operation("map", operands, "dimensions = array<i64: 0, 1>", [text], *[TENSOR] * len(operands.split()))


def windows(properties: str, text: str) -> str:
    return operation("reduce_window", "%a, %s", f"window_dimensions = array<i64: {properties}", [text], TENSOR, SCALAR)


def select_and_scatter(select: str, text: str) -> str:
    window = "window_dimensions = array<i64: 1, 1>"
    return operation("select_and_scatter", "%a, %a, %s", window, [select, text], TENSOR, TENSOR, SCALAR)


def scatter(update: str, inserted: str, vector: int, text: str = FLOATS) -> str:
    numbers = (
        f"update_window_dims = [{update}], inserted_window_dims = [{inserted}], scatter_dims_to_operand_dims = [0], "
        f"index_vector_dim = {vector}"
    )
    properties = f"scatter_dimension_numbers = #stablehlo.scatter<{numbers}>"
    return operation("scatter", "%a, %i, %u", properties, [text], TENSOR, "tensor<1x1xi32>", "tensor<1x3xf32>")


def gather(offsets: str, collapsed: str, map: str, vector: int) -> str:
    numbers = (
        f"offset_dims = [{offsets}], collapsed_slice_dims = [{collapsed}], start_index_map = [{map}], "
        f"index_vector_dim = {vector}"
    )
    sizes = f"slice_sizes = array<i64: 1, {1 if collapsed == '0, 1' else 3}>"
    properties = f"dimension_numbers = #stablehlo.gather<{numbers}>, {sizes}"
    return operation("gather", "%a, %i", properties, [], TENSOR, "tensor<1x1xi32>").replace(" () :", " :")


def branches(condition: str, type: str, text: str) -> str:
    return operation("if", condition, "", [text, text], type)


REFUSED = {
    '"stablehlo.reduce"() <{dimensions = array<i64>}> ({\nstablehlo.return\n}) : () -> tensor<f32>': (
        "expects at least 1 input value"
    ),
    sort(7, TRUTH): "must be in range [-2, 2), but found 7",
    sort(0, ONE): "comparator block should have 2 arguments",
    sort(0, FLOATS): "comparator must return tensor<i1> but got",
    each("%a", FLOATS): "but got: 1 and 2",
    each("%a, %a", WHOLE): "but got: 'f32' and 'i32'",
    windows("2>", FLOATS): "expects window-dimensions size == input rank",
    windows("1, 1>, padding = dense<0> : tensor<1x2xi64>", FLOATS): (
        "expects padding-entries to have same dimension-size"
    ),
    windows("1, 1>, window_strides = array<i64: 0, 1>", FLOATS): (
        "expects window to have positive stride for 0-th window dimension, but got 0"
    ),
    windows("1, 1>", ROWS): "differs from the op's corresponding init-value type: 'tensor<3xf32>'",
    select_and_scatter(FLOATS, FLOATS): "expects the return-type of select-region to be tensor<i1>",
    select_and_scatter(TRUTH, ONE): "Reduction-region must take 2 parameters, but takes 1",
    scatter("1", "5", 1): "Expects each element of inserted_window_dims to be in range",
    scatter("1, 1", "0", 1): "expects updates tensor must be of rank 3",
    scatter("1", "", 1): "Expects rank-of operand to match",
    scatter("1", "0", 3): "Expects index_vector_dim to be in range",
    scatter("1", "0", 2): "expects updates tensor must be of rank 3",
    scatter("1", "0", 1, ONE): "Reduction-region must take 2 parameters, but takes 1",
    gather("1", "0", "7", 1): "Expects each element of start_index_map to be in range",
    gather("1", "0", "0, 1", 1): "is not equal to size of index dimension (1)",
    gather("1", "0", "0", 3): "Expects index_vector_dim to be in range [0, rank-of('start_indices')]",
    gather("0, 0", "", "0", 1): "expects offset_dims to not repeat",
    gather("1", "9", "0", 1): "Expects each element of collapsed_slice_dims to be in range",
    "stablehlo.reverse %a, dims = [7] : tensor<2x3xf32>": "all dimensions should be between [0, 2). Got dimension: 7",
    branches("%ps", "tensor<3xi1>", f"stablehlo.return %a : {TENSOR}"): (
        "operand should be rank 0 tensor but got rank 1"
    ),
    branches("%p", "tensor<i1>", body(TENSOR)): "branch 0 must have 0 arguments, but found 1",
}


@pytest.mark.parametrize("line", REFUSED)
def test_refused(line: str) -> None:
    text = f"""func.func @f(%a: tensor<2x3xf32>, %s: tensor<f32>, %i: tensor<1x1xi32>, %u: tensor<1x3xf32>,
    %p: tensor<i1>, %ps: tensor<3xi1>) {{
%0 = {line}
return }}"""
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as caught:
        lamina.parse(text)
    assert REFUSED[line] in str(caught.value)
    assert str(caught.value).startswith("-:3:6: error: 'stablehlo.")


def test_bodies_may_sum_in_more_bits() -> None:
    lamina.parse(
        """func.func @f(%a: tensor<2x3xf16>, %s: tensor<f16>) -> tensor<2xf32> {
      %0 = "stablehlo.reduce"(%a, %s) <{dimensions = array<i64: 1>}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %z = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %z : tensor<f32>
      }) : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf32>
      return %0 : tensor<2xf32> }"""
    )
