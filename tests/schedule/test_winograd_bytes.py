"""Winograd's algorithm on bytes: equal to the direct convolution bit for bit, only where it is exact and pays."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.passes.default_pipeline import BUFFERIZATION
from lamina.passes.winograd_blocks import Layer
from lamina.schedule import host_target, schedule, target_named
from tests.schedule.test_byte_products import SIGNS, numbers

_RUNS_AVX2 = pytest.mark.skipif("avx2" not in host_target().features, reason="runs code for AVX2")
_PASS = "builtin.module(lamina-winograd-bytes)"

# A padded convolution, its sums quantized with a bias of each feature and a residual, or as they are.
_CONVOLUTION = """
#image = affine_map<(n, y, x, f, ky, kx, c) -> (n, y + ky, kx + x, c)>
#filter = affine_map<(n, y, x, f, ky, kx, c) -> {filter}>
#result = affine_map<(n, y, x, f, ky, kx, c) -> (n, y, x, f)>
#all = affine_map<(n, y, x, f) -> (n, y, x, f)>
#feature = affine_map<(n, y, x, f) -> (f)>
#column = affine_map<(n, y, x, f) -> (x)>
func.func @f(%x: tensor<{n}x{h}x{w}x{c}xi8>, %r: tensor<{n}x{y}x{z}x{f}xi8>) -> {result} {{
  %v = arith.constant dense<"0x{weights}"> : tensor<{shape}xi8>
  %bias = arith.constant dense<{bias}> : tensor<{f}xi32>
  %columns = arith.constant dense<{columns}> : tensor<{z}xi32>
  %first = arith.constant {first} : i32
  %padding = arith.constant -56 : i8
  %sums = tensor.empty() : tensor<{n}x{y}x{z}x{f}xi32>
  %init = linalg.fill ins(%first : i32) outs(%sums : tensor<{n}x{y}x{z}x{f}xi32>) -> tensor<{n}x{y}x{z}x{f}xi32>
  %padded = tensor.pad %x low[0, {top}, {left}, 0] high[0, {bottom}, {right}, 0] {{
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %padding : i8
  }} : tensor<{n}x{h}x{w}x{c}xi8> to tensor<{n}x{p}x{q}x{c}xi8>
  %0 = linalg.generic {{indexing_maps = [#image, #filter, #result], iterator_types = ["parallel", "parallel",
    "parallel", "parallel", "reduction", "reduction", "reduction"]}} ins(%padded, %v : tensor<{n}x{p}x{q}x{c}xi8>,
    tensor<{shape}xi8>) outs(%init : tensor<{n}x{y}x{z}x{f}xi32>) {{
  ^bb0(%a: i8, %b: i8, %sum: i32):
    %a32 = {extend_image} %a : i8 to i32
    %b32 = {extend_filter} %b : i8 to i32
    %m = arith.muli %a32, %b32 : i32
    %s = arith.addi %sum, %m : i32
    linalg.yield %s : i32
  }} -> tensor<{n}x{y}x{z}x{f}xi32>
  {last}
}}"""
_QUANTIZED = """%bytes = tensor.empty() : tensor<{n}x{y}x{z}x{f}xi8>
  %1 = linalg.generic {{indexing_maps = [#feature, #all, #column, #all, #all], iterator_types = ["parallel", "parallel",
    "parallel", "parallel"]}} ins(%bias, %0, %columns, %r : tensor<{f}xi32>, tensor<{n}x{y}x{z}x{f}xi32>,
    tensor<{z}xi32>, tensor<{n}x{y}x{z}x{f}xi8>) outs(%bytes : tensor<{n}x{y}x{z}x{f}xi8>) {{
  ^bb0(%a: i32, %b: i32, %c: i32, %d: i8, %o: i8):
    %eight = arith.constant 8 : i32
    %s = arith.addi %a, %b : i32
    %t = arith.addi %s, %c : i32
    %u = arith.shrsi %t, %eight : i32
    %e = arith.trunci %u : i32 to i8
    %g = arith.addi %e, %d : i8
    linalg.yield %g : i8
  }} -> tensor<{n}x{y}x{z}x{f}xi8>
  return %1 : tensor<{n}x{y}x{z}x{f}xi8>"""


class _Case:
    """A convolution with random or extreme numbers, as a module and as NumPy computes it."""

    def __init__(
        self,
        sizes: tuple[int, int, int, int, int],
        pads: tuple[int, int, int, int] = (1, 1, 1, 1),
        signs: str = "us",
        quantized: bool = True,
        order: str = "yxcf",
        first: int = 0,
        extreme: bool = False,
    ) -> None:
        n, h, w, c, f = sizes
        top, left, bottom, right = pads
        generator = np.random.default_rng([*sizes, *pads])
        shapes = [(n, h, w, c), (3, 3, c, f)]
        image, filter = (numbers(generator, sign, shape) for sign, shape in zip(signs, shapes, strict=True))
        if extreme:
            image, filter = (
                np.where(generator.random(array.shape) < 0.9, SIGNS[sign][2 + one], SIGNS[sign][3 - one])
                for one, (sign, array) in enumerate(zip(signs, (image, filter), strict=True))
            )
        self.image, self.filter = image.astype(SIGNS[signs[0]][1]), filter.astype(SIGNS[signs[1]][1])
        y, z = h + top + bottom - 2, w + left + right - 2
        bias, columns = (generator.integers(-9999, 9999, size).astype(np.int32) for size in (f, z))
        self.residual = numbers(generator, "s", (n, y, z, f))
        names = {"y": "ky", "x": "kx", "c": "c", "f": "f"}
        stored = np.ascontiguousarray(self.filter.transpose(["yxcf".index(axis) for axis in order]))
        facts = dict(
            n=n, h=h, w=w, c=c, f=f, y=y, z=z, p=y + 2, q=z + 2, top=top, left=left, bottom=bottom, right=right,
            filter=f"({', '.join(names[axis] for axis in order)})", shape="x".join(map(str, stored.shape)),
            weights=stored.tobytes().hex().upper(), bias=bias.tolist(), columns=columns.tolist(), first=first,
            extend_image=SIGNS[signs[0]][0], extend_filter=SIGNS[signs[1]][0],
        )  # fmt: skip
        type = f"tensor<{n}x{y}x{z}x{f}x{'i8' if quantized else 'i32'}>"
        last = _QUANTIZED.format(**facts) if quantized else f"return %0 : {type}"
        self.text = _CONVOLUTION.format(**facts, result=type, last=last)
        padding = np.array(-56, np.int8).view(self.image.dtype)
        around = ((0, 0), (top, bottom), (left, right), (0, 0))
        padded = np.pad(self.image, around, constant_values=padding).astype(np.int32)
        taps = [
            padded[:, i : i + y, j : j + z] @ self.filter[i, j].astype(np.int32) for i in range(3) for j in range(3)
        ]
        self.expected = np.sum(taps, axis=0, dtype=np.int32) + np.int32(first)
        if quantized:
            self.expected = ((self.expected + bias + columns[:, None]) >> 8).astype(np.int8) + self.residual

    def check(self, **options: object) -> None:
        module = lamina.parse(self.text)
        lamina.run_pipeline(module, _PASS)
        assert "scf.forall" in str(module)
        compiled = lamina.compile(module, cache=None, cpu="x86-64-v3", **options)
        np.testing.assert_array_equal(compiled["f"](self.image.view(np.int8), self.residual), self.expected)


@_RUNS_AVX2
@pytest.mark.parametrize(
    "case",
    [
        _Case((1, 8, 8, 64, 64)),
        _Case((3, 11, 9, 64, 48), signs="ss"),
        _Case((1, 11, 10, 63, 65), (0, 1, 2, 0), signs="su", order="fcyx"),
        _Case((2, 9, 8, 70, 64), (0, 0, 0, 0), signs="uu", quantized=False, first=-70000),
        _Case((1, 5, 28, 72, 64), (1, 0, 0, 1), order="yxfc", quantized=False),
        _Case((1, 6, 7, 256, 64), extreme=True),
        _Case((2, 6, 6, 256, 64), signs="ss", quantized=False, extreme=True),
    ],
    ids=lambda case: "x".join(map(str, (*case.image.shape, case.filter.shape[-1]))),
)
def test_results_are_those_of_the_direct_convolution(case: _Case) -> None:
    case.check()


@_RUNS_AVX2
def test_blocks_of_tiles_run_on_several_cores() -> None:
    _Case((2, 14, 14, 64, 64)).check(parallel=True)


def test_what_is_done_on_the_sums_is_done_in_the_loop() -> None:
    module = lamina.parse(_Case((1, 9, 8, 64, 64)).text)
    lamina.run_pipeline(module, _PASS)
    text = str(module)
    # Padding for a fifth row of tiles is that of the image's own; a loop makes the bytes, of which nine rows are used.
    assert text.count("tensor.pad %arg0") == 1 and "to tensor<1x12x10x64xi8>" in text
    assert "tensor<16x64x64xi16>" in text and text.count("arith.shrsi") == 8
    # A block is read, and its products are, as a whole at several places; the others are parts of the residual.
    assert text.count("tensor.extract_slice") < 16
    before, _, _ = text.partition("    return")
    assert "tensor<1x10x8x64xi8> to tensor<1x9x8x64xi8>" in before.splitlines()[-1]


def test_parts_of_a_block_are_not_copied() -> None:
    module = lamina.parse(_Case((1, 8, 8, 64, 64)).text)
    lamina.run_pipeline(module, f"{_PASS[:-1]},eliminate-empty-tensors,{BUFFERIZATION.pipeline})")
    assert str(module).partition("scf.forall")[2].count("memref.copy") > 8
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-write-copies-in-place))")
    assert "memref.copy" not in str(module).partition("scf.forall")[2]


def test_only_cpus_that_add_pairs_use_it() -> None:
    module = lamina.parse(_Case((1, 14, 14, 64, 64)).text)
    assert "lamina-winograd-bytes" in schedule(module, target_named("haswell"))
    for cpu in ("alderlake", "cascadelake", "sapphirerapids", "cortex-a76"):
        assert "lamina-winograd-bytes" not in schedule(module, target_named(cpu)), cpu


def _is_replaced(text: str) -> bool:
    module = lamina.parse(text)
    lamina.run_pipeline(module, _PASS)
    return "scf.forall" in str(module)


def test_sums_that_a_shift_would_spoil_are_left() -> None:
    """Four times 9 * c products of 255 * 128, or of 128 * 128, must be less than 2^31."""
    assert _is_replaced(_Case((1, 8, 8, 1827, 32)).text)
    assert not _is_replaced(_Case((1, 8, 8, 1828, 32)).text)
    assert _is_replaced(_Case((1, 8, 8, 3640, 32), signs="ss").text)
    assert not _is_replaced(_Case((1, 8, 8, 3641, 32), signs="ss").text)


def test_other_convolutions_are_left() -> None:
    text = _Case((1, 8, 8, 64, 64)).text
    assert _is_replaced(text)
    assert not _is_replaced(_Case((1, 8, 8, 8, 8)).text)
    assert not _is_replaced(_with_argument(text))
    dilated = text.replace("y + ky", "y + ky * 2").replace("tensor<1x10x", "tensor<1x12x")
    assert not _is_replaced(dilated.replace("high[0, 1,", "high[0, 3,"))


def _with_argument(text: str) -> str:
    """Returns the module with its filter as an argument."""
    lines = text.splitlines()
    (constant,) = (line for line in lines if line.strip().startswith("%v = "))
    type = constant.rpartition(" : ")[2]
    return text.replace(constant + "\n", "").replace("func.func @f(", f"func.func @f(%v: {type}, ")


def test_blocks_stay_in_the_cache() -> None:
    cache = 1 << 19
    layer = Layer(112, 112, 224 * 224, 64, 64)
    block = layer.block(cache)
    assert block.rows == 1 and block.columns < layer.columns
    assert Layer(4, 4, 49, 512, 512).block(cache) == (4, 4)
