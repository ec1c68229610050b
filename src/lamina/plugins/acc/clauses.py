"""Clauses of OpenACC: operands that hold for a kind of device, variables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import UnresolvedOperand
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseI32ArrayAttr,
    IntegerAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import BaseMemRefType
from lamina.ir.value import Value
from lamina.plugins import directive, predicate

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

Operands = list[UnresolvedOperand]


@predicate("PointerLikeType", "mlir::acc::PointerLikeType", "::mlir::acc::PointerLikeType")
def is_pointer_like(type: object) -> bool:
    """True for types that hold an OpenACC variable."""
    return isinstance(type, BaseMemRefType | LLVMPointerType)


@predicate("MappableType", "mlir::acc::MappableType", "::mlir::acc::MappableType")
def is_mappable(type: object) -> bool:
    """True for types mapped as a whole: none of MLIR's builtin types."""
    return False


def case_attribute(mnemonic: str, spelling: str) -> Attribute:
    """Returns the attribute `#acc.mnemonic<spelling>`."""
    dialect = load_dialect("acc")
    assert dialect is not None
    cls: Any = dialect.attributes[mnemonic]
    attribute: Attribute = cls(cls.enumeration.from_spelling(spelling))
    return attribute


def no_device() -> Attribute:
    """The `none` device type, which stands for all devices."""
    return case_attribute("device_type", "none")


def _is_none(attribute: Attribute) -> bool:
    return attribute is no_device()


def _parse_device(parser: Parser) -> Attribute:
    """`[#acc.device_type<nvidia>]`, or nothing."""
    if not parser.accept("["):
        return no_device()
    device_type = parser.parse_attribute()
    parser.expect("]", "expected ']'")
    return device_type


def _print_device(printer: Printer, attribute: Attribute) -> None:
    if not _is_none(attribute):
        printer.write(" [")
        printer.print_attribute(attribute)
        printer.write("]")


def _elements(array: ArrayAttr | None) -> Sequence[Attribute]:
    return () if array is None else array.elements


def _is_keyword_only(operands: Sequence[Value], devices: ArrayAttr | None) -> bool:
    """True if the clause prints as its keyword alone."""
    listed = _elements(devices)
    return not operands and len(listed) == 1 and _is_none(listed[0])


def _print_devices(printer: Printer, devices: ArrayAttr | None) -> None:
    if _elements(devices):
        printer.write("[")
        printer.print_attributes(_elements(devices))
        printer.write("]")


def _print_typed(printer: Printer, value: Value) -> None:
    printer.print_operand(value)
    printer.print_colon_type(value.type)


def _parse_devices(parser: Parser) -> list[Attribute]:
    """Parses the optional device types in brackets after the opening parenthesis."""
    if not parser.accept("["):
        return []
    entries = parser.parse_comma_separated(parser.parse_attribute)
    parser.expect("]", "expected ']'")
    return entries


# ---- `%a : i32, %b : i32 [#acc.device_type<nvidia>]`


def _parse_operands(parser: Parser) -> tuple[Operands, list[Type], list[Attribute]]:
    def parse_one() -> tuple[UnresolvedOperand, Type, Attribute]:
        operand = parser.parse_operand()
        return operand, parser.parse_colon_type(), _parse_device(parser)

    entries = parser.parse_comma_separated(parse_one)
    return [entry[0] for entry in entries], [entry[1] for entry in entries], [entry[2] for entry in entries]


def _print_operands(printer: Printer, operands: Sequence[Value], devices: ArrayAttr | None) -> None:
    for number, (operand, device) in enumerate(zip(operands, _elements(devices), strict=False)):
        printer.write(", " if number else "")
        _print_typed(printer, operand)
        _print_device(printer, device)


@directive("DeviceTypeOperands")
def parse_operands(parser: Parser) -> tuple[Operands, list[Type], Attribute]:
    operands, types, devices = _parse_operands(parser)
    return operands, types, ArrayAttr(devices)


