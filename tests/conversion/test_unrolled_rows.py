"""lamina-unroll-nd-vectors on each operation that it takes apart: the functions of `unrolled_rows.mlir` give the same
before the pass, after it, and as machine code."""

from __future__ import annotations

from pathlib import Path

import pytest

import lamina
from lamina.execution.engine import CompiledObject
from lamina.interfaces.interpretation import Interpreter

SOURCE = Path(__file__).with_name("unrolled_rows.mlir")
FUNCTIONS = [
    function.properties["sym_name"].value for function in lamina.parse(SOURCE).regions[0].entry_block.operations
]
ARGUMENTS = (2, -3)


@pytest.fixture(scope="module")
def given() -> Interpreter:
    return Interpreter(lamina.parse(SOURCE))


@pytest.fixture(scope="module")
def unrolled() -> Interpreter:
    module = lamina.parse(SOURCE)
    lamina.run_pipeline(module, "builtin.module(func.func(lamina-unroll-nd-vectors))")
    return Interpreter(module)


@pytest.fixture(scope="module")
def compiled() -> CompiledObject:
    return lamina.compile(lamina.parse(SOURCE), cache=None)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_same_before_and_after(
    name: str, given: Interpreter, unrolled: Interpreter, compiled: CompiledObject
) -> None:
    for argument in ARGUMENTS:
        (wanted,) = given.call(name, argument)
        assert tuple(unrolled.call(name, argument)) == (wanted,)
        assert compiled[name](argument) == wanted
