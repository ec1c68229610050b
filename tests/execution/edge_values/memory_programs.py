"""Programs for the operations of memref: views with negative strides, empty shapes, elements of odd widths."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tests.execution.edge_values.programs import EDGES, Program, floats, ints, program

# Elements below a byte.
NO_BITS = "an assertion of mlir-opt: loads and stores have elements of a byte or more"
_ANY2 = "memref<?x?xf32, strided<[?, ?], offset: ?>>"


def memref_programs() -> Iterator[Program]:
    yield program(
        "memref alloc dealloc dim load store rank", "(%m: memref<?xf32>) -> (f32, index)",
        "%z = arith.constant 0 : index\n%n = memref.dim %m, %z : memref<?xf32>\n%a = memref.alloc(%n) : memref<?xf32>\n"
        "memref.copy %m, %a : memref<?xf32> to memref<?xf32>\n%v = memref.load %a[%z] : memref<?xf32>\n"
        "memref.store %v, %m[%z] : memref<?xf32>\nmemref.dealloc %a : memref<?xf32>\n"
        "%r = memref.rank %m : memref<?xf32>\n%s = arith.addi %r, %n : index\nreturn %v, %s : f32, index",
        lambda: [EDGES[6:].copy()], lambda: [EDGES[1:2].copy()],
    )
    for kind, type in (("i1", np.bool_), ("i8", np.int8), ("i64", np.int64), ("f16", np.float16), ("f64", np.float64)):
        yield program(
            "memref load store copy", f"(%m: memref<3x{kind}, strided<[?], offset: ?>>, %o: memref<3x{kind}>)",
            "%z = arith.constant 0 : index\n%t = arith.constant 2 : index\n"
            f"memref.copy %m, %o : memref<3x{kind}, strided<[?], offset: ?>> to memref<3x{kind}>\n"
            f"%v = memref.load %m[%t] : memref<3x{kind}, strided<[?], offset: ?>>\n"
            f"memref.store %v, %o[%z] : memref<3x{kind}>\nreturn",
            lambda type=type: [np.array([1, 0, 1, 0, 1, 1], type)[::-2], np.zeros(3, type)],
            no_peer=NO_BITS if kind == "i1" else "",
        )
    yield program(
        "memref alloca alloca_scope alloca_scope.return", "(%x: f32) -> f32",
        "%r = memref.alloca_scope -> (f32) {\n%z = arith.constant 3 : index\n%a = memref.alloca() : memref<8xf32>\n"
        "memref.store %x, %a[%z] : memref<8xf32>\n%v = memref.load %a[%z] : memref<8xf32>\n"
        "memref.alloca_scope.return %v : f32\n}\nreturn %r : f32", lambda: [-0.0],
    )
    yield program(
        "memref assume_alignment distinct_objects memory_space_cast prefetch", "(%m: memref<8xf32>, %o: memref<8xf32>)",
        "%z = arith.constant 1 : index\n%a = memref.assume_alignment %m, 4 : memref<8xf32>\n"
        "%b:2 = memref.distinct_objects %a, %o : memref<8xf32>, memref<8xf32>\n"
        "memref.prefetch %b#0[%z], read, locality<2>, data : memref<8xf32>\n"
        "%c = memref.memory_space_cast %b#0 : memref<8xf32> to memref<8xf32>\n"
        "%v = memref.load %c[%z] : memref<8xf32>\nmemref.store %v, %b#1[%z] : memref<8xf32>\nreturn",
        lambda: [EDGES.copy(), floats(8)],
    )
    kinds = "addi assign maxs maxu mins minu muli ori andi xori"
    for kind in kinds.split():
        yield program(
            "memref atomic_rmw", "(%x: i32, %m: memref<2xi32>) -> i32",
            f"%z = arith.constant 1 : index\n%r = memref.atomic_rmw {kind} %x, %m[%z] : (i32, memref<2xi32>) -> i32\n"
            "return %r : i32", lambda: [-5, ints(2)], lambda: [2**31 - 1, ints(2)],
            no_peer="mlir-opt lowers no atomic multiplication" if kind == "muli" else "",
        )
    for kind in ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "assign"):
        if kind != "mulf":
            yield program(
                "memref atomic_rmw", "(%x: f32, %m: memref<2xf32>) -> f32",
                f"%z = arith.constant 1 : index\n%r = memref.atomic_rmw {kind} %x, %m[%z] : (f32, memref<2xf32>) -> f32"
                "\nreturn %r : f32", lambda: [2.5, EDGES[2:4].copy()], lambda: [3.0, EDGES[5:7].copy()],
            )
    yield program(
        "memref generic_atomic_rmw atomic_yield", "(%x: f32, %m: memref<2xf32>) -> f32",
        "%z = arith.constant 1 : index\n%r = memref.generic_atomic_rmw %m[%z] : memref<2xf32> {\n^bb0(%c: f32):\n"
        "%n = arith.divf %c, %x : f32\nmemref.atomic_yield %n : f32\n}\nreturn %r : f32",
        lambda: [0.0, EDGES[2:4].copy()], no_peer="mlir-opt makes an llvm.cmpxchg of floats, which does not verify",
    )
    yield program(
        "memref generic_atomic_rmw atomic_yield", "(%x: i32, %m: memref<2xi32>) -> i32",
        "%z = arith.constant 1 : index\n%r = memref.generic_atomic_rmw %m[%z] : memref<2xi32> {\n^bb0(%c: i32):\n"
        "%n = arith.subi %x, %c : i32\nmemref.atomic_yield %n : i32\n}\nreturn %r : i32",
        lambda: [-(2**31), ints(2)], lambda: [7, ints(2)],
    )
    yield program(
        "memref cast collapse_shape expand_shape", "(%m: memref<2x3x4xf32>) -> f32",
        "%z = arith.constant 1 : index\n%k = arith.constant 10 : index\n"
        "%a = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>\n"
        "%b = memref.cast %a : memref<6x4xf32> to memref<?x4xf32>\n"
        "%n = arith.constant 3 : index\n"
        "%c = memref.expand_shape %b [[0, 1], [2]] output_shape [2, %n, 4] : memref<?x4xf32> into memref<2x?x4xf32>\n"
        "%v = memref.load %c[%z, %z, %z] : memref<2x?x4xf32>\nmemref.store %v, %m[%z, %z, %z] : memref<2x3x4xf32>\n"
        "return %v : f32", lambda: [floats(2, 3, 4)],
    )
    yield program(
        "memref subview transpose", f"(%m: {_ANY2}, %o: index, %n: index) -> f32",
        f"%s = memref.subview %m[%o, 1] [%n, 2] [1, 1] : {_ANY2} to memref<?x2xf32, strided<[?, ?], offset: ?>>\n"
        "%t = memref.transpose %s (i, j) -> (j, i) : memref<?x2xf32, strided<[?, ?], offset: ?>> to "
        "memref<2x?xf32, strided<[?, ?], offset: ?>>\n%z = arith.constant 0 : index\n%e = arith.constant 1 : index\n"
        "%v = memref.load %t[%e, %z] : memref<2x?xf32, strided<[?, ?], offset: ?>>\n"
        "memref.store %v, %t[%z, %z] : memref<2x?xf32, strided<[?, ?], offset: ?>>\nreturn %v : f32",
        lambda: [floats(4, 5)[::-1, ::-1], 1, 2], lambda: [floats(8, 9)[::2, ::-3], 0, 3],
    )
    yield program(
        "memref extract_aligned_pointer_as_index extract_strided_metadata reinterpret_cast",
        f"(%m: {_ANY2}) -> (index, index, i1)",
        f"%b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : {_ANY2} -> memref<f32>, index, index, index, "
        f"index, "
        "index\n%p = memref.extract_aligned_pointer_as_index %m : " + _ANY2 + " -> index\n"
        "%z = arith.constant 0 : index\n%c = arith.cmpi ne, %p, %z : index\n"
        "%r = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#1, %t#0] : memref<f32> to "
        f"{_ANY2}\n%v = memref.dim %r, %z : {_ANY2}\n"
        "%e = arith.constant 1.0 : f32\nmemref.store %e, %r[%z, %z] : " + _ANY2 + "\nreturn %v, %t#0, %c : index, "
        "index, i1",
        lambda: [floats(3, 4)[::-1]],
    )
    yield program(
        "memref get_global global", "(%i: index) -> f32",
        "%g = memref.get_global @table : memref<4xf32>\n%v = memref.load %g[%i] : memref<4xf32>\nreturn %v : f32\n}\n"
        "memref.global \"private\" constant @table : memref<4xf32> = dense<[0x7FC00000, -0.0, 0x7F800000, 1.0]>\n"
        "func.func private @unused() {\nreturn", *((lambda i=i: [i]) for i in range(4)),
    )
    yield program(
        "memref realloc", "(%n: index, %x: f32) -> f32",
        "%z = arith.constant 1 : index\n%a = memref.alloc() : memref<2xf32>\nmemref.store %x, %a[%z] : memref<2xf32>\n"
        "%b = memref.realloc %a(%n) : memref<2xf32> to memref<?xf32>\n%v = memref.load %b[%z] : memref<?xf32>\n"
        "memref.dealloc %b : memref<?xf32>\nreturn %v : f32", lambda: [2, -0.0], lambda: [64, 5.0],
    )
    yield program(
        "memref reshape", "(%m: memref<2x6xf32>) -> f32",
        "%z = arith.constant 0 : index\n%e = arith.constant 1 : index\n%a = arith.constant 3 : i64\n"
        "%b = arith.constant 4 : i64\n%s = memref.alloca() : memref<2xi64>\nmemref.store %a, %s[%z] : memref<2xi64>\n"
        "memref.store %b, %s[%e] : memref<2xi64>\n"
        "%r = memref.reshape %m(%s) : (memref<2x6xf32>, memref<2xi64>) -> memref<?x?xf32>\n"
        "%v = memref.load %r[%e, %e] : memref<?x?xf32>\nreturn %v : f32", lambda: [floats(2, 6)],
    )
    yield program(
        "memref view", "(%m: memref<64xi8>, %o: index, %n: index) -> f32",
        "%e = arith.constant 1 : index\n%v = memref.view %m[%o][%n] : memref<64xi8> to memref<?x2xf32>\n"
        "%z = arith.constant 0 : index\n%r = memref.load %v[%e, %z] : memref<?x2xf32>\n"
        "memref.store %r, %v[%z, %z] : memref<?x2xf32>\nreturn %r : f32",
        lambda: [np.resize(EDGES, 16).view(np.int8).copy(), 8, 3],
    )


REASONS = {
    "memref.dma_start": "MLIR has no lowering for CPUs, and no semantics without a device's memory spaces",
    "memref.dma_wait": "as memref.dma_start",
    "affine.dma_start": "becomes memref.dma_start",
    "affine.dma_wait": "as affine.dma_start",
}