@directive("DeviceTypeOperands")
def print_operands(
    printer: Printer, op: Operation, operands: Sequence[Value], types: Sequence[Type], devices: ArrayAttr | None
) -> None:
    _print_operands(printer, operands, devices)


@directive("DeviceTypeOperandsWithKeywordOnly")
def parse_with_keyword(parser: Parser) -> tuple[Operands, list[Type], Attribute | None, Attribute]:
    """`async`, `async([#acc.device_type<nvidia>], %a : i32)`."""
    if not parser.accept("("):
        return [], [], None, ArrayAttr([no_device()])
    only = _parse_devices(parser)
    if only and not parser.accept(","):
        parser.expect(")", "expected ')'")
        return [], [], None, ArrayAttr(only)
    operands, types, devices = _parse_operands(parser)
    parser.expect(")", "expected ')'")
    return operands, types, ArrayAttr(devices), ArrayAttr(only)


@directive("DeviceTypeOperandsWithKeywordOnly")
def print_with_keyword(
    printer: Printer,
    op: Operation,
    operands: Sequence[Value],
    types: Sequence[Type],
    devices: ArrayAttr | None,
    only: ArrayAttr | None,
) -> None:
    if _is_keyword_only(operands, only):
        return
    printer.write("(")
    _print_devices(printer, only)
    printer.write(", " if _elements(only) and _elements(devices) else "")
    _print_operands(printer, operands, devices)
    printer.write(")")


# ---- `{%a : i32, %b : i32} [#acc.device_type<nvidia>], {...}`


def _parse_group(parser: Parser, operands: Operands, types: list[Type]) -> int:
    """Appends the typed operands up to the brace; returns their number."""

    def parse_one() -> None:
        operands.append(parser.parse_operand())
        types.append(parser.parse_colon_type())

    count = len(operands)
    parser.parse_comma_separated(parse_one)
    parser.expect("}", "expected '}'")
    return len(operands) - count


@directive("NumGangs", "DeviceTypeOperandsWithSegment")
def parse_groups(parser: Parser) -> tuple[Operands, list[Type], Attribute, Attribute]:
    operands: Operands = []
    types: list[Type] = []
    sizes: list[int] = []

    def parse_one() -> Attribute:
        parser.expect("{", "expected '{'")
        sizes.append(_parse_group(parser, operands, types))
        return _parse_device(parser)

    devices = parser.parse_comma_separated(parse_one)
    return operands, types, ArrayAttr(devices), DenseI32ArrayAttr(sizes)


@directive("NumGangs", "DeviceTypeOperandsWithSegment")
def print_groups(
    printer: Printer,
    op: Operation,
    operands: Sequence[Value],
    types: Sequence[Type],
    devices: ArrayAttr | None,
    sizes: DenseArrayAttr | None,
) -> None:
    _print_groups(printer, operands, devices, sizes, ())


def _print_groups(
    printer: Printer,
    operands: Sequence[Value],
    devices: ArrayAttr | None,
    sizes: DenseArrayAttr | None,
    words: Sequence[str],
    prefixes: Sequence[str] = (),
) -> None:
    """``words`` come first in the groups, ``prefixes`` before each operand."""
    start = 0
    for number, (device, size) in enumerate(
        zip(_elements(devices), () if sizes is None else sizes.values, strict=False)
    ):
        printer.write(", {" if number else "{")
        printer.write(words[number] if number < len(words) else "")
        for index in range(start, start + size):
            printer.write(", " if index > start else "")
            printer.write(prefixes[index] if index < len(prefixes) else "")
            _print_typed(printer, operands[index])
        start += size
        printer.write("}")
        _print_device(printer, device)


def _parse_keyword_only(parser: Parser) -> tuple[Sequence[Attribute], bool]:
    """Parses the device types for which the clause has no operands, and returns whether operands follow."""
    if not parser.accept("("):
        return [no_device()], False
    only = _parse_devices(parser)
    if only and not parser.accept(","):
        parser.expect(")", "expected ')'")
        return only, False
    return only, True


