"""Levels of remarks, where they go, the command line, and what they cost."""

from __future__ import annotations

import json
import platform
import time
from pathlib import Path

import pytest

import lamina
from lamina.asm.diagnostics import render
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.remarks import Remark, remark, remarking
from lamina.remarks.assembly import LoopSpills, as_bytes, from_bytes, may_spill, spills_of
from lamina.remarks.counts import LoopCounts
from lamina.remarks.watch import remarks_watched
from lamina.tools.main import main

IN_ORDER = """
func.func @sum(%x: memref<SIZExf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant SIZE : index
  %start = arith.constant 0.0 : f32
  %total = scf.for %i = %zero to %end step %one iter_args(%sum = %start) -> f32 {
    %v = memref.load %x[%i] : memref<SIZExf32>
    %next = arith.addf %sum, %v : f32
    scf.yield %next : f32
  }
  return %total : f32
}
"""
LARGE, SMALL = IN_ORDER.replace("SIZE", "65536"), IN_ORDER.replace("SIZE", "100")


def test_severe_remarks_are_the_default_and_all_are_asked_for() -> None:
    with collect_diagnostics() as said:
        assert [one.subject for one in lamina.compile(LARGE).remarks] == ["order"]
        assert lamina.compile(SMALL).remarks == ()
        assert [one.subject for one in lamina.compile(SMALL, remarks="all").remarks] == ["order"]
        assert lamina.compile(LARGE, remarks="none").remarks == ()
    assert len(said) == 2
    with pytest.raises(ValueError, match="remarks must be one of all, severe, none, not 'some'"):
        lamina.compile(LARGE, remarks="some")  # type: ignore[arg-type]


def test_fast_math_makes_the_order_free() -> None:
    assert lamina.compile(LARGE, fast=True).remarks == lamina.compile(LARGE, fast=["reassoc"]).remarks == ()
    with collect_diagnostics():
        assert len(lamina.compile(LARGE, fast=["nnan"]).remarks) == 1


def test_remarks_do_not_depend_on_the_cache(tmp_path: Path) -> None:
    from lamina.execution.cache import ObjectCache

    text = (Path(__file__).parent / "cliffs/spill.mlir").read_text(encoding="utf-8").partition("// -----")[0]
    cache = ObjectCache(tmp_path)
    with collect_diagnostics():
        first = lamina.compile(text, cache=cache, schedule="none", remarks="all")
        again = lamina.compile(text, cache=cache, schedule="none", remarks="all")
    assert first.spills == again.spills
    assert [str(one) for one in first.remarks] == [str(one) for one in again.remarks]


def test_a_place_has_one_remark_on_a_subject() -> None:
    module = lamina.parse(SMALL)
    with collect_diagnostics() as said, remarking("all") as made:
        assert remark(Remark(module, "scalar", "one"))
        assert not remark(Remark(module, "scalar", "another"))
        assert remark(Remark(module, "copy", "a third"))
    assert [one.message for one in said] == [one.message for one in made.said] == ["one", "a third"]


@pytest.mark.parametrize(("flags", "count"), [([], 1), (["--remarks"], 1), (["--remarks=none"], 0)])
def test_run_and_opt_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str], count: int
) -> None:
    path = tmp_path / "sum.mlir"
    path.write_text(LARGE.strip(), encoding="utf-8")
    for command in (["run", str(path), "--emit=mlir"], ["opt", str(path), "--convert-scf-to-cf"]):
        assert main([*command, *flags]) == 0
        err = capsys.readouterr().err
        assert err.count(f"{path}:8:13: remark: an ordered reduction") == count
        assert err.count("hint: ") == count


def test_remarks_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sum.mlir"
    path.write_text(LARGE.strip(), encoding="utf-8")
    assert main(["run", str(path), "--emit=mlir", "--diagnostics=json"]) == 0
    (line,) = capsys.readouterr().err.strip().splitlines()
    found = json.loads(line)
    assert found["severity"] == "remark" and "reassoc" in found["hint"]


