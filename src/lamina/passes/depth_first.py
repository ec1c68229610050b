"""``lamina-depth-first``: chains of operations that do not mix the elements of a dim, such as the batch of a network,
run through it once, in one loop around the whole chain.

    %a = linalg.generic ins(%x : tensor<8x..>) ..         %r = scf.forall (%i) in (8) shared_outs(%all = %empty) {
    %b = linalg.generic ins(%a : tensor<8x..>) ..     ->    %x_i = tensor.extract_slice %x[%i, ..] [1, ..]
                                                            %a_i = linalg.generic ins(%x_i : tensor<1x..>) ..
                                                            %b_i = linalg.generic ins(%a_i : tensor<1x..>) ..
                                                            tensor.parallel_insert_slice %b_i into %all[%i, ..]
                                                          }

What the operations exchange then is as large as one element of the dim, and stays in a nearer cache. What they share,
such as weights, is read again in each iteration. A segment of the chain becomes a loop where the first, and the time
that cores otherwise wait for each other, outweigh the second. The bodies of loops do not depend on the size of the dim,
so they have static sizes if only that is not known. Iterations run on different cores as long as there is one for each,
and the last ones on all cores (``lamina.rounds``).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import prod
from operator import itemgetter
from typing import NamedTuple

from lamina.conversion.parallel_work import IN_ROUNDS, block_cost
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.arith.ops import MulIOp
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.sizes import dim_value
from lamina.dialects.linalg.slices import Slice, extract_slice, parallel_insert_slice
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.scf.forall_loops import build_forall
from lamina.dialects.scf.ops import ForallOp, InParallelOp
from lamina.dialects.tensor.ops import ConcatOp, DimOp, EmptyOp, InsertSliceOp, PadOp
from lamina.interfaces.destination_style import dps_inits, tied_op_operand
from lamina.interfaces.effects import is_pure
from lamina.interfaces.shapes import reify_result_shapes
from lamina.interfaces.tiling import Size
from lamina.ir.attributes import UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, RankedTensorType
from lamina.ir.value import OpResult, Value, type_as
from lamina.passes.sliced_dims import Division, Parts, captures, divide, on_parts
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite.fold import constant_int

_CYCLES = (0.03, 0.08, 0.25)
"""Cycles for each byte that is read from or written to the nearest caches, the last one, and memory."""
_SUPPOSED = 8
"""The size of a dim that is not known."""
_SUPPOSED_IN_PART = 64
"""The size of another dim that is not known, such as the height of an image or the length of a text: what is chosen is
right for larger sizes, too, which save more."""
_COST_OF_LOOP = 100_000
"""Cycles that a loop has to save at least."""
_COST_OF_THREADS = 25_000
"""Cycles that it takes to start several threads and to wait for the last one."""
_OPERATIONS_OF_A_CYCLE = 16


@register_pass("lamina-depth-first", summary="Run chains of operations on one element of a dim after the other")
class DepthFirst(Pass):
    """Puts loops around segments of chains along the first dim of functions' arguments."""

    near_bytes = option("near-bytes", 512 << 10, "Bytes of the cache that is fast to read")
    last_bytes = option("last-bytes", 8 << 20, "Bytes of the last cache")
    cores = option("cores", 1, "Cores that parallel loops run on")

    def run(self, operation: Operation) -> None:
        machine = Machine(self.near_bytes, self.last_bytes, self.cores)
        for function in list(operation.walk(FuncOp)):
            for chain in _chains(function):
                for segment in chain.segments(machine):
                    segment.as_loop()


def runs_depth_first(operation: Operation, machine: Machine) -> bool:
    """True if the pass changes a function."""
    return isinstance(operation, FuncOp) and any(chain.segments(machine) for chain in _chains(operation))


def _may_be_divided(argument: Value) -> bool:
    type = argument.type
    return isinstance(type, RankedTensorType) and bool(type.shape) and type.shape[0] != 1


