"""Hand-written syntax of affine operations; see also memory_syntax for accesses to memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import ensure_terminator, parse_attribute_of, parse_attributes
from lamina.asm.repeated_headers import Header
from lamina.define import index_lists, operand_segments, property_of, set_property
from lamina.dialects.affine.memory_syntax import (
    parse_dma_start,
    parse_dma_wait,
    parse_load,
    parse_prefetch,
    parse_store,
    parse_vector_load,
    parse_vector_store,
    print_dma_start,
    print_dma_wait,
    print_load,
    print_prefetch,
    print_store,
    print_vector_load,
    print_vector_store,
)
from lamina.dialects.affine.ops import (
    AffineApplyOp,
    AffineForOp,
    AffineIfOp,
    AffineMinOp,
    AffineParallelOp,
)
from lamina.dialects.arith.enums import AtomicRMWKind
from lamina.ir import affine
from lamina.ir.affine import AffineExpr, AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseElementsAttr,
    DenseI32ArrayAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
)
from lamina.ir.types import IndexType, RankedTensorType, i32, i64
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.affine.ops import (
        AffineDelinearizeIndexOp,
        AffineLinearizeIndexOp,
        AffineMaxOp,
    )
    from lamina.ir.attributes import DenseArrayAttr
    from lamina.ir.operation import Operation

# The operations' functions are looked up here.
__all__ = [
    "parse_dma_start",
    "parse_dma_wait",
    "parse_load",
    "parse_prefetch",
    "parse_store",
    "parse_vector_load",
    "parse_vector_store",
    "print_dma_start",
    "print_dma_wait",
    "print_load",
    "print_prefetch",
    "print_store",
    "print_vector_load",
    "print_vector_store",
]

INDEX = IndexType()
SEGMENTS = "operandSegmentSizes"


# ---- Shared pieces


def parse_dim_and_symbol_list(parser: Parser) -> tuple[list[Value], int]:
    """``(%dims)[%symbols]``: the values and how many of them are dims."""
    dims = parser.parse_operand_list("(")
    symbols = parser.parse_operand_list("[") if parser.kind == "[" else []
    return parser.resolve_operands([*dims, *symbols], INDEX), len(dims)


def print_dim_and_symbol_list(printer: Printer, operands: Sequence[Value], num_dims: int) -> None:
    printer.write("(")
    printer.print_operands(operands[:num_dims])
    printer.write(")")
    if len(operands) > num_dims:
        printer.write("[")
        printer.print_operands(operands[num_dims:])
        printer.write("]")


def parse_arrow_types(parser: Parser) -> list[Type]:
    if not parser.accept("->"):
        return []
    if parser.kind == "(":
        return parser.parse_delimited("(", parser.parse_type)
    return [parser.parse_type()]


def _parse_region_and_attributes(parser: Parser, state: OperationState, arguments: Sequence[Argument]) -> None:
    region = state.add_region()
    parser.parse_region(region, arguments)
    ensure_terminator(region, "affine.yield", state.location)
    parse_attributes(parser, state)


# ---- affine.apply, affine.min, affine.max


def parse_apply(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``affine_map<...>(%dims)[%symbols]``."""
    attribute = parse_attribute_of(parser, AffineMapAttr)
    state.operands, num_dims = parse_dim_and_symbol_list(parser)
    parse_attributes(parser, state)
    map = attribute.map
    if map.num_dims != num_dims or num_dims + map.num_symbols != len(state.operands):
        parser.custom_error("dimension or symbol index mismatch", state.offset)
    set_property(state, AffineApplyOp.map, attribute)
    state.types = [INDEX] * map.num_results


