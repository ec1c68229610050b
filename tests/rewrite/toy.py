"""A toy dialect made by hand, for tests of the drivers that need no declared dialect and no text."""

from __future__ import annotations

from typing import Any

from lamina.interfaces.branch import BranchModel, BranchOpInterface, SuccessorOperands
from lamina.interfaces.effects import MemoryEffects, read, write
from lamina.ir import traits
from lamina.ir.attributes import IntegerAttr
from lamina.ir.block import Block
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType
from lamina.ir.value import Value
from lamina.rewrite import canonicalize, constant_value, fold

I32 = IntegerType(32)
I64 = IntegerType(64)
TOY = Dialect("toy")


def _declare(name: str, *declared: traits.Trait) -> type[Operation]:
    bits = 0
    for trait in declared:
        bits |= trait.bits
    fields = {"__slots__": (), "name": name, "dialect": TOY, "trait_bits": bits, "declared_traits": declared}
    cls = type(name, (Operation,), fields)
    TOY.register_operation(cls)
    return cls


Constant = _declare("toy.constant", traits.Pure, traits.ConstantLike)
Add = _declare("toy.add", traits.Pure, traits.Commutative)
Neg = _declare("toy.neg", traits.Pure, traits.Involution)
Max = _declare("toy.max", traits.Pure, traits.Commutative, traits.Idempotent)
Load = _declare("toy.load")
Store = _declare("toy.store")
Use = _declare("toy.use")
Branch = _declare("toy.br", traits.Terminator)
CondBranch = _declare("toy.cond_br", traits.Terminator)
Return = _declare("toy.return", traits.Pure, traits.ReturnLike)
Function = _declare("toy.func", traits.IsolatedFromAbove)
Box = _declare("toy.box", traits.Pure, traits.RecursiveMemoryEffects)

MemoryEffects.implement(Load)(lambda op: [read(op.op_operands[0])])
MemoryEffects.implement(Store)(lambda op: [write(op.op_operands[0])])
TOY.constant_materializer = lambda value, type, location: Constant((), [type], {"value": value}, location=location)


@BranchOpInterface.implement(Branch)
class _BranchModel(BranchModel):
    @staticmethod
    def get_successor_operands(operation: Any, index: int) -> SuccessorOperands:
        return SuccessorOperands(operation, 0, operation.num_operands)


@BranchOpInterface.implement(CondBranch)
class _CondBranchModel(BranchModel):
    """One operand for the condition, then half of the rest for each successor."""

    @staticmethod
    def get_successor_operands(operation: Any, index: int) -> SuccessorOperands:
        first = int(operation.attributes["first"].value)
        if index == 0:
            return _Counted(operation, 1, first)
        return SuccessorOperands(operation, 1 + first, operation.num_operands - 1 - first)


class _Counted(SuccessorOperands):
    def _resize(self, difference: int) -> None:
        super()._resize(difference)
        self.owner.attributes["first"] = IntegerAttr(I64, self.count)


@fold(Constant)
def fold_constant(op: Any, constants: Any) -> Any:
    return op.properties["value"]


@fold(Add)
def fold_add(op: Any, constants: Any) -> Any:
    left, right = constants
    if right is not None and right.value == 0:
        return op.operand(0)
    if left is not None and right is not None:
        return IntegerAttr(left.type, left.value + right.value)
    return None


@canonicalize(Add)
def add_of_add(op: Any, rewriter: Any) -> Any:
    """(x + c1) + c2 -> x + (c1 + c2)"""
    right = constant_value(op.operand(1))
    inner = op.operand(0).defining_op
    if right is None or type(inner) is not Add:
        return rewriter.notify_match_failure(op, "no chain of constants")
    left = constant_value(inner.operand(1))
    if left is None:
        return False
    total = IntegerAttr(I32, left.value + right.value)
    constant = rewriter.insert(Constant((), [op.results[0].type], {"value": total}))
    rewriter.replace_op(op, rewriter.insert(Add([inner.operand(0), constant.results[0]], [op.results[0].type])))
    return True


class Body:
    """Makes operations in a block."""

    def __init__(self, block: Block) -> None:
        self.block = block

    def constant(self, value: int) -> Value:
        return self.op(Constant, properties={"value": IntegerAttr(I32, value)})

    def op(self, cls: type[Operation], *operands: Value, results: int = 1, **more: Any) -> Value:
        made = self.block.append(cls(operands, [I32] * results, **more))
        return made.results[0] if results else made  # type: ignore[return-value]


def function(arguments: int = 1, blocks: int = 1) -> tuple[Operation, list[Body]]:
    """A function with empty blocks; the first takes the arguments."""
    region = Region()
    bodies = [Body(region.append(Block([I32] * (arguments if number == 0 else 0)))) for number in range(blocks)]
    region_holder = Function(regions=[region])
    outer = Region()
    outer.append(Block()).append(region_holder)
    Function(regions=[outer])
    return region_holder, bodies


def text(op: Operation) -> list[str]:
    """One line for each operation of the function: names are a0.. for arguments, numbers for results."""
    names: dict[Value, str] = {}
    blocks = list(op.regions[0].blocks)
    lines: list[str] = []
    for block in blocks:
        for argument in block.arguments:
            names[argument] = f"a{len(names)}"
    number = 0
    for block in blocks:
        if len(blocks) > 1:
            lines.append(f"^{blocks.index(block)}({', '.join(names[argument] for argument in block.arguments)})")
        for inner in block.operations:
            for result in inner.results:
                names[result] = str(number)
                number += 1
            parts = [names.get(value, "?") for value in inner.operands]
            parts += [f"^{blocks.index(successor)}" for successor in inner.successors]
            value = inner.properties.get("value")
            if value is not None:
                parts.append(f"={value.value}")  # type: ignore[attr-defined]
            lines.append(" ".join([inner.name.removeprefix("toy."), *parts]))
    return lines
