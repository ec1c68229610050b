"""Verifiers report what is broken and never raise anything else, at the broken operation or at its neighbours."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lamina
from lamina.ir import quick_verifier
from lamina.ir.diagnostics import VerifyError
from lamina.ir.erased import ErasedOperationError
from lamina.ir.operation import Operation
from lamina.ir.verifier import check
from tests.asm.broken_ir import break_somewhere, programs
from tests.fuzzing import generator, rounds

DIALECTS = ["affine", "bufferization", "cf", "func", "linalg", "llvm", "memref", "scf", "vector"]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_broken_programs_have_diagnostics(dialect: str) -> None:
    folder = f"dialects/{dialect}"
    rng = generator(f"verify {folder}")
    texts = [text for text in programs(folder) if len(text) < 4000]
    assert texts
    for _ in range(rounds(60)):
        text = rng.choice(texts)
        module = lamina.parse(text, allow_unregistered=True, check=False)
        said = [break_somewhere(module, rng) for _ in range(rng.choice([1, 1, 2, 4]))]
        try:
            module.verify()
        except VerifyError as error:
            assert error.diagnostics, said
        except ErasedOperationError:
            assert any("erase" in step for step in said), said
        except Exception as problem:
            raise AssertionError(f"{text}\n{said}") from problem


def first(module: Operation, name: str) -> Operation:
    return next(operation for operation in module.walk() if operation.name == name)


def test_linkage_left_out_is_external() -> None:
    module = lamina.parse("llvm.func @f() { llvm.return }")
    del module["f"].properties["linkage"]
    module.verify()


def test_operands_come_before_what_attributes_ask_of_them() -> None:
    module = lamina.parse(
        "func.func @f(%m: memref<4xf32>) {\n"
        "  memref.dealloc %m {bufferization.manual_deallocation} : memref<4xf32>\n  return\n}"
    )
    first(module, "memref.dealloc").erase_operands(0, 1)
    with pytest.raises(VerifyError, match="requires a single operand"):
        module.verify()


CALL = "func.func private @callee()\nfunc.func @caller() {\n  call @callee() : () -> ()\n  return\n}"


@pytest.fixture
def careless_call(monkeypatch: pytest.MonkeyPatch) -> Operation:
    """A call whose verifier takes for granted that the callee has a type."""
    call = first(lamina.parse(CALL), "func.call")

    def verify(operation: Operation) -> None:
        *_, module = operation.ancestors
        assert module["callee"].properties["function_type"]

    replace_verifier(monkeypatch, call, verify)
    return call


def replace_verifier(
    monkeypatch: pytest.MonkeyPatch, operation: Operation, verify: Callable[[Operation], object]
) -> None:
    monkeypatch.setattr(type(operation), "_verify", verify)
    cls = type(operation)
    monkeypatch.setitem(quick_verifier._visits, cls, quick_verifier.visit_by_rule(cls, verify))


def test_the_broken_neighbour_is_named(careless_call: Operation) -> None:
    *_, module = careless_call.ancestors
    del module["callee"].properties["function_type"]
    expected = ["'func.func' op requires attribute 'function_type'"]
    assert [diagnostic.message for diagnostic in check(module)] == expected
    assert [diagnostic.message for diagnostic in check(careless_call, recursive=False)] == expected


def test_a_mistake_in_a_verifier_is_not_hidden(careless_call: Operation, monkeypatch: pytest.MonkeyPatch) -> None:
    *_, module = careless_call.ancestors
    replace_verifier(monkeypatch, careless_call, lambda operation: {}["a mistake"])
    with pytest.raises(KeyError, match="a mistake"):
        module.verify()
