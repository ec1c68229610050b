"""Memory that compiled functions keep between calls: how often it is allocated, who shares it, and when it is freed."""

import copy
import ctypes
import gc
import os
import pickle
import threading
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import lamina
from lamina.execution import runtime
from lamina.execution.compile import lower
from lamina.execution.engine import CompiledObject, KeptArenas, compile_ir
from lamina.execution.llvm_ir import translate_module
from lamina.passes.keep_arenas import SLOTS

pytestmark = pytest.mark.usefixtures("own_heap")

SIZE = 96
TENSOR = f"tensor<{SIZE}x{SIZE}xf32>"
# Transpositions have a buffer each, of which two are alive at the same time.
LAYERS = f"""
func.func @f(%x: {TENSOR}, %y: {TENSOR}) -> {TENSOR} {{
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : {TENSOR}
  %f = linalg.fill ins(%z : f32) outs(%e : {TENSOR}) -> {TENSOR}
  %m = linalg.matmul ins(%x, %y : {TENSOR}, {TENSOR}) outs(%f : {TENSOR}) -> {TENSOR}
  %n = linalg.matmul ins(%m, %x : {TENSOR}, {TENSOR}) outs(%f : {TENSOR}) -> {TENSOR}
  %o = linalg.matmul ins(%n, %m : {TENSOR}, {TENSOR}) outs(%f : {TENSOR}) -> {TENSOR}
  return %o : {TENSOR}
}}"""


