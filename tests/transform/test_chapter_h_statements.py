"""What Chapter H states of its steps, one after the other, on a smaller convolution: two images of 3 x 10 pixels with 8
channels in and 128 out."""

from __future__ import annotations

import functools
import re

import numpy as np
import pytest

import lamina
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from tests import oracle
from tests.mlir_test import run_tool

ALGORITHM = """
func.func @conv(%x: tensor<2x5x12x8xf32>, %w: tensor<8x3x3x128xf32>, %b: tensor<128xf32>,
                %o: tensor<2x3x10x128xf32> {bufferization.writable = true}) -> tensor<2x3x10x128xf32> {
  %e = tensor.empty() : tensor<2x3x10x128xf32>
  %biased = linalg.broadcast ins(%b : tensor<128xf32>) outs(%e : tensor<2x3x10x128xf32>) dimensions = [0, 1, 2]
  %conv = linalg.generic {
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
    indexing_maps = [affine_map<(n, y, x, c, rz, ry, rx) -> (rx, rz, ry, c)>,
                     affine_map<(n, y, x, c, rz, ry, rx) -> (n, y + rz, x + ry, rx)>,
                     affine_map<(n, y, x, c, rz, ry, rx) -> (n, y, x, c)>]
  } ins(%w, %x : tensor<8x3x3x128xf32>, tensor<2x5x12x8xf32>) outs(%biased : tensor<2x3x10x128xf32>) {
  ^bb0(%f: f32, %i: f32, %s: f32):
    %0 = arith.mulf %f, %i fastmath<fast> : f32
    %1 = arith.addf %s, %0 fastmath<fast> : f32
    linalg.yield %1 : f32
  } -> tensor<2x3x10x128xf32>
  %zero = arith.constant 0.0 : f32
  %relu = linalg.generic {
    iterator_types = ["parallel", "parallel", "parallel", "parallel"],
    indexing_maps = [affine_map<(n, y, x, c) -> ()>, affine_map<(n, y, x, c) -> (n, y, x, c)>,
                     affine_map<(n, y, x, c) -> (n, y, x, c)>]
  } ins(%zero, %conv : f32, tensor<2x3x10x128xf32>) outs(%o : tensor<2x3x10x128xf32>) {
  ^bb0(%z: f32, %v: f32, %out: f32):
    %0 = llvm.intr.maxnum(%z, %v) : (f32, f32) -> f32
    linalg.yield %0 : f32
  } -> tensor<2x3x10x128xf32>
  return %relu : tensor<2x3x10x128xf32>
}
"""
ANY = "!transform.any_op"

MATCH = f"""
  %bias = transform.structured.match ops{{["linalg.broadcast"]}} in %m : ({ANY}) -> {ANY}
  %generics = transform.structured.match ops{{["linalg.generic"]}} in %m : ({ANY}) -> {ANY}
  %conv, %relu = transform.split_handle %generics : ({ANY}) -> ({ANY}, {ANY})
"""
TILE = f"""
  %relu2, %co = transform.structured.tile_using_forall %relu tile_sizes [0, 0, 0, 64] : ({ANY}) -> ({ANY}, {ANY})
  %relu3, %rest = transform.structured.tile_using_forall %relu2 tile_sizes [1, 1, 5, 0] : ({ANY}) -> ({ANY}, {ANY})
"""
FUSE = f"""
  %conv2, %co2 = transform.structured.fuse_into_containing_op %conv into %co : ({ANY}, {ANY}) -> ({ANY}, {ANY})
  %conv3, %rest2 = transform.structured.fuse_into_containing_op %conv2 into %rest : ({ANY}, {ANY}) -> ({ANY}, {ANY})
  %bias2, %co3 = transform.structured.fuse_into_containing_op %bias into %co2 : ({ANY}, {ANY}) -> ({ANY}, {ANY})
  %bias3, %rest3 = transform.structured.fuse_into_containing_op %bias2 into %rest2 : ({ANY}, {ANY}) -> ({ANY}, {ANY})
  %f0 = transform.structured.match ops{{["func.func"]}} in %m : ({ANY}) -> {ANY}
  transform.apply_patterns to %f0 {{ }} : {ANY}
"""
REDUCTION = f"""
  %fill, %conv4, %comb, %loops = transform.structured.tile_reduction_using_for %conv3
    by tile_sizes = [0, 0, 0, 0, 1, 1, 1] : ({ANY}) -> ({ANY}, {ANY}, {ANY}, {ANY})
"""


