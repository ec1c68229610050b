"""linalg-block-pack-matmul: every option on many matmuls, compared with mlir-opt; and what it says of options that make
no sense."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.mlir_test import run_tool
from tests.test_comparisons import difference


def matmul(name: str, left: str, right: str, out: str, element: str = "f32", sums: str = "f32", maps: str = "") -> str:
    a, b = f"tensor<{left}x{element}>", f"tensor<{right}x{element}>"
    c = f"tensor<{out}x{sums}>"
    return (
        f"func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"  %0 = linalg.{name} {maps} ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}\n"
        f"  return %0 : {c}\n}}\n"
    )


def maps(*results: str, loops: str = "m, n, k") -> str:
    return "indexing_maps = [" + ", ".join(f"affine_map<({loops}) -> ({one})>" for one in results) + "]"


def generic(left: str, right: str, out: str, *results: str, kinds: str = "ppr", loops: str = "m, n, k") -> str:
    names = {"p": '"parallel"', "r": '"reduction"'}
    a, b, c = (f"tensor<{shape}xf32>" for shape in (left, right, out))
    return (
        f"func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{\n"
        f"  %0 = linalg.generic {{{maps(*results, loops=loops)}, "
        f"iterator_types = [{', '.join(names[kind] for kind in kinds)}]}}\n"
        f"      ins(%a, %b : {a}, {b}) outs(%c : {c}) {{\n"
        "  ^bb0(%x: f32, %y: f32, %z: f32):\n"
        "    %p = arith.mulf %x, %y : f32\n    %s = arith.addf %z, %p : f32\n    linalg.yield %s : f32\n"
        f"  }} -> {c}\n  return %0 : {c}\n}}\n"
    )


STATIC = [
    matmul("matmul", "64x48", "48x32", "64x32"),
    matmul("matmul", "63x47", "47x31", "63x31"),
    matmul("matmul", "64x48", "48x32", "64x32", "i8", "i32"),
    matmul("matmul", "48x64", "48x32", "64x32", maps=maps("k, m", "k, n", "m, n")),
    matmul("matmul", "64x48", "32x48", "64x32", maps=maps("m, k", "n, k", "m, n")),
    matmul("batch_matmul", "4x64x48", "4x48x32", "4x64x32"),
    generic("64x48", "48x32", "64x32", "m, k", "k, n", "m, n"),
    generic("48x64", "48x32", "64x32", "k, m", "k, n", "m, n"),
    generic("64x48", "32x48", "64x32", "m, k", "n, k", "m, n"),
]
DYNAMIC = [
    matmul("matmul", "?x?", "?x?", "?x?"),
    matmul("matmul", "?x48", "48x32", "?x32"),
    matmul("batch_matmul", "4x?x?", "4x?x?", "4x?x?"),
]
UNTOUCHED = [
    matmul("matvec", "63x47", "47", "63"),
    matmul("contract", "64x48", "48x32", "64x32", maps=maps("m, k", "k, n", "m, n")),
    generic("64x48", "48x32", "32x64", "m, k", "k, n", "n, m"),
    generic("64x48x2", "48x2x32", "64x32", "m, k, l", "k, l, n", "m, n", kinds="pprr", loops="m, n, k, l"),
    generic("4x64x48", "4x48x32", "4x64x32", "b, m, k", "b, k, n", "b, m, n", kinds="pppr", loops="b, m, n, k"),
    "func.func @f(%a: memref<64x48xf32>, %b: memref<48x32xf32>, %c: memref<64x32xf32>) {\n"
    "  linalg.matmul ins(%a, %b : memref<64x48xf32>, memref<48x32xf32>) outs(%c : memref<64x32xf32>)\n  return\n}\n",
]
OPTIONS = [
    "block-factors=32,16,64",
    "block-factors=32,16,64 mnk-order=1,2,0 rhs-transpose-outer-blocks=false",
    "block-factors=32,16,64 mnk-order=2,0,1 lhs-transpose-outer-blocks=true lhs-transpose-inner-blocks=true "
    "rhs-transpose-outer-blocks=false rhs-transpose-inner-blocks=false",
    "block-factors=32,16,64 mnk-padded-multiples=8,0,0",
    "block-factors=0,16,0 mnk-padded-multiples=10,0,20",
    "block-factors=32,16",
    "",
]


def check(payloads: list[str], options: str) -> None:
    flags = [f"--linalg-block-pack-matmul={options}"]
    failures = []
    for payload, expected in zip(payloads, oracle.mlir_opt_many(payloads, *flags), strict=True):
        failures += difference(payload, flags, expected)
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize("options", OPTIONS)
def test_options(options: str) -> None:
    check([*STATIC, *DYNAMIC, *UNTOUCHED], options)


@pytest.mark.parametrize("order", ["0,1,2", "1,2,0"])
def test_full_tiles_only(order: str) -> None:
    """mlir-opt does not come to an end on matmuls of dynamic size with allow-padding=false."""
    check(STATIC, f"block-factors=16,16,16 allow-padding=0 mnk-order={order} lhs-transpose-inner-blocks=true")


def test_dynamic_sizes_are_not_full_tiles() -> None:
    flag = "--linalg-block-pack-matmul=block-factors=16,16,16 allow-padding=0"
    outcome = run_tool(["opt", flag, "-"], stdin=DYNAMIC[0])
    assert outcome.exit_code == 0
    assert "linalg.matmul" in outcome.stdout and "linalg.pack" not in outcome.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("block-factors=32,16,64 mnk-order=0,1", "mnk-order: expected a permutation of 0, 1 and 2"),
        ("block-factors=32,16,64 mnk-order=0,1,1", "mnk-order: expected a permutation of 0, 1 and 2"),
        ("block-factors=32,16,64 mnk-padded-multiples=8,8", "mnk-padded-multiples: expected 3 numbers or none"),
        ("block-factors=32,16,-64", "expected numbers that are not negative"),
        ("block-factors=32,16,0", "block-factors: expected a number for each of m, n and k that is not 0"),
    ],
)
def test_senseless_options(options: str, message: str) -> None:
    """mlir-opt has assertions in their places."""
    outcome = run_tool(["opt", f"--linalg-block-pack-matmul={options}", "-"], stdin=STATIC[0])
    assert outcome.exit_code == 1
    assert message in outcome.stderr
