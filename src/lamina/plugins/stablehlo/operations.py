"""The syntax of StableHLO's operations and the directives of their formats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes, parse_attributes
from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    ElementsAttr,
    IntegerAttr,
    StringAttr,
)
from lamina.ir.block import Block
from lamina.ir.dialect import load_dialect, lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.traits import Commutative
from lamina.ir.types import (
    ComplexType,
    FunctionType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TupleType,
    element_type_or_self,
    i1,
    i32,
    i64,
)
from lamina.ir.value import Value
from lamina.plugins import directive, operation_method, syntax
from lamina.plugins.stablehlo.attributes import parse_convolution, parse_dims, print_convolution, print_dims

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


# ---- Types of operands and results


def _from_function_type(parser: Parser, offset: int, type: FunctionType, operands: int) -> tuple[Type, ...]:
    if len(type.inputs) != operands:
        parser.error(f"{operands} operands present, but expected {len(type.inputs)}", offset)
    if len(type.results) != 1:
        parser.error("expected single output", offset)
    return (*type.inputs, type.results[0])


@directive("SameOperandsAndResultType")
def parse_same_operands_and_result_type(parser: Parser, count: int) -> tuple[Type, ...]:
    """Parses one type for all, or a function type."""
    offset = parser.start
    type = parser.parse_type()
    if isinstance(type, FunctionType):
        return _from_function_type(parser, offset, type, count - 1)
    return (type,) * count


@directive("SameOperandsAndResultType")
def print_same_operands_and_result_type(printer: Printer, op: Operation, *types: Type) -> None:
    if all(type is types[-1] for type in types):
        printer.print_type(types[-1])
    else:
        printer.print_functional_type(op)


@directive("VariadicSameOperandsAndResultType")
def parse_variadic_same_operands_and_result_type(
    parser: Parser, operands: Sequence[UnresolvedOperand]
) -> tuple[list[Type], Type]:
    offset = parser.start
    type = parser.parse_type()
    if isinstance(type, FunctionType):
        *inputs, result = _from_function_type(parser, offset, type, len(operands))
        return inputs, result
    return [type] * len(operands), type


@directive("VariadicSameOperandsAndResultType")
def print_variadic_same_operands_and_result_type(
    printer: Printer, op: Operation, operands: Sequence[Value], types: Sequence[Type], result: Type
) -> None:
    print_same_operands_and_result_type(printer, op, *types, result)


@directive("TupleOpType")
def parse_tuple_op_type(parser: Parser) -> tuple[list[Type], Type]:
    offset = parser.start
    type = parser.parse_type()
    if not isinstance(type, TupleType):
        parser.error("expected tuple type", offset)
    return list(type.types), type


@directive("TupleOpType")
def print_tuple_op_type(printer: Printer, op: Operation, operands: Sequence[Type], result: Type) -> None:
    printer.print_type(result)


@directive("PairwiseOpType")
def parse_pairwise_op_type(parser: Parser) -> tuple[list[Type], list[Type]]:
    types = parser.parse_type_list()
    return types, list(types)


@directive("PairwiseOpType")
def print_pairwise_op_type(printer: Printer, op: Operation, operands: Sequence[Type], results: object) -> None:
    printer.print_types(operands)


def _real_type(type: Type) -> Type | None:
    """Returns the type of the parts of complex numbers."""
    if isinstance(type, ShapedType) and isinstance(type.element_type, ComplexType):
        real: Type = type.clone_with(element_type=type.element_type.element_type)
        return real
    return None


@directive("ComplexOpType")
def parse_complex_op_type(parser: Parser) -> tuple[Type, ...]:
    offset = parser.start
    type = parser.parse_type()
    if isinstance(type, FunctionType):
        return _from_function_type(parser, offset, type, 2)
    real = _real_type(type)
    if real is None:
        parser.error("expected tensor with complex element type", offset)
    return real, real, type


@directive("ComplexOpType")
def print_complex_op_type(printer: Printer, op: Operation, lhs: Type, rhs: Type, result: Type) -> None:
    real = _real_type(result)
    if lhs is real and rhs is real:
        printer.print_type(result)
    else:
        printer.print_functional_type(op)


@directive("SelectOpType")
def parse_select_op_type(parser: Parser) -> tuple[Type, ...]:
    offset = parser.start
    types = parser.parse_type_list()
    if len(types) == 1 and isinstance(types[0], FunctionType):
        return _from_function_type(parser, offset, types[0], 3)
    if len(types) != 2:
        parser.error("expected functional type or list of two types", offset)
    return types[0], types[1], types[1], types[1]


@directive("SelectOpType")
def print_select_op_type(
    printer: Printer, op: Operation, pred: Type, on_true: Type, on_false: Type, result: Type
) -> None:
    if on_true is result and on_false is result:
        printer.print_types([pred, result])
    else:
        printer.print_functional_type(op)


# ---- Operands and attributes


@directive("VariadicOperandWithAttribute")
def parse_variadic_operand_with_attribute(parser: Parser) -> list[UnresolvedOperand]:
    """Parses operands, each followed by a comma."""
    operands = []
    while (operand := parser.parse_optional_operand()) is not None:
        operands.append(operand)
        parser.expect(",", "expected ','")
    return operands


@directive("VariadicOperandWithAttribute")
def print_variadic_operand_with_attribute(printer: Printer, op: Operation, operands: Sequence[Value]) -> None:
    printer.print_operands(operands)
    printer.write(",")


@directive("SliceRanges")
def parse_slice_ranges(parser: Parser) -> tuple[Attribute, ...]:
    """`[start:limit:stride, ...]`."""

    def parse_one() -> tuple[int, int, int]:
        start = parser.parse_int64()
        parser.expect(":", "expected ':'")
        limit = parser.parse_int64()
        return start, limit, parser.parse_int64() if parser.accept(":") else 1

    ranges = parser.parse_delimited("[", parse_one)
    return tuple(DenseArrayAttr(i64, [range[at] for range in ranges]) for at in range(3))


@directive("SliceRanges")
def print_slice_ranges(
    printer: Printer, op: Operation, starts: DenseArrayAttr, limits: DenseArrayAttr, strides: DenseArrayAttr
) -> None:
    groups = (starts.values, limits.values, strides.values)
    if len({len(group) for group in groups}) > 1:
        names = ("start_indices", "limit_indices", "strides")
        texts = [f"{name}: {', '.join(map(str, group))}" for name, group in zip(names, groups, strict=True)]
    else:
        texts = [
            f"{start}:{limit}" + (f":{step}" if step != 1 else "") for start, limit, step in zip(*groups, strict=True)
        ]
    printer.write(f"[{', '.join(texts)}]")


@directive("ExponentMantissa")
def parse_exponent_mantissa(parser: Parser) -> tuple[Attribute, Attribute]:
    offset = parser.start
    word = parser.parse_any_keyword()
    match = re.fullmatch(r"e([0-9]+)m([0-9]+)", word)
    if match is None:
        parser.error(f"expected exponent mantissa in format e#m#, saw {word}", offset)
    return IntegerAttr(i32, int(match[1])), IntegerAttr(i32, int(match[2]))


@directive("ExponentMantissa")
def print_exponent_mantissa(printer: Printer, op: Operation, exponent: IntegerAttr, mantissa: IntegerAttr) -> None:
    printer.write(f"e{exponent.value}m{mantissa.value}")


@directive("CustomCallTarget")
def parse_custom_call_target(parser: Parser) -> Attribute:
    return StringAttr(parser.parse_symbol_name())


@directive("CustomCallTarget")
def print_custom_call_target(printer: Printer, op: Operation, target: StringAttr) -> None:
    printer.print_symbol_name(target.value)


@directive("DotDimensionNumbers")
def parse_dot_dimension_numbers(parser: Parser) -> Attribute:
    """`[batching_dims = [0] x [0],] contracting_dims = [1] x [0]`."""

    def parse_pair() -> tuple[tuple[int, ...], tuple[int, ...]]:
        parser.expect("=", "expected '='")
        left = parse_dims(parser)
        parser.parse_keyword("x")
        return left, parse_dims(parser)

    batching: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    if parser.parse_optional_keyword("batching_dims"):
        batching = parse_pair()
        parser.expect(",", "expected ','")
    parser.parse_keyword("contracting_dims")
    contracting = parse_pair()
    return _attribute_class("dot")(*batching, *contracting)


@directive("DotDimensionNumbers")
def print_dot_dimension_numbers(printer: Printer, op: Operation, numbers: Any) -> None:
    if numbers.lhs_batching_dimensions or numbers.rhs_batching_dimensions:
        printer.write("batching_dims = ")
        print_dims(numbers.lhs_batching_dimensions, printer)
        printer.write(" x ")
        print_dims(numbers.rhs_batching_dimensions, printer)
        printer.write(", ")
    printer.write("contracting_dims = ")
    print_dims(numbers.lhs_contracting_dimensions, printer)
    printer.write(" x ")
    print_dims(numbers.rhs_contracting_dimensions, printer)


def _attribute_class(mnemonic: str) -> type[Attribute]:
    dialect = load_dialect("stablehlo")
    assert dialect is not None
    return dialect.attributes[mnemonic]


def _parse_precision(parser: Parser) -> Attribute:
    parser.parse_keyword("precision")
    parser.expect("=", "expected '='")
    precision = _attribute_class("precision")
    return ArrayAttr(parser.parse_delimited("[", lambda: precision.parse_parameters(parser)))


@directive("PrecisionConfig")
def parse_precision_config(parser: Parser) -> Attribute | None:
    return _parse_precision(parser) if parser.accept(",") else None


@directive("PrecisionConfig")
def print_precision_config(printer: Printer, op: Operation, precision: ArrayAttr | None) -> None:
    if precision is not None:
        values: list[Any] = list(precision.elements)
        cases = ", ".join(case.value.spelling for case in values)
        printer.write(f", precision = [{cases}]")


@directive("PrecisionConfigAndAlgorithm")
def parse_precision_config_and_algorithm(parser: Parser) -> tuple[Attribute | None, Attribute | None]:
    precision = None
    if not parser.accept(","):
        return None, None
    if not parser.at_keyword("algorithm"):
        precision = _parse_precision(parser)
        if not parser.accept(","):
            return precision, None
    parser.parse_keyword("algorithm")
    parser.expect("=", "expected '='")
    return precision, _attribute_class("dot_algorithm").parse_parameters(parser)


@directive("PrecisionConfigAndAlgorithm")
def print_precision_config_and_algorithm(
    printer: Printer, op: Operation, precision: ArrayAttr | None, algorithm: Any
) -> None:
    print_precision_config(printer, op, precision)
    if algorithm is not None:
        printer.write(", algorithm = ")
        algorithm.print_parameters(printer)


@directive("ConvolutionDimensions")
def parse_convolution_dimensions(parser: Parser) -> Attribute:
    return parse_convolution(_attribute_class("conv"), parser)


@directive("ConvolutionDimensions")
def print_convolution_dimensions(printer: Printer, op: Operation, numbers: Attribute) -> None:
    print_convolution(numbers, printer)


_WINDOW = ("stride", "pad", "lhs_dilate", "rhs_dilate", "reverse")


@directive("WindowAttributes")
def parse_window_attributes(parser: Parser) -> tuple[Attribute | None, ...]:
    """Parses `stride = [..], pad = [[..], ..], lhs_dilate = [..], rhs_dilate = [..], reverse = [..]`, each optional."""
    attributes: dict[str, Attribute] = {}
    while True:
        offset = parser.start
        name = parser.parse_optional_any_keyword()
        if name is None:
            break
        if name not in _WINDOW or name in attributes:
            parser.error(f"Unexpected keyword {name}", offset)
        parser.expect("=", "expected '='")
        attributes[name] = _window_attribute(parser, name)
        if not parser.accept(","):
            break
    return tuple(attributes.get(name) for name in _WINDOW)


def _window_attribute(parser: Parser, name: str) -> Attribute:
    if name == "pad":
        pairs = parser.parse_delimited("[", lambda: _padding_pair(parser))
        type = RankedTensorType((len(pairs), 2), i64, None)
        return DenseElementsAttr.from_attributes(type, [IntegerAttr(i64, size) for pair in pairs for size in pair])
    if name == "reverse":
        return DenseArrayAttr(i1, parser.parse_delimited("[", lambda: _flag(parser)))
    return DenseArrayAttr(i64, parser.parse_delimited("[", parser.parse_int64))


def _flag(parser: Parser) -> bool:
    if parser.kind == "bare" and parser.spelling in ("true", "false"):
        return parser.take() == "true"
    return parser.parse_integer() != 0


def _padding_pair(parser: Parser) -> list[int]:
    offset = parser.start
    pair = parser.parse_delimited("[", parser.parse_int64)
    if len(pair) != 2:
        parser.error(f"Expected array with 2 elements, got {len(pair)} elements instead", offset)
    return pair


@directive("WindowAttributes")
def print_window_attributes(printer: Printer, op: Operation, *attributes: Any) -> None:
    texts = []
    for name, attribute in zip(_WINDOW, attributes, strict=True):
        if attribute is None:
            continue
        if name == "pad":
            sizes = attribute.integers
            values = [f"[{sizes[at]}, {sizes[at + 1]}]" for at in range(0, len(sizes), 2)]
        elif name == "reverse":
            values = ["true" if value else "false" for value in attribute.values]
        else:
            values = [str(value) for value in attribute.values]
        texts.append(f"{name} = [{', '.join(values)}]")
    printer.write(", ".join(texts))


# ---- Operations


@syntax("stablehlo.constant")
def parse_constant(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """Parses `dense<...> : type`, or the generic form after the name."""
    if parser.kind == "(":
        parser.parse_generic_operation_after_name(state, cls)
        return
    parse_attributes(parser, state)
    offset = parser.start
    value = parser.parse_attribute()
    if not isinstance(value, ElementsAttr):
        parser.error("invalid kind of attribute specified", offset)
    state.properties.update(value=value)
    state.types = [value.type]


@syntax("stablehlo.constant")
def print_constant(op: ForeignOperation, printer: Printer) -> None:
    value = op.value
    if value.type is not op.output.type:
        printer.out.pop()
        printer.print_generic(op)
        return
    printer.print_optional_attr_dict(op, {"value"})
    printer.write(" ")
    printer.print_attribute(value)


@operation_method("stablehlo.constant")
def result_names(op: Operation) -> list[tuple[Value, str]]:
    return [(op.results[0], "c" if isinstance(element_type_or_self(op.results[0].type), IntegerType) else "cst")]


@operation_method("stablehlo.while")
def block_argument_names(op: Operation, region: Region) -> list[tuple[Value, str]]:
    return [(argument, "iterArg") for block in list(region.blocks)[:1] for argument in block.arguments]


@syntax("stablehlo.while")
def parse_while(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`(%iterArg = %value, ...) : types attributes {...} cond {...} do {...}`."""
    pairs: list[tuple[UnresolvedOperand, UnresolvedOperand]] = []

    def parse_pair() -> None:
        argument = parser.parse_operand()
        parser.expect("=", "expected '='")
        pairs.append((argument, parser.parse_operand()))

    offset = parser.start
    parser.parse_delimited("(", parse_pair)
    if pairs:
        parser.expect(":", "expected ':'")
        state.types = parser.parse_type_list()
    if len(state.types) != len(pairs):
        parser.custom_error(f"{len(pairs)} operands present, but expected {len(state.types)}", offset)
    state.operands = parser.resolve_operands([operand for _, operand in pairs], state.types, offset)
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    for word in ("cond", "do"):
        parser.parse_keyword(word)
        arguments = [Argument(name, type) for (name, _), type in zip(pairs, state.types, strict=True)]
        parser.parse_region(state.add_region(), arguments)


