"""Every operation that touches memory on views at odd bytes, on memory without elements, on negative strides and on
memrefs of rank zero."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tests.execution.edge_values.programs import EDGES, Program, floats, ints, program

_BYTES = "memref<192xi8>"
_INDICES = "%0 = arith.constant 0 : index\n%1 = arith.constant 1 : index\n%9 = arith.constant 9 : index\n"


def _bytes() -> np.ndarray:
    """Small floats for all types, at whichever byte they begin."""
    return np.array([(7 * place) % 61 for place in range(192)], np.int8)


def _at_odd_bytes(ops: str, body: str, element: str = "f32", count: int = 20, **more: Any) -> Program:
    """A program on ``%v``, a view at some byte; constants ``%0 %1 %9`` are there."""
    head = f"%n = arith.constant {count} : index\n{_INDICES}"
    head += f"%v = memref.view %m[%o][%n] : {_BYTES} to memref<?x{element}>"
    calls = [(lambda offset=offset: [_bytes(), offset]) for offset in (1, 3, 6, 12)]
    dialect, _, names = ops.partition(" ")
    made = program("memref view", f"(%m: {_BYTES}, %o: index)", f"{head}\n{body}\nreturn", *calls, **more)
    return made._replace(ops=(*made.ops, *(f"{dialect}.{name}" for name in names.split())))


_MASK = "%k = arith.constant dense<[true, false, true, true]> : vector<4xi1>\n"
_LANES = "%i = arith.constant dense<[3, 0, 2, 1]> : vector<4xi32>\n%p = arith.constant dense<5.0> : vector<4xf32>\n"
_LOAD4 = "%x = vector.load %v[%1] : memref<?xf32>, vector<4xf32>\n"
_MASKED = "memref<?xf32>, vector<4xi1>, vector<4xf32>"


def misaligned_memory() -> Iterator[Program]:
    for element in ("i16", "f32", "f64", "complex<f32>"):
        yield _at_odd_bytes("memref load store", f"%x = memref.load %v[%9] : memref<?x{element}>\n"
                            f"memref.store %x, %v[%1] : memref<?x{element}>", element, 12)
        yield _at_odd_bytes("memref alloc copy dealloc", f"%a = memref.alloc(%n) : memref<?x{element}>\n"
                            f"memref.copy %v, %a : memref<?x{element}> to memref<?x{element}>\n"
                            f"%x = memref.load %a[%1] : memref<?x{element}>\n"
                            f"memref.store %x, %a[%0] : memref<?x{element}>\n"
                            f"memref.copy %a, %v : memref<?x{element}> to memref<?x{element}>\n"
                            f"memref.dealloc %a : memref<?x{element}>", element, 12)
    yield _at_odd_bytes("memref subview copy", "%s = memref.subview %v[1] [5] [3] : memref<?xf32> to memref<5xf32, "
                        "strided<[3], offset: 1>>\n%t = memref.subview %v[2] [5] [3] : memref<?xf32> to memref<5xf32, "
                        "strided<[3], offset: 2>>\nmemref.copy %s, %t : memref<5xf32, strided<[3], offset: 1>> to "
                        "memref<5xf32, strided<[3], offset: 2>>")


def misaligned_vectors() -> Iterator[Program]:
    yield _at_odd_bytes("vector load store", "%x = vector.load %v[%1] : memref<?xf32>, vector<8xf32>\n"
                        "vector.store %x, %v[%9] : memref<?xf32>, vector<8xf32>")
    yield _at_odd_bytes("vector transfer_read transfer_write", "%p = arith.constant 2.0 : f32\n"
                        "%x = vector.transfer_read %v[%9], %p : memref<?xf32>, vector<16xf32>\n"
                        "vector.transfer_write %x, %v[%1] : vector<16xf32>, memref<?xf32>")
    yield _at_odd_bytes("vector gather scatter", f"{_MASK}{_LANES}"
                        "%x = vector.gather %v[%1] [%i], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, "
                        "vector<4xf32> into vector<4xf32>\nvector.scatter %v[%9] [%i], %k, %x : memref<?xf32>, "
                        "vector<4xi32>, vector<4xi1>, vector<4xf32>")
    for load in ("maskedload", "expandload"):
        yield _at_odd_bytes(f"vector {load} store", f"{_MASK}{_LANES}%x = vector.{load} %v[%1], %k, %p : {_MASKED} "
                            "into vector<4xf32>\nvector.store %x, %v[%9] : memref<?xf32>, vector<4xf32>")
    for store in ("maskedstore", "compressstore"):
        yield _at_odd_bytes(f"vector load {store}", f"{_MASK}{_LOAD4}vector.{store} %v[%9], %k, %x : {_MASKED}")
    # Vectors as elements: only their own elements tell how memory is aligned.
    for access in ("%x = memref.load %w[%1] : memref<2xvector<8xf32>>\n"
                   "memref.store %x, %w[%0] : memref<2xvector<8xf32>>",
                   "%x = vector.load %w[%1] : memref<2xvector<8xf32>>, vector<8xf32>\n"
                   "vector.store %x, %w[%0] : memref<2xvector<8xf32>>, vector<8xf32>"):
        yield program(
            "memref view load store", f"(%m: {_BYTES}, %o: index)",
            f"{_INDICES}%w = memref.view %m[%o][] : {_BYTES} to memref<2xvector<8xf32>>\n{access}\nreturn",
            lambda: [_bytes(), 4], lambda: [_bytes(), 9], expected=_second_vector_to_the_first,
            no_peer="the runner dies: MLIR aligns vectors in memory as vectors",
        )


def _second_vector_to_the_first(arguments: list[Any]) -> list[Any]:
    data, offset = arguments
    data[offset : offset + 32] = data[offset + 32 : offset + 64].copy()
    return []


def misaligned_loops() -> Iterator[Program]:
    yield _at_odd_bytes("affine for load store yield", "%z = arith.constant 0.0 : f32\n"
                        "%s = affine.for %i = 0 to 16 iter_args(%a = %z) -> f32 {\n"
                        "%x = affine.load %v[%i] : memref<?xf32>\n%y = arith.addf %a, %x : f32\n"
                        "affine.store %y, %v[%i + 1] : memref<?xf32>\naffine.yield %y : f32\n}\n"
                        "memref.store %s, %v[%0] : memref<?xf32>")
    yield _at_odd_bytes("affine vector_load vector_store", "%x = affine.vector_load %v[3] : memref<?xf32>, "
                        "vector<8xf32>\naffine.vector_store %x, %v[0] : memref<?xf32>, vector<8xf32>")
    yield _at_odd_bytes("scf for", "scf.for %i = %0 to %n step %1 {\n%x = memref.load %v[%i] : memref<?xf32>\n"
                        "%y = arith.mulf %x, %x : f32\nmemref.store %y, %v[%i] : memref<?xf32>\n}")


def misaligned_linalg() -> Iterator[Program]:
    yield _at_odd_bytes("linalg abs", "linalg.abs ins(%v : memref<?xf32>) outs(%v : memref<?xf32>)")
    yield _at_odd_bytes("linalg fill", "%x = memref.load %v[%9] : memref<?xf64>\n"
                        "linalg.fill ins(%x : f64) outs(%v : memref<?xf64>)", "f64", 12)
    yield _at_odd_bytes("linalg dot", "%s = memref.subview %v[0] [1] [1] : memref<?xf32> to memref<f32, strided<[], "
                        "offset: 0>>\n%t = memref.cast %s : memref<f32, strided<[], offset: 0>> to memref<f32>\n"
                        "linalg.dot ins(%v, %v : memref<?xf32>, memref<?xf32>) outs(%t : memref<f32>)")


def empty_memory() -> Iterator[Program]:
    yield program(
        "memref alloc dealloc dim copy", "(%n: index, %m: memref<?x4xf32>) -> index",
        "%z = arith.constant 0 : index\n%a = memref.alloc(%n) : memref<?x4xf32>\n"
        "memref.copy %m, %a : memref<?x4xf32> to memref<?x4xf32>\nmemref.copy %a, %m : memref<?x4xf32> to "
        "memref<?x4xf32>\n%d = memref.dim %a, %z : memref<?x4xf32>\nmemref.dealloc %a : memref<?x4xf32>\n"
        "return %d : index", lambda: [0, floats(0, 4)], lambda: [3, floats(3, 4)],
    )
    yield program(
        "memref realloc alloc dealloc", "(%n: index, %k: index) -> index",
        "%z = arith.constant 0 : index\n%a = memref.alloc(%n) : memref<?xf32>\n"
        "%b = memref.realloc %a(%k) : memref<?xf32> to memref<?xf32>\n%d = memref.dim %b, %z : memref<?xf32>\n"
        "memref.dealloc %b : memref<?xf32>\nreturn %d : index",
        lambda: [0, 0], lambda: [0, 8], lambda: [8, 0], lambda: [8, 9],
    )
    yield program(
        "memref subview collapse_shape expand_shape dim", "(%m: memref<?x6xf32>, %n: index) -> (index, index, index)",
        "%z = arith.constant 0 : index\n%s = memref.subview %m[0, 0] [%n, 3] [1, 2] : memref<?x6xf32> to memref<?x3xf32"
        ", strided<[6, 2]>>\n%a = memref.dim %s, %z : memref<?x3xf32, strided<[6, 2]>>\n"
        "%c = memref.collapse_shape %m [[0, 1]] : memref<?x6xf32> into memref<?xf32>\n"
        "%b = memref.dim %c, %z : memref<?xf32>\n"
        "%e = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 3] : memref<?x6xf32> into memref<?x2x3xf32>\n"
        "%d = memref.dim %e, %z : memref<?x2x3xf32>\nreturn %a, %b, %d : index, index, index",
        lambda: [floats(0, 6), 0], lambda: [floats(2, 6), 2],
    )


def empty_loops() -> Iterator[Program]:
    yield program(
        "scf for while parallel reduce forall", "(%n: index, %m: memref<?xf32>, %x: f32) -> (f32, f32)",
        f"{_INDICES}%r = scf.for %i = %0 to %n step %1 iter_args(%a = %x) -> f32 {{\n"
        "%v = memref.load %m[%i] : memref<?xf32>\n%s = arith.addf %a, %v : f32\nscf.yield %s : f32\n}\n"
        "%p = scf.parallel (%i) = (%0) to (%n) step (%1) init (%x) -> f32 {\n%v = memref.load %m[%i] : memref<?xf32>\n"
        "scf.reduce(%v : f32) {\n^bb0(%c: f32, %d: f32):\n%s = arith.maximumf %c, %d : f32\nscf.reduce.return %s : f32"
        "\n}\n}\nscf.forall (%i) in (%n) {\nmemref.store %x, %m[%i] : memref<?xf32>\n}\nreturn %r, %p : f32, f32",
        lambda: [0, floats(0), -0.0], lambda: [3, floats(3), 1.0],
    )._replace(ops=("scf.for", "scf.parallel", "scf.reduce", "scf.forall"))
    yield program(
        "affine for parallel load store", "(%n: index, %m: memref<?x3xf32>)",
        "affine.parallel (%i, %j) = (0, 0) to (%n, 3) {\n%v = affine.load %m[%i, %j] : memref<?x3xf32>\n"
        "%w = arith.negf %v : f32\naffine.store %w, %m[%i, %j] : memref<?x3xf32>\n}\nreturn",
        lambda: [0, floats(0, 3)], lambda: [2, floats(2, 3)],
    )


def empty_linalg() -> Iterator[Program]:
    def on(name: str, shapes: str, *sizes: str) -> Program:
        types = [f"memref<{shape}xf32>" if shape else "memref<f32>" for shape in shapes.split(" ")]
        given = ", ".join(f"%m{place}: {type}" for place, type in enumerate(types))
        names = [f"%m{place}" for place in range(len(types))]
        body = (f"linalg.{name} ins({', '.join(names[:-1])} : {', '.join(types[:-1])}) "
                f"outs({names[-1]} : {types[-1]})\nreturn")  # fmt: skip

        def call(text: str) -> Any:
            dims = [[int(size) for size in one.split("x")] if one else [] for one in text.split(" ")]
            return lambda: [floats(*shape, seed=place) for place, shape in enumerate(dims)]

        return program(f"linalg {name}", f"({given})", body, *map(call, sizes))

    yield on("matmul", "?x? ?x? ?x?", "2x0 0x3 2x3", "0x2 2x3 0x3", "2x2 2x0 2x0", "0x0 0x0 0x0")
    yield on("batch_matmul", "?x?x? ?x?x? ?x?x?", "0x2x2 0x2x2 0x2x2", "2x2x0 2x0x2 2x2x2")
    yield on("matvec", "?x? ? ?", "2x0 0 2", "0x3 3 0")
    yield on("dot", "? ? ", "0 0 ")
    yield on("conv_1d", "? ? ?", "4 0 4", "2 3 0")
    yield on("conv_2d_nhwc_hwcf", "?x?x?x? ?x?x?x? ?x?x?x?", "0x4x4x1 2x2x1x2 0x3x3x2", "1x4x4x0 2x2x0x2 1x3x3x2")
    yield on("pooling_nhwc_max", "?x?x?x? ?x? ?x?x?x?", "1x4x4x0 2x2 1x3x3x0")
    yield on("copy", "?x? ?x?", "0x4 0x4", "4x0 4x0")
    yield on("add", "?x? ?x? ?x?", "0x2 0x2 0x2")
    yield program(
        "linalg reduce broadcast transpose", "(%a: memref<?x?xf32>, %c: memref<?xf32>, %t: memref<?x?xf32>)",
        "linalg.reduce ins(%a : memref<?x?xf32>) outs(%c : memref<?xf32>) dimensions = [1]\n"
        "(%x: f32, %y: f32) { %s = arith.addf %x, %y : f32 linalg.yield %s : f32 }\n"
        "linalg.transpose ins(%a : memref<?x?xf32>) outs(%t : memref<?x?xf32>) permutation = [1, 0]\n"
        "linalg.broadcast ins(%c : memref<?xf32>) outs(%t : memref<?x?xf32>) dimensions = [0]\nreturn",
        lambda: [floats(3, 0), floats(3), floats(0, 3)], lambda: [floats(0, 3), floats(0), floats(3, 0)],
    )


def negative_strides() -> Iterator[Program]:
    view = "memref<?xf32, strided<[?], offset: ?>>"
    matrix = "memref<?x?xf32, strided<[?, ?], offset: ?>>"
    yield program(
        "memref atomic_rmw generic_atomic_rmw atomic_yield", f"(%m: {view.replace('f32', 'i32')}, %x: i32) -> i32",
        f"{_INDICES}%r = memref.atomic_rmw addi %x, %m[%1] : (i32, {view.replace('f32', 'i32')}) -> i32\n"
        f"%s = memref.generic_atomic_rmw %m[%0] : {view.replace('f32', 'i32')} {{\n^bb0(%c: i32):\n"
        "%y = arith.subi %x, %c : i32\nmemref.atomic_yield %y : i32\n}\nreturn %r : i32",
        lambda: [ints(6)[::-2], 3], lambda: [ints(6)[::-1], -1],
    )
    yield program(
        "affine load store for", f"(%m: {view})",
        f"affine.for %i = 0 to 3 {{\n%v = affine.load %m[%i] : {view}\n%w = arith.negf %v : f32\n"
        f"affine.store %w, %m[2 - %i] : {view}\n}}\nreturn", lambda: [EDGES.copy()[2:5][::-1]],
        lambda: [EDGES.copy()[::-3]],
    )
    yield program(
        "linalg matmul", f"(%a: {matrix}, %b: {matrix}, %c: {matrix})",
        f"linalg.matmul ins(%a, %b : {matrix}, {matrix}) outs(%c : {matrix})\nreturn",
        lambda: [floats(3, 4)[::-1, ::-1], floats(8, 5)[::-2], floats(3, 5)[:, ::-1]],
        lambda: [floats(4, 3).T, floats(4, 2)[::-1], floats(2, 3)[::-1].T],
    )


def scalars_in_memory() -> Iterator[Program]:
    yield program(
        "memref alloc load store copy dealloc", "(%m: memref<f32>, %o: memref<f32>) -> f32",
        "%a = memref.alloc() : memref<f32>\nmemref.copy %m, %a : memref<f32> to memref<f32>\n"
        "%v = memref.load %a[] : memref<f32>\nmemref.store %v, %o[] : memref<f32>\nmemref.dealloc %a : memref<f32>\n"
        "return %v : f32", lambda: [np.array(-0.0, np.float32), np.array(1.0, np.float32)],
    )
    yield program(
        "memref subview reinterpret_cast expand_shape collapse_shape", "(%m: memref<4xf32>, %i: index) -> (f32, f32)",
        "%z = arith.constant 0 : index\n"
        "%s = memref.subview %m[%i] [1] [1] : memref<4xf32> to memref<f32, strided<[], offset: ?>>\n"
        "%v = memref.load %s[] : memref<f32, strided<[], offset: ?>>\n"
        "%b = memref.reinterpret_cast %m to offset: [1], sizes: [], strides: [] : memref<4xf32> to memref<f32, "
        "strided<[], offset: 1>>\n%w = memref.load %b[] : memref<f32, strided<[], offset: 1>>\n"
        "%a = memref.alloca() : memref<f32>\nmemref.store %v, %a[] : memref<f32>\n"
        "%e = memref.expand_shape %a [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>\n"
        "%c = memref.collapse_shape %e [] : memref<1x1xf32> into memref<f32>\n%x = memref.load %c[] : memref<f32>\n"
        "return %x, %w : f32, f32", lambda: [EDGES[:4].copy(), 3],
    )
    yield program(
        "memref atomic_rmw", "(%m: memref<i32>, %x: i32) -> i32",
        "%r = memref.atomic_rmw maxs %x, %m[] : (i32, memref<i32>) -> i32\nreturn %r : i32",
        lambda: [np.array(3, np.int32), 9],
    )


def scalar_vectors() -> Iterator[Program]:
    yield program(
        "vector transfer_read transfer_write extract broadcast", "(%m: memref<f32>, %o: memref<f32>) -> f32",
        "%p = arith.constant 0.0 : f32\n%v = vector.transfer_read %m[], %p : memref<f32>, vector<f32>\n"
        "%n = arith.negf %v : vector<f32>\nvector.transfer_write %n, %o[] : vector<f32>, memref<f32>\n"
        "%e = vector.extract %n[] : f32 from vector<f32>\nreturn %e : f32",
        lambda: [np.array(0.0, np.float32), np.array(5.0, np.float32)],
    )


def scalar_linalg() -> Iterator[Program]:
    yield program(
        "linalg generic fill copy yield", "(%a: memref<f32>, %c: memref<f32>, %x: f32)",
        "linalg.fill ins(%x : f32) outs(%c : memref<f32>)\n"
        "linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} "
        "ins(%a : memref<f32>) outs(%c : memref<f32>) {\n^bb0(%p: f32, %q: f32):\n%s = arith.subf %p, %q : f32\n"
        "linalg.yield %s : f32\n}\nlinalg.copy ins(%c : memref<f32>) outs(%a : memref<f32>)\nreturn",
        lambda: [np.array(2.0, np.float32), np.array(1.0, np.float32), 0.5],
    )
    yield program(
        "linalg broadcast map reduce", "(%a: memref<f32>, %c: memref<3xf32>)",
        "linalg.broadcast ins(%a : memref<f32>) outs(%c : memref<3xf32>) dimensions = [0]\n"
        "linalg.map ins(%a : memref<f32>) outs(%a : memref<f32>)\n(%x: f32, %o: f32) { %s = arith.negf %x : f32 "
        "linalg.yield %s : f32 }\nlinalg.reduce ins(%c : memref<3xf32>) outs(%a : memref<f32>) dimensions = [0]\n"
        "(%x: f32, %y: f32) { %s = arith.addf %x, %y : f32 linalg.yield %s : f32 }\nreturn",
        lambda: [np.array(2.0, np.float32), floats(3)],
    )


LAYOUTS = {
    "memref": (misaligned_memory, empty_memory, scalars_in_memory),
    "vector": (misaligned_vectors, scalar_vectors),
    "scf": (empty_loops,),
    "affine": (misaligned_loops,),
    "linalg": (misaligned_linalg, empty_linalg, negative_strides, scalar_linalg),
}
