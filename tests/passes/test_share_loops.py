"""Equal loops become calls of one function; what differs is passed."""

import numpy as np
import pytest

import lamina
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.execution.compile import lower
from lamina.interfaces.function import NO_ALIAS, argument_attributes
from lamina.passes.default_pipeline import REUSE

BODY = """
  scf.for %i = %c0 to %c16 step %c1 {{
    scf.for %j = %c0 to %c{columns} step %c1 {{
      {lines}
      memref.store %v20, {target}[%i, %j] : memref<16x16xf32>
    }}
  }}
"""


def nest(source, target, number, columns=16):
    """A loop of more operations than a call is worth."""
    lines = [f"%first = memref.load {source}[%i, %j] : memref<16x16xf32>", f"%n = arith.constant {number} : f32"]
    lines.append("%v0 = arith.addf %first, %n : f32")
    lines += [f"%v{at} = arith.mulf %v{at - 1}, %v{at - 1} : f32" for at in range(1, 20)]
    lines.append("%v20 = arith.minimumf %v19, %half : f32")
    return BODY.format(lines="\n      ".join(lines), target=target, columns=columns)


def shared(*nests, allocations="%a = memref.alloc() : memref<16x16xf32>", globals=""):
    module = lamina.parse(f"""
{globals}
func.func @f(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %half = arith.constant 0.5 : f32
  {allocations}
  {"".join(nests)}
  memref.dealloc %a : memref<16x16xf32>
  return
}}""")
    lamina.run_pipeline(module, "builtin.module(lamina-share-loops)")
    module.verify()
    functions = [op for op in module.walk() if isinstance(op, FuncOp)]
    return module, functions, [op for op in module.walk() if isinstance(op, CallOp)]


def values_of(number, x):
    v = x + np.float32(number)
    for _ in range(19):
        v = v * v
    return np.minimum(v, np.float32(0.5))


def test_equal_loops_are_one_function():
    module, functions, calls = shared(nest("%x", "%a", "0.1"), nest("%a", "%y", "0.1"))
    assert len(functions) == 2 and len(calls) == 2
    assert [len(call.operands) for call in calls] == [2, 2]
    x = np.random.default_rng(0).uniform(0, 0.8, (16, 16)).astype(np.float32)
    y = np.zeros_like(x)
    lamina.compile(module, schedule="none").f(x, y)
    np.testing.assert_array_equal(y, values_of(0.1, values_of(0.1, x)))


def test_numbers_that_differ_are_passed():
    module, functions, calls = shared(nest("%x", "%a", "0.1"), nest("%a", "%y", "0.2"))
    assert len(functions) == 2 and [len(call.operands) for call in calls] == [3, 3]
    x = np.random.default_rng(0).uniform(0, 0.8, (16, 16)).astype(np.float32)
    y = np.zeros_like(x)
    lamina.compile(module, schedule="none").f(x, y)
    np.testing.assert_array_equal(y, values_of(0.2, values_of(0.1, x)))


def test_loops_of_other_bounds_stay():
    _, functions, calls = shared(nest("%x", "%a", "0.1"), nest("%a", "%y", "0.1", columns=8))
    assert len(functions) == 1 and not calls


def test_buffers_that_share_no_memory_are_declared_so():
    """%x and %y may be one buffer, an allocation and a parameter may not; two views of one allocation may."""
    _, functions, _ = shared(nest("%x", "%y", "0.1"), nest("%y", "%x", "0.1"))
    assert not any(NO_ALIAS in argument_attributes(functions[-1], index) for index in (0, 1))
    two = "%a = memref.alloc() : memref<16x16xf32>\n  %b = memref.alloc() : memref<16x16xf32>"
    _, functions, _ = shared(nest("%a", "%b", "0.1"), nest("%b", "%a", "0.1"), allocations=two)
    assert all(NO_ALIAS in argument_attributes(functions[-1], index) for index in (0, 1))
    _, functions, _ = shared(nest("%a", "%b", "0.1"), nest("%a", "%a", "0.1"), allocations=two)
    assert len(functions) == 1


