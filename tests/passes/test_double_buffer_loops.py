"""lamina-double-buffer-loops: loops that compute a carried tensor into a tensor.empty neither allocate nor copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.passes.default_pipeline import BUFFERIZATION

PASS = "func.func(lamina-double-buffer-loops)"
BUFFERS = f"builtin.module({PASS},{BUFFERIZATION.pipeline})"
Array = np.ndarray[Any, Any]


class Case(NamedTuple):
    """A loop and its effect on an array for a number of iterations; the carried tensors after the pass."""

    text: str
    carried: int
    expected: Callable[[Array, int], Array]
    arguments: str = "%t: tensor<8xf32>, %n: index"
    result: str = "tensor<8xf32>"
    shape: tuple[int, ...] = (8,)

    def program(self) -> str:
        constants = "".join(f"%c{value} = arith.constant {value} : index\n" for value in (0, 1, 4, 8))
        return f"func.func @f({self.arguments}) -> {self.result} {{\n{constants}{self.text}}}\n"


def step(new: str, old: str, into: str, map: str = "7 - d0", also: str = "") -> str:
    """new[i] = old[map(i)] + also[i] + 1, into a tensor."""
    second = also or old
    return f"""%{new} = linalg.generic {{indexing_maps = [affine_map<(d0) -> ({map})>, affine_map<(d0) -> (d0)>,
    affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}}
    ins(%{old}, %{second} : tensor<8xf32>, tensor<8xf32>) outs(%{into} : tensor<8xf32>) {{
^bb0(%p: f32, %q: f32, %o: f32):
  %1 = arith.constant 1.0 : f32
  %s = arith.addf %p, %q : f32
  %u = arith.addf %s, %1 : f32
  linalg.yield %u : f32
}} -> tensor<8xf32>
"""


EMPTY = "%e = tensor.empty() : tensor<8xf32>\n"
LOOP = "%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {\nBODY}\nreturn %r : tensor<8xf32>\n"
PAIR = """%r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %t) -> (tensor<8xf32>, tensor<8xf32>) {
BODY}
return %r#0 : tensor<8xf32>
"""
YIELD = "scf.yield %a : tensor<8xf32>\n"
YIELD_TWO = "scf.yield {} : tensor<8xf32>, tensor<8xf32>\n"
WHILE = """%r:2 = scf.while (%x = %t, %i = %c0) : (tensor<8xf32>, index) -> (tensor<8xf32>, index) {
  %go = arith.cmpi ult, %i, %n : index
  scf.condition(%go) %x, %i : tensor<8xf32>, index
} do {
^bb0(%x: tensor<8xf32>, %i: index):
  %j = arith.addi %i, %c1 : index
BODY  scf.yield %a, %j : tensor<8xf32>, index
}
return %r#0 : tensor<8xf32>
"""
CHOICE = f"""%half = arith.cmpi ult, %i, %c1 : index
%a = scf.if %half -> tensor<8xf32> {{
{step("b", "x", "e")}scf.yield %b : tensor<8xf32>
}} else {{
{step("b", "x", "e", "(d0 + 1) mod 8")}scf.yield %b : tensor<8xf32>
}}
"""
TILES = """%e = tensor.empty() : tensor<8x8xf32>
%r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8x8xf32> {
  %y = scf.for %i = %c0 to %c8 step %c4 iter_args(%o = %e) -> tensor<8x8xf32> {
    %z = scf.for %j = %c0 to %c8 step %c4 iter_args(%p = %o) -> tensor<8x8xf32> {
      %s = tensor.extract_slice %x[%i, %j] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
      %d = tensor.extract_slice %p[%j, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
      %w = linalg.transpose ins(%s : tensor<4x4xf32>) outs(%d : tensor<4x4xf32>) permutation = [1, 0]
      %q = tensor.insert_slice %w into %p[%j, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
      scf.yield %q : tensor<8x8xf32>
    }
    scf.yield %z : tensor<8x8xf32>
  }
  scf.yield %y : tensor<8x8xf32>
}
return %r : tensor<8x8xf32>
"""
PRODUCT = """%zero = arith.constant 0.0 : f32
%e = tensor.empty() : tensor<4x4xf32>
%z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4x4xf32> {
  %y = linalg.matmul ins(%x, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  scf.yield %y : tensor<4x4xf32>
}
return %r : tensor<4x4xf32>
"""
STENCIL = """%one = arith.constant 1.0 : f32
%c7 = arith.constant 7 : index
%e = tensor.empty() : tensor<8xf32>
%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
  %a = tensor.extract_slice %x[0] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %b = tensor.extract_slice %x[2] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %o = tensor.extract_slice %e[1] [6] [1] : tensor<8xf32> to tensor<6xf32>
  %y = linalg.add ins(%a, %b : tensor<6xf32>, tensor<6xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32>
  %w = tensor.insert_slice %y into %e[1] [6] [1] : tensor<6xf32> into tensor<8xf32>
  %w0 = tensor.insert %one into %w[%c0] : tensor<8xf32>
  %w1 = tensor.insert %one into %w0[%c7] : tensor<8xf32>
  scf.yield %w1 : tensor<8xf32>
}
return %r : tensor<8xf32>
"""
DYNAMIC = """%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?x?xf32> {
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%b : tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%p: f32, %o: f32):
    %j = linalg.index 1 : index
    %k = linalg.index 0 : index
    %v = tensor.extract %x[%k, %c0] : tensor<?x?xf32>
    %s = arith.addf %p, %v : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  scf.yield %a : tensor<?x?xf32>
}
return %r : tensor<?x?xf32>
"""
TURNED = """%r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<?x?xf32> {
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d1, %d0) : tensor<?x?xf32>
  %a = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  scf.yield %a : tensor<?x?xf32>
}
return %r : tensor<?x?xf32>
"""


def repeated(change: Callable[[Array], Array]) -> Callable[[Array, int], Array]:
    def run(start: Array, count: int) -> Array:
        for _ in range(count):
            start = change(start)
        return start

    return run


def reversed_sum(x: Array) -> Array:
    return x[::-1] + x + 1


def leapfrog(x: Array, count: int) -> Array:
    before = x
    for _ in range(count):
        x, before = x[::-1] + before + 1, x
    return x


def two_fields(x: Array, count: int) -> Array:
    y = x
    for _ in range(count):
        x, y = x[::-1] + y + 1, y[::-1] + x + 1
    return x


def chosen(x: Array, count: int) -> Array:
    for at in range(count):
        x = (x[::-1] if at < 1 else np.roll(x, -1)) + x + 1
    return x


SQUARE = ("%t: tensor<{0}xf32>, %n: index", "tensor<{0}xf32>")
CASES = {
    "one tensor.empty outside": Case(
        EMPTY + LOOP.replace("BODY", step("a", "x", "e") + YIELD), 2, repeated(reversed_sum)
    ),
    "a tensor.empty in each iteration": Case(
        LOOP.replace("BODY", EMPTY + step("a", "x", "e") + YIELD), 2, repeated(reversed_sum)
    ),
    "elementwise, in place": Case(
        EMPTY + LOOP.replace("BODY", step("a", "x", "e", "d0") + YIELD), 1, repeated(lambda x: x + x + 1)
    ),
    "the last read comes first": Case(
        EMPTY + LOOP.replace("BODY", step("b", "x", "e") + step("a", "b", "e") + YIELD),
        1,
        repeated(lambda x: reversed_sum(reversed_sum(x))),
    ),
    "two tensors into one": Case(
        EMPTY
        + PAIR.replace(
            "BODY", step("a", "x", "e", also="y") + step("b", "y", "e", also="x") + YIELD_TWO.format("%a, %b")
        ),
        4,
        two_fields,
    ),
    "three in turn": Case(
        EMPTY + PAIR.replace("BODY", step("a", "x", "e", also="y") + YIELD_TWO.format("%a, %x")), 2, leapfrog
    ),
    "scf.while": Case(EMPTY + WHILE.replace("BODY", step("a", "x", "e")), 2, repeated(reversed_sum)),
    "scf.if": Case(EMPTY + LOOP.replace("BODY", CHOICE + YIELD), 2, chosen),
    "tiles of a transposition": Case(
        TILES, 2, repeated(np.transpose), *(part.format("8x8") for part in SQUARE), shape=(8, 8)
    ),
    "a product on a fill": Case(
        PRODUCT,
        2,
        lambda x, count: np.linalg.matrix_power(x.astype(np.float64), count + 1).astype(np.float32),
        *(part.format("4x4") for part in SQUARE),
        shape=(4, 4),
    ),
    "a part in place": Case(STENCIL, 2, repeated(lambda x: np.array([1, *(x[:-2] + x[2:]), 1], np.float32))),
    "dynamic sizes": Case(
        DYNAMIC,
        2,
        repeated(lambda x: np.broadcast_to(x[:, :1] + np.float32(1), x.shape)),
        "%t: tensor<?x?xf32>, %b: tensor<?xf32>, %n: index",
        "tensor<?x?xf32>",
        (3, 5),
    ),
}


def inputs(case: Case) -> list[tuple[Array, int]]:
    start = (np.arange(np.prod(case.shape)).reshape(case.shape) % 7).astype(np.float32)
    return [(start.copy(), count) for count in range(4)]


def first_loop(module: Operation) -> Operation:
    return next(operation for operation in module.walk() if operation.name in ("scf.for", "scf.while"))


@pytest.mark.parametrize("name", CASES)
def test_iterations_neither_allocate_nor_copy(name: str) -> None:
    case = CASES[name]
    module = lamina.parse(case.program())
    lamina.run_pipeline(module, BUFFERS)
    loop = first_loop(module)
    names = {operation.name for operation in loop.walk()}
    assert not names & {"memref.alloc", "memref.copy", "bufferization.clone", "linalg.copy"}, module


@pytest.mark.parametrize("name", CASES)
def test_results(name: str) -> None:
    case = CASES[name]
    module = lamina.parse(case.program())
    lamina.run_pipeline(module, f"builtin.module({PASS})")
    assert sum(isinstance(type, TensorType) for type in first_loop(module).result_types) == case.carried, module
    compiled = lamina.compile(case.program(), opt_level=0)
    more = [np.ones(case.shape[0], np.float32)] if "%b:" in case.arguments else []
    for start, count in inputs(case):
        kept = start.copy()
        expected = case.expected(start, count)
        np.testing.assert_array_equal(compiled.f(start, *more, count), expected)
        np.testing.assert_array_equal(start, kept)
        (found,) = Interpreter(module).call("f", start, *more, count)
        np.testing.assert_array_equal(found, expected)


def test_sizes_that_change() -> None:
    """The tensors of a dynamic shape that a loop carries may have other sizes in each iteration."""
    text = Case(TURNED, 0, np.array, *(part.format("?x?") for part in SQUARE)).program()
    module = lamina.parse(text)
    lamina.run_pipeline(module, f"builtin.module({PASS})")
    assert len(first_loop(module).results) == 1
    start = np.arange(6, dtype=np.float32).reshape(2, 3)
    compiled = lamina.compile(text, opt_level=0)
    for count in range(4):
        np.testing.assert_array_equal(compiled.f(start, count), repeated(np.transpose)(start, count))
