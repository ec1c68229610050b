"""``lamina-promote-buffers``: promotes small local buffers to values carried by loops and branches.

`buffer_access` finds local buffers and their accesses; `buffer_slots` splits them into
slots. Loops whose counter selects elements of such a buffer are unrolled or vectorized, which
makes all its accesses known. Then one walk over the blocks tracks the value of each slot: stores set it, loads read
it, loops and branches that store to it carry it.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamina.conversion.vector_lowering.common import poison
from lamina.conversion.vector_lowering.unit_dims import drop_unit_dim_with_shape_cast_patterns
from lamina.dialects.arith.mixed import constant_index
from lamina.dialects.memref.layouts import rank_reduced_subview_type
from lamina.dialects.memref.ops import AllocaOp, AllocOp, CopyOp, LoadOp, StoreOp, SubViewOp
from lamina.dialects.scf.builders import make_yield
from lamina.dialects.scf.loop_utils import for_with_additional_yields
from lamina.dialects.scf.ops import ForOp, IfOp
from lamina.dialects.vector.builders import broadcast, constant, extract, insert, shape_cast
from lamina.dialects.vector.ops import ExtractOp, InsertOp, ShapeCastOp, TransferReadOp, TransferWriteOp
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import DenseI64ArrayAttr, IntegerAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.nested_operations import in_order, nested_operations
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.types import MemRefType, VectorType
from lamina.ir.value import BlockArgument, Value
from lamina.passes.buffer_access import Access, LocalBuffer, local_buffer, same_elements
from lamina.passes.buffer_slots import MOST_BITS, LoopPlan, LoopPlans, Slots, is_known, places, slots_of, written_value
from lamina.passes.slot_liveness import SlotLiveness
from lamina.passes.vectorize_element_loops import vectorize
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.canonicalization import canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.pattern import PatternSet, RewritePattern
from lamina.rewrite.rewriter import PatternRewriter

# A slot that is not written on all paths has no value on some.
State = list[Value | None]


@register_pass("lamina-promote-buffers", summary="Keep small local buffers in registers")
class PromoteBuffers(Pass):
    """Promotes buffers while possible, then cleans up the code that selected their elements."""

    def run(self, operation: Operation) -> None:
        changed = erase_self_copies(operation)
        changed = _unroll_dynamic_positions(operation) or changed
        changed = promote_buffers(operation) or changed
        if changed:
            apply_local_patterns_greedily(operation, PatternSet(_tidying_patterns()))


def _tidying_patterns() -> list[RewritePattern]:
    """Patterns that remove shape casts, unused iter_args and unit dims. Chains of vector.insert stay: each
    row is already a value."""
    patterns = drop_unit_dim_with_shape_cast_patterns()
    for cls in (ShapeCastOp, ExtractOp, ForOp, IfOp):
        patterns += canonicalization_patterns(cls)
    return patterns


def erase_self_copies(root: Operation) -> bool:
    """Erases copies of memrefs to themselves, through any reshapes of unit dims."""
    copies = [op for op in nested_operations(root, CopyOp) if same_elements(op.source, op.target)]
    for copy in copies:
        copy.erase()
    return bool(copies)


def promote_buffers(root: Operation) -> bool:
    """Promotes the buffers allocated in the operation; returns whether there were any."""
    changed = False
    again = True
    while again:
        again = False
        plans = LoopPlans()
        chosen: list[AllocOp | AllocaOp] = []
        loops: dict[LoopPlan, None] = {}
        for allocation in _allocations(root):
            promotable_slots = _promotable(allocation, plans)
            if promotable_slots is not None:
                chosen.append(allocation)
                loops.update(dict.fromkeys(promotable_slots[2]))
        _remove_loops(list(loops))
        for allocation in _allocations(root) if loops else chosen:
            promotable_slots = _promotable(allocation, LoopPlans())
            if promotable_slots is not None and not promotable_slots[2]:
                _Promoter(promotable_slots[0], promotable_slots[1]).run()
                again = changed = True
    return changed


def _allocations(root: Operation) -> list[AllocOp | AllocaOp]:
    return nested_operations(root, AllocOp, AllocaOp)


def _promotable(allocation: AllocOp | AllocaOp, plans: LoopPlans) -> tuple[LocalBuffer, Slots, list[LoopPlan]] | None:
    buffer = local_buffer(allocation, MOST_BITS)
    if buffer is None or not all(_is_plain_copy(access) for access in buffer.accesses):
        return None
    buffer_slots = slots_of(buffer, plans)
    return None if buffer_slots is None else (buffer, *buffer_slots)


def _is_plain_copy(access: Access) -> bool:
    """True if an access is not a copy, or copies to or from a numeric memref of static shape."""
    copy = access.operation
    if not isinstance(copy, CopyOp):
        return True
    other = (copy.target if access.reads else copy.source).type
    return isinstance(other, MemRefType) and other.has_static_shape and not isinstance(other.element_type, VectorType)


# ---- Loops


def _remove_loops(plans: Sequence[LoopPlan]) -> None:
    """Unrolls or vectorizes the loops, inner ones first."""
    depth = {plan: sum(1 for _ in plan.loop.ancestors) for plan in plans}
    for plan in sorted(plans, key=lambda plan: -depth[plan]):
        if plan.at_once is not None:
            vectorize(plan.at_once)
        else:
            assert plan.iterations is not None
            unroll(plan.loop, plan.iterations)


def unroll(loop: ForOp, iterations: range) -> None:
    """Fully unrolls a loop."""
    builder = Builder(InsertionPoint.before_op(loop), location=loop.raw_location)
    block = loop.region.entry_block
    counter, *arguments = block.arguments
    *body, terminator = block.operations
    carried: list[Value] = list(loop.init_args)
    for index in iterations:
        mapping = IRMapping()
        builder.location = loop.raw_location
        mapping.map(counter, constant(builder, IntegerAttr(counter.type, index)))
        mapping.map_all(arguments, carried)
        for operation in body:
            builder.clone(operation, mapping)
        carried = [mapping.lookup_or_default(value) for value in terminator.operands]
    for result, value in zip(loop.results, carried, strict=True):
        result.replace_all_uses_with(value)
    loop.erase()


def _unroll_dynamic_positions(root: Operation) -> bool:
    """Unrolls short loops that build vectors, or take them apart, element by element."""
    plans = LoopPlans()
    unrolled: dict[LoopPlan, None] = {}
    for operation in in_order(root):
        loop = operation.parent_op
        if not isinstance(operation, InsertOp | ExtractOp) or not isinstance(loop, ForOp):
            continue
        counter = loop.region.entry_block.arguments[0]
        if any(position is counter for position in operation.dynamic_position) and plans[loop].iterations:
            unrolled[plans[loop]] = None
    _remove_loops(list(unrolled))
    return bool(unrolled)


# ---- Values of slots


class _Promoter:
    """Promotes one buffer."""

    def __init__(self, buffer: LocalBuffer, slots: Slots) -> None:
        self.buffer = buffer
        self.slots = slots
        self.rewriter = PatternRewriter()
        self.accesses: dict[Operation, list[Access]] = {}
        for access in buffer.accesses:
            assert is_known(access)
            self.accesses.setdefault(access.operation, []).append(access)
        assert buffer.allocation.parent is not None
        self.block = buffer.allocation.parent
        self.liveness = SlotLiveness(self.block, slots, self.accesses)

    def run(self) -> None:
        allocation = self.buffer.allocation
        self._follow(self.block, [None] * self.slots.count, allocation)
        for dead in (*self.buffer.deallocations, *reversed(self.buffer.views), allocation):
            dead.erase()

    def _value(self, state: State, slot: int) -> Value:
        """Returns the value of a slot; poison before the first store."""
        slot_value = state[slot]
        if slot_value is None:
            with self.rewriter.insertion_guard(InsertionPoint.before_op(self.buffer.allocation)):
                slot_value = poison(self.rewriter, self.slots.type)
            state[slot] = slot_value
        return slot_value

    def _follow(self, block: Block, state: State, start: Operation | None = None) -> None:
        """Replaces the accesses in a block, starting with the given slot values; updates them."""
        for operation in list(block.operations):
            if start is not None and (operation is start or operation.is_before_in_block(start)):
                continue
            if operation in self.accesses:
                self._replace(operation, state)
            elif self.liveness.holds_accesses(operation):
                assert isinstance(operation, ForOp | IfOp)
                if isinstance(operation, ForOp):
                    self._loop(operation, state)
                else:
                    self._branch(operation, state)

    # ---- Loops and branches

    def _loop(self, loop: ForOp, state: State) -> None:
        carried = self.liveness.carried[loop]
        inside = list(state)
        block = loop.region.entry_block

        def follow(builder: Builder, arguments: Sequence[BlockArgument]) -> list[Value]:
            for slot, argument in zip(carried, arguments, strict=True):
                inside[slot] = argument
            self._follow(block, inside)
            return [self._value(inside, slot) for slot in carried]

        if not carried:
            self._follow(block, inside)
            return
        inits = [self._value(state, slot) for slot in carried]
        new_loop = for_with_additional_yields(self.rewriter, loop, inits, False, follow)
        for slot, result in zip(carried, new_loop.results[len(new_loop.results) - len(carried) :], strict=True):
            state[slot] = result

    def _branch(self, branch: IfOp, state: State) -> None:
        carried = self.liveness.carried[branch]
        if not carried:
            for region in branch.regions:
                if not region.empty:
                    self._follow(region.entry_block, list(state))
            return
        regions = [Region(), Region()]
        for region, old in zip(regions, branch.regions, strict=True):
            if not old.empty:
                region.take_body(old)
            else:
                region.append(Block()).append(make_yield((), branch.raw_location))
            inside = list(state)
            self._follow(region.entry_block, inside)
            terminator = region.entry_block.last_op
            assert terminator is not None
            terminator.insert_operands(terminator.num_operands, [self._value(inside, slot) for slot in carried])
        types = [*branch.result_types, *([self.slots.type] * len(carried))]
        new_branch = IfOp(
            [branch.condition],
            types,
            dict(branch._properties),
            dict(branch._attributes),
            (),
            regions,
            branch.raw_location,
        )
        with self.rewriter.insertion_guard(InsertionPoint.before_op(branch)):
            self.rewriter.insert(new_branch)
        before = len(branch.results)
        self.rewriter.replace_op(branch, new_branch.results[:before])
        for slot, result in zip(carried, new_branch.results[before:], strict=True):
            state[slot] = result

    # ---- Accesses

    def _replace(self, operation: Operation, state: State) -> None:
        self.rewriter.set_insertion_point(operation)
        self.rewriter.location = operation.raw_location
        if isinstance(operation, CopyOp):
            self._copy(operation, state)
        else:
            (access,) = self.accesses[operation]
            if access.reads:
                assert access.type is not None
                operation.results[0].replace_all_uses_with(self._read(access, access.type, state))
            else:
                stored = written_value(access)
                assert stored is not None
                self._write(access, stored, state)
        operation.erase()

    def _copy(self, copy: CopyOp, state: State) -> None:
        """Rewrites the copy as a read and a write; the other memref, if different, is accessed as one vector."""
        slots = self.accesses[copy]
        read = next((access for access in slots if access.reads), None)
        write = next((access for access in slots if access.writes), None)
        type = VectorType(_sizes(copy.source.type) or (1,), self.buffer.element_type)
        value = self._load_all(copy.source, type) if read is None else self._read(read, type, state)
        if write is None:
            self._store_all(value, copy.target)
        else:
            self._write(write, value, state)

    def _load_all(self, memref: Value, type: VectorType) -> Value:
        builder = self.rewriter
        source, indices = self._without_unit_dims(memref)
        if not indices:
            element = builder.create(LoadOp, source, self._zeros(source), result=type.element_type).results[0]
            return broadcast(builder, element, type)
        padding = poison(builder, type.element_type)
        map = AffineMap.identity(len(indices))
        bounds = [True] * len(indices)
        return builder.create(TransferReadOp, source, indices, map, padding, None, bounds, vector=type).results[0]

    def _store_all(self, value: Value, memref: Value) -> None:
        builder = self.rewriter
        target, indices = self._without_unit_dims(memref)
        if not indices:
            builder.create(StoreOp, extract(builder, value, [0]), target, self._zeros(target))
            return
        map = AffineMap.identity(len(indices))
        bounds = [True] * len(indices)
        builder.create(TransferWriteOp, value, target, indices, map, None, bounds, result_types=[])

    def _zeros(self, memref: Value) -> list[Value]:
        type = memref.type
        assert isinstance(type, MemRefType)
        return [constant_index(self.rewriter, 0)] * len(type.shape)

    def _without_unit_dims(self, memref: Value) -> tuple[Value, list[Value]]:
        """Returns a rank-reduced view without unit dims, and start indices for it; the memref itself and no
        indices if there are only unit dims."""
        type = memref.type
        assert isinstance(type, MemRefType)
        sizes = _sizes(type)
        if sizes and len(sizes) != len(type.shape):
            rank = len(type.shape)
            reduced = rank_reduced_subview_type(sizes, type, [0] * rank, type.shape, [1] * rank)
            static = [DenseI64ArrayAttr(entries) for entries in ([0] * rank, type.shape, [1] * rank)]
            memref = self.rewriter.create(SubViewOp, memref, [], [], [], *static, result=reduced).results[0]
        return memref, [constant_index(self.rewriter, 0)] * len(sizes)

    def _read(self, access: Access, type: Type, state: State) -> Value:
        builder = self.rewriter
        parts = [self._place(slot, position, state) for slot, position in places(access, self.slots)]
        if not isinstance(type, VectorType):
            return parts[0]
        is_whole = len(parts) == 1 and isinstance(parts[0].type, VectorType)
        whole = parts[0] if is_whole else _vector(builder, parts)
        return whole if whole.type is type else shape_cast(builder, whole, type)

    def _place(self, slot: int, position: int | None, state: State) -> Value:
        value = self._value(state, slot)
        return value if position is None else extract(self.rewriter, value, [position])

    def _write(self, access: Access, value: Value, state: State) -> None:
        builder = self.rewriter
        where = places(access, self.slots)
        pieces = self._pieces(value, len(where), access.count)
        for (slot, position), piece in zip(where, pieces, strict=True):
            if position is not None:
                piece = insert(builder, piece, self._value(state, slot), [position])
            state[slot] = piece

    def _pieces(self, value: Value, count: int, elements: int) -> list[Value]:
        """Splits the value into the given number of equal pieces."""
        builder = self.rewriter
        if not isinstance(value.type, VectorType):
            return [value]
        shape = (elements,) if count in (1, elements) else (count, elements // count)
        type = VectorType(shape, value.type.element_type)
        flat = value if value.type is type else shape_cast(builder, value, type)
        if count == 1 and elements > 1:
            return [flat]
        return [extract(builder, flat, [index]) for index in range(count)]


def _vector(builder: Builder, parts: Sequence[Value]) -> Value:
    """Concatenates numbers or vectors along a new dim."""
    first = parts[0].type
    if isinstance(first, VectorType):
        type = VectorType((len(parts), *first.shape), first.element_type)
    else:
        type = VectorType((len(parts),), first)
    if len(parts) == 1:
        return broadcast(builder, parts[0], type)
    whole = poison(builder, type)
    for index, part in enumerate(parts):
        whole = insert(builder, part, whole, [index])
    return whole


def _sizes(type: Type) -> list[int]:
    """Returns the non-unit sizes."""
    assert isinstance(type, MemRefType)
    return [size for size in type.shape if size != 1]
