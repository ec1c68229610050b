"""The page of a trace: one file that holds its data, its style and its scripts."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

from lamina.asm.files import replacing
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity

# In dependency order.
SCRIPTS = (
    "base.js", "data.js", "lineage.js", "diff.js", "rows.js", "steps.js", "code.js", "flow.js", "graph.js",
    "details.js", "follow.js", "app.js",
)  # fmt: skip
_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)
_CHUNK = re.compile(r'<script type="application/x-lamina" id="(\w+):([\w.]+)">([^<]*)</script>')


def page(traces: Mapping[str, Mapping[str, str]]) -> str:
    """Returns the text of a page with one trace ``a``, or ``a`` next to ``b``, given as chunks."""
    data = "\n".join(
        f'<script type="application/x-lamina" id="{trace}:{name}">{text}</script>'
        for trace, chunks in traces.items()
        for name, text in chunks.items()
    )
    # Modules that import each other need addresses; in one file they are one module.
    script = "".join(_EXPORT.sub("", _IMPORT.sub("", _file(name))) for name in SCRIPTS)
    return (
        _file("page.html")
        .replace("__STYLE__", _file("style.css"))
        .replace("__SCRIPT__", script)
        .replace("__DATA__", data)
    )


def chunks_in(text: str) -> dict[str, dict[str, str]]:
    """The traces of a page, as `page` takes them."""
    chunks: dict[str, dict[str, str]] = {}
    for trace, name, data in _CHUNK.findall(text):
        chunks.setdefault(trace, {})[name] = data
    return chunks


def _file(name: str) -> str:
    return resources.files("lamina.tracing").joinpath("page", name).read_text(encoding="utf-8")


def write_atomically(path: str | Path, text: str) -> None:
    """Replaces a file atomically. Raises PassError, with the system's reason."""
    try:
        with replacing(path) as file:
            file.write(text.encode())
    except OSError as problem:
        raise unwritable(path, str(problem.strerror)) from None


def check_writable(path: str | Path) -> None:
    """Raises PassError immediately if a page cannot be written: the traced program may run for long."""
    folder = os.path.dirname(path) or "."
    if not str(path):
        raise unwritable(path, "the file name is empty")
    if os.path.isdir(path):
        raise unwritable(path, "it is a folder")
    if not os.path.isdir(folder):
        raise unwritable(path, f"no such directory: '{folder}'")
    if not os.access(folder, os.W_OK):
        raise unwritable(path, "the folder cannot be written to")


def unwritable(path: str | Path, reason: str) -> PassError:
    return PassError(Diagnostic(Severity.ERROR, UNKNOWN, f"cannot write the trace to '{path}': {reason}"))