@directive("WaitClause")
def parse_wait(
    parser: Parser,
) -> tuple[Operands, list[Type], Attribute | None, Attribute | None, Attribute | None, Attribute]:
    """`wait`, `wait([#acc.device_type<nvidia>], {devnum: %d : i32, %a : i32})`."""
    only, has_operands = _parse_keyword_only(parser)
    if not has_operands:
        return [], [], None, None, None, ArrayAttr(only)
    operands: Operands = []
    types: list[Type] = []
    sizes: list[int] = []
    numbered: list[Attribute] = []

    def parse_one() -> Attribute:
        parser.expect("{", "expected '{'")
        with_number = parser.parse_optional_keyword("devnum")
        if with_number:
            parser.expect(":", "expected ':'")
        numbered.append(BoolAttr(with_number))
        sizes.append(_parse_group(parser, operands, types))
        return _parse_device(parser)

    devices = parser.parse_comma_separated(parse_one)
    parser.expect(")", "expected ')'")
    return operands, types, ArrayAttr(devices), DenseI32ArrayAttr(sizes), ArrayAttr(numbered), ArrayAttr(only)


@directive("WaitClause")
def print_wait(
    printer: Printer,
    op: Operation,
    operands: Sequence[Value],
    types: Sequence[Type],
    devices: ArrayAttr | None,
    sizes: DenseArrayAttr | None,
    numbered: ArrayAttr | None,
    only: ArrayAttr | None,
) -> None:
    if _is_keyword_only(operands, only):
        return
    printer.write("(")
    _print_devices(printer, only)
    printer.write(", " if _elements(only) and _elements(devices) else "")
    words = [
        "devnum: " if isinstance(element, IntegerAttr) and element.value else "" for element in _elements(numbered)
    ]
    _print_groups(printer, operands, devices, sizes, words)
    printer.write(")")


_GANG_WORDS = {"num": "Num", "dim": "Dim", "static": "Static"}


@directive("GangClause")
def parse_gang(
    parser: Parser,
) -> tuple[Operands, list[Type], Attribute | None, Attribute | None, Attribute | None, Attribute]:
    """`gang`, `gang({num=%n : i32, static=%s : i32} [#acc.device_type<nvidia>])`."""
    only, has_operands = _parse_keyword_only(parser)
    if not has_operands:
        return [], [], None, None, None, ArrayAttr(only)
    operands: Operands = []
    types: list[Type] = []
    kinds: list[Attribute] = []
    sizes: list[int] = []

    def parse_value() -> None:
        offset = parser.start
        word = parser.parse_optional_any_keyword()
        if word not in _GANG_WORDS:
            what = "new value expected after comma" if operands else "expect at least one of num, dim or static values"
            parser.custom_error(what, offset)
        parser.expect("=", "expected '='")
        kinds.append(case_attribute("gang_arg_type", _GANG_WORDS[word]))
        operands.append(parser.parse_operand())
        types.append(parser.parse_colon_type())

    def parse_one() -> Attribute:
        parser.expect("{", "expected '{'")
        count = len(operands)
        parser.parse_comma_separated(parse_value)
        parser.expect("}", "expected '}'")
        sizes.append(len(operands) - count)
        return _parse_device(parser)

    devices = parser.parse_comma_separated(parse_one)
    parser.expect(")", "expected ')'")
    return operands, types, ArrayAttr(kinds), ArrayAttr(devices), DenseI32ArrayAttr(sizes), ArrayAttr(only)


@directive("GangClause")
def print_gang(
    printer: Printer,
    op: Operation,
    operands: Sequence[Value],
    types: Sequence[Type],
    kinds: ArrayAttr | None,
    devices: ArrayAttr | None,
    sizes: DenseArrayAttr | None,
    only: ArrayAttr | None,
) -> None:
    if _is_keyword_only(operands, only):
        return
    printer.write("(")
    _print_devices(printer, only)
    printer.write(", " if _elements(only) and _elements(devices) else "")
    words = {value: word for word, value in _GANG_WORDS.items()}
    held: Sequence[Any] = _elements(kinds)
    prefixes = [f"{words[kind.value.spelling]}=" for kind in held]
    _print_groups(printer, operands, devices, sizes, (), prefixes)
    printer.write(")")


