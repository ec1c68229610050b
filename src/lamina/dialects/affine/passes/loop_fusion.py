"""``affine-loop-fusion``."""

from __future__ import annotations

from lamina.dialects.affine.loop_fuser import FusionOptions, LoopFuser
from lamina.dialects.affine.memref_dependences import DependenceGraph, Unsupported
from lamina.dialects.affine.ops import AffineForOp
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass


@register_pass("affine-loop-fusion", summary="Fuse affine loop nests", display_name="AffineLoopFusion")
class AffineLoopFusion(Pass):
    """Fuses loop nests that produce or read the same memory, where it pays."""

    compute_tolerance: float = option(
        "compute-tolerance",
        default=0.3,
        description="Fractional increase in additional computation tolerated while fusing",
    )
    fast_mem_space: int = option(
        "fast-mem-space",
        default=0,
        description="Memory space of the private buffers that fusion makes",
    )
    local_buf_threshold: int = option(
        "local-buf-threshold",
        default=0,
        description="Maximum size in KiB of a private buffer in the fast memory space",
    )
    maximal: bool = option("maximal", default=False, description="Enables maximal loop fusion")
    mode: str = option(
        "mode",
        default="greedy",
        choices=("greedy", "producer", "sibling"),
        description="fusion mode to attempt",
    )

    def run(self, operation: Operation) -> None:
        # The default is no memory space at all, which differs from 0 only in the buffer types.
        space = self.fast_mem_space or None
        options = FusionOptions(self.mode, self.maximal, self.compute_tolerance, space, self.local_buf_threshold * 1024)
        for inner in list(operation.walk_post_order()):
            if inner.is_erased:
                continue
            for region in inner.regions:
                for block in region.blocks:
                    self._run_on_block(block, options)

    def _run_on_block(self, block: Block, options: FusionOptions) -> None:
        if sum(isinstance(operation, AffineForOp) for operation in block.operations) < 2:
            return
        try:
            graph = DependenceGraph(block)
        except Unsupported:
            return
        LoopFuser(graph, options).run()