def _parse_min_max(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    set_property(state, AffineMinOp.map, parse_attribute_of(parser, AffineMapAttr))
    state.operands, _ = parse_dim_and_symbol_list(parser)
    parse_attributes(parser, state)
    state.types = [INDEX]


def _print_map_operation(operation: AffineApplyOp | AffineMinOp | AffineMaxOp, printer: Printer) -> None:
    attribute = property_of(operation, AffineApplyOp.map, AffineMapAttr)
    printer.write(" ")
    printer.print_attribute(attribute)
    print_dim_and_symbol_list(printer, operation.operands, attribute.map.num_dims)
    printer.print_optional_attr_dict(operation, ("map",))


parse_min = parse_max = _parse_min_max
print_apply = print_min = print_max = _print_map_operation


# ---- affine.for


def parse_for(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%i = lower to upper [step n] [iter_args(...) -> (...)] { ... }``."""
    header = parser.parse_header(state, partial(_parse_for_header, parser))
    _parse_region_and_attributes(parser, state, header.arguments)


def _parse_for_header(parser: Parser, state: OperationState) -> Header:
    induction = parser.parse_argument()
    induction.type = INDEX
    parser.expect("=", "expected '='")
    lower = _parse_bound(parser, state, "lowerBoundMap", "max")
    parser.parse_keyword("to", " between bounds")
    upper = _parse_bound(parser, state, "upperBoundMap", "min")
    step = 1
    if parser.parse_optional_keyword("step"):
        offset = parser.start
        step = parser.parse_integer_attr(INDEX).value
        if step < 0:
            parser.custom_error("expected step to be representable as a positive signed integer", offset)
    set_property(state, AffineForOp.step, IntegerAttr(INDEX, step))
    arguments: list[Argument] = []
    initial: list[Value] = []
    if parser.parse_optional_keyword("iter_args"):
        arguments, operands = parser.parse_assignments()
        parser.expect("->", "expected '->'")
        state.types = parser.parse_delimited("(", parser.parse_type) if parser.kind == "(" else [parser.parse_type()]
        for argument, operand, type in zip(arguments, operands, state.types, strict=False):
            argument.type = type
            initial.append(parser.resolve_operand(operand, type))
    if len(arguments) != len(state.types):
        parser.custom_error("mismatch between the number of loop-carried values and results", state.offset)
    state.operands = [*lower, *upper, *initial]
    state.properties[SEGMENTS] = DenseI32ArrayAttr([len(lower), len(upper), len(initial)])
    return Header([induction, *arguments])


def _parse_bound(parser: Parser, state: OperationState, name: str, word: str) -> list[Value]:
    """``%value``, a number, or ``[min|max] map(%dims)[%symbols]``."""
    has_word = parser.parse_optional_keyword(word)
    operands = parser.parse_operand_list()
    if operands:
        if len(operands) > 1:
            parser.custom_error("expected only one loop bound operand", state.offset)
        state.properties[name] = AffineMapAttr(AffineMap(0, 1, [affine.symbol(0)]))
        return [parser.resolve_operand(operands[0], INDEX)]
    offset = parser.start
    attribute = parser.parse_attribute(INDEX)
    if isinstance(attribute, IntegerAttr):
        state.properties[name] = AffineMapAttr(AffineMap.constant_map(attribute.value))
        return []
    if not isinstance(attribute, AffineMapAttr):
        parser.custom_error("expected valid affine map representation for loop bounds", state.offset)
    values, num_dims = parse_dim_and_symbol_list(parser)
    map = attribute.map
    if map.num_dims != num_dims:
        parser.custom_error("dim operand count and affine map dim count must match", state.offset)
    if num_dims + map.num_symbols != len(values):
        parser.custom_error("symbol operand count and affine map symbol count must match", state.offset)
    if map.num_results > 1 and not has_word:
        which = "lower" if word == "max" else "upper"
        parser.custom_error(f"{which} loop bound affine map with multiple results requires '{word}' prefix", offset)
    state.properties[name] = attribute
    return values


def print_for(operation: AffineForOp, printer: Printer) -> None:
    region = operation.regions[0]
    induction, *arguments = region.arguments
    sizes = operand_segments(operation)
    operands = operation.operands
    lower, rest = operands[: sizes[0]], operands[sizes[0] :]
    upper, initial = rest[: sizes[1]], rest[sizes[1] :]
    printer.write(" ")
    printer.print_region_argument(induction, omit_type=True)
    printer.write(" = ")
    _print_bound(printer, property_of(operation, AffineForOp.lower_bound_map, AffineMapAttr), lower, "max")
    printer.write(" to ")
    _print_bound(printer, property_of(operation, AffineForOp.upper_bound_map, AffineMapAttr), upper, "min")
    if operation.step != 1:
        printer.write(f" step {operation.step}")
    if initial:
        printer.write(" iter_args(")
        for position, (argument, value) in enumerate(zip(arguments, initial, strict=True)):
            if position:
                printer.write(", ")
            printer.print_operand(argument)
            printer.write(" = ")
            printer.print_operand(value)
        printer.write(") -> (")
        printer.print_types([value.type for value in initial])
        printer.write(")")
    printer.write(" ")
    printer.print_region(region, entry_arguments=False, terminators=bool(initial))
    printer.print_optional_attr_dict(operation, {"lowerBoundMap", "upperBoundMap", "step", SEGMENTS})


def _print_bound(printer: Printer, attribute: AffineMapAttr, operands: Sequence[Value], word: str) -> None:
    map: AffineMap = attribute.map
    if map.num_results == 1:
        expr: Any = map.results[0]
        if not map.num_dims and not map.num_symbols and expr.kind == "constant":
            printer.write(str(expr.value))
            return
        if not map.num_dims and map.num_symbols == 1 and expr.kind == "symbol":
            printer.print_operand(operands[0])
            return
    else:
        printer.write(f"{word} ")
    printer.print_attribute(attribute)
    print_dim_and_symbol_list(printer, operands, map.num_dims)


# ---- affine.if


def parse_if(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``affine_set<...>(%dims)[%symbols] [-> types] { ... } [else { ... }]``."""
    attribute = parse_attribute_of(parser, IntegerSetAttr)
    set_property(state, AffineIfOp.condition, attribute)
    state.operands, num_dims = parse_dim_and_symbol_list(parser)
    condition = attribute.set
    if condition.num_dims != num_dims:
        parser.custom_error("dim operand count and integer set dim count must match", state.offset)
    if num_dims + condition.num_symbols != len(state.operands):
        parser.custom_error("symbol operand count and integer set symbol count must match", state.offset)
    state.types = parse_arrow_types(parser)
    then_region = state.add_region()
    parser.parse_region(then_region)
    ensure_terminator(then_region, "affine.yield", state.location)
    else_region = state.add_region()
    if parser.parse_optional_keyword("else"):
        parser.parse_region(else_region)
        ensure_terminator(else_region, "affine.yield", state.location)
    parse_attributes(parser, state)


def print_if(operation: AffineIfOp, printer: Printer) -> None:
    attribute = property_of(operation, AffineIfOp.condition, IntegerSetAttr)
    printer.write(" ")
    printer.print_attribute(attribute)
    print_dim_and_symbol_list(printer, operation.operands, attribute.set.num_dims)
    printer.print_optional_arrow_type_list(operation.result_types)
    printer.write(" ")
    then_region, else_region = operation.regions
    has_results = bool(operation.results)
    printer.print_region(then_region, entry_arguments=False, terminators=has_results)
    if not else_region.empty:
        printer.write(" else ")
        printer.print_region(else_region, entry_arguments=False, terminators=has_results)
    printer.print_optional_attr_dict(operation, ("condition",))


# ---- affine.parallel


def parse_parallel(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(%i) = (lower) to (upper) [step (n)] [reduce ("addf") -> (types)] { ... }``."""
    inductions = parser.parse_argument_list("(")
    for induction in inductions:
        induction.type = INDEX
    parser.expect("=", "expected '='")
    _parse_bounds(parser, state, "lowerBounds", "max")
    parser.parse_keyword("to")
    _parse_bounds(parser, state, "upperBounds", "min")
    steps = [1] * len(inductions)
    if parser.parse_optional_keyword("step"):
        map, _ = parser.parse_affine_map_of_ssa_ids("(")
        exprs: list[Any] = list(map.results)
        if any(expr.kind != "constant" for expr in exprs):
            parser.custom_error("steps must be constant integers", state.offset)
        steps = [expr.value for expr in exprs]
    set_property(state, AffineParallelOp.steps, ArrayAttr([IntegerAttr(i64, step) for step in steps]))
    reductions: list[IntegerAttr] = []
    if parser.parse_optional_keyword("reduce"):
        reductions = parser.parse_delimited("(", lambda: _parse_reduction(parser))
    set_property(state, AffineParallelOp.reductions, ArrayAttr(reductions))
    state.types = parse_arrow_types(parser)
    _parse_region_and_attributes(parser, state, inductions)


def _parse_reduction(parser: Parser) -> IntegerAttr:
    offset = parser.start
    attribute = parse_attribute_of(parser, StringAttr)
    kind = AtomicRMWKind.from_spelling(attribute.value)
    if kind is None:
        parser.custom_error(f"invalid reduction value: {attribute}", offset)
    return IntegerAttr(i64, kind.value)


class _Bounds:
    """Bounds under construction: expressions over dims and symbols that may be listed repeatedly."""

    def __init__(self) -> None:
        self.exprs: list[tuple[AffineExpr, list[UnresolvedOperand], list[UnresolvedOperand]]] = []
        self.groups: list[int] = []

    def parse(self, parser: Parser, word: str) -> None:
        if not parser.parse_optional_keyword(word):
            self.exprs.append(parser.parse_affine_expr_of_ssa_ids())
            self.groups.append(1)
            return
        map, operands = parser.parse_affine_map_of_ssa_ids("(")
        dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
        self.exprs.extend((expr, dims, symbols) for expr in map.results)
        self.groups.append(map.num_results)

    def resolve(self, parser: Parser) -> tuple[AffineMap, list[Value]]:
        """Returns one map over the operands without repetition."""
        dims: list[Value] = []
        symbols: list[Value] = []
        results = []
        for expr, own_dims, own_symbols in self.exprs:
            dim_exprs: list[AffineExpr] = [affine.dim(_position(parser, dims, name)) for name in own_dims]
            symbol_exprs: list[AffineExpr] = [affine.symbol(_position(parser, symbols, name)) for name in own_symbols]
            results.append(expr.replace_dims_and_symbols(dim_exprs, symbol_exprs))
        return AffineMap(len(dims), len(symbols), results), [*dims, *symbols]


def _position(parser: Parser, values: list[Value], name: UnresolvedOperand) -> int:
    value = parser.resolve_operand(name, INDEX)
    for position, known in enumerate(values):
        if known is value:
            return position
    values.append(value)
    return len(values) - 1


def _parse_bounds(parser: Parser, state: OperationState, name: str, word: str) -> None:
    """``(%i + 1, min(%j, 5))``: the map and how many of its results belong to each bound."""
    bounds = _Bounds()
    parser.parse_delimited("(", lambda: bounds.parse(parser, word))
    map, operands = bounds.resolve(parser)
    state.operands += operands
    state.properties[f"{name}Map"] = AffineMapAttr(map)
    type = RankedTensorType([len(bounds.groups)], i32)
    state.properties[f"{name}Groups"] = DenseElementsAttr.from_attributes(
        type, [IntegerAttr(i32, size) for size in bounds.groups]
    )


def print_parallel(operation: AffineParallelOp, printer: Printer) -> None:
    region = operation.regions[0]
    operands = operation.operands
    lower_map = operation.lower_bounds_map
    printer.write(" (")
    printer.print_operands(region.arguments)
    printer.write(") = (")
    _print_bounds(printer, operation.properties, "lowerBounds", operands[: lower_map.num_inputs], "max")
    printer.write(") to (")
    _print_bounds(printer, operation.properties, "upperBounds", operands[lower_map.num_inputs :], "min")
    printer.write(")")
    steps = operation.steps
    if any(step != 1 for step in steps):
        printer.write(" step (" + ", ".join(map(str, steps)) + ")")
    has_results = bool(operation.results)
    if has_results:
        names = ", ".join(f'"{kind}"' for kind in operation.reductions)
        printer.write(f" reduce ({names}) -> (")
        printer.print_types(operation.result_types)
        printer.write(")")
    printer.write(" ")
    printer.print_region(region, entry_arguments=False, terminators=has_results)
    elided = {"reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps"}
    printer.print_optional_attr_dict(operation, elided)


def _print_bounds(printer: Printer, properties: Any, name: str, operands: Sequence[Value], word: str) -> None:
    map: AffineMap = properties[f"{name}Map"].map
    start = 0
    for size in (attribute.value for attribute in properties[f"{name}Groups"].values):
        if start:
            printer.write(", ")
        if size == 1:
            dims, symbols = operands[: map.num_dims], operands[map.num_dims :]
            printer.print_affine_expr_of_ssa_ids(map.results[start], dims, symbols)
        else:
            printer.write(f"{word}(")
            printer.print_affine_map_of_ssa_ids(map.slice_map(start, size), operands)
            printer.write(")")
        start += size


# ---- affine.delinearize_index, affine.linearize_index


def parse_dynamic_index_list(parser: Parser) -> Any:
    """Returns a basis: values and numbers in parentheses."""
    return index_lists.parse_dynamic_index_list(parser, "(")


def print_dynamic_index_list(
    printer: Printer,
    op: AffineDelinearizeIndexOp | AffineLinearizeIndexOp,
    operands: Sequence[Value],
    static: DenseArrayAttr,
) -> None:
    index_lists.print_dynamic_index_list(printer, op, operands, static, delimiters="()")
