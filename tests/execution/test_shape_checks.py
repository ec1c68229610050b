"""Sizes that do not fit are errors where a function is entered."""

import tracemalloc

import numpy as np
import pytest

import lamina
from lamina.execution.runtime import AssertionFailed
from lamina.execution.shape_checks import shape_checks


def zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.float32)


MATMUL = """
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}"""


@pytest.mark.parametrize(
    ("a", "b", "c", "message"),
    [
        ((2, 3), (2, 2), (2, 2), r'loc\("-":3:8\): \'linalg.matmul\' op dimension #0 of operand #1 does not fit '
                                 "dimension #1 of operand #0"),
        ((2, 3), (3, 2), (4, 2), "dimension #0 of operand #2 does not fit dimension #0 of operand #0"),
        ((2, 3), (3, 2), (2, 5), "dimension #1 of operand #2 does not fit dimension #1 of operand #1"),
    ],
)
def test_matmul(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], message: str) -> None:
    with pytest.raises(AssertionFailed, match=message):
        lamina.compile(MATMUL).mm(zeros(*a), zeros(*b), zeros(*c))


def test_sizes_that_fit() -> None:
    a, b = np.ones((2, 3), np.float32), np.ones((3, 4), np.float32)
    assert lamina.compile(MATMUL).mm(a, b, zeros(2, 4)).tolist() == [[3] * 4] * 2


def test_no_checks() -> None:
    assert "lamina_assert_failed" in lamina.compile(MATMUL).source
    memrefs = MATMUL.replace("tensor", "memref").replace("-> memref<?x?xf32>\n  return %0 : memref<?x?xf32>",
                                                         "\n  return")
    memrefs = memrefs.replace("%0 = ", "").replace(") -> memref<?x?xf32> {", ") {")
    assert "lamina_assert_failed" in lamina.compile(memrefs).source
    assert "lamina_assert_failed" not in lamina.compile(memrefs, checks="none").source
    with pytest.raises(ValueError, match="checks"):
        lamina.compile(memrefs, checks="all")  # type: ignore[arg-type]


def test_static_sizes_need_none() -> None:
    compiled = lamina.compile("""
    func.func @mm(%a: memref<2x3xf32>, %b: memref<3x4xf32>, %c: memref<2x4xf32>) {
      linalg.matmul ins(%a, %b : memref<2x3xf32>, memref<3x4xf32>) outs(%c : memref<2x4xf32>)
      return
    }""")
    assert "lamina_assert_failed" not in compiled.source


def test_elementwise_arithmetic() -> None:
    f = lamina.compile("""
    func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
      %0 = arith.addf %a, %b : tensor<?xf32>
      %1 = arith.mulf %0, %b : tensor<?xf32>
      return %1 : tensor<?xf32>
    }""").f
    assert f(np.ones(3, np.float32), np.ones(3, np.float32)).tolist() == [2, 2, 2]
    with pytest.raises(AssertionFailed, match=r"\":3:.*'arith.addf' op dimension #0 is not the same in all operands"):
        f(zeros(3), zeros(4))


def test_a_convolution_reaches_beyond_its_input() -> None:
    f = lamina.compile("""
    func.func @f(%x: memref<?xf32>, %k: memref<?xf32>, %o: memref<?xf32>) {
      linalg.conv_1d ins(%x, %k : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
      return
    }""").f
    f(zeros(8), zeros(3), zeros(6))
    # An input that is too large does no harm.
    f(zeros(9), zeros(3), zeros(6))
    with pytest.raises(AssertionFailed, match="dimension #0 of operand #0 is less than what the loops reach"):
        f(zeros(8), zeros(3), zeros(7))


