"""The types of a tensor's arrays."""

from __future__ import annotations

from lamina.dialects.sparse_tensor.attributes import SparseTensorEncodingAttr
from lamina.dialects.sparse_tensor.constraints import encoding_of
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StridedLayoutAttr
from lamina.ir.types import DYNAMIC, IntegerType, MemRefType, RankedTensorType, index


def width_type(width: int) -> Type:
    """Returns the type of positions or coordinates of that width."""
    return IntegerType(width) if width else index


def coo_start(encoding: SparseTensorEncodingAttr) -> int:
    """Returns the level at which coordinates are stored together, element by element; the number of levels if none."""
    levels = encoding.lvl_types
    for number, level in enumerate(levels):
        rest = levels[number + 1 :]
        if level.format not in ("compressed", "loose_compressed") or "nonunique" not in level.properties or not rest:
            continue
        if all(part.format == "singleton" for part in rest):
            unique = ["nonunique" not in part.properties for part in rest]
            if not any(unique[:-1]) and not any("soa" in part.properties for part in rest):
                return number
    return len(levels)


def _tensor(type: Type) -> tuple[RankedTensorType, SparseTensorEncodingAttr]:
    encoding = encoding_of(type)
    if not isinstance(type, RankedTensorType) or encoding is None:
        raise TypeError(f"expected a sparse tensor, got '{type}'")
    return type, encoding


def _vector(element: Type, layout: Attribute | None = None) -> MemRefType:
    return MemRefType([DYNAMIC], element, layout) if layout is not None else MemRefType([DYNAMIC], element)


def positions(type: Type) -> Type:
    _, encoding = _tensor(type)
    return _vector(width_type(encoding.pos_width))


def coordinates(type: Type, level: Attribute | None) -> Type:
    """The coordinates of a level, strided where several levels share an array; the whole array for no level."""
    _, encoding = _tensor(type)
    shared = isinstance(level, IntegerAttr) and level.value >= coo_start(encoding)
    return _vector(width_type(encoding.crd_width), StridedLayoutAttr([DYNAMIC], DYNAMIC) if shared else None)


def values(type: Type) -> Type:
    tensor, _ = _tensor(type)
    return _vector(tensor.element_type)
