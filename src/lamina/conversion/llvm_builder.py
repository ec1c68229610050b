"""Shorthands for creating operations of the llvm dialect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from lamina.define.fields import resolve_constraint
from lamina.define.property_conversion import OPERAND_SEGMENTS
from lamina.dialects.llvm import ops as llvm
from lamina.dialects.llvm.types import LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from lamina.ir.block import Block
from lamina.ir.builder import InsertionPoint
from lamina.ir.dialect import lookup_operation
from lamina.ir.location import LocationLike
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.shared_attributes import SharedAttributes
from lamina.ir.symbols import lookup_symbol_in, nearest_symbol_table
from lamina.ir.types import IndexType, IntegerType, VectorType, i32
from lamina.ir.value import OpResult, Value, type_as

if TYPE_CHECKING:
    from lamina.ir.builder import Builder
    from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
    from lamina.rewrite.rewriter import PatternRewriter

OpT = TypeVar("OpT", bound=Operation)

INDEX = IndexType()
POINTER = LLVMPointerType()
# Marks an index of getelementptr that is an operand.
DYNAMIC_INDEX = -(2**31)


def fields(cls: type[Operation], **values: object) -> dict[str, Attribute]:
    """Converts attribute fields to properties; None omits a field."""
    properties: dict[str, Attribute] = {}
    for name, value in values.items():
        field = cls.definition.by_name[name]
        resolve_constraint(field)
        if value is not None and not (value is False and field.constraint.is_unit):
            properties[field.ods_name] = field.constraint.convert(value)
    return properties


def operation_class(name: str) -> type[Operation]:
    """Returns the class of an operation of the llvm dialect. Raises KeyError."""
    operation = lookup_operation(name)
    if operation is None:
        raise KeyError(name)
    return operation


def make(
    builder: Builder,
    cls: type[OpT],
    operands: Sequence[Value],
    types: Sequence[Type] = (),
    properties: Mapping[str, Attribute] | None = None,
    location: LocationLike | None = None,
) -> OpT:
    """Inserts an operation with raw parts; the declaration's defaults fill missing properties. Shared properties are
    complete."""
    if properties.__class__ is not SharedAttributes:
        defaults = cls.definition.filled_defaults
        properties = {**defaults, **properties} if properties else defaults
    place = builder.location if location is None else location
    return builder.insert(cls(operands, types, properties, None, (), (), place))


def like(builder: ConversionPatternRewriter, cls: type[Operation], *operands: Value, **properties: Attribute) -> Value:
    """The result of an operation whose result has the type of its first operand."""
    return make(builder, cls, operands, [operands[0].type], properties).results[0]


def constant(builder: Builder, type: Type, value: Attribute) -> Value:
    return make(builder, llvm.ConstantOp, (), [type], {"value": value}).results[0]


def _shared(cls: type[Operation], properties: Mapping[str, Attribute]) -> SharedAttributes:
    """The properties of several operations, with defaults."""
    return SharedAttributes({**cls.definition.filled_defaults, **properties})


@lru_cache(maxsize=1024)
def index_number(value: int) -> IntegerAttr:
    return IntegerAttr.wrapped(INDEX, value)


def index_constant(builder: ConversionPatternRewriter, type: Type, value: int) -> Value:
    """Returns a number of the converted index type, marked as an index."""
    return constant(builder, type, index_number(value))


def int_constant(builder: Builder, type: Type, value: int) -> Value:
    return constant(builder, type, IntegerAttr.wrapped(type, value))


def poison(builder: PatternRewriter, type: Type) -> Value:
    return make(builder, llvm.PoisonOp, (), [type]).results[0]


def element_type_at(type: Type, position: Sequence[int]) -> Type:
    """Returns the type inside an aggregate at a position."""
    for index in position:
        if isinstance(type, LLVMStructType):
            type = type.body[index]
        else:
            assert isinstance(type, LLVMArrayType | VectorType)
            type = type.element_type
    return type


@lru_cache(maxsize=1024)
def _position(cls: type[Operation], position: tuple[int, ...]) -> SharedAttributes:
    return _shared(cls, {"position": DenseI64ArrayAttr(position)})


def extract_value(builder: PatternRewriter, container: Value, *position: int) -> Value:
    type = element_type_at(container.type, position)
    properties = _position(llvm.ExtractValueOp, position)
    return make(builder, llvm.ExtractValueOp, [container], [type], properties).results[0]


def insert_value(builder: PatternRewriter, value: Value, container: Value, *position: int) -> Value:
    properties = _position(llvm.InsertValueOp, position)
    new_op = make(builder, llvm.InsertValueOp, [container, value], [container.type], properties)
    return new_op.results[0]


def insert_element(builder: PatternRewriter, value: Value, vector: Value, index: Value) -> Value:
    new_op = make(builder, llvm.InsertElementOp, [vector, value, index], [vector.type])
    return new_op.results[0]


def extract_element(builder: PatternRewriter, vector: Value, index: Value) -> Value:
    type = type_as(vector, VectorType)
    return make(builder, llvm.ExtractElementOp, [vector, index], [type.element_type]).results[0]


def shuffle_vector(builder: PatternRewriter, first: Value, second: Value, mask: Sequence[int]) -> Value:
    type = type_as(first, VectorType)
    new_type = VectorType((len(mask),), type.element_type, type.scalable_dims)
    properties: dict[str, Attribute] = {"mask": DenseI32ArrayAttr(mask)}
    return make(builder, llvm.ShuffleVectorOp, [first, second], [new_type], properties).results[0]


def shared_constant(builder: ConversionPatternRewriter, type: Type, value: Attribute | None) -> Value:
    """Returns a constant, or poison without a value, that serves all of the function, at whose start it is."""
    region = builder.block.parent
    assert region is not None
    key = (region, type, value)
    known = builder.kept.get(key)
    if isinstance(known, OpResult) and not known.owner.is_erased:
        return known
    with builder.insertion_guard(InsertionPoint.at_block_start(region.entry_block)):
        new = poison(builder, type) if value is None else constant(builder, type, value)
    builder.kept[key] = new
    return new


def splat(builder: ConversionPatternRewriter, type: VectorType, value: Value, *, shares: bool = False) -> Value:
    """A 1-D vector of one value. ``shares``: with constants that others use as well."""
    if shares:
        empty, zero = shared_constant(builder, type, None), shared_constant(builder, i32, IntegerAttr.wrapped(i32, 0))
    else:
        empty, zero = poison(builder, type), int_constant(builder, i32, 0)
    vector = insert_element(builder, value, empty, zero)
    if type.shape[0] == 1 and not type.is_scalable:
        return vector
    return shuffle_vector(builder, vector, empty, [0] * type.shape[0])


@lru_cache(maxsize=1024)
def _gep_properties(raw: tuple[int, ...], element_type: Type, flags: int) -> SharedAttributes:
    properties: dict[str, Attribute] = {
        "rawConstantIndices": DenseI32ArrayAttr(raw),
        "elem_type": TypeAttr(element_type),
    }
    if flags:
        properties |= {"noWrapFlags": IntegerAttr(IntegerType(32), flags)}
    return _shared(llvm.GEPOp, properties)


def gep(builder: Builder, base: Value, element_type: Type, indices: Sequence[Value | int], flags: int = 0) -> Value:
    """``getelementptr``; numbers are constant indices. ``flags``: 1 inbounds flag, 3 inbounds, 4 nuw."""
    dynamic = [index for index in indices if isinstance(index, Value)]
    raw = tuple([DYNAMIC_INDEX if isinstance(index, Value) else index for index in indices])
    properties = _gep_properties(raw, element_type, flags)
    return make(builder, llvm.GEPOp, [base, *dynamic], [base.type], properties).results[0]


def load(builder: PatternRewriter, type: Type, address: Value, properties: dict[str, Attribute] | None = None) -> Value:
    return make(builder, llvm.LoadOp, [address], [type], properties).results[0]


def store(builder: Builder, value: Value, address: Value, properties: dict[str, Attribute] | None = None) -> Operation:
    return make(builder, llvm.StoreOp, [value, address], (), properties)


def alloca(
    builder: PatternRewriter, element_type: Type, count: Value, alignment: int | None = None, space: int = 0
) -> Value:
    properties: dict[str, Attribute] = {"elem_type": TypeAttr(element_type)}
    if alignment is not None:
        properties |= {"alignment": IntegerAttr(IntegerType(64), alignment)}
    return make(builder, llvm.AllocaOp, [count], [LLVMPointerType(space)], properties).results[0]


def call(builder: Builder, callee: str, operands: Sequence[Value], types: Sequence[Type] = ()) -> Operation:
    """A direct call."""
    properties: dict[str, Attribute] = {
        "callee": SymbolRefAttr(callee),
        "operandSegmentSizes": DenseI32ArrayAttr((len(operands), 0)),
        "op_bundle_sizes": DenseI32ArrayAttr(()),
    }
    return make(builder, llvm.CallOp, operands, types, properties)


def branch(builder: ConversionPatternRewriter, target: Block, arguments: Sequence[Value] = ()) -> Operation:
    return builder.insert(
        llvm.BrOp(
            list(arguments), [], llvm.BrOp.definition.filled_defaults, None, [target], location=builder.location
        )
    )


@lru_cache(maxsize=256)
def _segments(*sizes: int) -> Attribute:
    return DenseI32ArrayAttr(sizes)


def conditional_branch(
    builder: ConversionPatternRewriter,
    condition: Value,
    true_target: Block,
    false_target: Block,
    true_arguments: Sequence[Value] = (),
    false_arguments: Sequence[Value] = (),
) -> llvm.CondBrOp:
    sizes = _segments(1, len(true_arguments), len(false_arguments))
    properties = llvm.CondBrOp.definition.filled_defaults | {OPERAND_SEGMENTS: sizes}
    operands = [condition, *true_arguments, *false_arguments]
    return builder.insert(
        llvm.CondBrOp(operands, [], properties, None, [true_target, false_target], location=builder.location)
    )


def function_declaration(builder: PatternRewriter, anchor: Operation, name: str, type: LLVMFunctionType) -> str:
    """Ensures that the symbol table around ``anchor`` declares a function; returns its name."""
    table = nearest_symbol_table(anchor)
    assert table is not None
    if lookup_symbol_in(table, name) is None:
        region = table.regions[0]
        assert region.first_block is not None
        properties: dict[str, Attribute] = dict(llvm.LLVMFuncOp.definition.filled_defaults)
        properties |= {"sym_name": StringAttr(name), "function_type": TypeAttr(type)}
        with builder.insertion_guard(InsertionPoint.at_block_start(region.first_block)):
            builder.insert(llvm.LLVMFuncOp([], [], properties, None, [], [Region()], location=table.raw_location))
    return name
