"""IR that breaks rules: valid programs with parts taken away, exchanged, or put where they do not belong."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from lamina.api import parse
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.operation import Operation
from lamina.ir.types import FunctionType, IndexType, IntegerType, MemRefType, RankedTensorType

ROOT = Path(__file__).parent.parent
ATTRIBUTES: list[Attribute] = [
    UnitAttr(),
    StringAttr("x"),
    IntegerAttr(IntegerType(64), 7),
    IntegerAttr(IndexType(), -1),
    ArrayAttr([]),
    ArrayAttr([StringAttr("y")]),
    IntegerType(3),
]
TYPES = [IntegerType(1), IndexType(), FunctionType([], []), RankedTensorType([2], IntegerType(8)),
         MemRefType([-1 << 63], IntegerType(8))]  # fmt: skip


MARKER = re.compile(r"^// -----.*$", re.MULTILINE)


def programs(folder: str = "dialects", limit: int = 200_000) -> Iterator[str]:
    """The valid programs in the test files of a folder."""
    for path in sorted((ROOT / folder).rglob("*.mlir")):
        text = path.read_text(encoding="utf-8")
        if len(text) > limit:
            continue
        # Markers of comparisons go on with the name of a case.
        for piece in MARKER.split(text):
            try:
                parse(piece, allow_unregistered=True)
            except DiagnosticError:
                continue
            yield piece


def break_somewhere(module: Operation, rng: random.Random) -> str:
    """Breaks one operation of the module; returns how."""
    operations = list(module.walk())
    operation = rng.choice(operations)
    change = rng.choice(CHANGES)
    change(operation, rng)
    return f"{change.__name__} of {operation!r}"


def drop_property(operation: Operation, rng: random.Random) -> None:
    if operation.properties:
        operation.properties.pop(rng.choice(list(operation.properties)))


def change_property(operation: Operation, rng: random.Random) -> None:
    if operation.properties:
        operation.properties[rng.choice(list(operation.properties))] = rng.choice(ATTRIBUTES)


def change_attribute(operation: Operation, rng: random.Random) -> None:
    operation.attributes[rng.choice(["sym_name", "x.y", "operandSegmentSizes", "value"])] = rng.choice(ATTRIBUTES)


def drop_operands(operation: Operation, rng: random.Random) -> None:
    if operation.num_operands:
        operation.erase_operands(rng.randrange(operation.num_operands))


def repeat_operand(operation: Operation, rng: random.Random) -> None:
    if operation.num_operands:
        operation.insert_operands(0, [operation.operand(rng.randrange(operation.num_operands))])


def own_operand(operation: Operation, rng: random.Random) -> None:
    if operation.num_operands and operation.results:
        operation.set_operand(rng.randrange(operation.num_operands), operation.results[0])


def change_type(operation: Operation, rng: random.Random) -> None:
    if operation.results:
        rng.choice(operation.results).type = rng.choice(TYPES)


def change_operand_type(operation: Operation, rng: random.Random) -> None:
    if operation.num_operands:
        operation.operand(rng.randrange(operation.num_operands)).type = rng.choice(TYPES)


def drop_last(operation: Operation, rng: random.Random) -> None:
    for region in operation.regions:
        for block in region.blocks:
            if block.last_op is not None:
                block.last_op.erase(force=True)


def empty_regions(operation: Operation, rng: random.Random) -> None:
    for region in operation.regions:
        for block in list(region.blocks):
            for inner in list(block.operations):
                inner.drop_all_references()
        for block in list(region.blocks):
            for inner in list(block.operations):
                inner.erase(force=True)
            if not block.arguments or not any(argument.uses for argument in block.arguments):
                block.erase()


def add_region(operation: Operation, rng: random.Random) -> None:
    operation.add_region()


def add_argument(operation: Operation, rng: random.Random) -> None:
    if operation.regions and operation.regions[0].first_block is not None:
        operation.regions[0].first_block.add_argument(rng.choice(TYPES))


def drop_arguments(operation: Operation, rng: random.Random) -> None:
    if operation.regions and (block := operation.regions[0].first_block) is not None:
        while block.arguments and block.arguments[-1].first_use is None:
            block.erase_argument(len(block.arguments) - 1)


def move_away(operation: Operation, rng: random.Random) -> None:
    others = [other for other in operation.root.walk() if other.parent_block and not operation.is_ancestor(other)]
    if others and operation.parent_block is not None:
        operation.move_before(rng.choice(others))


def drop_references(operation: Operation, rng: random.Random) -> None:
    operation.drop_all_references()


def erase_forcibly(operation: Operation, rng: random.Random) -> None:
    if operation.parent_block is not None:
        operation.erase(force=True)


CHANGES: list[Callable[[Operation, random.Random], None]] = [
    drop_property, change_property, change_attribute, drop_operands, repeat_operand, own_operand, change_type,
    change_operand_type, drop_last, empty_regions, add_region, add_argument, drop_arguments, move_away, drop_references,
    erase_forcibly,
]  # fmt: skip