def test_other_loops_of_long_functions_become_functions():
    """LLVM's passes are slow on long functions; a function of few loops stays as it is."""
    texts = {}
    for count in (2, 20):
        loops = "\n".join(
            f"""scf.for %i = %c0 to %c{number} step %c1 {{
              %x0 = memref.load %a[%i] : memref<64xf32>
              {adds}
              memref.store %x{number + 260}, %b[%i] : memref<64xf32>
            }}"""
            for number in range(10, 10 + count)
            for adds in ["\n".join(f"%x{k + 1} = arith.addf %x{k}, %x{k} : f32" for k in range(number + 260))]
        )
        constants = "\n".join(f"%c{number} = arith.constant {number} : index" for number in range(10 + count))
        module = lamina.parse(f"""
            func.func @main(%a: memref<64xf32> {{llvm.noalias}}, %b: memref<64xf32> {{llvm.noalias}}) {{
              {constants}
              {loops}
              return
            }}""")
        lamina.run_pipeline(module, "builtin.module(lamina-share-loops)")
        texts[count] = str(module)
    assert "call" not in texts[2] and texts[2].count("scf.for") == 2
    assert texts[20].count("call @main_loops") == texts[20].count("func.func private @main_loops") == 20
    assert texts[20].count("llvm.noalias") == 42


def test_buffers_of_known_layout_are_passed_by_pointer():
    """LLVM sees a pointer and its noalias, not the eleven fields of a descriptor."""
    two = "%a = memref.alloc() : memref<16x16xf32>\n  %b = memref.alloc() : memref<16x16xf32>"
    module, functions, _ = shared(nest("%a", "%b", "0.1"), nest("%b", "%a", "0.1"), allocations=two)
    assert "llvm.bareptr" in functions[-1].attributes
    compiled = lamina.compile(module, schedule="none", cache=None)
    (line,) = [line for line in compiled.llvm_ir(False).splitlines() if line.startswith("define") and "f_loops" in line]
    assert line.count("ptr noalias") == 2 and "i64" not in line


def test_buffers_of_dynamic_layout_are_passed_as_descriptors():
    module = lamina.parse(
        str(shared(nest("%x", "%a", "0.1"))[0]).replace("memref<16x16xf32>", "memref<16x16xf32, strided<[?, 1]>>")
        .replace("%alloc = memref.alloc() : memref<16x16xf32, strided<[?, 1]>>", "")
        .replace("memref.dealloc %alloc : memref<16x16xf32, strided<[?, 1]>>", "")
        .replace("%alloc", "%arg1")
    )  # fmt: skip
    loop = next(op for op in module.walk() if op.name == "scf.for")
    loop.parent.insert_before(loop, loop.clone())
    lamina.run_pipeline(module, "builtin.module(lamina-share-loops)")
    functions = [op for op in module.walk() if isinstance(op, FuncOp)]
    assert len(functions) == 2 and "llvm.bareptr" not in functions[-1].attributes


def of_sizes(sizes, *, step="%c1", strided=True, parts=False):
    """A long function: for each size, a loop over the rows of a buffer that reads the elements before the size, at
    another place of another buffer each; with ``parts``, by way of a view of the buffer's first elements."""
    long = 4096 // len(sizes)
    arithmetic = "\n".join(f"%x{k + 1} = arith.addf %x{k}, %half : f32" for k in range(long))
    loops = ""
    for at, size in enumerate(sizes):
        layout = f"strided<[{size + 1}, 1], offset: {at}>" if strided else f"strided<[{size + 1}, 1]>"
        view, read = "", f"%m{at}[%i, %j] : memref<3x{size}xf32, {layout}>"
        if parts:
            part = f"strided<[{size + 1}, 1], offset: ?>"
            view = f"""%part = memref.subview %m{at}[%i, 0] [1, 4] [1, 1]
              : memref<3x{size}xf32, {layout}> to memref<1x4xf32, {part}>"""
            read = f"%part[%c0, %j] : memref<1x4xf32, {part}>"
        loops += f"""
        %m{at} = memref.reinterpret_cast %source to offset: [{at if strided else 0}], sizes: [3, {size}],
          strides: [{size + 1}, 1] : memref<128xf32> to memref<3x{size}xf32, {layout}>
        scf.for %i = %c0 to %c3 step %c1 {{
          {view}
          scf.for %j = %c0 to %c{size} step {step.format(size)} {{
            %x0 = memref.load {read}
            {arithmetic}
            memref.store %x{long}, %target[%i, %j] : memref<3x32xf32>
          }}
        }}"""
    constants = "\n".join(f"%c{number} = arith.constant {number} : index" for number in range(32))
    module = lamina.parse(f"""
      func.func @main(%source: memref<128xf32> {{llvm.noalias}}, %target: memref<3x32xf32> {{llvm.noalias}}) {{
        {constants}
        %half = arith.constant 0.5 : f32
        {loops}
        return
      }}""")
    before = module.clone()
    lamina.run_pipeline(module, "builtin.module(lamina-share-loops)")
    module.verify()
    return before, module, [op for op in module.walk() if isinstance(op, FuncOp)]


