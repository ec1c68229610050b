"""Hand-written syntax of scf operations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes, ensure_terminator, parse_attributes
from lamina.asm.repeated_headers import Header
from lamina.define import operand_segments, set_operand_segments, set_property
from lamina.define.assembly_format.parse_calls import parse_function_type
from lamina.define.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from lamina.dialects.scf import ops
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseArrayAttr, DenseI64ArrayAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, IndexType, i1
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.scf.ops import (
        ExecuteRegionOp,
        ForallOp,
        ForOp,
        IfOp,
        IndexSwitchOp,
        InParallelOp,
        ParallelOp,
        WhileOp,
    )
    from lamina.ir.operation import Operation

INDEX = IndexType()


def print_assignments(printer: Printer, arguments: Sequence[Value], operands: Sequence[Value]) -> None:
    """Prints `` iter_args(%argument = %operand, ...)``, nothing if there are none."""
    printer.write("(")
    for position, (argument, operand) in enumerate(zip(arguments, operands, strict=True)):
        if position:
            printer.write(", ")
        printer.print_operand(argument)
        printer.write(" = ")
        printer.print_operand(operand)
    printer.write(")")


def parse_optional_arrow_types(parser: Parser) -> list[Type]:
    """Parses ``-> type`` or ``-> (types)``; none if there is no arrow."""
    if not parser.accept("->"):
        return []
    if parser.kind == "(":
        return parser.parse_delimited("(", parser.parse_type)
    return [parser.parse_type()]


def _fail(parser: Parser, state: OperationState, message: str, offset: int) -> NoReturn:
    """Returns an error about the operation as a whole, which names it."""
    parser.custom_error(message, offset)


# ---- scf.for


def parse_for(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[unsigned] %i = %lb to %ub step %s [iter_args(...) -> (...)] [: type] { ... }``."""
    header = parser.parse_header(state, partial(_parse_for_header, parser))
    type = header.arguments[0].type
    assert type is not None
    region = state.add_region()
    parser.parse_region(region, header.arguments)
    ensure_terminator(region, "scf.yield", state.location)
    # Restored after the region, whose values are not visible outside.
    state.operands = parser.resolve_operands(header.unresolved[:3], type)
    state.operands += parser.resolve_operands(header.unresolved[3:], state.types)
    parse_attributes(parser, state)


def _parse_for_header(parser: Parser, state: OperationState) -> Header:
    if parser.parse_optional_keyword("unsigned"):
        set_property(state, ops.ForOp.unsigned_cmp, UnitAttr())
    induction = Argument(parser.parse_operand())
    parser.expect("=", "expected '='")
    lower = parser.parse_operand()
    parser.parse_keyword("to")
    upper = parser.parse_operand()
    parser.parse_keyword("step")
    step = parser.parse_operand()
    arguments: list[Argument] = []
    operands: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("iter_args"):
        arguments, operands = parser.parse_assignments()
        parser.expect("->", "expected '->'")
        state.types = parser.parse_delimited("(", parser.parse_type) if parser.kind == "(" else [parser.parse_type()]
    if len(operands) != len(state.types):
        _fail(parser, state, "mismatch in number of loop-carried values and defined values", state.offset)
    type: Type = INDEX
    if parser.accept(":"):
        type = parser.parse_type()
    induction.type = type
    for argument, result_type in zip(arguments, state.types, strict=True):
        argument.type = result_type
    return Header([induction, *arguments], [lower, upper, step, *operands])


def print_for(operation: ForOp, printer: Printer) -> None:
    region = operation.regions[0]
    induction, *arguments = region.arguments
    lower, upper, step, *initial = operation.operands
    if operation.unsigned_cmp:
        printer.write(" unsigned")
    printer.write(" ")
    printer.print_operand(induction)
    printer.write(" = ")
    printer.print_operand(lower)
    printer.write(" to ")
    printer.print_operand(upper)
    printer.write(" step ")
    printer.print_operand(step)
    if initial:
        printer.write(" iter_args")
        print_assignments(printer, arguments, initial)
        printer.write(" -> (")
        printer.print_types([value.type for value in initial])
        printer.write(")")
    printer.write(" ")
    if induction.type is not INDEX:
        printer.write(" : ")
        printer.print_type(induction.type)
        printer.write(" ")
    printer.print_region(region, entry_arguments=False, terminators=bool(initial))
    printer.print_optional_attr_dict(operation, {"unsignedCmp"})


