"""Loops: nests of bounds and steps, canonical loops and the transformations that name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attribute_of, parse_attributes
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, TypeAttr, UnitAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import i64, index
from lamina.ir.value import Value
from lamina.plugins import directive, operation_method, syntax

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer


def _handle_type() -> Type:
    """`!omp.cli`: a handle to a canonical loop."""
    dialect = load_dialect("omp")
    assert dialect is not None
    type: Type = dialect.types["cli"]()
    return type


# ---- `(%i, %j) : index = (%a, %b) to (%c, %d) inclusive step (%e, %f) collapse(2) tiles(4, 8) {...}`


@syntax("omp.loop_nest")
def parse_nest(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    variables = parser.parse_delimited("(", lambda: parser.parse_argument())
    type = parser.parse_colon_type()
    count = len(variables)
    parser.expect("=", "expected '='")
    lower = _parse_group(parser, count)
    parser.parse_keyword("to")
    upper = _parse_group(parser, count)
    for variable in variables:
        variable.type = type
    if parser.parse_optional_keyword("inclusive"):
        state.properties.update(loop_inclusive=UnitAttr())
    parser.parse_keyword("step")
    steps = _parse_group(parser, count)
    if parser.parse_optional_keyword("collapse"):
        parser.expect("(", "expected '('")
        state.properties.update(collapse_num_loops=parse_attribute_of(parser, IntegerAttr))
        parser.expect(")", "expected ')'")
    if parser.parse_optional_keyword("tiles"):
        sizes = parser.parse_delimited("(", parser.parse_int64)
        state.properties.update(tile_sizes=DenseI64ArrayAttr(sizes))
    parser.parse_region(state.add_region(), variables)
    state.operands = [parser.resolve_operand(bound, type) for bound in (*lower, *upper, *steps)]
    parse_attributes(parser, state)


def _parse_group(parser: Parser, count: int) -> list[UnresolvedOperand]:
    offset = parser.start
    operands = parser.parse_operand_list("(")
    if len(operands) != count:
        parser.custom_error(f"expected {count} operands", offset)
    return operands


@syntax("omp.loop_nest")
def print_nest(op: ForeignOperation, printer: Printer) -> None:
    region = op.regions[0]
    printer.write(" (")
    printer.print_operands(region.arguments)
    printer.write(")")
    printer.print_colon_type(region.arguments[0].type)
    for word, operands in ((" = (", op.loop_lower_bounds), (") to (", op.loop_upper_bounds)):
        printer.write(word)
        printer.print_operands(operands)
    printer.write(") inclusive step (" if op.loop_inclusive else ") step (")
    printer.print_operands(op.loop_steps)
    printer.write(") ")
    collapse = attribute_of(op, "collapse_num_loops")
    if collapse is not None and collapse.value > 1:
        printer.write(f"collapse({collapse.value}) ")
    tiles = attribute_of(op, "tile_sizes")
    if tiles is not None:
        printer.write(f"tiles({', '.join(map(str, tiles.values))}) ")
    printer.print_region(region, entry_arguments=False)


# ---- `(%cli) %iv : i32 in range(%trip_count) {...}`


@syntax("omp.canonical_loop")
def parse_canonical(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    handle = None
    if parser.accept("("):
        handle = parser.parse_operand()
        parser.expect(")", "expected ')'")
    variable = parser.parse_argument()
    type = parser.parse_colon_type()
    variable.type = type
    parser.parse_keyword("in")
    parser.parse_keyword("range")
    parser.expect("(", "expected '('")
    count = parser.parse_operand()
    parser.expect(")", "expected ')'")
    parser.parse_region(state.add_region(), [Argument(variable.operand, type)])
    parse_attributes(parser, state)
    state.operands = [parser.resolve_operand(count, type)]
    if handle is not None:
        state.operands.append(parser.resolve_operand(handle, _handle_type()))


@syntax("omp.canonical_loop")
def print_canonical(op: ForeignOperation, printer: Printer) -> None:
    if op.cli is not None:
        printer.write("(")
        printer.print_operand(op.cli)
        printer.write(")")
    variable = op.regions[0].arguments[0]
    printer.write(" ")
    printer.print_operand(variable)
    printer.print_colon_type(variable.type)
    printer.write(" in range(")
    printer.print_operand(op.trip_count)
    printer.write(") ")
    printer.print_region(op.regions[0], entry_arguments=False)
    printer.print_optional_attr_dict(op)


def _loops_in(region: Region) -> list[Operation]:
    return [op for block in region.blocks for op in block.operations if is_operation(op, "omp.canonical_loop")]


def _nesting(op: Operation) -> str:
    """What tells a loop from the others of a function: `_s0_d1` for the only loop in the first of several, `_r1` for
    the second region of an operation."""
    steps: list[str] = []
    at: Operation | None = op
    while at is not None:
        region = None if at.parent is None else at.parent.parent
        if region is None:
            break
        if is_operation(at, "omp.canonical_loop"):
            loops = _loops_in(region)
            number = next(number for number, loop in enumerate(loops) if loop is at)
            steps.append(f"_s{number}" if len(loops) > 1 else "")
        holder = at.parent_op
        if holder is not None and len(holder.regions) > 1:
            steps.append(f"_r{next(number for number, nested in enumerate(holder.regions) if nested is region)}")
        at = holder
    return _joined(list(reversed(steps)))


def _joined(steps: list[str]) -> str:
    """Joins the steps, outermost first; only loops, which are empty steps, count as depth."""
    text, depth = "", -1
    for number, step in enumerate(steps):
        if step:
            text += f"_d{depth}" if depth > 0 else ""
            text += step
            depth = 0
        elif number == 0 or steps[number - 1][:2] != "_r":
            depth += 1
    return text + (f"_d{depth}" if depth > 0 else "")


@operation_method("omp.canonical_loop")
def block_argument_names(op: ForeignOperation, region: Region) -> Iterable[tuple[Value, str]]:
    """`%iv`, with the nesting of the loop."""
    return [(argument, f"iv{_nesting(op)}") for argument in region.arguments[:1]]


@operation_method("omp.new_cli")
def result_names(op: ForeignOperation) -> Iterable[tuple[Value, str]]:
    """Names the handle after the operation that generates the loop."""
    result = op.results[0]
    for use in result.uses:
        user, position = use.owner, use.index
        if is_operation(user, "omp.canonical_loop"):
            return [(result, f"canonloop{_nesting(user)}")]
        if is_operation(user, "omp.tile"):
            count = attribute_of(user, "operandSegmentSizes").values[0]
            if position < count:
                half = count // 2
                word = "grid" if position < half else "intratile"
                return [(result, f"{word}{position % half + 1}")]
    return [(result, "cli")]


# ---- `(%grid, %intratile) <- (%loop)`


@directive("LoopTransformClis")
def parse_handles(parser: Parser) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand]]:
    generated: list[UnresolvedOperand] = []
    if parser.kind != "<":
        generated = parser.parse_operand_list("(")
    parser.expect("<", "expected '<'")
    parser.expect("-", "expected '-'")
    return generated, parser.parse_operand_list("(")


@directive("LoopTransformClis")
def print_handles(printer: Printer, op: Operation, generated: list[Value], applied: list[Value]) -> None:
    if generated:
        printer.write("(")
        printer.print_operands(generated)
        printer.write(")")
    printer.write(" <- (")
    printer.print_operands(applied)
    printer.write(")")


@syntax("omp.unroll_heuristic")
def parse_unroll(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    parser.expect("(", "expected '('")
    state.operands = [parser.resolve_operand(parser.parse_operand(), _handle_type())]
    parser.expect(")", "expected ')'")
    parse_attributes(parser, state)


@syntax("omp.unroll_heuristic")
def print_unroll(op: ForeignOperation, printer: Printer) -> None:
    printer.write("(")
    printer.print_operands(op.operands)
    printer.write(")")
    printer.print_optional_attr_dict(op)


# ---- `%device : i32, !type(%p : i32), %n, %m`: memory of a device


@syntax("omp.target_allocmem")
def parse_allocation(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    device = parser.parse_operand()
    device_type = parser.parse_colon_type()
    parser.expect(",", "expected ','")
    state.properties.update(in_type=TypeAttr(parser.parse_type()))
    state.operands = [parser.resolve_operand(device, device_type)]
    count = 0
    if parser.accept("("):
        offset = parser.start
        parameters = parser.parse_operand_list()
        parser.expect(":", "expected ':'")
        state.operands += parser.resolve_operands(parameters, parser.parse_type_list(), offset)
        parser.expect(")", "expected ')'")
        count = len(parameters)
    sizes = parser.parse_operand_list() if parser.accept(",") else []
    state.operands += [parser.resolve_operand(size, index) for size in sizes]
    parse_attributes(parser, state)
    state.properties.update(operandSegmentSizes=DenseI32ArrayAttr([1, count, len(sizes)]))
    state.types = [i64]


@syntax("omp.target_allocmem")
def print_allocation(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.device)
    printer.print_colon_type(op.device.type)
    printer.write(", ")
    printer.print_type(op.in_type)
    if op.typeparams:
        printer.write("(")
        printer.print_operands(op.typeparams)
        printer.write(" : ")
        printer.print_types([value.type for value in op.typeparams])
        printer.write(")")
    for size in op.shape:
        printer.write(", ")
        printer.print_operand(size)
    printer.print_optional_attr_dict(op, ("in_type", "operandSegmentSizes"))
