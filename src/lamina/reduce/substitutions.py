"""Reductions that change one thing everywhere: sizes, element types, ranks; and passes that clean up."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.operation import Operation
from lamina.reduce.state import MLIR, State, state_of

# A size in a shape, before the `x` that follows it.
_SIZE = re.compile(r"(?<=[<x\[])(\d+|\?)(?=\]?x)")
_ELEMENT = re.compile(
    r"(?:(?<![\w%@#^.])|(?<=[\d?\]]x))(f80|f128|f64|bf16|f16|tf32|f8E\w+|complex<f64>|complex<f32>|i\d+|[us]i\d+|index)\b"
)
_SIMPLE_SIZES = ("1", "2")
_SIMPLE_ELEMENTS = ("f32", "i32")
CLEANUPS = ("canonicalize", "cse", "symbol-dce", "inline", "remove-dead-values", "sccp")

Rewrite = Callable[[str], str]


@dataclass(frozen=True)
class Substitutions:
    """Rewrites the text; the verifier rejects invalid results."""

    name: str
    rewrites: Callable[[str], list[Rewrite]]

    def count(self, state: State, module: Operation | None) -> int:
        """Returns the number of rewrites."""
        return 0 if state.kind != MLIR else len(self.rewrites(state.text))

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state after some of them."""
        if state.kind != MLIR:
            return None
        text = state.text
        for rewrite in self.rewrites(text)[start:end]:
            text = rewrite(text)
        if text == state.text:
            return None
        changed = State(text, MLIR, state.pipeline).module()
        return None if changed is None else state_of(changed, state.pipeline)


def sizes(text: str) -> list[Rewrite]:
    """Each size of a shape, everywhere, becomes 1 or 2; with and without constants of that value."""
    listed_sizes: list[Rewrite] = []
    for size in sorted(set(_SIZE.findall(text)) - set(_SIMPLE_SIZES)):
        for simple in _SIMPLE_SIZES:
            in_types = _replacing(rf"(?<=[<x\[]){re.escape(size)}(?=\]?x)", simple)
            listed_sizes.append(in_types)
            if size != "?":
                listed_sizes.append(_replacing(rf"(?<![\w.%#^-]){size}(?![\w.])|(?<=[<x\[]){size}(?=\]?x)", simple))
    return listed_sizes


def elements(text: str) -> list[Rewrite]:
    """Each unusual element type becomes a usual one, everywhere."""
    spellings = sorted(set(_ELEMENT.findall(text)) - set(_SIMPLE_ELEMENTS) - {"index", "i1"})
    return [
        _replacing(rf"(?:(?<![\w%@#^.])|(?<=[\d?\]]x)){re.escape(spelling)}\b", "f32" if "f" in spelling else "i32")
        for spelling in spellings
    ]


def ranks(text: str) -> list[Rewrite]:
    """Drops the first dimension of each shape of rank above 1, everywhere."""
    shapes = sorted(set(re.findall(r"<((?:(?:\d+|\?)x){2,})", text)), key=len, reverse=True)
    return [_replacing(rf"<{re.escape(shape)}", "<" + shape.partition("x")[2]) for shape in shapes]


def _replacing(pattern: str, replacement: str) -> Rewrite:
    compiled = re.compile(pattern)
    return lambda text: compiled.sub(replacement, text)


@dataclass(frozen=True)
class Cleanups:
    """Runs one pass that cleans up."""

    name: str = "passes"

    def count(self, state: State, module: Operation | None) -> int:
        """One per pass."""
        return 0 if module is None else len(CLEANUPS)

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state after some of them."""
        from lamina.passmanager.manager import PassManager  # start-up
        from lamina.passmanager.pipeline import parse_pipeline  # start-up

        if module is None:
            return None
        with collect_diagnostics():
            names = ",".join(CLEANUPS[start:end])
            if not PassManager(parse_pipeline(f"{module.name}({names})")).run(module):
                return None
        return state_of(module, state.pipeline)
