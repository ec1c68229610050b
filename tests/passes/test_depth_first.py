"""``lamina-depth-first``: where chains of operations become loops, and what these compute."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.dialects.func.ops import CallOp
from lamina.dialects.memref.ops import AllocOp
from lamina.dialects.scf.ops import ForallOp, ForOp
from lamina.execution.compile import lower
from lamina.execution.memory_plan import Plan, memory_plans
from lamina.ir.operation import Operation
from lamina.passes import depth_first
from lamina.passes.default_pipeline import PLAN, Step

PASS = "builtin.module(lamina-depth-first{near-bytes=65536 last-bytes=131072},cse,canonicalize)"

_MAPS = """
#id = affine_map<(n, c, y, x) -> (n, c, y, x)>
#image = affine_map<(n, o, y, x, c, i, j) -> (n, c, y + i, x + j)>
#filter = affine_map<(n, o, y, x, c, i, j) -> (o, c, i, j)>
#result = affine_map<(n, o, y, x, c, i, j) -> (n, o, y, x)>
"""


def chain(batch: str, side: int = 64) -> str:
    """Two convolutions of padded images with a residual sum, and the means of the results."""
    image = f"tensor<{batch}x4x{side}x{side}xf32>"
    padded = f"tensor<{batch}x4x{side + 2}x{side + 2}xf32>"
    size = "%n" if batch == "?" else ""
    layers = ""
    for number, source in enumerate(("x", "r0")):
        layers += f"""
  %p{number} = tensor.pad %{source} low[0, 0, 1, 1] high[0, 0, 1, 1] {{
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  }} : {image} to {padded}
  %v{number} = linalg.generic {{indexing_maps = [#image, #filter, #result],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}}
      ins(%p{number}, %f : {padded}, tensor<4x4x3x3xf32>) outs(%start : {image}) {{
  ^bb0(%a: f32, %b: f32, %s: f32):
    %ab = arith.mulf %a, %b : f32
    %sum = arith.addf %s, %ab : f32
    linalg.yield %sum : f32
  }} -> {image}
  %r{number} = linalg.generic {{indexing_maps = [#id, #id, #id],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}}
      ins(%v{number}, %{source} : {image}, {image}) outs(%empty : {image}) {{
  ^bb0(%a: f32, %b: f32, %s: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  }} -> {image}
"""
    return f"""{_MAPS}
func.func @chain(%x: {image}, %f: tensor<4x4x3x3xf32>) -> ({image}, tensor<{batch}x4xf32>) {{
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %x, %c0 : {image}
  %empty = tensor.empty({size}) : {image}
  %start = linalg.fill ins(%zero : f32) outs(%empty : {image}) -> {image}
  {layers}
  %flat = tensor.collapse_shape %r1 [[0, 1], [2, 3]] : {image} into tensor<{_product(batch, 4)}x{side * side}xf32>
  %rows = arith.muli %n, %c4 : index
  %no_sums = tensor.empty({"%rows" if size else ""}) : tensor<{_product(batch, 4)}xf32>
  %sums = linalg.fill ins(%zero : f32) outs(%no_sums : tensor<{_product(batch, 4)}xf32>)
      -> tensor<{_product(batch, 4)}xf32>
  %summed = linalg.reduce ins(%flat : tensor<{_product(batch, 4)}x{side * side}xf32>)
      outs(%sums : tensor<{_product(batch, 4)}xf32>) dimensions = [1] (%a: f32, %s: f32) {{
    %sum = arith.addf %a, %s : f32
    linalg.yield %sum : f32
  }}
  %means = tensor.expand_shape %summed [[0, 1]] output_shape [{size or batch}, 4]
      : tensor<{_product(batch, 4)}xf32> into tensor<{batch}x4xf32>
  return %r1, %means : {image}, tensor<{batch}x4xf32>
}}
"""


def _product(batch: str, factor: int) -> str:
    return batch if batch == "?" else str(int(batch) * factor)


def in_numpy(x: np.ndarray, f: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the chain computes."""
    side = x.shape[2]
    for _ in range(2):
        padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
        windows = [padded[:, :, i : i + side, j : j + side] for i in range(3) for j in range(3)]
        x = np.einsum("knchw,ock->nohw", np.stack(windows), f.reshape(4, 4, 9), dtype=np.float32) + x
    return x, x.sum((2, 3))


def loops_of(module: Operation) -> list[ForallOp]:
    return [op for op in module.walk() if isinstance(op, ForallOp)]


@pytest.mark.parametrize("batch", ["8", "3", "?"])
def test_chain_runs_image_by_image(batch: str) -> None:
    module = lamina.parse(chain(batch))
    lamina.run_pipeline(module, PASS)
    (loop,) = loops_of(module)
    inside = {op.name for op in loop.region.entry_block.operations}
    assert {"tensor.pad", "linalg.generic", "linalg.reduce", "tensor.collapse_shape", "tensor.expand_shape"} <= inside
    assert [str(op.result_types[0]) for op in loop.region.entry_block.operations if op.name == "tensor.pad"] == [
        "tensor<1x4x66x66xf32>"
    ] * 2
    assert not any(op.name.startswith("linalg.") for op in loop.parent.operations), str(module)


@pytest.mark.parametrize("batch", ["3", "?"])
def test_results_of_a_loop_are_those_of_the_chain(batch: str) -> None:
    module = lamina.parse(chain(batch))
    lamina.run_pipeline(module, PASS)
    assert loops_of(module)
    compiled = lamina.compile(module, remarks="none")
    rng = np.random.default_rng(0)
    f = rng.standard_normal((4, 4, 3, 3), np.float32)
    for count in (3,) if batch == "3" else (0, 1, 5):
        x = rng.standard_normal((count, 4, 64, 64), np.float32)
        for found, expected in zip(compiled.chain(x, f), in_numpy(x, f), strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-3)


UNKNOWN_SIZES = """
func.func @f(%x: tensor<?x8x?x?xf32>, %w: tensor<8xf32>) -> (tensor<?x8x?x?xf32>, tensor<?x8x?xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?x8x?x?xf32>
  %h = tensor.dim %x, %c2 : tensor<?x8x?x?xf32>
  %v = tensor.dim %x, %c3 : tensor<?x8x?x?xf32>
  %empty = tensor.empty(%n, %h, %v) : tensor<?x8x?x?xf32>
  %a = linalg.exp ins(%x : tensor<?x8x?x?xf32>) outs(%empty : tensor<?x8x?x?xf32>) -> tensor<?x8x?x?xf32>
  %wide = linalg.broadcast ins(%w : tensor<8xf32>) outs(%empty : tensor<?x8x?x?xf32>) dimensions = [0, 2, 3]
  %b = linalg.add ins(%a, %wide : tensor<?x8x?x?xf32>, tensor<?x8x?x?xf32>) outs(%empty : tensor<?x8x?x?xf32>)
      -> tensor<?x8x?x?xf32>
  %p = tensor.pad %b low[0, 0, 1, 0] high[0, 0, %h, 2] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<?x8x?x?xf32> to tensor<?x8x?x?xf32>
  %groups = tensor.expand_shape %b [[0], [1, 2], [3], [4]] output_shape [%n, 2, 4, %h, %v]
      : tensor<?x8x?x?xf32> into tensor<?x2x4x?x?xf32>
  %flat = tensor.collapse_shape %groups [[0], [1, 2], [3, 4]] : tensor<?x2x4x?x?xf32> into tensor<?x8x?xf32>
  return %p, %flat : tensor<?x8x?x?xf32>, tensor<?x8x?xf32>
}"""


def test_other_sizes_may_be_unknown_too() -> None:
    """Those of padded and of reshaped results are computed from those of what the loop reads."""
    module = lamina.parse(UNKNOWN_SIZES)
    lamina.run_pipeline(module, PASS)
    module.verify()
    (loop,) = loops_of(module)
    assert {str(op.result_types[0]) for op in loop.walk() if op.name in ("linalg.exp", "tensor.pad")} == {
        "tensor<1x8x?x?xf32>"
    }
    compiled = [lamina.compile(module.clone(), remarks="none", parallel=parallel) for parallel in (False, True)]
    rng = np.random.default_rng(0)
    w = rng.standard_normal(8, np.float32)
    for shape in ((3, 8, 5, 7), (1, 8, 33, 2), (0, 8, 4, 4), (2, 8, 0, 3)):
        x = rng.standard_normal(shape, np.float32)
        expected = np.exp(x) + w[:, None, None]
        around = np.pad(expected, ((0, 0), (0, 0), (1, shape[2]), (0, 2)))
        for padded, flat in (one.f(x, w) for one in compiled):
            np.testing.assert_allclose(padded, around, rtol=1e-5, atol=1e-6)
            np.testing.assert_allclose(flat, expected.reshape(shape[0], 8, shape[2] * shape[3]), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(("batch", "side"), [("1", 64), ("8", 2)])
def test_one_image_and_images_that_fit_the_caches_stay_as_they_are(batch: str, side: int) -> None:
    module = lamina.parse(chain(batch, side))
    before = str(module)
    lamina.run_pipeline(module, "builtin.module(lamina-depth-first{near-bytes=65536 last-bytes=131072})")
    assert str(module) == before


def test_weights_that_outweigh_what_they_are_applied_to_are_read_once() -> None:
    module = lamina.parse("""
func.func @dense(%x: tensor<8x256xf32>, %w: tensor<256x256xf32>) -> tensor<8x256xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x256xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x256xf32>) -> tensor<8x256xf32>
  %a = linalg.matmul ins(%x, %w : tensor<8x256xf32>, tensor<256x256xf32>) outs(%start : tensor<8x256xf32>)
      -> tensor<8x256xf32>
  %b = linalg.matmul ins(%a, %w : tensor<8x256xf32>, tensor<256x256xf32>) outs(%start : tensor<8x256xf32>)
      -> tensor<8x256xf32>
  return %b : tensor<8x256xf32>
}""")
    before = str(module)
    lamina.run_pipeline(module, "builtin.module(lamina-depth-first{near-bytes=65536 last-bytes=131072})")
    assert str(module) == before


@pytest.mark.parametrize(
    "mixing",
    [
        "linalg.generic {indexing_maps = [#same, #same], iterator_types = [\"parallel\", \"parallel\"]}"
        " ins(%a : tensor<8x65536xf32>) outs(%empty : tensor<8x65536xf32>) {\n^bb0(%e: f32, %s: f32):\n"
        "  %i = linalg.index 0 : index\n  %j = arith.index_cast %i : index to i32\n"
        "  %k = arith.sitofp %j : i32 to f32\n  linalg.yield %k : f32\n} -> tensor<8x65536xf32>",
        "linalg.generic {indexing_maps = [#reversed, #same], iterator_types = [\"parallel\", \"parallel\"]}"
        " ins(%a : tensor<8x65536xf32>) outs(%empty : tensor<8x65536xf32>) {\n^bb0(%e: f32, %s: f32):\n"
        "  linalg.yield %e : f32\n} -> tensor<8x65536xf32>",
        "tensor.insert_slice %part into %a[0, 0] [4, 65536] [1, 1] : tensor<4x65536xf32> into tensor<8x65536xf32>",
    ],
    ids=["index", "reversed", "half"],
)  # fmt: skip
def test_operations_that_tell_elements_apart_stay_outside(mixing: str) -> None:
    exp = "linalg.exp ins(%{0} : tensor<8x65536xf32>) outs(%empty : tensor<8x65536xf32>) -> tensor<8x65536xf32>"
    module = lamina.parse(f"""
#same = affine_map<(n, x) -> (n, x)>
#reversed = affine_map<(n, x) -> (7 - n, x)>
func.func @f(%x: tensor<8x65536xf32>, %part: tensor<4x65536xf32>) -> tensor<8x65536xf32> {{
  %empty = tensor.empty() : tensor<8x65536xf32>
  %y = {exp.format("x")}
  %a = {exp.format("y")}
  %m = {mixing}
  %z = {exp.format("m")}
  %b = {exp.format("z")}
  return %b : tensor<8x65536xf32>
}}""")
    lamina.run_pipeline(module, PASS)
    module.verify()
    outside = [op.name for op in module["f"].regions[0].entry_block.operations]
    assert "scf.forall" in outside and mixing.partition(" ")[0] in outside


def test_bodies_share_code_and_memory_like_whole_functions() -> None:
    """Equal layers are one function, and all buffers are in the arena."""
    module = lamina.parse(chain("8"))
    lamina.run_pipeline(module, PASS)
    calls: list[str] = []
    allocations: list[bool] = []

    def look(step: Step, after: Operation, seconds: float) -> None:
        if "lamina-share-loops" in step.pipeline:
            calls.extend(str(op.callee) for loop in loops_of(after) for op in loop.walk(CallOp))
        if step is PLAN:
            allocations.extend(isinstance(op.parent_op, ForallOp | ForOp) for op in after.walk(AllocOp))

    lower(module, after_step=look)
    assert len(calls) > len(set(calls)) > 0
    assert allocations and not any(allocations)


@pytest.mark.parametrize("batch", ["6", "?"])
def test_images_run_on_several_threads_in_memory_of_their_own(batch: str) -> None:
    """On each number of threads the results are the same, and each thread's arena is kept."""
    module = lamina.parse(chain(batch))
    lamina.run_pipeline(module, PASS)
    plans: list[Plan] = []

    def look(step: Step, before: Operation) -> None:
        if step.pipeline == "lamina-check-allocations":
            plans.extend(memory_plans(before))

    lower(module.clone(), parallel=True, before_step=look)
    (arena,) = [buffer for plan in plans if plan.is_of_thread for buffer in plan.buffers]
    assert arena.size is not None and len(arena.parts) > 2
    compiled = lamina.compile(module, remarks="none", parallel=True)
    assert "lamina_parallel_rounds" in compiled.source and "lamina_parallel_for" in compiled.source
    rng = np.random.default_rng(0)
    f = rng.standard_normal((4, 4, 3, 3), np.float32)
    x = rng.standard_normal((6, 4, 64, 64), np.float32)
    before = lamina.get_num_threads()
    try:
        for threads, count in ((1, 6), (2, 6), (4, 6), (4, 2 if batch == "?" else 6)):
            lamina.set_num_threads(threads)
            for found, expected in zip(compiled.chain(x[:count], f), in_numpy(x[:count], f), strict=True):
                np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-3)
    finally:
        lamina.set_num_threads(before)


ROUNDS = """
func.func @f(%n: index, %m: memref<8xi32>) {
  scf.forall (%i) in (%n) {
    %c8 = arith.constant 8 : index
    %j = arith.remui %i, %c8 : index
    %one = arith.constant 1 : i32
    %x = memref.atomic_rmw addi %one, %m[%j] : (i32, memref<8xi32>) -> i32
    scf.for %k = %j to %c8 step %c8 {
      %y = memref.load %m[%k] : memref<8xi32>
      memref.store %y, %m[%k] : memref<8xi32>
    }
  } {lamina.rounds}
  return
}
"""


def test_each_image_is_computed_once_whatever_their_number() -> None:
    compiled = lamina.compile(ROUNDS, parallel=True)
    assert "lamina_parallel_rounds" in compiled.source
    before = lamina.get_num_threads()
    try:
        lamina.set_num_threads(2)
        for count in (8, 5, 1, 0, -1, -2):
            counts = np.zeros(8, np.int32)
            compiled.f(count, counts)
            assert counts.tolist() == [1] * count + [0] * (8 - max(count, 0))
    finally:
        lamina.set_num_threads(before)


def test_profiles_count_the_operations_in_a_loop() -> None:
    module = lamina.parse(chain("8"))
    lamina.run_pipeline(module, PASS)
    compiled = lamina.compile(module, remarks="none", profile=True)
    compiled.chain(np.ones((8, 4, 64, 64), np.float32), np.ones((4, 4, 3, 3), np.float32))
    rows = compiled.profile.rows()
    assert len(rows) >= 3
    # The multiplications and additions of all eight images.
    assert max(row.operations for row in rows) == 2 * 8 * 4 * 64 * 64 * 4 * 9


def exponentials(tensor: str, count: int = 100) -> str:
    lines = [
        f"%r{number + 1} = linalg.exp ins(%r{number} : {tensor}) outs(%empty : {tensor}) -> {tensor}"
        for number in range(count)
    ]
    head = f"func.func @f(%r0: {tensor}) -> {tensor} {{ %empty = tensor.empty() : {tensor}"
    return "\n".join([head, *lines, f"return %r{count} : {tensor} }}"])


@pytest.mark.parametrize(("size", "cores", "loops"), [(10000, 1, 0), (10000, 2, 1), (100, 2, 0), (10000, 16, 0)])
def test_cores_do_not_wait_for_each_other_after_each_operation(size: int, cores: int, loops: int) -> None:
    """What fits the caches is divided among several cores by image, if it is enough to do, and if there are as many."""
    module = lamina.parse(exponentials(f"tensor<8x{size}xf32>"))
    lamina.run_pipeline(module, f"builtin.module(lamina-depth-first{{cores={cores}}})")
    assert len(loops_of(module)) == loops


def test_long_chains_are_weighed_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an operation gains is computed once, not for each segment that it may be in."""
    weighed: list[Operation] = []
    gain = depth_first._Chain._gain

    def counted(chain: depth_first._Chain, op: Operation, machine: depth_first.Machine) -> float:
        weighed.append(op)
        return gain(chain, op, machine)

    monkeypatch.setattr(depth_first._Chain, "_gain", counted)
    module = lamina.parse(exponentials("tensor<8x100000xf32>"))
    lamina.run_pipeline(module, PASS)
    assert len(weighed) == 100 and len(list(module.walk(ForallOp))) == 1
