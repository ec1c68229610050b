"""Modules of the user whose dialects, passes, patterns and transform operations are registered by importing them; other
processes that work for this one import them too."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys

_imported: dict[str, None] = {}


def imported_modules() -> tuple[str, ...]:
    """The names and paths that ``import_module`` was given, paths made absolute, in order."""
    return tuple(_imported)


def import_module(name: str) -> None:
    """Imports a module by its dotted name, or a file by its path, once. The current folder is searched too, as with
    ``python -m``. Raises what the module raises."""
    is_file = name.endswith(".py")
    key = os.path.abspath(name) if is_file else name
    if key in _imported:
        return
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    if is_file:
        _import_file(name)
    else:
        importlib.import_module(name)
    _imported[key] = None


def _import_file(path: str) -> None:
    name = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not os.path.isfile(path):
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
