"""Automatic scripts: what they decide, how they are used, what they leave alone."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import lamina
from lamina.conversion.vector_loops.tile import InvalidTile, vector_tile_of
from lamina.dialects.linalg.structured_ops import MatmulOp
from lamina.ir.diagnostics import collect_diagnostics
from lamina.schedule import schedule, target_named
from lamina.schedule.apply import apply_schedule
from lamina.schedule.automatic import as_module
from tests.mlir_test import run_tool

SKYLAKE = target_named("skylake-avx512")


def contraction(m: int, n: int, k: int, left: str = "(m, k)", right: str = "(k, n)", element: str = "f32") -> str:
    sizes = {"m": m, "n": n, "k": k}

    def type(dims: str) -> str:
        return f"tensor<{'x'.join(str(sizes[name]) for name in dims.strip('()').split(', '))}x{element}>"

    result = f"tensor<{m}x{n}x{element}>"
    return f"""
func.func @f(%a: {type(left)}, %b: {type(right)}) -> {result} {{
  %zero = arith.constant 0.0 : {element}
  %empty = tensor.empty() : {result}
  %init = linalg.fill ins(%zero : {element}) outs(%empty : {result}) -> {result}
  %r = linalg.generic {{
    indexing_maps = [
      affine_map<(m, n, k) -> {left}>, affine_map<(m, n, k) -> {right}>, affine_map<(m, n, k) -> (m, n)>
    ],
    iterator_types = ["parallel", "parallel", "reduction"]
  }} ins(%a, %b : {type(left)}, {type(right)}) outs(%init : {result}) {{
  ^bb0(%x: {element}, %y: {element}, %sum: {element}):
    %p = arith.mulf %x, %y : {element}
    %s = arith.addf %sum, %p : {element}
    linalg.yield %s : {element}
  }} -> {result}
  return %r : {result}
}}"""


def tiles(text: str, target: object = SKYLAKE) -> list[str]:
    """The tiles of a script, one for each operation."""
    return re.findall(r"param\.constant (\{.*\}) ->", schedule(lamina.parse(text), target))  # type: ignore[arg-type]


def test_a_contraction_fills_the_registers_and_packs_its_panels() -> None:
    fill, product = tiles(contraction(512, 512, 512))
    assert fill == "{sizes = array<i64: 1, 64>, dim = 1 : i64}"
    assert product.startswith(
        "{sizes = array<i64: 6, 64, 4>, dim = 1 : i64, order = array<i64: 1, 0, 2>, pack = array<i64: 1>"
    )


def test_avx2_has_half_the_lanes_and_registers() -> None:
    _, product = tiles(contraction(512, 512, 512), target_named("haswell"))
    assert product.startswith("{sizes = array<i64: 6, 16, 4>, dim = 1 : i64")


def test_what_is_contiguous_in_the_reduction_is_packed_rather_than_gathered() -> None:
    _, product = tiles(contraction(256, 256, 256, right="(n, k)"))
    assert "dim = 1 : i64" in product and "pack = array<i64: 1>" in product


def test_panels_that_miss_the_first_cache_or_its_tlb_are_packed() -> None:
    """200 rows of 64 columns exceed 3/4 of 32 KiB; 64 rows of 12,000 bytes lie in as many pages."""
    for m, n, k, is_packed in [(64, 300, 200, True), (64, 3000, 64, True), (64, 300, 64, False), (16, 3000, 64, False)]:
        assert ("pack" in tiles(contraction(m, n, k))[1]) is is_packed, (m, n, k)


def test_a_left_operand_read_in_distant_columns_is_transposed() -> None:
    for m, n, k, is_transposed in [(512, 256, 64, True), (512, 64, 64, False), (64, 256, 64, False)]:
        for right in ("(k, n)", "(n, k)"):
            script = schedule(lamina.parse(contraction(m, n, k, left="(k, m)", right=right)), SKYLAKE)
            assert ("lamina-innermost-reductions" in script) is is_transposed, (m, n, k)


@pytest.mark.parametrize("right", ["(k, n)", "(n, k)"])
def test_transposed_operands_give_numpys_product(right: str) -> None:
    rng = np.random.default_rng(3)
    a = rng.standard_normal((70, 301), dtype=np.float32)
    b = rng.standard_normal((70, 150) if right == "(k, n)" else (150, 70), dtype=np.float32)
    product = lamina.compile(contraction(301, 150, 70, left="(k, m)", right=right))["f"](a, b)
    np.testing.assert_allclose(product, a.T @ (b if right == "(k, n)" else b.T), rtol=2e-4, atol=1e-4)


DYNAMIC_PRODUCT = """
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}"""


@pytest.mark.parametrize("parallel", [False, True])
def test_dynamic_products_of_all_small_sizes(parallel: bool) -> None:
    """Whole tiles, the smaller ones after them, masked vectors, and loops with and without packed panels."""
    product = lamina.compile(DYNAMIC_PRODUCT, parallel=parallel, remarks="none")["f"]
    rng = np.random.default_rng(5)
    for m in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 30):
        for n in (0, 1, 3, 15, 16, 17, 47, 64, 65, 81, 130):
            a = rng.integers(-4, 5, (m, 9)).astype(np.float32)
            b = rng.integers(-4, 5, (9, n)).astype(np.float32)
            np.testing.assert_array_equal(product(a, b), a @ b, err_msg=f"{m} x {n}")


def test_few_dynamic_rows_read_their_matrix_without_a_copy() -> None:
    module = lamina.parse(DYNAMIC_PRODUCT)
    assert apply_schedule(module, target=SKYLAKE)
    layout = "function-boundary-type-conversion=identity-layout-map"
    bufferize = f"one-shot-bufferize{{bufferize-function-boundaries {layout}}}"
    lamina.run_pipeline(module, f"builtin.module({bufferize},func.func(lamina-linalg-to-vector-loops))")
    branch = next(op for op in module.walk() if op.name == "scf.if")
    copies = [[op.name for op in region.walk()].count("memref.alloc") for region in branch.regions]
    assert copies == [0, 1]


def test_a_row_sum_keeps_partial_sums_in_lanes_unless_its_order_counts() -> None:
    text = """
