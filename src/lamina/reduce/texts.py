"""Reductions of pipelines, of PDLL, and of texts that do not parse."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from lamina.reduce.state import MLIR, PDLL, State


@dataclass(frozen=True)
class Passes:
    """Removes passes, then options of passes, from the pipeline."""

    name: str
    options: bool = False

    def count(self, state: State, module: Operation | None) -> int:
        """The number of passes, or of passes with options."""
        return len(self._spans(state.pipeline or ""))

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state without some of them."""
        pipeline = state.pipeline or ""
        for first, last in reversed(self._spans(pipeline)[start:end]):
            pipeline = pipeline[:first] + pipeline[last:]
        while (tidied := re.sub(r",(?=[,)])|(?<=\(),|,?\b[\w.]+\(\)(?!$)", "", pipeline)) != pipeline:
            pipeline = tidied
        return _with_valid_pipeline(state, pipeline)

    def _spans(self, text: str) -> list[tuple[int, int]]:
        """Returns the positions of the passes, or of their options in braces."""
        spans: list[tuple[int, int]] = []
        at = 0
        while at < len(text):
            if text[at] in "(),":
                at += 1
                continue
            end = at
            while end < len(text) and text[end] not in "{(),":
                end += 1
            name_end = end
            if end < len(text) and text[end] == "{":
                depth = 0
                while end < len(text):
                    depth += (text[end] == "{") - (text[end] == "}")
                    end += 1
                    if not depth:
                        break
            is_anchor = end < len(text) and text[end] == "("
            if not is_anchor and (not self.options or end > name_end):
                spans.append((name_end if self.options else at, end))
            at = end
        return spans


def _with_valid_pipeline(state: State, pipeline: str) -> State | None:
    from lamina.passmanager.pipeline import parse_pipeline  # start-up

    if pipeline == state.pipeline:
        return None
    try:
        parse_pipeline(pipeline)
    except DiagnosticError:
        return None
    return replace(state, pipeline=pipeline)


@dataclass(frozen=True)
class Pieces:
    """Removes pieces of a text: statements, braced blocks from the outside in, or lines."""

    name: str
    depth: int | None = None

    def count(self, state: State, module: Operation | None) -> int:
        """Returns the number of pieces."""
        return 0 if state.kind == MLIR else len(self._pieces(state.text))

    def take(self, state: State, module: Operation | None, start: int, end: int) -> State | None:
        """Returns the state without a range of pieces; None if nothing changes or the rest is no longer PDLL."""
        if state.kind == MLIR:
            return None
        text = state.text
        for first, last in reversed(self._pieces(text)[start:end]):
            text = text[:first] + text[last:]
        if text == state.text or (state.kind == PDLL and _is_pdll(state.text) and not _is_pdll(text)):
            return None
        return replace(state, text=text)

    def _pieces(self, text: str) -> list[tuple[int, int]]:
        if self.depth is None:
            return [match.span() for match in re.finditer(r"[^\n]*\n|[^\n]+", text)]
        return _statements(text, self.depth)


@lru_cache(maxsize=4)
def _is_pdll(text: str) -> bool:
    from lamina import pdll  # start-up

    try:
        pdll.parse(text)
    except DiagnosticError:
        return False
    return True


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\[\{.*?\}\]|//[^\n]*|[{};]', re.DOTALL)


def _statements(text: str, wanted: int) -> list[tuple[int, int]]:
    """Returns the statements inside that many braces, each to its `;` or closing brace."""
    spans: list[tuple[int, int]] = []
    depth, start = 0, 0
    for token in _TOKEN.finditer(text):
        spelling = token.group()
        if spelling == "{":
            depth += 1
            if depth == wanted:
                start = token.end()
        elif spelling == "}":
            depth -= 1
            if depth == wanted:
                spans.append((start, token.end()))
                start = token.end()
        elif spelling == ";" and depth == wanted:
            spans.append((start, token.end()))
            start = token.end()
    return spans


DEEPEST = 4
TEXT_REDUCTIONS = (*(Pieces(f"statements in {depth} braces", depth) for depth in range(DEEPEST)), Pieces("lines"))
