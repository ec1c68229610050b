"""The clauses of OpenMP that have a syntax of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import UnresolvedOperand
from lamina.define.enums import EnumAttribute
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, IntegerAttr, SymbolRefAttr, UnitAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.types import i64
from lamina.ir.value import Value
from lamina.plugins import directive

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

Operands = list[UnresolvedOperand]
Enumerated = EnumAttribute[Any]


def attribute_class(mnemonic: str) -> type[Enumerated]:
    """Returns the class of the attribute `#omp<mnemonic ...>`."""
    dialect = load_dialect("omp")
    assert dialect is not None
    declared: Any = dialect.attributes[mnemonic]
    cls: type[Enumerated] = declared
    return cls


def _case(mnemonic: str, word: str) -> Enumerated | None:
    cls = attribute_class(mnemonic)
    case = cls.enumeration.from_spelling(word)
    attribute: Enumerated | None = None if case is None else cls(case)
    return attribute


def _typed_operand(parser: Parser) -> tuple[UnresolvedOperand, Type]:
    return parser.parse_operand(), parser.parse_colon_type()


def _print_typed(printer: Printer, value: Value) -> None:
    printer.print_operand(value)
    printer.print_colon_type(value.type)


def _separate(printer: Printer, number: int) -> None:
    if number:
        printer.write(", ")


# ---- `allocate(%allocator : i64 -> %variable : memref<i32>)`


@directive("AllocateAndAllocator")
def parse_allocate(parser: Parser) -> tuple[Operands, list[Type], Operands, list[Type]]:
    def parse_one() -> tuple[UnresolvedOperand, Type, UnresolvedOperand, Type]:
        allocator = _typed_operand(parser)
        parser.expect("->", "expected '->'")
        return *_typed_operand(parser), *allocator

    entries = parser.parse_comma_separated(parse_one)
    return (
        [entry[0] for entry in entries],
        [entry[1] for entry in entries],
        [entry[2] for entry in entries],
        [entry[3] for entry in entries],
    )


@directive("AllocateAndAllocator")
def print_allocate(
    printer: Printer,
    op: Operation,
    variables: Sequence[Value],
    types: Sequence[Type],
    allocators: Sequence[Value],
    allocator_types: Sequence[Type],
) -> None:
    for number, (variable, allocator) in enumerate(zip(variables, allocators, strict=False)):
        _separate(printer, number)
        _print_typed(printer, allocator)
        printer.write(" -> ")
        _print_typed(printer, variable)


# ---- Words


# The enumeration of the clause of each operation; others have a memory order, or say where threads are bound.
_ENUMERATIONS = {
    "omp.cancel": "cancellationconstructtype",
    "omp.cancellation_point": "cancellationconstructtype",
    "omp.loop": "bindkind",
    "omp.parallel": "procbindkind",
}


@directive("ClauseAttr")
def parse_clause(parser: Parser) -> Attribute:
    offset = parser.start
    word = parser.parse_any_keyword()
    attribute = _case(_ENUMERATIONS.get(parser.operation_name, "memoryorderkind"), word)
    if attribute is None:
        parser.custom_error(f"invalid clause value: '{word}'", offset)
    return attribute


@directive("ClauseAttr")
def print_clause(printer: Printer, op: Operation, attribute: Enumerated) -> None:
    printer.write(attribute.value.spelling)


@directive("OrderClause")
def parse_order(parser: Parser) -> tuple[Attribute, Attribute | None]:
    """`reproducible:concurrent`."""
    offset = parser.start
    word = parser.parse_any_keyword()
    modifier = _case("order_mod", word)
    if modifier is not None:
        parser.expect(":", "expected ':'")
        offset = parser.start
        word = parser.parse_any_keyword()
    order = _case("orderkind", word)
    if order is None:
        parser.custom_error(f"invalid clause value: '{word}'", offset)
    return order, modifier


@directive("OrderClause")
def print_order(printer: Printer, op: Operation, order: Enumerated | None, modifier: Enumerated | None) -> None:
    if modifier is not None:
        printer.write(f"{modifier.value.spelling}:")
    if order is not None:
        printer.write(order.value.spelling)


# ---- `linear(%x = %step : memref<i32>)`


@directive("LinearClause")
def parse_linear(parser: Parser) -> tuple[Operands, list[Type], Operands]:
    def parse_one() -> tuple[UnresolvedOperand, Type, UnresolvedOperand]:
        variable = parser.parse_operand()
        parser.expect("=", "expected '='")
        step = parser.parse_operand()
        return variable, parser.parse_colon_type(), step

    entries = parser.parse_comma_separated(parse_one)
    return [entry[0] for entry in entries], [entry[1] for entry in entries], [entry[2] for entry in entries]


@directive("LinearClause")
def print_linear(
    printer: Printer, op: Operation, variables: Sequence[Value], types: Sequence[Type], steps: Sequence[Value]
) -> None:
    for number, variable in enumerate(variables):
        _separate(printer, number)
        printer.print_operand(variable)
        if number < len(steps):
            printer.write(" = ")
            printer.print_operand(steps[number])
        printer.print_colon_type(variable.type)


# ---- `aligned(%x : memref<i32> -> 32 : i64)`


@directive("AlignedClause")
def parse_aligned(parser: Parser) -> tuple[Operands, list[Type], Attribute]:
    def parse_one() -> tuple[UnresolvedOperand, Type, Attribute]:
        variable, type = _typed_operand(parser)
        parser.expect("->", "expected '->'")
        return variable, type, parser.parse_attribute()

    entries = parser.parse_comma_separated(parse_one)
    return [entry[0] for entry in entries], [entry[1] for entry in entries], ArrayAttr([entry[2] for entry in entries])


@directive("AlignedClause")
def print_aligned(
    printer: Printer, op: Operation, variables: Sequence[Value], types: Sequence[Type], alignments: ArrayAttr | None
) -> None:
    for number, variable in enumerate(variables):
        _separate(printer, number)
        _print_typed(printer, variable)
        printer.write(" -> ")
        assert alignments is not None
        printer.print_attribute(alignments.elements[number])


# ---- `schedule(static = %chunk : i32, nonmonotonic, simd)`


@directive("ScheduleClause")
def parse_schedule(
    parser: Parser,
) -> tuple[Attribute, Attribute | None, Attribute | None, Operands, list[Type]]:
    start = parser.operation_offset
    kind = _case("schedulekind", parser.parse_any_keyword())
    if kind is None:
        parser.custom_error(" expected schedule kind", start)
    chunks: Operands = []
    types: list[Type] = []
    if kind.value.spelling in ("static", "dynamic", "guided") and parser.accept("="):
        chunk, type = _typed_operand(parser)
        chunks, types = [chunk], [type]
    modifiers: list[str] = []
    while parser.accept(","):
        modifiers.append(parser.parse_any_keyword())
    if len(modifiers) > 2:
        parser.custom_error(" unexpected modifier(s)", start)
    for modifier in modifiers:
        if _case("sched_mod", modifier) is None:
            parser.custom_error(f" unknown modifier type: {modifier}", start)
    if modifiers == ["simd"]:
        modifiers = ["none", "simd"]
    elif len(modifiers) == 2 and (modifiers[0] == "simd" or modifiers[1] != "simd"):
        parser.custom_error(" incorrect modifier order", start)
    first = _case("sched_mod", modifiers[0]) if modifiers else None
    return kind, first, UnitAttr() if len(modifiers) > 1 else None, chunks, types


@directive("ScheduleClause")
def print_schedule(
    printer: Printer,
    op: Operation,
    kind: Enumerated,
    modifier: Enumerated | None,
    simd: Attribute | None,
    chunk: Value | None,
    type: Type | None,
) -> None:
    printer.write(kind.value.spelling)
    if chunk is not None:
        printer.write(" = ")
        _print_typed(printer, chunk)
    if modifier is not None:
        printer.write(f", {modifier.value.spelling}")
    if simd is not None:
        printer.write(", simd")


# ---- `grainsize(strict, %n : i32)`, `num_tasks(%n : i32)`


def _parse_granularity(parser: Parser, mnemonic: str) -> tuple[Attribute | None, Operands, list[Type]]:
    modifier = None
    offset = parser.start
    word = parser.parse_optional_any_keyword()
    if word is not None:
        modifier = _case(mnemonic, word)
        if modifier is None:
            parser.custom_error(f"invalid {_WORDS[mnemonic]} modifier : '{word}'", offset)
        parser.expect(",", "expected ','")
    value, type = _typed_operand(parser)
    return modifier, [value], [type]


_WORDS = {"grainsizetype": "grainsize", "numtaskstype": "num_tasks"}


@directive("GrainsizeClause")
def parse_grainsize(parser: Parser) -> tuple[Attribute | None, Operands, list[Type]]:
    return _parse_granularity(parser, "grainsizetype")


@directive("NumTasksClause")
def parse_num_tasks(parser: Parser) -> tuple[Attribute | None, Operands, list[Type]]:
    return _parse_granularity(parser, "numtaskstype")


@directive("GrainsizeClause", "NumTasksClause")
def print_granularity(
    printer: Printer, op: Operation, modifier: Enumerated | None, value: Value | None, type: Type | None
) -> None:
    if modifier is not None:
        printer.write(f"{modifier.value.spelling}, ")
    if value is not None:
        _print_typed(printer, value)


# ---- `copyprivate(%x -> @copy : memref<i32>)`


@directive("Copyprivate")
def parse_copyprivate(parser: Parser) -> tuple[Operands, list[Type], Attribute]:
    def parse_one() -> tuple[UnresolvedOperand, Type, Attribute]:
        variable = parser.parse_operand()
        parser.expect("->", "expected '->'")
        symbol = parser.parse_attribute_of(SymbolRefAttr, "symbol")
        return variable, parser.parse_colon_type(), symbol

    entries = parser.parse_comma_separated(parse_one)
    return [entry[0] for entry in entries], [entry[1] for entry in entries], ArrayAttr([entry[2] for entry in entries])


@directive("Copyprivate")
def print_copyprivate(
    printer: Printer, op: Operation, variables: Sequence[Value], types: Sequence[Type], symbols: ArrayAttr | None
) -> None:
    for number, (variable, symbol) in enumerate(zip(variables, symbols.elements if symbols else (), strict=False)):
        _separate(printer, number)
        printer.print_operand(variable)
        printer.write(" -> ")
        printer.print_attribute(symbol)
        printer.print_colon_type(variable.type)


# ---- `depend(taskdependin -> %x : memref<i32>)`


@directive("DependVarList")
def parse_depend(parser: Parser) -> tuple[Operands, list[Type], Attribute]:
    def parse_one() -> tuple[UnresolvedOperand, Type, Attribute]:
        offset = parser.start
        kind = _case("clause_task_depend", parser.parse_any_keyword())
        parser.expect("->", "expected '->'")
        variable, type = _typed_operand(parser)
        if kind is None:
            parser.custom_error("invalid kind of dependence", offset)
        return variable, type, kind

    entries = parser.parse_comma_separated(parse_one)
    return [entry[0] for entry in entries], [entry[1] for entry in entries], ArrayAttr([entry[2] for entry in entries])


@directive("DependVarList")
def print_depend(
    printer: Printer, op: Operation, variables: Sequence[Value], types: Sequence[Type], kinds: ArrayAttr | None
) -> None:
    for number, (variable, kind) in enumerate(zip(variables, kinds.elements if kinds else (), strict=False)):
        _separate(printer, number)
        held: Any = kind
        printer.write(f"{held.value.spelling} -> ")
        _print_typed(printer, variable)


# ---- `hint(uncontended, nonspeculative)`

_HINTS = ("uncontended", "contended", "nonspeculative", "speculative")


@directive("SynchronizationHint")
def parse_hint(parser: Parser) -> Attribute:
    if parser.parse_optional_keyword("none"):
        return IntegerAttr(i64, 0)
    bits = 0

    def parse_one() -> int:
        word = parser.parse_any_keyword()
        if word not in _HINTS:
            parser.custom_error(f"{word} is not a valid hint")
        return 1 << _HINTS.index(word)

    for bit in parser.parse_comma_separated(parse_one):
        bits |= bit
    return IntegerAttr(i64, bits)


@directive("SynchronizationHint")
def print_hint(printer: Printer, op: Operation, hint: IntegerAttr | None) -> None:
    value = 0 if hint is None else hint.value
    words = [word for bit, word in enumerate(_HINTS) if value >> bit & 1]
    printer.write(", ".join(words) if value else "none")


# ---- `map_clauses(always, tofrom)`, `capture(ByRef)`, `members(... : [0], [1,2] : ...)`

# What is written for each flag, in the order in which they are printed.
_MAP_WORDS = {
    "always": "always", "implicit": "implicit", "ompx_hold": "ompx_hold", "close": "close", "present": "present",
    "to": "to", "from": "from", "del": "delete", "return_param": "return_param", "storage": "storage",
    "priv": "private", "literal": "literal", "attach": "attach", "attach_always": "attach_always",
    "attach_none": "attach_none", "attach_auto": "attach_auto", "ref_ptr": "ref_ptr", "ref_ptee": "ref_ptee",
    "ref_ptr_ptee": "ref_ptr_ptee", "is_device_ptr": "is_device_ptr",
}  # fmt: skip
_FLAGS = {word: flag for flag, word in _MAP_WORDS.items()}


@directive("MapClause")
def parse_map(parser: Parser) -> Attribute:
    cls = attribute_class("clause_map_flags")
    number = 0
    for word in parser.parse_comma_separated(parser.parse_any_keyword):
        for flag in ("to", "from") if word == "tofrom" else (_FLAGS.get(word),):
            case = None if flag is None else cls.enumeration.from_spelling(flag)
            number |= 0 if case is None else int(case)
    attribute: Attribute = cls(cls.enumeration(number))
    return attribute


@directive("MapClause")
def print_map(printer: Printer, op: Operation, attribute: Enumerated) -> None:
    flags = set(attribute.value.spelling.split("|"))
    words = []
    for flag, word in _MAP_WORDS.items():
        if flag not in flags or (flag == "from" and "to" in flags):
            continue
        words.append("tofrom" if flag == "to" and "from" in flags else word)
    printer.write(", ".join(words) or "none")


@directive("CaptureType")
def parse_capture(parser: Parser) -> Attribute | None:
    return _case("variable_capture_kind", parser.parse_any_keyword())


@directive("CaptureType")
def print_capture(printer: Printer, op: Operation, attribute: Enumerated) -> None:
    printer.write(attribute.value.spelling)


@directive("MembersIndex")
def parse_members(parser: Parser) -> Attribute:
    def parse_one() -> Attribute:
        parser.expect("[", "expected '['")
        numbers = parser.parse_comma_separated(parser.parse_int64)
        parser.expect("]", "expected ']'")
        return ArrayAttr([IntegerAttr(i64, number) for number in numbers])

    return ArrayAttr(parser.parse_comma_separated(parse_one))


@directive("MembersIndex")
def print_members(printer: Printer, op: Operation, indices: ArrayAttr | None) -> None:
    texts = []
    for index in indices.elements if indices is not None else ():
        assert isinstance(index, ArrayAttr)
        texts.append("[" + ", ".join(str(getattr(number, "value", number)) for number in index.elements) + "]")
    printer.write(", ".join(texts))
