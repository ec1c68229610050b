"""The library of schedules: examples in Python make the same code as their scripts."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.ir.operation import Operation
from lamina.schedule import library
from lamina.tools.main import main
from lamina.transform.run import apply_own_script, find_entry_point, remove_script, run_script

EXAMPLES = Path(__file__).parents[2] / "examples" / "schedules"
KERNELS = Path(__file__).parents[2] / "examples" / "kernels"


@pytest.mark.parametrize("name", ["depthwise_convolution", "matmul"])
def test_same_code_as_the_script(name: str) -> None:
    scripted = lamina.parse(KERNELS / f"{name}.mlir")
    assert apply_own_script(scripted)
    s = lamina.schedule.on(KERNELS / f"{name}.mlir")
    runpy.run_path(str(KERNELS / "schedules.py"))[name](s)
    assert str(s.payload) == str(scripted)


# ---- Examples


def attention(query: np.ndarray, key: np.ndarray, value: np.ndarray) -> np.ndarray:
    scores = query.astype(np.float64) @ key.astype(np.float64).transpose(0, 2, 1) * 0.125
    weights = np.exp(scores - scores.max(2, keepdims=True))
    return weights / weights.sum(2, keepdims=True) @ value


def layer_norm(x: np.ndarray, factor: np.ndarray, offset: np.ndarray) -> np.ndarray:
    wide = x.astype(np.float64)
    centered = wide - wide.mean(1, keepdims=True)
    return centered / np.sqrt((centered**2).mean(1, keepdims=True) + 1e-5) * factor + offset


def int8(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.clip(a.astype(np.int32) @ b.astype(np.int32) >> 10, -128, 127)


SHAPES = {attention: [(8, 256, 64)] * 3, layer_norm: [(1024, 768), (768,), (768,)], int8: [(512, 512)] * 2}
Reference = Callable[..., np.ndarray]


@pytest.mark.parametrize("reference", SHAPES, ids=lambda function: function.__name__)
def test_examples_in_python(reference: Reference) -> None:
    name = reference.__name__
    s = lamina.schedule.on(EXAMPLES / f"{name}.mlir")
    schedule = runpy.run_path(str(EXAMPLES / "schedules.py"))[name]
    schedule(s)
    # Its script does the same to the module.
    again = lamina.parse(EXAMPLES / f"{name}.mlir")
    run_script(again, find_entry_point(lamina.parse(s.script()), (), "__transform_main"))  # type: ignore[arg-type]
    assert str(again) == str(s.payload)
    assert "lamina.vector_tile" in str(again) and ("scf.forall" in str(again)) == (name != "int8")
    random = np.random.default_rng(0)
    bytes = name == "int8"
    arrays = [
        random.integers(-128, 128, shape, np.int8) if bytes else random.random(shape, np.float32)
        for shape in SHAPES[reference]
    ]
    found = lamina.compile(s.payload, schedule="none")[name](*arrays)
    np.testing.assert_allclose(found, reference(*arrays), rtol=0 if bytes else 1e-3, atol=0 if bytes else 1e-3)


@pytest.mark.parametrize("name", ["attention", "layer_norm", "int8"])
def test_examples_are_short(name: str) -> None:
    text = (EXAMPLES / "schedules.py").read_text(encoding="utf-8")
    body = re.search(rf"def {name}\(.*?(?=\n\n)", text, re.DOTALL)
    assert body is not None and len(body[0].splitlines()) <= 15


# ---- Parts

MATMUL = """
func.func @f(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>) -> tensor<64x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<64x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<64x32xf32>) -> tensor<64x32xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%init : tensor<64x32xf32>)
    -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
