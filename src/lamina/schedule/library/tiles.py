"""Register tiles of structured operations, by the automatic scheduler or by sizes of one's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lamina.api import parse_attribute
from lamina.conversion.vector_loops.tile import VECTOR_TILE, VectorTile
from lamina.dialects.linalg.structure import LinalgOp
from lamina.ir.operation import Operation
from lamina.schedule.errors import error
from lamina.schedule.handles import Handle
from lamina.schedule.library.blocks import share_buffers
from lamina.schedule.preparations import prepare as needed_preparations
from lamina.schedule.session import Session
from lamina.schedule.structure import StructuredOp
from lamina.schedule.tiles import choose_flat_tile, choose_tile
from lamina.target import Target, host_target


def prepare(s: Session, target: Target | None = None) -> Handle:
    """Runs the passes required before tiling: arithmetic on tensors becomes
    structured, composite operations are decomposed, element-wise ones are fused into their users. Returns the
    structured operations, in order. ``target`` is by default this machine."""
    steps = PayloadSteps(s)
    for preparation in needed_preparations(s.payload.clone(), target or host_target()):
        steps.run_pass(preparation.name, preparation.options)
    return s.match(interface="LinalgOp")


def tiles(
    operations: Handle, target: Target | None = None, *, strict_reductions: bool = False, flatten: bool = False
) -> Handle:
    """Gives each structured operation of a handle the automatic scheduler's tile; operations that
    are not vectorized stay. With ``flatten`` the loops of element-wise operations are collapsed if that is
    better; such operations cannot be computed in blocks of others. Returns the operations.

    Raises ScheduleError if an operation is not structured."""
    chosen_target = target or host_target()
    steps = PayloadSteps(operations.session)
    chosen = []
    for handle in operations:
        op = _structured(handle)
        choice = choose_tile(op, chosen_target, strict_reductions)
        if choice is not None:
            flat = choose_flat_tile(op, chosen_target) if flatten else None
            handle, choice = (steps.flatten(handle), flat) if flat is not None else (handle, choice)
            steps.register_tile(handle, choice.tile)
        chosen.append(handle)
    merged = chosen[0] if chosen else operations
    for handle in chosen[1:]:
        merged = merged + handle
    return merged


def _tiled(
    operation: Handle, kind: str, fits: Callable[[StructuredOp], bool], target: Target | None, sizes: Mapping[str, int]
) -> None:
    """The automatic tile with some sizes of the caller's."""
    op = _structured(operation.one())
    if not fits(op):
        raise error(f"'{op.op.name}' is not a {kind}")
    choice = choose_tile(op, target or host_target())
    if choice is None:
        raise error(f"'{op.op.name}' cannot be vectorized: {op.problem or 'no loop is long enough for vectors'}")
    tile = list(choice.tile.sizes)
    for name, size in sizes.items():
        if size < 1:
            raise error(f"the size of '{name}' is {size}, it must be positive")
        tile[operation.dim(name)] = size
    PayloadSteps(operation.session).register_tile(operation, choice.tile._replace(sizes=tuple(tile)))


def contraction(operation: Handle, *, target: Target | None = None, **sizes: int) -> None:
    """A tile of sums in registers for a product of matrices, vectors or batches of them, named or generic. ``sizes``,
    by the names of loops, take the place of the automatic ones: ``contraction(product, m=8, n=32)``.

    Raises ScheduleError for other operations, and for loops that there are not."""
    _tiled(operation, "contraction", lambda op: len(op.inputs) > 1 and bool(op.reductions), target, sizes)


def convolution(operation: Handle, *, target: Target | None = None, **sizes: int) -> None:
    """The same for a convolution or a pooling: ``convolution(conv, x=5, c=32)``."""
    _tiled(operation, "convolution", lambda op: len(op.inputs) > 1 and len(op.reductions) > 0, target, sizes)


def reduction(operation: Handle, *, target: Target | None = None, **sizes: int) -> None:
    """Partial results in the lanes, or rows of them, for a reduction of one input."""
    _tiled(operation, "reduction", lambda op: bool(op.reductions), target, sizes)


def elementwise(operation: Handle, *, target: Target | None = None, **sizes: int) -> None:
    """Vectorizes an operation without reductions along the loop in which most operands are contiguous."""
    _tiled(operation, "element-wise operation", lambda op: not op.reductions, target, sizes)


def _structured(handle: Handle) -> StructuredOp:
    op: Operation = handle.op
    if not isinstance(op, LinalgOp):
        raise error(f"'{op.name}' is not a structured operation")
    return StructuredOp(op)


class PayloadSteps:
    """The steps of automatic schedules, on the payload of a session."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def comment(self, *lines: str) -> None:
        """Schedules in Python have no comments."""

    def run_pass(self, name: str, options: Mapping[str, bool | int]) -> None:
        """Runs a pass on the module."""
        self.session.run_pass(name, **options)

    def structured(self, count: int) -> list[Handle]:
        """Returns the structured operations."""
        return self.session.match(interface="LinalgOp").split(count)

    def flatten(self, op: Handle) -> Handle:
        """The loops of an element-wise operation become one."""
        flat: Handle = op.apply("structured.flatten_elementwise")
        return flat

    def register_tile(self, op: Handle, tile: VectorTile) -> None:
        """An operation keeps a tile in vector registers."""
        op.annotate(VECTOR_TILE, parse_attribute(tile.attribute))

    def in_blocks(self, root: Handle, sizes: Sequence[int], producers: Sequence[Handle]) -> None:
        """Computes an operation block by block, with its producers."""
        _, (loop,) = root.tile(*sizes, using="forall")
        for producer in producers:
            _, loop = producer.fuse_into(loop)

    def share_buffers(self) -> None:
        """Computes values needed by several blocks once."""
        share_buffers(self.session)
