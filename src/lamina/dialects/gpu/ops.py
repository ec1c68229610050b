"""Operations of the gpu dialect: launches, ids and sizes, and barriers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import (
    Operation,
    operand,
    operation,
    optional_operand,
    optional_result,
    prop,
    region,
    result,
    variadic_operand,
)
from lamina.define.constraints import I32, AnyRegion, FlatSymbolRefAttr, Index, IndexAttr
from lamina.define.families import family
from lamina.dialects.gpu import syntax, verification
from lamina.dialects.gpu.attributes import DimensionAttr
from lamina.dialects.gpu.types import AsyncToken
from lamina.ir.traits import (
    AffineScope,
    AttrSizedOperandSegments,
    AutomaticAllocationScope,
    HasParent,
    Pure,
    RecursiveMemoryEffects,
    Terminator,
)
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.operation_state import OperationState
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


@operation("gpu.barrier")
class BarrierOp(Operation):
    """Synchronizes all threads of a workgroup."""

    assembly_format = "attr-dict"


# ---- Who a thread is, and how many there are


class _AlongDimension(Operation):
    """An index along one dimension of clusters, blocks, threads."""

    __slots__ = ()

    dimension = prop(DimensionAttr)
    upper_bound = prop(IndexAttr, optional=True, name="upper_bound")
    result = result(Index)
    assembly_format = "$dimension (`upper_bound` $upper_bound^)? attr-dict"

    def result_names(self) -> list[tuple[Value, str]]:
        dimension = self.dimension
        return [(self.results[0], f"{self.name.removeprefix('gpu.')}_{dimension.spelling}")]


_along_dimension = family(Pure)


@_along_dimension("gpu.cluster_dim")
class ClusterDimOp(_AlongDimension): ...


@_along_dimension("gpu.cluster_dim_blocks")
class ClusterDimBlocksOp(_AlongDimension): ...


@_along_dimension("gpu.cluster_id")
class ClusterIdOp(_AlongDimension): ...


@_along_dimension("gpu.cluster_block_id")
class ClusterBlockIdOp(_AlongDimension): ...


@_along_dimension("gpu.block_dim")
class BlockDimOp(_AlongDimension): ...


@_along_dimension("gpu.block_id")
class BlockIdOp(_AlongDimension): ...


@_along_dimension("gpu.grid_dim")
class GridDimOp(_AlongDimension): ...


@_along_dimension("gpu.thread_id")
class ThreadIdOp(_AlongDimension): ...


@_along_dimension("gpu.global_id")
class GlobalIdOp(_AlongDimension): ...


class _OfSubgroups(Operation):
    """A number that has to do with subgroups."""

    __slots__ = ()

    upper_bound = prop(IndexAttr, optional=True, name="upper_bound")
    result = result(Index)
    assembly_format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)"


_of_subgroups = family(Pure)


@_of_subgroups("gpu.subgroup_id")
class SubgroupIdOp(_OfSubgroups): ...


@_of_subgroups("gpu.num_subgroups")
class NumSubgroupsOp(_OfSubgroups): ...


@_of_subgroups("gpu.subgroup_size")
class SubgroupSizeOp(_OfSubgroups): ...


@operation("gpu.lane_id", traits=[Pure])
class LaneIdOp(Operation):
    """The number of the thread in the subgroup."""

    upper_bound = prop(IndexAttr, optional=True, name="upper_bound")
    result = result(Index)
    assembly_format = "(`upper_bound` $upper_bound^)? attr-dict"


# ---- Kernels


@operation("gpu.terminator", traits=[HasParent("gpu.launch"), Pure, Terminator])
class TerminatorOp(Operation):
    """The end of a kernel in place."""

    assembly_format = "attr-dict"


@operation(
    "gpu.launch",
    traits=[AffineScope, AutomaticAllocationScope, AttrSizedOperandSegments, RecursiveMemoryEffects],
)
class LaunchOp(Operation):
    """A kernel in place: its region runs for every thread of a grid of blocks."""

    async_dependencies = variadic_operand(AsyncToken)
    grid_size_x = operand(Index)
    grid_size_y = operand(Index)
    grid_size_z = operand(Index)
    block_size_x = operand(Index)
    block_size_y = operand(Index)
    block_size_z = operand(Index)
    cluster_size_x = optional_operand(Index)
    cluster_size_y = optional_operand(Index)
    cluster_size_z = optional_operand(Index)
    dynamic_shared_memory_size = optional_operand(I32)
    module = prop(FlatSymbolRefAttr, optional=True)
    function = prop(FlatSymbolRefAttr, optional=True)
    async_token = optional_result(AsyncToken)
    body = region(AnyRegion)

    @classmethod
    def parse(cls, parser: Parser, state: OperationState) -> None:
        syntax.parse_launch(parser, state)

    def print(self, printer: Printer) -> None:
        syntax.print_launch(self, printer)

    def verify(self) -> None:
        verification.verify_launch(self)

    def verify_regions(self) -> None:
        verification.verify_launch_body(self)
