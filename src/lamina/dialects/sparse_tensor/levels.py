"""The level types of a sparse tensor's storage, and their verification."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.ir import affine
from lamina.ir.affine import (
    FLOORDIV,
    MOD,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    inverse_permutation,
)
from lamina.ir.attribute import InvalidParameters

FORMATS = ("dense", "batch", "compressed", "singleton", "loose_compressed", "structured")
PROPERTIES = ("nonunique", "nonordered", "soa")
_WITH_PROPERTIES = ("compressed", "singleton", "loose_compressed")


class LevelType(NamedTuple):
    """A level-format with its properties, in the order of PROPERTIES; ``n`` of ``m`` for a structured level."""

    format: str
    properties: tuple[str, ...] = ()
    n: int = 0
    m: int = 0

    @property
    def is_valid(self) -> bool:
        """True if the level format supports the given properties."""
        return not self.properties or self.format in _WITH_PROPERTIES

    def __str__(self) -> str:
        sizes = f"[{self.n}, {self.m}]" if self.format == "structured" else ""
        return self.format + sizes + (f"({', '.join(self.properties)})" if self.properties else "")


def check_levels(levels: Sequence[LevelType], dim_to_lvl: AffineMap | None) -> None:
    """Raises InvalidParameters for levels that cannot follow each other."""
    _check_singletons(levels)
    batches = [level.format == "batch" for level in levels]
    if any(batches) and not all(batches[: len(batches) - batches[::-1].index(True)]):
        raise InvalidParameters("Batch lvlType can only be leading levels.")
    if any("soa" in level.properties and level.format != "singleton" for level in levels):
        raise InvalidParameters("SoA is only applicable to singleton lvlTypes.")
    _check_structured(levels, dim_to_lvl)


def _check_singletons(levels: Sequence[LevelType]) -> None:
    at = 0
    while at < len(levels):
        if levels[at].format != "singleton":
            at += 1
            continue
        if not at or levels[at - 1].format not in ("compressed", "loose_compressed"):
            raise InvalidParameters("expected compressed or loose_compressed level before singleton level")
        first = "soa" in levels[at].properties
        while at < len(levels) and levels[at].format == "singleton":
            if ("soa" in levels[at].properties) != first:
                raise InvalidParameters(
                    "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
                )
            at += 1


def _check_structured(levels: Sequence[LevelType], dim_to_lvl: AffineMap | None) -> None:
    at = next((number for number, level in enumerate(levels) if level.format == "structured"), None)
    if at is None:
        return
    if at != len(levels) - 1:
        raise InvalidParameters("expected n_out_of_m to be the last level type")
    if any(level.format != "dense" for level in levels[:at]):
        raise InvalidParameters("expected all dense lvlTypes before a n_out_of_m level")
    if dim_to_lvl is None or dim_to_lvl.num_dims == dim_to_lvl.num_results:
        return
    sizes = block_sizes(dim_to_lvl)
    if sizes is None:
        raise InvalidParameters("expected 1xm block structure for n_out_of_m level")
    blocked = {size for size in sizes if size}
    if len(blocked) > 1:
        raise InvalidParameters("expected only one blocked level with the same coefficients")
    if blocked != {levels[at].m}:
        raise InvalidParameters("expected coeffiecients of Affine expressions to be equal to m of n_out_of_m level")


# ---- Maps between dimensions and levels


def infer_level_to_dimension(dim_to_lvl: AffineMap) -> AffineMap | None:
    """Returns the inverse of a permutation or block map, or None for other maps."""
    if dim_to_lvl.is_permutation():
        return inverse_permutation(dim_to_lvl)
    return _inverse_of_blocks(dim_to_lvl) if block_sizes(dim_to_lvl) is not None else None


def _split(result: AffineExpr) -> tuple[str, int, int] | None:
    """``floordiv`` or ``mod`` of a dimension by a positive constant: the kind, the dimension, the constant."""
    if isinstance(result, AffineDimExpr):
        return "dim", result.position, 0
    if not isinstance(result, AffineBinaryOpExpr) or result.kind not in (FLOORDIV, MOD):
        return None
    if not isinstance(result.lhs, AffineDimExpr) or not isinstance(result.rhs, AffineConstantExpr):
        return None
    return (result.kind, result.lhs.position, result.rhs.value) if result.rhs.value > 0 else None


def block_sizes(dim_to_lvl: AffineMap) -> list[int] | None:
    """Returns the divisor of each result of a block map, 0 for whole dimensions; None if it is not a block map: each
    dimension whole or as ``d floordiv c``, and later ``d mod c``."""
    divisors: dict[int, int] = {}
    sizes: list[int] = []
    has_block = False
    for result in dim_to_lvl.results:
        part = _split(result)
        if part is None:
            return None
        kind, position, divisor = part
        if kind == MOD:
            if divisors.get(position) != divisor:
                return None
            has_block = True
            continue
        if position in divisors:
            return None
        divisors[position] = divisor
        sizes.append(divisor)
    return sizes if has_block else None


def _inverse_of_blocks(dim_to_lvl: AffineMap) -> AffineMap:
    blocks: dict[int, AffineExpr] = {}
    for number, result in enumerate(dim_to_lvl.results):
        part = _split(result)
        assert part is not None
        kind, position, divisor = part
        level = affine.dim(number)
        if kind == MOD:
            blocks[position] = blocks[position] + level
        else:
            blocks[position] = level * divisor if kind == FLOORDIV else level
    return AffineMap(dim_to_lvl.num_results, 0, [blocks[position] for position in sorted(blocks)])
