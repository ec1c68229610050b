"""Running functions and regions, operation by operation."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TextIO, TypeAlias, TypeVar, overload

import numpy as np

from lamina.interfaces.interpretation.values import MemRef, UndefinedBehavior, Unsupported, value_of_attribute
from lamina.interfaces.model import Interface, implement_function
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import wrap_integer
from lamina.ir.block import Block
from lamina.ir.integers import long_integers
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.symbols import lookup_symbol_in, symbol_name
from lamina.ir.types import BaseMemRefType, FloatType, IndexType, IntegerType, MemRefType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.interfaces.interpretation.values import RuntimeValue

# The values of an operation's results: none, one, or a list; a Branch for branches.
Results: TypeAlias = "RuntimeValue | Sequence[RuntimeValue] | Branch | Exit | None"
# (operation, operand values, interpreter) -> the values of the results.
Evaluate = Callable[[Any, list[Any], "Interpreter"], Results]
_EVALUATION: Interface[Evaluate] = Interface("Evaluation", "interpret")


Evaluator = TypeVar("Evaluator", bound=Evaluate)


@overload
def evaluates(*classes: type[Operation]) -> Callable[[Evaluator], Evaluator]: ...
@overload
def evaluates(function: Evaluator, /) -> Evaluator: ...
def evaluates(*classes: Any) -> Any:
    """Decorator: the function ``(op, operands, run)`` evaluates operations of the classes that annotate ``op``;
    ``classes`` is for tables whose classes are only known at run time. Raises TypeError if there is no class."""
    return implement_function(_EVALUATION, "evaluates", classes)


class GlobalMemRef(Protocol):
    """A memref.global; this layer names no dialect."""

    @property
    def type_(self) -> Type: ...
    @property
    def initial_value(self) -> Attribute | None: ...


class Branch(NamedTuple):
    """The target of a branch."""

    block: Block
    arguments: Sequence[Any]


class Exit(NamedTuple):
    """The end of a region: its terminator and the values of the terminator's operands."""

    terminator: Operation
    values: list[Any]