@syntax("stablehlo.while")
def print_while(op: ForeignOperation, printer: Printer) -> None:
    condition, body = op.regions
    arguments = [] if body.empty else body.entry_block.arguments
    printer.write("(")
    for number, (argument, operand) in enumerate(zip(arguments, op.operands, strict=False)):
        printer.write(", " if number else "")
        printer.print_operand(argument)
        printer.write(" = ")
        printer.print_operand(operand)
    printer.write(")")
    if op.operands:
        printer.write(" : ")
        printer.print_types(op.operand_types)
    printer.print_optional_attr_dict_with_keyword(op)
    printer.newline()
    printer.write("cond ")
    printer.print_region(condition, entry_arguments=False)
    printer.write(" do ")
    printer.print_region(body, entry_arguments=False)


@syntax("stablehlo.reduce")
def parse_reduce(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """`(%x init: %c), ... [applies dialect.op] across dimensions = [..] : type [reducer(...) {...}]`."""
    operands: list[UnresolvedOperand] = []
    initial: list[UnresolvedOperand] = []

    def parse_pair() -> None:
        parser.expect("(", "expected '('")
        operands.append(parser.parse_operand())
        parser.parse_keyword("init")
        parser.expect(":", "expected ':'")
        initial.append(parser.parse_operand())
        parser.expect(")", "expected ')'")

    offset = parser.start
    parser.parse_comma_separated(parse_pair)
    inner: type[Operation] | None = None
    if parser.parse_optional_keyword("applies"):
        inner = _inner_operation(parser, state, offset)
    parser.parse_keyword("across")
    parser.parse_keyword("dimensions")
    parser.expect("=", "expected '='")
    dimensions = parser.parse_delimited("[", parser.parse_int64)
    parse_attributes(parser, state)
    state.properties.update(dimensions=DenseArrayAttr(i64, dimensions))
    parser.expect(":", "expected ':'")
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        parser.error("expected function type", offset)
    if not type.inputs:
        parser.error("input types missing in reduce-op function type", offset)
    state.types = list(type.results)
    state.operands = parser.resolve_operands(operands + initial, list(type.inputs), offset)
    if inner is None:
        _parse_reducer(parser, state)
    else:
        scalar = RankedTensorType((), element_type_or_self(type.inputs[0]), None)
        block = state.add_region().append(Block())
        arguments = [block.add_argument(scalar, state.location) for _ in range(2)]
        result = inner(operands=arguments, result_types=[scalar], location=state.location)
        block.append(result)
        terminator: Any = lookup_operation(f"{cls.name.partition('.')[0]}.return")
        block.append(terminator(operands=list(result.results), location=state.location))


def _inner_operation(parser: Parser, state: OperationState, offset: int) -> type[Operation]:
    name = parser.parse_custom_operation_name()
    dialect = state.name.partition(".")[0]
    operation = lookup_operation(name)
    if operation is None or name.partition(".")[0] != dialect or not _is_commutative_binary(operation):
        parser.error(
            f"expected the inner-op to be a commutative binary-op from the {dialect} dialect, with zero region, "
            "producing single result",
            offset,
        )
    return operation


def _is_commutative_binary(cls: type[Operation]) -> bool:
    definition = cls.definition
    return bool(
        cls.trait_bits & Commutative.bit
        and len(definition.operands) == 2
        and len(definition.results) == 1
        and not definition.regions
        and not any(field.is_variadic for field in definition.operands)
    )


def _parse_reducer(parser: Parser, state: OperationState) -> None:
    parser.parse_keyword("reducer")
    arguments: list[Argument] = []
    initial: list[Argument] = []

    def parse_one() -> Argument:
        name = parser.parse_operand(allow_result_number=False)
        parser.expect(":", "expected ':'")
        argument = Argument(name, parser.parse_type())
        argument.location = parser.parse_optional_location()
        return argument

    while parser.accept("("):
        arguments.append(parse_one())
        parser.expect(",", "expected ','")
        initial.append(parse_one())
        parser.expect(")", "expected ')'")
    parser.parse_region(state.add_region(), arguments + initial)


@syntax("stablehlo.reduce")
def print_reduce(op: ForeignOperation, printer: Printer) -> None:
    count = len(op.operands) // 2
    body = op.regions[0]
    for number in range(count):
        printer.write(", (" if number else "(")
        printer.print_operand(op.operands[number])
        printer.write(" init: ")
        printer.print_operand(op.operands[number + count])
        printer.write(")")
    inner = _sole_operation(op, body)
    if inner is not None:
        printer.write(f" applies {inner.name}")
    dimensions = op.dimensions
    printer.write(f" across dimensions = [{', '.join(map(str, dimensions))}]")
    printer.print_optional_attr_dict(op, {"dimensions"})
    printer.write(" : ")
    printer.print_functional_type(op)
    if inner is None:
        printer.newline()
        printer.write(" reducer")
        arguments = body.entry_block.arguments
        for number in range(count):
            printer.write("(")
            printer.print_region_argument(arguments[number])
            printer.write(", ")
            printer.print_region_argument(arguments[number + count])
            printer.write(") ")
        printer.write(" ")
        printer.print_region(body, entry_arguments=False)


def _sole_operation(op: Operation, body: Region) -> Operation | None:
    """Returns the single operation of a reducer that the short form can express."""
    operations = [] if body.empty else list(body.entry_block.operations)
    if len(operations) != 2 or not op.operands:
        return None
    inner, terminator = operations
    arguments = list(body.entry_block.arguments)
    first = op.operands[0].type
    if not isinstance(first, ShapedType):
        return None
    scalar = RankedTensorType((), first.element_type, None)
    fits = (
        inner.is_registered
        and inner.name.partition(".")[0] == op.name.partition(".")[0]
        and _is_commutative_binary(type(inner))
        and all(type_ is scalar for type_ in [*inner.operand_types, *inner.result_types])
        and inner.operands == arguments
        and terminator.name.endswith(".return")
        and terminator.operands == list(inner.results)
    )
    return inner if fits else None
