"""Hand-written syntax of transform operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.function_syntax import parse_function, print_function
from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.define.index_lists import parse_index_list, print_dynamic_index_list
from lamina.dialects.transform.attributes import ParamOperandAttr
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DenseI64ArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    UnitAttr,
)
from lamina.ir.types import DYNAMIC, FunctionType, IntegerType, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.transform.ops import ApplyRegisteredPassOp, ForeachMatchOp, SequenceOp
    from lamina.dialects.transform.structured_tiling_ops import (
        ContinuousTileSizesOp,
        MultiTileSizesOp,
        TileUsingForallOp,
    )
    from lamina.dialects.transform.tune_ops import AlternativesOp
    from lamina.dialects.transform.types import AnyOpType
    from lamina.ir.operation import Operation

I64 = IntegerType(64)


# ---- Sequences


def parse_named_sequence(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parse_function(parser, state)


def print_named_sequence(op: Operation, printer: Printer) -> None:
    print_function(printer, op)


def parse_sequence_op_operands(parser: Parser) -> tuple[Any, Any, Any, Any]:
    """``%root, %extra : type, types``: all operands, then all types."""
    root = parser.parse_optional_operand()
    if root is None:
        return [], [], [], []
    extra: list[UnresolvedOperand] = []
    if parser.accept(","):
        extra = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    parser.accept("(")
    root_type = parser.parse_type()
    extra_types: list[Type] = []
    offset = parser.start
    if parser.accept(","):
        extra_types = parser.parse_type_list()
    parser.accept(")")
    if len(extra) != len(extra_types):
        parser.custom_error(
            f"expected types to be provided for all operands: got {len(extra)} operands and {len(extra_types)} types",
            offset,
        )
    return [root], [root_type], extra, extra_types


def print_sequence_op_operands(
    printer: Printer,
    op: SequenceOp,
    root: Value | None,
    root_type: AnyOpType | None,
    extra: Sequence[Value],
    extra_types: Sequence[Type],
) -> None:
    if root is None:
        return
    values = [root, *extra]
    printer.print_operands(values)
    printer.write(" : (" if extra else " : ")
    printer.print_types([value.type for value in values])
    if extra:
        printer.write(")")


# ---- Symbols


def parse_foreach_match_symbols(parser: Parser) -> tuple[ArrayAttr, ArrayAttr]:
    """``@matcher -> @action`` with commas between."""
    matchers: list[Attribute] = []
    actions: list[Attribute] = []

    def parse_pair() -> None:
        matchers.append(parser.parse_symbol_ref())
        parser.expect("->", "expected '->'")
        actions.append(parser.parse_symbol_ref())

    parser.parse_comma_separated(parse_pair)
    return ArrayAttr(matchers), ArrayAttr(actions)


def print_foreach_match_symbols(printer: Printer, op: ForeachMatchOp, matchers: ArrayAttr, actions: ArrayAttr) -> None:
    printer.newline()
    printer.write("    ")
    for number, (matcher, action) in enumerate(zip(matchers.elements, actions.elements, strict=False)):
        if number:
            printer.write(", ")
            printer.newline()
            printer.write("    ")
        printer.print_attribute(matcher)
        printer.write(" -> ")
        printer.print_attribute(action)


# ---- Lists of positions


def parse_transform_match_dims(parser: Parser) -> tuple[Attribute, Attribute | None, Attribute | None]:
    """``all``, ``1, 2`` or ``except(1, 2)``."""
    if parser.parse_optional_keyword("all"):
        return DenseI64ArrayAttr(()), None, UnitAttr()
    inverted = parser.parse_optional_keyword("except")
    if inverted:
        values = parser.parse_delimited("(", parser.parse_int64)
    else:
        values = parser.parse_comma_separated(parser.parse_int64)
    return DenseI64ArrayAttr(values), UnitAttr() if inverted else None, None


def print_transform_match_dims(
    printer: Printer, op: Operation, positions: DenseArrayAttr, inverted: Attribute | None, all: Attribute | None
) -> None:
    if all is not None:
        printer.write("all")
        return
    text = ", ".join(map(str, positions.values))
    printer.write(f"except({text})" if inverted is not None else text)


# ---- Types


def parse_single_semi_function_type(parser: Parser) -> tuple[Type, Type, None]:
    """``(operand) -> result``."""
    parser.expect("(", "expected '('")
    operand = parser.parse_type()
    parser.expect(")", "expected ')'")
    parser.expect("->", "expected '->'")
    return operand, parser.parse_type(), None


def parse_semi_function_type(parser: Parser) -> tuple[Type, list[Type]]:
    """``(operand) -> result`` or the operand's type alone."""
    has_parenthesis = parser.accept("(")
    operand = parser.parse_type()
    if not has_parenthesis:
        return operand, []
    parser.expect(")", "expected ')'")
    parser.expect("->", "expected '->'")
    if parser.accept("("):
        results = parser.parse_type_list()
        parser.expect(")", "expected ')'")
    else:
        results = [parser.parse_type()]
    return operand, results


