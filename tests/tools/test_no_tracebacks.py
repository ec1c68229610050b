"""Inputs at the edges of what passes and readers expect: results or located errors, never a Python traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.execution.llvm_import import import_module
from tests.mlir_test import ToolOutcome, run_tool

SCRIPT = """
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 1000000000 : index
    scf.for %i = %c0 to %n step %c1 {
      %0 = memref.load %m[%i] : memref<?xf32>
      memref.store %0, %m[%i] : memref<?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    STEPS
    transform.yield
  }
}
"""
LOOPS = 'transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op'
FUNCTIONS = 'transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op'
LEAST = "-9223372036854775808"


def opt(text: str, *flags: str) -> ToolOutcome:
    outcome = run_tool(["opt", *flags], stdin=text)
    assert outcome.exit_code in (0, 1) and "Traceback" not in outcome.stderr
    assert (outcome.exit_code == 1) == ("error: " in outcome.stderr), outcome.stderr
    return outcome


@pytest.mark.parametrize(
    "name",
    ["affine-data-copy-generate", "affine-loop-unroll-jam", "affine-loop-unroll", "affine-super-vectorize",
     "affine-loop-tile", "affine-loop-fusion", "affine-parallelize", "affine-pipeline-data-transfer"],
)  # fmt: skip
def test_declarations_have_no_loops(name: str) -> None:
    pipeline = f"--pass-pipeline=builtin.module(func.func({name}))"
    assert opt("func.func private @f(memref<4xf32>)", pipeline).exit_code == 0


def test_constants_in_a_loop_are_vectorized() -> None:
    text = """
    func.func @f(%m: memref<64xf32>) {
      affine.for %i = 0 to 64 {
        %c = arith.constant 1.0 : f32
        %unused = arith.constant 3 : i32
        %vector = arith.constant dense<1.0> : vector<2xf32>
        %x = affine.load %m[%i] : memref<64xf32>
        %y = arith.addf %x, %c : f32
        affine.store %y, %m[%i] : memref<64xf32>
      }
      return
    }"""
    assert opt(text, "--affine-super-vectorize=virtual-vector-size=4").exit_code == 0


def test_a_handle_may_list_an_operation_twice() -> None:
    steps = f"""%0 = {FUNCTIONS}
    %1 = transform.merge_handles %0, %0 : !transform.any_op
    transform.alternatives %1 : !transform.any_op {{
    ^bb0(%a: !transform.any_op):
      transform.yield
    }}"""
    assert opt(SCRIPT.replace("STEPS", steps), "--transform-interpreter").exit_code == 0


@pytest.mark.parametrize(
    "operation",
    [
        f"%0 = tensor.extract_slice %t[{LEAST}] [4] [1] : tensor<?xf32> to tensor<4xf32>",
        f"%0 = memref.subview %b[0] [{LEAST}] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>",
        f"scf.forall (%i) in ({LEAST}) {{ }}",
    ],
)
def test_the_number_that_marks_dynamic_sizes_is_none(operation: str) -> None:
    text = f"func.func @f(%t: tensor<?xf32>, %b: memref<?xf32>) {{ {operation} return }}"
    for flags in ((), ("--canonicalize",)):
        assert opt(text, *flags).exit_code == 1


def test_neither_is_it_a_tile_size() -> None:
    steps = f"""%0 = {LOOPS}
    %1, %2 = transform.structured.tile_using_for %0 tile_sizes [{LEAST}]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"""
    assert "is not a size" in opt(SCRIPT.replace("STEPS", steps), "--transform-interpreter").stderr


@pytest.mark.parametrize(
    "operation",
    ["linalg.transpose permutation = [1, 0, 2]", "linalg.broadcast dimensions = [1, 0]",
     "linalg.reduce dimensions = [1]", "linalg.map { arith.addf }"],
)  # fmt: skip
def test_structured_operations_without_operands(operation: str) -> None:
    for text in (f"func.func @f() {{ {operation} return }}", f"func.func @f() {{ %0 = {operation} return }}"):
        assert opt(text).exit_code == 1


@pytest.mark.parametrize("name", ["index_cast", "index_castui"])
@pytest.mark.parametrize("types", ["memref<4xindex> to memref<4xi32>", "memref<4xi64> to memref<4xindex>"])
def test_casts_of_memrefs_are_not_converted(name: str, types: str) -> None:
    source = types.partition(" to ")[0]
    text = f"func.func @f(%m: {source}) {{ %0 = arith.{name} %m : {types} return }}"
    for flag in ("--convert-arith-to-llvm", "--convert-to-llvm"):
        assert opt(text, flag).exit_code in (0, 1)


def test_empty_masks_of_scalars() -> None:
    text = """
    func.func @f(%m: vector<4xi1>, %p: f32, %q: f32) -> f32 {
      %0 = vector.mask %m, %q { vector.yield %p : f32 } : vector<4xi1> -> f32
      return %0 : f32
    }"""
    for flag in ("--lower-vector-mask", "--canonicalize", "--verify-each"):
        opt(text, flag)


def test_vectors_as_elements_have_no_named_operations() -> None:
    text = """
    #m = affine_map<(d0) -> (d0)>
    func.func @f(%a: tensor<4xvector<2xf32>>, %b: tensor<4xvector<2xf32>>) -> tensor<4xvector<2xf32>> {
      %0 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]}
        ins(%a, %b : tensor<4xvector<2xf32>>, tensor<4xvector<2xf32>>) outs(%b : tensor<4xvector<2xf32>>) {
      ^bb0(%x: vector<2xf32>, %y: vector<2xf32>, %z: vector<2xf32>):
        %s = arith.addf %x, %y : vector<2xf32>
        linalg.yield %s : vector<2xf32>
      } -> tensor<4xvector<2xf32>>
      return %0 : tensor<4xvector<2xf32>>
    }"""
    assert "linalg.generic" in opt(text, "--linalg-specialize-generic-ops").stdout


def test_llvm_ir_with_a_null_personality() -> None:
    assert "personality" not in str(import_module("define void @f() personality ptr null {\n ret void\n}\n"))


@pytest.mark.parametrize(
    "text",
    [
        'define void @"\udcff\udcfe"() {\n ret void\n}\n',
        'define i32 @f(i32 %"\\ff") section "\\fe" gc "\\fd" {\n"\\fc":\n ret i32 %"\\ff"\n}\n',
        '@"a\\80" = global [2 x i8] c"\\ff\\00", section "\\ff"\n; \udc80\n',
        '@\udcff = global i32 0\n',
    ],
)
def test_llvm_ir_names_that_are_not_utf_8(text: str, tmp_path: Path) -> None:
    path = tmp_path / "input.ll"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    outcome = run_tool(["translate", "--import-llvm", str(path)])
    assert "Traceback" not in outcome.stderr
    if outcome.exit_code == 0:
        back = run_tool(["translate", "--mlir-to-llvmir"], stdin=outcome.stdout)
        assert back.exit_code == 0 and "Traceback" not in back.stderr
    else:
        assert text.startswith("@\udcff") and "input.ll:1" in outcome.stderr


def test_endless_recursion_in_the_interpreter(tmp_path: Path) -> None:
    path = tmp_path / "input.mlir"
    path.write_text("func.func @f(%x: i32) -> i32 { %0 = func.call @f(%x) : (i32) -> i32 return %0 : i32 }")
    outcome = run_tool(["run", "--interpret", "--args=1", str(path)])
    assert outcome.exit_code == 1 and "nested too deeply at 'func.call'" in outcome.stderr


@pytest.mark.parametrize("chosen", ["0", "off", "false", "No"])
def test_no_cache_makes_no_folder(chosen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LAMINA_CACHE", chosen)
    (tmp_path / "a.td").write_text("def A;\n")
    assert run_tool(["tblgen", "a.td"]).exit_code == 0
    lamina.compile("func.func @f(%x: i32) -> i32 { return %x : i32 }")
    assert [path.name for path in tmp_path.iterdir()] == ["a.td"]


# ---- Too large


@pytest.mark.parametrize(
    "operation",
    ["tensor.from_elements %x : tensor<100000000000xf32>", "vector.from_elements %x : vector<1000000000000000xf32>"],
)
def test_more_elements_than_memory(operation: str) -> None:
    outcome = opt(f"func.func @f(%x: f32) {{\n%0 = {operation} return }}")
    assert "<stdin>:2:" in outcome.stderr and "out of memory" in outcome.stderr


@pytest.mark.parametrize(
    ("mark", "first", "following"), [("!", "tuple<i32, i32>", "tuple<{0}, {0}>"), ("#", "[1, 2]", "[{0}, {0}]")]
)
def test_aliases_of_aliases_of_aliases(mark: str, first: str, following: str) -> None:
    lines = [f"{mark}a0 = {first}"]
    lines += [f"{mark}a{n} = " + following.format(f"{mark}a{n - 1}") for n in range(1, 60)]
    outcome = opt("\n".join([*lines, f"module attributes {{t.x = {mark}a59}} {{}}"]))
    assert "expands to more than 1,000,000 types or attributes" in outcome.stderr
    assert opt("\n".join([*lines[:10], f"module attributes {{t.x = {mark}a9}} {{}}"])).exit_code == 0


def test_locations_of_locations() -> None:
    lines = ['#l0 = loc("a":1:1)', *(f"#l{n} = loc(callsite(#l{n - 1} at #l{n - 1}))" for n in range(1, 60))]
    text = "\n".join([*lines, "module {} loc(#l59)"])
    assert opt(text, "--mlir-print-debuginfo").exit_code == 0
    outcome = run_tool(["opt", "--mlir-print-debuginfo", "--mlir-print-local-scope"], stdin=text)
    assert outcome.exit_code == 1 and "printed only with aliases" in outcome.stderr


def test_factors_of_unrolling() -> None:
    loop = """
    func.func @f(%m: memref<?xf32>) {
      affine.for %i = 0 to 1000000000 {
        %0 = affine.load %m[%i] : memref<?xf32>
        affine.store %0, %m[%i] : memref<?xf32>
      }
      return
    }"""
    for step in ("unroll{unroll-factor=1000000000}", "unroll-jam{unroll-jam-factor=1000000000}"):
        outcome = opt(loop, f"--pass-pipeline=builtin.module(func.func(affine-loop-{step}))")
        assert "would clone more than 1,000,000 operations" in outcome.stderr
    steps = f"%0 = {LOOPS}\ntransform.loop.unroll %0 {{factor = 1000000000}} : !transform.any_op"
    outcome = opt(SCRIPT.replace("STEPS", steps), "--transform-interpreter")
    assert "would clone more than 1,000,000 operations" in outcome.stderr


def test_calls_of_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamina.ir.growth.OPERATIONS", 5_000)
    lines = ["func.func @f0(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }"]
    for n in range(1, 40):
        call = f"call @f{n - 1}(%{{}}) : (i32) -> i32"
        body = f"%0 = {call.format('x')} %1 = {call.format('0')} return %1 : i32"
        lines.append(f"func.func @f{n}(%x: i32) -> i32 {{ {body} }}")
    assert "more than 5,000 cloned operations would be needed" in opt("\n".join(lines), "--inline").stderr


def test_affine_applies_that_double() -> None:
    lines = [f"%{n} = affine.apply affine_map<(d0) -> (d0 floordiv 3 + d0 mod 7)>(%{n - 1})" for n in range(1, 40)]
    text = "func.func @f(%0: index) -> index {\n" + "\n".join(lines) + "\nreturn %39 : index\n}"
    assert opt(text, "--canonicalize", "--lower-affine").exit_code == 0


def test_memory_in_the_interpreter(tmp_path: Path) -> None:
    path = tmp_path / "input.mlir"
    path.write_text("func.func @f() {\n%m = memref.alloc() : memref<1000000000000000xf32>\nreturn }")
    outcome = run_tool(["run", "--interpret", str(path)])
    assert outcome.exit_code == 1 and "out of memory at 'memref.alloc'" in outcome.stderr and ":2:6" in outcome.stderr


SIZES = """func.func @buffer(%n: index, %m: index) {
  %b = memref.alloc(%n, %m) : memref<?x?xf32>
return }
func.func @splat(%n: index, %m: index) -> f32 {
  %x = arith.constant 1.0 : f32
  %t = tensor.splat %x[%n, %m] : tensor<?x?xf32>
  %i = arith.constant 5 : index
  %r = tensor.extract %t[%i, %i] : tensor<?x?xf32>
  return %r : f32 }
"""


@pytest.mark.parametrize(("entry", "operation"), [("buffer", "memref.alloc"), ("splat", "tensor.splat")])
@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ("4611686018427387905,1", "out of memory"),  # 4 bytes modulo 2^64
        ("4294967296,4294967296", "out of memory"),  # 0 elements modulo 2^64
        ("-1,3", "allocation of negative size (-1, 3)"),
    ],
)
def test_sizes_in_the_interpreter(tmp_path: Path, entry: str, operation: str, sizes: str, message: str) -> None:
    path = tmp_path / "input.mlir"
    path.write_text(SIZES)
    outcome = run_tool(["run", "--interpret", f"--entry={entry}", f"--args={sizes}", str(path)])
    assert outcome.exit_code == 1 and f"{message} at '{operation}'" in outcome.stderr and str(path) in outcome.stderr


def test_indices_in_the_interpreter(tmp_path: Path) -> None:
    path = tmp_path / "input.mlir"
    path.write_text(SIZES)
    outcome = run_tool(["run", "--interpret", "--entry=splat", "--args=6,3", str(path)])
    assert outcome.exit_code == 1 and "at 'tensor.extract', loc(" in outcome.stderr and ":8:8" in outcome.stderr
