"""Where included files are looked for."""

from __future__ import annotations

import os
from collections.abc import Sequence


def candidate_paths(name: str, include_dirs: Sequence[str]) -> list[str]:
    """Returns the candidate paths of an included file, in order: as written, then in each include folder, also for
    absolute paths."""
    below = name.lstrip("/") if os.path.isabs(name) else name
    return [name, *(os.path.join(folder, below) for folder in include_dirs)]
