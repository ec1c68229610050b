"""Tensors of rank zero as scalars: structured operations on them become the operations of their blocks, and arguments
of blocks carry elements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lamina.dialects.cf.ops import BranchOp, CondBranchOp
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.tensor.ops import ExtractOp, FromElementsOp
from lamina.interfaces.branch import BranchOpInterface, successor_block_argument, successor_operands
from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FloatType, IntegerType, RankedTensorType, ShapedType
from lamina.ir.value import BlockArgument, OpResult, Value, type_as
from lamina.rewrite import PatternRewriter


class Selection:
    """What to convert to scalars: structured operations and block arguments, in order of discovery."""

    def __init__(self) -> None:
        self.ops: dict[Operation, None] = {}
        self.arguments: dict[BlockArgument, None] = {}


def holds_one_element(type: Type) -> bool:
    """True if the type is a tensor of rank zero."""
    return isinstance(type, RankedTensorType) and not type.shape


def is_detensorable(op: Operation) -> bool:
    """True if a structured operation has operands of rank zero only."""
    return isinstance(op, GenericOp) and all(holds_one_element(type) for type in op.operand_types)


# ---- Choosing


def select_all(body: Region) -> Selection:
    """Everything in a function that can work on scalars."""
    selection = Selection()
    for op in _operations(body):
        if is_detensorable(op):
            selection.ops[op] = None
    for block in list(body.blocks)[1:]:
        selection.arguments.update(dict.fromkeys(block.arguments))
    return selection


def select_control_flow(body: Region) -> Selection:
    """Selects the control flow of a function: everything that the operands of its branches depend on, and what
    depends on these."""
    selection = Selection()
    work: list[Value] = []
    operations = list(_operations(body))
    for cls in (CondBranchOp, BranchOp):
        work += [value for op in operations if isinstance(op, cls) for value in op.operands]
    seen: set[Value] = set()
    seen_ops: set[Operation] = set()
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        work += _forward(value, body, selection)
        if isinstance(value, BlockArgument):
            before = _incoming(value, body, selection)
            if before is None:
                return Selection()
            work += before
            continue
        assert isinstance(value, OpResult)
        if value.owner not in seen_ops:
            seen_ops.add(value.owner)
            work += _backward(value.owner, selection)
    _drop_arguments_of_tensors(selection)
    return selection


def _operations(body: Region) -> Iterator[Operation]:
    for block in body.blocks:
        for op in block.operations:
            yield from op.walk()


def _block_of(value: Value) -> Block | None:
    return value.parent_block


def _is_of_function(value: Value, body: Region) -> bool:
    return isinstance(value, BlockArgument) and value.owner is body.first_block


def _forward(value: Value, body: Region, selection: Selection) -> Iterator[Value]:
    """Yields the arguments to which a branch at the end of the block forwards the value, and the results of its users.
    Branches that forward function arguments do not matter."""
    block = _block_of(value)
    last = None if block is None or _is_of_function(value, body) else block.last_op
    if last is not None and BranchOpInterface.has(last):
        for index, operand in enumerate(last.operands):
            argument = successor_block_argument(last, index) if operand is value else None
            if argument is not None and argument not in selection.arguments:
                yield argument
    for user in value.users:
        yield from user.results


def _incoming(argument: BlockArgument, body: Region, selection: Selection) -> list[Value] | None:
    """Returns the operands that branches forward to an argument, which is selected unless it is the function's; None if
    unknown."""
    block = argument.owner
    if _is_of_function(argument, body) or block.parent is None or block is block.parent.first_block:
        return []
    selection.arguments[argument] = None
    values: list[Value] = []
    for use in block.uses:
        operands = successor_operands(use.owner, use.index)
        value = None if operands is None or argument.index >= len(operands) else operands.operand(argument.index)
        if value is None:
            return None
        values.append(value)
    return values


def _backward(op: Operation, selection: Selection) -> Iterable[Value]:
    if isinstance(op, GenericOp):
        if op in selection.ops or not is_detensorable(op):
            return ()
        selection.ops[op] = None
        return op.dps_inputs
    if isinstance(op, FromElementsOp):
        return ()
    scalars = all(isinstance(type, IntegerType | FloatType) for type in op.result_types)
    return op.operands if scalars else ()


def _drop_arguments_of_tensors(selection: Selection) -> None:
    """Arguments that get the result of a structured operation that stays, stay too."""
    for argument in list(selection.arguments):
        for use in argument.owner.uses:
            operands = successor_operands(use.owner, use.index)
            value = None if operands is None else operands.operand(argument.index)
            element_op = None if value is None else value.defining_op
            if isinstance(element_op, GenericOp) and element_op not in selection.ops:
                del selection.arguments[argument]
                break


# ---- Rewriting


class Detensorizer:
    """Rewrites the selection. Remaining tensor uses get tensors built from the scalars, scalars are extracted from
    tensors, in both cases at the definition."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self.rewriter = rewriter
        self._scalars: dict[Value, Value] = {}

    def run(self, body: Region, selection: Selection) -> None:
        """Converts arguments first, then operations and branches in order."""
        converted: set[tuple[Block, int]] = set()
        for block in list(body.blocks)[1:]:
            for argument in list(block.arguments):
                if argument in selection.arguments and holds_one_element(argument.type):
                    converted.add((block, argument.index))
        for block, index in sorted(converted, key=lambda pair: pair[1]):
            self._convert_argument(block, index)
        for block in list(body.blocks):
            for op in list(block.operations):
                if op in selection.ops and isinstance(op, LinalgOp):
                    self._inline(op)
                elif BranchOpInterface.has(op):
                    self._convert_operands(op, converted)
        for op in selection.ops:
            if not op.is_erased and isinstance(op, LinalgOp):
                self._inline(op)

    def _convert_argument(self, block: Block, index: int) -> None:
        old = block.arguments[index]
        type = type_as(old, ShapedType)
        scalar = block.insert_argument(index, type.element_type, old.location)
        tensor = self._tensor(scalar, type)
        self.rewriter.replace_all_uses_with(old, tensor)
        block.erase_argument(index + 1)

    def _inline(self, op: LinalgOp) -> None:
        rewriter = self.rewriter
        rewriter.location = op.raw_location
        entry = op.block
        values = [
            self._scalar(value) if argument.first_use is not None else None
            for value, argument in zip(op.operands, entry.arguments, strict=True)
        ]
        yielded = op.yield_op
        results = list(yielded.operands)
        for argument, value in zip(entry.arguments, values, strict=True):
            if value is not None:
                results = [value if result is argument else result for result in results]
                rewriter.replace_all_uses_with(argument, value)
        rewriter.erase_op(yielded)
        for inner in list(entry.operations):
            inner.move_before(op)
        tensors = [self._tensor(value, result.type) for value, result in zip(results, op.results, strict=True)]
        rewriter.replace_op(op, tensors)

    def _convert_operands(self, op: Operation, converted: set[tuple[Block, int]]) -> None:
        for number, successor in enumerate(op.successors):
            operands = successor_operands(op, number)
            if operands is None:
                continue
            for index in range(len(successor.arguments)):
                value = operands.operand(index)
                if (successor, index) in converted and value is not None and holds_one_element(value.type):
                    operands.set_operand(index, self._scalar(value))

    def _scalar(self, value: Value) -> Value:
        """Returns the element of a tensor."""
        extract = value.defining_op
        if isinstance(extract, FromElementsOp):
            return extract.elements[0]
        scalar_value = self._scalars.get(value)
        if scalar_value is None:
            type = type_as(value, ShapedType)
            with self.rewriter.insertion_guard(_point_behind(value)):
                extract = ExtractOp([value], [type.element_type], location=self.rewriter.location)
                scalar_value = self._scalars[value] = self.rewriter.insert(extract).results[0]
        return scalar_value

    def _tensor(self, value: Value, type: Type) -> Value:
        """Returns the tensor that holds an element."""
        from_elements = value.defining_op
        if isinstance(from_elements, ExtractOp) and from_elements.tensor.type is type:
            return from_elements.tensor
        with self.rewriter.insertion_guard(_point_behind(value)):
            from_elements = FromElementsOp([value], [type], location=self.rewriter.location)
            return self.rewriter.insert(from_elements).results[0]


def _point_behind(value: Value) -> InsertionPoint:
    if isinstance(value, BlockArgument):
        return InsertionPoint.at_block_start(value.owner)
    assert isinstance(value, OpResult)
    return InsertionPoint.after_op(value.owner)


def detensorize(rewriter: PatternRewriter, body: Region, aggressive: bool = False) -> None:
    """Converts control flow, or with ``aggressive`` everything possible, to scalars."""
    Detensorizer(rewriter).run(body, select_all(body) if aggressive else select_control_flow(body))
