"""The pass `stablehlo-legalize-to-linalg`."""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg import (
    broadcasts,
    control,
    dynamic,
    elementwise,
    indexing,
    products,
    quantized,
    reductions,
    shapes,
)
from lamina.conversion.stablehlo_to_linalg.lowering import Lowering, Program, Refused, is_scalar, lowered_type
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.dialects.quant.ops import QuantizeCastOp
from lamina.ir.attributes import StringAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import FunctionType
from lamina.passmanager import Pass, register_pass

# Their functions register themselves.
SUBJECTS = (broadcasts, control, dynamic, elementwise, indexing, products, quantized, reductions, shapes)


@register_pass(
    "stablehlo-legalize-to-linalg",
    summary="Lower StableHLO and CHLO to linalg, arith, math, tensor and scf",
    display_name="StablehloLegalizeToLinalgPass",
)
class StablehloLegalizeToLinalg(Pass):
    """Lowers the functions of a module; private ones that were lowered where they are called go."""

    def run(self, operation: Operation) -> None:
        try:
            _lower(operation)
        except Refused as problem:
            self.fail(f"'{problem.operation.name}' op {problem}", problem.place)


def _lower(operation: Operation) -> None:
    functions = {name: op for op in operation.walk(FuncOp) if (name := symbol_name(op))}
    program = Program(functions)
    waiting: list[Any] = [op for op in functions.values() if _is_entry(op)]
    lowered: dict[str, Block] = {}
    while waiting:
        function = waiting.pop()
        lowered[function.sym_name] = _lowered_body(function, program)
        waiting += [functions[name] for name in program.take_called() if name not in lowered]
    for name, function in functions.items():
        if name in lowered:
            _replace_body(function, lowered[name])
        elif not function.regions[0].empty:
            function.erase()


def _is_entry(function: FuncOp) -> bool:
    """Whether others than this module may call the function."""
    return not function.regions[0].empty and function.sym_visibility != "private"


def _lowered_body(function: FuncOp, program: Program) -> Block:
    region = function.regions[0]
    if len(region.blocks) != 1:
        raise Refused(function, "has several blocks, which StableHLO has not")
    source: Any = region.first_block
    types = [lowered_type(argument.type) for argument in source.arguments]
    target = Block(types, [argument.location for argument in source.arguments])
    builder = Builder(target, location=function.location)
    low = Lowering(builder, target, program)
    for old, new in zip(source.arguments, target.arguments, strict=True):
        low.set(old, low.extract(new, []) if is_scalar(old.type) else new)
    results = low.lower_block(source)
    builder.location = source.last_op.location
    builder.insert(ReturnOp([low.tensor(value) for value in results], location=builder.location))
    return target


# StableHLO rounds to the nearest even number, which `lower-quant-ops` reads in this attribute.
_ROUNDING = "quant.rounding"


def _replace_body(function: FuncOp, block: Block) -> None:
    region = function.regions[0]
    before = region.first_block
    assert before is not None
    if any(isinstance(op, QuantizeCastOp) for op in block.walk()):
        function.attributes.setdefault(_ROUNDING, StringAttr("nearest-even"))
    before.erase()
    region.append(block)
    results = [lowered_type(type) for type in function.function_type.results]
    function.function_type = FunctionType([one.type for one in block.arguments], results)
