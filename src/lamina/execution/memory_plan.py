"""``lamina run --explain-memory``: the buffers that a module allocates, where they are freed, and the peak memory
use."""

from __future__ import annotations

from dataclasses import dataclass, field

from lamina.asm.printer import attribute_text
from lamina.conversion.check_allocations import bytes_at_most
from lamina.conversion.memref_to_llvm import slot_of
from lamina.conversion.outline_parallel_loops import ON_EACH_THREAD
from lamina.dialects.func.ops import FuncOp
from lamina.dialects.memref.ops import AllocOp, CastOp, DeallocOp, ExtractStridedMetadataOp, ReinterpretCastOp, ViewOp
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC, MemRefType
from lamina.ir.value import Value


@dataclass
class Buffer:
    """An allocation: its bytes (None where a size is dynamic), the operation that frees it (None: the caller), and the
    buffers that are parts of it."""

    allocation: AllocOp
    size: int | None
    freed: Operation | None = None
    # Descriptions of buffers, and their sizes.
    parts: list[tuple[str, int]] = field(default_factory=list)

    def __str__(self) -> str:
        size = "a dynamic number of bytes" if self.size is None else f"{self.size} bytes"
        end = f"freed at {attribute_text(self.freed.location)}" if self.freed is not None else "not freed here"
        if self.parts:
            head = f"one allocation of {size} for {len(self.parts)} buffers, {end}"
            return "\n    ".join([head, *(part for part, _ in self.parts)])
        return f"{attribute_text(self.allocation.location)}: {self.allocation.result_types[0]}, {size}, {end}"


@dataclass
class Plan:
    """The buffers of one function in order; ``peak`` is the sum of the known sizes where it is greatest, ``most`` how
    many buffers are alive where most are."""

    function: str
    buffers: list[Buffer] = field(default_factory=list)
    peak: int = 0
    most: int = 0
    is_of_thread: bool = False
    """Whether several threads may run the function at the same time, with buffers of their own."""

    def __str__(self) -> str:
        unknown = sum(buffer.size is None for buffer in self.buffers)
        dynamic = f", not counting {unknown} of dynamic size" if unknown else ""
        head = f"@{self.function}: {len(self.buffers)} allocations, at most {self.most} alive, peak {self.peak} bytes"
        each = " on each thread" if self.is_of_thread else ""
        return "\n  ".join([head + dynamic + each, *map(str, self.buffers)])


def memory_plans(module: Operation) -> list[Plan]:
    """Returns the plans of the functions that allocate, on the level of memref."""
    plans = []
    for function in module.walk():
        if isinstance(function, FuncOp):
            plan = Plan(symbol_name(function) or "", is_of_thread=function.has_attr(ON_EACH_THREAD))
            _Simulation(plan).operations(function)
            if plan.buffers:
                plans.append(plan)
    return plans


class _Simulation:
    """Walks a function in textual order, visiting each loop body once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.alive: dict[Operation, Buffer] = {}

    def operations(self, holder: Operation) -> None:
        for region in holder.regions:
            for block in region.blocks:
                for op in block.operations:
                    self.operation(op)

    def operation(self, op: Operation) -> None:
        if isinstance(op, AllocOp):
            self.alive[op] = Buffer(op, _bytes(op))
            self.plan.buffers.append(self.alive[op])
            self.plan.most = max(self.plan.most, len(self.alive))
            self.plan.peak = max(self.plan.peak, sum(lifetime.size or 0 for lifetime in self.alive.values()))
        elif isinstance(op, DeallocOp):
            allocation = _allocation_of(op.memref)
            buffer = self.alive.pop(allocation, None) if allocation is not None else None
            if buffer is not None:
                buffer.freed = op
        elif isinstance(op, ViewOp) and (slot := slot_of(op)) is not None:
            arena = op.source.defining_op
            if arena in self.alive:
                text = f"{attribute_text(op.location)}: {op.result_types[0]}, {slot[1]} bytes at offset {slot[0]}"
                self.alive[arena].parts.append((text, slot[1]))
        self.operations(op)


def _bytes(op: AllocOp) -> int | None:
    type = op.results[0].type
    assert isinstance(type, MemRefType)
    count = bytes_at_most(type.element_type)
    for size in type.shape:
        if size == DYNAMIC:
            return None
        count *= size
    return count


def _allocation_of(value: Value) -> Operation | None:
    """Returns the allocation at the root of a chain of casts."""
    owner = value.defining_op
    while isinstance(owner, CastOp | ReinterpretCastOp | ExtractStridedMetadataOp):
        owner = owner.source.defining_op
    return owner
