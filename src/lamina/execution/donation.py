"""Which arrays a compiled function may overwrite.

A tensor is a value, so the array passed for a tensor argument keeps its contents, unless the caller donates
it: `bufferization.writable = true` on the argument, or ``donate=`` in `lamina.compile`. Callable functions are
therefore bufferized with `bufferization.writable = false` on every other tensor argument. Memrefs are written as the
program says.

Read-only arguments have the identity layout, so that code knows their strides: the call copies arrays with another
layout. Functions called by the module itself keep the layouts of their callers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lamina.analysis.aliasing import viewed
from lamina.dialects.bufferization.ops import CloneOp
from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.execution.signatures import argument_names, public_functions
from lamina.interfaces.function import NO_ALIAS, argument_attributes, function_inputs, set_argument_attribute
from lamina.ir.affine import AffineMap
from lamina.ir.attribute import Type
from lamina.ir.attributes import AffineMapAttr, IntegerAttr, SymbolRefAttr, UnitAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import MemRefType, RankedTensorType, TensorType, i1
from lamina.ir.value import Value

WRITABLE = "bufferization.writable"
LAYOUT = "bufferization.buffer_layout"
Donation = bool | Mapping[str, Iterable[int | str]]


def declare_donations(module: Operation, entries: set[str] | None, donate: Donation) -> dict[str, frozenset[int]]:
    """Marks the tensor arguments of the callable functions (all public ones if ``entries`` is None) as writable or
    not, unless the module does; returns the positions of tensor arguments by function.

    Raises ValueError if ``donate`` names unknown arguments.
    """
    if not isinstance(donate, bool | Mapping):
        raise TypeError(f"donate is True, False, or the arguments by function, not {donate!r}")
    tensors: dict[str, frozenset[int]] = {}
    called = {symbol for operation in module.walk() for symbol in _symbols_of(operation)}
    for function in public_functions(module):
        name = symbol_name(function)
        assert name is not None
        if entries is not None and name not in entries:
            continue
        inputs = function_inputs(function)
        donated_arguments = frozenset(index for index, type in enumerate(inputs) if isinstance(type, TensorType))
        tensors[name] = donated_arguments
        donated = _donated(function, name, donated_arguments, donate)
        for index in donated_arguments:
            if index in donated or WRITABLE not in argument_attributes(function, index):
                set_argument_attribute(function, index, WRITABLE, IntegerAttr(i1, index in donated))
            if index not in donated and name not in called:
                _declare_contiguous(function, index, inputs[index])
    if not isinstance(donate, bool) and (missing := sorted(set(donate) - set(tensors))):
        raise ValueError(f"donate: the module has no callable function '{missing[0]}'")
    return tensors


def declare_unaliased(module: Operation, tensors: Mapping[str, frozenset[int]]) -> None:
    """Marks memrefs that were tensor arguments, as returned by declare_donations(), as not aliasing anything that the
    function writes: calls ensure that. Functions called by the module itself are excluded."""
    called = {symbol for operation in module.walk() for symbol in _symbols_of(operation)}
    for function in public_functions(module):
        name = symbol_name(function)
        if name is None or name in called:
            continue
        inputs = function_inputs(function)
        for index in tensors.get(name, ()):
            if index < len(inputs) and isinstance(inputs[index], MemRefType):
                set_argument_attribute(function, index, NO_ALIAS, UnitAttr())


def donated_for_results(
    module: Operation, tensors: Mapping[str, frozenset[int]], donate: Donation
) -> dict[str, set[int]]:
    """Returns the arguments that ``donate`` names, of functions that only Python calls. Those with the attribute are
    not among them: callers from C free what a function returns."""
    called = {symbol for operation in module.walk() for symbol in _symbols_of(operation)}
    functions = {str(symbol_name(function)): function for function in public_functions(module)}
    return {
        name: set(_donated(function, name, tensors[name], donate))
        for name, function in functions.items()
        if name in tensors and name not in called and donate
    }


def return_donated(module: Operation, donated: Mapping[str, set[int]]) -> None:
    """Returns donated arguments themselves instead of copies: the call knows its arrays and does not free them. One
    that is returned twice is copied, since results do not share memory."""
    for function in public_functions(module):
        region = function.regions[0]
        for index in donated.get(str(symbol_name(function)), ()):
            argument = region.entry_block.arguments[index]
            for block in region.blocks:
                end = block.last_op
                if isinstance(end, ReturnOp):
                    _return_argument(end, argument)


def _return_argument(end: ReturnOp, argument: Value) -> None:
    clones = [cloned for value in end.operands if (cloned := _clone_of(value, argument)) is not None]
    if len(clones) == 1 and len(list(clones[0].output.uses)) == 1 and clones[0].input.type is clones[0].output.type:
        clones[0].output.replace_all_uses_with(clones[0].input)
        clones[0].erase()


def _clone_of(value: Value, argument: Value) -> CloneOp | None:
    """Returns the copy of the argument, or of a view of it, that a value is."""
    owner = value.defining_op
    return owner if isinstance(owner, CloneOp) and viewed(owner.input) is argument else None


def _declare_contiguous(function: Operation, index: int, type: Type) -> None:
    """Gives a read-only tensor argument the identity layout, unless it states another one."""
    attributes = argument_attributes(function, index)
    writable = attributes.get(WRITABLE)
    if isinstance(type, RankedTensorType) and LAYOUT not in attributes:
        if isinstance(writable, IntegerAttr) and not writable.value:
            identity = AffineMapAttr(AffineMap.identity(len(type.shape)))
            set_argument_attribute(function, index, LAYOUT, identity)


def _symbols_of(operation: Operation) -> list[str]:
    """Returns the functions that an operation refers to, as a callee or a constant."""
    return [
        attribute.root
        for attribute in (*operation._properties.values(), *operation._attributes.values())
        if isinstance(attribute, SymbolRefAttr)
    ]


def _donated(function: Operation, name: str, tensors: frozenset[int], donate: Donation) -> frozenset[int]:
    if isinstance(donate, bool):
        return tensors if donate else frozenset()
    assert isinstance(function, FuncOp)
    names = argument_names(function, len(function_inputs(function)))
    donated_positions = set()
    for given in donate.get(name, ()):
        index = names.index(given) if given in names else given
        if index not in tensors:
            raise ValueError(f"donate: function '{name}' has no tensor argument {given!r}")
        donated_positions.add(int(index))
    return frozenset(donated_positions)
