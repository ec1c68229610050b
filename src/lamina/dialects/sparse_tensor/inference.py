"""The types of a tensor's arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.dialects.sparse_tensor.levels import LevelType
from lamina.dialects.sparse_tensor.shapes import level_shape
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StridedLayoutAttr
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, RankedTensorType, index
from lamina.ir.value import Value


def width_type(width: int) -> Type:
    """Returns the type of positions or coordinates of that width."""
    return IntegerType(width) if width else index


def _is_coo(levels: Sequence[LevelType]) -> bool:
    """True for levels that hold lists of coordinates: a compressed one, then singletons."""
    first, *rest = levels
    return first.format in ("compressed", "loose_compressed") and all(part.format == "singleton" for part in rest)


def coo_start(encoding: SparseTensorEncodingAttr) -> int:
    """Returns the level at which coordinates are stored together, element by element; the number of levels if none."""
    levels = encoding.lvl_types
    for number in range(len(levels) - 1):
        rest = levels[number:]
        if _is_coo(rest) and not any("soa" in part.properties for part in rest):
            return number
    return len(levels)


def is_coo(encoding: SparseTensorEncodingAttr) -> bool:
    """True if the whole tensor is a list of elements, each at another place."""
    return _is_coo(encoding.lvl_types) and "nonunique" not in encoding.lvl_types[-1].properties


def _tensor(type: Type) -> tuple[RankedTensorType, SparseTensorEncodingAttr]:
    encoding = encoding_of(type)
    if not isinstance(type, RankedTensorType) or encoding is None:
        raise TypeError(f"expected a sparse tensor, got '{type}'")
    return type, encoding


def _array(tensor: Type, element: Type, strided: bool = False) -> MemRefType:
    """Returns the type of an array of elements, one for each place in the batch levels."""
    type, encoding = _tensor(tensor)
    batches = sum(level.format == "batch" for level in encoding.lvl_types)
    shape = [*level_shape(type.shape, encoding)[:batches], DYNAMIC]
    return MemRefType(shape, element, StridedLayoutAttr([DYNAMIC] * len(shape), DYNAMIC) if strided else None)


def positions(type: Type) -> Type:
    _, encoding = _tensor(type)
    return _array(type, width_type(encoding.pos_width))


def coordinates(type: Type, level: Attribute | None) -> Type:
    """The coordinates of a level, strided where several levels share an array; the whole array for no level."""
    _, encoding = _tensor(type)
    shared = isinstance(level, IntegerAttr) and level.value >= coo_start(encoding)
    return _array(type, width_type(encoding.crd_width), shared)


def values(type: Type) -> Type:
    tensor, _ = _tensor(type)
    return _array(type, tensor.element_type)


def coordinates_buffer(tensor: Type) -> Type:
    """Returns the type of the coordinates of all levels in one array."""
    return coordinates(tensor, None)


def from_tensor(
    type_of: Callable[[Type], Type],
) -> classmethod[Operation, [Sequence[Value], object, Sequence[Region]], list[Type]]:
    """Returns an ``infer_return_types`` for operations whose result type follows from that of the first operand."""

    def infer_return_types(
        cls: type[Operation], operands: Sequence[Value], properties: object, regions: Sequence[Region]
    ) -> list[Type]:
        return [type_of(operands[0].type)]

    return classmethod(infer_return_types)
