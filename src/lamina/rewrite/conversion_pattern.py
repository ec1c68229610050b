"""Patterns of dialect conversion: they get the operands as they are after the conversions so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.pattern import Outcome, RewritePattern
from lamina.rewrite.type_converter import TypeConverter


class Adaptor:
    """The converted operands of an operation under the names of its declaration.

    ``operands`` lists them, one value each; ``groups`` one list of values for each operand (1:N). Named fields give a
    value, None, or a list, as the operation's own accessor does; anything else is the operation's own attribute.
    """

    __slots__ = ("operation", "groups")

    def __init__(self, operation: Operation, groups: list[list[Value]]) -> None:
        self.operation = operation
        self.groups = groups

    @property
    def operands(self) -> list[Value]:
        """The operands; a ValueError if one was converted to no or several values."""
        if any(len(group) != 1 for group in self.groups):
            raise ValueError(f"an operand of '{self.operation.name}' was converted to several values")
        return [group[0] for group in self.groups]

    def converted(self, value: Any) -> Any:
        """What an operand, or a list of operands, was converted to."""
        if isinstance(value, Value):
            for slot, group in zip(self.operation.op_operands, self.groups, strict=True):
                if slot.value is value:
                    return group[0] if len(group) == 1 else group
            return value
        if isinstance(value, list | tuple):
            return [self.converted(one) for one in value]
        return value

    def __getattr__(self, name: str) -> Any:
        return self.converted(getattr(self.operation, name))


class ConversionPattern(RewritePattern):
    """A pattern for dialect conversion: define ``rewrite(op, adaptor, rewriter)``; ``converter`` converts the
    operands.
    """

    def __init__(self, converter: TypeConverter | None = None, benefit: int | None = None) -> None:
        self.converter = converter
        if benefit is not None:
            self.benefit = benefit

    def rewrite(self, operation: Any, adaptor: Any, rewriter: Any) -> Outcome:
        return False

    def match_and_rewrite(self, operation: Any, rewriter: Any) -> Outcome:
        groups = rewriter.remap_operands(operation, self.converter)
        if groups is None:
            return rewriter.notify_match_failure(operation, "unable to convert type for an operand")  # type: ignore[no-any-return]
        return self.rewrite(operation, Adaptor(operation, groups), rewriter)


class FunctionConversionPattern(ConversionPattern):
    """A conversion pattern made of a function ``(op, adaptor, rewriter)``."""

    def __init__(
        self, function: Callable[..., Outcome], root: Any, converter: TypeConverter | None, benefit: int
    ) -> None:
        super().__init__(converter, benefit)
        self._root = root
        self.label = function.__name__
        self.rewrite = function  # type: ignore[method-assign]

    def pattern_root(self) -> Any:
        return self._root


def conversion_pattern(root: Any, converter: TypeConverter | None = None, benefit: int = 1) -> Callable[..., Any]:
    """Decorator: a function ``(op, adaptor, rewriter)`` becomes a conversion pattern."""

    def make(function: Callable[..., Outcome]) -> FunctionConversionPattern:
        return FunctionConversionPattern(function, root, converter, benefit)

    return make
