"""Random control flow graphs, lifted as mlir-opt lifts them, compute what they did."""

from __future__ import annotations

import random
import time

import pytest

import lamina
from lamina.interfaces.interpretation import Interpreter, UndefinedBehavior, Unsupported
from tests import oracle
from tests.conversion.random_graphs import Graph
from tests.test_comparisons import difference

PASS = "builtin.module(lift-cf-to-scf)"


@pytest.mark.parametrize("ends", [1, 2, 3])
def test_same_text(ends: int) -> None:
    """The text and the locations, for graphs with several kinds of terminators too."""
    rng = random.Random(ends)
    texts = [Graph(rng, rng.randint(2, 10), ends).text() for _ in range(25)]
    flags = ["--allow-unregistered-dialect", "--lift-cf-to-scf"]
    failures: list[str] = []
    for text, expected in zip(texts, oracle.mlir_opt_many(texts, *flags), strict=True):
        failures += difference(text, flags, expected)
    assert not failures, "\n".join(failures)


def test_meaning_is_kept() -> None:
    """The interpreter gets the same results, as far as the graphs come to an end."""
    rng = random.Random(7)
    compared = 0
    for _ in range(60):
        text = Graph(rng, rng.randint(2, 9)).text()
        lifted = lamina.parse(text)
        lamina.run_pipeline(lifted, PASS)
        assert not [one for one in lifted.walk() if one.name.startswith("cf.")]
        for arguments in ((3, 5, True), (-1, 2, False), (0, 0, True)):
            try:
                expected = Interpreter(lamina.parse(text), max_steps=300).call("f", *arguments)
            except (UndefinedBehavior, Unsupported):
                continue
            compared += 1
            assert Interpreter(lifted, max_steps=20_000).call("f", *arguments) == expected, text
    assert compared > 40


def _diamonds(count: int) -> str:
    lines = ["func.func @f(%a: i32, %c: i1) -> i32 {", "  cf.br ^b0(%a : i32)"]
    for i in range(count):
        lines += [f"^b{i}(%x{i}: i32):", f"  cf.cond_br %c, ^l{i}, ^r{i}"]
        lines += [f"^l{i}:", f"  cf.br ^b{i + 1}(%x{i} : i32)", f"^r{i}:", f"  cf.br ^b{i + 1}(%a : i32)"]
    return "\n".join([*lines, f"^b{count}(%y: i32):", "  return %y : i32", "}"])


def test_long_functions() -> None:
    """A sequence of branches takes linear time."""
    times = []
    for count in (100, 800):
        module = lamina.parse(_diamonds(count))
        started = time.process_time()
        lamina.run_pipeline(module, PASS, verify_each=False)
        times.append(time.process_time() - started)
        assert sum(one.name == "scf.if" for one in module.walk()) == count
    assert times[1] < 40 * times[0] + 0.1
