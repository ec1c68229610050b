"""Constants: attributes as LLVM IR text.

Large dense elements go through NumPy as a whole; nothing is done element by element that can be done on the array.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from lamina.dialects.llvm.types import (
    LLVMArrayType,
    LLVMPointerType,
    LLVMPPCFP128Type,
    LLVMStructType,
    LLVMTargetExtType,
)
from lamina.execution.llvm_ir.errors import Untranslatable
from lamina.execution.llvm_ir.names import encode, escape, global_name
from lamina.execution.llvm_ir.types import TypeNames
from lamina.ir import float_format
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
    dense_element_bytes,
)
from lamina.ir.integers import decimal_text
from lamina.ir.types import ComplexType, FloatType, IndexType, IntegerType, VectorType

if TYPE_CHECKING:
    from lamina.dialects.llvm.ops.constants import AddressOfOp, BlockAddressOp, ConstantOp, DSOLocalEquivalentOp, ZeroOp
    from lamina.dialects.llvm.ops.symbols import GlobalOp

# Attributes of the dialect that are constants of any type.
# Limits in bytes on constants printed element by element, and on zero-initialized memory.
LARGEST_SPLAT, LARGEST_ZERO = 1 << 28, 1 << 34

_KEYWORDS = {"undef": "undef", "poison": "poison", "zero": "zeroinitializer"}

# A bool, each float format, and how its bit pattern is written where a decimal number will not do.
_HEXADECIMAL = {"f16": "0xH{:04X}", "bf16": "0xR{:04X}", "f80": "0xK{:020X}"}


def float_text(bits: int, spelling: str) -> str:
    """Returns a floating-point constant from its bit pattern in the named format."""
    if spelling == "f64":
        return _double_text(bits)
    if spelling == "f32":
        return _double_text(widen_f32(bits))
    if spelling == "f128":
        # The low half comes first.
        return f"0xL{bits & (1 << 64) - 1:016X}{bits >> 64:016X}"
    return _HEXADECIMAL[spelling].format(bits)


def widen_f32(bits: int) -> int:
    """Returns the f64 pattern of an f32 pattern; the payload of a NaN is kept."""
    exponent, mantissa = bits >> 23 & 0xFF, bits & 0x7FFFFF
    if exponent == 0xFF:
        return (bits >> 31) << 63 | 0x7FF << 52 | mantissa << 29
    value: float = struct.unpack("<f", bits.to_bytes(4, "little"))[0]
    return int.from_bytes(struct.pack("<d", value), "little")


def _double_text(bits: int) -> str:
    value: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    if value - value == 0:
        # A decimal number reads better, where it is exact.
        text = f"{value:.6e}"
        if float(text) == value:
            return text
    return f"0x{bits:016X}"


class Constants:
    """Text of constants of one module."""

    def __init__(self, types: TypeNames) -> None:
        self.types = types

    def text(self, attribute: Attribute, type: Type) -> str:
        """Returns the constant without its type. Raises Untranslatable."""
        word = self._keyword(attribute, type)
        if word is not None:
            return word
        if isinstance(type, LLVMStructType):
            return self._struct(attribute, type)
        if isinstance(type, LLVMTargetExtType):
            return self._target(attribute)
        if isinstance(attribute, IntegerAttr):
            return self._integer(attribute, type)
        if isinstance(attribute, FloatAttr):
            return self._float(attribute, type)
        if isinstance(attribute, SymbolRefAttr):
            return global_name(attribute.root)
        if isinstance(attribute, StringAttr):
            return f'c"{escape(encode(attribute.value))}"'
        if isinstance(attribute, ElementsAttr):
            return self._elements(attribute, type)
        if isinstance(attribute, ArrayAttr):
            return self._array(attribute, type)
        raise Untranslatable("unsupported constant value")

    def typed(self, attribute: Attribute, type: Type) -> str:
        """Returns the constant with its type in front."""
        return f"{self.types(type)} {self.text(attribute, type)}"

    def _keyword(self, attribute: Attribute, type: Type) -> str | None:
        if attribute.dialect_name != "llvm":
            return None
        keyword = _KEYWORDS.get(attribute.mnemonic)
        return zero_text(type) if keyword == "zeroinitializer" else keyword

    def _struct(self, attribute: Attribute, type: LLVMStructType) -> str:
        elements = self.types.struct_elements(type)
        if not isinstance(attribute, ArrayAttr):
            raise Untranslatable("expected struct type to be a complex number")
        if len(attribute) != len(elements):
            raise Untranslatable("struct type and array attribute differ in size")
        parts = [self.typed(part, element) for part, element in zip(attribute.elements, elements, strict=True)]
        return _braces(", ".join(parts), type.packed)

    def _target(self, attribute: Attribute) -> str:
        if isinstance(attribute, IntegerAttr) and attribute.value == 0:
            return "zeroinitializer"
        raise Untranslatable("only zero-initialization is supported for target extension types")

    def _integer(self, attribute: IntegerAttr, type: Type) -> str:
        if isinstance(type, IntegerType):
            return integer_text(attribute.signed_value if type.width > 1 else attribute.value, type.width)
        if isinstance(type, LLVMPointerType) and attribute.value == 0:
            return "null"
        raise Untranslatable("expected integer type for an integer constant")

    def _float(self, attribute: FloatAttr, type: Type) -> str:
        if isinstance(type, FloatType) and type is attribute.type:
            return float_text(attribute.bits, type.spelling)
        if isinstance(type, IntegerType) and type.width == attribute.type.width:
            # Formats that LLVM does not have are kept as integers.
            return integer_text(attribute.bits, type.width)
        if isinstance(type, LLVMPPCFP128Type):
            return f"0xM{float_format.encode(attribute.value, 'f64'):016X}{0:016X}"
        raise Untranslatable("FloatAttr does not match expected type of the constant")

    def _array(self, attribute: ArrayAttr, type: Type) -> str:
        element = element_type_of(type)
        if element is None:
            raise Untranslatable("expected array type for an array constant")
        inner = ", ".join([self.typed(part, element) for part in attribute.elements])
        return f"[{inner}]" if isinstance(type, LLVMArrayType) else f"<{inner}>"

    # ---- Elements

    def _elements(self, attribute: ElementsAttr, type: Type) -> str:
        shape, scalar = _nesting(type)
        source = attribute.type.element_type
        raw, splat = _raw_elements(attribute)
        width = dense_element_bytes(source)
        count = math.prod(size for size, _ in shape)
        limit = LARGEST_SPLAT if any(raw) else LARGEST_ZERO
        if splat and count * width > limit:
            raise Untranslatable(f"a constant of {count} equal elements takes more than {limit >> 20} MiB")
        if raw.count(0) == len(raw):
            return zero_text(type)
        if not shape:
            return self._scalars(raw[:width], source, scalar)[0]
        if splat and len(shape) == 1 and shape[0][1] == "<":
            return f"splat ({self.types(scalar)} {self._scalars(raw, source, scalar)[0]})"
        if scalar is IntegerType(8) and width == 1 and shape[-1][1] == "[" and not isinstance(source, ComplexType):
            return self._bytes(raw, splat, shape)
        prefix = self.types(scalar) + " "
        leaves = [prefix + text for text in self._scalars(raw, source, scalar)]
        if splat:
            leaves *= count
        if len(leaves) != count:
            raise Untranslatable("the elements do not fill the type of the constant")
        return self._nest(leaves, shape, type)

    def _bytes(self, raw: bytes, splat: bool, shape: list[tuple[int, str]]) -> str:
        """Arrays of i8 as strings."""
        row = shape[-1][0]
        outer = 1
        for size, _ in shape[:-1]:
            outer *= size
        if splat:
            raw = raw * (outer * row)
        if len(shape) == 1:
            return f'c"{escape(raw)}"'
        prefix = f"[{row} x i8] "
        rows = [f'{prefix}c"{escape(raw[at : at + row])}"' for at in range(0, outer * row, row)]
        return self._group(rows, shape[:-1], f"[{row} x i8]")

    def _nest(self, leaves: list[str], shape: list[tuple[int, str]], type: Type) -> str:
        inner: Type = type
        while (element := element_type_of(inner)) is not None:
            inner = element
        return self._group(leaves, shape, self.types(inner))

    def _group(self, parts: list[str], shape: list[tuple[int, str]], inner: str) -> str:
        """Brackets around groups of parts, innermost dimension first; only the outermost loses its type."""
        for depth in range(len(shape) - 1, -1, -1):
            size, opening = shape[depth]
            closing = "]" if opening == "[" else ">"
            inner = f"{opening}{size} x {inner}{closing}"
            prefix = f"{inner} {opening}" if depth else opening
            if size == 0:
                return "[]" if depth == 0 else "zeroinitializer"
            parts = [prefix + ", ".join(parts[at : at + size]) + closing for at in range(0, len(parts), size)]
        return parts[0]

    def _scalars(self, raw: bytes, source: Type, target: Type) -> list[str]:
        """Returns the text of each element of the raw data."""
        if isinstance(source, ComplexType):
            return self._complex_scalars(raw, source, target)
        if isinstance(source, FloatType) and isinstance(target, FloatType):
            return float_texts(raw, source.spelling)
        if isinstance(source, IntegerType | IndexType | FloatType) and isinstance(target, IntegerType):
            return integer_texts(raw, source, target.width)
        raise Untranslatable("unsupported constant value")

    def _complex_scalars(self, raw: bytes, source: ComplexType, target: Type) -> list[str]:
        if not isinstance(target, LLVMStructType) or len(target.body) != 2:
            raise Untranslatable("expected struct type to be a complex number")
        part = target.body[0]
        prefix = self.types(part) + " "
        parts = [prefix + text for text in self._scalars(raw, source.element_type, part)]
        return [_braces(f"{parts[at]}, {parts[at + 1]}", target.packed) for at in range(0, len(parts), 2)]


def _braces(inner: str, packed: bool) -> str:
    body = f"{{ {inner} }}" if inner else "{}"
    return f"<{body}>" if packed else body


def element_type_of(type: Type) -> Type | None:
    """Returns the element type of an array or vector; None for other types."""
    return type.element_type if isinstance(type, LLVMArrayType | VectorType) else None


def zero_text(type: Type) -> str:
    """Returns the null value of a type."""
    if isinstance(type, IntegerType):
        return "false" if type.width == 1 else "0"
    if isinstance(type, FloatType):
        return float_text(0, type.spelling)
    if isinstance(type, LLVMPPCFP128Type):
        return "0xM" + "0" * 32
    if isinstance(type, LLVMPointerType):
        return "null"
    if type.dialect_name == "llvm" and type.mnemonic == "token":
        return "none"
    return "zeroinitializer"


def integer_text(value: int, width: int) -> str:
    if width == 1:
        return "true" if value & 1 else "false"
    half = 1 << (width - 1)
    return decimal_text((value + half) % (half << 1) - half)


def _nesting(type: Type) -> tuple[list[tuple[int, str]], Type]:
    """Returns the sizes of the arrays and vectors around the scalar, each with its opening bracket, and the scalar
    type."""
    shape: list[tuple[int, str]] = []
    while True:
        if isinstance(type, LLVMArrayType):
            shape.append((type.num_elements, "["))
            type = type.element_type
        elif isinstance(type, VectorType):
            shape.append((type.shape[0], "<"))
            type = type.element_type
        else:
            return shape, type


# From so many bytes on constants are better left where they are.
_LARGE_BYTES = 4096


def large_constant(op: GlobalOp) -> bytes | memoryview | None:
    """Returns the memory of a large constant with local linkage; None for other globals."""
    value = op.value
    if not op.constant or op.linkage.linkage.spelling not in ("private", "internal") or op.section is not None:
        return None
    if op.addr_space or op.thread_local_:
        return None
    data: bytes | memoryview | None
    if isinstance(value, DenseElementsAttr):
        data = None if value.is_splat else value.raw
    elif isinstance(value, DenseResourceElementsAttr):
        data = value.handle.data
    else:
        return None
    if data is None or len(data) < _LARGE_BYTES:
        return None
    width = dense_element_bytes(value.type.element_type)
    element = _nesting(op.global_type)[1]
    # Raw elements are laid out as in memory where they fill their bytes.
    fits = isinstance(element, IntegerType | FloatType) and width in (1, 2, 4, 8) and (
        element.width == 8 * width or (width == 1 and element.width < 8)
    )
    return data if fits and len(data) == width * value.type.num_elements else None


def _raw_elements(attribute: ElementsAttr) -> tuple[bytes, bool]:
    """Returns the raw data of the elements, and whether it is a splat."""
    if isinstance(attribute, DenseElementsAttr):
        return attribute.raw, attribute.is_splat
    if isinstance(attribute, DenseResourceElementsAttr):
        data = attribute.handle.data
        if data is None:
            raise Untranslatable(f"could not translate the dense resource '{attribute.handle.key}': it has no data")
        if len(data) != attribute.type.num_elements * dense_element_bytes(attribute.type.element_type):
            raise Untranslatable("unexpected size of the data of a dense resource")
        return bytes(data), False
    if isinstance(attribute, SparseElementsAttr):
        dense = attribute.to_dense()
        if dense is not None:
            return dense.raw, dense.is_splat
    raise Untranslatable("unsupported constant value")


def integer_texts(raw: bytes, source: IntegerType | IndexType | FloatType, width: int) -> list[str]:
    """Integers of the raw format, cut or extended to ``width`` bits."""
    size = dense_element_bytes(source)
    if width == 1:
        return ["true" if any(raw[at : at + size]) else "false" for at in range(0, len(raw), size)]
    own = 64 if isinstance(source, IndexType) else source.width
    if size in (1, 2, 4, 8) and own == size * 8 and width >= own:
        return [str(number) for number in np.frombuffer(raw, dtype=f"<i{size}").tolist()]
    return [
        integer_text(_signed(int.from_bytes(raw[at : at + size], "little"), own), width)
        for at in range(0, len(raw), size)
    ]


def _signed(bits: int, width: int) -> int:
    bits &= (1 << width) - 1
    return bits - (1 << width) if bits >> (width - 1) else bits


def float_texts(raw: bytes, spelling: str) -> list[str]:
    """Floats of the raw format. Few are written to be read, many to be written fast."""
    if spelling == "f64":
        patterns = np.frombuffer(raw, dtype="<u8")
    elif spelling == "f32":
        patterns = _widen(np.frombuffer(raw, dtype="<u4"))
    else:
        size = dense_element_bytes(FloatType(spelling))
        return [float_text(int.from_bytes(raw[at : at + size], "little"), spelling) for at in range(0, len(raw), size)]
    if len(patterns) > 4096:
        digits = patterns.astype(">u8").tobytes().hex(",", 8).upper()
        return ("0x" + digits.replace(",", ",0x")).split(",")
    return [_double_text(bits) for bits in patterns.tolist()]


def _widen(bits: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """widen_f32 of an array."""
    with np.errstate(invalid="ignore"):
        wide = bits.view(np.float32).astype(np.float64).view(np.uint64)
    special = (bits & 0x7F800000) == 0x7F800000
    if not special.any():
        return wide
    source = bits.astype(np.uint64)
    kept = (source >> 31) << 63 | np.uint64(0x7FF << 52) | (source & 0x7FFFFF) << 29
    return np.where(special, kept, wide)


# ---- Operations that are constants


def _constant_operation(constants: Constants, op: ConstantOp) -> str:
    return constants.text(op.value, op.res.type)


def _address_of(_constants: Constants, op: AddressOfOp) -> str:
    return global_name(op.global_name)


def _zero(_constants: Constants, op: ZeroOp) -> str:
    return zero_text(op.res.type)


def _word(word: str) -> Callable[[Constants, Any], str]:
    return lambda _constants, _op: word


def _dso_local_equivalent(_constants: Constants, op: DSOLocalEquivalentOp) -> str:
    return f"dso_local_equivalent {global_name(op.function_name)}"


def _block_address(_constants: Constants, op: BlockAddressOp) -> str:
    address = op.block_addr
    return f"blockaddress({global_name(address.function.root)}, %blocktag{address.tag.id})"


CONSTANT_OPERATIONS: dict[str, Callable[[Constants, Any], str]] = {
    "llvm.mlir.constant": _constant_operation,
    "llvm.mlir.addressof": _address_of,
    "llvm.mlir.zero": _zero,
    "llvm.mlir.undef": _word("undef"),
    "llvm.mlir.poison": _word("poison"),
    "llvm.mlir.none": _word("none"),
    "llvm.dso_local_equivalent": _dso_local_equivalent,
    "llvm.blockaddress": _block_address,
}
