"""The operands of affine.dma_start and affine.dma_wait, which MLIR declares outside of ODS.

Each memref is followed by the operands of its map. The maps are discardable attributes, because the operations have no
properties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lamina.dialects.affine import ops
from lamina.dialects.affine.dim_symbol import affine_scope, is_valid_dim, is_valid_symbol
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import BaseMemRefType, IndexType, MemRefType
from lamina.ir.value import Value, type_as

if TYPE_CHECKING:
    from lamina.dialects.affine.ops import AffineDmaStartOp, AffineDmaWaitOp

START_MAPS = ("src_map", "dst_map", "tag_map")
WAIT_MAPS = ("tag_map",)


class MappedMemRef(NamedTuple):
    """A memref among the operands (at ``position``), followed by the operands of its map (attribute ``map_name``)."""

    position: int
    map_name: str
    map: AffineMap
    operands: list[Value]

    @property
    def end(self) -> int:
        """The position of the first operand after those of the map."""
        return self.position + 1 + self.map.num_inputs

    @property
    def memref(self) -> Value:
        """The memref itself."""
        return self.operands[self.position]

    @property
    def indices(self) -> list[Value]:
        """The operands of the map."""
        return self.operands[self.position + 1 : self.end]

    @property
    def memory_space(self) -> int:
        """The number of the memref's memory space, 0 by default."""
        space = type_as(self.memref, BaseMemRefType).memory_space
        return space.value if isinstance(space, IntegerAttr) else 0


def map_names(operation: AffineDmaStartOp | AffineDmaWaitOp) -> tuple[str, ...]:
    """Returns the names of the maps of an affine.dma_start or affine.dma_wait."""
    return START_MAPS if isinstance(operation, ops.AffineDmaStartOp) else WAIT_MAPS


def mapped_memrefs(operation: AffineDmaStartOp | AffineDmaWaitOp) -> list[MappedMemRef]:
    """Returns the memrefs of an affine.dma_start (source, destination, tag) or affine.dma_wait (tag) with their
    maps."""
    memrefs: list[MappedMemRef] = []
    position = 0
    operands = operation.operands
    for name in map_names(operation):
        memrefs.append(MappedMemRef(position, name, _map_of(operation, name), operands))
        position = memrefs[-1].end
    return memrefs


def _map_of(operation: AffineDmaStartOp | AffineDmaWaitOp, name: str) -> AffineMap:
    attribute = operation.attributes[name]
    assert isinstance(attribute, AffineMapAttr)
    return attribute.map


def verify_transfer(operation: AffineDmaStartOp | AffineDmaWaitOp) -> None:
    """Verifies affine.dma_start and affine.dma_wait. MLIR crashes if a map is missing."""
    for name in map_names(operation):
        if not isinstance(operation._attributes.get(name), AffineMapAttr):
            raise VerifyFailure(f"requires an affine map as attribute '{name}'")
    parts = mapped_memrefs(operation)
    end = parts[-1].end
    is_start = len(parts) > 1
    if operation.num_operands <= parts[-1].position:
        raise VerifyFailure("incorrect number of operands")
    for part, role in zip(parts, ("source", "destination", "tag") if is_start else ("tag",), strict=True):
        if not isinstance(part.memref.type, MemRefType):
            raise VerifyFailure(f"expected DMA {role} to be of memref type")
    counts = (end + 1, end + 3) if is_start else range(end + 1, operation.num_operands + 1)
    if operation.num_operands not in counts:
        raise VerifyFailure("incorrect number of operands")
    scope = affine_scope(operation)
    what = operation.name.removeprefix("affine.")
    for part in parts:
        role = f"{part.map_name.removesuffix('_map')} index" if is_start else "index"
        for index in part.indices:
            if not isinstance(index.type, IndexType):
                raise VerifyFailure(f"{role} to {what} must have 'index' type")
            if not is_valid_dim(index, scope, scoped=True) and not is_valid_symbol(index, scope, scoped=True):
                raise VerifyFailure(f"{role} must be a valid dimension or symbol identifier")
