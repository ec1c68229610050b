"""``custom<DynamicIndexList>``: lists that mix SSA values and integers, ``[%a, 4, %b]``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.define.assembly_format.custom_directives import custom_directive
from lamina.ir import parity
from lamina.ir.attributes import DenseArrayAttr, DenseBoolArrayAttr, DenseI64ArrayAttr
from lamina.ir.diagnostics import ParseError
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.ir.operation import Operation


def parse_dynamic_index_list(parser: Parser, delimiter: str = "[") -> Any:
    """Returns the operands and the static values (DYNAMIC for operands)."""
    operands, static, _ = parse_index_list(parser, delimiter)
    return operands, DenseI64ArrayAttr(static)


def parse_index_list(parser: Parser, delimiter: str = "[") -> tuple[list[Any], list[int], list[bool]]:
    """Returns operands, static values, and flags for values in nested square brackets, ``[4, [%a]]``."""
    operands: list[Any] = []
    static: list[int] = []
    flags: list[bool] = []

    def parse() -> None:
        operand, failure = None, None
        try:
            operand = parser.parse_optional_operand()
        except ParseError as error:
            failure = error
        # As in MLIR, the bracket follows a value, and is allowed even if meaningless.
        bracket = parser.accept("[")
        flags.append(bracket)
        if operand is not None:
            operands.append(operand)
            static.append(DYNAMIC)
        else:
            static.append(_parse_integer_after(parser, failure))
        if bracket and not parity.is_strict():
            parser.expect("]")
        elif bracket and not parser.accept("]"):
            raise ParseError([])  # MLIR says only what comes below

    try:
        parser.parse_delimited(delimiter, parse, " in dynamic index list")
    except ParseError as error:
        if not parity.is_strict():
            raise
        # MLIR adds this, at the operation's name.
        parser.fail_after(error, "expected SSA value or integer")
    return operands, static, flags


def _parse_integer_after(parser: Parser, failure: ParseError | None) -> int:
    """Parses an integer; the diagnostics of a malformed value come before its own."""
    try:
        return parser.parse_int64()
    except ParseError as error:
        raise ParseError([*(failure.diagnostics if failure else []), *error.diagnostics]) from None


def print_dynamic_index_list(
    printer: Printer,
    op: Operation,
    operands: Sequence[Value],
    static: DenseArrayAttr | Sequence[int] | None,
    scalable: DenseArrayAttr | None = None,
    delimiters: str = "[]",
) -> None:
    """The counterpart of parse_dynamic_index_list."""
    values = () if static is None else getattr(static, "values", static)
    flags = () if scalable is None else scalable.values
    rest = iter(operands)
    printer.write(delimiters[0])
    for position, value in enumerate(values):
        if position:
            printer.write(", ")
        bracket = position < len(flags) and flags[position]
        if bracket:
            printer.write("[")
        if value == DYNAMIC:
            # Invalid operations are printed too: there may be too few operands.
            if (operand := next(rest, None)) is not None:
                printer.print_operand(operand)
        else:
            printer.write(str(value))
        if bracket:
            printer.write("]")
    printer.write(delimiters[1])


def parse_scalable_dynamic_index_list(parser: Parser) -> Any:
    """Like parse_dynamic_index_list, with flags for values in nested square brackets."""
    operands, static, flags = parse_index_list(parser)
    return operands, DenseI64ArrayAttr(static), DenseBoolArrayAttr(flags)


custom_directive("DynamicIndexList", parse_dynamic_index_list, print_dynamic_index_list)
custom_directive("ScalableDynamicIndexList", parse_scalable_dynamic_index_list, print_dynamic_index_list)


def parse_dimension_list(parser: Parser) -> DenseArrayAttr:
    """``4x?x8``, or ``[]`` for no dimensions."""
    if parser.accept("["):
        if not parser.accept("]"):
            parser.custom_error("Failed parsing dimension list.")
        return DenseI64ArrayAttr([])
    sizes = parser.parse_dimension_list(with_trailing_x=False)
    if not sizes:
        parser.custom_error('Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".')
    return DenseI64ArrayAttr(sizes)


def print_dimension_list(printer: Printer, op: object, sizes: DenseArrayAttr) -> None:
    """The counterpart of parse_dimension_list."""
    texts = ["?" if size == DYNAMIC else str(size) for size in sizes.values]
    printer.write("x".join(texts) if texts else "[]")


custom_directive("DimensionList", parse_dimension_list, print_dimension_list)
