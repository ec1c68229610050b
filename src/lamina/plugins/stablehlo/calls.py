"""StableHLO's custom calls: layouts, aliases and configurations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, DictionaryAttr, StringAttr
from lamina.ir.types import RankedTensorType, ShapedType, TupleType
from lamina.plugins import verifier
from lamina.plugins.stablehlo.rules import demand


class Alias(Protocol):
    """The parameters of `#stablehlo.output_operand_alias`."""

    output_tuple_indices: Sequence[int]
    operand_index: int
    operand_tuple_indices: Sequence[int]


@verifier("stablehlo.custom_call")
def verify_custom_call(op: ForeignOperation) -> None:
    _verify_layouts(op)
    for alias in op.output_operand_aliases or ():
        _verify_alias(op, alias)
    _verify_configuration(op)


def _verify_layouts(op: ForeignOperation) -> None:
    """Operands and results have layouts, or neither."""
    operands, results = op.operand_layouts, op.result_layouts
    demand(
        (operands is None) == (results is None),
        "Layout attributes should be specified for either both operands and results or none.",
    )
    if operands is None:
        return
    types = op.result_types
    if len(types) == 1 and isinstance(types[0], TupleType):
        types = list(types[0].types)
    _verify_layouts_of(op.operand_types, operands, "operand")
    _verify_layouts_of(types, results, "result")


def _verify_layouts_of(types: Sequence[Type], layouts: Iterable[DenseElementsAttr], what: str) -> None:
    listed = list(layouts)
    demand(
        len(types) == len(listed),
        f"Number of {what}s must match the number of {what} layouts, {len(types)} != {len(listed)}",
    )
    for number, (type, layout) in enumerate(zip(types, listed, strict=True)):
        order = list(layout.integers)
        demand(not isinstance(type, TupleType), "Tuple types are not fully supported with layout constraints yet")
        demand(
            isinstance(type, ShapedType) or not order,
            f"Only tensor types can have non-empty layout: {what} #{number} of type '{type}' has layout {layout}",
        )
        if isinstance(type, RankedTensorType):
            demand(
                sorted(order) == list(range(type.rank)),
                f"incorrect layout {layout} for type '{type}', layout must be a permutation of [0, {type.rank})",
            )


def _verify_alias(op: ForeignOperation, alias: Alias) -> None:
    """A part of the results that shares its memory with a part of an operand has the same type."""
    types, count = op.result_types, len(op.operand_types)
    demand(
        0 <= alias.operand_index < count,
        f"expects operandIndex in the output_operand_alias attribute to be in range [0, {count}); got: "
        f"{alias.operand_index}.",
    )
    operand = _part(op.operand_types[alias.operand_index], alias.operand_tuple_indices, "operand_tuple_indices")
    results = types[0] if len(types) == 1 else TupleType(tuple(types))
    result = _part(results, alias.output_tuple_indices, "output_tuple_indices")
    demand(
        operand is result,
        f"shapes mismatch in the output_operand_alias attribute: operand part has type '{operand}' and output part "
        f"has type '{result}'",
    )


def _part(type: Type, indices: Sequence[int], name: str) -> Type:
    for index in indices:
        parts = type.types if isinstance(type, TupleType) else ()
        demand(0 <= index < len(parts), f"{name} in the output_operand_alias attribute out of bounds")
        type = parts[index]
    return type


def _verify_configuration(op: ForeignOperation) -> None:
    """The typed interface has a dictionary, the others have a string."""
    if op.backend_config is None:
        return
    version = op.api_version.spelling
    typed = version == "API_VERSION_TYPED_FFI"
    demand(
        isinstance(op.backend_config, DictionaryAttr if typed else StringAttr),
        f"backend_config for api_version {version} must be a {'dictionary' if typed else 'string'} attribute.",
    )