func.func @f(%x: tensor<64x1024xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.reduce { arith.addf } ins(%x : tensor<64x1024xf32>) outs(%init : tensor<64xf32>) dimensions = [1]
  return %r : tensor<64xf32>
}"""
    module = lamina.parse(text)
    assert "sizes = array<i64: 1, 64>, dim = 1 : i64" in schedule(module, SKYLAKE)
    assert "dim = 0 : i64" in schedule(module, SKYLAKE, strict_reductions=True)


def test_one_row_reads_its_matrix_as_it_lies() -> None:
    _, product = tiles(contraction(1, 2048, 2048))
    assert "order = array<i64: 2, 1, 0>" in product


@pytest.mark.parametrize(("m", "n", "k"), [(64, 5, 1000), (768, 3, 32), (48, 12, 128)])
def test_few_columns_are_vectors_where_the_cpu_has_masks(m: int, n: int, k: int) -> None:
    _, product = tiles(contraction(m, n, k))
    assert "dim = 1 : i64" in product
    assert tiles(contraction(m, n, k), target_named("haswell"))[1] != product


@pytest.mark.parametrize(("k", "by_rows"), [(1, True), (16, True), (17, False)])
def test_results_of_short_reductions_are_written_in_memory_order(k: int, by_rows: bool) -> None:
    _, product = tiles(contraction(500, 4096, k))
    assert ("order" not in product and "pack" not in product) == by_rows


@pytest.mark.parametrize(
    ("batch", "side", "channels", "order"),
    [
        (8, 56, 24, "0, 1, 3, 2"),
        # The image stays in the second cache.
        (1, 14, 24, "3, 0, 1, 2"),
        # The panels do not stay in the first one, and no cache holds all images.
        (8, 56, 96, "0, 3, 1, 2"),
    ],
)
def test_lines_of_large_images_are_computed_whole(batch: int, side: int, channels: int, order: str) -> None:
    image, result = f"tensor<{batch}x{side}x{side}x{channels}xf32>", f"tensor<{batch}x{side}x{side}x144xf32>"
    filter = f"tensor<144x1x1x{channels}xf32>"
    (product,) = tiles(f"""
