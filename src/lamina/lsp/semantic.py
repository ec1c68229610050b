"""Semantic tokens of MLIR texts in the protocol's terms: whole texts, ranges and deltas.

No token crosses a line end, so the tokens of unchanged lines are reused.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lsprotocol import types as lsp

from lamina.lsp.answers import units
from lamina.lsp.protocol import Plain, is_mlir
from lamina.lsp.tokens import KINDS, tokens

if TYPE_CHECKING:
    from lamina.lsp.server import LaminaServer


@functools.lru_cache(1 << 16)
def _tokens_of_line(row: str) -> tuple[int, ...]:
    """Five numbers for each token, as if the one before were at the start of the line."""
    data: list[int] = []
    before = 0
    for start, end, kind in tokens(row):
        column = units(row[:start])
        data += [0, column - before, units(row[start:end]), KINDS.index(kind), 0]
        before = column
    return tuple(data)


class SemanticTokens:
    """The tokens of a text by line; an answer that the client has, with a number."""

    def __init__(self, rows: list[str], earlier: SemanticTokens | None = None) -> None:
        """``earlier`` are those of an earlier text, whose unchanged lines are not read again."""
        self.number = 1
        self._rows = rows
        self._tokens: list[tuple[int, ...]]
        self._kept = (0, 0)
        """How many lines at the start and at the end are those of the earlier text."""
        if earlier is None:
            self._tokens = list(map(_tokens_of_line, rows))
            return
        self.number = earlier.number + 1
        self._kept = before, after = _shared_ends(earlier._rows, rows)
        changed = map(_tokens_of_line, rows[before : len(rows) - after])
        old = earlier._tokens
        self._tokens = [*old[:before], *changed, *old[len(old) - after :]]

    def data(self, first: int = 0, last: int | None = None) -> list[int]:
        """The tokens of the lines from ``first`` to ``last``, both from 0, each relative to the one before."""
        return _joined(self._tokens[first : None if last is None else last + 1], first, 0)

    def edits(self, new: SemanticTokens) -> list[lsp.SemanticTokensEdit]:
        """What makes the numbers of the next text of these: what is between the lines that stay, up to the next token,
        whose distance may change."""
        old = self._tokens
        before, after = new._kept
        while after and not old[len(old) - after]:
            after -= 1
        after -= after > 0
        while before and not old[before - 1]:
            before -= 1
        before -= before > 0
        start = sum(map(len, old[:before]))
        removed = _joined(old[before : len(old) - after], 0, 0)
        added = _joined(new._tokens[before : len(new._tokens) - after], 0, 0)
        first, last = _shared_ends(removed, added)
        removed, added = removed[first : len(removed) - last], added[first : len(added) - last]
        if not removed and not added:
            return []
        return [lsp.SemanticTokensEdit(start=start + first, delete_count=len(removed), data=added)]


def _joined(rows: Sequence[tuple[int, ...]], number: int, line: int) -> list[int]:
    """The numbers of lines from ``number`` on, those of the first token relative to a line."""
    data: list[int] = []
    for row in rows:
        if row:
            at = len(data)
            data += row
            data[at] = number - line
            line = number
        number += 1
    return data


def semantic_tokens(rows: Sequence[str], first: int, last: int) -> list[int]:
    """The tokens of the lines from ``first`` to ``last``, both from 0, each relative to the one before."""
    return _joined([_tokens_of_line(row) for row in rows[first : last + 1]], first, 0)


def _shared_ends(old: Sequence[object], new: Sequence[object]) -> tuple[int, int]:
    """With how many entries both lists start, and with how many of the others they end."""
    shorter = min(len(old), len(new))
    before = _shared(old, new, shorter)
    return before, _shared(old[before:][::-1], new[before:][::-1], shorter - before)


def _shared(old: Sequence[object], new: Sequence[object], most: int) -> int:
    """With how many entries, at most ``most``, both lists start."""
    at, step = 0, 4096
    while step:
        while at + step <= most and old[at : at + step] == new[at : at + step]:
            at += step
        step //= 8
    return at


def add_semantic_tokens(server: LaminaServer) -> None:
    legend = lsp.SemanticTokensLegend(token_types=list(KINDS), token_modifiers=[])

    def remember(ls: LaminaServer, uri: str) -> SemanticTokens:
        ls.shown_tokens[uri] = tokens = SemanticTokens(ls.lines_of(uri).rows, ls.shown_tokens.get(uri))
        return tokens

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    async def all_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensParams) -> Plain | None:
        uri = parameters.text_document.uri
        if not is_mlir(uri):
            return None
        tokens = remember(ls, uri)
        return {"data": tokens.data(), "resultId": str(tokens.number)}

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA)
    async def changed_tokens(
        ls: LaminaServer, parameters: lsp.SemanticTokensDeltaParams
    ) -> Plain | lsp.SemanticTokensDelta | None:
        uri = parameters.text_document.uri
        if not is_mlir(uri):
            return None
        known = ls.shown_tokens.get(uri)
        tokens = remember(ls, uri)
        if known is None or parameters.previous_result_id != str(known.number):
            return {"data": tokens.data(), "resultId": str(tokens.number)}
        return lsp.SemanticTokensDelta(edits=known.edits(tokens), result_id=str(tokens.number))

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE)
    async def some_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensRangeParams) -> Plain | None:
        uri, where = parameters.text_document.uri, parameters.range
        if not is_mlir(uri):
            return None
        return {"data": semantic_tokens(ls.lines_of(uri).rows, where.start.line, where.end.line)}
