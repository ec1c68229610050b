"""Layouts, which distribute tensors to subgroups, instructions and lanes, and the rules of the types that have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, IntegerAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, IntegerType, VectorType
from lamina.plugins import verifier

PACKED_BITS = 32


def element_bits(type: Type) -> int:
    """Returns the bits of an element."""
    assert isinstance(type, IntegerType | FloatType)
    return type.width


# ---- Layouts


class Layout(NamedTuple):
    """The parameters of `#xegpu.layout`; None where left out."""

    sg_layout: Sequence[int] | None
    sg_data: Sequence[int] | None
    inst_data: Sequence[int] | None
    lane_layout: Sequence[int] | None
    lane_data: Sequence[int] | None
    order: Sequence[int] | None

    @property
    def rank(self) -> int:
        """Returns how many dimensions it distributes."""
        return len(self.sg_layout or self.inst_data or self.lane_layout or ())


def layout_of(attribute: Attribute | None) -> Layout | None:
    """Returns the parameters of a layout; of a slice those of its parent, without the dimensions sliced off."""
    if attribute is None:
        return None
    if attribute.mnemonic == "slice":
        parent, dims = attribute.parameters
        given = layout_of(parent)
        return None if given is None else Layout(*(_without(part, dims.values) for part in given))
    return Layout(*(part.values if isinstance(part, DenseArrayAttr) else None for part in attribute.parameters))


def _without(part: Sequence[int] | None, dims: Sequence[int]) -> Sequence[int] | None:
    return None if part is None else [size for axis, size in enumerate(part) if axis not in dims]


_PAIRS = (("sg_data", "sg_layout"), ("lane_data", "lane_layout"))


@verifier("#xegpu.layout")
def verify_layout(attribute: Attribute) -> None:
    layout = layout_of(attribute)
    assert layout is not None
    sg, inst, lane = layout.sg_layout, layout.inst_data, layout.lane_layout
    if sg is None and inst is None and lane is None:
        raise VerifyFailure("expected at least one of sg_layout, inst_data or lane_layout")
    if sg is not None and inst is not None and len(sg) != len(inst):
        raise VerifyFailure("expected sg_layout and inst_data to have the same rank")
    if sg is not None and lane is not None and len(sg) != len(lane):
        raise VerifyFailure("expected sg_layout and lane_layout to have the same rank")
    if inst is not None and lane is not None and len(inst) != len(lane):
        raise VerifyFailure(
            f"expected inst_data and lane_layout to have the same rank, got inst_data {len(inst)}, "
            f"lane_layout {len(lane)}"
        )
    for data, of in _PAIRS:
        _verify_pair(getattr(layout, data), getattr(layout, of), data, of)
    _verify_order(layout)


def _verify_pair(data: Sequence[int] | None, of: Sequence[int] | None, data_name: str, name: str) -> None:
    if data is not None and of is None:
        raise VerifyFailure(f"expected {name} being used with {data_name}")
    if data is not None and of is not None and len(data) != len(of):
        raise VerifyFailure(f"expected {data_name} and {name} to have the same rank")


def _verify_order(layout: Layout) -> None:
    if layout.order is None:
        return
    if layout.sg_layout is None and layout.lane_layout is None:
        raise VerifyFailure("expected sg_layout/lane_layout being used with order")
    for name in ("sg_layout", "lane_layout"):
        given = getattr(layout, name)
        if given is not None and len(given) != len(layout.order):
            raise VerifyFailure(f"expected order and {name} to have the same rank")


def _ratio(shape: Sequence[int], by: Sequence[int]) -> list[int] | None:
    """Returns how often one shape fits into another; None if it does not, evenly."""
    if len(by) > len(shape):
        return None
    padded = [1] * (len(shape) - len(by)) + list(by)
    if any(part <= 0 or size % part for size, part in zip(shape, padded, strict=True)):
        return None
    return [size // part for size, part in zip(shape, padded, strict=True)]


def _distributed(
    shape: Sequence[int], layout: Sequence[int], data: Sequence[int], round_robin: bool
) -> Sequence[int] | None:
    """Returns the part of a shape for each unit of a layout; None if it is not even."""
    part: Sequence[int] = shape
    if layout:
        ratio = _ratio(shape, layout) if len(layout) == len(shape) else None
        if ratio is not None:
            part = ratio
        elif len(layout) != len(shape) or not round_robin or _ratio(layout, shape) is None:
            return None
    if data:
        if len(data) != len(shape):
            return None
        if _ratio(part, data) is None and (not round_robin or _ratio(data, part) is None):
            return None
        part = data
    return part


def is_evenly_distributable(shape: Sequence[int], layout: Layout) -> bool:
    """True if subgroups, instructions and lanes have equal parts of a shape."""
    part = _distributed(shape, layout.sg_layout or (), layout.sg_data or (), True)
    if part is not None:
        part = _distributed(part, (), layout.inst_data or (), False)
    return part is not None and _distributed(part, layout.lane_layout or (), layout.lane_data or (), False) is not None


# ---- Descriptors of tensors


class Tensor:
    """A `!xegpu.tensor_desc`."""

    def __init__(self, type: Type) -> None:
        self.type = type
        shape, element, encoding, layout = type.parameters
        self.shape: tuple[int, ...] = tuple(shape)
        self.element_type: Type = element
        self.encoding: Attribute | None = encoding
        self.layout: Attribute | None = layout

    def _encoded(self, name: str, default: int) -> int:
        """Returns a number of the encoding."""
        if self.encoding is None:
            return default
        cls = type(self.encoding)
        given = dict(zip(cls.parameter_names, self.encoding.parameters, strict=True)).get(name)
        return given.value if isinstance(given, IntegerAttr) else default

    @property
    def is_scattered(self) -> bool:
        """True if the elements are those of offsets."""
        return self.encoding is not None and self.encoding.mnemonic == "scatter_tdesc_attr"

    @property
    def chunk_size(self) -> int:
        """Returns how many elements an offset has."""
        return self._encoded("chunk_size", 1)

    @property
    def array_length(self) -> int:
        """Returns how many blocks follow one another."""
        return self._encoded("array_length", 1)

    @property
    def is_in_local_memory(self) -> bool:
        """True if the memory is that of a workgroup."""
        return self.encoding is not None and any("slm" in str(part) for part in self.encoding.parameters)


def tensor_of(type: Type) -> Tensor | None:
    """Returns the descriptor, if the type is one."""
    is_descriptor = type.dialect_name == "xegpu" and type.mnemonic == "tensor_desc"
    return Tensor(type) if is_descriptor else None


@verifier("!xegpu.tensor_desc")
def verify_tensor(type: Type) -> None:
    tensor = Tensor(type)
    rank = len(tensor.shape)
    if not rank:
        raise VerifyFailure("expected non-zero rank tensor")
    if rank > 1 and not tensor.is_scattered and tensor.is_in_local_memory:
        raise VerifyFailure("SLM is only supported for 1D block tensor")
    bits = element_bits(tensor.element_type)
    aligned = PACKED_BITS // bits if bits < PACKED_BITS else 1
    if tensor.is_scattered:
        _verify_scattered(tensor, aligned)
    layout = layout_of(tensor.layout)
    if layout is not None:
        _verify_layout_of(tensor, layout, aligned)


def _verify_scattered(tensor: Tensor, aligned: int) -> None:
    chunk = tensor.chunk_size
    if len(tensor.shape) == 1 and chunk != 1:
        raise VerifyFailure("expected non-contiguous elements for 1D tensor")
    if chunk > 1:
        if tensor.shape[-1] != chunk:
            raise VerifyFailure("expected last dim of tensor to match chunk size")
        if chunk % aligned:
            raise VerifyFailure(f"expected last dim of tensor to be a multiple of {aligned}")


def _verify_layout_of(tensor: Tensor, layout: Layout, aligned: int) -> None:
    if len(tensor.shape) != layout.rank:
        raise VerifyFailure("expected layout rank to match tensor rank")
    if tensor.is_scattered and layout.lane_data is not None and tensor.chunk_size > 1:
        if layout.lane_data[-1] % aligned:
            raise VerifyFailure(f"expected last dim of lane_data to be a multiple of: {aligned}")
    if not is_evenly_distributable(tensor.shape, layout):
        shown = ", ".join(map(str, tensor.shape))
        raise VerifyFailure(f"cannot distribute [{shown}] using {tensor.layout}")


# ---- Vectors of one lane


def verify_lane_of(tensor: Tensor, vector: VectorType, what: str) -> bool:
    """True if a vector holds the part of one lane: it is flat and smaller than the tensor."""
    whole = count(tensor.shape) * tensor.array_length
    part = count(vector.shape)
    if len(vector.shape) != 1 or part >= whole:
        return False
    if tensor.layout is not None:
        raise VerifyFailure("TensorDesc doesn't need LayoutAttr for SIMT code")
    if whole % part:
        raise VerifyFailure(
            f"{what} shape {shown(vector)} is not a valid distribution for tensor descriptor '{tensor.type}'"
        )
    return True


def count(shape: Sequence[int]) -> int:
    """Returns the number of elements."""
    total = 1
    for size in shape:
        total *= size
    return total


def shown(vector: VectorType) -> str:
    """Returns the sizes as diagnostics show them."""
    return f"[{', '.join(map(str, vector.shape))}]"
