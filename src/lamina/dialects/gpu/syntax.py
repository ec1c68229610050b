"""The text of gpu.launch and gpu.func, and parts of the syntax of other operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.asm.function_syntax import attributes_array, parse_function_signature, print_function_signature
from lamina.asm.operation_state import Argument, OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import distribute_attributes, ensure_terminator
from lamina.define import set_operand_segments
from lamina.dialects.gpu.attributes import AllReduceOperationAttr, SelectObjectAttr
from lamina.dialects.gpu.enums import AllReduceOperation
from lamina.dialects.gpu.launch import WORKGROUP_ATTRIBUTIONS, attributions, block_of, cluster_of, grid_of
from lamina.dialects.gpu.types import AsyncTokenType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from lamina.ir.symbols import SYMBOL_NAME, symbol_name
from lamina.ir.types import FunctionType, i32, i64, index
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer
    from lamina.define.enums import EnumAttribute
    from lamina.dialects.gpu.device_ops import GPUFuncOp, WarpExecuteOnLane0Op
    from lamina.dialects.gpu.launch import LaunchDims
    from lamina.dialects.gpu.ops import LaunchOp
    from lamina.ir.operation import Operation

# Three ids, three sizes, and the operands of the sizes.
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
    """Parses the optional ``async`` keyword and the token dependencies."""
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
    attribute = parser.parse_attribute()
    if not isinstance(attribute, SymbolRefAttr) or attribute.nested:
        parser.custom_error("invalid kind of attribute specified", offset)
    return attribute


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
    """``keyword(%buffer: type, ...)``, optional."""
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
    for keyword, symbol in (("module", launch.module), ("function", launch.function)):
        if symbol is not None:
            printer.write(f" {keyword}(")
            printer.print_symbol_name(symbol)
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


def _print_attributions(
    printer: Printer, keyword: str, buffers: Sequence[Value], attributes: Sequence[dict[str, Attribute]] | None = None
) -> None:
    if not buffers:
        return
    printer.write(f" {keyword}(")
    for number, buffer in enumerate(buffers):
        printer.write(", " if number else "")
        printer.print_operand(buffer)
        printer.write(" : ")
        printer.print_type(buffer.type)
        if attributes and number < len(attributes) and attributes[number]:
            printer.print_optional_attr_dict(attributes[number])
    printer.write(")")


# ---- gpu.func


def parse_gpu_func(parser: Parser, state: OperationState) -> None:
    """``@f(%a: type, ...) -> (types) workgroup(%buffer : type) private(...) kernel attributes {...} { ... }``."""
    state.attributes[SYMBOL_NAME] = StringAttr(parser.parse_symbol_name())
    offset = parser.start
    signature = parse_function_signature(parser)
    if signature.argument_types and not signature.arguments:
        parser.custom_error("gpu.func requires named arguments", offset)
    state.properties["function_type"] = TypeAttr(FunctionType(signature.argument_types, signature.result_types))
    for name, dictionaries in (
        ("arg_attrs", signature.argument_attributes), ("res_attrs", signature.result_attributes),
    ):  # fmt: skip
        array = attributes_array(dictionaries)
        if array is not None:
            state.properties[name] = array
    workgroup = _parse_buffers(parser, "workgroup", state)
    state.attributes[WORKGROUP_ATTRIBUTIONS] = IntegerAttr(i64, len(workgroup))
    private = _parse_buffers(parser, "private", state)
    if parser.parse_optional_keyword("kernel"):
        state.attributes["gpu.kernel"] = UnitAttr()
    distribute_attributes(state, parser.parse_optional_attr_dict_with_keyword())
    parser.parse_region(state.add_region(), [*signature.arguments, *workgroup, *private])


def _parse_buffers(parser: Parser, keyword: str, state: OperationState) -> list[Argument]:
    """``keyword(%buffer : type {attributes}, ...)``, optional."""
    if not parser.parse_optional_keyword(keyword):
        return []
    buffers = parser.parse_delimited("(", lambda: parser.parse_argument(allow_type=True, allow_attributes=True))
    array = attributes_array([argument.attributes or {} for argument in buffers])
    if array is not None:
        state.properties[f"{keyword}_attrib_attrs"] = array
    return buffers


def print_gpu_func(op: GPUFuncOp, printer: Printer) -> None:
    """The inverse of ``parse_gpu_func``."""
    type = op.type
    printer.write(" ")
    printer.print_symbol_name(symbol_name(op) or "")
    arguments = op.body.arguments
    print_function_signature(printer, op, type.inputs, False, type.results)
    inputs = len(type.inputs)
    attribute = op.get_attr(WORKGROUP_ATTRIBUTIONS)
    count = attribute.value if isinstance(attribute, IntegerAttr) else 0
    workgroup, private = arguments[inputs : inputs + count], arguments[inputs + count :]
    _print_attributions(printer, "workgroup", workgroup, op.workgroup_attrib_attrs)
    _print_attributions(printer, "private", private, op.private_attrib_attrs)
    if op.get_attr("gpu.kernel") is not None:
        printer.write(" kernel")
    elided = {"sym_name", "function_type", "arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs"}
    printer.print_optional_attr_dict_with_keyword(op, elided | {WORKGROUP_ATTRIBUTIONS, "gpu.kernel"})
    printer.write(" ")
    printer.print_region(op.body, entry_arguments=False)


# ---- gpu.warp_execute_on_lane_0


def parse_warp_execute(parser: Parser, state: OperationState) -> None:
    """``(%lane)[size] args(%a : type, ...) -> (types) { ... }``."""
    parser.expect("(", "expected '('")
    lane = parser.parse_operand()
    parser.expect(")", "expected ')'")
    parser.expect("[", "expected '['")
    size = parser.parse_integer()
    parser.expect("]", "expected ']'")
    state.properties["warp_size"] = IntegerAttr(i64, size)
    operands, types = parse_launch_func_operands(parser)
    state.operands = [parser.resolve_operand(lane, index), *map(parser.resolve_operand, operands, types)]
    state.types = parser.parse_optional_arrow_type_list()
    region = state.add_region()
    parser.parse_region(region)
    ensure_terminator(region, "gpu.yield", state.location)
    distribute_attributes(state, parser.parse_optional_attr_dict())


def print_warp_execute(op: WarpExecuteOnLane0Op, printer: Printer) -> None:
    """The inverse of ``parse_warp_execute``."""
    printer.write("(")
    printer.print_operand(op.laneid)
    printer.write(f")[{op.warp_size}]")
    if op.args:
        printer.write(" ")
        print_launch_func_operands(printer, op, op.args, [])
    if op.results:
        printer.write(" -> (")
        for number, result in enumerate(op.results):
            printer.write(", " if number else "")
            printer.print_type(result.type)
        printer.write(")")
    printer.write(" ")
    printer.print_region(op.warp_region, terminators=bool(op.results))
    printer.print_optional_attr_dict(op, elided=("warp_size",))


# ---- Directives


def parse_async_dependencies(parser: Parser) -> tuple[list[Type], list[UnresolvedOperand]]:
    """``[async] [[tokens]]``."""
    offset = parser.start
    types: list[Type] = []
    if parser.parse_optional_keyword("async"):
        if not parser.num_named_results:
            parser.custom_error("needs to be named when marked 'async'", offset)
        types = [AsyncTokenType()]
    return types, parser.parse_operand_list("[") if parser.kind == "[" else []


def print_async_dependencies(
    printer: Printer, op: Operation, token: Type | None, dependencies: Sequence[Value]
) -> None:
    if token is not None:
        printer.write("async")
    if dependencies:
        printer.write(" [" if token is not None else "[")
        printer.print_operands(dependencies)
        printer.write("]")


def parse_launch_dim_type(
    parser: Parser, cluster: UnresolvedOperand | None
) -> tuple[Type, list[Type], list[Type], list[Type]]:
    """``: type`` of the sizes, if that is not index."""
    type = parser.parse_type() if parser.accept(":") else index
    each: list[Type] = [type] if cluster else []
    return type, each, each, each


def print_launch_dim_type(printer: Printer, op: Operation, type: Type, *clusters: object) -> None:
    if type is not index:
        printer.write(": ")
        printer.print_type(type)


def parse_launch_func_operands(parser: Parser) -> tuple[list[UnresolvedOperand], list[Type]]:
    """``args(%x : type, ...)``, optional."""
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []

    def parse_one() -> None:
        operands.append(parser.parse_operand())
        types.append(parser.parse_colon_type())

    if parser.parse_optional_keyword("args"):
        parser.parse_delimited("(", parse_one)
    return operands, types


def print_launch_func_operands(
    printer: Printer, op: Operation, operands: Sequence[Value], types: Sequence[Type]
) -> None:
    if not operands:
        return
    printer.write("args(")
    for number, operand in enumerate(operands):
        printer.write(", " if number else "")
        printer.print_operand(operand)
        printer.write(" : ")
        printer.print_type(operand.type)
    printer.write(")")


def parse_all_reduce_operation(parser: Parser) -> Attribute | None:
    """Parses an optional reduction kind."""
    word = parser.parse_optional_any_keyword()
    if word is None:
        return None
    case = AllReduceOperation.from_spelling(word)
    if case is None:
        parser.custom_error("invalid op kind")
    attribute: Attribute = AllReduceOperationAttr(case)
    return attribute


def print_all_reduce_operation(printer: Printer, op: Operation, kind: EnumAttribute[AllReduceOperation] | None) -> None:
    if kind is not None:
        kind.print_parameters(printer)


def parse_offloading_handler(parser: Parser) -> Attribute:
    """``<attribute>``; nothing for the first object."""
    if not parser.accept("<"):
        return SelectObjectAttr()
    attribute = parser.parse_attribute()
    parser.expect(">", "expected '>'")
    return attribute


def print_offloading_handler(printer: Printer, op: Operation, handler: Attribute | None) -> None:
    if handler is not None and handler is not SelectObjectAttr():
        printer.write("<")
        printer.print_attribute(handler)
        printer.write(">")