class Machine(NamedTuple):
    """The bytes of a core's nearest caches, and of its share of the last one; how many cores there are."""

    near: int
    last: int
    cores: int = 1

    def rate(self, size: int) -> float:
        """Returns the cycles for each byte of so many that are read or written again: some hit the nearer caches."""
        near = min(1.0, self.near * 3 / 4 / max(size, 1))
        last = min(1.0, self.last / max(size, 1))
        return _CYCLES[0] * near + _CYCLES[1] * (last - near) + _CYCLES[2] * (1 - last)


def _chains(function: FuncOp) -> Iterator[_Chain]:
    """Returns a chain for each number of elements of the first dims of arguments. Two dims of unknown size differ."""
    of_size: dict[int, list[Value]] = defaultdict(list)
    if len(function.regions[0].blocks) != 1:
        return
    block = function.regions[0].entry_block
    for argument in block.arguments:
        if _may_be_divided(argument):
            of_size[type_as(argument, RankedTensorType).shape[0]].append(argument)
    for of_unknown_size in of_size.pop(DYNAMIC, []):
        yield _Chain(block, [of_unknown_size], DYNAMIC)
    for count, arguments in sorted(of_size.items()):
        yield _Chain(block, arguments, count)


def _size_of(argument: Value) -> Value | None:
    """Returns the value of the size of a tensor's first dim that the function computes."""
    return next(
        (user.result for user in argument.users if isinstance(user, DimOp) and constant_int(user.index) == 0), None
    )


