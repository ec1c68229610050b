"""``affine-data-copy-generate``."""

from __future__ import annotations

from typing import Any

from lamina.dialects.affine.data_copy import CopyGenerator, CopyOptions
from lamina.dialects.affine.loop_utils import promote_if_single_iteration
from lamina.dialects.affine.ops import AffineForOp, AffineLoadOp, AffineStoreOp
from lamina.dialects.affine.regions import memory_footprint
from lamina.dialects.arith.ops import ConstantOp
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import GreedyConfig, Strictness, apply_ops_greedily
from lamina.rewrite.pattern import PatternSet

UNLIMITED = (1 << 64) - 1


@register_pass(
    "affine-data-copy-generate",
    summary="Generate explicit copying for affine memory operations",
    anchor="func.func",
    display_name="AffineDataCopyGeneration",
)
class AffineDataCopyGenerate(Pass):
    """Copies the data accessed by loops to buffers in a faster memory, and back."""

    fast_mem_capacity: int = option(
        "fast-mem-capacity",
        default=UNLIMITED,
        description="KiB that fit the fast memory space; unlimited by default",
    )
    fast_mem_space: int = option(
        "fast-mem-space",
        default=1,
        description="Memory space to copy into",
    )
    generate_dma: bool = option(
        "generate-dma", default=False, description="Generate DMA instead of point-wise copy"
    )
    min_dma_transfer: int = option(
        "min-dma-transfer",
        default=1024,
        description="Minimum size in bytes of a DMA transfer",
    )
    slow_mem_space: int = option(
        "slow-mem-space",
        default=0,
        description="Memory space to copy from",
    )
    skip_non_unit_stride_loops: bool = option(
        "skip-non-unit-stride-loops",
        default=False,
        description="For tests: place no copies inside loops whose step is not 1",
    )
    tag_mem_space: int = option(
        "tag-mem-space",
        default=0,
        description="Memory space of DMA tags",
    )

    def run(self, operation: Operation) -> None:
        if operation.regions[0].empty:
            return
        capacity = None if self.fast_mem_capacity == UNLIMITED else self.fast_mem_capacity * 1024
        generator = CopyGenerator(
            CopyOptions(self.slow_mem_space, self.fast_mem_space, capacity, self.generate_dma, self.tag_mem_space)
        )
        entry = operation.regions[0].entry_block
        properties: dict[str, Any] = {"value": IntegerAttr(IndexType(), 0)}
        zero = ConstantOp((), (IndexType(),), properties, {}, (), (), operation.raw_location)
        Builder(InsertionPoint.at_block_start(entry)).insert(zero)
        for block in list(operation.regions[0].blocks):
            self._run_on_block(block, generator)
        _simplify(generator)

    def _run_on_block(self, block: Block, generator: CopyGenerator) -> None:
        """Cuts the block into loops and runs of other operations that start with an access."""

        def next_start(operation: Operation | None) -> Operation | None:
            while operation is not None:
                starts = isinstance(operation, AffineLoadOp | AffineStoreOp | AffineForOp)
                if starts and operation not in generator.copy_nests:
                    return operation
                operation = operation.next_op
            return None

        begin = at = next_start(block.first_op)
        while at is not None:
            if not isinstance(at, AffineForOp) or at in generator.copy_nests:
                at = at.next_op
                continue
            assert begin is not None
            generator.run(begin, at)
            if self._is_too_large(at, generator):
                self._run_on_block(at.regions[0].entry_block, generator)
            else:
                assert at.next_op is not None
                generator.run(at, at.next_op)
            begin = at = next_start(at.next_op)
        if begin is not None:
            assert block.last_op is not None
            generator.run(begin, block.last_op)

    def _is_too_large(self, loop: AffineForOp, generator: CopyGenerator) -> bool:
        if self.skip_non_unit_stride_loops:
            return bool(loop.step != 1)
        footprint = memory_footprint([loop])
        capacity = generator.options.capacity
        return footprint is not None and capacity is not None and footprint > capacity


def _simplify(generator: CopyGenerator) -> None:
    """Promotes single-iteration copy loops and simplifies the accesses."""
    accesses: list[Operation] = []
    for nest in generator.copy_nests:
        for operation in list(nest.walk_post_order()):
            if isinstance(operation, AffineForOp):
                promote_if_single_iteration(operation)
            elif isinstance(operation, AffineLoadOp | AffineStoreOp):
                accesses.append(operation)
    patterns = [pattern for cls in (AffineLoadOp, AffineStoreOp) for pattern in canonicalization_patterns(cls)]
    apply_ops_greedily(accesses, PatternSet(patterns), GreedyConfig(strictness=Strictness.EXISTING_AND_NEW))