# ---- `async(%a : i32)`, `wait(%a, %b : i32, i32)`, or the keyword alone


@directive("OperandWithKeywordOnly")
def parse_operand_or_keyword(parser: Parser) -> tuple[Operands, list[Type], Attribute | None]:
    if not parser.accept("("):
        return [], [], UnitAttr()
    operand = parser.parse_operand()
    type = parser.parse_colon_type()
    parser.expect(")", "expected ')'")
    return [operand], [type], None


@directive("OperandWithKeywordOnly")
def print_operand_or_keyword(
    printer: Printer, op: Operation, operand: Value | None, type: Type | None, only: Attribute | None
) -> None:
    if only is None and operand is not None:
        printer.write("(")
        _print_typed(printer, operand)
        printer.write(")")


@directive("OperandsWithKeywordOnly")
def parse_operands_or_keyword(parser: Parser) -> tuple[Operands, list[Type], Attribute | None]:
    if not parser.accept("("):
        return [], [], UnitAttr()
    operands = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.expect(")", "expected ')'")
    return operands, types, None


@directive("OperandsWithKeywordOnly")
def print_operands_or_keyword(
    printer: Printer, op: Operation, operands: Sequence[Value], types: Sequence[Type], only: Attribute | None
) -> None:
    if only is None and operands:
        printer.write("(")
        printer.print_operands(operands)
        printer.write(" : ")
        printer.print_types(types)
        printer.write(")")


# ---- Variables: `varPtr(%a : memref<10xf32>) varType(tensor<10xf32>)`, `accPtr(%a : memref<10xf32>)`


def pointee(type: Type) -> Type | None:
    """Returns the type that a variable holds; None if its type does not tell."""
    if isinstance(type, LLVMPointerType):
        return None
    return type.element_type if isinstance(type, BaseMemRefType) else type


def _parse_word(parser: Parser, *words: str) -> None:
    offset = parser.start
    if not any(parser.parse_optional_keyword(word) for word in words):
        parser.custom_error(f"expected '{words[-1]}'", offset)
    parser.expect("(", "expected '('")


@directive("Var")
def parse_variable(parser: Parser) -> UnresolvedOperand:
    _parse_word(parser, "varPtr", "var")
    return parser.parse_operand()


@directive("Var")
def print_variable(printer: Printer, op: Operation, value: Value) -> None:
    printer.write("varPtr(" if is_pointer_like(value.type) else "var(")
    printer.print_operand(value)


@directive("VarPtrType")
def parse_variable_type(parser: Parser) -> tuple[Type, Attribute | None]:
    type = parser.parse_type()
    parser.expect(")", "expected ')'")
    if parser.parse_optional_keyword("varType"):
        parser.expect("(", "expected '('")
        held: Type | None = parser.parse_type()
        parser.expect(")", "expected ')'")
    else:
        held = pointee(type)
    return type, None if held is None else TypeAttr(held)


@directive("VarPtrType")
def print_variable_type(printer: Printer, op: Operation, type: Type, held: TypeAttr) -> None:
    printer.print_type(type)
    printer.write(")")
    if held.type is not pointee(type):
        printer.write(" varType(")
        printer.print_type(held.type)
        printer.write(")")


@directive("AccVar")
def parse_device_variable(parser: Parser) -> tuple[UnresolvedOperand, Type]:
    _parse_word(parser, "accPtr", "accVar")
    operand = parser.parse_operand()
    type = parser.parse_colon_type()
    parser.expect(")", "expected ')'")
    return operand, type


