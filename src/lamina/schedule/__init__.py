"""Schedules: descriptions of targets, automatic transform scripts, and schedules in Python.

with lamina.schedule.on(module) as s:
    tile, loops = s.match("linalg.matmul").one().tile(m=8, n=32)
print(s.script())
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.schedule.automatic import schedule
from lamina.target import Target, host_target, target_named

if TYPE_CHECKING:
    from lamina.schedule.errors import ScheduleError as ScheduleError
    from lamina.schedule.handles import Handle as Handle
    from lamina.schedule.handles import Param as Param
    from lamina.schedule.handles import ValueHandle as ValueHandle
    from lamina.schedule.operations import operation as operation
    from lamina.schedule.session import Session as Session
    from lamina.schedule.session import on as on
    from lamina.schedule.session import sequence as sequence

# Compiling a module with an automatic script needs none of these.
_LAZY = {
    "Handle": "handles",
    "Param": "handles",
    "ScheduleError": "errors",
    "Session": "session",
    "ValueHandle": "handles",
    "on": "session",
    "operation": "operations",
    "sequence": "session",
}

__all__ = ["Target", "host_target", "schedule", "target_named", *sorted(_LAZY)]

if not TYPE_CHECKING:

    def __getattr__(name):
        import importlib

        if name not in _LAZY:
            raise AttributeError(f"module 'lamina.schedule' has no attribute {name!r}")
        value = getattr(importlib.import_module(f"lamina.schedule.{_LAZY[name]}"), name)
        globals()[name] = value
        return value
