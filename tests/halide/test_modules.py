"""What the front end emits: MLIR that mlir-opt accepts, applies alike, and that `lamina run` runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lamina
import lamina.halide as hl
from lamina.halide.payload import symbol
from tests import oracle
from tests.mlir_test import run_tool

X, Y, XI, YI = hl.vars("x y xi yi")


def product(size: int = 32) -> Any:
    a, b = hl.ImageParam(hl.Float(32), 2, "a"), hl.ImageParam(hl.Float(32), 2, "b")
    k = hl.RDom([(0, size)], "k")
    sums, out = hl.Func("sums"), hl.Func("emitted")
    sums[X, Y] = 0.0
    sums[X, Y] += a[k, Y] * b[X, k]
    out[X, Y] = sums[X, Y]
    out.tile(X, Y, XI, YI, 16, 4).vectorize(XI, 8).unroll(XI).unroll(YI).parallel(Y)
    sums.compute_at(out, X).vectorize(X, 8).unroll(X).unroll(Y)
    sums.update().reorder(X, Y, k).vectorize(X, 8).unroll(X).unroll(Y).unroll(k, 2)
    return out.bound(X, 0, size).bound(Y, 0, size)


def test_the_payload_is_readable() -> None:
    f, image = hl.Func("readable"), hl.ImageParam(hl.Float(32), 2, "image")
    image.dim(0).set_bounds(0, 9)
    image.dim(1).set_bounds(0, 4)
    f[X, Y] = image[X + 1, Y] * 2
    assert f.payload([8, 4]).endswith("""\
  // readable(x, y) = (image((x + 1), y) * 2f)
  %image_part = tensor.extract_slice %image[0, 1] [4, 8] [1, 1] : tensor<4x9xf32> to tensor<4x8xf32>
  %readable_1 = linalg.generic {
    indexing_maps = [#map0, #map0],
    iterator_types = ["parallel", "parallel"]
  } ins(%image_part : tensor<4x8xf32>) outs(%readable : tensor<4x8xf32>) attrs = {stage = "readable"} {
  ^bb0(%image_1: f32, %readable_at: f32):
    %c = arith.constant 2.0 : f32
    %v = arith.mulf %image_1, %c fastmath<contract> : f32
    linalg.yield %v : f32
  } -> tensor<4x8xf32>
  bufferization.materialize_in_destination %readable_1 in restrict writable %readable_buffer
    : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
  return
}
""")
    assert f.schedule_ir([8, 4]) == "", "nothing is scheduled"


def test_the_script_is_of_the_transform_dialect() -> None:
    script = product().schedule_ir()
    assert script.startswith("transform.named_sequence @__transform_main(")
    for operation in (
        "structured.tile_using_forall",
        "structured.tile_using_for",
        "structured.fuse_into_containing_op",
        "structured.vectorize",
        "loop.unroll",
        "bufferization.one_shot_bufferize",
    ):
        assert f"transform.{operation}" in script


def test_mlir_opt_applies_the_script_alike() -> None:
    text = product().module()
    theirs = oracle.mlir_opt(text, "--transform-interpreter")
    ours = run_tool(["opt", "--transform-interpreter"], text)
    assert ours.stdout.strip() == theirs.stdout.strip()


def test_payloads_are_what_mlir_opt_accepts() -> None:
    image, r = hl.Buffer(np.zeros((8, 12), np.uint8)), hl.RDom([(0, 3), (0, 2)], "r")
    f, g, h = hl.Func("windows"), hl.Func("places"), hl.Func("scan")
    f[X, Y] = hl.sum(hl.u32(image[X + r.x, Y + r.y])) + hl.select(image[2 * X, Y] > 3, hl.u32(X), 7)
    g[X, Y] = hl.exp(hl.f32(f[hl.clamp(X * X, 0, 3), Y])) / 3 + hl.f16(Y)
    s = hl.RDom([(1, 3)], "s")
    h[X, Y] = g[X, Y]
    h[s, 1] += h[s - 1, 0] % 2
    f.compute_root()
    theirs = oracle.mlir_opt(h.payload([4, 5]))
    assert theirs.ok, theirs.diagnostics


def test_lamina_run_runs_a_module(tmp_path: Path) -> None:
    path = tmp_path / "emitted.mlir"
    path.write_text(product().module())
    command = [sys.executable, "-m", "lamina", "run", str(path), "--args", "random,random,zeros"]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_the_module_compiles_by_itself() -> None:
    out = product()
    left, right = np.random.default_rng(0).random((2, 32, 32), dtype=np.float32)
    result = np.zeros((32, 32), np.float32)
    getattr(lamina.compile(out.module()), symbol(out.name()))(left, right, result)
    np.testing.assert_allclose(result, left @ right, rtol=1e-5)


def test_a_step_that_does_not_apply_is_a_schedule_error(monkeypatch: pytest.MonkeyPatch) -> None:
    out = product(16)
    program = out.program()
    # The first tiling is given the function.
    broken = re.sub(r"tile_using_forall %emitted\w*", "tile_using_forall %f", out.module())
    monkeypatch.setattr(program, "module_text", lambda: broken)
    with pytest.raises(hl.ScheduleError, match='The schedule of "emitted.*" does not apply'):
        program.compiled()


def test_importing_lamina_does_not_load_it() -> None:
    program = "import sys, lamina; assert 'lamina.halide' not in sys.modules; lamina.halide.Func"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
