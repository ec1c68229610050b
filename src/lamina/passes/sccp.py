"""``sccp``: replaces values that are constant on all paths."""

from __future__ import annotations

from lamina.analysis.constant_propagation import ConstantPropagation, FoldFunction
from lamina.interfaces.effects import would_op_be_trivially_dead
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import fold_op
from lamina.rewrite.folder import OperationFolder


@register_pass("sccp", summary="Sparse Conditional Constant Propagation", display_name="SCCPPass")
class SCCP(Pass):
    """Replaces values that sparse conditional constant propagation proves constant, and erases dead operations."""

    def run(self, operation: Operation) -> None:
        propagate_constants(operation, fold_op)


def propagate_constants(root: Operation, fold: FoldFunction) -> None:
    """Replaces values inside the root that are constant if ``fold`` folds operations."""
    known = ConstantPropagation(root, fold)
    folder = OperationFolder()
    worklist: list[Block] = []
    _push(worklist, root.regions)
    while worklist:
        block = worklist.pop()
        for inner in block.operations:
            replaced = [_replace(known, folder, block, result) for result in inner.results]
            if replaced and all(replaced) and would_op_be_trivially_dead(inner):
                folder.notify_removal(inner)
                inner.erase()
            else:
                _push(worklist, inner.regions)
        for argument in block.arguments:
            _replace(known, folder, block, argument)


def _push(worklist: list[Block], regions: list[Region]) -> None:
    for region in regions:
        worklist.extend(reversed(list(region.blocks)))


def _replace(known: ConstantPropagation, folder: OperationFolder, block: Block, value: Value) -> bool:
    found = known.constant(value)
    if found is None:
        return False
    owner = value.defining_op
    if owner is not None and folder.is_owned(owner):
        return False
    constant = folder.get_or_create_constant(block, found[1], found[0], value.type)
    if constant is None:
        return False
    value.replace_all_uses_with(constant)
    return True
