"""Semantic tokens of MLIR texts in the protocol's terms: whole texts, ranges, and what has changed.

No token goes over the end of a line, so those of a line that stays are known already.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from lsprotocol import types as lsp

from lamina.lsp.answers import units
from lamina.lsp.protocol import is_mlir
from lamina.lsp.tokens import KINDS, tokens

if TYPE_CHECKING:
    from lamina.lsp.server import LaminaServer


class SemanticTokens(NamedTuple):
    """An answer that the client has."""

    number: int
    data: list[int]


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


def semantic_tokens(text: str, first: int = 0, last: int | None = None) -> list[int]:
    """The tokens of the lines from ``first`` to ``last``, both from 0, each relative to the one before."""
    data: list[int] = []
    line = 0
    rows = text.split("\n")
    for number, row in enumerate(rows[first : None if last is None else last + 1], first):
        found = _tokens_of_line(row)
        if found:
            at = len(data)
            data += found
            data[at] = number - line
            line = number
    return data


def _shared(old: list[int], new: list[int], most: int) -> int:
    """With how many numbers, at most ``most``, both lists start."""
    at, step = 0, 4096
    while step:
        while at + step <= most and old[at : at + step] == new[at : at + step]:
            at += step
        step //= 8
    return at


def edits(old: list[int], new: list[int]) -> list[lsp.SemanticTokensEdit]:
    """What makes the new numbers of the old ones: what is between the ends that they share."""
    shorter = min(len(old), len(new))
    before = _shared(old, new, shorter)
    after = _shared(old[before:][::-1], new[before:][::-1], shorter - before)
    removed, added = len(old) - before - after, new[before : len(new) - after]
    return [lsp.SemanticTokensEdit(start=before, delete_count=removed, data=added)] if removed or added else []


def add_semantic_tokens(server: LaminaServer) -> None:
    legend = lsp.SemanticTokensLegend(token_types=list(KINDS), token_modifiers=[])

    def remember(ls: LaminaServer, uri: str) -> SemanticTokens:
        number = ls.shown_tokens[uri].number + 1 if uri in ls.shown_tokens else 1
        ls.shown_tokens[uri] = made = SemanticTokens(number, semantic_tokens(ls.text_of(uri)))
        return made

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    def all_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensParams) -> lsp.SemanticTokens | None:
        uri = parameters.text_document.uri
        if not is_mlir(uri):
            return None
        made = remember(ls, uri)
        return lsp.SemanticTokens(data=made.data, result_id=str(made.number))

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA)
    def changed_tokens(
        ls: LaminaServer, parameters: lsp.SemanticTokensDeltaParams
    ) -> lsp.SemanticTokens | lsp.SemanticTokensDelta | None:
        uri = parameters.text_document.uri
        if not is_mlir(uri):
            return None
        known = ls.shown_tokens.get(uri)
        made = remember(ls, uri)
        if known is None or parameters.previous_result_id != str(known.number):
            return lsp.SemanticTokens(data=made.data, result_id=str(made.number))
        return lsp.SemanticTokensDelta(edits=edits(known.data, made.data), result_id=str(made.number))

    @server.feature(lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE)
    def some_tokens(ls: LaminaServer, parameters: lsp.SemanticTokensRangeParams) -> lsp.SemanticTokens | None:
        uri, where = parameters.text_document.uri, parameters.range
        if not is_mlir(uri):
            return None
        return lsp.SemanticTokens(data=semantic_tokens(ls.text_of(uri), where.start.line, where.end.line))
