"""Operations.

A registered operation is an instance of the class its dialect declares for it (see lamina.define); any other is
an UnregisteredOp. An operation holds its operands as uses, its results as values, inherent attributes in
``properties`` and discardable ones in ``attributes``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, overload

from lamina.ir import traits
from lamina.ir.attribute_holder import AttributeHolder
from lamina.ir.block import Block, BlockOperand
from lamina.ir.cloning import IRMapping, clone_region_into, clone_regions
from lamina.ir.diagnostics import UNKNOWN, Diagnostic, Severity, emit
from lamina.ir.erased import Erased, eraser
from lamina.ir.generated_members import GeneratedMembers
from lamina.ir.growth import grow
from lamina.ir.location import Location, LocationLike, SourcePosition
from lamina.ir.observer import observer
from lamina.ir.pickling import reduced
from lamina.ir.region import NO_REGIONS, Region
from lamina.ir.shared_attributes import NO_ATTRIBUTES, copied
from lamina.ir.value import OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute, Type
    from lamina.ir.dialect import Dialect

OperationT = TypeVar("OperationT", bound="Operation")


class Operation(AttributeHolder, GeneratedMembers):
    """An operation; free or linked into a block."""

    __slots__ = (
        "parent",
        "prev_op",
        "next_op",
        "_operands",
        "results",
        "_successors",
        "regions",
        "_location",
        "_order",
        "__weakref__",
    )

    # Filled in by the declaration of a registered operation.
    name: str = ""
    dialect: ClassVar[Dialect | None] = None
    trait_bits: ClassVar[int] = 0
    declared_traits: ClassVar[tuple[Any, ...]] = ()
    is_registered: ClassVar[bool] = True
    #: True if the operation has been erased.
    is_erased: ClassVar[bool] = False
    definition: ClassVar[Any] = None
    __match_args__: ClassVar[tuple[str, ...]] = ()

    parent: Block | None
    prev_op: Operation | None
    next_op: Operation | None
    results: tuple[OpResult, ...]
    _operands: tuple[OpOperand, ...]
    regions: list[Region]

    def __init__(
        self,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        properties: Mapping[str, Attribute] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] = (),
        regions: Sequence[Region] | int = (),
        location: LocationLike = UNKNOWN,
    ) -> None:
        """Creates a detached operation from its raw parts; takes ownership of the dictionaries and regions.

        ``regions`` may be a number of empty regions to create. Declared operations also have ``build``, which takes
        the declared fields.
        """
        self.parent = self.prev_op = self.next_op = None
        # Displays are faster than comprehensions.
        if operands.__class__ is not list and operands.__class__ is not tuple:
            operands = list(operands)
        if result_types.__class__ is not list and result_types.__class__ is not tuple:
            result_types = list(result_types)
        count = len(operands)
        if count == 2:
            self._operands = (OpOperand(self, operands[0]), OpOperand(self, operands[1]))
        elif count == 1:
            self._operands = (OpOperand(self, operands[0]),)
        elif count == 3:
            self._operands = (
                OpOperand(self, operands[0]),
                OpOperand(self, operands[1]),
                OpOperand(self, operands[2]),
            )
        elif not count:
            self._operands = ()
        else:
            self._operands = tuple([OpOperand(self, value) for value in operands])
        if len(result_types) == 1:
            self.results = (OpResult(result_types[0], self),)
        elif not result_types:
            self.results = ()
        else:
            self.results = tuple([OpResult(type, self) for type in result_types])
        self._properties = properties or NO_ATTRIBUTES
        self._attributes = attributes or NO_ATTRIBUTES
        self._successors: Sequence[BlockOperand] = (
            [BlockOperand(self, index, block) for index, block in enumerate(successors)] if successors else ()
        )
        if not regions:
            self.regions = NO_REGIONS
        elif isinstance(regions, int):
            self.regions = [Region(self) for _ in range(regions)]
        else:
            self.regions = list(regions)
            for region in self.regions:
                region.parent = self
        self._location = location
        self._order = 0

    # ---- Operands

    @property
    def operands(self) -> list[Value]:
        """The operand values, as a fresh list."""
        return [operand.value for operand in self._operands]

    @property
    def op_operands(self) -> tuple[OpOperand, ...]:
        """The operand slots."""
        return self._operands

    @property
    def num_operands(self) -> int:
        """The number of operands."""
        return len(self._operands)

    @property
    def operand_types(self) -> list[Type]:
        """The types of the operands, as a fresh list."""
        return [operand.value.type for operand in self._operands]

    def operand(self, index: int) -> Value:
        """Operand ``index``. Raises IndexError."""
        return self._operands[index].value

    @property
    def only_operand(self) -> Value:
        """The operand of an operation that has one. Raises ValueError if it has none or several."""
        (slot,) = self._operands
        return slot.value

    def set_operand(self, index: int, value: Value) -> None:
        """Sets operand ``index``. Raises IndexError."""
        self._operands[index].set(value)

    def set_operands(self, values: Iterable[Value]) -> None:
        """Replaces the whole operand list. The caller updates segment sizes."""
        for operand in self._operands:
            operand.drop()
        self._operands = tuple([OpOperand(self, value) for value in values])

    def insert_operands(self, index: int, values: Iterable[Value]) -> None:
        """Inserts operands before number ``index``. The caller updates segment sizes."""
        inserted = [OpOperand(self, value) for value in values]
        self._operands = (*self._operands[:index], *inserted, *self._operands[index:])

    def erase_operands(self, start: int, count: int = 1) -> None:
        """Erases ``count`` operands from ``start`` on. The caller updates segment sizes."""
        operands = self._operands
        end = start + count
        for operand in operands[start:end]:
            operand.drop()
        self._operands = operands[:start] + operands[end:]

    def replace_uses_of_with(self, old: Value, new: Value) -> None:
        """Replaces ``old`` by ``new`` among this operation's operands."""
        for operand in self._operands:
            if operand.value is old:
                operand.set(new)

    # ---- Results

    @property
    def num_results(self) -> int:
        """The number of results."""
        return len(self.results)

    @property
    def result_types(self) -> list[Type]:
        """The types of the results, as a fresh list."""
        return [result.type for result in self.results]

    @property
    def sole_result(self) -> OpResult:
        """The only result. Raises ValueError unless there is exactly one."""
        if len(self.results) != 1:
            raise ValueError(f"'{self.name}' has {len(self.results)} results, not one")
        return self.results[0]

    @property
    def use_empty(self) -> bool:
        """True if no result is used."""
        for result in self.results:
            if result.first_use is not None:
                return False
        return True

    @property
    def users(self) -> Iterator[Operation]:
        """The users of all results, one entry per use."""
        for result in self.results:
            yield from result.users

    def replace_all_uses_with(self, values: Sequence[Value] | Operation) -> None:
        """Redirects the uses of each result to the value at its position."""
        others: Sequence[Value] = values.results if isinstance(values, Operation) else values
        for result, value in zip(self.results, others, strict=True):
            result.replace_all_uses_with(value)

    # ---- Successors and regions

    @property
    def successors(self) -> list[Block]:
        """The blocks that a terminator may branch to, as a fresh list."""
        return [use.block for use in self._successors]

    @property
    def block_operands(self) -> Sequence[BlockOperand]:
        """The successor slots."""
        return self._successors

    @property
    def num_successors(self) -> int:
        """The number of successors."""
        return len(self._successors)

    def set_successor(self, index: int, block: Block) -> None:
        """Sets successor ``index``. Raises IndexError."""
        self._successors[index].set(block)

    def add_region(self, region: Region | None = None) -> Region:
        """Appends a region (a new one by default) and returns it."""
        added = Region(self) if region is None else region
        added.parent = self
        self.regions = [*self.regions, added]
        return added

    # ---- Where it is

    @property
    def location(self) -> Location:
        """The source location."""
        location = self._location
        if isinstance(location, SourcePosition):
            location = self._location = location.resolve()
        return location

    @location.setter
    def location(self, location: LocationLike) -> None:
        self._location = location

    @property
    def raw_location(self) -> LocationLike:
        """The location as stored: an attribute, or a position in a source file."""
        return self._location

    @property
    def parent_block(self) -> Block | None:
        """The block that contains the operation; None if it is detached."""
        return self.parent

    @property
    def enclosing_block(self) -> Block:
        """The block that holds the operation. Raises ValueError for a free operation."""
        if self.parent is None:
            raise ValueError(f"'{self.name}' is in no block")
        return self.parent

    @property
    def parent_region(self) -> Region | None:
        """The region that contains the operation; None if it is detached."""
        return None if self.parent is None else self.parent.parent

    @property
    def parent_op(self) -> Operation | None:
        """The parent operation; None for the outermost."""
        block = self.parent
        if block is None or block.parent is None:
            return None
        return block.parent.parent

    @property
    def enclosing_op(self) -> Operation:
        """The parent operation. Raises ValueError for the outermost."""
        if (outer := self.parent_op) is None:
            raise ValueError(f"'{self.name}' is in no operation")
        return outer

    @property
    def ancestors(self) -> Iterator[Operation]:
        """The operations around this one, innermost first, without itself."""
        at = self.parent_op
        while at is not None:
            yield at
            at = at.parent_op

    @property
    def root(self) -> Operation:
        """The outermost operation."""
        at: Operation = self
        while (outer := at.parent_op) is not None:
            at = outer
        return at

    def parent_of_type(self, *classes: type[Operation]) -> Any:
        """Returns the innermost enclosing operation of one of the classes; None if there is none."""
        return next((outer for outer in self.ancestors if isinstance(outer, classes)), None)

    def parent_with_trait(self, trait: traits.Trait) -> Operation | None:
        """Returns the innermost enclosing operation with the trait; None if there is none."""
        return next((outer for outer in self.ancestors if outer.has_trait(trait)), None)

    def is_ancestor(self, other: Operation | None) -> bool:
        """True if ``other`` is this operation or lies inside it."""
        while other is not None:
            if other is self:
                return True
            other = other.parent_op
        return False

    def is_proper_ancestor(self, other: Operation) -> bool:
        """True if ``other`` lies inside this operation."""
        return other is not self and self.is_ancestor(other)

    def is_before_in_block(self, other: Operation) -> bool:
        """True if this operation precedes ``other``, which must be in the same block. Amortized O(1)."""
        block = self.parent
        assert block is not None and block is other.parent
        if not block._order_valid:
            block.renumber()
        return self._order < other._order

    # ---- Traits

    def _written_properties(self) -> Mapping[str, Attribute]:
        """Returns the properties as the generic form shows them."""
        return self._properties

    def has_trait(self, trait: traits.Trait) -> bool:
        """True if the operation's class declares the trait; False for unregistered operations."""
        try:
            return self.trait_bits & trait.bit != 0
        except AttributeError:
            raise TypeError(f"expected a trait, got {trait!r}") from None

    @property
    def might_be_terminator(self) -> bool:
        """True if the operation is, or (if unregistered) may be, a terminator."""
        return not self.is_registered or self.trait_bits & traits.Terminator.bit != 0

    # ---- Moving, erasing, cloning

    def remove(self) -> Self:
        """Unlinks the operation from its block; it stays alive."""
        if self.parent is not None:
            self.parent.remove(self)
        return self

    def move_before(self, anchor: Operation) -> None:
        """Moves the operation right before ``anchor``, into its block."""
        self.remove()
        assert anchor.parent is not None
        anchor.parent.insert_before(anchor, self)

    def move_after(self, anchor: Operation) -> None:
        """Moves the operation right after ``anchor``, into its block."""
        self.remove()
        assert anchor.parent is not None
        anchor.parent.insert_after(anchor, self)

    def move_to_end(self, block: Block) -> None:
        """Moves the operation to the end of the block, after its terminator."""
        self.remove()
        block.append(self)

    def move_to_start(self, block: Block) -> None:
        """Moves the operation to the start of the block."""
        self.remove()
        block.prepend(self)

    def drop_all_references(self) -> None:
        """Drops operands and successors, here and in all regions."""
        for operand in self._operands:
            operand.drop()
        self._operands = ()
        for successor in self._successors:
            successor.drop()
        self._successors = ()
        for region in self.regions:
            region.drop_all_references()

    def erase(self, by: str | None = None, *, force: bool = False) -> None:
        """Erases the operation and its regions.

        ``by`` names the pass or pattern for the error raised by later uses of the operation; it defaults to
        erasing_on_behalf_of(). Raises ValueError if a result still has uses, unless ``force``.
        """
        if not force:
            for result in self.results:
                if result.first_use is not None:
                    raise ValueError(f"'{self.name}' cannot be erased: its results still have uses")
        if self.parent is not None:
            self.parent.remove(self)
        if self.regions or self._successors:
            self.drop_all_references()
            for region in self.regions:
                for block in region.blocks:
                    block.erase()
        else:
            # As `drop` does, without the calls: most operations that are erased come by here.
            for operand in self._operands:
                following, previous = operand.next_use, operand.prev_use
                if previous is not None:
                    previous.next_use = following
                elif operand.value.first_use is operand:
                    operand.value.first_use = following
                if following is not None:
                    following.prev_use = previous
                operand.next_use = operand.prev_use = None
            self._operands = ()
        # Drop back references, so that it is freed without the collector.
        self.results = ()
        name = self.name
        if not self.is_registered:
            self.__class__ = ErasedUnregisteredOp
        else:
            self.__class__ = ErasedOp
        object.__setattr__(self, "_attributes", (name, by or eraser()))

    @classmethod
    def documentation(cls) -> str:
        """User documentation of the operation class; empty if there is none."""
        from inspect import cleandoc  # takes longer to import than all of this layer

        return cleandoc(cls.__dict__.get("__doc__") or "")

    def clone(self, mapping: IRMapping | None = None, *, regions: bool = True) -> Self:
        """Returns a detached clone. Operands are replaced through ``mapping``, which also records the cloned values,
        blocks and operations. Without ``regions`` the clone's regions are empty."""
        if mapping is None:
            mapping = IRMapping()
        copy = self._clone_shell(mapping)
        if regions and self.regions:
            clone_regions(self, copy, mapping)
        return copy

    def _clone_shell(self, mapping: IRMapping) -> Self:
        grow(1)
        values = mapping.values
        copy = type(self).__new__(type(self))
        if not self.is_registered:
            copy.name = self.name  # type: ignore[misc]
        slots, results = self._operands, self.results
        blocks = mapping.blocks
        Operation.__init__(
            copy,
            [values.get(value := slot.value, value) for slot in slots],
            [result.type for result in results],
            copied(self._properties),
            copied(self._attributes),
            [blocks.get(use.block, use.block) for use in self._successors] if self._successors else (),
            len(self.regions),
            self._location,
        )
        mapping.operations[self] = copy
        if (observed := observer.get()) is not None:
            observed.operation_cloned(self, copy)
        if results:
            values.update(zip(results, copy.results, strict=True))
            # An operation of a graph region may use its own results.
            for slot, copied_slot in zip(slots, copy._operands, strict=True):
                if slot.value.owner is self:
                    copied_slot.set(values[slot.value])
        return copy

    def clone_without_regions(self, mapping: IRMapping | None = None) -> Self:
        """A free copy whose regions are empty; see clone()."""
        return self.clone(mapping, regions=False)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        mapping = IRMapping()
        copy = self.clone(mapping)
        memo.update(mapping.by_identity())
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    # ---- Walks

    def _children(self) -> Iterator[Operation]:
        for region in self.regions:
            block = region.first_block
            while block is not None:
                following_block = block.next_block
                operation = block.first_op
                while operation is not None:
                    following = operation.next_op
                    yield operation
                    operation = following
                block = following_block

    @overload
    def walk(self) -> Iterator[Operation]: ...
    @overload
    def walk(self, cls: type[OperationT]) -> Iterator[OperationT]: ...
    def walk(self, cls: type[Operation] | None = None) -> Iterator[Operation]:
        """Yields this operation and all nested ones in pre-order; with ``cls`` only operations of that class. The
        current operation may be erased or moved.
        """
        if cls is None:
            return self._walk()
        if not isinstance(cls, type | UnionType | tuple) or (isinstance(cls, type) and not issubclass(cls, Operation)):
            raise TypeError(f"walk takes a class of operations, not {cls!r}")
        return self._walk_class(cls)

    def __getitem__(self, symbol: str) -> Operation:
        """Returns the symbol of that name, ``module["f"]`` for a function. Raises KeyError if there is none, TypeError
        if this operation is not a symbol table.
        """
        if not self.has_trait(traits.SymbolTableTrait):
            raise TypeError(f"'{self.name}' is not a symbol table")
        if not isinstance(symbol, str):
            raise TypeError(f"symbols have names, not {type(symbol).__name__} {symbol!r}")
        for operation in self._children():
            if operation._symbol_name == symbol:
                return operation
        raise KeyError(symbol)

    def __contains__(self, symbol: str) -> bool:
        """True if this symbol table has a symbol of that name."""
        return any(operation._symbol_name == symbol for operation in self._children())

    __iter__ = None  # Python would iterate by subscripts

    @property
    def _symbol_name(self) -> str | None:
        symbol: str | None = getattr(self._properties.get("sym_name"), "value", None)
        return symbol

    def _walk(self) -> Iterator[Operation]:
        yield self
        if self.is_erased or not self.regions:
            return
        # What follows the operations whose regions are being walked: the next operation, block and regions. Read before
        # an operation is yielded, since that may take it out.
        outer: list[tuple[Operation | None, Block | None, Iterator[Region]]] = []
        regions = iter(self.regions)
        block: Block | None = None
        operation: Operation | None = None
        while True:
            while operation is not None:
                following = operation.next_op
                yield operation
                if not operation.is_erased and operation.regions:
                    outer.append((following, block, regions))
                    regions, block, operation = iter(operation.regions), None, None
                else:
                    operation = following
            if block is None and (region := next(regions, None)) is not None:
                block = region.first_block
            if block is not None:
                operation, block = block.first_op, block.next_block
            elif region is None:
                if not outer:
                    return
                operation, block, regions = outer.pop()

    def _walk_class(self, cls: type[OperationT]) -> Iterator[OperationT]:
        for operation in self._walk():
            if isinstance(operation, cls):
                yield operation

    def walk_post_order(self) -> Iterator[Operation]:
        """Yields this operation and all nested ones in post-order. The current operation may be erased or moved."""
        stack: list[tuple[Operation, Iterator[Operation]]] = [(self, self._children())]
        while stack:
            holder, children = stack[-1]
            for operation in children:
                if operation.regions:
                    stack.append((operation, operation._children()))
                    break
                yield operation
            else:
                stack.pop()
                yield holder

    # ---- Diagnostics

    def diagnostic(self, severity: Severity, message: str, position: LocationLike | None = None) -> Diagnostic:
        """Returns a diagnostic about the operation, at ``position`` or its own location, without reporting it."""
        return Diagnostic(severity, self._location if position is None else position, message, self)

    def emit_error(self, message: str) -> Diagnostic:
        """Reports an error at this operation, without a prefix, and returns it for notes."""
        return self._emit(Severity.ERROR, message)

    def emit_op_error(self, message: str) -> Diagnostic:
        """Reports an error at this operation with MLIR's prefix ``'dialect.op' op``."""
        return self._emit(Severity.ERROR, f"'{self.name}' op {message}")

    def emit_warning(self, message: str) -> Diagnostic:
        """Reports a warning at the operation's location."""
        return self._emit(Severity.WARNING, message)

    def emit_remark(self, message: str) -> Diagnostic:
        """Reports a remark at the operation's location."""
        return self._emit(Severity.REMARK, message)

    def _emit(self, severity: Severity, message: str) -> Diagnostic:
        diagnostic = self.diagnostic(severity, message)
        emit(diagnostic)
        return diagnostic

    # ---- Text and verification, done by higher layers

    def to_text(
        self,
        *,
        generic: bool = False,
        local_scope: bool = False,
        debug_info: bool = False,
        **options: Any,
    ) -> str:
        """Returns the operation as MLIR text; see lamina.asm.printer.PrintingFlags for all options."""
        from lamina.ir import late  # start-up

        text: str = late.printer().operation_text(
            self, generic=generic, local_scope=local_scope, debug_info=debug_info, **options
        )
        return text

    def to_bytecode(
        self, *, version: int | None = None, producer: str | None = None, resource_data: bool = True
    ) -> bytes:
        """Serializes the operation as MLIR bytecode of a version, 0 to 6 (default: the latest). ``producer`` is the
        producer string; ``resource_data=False`` omits the blobs of resources. The IR should be valid. Raises
        ValueError for an unsupported version, DiagnosticError for IR that cannot be written.
        """
        from lamina.ir import late  # start-up

        options = {} if version is None else {"version": version}
        writer = late.bytecode_writer().BytecodeWriter(producer=producer, resource_data=resource_data, **options)
        return b"".join(writer.chunks([self]))

    def verify(self) -> None:
        """Verifies this operation and all nested ones. Raises VerifyError with every diagnostic."""
        from lamina.ir.verifier import verify  # cycle

        verify(self)

    def __str__(self) -> str:
        return self.to_text()

    def _repr_html_(self) -> str:
        from lamina.ir import late  # start-up

        return str(late.html().operation_html(self))

    def __repr__(self) -> str:
        symbol = "" if self._symbol_name is None else f" @{self._symbol_name}"
        return f"<{type(self).__name__} '{self.name}'{symbol}>"


class UnregisteredOp(Operation):
    """An unregistered operation."""

    __slots__ = ("name",)
    is_registered: ClassVar[bool] = False

    def __init__(self, name: str, *arguments: Any, **keywords: Any) -> None:
        self.name = name
        super().__init__(*arguments, **keywords)


class ErasedOp(Erased, Operation):
    """An erased operation of a registered name."""

    __slots__ = ()


class ErasedUnregisteredOp(Erased, UnregisteredOp):
    """An erased operation of another name."""

    __slots__ = ()


__all__ = [
    "IRMapping",
    "Operation",
    "UnregisteredOp",
    "clone_region_into",
]
