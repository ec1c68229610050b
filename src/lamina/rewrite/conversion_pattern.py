"""Conversion patterns: they receive the operands as converted so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, overload

from lamina.interfaces.roots import annotated_roots, check_parameters, is_plain_function
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.pattern import Outcome, RewritePattern, Root, merged_root
from lamina.rewrite.type_converter import TypeConverter

# The numbers of the operands that are fields before any of several values, by name, of each class.
_positions: dict[type[Operation], dict[str, int]] = {}


def _positions_of(cls: type[Operation]) -> dict[str, int]:
    positions: dict[str, int] = {}
    for index, field in enumerate(() if cls.definition is None else cls.definition.operands):
        if field.is_variadic:
            break
        positions[field.name] = index
    _positions[cls] = positions
    return positions


class ConvertedOperands:
    """The converted operands of an operation, under their declared names.

    ``operands`` lists them, one value each; ``groups`` has one list of values per operand (1:N). Named fields return a
    value, None, or a list, like the operation's own accessors; everything else is an attribute of the operation.
    """

    __slots__ = ("operation", "groups")

    def __init__(self, operation: Operation, groups: list[list[Value]]) -> None:
        self.operation = operation
        self.groups = groups

    @property
    def operands(self) -> list[Value]:
        """The operands; a ValueError if one was converted to no or several values."""
        values = [value for group in self.groups for value in group]
        if len(values) != len(self.groups) or not all(self.groups):
            raise ValueError(f"an operand of '{self.operation.name}' was converted to several values")
        return values

    def converted(self, value: Value) -> Value | list[Value] | None:
        """Returns the converted values of an operand, or of a list of operands."""
        if isinstance(value, Value):
            for number, slot in enumerate(self.operation._operands):
                if slot.value is value:
                    group = self.groups[number]
                    return group[0] if len(group) == 1 else group
            return value
        if isinstance(value, list | tuple):
            return [self.converted(item) for item in value]
        return value

    def __getattr__(self, name: str) -> Any:
        cls = self.operation.__class__
        positions = _positions.get(cls)
        index = (_positions_of(cls) if positions is None else positions).get(name)
        if index is None:
            return self.converted(getattr(self.operation, name))
        group = self.groups[index]
        return group[0] if len(group) == 1 else group


OpT = TypeVar("OpT", bound=Operation)

if TYPE_CHECKING:
    # The adaptor has the fields of the operation, so that is how type checkers and editors see it.
    Adaptor = Annotated[OpT, "with converted operands"]
else:

    class Adaptor(Generic[OpT]):
        """The annotation of a conversion pattern's adaptor: ``adaptor: Adaptor[LoadOp]``."""


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
            result: Outcome = rewriter.notify_match_failure(operation, "unable to convert type for an operand")
            return result
        return self.rewrite(operation, ConvertedOperands(operation, groups), rewriter)


def _with_context(function: Callable[..., Outcome], context: object) -> Callable[..., Outcome]:
    def rewrite(operation: Operation, adaptor: ConvertedOperands, rewriter: object) -> Outcome:
        return function(operation, adaptor, rewriter, context)

    return rewrite


class FunctionConversionPattern(ConversionPattern):
    """A conversion pattern created from a function ``(op, adaptor, rewriter)``, optionally with a context."""

    def __init__(
        self,
        function: Callable[..., Outcome],
        root: Root,
        converter: TypeConverter | None,
        benefit: int,
        context: object = None,
    ) -> None:
        super().__init__(converter, benefit)
        self._root = root
        self.label = function.__name__
        self.function = function
        self.context = context
        # The driver calls the function itself, without a frame in between.
        vars(self)["rewrite"] = function if context is None else _with_context(function, context)

    def pattern_root(self) -> Root:
        return self._root

    def rooted_at(self, root: Root) -> FunctionConversionPattern:
        """Returns the pattern for one of its roots only. Conversion does not apply a pattern to operations that it
        created itself, unlike the same function at another root."""
        return FunctionConversionPattern(self.function, root, self.converter, self.benefit, self.context)

    def with_context(
        self, converter: TypeConverter | None, context: object = None, benefit: int | None = None
    ) -> FunctionConversionPattern:
        """Returns the pattern for a type converter and the context that the function takes as its fourth parameter,
        by default the converter itself where it takes one."""
        if context is None and self.function.__code__.co_argcount == 4:
            context = converter
        return FunctionConversionPattern(
            self.function, self._root, converter, self.benefit if benefit is None else benefit, context
        )


_PARAMETERS = ("op, adaptor, rewriter", "context")


@overload
def conversion_pattern(function: Callable[..., Outcome], /) -> FunctionConversionPattern: ...
@overload
def conversion_pattern(
    *roots: Root, converter: TypeConverter | None = None, benefit: int = 1
) -> Callable[[Callable[..., Outcome]], FunctionConversionPattern]: ...
def conversion_pattern(*roots: Any, converter: TypeConverter | None = None, benefit: int = 1) -> Any:
    """Decorator: a function ``(op, adaptor, rewriter)`` at module level becomes a conversion pattern of the operation
    classes that annotate ``op``.

    The adaptor holds the converted operands under the fields of the operation; annotate it ``Adaptor[OpClass]``. A
    fourth parameter is the pattern's context (options, a type converter of a certain class), which ``with_context``
    provides together with the type converter. ``roots`` are for names and for classes only known at run time.
    """
    if is_plain_function(roots):
        function = roots[0]
        root = merged_root(annotated_roots(function, "conversion_pattern"))
        check_parameters(function, "conversion_pattern", *_PARAMETERS)
        return FunctionConversionPattern(function, root, None, benefit)

    def make(function: Callable[..., Outcome]) -> FunctionConversionPattern:
        root = merged_root(roots or annotated_roots(function, "conversion_pattern"))
        check_parameters(function, "conversion_pattern", *_PARAMETERS)
        return FunctionConversionPattern(function, root, converter, benefit)

    return make