# ---- scf.if


def parse_if(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``%condition [-> (types)] { ... } [else { ... }]``."""
    parser.parse_header(state, partial(_parse_if_header, parser))
    then_region = state.add_region()
    parser.parse_region(then_region)
    ensure_terminator(then_region, "scf.yield", state.location)
    else_region = state.add_region()
    if parser.parse_optional_keyword("else"):
        parser.parse_region(else_region)
        ensure_terminator(else_region, "scf.yield", state.location)
    parse_attributes(parser, state)


def _parse_if_header(parser: Parser, state: OperationState) -> Header:
    condition = parser.parse_operand()
    state.operands = [parser.resolve_operand(condition, i1)]
    state.types = parse_optional_arrow_types(parser)
    return Header()


def print_if(operation: IfOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(operation.condition)
    has_results = bool(operation.results)
    if has_results:
        printer.write(" -> (")
        printer.print_types(operation.result_types)
        printer.write(")")
    printer.write(" ")
    then_region, else_region = operation.regions
    printer.print_region(then_region, terminators=has_results)
    if not else_region.empty:
        printer.write(" else ")
        printer.print_region(else_region, terminators=has_results)
    printer.print_optional_attr_dict(operation)


# ---- scf.while


def parse_while(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(%a = %b) : function-type { ... } do { ... } [attributes {...}]``."""
    arguments: list[Argument] = []
    operands: list[UnresolvedOperand] = []
    if parser.kind == "(":
        arguments, operands = parser.parse_assignments()
    offset = parser.start
    parser.expect(":", "expected ':'")
    function_type = parse_function_type(parser)
    state.types = list(function_type.results)
    if len(function_type.inputs) != len(operands):
        counts = f"(expected {len(operands)} got {len(function_type.inputs)})"
        _fail(parser, state, f"expected as many input types as operands {counts}", offset)
    state.operands = parser.resolve_operands(operands, function_type.inputs)
    for argument, type in zip(arguments, function_type.inputs, strict=True):
        argument.type = type
    parser.parse_region(state.add_region(), arguments)
    parser.parse_keyword("do")
    parser.parse_region(state.add_region())

    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())


def print_while(operation: WhileOp, printer: Printer) -> None:
    before, after = operation.regions
    if operation.num_operands:
        printer.write(" ")
        print_assignments(printer, before.arguments, operation.operands)
    printer.write(" : ")
    printer.print_functional_type(operation)
    printer.write(" ")
    printer.print_region(before, entry_arguments=False)
    printer.write(" do ")
    printer.print_region(after)
    printer.print_optional_attr_dict_with_keyword(operation)


# ---- scf.parallel


