"""Programs for the operations of the vector dialect, on vectors of one and more dimensions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.execution.edge_values.memory_programs import NO_BITS
from tests.execution.edge_values.programs import EDGES, Program, floats, ints, program

_SCAN = """%f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
transform.apply_patterns to %f { transform.apply_patterns.vector.lower_scan } : !transform.any_op"""


def _on_rows(ops: str, source: str, target: str, body: str, make: Callable[[], np.ndarray], **more: Any) -> Program:
    """A program that reads ``%v`` of type ``source`` from a memref, and writes ``%r`` of type ``target`` to another."""
    shapes = [type[len("vector<") : -1] for type in (source, target)]
    flat = [_flat(shape) for shape in shapes]
    signature = f"(%in: memref<{flat[0]}>, %out: memref<{flat[1]}>)"
    lines = [
        "%zero = arith.constant 0 : index",
        f"%v0 = vector.load %in[%zero] : memref<{flat[0]}>, vector<{flat[0]}>",
        f"%v = vector.shape_cast %v0 : vector<{flat[0]}> to {source}",
        body,
        f"%r0 = vector.shape_cast %r : {target} to vector<{flat[1]}>",
        f"vector.store %r0, %out[%zero] : memref<{flat[1]}>, vector<{flat[1]}>",
        "return",
    ]
    size, _, element = flat[1].partition("x")
    dtype = {"f32": np.float32, "i32": np.int32, "i1": np.bool_, "index": np.int64, "i8": np.int8}[element]
    return program(
        f"vector load store shape_cast {ops}", signature, "\n".join(lines),
        lambda: [make(), np.zeros(int(size), dtype)], **more,
    )


def _flat(shape: str) -> str:
    sizes, element = re.fullmatch(r"((?:\d+x)+)(.+)", shape).groups()  # type: ignore[union-attr]
    return f"{int(np.prod([int(size) for size in sizes.split('x')[:-1]]))}x{element}"


def _f(count: int) -> Callable[[], np.ndarray]:
    return lambda: np.resize(EDGES, count)


def _i(count: int) -> Callable[[], np.ndarray]:
    return lambda: ints(count)


def rearranging() -> Iterator[Program]:
    yield _on_rows("bitcast", "vector<2x4xf32>", "vector<2x4xi32>",
                   "%r = vector.bitcast %v : vector<2x4xf32> to vector<2x4xi32>", _f(8))
    yield _on_rows("broadcast extract", "vector<2x4xf32>", "vector<3x4xf32>",
                   "%e = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>\n"
                   "%r = vector.broadcast %e : vector<4xf32> to vector<3x4xf32>", _f(8))
    yield _on_rows("insert extract", "vector<2x4xf32>", "vector<2x4xf32>",
                   "%e = vector.extract %v[1, 2] : f32 from vector<2x4xf32>\n"
                   "%r = vector.insert %e, %v [0, 3] : f32 into vector<2x4xf32>", _f(8))
    yield _on_rows("extract_strided_slice insert_strided_slice", "vector<4x4xf32>", "vector<4x4xf32>",
                   "%s = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : "
                   "vector<4x4xf32> to vector<2x2xf32>\n%r = vector.insert_strided_slice %s, %v {offsets = [2, 0], "
                   "strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>", _f(16))
    yield _on_rows("interleave deinterleave", "vector<8xf32>", "vector<8xf32>",
                   "%a, %b = vector.deinterleave %v : vector<8xf32> -> vector<4xf32>\n"
                   "%r = vector.interleave %b, %a : vector<4xf32> -> vector<8xf32>", _f(8))
    yield _on_rows("shuffle", "vector<8xi32>", "vector<5xi32>",
                   "%r = vector.shuffle %v, %v [0, 15, 7, 8, 3] : vector<8xi32>, vector<8xi32>", _i(8))
    yield _on_rows("transpose", "vector<2x3x4xf32>", "vector<4x2x3xf32>",
                   "%r = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>", _f(24))
    yield _on_rows("to_elements from_elements", "vector<2x2xf32>", "vector<2x2xf32>",
                   "%e:4 = vector.to_elements %v : vector<2x2xf32>\n"
                   "%r = vector.from_elements %e#3, %e#1, %e#0, %e#2 : vector<2x2xf32>", _f(4))
    yield _on_rows("step", "vector<4xf32>", "vector<4xindex>", "%r = vector.step : vector<4xindex>", _f(4))
    yield _on_rows("constant_mask", "vector<4xf32>", "vector<3x4xi8>",
                   "%m = vector.constant_mask [2, 3] : vector<3x4xi1>\n"
                   "%r = arith.extui %m : vector<3x4xi1> to vector<3x4xi8>", _f(4))


def computing() -> Iterator[Program]:
    yield _on_rows("fma", "vector<2x4xf32>", "vector<2x4xf32>",
                   "%r = vector.fma %v, %v, %v : vector<2x4xf32>", _f(8))
    yield _on_rows("contract", "vector<2x3xf32>", "vector<2x2xf32>",
                   "%z = arith.constant dense<1.0> : vector<2x2xf32>\n%r = vector.contract {indexing_maps = "
                   "[affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, "
                   "j)>], "
                   'iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v, %v, %z : '
                   "vector<2x3xf32>, vector<2x3xf32> into vector<2x2xf32>", lambda: floats(6))
    yield _on_rows("outerproduct", "vector<4xf32>", "vector<4x4xf32>",
                   "%r = vector.outerproduct %v, %v : vector<4xf32>, vector<4xf32>", _f(4))
    for kind in ("add", "mul", "minsi", "maxsi", "minui", "maxui", "and", "or", "xor"):
        yield _on_rows("multi_reduction", "vector<3x4xi32>", "vector<3xi32>",
                       "%z = arith.constant dense<3> : vector<3xi32>\n"
                       f"%r = vector.multi_reduction <{kind}>, %v, %z [1] : vector<3x4xi32> to vector<3xi32>", _i(12))
        yield _on_rows("reduction broadcast", "vector<8xi32>", "vector<2xi32>",
                       f"%s = vector.reduction <{kind}>, %v : vector<8xi32> into i32\n"
                       "%r = vector.broadcast %s : i32 to vector<2xi32>", _i(8))
    for kind in ("add", "mul", "minimumf", "maximumf", "minnumf", "maxnumf"):
        yield _on_rows("multi_reduction", "vector<4x2xf32>", "vector<2xf32>",
                       "%z = arith.constant dense<1.0> : vector<2xf32>\n"
                       f"%r = vector.multi_reduction <{kind}>, %v, %z [0] : vector<4x2xf32> to vector<2xf32>", _f(8))
        yield _on_rows("reduction broadcast", "vector<8xf32>", "vector<2xf32>",
                       "%z = arith.constant 2.0 : f32\n"
                       f"%s = vector.reduction <{kind}>, %v, %z : vector<8xf32> into f32\n"
                       "%r = vector.broadcast %s : f32 to vector<2xf32>", lambda: floats(8))
    yield _on_rows("scan", "vector<2x4xf32>", "vector<2x4xf32>",
                   "%z = arith.constant dense<1.0> : vector<4xf32>\n%r, %l = vector.scan <add>, %v, %z "
                   "{inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>", lambda: floats(8),
                   script=_SCAN)
    yield _on_rows("create_mask mask yield", "vector<8xf32>", "vector<1xf32>",
                   "%n = arith.constant 5 : index\n%m = vector.create_mask %n : vector<8xi1>\n"
                   "%s = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32\n"
                   "%r = vector.broadcast %s : f32 to vector<1xf32>", lambda: floats(8))


_ANY = "memref<?xf32, strided<[?], offset: ?>>"
_ANY2 = "memref<?x?xf32, strided<[?, ?], offset: ?>>"


def accessing() -> Iterator[Program]:
    mask = "%m = vector.create_mask %n : vector<4xi1>\n%p = arith.constant dense<-1.0> : vector<4xf32>\n"
    for op, read in (("maskedload", "vector.maskedload %a[%z], %m, %p"), ("expandload", "vector.expandload %a[%z], "
        "%m, %p")):
        yield program(
            f"vector create_mask store {op}", "(%a: memref<?xf32>, %n: index, %o: memref<4xf32>)",
            f"%z = arith.constant 1 : index\n%y = arith.constant 0 : index\n{mask}"
            f"%v = {read} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>\n"
            "vector.store %v, %o[%y] : memref<4xf32>, vector<4xf32>\nreturn",
            *((lambda n=n: [EDGES.copy(), n, floats(4)]) for n in (-1, 0, 2, 4, 9)),
        )
    for op in ("maskedstore", "compressstore"):
        yield program(
            f"vector create_mask load {op}", "(%a: memref<?xf32>, %n: index, %o: memref<?xf32>)",
            f"%z = arith.constant 1 : index\n{mask}%v = vector.load %a[%z] : memref<?xf32>, vector<4xf32>\n"
            f"vector.{op} %o[%z], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>\nreturn",
            *((lambda n=n: [EDGES.copy(), n, floats(8)]) for n in (0, 3, 9)),
        )
    yield program(
        "vector gather scatter", "(%a: memref<8xf32>, %i: memref<4xi32>, %o: memref<8xf32>)",
        "%z = arith.constant 0 : index\n%n = arith.constant 3 : index\n" + mask +
        "%x = vector.load %i[%z] : memref<4xi32>, vector<4xi32>\n"
        "%v = vector.gather %a[%z] [%x], %m, %p : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into "
        "vector<4xf32>\n"
        "vector.scatter %o[%z] [%x], %m, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>\nreturn",
        lambda: [EDGES.copy(), np.array([7, 0, 5, 2], np.int32), floats(8)],
    )
    for width, in_bounds in ((4, "false"), (4, "true")):
        yield program(
            "vector transfer_read transfer_write", f"(%a: {_ANY}, %i: index, %o: {_ANY})",
            f"%p = arith.constant 9.0 : f32\n%v = vector.transfer_read %a[%i], %p {{in_bounds = [{in_bounds}]}} : "
            f"{_ANY}, "
            f"vector<{width}xf32>\nvector.transfer_write %v, %o[%i] {{in_bounds = [{in_bounds}]}} : "
            f"vector<{width}xf32>, "
            f"{_ANY}\nreturn",
            lambda: [EDGES[::-1], 2, floats(8)[::-1]], lambda: [floats(16)[::2], 0, floats(16)[::-2]],
            *((lambda: [EDGES.copy(), 6, floats(7)],) if in_bounds == "false" else ()),
        )
    yield program(
        "vector transfer_read transfer_write", f"(%a: {_ANY2}, %o: {_ANY2}, %i: index)",
        f"%p = arith.constant 9.0 : f32\n%v = vector.transfer_read %a[%i, %i], %p {{permutation_map = "
        f"affine_map<(i, j) -> (j, i)>}} : {_ANY2}, vector<3x2xf32>\n"
        f"vector.transfer_write %v, %o[%i, %i] : vector<3x2xf32>, {_ANY2}\nreturn",
        lambda: [floats(4, 5)[::-1, ::-1], floats(5, 3), 1], lambda: [floats(2, 2), floats(2, 2), 0],
        lambda: [floats(0, 3), floats(2, 0), 0],
    )
    yield program(
        "vector load store", "(%a: memref<16xi1>, %o: memref<16xi1>, %i: index)",
        "%v = vector.load %a[%i] : memref<16xi1>, vector<4xi1>\nvector.store %v, %o[%i] : memref<16xi1>, "
        "vector<4xi1>\nreturn",
        lambda: [np.arange(16) % 3 == 0, np.zeros(16, np.bool_), 5], no_peer=NO_BITS,
    )
    yield program(
        "vector type_cast", "(%a: memref<2x4xf32>) -> f32",
        "%z = arith.constant 1 : index\n%t = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>>\n"
        "%v = memref.load %t[] : memref<vector<2x4xf32>>\n%e = vector.extract %v[1, 1] : f32 from vector<2x4xf32>\n"
        "return %e : f32", lambda: [floats(2, 4)], expected=lambda arguments: [arguments[0][1, 1]],
    )


def vector_programs() -> Iterator[Program]:
    yield from rearranging()
    yield from computing()
    yield from accessing()


REASONS = {
    "vector.scalable.extract": "the x86 and generic targets have no scalable vectors; LLVM refuses them with an error",
    "vector.scalable.insert": "as vector.scalable.extract",
    "vector.vscale": "as vector.scalable.extract",
    "vector.print": "prints: tests/execution/test_runtime.py",
}
