"""The reference of the command line: what ``--help`` of each command prints, and the settings."""

from __future__ import annotations

import contextlib
import io

from marked import block, cell, code, table

from lamina.tools.config import SETTINGS
from lamina.tools.main import COMMANDS, main


def pages() -> dict[str, str]:
    """The address and the text of the page."""
    parts = ["# The command line\n", block(_help())]
    for name, (_, summary) in COMMANDS.items():
        parts += [f"## lamina {name}\n", f"{summary[0].upper()}{summary[1:]}.\n", block(_help(name))]
    parts += ["## Settings\n", "Environment variables; `lamina config` shows their values.\n"]
    settings = [(code(one.name), cell(one.default), cell(one.help)) for one in SETTINGS]
    parts.append(table(("Name", "Without it", "What it is"), settings))
    return {"reference/commands.md": "\n".join(parts)}


def _help(*command: str) -> str:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        status = main([*command, "--help"])
    if status != 0:
        raise RuntimeError(f"lamina {' '.join(command)} --help ended with {status}")
    return printed.getvalue()