def test_sizes_that_are_computed() -> None:
    """The inner sizes come from tensor.dim, tensor.empty and other structured operations."""
    f = lamina.compile("""
    func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %m = tensor.dim %a, %c0 : tensor<?x?xf32>
      %n = tensor.dim %b, %c1 : tensor<?x?xf32>
      %e = tensor.empty(%m, %n) : tensor<?x?xf32>
      %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
      %p = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
      %s = arith.addf %p, %a : tensor<?x?xf32>
      return %s : tensor<?x?xf32>
    }""").f
    assert f(np.ones((2, 3), np.float32), np.ones((3, 3), np.float32)).tolist() == [[4] * 3] * 2
    with pytest.raises(AssertionFailed, match="'linalg.matmul' op dimension #0 of operand #1"):
        f(zeros(2, 3), zeros(2, 3))
    with pytest.raises(AssertionFailed, match="'arith.addf' op dimension #1 is not the same"):
        f(zeros(2, 3), zeros(3, 4))


LOOP = """
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
  }
  return
}"""


def test_in_a_loop_that_may_not_run() -> None:
    f = lamina.compile(LOOP).f
    f(zeros(2), zeros(3), 0)
    f(zeros(3), zeros(3), 2)
    with pytest.raises(AssertionFailed, match="'linalg.copy' op dimension #0 of operand #1"):
        f(zeros(2), zeros(3), 1)


def test_what_may_not_run_is_not_checked() -> None:
    f = lamina.compile("""
    func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %c: i1) {
      scf.if %c {
        linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
      }
      return
    }""").f
    f(zeros(2), zeros(3), False)


def test_a_script_sees_the_payload_without_checks() -> None:
    text = MATMUL + """
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%m: !transform.any_op) {
        %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
        %1, %l:3 = transform.structured.tile_using_for %0 tile_sizes [2, 2, 2]
          : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
        %2 = transform.structured.match ops{["cf.assert", "arith.cmpi"]} in %m
          : (!transform.any_op) -> !transform.any_op
        %3 = transform.num_associations %2 : (!transform.any_op) -> !transform.param<i64>
        %4 = transform.param.constant 0 : i64 -> !transform.param<i64>
        transform.match.param.cmpi eq %3, %4 : !transform.param<i64>
        transform.yield
      }
    }"""
    mm = lamina.compile(text).mm
    a, b = np.ones((5, 3), np.float32), np.ones((3, 4), np.float32)
    assert mm(a, b, zeros(5, 4)).tolist() == [[3] * 4] * 5
    with pytest.raises(AssertionFailed, match="'linalg.matmul' op dimension #0 of operand #1"):
        mm(a, zeros(4, 4), zeros(5, 4))


# ---- Inside of what may not run


PRODUCT = "linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%o : memref<?x?xf32>)"
ARRAYS = "%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>"
FITTING = ((2, 3), (3, 2), (2, 2))
WRONG = ((2, 3), (2, 2), (2, 2))
MESSAGE = "'linalg.matmul' op dimension #0 of operand #1 does not fit dimension #1 of operand #0"
INNER = {
    "if": ("%c: i1", f"scf.if %c {{\n{PRODUCT}\n}}", True, False),
    "else": ("%c: i1", f"scf.if %c {{\n}} else {{\n{PRODUCT}\n}}", False, True),
    "for": ("%n: memref<index>", f"""
      %end = memref.load %n[] : memref<index>
      scf.for %i = %c0 to %end step %c1 {{\n{PRODUCT}\n}}""", np.array(3, np.int64), np.array(0, np.int64)),
    "for in for": ("%n: index", f"""
      scf.for %i = %c0 to %n step %c1 {{
        %end = arith.addi %i, %c1 : index
        scf.for %j = %c0 to %end step %c1 {{\n{PRODUCT}\n}}
      }}""", 2, 0),
    "while": ("%n: index", f"""
      %r = scf.while (%i = %c0) : (index) -> index {{
        %go = arith.cmpi slt, %i, %n : index
        scf.condition(%go) %i : index
      }} do {{
      ^bb0(%i: index):
        {PRODUCT}
        %next = arith.addi %i, %c1 : index
        scf.yield %next : index
      }}""", 2, 0),
    "forall": ("%n: index", f"scf.forall (%i, %j) in (%n, 2) {{\n{PRODUCT}\n}}", 1, 0),
    "parallel": ("%n: index", f"scf.parallel (%i) = (%c0) to (%n) step (%c1) {{\n{PRODUCT}\nscf.reduce\n}}", 1, 0),
    "switch": ("%n: index", f"scf.index_switch %n\ncase 1 {{\n{PRODUCT}\nscf.yield\n}}\ndefault {{\nscf.yield\n}}",
               1, 0),
    "branch": ("%c: i1", f"cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n{PRODUCT}\ncf.br ^bb2\n^bb2:", True, False),
    "call": ("%c: i1", "scf.if %c {\nfunc.call @inner(%a, %b, %o) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>)"
             " -> ()\n}", True, False),
}  # fmt: skip


