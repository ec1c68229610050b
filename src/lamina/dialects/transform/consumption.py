"""The handles that each operation consumes, i.e. that must not be used afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.dialects.transform.traits import FunctionalStyleTransformOpTrait
from lamina.ir.attributes import DictionaryAttr, SymbolRefAttr
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.symbols import lookup_nearest_symbol_from
from lamina.ir.value import BlockArgument, Value

CONSUMED, READONLY = "transform.consumed", "transform.readonly"
PARAM_INTERFACE = "TransformParamTypeInterface"

# The fields whose handles are consumed; operations of functional style that are not listed consume all.
_FIELDS: dict[str, tuple[str, ...]] = {
    "transform.affine.simplify_bounded_affine_ops": ("target",),
    "transform.affine.simplify_min_max_affine_ops": ("target",),
    "transform.alternatives": ("scope",),
    "transform.apply_registered_pass": ("target",),
    "transform.foreach_match": ("root_",),
    "transform.func.deduplicate_func_args": ("module",),
    "transform.func.replace_func_signature": ("module",),
    "transform.loop.promote_if_one_iteration": ("target",),
    "transform.split_handle": (),
    "transform.structured.convert_to_loops": ("target",),
    "transform.structured.fuse": ("target",),
    "transform.structured.fuse_into_containing_op": ("producer_op",),
    "transform.structured.pack": ("target",),
    "transform.structured.pack_greedily": ("target",),
    "transform.structured.pad": ("target",),
    "transform.structured.pad_tiling_interface": ("target",),
    "transform.structured.replace": ("target",),
    "transform.structured.split": ("target",),
    "transform.structured.tile_using_for": ("target",),
    "transform.structured.tile_using_forall": ("target",),
    "transform.structured.vectorize": ("target",),
}


def fields(name: str) -> tuple[str, ...] | None:
    """Returns the fields whose handles operations of a name consume, or None if their implementation decides."""
    return _FIELDS.get(name)


def consumed_operands(op: Operation) -> list[int]:
    """Returns the numbers of the operands whose handles the operation consumes."""
    find = _BY_OPERATION.get(op.name)
    if find is not None:
        return find(op)
    consumed = fields(op.name)
    if consumed is not None:
        return operands_of_fields(op, consumed)
    if not op.has_trait(FunctionalStyleTransformOpTrait):
        return []
    return [index for index, value in enumerate(op.operands) if not is_param(value)]


def operands_of_fields(op: Operation, names: Sequence[str]) -> list[int]:
    """Returns the numbers of the operands in fields, parameters left out."""
    values: list[Value] = []
    for name in names:
        value = getattr(op, name)
        values += [value] if isinstance(value, Value) else list(value or ())
    return [index for index, value in enumerate(op.operands) if value in values and not is_param(value)]


def is_param(value: Value) -> bool:
    """True if a value of a script is a parameter."""
    return PARAM_INTERFACE in getattr(value.type, "interfaces", ())


def consumed_arguments(block: Block) -> set[int]:
    """Returns the arguments of a block that an operation in it consumes."""
    arguments: set[int] = set()
    for op in block.operations:
        operands = op.operands
        for index in consumed_operands(op) if op.is_registered else ():
            value = operands[index]
            if isinstance(value, BlockArgument) and value.owner is block:
                arguments.add(value.index)
    return arguments


def argument_is(function: Operation, index: int, name: str) -> bool:
    """True if a named sequence has the attribute CONSUMED or READONLY on an argument."""
    elements = getattr(function._properties.get("arg_attrs"), "elements", ())
    if index >= len(elements) or not isinstance(elements[index], DictionaryAttr):
        return False
    return name in elements[index].as_dict()


def _by_bodies(op: Operation) -> list[int]:
    """Returns the operands whose block arguments an operation of a body consumes."""
    arguments: set[int] = set()
    for region in op.regions:
        block = region.first_block
        if block is not None:
            arguments |= consumed_arguments(block)
    return [index for index in sorted(arguments) if index < len(op.operands)]


def _by_callee(op: Operation) -> list[int]:
    target = op.get_attr("target")
    assert isinstance(target, SymbolRefAttr)
    callee = lookup_nearest_symbol_from(op, target)
    if callee is None:
        return []
    return [index for index in range(len(op.operands)) if argument_is(callee, index, CONSUMED)]


def _first_unless(attribute: str) -> Callable[[Operation], list[int]]:
    return lambda op: [] if op._properties.get(attribute) is not None else [0]


_BY_OPERATION: dict[str, Callable[[Operation], list[int]]] = {
    "transform.sequence": _by_bodies,
    "transform.foreach": _by_bodies,
    "transform.with_pdl_patterns": _by_bodies,
    "transform.include": _by_callee,
    "transform.apply_conversion_patterns": _first_unless("preserve_handles"),
    "transform.structured.bufferize_to_allocation": _first_unless("bufferize_destination_only"),
}
