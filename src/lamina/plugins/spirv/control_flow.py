"""Branches, structured control flow, calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.asm.operation_state import OperationState, UnresolvedOperand
from lamina.asm.operation_syntax import parse_attribute_of
from lamina.define.foreign import ForeignOperation, attribute_of, is_operation
from lamina.interfaces.branch import (
    BranchModel,
    BranchOpInterface,
    ConditionalBranchModel,
    SuccessorOperands,
    UnconditionalBranchModel,
    verify_branch,
)
from lamina.ir.attribute import Type
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, DenseI32ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.types import IntegerType, VectorType, i1, i32
from lamina.ir.value import Value
from lamina.plugins import directive, model, syntax, verifier
from lamina.plugins.spirv.enums import holder_of, parse_case

if TYPE_CHECKING:
    from lamina.asm.parser import Parser
    from lamina.asm.printer import Printer

# ---- What branches forward


@model(BranchOpInterface, "spirv.Branch")
class _Branch(UnconditionalBranchModel[ForeignOperation]):
    """All operands are forwarded."""


@model(BranchOpInterface, "spirv.BranchConditional")
class _Conditional(ConditionalBranchModel[ForeignOperation]):
    """Like cf.cond_br."""


@model(BranchOpInterface, "spirv.Switch")
class _Switch(BranchModel[ForeignOperation]):
    """Forwards the operands of the default target, then those of the other targets."""

    @staticmethod
    def get_successor_operands(operation: ForeignOperation, index: int) -> SuccessorOperands:
        _, default, _ = attribute_of(operation, "operandSegmentSizes").values
        if index == 0:
            return SuccessorOperands(operation, 1, default, segment=1)
        sizes = attribute_of(operation, "case_operand_segments").values
        start = 1 + default + sum(sizes[: index - 1])
        return SuccessorOperands(operation, start, sizes[index - 1])


@verifier("spirv.Branch")
def verify_plain_branch(op: ForeignOperation) -> None:
    """Requires the operands to match the block's arguments."""
    verify_branch(op)


# ---- `%condition [3, 5], ^then(%x : i32), ^else`