"""


def product_of(module: Operation) -> bool:
    random = np.random.default_rng(1)
    a, b = random.random((64, 48), np.float32), random.random((48, 32), np.float32)
    return np.allclose(lamina.compile(module, schedule="none").f(a, b), a @ b, rtol=1e-4)


@pytest.mark.parametrize("name", ["conv2d", "kernels/softmax", "schedules/attention", "schedules/layer_norm"])
def test_the_automatic_schedule_is_written_on_the_library(name: str) -> None:
    payload = lamina.parse(EXAMPLES.parent / f"{name}.mlir")
    remove_script(payload)
    scripted = payload.clone()
    script = f"module attributes {{transform.with_named_sequence}} {{\n{lamina.schedule.schedule(payload)}}}"
    run_script(scripted, find_entry_point(lamina.parse(script), (), "__transform_main"))  # type: ignore[arg-type]
    s = lamina.schedule.on(payload)
    library.automatic(s)
    assert str(s.payload) == str(scripted)


def test_sizes_of_ones_own() -> None:
    s = lamina.schedule.on(MATMUL)
    library.contraction(s.match("linalg.matmul"), m=4, n=16)
    assert "sizes = array<i64: 4, 16, " in str(s.payload)
    assert product_of(s.payload)


def test_finish_makes_vectors_in_registers() -> None:
    s = lamina.schedule.on(MATMUL)
    fill, product = s.match("linalg.fill"), s.match("linalg.matmul")
    tile, loops = product.tile(m=8, n=16, using="forall")
    fill.fuse_into(loops)
    _, (steps,) = tile.tile(k=1)
    library.finish(s)
    assert "linalg" not in str(s.payload) and "vector" in str(s.payload)
    assert product_of(s.payload)


WRONG = [
    (lambda s: library.contraction(s.match("linalg.fill")), "'linalg.fill' is no contraction"),
    (lambda s: library.elementwise(s.match("linalg.matmul")), "'linalg.matmul' is no element-wise operation"),
    (lambda s: library.contraction(s.match("linalg.matmul"), m=0), "the size of 'm' is 0, it must be positive"),
    (lambda s: library.contraction(s.match("linalg.matmul"), x=4), "'x'"),
    (lambda s: library.contraction(s.match("func.func")), "'func.func' is not a structured operation"),
    (lambda s: library.reduction(s.match("linalg.conv_2d")), "expected one operation, the handle has 0"),
    (lambda s: library.tiles(s.match("func.func")), "'func.func' is not a structured operation"),
    (lambda s: library.in_blocks(s.match("linalg.matmul"), z=4), "'z'"),
]


@pytest.mark.parametrize(("step", "message"), WRONG)
def test_wrong_uses_are_schedule_errors(step: Callable[[lamina.schedule.Session], None], message: str) -> None:
    s = lamina.schedule.on(MATMUL)
    with pytest.raises(lamina.schedule.ScheduleError, match=re.escape(message)):
        step(s)


def test_whole_modules_without_operations() -> None:
    for whole in (library.attention, library.normalization):
        with pytest.raises(lamina.schedule.ScheduleError, match="the module has no structured operations"):
            whole(lamina.schedule.on("func.func @f() { return }"))
    with pytest.raises(lamina.schedule.ScheduleError, match="attention ends in a product of matrices"):
        library.attention(lamina.schedule.on(MATMUL.replace("64x32", "32").replace("64x48", "48").replace(
            "linalg.matmul", "linalg.vecmat")))  # fmt: skip


# ---- Named sequences


def test_scripts_include_the_library(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "library.mlir").write_text(library.named_sequences(), encoding="utf-8")
    script = """
  transform.named_sequence private @finish(!transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %module : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %product tile_sizes [8, 16, 1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %0 = transform.include @finish failures(propagate) (%module) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
"""
    text = f"module attributes {{transform.with_named_sequence}} {{\n{MATMUL}{script}}}"
    (tmp_path / "f.mlir").write_text(text, encoding="utf-8")
    library_path = f"transform-library-paths={tmp_path / 'library.mlir'}"
    pipeline = f"builtin.module(transform-preload-library{{{library_path}}},transform-interpreter)"
    allowed = f"--allow-read={tmp_path}"
    assert main(["opt", str(tmp_path / "f.mlir"), f"--pass-pipeline={pipeline}", allowed]) == 0
    output = capsys.readouterr().out.partition("transform.named_sequence")[0]
    assert "vector.contract" in output and "linalg.matmul" not in output
