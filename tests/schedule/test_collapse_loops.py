"""``lamina-collapse-loops``: which loops become one, and the results of what runs then."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp


def collapsed(text: str) -> lamina.Operation:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-collapse-loops)")
    module.verify()
    return module


def maps_of(module: lamina.Operation) -> list[list[str]]:
    return [[str(map) for map in op.maps] for op in module.walk(GenericOp)]


def reduction(shape: str, kinds: str, result: str, dims: str, body: str = "%s = arith.addf %x, %c : f32") -> str:
    loops = ", ".join(f"d{i}" for i in range(kinds.count(",") + 1))
    return f"""func.func @f(%a: tensor<{shape}xf32>) -> tensor<{result}xf32> {{
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{result}xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<{result}xf32>) -> tensor<{result}xf32>
  %r = linalg.generic {{indexing_maps = [affine_map<({loops}) -> ({loops})>, affine_map<({loops}) -> ({dims})>],
      iterator_types = [{kinds}]}} ins(%a : tensor<{shape}xf32>) outs(%i : tensor<{result}xf32>) {{
  ^bb0(%x: f32, %c: f32):
    {body}
    linalg.yield %s : f32
  }} -> tensor<{result}xf32>
  return %r : tensor<{result}xf32>
}}"""


def test_neighboring_reductions_become_one() -> None:
    text = reduction("10x9x7", '"parallel", "reduction", "reduction"', "10", "d0")
    module = collapsed(text)
    assert maps_of(module) == [["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d0)"]]
    assert [str(op.result.type) for op in module.walk(CollapseShapeOp)] == ["tensor<10x63xf32>"]
    assert not list(module.walk(ExpandShapeOp))
    a = np.arange(630, dtype=np.float32).reshape(10, 9, 7)
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(a), a.sum((1, 2)))


def test_results_and_the_fill_before_have_the_same_dims() -> None:
    text = reduction("5x6x3", '"reduction", "parallel", "parallel"', "6x3", "d1, d2")
    module = collapsed(text)
    assert maps_of(module) == [["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d1)"]]
    assert "linalg.fill ins(%cst : f32) outs(%0 : tensor<18xf32>)" in str(module)
    assert [str(op.result.type) for op in module.walk(ExpandShapeOp)] == ["tensor<6x3xf32>"]
    a = np.arange(90, dtype=np.float32).reshape(5, 6, 3)
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(a), a.sum(0))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (reduction("5x6x3", '"parallel", "reduction", "parallel"', "5x3", "d0, d2"), "kinds differ"),
        (reduction("5x6x3", '"reduction", "parallel", "parallel"', "3x6", "d2, d1"), "another order in the result"),
        (reduction("10x9x64", '"parallel", "reduction", "reduction"', "10", "d0"), "vectors are full"),
        (
            reduction(
                "10x9x7",
                '"parallel", "reduction", "reduction"',
                "10",
                "d0",
                "%n = linalg.index 2 : index\n%k = arith.index_cast %n : index to i32\n"
                "%l = arith.sitofp %k : i32 to f32\n%s = arith.addf %l, %c : f32",
            ),
            "the block uses an index",
        ),
    ],
    ids=lambda value: value.replace(" ", "-") if len(value) < 40 else "",
)
def test_what_stays(text: str, reason: str) -> None:
    module = collapsed(text)
    assert str(module) == str(lamina.parse(text)), reason


def test_a_chain_agrees_on_the_dims() -> None:
    """A tensor of which one user needs both dims keeps them for all users."""
    chain = """func.func @f(%a: tensor<8x6x5xf32>, %b: tensor<8x1x1xf32>) -> (tensor<8x6x5xf32>, tensor<8x6xf32>) {
  %e = tensor.empty() : tensor<8x6x5xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>,
      affine_map<(d0, d1, d2) -> (d0, 0, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : tensor<8x6x5xf32>, tensor<8x1x1xf32>) outs(%e : tensor<8x6x5xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<8x6x5xf32>
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<8x6xf32>
  %i = linalg.fill ins(%zero : f32) outs(%er : tensor<8x6xf32>) -> tensor<8x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel", "reduction"]} ins(%s : tensor<8x6x5xf32>) outs(%i : tensor<8x6xf32>) {
  ^bb0(%x: f32, %c: f32):
    %q = arith.addf %x, %c : f32
    linalg.yield %q : f32
  } -> tensor<8x6xf32>
  return %s, %r : tensor<8x6x5xf32>, tensor<8x6xf32>
}"""
    assert maps_of(collapsed(chain))[0][0] == "(d0, d1, d2) -> (d0, d1, d2)"
    alone = chain.replace("return %s, %r", "return %s, %i")
    unused = alone[: alone.index("  %r = ")] + alone[alone.index("  return") :]
    assert maps_of(collapsed(unused)) == [["(d0, d1) -> (d0, d1)", "(d0, d1) -> (d0, 0, 0)", "(d0, d1) -> (d0, d1)"]]
    a = np.arange(240, dtype=np.float32).reshape(8, 6, 5)
    b = np.arange(8, dtype=np.float32).reshape(8, 1, 1)
    for text in (chain, unused):
        scaled, sums = lamina.compile(text, cache=None).f(a, b)
        np.testing.assert_array_equal(scaled, a * b)
        np.testing.assert_array_equal(sums, (a * b).sum(2) if text is chain else np.zeros((8, 6)))


@pytest.mark.parametrize(
    ("shape", "permutation", "fewer"),
    [
        ((4, 20, 5, 96), [0, 3, 1, 2], [0, 2, 1]),
        ((6, 7, 2, 3), [2, 3, 0, 1], [1, 0]),
        ((6, 7, 3), [2, 1, 0], [2, 1, 0]),
    ],
)
def test_transpositions_of_fewer_dims(shape: tuple[int, ...], permutation: list[int], fewer: list[int]) -> None:
    result = [shape[dim] for dim in permutation]
    types = [f"tensor<{'x'.join(map(str, sizes))}xf32>" for sizes in (shape, result)]
    text = f"""func.func @f(%a: {types[0]}) -> {types[1]} {{
  %e = tensor.empty() : {types[1]}
  %r = linalg.transpose ins(%a : {types[0]}) outs(%e : {types[1]}) permutation = {permutation}
  return %r : {types[1]}
}}"""
    (transpose,) = collapsed(text).walk(TransposeOp)
    assert list(transpose.permutation) == fewer
    a = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(a), a.transpose(permutation))


def test_softmax_over_an_outer_dim() -> None:
    text = """func.func @f(%a: tensor<3x9x6x2xf32>) -> tensor<3x9x6x2xf32> {
  %e = tensor.empty() : tensor<3x9x6x2xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<3x9x6x2xf32>) outs(%e : tensor<3x9x6x2xf32>) -> tensor<3x9x6x2xf32>
  return %r : tensor<3x9x6x2xf32>
}"""
    assert "generic of 3 x 9 x 12" in lamina.schedule.schedule(lamina.parse(text))
    a = np.random.default_rng(0).standard_normal((3, 9, 6, 2)).astype(np.float32)
    e = np.exp(a - a.max(1, keepdims=True))
    np.testing.assert_allclose(lamina.compile(text, cache=None).f(a), e / e.sum(1, keepdims=True), rtol=1e-5)
