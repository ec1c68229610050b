"""``lamina-transpose-contractions``: which contractions become products of matrices, and their results."""

from __future__ import annotations

import re

import numpy as np
import pytest

import lamina
from lamina.dialects.linalg.structured_ops import GenericOp, TransposeOp
from lamina.schedule import schedule, target_named


def contraction(subscripts: str, sizes: dict[str, int]) -> str:
    """A contraction in the notation of ``np.einsum``, its loops in the order of the result."""
    inputs, result = subscripts.split("->")
    left, right = inputs.split(",")
    loops = result + "".join(name for name in left if name not in result)
    types = ["x".join(str(sizes[name]) for name in names) + "xf32" for names in (left, right, result)]
    maps = [f"affine_map<({', '.join(loops)}) -> ({', '.join(names)})>" for names in (left, right, result)]
    kinds = ", ".join('"parallel"' if name in result else '"reduction"' for name in loops)
    a, b, c = (f"tensor<{type}>" for type in types)
    return f"""func.func @f(%a: {a}, %b: {b}) -> {c} {{
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : {c}
  %init = linalg.fill ins(%zero : f32) outs(%empty : {c}) -> {c}
  %r = linalg.generic {{indexing_maps = [{", ".join(maps)}], iterator_types = [{kinds}]}}
      ins(%a, %b : {a}, {b}) outs(%init : {c}) {{
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }} -> {c}
  return %r : {c}
}}"""


def transposed(text: str) -> lamina.ModuleOp:
    module = lamina.parse(text)
    lamina.run_pipeline(module, "builtin.module(lamina-transpose-contractions)")
    module.verify()
    return module


def test_a_batch_that_is_innermost_in_the_result_alone() -> None:
    module = transposed(contraction("bkm,kbn->mnb", {"b": 32, "k": 20, "m": 10, "n": 64}))
    (generic,) = module.walk(GenericOp)
    assert [str(map) for map in generic.maps] == [
        "(d0, d1, d2, d3) -> (d0, d3, d1)",
        "(d0, d1, d2, d3) -> (d3, d0, d2)",
        "(d0, d1, d2, d3) -> (d0, d1, d2)",
    ]
    (transpose,) = module.walk(TransposeOp)
    assert list(transpose.permutation) == [1, 2, 0]
    assert str(transpose.results[0].type) == "tensor<10x64x32xf32>"


def test_groups_of_loops_become_one() -> None:
    module = transposed(contraction("mkl,lnk->nm", {"m": 200, "k": 64, "l": 10, "n": 20}))
    (generic,) = module.walk(GenericOp)
    assert sorted(str(value.type) for value in generic.dps_inputs) == ["tensor<200x640xf32>", "tensor<20x640xf32>"]


@pytest.mark.parametrize(
    "subscripts",
    ["mk,kn->mn", "mk,nk->mn", "km,kn->mn", "bmk,bkn->bmn", "bmk,bnk->bmn", "mbk,nbk->bmn", "k,kn->n", "mk,kn->nm"],
)
def test_products_of_matrices_stay(subscripts: str) -> None:
    module = transposed(contraction(subscripts, {"b": 8, "m": 64, "n": 96, "k": 48}))
    assert not list(module.walk(TransposeOp))


def test_a_constant_is_transposed_at_compile_time() -> None:
    text = contraction("mbk,kbn->mnb", {"b": 32, "m": 10, "k": 20, "n": 64})
    weights = np.arange(32 * 20 * 64, dtype=np.float32).reshape(20, 32, 64)
    numbers = weights.tobytes().hex()
    text = text.replace(", %b: tensor<20x32x64xf32>", "").replace(
        "  %zero", f'  %b = arith.constant dense<"0x{numbers}"> : tensor<20x32x64xf32>\n  %zero', 1
    )
    module = transposed(text)
    assert all(str(op.results[0].type) != "tensor<32x20x64xf32>" for op in module.walk(TransposeOp))
    a = np.random.default_rng(0).standard_normal((10, 32, 20)).astype(np.float32)
    expected = np.einsum("mbk,kbn->mnb", a, weights)
    np.testing.assert_allclose(lamina.compile(text, cache=None).f(a), expected, rtol=1e-3, atol=1.0)