def inner(kind: str) -> str:
    """The loops of one pixel and one vector in each of the four operations."""
    loops = 1 if kind == "forall" else 2
    return "".join(
        f"  %{name}_i, %{name}_l{f':{loops}' if loops > 1 else ''} = transform.structured.tile_using_{kind} %{handle}"
        f" tile_sizes [0, 0, 1, 16] : ({ANY}) -> ({', '.join([ANY] * (loops + 1))})\n"
        for name, handle in (("conv", "conv4"), ("bias", "bias3"), ("relu", "relu3"), ("comb", "comb"))
    )


UNROLL = "".join(
    f"  transform.loop.unroll %{name}_l#1 {{factor = 4}} : {ANY}\n"
    f"  transform.loop.unroll %{name}_l#0 {{factor = 5}} : {ANY}\n"
    for name in ("bias", "conv", "relu", "comb")
)
SIMPLIFY = f"""
  %f1 = transform.structured.match ops{{["func.func"]}} in %m : ({ANY}) -> {ANY}
  transform.apply_patterns to %f1 {{
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.tiling_canonicalization
  }} : {ANY}
  transform.apply_cse to %f1 : {ANY}
  %all = transform.structured.match interface{{LoopLikeInterface}} in %m : ({ANY}) -> {ANY}
  transform.apply_licm to %all : {ANY}
  transform.apply_patterns to %f1 {{ transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes }} : {ANY}
"""
VECTORIZE = f"""
  %fv = transform.structured.vectorize_children_and_apply_patterns %f1 : ({ANY}) -> {ANY}
  transform.apply_patterns to %fv {{
    transform.apply_patterns.canonicalization
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  }} : {ANY}
  transform.apply_cse to %fv : {ANY}
  %hoisted = transform.structured.hoist_redundant_vector_transfers %fv : ({ANY}) -> {ANY}
"""
BUFFERIZE = f"""
  %mb = transform.bufferization.one_shot_bufferize %m
    {{bufferize_function_boundaries = true, function_boundary_type_conversion = 1 : i32}} : ({ANY}) -> {ANY}
  %fb = transform.structured.match ops{{["func.func"]}} in %mb : ({ANY}) -> {ANY}
"""
DEALLOCATE = f"""
  %fd = transform.apply_registered_pass "buffer-deallocation-pipeline" to %fb : ({ANY}) -> {ANY}
"""
LOWER = f"""
  %fl = transform.structured.match ops{{["func.func"]}} in %mb : ({ANY}) -> {ANY}
  transform.apply_patterns to %fl {{ transform.apply_patterns.canonicalization }} : {ANY}
  transform.apply_cse to %fl : {ANY}
  transform.apply_patterns to %fl {{
    transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
    transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
    transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
    transform.apply_patterns.vector.lower_shape_cast
  }} : {ANY}
  transform.apply_patterns to %fl {{
    transform.apply_patterns.vector.transfer_to_scf
    transform.apply_patterns.memref.alloc_to_alloca
  }} : {ANY}
  transform.bufferization.buffer_loop_hoisting %fl : {ANY}
  transform.apply_patterns to %fl {{
    transform.apply_patterns.memref.fold_memref_alias_ops
    transform.apply_patterns.canonicalization
  }} : {ANY}
  transform.apply_cse to %fl : {ANY}
"""
LOOPS = MATCH + TILE + FUSE + REDUCTION


def program(*steps: str, algorithm: str = ALGORITHM) -> str:
    script = (
        "module attributes {transform.with_named_sequence} {\n"
        f"transform.named_sequence @__transform_main(%m: {ANY} {{transform.consumed}}) {{\n{''.join(steps)}"
        "  transform.yield\n}\n}\n"
    )
    return algorithm + script


@functools.cache
def after(*steps: str) -> Operation:
    """The function after the script; not to be changed."""
    module = lamina.parse(program(*steps))
    lamina.run_pipeline(module, "builtin.module(transform-interpreter)")
    module.verify()
    return module["conv"]


def names(function: Operation) -> list[str]:
    return [operation.name for operation in function.walk()]


def around(operation: Operation) -> list[str]:
    """The loops around an operation, from outside in."""
    return [one.name for one in reversed(list(operation.ancestors)) if one.name.startswith("scf.for")]


def find(function: Operation, name: str) -> list[Operation]:
    return [operation for operation in function.walk() if operation.name == name]


# ---- Loops


def test_tiling_gives_two_loops_around_slices() -> None:
    function = after(MATCH, TILE)
    text = str(function)
    assert re.findall(r"scf.forall \(.*?\) in \((.*?)\)", text) == ["2", "2, 3, 2"]
    inner_relu = find(function, "linalg.generic")[-1]
    assert str(inner_relu.result_types[0]) == "tensor<1x1x5x64xf32>" and around(inner_relu) == ["scf.forall"] * 2
    assert names(function).count("tensor.parallel_insert_slice") == 2 and "tensor.extract_slice" in names(function)
    # The operation itself has no new dims.
    assert [len(one.result_types[0].shape) for one in find(function, "linalg.generic")] == [4, 4]  # type: ignore[attr-defined]


