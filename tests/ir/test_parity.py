"""What strict parity changes: the arbitrary and wrong parts of mlir-opt's output."""

from __future__ import annotations

import threading

import pytest

import lamina
from lamina.ir import parity
from lamina.ir.diagnostics import DiagnosticError


def canonical(source: str, pipeline: str, strict: bool = False) -> str:
    module = lamina.parse(source)
    with parity.strict(strict):
        lamina.run_pipeline(module, f"builtin.module({pipeline})")
        return str(module)


def error_of(source: str, strict: bool = False) -> list[str]:
    with parity.strict(strict), pytest.raises(DiagnosticError) as caught:
        lamina.parse(source)
    return [diagnostic.message for diagnostic in caught.value.diagnostics]


def test_the_default_is_not_strict_and_other_threads_are_not_affected() -> None:
    seen: list[bool] = []
    with parity.strict():
        thread = threading.Thread(target=lambda: seen.append(parity.is_strict()))
        thread.start()
        thread.join()
        assert parity.is_strict()
    assert seen == [False] and not parity.is_strict()


def test_unused_constants_of_unrolled_and_jammed_loops_are_not_created() -> None:
    source = """func.func @f(%m: memref<16xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c16 = arith.constant 16 : index
      scf.for %i = %c0 to %c16 step %c1 {
        scf.for %j = %c0 to %c16 step %c1 {
          %0 = memref.load %m[%j] : memref<16xf32>
          memref.store %0, %m[%i] : memref<16xf32>
        }
      }
      return
    }
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
        %loads = transform.structured.match ops{["memref.load"]} in %root : (!transform.any_op) -> !transform.any_op
        %loop = transform.get_parent_op %loads {op_name = "scf.for", nth_parent = 2}
          : (!transform.any_op) -> !transform.any_op
        transform.loop.unroll_and_jam %loop {factor = 2} : !transform.any_op
        transform.yield
      }
    }"""
    own, replayed = (canonical(source, "transform-interpreter", strict) for strict in (False, True))
    assert replayed.count("arith.constant") == own.count("arith.constant") + 1


def test_the_address_of_a_global_leaves_no_unused_size() -> None:
    source = """memref.global @g : memref<4xf32>
    func.func @f() -> memref<4xf32> {
      %0 = memref.get_global @g : memref<4xf32>
      return %0 : memref<4xf32>
    }"""
    assert "ptrtoint" not in canonical(source, "finalize-memref-to-llvm")
    assert "ptrtoint" in canonical(source, "finalize-memref-to-llvm", strict=True)


def test_messages_name_no_classes_of_cpp() -> None:
    source = "func.func private @f(memref<4xf32, #gpu.address_space<near>>)"
    assert error_of(source) == [
        "expected AddressSpace to be one of: global, workgroup, private",
        "failed to parse parameter 'value' of #gpu.address_space",
    ]
    assert "::mlir::gpu::AddressSpace" in "".join(error_of(source, strict=True))


def test_wrong_result_types_are_reported_once() -> None:
    source = """func.func @f(%m: memref<4xf32>) {
      "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32>, index)
      return
    }"""
    assert len(error_of(source)) == 1
    assert error_of(source, strict=True)[-1].endswith("failed to infer returned types")


def test_loops_whose_trip_count_is_no_multiple_of_the_vector_size_are_not_vectorized() -> None:
    source = """func.func @f(%m: memref<10xf32>, %v: f32) {
      affine.for %i = 0 to {count} {{
        affine.store %v, %m[%i] : memref<10xf32>
      }}
      return
    }"""
    pipeline = "func.func(affine-super-vectorize{virtual-vector-size=4})"
    source = source.replace("{{", "{").replace("}}", "}")
    assert "vector.transfer_write" not in canonical(source.replace("{count}", "10"), pipeline)
    assert "vector.transfer_write" in canonical(source.replace("{count}", "8"), pipeline)
    assert "vector.transfer_write" in canonical(source.replace("{count}", "10"), pipeline, strict=True)


def test_masked_transfers_are_not_flattened() -> None:
    source = """func.func @f(%m: memref<4x8xf32>, %i: index, %p: f32, %mask: vector<8xi1>) -> vector<8xf32> {
      %0 = vector.transfer_read %m[%i, %i], %p, %mask {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
      return %0 : vector<8xf32>
    }"""
    assert "%arg3" in canonical(source, "flatten-memref").split("transfer_read")[1].split("\n")[0]


def test_memrefs_whose_dims_are_queried_keep_their_layout() -> None:
    source = """func.func @f() -> index {
      %c0 = arith.constant 0 : index
      %m = memref.alloc() : memref<10xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
      %0 = memref.dim %m, %c0 : memref<10xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
      return %0 : index
    }"""
    assert "memref.dim %alloc, %c0 : memref<10xf32, #map>" in canonical(source, "normalize-memrefs")
    assert "memref<3x4xf32>" in canonical(source, "normalize-memrefs", strict=True)
