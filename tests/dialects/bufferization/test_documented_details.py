"""What the dialect's documentation states besides: forms, effects, and what deallocations with several memrefs own."""

from __future__ import annotations

import itertools

import pytest

import lamina
from tests.dialects.bufferization.test_documented_behaviour import bufferized, refused


def after(text: str, *passes: str) -> str:
    module = lamina.parse(text, allow_unregistered=True)
    lamina.run_pipeline(module, f"builtin.module({','.join(passes)})")
    return str(module)


# ---- alloc_tensor


def test_alloc_tensor_of_static_and_dynamic_sizes() -> None:
    text = bufferized("""
func.func @f(%n: index, %x: f32, %i: index) -> (tensor<2x?xf32>, tensor<3xf32>) {
  %a = bufferization.alloc_tensor(%n) : tensor<2x?xf32>
  %b = bufferization.alloc_tensor() : tensor<3xf32>
  %c = tensor.insert %x into %a[%i, %i] : tensor<2x?xf32>
  %d = tensor.insert %x into %b[%i] : tensor<3xf32>
  return %c, %d : tensor<2x?xf32>, tensor<3xf32>
}""")
    assert "memref.alloc(%arg0) {alignment = 64 : i64} : memref<2x?xf32>" in text
    assert "memref.alloc() {alignment = 64 : i64} : memref<3xf32>" in text


def test_each_alloc_tensor_has_a_buffer_of_its_own() -> None:
    """Where the shapes are the same as well."""
    kernels = lamina.compile("""
func.func @f(%x: f32, %y: f32) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = bufferization.alloc_tensor() : tensor<2xf32>
  %b = bufferization.alloc_tensor() : tensor<2xf32>
  %c = linalg.fill ins(%x : f32) outs(%a : tensor<2xf32>) -> tensor<2xf32>
  %d = linalg.fill ins(%y : f32) outs(%b : tensor<2xf32>) -> tensor<2xf32>
  return %c, %d : tensor<2xf32>, tensor<2xf32>
}""")
    one, other = kernels.f(1.0, 2.0)
    assert one.tolist() == [1, 1] and other.tolist() == [2, 2]


def test_copy_is_an_allocation_and_a_copy_behind_it() -> None:
    text = bufferized("""
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %c = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  return %c : tensor<4xf32>
}""")
    assert text.index("memref.alloc") < text.index("memref.copy %arg0, %alloc")


SPARSE = """
#CSR = #sparse_tensor.encoding<{{map = (d0, d1) -> (d0 : dense, d1 : compressed)}}>
func.func @f(%a: tensor<?x?xf32, #CSR>, %m: index, %n: index, %some: index) {result} {{
{body}
}}"""


def test_sparse_tensors_and_the_number_of_their_elements() -> None:
    sizes = "%c = bufferization.alloc_tensor(%m, %n){} : tensor<?x?xf32, #CSR>"
    body = f"""  {sizes.format("")}
  %p = linalg.matmul ins(%a, %a : tensor<?x?xf32, #CSR>, tensor<?x?xf32, #CSR>)
    outs(%c : tensor<?x?xf32, #CSR>) -> tensor<?x?xf32, #CSR>
  return %p : tensor<?x?xf32, #CSR>"""
    result = "-> tensor<?x?xf32, #CSR>"
    module = lamina.parse(SPARSE.format(body=body, result=result))
    assert str(lamina.parse(str(module))) == str(module)
    hinted = lamina.parse(SPARSE.format(body="  " + sizes.format(" size_hint=%some") + "\n  return", result=""))
    assert "size_hint=%arg3" in str(hinted)
    assert str(lamina.parse(str(hinted))) == str(hinted)
    free = "  bufferization.dealloc_tensor %a : tensor<?x?xf32, #CSR>\n  return"
    freed = lamina.parse(SPARSE.format(body=free, result=""))
    assert "bufferization.dealloc_tensor %arg0" in str(freed)


def test_sizes_of_an_alloc_tensor_are_known() -> None:
    text = after("""
func.func @f(%n: index, %t: tensor<?x4xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %b, %c0 : tensor<?x4xf32>
  return %0, %1 : index, index
}""", "resolve-ranked-shaped-type-result-dims", "canonicalize")
    assert "tensor.dim %arg1" in text and "return %arg0, %dim" in text


# ---- clone


@pytest.mark.parametrize("type", ["memref<4xf32>", "memref<*xf32>"], ids=["ranked", "unranked"])
def test_clone_of_memrefs(type: str) -> None:
    program = f"""
func.func @f(%m: {type}) -> {type} {{
  %c = bufferization.clone %m : {type} to {type}
  return %c : {type}
}}"""
    assert f"bufferization.clone %arg0 : {type} to {type}" in str(lamina.parse(program))
    if "*" not in type:
        made = after(program, "convert-bufferization-to-memref")
        assert made.count("memref.alloc") == made.count("memref.copy") == 1


