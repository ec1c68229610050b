"""What the dialect's documentation states, sentence by sentence: each test runs a program that shows it."""

from __future__ import annotations

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import PassError

ONE_SHOT = "builtin.module(one-shot-bufferize{bufferize-function-boundaries=1})"


def bufferized(text: str, options: str = "bufferize-function-boundaries=1") -> str:
    module = lamina.parse(text, allow_unregistered=True)
    lamina.run_pipeline(module, f"builtin.module(one-shot-bufferize{{{options}}})")
    return str(module)


def refused(text: str, options: str = "bufferize-function-boundaries=1") -> str:
    with pytest.raises((PassError, lamina.ParseError, lamina.VerifyError)) as problem:
        bufferized(text, options)
    return str(problem.value)


# ---- alloc_tensor


def test_alloc_tensor_is_a_new_buffer_with_the_contents_of_copy() -> None:
    kernels = lamina.compile("""
func.func @f(%t: tensor<4xf32> {bufferization.writable = true}, %x: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  %r = tensor.insert %x into %c[%i] : tensor<4xf32>
  return %r, %t : tensor<4xf32>, tensor<4xf32>
}""")
    given = np.arange(4, dtype=np.float32)
    changed, kept = kernels.f(given, 9.0, 2)
    assert changed.tolist() == [0, 1, 9, 3] and kept.tolist() == [0, 1, 2, 3]


def test_alloc_tensor_with_copy_takes_no_sizes() -> None:
    message = refused("""
func.func @f(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return %c : tensor<?xf32>
}""")
    assert "dynamic sizes not needed when copying a tensor" in message


def test_alloc_tensor_ends_a_conflict_that_the_analysis_would_have_copied_for() -> None:
    program = """
func.func @f(%t: tensor<64xf32> {{bufferization.writable = true}}, %x: f32, %i: index) -> (f32, tensor<64xf32>) {{
  {allocate}
  %w = linalg.fill ins(%x : f32) outs(%{out} : tensor<64xf32>) -> tensor<64xf32>
  %y = tensor.extract %t[%i] : tensor<64xf32>
  return %y, %w : f32, tensor<64xf32>
}}"""
    new = "%new = bufferization.alloc_tensor() : tensor<64xf32>"
    for text in (program.format(allocate="", out="t"), program.format(allocate=new, out="new")):
        assert bufferized(text).count("memref.alloc") == 1
    kernels = lamina.compile(program.format(allocate=new, out="new"))
    value, filled = kernels.f(np.arange(64, dtype=np.float32), 5.0, 7)
    assert value == 7 and (filled == 5).all()


@pytest.mark.parametrize(
    ("allocation", "space"),
    [
        ("bufferization.alloc_tensor() {memory_space = 3 : i64} : tensor<4xf32>", ", 3>"),
        ("bufferization.alloc_tensor() copy(%source) : tensor<4xf32>", ", 1>"),
        ("bufferization.alloc_tensor() : tensor<4xf32>", "f32>"),
    ],
    ids=["given", "of copy", "default"],
)
def test_memory_space_of_alloc_tensor(allocation: str, space: str) -> None:
    text = bufferized(f"""
func.func @f(%m: memref<4xf32, 1>, %x: f32, %i: index) -> f32 {{
  %source = bufferization.to_tensor %m restrict : memref<4xf32, 1> to tensor<4xf32>
  %a = {allocation}
  %r = tensor.insert %x into %a[%i] : tensor<4xf32>
  %y = tensor.extract %r[%i] : tensor<4xf32>
  return %y : f32
}}""")
    allocated = next(line for line in text.splitlines() if "memref.alloc" in line)
    assert allocated.rstrip().endswith(space)


# ---- clone and dealloc


def test_clone_has_the_data_of_its_input() -> None:
    kernels = lamina.compile("""
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  %c = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %x = memref.load %c[%i] : memref<?xf32>
  bufferization.dealloc (%c : memref<?xf32>) if (%true)
  return %x : f32
}""".replace("  %x = memref", "  %true = arith.constant true\n  %x = memref"))
    assert kernels.f(np.arange(5, dtype=np.float32), 3) == 3


