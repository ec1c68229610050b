"""Image operands: the arguments that the bits ask for, and the operations that may have them."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Type
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import FloatType, VectorType
from lamina.plugins import verifier
from lamina.plugins.spirv.types import ImageType, SampledImageType

_IMPLICIT = ("spirv.ImageSampleImplicitLod", "spirv.ImageSampleProjDrefImplicitLod")
_EXPLICIT = ("spirv.ImageSampleExplicitLod",)
_MIPMAPPED = ("Dim1D", "Dim2D", "Dim3D", "Cube")
# As in MLIR, arguments of these bits, and all with them, are not checked.
_UNCHECKED = frozenset(
    ("ConstOffset", "ConstOffsets", "MakeTexelAvailable", "MakeTexelVisible", "MinLod", "Offset", "Sample",
     "SignExtend", "ZeroExtend")
)  # fmt: skip


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise VerifyFailure(message, raw=True)


@verifier(
    *_IMPLICIT, *_EXPLICIT, "spirv.ImageDrefGather", "spirv.ImageFetch", "spirv.ImageRead", "spirv.ImageWrite"
)  # fmt: skip
def verify_image_operands(op: ForeignOperation) -> None:
    """Requires the arguments of each bit, in the order of the bits, and no others."""
    attribute, given = attribute_of(op, "image_operands"), [value.type for value in op.operand_arguments]
    if attribute is None:
        _require(not given, "the Image Operands should encode what operands follow, as per Image Operands")
        return
    bits = set(attribute.value.spelling.split("|"))
    _require(not {"Lod", "Grad"} <= bits, "it is invalid to set both the Lod and Grad bits")
    used = 0
    if "Bias" in bits:
        _require(is_operation(op, *_IMPLICIT), "Bias is only valid with implicit-lod instructions")
        _verify_level(op, "Bias", given, "Bias")
        used += 1
    if "Lod" in bits:
        _require(is_operation(op, *_EXPLICIT), "Lod is only valid with explicit-lod and fetch instructions")
        _verify_level(op, "Lod", given[used:], "for sampling operations, Lod")
        used += 1
    if "Grad" in bits:
        _require(is_operation(op, *_EXPLICIT), "Grad is only valid with explicit-lod instructions")
        _verify_gradients(op, given[used:])
        used += 2
    if not bits & _UNCHECKED:
        _require(len(given) == used, "too many image operand arguments have been provided")


def _image(op: ForeignOperation) -> ImageType:
    type: Type = op.operand_types[0]
    image = type.image_type if isinstance(type, SampledImageType) else type
    assert isinstance(image, ImageType)
    return image


def _verify_level(op: ForeignOperation, bit: str, given: Sequence[Type], what: str) -> None:
    """A level of detail, or what is added to it."""
    _require(bool(given), f"{bit} operand requires 1 argument")
    _require(isinstance(given[0], FloatType), f"{what} must be a floating-point type scalar")
    _require(
        _image(op).dim.spelling in _MIPMAPPED,
        f"{bit} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
    )


def _verify_gradients(op: ForeignOperation, given: Sequence[Type]) -> None:
    """How the coordinates change in each direction of the window."""
    _require(len(given) >= 2, "Grad operand requires 2 arguments (scalars or vectors)")
    wanted = _components(op.coordinate.type) - (_image(op).arrayed_info.spelling == "Arrayed")
    for type in given[:2]:
        _require(
            _components(type) == wanted,
            "number of components of each Grad argument must equal the number of components in coordinate, minus the "
            "array layer component, if present",
        )
    for type in given[:2]:
        element = type.element_type if isinstance(type, VectorType) else type
        kind = "a vector of floating-point" if isinstance(type, VectorType) else "a scalar of floating-point"
        _require(isinstance(element, FloatType), f"Grad arguments must be {kind} type")


def _components(type: Type) -> int:
    return type.num_elements if isinstance(type, VectorType) else 1