@pytest.mark.parametrize("kind", INNER)
def test_inside_of_what_may_not_run(kind: str) -> None:
    argument, body, runs, not_runs = INNER[kind]
    f = lamina.compile(f"""
    func.func private @inner({ARRAYS}) {{
      {PRODUCT}
      return
    }}
    func.func @f({ARRAYS}, {argument}) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      {body}
      return
    }}""").f
    f(*(zeros(*shape) for shape in FITTING), runs)
    f(*(zeros(*shape) for shape in WRONG), not_runs)
    with pytest.raises(AssertionFailed, match=MESSAGE):
        f(*(zeros(*shape) for shape in WRONG), runs)


def test_sizes_that_are_data() -> None:
    """Known only right before the operation."""
    f = lamina.compile("""
    func.func @f(%a: tensor<?xf32>, %n: tensor<index>) -> tensor<?xf32> {
      %size = tensor.extract %n[] : tensor<index>
      %e = tensor.empty(%size) : tensor<?xf32>
      %r = linalg.copy ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
      return %r : tensor<?xf32>
    }""").f
    assert f(np.ones(3, np.float32), np.array(3)).tolist() == [1, 1, 1]
    with pytest.raises(AssertionFailed, match=r':5:12\): \'linalg.copy\' op dimension #0 of operand #1 does not fit'):
        f(zeros(3), np.array(4))


def test_tensors_that_loops_carry() -> None:
    f = lamina.compile("""
    func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) -> tensor<?xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<?xf32> {
        %s = arith.addf %t, %b : tensor<?xf32>
        scf.yield %s : tensor<?xf32>
      }
      return %r : tensor<?xf32>
    }""").f
    assert f(np.ones(3, np.float32), np.ones(3, np.float32), 4).tolist() == [5, 5, 5]
    assert f(zeros(3), zeros(2), 0).tolist() == [0, 0, 0]
    with pytest.raises(AssertionFailed, match="'arith.addf' op dimension #0 is not the same in all operands"):
        f(zeros(3), zeros(2), 1)


def test_checks_are_in_front_of_loops() -> None:
    """Where the bounds are computed, the check is right before the loop, not in it."""
    from lamina.execution.shape_checks import insert_inner_checks

    argument, body, _, _ = INNER["for"]
    module = lamina.parse(f"""
    func.func @f({ARRAYS}, {argument}) {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      {body}
      return
    }}""")
    insert_inner_checks(module, None)
    asserts = [op for op in module.walk() if op.name == "cf.assert"]
    assert len(asserts) == 3 and all(op.parent_op is not None and op.parent_op.name == "func.func" for op in asserts)


def test_nothing_to_reach_without_iterations() -> None:
    """A window that is larger than its input, over no outputs."""
    f = lamina.compile("""
    func.func @f(%x: memref<?xf32>, %k: memref<?xf32>, %o: memref<?xf32>) {
      linalg.conv_1d ins(%x, %k : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
      return
    }""").f
    f(zeros(1), zeros(3), zeros(0))


def test_memory_grows_linearly_with_nesting() -> None:
    def peak(depth: int) -> int:
        loops = "".join(f"scf.for %i{n} = %c0 to %n step %c1 {{\n" for n in range(depth))
        module = lamina.parse(f"""
            func.func @f(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {{
              %c0 = arith.constant 0 : index
              %c1 = arith.constant 1 : index
              {loops}
              linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
              {"}" * depth}
              return
            }}""")
        tracemalloc.start()
        try:
            checks = shape_checks(module, None)
            assert list(checks) == ["f"]
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(10)
    assert peak(160) < 3 * peak(80)