def test_fusion_puts_all_three_into_one_nest() -> None:
    before, function = after(MATCH, TILE), after(MATCH, TILE, FUSE)
    assert [around(one) for one in find(before, "linalg.broadcast")] == [[]]
    structured = [one for one in function.walk() if one.name in ("linalg.broadcast", "linalg.generic")]
    assert [one.name for one in structured] == ["linalg.broadcast", "linalg.generic", "linalg.generic"]
    assert all(around(one) == ["scf.forall", "scf.forall"] for one in structured)
    assert {str(one.result_types[0]) for one in structured} == {"tensor<1x1x5x64xf32>"}


def test_fusion_wants_the_outer_loop_first() -> None:
    """A producer outside of both loops is used in the inner one through a slice that the outer one takes."""
    direct = FUSE.splitlines()[1].replace("into %co ", "into %rest ")
    with pytest.raises(DiagnosticError, match="could not find next producer to fuse into container"):
        after(MATCH, TILE, direct + "\n")


def test_reduction_tiling_gives_loops_a_fill_and_a_combiner() -> None:
    function = after(LOOPS)
    (product,) = find(function, "arith.mulf")
    assert around(product) == ["scf.forall", "scf.forall", "scf.for", "scf.for", "scf.for"]
    # What is summed up in the loops starts at the neutral element; the combiner adds the bias.
    (fill,) = find(function, "linalg.fill")
    assert around(fill) == ["scf.forall", "scf.forall"]
    (combiner,) = find(function, "linalg.reduce")
    assert around(combiner) == ["scf.forall", "scf.forall"]


def test_the_innermost_loops_of_all_four_operations() -> None:
    function = after(LOOPS, inner("forall"))
    assert names(function).count("scf.forall") == 6
    (product,) = find(function, "arith.mulf")
    assert around(product) == ["scf.forall"] * 2 + ["scf.for"] * 3 + ["scf.forall"]
    rows = [one for one in function.walk() if one.name in ("linalg.broadcast", "linalg.reduce")]
    assert {str(one.result_types[0]) for one in rows} == {"tensor<1x1x1x16xf32>"}


def test_interchange_is_for_generic_operations() -> None:
    """A named operation is made generic first."""
    step = f"  %i = transform.structured.interchange %x iterator_interchange = [3, 2, 1, 0] : ({ANY}) -> {ANY}\n"
    make = f"  %x = transform.structured.generalize %bias : ({ANY}) -> {ANY}\n"
    function = after(MATCH, make, step)
    assert "(d3, d2, d1, d0)" in function.to_text(local_scope=True)
    with pytest.raises(DiagnosticError, match="transform applied to the wrong op kind"):
        after(MATCH, step.replace("%x", "%bias"))


def test_unrolling_the_inner_loop_first() -> None:
    function = after(LOOPS, inner("for"), UNROLL)
    assert names(function).count("scf.for") == 3
    assert names(function).count("arith.mulf") == 20
    # The handle of the inner loop is invalidated with the outer one.
    first, second = UNROLL.splitlines(keepends=True)[:2]
    with pytest.raises(DiagnosticError, match="invalidated|uses a handle"):
        after(LOOPS, inner("for"), second, first)


# ---- Vectors


def test_vectors_of_one_row() -> None:
    function = after(LOOPS, inner("forall"), SIMPLIFY, VECTORIZE)
    # As in MLIR, an intrinsic of LLVM is not vectorized; the lowering of lamina does that.
    assert names(function).count("linalg.generic") == names(function).count("llvm.intr.maxnum") == 1
    (product,) = find(function, "arith.mulf")
    assert {str(product.result_types[0])} == {"vector<16xf32>"}


def test_unit_dims_are_folded_before_vectors() -> None:
    def ranks(function: Operation) -> set[int]:
        products = [one for one in find(function, "linalg.generic") if find(one, "arith.mulf")]
        return {len(one.result_types[0].shape) for one in products}  # type: ignore[attr-defined]

    assert ranks(after(LOOPS, inner("forall"))) == {7}
    assert ranks(after(LOOPS, inner("forall"), SIMPLIFY)) == {1}


def test_multi_dimensional_vectors_without_the_last_tiling() -> None:
    function = after(LOOPS, SIMPLIFY, VECTORIZE)
    assert "vector<5x64xf32>" in str(function)
    assert len([one for one in function.walk() if one.name == "scf.forall"]) == 2


# ---- Buffers


