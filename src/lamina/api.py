"""The functions of ``import lamina``."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

from lamina.asm.parser import Parser, parse_module, parsing_environment
from lamina.asm.source import Source, read_source, source_of
from lamina.ir.attribute import Attribute, InvalidParameters, Type
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import ParseError
from lamina.ir.location import SourceFile
from lamina.ir.operation import Operation
from lamina.ir.permissions import note_file
from lamina.ir.verifier import verify

Parsed = TypeVar("Parsed")


def parse(
    source: str | bytes | memoryview | os.PathLike[str],
    *,
    allow_unregistered: bool = False,
    filename: str | None = None,
    check: bool = True,
) -> Operation:
    """Parses MLIR text, bytecode, or the file at a path, and returns the module.

    A string is text, bytes are bytecode or text in UTF-8, and a path object (`pathlib.Path`) names a file of either.
    Large resources of a bytecode file are memory-mapped. Raises ParseError for malformed input, VerifyError (unless
    ``check`` is False) for invalid IR, OSError for a file that cannot be read. The first two carry located diagnostics.
    """
    text: Source
    if isinstance(source, str | bytes | memoryview):
        text, name = source_of(source), filename or "-"
    else:
        name = filename or os.fspath(source)
        note_file(source)
        note_file(name)
        text = read_source(source)
    with collector_paused() as pause:
        try:
            module = pause.module = parse_module(text, name, allow_unregistered=allow_unregistered)
        except ParseError as problem:
            if isinstance(source, str) and _names_a_file(source):
                problem.diagnostics[0].attach_note(f"the text names a file; to read it, pass pathlib.Path({source!r})")
            raise
        if check:
            verify(module)
    return module


def parse_type(text: str) -> Type:
    """Parses a type such as ``tensor<4xf32>``. Raises ParseError with a located diagnostic, also for trailing text."""
    return _parse_whole(text, Parser.parse_type)


def parse_attribute(text: str) -> Attribute:
    """Parses an attribute such as ``affine_map<(d0) -> (d0)>`` or ``3 : i32``. Raises ParseError with a located
    diagnostic, also for trailing text."""
    return _parse_whole(text, Parser.parse_attribute)


def _parse_whole(text: str, parse: Callable[[Parser], Parsed]) -> Parsed:
    if not isinstance(text, str):
        raise TypeError(f"expected text, got {type(text).__name__} {text!r}")
    parser = Parser(SourceFile("-", text))
    with parsing_environment():
        try:
            parsed = parse(parser)
        except InvalidParameters as invalid:
            parser.error(str(invalid), parser.start)
        except RecursionError:
            parser.error("nested too deeply", parser.start)
    if parser.kind != "eof":
        parser.error("expected the end of the text", parser.start)
    return parsed


def _names_a_file(text: str) -> bool:
    try:
        return "\n" not in text and os.path.isfile(text)
    except (OSError, ValueError):
        return False
