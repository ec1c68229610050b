"""Traits that the memref dialect adds."""

from __future__ import annotations

from lamina.ir.traits import Trait

DistinctObjectsTrait = Trait("DistinctObjectsTrait")
