"""The files that dialects include from MLIR, as this package has them."""

from __future__ import annotations

import os
from collections.abc import Sequence

from lamina.tablegen.errors import TableGenError, TableGenNote
from lamina.tablegen.installed import VARIABLE, mlir_folder


def base_folder() -> str:
    """Returns the include folder with `mlir/IR/OpBase.td` and other common includes of dialects, with the names and
    fields of MLIR 22.1, to be searched after the caller's."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "include")


def search_folders(include_dirs: Sequence[str]) -> list[str]:
    """Returns the caller's include folders, the package's, and that of an installed MLIR: the package lacks the files
    of MLIR's dialects."""
    installed = mlir_folder()
    return [*include_dirs, base_folder(), *([installed] if installed else [])]


def explain_missing(problem: TableGenError) -> None:
    """Adds to the error about a missing file of MLIR's where such files are looked for."""
    if problem.message.startswith("could not find include file 'mlir/") and not problem.notes:
        advice = (
            "the file is MLIR's: install it (Debian's libmlir-22-dev), or name its include folder with -I or "
            f"{VARIABLE}"
        )
        problem.notes.append(TableGenNote(problem.location, advice, tuple(problem.include_stack)))
