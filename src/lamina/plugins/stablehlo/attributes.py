"""The syntax of StableHLO's attributes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lamina.ir.attribute import Attribute
from lamina.ir.types import DYNAMIC
from lamina.plugins import directive, spelled, syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


def parse_dimension(parser: Parser) -> int:
    """Returns a size, or `?`."""
    return DYNAMIC if parser.accept("?") else parser.parse_int64()


def dimension_text(size: int) -> str:
    """Returns the size as text."""
    return "?" if size == DYNAMIC else str(size)


@syntax("StableHLO_Dims", "CHLO_Dims")
def parse_dims(parser: Parser) -> tuple[int, ...]:
    """`[1, 2]`."""
    return tuple(parser.parse_delimited("[", lambda: parse_dimension(parser)))


@syntax("StableHLO_Dims", "CHLO_Dims")
def print_dims(sizes: Sequence[int], printer: Printer) -> None:
    printer.write(f"[{', '.join(map(dimension_text, sizes))}]")


# ---- Structs: `<name = value, ...>` in any order, omitting zero and empty fields


def parse_struct(parser: Parser, fields: Mapping[str, type], what: str) -> list[Any]:
    """Returns the values of the fields, in their order."""
    values: dict[str, Any] = {}
    parser.expect("<", "expected '<'")
    while not parser.accept(">"):
        offset = parser.start
        name = parser.parse_optional_any_keyword()
        if name is None or name not in fields:
            parser.error(f"expected one of: {', '.join(f'`{field}`' for field in fields)}", offset)
        if name in values:
            parser.error(f"duplicated `{name}` entry of {what}", offset)
        parser.expect("=", "expected '='")
        values[name] = parse_dims(parser) if fields[name] is list else parser.parse_int64()
        if not parser.accept(","):
            parser.expect(">", "expected '>'")
            break
    return [values.get(name, () if kind is list else 0) for name, kind in fields.items()]


def print_struct(printer: Printer, values: Mapping[str, Any]) -> None:
    """Prints the non-default fields."""
    texts = []
    for name, value in values.items():
        if isinstance(value, int):
            if value:
                texts.append(f"{name} = {value}")
        elif value:
            texts.append(f"{name} = [{', '.join(map(dimension_text, value))}]")
    printer.write(f"<{', '.join(texts)}>")


_STRUCTS: dict[str, dict[str, type]] = {
    "scatter": {
        "update_window_dims": list,
        "inserted_window_dims": list,
        "input_batching_dims": list,
        "scatter_indices_batching_dims": list,
        "scatter_dims_to_operand_dims": list,
        "index_vector_dim": int,
    },
    "gather": {
        "offset_dims": list,
        "collapsed_slice_dims": list,
        "operand_batching_dims": list,
        "start_indices_batching_dims": list,
        "start_index_map": list,
        "index_vector_dim": int,
    },
    "dot": {
        "lhs_batching_dimensions": list,
        "rhs_batching_dimensions": list,
        "lhs_contracting_dimensions": list,
        "rhs_contracting_dimensions": list,
    },
}


@syntax("#stablehlo.scatter", "#stablehlo.gather", "#stablehlo.dot")
def parse_dimension_numbers(cls: type[Attribute], parser: Parser) -> Attribute:
    return cls(*parse_struct(parser, _STRUCTS[cls.mnemonic], f"{cls.mnemonic} dimension numbers"))


@syntax("#stablehlo.scatter", "#stablehlo.gather", "#stablehlo.dot")
def print_dimension_numbers(attribute: Attribute, printer: Printer) -> None:
    print_struct(printer, dict(zip(_STRUCTS[attribute.mnemonic], attribute.parameters, strict=True)))


# ---- Convolution: `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`

_RAW_CONVOLUTION: dict[str, type] = {
    "input_batch_dimension": int,
    "input_feature_dimension": int,
    "input_spatial_dimensions": list,
    "kernel_input_feature_dimension": int,
    "kernel_output_feature_dimension": int,
    "kernel_spatial_dimensions": list,
    "output_batch_dimension": int,
    "output_feature_dimension": int,
    "output_spatial_dimensions": list,
}


def _parse_layout(parser: Parser, letters: str) -> tuple[int, int, tuple[int, ...]]:
    """Returns the positions of the two letters and of the numbered dimensions."""
    places: dict[str | int, int] = {}

    def parse_one() -> None:
        offset = parser.start
        key: str | int | None = parser.parse_optional_integer()
        if key is None:
            key = parser.parse_any_keyword()
            if key not in letters:
                parser.error(f"Unexpected dimension {key}, expecting {', '.join(letters)}", offset)
        elif isinstance(key, int) and key < 0:
            parser.error(f"Unexpected dimension {key}", offset)
        if key in places:
            parser.error(f"Duplicate entries for dimension {key}", offset)
        places[key] = len(places)

    offset = parser.start
    parser.parse_delimited("[", parse_one)
    missing = [letter for letter in letters if letter not in places]
    if missing:
        parser.error(f"Expected dimensions {', '.join(missing)} not specified", offset)
    spatial = sorted(key for key in places if isinstance(key, int))
    if spatial != list(range(len(spatial))):
        lost = next(number for number in range(len(spatial) + 1) if number not in spatial)
        parser.error(f"Expected spatial dimensions {lost} not specified", offset)
    return places[letters[0]], places[letters[1]], tuple(places[number] for number in spatial)


def _layout(letters: str, first: int, second: int, spatial: Sequence[int]) -> str:
    names: dict[int, str] = {first: letters[0], second: letters[1]}
    names |= {place: str(number) for number, place in enumerate(spatial)}
    return f"[{', '.join(names[place] for place in sorted(names))}]"


def parse_convolution(cls: type[Attribute], parser: Parser) -> Attribute:
    """Returns the three layouts."""
    inputs = _parse_layout(parser, "bf")
    # The lexer reads `x` and what follows it as one word, or as a number in a shape.
    parser.parse_keyword("x")
    kernel = _parse_layout(parser, "io")
    parser.expect("->", "expected '->'")
    outputs = _parse_layout(parser, "bf")
    return cls(*inputs, *kernel, *outputs)


def print_convolution(attribute: Attribute, printer: Printer) -> None:
    """Writes the three layouts."""
    values = attribute.parameters
    inputs, kernel, outputs = (
        _layout(letters, *values[at : at + 3]) for letters, at in (("bf", 0), ("io", 3), ("bf", 6))
    )
    printer.write(f"{inputs}x{kernel}->{outputs}")


@syntax("#stablehlo.conv")
def parse_conv(cls: type[Attribute], parser: Parser) -> Attribute:
    parser.expect("<", "expected '<'")
    if parser.parse_optional_keyword("raw"):
        numbers = cls(*parse_struct(parser, _RAW_CONVOLUTION, "convolution dimension numbers"))
    else:
        numbers = parse_convolution(cls, parser)
    parser.expect(">", "expected '>'")
    return numbers


@syntax("#stablehlo.conv")
def print_conv(attribute: Attribute, printer: Printer) -> None:
    printer.write("<")
    print_convolution(attribute, printer)
    printer.write(">")


# ---- Others


@syntax("#stablehlo.result_accuracy")
def parse_result_accuracy(cls: type[Attribute], parser: Parser) -> Attribute:
    numbers: dict[str, Any] = {"atol": 0.0, "rtol": 0.0, "ulps": 0}
    parser.expect("<", "expected '<'")
    for name in numbers:
        if parser.parse_optional_keyword(name):
            parser.expect("=", "expected '='")
            numbers[name] = parser.parse_int64() if name == "ulps" else parser.parse_float()
            parser.expect(",", "expected ','")
    parser.parse_keyword("mode")
    parser.expect("=", "expected '='")
    mode = parser.parse_attribute()
    parser.expect(">", "expected '>'")
    return cls(*numbers.values(), mode)


@syntax("#stablehlo.result_accuracy")
def print_result_accuracy(attribute: Any, printer: Printer) -> None:
    printer.write("<")
    for name in ("atol", "rtol"):
        value = getattr(attribute, name)
        if value:
            printer.write(f"{name} = ")
            printer.print_float(value)
            printer.write(", ")
    if attribute.ulps:
        printer.write(f"ulps = {attribute.ulps}, ")
    printer.write("mode = ")
    printer.print_attribute(attribute.mode)
    printer.write(">")


spelled("#stablehlo.type_extensions", "bounds")


@syntax("#stablehlo.type_extensions")
def parse_bounds(cls: type[Attribute], parser: Parser) -> Attribute:
    sizes = parser.parse_delimited("<", lambda: parse_dimension(parser))
    return cls(tuple(sizes))


@syntax("#stablehlo.type_extensions")
def print_bounds(attribute: Any, printer: Printer) -> None:
    printer.write(f"<{', '.join(map(dimension_text, attribute.bounds))}>")


@directive("DimSizes")
def parse_dim_sizes(parser: Parser) -> tuple[int, ...]:
    return parse_dims(parser)


@directive("DimSizes")
def print_dim_sizes(printer: Printer, holder: object, sizes: Sequence[int]) -> None:
    print_dims(sizes, printer)
