"""MLIR as HTML for notebooks: highlighted, and foldable where braces are."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import TYPE_CHECKING

from lamina.asm.diagnostics import render
from lamina.ir.diagnostics import Diagnostic
from lamina.ir.operation import Operation

if TYPE_CHECKING:
    from pygments.formatters import HtmlFormatter
    from pygments.lexer import RegexLexer

# Longer texts are shown to this line.
MOST_LINES = 2000
_STYLE = "font-family: monospace; white-space: pre; line-height: 1.35; overflow-x: auto;"
# The colours of light and dark pages; names are those of pygments' token types.
_TOKENS = (
    ("c", r"//[^\n]*"),
    ("s", r'"(?:[^"\\]|\\.)*"'),
    ("nv", r"%[\w$.#-]+"),
    ("nf", r"@[\w$.-]+"),
    ("kt", r"![\w$.]+|\b(?:[su]?i\d+|b?f\d+|f8E\w+|tf32|index|none|(?:tensor|memref|vector|complex|tuple)(?=<))"),
    ("nl", r"\^[\w$.-]+"),
    ("na", r"#[\w$.]+"),
    ("k", r"\b[a-z_][\w]*\.[a-z_][\w.]*\b"),
    ("m", r"\b(?:0x[0-9A-Fa-f]+|\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)\b"),
)
_SCANNER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in _TOKENS))
_COLORS = {
    "c": "#888",
    "s": "#a5581c",
    "nv": "#4070c0",
    "nf": "#9050c0",
    "kt": "#108070",
    "nl": "#b05010",
    "na": "#a04070",
    "k": "#b02060",
    "m": "#507000",
}


def operation_html(operation: Operation) -> str:
    """Returns an operation or module; regions fold."""
    return text_html(str(operation))


def text_html(text: str) -> str:
    """Renders MLIR text; multi-line braces fold."""
    lines = text.rstrip("\n").split("\n")
    parts: list[str] = []
    depth = 0
    for line in lines[:MOST_LINES]:
        closes = line.lstrip().startswith("}") and depth > 0
        opens = line.rstrip().endswith("{")
        shown = highlighted(line) or "&nbsp;"
        if closes:
            # The brace stays visible when the block is folded.
            parts.append("</details>")
            depth -= 1
        if opens:
            parts.append(f"<details open><summary>{shown}</summary>")
            depth += 1
        else:
            parts.append(f"<div>{shown}</div>")
    parts += ["</details>"] * depth
    if len(lines) > MOST_LINES:
        parts.append(f"<div>... {len(lines) - MOST_LINES} more lines</div>")
    return f'<div class="lamina" style="{_STYLE}">{"".join(parts)}</div>'


def highlighted(line: str) -> str:
    """Highlights one line, with pygments if installed."""
    formatter = _formatter()
    if formatter is not None:
        from pygments import highlight

        marked: str = highlight(line, _lexer(), formatter)
        return marked.rstrip("\n")
    parts, at = [], 0
    for match in _SCANNER.finditer(line):
        parts.append(html.escape(line[at : match.start()]))
        parts.append(f'<span style="color: {_COLORS[match.lastgroup or "c"]}">{html.escape(match.group())}</span>')
        at = match.end()
    return "".join(parts) + html.escape(line[at:])


@cache
def _formatter() -> HtmlFormatter[str] | None:
    try:
        from pygments.formatters import HtmlFormatter
    except ImportError:
        return None
    return HtmlFormatter(nowrap=True, noclasses=True)


@cache
def _lexer() -> RegexLexer:
    from pygments.lexer import RegexLexer
    from pygments.token import STANDARD_TYPES, Text

    by_name = {short: token for token, short in STANDARD_TYPES.items()}
    rules = [(pattern, by_name[name]) for name, pattern in _TOKENS]
    lexer: RegexLexer = type(
        "MLIRLexer", (RegexLexer,), {"name": "MLIR", "tokens": {"root": [*rules, (r".|\s", Text)]}}
    )(stripnl=False, ensurenl=False)
    return lexer


_SEVERITIES = {"error": "#c02020", "warning": "#b07000", "remark": "#4070c0", "note": "#777"}


def diagnostic_html(diagnostic: Diagnostic) -> str:
    """Returns a diagnostic with its source line and its notes, the severity in colour."""
    text = html.escape(render(diagnostic))
    for severity, color in _SEVERITIES.items():
        text = re.sub(rf"(?m)\b{severity}: ", f'<b style="color: {color}">{severity}:</b> ', text)
    return f'<div class="lamina" style="{_STYLE}">{text}</div>'


def folded(summary: str, body: str, *, is_open: bool = False) -> str:
    """Returns a part that unfolds; the body is HTML."""
    return f"<details{' open' if is_open else ''}><summary>{html.escape(summary)}</summary>{body}</details>"


def plain(text: str) -> str:
    """Renders text as it is, such as LLVM IR."""
    return f'<div class="lamina" style="{_STYLE}">{html.escape(text)}</div>'
