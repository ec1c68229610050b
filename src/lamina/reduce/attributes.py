"""Reductions of attributes: removing them, and simplifying numbers, lists and elements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lamina.ir import traits
from lamina.ir.attribute import Attribute, InvalidParameters
from lamina.ir.attributes import ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.operation import Operation

Edit = Callable[[], object]
# Attributes that operations require, whose removal would only break other reductions.
_STRUCTURE = ("sym_name", "function_type", "operandSegmentSizes", "resultSegmentSizes", "callee")


def removals(module: Operation) -> list[Edit]:
    """Removing each attribute."""
    return [
        partial(operation.remove_attr, name)
        for operation in module.walk()
        for name in operation.all_attributes
        if name not in _STRUCTURE
    ]


def simplifications(module: Operation) -> list[Edit]:
    """Making each attribute simpler."""
    return [
        partial(operation.set_attr, name, simpler)
        for operation in module.walk()
        for name, held in operation.all_attributes.items()
        if name not in _STRUCTURE and not (name == "sym_visibility" and operation.has_trait(traits.SymbolTrait))
        for simpler in _simpler(held)
    ]


def _simpler(attribute: Attribute) -> Iterator[Attribute]:
    try:
        match attribute:
            case IntegerAttr() if attribute.value not in (0, 1):
                yield IntegerAttr(attribute.type, 1)
                yield IntegerAttr(attribute.type, 0)
            case FloatAttr() if attribute.value != 0:
                yield FloatAttr(attribute.type, 0.0)
            case StringAttr() if attribute.value:
                yield StringAttr("")
            case ArrayAttr() if attribute.elements:
                yield ArrayAttr(attribute.elements[: len(attribute.elements) // 2])
                yield ArrayAttr(attribute.elements[1:])
            case DenseElementsAttr() if not attribute.is_splat:
                width = len(attribute.raw) // max(1, attribute.type.num_elements)
                yield DenseElementsAttr.from_raw(attribute.type, attribute.raw[:width], True)
    except (InvalidParameters, ValueError, TypeError):
        return