def test_bufferization_makes_no_deallocations() -> None:
    bare = names(after(LOOPS, SIMPLIFY, VECTORIZE, BUFFERIZE))
    freed = names(after(LOOPS, SIMPLIFY, VECTORIZE, BUFFERIZE, DEALLOCATE))
    assert "memref.dealloc" not in bare
    assert freed.count("memref.dealloc") == freed.count("memref.alloc")


def test_bufferization_ends_the_handles_to_loops() -> None:
    use = f"  %a = transform.loop.forall_to_for %conv_l : ({ANY}) -> {ANY}\n"
    with pytest.raises(DiagnosticError, match="invalidated|uses a handle"):
        after(LOOPS, inner("forall"), BUFFERIZE, use)


def test_loops_are_found_again_after_bufferization() -> None:
    """forall loops become plain ones, to be unrolled."""
    unroll = "".join(
        f"  %l{number}:2 = transform.loop.forall_to_for %s#{number} : ({ANY}) -> ({ANY}, {ANY})\n"
        f"  transform.loop.unroll %l{number}#1 {{factor = 4}} : {ANY}\n"
        f"  transform.loop.unroll %l{number}#0 {{factor = 5}} : {ANY}\n"
        for number in range(4)
    )
    again = f"""
  %found = transform.structured.match ops{{["scf.forall"]}} in %mb : ({ANY}) -> {ANY}
  %s:6 = transform.split_handle %found : ({ANY}) -> ({", ".join([ANY] * 6)})
"""
    function = after(LOOPS, inner("forall"), SIMPLIFY, VECTORIZE, BUFFERIZE, again, unroll)
    assert names(function).count("scf.forall") == 2 and names(function).count("scf.for") == 3
    assert len(find(function, "llvm.intr.maxnum")) == 20


@pytest.mark.parametrize("step", ["eliminate_empty_tensors %m : {}", "empty_tensor_to_alloc_tensor %e : ({}) -> {}"])
def test_empty_tensors_can_be_removed(step: str) -> None:
    match = ""
    kind = ANY
    if "alloc" in step:
        kind = "!transform.op<\"tensor.empty\">"
        match = f'  %e = transform.structured.match ops{{["tensor.empty"]}} in %m : ({ANY}) -> {kind}\n'
        step = step.format(kind, '!transform.op<"bufferization.alloc_tensor">')
        made = f"  %a = transform.bufferization.{step}\n"
    else:
        made = f"  transform.bufferization.{step.format(ANY)}\n"
    function = after(match, made)
    assert ("bufferization.alloc_tensor" in names(function)) is ("alloc" in step)
    assert "tensor.empty" not in names(function) or "eliminate" in step


# ---- The whole sequences


def arrays() -> list[np.ndarray]:
    generator = np.random.default_rng(3)
    shapes = [(2, 5, 12, 8), (8, 3, 3, 128), (128,), (2, 3, 10, 128)]
    return [generator.random(shape, dtype=np.float32) - np.float32(0.5) for shape in shapes]


def expected(x: np.ndarray, w: np.ndarray, b: np.ndarray) -> np.ndarray:
    total = np.broadcast_to(b, (2, 3, 10, 128)).astype(np.float64)
    for rz in range(3):
        for ry in range(3):
            total = total + np.einsum("nyxr,rc->nyxc", x[:, rz : rz + 3, ry : ry + 10], w[:, rz, ry])
    return np.maximum(total, 0)


SEQUENCES = {
    "unrolled": (LOOPS, inner("for"), UNROLL, SIMPLIFY, VECTORIZE, BUFFERIZE, LOWER),
    "loops": (LOOPS, inner("forall"), SIMPLIFY, VECTORIZE, BUFFERIZE, LOWER),
    "freed": (LOOPS, SIMPLIFY, VECTORIZE, BUFFERIZE, DEALLOCATE, LOWER),
}


@pytest.mark.parametrize("name", SEQUENCES)
def test_the_sequences_compute_the_convolution(name: str) -> None:
    x, w, b, o = arrays()
    found = lamina.compile(program(*SEQUENCES[name])).conv(x, w, b, o)
    wanted = expected(x, w, b)
    result = o if found is None else found
    assert np.abs(result - wanted).max() < 1e-4 * np.abs(wanted).max()


@oracle.requires_oracle
@pytest.mark.parametrize("name", ["unrolled", "freed"])
def test_payload_is_that_of_mlir_opt(name: str) -> None:
    text = program(*SEQUENCES[name])
    ours = run_tool(["opt", "--transform-interpreter", "-"], stdin=text)
    theirs = oracle.mlir_opt(text, "--transform-interpreter")
    assert theirs.ok, theirs.stderr
    assert ours.stdout.strip() == theirs.stdout.strip()
