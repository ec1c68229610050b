"""Verification of the attributes and results of structured transform operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.traits import IsolatedFromAbove
from lamina.ir.types import DYNAMIC

if TYPE_CHECKING:
    from lamina.dialects.transform.structured_form_ops import InterchangeOp
    from lamina.dialects.transform.structured_ops import ReplaceOp
    from lamina.dialects.transform.structured_packing_ops import PackGreedilyOp, PackTransposeOp
    from lamina.dialects.transform.structured_tiling_ops import (
        ContinuousTileSizesOp,
        FuseOp,
        MultiTileSizesOp,
        SplitOp,
        TileUsingForallOp,
        TileUsingForOp,
    )
    from lamina.dialects.transform.structured_vector_ops import VectorizeOp
    from lamina.ir.operation import Operation


def _values(op: Operation, name: str) -> list[int]:
    return list(getattr(op._properties.get(name), "values", ()))


def _is_permutation(order: list[int]) -> bool:
    return sorted(order) == list(range(len(order)))


def verify_scalable_sizes(op: TileUsingForOp | VectorizeOp, sizes: str, what: str) -> None:
    """Each size is either scalable or not."""
    given, scalable = len(_values(op, sizes)), len(_values(op, "scalable_sizes"))
    if given != scalable:
        raise VerifyFailure(f"expected same number of {what} ({given}) and scalable sizes ({scalable})")


def verify_tile_using_for(op: TileUsingForOp) -> None:
    """transform.structured.tile_using_for: requires one loop for each nonzero size."""
    verify_scalable_sizes(op, "static_sizes", "sizes")
    sizes = _values(op, "static_sizes")
    expected, loops = len(sizes) - sizes.count(0), len(op.loops)
    if loops != expected:
        raise VerifyFailure(
            f"expected number of loops to tile ({expected}) to match number of `loops` results ({loops})"
        )


def verify_tile_using_forall(op: TileUsingForallOp) -> None:
    """transform.structured.tile_using_forall: numbers of threads or sizes of tiles, each in one way."""
    ways = []
    for name in ("num_threads", "tile_sizes"):
        listed = bool(_values(op, f"static_{name}"))
        packed = getattr(op, f"packed_{name}") is not None
        if listed and packed:
            raise VerifyFailure(f"{name} and packed_{name} are mutually exclusive")
        ways.append(listed or packed)
    if not any(ways):
        raise VerifyFailure("either (packed_)num_threads or (packed_)tile_sizes must be specified")


def verify_interchange(op: InterchangeOp) -> None:
    """The order of loops is a permutation."""
    order = _values(op, "iterator_interchange")
    if not _is_permutation(order):
        join = ", ".join(map(str, order))
        raise VerifyFailure(f"expects iterator_interchange to be a permutation, found {join}")


def verify_same_results(op: ContinuousTileSizesOp | MultiTileSizesOp) -> None:
    """All results are parameters, or all are handles of one type."""
    if len(set(op.result_types)) != 1:
        raise VerifyFailure("expects all results type to be the same")


def verify_split(op: SplitOp) -> None:
    """Chunk sizes are either attributes or a handle or parameter."""
    if (op.static_chunk_sizes == DYNAMIC) != (op.dynamic_chunk_sizes is not None):
        raise VerifyFailure("expects either a dynamic or a static split point to be provided")


def verify_pack_greedily(op: PackGreedilyOp) -> None:
    """The order of dims is a permutation; a dim is packed or padded, not both."""
    if not _is_permutation(_values(op, "matmul_inner_dims_order")):
        raise VerifyFailure('"matmul_inner_dims_order" is not a valid permutation')
    multiples = _values(op, "matmul_padded_sizes_next_multiple_of")
    if multiples and any(
        size and multiple for size, multiple in zip(_values(op, "static_matmul_packed_sizes"), multiples, strict=True)
    ):
        raise VerifyFailure(
            "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero "
            "for the matmul strategy"
        )


def verify_pack_transpose(op: PackTransposeOp) -> None:
    """At least one permutation is given, and each is valid."""
    orders = {name: _values(op, name) for name in ("inner_perm", "outer_perm")}
    for name, order in orders.items():
        if not _is_permutation(order):
            raise VerifyFailure(f'"{name}" is not a valid permutation')
    if not any(orders.values()):
        raise VerifyFailure(' at least one of "inner_perm" or "outer_perm" must be specified')


def verify_replace(op: ReplaceOp) -> None:
    """The region holds one operation, without operands and isolated from above."""
    block = op.regions[0].first_block
    inner = [] if block is None else list(block.operations)
    if len(inner) != 1:
        raise VerifyFailure("expected one operation in block")
    if inner[0].operands:
        raise VerifyFailure("expected replacement without operands", operation=inner[0])
    if inner[0].regions and not inner[0].has_trait(IsolatedFromAbove):
        raise VerifyFailure("expect op that is isolated from above", operation=inner[0])


def verify_fuse(op: FuseOp) -> None:
    """transform.structured.fuse: the interchange permutes the tiled loops, and there is one result for each loop."""
    sizes = list(op.static_tile_sizes or ())
    order = list(op.static_tile_interchange or ())
    if len(order) > len(sizes):
        # MLIR prints values not known before the script runs; here there are none.
        raise VerifyFailure(f"interchange length exceeds iteration space dimensions ({len(sizes)}), found ")
    seen: set[int] = set()
    for loop in order:
        if loop == DYNAMIC:
            continue
        if not 0 <= loop < len(sizes):
            raise VerifyFailure(f"expects interchange values to be in range [0, {len(sizes)}), found: {loop}")
        if loop in seen:
            raise VerifyFailure(f"found duplicate interchange value: {loop}")
        seen.add(loop)
    loops = 1 if op.use_forall else len(sizes) - sizes.count(0)
    if loops != len(op.results) - 1:
        raise VerifyFailure(f"expects {loops} loop results")
