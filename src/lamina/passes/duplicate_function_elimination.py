"""``duplicate-function-elimination``: merges equal functions."""

from __future__ import annotations

from collections.abc import Hashable

from lamina.analysis.equivalence import equivalent_regions
from lamina.dialects.func.ops import FuncOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import SymbolRefAttr
from lamina.ir.nested_operations import in_order, in_post_order
from lamina.ir.operation import Operation
from lamina.ir.symbols import (
    SYMBOL_NAME,
    SymbolTableCollection,
    map_symbol_references,
    symbol_name,
    symbol_references,
)
from lamina.passmanager import Pass, register_pass


@register_pass(
    "duplicate-function-elimination",
    summary="Deduplicate functions",
    anchor="builtin.module",
    display_name="DuplicateFunctionEliminationPass",
)
class DuplicateFunctionElimination(Pass):
    """Erases functions that differ from an earlier one in the same symbol table only in name and locations; redirects
    references to the earlier one."""

    def run(self, operation: Operation) -> None:
        first_of = _duplicates(operation)
        if not first_of:
            return
        _redirect(operation, first_of)
        for duplicate in first_of:
            duplicate.erase()


def _duplicates(root: Operation) -> dict[Operation, Operation]:
    """Maps each duplicate to the function that stays."""
    known: dict[Hashable, list[Operation]] = {}
    first_of: dict[Operation, Operation] = {}
    for function in in_post_order(root):
        if not isinstance(function, FuncOp) or function.regions[0].first_block is None:
            continue
        alike = known.setdefault(_key(function), [])
        for other in alike:
            if equivalent_regions(other.regions[0], function.regions[0], any_order=False):
                first_of[function] = other
                break
        else:
            alike.append(function)
    return first_of


def _key(function: Operation) -> Hashable:
    properties = frozenset((name, value) for name, value in function._properties.items() if name != SYMBOL_NAME)
    return function.parent_op, properties, frozenset(function._attributes.items())


def _redirect(root: Operation, first_of: dict[Operation, Operation]) -> None:
    """Redirects references to duplicates, each resolved from where it occurs."""
    tables = SymbolTableCollection()
    user = root

    def change(reference: SymbolRefAttr) -> SymbolRefAttr:
        callee = tables.lookup_nearest_symbol_from(user, reference)
        first = first_of.get(callee) if callee is not None else None
        name = symbol_name(first) if first is not None else None
        if name is None:
            return reference
        if reference.nested:
            return SymbolRefAttr(reference.root, (*reference.nested[:-1], name))
        return SymbolRefAttr(name)

    gone = {inner for function in first_of for inner in in_order(function)}
    has_references: dict[Attribute, bool] = {}
    for user in in_order(root):
        if user in gone:
            continue
        for is_inherent in (True, False):
            for name, attribute in list((user._properties if is_inherent else user._attributes).items()):
                if attribute not in has_references:
                    has_references[attribute] = next(symbol_references(attribute), None) is not None
                if has_references[attribute]:
                    attributes = user.properties if is_inherent else user.attributes
                    attributes[name] = map_symbol_references(attribute, change)