def operands(seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Two matrices, and what the layers make of them."""
    x, y = np.random.default_rng(seed).integers(-2, 3, (2, SIZE, SIZE)).astype(np.float32)
    return x, y, (x @ y) @ x @ (x @ y)


class Allocator:
    """Counts allocations and frees of a module by size and by address."""

    def __init__(self) -> None:
        libc = ctypes.CDLL(None)
        libc.malloc.restype, libc.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
        libc.free.argtypes = [ctypes.c_void_p]
        self.sizes: list[int] = []
        self.freed: list[int] = []

        def malloc(size: int) -> int:
            self.sizes.append(size)
            return int(libc.malloc(size))

        def free(pointer: int) -> None:
            self.freed.append(pointer)
            libc.free(pointer)

        self._malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(malloc)
        self._free = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(free)

    @property
    def symbols(self) -> dict[str, int]:
        functions = {"malloc": self._malloc, "free": self._free}
        return {name: ctypes.cast(one, ctypes.c_void_p).value or 0 for name, one in functions.items()}


def compiled_with(allocator: Allocator, text: str) -> CompiledObject:
    module = lamina.parse(text)
    signatures = lower(module, schedule="none")
    return compile_ir(translate_module(module), signatures, symbols=allocator.symbols, cache=None)


def kept(compiled: CompiledObject) -> list[int]:
    """The memory that lies in the slots."""
    arenas = KeptArenas.of(compiled.source)
    assert arenas is not None
    pointers = (ctypes.c_void_p * arenas.count).from_address(compiled._loaded[arenas.name])
    return [one for one in pointers if one is not None]


def test_an_arena_is_allocated_once() -> None:
    allocator = Allocator()
    compiled = compiled_with(allocator, LAYERS)
    for seed in range(5):
        x, y, expected = operands(seed)
        np.testing.assert_array_equal(compiled.f(x, y), expected)
    # The arena once, a result for each call.
    assert sorted(Counter(allocator.sizes).values()) == [1, 5], allocator.sizes
    assert not allocator.freed
    assert len(kept(compiled)) == 1


def test_results_are_fresh_arrays() -> None:
    compiled = lamina.compile(LAYERS)
    results = [(compiled.f(x, y), expected) for x, y, expected in map(operands, range(4))]
    for result, expected in results:
        np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize("count", [4, SLOTS + 4])
def test_threads_do_not_share_memory(count: int) -> None:
    compiled = lamina.compile(LAYERS)
    wrong: list[int] = []
    start = threading.Barrier(count)

    def work(seed: int) -> None:
        x, y, expected = operands(seed)
        start.wait()
        wrong.extend(seed for _ in range(30) if not np.array_equal(compiled.f(x, y), expected))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert 1 <= len(kept(compiled)) <= min(count, SLOTS)


RECURSIVE = """
func.func @f(%n: index, %x: memref<8192xi32>, %out: memref<8192xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 8192 : index
  %mine = bufferization.alloc_tensor() : tensor<8192xi32>
  %number = arith.index_cast %n : index to i32
  %filled = linalg.fill ins(%number : i32) outs(%mine : tensor<8192xi32>) -> tensor<8192xi32>
  %more = arith.cmpi sgt, %n, %c0 : index
  %below = arith.subi %n, %c1 : index
  scf.if %more {
    func.call @f(%below, %x, %out) : (index, memref<8192xi32>, memref<8192xi32>) -> ()
  }
  scf.for %i = %c0 to %size step %c1 {
    %a = tensor.extract %filled[%i] : tensor<8192xi32>
    %b = memref.load %out[%i] : memref<8192xi32>
    %c = arith.addi %a, %b : i32
    memref.store %c, %out[%i] : memref<8192xi32>
  }
  return
}"""


def test_recursive_calls_have_memory_of_their_own() -> None:
    allocator = Allocator()
    compiled = compiled_with(allocator, RECURSIVE)
    x = np.zeros(8192, np.int32)
    for calls in (1, 2):
        out = np.zeros(8192, np.int32)
        compiled.f(9, x, out)
        assert out.tolist() == [45] * 8192
        assert len(allocator.sizes) == 10, calls
    assert len(kept(compiled)) == 10
    out = np.zeros(8192, np.int32)
    compiled.f(2 * SLOTS - 1, x, out)
    assert out.tolist() == [sum(range(2 * SLOTS))] * 8192
    # What finds no slot is freed.
    assert len(kept(compiled)) == SLOTS and len(allocator.freed) == SLOTS


def test_each_part_of_a_parallel_loop_has_memory_of_its_own() -> None:
    text = """
    func.func private @part(%i: index, %n: index, %out: memref<32x8192xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %size = arith.constant 8192 : index
      %mine = bufferization.alloc_tensor() : tensor<8192xf32>
      %number = arith.index_cast %i : index to i32
      %value = arith.sitofp %number : i32 to f32
      %filled = linalg.fill ins(%value : f32) outs(%mine : tensor<8192xf32>) -> tensor<8192xf32>
      scf.for %j = %c0 to %size step %c1 {
        %a = tensor.extract %filled[%j] : tensor<8192xf32>
        memref.store %a, %out[%i, %j] : memref<32x8192xf32>
      }
      return
    }
    func.func @f(%out: memref<32x8192xf32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      scf.parallel (%i) = (%c0) to (%c32) step (%c1) {
        func.call @part(%i, %c32, %out) : (index, index, memref<32x8192xf32>) -> ()
      }
      return
    }"""
    compiled = lamina.compile(text, parallel=True, cache=None)
    for _ in range(20):
        out = np.zeros((32, 8192), np.float32)
        compiled.f(out)
        np.testing.assert_array_equal(out, np.repeat(np.arange(32, dtype=np.float32), 8192).reshape(32, 8192))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_forked_children_call() -> None:
    compiled = lamina.compile(LAYERS)
    x, y, expected = operands(1)
    compiled.f(x, y)
    child = os.fork()
    if child == 0:
        good = all(np.array_equal(compiled.f(x, y), expected) for _ in range(3))
        os._exit(0 if good else 1)
    np.testing.assert_array_equal(compiled.f(x, y), expected)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0


def test_the_memory_goes_with_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = lamina.compile(LAYERS)
    x, y, expected = operands(2)
    result = compiled.f(x, y)
    pointers = kept(compiled)
    freed: list[int] = []
    original: Callable[[int], None] = runtime.free_function()
    monkeypatch.setattr(runtime, "free_function", lambda: lambda pointer: (freed.append(pointer), original(pointer)))
    compiled._loaded.close()
    assert freed == pointers and len(pointers) == 1
    monkeypatch.undo()
    del compiled
    gc.collect()
    np.testing.assert_array_equal(result, expected)


def test_copies_are_the_object_itself() -> None:
    """Copies would unload its code and free its memory a second time."""
    compiled = lamina.compile(LAYERS)
    assert copy.copy(compiled) is compiled
    assert copy.deepcopy({"model": compiled})["model"] is compiled
    with pytest.raises(TypeError, match="cannot be pickled: pickle the module or its text, and compile it again"):
        pickle.dumps(compiled)
    (function,) = (compiled[name] for name in compiled.signatures)
    with pytest.raises(pickle.PicklingError, match="compiled code .pickle its text, and compile it again"):
        pickle.dumps(function)


def test_watched_modules_allocate_at_each_call() -> None:
    compiled = lamina.compile(LAYERS, sanitize=True)
    x, y, expected = operands(3)
    np.testing.assert_array_equal(compiled.f(x, y), expected)
    assert KeptArenas.of(compiled.source) is None
    module = lamina.parse(LAYERS)
    lamina.run_pipeline(module, "builtin.module(lower-to-llvm)")
    assert "lamina.arena" not in str(module) and "lamina_take_arena" not in str(module)


VARIED = """
func.func @f(%x: tensor<?xf32>, %count: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %total = scf.for %i = %c0 to %count step %c1 iter_args(%sum = %zero) -> f32 {
    %empty = tensor.empty(%n) : tensor<?xf32>
    %y = linalg.add ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
    %added = scf.for %j = %c0 to %n step %c1 iter_args(%s = %sum) -> f32 {
      %e = tensor.extract %y[%j] : tensor<?xf32>
      %t = arith.addf %s, %e : f32
      scf.yield %t : f32
    }
    scf.yield %added : f32
  }
  return %total : f32
}"""


def test_memory_of_a_size_that_varies_is_taken_where_it_fits() -> None:
    """Not if it is too small, or much too large; in a loop by all iterations."""
    allocator = Allocator()
    compiled = compiled_with(allocator, VARIED)
    sizes = ((1000, 1), (300, 1), (1000, 1), (2000, 2), (1999, 2), (100, 3), (0, 4), (0, 4), (99, 5))
    for size, allocations in sizes:
        assert compiled.f(np.ones(size, np.float32), 3) == 6 * size
        assert len(allocator.sizes) == allocations, size
    assert len(allocator.freed) == 4 and len(kept(compiled)) == 1
    assert compiled.f(np.ones(5, np.float32), 0) == 0
