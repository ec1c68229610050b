"""Traits that the arith dialect adds."""

from __future__ import annotations

from lamina.ir.traits import Elementwise, Scalarizable, Tensorizable, Vectorizable

ELEMENTWISE_MAPPABLE = (Elementwise, Scalarizable, Vectorizable, Tensorizable)
"""The traits of operations that map a scalar operation over the elements of vectors and tensors."""
