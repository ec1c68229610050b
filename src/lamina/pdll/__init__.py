"""PDLL: patterns as text, loaded at run time.

    patterns = lamina.pdll.load("patterns.pdll")
    patterns.apply(module)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lamina.pdll.source import Diagnostics

if TYPE_CHECKING:
    from lamina.pdll.ast import Module
    from lamina.pdll.ods import OdsContext
    from lamina.pdll.parser import Parser

__all__ = ["Diagnostics", "ParsedFile", "parse"]


@dataclass
class ParsedFile:
    """A PDLL text that was read: its tree, what it knows of operations, and what is wrong with it."""

    module: Module
    ods: OdsContext
    diagnostics: Diagnostics
    parser: Parser


def parse(
    text: str,
    name: str = "<pdll>",
    include_dirs: Sequence[str] = (),
    *,
    lenient_dialects: bool = False,
    first_line: int = 1,
) -> ParsedFile:
    """Reads PDLL text. With ``lenient_dialects``, operations of lamina's dialects are known by name."""
    from lamina.ir.location import SourceFile
    from lamina.pdll.ods import OdsContext
    from lamina.pdll.parser import Parser

    diagnostics = Diagnostics()
    ods = OdsContext()
    ods.lenient_dialects = lenient_dialects
    parser = Parser(SourceFile(name, text, first_line), diagnostics, ods, include_dirs)
    module = parser.parse_module()
    return ParsedFile(module, ods, diagnostics, parser)
