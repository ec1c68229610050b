"""Letting affine accesses use another memref, with other indices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.dialects.affine.accesses import READS, WRITES
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands
from lamina.dialects.affine.ops import AffineApplyOp, AffineDmaStartOp, AffineDmaWaitOp, AffinePrefetchOp
from lamina.interfaces.effects import Effect, has_single_effect
from lamina.ir.affine import AffineMap, dim
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.operation import Operation
from lamina.ir.types import IndexType
from lamina.ir.value import Value

TRANSFERS = (AffineDmaStartOp, AffineDmaWaitOp)
ACCESSES = (*READS, *WRITES, AffinePrefetchOp, *TRANSFERS)


def replace_memref_uses(
    old: Value,
    new: Value,
    remap: AffineMap,
    extra: Sequence[Value],
    is_wanted: Callable[[Operation], bool],
) -> bool:
    """Replaces a memref in the affine accesses that are wanted. ``remap`` gives the new indices from ``extra`` values
    followed by the old indices, all of them dims. False, with nothing done, if another operation uses the memref;
    operations that free it do not count."""
    users: list[Operation] = []
    for user in old.users:
        if not is_wanted(user) or has_single_effect(user, Effect.FREE, on=old):
            continue
        if not isinstance(user, ACCESSES):
            return False
        users.append(user)
    for user in dict.fromkeys(users):
        _replace_in(user, old, new, remap, extra)
    return True


def _replace_in(user: Any, old: Value, new: Value, remap: AffineMap, extra: Sequence[Value]) -> None:
    """MLIR makes a new operation here, which matters to the order of uses."""
    position = user.operands.index(old)
    holder, name = _place_of_map(user, position)
    own: AffineMap = getattr(user, holder)[name].map
    rest = user.operands[position + 1 + own.num_inputs :]
    count = len(extra)
    dims = [dim(number) for number in range(count)]
    shifted = own.shift_dims(count)
    results = [expr.replace_dims([*dims, *shifted.results]) for expr in remap.results]
    indices = user.operands[position + 1 : position + 1 + own.num_inputs]
    map = AffineMap(count + own.num_dims, own.num_symbols, results)
    map, operands = compose_map_and_operands(map, [*extra, *indices])
    map, operands = canonicalize_map_and_operands(map.simplify(), operands)
    if own is not AffineMap.identity(own.num_dims) and remap is not AffineMap.identity(remap.num_dims):
        # MLIR leaves the old indices behind.
        for expr in own.results:
            single: dict[str, Any] = {"map": AffineMapAttr(own.with_results([expr]))}
            unused = AffineApplyOp(indices, [IndexType()], single, {}, (), (), user.raw_location)
            user.parent.insert_before(user, unused)
    dictionaries = {"properties": dict(user.properties), "attributes": dict(user.attributes)}
    dictionaries[holder][name] = AffineMapAttr(map)
    made = type(user)(
        [*user.operands[:position], new, *operands, *rest],
        user.result_types,
        dictionaries["properties"],
        dictionaries["attributes"],
        (),
        (),
        user.raw_location,
    )
    user.parent.insert_before(user, made)
    user.replace_all_uses_with(made)
    user.erase()


def _place_of_map(user: Any, position: int) -> tuple[str, str]:
    """In which dictionary of the operation, and under which name, the map of the memref at ``position`` is."""
    if not isinstance(user, TRANSFERS):
        return "properties", "map"
    return "attributes", next(part.map_name for part in user.memrefs if part.position == position)
