"""``lamina-outline-tiles``: outlines loops over tiles of different sizes.

LLVM configures the tile registers (AMX) once per function, with one size each. If the outermost loops
of a function use tiles of different sizes, each is moved to a separate function, which LLVM does not inline."""

from __future__ import annotations

from lamina.dialects.amx.types import TileType
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.func.ops import CallOp, FuncOp, ReturnOp
from lamina.interfaces.function import is_function
from lamina.ir import traits
from lamina.ir.attributes import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder, InsertionPoint
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import SymbolTable, symbol_name
from lamina.ir.types import FunctionType
from lamina.ir.value import Value
from lamina.passmanager import Pass, register_pass

PASSTHROUGH = "passthrough"


@register_pass(
    "lamina-outline-tiles",
    summary="Give loops over AMX tiles of different sizes functions of their own",
    anchor="builtin.module",
)
class OutlineTiles(Pass):
    """Moves the outermost loops with tiles where a function has several kinds of them."""

    def run(self, operation: Operation) -> None:
        assert isinstance(operation, ModuleOp)
        table = SymbolTable(operation)
        for function in [inner for inner in operation.body_region.entry_block.operations if is_function(inner)]:
            sizes = _sizes_by_loop(function)
            if len(set(map(frozenset, sizes.values()))) > 1:
                for loop in sizes:
                    _outline(loop, str(symbol_name(function)), table)


def _sizes_by_loop(function: Operation) -> dict[Operation, set[TileType]]:
    """Returns the types of tiles in each outermost operation without results that holds some."""
    sizes: dict[Operation, set[TileType]] = {}
    for operation in function.walk():
        tiles = {type for type in operation.result_types if isinstance(type, TileType)}
        if not tiles:
            continue
        outermost = operation
        while outermost.parent_op is not None and outermost.parent_op is not function:
            outermost = outermost.parent_op
        if outermost is not operation and not outermost.results:
            sizes.setdefault(outermost, set()).update(tiles)
    return sizes


def _outline(loop: Operation, name: str, table: SymbolTable) -> None:
    captured = _captured(loop)
    passed = [value for value in captured if not _is_constant(value)]
    types = [value.type for value in passed]
    block = Block(types, [loop.raw_location] * len(types))
    region = Region()
    region.append(block)
    function = FuncOp.build(
        table.unique_name(f"{name}_tiles"),
        TypeAttr(FunctionType(types, ())),
        StringAttr("private"),
        regions=[region],
        location=loop.raw_location,
    )
    function.attributes[PASSTHROUGH] = ArrayAttr([StringAttr("noinline")])
    table.insert(function)
    callee = symbol_name(function)
    assert callee is not None
    Builder(InsertionPoint.before_op(loop), location=loop.raw_location).create(
        CallOp, SymbolRefAttr(callee), passed, result_types=[]
    )
    inside = Builder(InsertionPoint.at_block_end(block), location=loop.raw_location)
    replaced: dict[Value, Value] = dict(zip(passed, block.arguments, strict=True))
    for value in captured:
        if value not in replaced:
            assert value.defining_op is not None
            replaced[value] = inside.insert(value.defining_op.clone()).results[0]
    loop.move_to_end(block)
    for operation in loop.walk():
        for slot in operation.op_operands:
            if slot.value in replaced:
                slot.set(replaced[slot.value])
    inside.set_insertion_point_to_end(block)
    inside.create(ReturnOp, [])


def _captured(loop: Operation) -> list[Value]:
    """Returns the captured values of a loop, in order of first use."""
    values: dict[Value, None] = {}
    for operation in loop.walk():
        for slot in operation.op_operands:
            region = slot.value.parent_region
            if region is None or not any(inner is region or inner.is_ancestor(region) for inner in loop.regions):
                values[slot.value] = None
    return list(values)


def _is_constant(value: Value) -> bool:
    return value.defining_op is not None and value.defining_op.has_trait(traits.ConstantLike)
