"""Subsets of tensors: operations that extract or insert a part of a tensor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic

from lamina.interfaces.model import Interface, OpT
from lamina.ir.operation import Operation
from lamina.ir.value import OpOperand, OpResult, Value

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.ir.location import LocationLike
    from lamina.rewrite.rewriter import PatternRewriter

Equivalent = Callable[[Value, Value], bool]
"""Decides whether two tensors are the same."""
Box = tuple[Sequence["int | Value"], Sequence["int | Value"], Sequence["int | Value"]]
"""Offsets, sizes and strides."""


class SubsetModel(Generic[OpT]):
    """The common interface of extractions and insertions."""

    @staticmethod
    def get_box(operation: OpT) -> tuple[Value, Box] | None:
        """Returns the tensor, and the box that the subset is; None for subsets of another form."""
        return None

    @staticmethod
    def operates_on_equivalent_subset(operation: OpT, other: Operation, equivalent: Equivalent) -> bool:
        """True if both operations access the same part of tensors that ``equivalent(value, value)`` considers the
        same."""
        return False

    @staticmethod
    def operates_on_disjoint_subset(operation: OpT, other: Operation, equivalent: Equivalent) -> bool:
        """True if both operations touch parts without a common element."""
        return False


class SubsetExtractionModel(SubsetModel[OpT]):
    """Operations that take a part of a tensor out."""

    @staticmethod
    def get_source_operand(operation: OpT) -> OpOperand:
        """Returns the tensor that the part is taken from."""
        slot: OpOperand = operation.op_operands[0]
        return slot


class SubsetInsertionModel(SubsetModel[OpT]):
    """Operations that insert a part into a tensor."""

    @staticmethod
    def get_source_operand(operation: OpT) -> OpOperand:
        """Returns the inserted part."""
        slot: OpOperand = operation.op_operands[0]
        return slot

    @staticmethod
    def get_destination_operand(operation: OpT) -> OpOperand:
        """Returns the tensor that takes the part."""
        slot: OpOperand = operation.op_operands[1]
        return slot

    @staticmethod
    def get_updated_destination(operation: OpT) -> OpResult:
        """Returns the tensor with the part in it."""
        result: OpResult = operation.results[0]
        return result

    @classmethod
    def is_equivalent_subset(cls, operation: OpT, candidate: Value, equivalent: Equivalent) -> bool:
        """True if ``candidate`` is exactly the part of the destination that is written."""
        extraction = candidate.defining_op
        if extraction is None or SubsetExtractionOpInterface.get(extraction) is None:
            return False
        return cls.operates_on_equivalent_subset(operation, extraction, equivalent)

    @classmethod
    def is_equivalent_but_for_masks(cls, operation: OpT, candidate: Value, equivalent: Equivalent) -> bool:
        """Like is_equivalent_subset, assuming all-true masks."""
        return cls.is_equivalent_subset(operation, candidate, equivalent)

    @staticmethod
    def build_subset_extraction(operation: OpT, builder: PatternRewriter, location: LocationLike) -> Value | None:
        """Creates an operation that extracts the same part of the destination."""
        return None

    @staticmethod
    def get_values_needed_to_build_subset_extraction(operation: OpT) -> list[Value]:
        """Returns the values that such an operation uses."""
        return []


class WholeInsertionModel(SubsetInsertionModel[OpT]):
    """Operations that overwrite all of their destination."""

    @classmethod
    def is_equivalent_subset(cls, operation: OpT, candidate: Value, equivalent: Equivalent) -> bool:
        return bool(equivalent(cls.get_destination_operand(operation).value, candidate))

    @classmethod
    def build_subset_extraction(cls, operation: OpT, builder: Builder, location: LocationLike) -> Value | None:
        return cls.get_destination_operand(operation).value

    @classmethod
    def get_values_needed_to_build_subset_extraction(cls, operation: OpT) -> list[Value]:
        return [cls.get_destination_operand(operation).value]


SubsetExtractionOpInterface: Interface[type[SubsetExtractionModel]] = Interface(
    "SubsetExtractionOpInterface", "interfaces"
)
SubsetInsertionOpInterface: Interface[type[SubsetInsertionModel]] = Interface(
    "SubsetInsertionOpInterface", "interfaces"
)


def subset_model(operation: Operation) -> type[SubsetModel] | None:
    """Returns the model of an operation of either kind."""
    model: type[SubsetModel] | None = SubsetExtractionOpInterface.get(operation)
    return SubsetInsertionOpInterface.get(operation) if model is None else model