def print_semi_function_type(
    printer: Printer, op: Operation, operand: Type, results: list[Type] | Type | None, optional: str = "true"
) -> None:
    listed = [] if results is None else [results] if isinstance(results, Type) else list(results)
    if not listed:
        printer.print_type(operand)
        return
    printer.write("(")
    printer.print_type(operand)
    printer.write(") -> ")
    if len(listed) == 1:
        printer.print_type(listed[0])
        return
    printer.write("(")
    printer.print_types(listed)
    printer.write(")")


def _same_result_types(parser: Parser, count: int) -> tuple[Type, ...]:
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        message = f"invalid kind of type specified: expected builtin.function, but found '{type}'"
        parser.custom_error(message, offset)
    if len(type.inputs) != 1 or len(type.results) != 1:
        message = "expects a trailing functional type with one argument and one result"
        parser.custom_error(message, offset)
    return (type.inputs[0], *[type.results[0]] * count)


def parse_multitile_sizes_types(parser: Parser) -> tuple[Type, ...]:
    return _same_result_types(parser, 3)


def print_multitile_sizes_types(printer: Printer, op: MultiTileSizesOp, target: Type, *results: Type) -> None:
    printer.print_function_signature([target], [results[0]])


def parse_continuous_tile_size_types(parser: Parser) -> tuple[Type, ...]:
    return _same_result_types(parser, 2)


def print_continuous_tile_size_types(printer: Printer, op: ContinuousTileSizesOp, target: Type, *results: Type) -> None:
    printer.print_function_signature([target], [results[0]])


# ---- Sizes


def parse_packed_or_dynamic_index_list(parser: Parser) -> tuple[Any, Any, Any]:
    """``*(%handle)`` or a list of sizes."""
    if parser.accept("*"):
        parser.expect("(", "expected '('")
        packed = parser.parse_operand()
        parser.expect(")", "expected ')'")
        return [packed], [], DenseI64ArrayAttr(())
    operands, static, _ = parse_index_list(parser)
    return [], operands, DenseI64ArrayAttr(static)


def print_packed_or_dynamic_index_list(
    printer: Printer, op: TileUsingForallOp, packed: Value | None, sizes: Sequence[Value], static: DenseArrayAttr | None
) -> None:
    if packed is not None:
        printer.write("*(")
        printer.print_operand(packed)
        printer.write(")")
        return
    print_dynamic_index_list(printer, op, sizes, static)


# ---- Options of passes


