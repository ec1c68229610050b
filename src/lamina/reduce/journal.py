"""Candidates known not to fail, on disk, so that an interrupted reduction can resume."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TextIO


@dataclass
class Journal:
    """Keys of uninteresting candidates, appended to a file if there is one."""

    known: set[str] = field(default_factory=set)
    file: TextIO | None = None

    def add(self, key: str) -> None:
        """Remembers a candidate."""
        if key in self.known:
            return
        self.known.add(key)
        if self.file is not None:
            self.file.write(key + "\n")
            self.file.flush()


@contextmanager
def journal_at(path: str, question: str) -> Iterator[Journal]:
    """Yields the journal in a file, which is started anew if it belongs to another reduction."""
    head = f"# lamina reduce: {' '.join(question.split())}"
    known: set[str] = set()
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        if lines[:1] == [head]:
            known = set(lines[1:])
    except OSError:
        pass
    with open(path, "a" if known else "w", encoding="utf-8") as file:
        if not known:
            file.write(head + "\n")
        yield Journal(known, file)