DEALLOC = """
func.func private @escape(memref<4xf32>)
func.func @f(%c0: i1, %c1: i1, %aliased: i1) -> (i1, i1) {
  %a0 = memref.alloc() : memref<4xf32>
  %a1 = memref.alloc() : memref<4xf32>
  %other = memref.alloc() : memref<4xf32>
  %r0 = arith.select %aliased, %a0, %other : memref<4xf32>
  %r1 = memref.alloc() : memref<2xi32>
  %0:2 = bufferization.dealloc (%a0, %a1 : memref<4xf32>, memref<4xf32>) if (%c0, %c1)
    retain (%r0, %r1 : memref<4xf32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}""".replace("func.func private @escape(memref<4xf32>)\n", "")


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("aliased", [False, True])
def test_dealloc_frees_what_no_retained_memref_aliases(first: bool, second: bool, aliased: bool) -> None:
    compiled = lamina.compile(DEALLOC, sanitize=True)
    updated = compiled.f(first, second, aliased)
    # Owned if an aliasing memref was; that of another size aliases none.
    assert tuple(map(bool, updated)) == (first and aliased, False)
    freed = (first and not aliased) + second
    assert compiled.allocations.live_buffers == 4 - freed


def test_of_memrefs_that_alias_one_is_freed() -> None:
    compiled = lamina.compile("""
func.func @f(%c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %other = arith.select %c, %a, %b : memref<4xf32>
  %true = arith.constant true
  bufferization.dealloc (%a, %other : memref<4xf32>, memref<4xf32>) if (%true, %true)
  return
}""", sanitize=True)
    compiled.f(True)
    assert compiled.allocations.live_buffers == 1 and not compiled.allocations.findings
    compiled.f(False)
    assert compiled.allocations.live_buffers == 1 and not compiled.allocations.findings


def test_each_memref_of_dealloc_has_a_condition() -> None:
    message = "must have the same number of conditions as memrefs"
    with pytest.raises((lamina.ParseError, lamina.VerifyError), match=message):
        lamina.parse("""
func.func @f(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1) {
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%c)
  return
}""")


def test_dealloc_without_memrefs_retains_only() -> None:
    kernels = lamina.compile("""
func.func @f(%m: memref<2xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%m : memref<2xf32>)
  return %0 : i1
}""")
    assert not kernels.f(np.zeros(2, np.float32))


def test_dealloc_tensor_becomes_memref_dealloc() -> None:
    text = bufferized("""
func.func @f(%x: f32, %i: index) -> f32 {
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %r = tensor.insert %x into %a[%i] : tensor<4xf32>
  %y = tensor.extract %r[%i] : tensor<4xf32>
  bufferization.dealloc_tensor %r : tensor<4xf32>
  return %y : f32
}""")
    assert text.count("memref.dealloc") == 1


# ---- materialize_in_destination


def test_a_tensor_materializes_in_a_memref() -> None:
    kernels = lamina.compile("""
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}""")
    out = np.zeros(4, np.float32)
    kernels.f(np.arange(4, dtype=np.float32), out)
    assert out.tolist() == [0, 1, 2, 3]


def test_a_tensor_materializes_in_the_buffer_of_a_tensor() -> None:
    kernels = lamina.compile("""
func.func @f(%t: tensor<4xf32>, %d: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}""")
    destination = np.zeros(4, np.float32)
    result = kernels.f(np.arange(4, dtype=np.float32), destination)
    assert result.tolist() == [0, 1, 2, 3] and destination.tolist() == [0, 1, 2, 3]


READ_LATER = """
func.func @f(%t: tensor<4xf32>, %d: tensor<4xf32> {{bufferization.writable = {writable}}}, %i: index)
    -> (tensor<4xf32>, f32) {{
  %r = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %{read}[%i] : tensor<4xf32>
  return %r, %x : tensor<4xf32>, f32
}}"""


@pytest.mark.parametrize(("writable", "read"), [("false", "r"), ("true", "d")], ids=["read-only", "read later"])
def test_a_destination_that_cannot_be_written_does_not_bufferize(writable: str, read: str) -> None:
    assert "not bufferizable under the given constraints" in refused(READ_LATER.format(writable=writable, read=read))