@pytest.mark.parametrize("strided", [False, True])
def test_many_sizes_are_arguments_in_long_functions(strided):
    sizes = (4, 7, 9, 12)
    before, module, functions = of_sizes(sizes, strided=strided)
    assert len(functions) == 2
    # The two buffers, the size, the stride, and the offset.
    assert len(functions[1].regions[0].entry_block.arguments) == 4 + strided
    assert "llvm.bareptr" in functions[1].attributes
    assert all(NO_ALIAS in argument_attributes(functions[1], index) for index in (0, 1))
    source = np.arange(128, dtype=np.float32)
    expected = np.zeros((3, 32), np.float32)
    for at, size in enumerate(sizes):
        for row in range(3):
            first = (at if strided else 0) + row * (size + 1)
            expected[row, :size] = source[first : first + size] + 0.5 * (4096 // len(sizes))
    for program in (before, module):
        target = np.zeros((3, 32), np.float32)
        lamina.compile(program, schedule="none", opt_level=1).main(source, target)
        np.testing.assert_array_equal(target, expected)


@pytest.mark.parametrize(
    "outside, inside",
    [
        ("memref.global", "memref.get_global @{name}"),
        ("%{name} = memref.alloc() : memref<1x16x16xf32>", "memref.collapse_shape %{name} [[0, 1], [2]]"),
    ],
)
def test_loops_take_constants_and_views_of_their_own(outside, inside):
    """Equal loops may differ in the constants of the module that they read, and in the buffers that they view."""
    loops, allocations, globals = [], ["%a = memref.alloc() : memref<16x16xf32>"], []
    for name in ("one", "other"):
        if outside == "memref.global":
            globals.append(f"memref.global \"private\" constant @{name} : memref<16x16xf32> = dense<1.0>")
        else:
            allocations.append(outside.format(name=name))
        type = "memref<16x16xf32>" if globals else "memref<1x16x16xf32> into memref<16x16xf32>"
        view = f"%view = {inside.format(name=name)} : {type}\n      %first ="
        loops.append(nest("%view", "%y", "0.1").replace("%first =", view))
    module, functions, calls = shared(*loops, allocations="\n".join(allocations), globals="\n".join(globals))
    assert len(functions) == 2 and len(calls) == 2


def test_parts_of_buffers_of_many_sizes():
    """What a loop reads of a part of a buffer has that buffer's strides."""
    before, module, functions = of_sizes((4, 7, 9, 12), parts=True)
    assert len(functions) == 2 and "llvm.bareptr" in functions[1].attributes
    source, targets = np.arange(128, dtype=np.float32), []
    for program in (before, module):
        targets.append(np.zeros((3, 32), np.float32))
        lamina.compile(program, schedule="none", opt_level=1).main(source, targets[-1])
    np.testing.assert_array_equal(*targets)


def test_few_sizes_stay_constants():
    assert len(of_sizes((4, 7))[2]) == 3


def test_steps_stay_constants():
    """Divisions by them, and unrolling, would no longer be known."""
    assert len(of_sizes((4, 7, 9, 12), step="%c{}")[2]) == 5


@pytest.mark.parametrize("parallel", [False, True])
def test_marked_loops_that_run_once_stay_unless_they_run_on_all_cores(parallel):
    module = lamina.parse("""
      func.func @main(%x: tensor<4xf32>, %i: index) -> tensor<4xf32> {
        %one = arith.constant 1.0 : f32
        %r = scf.forall (%j) in (1) shared_outs(%o = %x) -> (tensor<4xf32>) {
          %v = tensor.from_elements %one : tensor<1xf32>
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %v into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
          }
        } {lamina.nest}
        return %r : tensor<4xf32>
      }""")
    before = []

    def record(step, module):
        before.append((step, [op.name for op in module.walk()]))

    lower(module, parallel=parallel, schedule="none", before_step=record)
    (names,) = [names for step, names in before if step is REUSE]
    assert ("scf.forall" in names) != parallel
