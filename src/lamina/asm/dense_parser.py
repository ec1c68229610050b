"""Parsing of dense arrays and elements attributes.

Long numeric literals are read by the standard library's JSON reader straight into NumPy; what it cannot read, or what
does not fit the type, is read token by token, which also locates errors.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lamina.asm.parser_base import unescape
from lamina.asm.resources import BUILTIN, resource_handle
from lamina.ir import float_format
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
    dense_element_bytes,
)
from lamina.ir.diagnostics import ParseError
from lamina.ir.integers import decimal_value
from lamina.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    i1,
    i64,
)

if TYPE_CHECKING:
    from lamina.asm.attribute_parser import AttributeParser

_NUMERIC_LIST = re.compile(r"\[[\[\]0-9,.eE+\-\s]*+\](?=\s*+>)")
FAST_LENGTH = 64
"""Literals at least this long take the fast way."""


class _Element:
    """One element as written: its token kind, text, sign and position."""

    __slots__ = ("kind", "spelling", "negative", "offset")

    def __init__(self, kind: str, spelling: str, negative: bool, offset: int) -> None:
        self.kind = kind
        self.spelling = spelling
        self.negative = negative
        self.offset = offset


class _Literal:
    """A parsed nested list: elements in order, its shape (empty for a splat), or a string of hexadecimal
    data. ``is_bare``: there was nothing, not even brackets."""

    __slots__ = ("elements", "shape", "hex_text", "offset", "is_bare", "is_string")

    def __init__(self, offset: int) -> None:
        self.elements: list[_Element | tuple[_Element, _Element]] = []
        self.shape: list[int] = []
        self.hex_text = ""
        self.offset = offset
        self.is_bare = False
        self.is_string = False


def parse_dense(parser: AttributeParser, type: Type | None) -> Attribute:
    """``dense<...> : type``."""
    start = parser.start
    parser.advance()
    parser.expect("<", "expected '<' after 'dense'")
    fast = _read_numbers(parser)
    if fast is not None:
        literal_type = _literal_type(parser, type, start)
        elements = _from_numbers(fast[0], literal_type)
        if elements is not None:
            return elements
        # Something does not fit: the slow path reports it.
        after = parser.start
        parser.reset(fast[1])
        literal = _parse_literal(parser)
        parser.reset(after)
        return _from_literal(parser, literal, literal_type, start)
    literal = _Literal(parser.start)
    if parser.kind == ">":
        literal.shape, literal.is_bare = [0], True
    else:
        literal = _parse_literal(parser)
    parser.expect(">", "expected '>'")
    literal_type = _literal_type(parser, type, start)
    return _from_literal(parser, literal, literal_type, start)


def _literal_type(parser: AttributeParser, type: Type | None, offset: int) -> ShapedType:
    if type is None:
        parser.expect(":", "expected ':'")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        parser.error("elements literal must be a shaped type", offset)
    if not type.has_static_shape:
        parser.error("elements literal type must have static shape", offset)
    return type


# ---- The fast way


def _read_numbers(parser: AttributeParser) -> tuple[Any, int] | None:
    """Returns the numbers of a long bracketed literal as a NumPy array, with where it starts; the closing ``>`` is
    consumed."""
    if parser.kind != "[":
        return None
    start = parser.start
    match = _NUMERIC_LIST.match(parser.text, start)
    if match is None or match.end() - start < FAST_LENGTH:
        return None
    import json  # 4 ms, which only long literals need

    import numpy as np

    try:
        numbers = np.array(json.loads(match.group()))
    except (ValueError, RecursionError, OverflowError):
        return None
    if numbers.dtype.kind not in "iuf":
        return None
    # The JSON reader does not distinguish 1 from 1.0 in a mixed list; the text does.
    if numbers.dtype.kind == "f" and not _all_floats(match.group()):
        return None
    parser.reset(match.end())
    parser.expect(">", "expected '>'")
    return numbers, start


_BARE_INTEGER = re.compile(r"(?<![0-9.eE+\-])-?[0-9]+(?![0-9.])")


def _all_floats(text: str) -> bool:
    return _BARE_INTEGER.search(text) is None


def _from_numbers(numbers: Any, type: ShapedType) -> DenseElementsAttr | None:
    import numpy as np

    from lamina.ir.dense import dtype_of  # start-up

    if tuple(numbers.shape) != tuple(type.shape):
        return None
    element = type.element_type
    dtype = dtype_of(element)
    if dtype is None:
        return None
    if isinstance(element, FloatType):
        if numbers.dtype.kind != "f" or element.spelling not in ("f32", "f64"):
            return None
        with np.errstate(over="ignore"):
            return DenseElementsAttr.from_raw(type, numbers.astype(dtype).tobytes())
    if numbers.dtype.kind not in "iu" or not isinstance(element, IntegerType | IndexType):
        return None
    if dtype.kind not in "iu":
        return None
    low, high = _integer_range(element)
    if numbers.size and (int(numbers.min()) < low or int(numbers.max()) > high):
        return None
    unsigned = numbers.astype(np.uint64) if numbers.dtype.kind == "u" else numbers.astype(np.int64).view(np.uint64)
    return DenseElementsAttr.from_raw(type, unsigned.astype(f"uint{dtype.itemsize * 8}").tobytes())


def _integer_range(type: IntegerType | IndexType) -> tuple[int, int]:
    """Returns the range of literals that a type accepts: signless ones may be written as signed or unsigned numbers."""
    width = type.width if isinstance(type, IntegerType) else 64
    half = 1 << max(width - 1, 0)
    if isinstance(type, IndexType) or type.is_signed:
        return -half, half - 1
    return (0 if type.is_unsigned else -half), (1 << width) - 1


# ---- The slow way


def _parse_literal(parser: AttributeParser) -> _Literal:
    literal = _Literal(parser.start)
    if parser.kind == "string":
        literal.hex_text, literal.is_string = unescape(parser.spelling), True
        literal.elements.append(_Element("string", parser.spelling, False, parser.start))
        parser.advance()
        return literal
    if parser.kind != "[":
        literal.elements.append(_parse_element(parser))
        return literal
    _parse_lists(parser, literal)
    return literal


def _parse_lists(parser: AttributeParser, literal: _Literal) -> None:
    """Parses nested lists iteratively; the elements of a list must have the same shape, which is checked after each."""
    counts: list[int] = []
    inner: list[tuple[int, ...] | None] = []  # the shape of the elements of each open list
    while True:
        if parser.kind == "[":
            parser.advance()
            counts.append(0)
            inner.append(None)
            if len(counts) > 500:
                parser.error("nested too deeply")
            if parser.kind != "]":
                continue
        else:
            literal.elements.append(_parse_element(parser))
            _add_element(parser, counts, inner, ())
        # Close the lists that end here.
        while counts and parser.kind == "]":
            shape = (counts.pop(), *(inner.pop() or ()))
            parser.advance()
            if counts:
                _add_element(parser, counts, inner, shape)
        if not counts:
            break
        parser.expect(",", "expected ']'")
    literal.shape = list(shape)


def _add_element(
    parser: AttributeParser, counts: list[int], inner: list[tuple[int, ...] | None], shape: tuple[int, ...]
) -> None:
    if inner[-1] is None:
        inner[-1] = shape
    elif inner[-1] != shape:
        parser.error(_RAGGED)
    counts[-1] += 1


_RAGGED = "tensor literal is invalid; ranks are not consistent between elements"


def _parse_element(parser: AttributeParser) -> _Element | tuple[_Element, _Element]:
    if parser.kind == "(":
        parser.advance()
        real = _parse_scalar(parser)
        parser.expect(",", "expected ',' between complex elements")
        imaginary = _parse_scalar(parser)
        parser.expect(")", "expected ')' after complex elements")
        return real, imaginary
    return _parse_scalar(parser)


def _parse_scalar(parser: AttributeParser) -> _Element:
    negative = parser.accept("-")
    offset = parser.start
    kind = parser.kind
    if negative and kind not in ("integer", "float"):
        parser.error("expected integer or floating point literal")
    if kind in ("integer", "float", "string"):
        return _Element(kind, parser.take(), negative, offset)
    if kind == "bare" and parser.spelling in ("true", "false"):
        return _Element("bool", parser.take(), False, offset)
    parser.error("expected element literal of primitive type")


def _from_literal(parser: AttributeParser, literal: _Literal, type: ShapedType, offset: int) -> Attribute:
    element = type.element_type
    numeric = isinstance(element, IntegerType | FloatType | IndexType | ComplexType)
    if numeric and literal.is_string:
        return _from_hex(parser, literal, type, offset)
    if not literal.elements and literal.shape == [0] and literal.is_bare and type.num_elements:
        parser.error(f"parsed zero elements, but type ('{type}') expected at least 1", offset)
    if literal.shape and tuple(literal.shape) != tuple(type.shape) and not literal.is_bare:
        written = ", ".join(map(str, literal.shape))
        wanted = ", ".join(map(str, type.shape))
        parser.error(f"inferred shape of elements literal ([{written}]) does not match type ([{wanted}])", offset)
    if not literal.elements and type.num_elements:
        written = ", ".join(map(str, literal.shape))
        wanted = ", ".join(map(str, type.shape))
        parser.error(f"inferred shape of elements literal ([{written}]) does not match type ([{wanted}])", offset)
    if not isinstance(element, IntegerType | FloatType | IndexType | ComplexType):
        return _from_strings(parser, literal, type)
    if isinstance(element, ComplexType) and literal.elements and not isinstance(literal.elements[0], tuple):
        count = len(literal.elements)
        shown = type if literal.shape else element
        parser.error(f"parsed {count} elements, but type ('{shown}') expected {2 * count} elements", offset)
    width = dense_element_bytes(element)
    raw = b"".join(_encode(parser, item, element, width) for item in literal.elements)
    return DenseElementsAttr.from_raw(type, raw, is_splat=len(literal.elements) == 1)


def _from_hex(parser: AttributeParser, literal: _Literal, type: ShapedType, offset: int) -> Attribute:
    text = literal.hex_text
    if len(text) % 2 or not _HEX.fullmatch(text):
        parser.error("expected string containing hex digits starting with `0x`", literal.offset)
    raw = bytes.fromhex(text[2:])
    count = type.num_elements
    if type.element_type is i1:
        bits = _unpacked_bits(raw, count)
        if bits is None:
            parser.error(f"elements hex data size is invalid for provided type: '{type}'", offset)
        return DenseElementsAttr.from_raw(type, bits)
    width = dense_element_bytes(type.element_type)
    if len(raw) not in (width, width * count) or (count == 0 and raw):
        parser.error(f"elements hex data size is invalid for provided type: '{type}'", offset)
    return DenseElementsAttr.from_raw(type, _masked(raw, type.element_type, width), is_splat=len(raw) == width)


def _masked(raw: bytes, element: Type, width: int) -> bytes:
    """Clears the bits beyond the element's width."""
    bits = getattr(element, "width", width * 8)
    if isinstance(element, ComplexType) or bits == width * 8:
        return raw
    mask = (1 << bits) - 1
    parts = (int.from_bytes(raw[at : at + width], "little") & mask for at in range(0, len(raw), width))
    return b"".join(part.to_bytes(width, "little") for part in parts)


