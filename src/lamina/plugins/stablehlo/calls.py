"""StableHLO's calls: layouts, aliases, buffers and configurations of custom calls, types of composites."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseElementsAttr, DictionaryAttr, StringAttr, TypeAttr
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, MemRefType, RankedTensorType, ShapedType, TensorType, TupleType
from lamina.plugins import operation_method, verifier
from lamina.plugins.stablehlo.inference import attribute_of
from lamina.plugins.stablehlo.rules import demand, fail, shapes_agree

if TYPE_CHECKING:
    from lamina.ir.symbols import SymbolTableCollection


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
    known = _KNOWN_CALLS.get(op.call_target_name)
    if known is None:
        _verify_buffers(op)
    else:
        known(op)


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


# ---- Buffers


def _verify_create_buffer(op: ForeignOperation) -> None:
    if op.operand_types:
        fail("CreateBuffer custom_call shouldn't have any inputs")
    if len(op.result_types) != 1:
        fail("CreateBuffer custom_call should have one result")
    if not isinstance(op.result_types[0], MemRefType):
        fail("CreateBuffer custom_call should have a memref result")


def _verify_pin(op: ForeignOperation) -> None:
    _verify_moved(op, "Pin", (TensorType, "tensor"), (MemRefType, "memref"))


def _verify_unpin(op: ForeignOperation) -> None:
    _verify_moved(op, "Unpin", (MemRefType, "memref"), (TensorType, "tensor"))


def _verify_moved(
    op: ForeignOperation, name: str, source: tuple[type[ShapedType], str], target: tuple[type[ShapedType], str]
) -> None:
    """One value becomes one of the other kind, of the same shape and elements."""
    for what, types, (kind, word) in (("input", op.operand_types, source), ("output", op.result_types, target)):
        if len(types) != 1:
            fail(f"{name} custom_call should have one {what}")
        if not isinstance(types[0], kind):
            fail(f"{name} custom_call should have a {word} {what}")
    left, right = op.operand_types[0], op.result_types[0]
    same = not left.has_rank or not right.has_rank or shapes_agree(left.shape, right.shape)
    if not same or left.element_type is not right.element_type:
        fail(f"{name} custom_call should have compatible input and output types")


_KNOWN_CALLS: dict[str, Callable[[ForeignOperation], None]] = {
    "CreateBuffer": _verify_create_buffer,
    "Pin": _verify_pin,
    "Unpin": _verify_unpin,
}


def _verify_buffers(op: ForeignOperation) -> None:
    """A buffer among the results is that of one operand, and of no other result."""
    outputs: set[tuple[int, ...]] = set()
    operands: set[tuple[int, ...]] = set()
    for alias in op.output_operand_aliases or ():
        part = _part(op.operand_types[alias.operand_index], alias.operand_tuple_indices, "operand_tuple_indices")
        if not isinstance(part, MemRefType):
            continue
        output = tuple(alias.output_tuple_indices)
        if output in outputs:
            fail(f"buffer output {list(output)} is used in output_operand_alias more than once")
        outputs.add(output)
        part_of = list(alias.operand_tuple_indices)
        operand = (alias.operand_index, *part_of)
        if operand in operands:
            fail(f"buffer operand {alias.operand_index}{part_of} is used in output_operand_alias more than once")
        operands.add(operand)
    types = op.result_types
    result = types[0] if len(types) == 1 else TupleType(tuple(types))
    for indices, type in _leaves(result, ()):
        if isinstance(type, MemRefType) and indices not in outputs:
            fail(f"buffer output {list(indices)} is not used in output_operand_alias")


def _leaves(type: Type, at: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Type]]:
    """Yields the parts of nested tuples with their places."""
    if not isinstance(type, TupleType):
        yield at, type
        return
    for number, part in enumerate(type.types):
        yield from _leaves(part, (*at, number))


# ---- Composites

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+")


_FUNCTION_TYPE = "function_type"


def _is_function(op: Operation) -> bool:
    dialect, _, mnemonic = op.name.partition(".")
    return dialect == mnemonic == "func"


@operation_method("stablehlo.composite")
def verify_symbol_uses(op: ForeignOperation, symbols: SymbolTableCollection) -> None:
    """A composite has the type of the function that says what it does."""
    name = attribute_of(op.properties, "name").value
    decomposition = attribute_of(op.properties, "decomposition").root
    if _NAME.fullmatch(name) is None:
        fail(
            "name must be a valid namespaced op name, i.e. it must match the following regular expression: "
            '^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. "my_namespace.my_op"'
        )
    function = symbols.lookup_nearest_symbol_from(op, decomposition)
    type = (
        None if function is None or not _is_function(function) else attribute_of(function.properties, "function_type")
    )
    if not isinstance(type, TypeAttr) or not isinstance(type.type, FunctionType):
        fail(f"'{decomposition}' does not reference a valid function")
    wanted_types = type.type
    for what, given, wanted in (
        ("operand", op.operand_types, wanted_types.inputs),
        ("result", op.result_types, wanted_types.results),
    ):
        if len(given) != len(wanted):
            fail(f"has {len(given)} {what}(s), but decomposition has {len(wanted)}")
        for number, (left, right) in enumerate(zip(given, wanted, strict=True)):
            if left is not right:
                fail(f"{what} at index {number} has type '{left}', but decomposition has type '{right}'")
