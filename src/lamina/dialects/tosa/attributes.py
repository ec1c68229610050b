"""Attributes of the tosa dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define import IntegerEnum, attribute_definition, enum_attribute
from lamina.dialects.tosa.enums import (
    BlockSize,
    Extension,
    Level,
    NanPropagationMode,
    Profile,
    ResizeMode,
    RoundingMode,
    SpecificationVersion,
)
from lamina.ir.attribute import Attribute

if TYPE_CHECKING:
    from lamina.define.enums import EnumAttribute


def _enumeration(mnemonic: str, cases: type[IntegerEnum], summary: str) -> type[EnumAttribute[IntegerEnum]]:
    """Returns the attribute class ``#tosa.mnemonic<case>``."""
    attribute = enum_attribute(f"tosa.{mnemonic}", cases, summary=summary)
    attribute.described = f"::mlir::tosa::{cases.__name__}"
    return attribute


ResizeModeAttr = _enumeration("resize_mode", ResizeMode, "Supported resize/upsampling strategies")
NanPropagationModeAttr = _enumeration("nan_mode", NanPropagationMode, "Supported NaN propagation strategies")
RoundingModeAttr = _enumeration("rounding_mode", RoundingMode, "Supported rounding modes")
BlockSizeAttr = _enumeration("block_size", BlockSize, "Block size for the block_scaled formats")
ProfileAttr = _enumeration("prof", Profile, "supported TOSA profiles")
ExtensionAttr = _enumeration("ext", Extension, "supported TOSA extensions")
LevelAttr = _enumeration("level", Level, "supported TOSA levels")
SpecificationVersionAttr = _enumeration("specification_version", SpecificationVersion, "TOSA specification version")


@attribute_definition
class UnaryOpQuantizationAttr(Attribute):
    """``#tosa.unary_quant<input_zp = 1, output_zp = 2>``: the zero points of an operation on one tensor."""

    __slots__ = ("input_zp", "output_zp")
    dialect_name = "tosa"
    mnemonic = "unary_quant"
    parameter_spellings = {"input_zp": "input_zp", "output_zp": "output_zp"}
    assembly_format = "`<` struct(params) `>`"
    input_zp: int
    output_zp: int


@attribute_definition
class ConvOpQuantizationAttr(Attribute):
    """``#tosa.conv_quant<input_zp = 1, weight_zp = 2>``: the zero points of a convolution."""

    __slots__ = ("input_zp", "weight_zp")
    dialect_name = "tosa"
    mnemonic = "conv_quant"
    parameter_spellings = {"input_zp": "input_zp", "weight_zp": "weight_zp"}
    assembly_format = "`<` struct(params) `>`"
    input_zp: int
    weight_zp: int


@attribute_definition
class MatMulOpQuantizationAttr(Attribute):
    """``#tosa.matmul_quant<a_zp = 1, b_zp = 2>``: the zero points of a product of matrices."""

    __slots__ = ("a_zp", "b_zp")
    dialect_name = "tosa"
    mnemonic = "matmul_quant"
    parameter_spellings = {"a_zp": "a_zp", "b_zp": "b_zp"}
    assembly_format = "`<` struct(params) `>`"
    a_zp: int
    b_zp: int


@attribute_definition
class PadOpQuantizationAttr(Attribute):
    """``#tosa.pad_quant<input_zp = 1>``: the zero point of a padding."""

    __slots__ = ("input_zp",)
    dialect_name = "tosa"
    mnemonic = "pad_quant"
    parameter_spellings = {"input_zp": "input_zp"}
    assembly_format = "`<` struct(params) `>`"
    input_zp: int


@attribute_definition
class TargetEnvAttr(Attribute):
    """The features of a module's target: version, level, profiles and extensions."""

    __slots__ = ("specification_version", "level", "profiles", "extensions")
    dialect_name = "tosa"
    mnemonic = "target_env"
    parameter_spellings = {"specification_version": "specification_version"}
    assembly_format = """
        `<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles
        `]` `,` `extensions` `=` `[` $extensions `]` `>`
    """
    specification_version: SpecificationVersion
    level: Level
    # Either may be empty, as tosa-attach-target leaves them; MLIR does not parse that.
    profiles: tuple[Profile, ...] | None
    extensions: tuple[Extension, ...] | None
