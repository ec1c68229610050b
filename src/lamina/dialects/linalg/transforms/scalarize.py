"""Tiling every loop of dynamic size by one."""

from __future__ import annotations

from lamina.dialects.linalg.sizes import folded_apply, operand_dim_sizes
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.tile_using_interface import TiledLoops, tile
from lamina.dialects.scf.tiling_requests import TilingOptions
from lamina.interfaces.tiling import Size
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.rewrite import PatternRewriter
from lamina.rewrite.fold import constant_int


def scalarize(rewriter: PatternRewriter, op: LinalgOp) -> TiledLoops:
    """Replaces the operation by loops around single iterations of its dynamic loops. Raises TilingFailure."""

    def sizes(builder: Builder, target: Operation) -> list[Size]:
        assert isinstance(target, LinalgOp)
        inverse = target.shapes_to_loops_map
        if inverse is None:
            return []
        all_sizes = operand_dim_sizes(builder, target)
        own = [folded_apply(builder, inverse.with_results([expr]), all_sizes) for expr in inverse.results]
        return [1 if constant_int(size) is None else 0 for size in own]

    tiled = tile(rewriter, op, TilingOptions(tile_sizes=sizes))
    if op.results:
        rewriter.replace_op(op, tiled.replacements)
    else:
        rewriter.erase_op(op)
    return tiled