class _Chain:
    """The operations of a block that can be computed for one element of a dim after the other, in order."""

    def __init__(self, block: Block, arguments: Sequence[Value], count: int) -> None:
        self.block, self.arguments, self.count = block, arguments, count
        self.counter = _size_of(arguments[0]) if count == DYNAMIC else None
        self.parts: dict[Value, Parts] = dict.fromkeys(arguments, Parts(0, 1))
        self.operations: list[Operation] = []
        self.divisions: dict[Operation, Division] = {}
        self.ends: dict[Operation, int] = {}
        """The number of operations of the chain before one that is not in it, but uses a result of it."""
        for op in block.operations:
            self._add(op)
        self.numbers = {op: number for number, op in enumerate(self.operations)}

    def _add(self, op: Operation) -> None:
        used = captures(op)
        known = {slot.index: self.parts[slot.value] for slot in op.op_operands if slot.value in self.parts}
        stays = any(value in self.parts for value in used) or not is_pure(op)
        division = None if stays else divide(op, known, self.counter)
        if division is not None:
            self.divisions[op] = division
            self.operations.append(op)
            self.parts.update(dict.fromkeys(op.results, division.results))
        elif known or any(value in self.parts for value in used):
            self.ends[op] = len(self.operations)

    # ---- Where to cut

    def segments(self, machine: Machine) -> list[_Segment]:
        """Returns the segments whose loops save most."""
        count = len(self.operations)
        best: list[tuple[float, int | None]] = [(0.0, None)] * (count + 1)
        last_uses = self._last_uses()
        cuts = self._cuts(last_uses)
        gains = [self._gain(op, machine) for op in self.operations]
        shared_by = [{value: _bytes(value) for value in self._shared_by(op)} for op in self.operations]
        ends = [self._end_of(op) for op in self.operations]
        starts = {0, *ends}
        later = [0.0] * (count + 1)  # what operations from one on may gain
        for number in reversed(range(count)):
            later[number] = later[number + 1] + sum(gains[used] for used in last_uses[number])
        for first in range(count):
            if best[first + 1][0] < best[first][0]:
                best[first + 1] = (best[first][0], None)
            # Earlier operations that share nothing only add to a gain: segments begin beside those that do.
            if not cuts[first] or not (first in starts or shared_by[first - 1] or shared_by[first]):
                continue
            gain, size, most = 0.0, 0, count
            shared: set[Value] = set()
            for last in range(first, count):
                if last >= most:
                    break
                most = min(most, ends[last])
                size += sum(bytes for value, bytes in shared_by[last].items() if value not in shared)
                shared.update(shared_by[last])
                gain += sum(gains[number] for number in last_uses[last] if number >= first)
                cost = size * (self.trips - 1) * machine.rate(size) + _COST_OF_LOOP
                if gain + later[last + 1] <= cost:
                    break
                total = best[first][0] + gain - cost
                if cuts[last + 1] and total > best[first][0] and total >= best[last + 1][0]:
                    best[last + 1] = (total, first)
        return self._chosen(best)

    def _cuts(self, last_uses: list[list[int]]) -> list[bool]:
        """Whether a segment may begin at an operation, or end before it: not between an operation and the only user of
        its result, which takes it from registers."""
        cuts = [True] * (len(self.operations) + 1)
        for user, numbers in enumerate(last_uses):
            for number in numbers:
                if _stays_in_registers(self.operations[number]):
                    cuts[number + 1 : user + 1] = [False] * (user - number)
        return cuts

    def _chosen(self, best: list[tuple[float, int | None]]) -> list[_Segment]:
        segments = []
        at = len(self.operations)
        while at > 0:
            first = best[at][1]
            if first is None:
                at -= 1
            else:
                segments.append(_Segment(self, self.operations[first:at]))
                at = first
        return segments

    @property
    def trips(self) -> int:
        return _SUPPOSED if self.count == DYNAMIC else self.count

    def _trips_on_all(self, cores: int) -> int:
        """Returns how many iterations run one after the other, each on all cores: in these, an operation is divided
        as often (see `lamina_parallel_rounds`). An unknown number is supposed to be no worse than one."""
        rest = self.trips % cores
        alone = 0 if rest * 4 >= cores * 3 else rest
        return min(alone, 1) if self.count == DYNAMIC else alone

    def _last_uses(self) -> list[list[int]]:
        """For each operation, those whose results it uses as the last one, if only operations of the chain do."""
        last_uses: list[list[int]] = [[] for _ in self.operations]
        for number, op in enumerate(self.operations):
            users = [self.numbers.get(user) for result in op.results for user in result.users]
            if users and None not in users:
                last_uses[max(user for user in users if user is not None)].append(number)
        return last_uses

    def _end_of(self, op: Operation) -> int:
        """Returns the number of operations before the first user of a result outside of the chain."""
        outside = [self.block.find_ancestor_op(user) for result in op.results for user in result.users]
        return min((self.ends[user] for user in outside if user is not None and user in self.ends), default=1 << 62)

    def _shared_by(self, op: Operation) -> list[Value]:
        """Returns the tensors that all iterations use."""
        division = self.divisions[op]
        operands = [slot.value for slot in op.op_operands if slot.index not in division.operands]
        return [value for value in (*operands, *captures(op)) if isinstance(value.type, RankedTensorType)]

    def _gain(self, op: Operation, machine: Machine) -> float:
        """Returns the cycles saved if an operation is in a loop, and its results are as large as an element."""
        gain = _gain_of_threads(op, machine.cores) * (1 - self._trips_on_all(machine.cores))
        if _stays_in_registers(op):
            return gain
        for result in op.results:
            part = _bytes(result, self.divisions[op].results)
            times = 1 + len({use.owner for use in result.uses})
            gain += times * part * self.trips * (machine.rate(part * self.trips) - machine.rate(part))
        return gain


def _gain_of_threads(op: Operation, cores: int) -> float:
    """Returns the cycles saved if each core computes an operation by itself: those that it takes to divide it, or to
    wait for the core that computes one that is too small to be divided."""
    if cores == 1 or not isinstance(op, LinalgOp) or not _has_a_loop(op):
        return 0.0
    sizes = [_SUPPOSED if size == DYNAMIC else size for size in op.static_loop_ranges]
    cycles = prod(sizes) * block_cost(op.block) / _OPERATIONS_OF_A_CYCLE
    return min(_COST_OF_THREADS, cycles * (cores - 1) / cores)


def _has_a_loop(op: LinalgOp) -> bool:
    """False for operations that are computed in the loop of one before them."""
    producers = [slot.value.defining_op for slot in op.dps_input_operands]
    return bool(op.reduction_dims) or not any(
        producer is not None and _stays_in_registers(producer) for producer in producers
    )


