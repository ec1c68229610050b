"""Edits of MLIR texts: rename, expected diagnostics, the result of a pass."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lamina.asm.parser import parse_module
from lamina.ir.diagnostics import DiagnosticError
from lamina.lsp.answers import Place
from lamina.lsp.mlir import MlirDocument
from lamina.lsp.pdll import PdllDocument
from lamina.pdll.lexer import KEYWORDS

PASSES = ("canonicalize", "cse", "sccp", "inline", "symbol-dce", "loop-invariant-code-motion")
"""What can be applied to a whole file."""

_SUFFIX = r"([0-9]+|[A-Za-z$._\-][\w$.\-]*)"
_NAMES = {"%": "%?" + _SUFFIX, "@": r"@?([A-Za-z_][\w$.]*)", "^": r"\^?" + _SUFFIX}


class CannotRename(ValueError):
    """There is nothing to rename, or the new name is invalid; the message gives the reason."""


def renamed_word(document: MlirDocument, offset: int) -> Place:
    """Returns the name at an offset, with its sigil. Raises CannotRename."""
    old_word = document.word(offset)
    if old_word is None or old_word[2][0] not in _NAMES:
        raise CannotRename("only values, symbols and blocks have names of their own")
    start, _, word = old_word
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


def renamed_pdll_word(document: PdllDocument, offset: int) -> Place:
    """Returns the name at an offset of a PDLL text. Raises CannotRename."""
    place = next(
        (reference for reference in document.references(offset) if _holds(reference, document.path, offset)), None
    )
    declared = document.definition(offset)
    if place is None or declared is None or declared.line:
        raise CannotRename("only variables, patterns, constraints and rewrites have names of their own")
    if declared.path != document.path:
        raise CannotRename(f"'{document.text[place.start : place.end]}' is declared in {declared.path}")
    return place


def rename_pdll(document: PdllDocument, offset: int, new_name: str) -> tuple[list[Place], str]:
    """Returns all places of the name at an offset of a PDLL text, and the new name. Raises CannotRename."""
    place = renamed_pdll_word(document, offset)
    if re.fullmatch(r"[A-Za-z_]\w*", new_name) is None or new_name in KEYWORDS:
        raise CannotRename(f"'{new_name}' is not a name")
    places = document.references(offset)
    last = max(occurrence.end for occurrence in places)
    if new_name != document.text[place.start : place.end] and new_name in document.visible(last):
        raise CannotRename(f"'{new_name}' is defined already")
    return places, new_name


def _holds(place: Place, path: str, offset: int) -> bool:
    return place.path == path and not place.line and place.start <= offset <= place.end


def expectation(text: str, line: int, severity: str, message: str) -> tuple[int, str]:
    """Returns the line (from 0) before which to insert a comment that expects a diagnostic there, and the comment."""
    rows = text.split("\n")
    row = rows[line] if line < len(rows) else ""
    indent = row[: len(row) - len(row.lstrip())]
    escaped = message.replace("\n", " ")
    return line, f"{indent}// expected-{severity} @below {{{{{escaped}}}}}\n"


def after_pipeline(text: str, path: str, pipeline: str) -> str:
    """Returns the text after passes, as `canonicalize,cse`. Raises DiagnosticError where the text or a pass has
    errors."""
    from lamina.passmanager.manager import run_pipeline  # start-up

    module = parse_module(text, path, allow_unregistered=True)
    run_pipeline(module, pipeline if pipeline.startswith("builtin.module(") else f"builtin.module({pipeline})")
    return f"{module}\n"


def after_pass(text: str, path: str, name: str) -> str | None:
    """Returns the text after a pass; None where the text or the pass has errors."""
    try:
        return after_pipeline(text, path, name)
    except DiagnosticError:
        return None


def applicable_passes(document: MlirDocument) -> Sequence[str]:
    return PASSES if not document.diagnostics and document.operations else ()