_HEX = re.compile(r"0x[0-9A-Fa-f]*+")


def _unpacked_bits(raw: bytes, count: int) -> bytes | None:
    """Unpacks i1 elements from eight per byte, lowest bit first, or from a byte of equal bits; None if neither."""
    if len(raw) == (count + 7) // 8:
        return bytes((raw[index // 8] >> (index % 8)) & 1 for index in range(count))
    if raw in (b"\x00", b"\xff"):
        return bytes([raw[0] & 1]) * count
    return None


def _from_strings(parser: AttributeParser, literal: _Literal, type: ShapedType) -> Attribute:
    strings: list[str] = []
    for item in literal.elements:
        if isinstance(item, tuple) or item.kind != "string":
            parser.error(
                "expected element literal of primitive type", item[0].offset if isinstance(item, tuple) else item.offset
            )
        strings.append(unescape(item.spelling))
    splat = len(strings) == 1 or (len(strings) > 1 and len(set(strings)) == 1)
    return DenseStringElementsAttr(type, tuple(strings[:1]) if splat else tuple(strings), splat)


def _encode(parser: AttributeParser, item: _Element | tuple[_Element, _Element], element: Type, width: int) -> bytes:
    if isinstance(element, ComplexType):
        if not isinstance(item, tuple):
            parser.error(f"expected complex elements, but parsed '{item.spelling}'", item.offset)
        half = width // 2
        return _encode(parser, item[0], element.element_type, half) + _encode(
            parser, item[1], element.element_type, half
        )
    if isinstance(item, tuple):
        parser.error("expected element type to be complex", item[0].offset)
    if isinstance(element, FloatType):
        return _float_bits(parser, item, element).to_bytes(width, "little")
    return _integer_bits(parser, item, element).to_bytes(width, "little")


def _float_bits(parser: AttributeParser, item: _Element, element: FloatType) -> int:
    if item.kind == "float":
        value = float(item.spelling)
        return float_format.encode(-value if item.negative else value, element.spelling)
    if item.kind == "integer":
        value_bits = int(item.spelling, 0) if item.spelling.startswith("0x") else 0
        return parser.float_bits(item.spelling, value_bits, item.negative, element, item.offset)
    parser.error("expected floating point literal", item.offset)


def _integer_bits(parser: AttributeParser, item: _Element, element: Type) -> int:
    width = element.width if isinstance(element, IntegerType) else 64
    if item.kind == "bool":
        if not isinstance(element, IntegerType) or element.width != 1:
            parser.error("expected i1 type for 'true' or 'false' values", item.offset)
        return int(item.spelling == "true")
    if item.kind != "integer":
        parser.error("expected integer elements, but parsed floating-point" if item.kind == "float" else
                     "expected integer elements, but parsed string", item.offset)
    value = int(item.spelling, 0) if item.spelling.startswith("0x") else decimal_value(item.spelling)
    if item.negative and isinstance(element, IntegerType) and element.is_unsigned:
        parser.error("expected unsigned integer elements, but parsed negative value", item.offset)
    assert isinstance(element, IntegerType | IndexType)
    low, high = _integer_range(element)
    signed = -value if item.negative else value
    if not low <= signed <= high or (item.negative and not value):
        parser.error("integer constant out of range for type", item.offset)
    return signed & ((1 << width) - 1)


# ---- Other elements attributes


def parse_dense_array(parser: AttributeParser, type: Type | None) -> Attribute:
    """``array<i32: 1, 2>``."""
    parser.advance()
    parser.expect("<", "expected '<' after 'array'")
    offset = parser.start
    element = _parse_array_type(parser)
    if not isinstance(element, IntegerType | FloatType):
        parser.error(f"expected integer or float type, got: '{element}'", offset)
    if element.width % 8 and element.width != 1:
        parser.error("element type bitwidth must be a multiple of 8", offset)
    if parser.accept(">"):
        return DenseArrayAttr(element)
    parser.expect(":", "expected ':' after dense array type")
    width = max(1, element.width // 8)
    parts = parser.parse_comma_separated(lambda: _parse_array_element(parser, element, width))
    parser.expect(">", "expected '>' to close an array attribute")
    return DenseArrayAttr.from_raw(element, b"".join(parts))


def _parse_array_type(parser: AttributeParser) -> Type:
    offset = parser.start
    try:
        return parser.parse_type()
    except ParseError as problem:
        problem.diagnostics.append(parser.diagnostic("expected an integer or floating point type", offset))
        raise


def _parse_array_element(parser: AttributeParser, element: IntegerType | FloatType, width: int) -> bytes:
    """Parses and encodes one element of a dense array."""
    if isinstance(element, FloatType):
        return parser.parse_float_bits(element.spelling).to_bytes(width, "little")
    if parser.at_keyword("true") or parser.at_keyword("false"):
        if element.width != 1:
            parser.error("expected i1 type for 'true' or 'false' values")
        return bytes([parser.take() == "true"])
    negative = parser.accept("-")
    if parser.kind != "integer":
        parser.error("expected integer literal")
    spelling = parser.take()
    if element.width == 1:
        parser.error("expected 'true' or 'false' values for i1 type")
    value = int(spelling, 0) if spelling.startswith("0x") else decimal_value(spelling)
    signed = -value if negative else value
    half = 1 << max(element.width - 1, 0)
    # Whatever the signedness, a minus makes the number signed; only signed types limit the others.
    if signed < -half or (negative and not signed) or signed >= (half if element.is_signed else 1 << element.width):
        parser.error("integer constant out of range")
    return (signed & ((1 << element.width) - 1)).to_bytes(width, "little")


def parse_dense_resource(parser: AttributeParser, type: Type | None) -> Attribute:
    """``dense_resource<key> : type``."""
    parser.advance()
    parser.expect("<", "expected '<' after 'dense_resource'")
    key = parser.parse_optional_keyword_or_string()
    if key is None:
        parser.error("expected identifier key for 'resource' entry")
    parser.expect(">", "expected '>'")
    offset = parser.start
    if type is None:
        parser.expect(":", "expected ':'")
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        parser.error("`dense_resource` expected a shaped type", offset)
    return DenseResourceElementsAttr(type, resource_handle(parser, BUILTIN, key))


def parse_sparse(parser: AttributeParser, type: Type | None) -> Attribute:
    """``sparse<indices, values> : type``."""
    start = parser.start
    parser.advance()
    parser.expect("<", "Expected '<' after 'sparse'")
    if parser.accept(">"):
        literal_type = _literal_type(parser, type, start)
        indices = DenseElementsAttr.from_raw(RankedTensorType((0, literal_type.rank), i64), b"")
        values = DenseElementsAttr.from_raw(RankedTensorType((0,), literal_type.element_type), b"")
        return SparseElementsAttr(literal_type, indices, values)
    index_literal = _parse_literal(parser)
    parser.expect(",", "expected ','")
    value_literal = _parse_literal(parser)
    parser.expect(">", "expected '>'")
    literal_type = _literal_type(parser, type, start)
    index_shape = index_literal.shape or [1, literal_type.rank]
    if not index_literal.shape and literal_type.rank == 1:
        index_shape = [1, 1]
    positions = _from_literal(parser, index_literal, RankedTensorType(index_shape, i64), index_literal.offset)
    count = index_shape[0] if index_shape else 0
    value_type = RankedTensorType(value_literal.shape or (count,), literal_type.element_type)
    values_made = _from_literal(parser, value_literal, value_type, value_literal.offset)
    assert isinstance(positions, DenseElementsAttr) and isinstance(values_made, ElementsAttr)
    if value_type.rank != 1:
        parser.error("expected 1-d tensor for sparse element values", start)
    _check_sparse(parser, literal_type, positions, value_type, start)
    return SparseElementsAttr(literal_type, positions, values_made)


def _check_sparse(
    parser: AttributeParser, type: ShapedType, indices: DenseElementsAttr, values: ShapedType, offset: int
) -> None:
    index_shape = indices.type.shape
    fits = index_shape[1] == type.rank if len(index_shape) == 2 else len(index_shape) == type.rank == 1
    if not fits or index_shape[0] != values.shape[0]:
        parser.error(
            f"expected shape ([{', '.join(map(str, type.shape))}]); inferred shape of indices literal "
            f"([{', '.join(map(str, index_shape))}]); inferred shape of values literal "
            f"([{', '.join(map(str, values.shape))}])",
            offset,
        )
    rows = indices.array.reshape(-1, type.rank) if type.rank else indices.array
    for number, row in enumerate(rows.tolist() if type.rank else []):
        if any(not 0 <= at < size for at, size in zip(row, type.shape, strict=True)):
            parser.error(
                f"sparse index #{number} is not contained within the value shape, with "
                f"index=[{', '.join(str(at % 2**64) for at in row)}], and type='{type}'",
                offset,
            )
