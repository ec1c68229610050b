"""The number of threads that parallel loops run on."""

from __future__ import annotations

import lamina


def set_num_threads(number: int) -> int:
    """Sets the number of threads for the whole process, and returns the previous one. 0 means all cores. Raises
    ValueError for negative numbers."""
    before = lamina.get_num_threads()
    if number == 0:
        import os

        number = os.cpu_count() or 1
    lamina.set_num_threads(number)
    return before


def get_num_threads() -> int:
    """Returns the number of threads."""
    return lamina.get_num_threads()
