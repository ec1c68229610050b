"""Elementwise lowering to the llvm dialect, with n-D vectors taken apart into 1-D ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from lamina.conversion import llvm_builder as build
from lamina.define.enums import EnumAttribute
from lamina.dialects.arith.attributes import FastMathFlagsAttr
from lamina.dialects.arith.attributes import IntegerOverflowFlagsAttr as ArithIntegerOverflowFlagsAttr
from lamina.dialects.arith.enums import FastMathFlags
from lamina.dialects.arith.enums import IntegerOverflowFlags as ArithIntegerOverflowFlags
from lamina.dialects.llvm.attributes import FastmathFlagsAttr, IntegerOverflowFlagsAttr
from lamina.dialects.llvm.enums import FastmathFlags, IntegerOverflowFlags
from lamina.dialects.llvm.types import LLVMArrayType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.operation import Operation
from lamina.ir.value import Value
from lamina.rewrite.conversion_pattern import ConversionPattern
from lamina.rewrite.pattern import Outcome

if TYPE_CHECKING:
    from lamina.conversion.llvm_type_converter import LLVMTypeConverter
    from lamina.rewrite.conversion_pattern import Adaptor
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter

_FASTMATH_FLAGS = "fastmathFlags"  # llvm's name for the property
# Makes the result of type ``type`` from the operands.
MakeElement = Callable[[Type, Sequence[Value]], Value]


def nested_positions(type: Type) -> Iterator[tuple[int, ...]]:
    """Returns the positions of the 1-D vectors in an array of arrays of vectors."""
    sizes: list[int] = []
    while isinstance(type, LLVMArrayType):
        sizes.append(type.num_elements)
        type = type.element_type
    return product(*map(range, sizes))


def map_vectors(builder: ConversionPatternRewriter, operands: Sequence[Value], type: Type, make: MakeElement) -> Value:
    """Computes one result of type ``type``; for nested arrays vector by vector, otherwise at once."""
    if not isinstance(type, LLVMArrayType):
        return make(type, operands)
    vectors = build.poison(builder, type)
    for position in nested_positions(type):
        parts = [build.extract_value(builder, operand, *position) for operand in operands]
        vectors = build.insert_value(builder, make(build.element_type_at(type, position), parts), vectors, *position)
    return vectors


_FASTMATH_BITS = (
    (1, FastmathFlags.REASSOC),
    (2, FastmathFlags.NNAN),
    (4, FastmathFlags.NINF),
    (8, FastmathFlags.NSZ),
    (16, FastmathFlags.ARCP),
    (32, FastmathFlags.CONTRACT),
    (64, FastmathFlags.AFN),
)
@cache
def llvm_fastmath(given: FastMathFlags) -> EnumAttribute[FastmathFlags]:
    """Returns the flags of arith and math operations as ``#llvm.fastmath``."""
    flags = FastmathFlags.NONE
    for bit, flag in _FASTMATH_BITS:
        if int(given) & bit:
            flags |= flag
    return FastmathFlagsAttr(flags)


@cache
def llvm_overflow(given: ArithIntegerOverflowFlags) -> EnumAttribute[IntegerOverflowFlags]:
    """Returns the overflow flags of arith operations as ``#llvm.overflow``."""
    return IntegerOverflowFlagsAttr(IntegerOverflowFlags(int(given)))


def converted_properties(operation: Operation, cls: type[Operation]) -> dict[str, Attribute]:
    """Returns the flags of an arith or math operation under the names that the llvm operation has for them."""
    known = cls.definition.property_names
    properties: dict[str, Attribute] = {}
    for name, attribute in operation._properties.items():
        if isinstance(attribute, FastMathFlagsAttr):
            if _FASTMATH_FLAGS in known:
                properties[_FASTMATH_FLAGS] = llvm_fastmath(attribute.value)
        elif isinstance(attribute, ArithIntegerOverflowFlagsAttr):
            if name in known:
                properties[name] = llvm_overflow(attribute.value)
        elif name == "isExact" and name in known or name == "nonNeg" and name in known:
            properties[name] = attribute
    return properties


class OneToOne(ConversionPattern):
    """Replaces an operation with the equivalent llvm operation on converted operands.

    ``extra``: properties of every created operation, which then gets no discardable attributes.
    """

    def __init__(
        self,
        source: str,
        target: str,
        converter: LLVMTypeConverter,
        extra: dict[str, Attribute] | None = None,
        benefit: int = 1,
    ) -> None:
        super().__init__(converter, benefit)
        self.source = source
        self.target = target
        self.extra = extra or {}
        self.label = f"{source} to {target}"
        self._target_class: Any = None

    def pattern_root(self) -> str:
        return self.source

    def rewrite(
        self, operation: Operation, adaptor: Adaptor[Operation], rewriter: ConversionPatternRewriter
    ) -> Outcome:
        cls = self._target_class
        if cls is None:
            cls = self._target_class = build.operation_class(self.target)
        assert self.converter is not None
        convert = self.converter.convert_type
        types = [type for result in operation.results if (type := convert(result.type)) is not None]
        if len(types) != len(operation.results):
            return rewriter.notify_match_failure(operation, "a result type has no LLVM equivalent")
        properties = converted_properties(operation, cls) if operation._properties else {}
        if self.extra:
            properties |= self.extra
        attributes = {} if self.extra else self.kept_attributes(operation)
        if not any(type.__class__ is LLVMArrayType for type in types):
            new_op = build.make(rewriter, cls, adaptor.operands, types, properties)
            if attributes:
                new_op.attributes = dict(attributes)
            rewriter.replace_op(operation, new_op)
            return True

        def make(type: Type, operands: Sequence[Value]) -> Value:
            new_op = build.make(rewriter, cls, operands, [type], properties)
            if attributes:
                new_op.attributes = dict(attributes)
            value: Value = new_op.results[0]
            return value

        rewriter.replace_op(operation, map_vectors(rewriter, adaptor.operands, types[0], make))
        return True

    def kept_attributes(self, operation: Operation) -> Mapping[str, Attribute]:
        """Returns the discardable attributes of the created operations."""
        return operation._attributes
