"""Conversion of types, and of values from one type to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, Union, overload

from lamina.ir.attribute import Type
from lamina.ir.block import Block
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.rewrite.rewriter import PatternRewriter

# A conversion returns the new type, a list of types, None (not handled) or CANNOT_CONVERT.
ConvertedType = Union[Type, Sequence[Type], None, "CannotConvert"]
TypeConversion = Callable[[Any], ConvertedType]
Conversion = TypeVar("Conversion", bound=TypeConversion)
# Creates operations that convert the inputs to values of the types; None if it cannot.
Materialization = Callable[[Any, Sequence[Type], Sequence[Value], Any], "Value | Sequence[Value] | None"]


class CannotConvert:
    """The answer of a conversion function for types that must not be converted at all."""

    def __repr__(self) -> str:
        return "<cannot convert>"


CANNOT_CONVERT = CannotConvert()


class NotConvertible(Exception):
    """Raised by conversion patterns for types that cannot be converted, or that lack a needed constant: the
    driver rolls the pattern back."""


class SignatureConversion:
    """For each argument of a block, the arguments that replace it."""

    def __init__(self, count: int) -> None:
        self.ranges: list[tuple[int, int] | None] = [None] * count
        self.converted_types: list[Type] = []

    def add_inputs(self, types: Type | Sequence[Type], index: int | None = None) -> None:
        """Adds arguments of these types; they replace the old argument ``index``, if given."""
        listed = [types] if isinstance(types, Type) else list(types)
        if index is not None:
            self.ranges[index] = (len(self.converted_types), len(listed))
        self.converted_types.extend(listed)


class TypeConverter:
    """Type conversions, the latest registered first, and the materializations between old and new types."""

    def __init__(self) -> None:
        self._conversions: list[tuple[type | tuple[type, ...], TypeConversion]] = []
        self._source: list[Materialization] = []
        self._target: list[Materialization] = []
        self._cache: dict[Type, list[Type] | None] = {}

    # ---- Registering

    @overload
    def add_conversion(self, conversion: Conversion, *, types: type | tuple[type, ...] = ...) -> Conversion: ...
    @overload
    def add_conversion(self, *, types: type | tuple[type, ...] = ...) -> Callable[[Conversion], Conversion]: ...
    def add_conversion(self, conversion: Any = None, *, types: type | tuple[type, ...] = Type) -> Any:
        """Registers a conversion of the given type classes. Also a decorator:
        ``@converter.add_conversion(types=X)``.
        """

        def register(function: TypeConversion) -> TypeConversion:
            if not callable(function):
                raise TypeError(f"a type conversion is a function of a type, not {function!r}")
            self._conversions.append((types, function))
            self._cache.clear()
            return function

        return register if conversion is None else register(conversion)

    def add_source_materialization(self, function: Materialization) -> Materialization:
        """Registers a cast of converted values back to the original type: ``(builder, types, inputs, location)``."""
        self._source.append(function)
        return function

    def add_target_materialization(self, function: Materialization) -> Materialization:
        """Registers a cast of values to converted types: ``(builder, types, inputs, location)``."""
        self._target.append(function)
        return function

    def forget_types(self, beyond: int) -> None:
        """Forgets what types became if they are more than so many, for converters that last."""
        if len(self._cache) > beyond:
            self._cache.clear()

    # ---- Asking

    def convert_type_to_types(self, type_: Type) -> list[Type] | None:
        """Returns the types that replace a type; None if it cannot be converted."""
        try:
            return self._cache[type_]
        except KeyError:
            pass
        types = self._cache[type_] = self._convert(type_)
        return types

    def _convert(self, type_: Type) -> list[Type] | None:
        for classes, conversion in reversed(self._conversions):
            if not isinstance(type_, classes):
                continue
            answer = conversion(type_)
            if answer is None:
                continue
            if isinstance(answer, CannotConvert):
                return None
            return [answer] if isinstance(answer, Type) else list(answer)
        return None

    def convert_type(self, type_: Type) -> Type | None:
        """Returns the single type that replaces a type; None if there is not exactly one."""
        types = self.convert_type_to_types(type_)
        return types[0] if types is not None and len(types) == 1 else None

    def converted(self, type_: Type) -> Type:
        """Returns the one type that replaces a type. Raises NotConvertible, which ends a pattern as a failed match
        does."""
        converted_type = self.convert_type(type_)
        if converted_type is None:
            raise NotConvertible(f"'{type_}' cannot be converted")
        return converted_type

    def convert_types(self, types: Iterable[Type]) -> list[Type] | None:
        """Returns the types that replace the list; None if one cannot be converted."""
        converted_types: list[Type] = []
        for source in types:
            converted = self.convert_type_to_types(source)
            if converted is None:
                return None
            converted_types.extend(converted)
        return converted_types

    def convert_function_type(self, function_type: FunctionType) -> FunctionType | None:
        """Returns the function type with its inputs and results replaced; None if one cannot be converted."""
        inputs, results = self.convert_types(function_type.inputs), self.convert_types(function_type.results)
        return None if inputs is None or results is None else FunctionType(inputs, results)

    def is_legal_type(self, type_: Type) -> bool:
        """True if the conversion leaves the type unchanged."""
        return self.convert_type(type_) is type_

    def is_legal(self, what: Operation | Region | Type | Iterable[Type]) -> bool:
        """True if the types of an operation's operands and results, of a region's blocks, or of a list are all
        legal."""
        if isinstance(what, Type):
            return self.is_legal_type(what)
        if isinstance(what, Operation):
            return all(map(self.is_legal_type, what.operand_types)) and all(map(self.is_legal_type, what.result_types))
        if isinstance(what, Region):
            return all(
                self.is_legal_type(argument_type) for block in what.blocks for argument_type in block.argument_types
            )
        return all(map(self.is_legal_type, what))

    def is_signature_legal(self, function_type: FunctionType) -> bool:
        """True if the inputs and results of a function type are legal."""
        return self.is_legal(function_type.inputs) and self.is_legal(function_type.results)

    def convert_signature_args(self, types: Sequence[Type], conversion: SignatureConversion, offset: int = 0) -> bool:
        """Adds the conversion of each type to a signature conversion; False if one cannot be converted."""
        for index, source in enumerate(types):
            converted_types = self.convert_type_to_types(source)
            if converted_types is None:
                return False
            conversion.add_inputs(converted_types, index + offset)
        return True

    def convert_block_signature(self, block: Block) -> SignatureConversion | None:
        """Returns the conversion of a block's arguments; None if one cannot be converted."""
        conversion = SignatureConversion(len(block.arguments))
        return conversion if self.convert_signature_args(block.argument_types, conversion) else None

    def materialize_source(
        self, builder: PatternRewriter, type_: Type, inputs: Sequence[Value], location: LocationLike
    ) -> list[Value] | None:
        """Materializes a value of the original type from converted values; None if no materialization applies."""
        return _materialize(self._source, builder, [type_], inputs, location)

    def materialize_target(
        self, builder: PatternRewriter, types: Sequence[Type], inputs: Sequence[Value], location: LocationLike
    ) -> list[Value] | None:
        """Materializes values of the converted types; None if no materialization applies."""
        return _materialize(self._target, builder, types, inputs, location)


def _materialize(
    functions: list[Materialization],
    builder: PatternRewriter,
    types: Sequence[Type],
    inputs: Sequence[Value],
    location: LocationLike,
) -> list[Value] | None:
    for function in reversed(functions):
        value = function(builder, types, inputs, location)
        if value is not None:
            return [value] if isinstance(value, Value) else list(value)
    return None
