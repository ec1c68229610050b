"""Calls of Halide's that are not supported."""

from __future__ import annotations

from lamina.halide.errors import ScheduleError

_DEVICE = "code is for the CPU only"
_LAYOUT = "memory has the order of the dimensions"
ABSENT = {
    "specialize_fail": "the schedule without specialize() handles the remaining cases",
    "trace_loads": "trace_stores() shows the values where they are stored",
    "trace_realizations": "print_loop_nest() shows where Funcs are computed",
    "memoize": "keep the Buffer that realize() returns",
    "async_": "Funcs are computed one after the other, their loops in parallel",
    "fold_storage": "memory holds everything that a loop computes",
    "hoist_storage": "buffers are taken before the loops that need them in any case",
    "store_in": _LAYOUT,
    "reorder_storage": _LAYOUT,
    "align_storage": _LAYOUT,
    "allow_race_conditions": "use rfactor()",
    "define_extern": "there are no external stages",
    **dict.fromkeys(
        ("gpu", "gpu_blocks", "gpu_lanes", "gpu_single_thread", "gpu_threads", "gpu_tile", "hexagon", "copy_to_device",
         "copy_to_host"), _DEVICE),
}  # fmt: skip
"""Unsupported calls of Halide, and alternatives."""


class Absent(ScheduleError, AttributeError):
    """A call of Halide's that is not supported."""
