"""Reductions of operations, regions and blocks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lamina.dialects.cf.ops import BranchOp
from lamina.ir import traits
from lamina.ir.attributes import StringAttr
from lamina.ir.block import Block
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.symbols import symbol_name
from lamina.ir.value import Value
from lamina.reduce.state import is_source
from lamina.reduce.values import stand_in, without

Edit = Callable[[], object]


def symbols(module: Operation) -> list[Operation]:
    """Returns the symbols of the module."""
    return [inner for inner in module.walk() if inner is not module and symbol_name(inner) is not None]


def operations(module: Operation) -> list[Operation]:
    """Everything but terminators and values from nowhere that are used."""
    return [
        inner
        for inner in module.walk()
        if inner is not module
        and not inner.has_trait(traits.Terminator)
        and not inner.num_successors
        and not (is_source(inner) and not inner.use_empty)
    ]


def erase(module: Operation, chosen: list[Operation]) -> None:
    """Erases operations; uses that stay get other values."""
    gone = set(chosen)
    outermost = [operation for operation in chosen if not any(outer in gone for outer in operation.ancestors)]
    for operation in outermost:
        for result in operation.results:
            if any(not _is_inside(user, gone) for user in result.users):
                result.replace_all_uses_with(without(result, gone))
    for operation in outermost:
        operation.drop_all_references()
    for operation in outermost:
        operation.erase(force=True)


def _is_inside(operation: Operation, gone: set[Operation]) -> bool:
    return operation in gone or any(outer in gone for outer in operation.ancestors)


def bodies(module: Operation) -> list[Edit]:
    """Emptying each region; functions become declarations."""
    return [
        partial(_empty, region)
        for operation in module.walk()
        if operation is not module
        for region in operation.regions
        if not region.empty
    ]


def _empty(region: Region) -> None:
    region.drop_all_references()
    for block in list(region.blocks):
        block.erase()
    holder = region.parent
    if holder is not None and "sym_visibility" in type(holder).attribute_names:
        holder.set_attr("sym_visibility", StringAttr("private"))


def unwrappings(module: Operation) -> list[Edit]:
    """Replaces each operation with the body of one of its regions."""
    return [
        partial(_unwrap, region)
        for operation in module.walk()
        if operation is not module and symbol_name(operation) is None
        for region in operation.regions
        if region.has_one_block and operation.parent is not None
    ]


def _unwrap(region: Region) -> None:
    holder, block = region.parent, region.entry_block
    assert holder is not None
    for argument in block.arguments:
        if not argument.use_empty:
            same = next((operand for operand in holder.operands if operand.type == argument.type), None)
            argument.replace_all_uses_with(same or stand_in(argument, holder))
    last = block.last_op
    yielded: list[Value] = []
    if last is not None and last.has_trait(traits.Terminator):
        yielded = last.operands
        last.erase(force=True)
    for operation in list(block.operations):
        operation.move_before(holder)
    for result in holder.results:
        if result.use_empty:
            continue
        same = next((value for value in yielded if value.type == result.type), None)
        result.replace_all_uses_with(same or without(result, (holder,)))
    holder.erase(force=True)


def branches(module: Operation) -> list[Edit]:
    """Replaces terminators: with a jump to one of the successors, or with another terminator of the region."""
    edits: list[Edit] = []
    for operation in module.walk():
        for region in operation.regions:
            final = next((block.last_op for block in region.blocks if block.last_op and not block.successors), None)
            for block in region.blocks:
                last = block.last_op
                if last is None or not last.num_successors:
                    continue
                if final is not None:
                    edits.append(partial(_end_like, last, final))
                if last.num_successors > 1:
                    edits += [partial(_jump, last, target) for target in dict.fromkeys(last.successors)]
    return edits


def _end_like(last: Operation, final: Operation) -> None:
    if last.is_erased or final.is_erased:
        return
    mapping = IRMapping()
    for operand in final.operands:
        mapping.values[operand] = stand_in(operand, last)
    assert last.parent is not None
    last.parent.insert_before(last, final.clone(mapping))
    _erase_end(last)


def _jump(last: Operation, target: Block) -> None:
    if last.is_erased:
        return
    operands = [stand_in(argument, last) for argument in target.arguments]
    assert last.parent is not None
    last.parent.insert_before(last, BranchOp(operands, [], successors=[target], location=last.raw_location))
    _erase_end(last)


def _erase_end(last: Operation) -> None:
    region = last.parent_region
    last.erase(force=True)
    assert region is not None
    _erase_unreachable(region)


def _erase_unreachable(region: Region) -> None:
    reached: set[Block] = set()
    pending = [region.entry_block]
    while pending:
        block = pending.pop()
        if block not in reached:
            reached.add(block)
            pending += block.successors
    lost = [block for block in region.blocks if block not in reached]
    for block in lost:
        block.drop_all_references()
    for block in lost:
        block.erase()


def merges(module: Operation) -> list[Edit]:
    """Merges each block into its single predecessor."""
    return [
        partial(_merge, block)
        for operation in module.walk()
        for region in operation.regions
        for block in region.blocks
        if not block.is_entry_block and block.single_predecessor not in (None, block)
    ]


def _merge(block: Block) -> None:
    before = block.single_predecessor
    last = None if before is None else before.last_op
    if before is None or last is None or last.num_successors != 1:
        return
    passed = last.operands if last.num_operands == len(block.arguments) else []
    for index, argument in enumerate(block.arguments):
        argument.replace_all_uses_with(passed[index] if passed else stand_in(argument, last))
    last.erase(force=True)
    for operation in list(block.operations):
        operation.move_to_end(before)
    block.erase()