def _stays_in_registers(op: Operation) -> bool:
    """True if the only user of a result takes it from registers, or has it written where it needs it."""
    users = {use.owner for result in op.results for use in result.uses}
    user = next(iter(users), None)
    if len(users) != 1 or not isinstance(op, LinalgOp):
        return False
    if isinstance(user, InsertSliceOp | PadOp | ConcatOp):
        return True
    if not isinstance(user, LinalgOp) or user.reduction_dims:
        return False
    return bool(op.reduction_dims) and all(user.matching_map(use).is_permutation() for use in op.results[0].uses)


def _bytes(value: Value, parts: Parts | None = None) -> int:
    type = type_as(value, RankedTensorType)
    shape = type.shape if parts is None else parts.type(type).shape
    element = type.element_type
    bits = element.width if isinstance(element, IntegerType | FloatType) else 64
    return prod(_SUPPOSED_IN_PART if size == DYNAMIC else size for size in shape) * bits // 8


class _Segment:
    """Operations of a chain that become a loop."""

    def __init__(self, chain: _Chain, operations: Sequence[Operation]) -> None:
        self.chain, self.operations = chain, operations
        self.computed: dict[tuple[Value, Parts], Value] = {}
        self.sizes: dict[tuple[Value, int], Value] = {}

    def as_loop(self) -> None:
        """Replaces the operations by a loop after them."""
        inside = set(self.operations)
        results = [
            result for op in self.operations for result in op.results if any(u not in inside for u in result.users)
        ]
        last = self.operations[-1]
        builder = Builder(InsertionPoint.after_op(last), location=last.raw_location)
        count = self._count(builder)
        self._compute_sizes(builder, results)
        empties = [self._whole(builder, result, count) for result in results]
        loop: ForallOp = build_forall(builder, [0], [count], [1], empties)
        loop.attributes[IN_ROUNDS] = UnitAttr()
        body: Block = loop.region.entry_block
        counter, *wholes = body.arguments
        inner = Builder(InsertionPoint.before_terminator(body), location=last.raw_location)
        for op in self.operations:
            self._compute(inner, op, counter)
        inner.location = last.raw_location
        slices = [self._slice(inner, result, self.chain.parts[result], counter) for result in results]
        assert isinstance(body.terminator, InParallelOp)
        inner.set_insertion_point_to_end(body.terminator.region.entry_block)
        for result, whole, slice in zip(results, wholes, slices, strict=True):
            parallel_insert_slice(inner, self.computed[result, self.chain.parts[result]], whole, slice)
        of_sizes = {owner for size in self.sizes.values() if (owner := size.defining_op) is not None}
        for result, computed in zip(results, loop.results, strict=True):
            result.replace_all_uses_except(computed, of_sizes)
        for op in reversed(self.operations):
            _replace_sizes(op)
            _erase_unused(op)

    def _compute_sizes(self, builder: Builder, results: Sequence[Value]) -> None:
        """Creates the sizes of parts that are not known, before the loop: those of what it reads and of its results."""
        inside = set(self.operations)
        for op in self.operations:
            for slot in op.op_operands:
                parts = self.chain.divisions[op].operands.get(slot.index)
                if parts is not None and slot.value.defining_op not in inside:
                    self._compute_sizes_of(builder, slot.value, parts)
        for result in results:
            self._compute_sizes_of(builder, result, self.chain.parts[result])

    def _compute_sizes_of(self, builder: Builder, value: Value, parts: Parts) -> None:
        for dim in _unknown_sizes(value, parts):
            whole = _as_large(value)
            if (whole, dim) not in self.sizes:
                self.sizes[whole, dim] = dim_value(builder, whole, dim)

    def _size(self, value: Value, dim: int) -> Value:
        return self.sizes[_as_large(value), dim]

    def _count(self, builder: Builder) -> Size:
        if self.chain.count != DYNAMIC:
            return self.chain.count
        return builder.create(DimOp, self.chain.arguments[0], constant_index(builder, 0)).result

    def _whole(self, builder: Builder, result: Value, count: Size) -> Value:
        type = type_as(result, RankedTensorType)
        parts = self.chain.parts[result]
        sizes = [(dim, self._size(result, dim)) for dim in _unknown_sizes(result, parts)]
        if type.shape[parts.dim] == DYNAMIC and isinstance(count, Value):
            sizes.append((parts.dim, _times(builder, count, parts.length)))
        in_order = [size for _, size in sorted(sizes, key=itemgetter(0))]
        return builder.create(EmptyOp, in_order, result_types=[type]).result

    def _compute(self, builder: Builder, op: Operation, counter: Value) -> None:
        division = self.chain.divisions[op]
        builder.location = op.raw_location
        operands = [
            self._part(builder, slot.value, division.operands[slot.index], counter)
            if slot.index in division.operands
            else slot.value
            for slot in op.op_operands
        ]
        for result, part in zip(op.results, on_parts(builder, op, division, operands), strict=True):
            self.computed[result, division.results] = part

    def _part(self, builder: Builder, value: Value, parts: Parts, counter: Value) -> Value:
        """Returns a part of a value: computed in the loop, or a slice of what is computed before."""
        if (part := self.computed.get((value, parts))) is not None:
            return part
        type = type_as(value, RankedTensorType)
        owner = value.defining_op
        if isinstance(owner, EmptyOp):
            sizes = [self._size(value, dim) for dim in _unknown_sizes(value, parts)]
            return builder.create(EmptyOp, sizes, result_types=[parts.type(type)]).result
        if isinstance(owner, FillOp):
            (init,) = owner.dps_init_operands
            destination = self._part(builder, init.value, parts, counter)
            (filled,) = on_parts(builder, owner, Division({init.index: parts}, parts), [*owner.dps_inputs, destination])
            return filled
        part = extract_slice(builder, value, self._slice(builder, value, parts, counter)).result
        self.computed[value, parts] = part
        return part

    def _slice(self, builder: Builder, value: Value, parts: Parts, counter: Value) -> Slice:
        """Returns the part of a value that an iteration computes or reads."""
        sizes: list[Size] = list(parts.type(type_as(value, RankedTensorType)).shape)
        for dim in _unknown_sizes(value, parts):
            sizes[dim] = self._size(value, dim)
        offsets: list[Size] = [0] * len(sizes)
        offsets[parts.dim] = _times(builder, counter, parts.length)
        return Slice(offsets, sizes)


