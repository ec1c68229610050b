"""PDLL: patterns as text, loaded at run time.

    patterns = lamina.pdll.load("patterns.pdll")
    patterns.apply(module)
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import lamina
from lamina.dialects.builtin.ops import ModuleOp
from lamina.ir.location import SourceFile
from lamina.ir.permissions import note_file
from lamina.pdll.source import Diagnostics

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.pdll.ast import Module
    from lamina.pdll.ods import OdsContext
    from lamina.pdll.parser import Parser
    from lamina.pdll.patterns import Patterns

__all__ = ["Diagnostics", "ParsedFile", "Patterns", "from_module", "load", "loads", "parse", "parse_tolerant"]


@dataclass
class ParsedFile:
    """A parsed PDLL text: its tree, its operation definitions, and its diagnostics."""

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
    """Parses PDLL text. With ``lenient_dialects``, operations of lamina's dialects need no includes. Raises ParseError
    with all errors."""
    parsed = parse_tolerant(text, name, include_dirs, lenient_dialects=lenient_dialects, first_line=first_line)
    parsed.diagnostics.raise_errors()
    return parsed


def parse_tolerant(
    text: str,
    name: str = "<pdll>",
    include_dirs: Sequence[str] = (),
    *,
    lenient_dialects: bool = False,
    first_line: int = 1,
) -> ParsedFile:
    """Like ``parse``, for tools that work on invalid text: returns the tree of what could be parsed, and the
    diagnostics."""
    from lamina.pdll.ods import OdsContext  # cycle
    from lamina.pdll.parser import Parser  # cycle

    diagnostics = Diagnostics()
    ods = OdsContext()
    ods.lenient_dialects = lenient_dialects
    parser = Parser(SourceFile(name, text, first_line), diagnostics, ods, include_dirs)
    module = parser.parse_module()
    return ParsedFile(module, ods, diagnostics, parser)


def load(
    path: str | os.PathLike[str], include_dirs: Sequence[str] = (), *, allow_native: bool = False
) -> Patterns:
    """Returns the patterns of a file: PDLL, or MLIR (``.mlir``) with ``pdl.pattern`` operations.

    Native code in a PDLL file only runs with ``allow_native``: the author of the file controls it. Raises
    ParseError with located diagnostics, OSError for a file that cannot be read.
    """
    name = os.fspath(path)
    note_file(name)
    with open(name, encoding="utf-8", errors="surrogateescape", newline="") as stream:
        text = stream.read()
    if name.endswith(".mlir"):
        return from_module(lamina.parse(text, filename=name))
    return loads(text, name, [os.path.dirname(name) or ".", *include_dirs], allow_native=allow_native)


def loads(
    text: str, name: str = "<pdll>", include_dirs: Sequence[str] = (), *, allow_native: bool = False
) -> Patterns:
    """Returns the patterns of PDLL text."""
    from lamina.pdll.patterns import load_text  # cycle

    return load_text(text, name, include_dirs, allow_native=allow_native)


def from_module(module: Operation) -> Patterns:
    """Returns the ``pdl.pattern`` operations of a module as patterns; those of the first module inside it that has
    any, if it has none itself."""
    from lamina.conversion.pdl_to_pdl_interp import patterns_in  # start-up
    from lamina.pdll.patterns import Patterns  # cycle

    if not patterns_in(module):
        for inner in module.walk():
            if isinstance(inner, ModuleOp) and patterns_in(inner):
                return Patterns(inner)
    return Patterns(module)


def __getattr__(name: str) -> Any:
    if name in ("Patterns", "PatternsError"):
        from lamina.pdll import patterns  # cycle

        return getattr(patterns, name)
    raise AttributeError(f"module 'lamina.pdll' has no attribute {name!r}")
