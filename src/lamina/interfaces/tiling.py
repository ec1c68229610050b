"""Tiling, parallel combining and vectorization: the interfaces of structured operations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.ir.location import LocationLike
    from lamina.rewrite import PatternRewriter

Size = int | Value


@dataclass
class Range:
    """A half-open range of iterations."""

    offset: Size
    size: Size
    stride: Size = 1


@dataclass
class TilingResult:
    """The operations that compute a tile, the values they produce, and the slices they use."""

    operations: list[Operation]
    values: list[Value]
    slices: list[Operation] = field(default_factory=list)


class TilingModel(Generic[OpT]):
    """The tiling interface. Offsets and sizes have one entry per loop."""

    @staticmethod
    def get_loop_iterator_types(operation: OpT) -> list[str]:
        """Returns ``parallel``, ``reduction`` or ``window`` for each loop."""
        raise TypeError("an operation that can be tiled must name its loops")

    @staticmethod
    def get_iteration_domain(operation: OpT, builder: PatternRewriter) -> list[Range]:
        """Returns the range of each loop."""
        raise TypeError("a tileable operation must implement its iteration domain")

    @staticmethod
    def get_tiled_implementation(
        operation: OpT, builder: PatternRewriter, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        """Creates the operation for one tile."""
        return None

    @staticmethod
    def get_result_tile_position(
        operation: OpT, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        """Returns the position of the tile in a result: offsets and sizes."""
        return None

    @staticmethod
    def generate_result_tile_value(
        operation: OpT, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        """Creates the operation that computes one tile of a result."""
        return None

    @staticmethod
    def get_iteration_domain_tile_from_result_tile(
        operation: OpT, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        """Returns the tile of the loops that computes a tile of a result."""
        return None

    @staticmethod
    def get_iteration_domain_tile_from_operand_tiles(
        operation: OpT, builder: PatternRewriter, operands: Sequence[int], offsets: Sequence[Any], sizes: Sequence[Any]
    ) -> tuple[list[Size], list[Size]] | None:
        """Returns the tile of the loops that uses the given tiles of operands."""
        return None

    @staticmethod
    def get_tiled_implementation_from_operand_tiles(
        operation: OpT, builder: PatternRewriter, operands: Sequence[int], offsets: Sequence[Any], sizes: Sequence[Any]
    ) -> TilingResult | None:
        """Creates the operation for the tile that uses the given tiles of operands."""
        return None

    @staticmethod
    def generate_scalar_implementation(
        operation: OpT, builder: Builder, location: LocationLike, indices: Sequence[Value]
    ) -> bool:
        """Creates the scalar code of one iteration; False if not supported."""
        return False


class LoopsOverResult(TilingModel[OpT]):
    """Operations whose loops are the dims of their single result: a tile of the loops is a tile of the result."""

    @staticmethod
    def get_result_tile_position(
        operation: OpT, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> tuple[list[Size], list[Size]] | None:
        return list(offsets), list(sizes)

    @classmethod
    def generate_result_tile_value(
        cls, operation: OpT, builder: PatternRewriter, result: int, offsets: Sequence[Size], sizes: Sequence[Size]
    ) -> TilingResult | None:
        return cls.get_tiled_implementation(operation, builder, offsets, sizes)


TilingInterface: Interface[type[TilingModel]] = Interface("TilingInterface", "tiling")


class PartialReductionModel(Generic[OpT]):
    """The interface of operations whose reductions can be tiled."""

    @staticmethod
    def generate_initial_tensor_for_partial_reduction(
        operation: OpT, builder: Builder, location: LocationLike, sizes: Sequence[Size], dims: Sequence[int]
    ) -> list[Value] | None:
        """Returns the tensors that partial results are gathered in, filled with the neutral element."""
        return None

    @staticmethod
    def tile_to_partial_reduction(
        operation: OpT,
        builder: Builder,
        location: LocationLike,
        strategy: Any,
        inits: Sequence[Value],
        offsets: Sequence[Size],
        sizes: Sequence[Size],
        dims: Sequence[int],
    ) -> TilingResult | None:
        """Creates the operation that reduces one tile into the partial results."""
        return None

    @staticmethod
    def merge_reductions(
        operation: OpT, builder: PatternRewriter, location: LocationLike, partial: Sequence[Value], dims: Sequence[int]
    ) -> Any:
        """Creates the operations that reduce the partial results; returns an (operations, values) pair."""
        return None


PartialReductionOpInterface: Interface[type[PartialReductionModel]] = Interface("PartialReductionOpInterface", "tiling")
