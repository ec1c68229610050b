"""Which arrays a compiled function may overwrite.

A tensor is a value, so the array that is passed for a tensor argument keeps its contents, unless the caller donates
it: `bufferization.writable = true` on the argument, or ``donate=`` in `lamina.compile`. Callable functions therefore
go through bufferization with `bufferization.writable = false` on every other tensor argument. Memrefs are written
as the program says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lamina.execution.signatures import argument_names, public_functions
from lamina.interfaces.function import argument_attributes, function_inputs, set_argument_attribute
from lamina.ir.attributes import IntegerAttr
from lamina.ir.operation import Operation
from lamina.ir.symbols import symbol_name
from lamina.ir.types import TensorType, i1

WRITABLE = "bufferization.writable"
Donation = bool | Mapping[str, Iterable[int | str]]


def declare_donations(module: Operation, entries: set[str] | None, donate: Donation) -> dict[str, frozenset[int]]:
    """Says on the tensor arguments of the callable functions (all public ones where ``entries`` is None) whether they
    may be overwritten, where the module itself does not say; gives the positions of tensor arguments by function.

    Raises ValueError where ``donate`` names what there is not.
    """
    tensors: dict[str, frozenset[int]] = {}
    for function in public_functions(module):
        name = symbol_name(function)
        assert name is not None
        if entries is not None and name not in entries:
            continue
        inputs = function_inputs(function)
        found = frozenset(index for index, type in enumerate(inputs) if isinstance(type, TensorType))
        tensors[name] = found
        donated = _donated(function, name, found, donate)
        for index in found:
            if index in donated or WRITABLE not in argument_attributes(function, index):
                set_argument_attribute(function, index, WRITABLE, IntegerAttr(i1, index in donated))
    if not isinstance(donate, bool) and (missing := sorted(set(donate) - set(tensors))):
        raise ValueError(f"donate: the module has no callable function '{missing[0]}'")
    return tensors


def _donated(function: Operation, name: str, tensors: frozenset[int], donate: Donation) -> frozenset[int]:
    if isinstance(donate, bool):
        return tensors if donate else frozenset()
    names = argument_names(function, len(function_inputs(function)))
    found = set()
    for given in donate.get(name, ()):
        index = names.index(given) if given in names else given
        if index not in tensors:
            raise ValueError(f"donate: function '{name}' has no tensor argument {given!r}")
        found.add(int(index))
    return frozenset(found)
