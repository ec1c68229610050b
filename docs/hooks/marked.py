"""Pieces of Markdown that the generated pages share."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Sequence

# Code in backticks, one or two of them, is left as it is.
_CODE = re.compile(r"(``.+?``|`[^`\n]+`)", re.DOTALL)
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def escaped(text: str) -> str:
    """Text that Markdown shows as it is, but for code in backticks."""
    parts = _CODE.split(text)
    parts[::2] = [re.sub(r"([<\[\]*_|\\])", r"\\\1", part) for part in parts[::2]]
    return "".join(parts)


def code(text: object) -> str:
    """Inline code. Entities, so that bars do not end a table's cell and backticks not the code."""
    shown = " ".join(_ADDRESS.sub("", str(text)).split())
    for mark, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("|", "&#124;"), ("`", "&#96;"), ("*", "&#42;")):
        shown = shown.replace(mark, entity)
    shown = shown.replace("_", "&#95;").replace("[", "&#91;").replace("]", "&#93;").replace("\\", "&#92;")
    return f"<code>{shown}</code>" if shown else ""


def block(text: str, language: str = "text") -> str:
    return f"```{language}\n{_ADDRESS.sub('', text).strip()}\n```\n"


def cell(text: str) -> str:
    """Prose in one line, as a cell of a table needs it."""
    return " ".join(escaped(text).split()).replace("|", "&#124;")


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; columns in which every cell is empty are left out, and nothing is shown of a table without rows."""
    listed = list(rows)
    shown = [index for index in range(len(titles)) if any(row[index] for row in listed)]
    if not shown:
        return ""
    lines = [[titles[index] for index in shown], ["---"] * len(shown)]
    lines += [[row[index] for index in shown] for row in listed]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def docstring(documented: object) -> str:
    """The docstring as Markdown: indented parts are code, the rest is prose."""
    text = inspect.getdoc(documented) or ""
    parts = []
    for part in re.split(r"\n\s*\n", text):
        is_code = all(line.startswith("    ") for line in part.splitlines())
        parts.append(part if is_code else escaped(part))
    return "\n\n".join(parts) + "\n" if text else ""