@syntax("spirv.BranchConditional")
def parse_conditional(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    condition = parser.resolve_operand(parser.parse_operand(), i1)
    if parser.accept("["):
        first = parse_attribute_of(parser, IntegerAttr, i32)
        parser.expect(",", "expected ','")
        second = parse_attribute_of(parser, IntegerAttr, i32)
        parser.expect("]", "expected ']'")
        state.properties.update(branch_weights=ArrayAttr([first, second]))
    state.operands = [condition]
    sizes = [1]
    for _ in range(2):
        parser.expect(",", "expected ','")
        block, operands = parser.parse_successor_and_operands()
        state.successors.append(block)
        state.operands += operands
        sizes.append(len(operands))
    state.properties.update(operandSegmentSizes=DenseI32ArrayAttr(sizes))


@syntax("spirv.BranchConditional")
def print_conditional(op: ForeignOperation, printer: Printer) -> None:
    printer.write(" ")
    printer.print_operand(op.condition)
    weights = attribute_of(op, "branch_weights")
    if weights is not None:
        printer.write(f" [{', '.join(str(weight.value) for weight in weights.elements)}]")
    groups = (op.true_target_operands, op.false_target_operands)
    for block, operands in zip(op.successors, groups, strict=True):
        printer.write(", ")
        printer.print_successor_and_operands(block, operands)


@verifier("spirv.BranchConditional")
def verify_conditional(op: ForeignOperation) -> None:
    """Requires two branch weights that are not both zero."""
    verify_branch(op)
    weights = attribute_of(op, "branch_weights")
    if weights is None:
        return
    if len(weights.elements) != 2:
        raise VerifyFailure("must have exactly two branch weights")
    if not any(weight.value for weight in weights.elements):
        raise VerifyFailure("branch weights cannot both be zero")


# ---- `default: ^a, 0: ^b(%x : i32), 1: ^c`


@directive("SwitchOpCases")
def parse_cases(parser: Parser, selector: Type) -> tuple[object, ...]:
    """Successors with their operands, and the literals of all but the first."""
    parser.parse_keyword("default")
    parser.expect(":", "expected ':'")
    default = parser.parse_successor()
    default_operands, default_types = _parse_successor_operands(parser)
    literals: list[int] = []
    targets: list[Block] = []
    operands: list[list[UnresolvedOperand]] = []
    types: list[list[Type]] = []
    while parser.accept(","):
        literals.append(parser.parse_int64())
        parser.expect(":", "expected ':'")
        targets.append(parser.parse_successor())
        given, given_types = _parse_successor_operands(parser)
        operands.append(given)
        types.append(given_types)
    values = None
    if literals:
        assert isinstance(selector, IntegerType)
        type = VectorType((len(literals),), selector)
        values = DenseElementsAttr.from_attributes(
            type, [IntegerAttr.wrapped(selector, literal) for literal in literals]
        )
    return default, default_operands, default_types, values, targets, operands, types


def _parse_successor_operands(parser: Parser) -> tuple[list[UnresolvedOperand], list[Type]]:
    if not parser.accept("("):
        return [], []
    operands = parser.parse_operand_list()
    parser.expect(":", "expected ':'")
    types = parser.parse_type_list()
    parser.expect(")", "expected ')'")
    return operands, types


@directive("SwitchOpCases")
def print_cases(
    printer: Printer,
    op: Operation,
    selector: Type,
    default: Block,
    default_operands: list[Value],
    default_types: list[Type],
    literals: DenseElementsAttr | None,
    targets: list[Block],
    operands: list[list[Value]],
    types: list[list[Type]],
) -> None:
    printer.write("  default: ")
    printer.print_successor_and_operands(default, default_operands)
    if literals is None:
        return
    mask = (1 << (selector.width if isinstance(selector, IntegerType) else 64)) - 1
    for literal, block, group in zip(literals.values, targets, operands, strict=True):
        assert isinstance(literal, IntegerAttr)
        printer.write(",")
        printer.newline()
        printer.write(f"  {literal.value & mask}: ")
        printer.print_successor_and_operands(block, group)
    printer.newline()


@verifier("spirv.Switch")
def verify_switch(op: ForeignOperation) -> None:
    """Requires one literal of the selector's type per target."""
    verify_branch(op)
    literals = attribute_of(op, "literals")
    targets = len(op.successors) - 1
    if literals is None and not targets:
        return
    selector = op.selector.type
    if literals is not None and literals.type.element_type is not selector:
        given = literals.type.element_type
        raise VerifyFailure(f"'selector' type ('{selector}') should match literals type ('{given}')")
    count = 0 if literals is None else literals.type.num_elements
    if count != targets:
        raise VerifyFailure(f"number of literals ({count}) should match number of targets ({targets})")


# ---- Loops and selections: `control(Unroll) {...}`


def _parse_control(parser: Parser, state: OperationState, mnemonic: str) -> None:
    cls = holder_of(mnemonic)
    value = cls.enumeration.from_spelling("None")
    if parser.parse_optional_keyword("control"):
        parser.expect("(", "expected '('")
        value = parse_case(parser, mnemonic, mnemonic)
        parser.expect(")", "expected ')'")
    state.properties[mnemonic] = cls(value)


def _print_control(op: ForeignOperation, printer: Printer, mnemonic: str) -> None:
    spelling = op.properties[mnemonic].value.spelling
    if spelling != "None":
        printer.write(f" control({spelling})")


@syntax("spirv.mlir.loop", "spirv.mlir.selection")
def parse_construct(cls: type[Operation], parser: Parser, state: OperationState) -> None:
    _parse_control(parser, state, f"{cls.name.rpartition('.')[2]}_control")
    if parser.accept("->"):
        state.types = parser.parse_type_list()
    parser.parse_region(state.add_region())


@syntax("spirv.mlir.loop", "spirv.mlir.selection")
def print_construct(op: ForeignOperation, printer: Printer) -> None:
    _print_control(op, printer, f"{op.name.rpartition('.')[2]}_control")
    if op.results:
        printer.write(" -> ")
        printer.print_types(op.result_types)
    printer.write(" ")
    printer.print_region(op.regions[0], entry_arguments=False)


def _is_merge(block: Block) -> bool:
    first = block.first_op
    return first is not None and first is block.last_op and is_operation(first, "spirv.mlir.merge")


def _verify_merge(region: Region) -> None:
    blocks = list(region.blocks)
    if not _is_merge(blocks[-1]):
        raise VerifyFailure("last block must be the merge block with only one 'spirv.mlir.merge' op")
    if any(is_operation(op, "spirv.mlir.merge") for block in blocks[:-1] for op in block.operations):
        raise VerifyFailure("should not have 'spirv.mlir.merge' op outside the merge block")


@verifier("spirv.mlir.selection")
def verify_selection(op: ForeignOperation) -> None:
    """Requires a header block, and the merge block at the end."""
    region = op.regions[0]
    if region.empty:
        return
    _verify_merge(region)
    if len(region.blocks) == 1:
        raise VerifyFailure("must have a selection header block")


def _targets(block: Block) -> list[Block]:
    last = block.last_op
    return [] if last is None else list(last.successors)


@verifier("spirv.mlir.loop")
def verify_loop(op: ForeignOperation) -> None:
    """Requires an entry block that branches to the header, a continue block, and the merge block at the end."""
    region = op.regions[0]
    if region.empty:
        return
    _verify_merge(region)
    blocks = list(region.blocks)
    if len(blocks) == 1:
        raise VerifyFailure("must have an entry block branching to the loop header block")
    if len(blocks) == 2:
        raise VerifyFailure("must have a loop header block branched from the entry block")
    entry, header = blocks[:2]
    first = entry.first_op
    if (
        first is None
        or first is not entry.last_op
        or not is_operation(first, "spirv.Branch")
        or _targets(entry) != [header]
    ):
        raise VerifyFailure("entry block must only have one 'spirv.Branch' op to the second block")
    if len(blocks) == 3:
        raise VerifyFailure("requires a loop continue block branching to the loop header block")
    if header not in _targets(blocks[-2]):
        raise VerifyFailure(
            "second to last block must be the loop continue block that branches to the loop header block"
        )
    if any(header in _targets(block) for block in blocks[2:-2]):
        raise VerifyFailure("can only have the entry and loop continue block branching to the loop header block")


@verifier("spirv.Unreachable")
def verify_unreachable(op: ForeignOperation) -> None:
    """Rejects reachable blocks: the entry of a region is reachable."""
    block = op.parent
    if block is not None and block.parent is not None and block.parent.first_block is block:
        raise VerifyFailure("cannot be used in reachable block")


@verifier("spirv.Return", "spirv.ReturnValue")
def verify_return(op: ForeignOperation) -> None:
    """Checked by the function."""


# ---- Calls


@verifier("spirv.FunctionCall")
def verify_call(op: ForeignOperation) -> None:
    """Requires operands and results of the callee's type."""
    callee = attribute_of(op, "callee")
    function: Any = None if op.parent_op is None else lookup_nearest_symbol_from(op.parent_op, callee)
    if not is_operation(function, "spirv.func"):
        raise VerifyFailure(f"callee function '{callee.root}' not found in nearest symbol table")
    type = attribute_of(function, "function_type").type
    given = len(op.results)
    if given > 1:
        raise VerifyFailure(f"expected callee function to have 0 or 1 result, but provided {given}")
    if len(type.inputs) != len(op.operands):
        raise VerifyFailure(
            f"has incorrect number of operands for callee: expected {len(type.inputs)}, but provided {len(op.operands)}"
        )
    for index, (operand, wanted) in enumerate(zip(op.operands, type.inputs, strict=True)):
        if operand.type is not wanted:
            raise VerifyFailure(
                f"operand type mismatch: expected operand type '{wanted}', but provided '{operand.type}' for operand "
                f"number {index}"
            )
    if len(type.results) != given:
        raise VerifyFailure(
            f"has incorrect number of results has for callee: expected {len(type.results)}, but provided {given}"
        )
    if given and op.results[0].type is not type.results[0]:
        raise VerifyFailure(f"result type mismatch: expected '{type.results[0]}', but provided '{op.results[0].type}'")


@verifier("spirv.Select")
def verify_select(op: ForeignOperation) -> None:
    """Requires as many result elements as the vector of conditions has."""
    condition, result = op.condition.type, op.result.type
    if not isinstance(condition, VectorType):
        return
    if not isinstance(result, VectorType):
        raise VerifyFailure("result expected to be of vector type when condition is of vector type")
    if result.num_elements != condition.num_elements:
        raise VerifyFailure(
            "result should have the same number of elements as the condition when condition is of vector type"
        )
