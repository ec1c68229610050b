"""The rewriter of dialect conversion, which logs its changes and can undo them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from lamina.ir.attribute import Attribute, Type
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import LocationLike
from lamina.ir.observer import observer
from lamina.ir.operation import IRMapping, Operation, clone_region_into
from lamina.ir.region import Region
from lamina.ir.shared_attributes import SharedAttributes
from lamina.ir.value import BlockArgument, OpOperand, OpResult, Value
from lamina.rewrite.casts import CAST_NAME as CAST_NAME
from lamina.rewrite.casts import is_cast
from lamina.rewrite.rewriter import PatternRewriter, RewriteListener
from lamina.rewrite.type_converter import SignatureConversion, TypeConverter

OperationT = TypeVar("OperationT", bound=Operation)
Undo = Callable[[], None]
ReplacementValues = Sequence[Value | None | Sequence[Value]]


class Mark(NamedTuple):
    """A point to which a conversion may roll back; ``checkpoint`` is the listener's."""

    changes: int
    created: int
    modified: int
    checkpoint: int


class PendingCast:
    """A materialization inserted as a cast and resolved at the end."""

    __slots__ = ("operation", "converter", "is_target")

    def __init__(self, operation: Operation, converter: TypeConverter | None, is_target: bool) -> None:
        self.operation = operation
        self.converter = converter
        self.is_target = is_target


# Operands, inherent and discardable attributes, successors and location of an operation.
Snapshot = tuple[list[Value], Mapping[str, Attribute], Mapping[str, Attribute], Sequence[Block], LocationLike]


def snapshot(operation: Operation) -> Snapshot:
    """What may change in place of an operation."""
    properties, attributes = operation._properties, operation._attributes
    return (
        [slot.value for slot in operation._operands],
        properties if properties.__class__ is SharedAttributes else dict(properties),
        attributes if attributes.__class__ is SharedAttributes else dict(attributes),
        operation.successors if operation._successors else (),
        operation._location,
    )