@pytest.mark.parametrize(
    ("subscripts", "sizes"),
    [
        ("bkm,kbn->mnb", {"b": 32, "k": 20, "m": 10, "n": 64}),
        ("mkl,lnk->nm", {"m": 200, "k": 64, "l": 10, "n": 20}),
        ("cbae,dae->dcab", {"c": 20, "b": 3, "a": 30, "e": 10, "d": 49}),
        ("cfabe,edaf->bdac", {"c": 2, "f": 2, "a": 49, "b": 10, "e": 16, "d": 12}),
    ],
)
def test_results(subscripts: str, sizes: dict[str, int]) -> None:
    rng = np.random.default_rng(1)
    left, right = subscripts.split("->")[0].split(",")
    a, b = (rng.standard_normal([sizes[name] for name in names]).astype(np.float32) for names in (left, right))
    expected = np.einsum(subscripts, a, b)
    f = lamina.compile(contraction(subscripts, sizes), cache=None).f
    np.testing.assert_allclose(f(a, b), expected, rtol=1e-3, atol=1e-3)


def test_strict_reductions_keep_their_order() -> None:
    text = contraction("mkl,lnk->nm", {"m": 200, "k": 64, "l": 10, "n": 20})
    assert "transpose-contractions" in schedule(lamina.parse(text))
    strict = schedule(lamina.parse(text), strict_reductions=True)
    assert "transpose-contractions" not in strict


@pytest.mark.parametrize(("batch", "places", "in_order"), [(4, 4096, True), (1, 65536, False)])
def test_short_reductions_are_written_in_order_where_what_they_read_stays_in_a_cache(
    batch: int, places: int, in_order: bool
) -> None:
    """Each of the batches reads 256 KiB; 65,536 places together read 4 MiB again for each row of results."""
    text = contraction("bkp,fk->bfp", {"b": batch, "k": 16, "f": 64, "p": places})
    script = schedule(lamina.parse(text), target_named("icelake-server"))
    tile = re.search(
        r"sizes = array<i64: [^>]*>, dim = 2 : i64(?:, order = array<i64: ([^>]*)>)?[^\n]*contract", script
    )
    assert tile is not None
    assert ((tile[1] or "0, 1, 2, 3") == "0, 1, 2, 3") is in_order


@pytest.mark.parametrize(("subscripts", "is_transposed"), [("bkm,kbn->mnb", True), ("mk,kn->nm", False)])
def test_bytes_keep_their_order_but_for_batches_inside(subscripts: str, is_transposed: bool) -> None:
    sizes = {"b": 32, "k": 20, "m": 10, "n": 64}
    text = contraction(subscripts, sizes).replace("f32", "i32").replace("0.0", "0").replace("addf", "addi")
    for names in subscripts.split("->")[0].split(","):
        type = f"tensor<{'x'.join(str(sizes[name]) for name in names)}x"
        text = text.replace(f"{type}i32>", f"{type}i8>")
    text = text.replace("%x: i32, %y: i32", "%x: i8, %y: i8").replace(
        "%p = arith.mulf %x, %y : i32",
        "%v = arith.extsi %x : i8 to i32\n    %w = arith.extsi %y : i8 to i32\n    %p = arith.muli %v, %w : i32",
    )
    assert bool(list(transposed(text).walk(TransposeOp))) is is_transposed
    rng = np.random.default_rng(2)
    left, right = subscripts.split("->")[0].split(",")
    a, b = (rng.integers(-128, 128, [sizes[name] for name in names], np.int8) for names in (left, right))
    expected = np.einsum(subscripts, a.astype(np.int32), b.astype(np.int32))
    np.testing.assert_array_equal(lamina.compile(text, cache=None).f(a, b), expected)


def test_products_of_complex_numbers_are_transposed_too() -> None:
    sizes = {"b": 8, "m": 64, "k": 96, "n": 80}
    text = contraction("mkb,knb->mnb", sizes).replace("xf32>", "xcomplex<f32>>").replace(": f32", ": complex<f32>")
    text = text.replace("arith.constant 0.0", "complex.constant [0.0 : f32, 0.0 : f32]")
    text = text.replace("arith.mulf", "complex.mul").replace("arith.addf", "complex.add")
    assert list(transposed(text).walk(TransposeOp))
    random = np.random.default_rng(3)
    left, right = (
        (random.standard_normal(shape) + 1j * random.standard_normal(shape)).astype(np.complex64)
        for shape in ((64, 96, 8), (96, 80, 8))
    )
    text = text.replace("[0.0", "[1.5", 1)  # what the sums start with
    actual = lamina.compile(text).f(left, right)
    np.testing.assert_allclose(actual, 1.5 + np.einsum("mkb,knb->mnb", left, right), rtol=1e-4, atol=1e-4)
