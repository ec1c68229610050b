"""Schedules: what a target offers, and transform scripts for programs that come without one."""

from lamina.schedule.automatic import schedule
from lamina.schedule.target import Target, host_target, target_named

__all__ = ["Target", "host_target", "schedule", "target_named"]
