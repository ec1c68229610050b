"""The pass `stablehlo-legalize-to-linalg`."""

from __future__ import annotations

from typing import Any

from lamina.conversion.stablehlo_to_linalg import (
    broadcasts,
    control,
    dynamic,
    einsums,
    elementwise,
    fourier,
    indexing,
    linear_algebra,
    normalizations,
    products,
    quantized,
    random_bits,
    reductions,
    shapes,
)
from lamina.conversion.stablehlo_to_linalg.lowering import (
    Lowering,
    Program,
    Refused,
    callee_name,
    is_scalar,
    lowered_type,
)
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
SUBJECTS = (
    *(broadcasts, control, dynamic, einsums, elementwise, fourier, indexing, linear_algebra),
    *(normalizations, products, quantized, random_bits, reductions, shapes),
)


@register_pass(
    "stablehlo-legalize-to-linalg",
    summary="Lower StableHLO and CHLO to linalg, arith, math, tensor and scf",
    display_name="StablehloLegalizeToLinalgPass",
)
class StablehloLegalizeToLinalg(Pass):
    """Lowers the functions of a module; private functions inlined everywhere are erased."""

    def run(self, operation: Operation) -> None:
        try:
            _lower(operation)
        except Refused as problem:
            self.fail(f"'{problem.operation.name}' op {problem}", problem.place)
        except RecursionError:
            self.fail("functions or regions nest too deeply", operation)


def _lower(operation: Operation) -> None:
    functions = {name: op for op in operation.walk(FuncOp) if (name := symbol_name(op))}
    program = Program(functions)
    defined = {name: op for name, op in functions.items() if not op.regions[0].empty}
    entries = [name for name, op in defined.items() if op.sym_visibility != "private" or name in program.referenced]
    waiting = entries or list(defined)
    lowered: dict[str, Block | None] = {}
    while waiting:
        name = waiting.pop()
        if name in lowered or name not in defined:
            continue
        if name in program.foreign:
            lowered[name] = None
            waiting += [called for op in defined[name].walk() if (called := callee_name(op)) is not None]
        else:
            lowered[name] = _lowered_body(defined[name], program)
            waiting += program.take_called()
    for name, function in defined.items():
        block = lowered.get(name)
        if block is not None:
            _replace_body(function, block)
        elif name not in lowered:
            function.erase()


def _lowered_body(function: FuncOp, program: Program) -> Block:
    region = function.regions[0]
    if len(region.blocks) != 1:
        raise Refused(function, "has several blocks; functions of StableHLO have one")
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
    function.function_type = FunctionType([argument.type for argument in block.arguments], results)
