"""Constraints on types and attributes, under their ODS names, with the wording of MLIR's diagnostics.

A type constraint remembers the types it accepted: types are uniqued and live for ever, so asking again is a set lookup.
"""

# ruff: noqa: F403

from __future__ import annotations

from lamina.define.constraints.attributes import *
from lamina.define.constraints.base import *
from lamina.define.constraints.regions import *
from lamina.define.constraints.shaped import *
from lamina.define.constraints.types import *
