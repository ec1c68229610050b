"""The text of gpu.launch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes
from lamina.define import set_operand_segments
from lamina.dialects.gpu.launch import WORKGROUP_ATTRIBUTIONS, attributions, block_of, cluster_of, grid_of
from lamina.dialects.gpu.types import AsyncTokenType
from lamina.ir.attributes import IntegerAttr, SymbolRefAttr
from lamina.ir.types import i32, i64, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.dialects.gpu.launch import LaunchDims
    from lamina.dialects.gpu.ops import LaunchOp

# Three ids, three sizes, and the operands that these stand for.
_Sizes = tuple[list[UnresolvedOperand], list[UnresolvedOperand], list[UnresolvedOperand]]


def parse_launch(parser: Parser, state: OperationState) -> None:
    """``[async] [[tokens]] [clusters(ids) in (sizes)] blocks(ids) in (sizes) threads(ids) in (sizes) ... { ... }``."""
    dependencies = _parse_async(parser, state)
    cluster = _parse_sizes(parser) if parser.parse_optional_keyword("clusters") else None
    parser.parse_keyword("blocks")
    grid = _parse_sizes(parser)
    parser.parse_keyword("threads")
    block = _parse_sizes(parser)
    sizes = [*grid[2], *block[2], *(cluster[2] if cluster else ())]
    state.operands = dependencies + parser.resolve_operands(sizes, index)
    shared = parser.parse_optional_keyword("dynamic_shared_memory_size")
    if shared:
        state.operands.append(parser.resolve_operand(parser.parse_operand(), i32))
    for keyword in ("module", "function"):
        if parser.parse_optional_keyword(keyword):
            parser.expect("(", "expected '('")
            state.properties[keyword] = _parse_flat_symbol(parser)
            parser.expect(")", "expected ')'")
    names = [*grid[0], *block[0], *grid[1], *block[1]]
    if cluster:
        names += [*cluster[0], *cluster[1]]
    arguments = [Argument(name, index) for name in names]
    workgroup = _parse_attributions(parser, "workgroup")
    state.attributes[WORKGROUP_ATTRIBUTIONS] = IntegerAttr(i64, len(workgroup))
    arguments += [*workgroup, *_parse_attributions(parser, "private")]
    parser.parse_region(state.add_region(), arguments)
    distribute_attributes(state, parser.parse_optional_attr_dict())
    clusters = [1 if cluster else 0] * 3
    set_operand_segments(state, [len(dependencies), *[1] * 6, *clusters, int(shared)])


def _parse_async(parser: Parser, state: OperationState) -> list[Value]:
    """The keyword that gives the operation a result, and the tokens to wait for."""
    offset = parser.start
    if parser.parse_optional_keyword("async"):
        if not state.num_named_results:
            parser.custom_error("needs to be named when marked 'async'", offset)
        state.types = [AsyncTokenType()]
    tokens = parser.parse_operand_list("[") if parser.kind == "[" else []
    if tokens and not state.types:
        parser.custom_error("needs 'async' to wait for tokens", tokens[0].offset)
    return parser.resolve_operands(tokens, AsyncTokenType())


def _parse_flat_symbol(parser: Parser) -> SymbolRefAttr:
    offset = parser.start
    found = parser.parse_attribute()
    if not isinstance(found, SymbolRefAttr) or found.nested:
        parser.custom_error("invalid kind of attribute specified", offset)
    return found


def _parse_sizes(parser: Parser) -> _Sizes:
    """``(%id, %id, %id) in (%size = %operand, %size = %operand, %size = %operand)``."""
    offset = parser.start
    ids = parser.parse_delimited("(", lambda: parser.parse_operand(allow_result_number=False), " in operand list")
    if len(ids) != 3:
        parser.custom_error("expected three ids", offset)
    parser.parse_keyword("in")
    parser.expect("(", "expected '('")
    names: list[UnresolvedOperand] = []
    operands: list[UnresolvedOperand] = []
    for number in range(3):
        if number:
            parser.expect(",", "expected ','")
        names.append(parser.parse_operand(allow_result_number=False))
        parser.expect("=", "expected '='")
        operands.append(parser.parse_operand())
    parser.expect(")", "expected ')'")
    return ids, names, operands


def _parse_attributions(parser: Parser, keyword: str) -> list[Argument]:
    """``keyword(%buffer: type, ...)``, or nothing."""
    if not parser.parse_optional_keyword(keyword):
        return []

    def buffer() -> Argument:
        name = parser.parse_operand(allow_result_number=False)
        return Argument(name, parser.parse_colon_type())

    return parser.parse_delimited("(", buffer)


def print_launch(launch: LaunchOp, printer: Printer) -> None:
    """The inverse of ``parse_launch``."""
    if launch.results:
        printer.write(" async")
        if launch.async_dependencies:
            printer.write(" [")
            printer.print_operands(launch.async_dependencies)
            printer.write("]")
    for keyword, dims in (("clusters", cluster_of(launch)), ("blocks", grid_of(launch)), ("threads", block_of(launch))):
        if dims is not None:
            printer.write(f" {keyword}")
            _print_sizes(printer, dims)
    if launch.dynamic_shared_memory_size is not None:
        printer.write(" dynamic_shared_memory_size ")
        printer.print_operand(launch.dynamic_shared_memory_size)
    for keyword in ("module", "function"):
        if keyword in launch.properties:
            printer.write(f" {keyword}(")
            printer.print_attribute(launch.properties[keyword])
            printer.write(")")
    for keyword, buffers in zip(("workgroup", "private"), attributions(launch), strict=True):
        _print_attributions(printer, keyword, buffers)
    printer.write(" ")
    printer.print_region(launch.regions[0], entry_arguments=False)
    elided = ("operandSegmentSizes", "module", "function", WORKGROUP_ATTRIBUTIONS)
    printer.print_optional_attr_dict(launch, elided=elided)


def _print_sizes(printer: Printer, dims: LaunchDims) -> None:
    printer.write("(")
    printer.print_operands(dims.ids)
    printer.write(") in (")
    for number, (size, value) in enumerate(zip(dims.sizes, dims.operands, strict=True)):
        printer.write(", " if number else "")
        printer.print_operand(size)
        printer.write(" = ")
        printer.print_operand(value)
    printer.write(")")


def _print_attributions(printer: Printer, keyword: str, buffers: Sequence[Value]) -> None:
    if not buffers:
        return
    printer.write(f" {keyword}(")
    for number, buffer in enumerate(buffers):
        printer.write(", " if number else "")
        printer.print_operand(buffer)
        printer.write(" : ")
        printer.print_type(buffer.type)
    printer.write(")")