def test_clone_may_alias_its_input() -> None:
    """A clone freed while its input is alive is replaced by the input; an unused one is erased."""
    text = after("""
func.func @f(%i: index) -> (f32, memref<4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  %unused = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %c = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %x = memref.load %c[%i] : memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return %x, %m : f32, memref<4xf32>
}""", "canonicalize")
    assert "clone" not in text and "dealloc" not in text and "memref.load %alloc" in text


# ---- dealloc

OWNERS = """
func.func @f(%c0: i1, %c1: i1, %which: i1) -> i1 {
  %true = arith.constant true
  %a0 = memref.alloc() : memref<8xf32>
  %a1 = memref.alloc() : memref<8xf32>
  %chosen = arith.select %which, %a0, %a1 : memref<8xf32>
  %part = memref.subview %chosen[2][3][1] : memref<8xf32> to memref<3xf32, strided<[1], offset: 2>>
BODY
}
"""
TOGETHER = """
  %0 = bufferization.dealloc (%a0, %a1 : memref<8xf32>, memref<8xf32>) if (%c0, %c1)
    retain (%part : memref<3xf32, strided<[1], offset: 2>>)
  return %0 : i1
"""
APART = """
  %0 = bufferization.dealloc (%a0 : memref<8xf32>) if (%c0) retain (%part : memref<3xf32, strided<[1], offset: 2>>)
  %1 = bufferization.dealloc (%a1 : memref<8xf32>) if (%c1) retain (%part : memref<3xf32, strided<[1], offset: 2>>)
  %2 = arith.ori %0, %1 : i1
  return %2 : i1
"""


@pytest.mark.parametrize("body", [TOGETHER, APART], ids=["together", "apart"])
def test_any_memref_may_be_retained(body: str) -> None:
    """A part of one that is freed: its buffer stays. Several operations and an `ori` own the same as one."""
    compiled = lamina.compile(OWNERS.replace("BODY", body), sanitize=True)
    for first, second, which in itertools.product([False, True], repeat=3):
        before = compiled.allocations.live_buffers
        owned = first if which else second
        assert bool(compiled.f(first, second, which)) is owned
        freed = (first and not which) + (second and which)
        assert compiled.allocations.live_buffers - before == 2 - freed
    assert not compiled.allocations.findings


def test_ownership_is_that_of_any_alias() -> None:
    """Two memrefs of one buffer, with conditions of their own, and one retained."""
    compiled = lamina.compile("""
func.func @f(%c0: i1, %c1: i1) -> i1 {
  %a = memref.alloc() : memref<8xf32>
  %true = arith.constant true
  %other = memref.alloc() : memref<8xf32>
  %b = arith.select %c0, %a, %a : memref<8xf32>
  %0 = bufferization.dealloc (%a, %b : memref<8xf32>, memref<8xf32>) if (%c0, %c1) retain (%a : memref<8xf32>)
  return %0 : i1
}""")
    for first, second in itertools.product([False, True], repeat=2):
        assert bool(compiled.f(first, second)) is (first or second)


def test_dealloc_of_three_retained_memrefs() -> None:
    """Of any shapes and element types; nothing aliases, so that nothing is owned afterwards."""
    compiled = lamina.compile("""
func.func @f(%c0: i1, %c1: i1) -> (i1, i1, i1) {
  %m = memref.alloc() : memref<3xf32>
  %k = memref.alloc() : memref<4xi32>
  %n = arith.constant 3 : index
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.alloc() : memref<f64>
  %z = memref.alloc() : memref<2xi32>
  %0:3 = bufferization.dealloc (%m, %k : memref<3xf32>, memref<4xi32>) if (%c0, %c1)
    retain (%x, %y, %z : memref<?xf32>, memref<f64>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}""", sanitize=True)
    for first, second in itertools.product([False, True], repeat=2):
        before = compiled.allocations.live_buffers
        assert not any(compiled.f(first, second))
        assert compiled.allocations.live_buffers - before == 5 - first - second


def test_results_of_dealloc_are_inferred() -> None:
    """One truth value for each retained memref."""
    with pytest.raises((lamina.ParseError, lamina.VerifyError)):
        lamina.parse("""
func.func @f(%m: memref<2xf32>) {
  %0:2 = bufferization.dealloc retain (%m : memref<2xf32>)
  return
}""")


def test_room_for_the_general_dealloc() -> None:
    """Lists as long as the memrefs and as the retained ones, nothing longer; the code does not grow with them."""

    def lowered(memrefs: int, retained: int) -> str:
        names = [f"%m{number}" for number in range(memrefs + retained)]
        conditions = [f"%c{number}" for number in range(memrefs)]
        given = ", ".join([*(f"{one}: memref<2xf32>" for one in names), *(f"{one}: i1" for one in conditions)])
        listed = [", ".join(["memref<2xf32>"] * count) for count in (memrefs, retained)]
        made = after(f"""
func.func @f({given}) {{
  %0:{retained} = bufferization.dealloc ({", ".join(names[:memrefs])} : {listed[0]}) if ({", ".join(conditions)})
    retain ({", ".join(names[memrefs:])} : {listed[1]})
  return
}}""", "bufferization-lower-deallocations")
        helper = made[made.index("func.func private @dealloc_helper") :]
        assert made.count(f"memref<{memrefs}xindex>") and made.count(f"memref<{retained}xindex>")
        return helper

    assert lowered(3, 4) == lowered(5, 7)


