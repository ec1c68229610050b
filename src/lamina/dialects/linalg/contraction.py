"""The interface of contractions (``LinalgContractionOpInterface``): what it demands of the block."""

from __future__ import annotations

from lamina.dialects.linalg.matchers import is_contraction_of_products
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.diagnostics import VerifyFailure


class ContractionOp(LinalgOp):
    """An operation that adds products of two inputs."""

    __slots__ = ()

    def verify_regions(self) -> None:
        """Verifies the structure, and that the block multiplies and adds: that depends on its operations."""
        super().verify_regions()
        if not is_contraction_of_products(self.block):
            raise VerifyFailure("expected add/mul op in the body", raw=True)