def _unknown_sizes(value: Value, parts: Parts) -> list[int]:
    """Returns the dims of a part whose size is not known."""
    return [dim for dim, size in enumerate(parts.type(type_as(value, RankedTensorType)).shape) if size == DYNAMIC]


def _as_large(value: Value) -> Value:
    """Returns the tensor that a result is written into, which is there before."""
    while isinstance(value, OpResult) and dps_inits(value.owner):
        value = tied_op_operand(value).value
    return value


def _replace_sizes(op: Operation) -> None:
    """Computes the sizes of an operation's result, which are all that still uses it, from those of its operands."""
    for user in [user for result in op.results for user in result.users]:
        assert isinstance(user, DimOp)
        dim = constant_int(user.index)
        builder = Builder(InsertionPoint.before_op(user), location=user.raw_location)
        shapes = reify_result_shapes(builder, op)
        assert dim is not None and shapes is not None
        size = shapes[0][dim]
        user.result.replace_all_uses_with(constant_index(builder, size) if isinstance(size, int) else size)
        user.erase("lamina-depth-first")


def _times(builder: Builder, value: Value, factor: int) -> Value:
    return value if factor == 1 else builder.create(MulIOp, value, constant_index(builder, factor)).result


def _erase_unused(op: Operation) -> None:
    """Erases an operation, and what only it used: what it is computed in, such as an empty tensor."""
    operands = op.operands
    op.erase("lamina-depth-first")
    for value in operands:
        owner = value.defining_op
        if isinstance(owner, EmptyOp | FillOp) and not any(result.first_use for result in owner.results):
            _erase_unused(owner)
