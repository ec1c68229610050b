"""Whether bufferization keeps the meaning of the programs of alias_programs.py.

``python -m tests.dialects.bufferization.alias_campaign FIRST LAST [NATIVE]`` runs the programs of these seeds before
and after bufferization in several ways, and each NATIVE-th one as native code, too.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

import lamina
from lamina.interfaces.interpretation import Interpreter
from lamina.ir.diagnostics import collect_diagnostics
from lamina.passmanager import PassManager, parse_pipeline
from tests.dialects.bufferization.alias_programs import AliasProgram, inputs

_LOOPS = "bufferize-function-boundaries=1 allow-return-allocs-from-loops=1"
WAYS = {
    "bottom-up": _LOOPS,
    "top-down": f"{_LOOPS} analysis-heuristic=top-down",
    "fuzzer": f"{_LOOPS} analysis-heuristic=fuzzer analysis-fuzzer-seed=5",
    "from terminators": f"{_LOOPS} analysis-heuristic=bottom-up-from-terminators",
}


class Difference(AssertionError):
    """A program computes something else."""


def copied(values: Sequence[Any]) -> list[Any]:
    return [value.copy() if isinstance(value, np.ndarray) else value for value in values]


def results(call: Any, values: Sequence[Any]) -> list[Any]:
    """The results of one call as plain data; the same bits are the same number, signed or not."""
    return [_plain(one) for one in call(*copied(values))]


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, np.ndarray) else int(value) % 2**64


def interpreted(module: Any, values: Sequence[Any]) -> list[Any]:
    return results(lambda *given: Interpreter(module).call("main", *given), values)


def bufferized(text: str, options: str) -> Any:
    module = lamina.parse(text)
    with collect_diagnostics() as said:
        if not PassManager(parse_pipeline(f"one-shot-bufferize{{{options}}}", "builtin.module")).run(module):
            raise Difference("\n".join(map(str, said)))
    return module


def check(text: str, inputs: Sequence[Sequence[Any]], ways: Collection[str] = WAYS, native: bool = False) -> None:
    """Raises Difference if the program computes something else after bufferization."""
    module = lamina.parse(text)
    expected = [interpreted(module, values) for values in inputs]
    for way in ways:
        made = bufferized(text, WAYS.get(way, way))
        _compare(way, expected, [interpreted(made, values) for values in inputs])
    if native:
        compiled = lamina.compile(bufferized(text, WAYS["bottom-up"]), opt_level=0)
        _compare("native", expected, [results(_as_tuple(compiled.main), values) for values in inputs])


def _as_tuple(call: Any) -> Any:
    def called(*given: Any) -> Any:
        found = call(*given)
        return found if isinstance(found, tuple | list) else (found,)

    return called


def _compare(way: str, expected: list[Any], found: list[Any]) -> None:
    if found != expected:
        raise Difference(f"{way}: {found} instead of {expected}")


def main(first: int, last: int, native: int = 0) -> int:
    """Runs the campaign and reports its findings."""
    found: Counter[str] = Counter()
    for seed in range(first, last):
        text = AliasProgram(seed).text()
        try:
            check(text, inputs(), native=bool(native) and seed % native == 0)
        except Difference as problem:
            found["different"] += 1
            print(f"seed {seed}: {problem}")
        found["programs"] += 1
        found["native"] += bool(native) and seed % native == 0
    print(dict(found))
    return 1 if found["different"] else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