class ConversionPatternRewriter(PatternRewriter):
    """The rewriter that conversion patterns get."""

    def __init__(self) -> None:
        super().__init__()
        # How to take back each change. Of the most frequent ones only what changed is kept: an operation that was
        # inserted, a value with its replacement before, or the operations excluded with one that was replaced.
        self._log: list[Undo | Operation | tuple[Value, list[Value] | None] | list[Operation]] = []
        self._mapping: dict[Value, list[Value]] = {}
        # Existing casts: (values, types) -> results of the cast.
        self._casts: dict[tuple[tuple[Value, ...], tuple[Type, ...]], list[Value]] = {}
        self.casts: list[PendingCast] = []
        # What a replacement became for those who use a value of the type before.
        self._materializations: dict[Value, Value] = {}
        self.replaced: list[tuple[Operation, TypeConverter | None]] = []
        self.ignored: set[Operation] = set()
        self.created: list[Operation] = []
        self.modified: list[Operation] = []
        # Blocks whose arguments were replaced, with the blocks that hold their operations now.
        self._old_blocks: list[tuple[Block, Block, TypeConverter | None]] = []
        self._erased_blocks: list[Block] = []
        self.converter: TypeConverter | None = None
        self._before: dict[Operation, Snapshot] = {}
        self.kept: dict[object, object] = {}
        """What contexts of patterns, which serve many conversions, remember during this one."""

    # ---- Taking back

    def mark(self) -> Mark:
        listener = self.listener
        checkpoint = 0
        if listener is not None and isinstance(listener, RewriteListener):
            checkpoint = listener.checkpoint()
        # Several times as fast as calling the class.
        return tuple.__new__(Mark, (len(self._log), len(self.created), len(self.modified), checkpoint))

    def roll_back(self, mark: Mark) -> None:
        if isinstance(self.listener, RewriteListener):
            self.listener.rolled_back(mark.checkpoint)
        while len(self._log) > mark.changes:
            change = self._log.pop()
            if isinstance(change, Operation):
                change.erase(force=True)
            elif isinstance(change, tuple):
                self._restore_mapping(*change)
            elif isinstance(change, list):
                self.ignored.difference_update(change)
                self.replaced.pop()
            else:
                change()
        del self.created[mark.created :]
        del self.modified[mark.modified :]

    def _logged(self, undo: Undo) -> None:
        self.change_count += 1
        self._log.append(undo)

    # ---- Values

    def remapped(self, value: Value, types: Sequence[Type] | None = None) -> list[Value]:
        """Returns the current replacement of a value: the latest with the given types, if any, otherwise the latest."""
        if value not in self._mapping:
            return [value]
        current = [value]
        fitting: list[Value] | None = None
        while True:
            if types is not None and [one.type for one in current] == list(types):
                fitting = current
            following: list[Value] = []
            moved = False
            for value_ in current:
                replacement = self._mapping.get(value_)
                if replacement is None:
                    following.append(value_)
                else:
                    following.extend(replacement)
                    moved = True
            if not moved:
                break
            current = following
        return current if fitting is None else fitting

    def get_remapped_value(self, value: Value) -> Value | None:
        """Returns the single replacement of a value, converted by the current pattern's converter."""
        groups = self._remap([value], self.converter)
        return groups[0][0] if groups is not None and len(groups[0]) == 1 else None

    def remap_operands(self, operation: Operation, converter: TypeConverter | None) -> list[list[Value]] | None:
        """Returns the converted operands of an operation; None if a type cannot be converted."""
        self.converter = converter
        return self._remap([operand.value for operand in operation._operands], converter)

    def _remap(self, values: Sequence[Value], converter: TypeConverter | None) -> list[list[Value]] | None:
        groups: list[list[Value]] = []
        mapping = self._mapping
        for value in values:
            if converter is None:
                groups.append(self.remapped(value))
                continue
            types = converter.convert_type_to_types(value.type)
            if types is None:
                return None
            if len(types) == 1:
                # Nearly always: values that were replaced by one each.
                wanted, current, following = types[0], value, mapping.get(value)
                if following is None and current.type is wanted:
                    groups.append([value])
                    continue
                fitting = current if current.type is wanted else None
                while following is not None and len(following) == 1:
                    current = following[0]
                    if current.type is wanted:
                        fitting = current
                    following = mapping.get(current)
                if following is None and fitting is not None:
                    groups.append([fitting])
                    continue
            replacement = self.remapped(value, types)
            if [converted_value.type for converted_value in replacement] != types:
                replacement = self._cast(replacement, types, value.location, converter, True)
            groups.append(replacement)
        return groups

    def _cast(
        self,
        inputs: Sequence[Value],
        types: Sequence[Type],
        location: LocationLike,
        converter: TypeConverter | None,
        is_target: bool,
        point: InsertionPoint | None = None,
    ) -> list[Value]:
        """Returns the inputs as values of other types, by a cast right after their definitions."""
        key = (tuple(inputs), tuple(types))
        known = self._casts.get(key) if inputs else None
        if known is not None:
            return known
        cls = lookup_operation(CAST_NAME)
        assert cls is not None
        cast = cls(list(inputs), list(types), location=location)
        where = point or _after_definitions(inputs)
        where.block.insert_before(where.before, cast)
        results: list[Value] = list(cast.results)
        self._casts[key] = results
        entry = PendingCast(cast, converter, is_target)
        self.casts.append(entry)
        self.ignored.add(cast)

        def undo() -> None:
            self._casts.pop(key, None)
            self.casts.remove(entry)
            self.ignored.discard(cast)
            cast.erase(force=True)

        self._log.append(undo)
        return results

    # ---- Changes and their undo

    def insert(self, operation: OperationT) -> OperationT:
        point = self.point
        assert point is not None
        point.block.insert_before(point.before, operation)
        self.created.append(operation)
        self.change_count += 1
        self._log.append(operation)
        if self.listener is not None:
            self.listener.operation_inserted(operation)
        return operation

    def clone(self, operation: OperationT, mapping: IRMapping | None = None) -> OperationT:
        copy = self.insert(operation.clone(mapping))
        for region in copy.regions:
            self.created.extend(region.walk())
        self._announce_nested(copy.regions)
        return copy

    def clone_region_before(
        self, region: Region, before: Block | None, target: Region, mapping: IRMapping | None = None
    ) -> None:
        mapping = mapping or IRMapping()
        clone_region_into(region, target, mapping, before)
        for block in region.blocks:
            copy = mapping.blocks[block]
            self.created.extend(copy.walk())
            self._logged(copy.erase)
            if self.listener is not None:
                for inner in copy.walk():
                    self.listener.operation_inserted(inner)

    def replace_op(self, operation: Operation, replacement: Any) -> None:
        """Replaces the results; a result may be replaced with a list of values (1:N), or None."""
        if isinstance(replacement, Value):
            replacement = (replacement,)
        elif isinstance(replacement, Operation):
            replacement = replacement.results
        if len(replacement) != len(operation.results):
            raise ValueError(
                f"'{operation.name}' has {len(operation.results)} results and cannot be replaced by "
                f"{len(replacement)} values"
            )
        if self.listener is not None:
            # If several values replace one result, its uses get the first.
            firsts: list[Any] = [
                values if values is None or isinstance(values, Value) else next(iter(values), None)
                for values in replacement
            ]
            self.listener.operation_replaced(operation, firsts)
        mapping, log = self._mapping, self._log
        for number, result in enumerate(operation.results):
            values = replacement[number]
            if values is not None:
                log.append((result, mapping.get(result)))
                mapping[result] = [values] if isinstance(values, Value) else list(values)
                self.change_count += 1
        self._retire(operation)

    def replace_op_with_multiple(self, operation: Operation, replacement: ReplacementValues) -> None:
        """Like replace_op, with a list of values per result."""
        self.replace_op(operation, replacement)

    def _map(self, value: Value, values: list[Value]) -> None:
        old = self._mapping.get(value)
        self._mapping[value] = values
        observed = observer.get()
        if observed is not None and len(values) == 1 and isinstance(value, BlockArgument):
            observed.value_replaced(value, values[0])
        self.change_count += 1
        self._log.append((value, old))

    def _restore_mapping(self, value: Value, old: list[Value] | None) -> None:
        if old is None:
            self._mapping.pop(value, None)
        else:
            self._mapping[value] = old

    def _retire(self, operation: Operation) -> None:
        """Excludes the operation and its nested ones from the conversion; they are erased at the end."""
        if operation.regions:
            gone = [inner for inner in operation.walk() if inner not in self.ignored]
            self.ignored.update(gone)
        elif operation in self.ignored:
            gone = []
        else:
            gone = [operation]
            self.ignored.add(operation)
        self.replaced.append((operation, self.converter))
        if self.listener is not None:
            for inner in gone:
                self.listener.operation_erased(inner)
        self.change_count += 1
        self._log.append(gone)

    def erase_op(self, operation: Operation) -> None:
        self._retire(operation)

    def erase_block(self, block: Block) -> None:
        for operation in block.operations:
            if operation not in self.ignored:
                self._retire(operation)
        region, following = block.parent, block.next_block
        assert region is not None
        region.remove(block)
        self._erased_blocks.append(block)

        def undo() -> None:
            self._erased_blocks.pop()
            region.insert_before(following, block)

        self._logged(undo)

    def replace_all_uses_with(self, value: Any, other: Any) -> None:
        """Replaces a value with other values; uses change at the end."""
        if isinstance(value, Value):
            self._map(value, [other] if isinstance(other, Value) else list(other))
            return
        for old, replacement in zip(value, other, strict=True):
            self.replace_all_uses_with(old, replacement)

    def replace_uses_if(self, value: Value, other: Value, condition: Callable[[OpOperand], bool]) -> bool:
        """Redirects the uses that satisfy ``condition`` at once; returns whether these were all."""
        uses = list(value.uses)
        chosen = [use for use in uses if condition(use)]
        for use in chosen:
            use.set(other)
            if self.listener is not None:
                self.listener.operation_modified(use.owner)

        def restore() -> None:
            for use in chosen:
                use.set(value)

        self._logged(restore)
        return len(chosen) == len(uses)

    def start_modification(self, operation: Operation) -> None:
        self._before[operation] = snapshot(operation)

    def notify_modified(self, operation: Operation) -> None:
        self.modified_since(operation, self._before.pop(operation, None))

    def modified_since(self, operation: Operation, saved: Snapshot | None) -> None:
        """Records that an operation was changed in place; how it was before, if that is known."""
        self.modified.append(operation)
        if self.listener is not None:
            self.listener.operation_modified(operation)
        if saved is None:
            self.change_count += 1
            return
        operands, properties, attributes, successors, location = saved

        def undo() -> None:
            operation.set_operands(operands)
            operation._properties = properties
            operation._attributes = attributes
            operation.location = location
            for index, block in enumerate(successors):
                operation.set_successor(index, block)

        self._logged(undo)

    def cancel_modification(self, operation: Operation) -> None:
        self._before.pop(operation, None)

    def replace_block_uses(self, block: Block, other: Block) -> None:
        uses = list(block.uses)
        for use in uses:
            use.set(other)

        def restore() -> None:
            for use in uses:
                use.set(block)

        self._logged(restore)

    def _move(self, operation: Operation, block: Block, before: Operation | None) -> None:
        if before is operation:
            return
        source, following = operation.parent, operation.next_op
        assert source is not None
        operation.remove()
        block.insert_before(before, operation)
        if isinstance(self.listener, RewriteListener):
            self.listener.operation_moved(operation, None)

        def undo() -> None:
            operation.remove()
            source.insert_before(following, operation)

        self._logged(undo)

    def move_block_before(self, block: Block, before: Block | None, region: Region | None = None) -> None:
        target = region if before is None else before.parent
        source, following = block.parent, block.next_block
        assert target is not None and source is not None
        source.remove(block)
        target.insert_before(before, block)

        def undo() -> None:
            target.remove(block)
            source.insert_before(following, block)

        self._logged(undo)

    def inline_region_before(self, region: Region, before: Block | None, target: Region | None = None) -> None:
        into = target if before is None else before.parent
        if self.listener is not None or into is None or into is region:
            super().inline_region_before(region, before, target)
            return
        blocks = list(region.blocks)
        into.take_blocks(region, before)

        def undo() -> None:
            for block in blocks:
                into.remove(block)
                region.append(block)

        self._logged(undo)

    def create_block(
        self,
        region: Region,
        before: Block | None = None,
        argument_types: Iterable[Any] = (),
        locations: Iterable[LocationLike] | None = None,
    ) -> Block:
        block = Block(argument_types, locations)
        region.insert_before(before, block)
        self.set_insertion_point_to_end(block)
        self._logged(block.erase)
        return block

    def split_block(self, block: Block, before: Operation | None) -> Block:
        assert block.parent is not None
        rest = Block()
        block.parent.insert_before(block.next_block, rest)
        self._logged(rest.erase)
        while before is not None and (last := block.last_op) is not None:
            self._move(last, rest, rest.first_op)
            if last is before:
                break
        return rest

    def inline_block_before(
        self, source: Block, block: Block, before: Operation | None, arguments: Sequence[Value] = ()
    ) -> None:
        for argument, value in zip(source.arguments, arguments, strict=True):
            self._map(argument, [value])
        for operation in source.operations:
            self._move(operation, block, before)
        self.erase_block(source)
        self._old_blocks.append((source, block, self.converter))
        self._log.append(lambda: self._old_blocks.pop() and None)

    # ---- Signatures

    def is_converted_block(self, block: Block) -> bool:
        """True if the block replaces one with different arguments."""
        return any(new is block for _, new, _ in self._old_blocks)

    def apply_signature_conversion(
        self, block: Block, conversion: SignatureConversion, converter: TypeConverter | None = None
    ) -> Block:
        """Converts the arguments of a block; returns the new block."""
        region, holder = block.parent, block.parent_op
        assert region is not None and holder is not None
        locations: list[LocationLike] = [holder.raw_location] * len(conversion.converted_types)
        for argument, place in zip(block.arguments, conversion.ranges, strict=True):
            if place is not None:
                locations[place[0] : place[0] + place[1]] = [argument.location] * place[1]
        with self.insertion_guard():
            new = self.create_block(region, block, conversion.converted_types, locations)
        self.replace_block_uses(block, new)
        for operation in block.operations:
            self._move(operation, new, None)
        for argument in block.arguments:
            place = conversion.ranges[argument.index]
            if place is not None:
                self._map(argument, list(new.arguments[place[0] : place[0] + place[1]]))
            else:
                self._map(
                    argument,
                    self._cast(
                        [], [argument.type], argument.location, converter, False, InsertionPoint.at_block_start(new)
                    ),
                )
        region.remove(block)
        if self.point is not None and self.point.block is block:
            # A branch to its own block is at the same position in the new block.
            self.point = InsertionPoint(new, self.point.before)

        def restore() -> None:
            region.insert_before(new, block)

        self._logged(restore)
        self._old_blocks.append((block, new, converter))
        self._log.append(lambda: self._old_blocks.pop() and None)
        return new

    def convert_region_types(
        self, region: Region, converter: TypeConverter, entry_conversion: SignatureConversion | None = None
    ) -> Block | None:
        """Converts the arguments of all blocks; returns the new entry block, or None if a type cannot be converted."""
        blocks = list(region.blocks)
        conversions: list[SignatureConversion] = []
        for block in blocks:
            if block.is_entry_block and entry_conversion is not None:
                conversions.append(entry_conversion)
                continue
            signature = converter.convert_block_signature(block)
            if signature is None:
                return None
            conversions.append(signature)
        for block, conversion in zip(blocks, conversions, strict=True):
            if conversion.converted_types != block.argument_types:
                self.apply_signature_conversion(block, conversion, converter)
        return region.first_block

    # ---- The end

    def commit(self) -> None:
        """Redirects the uses of replaced values and erases the replaced operations."""
        converters = {operation: converter for operation, converter in self.replaced if converter is not None}
        for operation, converter in self.replaced:
            for result in operation.results:
                if self._is_used(result):
                    place = InsertionPoint.after_op(operation)
                    self._settle(result, converter or self._later_converter(result, converters), place)
        for block, new, converter in self._old_blocks:
            for argument in block.arguments:
                if self._is_used(argument):
                    self._settle(argument, converter, InsertionPoint.at_block_start(new))
        for operation, _ in reversed(self.replaced):
            operation.drop_all_references()
        for operation, _ in self.replaced:
            if not operation.is_erased and not _inside_erased(operation):
                operation.erase(self.pattern_name or "dialect conversion", force=True)
        for block in self._erased_blocks:
            block.erase()

    def _later_converter(self, value: Value, converters: dict[Operation, TypeConverter]) -> TypeConverter | None:
        """Returns the converter used when the value's replacement was itself replaced."""
        while values := self._mapping.get(value):
            value = values[0]
            converter = converters.get(value.owner) if isinstance(value, OpResult) else None
            if converter is not None:
                return converter
        return None

    def _is_used(self, value: Value) -> bool:
        """True if an operation that stays, or a cast, uses the value."""
        use, ignored = value.first_use, self.ignored
        while use is not None and use.owner in ignored and not is_cast(use.owner):
            use = use.next_use
        return use is not None

    def _settle(self, value: Value, converter: TypeConverter | None, place: InsertionPoint) -> None:
        """Redirects the uses of a value. ``place`` is the insertion point for values created from nothing."""
        replacement = self.remapped(value, [value.type])
        # A value of the right type that was itself replaced will be erased.
        if (
            [replacement_value.type for replacement_value in replacement] != [value.type]
            or replacement[0] is value
            or replacement[0] in self._mapping
        ):
            latest = self._materialized(self.remapped(value))
            if latest == [value]:
                return
            if len(latest) > 1 and converter is not None:
                # Prefer the converter's single value for the type, which other uses may share.
                types = converter.convert_type_to_types(value.type)
                if types is not None and len(types) == 1:
                    latest = self._cast(latest, types, value.location, converter, True)
            replacement = self._cast(latest, [value.type], value.location, converter, False, None if latest else place)
            if len(latest) == 1:
                self._materializations.setdefault(latest[0], replacement[0])
        value.replace_all_uses_with(replacement[0])


    def _materialized(self, latest: list[Value]) -> list[Value]:
        """Returns the value that was made of a replacement for an earlier use of another type, as MLIR does."""
        while len(latest) == 1 and (value := self._materializations.get(latest[0])) is not None:
            latest = [value]
        return latest


def _inside_erased(operation: Operation) -> bool:
    at = operation.parent_op
    return at is not None and at.is_erased


def _after_definitions(values: Sequence[Value]) -> InsertionPoint:
    """Returns the earliest point at which all values are defined, for values in one block."""
    best: Operation | None = None
    for value in values:
        owner = value.defining_op if isinstance(value, OpResult) else None
        if owner is not None and (best is None or owner.parent is best.parent and best.is_before_in_block(owner)):
            best = owner
    if best is not None:
        return InsertionPoint.after_op(best)
    return InsertionPoint.after_value(values[0])