@pytest.mark.parametrize("command", ["run", "schedule", "opt"])
def test_an_unknown_level_is_wrong_usage(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--remarks=some", "x.mlir"]) == (1 if command == "opt" else 2)
    assert "--remarks takes all, severe or none, not 'some'" in capsys.readouterr().err


def test_schedule_reports_what_it_leaves_scalar(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sum.mlir"
    path.write_text(
        """func.func @sum(%x: tensor<4194304xf32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce ins(%x : tensor<4194304xf32>) outs(%y : tensor<f32>) dimensions = [0]
    (%a: f32, %b: f32) {
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<f32>
}
""",
        encoding="utf-8",
    )
    assert main(["schedule", str(path), "--strict-reductions"]) == 0
    err = capsys.readouterr().err
    assert f"{path}:2:8: remark: runs as scalar loops: its reductions keep their order" in err
    assert "hint: without --strict-reductions" in err
    assert main(["schedule", str(path)]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("path", ["kernels/matmul.mlir", "kernels/softmax.mlir", "chapter_h/a_unrolled_early.mlir",
                                  "chapter_h/d_packed_filter.mlir", "conv2d.mlir"])  # fmt: skip
def test_fast_examples_have_no_severe_remarks(path: str) -> None:
    # Their scripts are for registers of 512 bits.
    cpu = "x86-64-v4" if platform.machine() == "x86_64" else "native"
    assert lamina.compile(Path(__file__).parents[2] / "examples" / path, cpu=cpu, cache=None).remarks == ()


CONTRACTION = """
func.func @f(%x: memref<8x4096xf32>, %y: memref<SHAPExf32>, %sums: vector<8x16xf32>) -> vector<8x16xf32> {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  %pad = arith.constant 0.0 : f32
  %r = scf.for %k = %zero to %end step %16 iter_args(%sum = %sums) -> vector<8x16xf32> {
    %a = vector.transfer_read %x[%zero, %k], %pad {in_bounds = [true, true]} : memref<8x4096xf32>, vector<8x16xf32>
    %b = vector.transfer_read %y[PLACE], %pad {in_bounds = [true, true]} : memref<SHAPExf32>, vector<16x16xf32>
    %next = vector.contract {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (MAP)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
    } %a, %b, %sum : vector<8x16xf32>, vector<16x16xf32> into vector<8x16xf32>
    scf.yield %next : vector<8x16xf32>
  }
  return %r : vector<8x16xf32>
}
"""


def test_transposed_contractions_are_no_severe_matter() -> None:
    transposed = CONTRACTION.replace("SHAPE", "16x4096").replace("PLACE", "%zero, %k").replace("MAP", "n, k")
    plain = CONTRACTION.replace("SHAPE", "4096x16").replace("PLACE", "%k, %zero").replace("MAP", "k, n")
    for text, subjects in ((transposed, ["contraction"]), (plain, [])):
        with collect_diagnostics(), remarks_watched("all") as made:
            lamina.run_pipeline(lamina.parse(text), "builtin.module(func.func(lamina-unroll-nd-vectors))")
        assert [one.subject for one in made.said] == subjects
        assert not any(one.is_severe for one in made.said)


# ---- Spills

ASSEMBLY = """
f:                                      # @f
\tvmovups\t%zmm0, 64(%rsp)                # 64-byte Spill
.LBB0_1:                                # =>This Loop Header: Depth=1
\tvmovups\t%zmm0, 64(%rsp)                # 64-byte Spill
.LBB0_2:                                #   Parent Loop BB0_1 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
\tvmovups\t64(%rsp), %zmm0                # 64-byte Reload
\tvaddps\t(%rsp), %zmm0, %zmm0            # 64-byte Folded Reload
\tvmovups\t%zmm0, 64(%rsp)                # 64-byte Spill
\tmovq\t%rax, 8(%rsp)                     # 8-byte Spill
\tjne\t.LBB0_3
# %bb.4:                                #   in Loop: Header=BB0_2 Depth=2
\tjne\t.LBB0_2
.LBB0_3:                                #   in Loop: Header=BB0_1 Depth=1
\tvmovups\t%zmm0, 64(%rsp)                # 64-byte Spill
\tjne\t.LBB0_1
\tretq
g:                                      # @g
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
\tvmovups\t%zmm0, 64(%rsp)                # 64-byte Spill
\tcallq\tatanf@PLT
\tjne\t.LBB1_1
"""


def test_spills_are_those_of_innermost_loops_without_calls() -> None:
    assert spills_of(ASSEMBLY) == [LoopSpills("f", 6, 1, 2, 1)]
    assert from_bytes(as_bytes(spills_of(ASSEMBLY))) == spills_of(ASSEMBLY)
    with pytest.raises(ValueError):
        from_bytes(b'[{"function": 1}]')


def test_code_without_stores_to_the_stack_is_not_looked_at_closely() -> None:
    store = bytes.fromhex("62f17c4811442401")  # vmovups %zmm0, 64(%rsp)
    load_elsewhere = bytes.fromhex("62f17c48110401")  # vmovups %zmm0, (%rcx,%rax)
    assert not may_spill(2 * store, "x86_64-unknown-linux-gnu")
    assert may_spill(b"\x90" + 3 * store, "x86_64-unknown-linux-gnu")
    assert not may_spill(b"\x90" + 3 * load_elsewhere, "x86_64-unknown-linux-gnu")
    assert may_spill(b"", "aarch64-unknown-linux-gnu")


# ---- Cost


def test_counts_of_deep_nests_are_bounded() -> None:
    depth = 400
    loops = "".join(f"scf.for %i{number} = %zero to %n step %one {{\n" for number in range(depth))
    body = "%s = arith.addi %n, %n : index\n"
    text = f"func.func @f(%n: index, %zero: index, %one: index) {{\n{loops}{body}{'}' * depth}\nreturn\n}}"
    module = lamina.parse(text)
    counts = LoopCounts(module)
    (add,) = [op for op in module.walk() if op.name == "arith.addi"]
    assert counts.executions(add) == 1 << 60


def test_remarks_cost_little() -> None:
    """All checks on a module of 8,000 operations, against parsing it."""
    steps = "\n".join(f"    %v{number} = arith.mulf %v{number - 1}, %v{number - 1} : f32" for number in range(1, 8000))
    text = IN_ORDER.replace("SIZE", "65536").replace("%v =", "%v0 =").replace(
        "%next = arith.addf %sum, %v", f"{steps.strip()}\n    %next = arith.addf %sum, %v7999"
    )
    started = time.perf_counter()
    module = lamina.parse(text)
    parsing = time.perf_counter() - started
    from lamina.remarks.watch import WATCHED, _check

    with collect_diagnostics(), remarks_watched("all"):
        started = time.perf_counter()
        for watched in WATCHED:
            for found in _check(watched)(module):
                remark(found)
        looking = time.perf_counter() - started
    assert looking < 3 * parsing + 0.1


def test_opt_speaks_of_scalar_loops_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "product.mlir"
    path.write_text(
        "func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {\n"
        "  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)\n  return\n}\n",
        encoding="utf-8",
    )
    for flags, count in (([], 0), (["--remarks=severe"], 1), (["--remarks"], 1)):
        assert main(["opt", str(path), "--convert-linalg-to-loops", *flags]) == 0
        assert capsys.readouterr().err.count(f"{path}:2:3: remark: runs as scalar loops") == count


ATOMIC = """
func.func @f(%x: memref<65536xi32>, %y: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %c1 = arith.constant 1 : i32
  scf.parallel (%i) = (%zero) to (%end) step (%one) {
    %v = memref.load %x[%i] : memref<65536xi32>
    %k = arith.index_cast %v : i32 to index
    %o = memref.atomic_rmw addi %c1, %y[%k] : (i32, memref<64xi32>) -> i32
    scf.reduce
  }
  return
}
"""


@pytest.mark.parametrize("parallel", [False, True])
def test_atomic_updates_of_parallel_loops_are_needed(parallel: bool) -> None:
    with collect_diagnostics():
        compiled = lamina.compile(ATOMIC, cache=None, parallel=parallel, remarks="all")
    assert "atomic" not in {remark.subject for remark in compiled.remarks}


SCAN = """
func.func @scan(%x: memref<4x1000xf32>, %row: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 999 : index
  scf.for %i = %zero to %end step %one {
    %at = arith.addi %i, %one : index
    %v = memref.load %x[%row, %at] : memref<4x1000xf32>
    %before = memref.load %x[%row, PLACE] : memref<4x1000xf32>
    %sum = arith.addf %v, %before : f32
    memref.store %sum, %x[%row, %at] : memref<4x1000xf32>
  }
  return
}
"""


@pytest.mark.parametrize(("place", "subjects"), [("%i", ["order"]), ("%zero", []), ("%at", [])])
def test_a_scan_runs_in_order(place: str, subjects: list[str]) -> None:
    with collect_diagnostics():
        found = lamina.compile(SCAN.replace("PLACE", place), remarks="all").remarks
    assert [one.subject for one in found] == subjects
    assert not any(one.is_severe for one in found)


@pytest.mark.parametrize(("place", "shown"), [
    ('"node"("net.onnx":0:0)', 'net.onnx:0:0: remark: at "node": slow'),
    ('"node"', '<unknown>:0: remark: at "node": slow'),
    ('"net.py":3:1', "net.py:3:1: remark: slow"), ("unknown", "<unknown>:0: remark: slow"),
])  # fmt: skip
def test_what_has_no_location_has_that_of_what_is_near(place: str, shown: str) -> None:
    """As loops that a lowering makes, and the main function of what JAX exports."""
    module = lamina.parse(f"""
func.func @f(%a: f32) -> f32 {{
  %0 = arith.addf %a, %a : f32 loc(unknown)
  %1 = arith.mulf %0, %a : f32 loc({place})
  return %1 : f32 loc(unknown)
}} loc(unknown)""")
    assert {render(Remark(op, "speed", "slow")) for op in module.walk() if op is not module} == {shown}