def test_simplification_takes_away_what_aliases_nothing() -> None:
    text = after("""
func.func @f(%c: i1, %x: f32, %i: index) -> (i1, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %r = memref.alloc() : memref<2xf32>
  memref.store %x, %a[%i] : memref<2xf32>
  %0 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%r : memref<2xf32>)
  return %0, %r : i1, memref<2xf32>
}""", "func.func(buffer-deallocation-simplification)", "canonicalize")
    assert "retain" not in text and "return %false" in text


# ---- materialize_in_destination


def test_an_insertion_may_fold_away_and_a_materialization_stays() -> None:
    text = after("""
func.func @f(%t: tensor<4xf32>, %d: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %i = tensor.insert_slice %t into %d[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %m = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %i, %m : tensor<4xf32>, tensor<4xf32>
}""", "canonicalize")
    assert "insert_slice" not in text and "materialize_in_destination" in text


@pytest.mark.parametrize(
    ("types", "result"),
    [
        ("(tensor<4xf64>, tensor<4xf32>) -> tensor<4xf32>", "%t"),
        ("(tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>", "%u"),
    ],
    ids=["element types differ", "the result has another type"],
)
def test_types_of_materializations(types: str, result: str) -> None:
    with pytest.raises((lamina.ParseError, lamina.VerifyError)):
        lamina.parse(f"""
func.func @f(%t: tensor<4xf64>, %u: tensor<4xf32>, %d: tensor<4xf32>) {{
  %0 = bufferization.materialize_in_destination {result} in %d : {types}
  return
}}""")


def test_materialization_is_a_copy_by_default() -> None:
    text = bufferized("""
func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}""")
    assert text.count("memref.copy") == 1


# ---- to_buffer and to_tensor


def test_buffers_of_any_layout_and_memory_space() -> None:
    program = """
func.func @f(%t: tensor<4x?xf32>, %m: memref<4x?xf32, strided<[?, 1], offset: ?>, 2>) {
  %b = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>, 2>
  %u = bufferization.to_tensor %m : memref<4x?xf32, strided<[?, 1], offset: ?>, 2> to tensor<4x?xf32>
  "use.them"(%b, %u) : (memref<4x?xf32, strided<[?, 1], offset: ?>, 2>, tensor<4x?xf32>) -> ()
  return
}"""
    module = lamina.parse(program, allow_unregistered=True)
    assert str(lamina.parse(str(module), allow_unregistered=True)) == str(module)


def test_unused_conversions_are_erased() -> None:
    text = after("""
func.func @f(%t: tensor<4xf32>) {
  %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return
}""", "canonicalize")
    assert "to_buffer" not in text


@pytest.mark.parametrize(("read_only", "copies"), [("read_only ", 0), ("", 1)])
def test_a_buffer_that_is_not_written_needs_no_copy(read_only: str, copies: int) -> None:
    text = bufferized(f"""
func.func @f(%t: tensor<4xf32> {{bufferization.writable = false}}, %i: index) -> f32 {{
  %b = bufferization.to_buffer %t {read_only}: tensor<4xf32> to memref<4xf32>
  %x = memref.load %b[%i] : memref<4xf32>
  return %x : f32
}}""", "bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map")
    assert text.count("memref.alloc") == copies


def test_to_tensor_folds_away_with_what_uses_it() -> None:
    text = bufferized("""
func.func @f(%m: memref<4xf32>, %x: f32, %i: index) {
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %r = tensor.insert %x into %t[%i] : tensor<4xf32>
  bufferization.materialize_in_destination %r in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}""")
    assert "tensor" not in text and "memref.store %arg1, %arg0" in text and "memref.alloc" not in text


def test_what_unknown_operations_leave_is_bufferized_no_further() -> None:
    left = bufferized("""
func.func @f(%t: tensor<4xf32>) -> f32 {
  %u = "unknown.make"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %c0 = arith.constant 0 : index
  %x = tensor.extract %u[%c0] : tensor<4xf32>
  return %x : f32
}""", "bufferize-function-boundaries=1 allow-unknown-ops=1")
    assert "bufferization.to_tensor" in left
    assert "to_tensor ops without `restrict`" in refused(left, "bufferize-function-boundaries=1 allow-unknown-ops=1")


def test_tensors_become_memrefs() -> None:
    text = bufferized("""
func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.add ins(%t, %u : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}""")
    assert "tensor<" not in text