def parse_parallel(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(%i, %j) = (lbs) to (ubs) step (steps) [init (...)] [-> types] { ... }``."""
    inductions = parser.parse_argument_list("(")
    parser.expect("=", "expected '='")
    offset = parser.start
    lower = _counted_operands(parser, state, len(inductions), offset)
    parser.parse_keyword("to")
    upper = _counted_operands(parser, state, len(inductions))
    parser.parse_keyword("step")
    steps = _counted_operands(parser, state, len(inductions))
    initial: list[UnresolvedOperand] = []
    if parser.parse_optional_keyword("init"):
        initial = parser.parse_operand_list("(")
    state.types = parse_optional_arrow_types(parser)
    for induction in inductions:
        induction.type = INDEX
    region = state.add_region()
    parser.parse_region(region, inductions)
    set_operand_segments(state, [len(lower), len(upper), len(steps), len(initial)])
    parse_attributes(parser, state)
    state.operands = parser.resolve_operands([*lower, *upper, *steps], INDEX)
    if len(initial) != len(state.types):
        counts = f"got {len(initial)} operands and {len(state.types)} types"
        _fail(parser, state, f"number of operands and types do not match: {counts}", state.offset)
    state.operands += parser.resolve_operands(initial, state.types)
    ensure_terminator(region, "scf.reduce", state.location)


def _counted_operands(
    parser: Parser, state: OperationState, count: int, offset: int | None = None
) -> list[UnresolvedOperand]:
    start = parser.start if offset is None else offset
    operands = parser.parse_operand_list("(")
    if len(operands) != count:
        _fail(parser, state, f"expected {count} operands", start)
    return operands


def print_parallel(operation: ParallelOp, printer: Printer) -> None:
    region = operation.regions[0]
    sizes = operand_segments(operation)
    operands = operation.operands
    groups = []
    at = 0
    for size in sizes:
        groups.append(operands[at : at + size])
        at += size
    lower, upper, steps, initial = groups
    printer.write(" (")
    printer.print_operands(region.arguments)
    printer.write(") = (")
    printer.print_operands(lower)
    printer.write(") to (")
    printer.print_operands(upper)
    printer.write(") step (")
    printer.print_operands(steps)
    printer.write(")")
    if initial:
        printer.write(" init (")
        printer.print_operands(initial)
        printer.write(")")
    printer.print_optional_arrow_type_list(operation.result_types)
    printer.write(" ")
    printer.print_region(region, entry_arguments=False)
    printer.print_optional_attr_dict(operation, {"operandSegmentSizes"})


# ---- scf.index_switch


def parse_switch_cases(parser: Parser) -> tuple[DenseArrayAttr, list[Region]]:
    """``case 1 { ... } case 2 { ... }``: the values and regions."""
    values: list[int] = []
    regions: list[Region] = []
    while parser.parse_optional_keyword("case"):
        values.append(parser.parse_int64())
        regions.append(parser.parse_region(Region()))
    return DenseI64ArrayAttr(values), regions


def print_switch_cases(printer: Printer, op: IndexSwitchOp, cases: DenseArrayAttr, regions: Sequence[Region]) -> None:
    for value, region in zip(cases.values, regions, strict=True):
        printer.newline()
        printer.write(f"case {value} ")
        printer.print_region(region)


# ---- scf.forall


def parse_forall(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``(%i, %j) in (sizes)`` or ``= (lbs) to (ubs) step (steps)``, then shared outputs, body and mapping."""
    inductions = parser.parse_argument_list("(")
    for induction in inductions:
        induction.type = INDEX
    if parser.parse_optional_keyword("in"):
        upper, static_upper = parse_dynamic_index_list(parser, "(")
        count = len(inductions)
        lower: list[UnresolvedOperand] = []
        steps: list[UnresolvedOperand] = []
        static_lower, static_steps = DenseI64ArrayAttr([0] * count), DenseI64ArrayAttr([1] * count)
    else:
        parser.expect("=", "expected '='")
        lower, static_lower = parse_dynamic_index_list(parser, "(")
        parser.parse_keyword("to")
        upper, static_upper = parse_dynamic_index_list(parser, "(")
        parser.parse_keyword("step")
        steps, static_steps = parse_dynamic_index_list(parser, "(")
    arguments: list[Argument] = []
    outputs: list[UnresolvedOperand] = []
    offset = parser.start
    if parser.parse_optional_keyword("shared_outs"):
        arguments, outputs = parser.parse_assignments()
        state.types = parse_optional_arrow_types(parser)
        if len(outputs) != len(state.types):
            counts = f"got {len(outputs)} operands and {len(state.types)} types"
            _fail(parser, state, f"number of operands and types do not match: {counts}", offset)
    for argument, type in zip(arguments, state.types, strict=True):
        argument.type = type
    state.operands = parser.resolve_operands([*lower, *upper, *steps], INDEX)
    state.operands += parser.resolve_operands(outputs, state.types)
    region = state.add_region()
    parser.parse_region(region, [*inductions, *arguments])
    ensure_terminator(region, "scf.forall.in_parallel", state.location)
    terminator = region.entry_block.last_op
    if isinstance(terminator, ops.InParallelOp) and not terminator.regions:
        terminator.add_region().append(Block())
    parse_attributes(parser, state)
    set_property(state, ops.ForallOp.static_lower_bound, static_lower)
    set_property(state, ops.ForallOp.static_upper_bound, static_upper)
    set_property(state, ops.ForallOp.static_step, static_steps)
    set_operand_segments(state, [len(lower), len(upper), len(steps), len(outputs)])


def print_forall(operation: ForallOp, printer: Printer) -> None:
    region = operation.regions[0]
    static_lower, static_upper, static_steps = (
        _values(operation, name) for name in ("staticLowerBound", "staticUpperBound", "staticStep")
    )
    sizes = operand_segments(operation)
    operands = operation.operands
    lower = operands[: sizes[0]]
    upper = operands[sizes[0] : sizes[0] + sizes[1]]
    steps = operands[sizes[0] + sizes[1] : sum(sizes[:3])]
    outputs = operands[sum(sizes[:3]) :]
    rank = len(static_lower)
    printer.write(" (")
    printer.print_operands(region.arguments[:rank])
    if _all_equal(lower, static_lower, 0) and _all_equal(steps, static_steps, 1):
        printer.write(") in ")
        print_dynamic_index_list(printer, operation, upper, static_upper, delimiters="()")
    else:
        printer.write(") = ")
        print_dynamic_index_list(printer, operation, lower, static_lower, delimiters="()")
        printer.write(" to ")
        print_dynamic_index_list(printer, operation, upper, static_upper, delimiters="()")
        printer.write(" step ")
        print_dynamic_index_list(printer, operation, steps, static_steps, delimiters="()")
    if outputs:
        printer.write(" shared_outs")
        print_assignments(printer, region.arguments[rank:], outputs)
        printer.write(" -> (")
        printer.print_types(operation.result_types)
        printer.write(")")
    printer.write(" ")
    terminator = region.entry_block.last_op
    hidden = terminator is not None and (not terminator.regions or terminator.regions[0].entry_block.empty)
    printer.print_region(region, entry_arguments=False, terminators=not hidden or bool(operation.results))
    printer.print_optional_attr_dict(
        operation, {"operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"}
    )


def _all_equal(operands: Sequence[Value], static: Sequence[int], number: int) -> bool:
    """True if all of a list of operands and integers are known to be one number."""
    known = [constant_int(operand) for operand in operands] + [value for value in static if value != DYNAMIC]
    return all(value == number for value in known)


def _values(operation: Operation, name: str) -> tuple[int, ...]:
    attribute = operation.properties[name]
    assert isinstance(attribute, DenseArrayAttr)
    return attribute.values


def parse_forall_in_parallel(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``{ ... }``: the terminator of scf.forall."""
    region = state.add_region()
    parser.parse_region(region)
    if region.empty:
        region.append(Block())
    parse_attributes(parser, state)


def print_forall_in_parallel(operation: InParallelOp, printer: Printer) -> None:
    printer.write(" ")
    printer.print_region(operation.regions[0], entry_arguments=False, terminators=False)
    printer.print_optional_attr_dict(operation)


# ---- scf.execute_region, scf.index_switch


def parse_execute_region(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    """``[-> types] [no_inline] { ... }``."""
    state.types = parse_optional_arrow_types(parser)
    if parser.parse_optional_keyword("no_inline"):
        set_property(state, ops.ExecuteRegionOp.no_inline, UnitAttr())
    parser.parse_region(state.add_region())
    parse_attributes(parser, state)


def print_execute_region(operation: ExecuteRegionOp, printer: Printer) -> None:
    printer.print_optional_arrow_type_list(operation.result_types)
    printer.write(" ")
    if operation.no_inline:
        printer.write("no_inline ")
    printer.print_region(operation.regions[0])
    printer.print_optional_attr_dict(operation, {"no_inline"})
