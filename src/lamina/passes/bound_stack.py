"""``lamina-bound-stack``: loops of blocks do not grow the stack.

LLVM releases ``llvm.alloca`` memory when the function returns, so each iteration of a loop of blocks allocates more.
The uses of each address decide whether it is live in the next iteration: through the arguments of a
loop header, memory outside of the loop, or a call that may capture it. If not, an allocation of constant size moves to
the function's entry, and other allocations are released before the next iteration.
"""

from __future__ import annotations

from collections.abc import Iterator

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.llvm.memory_intrinsics import (
    LifetimeEndOp,
    LifetimeStartOp,
    MemcpyInlineOp,
    MemcpyOp,
    MemmoveOp,
    MemsetInlineOp,
    MemsetOp,
    StackRestoreOp,
    StackSaveOp,
)
from lamina.dialects.llvm.ops import (
    AddrSpaceCastOp,
    AllocaOp,
    BitcastOp,
    CallOp,
    ExtractValueOp,
    GEPOp,
    ICmpOp,
    InsertValueOp,
    LLVMFuncOp,
    LoadOp,
    SelectOp,
    StoreOp,
)
from lamina.dialects.llvm.types import LLVMPointerType
from lamina.interfaces.branch import successor_block_argument
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.dominance import DominanceInfo
from lamina.ir.nested_operations import nested_operations
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable
from lamina.ir.value import BlockArgument, OpOperand, Value
from lamina.passmanager import Pass, register_pass
from lamina.rewrite.fold import constant_int

# Functions of the runtime and of C that keep no address.
_KEEP_NOTHING = frozenset({"aligned_free", "free", "memrefCopy", "printf", "puts"})
_RUNTIME = ("lamina_", "printMemref", "_mlir_ciface_printMemref")
_DERIVED = (AddrSpaceCastOp, BitcastOp, ExtractValueOp, GEPOp, InsertValueOp, SelectOp)
_HARMLESS = (
    ICmpOp,
    LifetimeEndOp,
    LifetimeStartOp,
    LoadOp,
    MemcpyInlineOp,
    MemcpyOp,
    MemmoveOp,
    MemsetInlineOp,
    MemsetOp,
)


@register_pass(
    "lamina-bound-stack", summary="Release stack allocations in loops of blocks", anchor="builtin.module"
)
class BoundStack(Pass):
    """Treats the functions of the llvm dialect."""

    def run(self, operation: Operation) -> None:
        for function in nested_operations(operation, LLVMFuncOp):
            if len(function.regions[0]) > 1:
                _bound(function.regions[0], operation)


def _bound(region: Region, module: Operation) -> None:
    entry = region.entry_block
    loops = _Loops(region)
    if loops.are_irreducible:
        return
    allocas = [
        operation for block in loops.headers_of for operation in block.operations if isinstance(operation, AllocaOp)
    ]
    escapes = _Escapes(loops, module)
    # All are judged before any is moved.
    bounded = {alloca for alloca in allocas if not escapes.leaves_iteration(alloca)}
    left = [alloca for alloca in allocas if not (alloca in bounded and _hoist(alloca, entry))]
    for header, blocks in loops.by_header.items():
        inside = [alloca for alloca in left if alloca.parent in blocks]
        if any(loops.innermost(alloca) is header for alloca in inside) and all(
            alloca in bounded and escapes.stays_inside(alloca, blocks) for alloca in inside
        ):
            _restore(header, loops.latches[header])


def _hoist(alloca: AllocaOp, entry: Block) -> bool:
    """Moves an allocation of constant size to the entry block."""
    size = alloca.array_size.defining_op
    if size is None or constant_int(alloca.array_size) is None:
        return False
    alloca.move_to_start(entry)
    alloca.array_size = Builder(InsertionPoint.before_op(alloca)).clone(size).results[0]
    return True


def _restore(header: Block, latches: list[Block]) -> None:
    assert header.first_op is not None
    builder = Builder(InsertionPoint.at_block_start(header), location=header.first_op.raw_location)
    saved = builder.create(StackSaveOp, res=LLVMPointerType()).results[0]
    for latch in latches:
        builder.point = InsertionPoint.before_terminator(latch)
        builder.create(StackRestoreOp, saved)


class _Loops:
    """The natural loops of a region: for each header its blocks and its back edges."""

    def __init__(self, region: Region) -> None:
        self.by_header: dict[Block, set[Block]] = {}
        self.latches: dict[Block, list[Block]] = {}
        self.headers_of: dict[Block, list[Block]] = {}
        dominance = DominanceInfo()
        for block in region.blocks:
            for successor in dict.fromkeys(block.successors):
                if dominance.dominates_block(successor, block):
                    self.latches.setdefault(successor, []).append(block)
        for header, latches in self.latches.items():
            inside = {header}
            pending = list(latches)
            while pending:
                block = pending.pop()
                if block not in inside:
                    inside.add(block)
                    pending += block.predecessors
            self.by_header[header] = inside
            for block in inside:
                self.headers_of.setdefault(block, []).append(header)
        self.are_irreducible = self._has_other_cycles(region.entry_block)

    def _has_other_cycles(self, entry: Block) -> bool:
        """True if there are cycles without a header: depth-first search finds an edge to a block on the current path
        that is not a loop header of the edge's source."""
        on_path: set[Block] = {entry}
        seen = {entry}
        stack = [(entry, iter(entry.successors))]
        while stack:
            block, following = stack[-1]
            target = next(following, None)
            if target is None:
                stack.pop()
                on_path.discard(block)
            elif target in on_path:
                if block not in self.by_header.get(target, ()):
                    return True
            elif target not in seen:
                seen.add(target)
                on_path.add(target)
                stack.append((target, iter(target.successors)))
        return False

    def innermost(self, operation: Operation) -> Block | None:
        """Returns the header of the smallest loop around the operation."""
        assert operation.parent is not None
        return min(self.headers_of.get(operation.parent, []), key=lambda loop: len(self.by_header[loop]), default=None)