func.func @f(%x: {image}, %init: {result}) -> {result} {{
  %w = arith.constant dense<1.0> : {filter}
  %r = linalg.conv_2d_nhwc_fhwc ins(%x, %w : {image}, {filter}) outs(%init : {result}) -> {result}
  return %r : {result}
}}""")
    assert f"order = array<i64: {order}, " in product


@pytest.mark.parametrize(("k", "step"), [(8, 2), (12, 4), (16, 4)])
def test_reductions_have_more_than_two_steps(k: int, step: int) -> None:
    assert f"12, 32, {step}>" in tiles(contraction(768, 32, k))[1]


@pytest.mark.parametrize(("k", "streams"), [(64, False), (256, False), (512, True)])
def test_only_what_the_cache_does_not_hold_is_read_in_memory_order(k: int, streams: bool) -> None:
    _, product = tiles(contraction(8, 1000, k))
    assert ("order = array<i64: 2, 1, 0>" in product) == streams


@pytest.mark.parametrize(("rows", "tile"), [(4096, "8, 16"), (8, "8, 16"), (7, "4, 64"), (2, "2, 64")])
def test_rows_that_share_a_vector_are_read_side_by_side(rows: int, tile: str) -> None:
    text = f"""
    func.func @f(%a: tensor<{rows}x512xf32>, %x: tensor<512xf32>, %y: tensor<{rows}xf32>) -> tensor<{rows}xf32> {{
      %0 = linalg.matvec ins(%a, %x : tensor<{rows}x512xf32>, tensor<512xf32>)
        outs(%y : tensor<{rows}xf32>) -> tensor<{rows}xf32>
      return %0 : tensor<{rows}xf32>
    }}"""
    assert tiles(text) == [f"{{sizes = array<i64: {tile}>, dim = 1 : i64, contract}}"]


@pytest.mark.parametrize(
    ("cpu", "element", "side"), [("skylake-avx512", "f32", 16), ("haswell", "f32", 8), ("haswell", "i8", 8)]
)
def test_a_transposition_is_done_in_squares(cpu: str, element: str, side: int) -> None:
    """As many rows as there are registers would be spilled."""
    text = """
func.func @f(%x: tensor<100x200xf32>, %init: tensor<200x100xf32>) -> tensor<200x100xf32> {
  %r = linalg.transpose ins(%x : tensor<100x200xf32>) outs(%init : tensor<200x100xf32>) permutation = [1, 0]
  return %r : tensor<200x100xf32>
}"""
    (tile,) = tiles(text.replace("f32", element), target_named(cpu))
    assert tile.startswith(f"{{sizes = array<i64: {side}, {side}>")


def test_loops_of_element_wise_operations_become_one() -> None:
    script = schedule(lamina.parse(ELEMENTWISE), SKYLAKE)
    assert "transform.structured.flatten_elementwise" in script and "sizes = array<i64: 64>, dim = 0" in script


@pytest.mark.parametrize(
    "operation",
    [
        "linalg.transpose ins(%a : tensor<4x6xf32>) outs(%b : tensor<4x6xf32>) permutation = [0, 1]",
        "linalg.broadcast ins(%a : tensor<4x6xf32>) outs(%b : tensor<4x6xf32>) dimensions = []",
        "linalg.map { arith.negf } ins(%a : tensor<4x6xf32>) outs(%b : tensor<4x6xf32>)",
        "linalg.negf ins(%a : tensor<4x6xf32>) outs(%b : tensor<4x6xf32>) -> tensor<4x6xf32>",
        "linalg.elementwise kind=#linalg.elementwise_kind<negf> ins(%a : tensor<4x6xf32>) "
        "outs(%b : tensor<4x6xf32>) -> tensor<4x6xf32>",
    ],
)
def test_named_element_wise_operations_over_one_loop(operation: str) -> None:
    """Operations that state their maps or their permutation are flattened with them."""
    text = f"""func.func @f(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>) -> tensor<4x6xf32> {{
  %r = {operation}
  return %r : tensor<4x6xf32>
}}"""
    x = np.arange(24, dtype=np.float32).reshape(4, 6)
    result = lamina.compile(text, cache=None)["f"](x, np.zeros_like(x))
    np.testing.assert_array_equal(result, -x if "negf" in operation else x)


def test_softmax_is_computed_row_by_row() -> None:
    script = schedule(lamina.parse("""
