"""Access to modules, regions and blocks; types and attributes from text."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

import lamina
from lamina.dialects.arith.ops import AddIOp, ConstantOp
from lamina.dialects.func.ops import FuncOp
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.dialect import Dialect, RegistrationError
from lamina.ir.operation import Operation
from lamina.ir.types import IntegerType, RankedTensorType, f32, i32

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
func.func private @g()
"""


def test_a_symbol_of_a_module() -> None:
    module = lamina.parse(TEXT)
    assert [module[name].name for name in ("f", "g")] == ["func.func", "func.func"]
    with pytest.raises(KeyError, match="h"):
        module["h"]
    with pytest.raises(TypeError, match="'func.func' is not a symbol table"):
        module["f"]["x"]


def test_operations_of_a_class() -> None:
    module = lamina.parse(TEXT)
    assert [op.name for op in module.walk(AddIOp)] == ["arith.addi"] * 2
    assert [op.sym_name for op in module.walk(FuncOp)] == ["f", "g"]


def test_blocks_and_operations_are_sequences() -> None:
    region = lamina.parse(TEXT)["f"].regions[0]
    assert len(region.blocks) == 1 and region.blocks[-1] is region.blocks[0] is region.entry_block
    operations = region.blocks[0].operations
    assert len(operations) == 3 and operations[0] is region.entry_block.first_op
    assert operations[-1] is region.entry_block.last_op is operations[2]
    assert [op.name for op in operations[1:]] == ["arith.addi", "func.return"]
    assert [op.name for op in reversed(operations)] == ["func.return", "arith.addi", "arith.addi"]
    for index in (3, -4):
        with pytest.raises(IndexError, match=f"index {index} is out of range"):
            operations[index]
    empty = lamina.parse(TEXT)["g"].regions[0].blocks
    assert not empty and len(empty) == 0


def test_operations_may_be_erased_while_iterating() -> None:
    block = lamina.parse(TEXT)["f"].regions[0].entry_block
    for operation in block.operations:
        operation.erase(force=True)
    assert block.empty


@pytest.mark.parametrize(
    "text", ["tensor<4x?xf32>", "i7", "(i32) -> f32", "vector<[4]xf16>", "!quant.uniform<i8:f32, 5.000000e-01>"]
)
def test_types(text: str) -> None:
    assert str(lamina.parse_type(text)) == text


@pytest.mark.parametrize(
    "text", ["3 : i32", "affine_map<(d0) -> (d0 + 1)>", '"text"', "[1, unit]", "dense<1.000000e+00> : tensor<2xf32>"]
)
def test_attributes(text: str) -> None:
    assert str(lamina.parse_attribute(text)).replace(" : i64", "") == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tensor<4xf32> x", "-:1:15: error: expected the end of the text"),
        ("tensor<4x", "-:1:9: error: expected non-function type"),
        ("", "-:1:1: error: expected non-function type"),
    ],
)
def test_no_types(text: str, message: str) -> None:
    with pytest.raises(lamina.ParseError) as caught:
        lamina.parse_type(text)
    assert str(caught.value).startswith(message)


def test_another_operation_of_the_name() -> None:
    dialect = Dialect("twice")

    class First(Operation):
        __slots__ = ()
        name = "twice.op"

    class Second(Operation):
        __slots__ = ()
        name = "twice.op"

    dialect.register_operation(First)
    dialect.register_operation(First)
    with pytest.raises(
        RegistrationError, match=r"operation 'twice.op' is already registered by .*First; .*Second cannot"
    ):
        dialect.register_operation(Second)


def test_threads_that_start_by_parsing() -> None:
    """Each gets dialects with all of their operations and folds, whichever thread loads them."""
    program = f"""
import threading
import lamina
texts, problems = set(), []
def work():
    try:
        module = lamina.parse({TEXT!r})
        lamina.run_pipeline(module, "builtin.module(canonicalize,cse)")
        texts.add(str(module))
    except BaseException as problem:
        problems.append(problem)
threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert not problems and len(texts) == 1, problems
"""
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr


def test_a_module_cannot_replace_the_dialect_of_another() -> None:
    with pytest.raises(RegistrationError, match="dialect 'func' belongs to lamina.dialects.func"):
        Dialect("func")
    exec("Dialect('elsewhere_only')", {"__name__": "elsewhere", "Dialect": Dialect})
    with pytest.raises(RegistrationError, match="dialect 'elsewhere_only' belongs to elsewhere"):
        Dialect("elsewhere_only")


def test_a_refused_operand_changes_nothing() -> None:
    add = next(lamina.parse(TEXT).walk(AddIOp))
    before = add.lhs
    with pytest.raises(TypeError, match="an operand of 'arith.addi' must be a value, got 3"):
        add.lhs = 3  # type: ignore[assignment]
    assert add.lhs is before and add in before.users


def test_a_missing_attribute_is_printed_in_generic_form() -> None:
    assert str(ConstantOp([], [i32])).strip() == '%0 = "arith.constant"() : () -> i32'


@pytest.mark.parametrize("make", [lambda: IntegerType(32.0), lambda: RankedTensorType([2.0], f32)])
def test_floats_equal_to_known_sizes_are_refused(make: Callable[[], Type]) -> None:
    assert str(RankedTensorType([2], f32)) == "tensor<2xf32>" and IntegerType(32) is i32
    with pytest.raises(InvalidParameters, match=r"32\.0|2\.0"):
        make()


def test_every_documented_package_is_reachable() -> None:
    program = "import lamina; print(lamina.reduce.Reducer.__name__, lamina.conversion.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Reducer", "lamina.conversion"]


def test_symbol_tables_are_containers_of_names_only() -> None:
    module = lamina.parse("func.func @f() { return }")
    assert "f" in module and "g" not in module
    assert repr(module["f"]) == "<FuncOp 'func.func' @f>"
    with pytest.raises(TypeError, match="symbols have names, not int 0"):
        module[0]  # type: ignore[index]
    with pytest.raises(TypeError, match="not iterable"):
        iter(module)  # type: ignore[call-overload]


def test_arguments_of_the_wrong_kind_are_named() -> None:
    module = lamina.parse("func.func @f() { return }")
    with pytest.raises(TypeError, match="walk takes a class of operations, not 'func.func'"):
        module.walk("func.func")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="expected a trait, got 'Pure'"):
        module.has_trait("Pure")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected text, got int 3"):
        lamina.parse_type(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="entries: the module has no public function 'g'"):
        lamina.compile(module, entries=["f", "g"])
    with pytest.raises(TypeError, match="applied to operations and regions, not to str 'text'"):
        lamina.pdll.loads("Pattern => erase op<arith.addi>;").apply("text")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'str' object cannot be interpreted as an integer"):
        lamina.set_num_threads("all")  # type: ignore[arg-type]
