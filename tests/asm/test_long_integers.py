"""Integers of more digits than Python converts by itself."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamina
from lamina.execution.llvm_import import import_module
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.integers import decimal_text, decimal_value, long_integers
from tests.mlir_test import run_tool

LONG = "7" * 6001
WIDE = "i20000"
TEXTS = [
    f"func.func @f() -> {WIDE} {{ %0 = arith.constant {LONG} : {WIDE} return %0 : {WIDE} }}",
    f"module attributes {{t.a = -{LONG} : {WIDE}, t.b = {LONG} : ui20000, t.c = array<{WIDE}: -{LONG}>}} {{}}",
    f"module attributes {{t.a = dense<-{LONG}> : tensor<2x{WIDE}>, t.b = dense<[1, {LONG}]> : vector<2x{WIDE}>}} {{}}",
]


@pytest.fixture(autouse=True)
def the_limit_of_the_process_stays() -> Iterator[None]:
    limit = sys.get_int_max_str_digits()
    yield
    assert sys.get_int_max_str_digits() == limit


@pytest.mark.parametrize("text", TEXTS)
def test_they_are_read_and_printed(text: str) -> None:
    module = lamina.parse(text, allow_unregistered=True)
    for printed in (str(module), module.to_text(generic=True, debug_info=True)):
        assert LONG in printed
        assert str(lamina.parse(printed, allow_unregistered=True)) == str(module)
    for one in module.walk():
        for attribute in one.attributes.values():
            assert LONG in str(attribute)


@pytest.mark.parametrize("operation", ["addi", "subi", "muli", "divsi", "remui", "xori", "maxsi", "ceildivsi"])
def test_they_are_folded_and_run(operation: str) -> None:
    text = f"""
    func.func @f() -> i32 {{
      %a = arith.constant {LONG} : {WIDE}
      %b = arith.constant -{LONG[:5000]} : {WIDE}
      %c = arith.{operation} %a, %b : {WIDE}
      %s = arith.constant 60 : {WIDE}
      %d = arith.shrui %c, %s : {WIDE}
      %e = arith.trunci %d : {WIDE} to i32
      return %e : i32
    }}"""
    module = lamina.parse(text)
    (expected,) = Interpreter(module).call("f")
    folded = module.clone()
    lamina.run_pipeline(folded, "builtin.module(canonicalize,sccp,cse,int-range-optimizations)")
    assert Interpreter(folded).call("f") == (expected,)
    str(folded)
    if operation not in ("divsi", "remui", "ceildivsi"):  # LLVM expands divisions of such a width for minutes
        assert lamina.compile(module).f() == expected


def test_messages_show_them() -> None:
    with pytest.raises(lamina.ParseError, match="9{4999}"):
        lamina.parse(f"func.func @f() {{ %0:{'9' * 4999} = \"a.b\"() : () -> i32 return }}", allow_unregistered=True)
    with pytest.raises(lamina.ParseError, match="invalid result number"):
        lamina.parse(f"func.func @f(%a: i32) {{ %0 = arith.addi %a#{LONG}, %a : i32 return }}")
    for number in (LONG, str(2**63), str(-(2**63) - 1)):
        with pytest.raises(lamina.ParseError, match="'cf.switch' integer value too large"):
            cases = f"default: ^b, {number}: ^b"
            lamina.parse(f"func.func @f(%x: {WIDE}) {{ cf.switch %x : {WIDE}, [{cases}] ^b: return }}")
    with pytest.raises(lamina.ParseError, match="range"):
        lamina.parse(f"func.func @f() {{ %0 = arith.constant dense<{LONG}> : tensor<2xi32> return }}")


def test_llvm_ir_has_them_too() -> None:
    module = import_module(f"define i20000 @f() {{\n ret i20000 {LONG}\n}}\n", "-")
    assert LONG in str(module)


def test_the_command_line_takes_them(tmp_path: Path) -> None:
    path = tmp_path / "long.mlir"
    path.write_text(TEXTS[0])
    outcome = run_tool(["opt", "--canonicalize", str(path)])
    assert outcome.exit_code == 0 and LONG in outcome.stdout
    path.write_text("func.func @f(%x: i32) -> i32 { return %x : i32 }")
    outcome = run_tool(["run", str(path), f"--args={LONG}"])
    assert outcome.exit_code == 1 and outcome.stderr.startswith("lamina run: ")


def test_conversions() -> None:
    rng = random.Random(1)
    values = [rng.getrandbits(bits) - (1 << bits >> 1) for bits in (1, 64, 12999, 13000, 13001, 40000, 200_000)]
    with long_integers():
        for value in [*values, 10**5000, 10**5000 - 1, -(10**9000), 1 << 13000, -(1 << 13000)]:
            assert decimal_text(value) == str(value)
            assert decimal_value(str(value)) == value
        assert decimal_value("0" * 5000 + "1") == 1 and decimal_value("+" + "1" * 5000) == int("1" * 5000)
    for wrong in ("", "x" * 5000, "1_" * 3000, "--" + "1" * 5000):
        with pytest.raises(ValueError):
            decimal_value(wrong)


def test_threads_share_the_limit() -> None:
    inside, leave = threading.Event(), threading.Event()

    def other() -> None:
        with long_integers():
            inside.set()
            leave.wait()
            str(10**5000)

    thread = threading.Thread(target=other)
    with long_integers():
        thread.start()
        inside.wait()
    assert sys.get_int_max_str_digits() == 0
    leave.set()
    thread.join()


@pytest.mark.parametrize("count", ["2", "02", "0x2", "0002"])
def test_numbers_of_results_in_any_spelling(count: str) -> None:
    """Zeros in front do not make a number octal."""
    module = lamina.parse(f'%r:{count} = "any.op"() : () -> (i32, i32)', allow_unregistered=True)
    (made,) = [one for one in module.walk() if one.name == "any.op"]
    assert len(made.results) == 2
    for wrong in ("00", "08"):
        with pytest.raises(lamina.ParseError):
            lamina.parse(f'%r:{wrong} = "any.op"() : () -> (i32, i32)', allow_unregistered=True)