func.func @f(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %empty = tensor.empty() : tensor<512x512xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<512x512xf32>) outs(%empty : tensor<512x512xf32>)
    -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}"""), SKYLAKE)  # fmt: skip
    assert "tile_using_forall" in script and script.count("fuse_into_containing_op") == 5
    assert "tile_sizes [1, 0]" in script


def test_what_has_no_vector_form_is_left_scalar_with_the_reason() -> None:
    script = schedule(lamina.parse("""
func.func @f(%x: tensor<8x8xcomplex<f32>>, %init: tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>> {
  %r = linalg.add ins(%x, %x : tensor<8x8xcomplex<f32>>, tensor<8x8xcomplex<f32>>)
    outs(%init : tensor<8x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
  return %r : tensor<8x8xcomplex<f32>>
}"""), SKYLAKE)  # fmt: skip
    assert "left scalar, as no vector holds elements of 'complex<f32>'" in script


def test_intrinsics_are_vectorized() -> None:
    text = """
func.func @f(%x: tensor<40xf32>, %y: tensor<40xf32>) -> tensor<40xf32> {
  %empty = tensor.empty() : tensor<40xf32>
  %r = linalg.map ins(%x, %y : tensor<40xf32>, tensor<40xf32>) outs(%empty : tensor<40xf32>)
    (%a: f32, %b: f32, %o: f32) {
      %m = llvm.intr.maxnum(%a, %b) : (f32, f32) -> f32
      linalg.yield %m : f32
    }
  return %r : tensor<40xf32>
}"""
    assert len(tiles(text)) == 1
    x, y = np.random.default_rng(0).standard_normal((2, 40), np.float32)
    np.testing.assert_array_equal(lamina.compile(text, cache=None)["f"](x, y), np.maximum(x, y))


def test_a_module_without_structured_operations_needs_no_tiles() -> None:
    assert tiles("func.func @f(%x: i32) -> i32 { return %x : i32 }") == []


# ---- Numbers


@pytest.mark.parametrize("schedule", ["auto", "none"])
@pytest.mark.parametrize(("m", "n", "k"), [(1, 1, 1), (13, 397, 64), (65, 33, 129), (7, 1030, 300)])
def test_contractions_are_numpys(schedule: str, m: int, n: int, k: int) -> None:
    generator = np.random.default_rng(0)
    left, right = generator.standard_normal((m, k), np.float32), generator.standard_normal((n, k), np.float32)
    text = contraction(m, n, k, right="(n, k)")
    for parallel in (False, True):
        compiled = lamina.compile(text, schedule=schedule, parallel=parallel, cache=None)  # type: ignore[arg-type]
        np.testing.assert_allclose(compiled["f"](left, right), left @ right.T, 1e-4, 1e-4)


def test_arrays_that_are_not_contiguous_are_read_right() -> None:
    left, right = np.arange(12.0, dtype=np.float32).reshape(4, 3).T, np.arange(20.0, dtype=np.float32).reshape(5, 4).T
    compiled = lamina.compile(contraction(3, 5, 4), cache=None)
    np.testing.assert_array_equal(compiled["f"](left, right), left @ right)
    np.testing.assert_array_equal(compiled["f"](left[::-1], right[:, ::-1]), left[::-1] @ right[:, ::-1])


def test_in_place_operations_do_not_run_twice() -> None:
    text = """
func.func @f(%x: memref<70xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%x : memref<70xf32>) outs(%x : memref<70xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %a : f32
    linalg.yield %s : f32
  }
  return
}"""
    x = np.arange(70.0, dtype=np.float32)
    lamina.compile(text, cache=None)["f"](x)
    np.testing.assert_array_equal(x, 2 * np.arange(70.0))


# ---- The module's own script, files, the command


def test_a_script_in_the_module_wins(tmp_path: Path) -> None:
    text = contraction(8, 8, 8).replace(
        "func.func", "module attributes {transform.with_named_sequence} {\nfunc.func", 1
    )
    text += """
transform.named_sequence @__transform_main(%module: !transform.any_op) {
  transform.yield
}
}"""
    assert "vector" not in str(lowered_text(text))


def lowered_text(text: str) -> str:
    from lamina.execution.compile import lower

    module = lamina.parse(text)
    lower(module)
    return str(module)


def test_compile_refuses_an_unknown_schedule() -> None:
    with pytest.raises(ValueError, match='schedule is "auto", "tuned", "none" or a path object, not \'fast\''):
        lamina.compile(contraction(2, 2, 2), schedule="fast")  # type: ignore[arg-type]


def test_a_file_without_a_script_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "empty.mlir"
    path.write_text("module {}\n")
    with pytest.raises(lamina.PassError, match=r"empty\.mlir:.*the schedule has no named sequence @__transform_main"):
        lamina.compile(contraction(2, 2, 2), schedule=path)


def test_the_command_writes_a_script_that_runs(tmp_path: Path) -> None:
    source, script, whole = tmp_path / "f.mlir", tmp_path / "script.mlir", tmp_path / "whole.mlir"
    source.write_text(contraction(40, 40, 40))
    assert run_tool(["schedule", str(source), "--cpu=haswell", "-o", str(whole), "--with-payload"]).exit_code == 0
    assert run_tool(["opt", "--transform-interpreter", str(whole)]).stdout.count("lamina.vector_tile =") == 2
    assert run_tool(["schedule", str(source), "-o", str(script)]).exit_code == 0
    library = f"--transform-preload-library=transform-library-paths={script}"
    assert run_tool(["opt", str(source), library, "--transform-interpreter"]).stdout.count("lamina.vector_tile =") == 2
    arguments = ["--args", "ones,ones", "--print"]
    automatic = run_tool(["run", str(source), *arguments])
    given = run_tool(["run", str(source), *arguments, f"--schedule={script}"])
    assert automatic.exit_code == given.exit_code == 0 and automatic.stdout == given.stdout


def test_a_feature_that_no_cpu_has_is_a_warning(tmp_path: Path) -> None:
    source = tmp_path / "f.mlir"
    source.write_text(contraction(2, 2, 2))
    outcome = run_tool(["schedule", str(source), "--cpu=haswell", "--features=+avx512-vnni,-fma,+aes"])
    assert outcome.exit_code == 0
    assert outcome.stderr == "lamina schedule: warning: no CPU of this architecture has a feature 'avx512-vnni'\n"


def test_comments_name_bytes_and_caches() -> None:
    script = schedule(lamina.parse(contraction(512, 1024, 300)), target_named("haswell"))
    assert "a tile reads 7.03 KiB of input 0 (L1) and 18.8 KiB of input 1 (L1)." in script


SUM = """
func.func @f(%a: tensor<64xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<64xf32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %s, %x : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
"""


def test_strict_reductions_keep_the_order(tmp_path: Path) -> None:
    # In order, 2^24 swallows each 1 that follows; in lanes, they add up first.
    numbers = np.ones(64, np.float32)
    numbers[0] = 2**24
    zero = np.zeros((), np.float32)
    strict = lamina.compile(SUM, strict_reductions=True, cache=None)
    assert float(strict["f"](numbers, zero)) == 2**24
    assert float(lamina.compile(SUM, cache=None)["f"](numbers, zero)) > 2**24
    with pytest.raises(ValueError, match="tuned schedules may reorder reductions"):
        lamina.compile(SUM, schedule="tuned", strict_reductions=True)
    source = tmp_path / "sum.mlir"
    source.write_text(SUM)
    np.save(tmp_path / "x.npy", numbers)
    outcome = run_tool(["run", str(source), f"--args={tmp_path / 'x.npy'},zeros", "--strict-reductions"])
    assert outcome.exit_code == 0 and "1.6777216e+07" in outcome.stdout


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        ([], 2, "expected one file"),
        (["--cpu=nothing", "x.mlir"], 2, "no CPU 'nothing' is described"),
        (["missing.mlir"], 1, "No such file"),
        (["--wrong", "x.mlir"], 2, "wrong"),
    ],
)
def test_wrong_usage(arguments: list[str], status: int, message: str) -> None:
    outcome = run_tool(["schedule", *arguments])
    assert outcome.exit_code == status and message in outcome.stderr


SLOW = """
func.func @f(%x: tensor<4096x512xf32>, %init: tensor<4096x512xf32>) -> tensor<4096x512xf32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x : tensor<4096x512xf32>) outs(%init : tensor<4096x512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %zero = arith.constant 0.0 : f32
    %positive = arith.cmpf ogt, %in, %zero : f32
    %y = scf.if %positive -> f32 {
      scf.yield %in : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %y : f32
  } -> tensor<4096x512xf32>
  return %r : tensor<4096x512xf32>
}"""


def test_a_large_operation_that_stays_scalar_is_remarked_on(tmp_path: Path) -> None:
    path = tmp_path / "slow.mlir"
    path.write_text(SLOW)
    outcome = run_tool(["run", str(path), "--args", "random,random"])
    remark = "remark: runs as scalar loops: 'scf.if' is not defined on vectors"
    assert outcome.exit_code == 0 and f"slow.mlir:3:8: {remark}" in outcome.stderr
    small = SLOW.replace("4096", "16")
    path.write_text(small)
    assert "remark" not in run_tool(["run", str(path), "--args", "random,random"]).stderr


def test_a_script_that_fails_leaves_the_module_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from lamina.schedule import apply, automatic

    broken = """transform.named_sequence @__transform_main(%module: !transform.any_op) {
      %all = transform.structured.match interface{LinalgOp} in %module : (!transform.any_op) -> !transform.any_op
      %vectors = transform.structured.generalize %all : (!transform.any_op) -> !transform.any_op
      %op = transform.split_handle %module : (!transform.any_op) -> !transform.any_op
      transform.structured.vectorize %op : !transform.any_op
      transform.yield
    }"""
    monkeypatch.setattr(automatic.Plan, "script", lambda _: broken)
    monkeypatch.setattr(apply, "takes_no_script", lambda _: False)
    module = lamina.parse(contraction(4, 4, 4))
    before = str(module)
    with collect_diagnostics() as said:
        assert apply.apply_schedule(module)
    assert str(module) == before
    assert [one.message for one in said] == ["runs without a schedule because the automatic schedule failed"]


ELEMENTWISE = """
func.func @f(%x: tensor<64x7x9xf32>) -> tensor<64x7x9xf32> {
  %r = math.absf %x : tensor<64x7x9xf32>
  return %r : tensor<64x7x9xf32>
}"""


def test_a_step_that_fails_without_a_script_leaves_the_module_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    from lamina.rewrite.rewriter import MatchFailure
    from lamina.schedule import apply, direct

    monkeypatch.setattr(direct, "flatten_elementwise", lambda rewriter, op: MatchFailure("no reason", op))
    module = lamina.parse(ELEMENTWISE)
    before = str(module)
    with collect_diagnostics() as said:
        assert apply.apply_schedule(module)
    assert str(module) == before
    assert [note.message for note in said[0].notes] == ["'linalg.generic' cannot be flattened: no reason"]


@pytest.mark.parametrize("text", [contraction(16, 32, 8), ELEMENTWISE], ids=["tiles", "one loop"])
def test_a_schedule_without_a_script_is_that_of_the_script(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from lamina.schedule import apply

    direct = lamina.parse(text)
    assert apply.apply_schedule(direct)
    monkeypatch.setattr(apply, "takes_no_script", lambda _: False)
    by_script = lamina.parse(text)
    assert apply.apply_schedule(by_script)
    assert direct.to_text(debug_info=True) == by_script.to_text(debug_info=True)
    assert "lamina.vector_tile" in str(direct)


CHAIN = """
func.func @f(%x: tensor<32x128xf32>, %h: tensor<32x256xf32>, %w: tensor<128x1024xf32>, %u: tensor<256x1024xf32>)
    -> tensor<32x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<32x1024xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x1024xf32>) -> tensor<32x1024xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<32x128xf32>, tensor<128x1024xf32>) outs(%init : tensor<32x1024xf32>)
    -> tensor<32x1024xf32>
  %1 = linalg.matmul ins(%h, %u : tensor<32x256xf32>, tensor<256x1024xf32>) outs(%0 : tensor<32x1024xf32>)
    -> tensor<32x1024xf32>
  %2 = linalg.exp ins(%1 : tensor<32x1024xf32>) outs(%empty : tensor<32x1024xf32>) -> tensor<32x1024xf32>
  return %2 : tensor<32x1024xf32>
}"""


def test_products_of_one_matrix_each_are_not_divided_into_rows() -> None:
    """Rows share the weights; only matrices of a batch share nothing."""
    assert "before it" not in schedule(lamina.parse(CHAIN), SKYLAKE)


def test_what_reads_the_same_rows_runs_row_by_row() -> None:
    assert "generic of 512 x 512 with 2 operations before it" in schedule(lamina.parse(VARIANCE), SKYLAKE)


VARIANCE = """
func.func @f(%x: tensor<512x512xf32>, %out: tensor<512x512xf32>, %row: tensor<512xf32>) -> tensor<512x512xf32> {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%row : tensor<512xf32>) -> tensor<512xf32>
  %sum = linalg.reduce ins(%x : tensor<512x512xf32>) outs(%init : tensor<512xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %t = arith.addf %in, %acc : f32
      linalg.yield %t : f32
    }
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<512x512xf32>, tensor<512xf32>) outs(%out : tensor<512x512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.divf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}"""


def test_dynamic_rows_run_one_by_one_and_dynamic_loops_become_one() -> None:
    dynamic = VARIANCE.replace("512x512", "?x?").replace("tensor<512x", "tensor<?x")
    script = schedule(lamina.parse(dynamic), SKYLAKE)
    assert "tile_using_forall" in script
    source = """
    func.func @f(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %r = linalg.add ins(%x, %x : tensor<?x?xf32>, tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) -> tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }"""
    assert "flatten_elementwise" in schedule(lamina.parse(source), SKYLAKE)
    compiled = lamina.compile(source)
    for shape in ((3, 10), (17, 1), (0, 5), (40, 33)):
        x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
        np.testing.assert_array_equal(compiled.f(x, x), x + x)
    normalized = lamina.compile(dynamic)
    for shape in ((3, 10), (17, 1), (40, 70)):
        x = np.random.default_rng(0).uniform(1, 2, shape).astype(np.float32)
        found = normalized.f(x, x, x[:, 0].copy())
        np.testing.assert_allclose(found, x / x.sum(1, keepdims=True), rtol=1e-5)


def test_slices_are_not_copied_to_make_one_loop_of_two() -> None:
    source = """
    func.func @f(%x: tensor<100x100xf32>) -> tensor<80x90xf32> {
      %s = tensor.extract_slice %x[10, 5] [80, 90] [1, 1] : tensor<100x100xf32> to tensor<80x90xf32>
      %e = tensor.empty() : tensor<80x90xf32>
      %r = linalg.exp ins(%s : tensor<80x90xf32>) outs(%e : tensor<80x90xf32>) -> tensor<80x90xf32>
      return %r : tensor<80x90xf32>
    }"""
    assert "flatten_elementwise" not in schedule(lamina.parse(source), SKYLAKE)
    x = np.random.default_rng(0).standard_normal((100, 100)).astype(np.float32)
    np.testing.assert_allclose(lamina.compile(source).f(x), np.exp(x[10:90, 5:95]), rtol=1e-6)


@pytest.mark.parametrize(
    ("m", "n", "tile", "order"),
    [
        (8, 256, "4, 6, 16", ", order = array<i64: 1, 0, 2>"),
        (25, 256, "5, 5, 16", ", order = array<i64: 1, 0, 2>"),
        (256, 25, "5, 5, 16", ""),
    ],
)
def test_few_rows_by_the_rows_of_a_matrix_share_blocks(m: int, n: int, tile: str, order: str) -> None:
    """Both operands are contiguous along the reduction; the larger one is read once."""
    text = contraction(m, n, 2304, right="(n, k)")
    assert tiles(text)[-1] == f"{{sizes = array<i64: {tile}>, dim = 2 : i64{order}, contract}}"


@pytest.mark.parametrize(("m", "n", "k"), [(4, 9, 64), (8, 33, 70), (12, 40, 100), (25, 7, 129)])
def test_blocks_of_sums_are_numpys(m: int, n: int, k: int) -> None:
    rng = np.random.default_rng(k)
    a, b = rng.standard_normal((m, k)).astype(np.float32), rng.standard_normal((n, k)).astype(np.float32)
    product = lamina.compile(contraction(m, n, k, right="(n, k)"), cache=None)["f"](a, b)
    np.testing.assert_allclose(product, a @ b.T, rtol=1e-4, atol=1e-4)


def test_few_columns_share_vectors_along_the_reduction_with_rows() -> None:
    source = """
    func.func @f(%a: tensor<37x300xf32>, %b: tensor<300x3xf32>, %c: tensor<37x3xf32>) -> tensor<37x3xf32> {
      %r = linalg.matmul ins(%a, %b : tensor<37x300xf32>, tensor<300x3xf32>) outs(%c : tensor<37x3xf32>)
        -> tensor<37x3xf32>
      return %r : tensor<37x3xf32>
    }"""
    assert "sizes = array<i64: 8, 3, 16>" in schedule(lamina.parse(source), SKYLAKE)
    generator = np.random.default_rng(0)
    a, b, c = (generator.standard_normal(shape).astype(np.float32) for shape in ((37, 300), (300, 3), (37, 3)))
    np.testing.assert_allclose(lamina.compile(source).f(a, b, c), a @ b + c, rtol=1e-4, atol=1e-4)


def test_odd_sizes_get_the_tile_of_even_ones() -> None:
    """A remainder of 13 columns takes a vector, so that wide tiles are as good for 397 columns as for 384."""
    sizes = set()
    for n in (384, 397):
        text = """
            func.func @f(%a: TYPE, %b: TYPE, %c: TYPE) -> TYPE {
              %r = linalg.matmul ins(%a, %b : TYPE, TYPE) outs(%c : TYPE) -> TYPE
              return %r : TYPE
            }""".replace("TYPE", f"tensor<{n}x{n}xf32>")
        sizes.add(re.findall(r"sizes = array<i64: ([\d, ]+)>", schedule(lamina.parse(text), target_named("znver4")))[0])
    assert sizes == {"6, 64, 4"}


PRODUCT = """
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = linalg.matmul ATTRIBUTES ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>)
    -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}"""


def test_own_scripts_are_not_warned_about() -> None:
    """The module is an argument that is consumed only where passes replace it."""
    text = PRODUCT.replace("ATTRIBUTES", "")
    prepared = text.replace("return", "%s = math.absf %r : tensor<8x8xf32>\n  return").replace("return %r", "return %s")
    for source, use in ((text, "readonly"), (prepared, "consumed")):
        script = schedule(lamina.parse(source), SKYLAKE)
        assert f"%module: !transform.any_op {{transform.{use}}}" in script
        with collect_diagnostics() as diagnostics:
            lamina.parse(as_module(script))
        assert not diagnostics


def test_unknown_fields_of_tiles_are_named() -> None:
    tile = "{lamina.vector_tile = {sizes = array<i64: 1, 8, 1>, dim = 1 : i64, contrakt}}"
    module = lamina.parse(PRODUCT.replace("ATTRIBUTES", tile))
    with pytest.raises(InvalidTile, match="there is no field 'contrakt'; there are sizes, dim, "):
        vector_tile_of(next(module.walk(MatmulOp)))


def test_schedules_in_python_are_not_scripts(tmp_path: Path) -> None:
    path = tmp_path / "schedule.py"
    path.write_text("import lamina")
    with pytest.raises(lamina.PassError, match=r"schedule.py:.*a schedule in Python is run with Python"):
        lamina.compile(PRODUCT.replace("ATTRIBUTES", ""), schedule=path)
