"""Semantic tokens of MLIR texts, computed from the text alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

KINDS = ("comment", "string", "variable", "function", "label", "type", "macro", "method", "number", "keyword")

_TOKEN = re.compile(
    r"""
    (?P<comment>//[^\n]*)
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<variable>%[\w$.\-]+(?:\#\d+)?)
  | (?P<function>@(?:[\w$.\-]+|"[^"\n]*"))
  | (?P<label>\^[\w$.\-]+)
  | (?P<type>![A-Za-z_][\w$.]* | \b(?:[su]?i\d+ | (?:b|t)?f\d+\w* | index | none)\b
      | \b(?:tensor|memref|vector|complex|tuple)(?=<))
  | (?P<macro>\#[A-Za-z_][\w$.]*)
  | (?P<method>\b[A-Za-z_]\w*\.[\w$.]*\w)
  | (?P<number>(?<![\w.])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)(?!\w))
  | (?P<keyword>\b(?:loc|true|false|unit|dense|dense_resource|array|sparse|affine_map|affine_set|attributes|module)\b)
    """,
    re.VERBOSE,
)


def tokens(text: str, first: int = 0, last: int | None = None) -> Iterator[tuple[int, int, str]]:
    """Yields the start, end and kind of each token in a range of a text, in order."""
    for match in _TOKEN.finditer(text, first, len(text) if last is None else last):
        assert match.lastgroup is not None
        yield match.start(), match.end(), match.lastgroup
