"""Analysis of TableGen texts for editors."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from lamina.ir.diagnostics import Diagnostic, Severity
from lamina.ir.location import SourceFile
from lamina.lsp.answers import Completion, Hint, Hover, Place, Symbol
from lamina.tablegen import Record, RecordKeeper, TableGenError, parse_text
from lamina.tablegen.base_files import search_folders
from lamina.tablegen.lexer import KEYWORDS

_WORD = re.compile(r"[A-Za-z_]\w*")
_DECLARATION = re.compile(
    r"^[ \t]*(class|multiclass|defm?|defset\s+[\w<>]+)\s+([A-Za-z_]\w*)", re.MULTILINE
)
INCLUDE = re.compile(r'^\s*#?include\s+"([^"\n]*)"', re.MULTILINE)


class TdDocument:
    """A text with the classes and records of it and its includes; none if it has errors."""

    def __init__(self, text: str, path: str = "<td>", include_dirs: Sequence[str] = ()) -> None:
        self.text, self.path = text, path
        self.include_dirs = [os.path.dirname(path) or ".", *include_dirs]
        self.diagnostics: list[Diagnostic] = []
        self.keeper: RecordKeeper | None = None
        try:
            self.keeper = parse_text(text, search_folders(self.include_dirs), path=path)
        except TableGenError as problem:
            self.diagnostics.append(self._as_diagnostic(problem))

    def _as_diagnostic(self, problem: TableGenError) -> Diagnostic:
        place = problem.location
        starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        if place.file == self.path and 0 < place.line <= len(starts):
            position = SourceFile(self.path, self.text).position(starts[place.line - 1] + place.column - 1)
            return Diagnostic(Severity.ERROR, position, problem.message)
        first = SourceFile(self.path, self.text).position(0)
        return Diagnostic(Severity.ERROR, first, f"{place}: {problem.message}")

    # ---- Positions

    def _word(self, offset: int) -> tuple[int, int, str] | None:
        start = self.text.rfind("\n", 0, offset) + 1
        for match in _WORD.finditer(self.text, start):
            if match.start() > offset:
                return None
            if offset <= match.end():
                return match.start(), match.end(), match[0]
        return None

    def _named(self, name: str) -> Record | None:
        if self.keeper is None:
            return None
        return self.keeper.classes.get(name) or self.keeper.defs.get(name)

    def hover(self, offset: int) -> Hover | None:
        word = self._word(offset)
        record = None if word is None else self._named(word[2])
        if word is None or record is None:
            return None
        return Hover(word[0], word[1], _markdown(record))

    def definition(self, offset: int) -> Place | None:
        for link in self.links():
            if link[0] <= offset <= link[1]:
                return Place(link[2], line=1, column=1)
        word = self._word(offset)
        record = None if word is None else self._named(word[2])
        if record is None:
            return None
        path, line, column = record.places()[0]
        return Place(path, line=line, column=column)

    def references(self, offset: int) -> list[Place]:
        word = self._word(offset)
        if word is None or self._named(word[2]) is None:
            return []
        name = re.compile(rf"(?<!\w){word[2]}(?!\w)")
        return [Place(self.path, match.start(), match.end()) for match in name.finditer(self.text)]

    def links(self) -> list[tuple[int, int, str]]:
        """Start and end of the name of each included file, and where it is."""
        return included_files(self.text, self.include_dirs)

    # ---- Completion, symbols

    def completions(self, offset: int) -> list[Completion]:
        row = self.text[self.text.rfind("\n", 0, offset) + 1 : offset]
        keeper = self.keeper
        classes = [] if keeper is None else [Completion(name, "constraint", "class") for name in sorted(keeper.classes)]
        if re.search(r":\s*(?:[\w<>, ]*,\s*)?\w*$", row):
            return classes
        words = [Completion(word, "keyword") for word in sorted(KEYWORDS)]
        defs = [] if keeper is None else [Completion(name, "variable", "def") for name in sorted(keeper.defs)]
        return [*words, *classes, *defs]

    def symbols(self) -> list[Symbol]:
        """Returns the classes and definitions of this text, from the text alone, so that errors leave them."""
        return [
            Symbol(match[2], "constraint" if "class" in match[1] else "variable", match.start(2), match.end(2))
            for match in _DECLARATION.finditer(self.text)
        ]

    def hints(self, first: int = 0, last: int | None = None) -> list[Hint]:
        return []


def _markdown(record: Record) -> str:
    kind = "class" if record.is_class else "def"
    bases = ", ".join(base.name_text() for base in record.direct_superclasses)
    parts = [f"```tablegen\n{kind} {record.name_text()}{' : ' + bases if bases else ''}\n```"]
    for name in ("summary", "description"):
        value = record.fields[name].value if name in record.fields else None
        if isinstance(value, str) and value.strip():
            parts.append(value.strip())
    fields = [f"- `{field.type} {name}`" for name, field in record.fields.items()]
    return "\n\n".join([*parts, "\n".join(fields[:_MOST_FIELDS])])


_MOST_FIELDS = 40


def included_files(text: str, include_dirs: Sequence[str]) -> list[tuple[int, int, str]]:
    """Start and end of the name of each file that a text includes, and where the first folder has it."""
    files = []
    for match in INCLUDE.finditer(text):
        for folder in search_folders(include_dirs):
            path = os.path.join(folder, match[1])
            if os.path.isfile(path):
                files.append((match.start(1), match.end(1), os.path.abspath(path)))
                break
    return files
