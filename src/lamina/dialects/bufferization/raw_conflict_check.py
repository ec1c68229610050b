"""Checks whether in-place decisions leave a RaW conflict: a read of what an in-place write has overwritten.

So it can verify decisions that were made with incomplete aliases. Branches that test the same value several times, or
select several tensors, are followed once for each of its values.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from lamina.dialects.arith.ops import SelectOp
from lamina.dialects.bufferization.one_shot_module_analysis import called_function, facts_of
from lamina.dialects.bufferization.raw_conflict_walk import Assumptions, RawConflict, Walk
from lamina.dialects.func.ops import CallOp, FuncOp
from lamina.dialects.scf.ops import IfOp, IndexSwitchOp
from lamina.interfaces.bufferizable import is_tensor
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType, IntegerType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.dialects.bufferization.one_shot_analysis import OneShotAnalysisState

_MOST_WAYS = 32
"""Maximum number of times that a function is followed, with different assumptions about its branch conditions."""


def has_raw_conflict(root: Operation, state: OneShotAnalysisState, original: Collection[Operation]) -> bool:
    """True if the code inside the root, with all copies that ``state`` has decided on, may read what an in-place
    write has overwritten, or undefined contents; write to a read-only buffer; or contradict ``state`` about
    functions. ``original`` is everything that existed before copies were inserted."""
    operations = list(root.walk())
    called = {called_function(operation) for operation in operations if isinstance(operation, CallOp)}

    def is_right(function: Operation, assumptions: Assumptions) -> bool:
        facts = facts_of(function, state) if function in called else None
        try:
            Walk(function, state, facts, original, assumptions).follow()
        except RawConflict:
            return False
        return True

    for operation in operations:
        if (operation is root or isinstance(operation, FuncOp)) and not is_right(operation, {}):
            ways = list(_ways_through(operation))
            if len(ways) < 2 or not all(is_right(operation, way) for way in ways):
                return True
    return False


# ---- Branch conditions


def _ways_through(function: Operation) -> Iterator[Assumptions]:
    """Returns the combinations of values of conditions tested by several branches of a function, or by one that
    selects several tensors: the joint selection matters."""
    asked: dict[Value, list[Operation]] = {}
    for operation in function.walk():
        if isinstance(operation, IfOp | IndexSwitchOp | SelectOp):
            value = operation.arg if isinstance(operation, IndexSwitchOp) else operation.condition
            home = value.parent_region
            is_scalar = isinstance(value.type, IntegerType | IndexType)
            if is_scalar and home is not None and home.parent is function and home.has_one_block:
                asked.setdefault(value, []).append(operation)
    answers = {
        value: _answers(value, branches)
        for value, branches in asked.items()
        if len(branches) > 1 or sum(map(is_tensor, branches[0].results)) > 1
    }
    while math.prod(map(len, answers.values())) > _MOST_WAYS:
        del answers[min(answers, key=lambda value: len(asked[value]))]
    for way in itertools.product(*answers.values()):
        yield dict(zip(answers, way, strict=True))


def _answers(value: Value, branches: Sequence[Operation]) -> list[Attribute]:
    """Returns a number for each path that the branches can take; none matches no case."""
    switches = [branch for branch in branches if isinstance(branch, IndexSwitchOp)]
    if not switches:
        return [IntegerAttr(value.type, 0), IntegerAttr(value.type, 1)]
    cases = sorted({case for switch in switches for case in switch.cases})
    return [IntegerAttr(value.type, case) for case in [*cases, cases[-1] + 1 if cases else 0]]
