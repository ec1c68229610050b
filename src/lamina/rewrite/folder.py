"""The operation folder: folds operations, and keeps each constant once at the start of its scope."""

from __future__ import annotations

from collections.abc import Sequence

from lamina.interfaces.model import Interface
from lamina.ir import traits
from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint, Listener
from lamina.ir.diagnostics import UNKNOWN
from lamina.ir.dialect import Dialect
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.rewrite.fold import FoldResult, constant_attribute
from lamina.rewrite.rewriter import PatternRewriter

# Operations whose regions hold their own constants without being isolated: a function region -> bool.
MaterializesConstants: Interface[object] = Interface("MaterializesConstants", "fold")

_ConstantKey = tuple["Dialect | None", Attribute, Type]


def insertion_region(block: Block) -> Region:
    """The region whose entry block takes the constants that operations of ``block`` fold to."""
    while True:
        region = block.parent
        assert region is not None
        holder = region.parent
        if holder is None or holder.parent is None or not holder.is_registered:
            return region
        if holder.has_trait(traits.IsolatedFromAbove):
            return region
        wants = MaterializesConstants.get(holder)
        if callable(wants) and wants(region):
            return region
        block = holder.parent


def materialize_constant(
    rewriter: PatternRewriter, dialect: Dialect | None, value: Attribute, type: Type, location: LocationLike
) -> Operation | None:
    """Inserts a constant operation created by the dialect; None if it cannot."""
    if dialect is None or dialect.constant_materializer is None:
        return None
    materializer = dialect.constant_materializer(value, type, location)
    return None if materializer is None else rewriter.insert(materializer)


def materialize_results(
    rewriter: PatternRewriter, operation: Operation, found: Sequence[FoldResult], made: list[Operation]
) -> list[Value] | None:
    """Returns the values that an operation folds to, with attributes materialized as constants, which are added to
    ``made``; None if one cannot be materialized."""
    values: list[Value] = []
    for item, result in zip(found, operation.results, strict=True):
        if isinstance(item, Value):
            values.append(item)
            continue
        constant = materialize_constant(rewriter, type(operation).dialect, item, result.type, operation.raw_location)
        if constant is None:
            return None
        made.append(constant)
        values.append(constant.results[0])
    return values


class OperationFolder:
    """Folds operations and uniques the resulting constants."""

    def __init__(self, listener: Listener | None = None) -> None:
        self.rewriter = PatternRewriter(listener=listener)
        self._scopes: dict[Region, dict[_ConstantKey, Operation]] = {}
        # The dialects under which a constant is registered; the keys are the constants owned by the folder.
        self._owned: dict[Operation, list[Dialect | None]] = {}

    def is_owned(self, operation: Operation | None) -> bool:
        return operation in self._owned

    def insert_known_constant(self, operation: Operation, value: Attribute | None = None) -> bool:
        """Takes ownership of a constant. False if an equal one existed and replaced it."""
        block = operation.parent
        assert block is not None
        if operation in self._owned:
            self._rehoist(operation)
            return True
        if value is None:
            value = constant_attribute(operation)
            assert value is not None
        region = insertion_region(block)
        constants = self._scopes.setdefault(region, {})
        key = (type(operation).dialect, value, operation.results[0].type)
        known = constants.get(key)
        if known is not None:
            self._forget_location(known, operation.raw_location)
            self.notify_removal(operation)
            self.rewriter.replace_op(operation, known.results)
            return False
        target = region.first_block
        assert target is not None
        if block is not target:
            operation.remove()
            target.prepend(operation)
            operation.location = UNKNOWN
        elif target.first_op is not operation and operation.prev_op not in self._owned:
            operation.remove()
            target.prepend(operation)
        constants[key] = operation
        self._owned[operation] = [type(operation).dialect]
        return True

    def notify_removal(self, operation: Operation) -> None:
        """Forgets a constant that is about to go away."""
        dialects = self._owned.pop(operation, None)
        if dialects is None:
            return
        value = constant_attribute(operation)
        assert operation.parent is not None and value is not None
        constants = self._scopes.get(insertion_region(operation.parent), {})
        for dialect in dialects:
            constants.pop((dialect, value, operation.results[0].type), None)

    def clear(self) -> None:
        self._scopes.clear()
        self._owned.clear()

    def get_or_create_constant(
        self, block: Block, dialect: Dialect | None, value: Attribute, type: Type
    ) -> Value | None:
        """Returns the constant visible from ``block``, created if needed; None if the dialect cannot create it."""
        region = insertion_region(block)
        entry = region.entry_block
        self.rewriter.point = InsertionPoint.at_block_start(entry)
        constant = self._get_or_create(self._scopes.setdefault(region, {}), dialect, value, type)
        return None if constant is None else constant.results[0]

    def _rehoist(self, operation: Operation) -> None:
        """Moves an owned constant back to the front if something was inserted before it."""
        block = operation.parent
        assert block is not None
        if block.first_op is not operation and operation.prev_op not in self._owned:
            operation.remove()
            block.prepend(operation)
            operation.location = UNKNOWN

    def _forget_location(self, constant: Operation, other: LocationLike) -> None:
        if constant.raw_location != other:
            constant.location = UNKNOWN

    def _get_or_create(
        self, constants: dict[_ConstantKey, Operation], dialect: Dialect | None, value: Attribute, type_: Type
    ) -> Operation | None:
        key = (dialect, value, type_)
        known = constants.get(key)
        if known is not None:
            self._forget_location(known, UNKNOWN)
            return known
        constant = materialize_constant(self.rewriter, dialect, value, type_, UNKNOWN)
        if constant is None:
            return None
        own = type(constant).dialect
        if own is dialect:
            self._owned[constant] = [dialect]
            constants[key] = constant
            return constant
        own_key = (own, value, type_)
        known = constants.get(own_key)
        if known is not None:
            self.rewriter.erase_op(constant)
            self._owned[known].append(dialect)
            constants[key] = known
            return known
        self._owned[constant] = [dialect, own]
        constants[key] = constants[own_key] = constant
        return constant