def parse_apply_registered_pass_options(parser: Parser) -> tuple[DictionaryAttr, list[UnresolvedOperand]]:
    """``{"name" = value, "other" = %param}``; operands are kept as references by number."""
    if parser.kind != "{":
        parser.error_before("expected '{' in options dictionary")
    dynamic: list[UnresolvedOperand] = []
    entries: dict[str, Attribute] = {}

    def parse_value() -> Attribute:
        operand = parser.parse_optional_operand()
        if operand is not None:
            dynamic.append(operand)
            return ParamOperandAttr(IntegerAttr(I64, len(dynamic) - 1))
        offset = parser.start
        if parser.kind == "[":
            return ArrayAttr(parser.parse_delimited("[", parse_value))
        value = parser.parse_attribute()
        if isinstance(value, ParamOperandAttr):
            parser.custom_error(
                "the param_operand attribute is a marker reserved for indicating a value will be passed via params and "
                "is only used in the generic print format",
                offset,
            )
        return value

    def parse_entry() -> None:
        offset = parser.start
        name = parser.parse_keyword_or_string()
        if name in entries:
            parser.custom_error(f"duplicate key '{name}' in options dictionary", offset)
        parser.expect("=", f"expected '=' after key '{name}' in key-value pair")
        entries[name] = parse_value()

    parser.parse_delimited("{", parse_entry)
    return DictionaryAttr(entries), dynamic


def print_apply_registered_pass_options(
    printer: Printer, op: ApplyRegisteredPassOp, options: DictionaryAttr | None, dynamic: Sequence[Value]
) -> None:
    if options is None or not options.entries:
        return

    def print_value(value: Attribute) -> None:
        if isinstance(value, ParamOperandAttr):
            printer.print_operand(dynamic[value.index.value])
        elif isinstance(value, ArrayAttr):
            printer.write("[")
            for index, element in enumerate(value.elements):
                printer.write(", " if index else "")
                print_value(element)
            printer.write("]")
        else:
            printer.print_attribute(value)

    printer.write("{")
    for number, (name, value) in enumerate(options.as_dict().items()):
        printer.write(", " if number else "")
        printer.print_string(name)
        printer.write(" = ")
        print_value(value)
    printer.write("}")


# ---- Choices


def parse_alternatives_op_selected_region(parser: Parser) -> Any:
    operand = parser.parse_optional_operand()
    if operand is not None:
        return None, [operand]
    where = parser.start
    selected = parser.parse_attribute(index)
    if not isinstance(selected, IntegerAttr):
        parser.custom_error("expected either an integer attribute or a transform.param operand", where)
    return selected, []


def print_alternatives_op_selected_region(
    printer: Printer, op: AlternativesOp, selected: Attribute | None, operand: Value | None
) -> None:
    if operand is not None:
        printer.print_operand(operand)
    elif isinstance(selected, IntegerAttr):
        printer.write(str(selected.value))


# ---- transform.structured.split


def parse_structured_split(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%target after 42 {dimension = 0} : type`` or ``after %sizes ... : type, type``."""
    target = parser.parse_operand()
    parser.parse_keyword("after")
    dynamic = parser.parse_optional_operand()
    static = DYNAMIC if dynamic is not None else parser.parse_int64()
    attributes = parser.parse_optional_attr_dict()
    parser.expect(":", "expected ':'")
    target_type = parser.parse_type()
    state.operands.append(parser.resolve_operand(target, target_type))
    if dynamic is not None:
        parser.expect(",", "expected ','")
        state.operands.append(parser.resolve_operand(dynamic, parser.parse_type()))
    for name, value in attributes.items():
        (state.properties if name in cls.attribute_names else state.attributes)[name] = value
    state.properties["static_chunk_sizes"] = IntegerAttr(I64, static)
    state.types.append(target_type)


def print_structured_split(op: Any, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.target)
    printer.write(" after ")
    static = op.static_chunk_sizes
    if static == DYNAMIC:
        printer.print_operand(op.dynamic_chunk_sizes)
    else:
        printer.write(str(static))
    printer.write(" ")
    printer.print_optional_attr_dict(op, {"static_chunk_sizes"})
    printer.write(" : ")
    printer.print_type(op.target.type)
    if static == DYNAMIC:
        printer.write(", ")
        printer.print_type(op.dynamic_chunk_sizes.type)