@pytest.mark.parametrize(
    ("operation", "message"),
    [
        ("%t in restrict %m : (tensor<4xf32>, memref<4xf32>) -> ()", "'writable' must be specified"),
        ("%t in writable %u : (tensor<4xf32>, memref<5xf32>) -> ()", "source/destination shapes are incompatible"),
        ("%t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>", "'restrict' is valid only for memref"),
    ],
    ids=["not writable", "another shape", "restrict on a tensor"],
)
def test_malformed_materializations(operation: str, message: str) -> None:
    result = "%0 = " if operation.endswith("-> tensor<4xf32>") else ""
    with pytest.raises((lamina.ParseError, lamina.VerifyError)) as problem:
        lamina.parse(f"""
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>, %u: memref<5xf32>) {{
  {result}bufferization.materialize_in_destination {operation}
  return
}}""")
    assert message in str(problem.value)


def test_empty_tensor_elimination_computes_in_the_destination() -> None:
    """Only with restrict, which is handed on to the new to_tensor."""
    program = """
func.func @f(%x: f32, %m: memref<64xf32>) {{
  %e = tensor.empty() : tensor<64xf32>
  %t = linalg.fill ins(%x : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  bufferization.materialize_in_destination %t in {restrict}writable %m : (tensor<64xf32>, memref<64xf32>) -> ()
  return
}}"""
    for restrict, copies in (("restrict ", 0), ("", 1)):
        module = lamina.parse(program.format(restrict=restrict))
        lamina.run_pipeline(module, "builtin.module(eliminate-empty-tensors)")
        assert ("to_tensor %arg1 restrict writable" in str(module)) is (copies == 0)
        lamina.run_pipeline(module, f"{ONE_SHOT[:-1]},canonicalize)")
        assert str(module).count("memref.alloc") == copies == str(module).count("memref.copy")


# ---- to_tensor and to_buffer

INSERT = """
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) -> f32 {{
  %t = bufferization.to_tensor %m restrict {writable} : memref<4xf32> to tensor<4xf32>
  %r = tensor.insert %x into %t[%i] : tensor<4xf32>
  %y = tensor.extract %r[%i] : tensor<4xf32>
  return %y : f32
}}"""


@pytest.mark.parametrize(("writable", "after"), [("writable", 7.0), ("", 0.0)])
def test_only_a_writable_to_tensor_is_written_to(writable: str, after: float) -> None:
    kernels = lamina.compile(INSERT.format(writable=writable))
    memory = np.zeros(4, np.float32)
    assert kernels.f(memory, 7.0, 1) == 7
    assert memory[1] == after


def test_one_shot_takes_only_restrict() -> None:
    text = INSERT.format(writable="writable").replace("restrict ", "")
    assert "to_tensor ops without `restrict` are not supported by One-Shot Analysis" in refused(text)


def test_to_tensor_stays_where_unknown_operations_need_it() -> None:
    program = """
func.func @f(%m: memref<4xf32>) {
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  "unknown.use"(%t) : (tensor<4xf32>) -> ()
  return
}"""
    assert "op was not bufferized" in refused(program)
    assert "bufferization.to_tensor" in bufferized(program, "bufferize-function-boundaries=1 allow-unknown-ops=1")


def test_the_two_conversions_are_opposites() -> None:
    module = lamina.parse("""
func.func @f(%m: memref<4x?xf32>) -> memref<4x?xf32> {
  %t = bufferization.to_tensor %m : memref<4x?xf32> to tensor<4x?xf32>
  %b = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32>
  return %b : memref<4x?xf32>
}""")
    lamina.run_pipeline(module, "builtin.module(canonicalize)")
    assert "return %arg0" in str(module)


@pytest.mark.parametrize(
    "operation",
    ["to_tensor %m : memref<4xf32> to tensor<5xf32>", "to_tensor %m : memref<4xf32> to tensor<4xf64>",
     "to_buffer %t : tensor<4xf32> to memref<3xf32>"],
)  # fmt: skip
def test_shape_and_element_type_are_kept(operation: str) -> None:
    with pytest.raises((lamina.ParseError, lamina.VerifyError), match="failed to verify|requires the same|infer"):
        lamina.parse(f"""
func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {{
  %0 = bufferization.{operation}
  return
}}""")
