"""StableHLO's operations on several devices: groups of replicas, channels, roots, and the types of their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from lamina.define.foreign import ForeignOperation
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, IntegerAttr, SymbolRefAttr
from lamina.ir.region import Region
from lamina.ir.types import DYNAMIC, RankedTensorType, TensorType, i32
from lamina.ir.value import Value
from lamina.plugins import operation_method, verifier
from lamina.plugins.stablehlo.bodies import accumulated, scalar_of, verify_reducer
from lamina.plugins.stablehlo.bounds import tensor_of
from lamina.plugins.stablehlo.control import token_type
from lamina.plugins.stablehlo.inference import Properties, attribute_of, infers, number_of, optional_of
from lamina.plugins.stablehlo.rules import agree, bounds_of, demand, fail

if TYPE_CHECKING:
    from lamina.ir.symbols import SymbolTableCollection

# ---- Groups of replicas


def _verify_groups(
    groups: Attribute | None, *, padded: bool = False, flattened: bool = False, size: int | None = None
) -> None:
    """Refuses groups that name a replica twice, or that leave one out. `padded` groups may end in -1; those of
    `flattened` ids are not empty."""
    if not isinstance(groups, DenseElementsAttr):
        return
    shape = tuple(groups.type.shape)
    if len(shape) != 2:
        fail("replica groups should be a rank 2 tensor")
    if flattened and 0 in shape:
        fail("if `use_global_device_ids` is set, the replica groups cannot be empty")
    seen: set[int] = set()
    for replica in groups.integers:
        if replica == -1:
            if padded:
                continue
            fail("Invalid replica id -1")
        if replica in seen:
            fail(f"replica id #{replica} seen more than once")
        seen.add(replica)
    missing = next((replica for replica in range(len(seen)) if replica not in seen), None)
    if missing is not None:
        fail(f"replica id #{missing} not seen in replica groups")
    if size is not None and (shape[0] == 0 or shape[1] != size):
        fail(f"group size of replica_groups must be {size}")


def _channel(op: ForeignOperation) -> int:
    return 0 if op.channel_handle is None else int(op.channel_handle.handle)


def _verify_channel(op: ForeignOperation) -> None:
    """Flattened ids need a channel."""
    if op.use_global_device_ids and _channel(op) <= 0:
        fail(f"channel_id must be positive when useGlobalDeviceIds is set but got: {_channel(op)}")


def _verify_factor(op: ForeignOperation, what: str, whole: int, part: int) -> None:
    """The whole has a part for each process of a group."""
    groups = op.replica_groups
    if DYNAMIC in (whole, part) or not isinstance(groups, DenseElementsAttr) or 0 in groups.type.shape:
        return
    # With a channel, a group has its replicas in all partitions, of which there may be any number.
    crosses = _channel(op) > 0 and not op.use_global_device_ids
    processes, parts = groups.type.shape[1], whole // part
    if parts % processes or (parts != processes and not crosses):
        fail(
            f"{what} dimension has sizes {whole} and {part}, expected a factor of "
            f"{'a multiple of ' if crosses else ''}{processes}"
        )


# ---- Gathering, scattering, exchanging


@verifier("stablehlo.all_gather")
def verify_all_gather(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, flattened=bool(op.use_global_device_ids))
    if op.use_global_device_ids and _channel(op) < 0:
        fail("channel_id cannot be negative when useGlobalDeviceIds is set")
    for source, result in zip(op.operand_types, op.result_types, strict=True):
        place = op.all_gather_dim
        _verify_gathered(source, result, place)
        _verify_factor(op, "gather", result.shape[place], source.shape[place])


def _verify_gathered(source: RankedTensorType, result: RankedTensorType, place: int) -> None:
    """The result has the operand several times along the dimension."""
    if place >= source.rank:
        fail("all_gather_dim must be a valid index of operand")
    if source.shape[place] == 0:
        fail("dimension size of operand at 'all_gather_dim' cannot be zero")
    if result.rank != source.rank:
        fail("operand and result must have the same rank")
    if not _agree_elsewhere(source, result, place):
        fail("operand and result should have the same shape except for the dimension size at 'all_gather_dim'")
    part, whole = source.shape[place], result.shape[place]
    if DYNAMIC not in (part, whole) and whole % part:
        fail(
            f"result gather dimension has size {whole}, expected to be a multiple of operand gather dimension size "
            f"{part}"
        )


def _agree_elsewhere(source: RankedTensorType, result: RankedTensorType, place: int) -> bool:
    pairs = enumerate(zip(source.shape, result.shape, strict=True))
    return all(agree(*sizes) for at, sizes in pairs if at != place)


@verifier("stablehlo.reduce_scatter")
def verify_reduce_scatter(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, flattened=bool(op.use_global_device_ids))
    place = op.scatter_dimension
    source, result = op.operand_.type, op.result_types[0]
    _verify_reduction(op.regions[0], [source])
    if source.rank != result.rank:
        fail("operand and result should have same rank")
    if place >= source.rank:
        fail("scatter dim should be less than operand/result rank")
    _verify_channel(op)
    whole, part = source.shape[place], result.shape[place]
    if DYNAMIC in (whole, part):
        return
    for what, size in (("result", part), ("operand", whole)):
        if size == 0:
            fail(f"{what} dimension size at scatter_dimension cannot be zero")
    if whole % part:
        fail(
            f"operand scatter dimension has size {whole}, expected to be a multiple of result scatter dimension size "
            f"{part}"
        )
    for at, (left, right) in enumerate(zip(source.shape, result.shape, strict=True)):
        if at != place and not agree(left, right):
            fail(f"non scatter dimensions should be same for operand ({left}) and result ({right})")
    _verify_factor(op, "scatter", whole, part)
    wanted = accumulated(op.regions[0], source).element_type
    if result.element_type is not wanted:
        fail(f"result element-type is expected to be '{wanted}', but got '{result.element_type}'")


@infers("all_to_all")
def infer_all_to_all(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    names = ("split_dimension", "concat_dimension", "split_count")
    split, concat, count = (number_of(properties, name) for name in names)
    _verify_groups(attribute_of(properties, "replica_groups"), size=count)
    results: list[Type] = []
    for operand in operands:
        type = operand.type
        assert isinstance(type, RankedTensorType)
        for name, place in (("split_dimension", split), ("concat_dimension", concat)):
            if place >= type.rank:
                fail(f"AllToAll {name} {place} is out-of-bounds for input rank {type.rank}")
        sizes, bounds = list(type.shape), list(bounds_of(type))
        if sizes[split] != DYNAMIC and sizes[split] % count:
            fail(f"split dimension has size {sizes[split]}, expected to be a multiple of split_count {count}")
        for known in (sizes, bounds):
            if known and known[split] != DYNAMIC:
                known[split] //= count
            if known and known[concat] != DYNAMIC:
                known[concat] *= count
        results.append(tensor_of(sizes, type.element_type, bounds, type.encoding))
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
        verify_reducer(body, [type], [scalar_of(type)])


@verifier("stablehlo.all_reduce")
def verify_all_reduce(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, padded=True, flattened=bool(op.use_global_device_ids))
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
    what = f"last operand of {name} with has_dynamic_root=true must"
    if not isinstance(root, RankedTensorType) or root.element_type is not i32 or root.rank != 1:
        fail(f"{what} be a rank-1 i32 tensor, but got '{root}'")
    if root.shape[0] != count:
        fail(f"{what} have the same number of elements as data operands ({count}), but got {root.shape[0]}")


def _data(operands: Sequence[Value], properties: Properties) -> Sequence[Value]:
    return operands[:-1] if "has_dynamic_root" in properties else operands


@verifier("stablehlo.collective_broadcast")
def verify_collective_broadcast(op: ForeignOperation) -> None:
    """Groups need not name all replicas."""
    groups = op.replica_groups
    if isinstance(groups, DenseElementsAttr):
        if groups.type.rank != 2:
            fail(f"replica groups should be a rank 2 tensor,but instead it is of rank {groups.type.rank}")
        seen: set[int] = set()
        for replica in groups.integers:
            if replica < 0:
                fail(f"replica_groups values must be positive, but was given {replica}")
            if replica in seen:
                fail(f"replica id #{replica} seen more than once")
            seen.add(replica)
    _verify_root(op, "collective_broadcast")


@infers("collective_broadcast")
def infer_collective_broadcast(
    operands: Sequence[Value], properties: Properties, regions: Sequence[Region]
) -> list[Type]:
    return [operand.type for operand in _data(operands, properties)]


@verifier("stablehlo.collective_reduce")
def verify_collective_reduce(op: ForeignOperation) -> None:
    _verify_groups(op.replica_groups, padded=True, flattened=bool(op.use_global_device_ids))
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


def _verify_transfer(properties: Properties, kind: int, name: str) -> None:
    host = "is_host_transfer" in properties and bool(attribute_of(properties, "is_host_transfer").value)
    type = attribute_of(properties, "channel_handle").type
    if type != (kind if host else _DEVICE_TO_DEVICE):
        fail(
            f"channel_type should be {name if host else 'DEVICE_TO_DEVICE'} when is_host_transfer is "
            f"{'true' if host else 'false'}"
        )


@infers("send")
def infer_send(operands: Sequence[Value], properties: Properties, regions: Sequence[Region]) -> list[Type]:
    _verify_pairs(optional_of(properties, "source_target_pairs"))
    _verify_transfer(properties, _DEVICE_TO_HOST, "DEVICE_TO_HOST")
    return [token_type()]


def _verify_received(op: ForeignOperation, what: str) -> None:
    """Tensors, and a token behind them."""
    types = op.result_types
    if not types:
        fail("result is expected to be at least of size 1, but got 0")
    for type in types[:-1]:
        if not isinstance(type, TensorType):
            fail(f"{what} expected to be of tensor type, but got '{type}'")
    if types[-1] is not token_type():
        fail(f"last element of result types is expected to be of token type, but got '{types[-1]}'")


@verifier("stablehlo.recv")
def verify_recv(op: ForeignOperation) -> None:
    _verify_pairs(op.source_target_pairs)
    _verify_transfer(op.properties, _HOST_TO_DEVICE, "HOST_TO_DEVICE")
    _verify_received(op, "everything but the last element of result types is")


@verifier("stablehlo.infeed")
def verify_infeed(op: ForeignOperation) -> None:
    _verify_received(op, "all elements of result types, except the last element, are")
    if op.layout is None:
        return
    layouts, count = list(op.layout), len(op.result_types) - 1
    if len(layouts) != count:
        fail(
            f"layout-attribute size must be {count} (which is the number of op-results - 1 (for token result)), but "
            f"got {len(layouts)}"
        )
    for layout in layouts:
        if not isinstance(layout, ArrayAttr):
            fail(f"layout-attribute expected to have elements of type array, but got {layout}")
        for leaf in layout.elements:
            if not isinstance(leaf, IntegerAttr):
                fail(f"layout-attribute's leaf elements are expected to be of type integer, but got {leaf}")


# ---- Meshes


class _Named(Protocol):
    name: str


class Groups(Protocol):
    """The parameters of `#stablehlo.replica_group_mesh_axes`."""

    mesh: Attribute
    axes: ArrayAttr


@verifier("#stablehlo.replica_group_mesh_axes")
def verify_mesh_groups(groups: Groups) -> None:
    """The mesh, if it is given, has the axes."""
    if isinstance(groups.mesh, SymbolRefAttr) and groups.mesh.is_flat:
        return
    known: Sequence[_Named] | None = getattr(groups.mesh, "axes", None)
    if known is None:
        fail("mesh must be a FlatSymbolRefAttr or MeshAttr")
    names = {axis.name for axis in known}
    for axis in groups.axes.elements:
        name: str | None = getattr(axis, "name", None)
        if name is None:
            fail("expected AxisRefAttr in axes list")
        if name not in names:
            fail(f"axis '{name}' not found in mesh definition")


@operation_method(
    "stablehlo.all_gather",
    "stablehlo.all_reduce",
    "stablehlo.all_to_all",
    "stablehlo.collective_broadcast",
    "stablehlo.collective_reduce",
    "stablehlo.reduce_scatter",
)
def verify_symbol_uses(op: ForeignOperation, symbols: SymbolTableCollection) -> None:
    """A mesh that groups name exists."""
    mesh = getattr(op.replica_groups, "mesh", None)
    if isinstance(mesh, SymbolRefAttr) and symbols.lookup_nearest_symbol_from(op, mesh) is None:
        fail(f"replica_groups: mesh symbol '{mesh.root}' not found")