class _Escapes:
    """True if addresses of allocations outlive the iteration that allocates them."""

    def __init__(self, loops: _Loops, module: Operation) -> None:
        self.loops = loops
        self.symbols = SymbolTable(module) if isinstance(module, ModuleOp) else None
        self.known: dict[AllocaOp, bool] = {}
        self.kept: dict[Value, bool] = {}

    def leaves_iteration(self, alloca: AllocaOp) -> bool:
        """True if the next iteration, or anything that is not seen, may use the memory."""
        leaves = self.known.get(alloca)
        if leaves is None:
            # Addresses that hold each other are not looked into.
            self.known[alloca] = True
            leaves = bool(alloca.inalloca) or self._escapes(alloca.res, self._headers(alloca))
            self.known[alloca] = leaves
        return leaves

    def stays_inside(self, alloca: AllocaOp, blocks: set[Block]) -> bool:
        """True if nothing outside of the blocks uses the address."""
        pending: list[Value] = [alloca.res]
        seen: set[Value] = set(pending)
        while pending:
            for use in pending.pop().uses:
                if use.owner.parent not in blocks:
                    return False
                for value in (*_handed_on(use), *self._held_in(use)):
                    if isinstance(value, BlockArgument) and value.owner not in blocks:
                        return False
                    if value not in seen:
                        seen.add(value)
                        pending.append(value)
        return True

    def _headers(self, alloca: AllocaOp) -> set[Block]:
        return set() if alloca.parent is None else set(self.loops.headers_of.get(alloca.parent, ()))

    def _escapes(self, address: Value, headers: set[Block]) -> bool:
        """Follows an address through the operations that forward it."""
        pending = [address]
        seen = {address}
        while pending:
            for use in pending.pop().uses:
                if self._is_kept(use, headers):
                    return True
                for value in (*_handed_on(use), *self._held_in(use)):
                    if isinstance(value, BlockArgument) and value.owner in headers:
                        return True
                    if value not in seen:
                        seen.add(value)
                        pending.append(value)
        return False

    def _is_kept(self, use: OpOperand, headers: set[Block]) -> bool:
        user = use.owner
        if isinstance(user, _HARMLESS) or isinstance(user, _DERIVED) or user.successors:
            return False
        if isinstance(user, StoreOp):
            return use.index == 0 and not self._dies_with_iteration(user.addr, headers)
        return not isinstance(user, CallOp) or self._callee_keeps(user, use.index)

    def _dies_with_iteration(self, address: Value, headers: set[Block]) -> bool:
        """True if the stored address is only visible to known loads in the same iteration."""
        holder = _root(address)
        if not headers or holder is None or not headers <= self._headers(holder) or self.leaves_iteration(holder):
            return False
        return all(isinstance(user, LoadOp | StoreOp) or _is_print(user) for user in _users_of(holder))

    def _held_in(self, use: OpOperand) -> list[Value]:
        """Returns the loads that may read the stored address."""
        if not isinstance(use.owner, StoreOp) or use.index != 0:
            return []
        holder = _root(use.owner.addr)
        assert holder is not None
        return [user.res for user in _users_of(holder) if isinstance(user, LoadOp)]

    def _callee_keeps(self, call: CallOp, index: int) -> bool:
        name = call.callee
        if name is None or index >= len(call.callee_operands):
            return True
        callee = None if self.symbols is None else self.symbols.lookup(name)
        if not isinstance(callee, LLVMFuncOp):
            return True
        if callee.regions[0].empty:
            return name not in _KEEP_NOTHING and not name.startswith(_RUNTIME)
        arguments = callee.regions[0].entry_block.arguments
        if index >= len(arguments):
            return True
        argument = arguments[index]
        if argument not in self.kept:
            self.kept[argument] = True
            self.kept[argument] = self._escapes(argument, set())
        return self.kept[argument]


def _root(address: Value) -> AllocaOp | None:
    """Returns the allocation that an address computation starts from."""
    owner = address.defining_op
    while isinstance(owner, GEPOp):
        owner = owner.base.defining_op
    return owner if isinstance(owner, AllocaOp) else None


def _users_of(alloca: AllocaOp) -> list[Operation]:
    """Yields the users of the address, and of addresses computed from it."""
    users = []
    pending: list[Value] = [alloca.res]
    while pending:
        for user in pending.pop().users:
            if isinstance(user, GEPOp):
                pending.append(user.res)
            else:
                users.append(user)
    return users


def _is_print(operation: Operation) -> bool:
    return isinstance(operation, CallOp) and (operation.callee or "").startswith(_RUNTIME)


def _handed_on(use: OpOperand) -> Iterator[Value]:
    """Yields the values that may be, or hold, the address that is used."""
    user = use.owner
    if isinstance(user, _DERIVED):
        yield from user.results
    elif user.successors:
        argument = successor_block_argument(user, use.index)
        if argument is not None:
            yield argument
