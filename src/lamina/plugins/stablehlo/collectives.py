"""StableHLO's operations on several devices: groups of replicas, channels, roots, and the types of their results."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseElementsAttr
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, element_type_or_self, i32
from lamina.ir.value import Value
from lamina.plugins import verifier
from lamina.plugins.stablehlo.bodies import accumulated, check_body
from lamina.plugins.stablehlo.inference import Properties, attribute_of, infers, number_of
from lamina.plugins.stablehlo.rules import agree, demand

# ---- Groups of replicas


def _group_size(groups: Attribute | None) -> int | None:
    """Returns how many replicas a group has; None if none are listed, or a mesh has them."""
    if not isinstance(groups, DenseElementsAttr) or 0 in groups.type.shape:
        return None
    return int(groups.type.shape[1])


def _verify_groups(groups: Attribute | None, *, padded: bool = False, partial: bool = False) -> None:
    """Refuses groups that name a replica twice, or that leave one out. `padded` groups may end in -1; `partial` ones
    need not name all replicas."""
    if not isinstance(groups, DenseElementsAttr):
        return
    demand(groups.type.rank == 2, "replica groups should be a rank 2 tensor")
    seen: set[int] = set()
    for replica in groups.integers:
        if replica == -1 and padded:
            continue
        demand(replica >= 0, f"Invalid replica id {replica}")
        demand(replica not in seen, f"replica id #{replica} seen more than once")
        seen.add(replica)
    if not partial:
        missing = next((replica for replica in range(len(seen)) if replica not in seen), None)
        demand(missing is None, f"replica id #{missing} not seen in replica groups")


def _verify_channel(op: ForeignOperation) -> None:
    """Flattened ids need a channel and at least one group."""
    if not op.use_global_device_ids:
        return
    channel = 0 if op.channel_handle is None else op.channel_handle.handle
    demand(channel > 0, f"channel_id must be positive when useGlobalDeviceIds is set but got: {channel}")
    groups = op.replica_groups
    empty = isinstance(groups, DenseElementsAttr) and 0 in groups.type.shape
    demand(not empty, "if `use_global_device_ids` is set, the replica groups cannot be empty")


def _crosses_partitions(op: ForeignOperation) -> bool:
    """True if a process group has the replicas of a group in all partitions."""
    return op.channel_handle is not None and op.channel_handle.handle > 0 and not op.use_global_device_ids


def _verify_parts(op: ForeignOperation, what: str, whole: int, part: int) -> None:
    """The whole has a part for each process of a group."""
    if DYNAMIC in (whole, part):
        return
    demand(whole > 0 and part > 0, f"{what} dimension cannot have size zero")
    processes = _group_size(op.replica_groups)
    # The number of partitions is not known here.
    parts, rest = divmod(whole, part * (processes or 1))
    exact = processes is not None and not _crosses_partitions(op)
    demand(
        rest == 0 and (parts == 1 or not exact),
        f"{what} dimension has sizes {whole} and {part}, expected a factor of "
        f"{'' if exact else 'a multiple of '}{processes or 1}",
    )


def _verify_other_sizes(source: RankedTensorType, result: RankedTensorType, place: int, name: str) -> None:
    demand(source.rank == result.rank, "operand and result must have the same rank")
    demand(place < source.rank, f"{name} must be a valid index of operand")
    demand(
        all(agree(*sizes) for at, sizes in enumerate(zip(source.shape, result.shape, strict=True)) if at != place),
        f"operand and result should have the same shape except for the dimension size at '{name}'",
    )


# ---- Gathering, scattering, exchanging


@verifier("stablehlo.all_gather")
def verify_all_gather(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups)
    _verify_channel(op)
    place = op.all_gather_dim
    for source, result in zip(op.operand_types, op.result_types, strict=True):
        _verify_other_sizes(source, result, place, "all_gather_dim")
        _verify_parts(op, "gather", result.shape[place], source.shape[place])


@verifier("stablehlo.reduce_scatter")
def verify_reduce_scatter(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups)
    _verify_channel(op)
    place = op.scatter_dimension
    source, result = op.operand_types[0], op.result_types[0]
    _verify_reduction(op.regions[0], [source])
    _verify_other_sizes(source, result, place, "scatter_dimension")
    _verify_parts(op, "scatter", source.shape[place], result.shape[place])
    wanted = accumulated(op.regions[0], source).element_type
    demand(
        result.element_type is wanted,
        f"result element-type is expected to be '{wanted}', but got '{result.element_type}'",
    )


@infers("all_to_all")
def infer_all_to_all(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    groups = attribute_of(properties, "replica_groups")
    _verify_groups(groups)
    names = ("split_dimension", "concat_dimension", "split_count")
    split, concat, count = (number_of(properties, name) for name in names)
    size = _group_size(groups)
    demand(size in (None, count), f"group size of replica_groups must be {count}")
    results: list[Type] = []
    for operand in operands:
        type = operand.type
        assert isinstance(type, RankedTensorType)
        for name, place in (("split_dimension", split), ("concat_dimension", concat)):
            demand(place < type.rank, f"AllToAll {name} {place} is out-of-bounds for input rank {type.rank}")
        sizes = list(type.shape)
        if sizes[split] != DYNAMIC:
            fits = sizes[split] % count == 0
            demand(fits, f"split dimension has size {sizes[split]}, expected to be a multiple of split_count {count}")
            sizes[split] //= count
        if sizes[concat] != DYNAMIC:
            sizes[concat] *= count
        results.append(RankedTensorType(tuple(sizes), type.element_type, None))
    return results


@verifier("stablehlo.collective_permute")
def verify_collective_permute(op: ForeignOperation) -> None:
    _verify_pairs(op.source_target_pairs)


@infers("collective_permute")
def infer_collective_permute(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [operand.type for operand in operands]


# ---- Reductions


def _verify_reduction(body: Region, types: Sequence[Type]) -> None:
    for type in types:
        element = element_type_or_self(type)
        check_body(body, "the computation", [element, element], [element])


@verifier("stablehlo.all_reduce")
def verify_all_reduce(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, padded=True)
    _verify_channel(op)
    _verify_reduction(op.regions[0], op.operand_types)


@infers("all_reduce")
def infer_all_reduce(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [accumulated(regions[0], operand.type) for operand in operands]


# ---- Roots


def _verify_root(op: ForeignOperation, name: str) -> None:
    """The last of the operands may name the root of each of the others."""
    types = op.operand_types
    if not op.has_dynamic_root:
        demand(bool(types), f"{name} requires at least one data operand")
        return
    demand(len(types) > 1, f"{name} with has_dynamic_root=true requires at least two operands (data + root)")
    root, count = types[-1], len(types) - 1
    demand(
        root.rank == 1 and root.element_type is i32 and root.shape[0] == count,
        f"last operand of {name} with has_dynamic_root=true must be a 'tensor<{count}xi32>', but got '{root}'",
    )


def _data(operands: Sequence[Value], properties: Properties) -> Sequence[Value]:
    return operands[:-1] if "has_dynamic_root" in properties else operands


@verifier("stablehlo.collective_broadcast")
def verify_collective_broadcast(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, partial=True)
    _verify_root(op, "collective_broadcast")


@infers("collective_broadcast")
def infer_collective_broadcast(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [operand.type for operand in _data(operands, properties)]


@verifier("stablehlo.collective_reduce")
def verify_collective_reduce(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, padded=True, partial=True)
    _verify_channel(op)
    _verify_root(op, "collective_reduce")
    _verify_reduction(op.regions[0], [operand.type for operand in _data(op.operands, op.properties)])


@infers("collective_reduce")
def infer_collective_reduce(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    return [accumulated(regions[0], operand.type) for operand in _data(operands, properties)]


# ---- Channels

_DEVICE_TO_DEVICE, _DEVICE_TO_HOST, _HOST_TO_DEVICE = 1, 2, 3


def _verify_pairs(pairs: Attribute | None) -> None:
    """Pairs of a source and a target name neither twice."""
    if not isinstance(pairs, DenseElementsAttr):
        return
    shape = tuple(pairs.type.shape)
    demand(len(shape) == 2, f"expect source_target_pairs attribute to be of rank 2, but got rank {len(shape)}")
    demand(shape[1] == 2, f"expect source_target_pairs attribute of shape (N, 2), but got ({shape[0]}, {shape[1]})")
    replicas = list(pairs.integers)
    demand(min(replicas, default=0) >= 0, "replica ids in source_target_pairs must be >= 0.")
    for what, listed in (("sources", replicas[::2]), ("targets", replicas[1::2])):
        demand(len(set(listed)) == len(listed), f"duplicate {what} not allowed.")


def _verify_transfer(op: ForeignOperation, kind: int, name: str) -> None:
    _verify_pairs(op.source_target_pairs)
    host = bool(op.is_host_transfer)
    demand(
        op.channel_handle.type == (kind if host else _DEVICE_TO_DEVICE),
        f"channel_type should be {name if host else 'DEVICE_TO_DEVICE'} when is_host_transfer is "
        f"{'true' if host else 'false'}",
    )


@verifier("stablehlo.send")
def verify_send(op: ForeignOperation) -> None:
    _verify_transfer(op, _DEVICE_TO_HOST, "DEVICE_TO_HOST")


def _verify_received(op: ForeignOperation) -> None:
    """Tensors, and a token behind them."""
    types = op.result_types
    demand(bool(types), "result is expected to be at least of size 1, but got 0")
    for type in types[:-1]:
        demand(
            isinstance(type, RankedTensorType),
            f"all elements of result types, except the last element, are expected to be of tensor type, but got "
            f"'{type}'",
        )
    demand(
        not isinstance(types[-1], RankedTensorType),
        f"last element of result types is expected to be of token type, but got '{types[-1]}'",
    )


@verifier("stablehlo.recv")
def verify_recv(op: ForeignOperation) -> None:
    _verify_transfer(op, _HOST_TO_DEVICE, "HOST_TO_DEVICE")
    _verify_received(op)


@verifier("stablehlo.infeed")
def verify_infeed(op: ForeignOperation) -> None:
    _verify_received(op)
    if op.layout is None:
        return
    count = len(op.result_types) - 1
    demand(
        len(op.layout) == count,
        f"layout-attribute size must be {count} (which is the number of op-results - 1 (for token result)), but got "
        f"{len(op.layout)}",
    )
