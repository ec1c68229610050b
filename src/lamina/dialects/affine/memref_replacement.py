"""Letting affine accesses use another memref, with other indices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lamina.dialects.affine.accesses import READS, WRITES
from lamina.dialects.affine.compose import canonicalize_map_and_operands, compose_map_and_operands, make_apply
from lamina.dialects.affine.ops import AffineDmaStartOp, AffineDmaWaitOp, AffinePrefetchOp
from lamina.dialects.memref.ops import DimOp, LoadOp, StoreOp
from lamina.interfaces.effects import Effect, has_single_effect
from lamina.ir import parity
from lamina.ir.affine import AffineMap
from lamina.ir.attributes import AffineMapAttr
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.traits import MemRefsNormalizable
from lamina.ir.value import Value, defining

TRANSFERS = (AffineDmaStartOp, AffineDmaWaitOp)
ACCESSES = (*READS, *WRITES, AffinePrefetchOp, *TRANSFERS)


def replace_memref_uses(
    old: Value,
    new: Value,
    remap: AffineMap,
    extra: Sequence[Value],
    is_wanted: Callable[[Operation], bool],
) -> bool:
    """Replaces a memref in the selected affine accesses. ``remap`` computes the new indices from ``extra`` values
    followed by the old indices, all of them dims. False, with nothing changed, if another operation uses the memref,
    except deallocations."""
    users: list[Operation] = []
    for user in old.users:
        if not is_wanted(user) or has_single_effect(user, Effect.FREE, on=old):
            continue
        if not isinstance(user, ACCESSES):
            return False
        users.append(user)
    for user in dict.fromkeys(users):
        _replace_in_access(user, user.operands.index(old), new, remap, extra)
    return True


def replace_normalizable_uses(
    old: Value, new: Value, layout: AffineMap, symbols: Sequence[Value] = (), *, also_free: bool = True
) -> bool:
    """Replaces a memref with one that holds the element ``[i, j]`` at ``layout(i, j)[symbols]``.

    Accesses get new indices; other users with the trait MemRefsNormalizable get the new memref. False, with
    nothing changed, if one lacks the trait. Without ``also_free`` deallocations keep the old memref.
    """
    users: list[Operation] = []
    for user in old.users:
        if has_single_effect(user, Effect.FREE, on=old) and not also_free:
            continue
        if not isinstance(user, ACCESSES) and not is_normalizable_user(user):
            return False
        users.append(user)
    for user in dict.fromkeys(users):
        while old in user.operands:
            position = user.operands.index(old)
            if isinstance(user, ACCESSES):
                user = _replace_in_access(user, position, new, layout, (), symbols)
            else:
                if isinstance(user, LoadOp | StoreOp) and layout is not AffineMap.identity(layout.num_dims):
                    _remap_indices(user, position, layout, symbols)
                user.set_operand(position, new)
    return True


def is_normalizable_user(user: Operation) -> bool:
    """True if the operation may use the memref without its layout instead. MLIR counts memref.dim, which then queries
    a dim of another shape."""
    return user.has_trait(MemRefsNormalizable) and (parity.is_strict() or not isinstance(user, DimOp))


def _remap_indices(user: LoadOp | StoreOp, position: int, layout: AffineMap, symbols: Sequence[Value]) -> None:
    builder = Builder(InsertionPoint.before_op(user), location=user.raw_location)
    applies: list[Value] = []
    operands = _applied(builder, layout, [*user.indices, *symbols], applies)
    map, operands = _composed(operands, applies)
    indices = [make_apply(builder, map.sub_map([number]), operands) for number in range(map.num_results)]
    user.set_operands([*user.operands[: position + 1], *indices])


def _replace_in_access(
    user: Any, position: int, new: Value, remap: AffineMap, extra: Sequence[Value], symbols: Sequence[Value] = ()
) -> Operation:
    """MLIR makes a new operation here, which matters to the order of uses."""
    holder, name = _place_of_map(user, position)
    own: AffineMap = getattr(user, holder)[name].map
    rest = user.operands[position + 1 + own.num_inputs :]
    builder = Builder(InsertionPoint.before_op(user), location=user.raw_location)
    indices = list(user.operands[position + 1 : position + 1 + own.num_inputs])
    applies: list[Value] = []
    operands = [*extra, *_applied(builder, own, indices, applies), *symbols]
    operands = _applied(builder, remap, operands, applies)
    map, operands = _composed(operands, applies)
    dictionaries = {"properties": dict(user._properties), "attributes": dict(user._attributes)}
    dictionaries[holder][name] = AffineMapAttr(map)
    replaced: Operation = type(user)(
        [*user.operands[:position], new, *operands, *rest],
        user.result_types,
        dictionaries["properties"],
        dictionaries["attributes"],
        (),
        (),
        user.raw_location,
    )
    user.parent.insert_before(user, replaced)
    user.replace_all_uses_with(replaced)
    user.erase()
    return replaced


def _applied(builder: Builder, map: AffineMap, operands: list[Value], applies: list[Value]) -> list[Value]:
    """Returns the results of a map: new applies, which join the list; the operands themselves for the identity."""
    if map is AffineMap.identity(map.num_dims):
        return operands
    applied = [make_apply(builder, map.sub_map([number]), operands) for number in range(map.num_results)]
    applies += applied
    return applied


def _composed(values: Sequence[Value], applies: Sequence[Value]) -> tuple[AffineMap, list[Value]]:
    """Returns the values as a composed map of their operands; erases applies without other uses."""
    map, operands = compose_map_and_operands(AffineMap.identity(len(values)), values)
    map, operands = canonicalize_map_and_operands(map.simplify(), operands)
    # In this order MLIR misses the applies of the old indices that only those of the new ones use.
    for value in applies if parity.is_strict() else reversed(applies):
        if value.use_empty:
            defining(value).erase()
    return map, operands


def _place_of_map(user: Operation, position: int) -> tuple[str, str]:
    """Returns the dictionary of the operation and the name of the map for the memref at ``position``."""
    if not isinstance(user, TRANSFERS):
        return "properties", "map"
    return "attributes", next(part.map_name for part in user.memrefs if part.position == position)
