"""Text of the quantized types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.dialects.quant.types import (
    MAX_STORAGE_BITS,
    AnyQuantizedType,
    CalibratedQuantizedType,
    QuantizedType,
    UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType,
    UniformQuantizedType,
    scale_problem,
    storage_limits,
)
from lamina.ir import float_format
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.diagnostics import ParseError
from lamina.ir.types import FloatType, IntegerType

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# A list of quantization parameters as written: nested lists of (scale, zero point) pairs.
Parameters = Any


class StoragePart:
    """``i8<-8:7>``: the storage part common to several kinds."""

    __slots__ = ("signed", "type", "minimum", "maximum")

    def __init__(self, signed: bool, type: IntegerType, minimum: int, maximum: int) -> None:
        self.signed = signed
        self.type = type
        self.minimum = minimum
        self.maximum = maximum


# ---- Parsing


def parse_quantized_type(parser: Parser, mnemonic: str) -> QuantizedType:
    """``uniform<...>``, ``any<...>`` or ``calibrated<...>``, after the mnemonic.

    Raises ParseError at the location of a syntax error, InvalidParameters for an invalid type.
    """
    if mnemonic == "uniform":
        return _parse_uniform(parser)
    if mnemonic == "any":
        return _parse_any(parser)
    if mnemonic == "calibrated":
        return _parse_calibrated(parser)
    raise InvalidParameters(f"unknown quantized type {mnemonic}")


def _parse_any(parser: Parser) -> QuantizedType:
    parser.expect("<", "expected '<'")
    storage = _parse_storage(parser)
    expressed = _parse_float_type(parser) if parser.accept(":") else None
    parser.expect(">", "expected '>'")
    return AnyQuantizedType(storage.signed, storage.type, expressed, storage.minimum, storage.maximum)


def _parse_uniform(parser: Parser) -> QuantizedType:
    parser.expect("<", "expected '<'")
    storage = _parse_storage(parser)
    parser.expect(":", "expected ':'")
    expressed = _parse_float_type(parser)
    if not parser.accept(":"):
        parser.expect(",", "expected ','")
        scale, zero = _parse_scale(parser, expressed)
        parser.expect(">", "expected '>'")
        return UniformQuantizedType(
            storage.signed, storage.type, expressed, scale, zero, storage.minimum, storage.maximum
        )
    blocks: list[tuple[int, int]] | None = None
    axis = 0
    if parser.kind == "{":
        blocks = parser.parse_delimited("{", lambda: _parse_block(parser))
    else:
        axis = parse_integer(parser, 32)
    parser.expect(",", "expected ','")
    shape: list[int] = []
    parameters: list[tuple[float, int]] = []
    _parse_parameters(parser, expressed, shape, parameters, 0)
    parser.expect(">", "expected '>'")
    scales, zeros = [scale for scale, _ in parameters], [zero for _, zero in parameters]
    if blocks is None:
        return UniformQuantizedPerAxisType(
            storage.signed, storage.type, expressed, scales, zeros, axis, storage.minimum, storage.maximum
        )
    return UniformQuantizedSubChannelType(
        storage.signed,
        storage.type,
        expressed,
        shape,
        scales,
        zeros,
        [dimension for dimension, _ in blocks],
        [size for _, size in blocks],
        storage.minimum,
        storage.maximum,
    )


def _parse_calibrated(parser: Parser) -> QuantizedType:
    parser.expect("<", "expected '<'")
    offset = parser.start
    try:
        expressed = _parse_float_type(parser)
    except ParseError as problem:
        problem.diagnostics.append(parser.diagnostic("expecting float expressed type", offset))
        raise
    try:
        parser.expect("<", "expected '<'")
        minimum = _parse_double(parser)
        parser.expect(":", "expected ':'")
        maximum = _parse_double(parser)
        parser.expect(">", "expected '>'")
    except ParseError as problem:
        problem.diagnostics.append(parser.diagnostic("calibrated values must be present", offset))
        raise
    parser.expect(">", "expected '>'")
    return CalibratedQuantizedType(expressed, minimum, maximum)


def _parse_storage(parser: Parser) -> StoragePart:
    """``i8``, ``u8<0:100>``: signedness, width and range."""
    offset = parser.start
    type = parser.parse_optional_type()
    if type is not None:
        if isinstance(type, QuantizedType) or not isinstance(type, IntegerType):
            _storage_is_no_integer(parser, type, offset)
        assert isinstance(type, IntegerType)
        signed, width = not type.is_unsigned, type.width
    else:
        word = parser.parse_any_keyword()
        if not word.startswith("u"):
            parser.error("illegal storage type prefix", offset)
        digits = word[1:]
        if not digits.isdecimal() or len(digits) > 9 and int(digits) >= 1 << 32:
            parser.error("expected storage type width", offset)
        signed, width = False, int(digits)
    if not 0 < width <= MAX_STORAGE_BITS:
        parser.error(f"illegal storage type size: {width}", offset)
    minimum, maximum = storage_limits(width, signed)
    if parser.accept("<"):
        minimum = _parse_bound(parser, minimum, maximum, "minimum")
        parser.expect(":", "expected ':'")
        maximum = _parse_bound(parser, minimum, maximum, "maximum")
        parser.expect(">", "expected '>'")
    return StoragePart(signed, IntegerType(width), minimum, maximum)


def _storage_is_no_integer(parser: Parser, type: Type, offset: int) -> None:
    if type.dialect_name != "builtin":
        raise InvalidParameters("storage type must be integral")
    parser.error("storage type must be integral", offset)


def _parse_bound(parser: Parser, minimum: int, maximum: int, what: str) -> int:
    offset = parser.start
    value = parse_integer(parser, 64)
    if what == "minimum" and value < minimum or what == "maximum" and value > maximum:
        parser.error(f"illegal storage type {what}: {value}", offset)
    return value


def _parse_float_type(parser: Parser) -> FloatType:
    offset = parser.start
    type = parser.parse_type() if parser.kind != "(" else parser._parse_non_function_type()
    if not isinstance(type, FloatType):
        parser.error("invalid kind of type specified", offset)
    return type


def _parse_block(parser: Parser) -> tuple[int, int]:
    """``axis:size`` of a block."""
    axis = parse_integer(parser, 32)
    parser.expect(":", "expected ':'")
    return axis, parse_integer(parser, 64)


def _parse_scale(parser: Parser, expressed: FloatType) -> tuple[float, int]:
    """``scale`` or ``scale:zero point``."""
    scale = _parse_double(parser)
    problem = scale_problem(scale, expressed)
    if problem is not None:
        parser.error(problem, parser.start)
    return scale, parse_integer(parser, 64) if parser.accept(":") else 0


def _parse_parameters(
    parser: Parser, expressed: FloatType, shape: list[int], scales: list[tuple[float, int]], depth: int
) -> None:
    """``{{1.0, 2.0:3}, {3.0, 4.0}}``: collects the pairs and the shape of the nested lists."""
    parser.expect("{", "expected '{'")
    parser.enter()
    count = 0
    inner: list[int] | None = None
    while True:
        below: list[int] = []
        if parser.kind == "{":
            _parse_parameters(parser, expressed, below, scales, depth + 1)
        else:
            scales.append(_parse_scale(parser, expressed))
        if inner is not None and inner != below:
            parser.error("tensor literal is invalid; ranks are not consistent between elements")
        inner = below
        count += 1
        if not parser.accept(","):
            break
    parser.expect("}", "expected '}'")
    parser.leave()
    shape.append(count)
    shape.extend(inner)


def _parse_double(parser: Parser) -> float:
    return float_format.decode(parser.parse_float_bits("f64"), "f64")


def parse_integer(parser: Parser, bits: int) -> int:
    """Parses a signed integer of the given width; ``true`` is the 1-bit integer 1, which reads as -1."""
    for word, value in (("true", -1), ("false", 0)):
        if parser.parse_optional_keyword(word):
            return value
    negative = parser.accept("-")
    offset = parser.start
    if parser.kind != "integer":
        parser.error("expected integer value")
    value = parser.parse_integer()
    if value > (1 << (bits - 1)) - (0 if negative else 1):
        parser.error("integer value too large", offset)
    return -value if negative else value


# ---- Printing


def _print_expressed(type: QuantizedType, printer: Printer) -> None:
    assert type.expressed_type is not None
    printer.print_type(type.expressed_type)


def print_quantized_type(type: QuantizedType, printer: Printer) -> None:
    """Prints the parameters after the mnemonic."""
    printer.write("<")
    if isinstance(type, CalibratedQuantizedType):
        _print_expressed(type, printer)
        printer.write("<")
        _print_bits(printer, type.minimum.bits, "f64")
        printer.write(":")
        _print_bits(printer, type.maximum.bits, "f64")
        printer.write(">>")
        return
    _print_storage(type, printer)
    if isinstance(type, AnyQuantizedType):
        if type.expressed_type is not None:
            printer.write(":")
            printer.print_type(type.expressed_type)
        printer.write(">")
        return
    printer.write(":")
    _print_expressed(type, printer)
    if isinstance(type, UniformQuantizedType):
        printer.write(", ")
        _print_scale(printer, type.scale, type.zero_point, "f64")
    elif isinstance(type, UniformQuantizedPerAxisType):
        printer.write(f":{type.quantized_dimension}, {{")
        for position, (scale, zero) in enumerate(zip(type.scales, type.zero_points, strict=True)):
            if position:
                printer.write(",")
            _print_scale(printer, scale, zero, "f64")
        printer.write("}")
    elif isinstance(type, UniformQuantizedSubChannelType):
        pairs = zip(type.quantized_dimensions, type.block_sizes, strict=True)
        printer.write(":{" + ", ".join(f"{axis}:{size}" for axis, size in pairs) + "}, ")
        _print_grid(printer, type, 0, 0)
    printer.write(">")


def _print_storage(type: QuantizedType, printer: Printer) -> None:
    printer.write(f"{type.storage_prefix}{type.storage_width}")
    if type.has_storage_bounds:
        printer.write(f"<{type.storage_min}:{type.storage_max}>")


def _print_scale(printer: Printer, scale: float, zero: int, name: str) -> None:
    _print_bits(printer, float_format.encode(scale, name), name)
    if zero:
        printer.write(f":{zero}")


def _print_bits(printer: Printer, bits: int, name: str) -> None:
    printer.write(float_format.float_text(bits, name))


def _print_grid(printer: Printer, type: UniformQuantizedSubChannelType, depth: int, start: int) -> int:
    """Prints the entries from ``start`` below ``depth`` dimensions; returns the index of the next entry."""
    printer.write("{")
    for position in range(type.shape[depth]):
        if position:
            printer.write(", ")
        if depth + 1 == len(type.shape):
            assert type.expressed_type is not None
            _print_scale(printer, type.scales[start], type.zero_points[start], type.expressed_type.spelling)
            start += 1
        else:
            start = _print_grid(printer, type, depth + 1, start)
    printer.write("}")
    return start