class Interpreter:
    """Interprets the functions of a module. ``output`` receives the program's output; ``max_steps`` limits the
    number of operations evaluated and branches taken (raises Unsupported beyond it)."""

    def __init__(self, module: Operation, *, output: TextIO | None = None, max_steps: int | None = None) -> None:
        self.module = module
        self.output = output or sys.stdout
        self.steps_left = max_steps
        self._values: dict[Value, Any] = {}
        self._globals: dict[object, MemRef] = {}
        self.allocations: list[MemRef] = []

    # ---- Calls

    def call(self, name: str, *arguments: Any) -> tuple[Any, ...]:
        """Calls a function with values, NumPy arrays or Python numbers; returns its results, with
        arrays for memrefs."""
        function = lookup_symbol_in(self.module, name)
        if function is None or function.regions[0].empty:
            raise Unsupported(f"there is no function @{name} with a body")
        types = function.regions[0].arguments
        if len(types) != len(arguments):
            raise TypeError(f"@{name} takes {len(types)} arguments, got {len(arguments)}")
        values = [_from_python(value, argument.type) for value, argument in zip(arguments, types, strict=True)]
        with np.errstate(all="ignore"), long_integers():
            results = self.call_function(function, values)
        return tuple(_to_python(value) for value in results)

    def call_function(self, function: Operation, arguments: Sequence[Any]) -> list[Any]:
        """Calls a function operation with run-time values."""
        if function.regions[0].empty:
            raise Unsupported(f"the external function @{symbol_name(function)}")
        outer, self._values = self._values, {}
        try:
            return self.region(function.regions[0], arguments).values
        finally:
            self._values = outer

    # ---- Regions

    def region(self, region: Region, arguments: Sequence[Any] = ()) -> Exit:
        """Runs a region from its entry block until a terminator leaves it."""
        block = region.first_block
        if block is None:
            raise Unsupported("an empty region")
        while True:
            ended = self.block(block, arguments)
            if isinstance(ended, Exit):
                return ended
            # A loop may consist of branches only.
            self._count_step()
            block, arguments = ended.block, list(ended.arguments)

    def block(self, block: Block, arguments: Sequence[Any]) -> Exit | Branch:
        values = self._values
        for argument, value in zip(block.arguments, arguments, strict=True):
            values[argument] = value
        operation = block.first_op
        while operation is not None:
            operands = [values[slot.value] for slot in operation.op_operands]
            if operation is block.last_op and operation.has_trait(traits.Terminator):
                return self._end(operation, operands)
            self._evaluate(operation, operands)
            operation = operation.next_op
        assert block.parent_op is not None
        return Exit(block.parent_op, [])

    def _end(self, terminator: Operation, operands: list[Any]) -> Exit | Branch:
        evaluate = _EVALUATION.get(terminator)
        if evaluate is None and terminator.successors:
            raise Unsupported(f"the interpreter does not evaluate '{terminator.name}'")
        ended = None if evaluate is None else evaluate(terminator, operands, self)
        return ended if isinstance(ended, Branch) else Exit(terminator, operands)

    def _count_step(self) -> None:
        if self.steps_left is not None:
            self.steps_left -= 1
            if self.steps_left < 0:
                raise Unsupported("the program takes too many steps")

    def _evaluate(self, operation: Operation, operands: list[Any]) -> None:
        self._count_step()
        evaluate = _EVALUATION.get(operation)
        if evaluate is None:
            raise Unsupported(f"the interpreter does not evaluate '{operation.name}'")
        try:
            outcome = evaluate(operation, operands, self)
        except UndefinedBehavior as problem:
            if problem.operation is None:
                problem.operation = operation
            raise
        except MemoryError:
            raise Unsupported(_at(operation, "out of memory")) from None
        except RecursionError:
            raise Unsupported(_at(operation, "calls or regions are nested too deeply")) from None
        results = operation.results
        if len(results) == 1 and not isinstance(outcome, list):
            self._values[results[0]] = outcome
            return
        for result, value in zip(results, outcome if isinstance(outcome, list | tuple) else (), strict=True):
            self._values[result] = value

    def value(self, value: Value) -> Any:
        """The run-time value of an SSA value in scope."""
        return self._values[value]

    # ---- Globals and memory

    def global_memref(self, symbol: GlobalMemRef) -> MemRef:
        """Returns the memory of a memref.global, created on first use."""
        memref = self._globals.get(symbol)
        if memref is None:
            type = symbol.type_
            assert isinstance(type, MemRefType)
            memref = self._globals[symbol] = MemRef.allocate(type.shape, type.element_type)
            initial = symbol.initial_value
            if initial is not None and hasattr(initial, "type"):
                memref.view()[...] = value_of_attribute(initial, type)
        return memref

    def allocate(self, buffer: MemRef) -> MemRef:
        self.allocations.append(buffer)
        return buffer

    def leaks(self) -> list[MemRef]:
        """Heap allocations that were not freed."""
        return [view for view in self.allocations if view.storage.is_alive and not view.storage.is_stack]


def _at(operation: Operation, message: str) -> str:
    return f"{message} at '{operation.name}', {operation.location}"


def _from_python(value: Any, type: Type) -> Any:
    if isinstance(type, BaseMemRefType):
        return value if isinstance(value, MemRef) else MemRef.from_array(value, type.element_type)
    if isinstance(type, IntegerType | IndexType):
        return wrap_integer(int(value), type)
    if isinstance(type, FloatType) and isinstance(value, int | float):
        from lamina.interfaces.interpretation.values import float_value  # cycle

        return float_value(float(value), type)
    return value


def _to_python(value: Value) -> Value:
    return value.view() if isinstance(value, MemRef) else value