@directive("AccVar")
def print_device_variable(printer: Printer, op: Operation, value: Value, type: Type) -> None:
    printer.write("accPtr(" if is_pointer_like(value.type) else "accVar(")
    _print_typed(printer, value)
    printer.write(")")


@directive("RecipeSym")
def parse_recipe(parser: Parser) -> Attribute:
    return parser.parse_symbol_ref()


@directive("RecipeSym")
def print_recipe(printer: Printer, op: Operation, symbol: SymbolRefAttr) -> None:
    printer.print_attribute(symbol)


# ---- Routines: `bind(@f, "name" [#acc.device_type<host>])`, `gang(dim: 1 : i64)`, `worker([...])`


@directive("BindName")
def parse_bind(
    parser: Parser,
) -> tuple[Attribute | None, Attribute | None, Attribute | None, Attribute | None]:
    names: dict[bool, list[Attribute]] = {True: [], False: []}
    devices: dict[bool, list[Attribute]] = {True: [], False: []}

    def parse_one() -> None:
        name = parser.parse_attribute()
        is_symbol = isinstance(name, SymbolRefAttr)
        names[is_symbol].append(name)
        devices[is_symbol].append(_parse_device(parser))

    parser.parse_comma_separated(parse_one)

    def array(items: list[Attribute]) -> Attribute | None:
        return ArrayAttr(items) if items else None

    return array(names[True]), array(names[False]), array(devices[True]), array(devices[False])


@directive("BindName")
def print_bind(
    printer: Printer,
    op: Operation,
    symbols: ArrayAttr | None,
    names: ArrayAttr | None,
    symbol_devices: ArrayAttr | None,
    name_devices: ArrayAttr | None,
) -> None:
    pairs = [
        *zip(_elements(symbols), _elements(symbol_devices), strict=False),
        *zip(_elements(names), _elements(name_devices), strict=False),
    ]
    for number, (name, device) in enumerate(pairs):
        printer.write(", " if number else "")
        printer.print_attribute(name)
        _print_device(printer, device)


@directive("RoutineGangClause")
def parse_routine_gang(parser: Parser) -> tuple[Attribute | None, Attribute | None, Attribute | None]:
    if not parser.accept("("):
        return ArrayAttr([no_device()]), None, None
    only = _parse_devices(parser)
    sizes: list[Attribute] = []
    devices: list[Attribute] = []
    if not only or parser.accept(","):

        def parse_one() -> None:
            parser.parse_keyword("dim")
            parser.expect(":", "expected ':'")
            sizes.append(parser.parse_attribute())
            devices.append(_parse_device(parser))

        parser.parse_comma_separated(parse_one)
    parser.expect(")", "expected ')'")
    return (
        ArrayAttr(only) if only else None,
        ArrayAttr(sizes) if sizes else None,
        ArrayAttr(devices) if devices else None,
    )


@directive("RoutineGangClause")
def print_routine_gang(
    printer: Printer, op: Operation, only: ArrayAttr | None, sizes: ArrayAttr | None, devices: ArrayAttr | None
) -> None:
    if _is_keyword_only((), only) and not _elements(devices):
        return
    printer.write("(")
    _print_devices(printer, only)
    printer.write(", " if _elements(only) and _elements(devices) else "")
    for number, (size, device) in enumerate(zip(_elements(sizes), _elements(devices), strict=False)):
        printer.write(", dim: " if number else "dim: ")
        printer.print_attribute(size)
        _print_device(printer, device)
    printer.write(")")


@directive("DeviceTypeArrayAttr")
def parse_device_array(parser: Parser) -> Attribute:
    if not parser.accept("("):
        return ArrayAttr([no_device()])
    devices = _parse_devices(parser)
    parser.expect(")", "expected ')'")
    return ArrayAttr(devices)


@directive("DeviceTypeArrayAttr")
def print_device_array(printer: Printer, op: Operation, devices: ArrayAttr | None) -> None:
    if _is_keyword_only((), devices) or not _elements(devices):
        return
    printer.write("(")
    _print_devices(printer, devices)
    printer.write(")")
