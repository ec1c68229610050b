"""Speculatability of tensor operations."""

from __future__ import annotations

from lamina.dialects.memref.effects import dim_speculatability
from lamina.dialects.tensor.ops import DimOp
from lamina.interfaces.effects import ConditionallySpeculatable

ConditionallySpeculatable.implement(DimOp)(dim_speculatability)
