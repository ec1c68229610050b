"""The files that dialects include from MLIR, as this package has them."""

from __future__ import annotations

import os


def base_folder() -> str:
    """Returns the include folder with `mlir/IR/OpBase.td` and what dialects include beside it: names and fields as
    in MLIR 22.1, to be searched behind all others."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "include")
