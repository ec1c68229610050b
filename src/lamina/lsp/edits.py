"""Edits of MLIR texts: rename, expected diagnostics, the result of a pass."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lamina.ir.diagnostics import DiagnosticError
from lamina.lsp.answers import Place
from lamina.lsp.mlir import MlirDocument

PASSES = ("canonicalize", "cse")
"""Passes applicable to a whole file."""

_SUFFIX = r"([0-9]+|[A-Za-z$._\-][\w$.\-]*)"
_NAMES = {"%": "%?" + _SUFFIX, "@": r"@?([A-Za-z_][\w$.]*)", "^": r"\^?" + _SUFFIX}


class CannotRename(ValueError):
    """There is nothing to rename, or the new name is invalid; the message gives the reason."""


def renamed_word(document: MlirDocument, offset: int) -> Place:
    """Returns the name at an offset, with its sigil. Raises CannotRename."""
    found = document.word(offset)
    if found is None or found[2][0] not in _NAMES:
        raise CannotRename("only values, symbols and blocks have names of their own")
    start, _, word = found
    if not document.references(offset):
        raise CannotRename(f"'{word}' is not defined here")
    return Place(document.path, start, start + len(word.partition("#")[0]))


def rename(document: MlirDocument, offset: int, new_name: str) -> tuple[list[Place], str]:
    """Returns all occurrences of the name at an offset, with their replacements. Raises CannotRename."""
    place = renamed_word(document, offset)
    word = document.text[place.start : place.end]
    match = re.fullmatch(_NAMES[word[0]], new_name)
    if match is None:
        raise CannotRename(f"'{new_name}' is not a name")
    name = word[0] + match[1]
    if name != word and document.is_taken(name, offset):
        raise CannotRename(f"'{name}' is defined already")
    return document.references(offset), name


def expectation(text: str, line: int, severity: str, message: str) -> tuple[int, str]:
    """Returns the line (from 0) before which to insert a comment that expects a diagnostic there, and the comment."""
    rows = text.split("\n")
    row = rows[line] if line < len(rows) else ""
    indent = row[: len(row) - len(row.lstrip())]
    escaped = message.replace("\n", " ")
    return line, f"{indent}// expected-{severity} @below {{{{{escaped}}}}}\n"


def after_pass(text: str, path: str, name: str) -> str | None:
    """Returns the text after a pass; None if the text or the pass has errors."""
    from lamina.asm.parser import parse_module
    from lamina.passmanager.manager import run_pipeline

    try:
        module = parse_module(text, path, allow_unregistered=True)
        run_pipeline(module, f"builtin.module({name})")
    except DiagnosticError:
        return None
    return f"{module}\n"


def applicable_passes(document: MlirDocument) -> Sequence[str]:
    return PASSES if not document.diagnostics and document.operations else ()
