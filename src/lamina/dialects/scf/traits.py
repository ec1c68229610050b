"""Traits that the scf dialect adds."""

from __future__ import annotations

from lamina.ir.traits import Trait

HasParallelRegion = Trait("HasParallelRegion")
