"""The inliner interface."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.attributes import DictionaryAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import IRMapping, Operation
from lamina.ir.region import Region
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.attribute import Type
    from lamina.rewrite.rewriter import PatternRewriter

# For calls, callables and operations inside callables. A model is a class like InlinerModel below.


class InlinerModel(Generic[OpT]):
    """How operations of a class are inlined. By default nothing is allowed, and plain terminators are handled."""

    @staticmethod
    def is_legal_to_inline_call(call: OpT, callable: Operation, would_be_cloned: bool) -> bool:
        """Asked of the call: whether the callable may replace it."""
        return False

    @staticmethod
    def is_legal_to_inline(operation: OpT, destination: Region, would_be_cloned: bool, mapping: IRMapping) -> bool:
        """Asked of each operation of the body: whether it may live in ``destination``."""
        return False

    @staticmethod
    def is_legal_to_inline_region(
        destination: OpT, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        """Asked of the operation around the call: whether the region ``source`` may go into ``region``."""
        return False

    @staticmethod
    def should_analyze_recursively(operation: OpT) -> bool:
        """True if nested operations must be inlinable too."""
        return True

    @staticmethod
    def handle_argument(
        call: Operation, callable: Operation, argument: Value, attributes: DictionaryAttr, builder: Builder
    ) -> Value:
        """Returns the value that the body uses for an argument with the callable's attributes."""
        return argument

    @staticmethod
    def process_inlined_blocks(call: Operation, blocks: Sequence[Block]) -> None:
        """Processes the cloned body before its terminators are replaced and it is inserted."""

    @staticmethod
    def handle_terminator(terminator: Operation, results: Sequence[Value], rewriter: PatternRewriter) -> None:
        """Replaces the uses of the call's results, for a body of one block."""
        for result, operand in zip(results, terminator.operands, strict=True):
            rewriter.replace_all_uses_with(result, operand)

    @staticmethod
    def handle_terminator_to_block(terminator: OpT, block: Block, rewriter: PatternRewriter) -> None:
        """Replaces the terminator by a branch to the block after the call, for a body of several blocks."""
        raise TypeError(f"'{terminator.name}' cannot end an inlined body of several blocks")

    @staticmethod
    def materialize_call_conversion(
        call: Operation, value: Value, type: Type, builder: PatternRewriter
    ) -> Operation | None:
        """Casts an argument or result to the type on the other side; None if it cannot."""
        return None

    @staticmethod
    def allow_single_block_optimization(operation: OpT) -> bool:
        """True if a body of one block may be spliced without splitting the caller's block."""
        return True


InlinerInterface: Interface[type[InlinerModel]] = Interface("DialectInlinerInterface", "inlining")

# By dialect name: the InlinerModel for operations without their own.
_by_dialect: dict[str, type[InlinerModel]] = {}


def inline_dialect(name: str) -> Callable[[type[InlinerModel]], type[InlinerModel]]:
    """Decorator: the model holds for all operations of a dialect."""

    def register(model: type[InlinerModel]) -> type[InlinerModel]:
        _by_dialect[name] = model
        return model

    return register


class InliningAnywhere(InlinerModel[OpT]):
    """Operations that are always inlinable."""

    @staticmethod
    def is_legal_to_inline(
        operation: OpT, destination: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True


class UnrestrictedInlining(InliningAnywhere[OpT]):
    """Anything may be inlined into the operations' regions, too."""

    @staticmethod
    def is_legal_to_inline_region(
        destination: OpT, region: Region, source: Region, would_be_cloned: bool, mapping: IRMapping
    ) -> bool:
        return True


def inline_anywhere(name: str, *, into_regions: bool = False) -> None:
    """Operations of the dialect may be inlined anywhere; with ``into_regions`` anything may be inlined into theirs."""
    _by_dialect[name] = UnrestrictedInlining if into_regions else InliningAnywhere


def inliner_model(operation: Operation) -> type[InlinerModel] | None:
    """Returns the model for an operation: its class's, else its dialect's."""
    model = InlinerInterface.get(operation)
    if model is not None:
        return model
    dialect = type(operation).dialect
    return None if dialect is None else _by_dialect.get(dialect.name)
