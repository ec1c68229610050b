"""User modules on the command line: ``--import MODULE``, and installed plugin packages.

Importing a module registers its dialects, passes, patterns and transform operations, which then work like lamina's own.
It runs the module, so only the command line can request it, never an input.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from lamina.execution import user_modules
from lamina.ir.entry_points import entry_points
from lamina.tools.flags import Flag, UsageError

NAME = "import"
GROUP = "lamina.plugins"
"""Entry points of this group name modules that every command imports."""


def import_flag(group: str) -> Flag:
    """Returns the flag, under the heading ``group``."""
    return Flag(NAME, "list", "Import Python modules (or files.py) that register dialects, passes, patterns", group)


def take_imports(arguments: Sequence[str]) -> list[str]:
    """Imports the ``--import`` modules, and plugins; returns the remaining arguments. Passes are flags too, so this
    precedes flag parsing. Raises UsageError for a module that cannot be imported."""
    _import_plugins()
    rest = iter(arguments)
    kept: list[str] = []
    for argument in rest:
        name, equals, value = argument.lstrip("-").partition("=")
        if not argument.startswith("-") or name != NAME:
            kept.append(argument)
            if argument == "--":
                kept += rest
            continue
        if not equals:
            value = next(rest, "")
        if not value:
            raise UsageError(f"for the --{NAME} option: requires a value!")
        for module in value.split(","):
            import_module(module)
    return kept


def import_module(name: str) -> None:
    """Imports a module by its dotted name, or a file by its path. Raises UsageError with the reason."""
    try:
        user_modules.import_module(name)
    except Exception as problem:
        raise UsageError(f"cannot import '{name}': {type(problem).__name__}: {problem}{_place(problem)}") from None


def _place(problem: BaseException) -> str:
    """Returns the position of the error in the user's file."""
    at = problem.__traceback__
    place = ""
    while at is not None:
        file = at.tb_frame.f_code.co_filename
        if file not in (__file__, user_modules.__file__) and not file.startswith("<frozen"):
            place = f" ({file}:{at.tb_lineno})"
        at = at.tb_next
    return "" if place.startswith(f" ({importlib.__file__}") else place


def _import_plugins() -> None:
    for entry in entry_points(GROUP):
        try:
            entry.load()
            user_modules.import_module(entry.module)
        except Exception as problem:
            raise UsageError(
                f"the plugin '{entry.name}' ({entry.value}) cannot be imported: {type(problem).__name__}: {problem}"
            ) from None
