"""Structured operations: matching payload and the structured transformations."""

from __future__ import annotations

from typing import Any

from lamina.dialects.linalg.structure import LinalgOp
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.interfaces.tiling import TilingInterface
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType
from lamina.transform.engine import Results, implement
from lamina.transform.state import TransformState

_LINALG, _TILING, _LOOP = 0, 1, 2


@implement("structured.match")
def match(op: Any, rewriter: Any, results: Results, state: TransformState) -> None:
    """The operations inside the targets that have one of the names, the interface, the attributes and the types."""
    properties = op.properties
    names = None if (given := properties.get("ops")) is None else {name.value for name in given.elements}
    interface = None if (found := properties.get("interface")) is None else found.value
    attributes = properties.get("op_attrs")
    result_type = properties.get("filter_result_type")
    operand_types = properties.get("filter_operand_types")
    collected: list[Operation] = []
    targets = state.ops(op.target)
    for target in targets:
        for candidate in target.walk():
            if names is not None and candidate.name not in names:
                continue
            if interface is not None and not _has_interface(candidate, interface):
                continue
            if isinstance(attributes, DictionaryAttr) and not all(
                candidate.get_attr(name) is value for name, value in attributes.as_dict().items()
            ):
                continue
            if result_type is not None and (
                len(candidate.results) != 1 or candidate.results[0].type is not result_type.type
            ):
                continue
            if operand_types is not None and not _operands_match(candidate, operand_types):
                continue
            collected.append(candidate)
    results.set(0, collected)


def _has_interface(candidate: Operation, interface: int) -> bool:
    if interface == _LINALG:
        return isinstance(candidate, LinalgOp)
    if interface == _TILING:
        return TilingInterface.has(candidate)
    return LoopLikeOpInterface.has(candidate)


def _operands_match(candidate: Operation, wanted: Any) -> bool:
    types = [element.type for element in wanted.elements]
    if len(types) == 1:
        return all(type is types[0] for type in candidate.operand_types)
    return list(candidate.operand_types) == types


def function_types(operation: Operation) -> FunctionType:
    """The operand and result types as a function type."""
    return FunctionType(operation.operand_types, operation.result_types)


@implement("structured.generalize", each=True)
def generalize_op(op: Any, rewriter: Any, target: Operation, state: TransformState) -> Operation:
    """A named operation becomes linalg.generic; a generic one stays."""
    from lamina.dialects.linalg.structured_ops import GenericOp
    from lamina.dialects.linalg.transforms.generalize import generalize

    if not isinstance(target, LinalgOp):
        raise silenceable(op, "failed to apply", ("target op", target))
    if isinstance(target, GenericOp):
        return target
    made = generalize(rewriter, target)
    if not isinstance(made, Operation):
        raise silenceable(op, "failed to generalize", ("when applied to this op", target))
    return made
