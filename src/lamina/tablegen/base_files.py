"""The files that dialects include from MLIR, as this package has them."""

from __future__ import annotations

import os


def base_folder() -> str:
    """Returns the include folder with `mlir/IR/OpBase.td` and other common includes of dialects, with the names and
    fields of MLIR 22.1, to be searched last."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "include")
