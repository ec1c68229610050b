"""Programs for the operations of scf, cf and affine."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tests.execution.edge_values.programs import EDGES, Program, floats, ints, program

_LEAST, _MOST = -(2**31), 2**31 - 1


def scf_programs() -> Iterator[Program]:
    bounds = (lambda: [0, 5, 1, 7], lambda: [3, 3, 1, 7], lambda: [9, 2, 4, 7], lambda: [1, 10, 4, _MOST])
    yield program(
        "scf for yield", "(%l: index, %u: index, %s: index, %x: i32) -> (i32, index)",
        "%z = arith.constant 0 : index\n%r:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %b = %z) -> (i32, "
        "index) {\n"
        "%c = arith.index_cast %i : index to i32\n%d = arith.addi %a, %c : i32\n%e = arith.addi %b, %i : index\n"
        "scf.yield %d, %e : i32, index\n}\nreturn %r#0, %r#1 : i32, index", *bounds,
    )
    yield program(
        "scf if", "(%c: i1, %x: f32) -> f32",
        "%r = scf.if %c -> (f32) {\n%n = arith.negf %x : f32\nscf.yield %n : f32\n} else {\nscf.yield %x : f32\n}\n"
        "return %r : f32", *((lambda c=c, x=x: [c, x]) for c in (False, True) for x in (0.0, float("nan"))),
    )
    yield program(
        "scf while condition", "(%x: i32) -> (i32, i32)",
        "%z = arith.constant 0 : i32\n%o = arith.constant 1 : i32\n%t = arith.constant 2 : i32\n"
        "%r:2 = scf.while (%a = %x, %n = %z) : (i32, i32) -> (i32, i32) {\n%c = arith.cmpi sgt, %a, %o : i32\n"
        "scf.condition(%c) %a, %n : i32, i32\n} do {\n^bb0(%b: i32, %m: i32):\n%d = arith.divsi %b, %t : i32\n"
        "%e = arith.addi %m, %o : i32\nscf.yield %d, %e : i32, i32\n}\nreturn %r#0, %r#1 : i32, i32",
        *((lambda x=x: [x]) for x in (0, 1, _MOST, _LEAST)),
    )
    yield program(
        "scf index_switch", "(%i: index) -> i32",
        "%r = scf.index_switch %i -> i32\ncase 0 {\n%a = arith.constant 10 : i32\nscf.yield %a : i32\n}\ncase -1 {\n"
        "%a = arith.constant 11 : i32\nscf.yield %a : i32\n}\ndefault {\n%a = arith.constant 12 : i32\n"
        "scf.yield %a : i32\n}\nreturn %r : i32", *((lambda x=x: [x]) for x in (0, 1, -1)),
    )
    yield program(
        "scf execute_region", "(%c: i1, %x: i32) -> i32",
        "%r = scf.execute_region -> i32 {\ncf.cond_br %c, ^a, ^b\n^a:\n%n = arith.addi %x, %x : i32\n"
        "scf.yield %n : i32\n^b:\nscf.yield %x : i32\n}\nreturn %r : i32",
        lambda: [True, _MOST], lambda: [False, _LEAST],
    )
    yield program(
        "scf parallel reduce reduce.return", "(%n: index, %m: memref<?x?xi32>) -> i32",
        "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n%i = arith.constant 5 : i32\n"
        "%r = scf.parallel (%a, %b) = (%z, %z) to (%n, %n) step (%o, %o) init (%i) -> i32 {\n"
        "%v = memref.load %m[%a, %b] : memref<?x?xi32>\n%w = arith.addi %v, %v : i32\n"
        "memref.store %w, %m[%a, %b] : memref<?x?xi32>\nscf.reduce(%v : i32) {\n^bb0(%p: i32, %q: i32):\n"
        "%s = arith.addi %p, %q : i32\nscf.reduce.return %s : i32\n}\n}\nreturn %r : i32",
        lambda: [3, ints(3, 3)], lambda: [0, ints(3, 3)], lambda: [0, ints(0, 3)],
    )
    yield program(
        "scf forall forall.in_parallel", "(%m: memref<4x3xf32>)",
        "scf.forall (%i, %j) in (4, 3) {\n%v = memref.load %m[%i, %j] : memref<4x3xf32>\n%w = arith.negf %v : f32\n"
        "memref.store %w, %m[%i, %j] : memref<4x3xf32>\n}\nreturn", lambda: [np.resize(EDGES, (4, 3))],
    )


def cf_programs() -> Iterator[Program]:
    yield program(
        "cf br cond_br", "(%c: i1, %x: f32, %y: f32) -> f32",
        "cf.cond_br %c, ^a(%x : f32), ^b(%y, %x : f32, f32)\n^a(%p: f32):\n%n = arith.negf %p : f32\ncf.br ^d(%n : "
        "f32)\n"
        "^b(%q: f32, %s: f32):\n%m = arith.subf %q, %s : f32\ncf.br ^d(%m : f32)\n^d(%r: f32):\nreturn %r : f32",
        lambda: [True, 0.0, 1.0], lambda: [False, float("inf"), float("inf")],
    )
    yield program(
        "cf switch", "(%x: i32) -> i32",
        "cf.switch %x : i32, [\ndefault: ^d(%x : i32),\n-2147483648: ^a,\n2147483647: ^d(%x : i32)\n]\n^a:\n"
        "%z = arith.constant 7 : i32\nreturn %z : i32\n^d(%r: i32):\n%o = arith.constant 1 : i32\n"
        "%s = arith.addi %r, %o : i32\nreturn %s : i32", *((lambda x=x: [x]) for x in (_LEAST, _MOST, 0, -1)),
    )
    yield program(
        "cf assert", "(%x: i32) -> i32",
        "%z = arith.constant 0 : i32\n%c = arith.cmpi ne, %x, %z : i32\ncf.assert %c, \"x is zero\"\nreturn %x : i32",
        lambda: [_LEAST], lambda: [1],
    )


def affine_programs() -> Iterator[Program]:
    yield program(
        "affine for load store yield", "(%m: memref<?x4xf32>, %n: index) -> f32",
        "%z = arith.constant 0.0 : f32\n%r = affine.for %i = 0 to %n iter_args(%a = %z) -> f32 {\n"
        "%s = affine.for %j = 0 to 4 step 2 iter_args(%b = %a) -> f32 {\n"
        "%v = affine.load %m[symbol(%n) - %i - 1, %j + 1] : memref<?x4xf32>\n"
        "affine.store %b, %m[%i, %j] : memref<?x4xf32>\n%t = arith.addf %b, %v : f32\naffine.yield %t : f32\n}\n"
        "affine.yield %s : f32\n}\nreturn %r : f32", lambda: [floats(3, 4), 3], lambda: [floats(0, 4), 0],
    )
    maps = "affine_map<(i, j)[s] -> (i floordiv 3 + j mod 5 + s ceildiv 2)>"
    yield program(
        "affine apply", "(%i: index, %j: index, %s: index) -> index",
        f"%r = affine.apply {maps}(%i, %j)[%s]\nreturn %r : index",
        *((lambda a=a, b=b, c=c: [a, b, c]) for a, b, c in ((0, 0, 0), (-7, -3, -5), (7, 12, 3), (-(2**62), 4, 2**62))),
    )
    yield program(
        "affine max min", "(%i: index, %j: index) -> (index, index)",
        "%a = affine.max affine_map<(i, j) -> (i, j * 2, -5)>(%i, %j)\n"
        "%b = affine.min affine_map<(i, j) -> (i, j * 2, 5)>(%i, %j)\nreturn %a, %b : index, index",
        lambda: [0, 0], lambda: [-9, -3], lambda: [100, 60],
    )
    yield program(
        "affine if", "(%i: index, %x: f32) -> f32",
        "%r = affine.if affine_set<(i) : (i - 2 >= 0, i mod 2 == 0)>(%i) -> f32 {\n%n = arith.negf %x : f32\n"
        "affine.yield %n : f32\n} else {\naffine.yield %x : f32\n}\nreturn %r : f32",
        *((lambda i=i: [i, 0.0]) for i in (0, 2, 3, 4, -2)),
    )
    yield program(
        "affine parallel", "(%m: memref<4x6xf32>)",
        "affine.parallel (%i, %j) = (0, 1) to (4, 6) step (1, 2) {\n%v = affine.load %m[%i, %j] : memref<4x6xf32>\n"
        "%w = arith.addf %v, %v : f32\naffine.store %w, %m[%i, %j] : memref<4x6xf32>\n}\nreturn",
        lambda: [np.resize(EDGES, (4, 6))],
    )
    yield program(
        "affine prefetch vector_load vector_store", "(%m: memref<4x8xf32>, %i: index)",
        "affine.prefetch %m[%i, 0], read, locality<3>, data : memref<4x8xf32>\n"
        "%v = affine.vector_load %m[%i, 2] : memref<4x8xf32>, vector<4xf32>\n%n = arith.negf %v : vector<4xf32>\n"
        "affine.vector_store %n, %m[%i + 1, 3] : memref<4x8xf32>, vector<4xf32>\nreturn",
        lambda: [np.resize(EDGES, (4, 8)), 0], lambda: [np.resize(EDGES, (4, 8)), 2],
    )
    yield program(
        "affine delinearize_index linearize_index", "(%i: index) -> (index, index, index, index)",
        "%a:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index\n"
        "%b = affine.linearize_index [%a#2, %a#1, %a#0] by (5, 4, 3) : index\n"
        "return %a#0, %a#1, %a#2, %b : index, index, index, index", *((lambda i=i: [i]) for i in (0, 59, 23)),
    )
