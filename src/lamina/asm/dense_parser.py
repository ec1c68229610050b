"""Parsing of dense arrays and elements attributes.

Long numeric literals are read by the standard library's JSON reader into NumPy at once; what it cannot read, or what
does not fit the type, is read token by token, which also finds the place of an error.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from lamina.asm.parser_base import unescape
from lamina.asm.resources import BUILTIN, resource_handle
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
    """One written element: its token kind, text, sign and place."""

    __slots__ = ("kind", "spelling", "negative", "offset")

    def __init__(self, kind: str, spelling: str, negative: bool, offset: int) -> None:
        self.kind = kind
        self.spelling = spelling
        self.negative = negative
        self.offset = offset


class _Literal:
    """A parsed nested list: elements in order, its shape (empty for a splat), or a hexadecimal string."""

    __slots__ = ("elements", "shape", "hex_text", "offset")

    def __init__(self, offset: int) -> None:
        self.elements: list[_Element | tuple[_Element, _Element]] = []
        self.shape: list[int] = []
        self.hex_text: str | None = None
        self.offset = offset


def parse_dense(parser: AttributeParser, type: Type | None) -> Attribute:
    """``dense<...> : type``."""
    start = parser.start
    parser.advance()
    parser.expect("<", "expected '<' after 'dense'")
    fast = _read_numbers(parser)
    if fast is not None:
        found = _literal_type(parser, type, start)
        made = _from_numbers(fast[0], found)
        if made is not None:
            return made
        # Something does not fit: the slow way says what.
        after = parser.start
        parser.reset(fast[1])
        literal = _parse_literal(parser)
        parser.reset(after)
        return _from_literal(parser, literal, found, start)
    literal = _Literal(parser.start)
    if parser.kind == ">":
        literal.shape = [0]
    else:
        literal = _parse_literal(parser)
    parser.expect(">", "expected '>'")
    found = _literal_type(parser, type, start)
    return _from_literal(parser, literal, found, start)


def _literal_type(parser: AttributeParser, type: Type | None, offset: int) -> ShapedType:
    if type is None:
        parser.expect(":", "expected ':'")
        offset = parser.start
        type = parser.parse_type()
    if not isinstance(type, ShapedType):
        parser.error("elements literal must be a shaped type", offset)
    if not type.has_static_shape:
        parser.error("elements literal type must have static shape", offset)
    return type


# ---- The fast way


def _read_numbers(parser: AttributeParser) -> tuple[Any, int] | None:
    """The numbers of a long bracketed literal as a NumPy array, with where it starts; the closing ``>`` is consumed."""
    if parser.kind != "[":
        return None
    start = parser.start
    match = _NUMERIC_LIST.match(parser.text, start)
    if match is None or match.end() - start < FAST_LENGTH:
        return None
    import numpy as np

    try:
        numbers = np.array(json.loads(match.group()))
    except (ValueError, RecursionError, OverflowError):
        return None
    if numbers.dtype.kind not in "iuf":
        return None
    # The JSON reader has no difference between 1 and 1.0 in a mixed list; the text does.
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

    from lamina.ir.dense import dtype_of

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
    """What literals a type takes: signless ones may be written as signed or unsigned numbers."""
    width = type.width if isinstance(type, IntegerType) else 64
    half = 1 << max(width - 1, 0)
    if isinstance(type, IndexType) or type.is_signed:
        return -half, half - 1
    return (0 if type.is_unsigned else -half), (1 << width) - 1


# ---- The slow way


def _parse_literal(parser: AttributeParser) -> _Literal:
    literal = _Literal(parser.start)
    if parser.kind == "string":
        text = unescape(parser.spelling)
        if text.startswith("0x"):
            literal.hex_text = text
        literal.elements.append(_Element("string", parser.spelling, False, parser.start))
        parser.advance()
        return literal
    if parser.kind != "[":
        literal.elements.append(_parse_element(parser))
        return literal
    _parse_lists(parser, literal)
    return literal


def _parse_lists(parser: AttributeParser, literal: _Literal) -> None:
    """Nested lists by iteration; every list of one depth must have the same length."""
    counts: list[int] = []
    shape: list[int | None] = []
    leaf_depth: int | None = None
    while True:
        if parser.kind == "[":
            parser.advance()
            counts.append(0)
            if len(counts) > len(shape):
                shape.append(None)
            if leaf_depth is not None and len(counts) > leaf_depth:
                parser.error(_RAGGED)
            if len(counts) > 500:
                parser.error("nested too deeply")
            if parser.kind != "]":
                continue
        else:
            if leaf_depth is None:
                leaf_depth = len(counts)
            elif leaf_depth != len(counts):
                parser.error(_RAGGED)
            literal.elements.append(_parse_element(parser))
            counts[-1] += 1
        # Close as many lists as end here.
        while counts and parser.kind == "]":
            depth = len(counts) - 1
            count = counts.pop()
            if shape[depth] is None:
                shape[depth] = count
            elif shape[depth] != count:
                parser.error(_RAGGED)
            parser.advance()
            if counts:
                counts[-1] += 1
        if not counts:
            break
        parser.expect(",", "expected ']'")
    literal.shape = [size or 0 for size in shape]


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
    offset = parser.start
    negative = parser.accept("-")
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
    if literal.hex_text is not None and isinstance(element, IntegerType | FloatType | IndexType | ComplexType):
        return _from_hex(parser, literal, type)
    if literal.shape and tuple(literal.shape) != tuple(type.shape) and (
        literal.shape != [0] or 0 not in type.shape
    ):
        written = ", ".join(map(str, literal.shape))
        wanted = ", ".join(map(str, type.shape))
        parser.error(f"inferred shape of elements literal ([{written}]) does not match type ([{wanted}])", offset)
    if not literal.elements and type.num_elements:
        written = ", ".join(map(str, literal.shape))
        wanted = ", ".join(map(str, type.shape))
        parser.error(f"inferred shape of elements literal ([{written}]) does not match type ([{wanted}])", offset)
    if not isinstance(element, IntegerType | FloatType | IndexType | ComplexType):
        return _from_strings(parser, literal, type)
    width = dense_element_bytes(element)
    raw = b"".join(_encode(parser, item, element, width) for item in literal.elements)
    return DenseElementsAttr.from_raw(type, raw, is_splat=len(literal.elements) == 1)


def _from_hex(parser: AttributeParser, literal: _Literal, type: ShapedType) -> Attribute:
    assert literal.hex_text is not None
    try:
        raw = bytes.fromhex(literal.hex_text[2:])
    except ValueError:
        parser.error("elements hex string only contains hex digits", literal.offset)
    width = dense_element_bytes(type.element_type)
    count = type.num_elements
    if type.element_type is i1 and len(raw) not in (1, count):
        # One bit an element was the older form.
        if len(raw) == (count + 7) // 8:
            raw = bytes((raw[i // 8] >> (i % 8)) & 1 for i in range(count))
    if len(raw) not in (width, width * count) or (count == 0 and raw):
        parser.error(f"elements hex data size is invalid for provided type: {type}", literal.offset)
    return DenseElementsAttr.from_raw(type, raw, is_splat=len(raw) == width)


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


def _encode(parser: AttributeParser, item: Any, element: Type, width: int) -> bytes:
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
    from lamina.ir import float_format

    if item.kind == "float":
        value = float(item.spelling)
        return float_format.encode(-value if item.negative else value, element.spelling)
    if item.kind == "integer":
        value_bits = int(item.spelling, 0) if item.spelling.startswith("0x") else 0
        return parser.float_bits(item.spelling, value_bits, item.negative, element, item.offset)
    parser.error("expected floating point elements, but parsed " + item.kind, item.offset)


def _integer_bits(parser: AttributeParser, item: _Element, element: Type) -> int:
    width = element.width if isinstance(element, IntegerType) else 64
    if item.kind == "bool":
        if element is not i1:
            parser.error("expected i1 type for 'true' or 'false' values", item.offset)
        return int(item.spelling == "true")
    if item.kind != "integer":
        parser.error("expected integer elements, but parsed floating-point" if item.kind == "float" else
                     "expected integer elements, but parsed string", item.offset)
    value = int(item.spelling, 0) if item.spelling.startswith("0x") else _decimal(item.spelling)
    if item.negative and isinstance(element, IntegerType) and element.is_unsigned:
        parser.error("expected unsigned integer elements, but parsed negative value", item.offset)
    low, high = _integer_range(element)  # type: ignore[arg-type]
    signed = -value if item.negative else value
    if not low <= signed <= high:
        parser.error("integer constant out of range", item.offset)
    return signed & ((1 << width) - 1)


def _decimal(text: str) -> int:
    if len(text) <= 4000:
        return int(text)
    return 1 << 63 * 300  # out of every range that dense elements have


# ---- Other elements attributes


def parse_dense_array(parser: AttributeParser, type: Type | None) -> Attribute:
    """``array<i32: 1, 2>``."""
    parser.advance()
    parser.expect("<", "expected '<' after 'array'")
    offset = parser.start
    element = parser.parse_type()
    if not isinstance(element, IntegerType | FloatType):
        parser.error("expected integer or float type", offset)
    if element.width % 8 and element.width != 1:
        parser.error("element type bitwidth must be a multiple of 8", offset)
    if parser.accept(">"):
        return DenseArrayAttr(element)
    parser.expect(":", "expected ':' after dense array type")
    width = max(1, element.width // 8)
    items = parser.parse_comma_separated(lambda: _parse_scalar(parser))
    parser.expect(">", "expected '>' to close an array attribute")
    raw = b"".join(_encode(parser, item, element, width) for item in items)
    return DenseArrayAttr.from_raw(element, raw)


def parse_dense_resource(parser: AttributeParser, type: Type | None) -> Attribute:
    """``dense_resource<key> : type``."""
    start = parser.start
    parser.advance()
    parser.expect("<", "expected '<' after 'dense_resource'")
    key = parser.parse_optional_keyword_or_string()
    if key is None:
        parser.error("expected identifier key for 'resource' entry")
    parser.expect(">", "expected '>'")
    offset = start
    if type is None:
        parser.expect(":", "expected ':'")
        offset = parser.start
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
        found = _literal_type(parser, type, start)
        indices = DenseElementsAttr.from_raw(RankedTensorType((0, found.rank), i64), b"")
        values = DenseElementsAttr.from_raw(RankedTensorType((0,), found.element_type), b"")
        return SparseElementsAttr(found, indices, values)
    index_literal = _parse_literal(parser)
    parser.expect(",", "expected ','")
    value_literal = _parse_literal(parser)
    parser.expect(">", "expected '>'")
    found = _literal_type(parser, type, start)
    index_shape = index_literal.shape or [1, found.rank]
    if not index_literal.shape and found.rank == 1:
        index_shape = [1, 1]
    made = _from_literal(parser, index_literal, RankedTensorType(index_shape, i64), index_literal.offset)
    count = index_shape[0]
    value_type = RankedTensorType(value_literal.shape or (count,), found.element_type)
    values_made = _from_literal(parser, value_literal, value_type, value_literal.offset)
    assert isinstance(made, DenseElementsAttr) and isinstance(values_made, ElementsAttr)
    _check_sparse(parser, found, made, value_type, start)
    return SparseElementsAttr(found, made, values_made)


def _check_sparse(
    parser: AttributeParser, type: ShapedType, indices: DenseElementsAttr, values: ShapedType, offset: int
) -> None:
    index_shape = indices.type.shape
    if len(index_shape) == 2 and index_shape[1] != type.rank or len(index_shape) not in (1, 2):
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
                f"index=[{', '.join(map(str, row))}], and type={type}",
                offset,
            )
