"""The decisions of the One-Shot analysis, written into attributes for tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lamina.interfaces.bufferizable import is_tensor
from lamina.ir.attributes import ArrayAttr, StringAttr
from lamina.ir.operation import Operation
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState

IN_PLACE_ATTRIBUTE = "__inplace_operands_attr__"
RESULT_ALIASES_ATTRIBUTE = "__opresult_alias_set_attr__"
ARGUMENT_ALIASES_ATTRIBUTE = "__bbarg_alias_set_attr__"


def annotate(root: Operation, state: OneShotAnalysisState) -> None:
    """Writes the decisions, and with the option the alias sets, into attributes."""
    for operation in root.walk():
        slots = operation._operands
        if not any(is_tensor(slot) for slot in slots):
            continue
        words = ["none" if not is_tensor(slot) else "true" if state.is_in_place(slot) else "false" for slot in slots]
        operation.attributes[IN_PLACE_ATTRIBUTE] = ArrayAttr([StringAttr(word) for word in words])
    if state.options.dump_alias_sets:
        _annotate_alias_sets(root, state)


def _annotate_alias_sets(root: Operation, state: OneShotAnalysisState) -> None:
    from lamina.asm.naming import Naming, naming_root  # start-up

    names: Callable[[Value], str] = Naming(naming_root(root), True).values.__getitem__

    def set_of(value: Value) -> ArrayAttr:
        return ArrayAttr([StringAttr(names(member)) for member in state.aliases.members(value)])

    for operation in root.walk():
        results = [set_of(result) for result in operation.results if is_tensor(result)]
        if results:
            operation.attributes[RESULT_ALIASES_ATTRIBUTE] = ArrayAttr(results)
        if not operation.regions:
            continue
        regions = []
        for region in operation.regions:
            blocks = []
            for block in region.blocks:
                blocks.append(ArrayAttr([set_of(argument) for argument in block.arguments if is_tensor(argument)]))
            regions.append(ArrayAttr(blocks))
        if any(len(entry) for region in regions for entry in region):
            operation.attributes[ARGUMENT_ALIASES_ATTRIBUTE] = ArrayAttr(regions)
