"""The meaning of names in the C++ of `.td` files: MLIR's classes, their methods, and functions of MLIR, LLVM and
C++."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from lamina.define import constraints as define
from lamina.define.constraints import attribute_type
from lamina.define.trait_checks import compatible_shapes
from lamina.ir import attributes, types
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr, SymbolRefAttr
from lamina.ir.dialect import load_dialect
from lamina.ir.location import Location
from lamina.ir.types import DYNAMIC, FloatType, IntegerType, ShapedType, element_type_or_self
from lamina.ir.value import Value
from lamina.tablegen.cpp.failures import CastFailure, Undecided, Untranslatable
from lamina.tablegen.cpp.shapes import (
    VectorBuilder,
    bit_width,
    clone,
    element_type,
    i1_of_same_shape,
    ranked,
    scaled_width,
    shaped,
)

Test = Callable[[Any], bool]

_FLOATS = {
    "BFloat16Type": "bf16", "Float16Type": "f16", "Float32Type": "f32", "Float64Type": "f64", "Float80Type": "f80",
    "Float128Type": "f128", "FloatTF32Type": "tf32", "Float4E2M1FNType": "f4E2M1FN", "Float6E2M3FNType": "f6E2M3FN",
    "Float6E3M2FNType": "f6E3M2FN", "Float8E3M4Type": "f8E3M4", "Float8E4M3Type": "f8E4M3",
    "Float8E4M3FNType": "f8E4M3FN", "Float8E4M3FNUZType": "f8E4M3FNUZ", "Float8E4M3B11FNUZType": "f8E4M3B11FNUZ",
    "Float8E5M2Type": "f8E5M2", "Float8E5M2FNUZType": "f8E5M2FNUZ", "Float8E8M0FNUType": "f8E8M0FNU",
}  # fmt: skip

# MLIR's classes that are classes here.
CLASSES: dict[str, type] = {
    name: getattr(types, name)
    for name in (
        "IntegerType", "IndexType", "NoneType", "FloatType", "ComplexType", "FunctionType", "TupleType", "OpaqueType",
        "ShapedType", "VectorType", "TensorType", "RankedTensorType", "UnrankedTensorType", "BaseMemRefType",
        "MemRefType", "UnrankedMemRefType", "GraphType",
    )
} | {
    name: getattr(attributes, name)
    for name in (
        "UnitAttr", "StringAttr", "IntegerAttr", "FloatAttr", "TypeAttr", "ArrayAttr", "DictionaryAttr",
        "SymbolRefAttr", "AffineMapAttr", "IntegerSetAttr", "StridedLayoutAttr", "OpaqueAttr", "DistinctAttr",
        "DenseArrayAttr", "ElementsAttr", "DenseElementsAttr", "DenseStringElementsAttr", "DenseResourceElementsAttr",
    )
} | {"Attribute": Attribute, "Type": Type, "SparseElementsAttr": attributes.SparseElementsAttr,
     "LocationAttr": Location, "Location": Location}  # fmt: skip


def _dense_of(name: str) -> Test:
    test: Test = getattr(define, name).predicate
    return test


def _dense_elements(kinds: tuple[type, ...]) -> Test:
    return lambda value: isinstance(value, DenseElementsAttr) and isinstance(value.type.element_type, kinds)


def _has(interface: str, value: object) -> bool:
    return interface in getattr(type(value), "interfaces", ())


# Classes without a Python class: tests.
TESTS: dict[str, Test] = {
    "BoolAttr": lambda value: isinstance(value, IntegerAttr) and value.type is types.i1,
    "FlatSymbolRefAttr": lambda value: isinstance(value, SymbolRefAttr) and value.is_flat,
    "TypedAttr": lambda value: isinstance(value, Attribute) and attribute_type(value) is not None,
    "DenseIntElementsAttr": _dense_elements((IntegerType, types.IndexType)),
    "DenseFPElementsAttr": _dense_elements((FloatType,)),
    "DenseIntOrFPElementsAttr": _dense_elements((IntegerType, FloatType, types.IndexType)),
    "SplatElementsAttr": lambda value: isinstance(value, DenseElementsAttr) and value.is_splat,
    "MemRefLayoutAttrInterface": lambda value: isinstance(
        value, attributes.AffineMapAttr | attributes.StridedLayoutAttr
    ),
    "FixedVectorType": lambda value: isinstance(value, types.VectorType) and not value.is_scalable,
    "ScalableVectorType": lambda value: isinstance(value, types.VectorType) and value.is_scalable,
    "VectorElementTypeInterface": types.is_valid_vector_element,
    "PtrLikeTypeInterface": lambda value: (
        isinstance(value, types.BaseMemRefType) or _has("PtrLikeTypeInterface", value)
    ),
    "MemorySpaceAttrInterface": lambda value: _has("MemorySpaceAttrInterface", value),
    **{
        f"Dense{kind}ArrayAttr": _dense_of(f"Dense{kind}ArrayAttr")
        for kind in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
    },
    **{name: (lambda wanted: lambda value: value is wanted)(FloatType(spelling)) for name, spelling in _FLOATS.items()},
}


def short_name(name: str) -> str:
    """`::mlir::stablehlo::TokenType` as `TokenType`."""
    return name.rpartition("::")[2]


# ---- Methods


def _signless(type: Type, *width: int) -> bool:
    return isinstance(type, IntegerType) and type.is_signless and (not width or type.width == width[0])


def _signed(type: Type, *width: int) -> bool:
    if not isinstance(type, IntegerType) and hasattr(type, "signed"):
        return bool(type.signed)  # quantized types
    return isinstance(type, IntegerType) and type.is_signed and (not width or type.width == width[0])


def _unsigned(type: Type, *width: int) -> bool:
    return isinstance(type, IntegerType) and type.is_unsigned and (not width or type.width == width[0])


def _integer(type: Type, *width: int) -> bool:
    return isinstance(type, IntegerType) and (not width or type.width == width[0])


def _is_index(type: Type) -> bool:
    return isinstance(type, types.IndexType)


def _is_float(type: Type) -> bool:
    return isinstance(type, FloatType)


def type_of(value: object) -> Any:
    """`getType()` of a value, of each of several, or of an attribute."""
    if isinstance(value, list | tuple):
        return [type_of(item) for item in value]
    if isinstance(value, Value):
        return value.type
    if isinstance(value, DenseArrayAttr):
        return (value.element_type, len(value))
    if isinstance(value, Attribute):
        attribute = attribute_type(value)
        if attribute is None:
            raise CastFailure("TypedAttr")
        return attribute
    raise CastFailure("a value")


def _value_of(attribute: Attribute) -> Any:
    if isinstance(attribute, attributes.TypeAttr):
        return attribute.type
    if isinstance(attribute, attributes.AffineMapAttr):
        return attribute.map
    if isinstance(attribute, attributes.IntegerSetAttr):
        return attribute.set
    if isinstance(attribute, attributes.SymbolRefAttr):
        return attribute.root
    if isinstance(attribute, attributes.ArrayAttr):
        return attribute.elements
    if isinstance(attribute, attributes.DictionaryAttr):
        return list(attribute.as_dict().items())
    if not hasattr(attribute, "value"):
        raise CastFailure("an attribute with a value")
    return attribute.value


def items_of(value: object) -> Sequence[Any]:
    """Returns the elements of a range of C++: of a list, of an attribute that is one, the blocks of a region."""
    if isinstance(value, attributes.ArrayAttr):
        return value.elements
    if isinstance(value, DenseArrayAttr):
        return value.values
    if isinstance(value, types.TupleType):
        return value.types
    if isinstance(value, StringAttr):
        return value.value
    if isinstance(value, DenseElementsAttr):
        return list(value.values)
    if hasattr(value, "blocks"):
        return list(value.blocks)
    if isinstance(value, str | list | tuple | range | dict):
        return list(value) if isinstance(value, dict) else value
    if not isinstance(value, Iterable):
        raise CastFailure("a range")
    return list(value)


METHODS: dict[str, Callable[..., Any]] = {
    # Types
    "isSignlessInteger": _signless,
    "isSignedInteger": _signed,
    "isUnsignedInteger": _unsigned,
    "isInteger": _integer,
    "isSigned": _signed,
    "isSignless": _signless,
    "isUnsigned": _unsigned,
    "isIndex": _is_index,
    "isIntOrIndex": lambda type: _integer(type) or _is_index(type),
    "isIntOrFloat": lambda type: _integer(type) or _is_float(type),
    "isIntOrIndexOrFloat": lambda type: _integer(type) or _is_float(type) or _is_index(type),
    "isSignlessIntOrIndex": lambda type: _signless(type) or _is_index(type),
    "isSignlessIntOrFloat": lambda type: _signless(type) or _is_float(type),
    "isSignlessIntOrIndexOrFloat": lambda type: _signless(type) or _is_float(type) or _is_index(type),
    "getIntOrFloatBitWidth": bit_width,
    "getWidth": lambda type: type.width,
    "getElementType": element_type,
    "getElementTypeBitWidth": lambda type: bit_width(element_type(type)),
    "getShape": lambda type: list(ranked(type).shape),
    "getRank": lambda type: ranked(type).rank,
    "hasRank": lambda type: shaped(type).has_rank,
    "hasStaticShape": lambda type, *shape: (
        shaped(type).has_static_shape and (not shape or list(shaped(type).shape) == list(shape[0]))
    ),
    "getNumElements": lambda type: type.num_elements if isinstance(type, ShapedType) else len(items_of(type)),
    "getNumDynamicDims": lambda type: ranked(type).num_dynamic_dims,
    "getDimSize": lambda type, index: ranked(type).shape[index],
    "isDynamicDim": lambda type, index: ranked(type).shape[index] == DYNAMIC,
    "hasTrait<mlir::ValueSemantics>": lambda type: isinstance(type, types.VectorType | types.TensorType),
    "isStrided": lambda type: type.strides_and_offset() is not None,
    "isScalable": lambda type: type.is_scalable,
    "allDimsScalable": lambda type: all(type.scalable_dims),
    "getScalableDims": lambda type: list(type.scalable_dims),
    "clone": clone,
    "cloneWith": clone,
    "scaleElementBitwidth": scaled_width,
    "setDim": VectorBuilder.set_dim,
    "dropDim": VectorBuilder.drop_dim,
    "setElementType": VectorBuilder.set_element_type,
    "getTypeID": type,
    "getNumScalableDims": lambda type: sum(type.scalable_dims),
    "getMemorySpace": lambda type: type.memory_space,
    "getEncoding": lambda type: type.encoding,
    "getInputs": lambda type: list(type.inputs),
    "getNumInputs": lambda type: len(type.inputs),
    "getInput": lambda type, index: type.inputs[index],
    "getResults": lambda value: list(value.results),
    "getTypes": lambda value: list(map(type_of, value)) if isinstance(value, list | tuple) else list(value.types),
    "getStorageType": lambda type: type.storage_type,
    "getExpressedType": lambda type: type.expressed_type,
    "getStorageTypeIntegralWidth": lambda type: type.storage_width,
    "getStorageTypeMin": lambda type: type.storage_min,
    "getStorageTypeMax": lambda type: type.storage_max,
    "getScale": lambda type: type.scale,
    "getZeroPoint": lambda type: type.zero_point,
    "getQuantizedDimension": lambda type: type.quantized_dimension,
    # Values and attributes
    "getType": type_of,
    "getValue": _value_of,
    "getInt": lambda attribute: attribute.value,
    "getSInt": lambda attribute: attribute.value,
    "getUInt": lambda attribute: attribute.value,
    "getZExtValue": lambda number: number,
    "getSExtValue": lambda number: number,
    "getLimitedValue": lambda number: number,
    "getValueAsDouble": lambda attribute: attribute.value,
    "isNegative": lambda number: number < 0,
    "isNonNegative": lambda number: number >= 0,
    "isStrictlyPositive": lambda number: number > 0,
    "isPowerOf2": lambda number: number > 0 and number & (number - 1) == 0,
    "isZero": lambda number: number == 0,
    "isOne": lambda number: number == 1,
    "isAllOnes": lambda number: number == -1,
    "eq": lambda left, right: left == right,
    "ne": lambda left, right: left != right,
    **{f"{sign}{name}": test for sign in "su" for name, test in {
        "lt": lambda left, right: left < right, "le": lambda left, right: left <= right,
        "gt": lambda left, right: left > right, "ge": lambda left, right: left >= right}.items()},
    "isSplat": lambda attribute: attribute.is_splat,
    "getSplatValue": lambda attribute: attribute.splat_value,
    "getLeafReference": lambda attribute: attribute.path[-1],
    "getRootReference": lambda attribute: attribute.root,
    "getNumDims": lambda map: map.num_dims,
    "getNumSymbols": lambda map: map.num_symbols,
    "getNumResults": lambda value: len(value.results),
    "isIdentity": lambda map: map.is_identity,
    # Ranges and strings
    "size": lambda value: len(items_of(value)),
    "empty": lambda value: not items_of(value),
    "front": lambda value: items_of(value)[0],
    "drop_back": lambda value, *count: items_of(value)[: -(count[0] if count else 1)],
    "drop_front": lambda value, *count: items_of(value)[count[0] if count else 1 :],
    "back": lambda value: items_of(value)[-1],
    "asArrayRef": items_of,
    "getValues": items_of,
    "begin": items_of,
    "str": lambda value: str(value.value if isinstance(value, StringAttr) else value),
    "starts_with": lambda text, start: text.startswith(start),
    "ends_with": lambda text, end: text.endswith(end),
    "contains": lambda value, part: part in items_of(value),
    "has_value": lambda value: value is not None,
    "value": lambda value: value,
    # Operations
    "getNumOperands": lambda op: len(op.operands),
    "getNumRegions": lambda op: len(op.regions),
    "getNumSuccessors": lambda op: len(op.successors),
    "getOperand": lambda op, index: op.operands[index],
    "getResult": lambda op, *index: op.results[index[0] if index else 0],
    "getOperands": lambda op: list(op.operands),
    "getOperandTypes": lambda op: list(op.operand_types),
    "getResultTypes": lambda op: list(op.result_types),
    "getOperation": lambda op: op,
    "getAttr": lambda op, name: op.all_attributes.get(name),
    "hasAttr": lambda op, name: op.all_attributes.get(name) is not None,
    "getParentOp": lambda op: op.parent_op,
    "getRegion": lambda op, index: op.regions[index],
    "getBlocks": items_of,
    "getContext": lambda value: None,
}  # fmt: skip

# `isF32()` and so on.
METHODS |= {
    f"is{spelling[0].upper()}{spelling[1:]}": (lambda wanted: lambda type: type is wanted)(FloatType(spelling))
    for spelling in _FLOATS.values()
}

# Methods of `$_builder`; those without a context parameter here still get the builder first.
BUILDER: dict[str, Callable[..., Any]] = {
    "getIndexType": lambda builder: types.index,
    "getNoneType": lambda builder: types.none,
    "getIntegerType": lambda builder, width, signed=None: IntegerType(
        width, types.SIGNLESS if signed is None else types.SIGNED if signed else types.UNSIGNED
    ),
    "getI1Type": lambda builder: types.i1,
    "getI8Type": lambda builder: types.i8,
    "getI16Type": lambda builder: types.i16,
    "getI32Type": lambda builder: types.i32,
    "getI64Type": lambda builder: types.i64,
    "getF16Type": lambda builder: types.f16,
    "getBF16Type": lambda builder: types.bf16,
    "getF32Type": lambda builder: types.f32,
    "getF64Type": lambda builder: types.f64,
    "getF80Type": lambda builder: types.f80,
    "getF128Type": lambda builder: types.f128,
    "getTF32Type": lambda builder: types.tf32,
    "getTupleType": lambda builder, items: types.TupleType(tuple(items)),
    "getFunctionType": lambda builder, inputs, results: types.FunctionType(tuple(inputs), tuple(results)),
    "getStringAttr": lambda builder, text: StringAttr(text),
    "getBoolAttr": lambda builder, value: attributes.BoolAttr(bool(value)),
    "getUnitAttr": lambda builder: attributes.UnitAttr(),
    "getIndexAttr": lambda builder, value: IntegerAttr(types.index, value),
    "getIntegerAttr": lambda builder, type, value: IntegerAttr(type, value),
    "getFloatAttr": lambda builder, type, value: attributes.FloatAttr(type, value),
    "getI8IntegerAttr": lambda builder, value: IntegerAttr(types.i8, value),
    "getI16IntegerAttr": lambda builder, value: IntegerAttr(types.i16, value),
    "getI32IntegerAttr": lambda builder, value: IntegerAttr(types.i32, value),
    "getI64IntegerAttr": lambda builder, value: IntegerAttr(types.i64, value),
    "getF32FloatAttr": lambda builder, value: attributes.FloatAttr(types.f32, value),
    "getF64FloatAttr": lambda builder, value: attributes.FloatAttr(types.f64, value),
    "getArrayAttr": lambda builder, items: attributes.ArrayAttr(items),
    "getStrArrayAttr": lambda builder, items: attributes.ArrayAttr([StringAttr(item) for item in items]),
    "getI64ArrayAttr": lambda builder, items: attributes.ArrayAttr([IntegerAttr(types.i64, item) for item in items]),
    "getI32ArrayAttr": lambda builder, items: attributes.ArrayAttr([IntegerAttr(types.i32, item) for item in items]),
    "getDictionaryAttr": lambda builder, items: attributes.DictionaryAttr(dict(items)),
    "getDenseBoolArrayAttr": lambda builder, items: DenseArrayAttr(types.i1, items),
    "getDenseI32ArrayAttr": lambda builder, items: DenseArrayAttr(types.i32, items),
    "getDenseI64ArrayAttr": lambda builder, items: DenseArrayAttr(types.i64, items),
    "getContext": lambda builder: None,
}  # fmt: skip


# ---- Functions


def _isqrt_log(number: int) -> int:
    return max(0, (number - 1).bit_length())


def _bits(value: object) -> int:
    """Returns the bits of a case of an enumeration, or of an attribute that holds one."""
    held = getattr(value, "value", value) if isinstance(value, Attribute) else value
    return int(held) if isinstance(held, int) else 0


def _match(left: object, right: object) -> bool:
    """True if types or ranges are equal; a single value equals a range of one."""
    if isinstance(left, list | tuple) or isinstance(right, list | tuple):
        return list(items_of(left)) == list(items_of(right))
    return bool(left is right or left == right)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "all_of": lambda values, test: all(test(item) for item in items_of(values)),
    "any_of": lambda values, test: any(test(item) for item in items_of(values)),
    "none_of": lambda values, test: not any(test(item) for item in items_of(values)),
    "is_contained": lambda values, wanted: any(item is wanted or item == wanted for item in items_of(values)),
    "all_equal": lambda values: (
        len({id(item) if isinstance(item, Attribute) else item for item in items_of(values)}) <= 1
    ),
    "equal": lambda left, right: list(items_of(left)) == list(items_of(right)),
    "is_sorted": lambda values: list(items_of(values)) == sorted(items_of(values)),
    "to_vector": items_of,
    "map_range": lambda values, function: [function(item) for item in items_of(values)],
    "seq": lambda *bounds: range(*bounds),
    "zip": lambda *ranges: list(zip(*map(items_of, ranges), strict=False)),
    "hasNItems": lambda values, count: len(items_of(values)) == count,
    "hasNItemsOrMore": lambda values, count: len(items_of(values)) >= count,
    "hasNItemsOrLess": lambda values, count: len(items_of(values)) <= count,
    "hasSingleElement": lambda values: len(items_of(values)) == 1,
    "size": lambda values: len(items_of(values)),
    "getElementTypeOrSelf": lambda value: element_type_or_self(
        type_of(value) if not isinstance(value, Type) else value
    ),
    "equal_to": lambda: _match,
    "max": lambda *values: max(values),
    "min": lambda *values: min(values),
    "isPowerOf2_64": lambda number: number > 0 and number & (number - 1) == 0,
    "isPowerOf2_32": lambda number: number > 0 and number & (number - 1) == 0,
    "Log2_64_Ceil": _isqrt_log,
    "Log2_32_Ceil": _isqrt_log,
    "Log2_64": lambda number: number.bit_length() - 1,
    "bitEnumContainsAny": lambda value, bits: bool(_bits(value) & _bits(bits)),
    "bitEnumContainsAll": lambda value, bits: _bits(value) & _bits(bits) == _bits(bits),
    "succeeded": lambda value: bool(value),
    "failed": lambda value: not value,
    "verifyCompatibleShape": lambda left, right: compatible_shapes(left, right),
    "isDynamic": lambda size: size == DYNAMIC,
    "APInt": lambda width, value, *signed: value,
    "APFloat": lambda value: value,
    "StringRef": lambda *text: text[0] if text else "",
    "ArrayRef": items_of,
    "static_cast": lambda value: value,
    "size_t": int,
    "int64_t": int,
    "get": lambda value: value,
    "iterator_range": items_of,
    "adjacent_find": lambda values, *end: next(
        (at for at in range(len(values) - 1) if values[at] == values[at + 1]), len(values)
    ),
    "begin": lambda values: list(items_of(values)),
    "end": lambda values: len(items_of(values)),
    "count": lambda values, wanted: list(items_of(values)).count(wanted),
    "bool": lambda value: value is not None and value is not False,
    "getI1SameShape": i1_of_same_shape,
    "count_if": lambda values, test: sum(1 for item in items_of(values) if test(item)),
}

_CONSTRUCTORS: dict[str, Callable[..., Any]] = {
    "IntegerType": lambda context, width, signedness=types.SIGNLESS: IntegerType(width, signedness),
    "IndexType": lambda context=None: types.index,
    "NoneType": lambda context=None: types.none,
    "RankedTensorType": lambda shape, element, encoding=None: types.RankedTensorType(tuple(shape), element, encoding),
    "UnrankedTensorType": lambda element: types.UnrankedTensorType(element),
    "VectorType": lambda shape, element, scalable=(): types.VectorType(tuple(shape), element, tuple(scalable) or None),
    "MemRefType": lambda shape, element: types.MemRefType(tuple(shape), element),
    "ComplexType": lambda element: types.ComplexType(element),
    "TupleType": lambda context, items: types.TupleType(tuple(items)),
    "FunctionType": lambda context, inputs, results: types.FunctionType(tuple(inputs), tuple(results)),
    "UnitAttr": lambda context=None: attributes.UnitAttr(),
    "StringAttr": lambda context, text: StringAttr(text),
    "BoolAttr": lambda context, value: attributes.BoolAttr(bool(value)),
    "IntegerAttr": lambda type, value: IntegerAttr(type, value),
    "FloatAttr": lambda type, value: attributes.FloatAttr(type, value),
    "DenseI64ArrayAttr": lambda context, items: DenseArrayAttr(types.i64, items),
    "DenseI32ArrayAttr": lambda context, items: DenseArrayAttr(types.i32, items),
    **{name: (lambda wanted: lambda context=None: wanted)(FloatType(spelling)) for name, spelling in _FLOATS.items()},
}

_CONSTANTS: dict[str, object] = {
    "ShapedType::kDynamic": DYNAMIC,
    "kDynamic": DYNAMIC,
    "IntegerType::Signless": types.SIGNLESS,
    "IntegerType::Signed": types.SIGNED,
    "IntegerType::Unsigned": types.UNSIGNED,
    "std::numeric_limits<int64_t>::max": (1 << 63) - 1,
}


class Vocabulary:
    """The names of MLIR, and of dialects: their classes by C++ name, and the methods and functions of plug-ins."""

    def __init__(self) -> None:
        # The class of a C++ name among those of the dialects being built.
        self.resolve: Callable[[str], type[Attribute] | None] = lambda name: None
        # The enumeration of a C++ name; its cases become constants.
        self.resolve_enum: Callable[[str], object] = lambda name: None
        # Functions and classes of plug-ins.
        self.tests: dict[str, Callable[..., Any]] = {}
        self.methods: dict[str, Callable[..., Any]] = {}
        self.constants: dict[str, object] = {}

    def find_class(self, name: str) -> type | None:
        """Returns the class of a C++ name, qualified or not."""
        short = short_name(name)
        cls: type | None = self.resolve(name.removeprefix("::"))
        if cls is not None:
            return cls
        spaces = name.removeprefix("::").split("::")[:-1]
        if short in CLASSES and spaces in ([], ["mlir"]):
            return CLASSES[short]
        return _class_of_package(spaces[-1], short) if spaces else CLASSES.get(short)

    def test(self, cls: str) -> Test:
        """True if a value is of a class. Raises Untranslatable for an unknown class."""
        short = short_name(cls)
        known = self.tests.get(cls) or self.tests.get(short)
        if known is not None:
            return known
        known_class = self.find_class(cls)
        if known_class is not None:
            return _instance_test(known_class)
        if short in TESTS:
            return TESTS[short]
        raise Untranslatable(f"class '{cls}'")

    def method(self, name: str, of: str | None) -> Callable[..., Any]:
        """Returns a method, of a class if known: from a plug-in, an accessor of a parameter, or one of
        MLIR's."""
        for key in (f"{short_name(of)}::{name}",) if of else ():
            if key in self.methods:
                return self.methods[key]
        if name in self.methods:
            return self.methods[name]
        cls = self.find_class(of) if of else None
        if cls is not None:
            accessor = _accessor(cls, name)
            if accessor is not None:
                return accessor
            if cls.__module__.startswith("lamina.loaded") and name not in ("getContext", "isa"):
                raise Untranslatable(f"method '{short_name(of or '')}::{name}'")
        if name in METHODS:
            return METHODS[name]
        if name in BUILDER:
            return BUILDER[name]
        if name.startswith(("getType<", "getAttr<")):
            float_type = short_name(name[8:-1])
            if float_type in _FLOATS:
                return lambda builder: FloatType(_FLOATS[float_type])
            own_class = self.find_class(name[8:-1])
            if own_class is not None:
                return lambda builder, *values: own_class(*values)
        raise Untranslatable(f"method '{name}'")

    def function(self, name: str, templates: list[str]) -> Callable[..., Any]:
        """Returns a function, or a constructor `Class::get`. Raises Untranslatable."""
        short = short_name(name)
        for key in (name, short):
            if key in self.tests:
                test_function = self.tests[key]
                if templates and "templates" in inspect.signature(test_function).parameters:
                    return partial(test_function, templates=[self.test(template) for template in templates])
                return test_function
        if name.removeprefix("::").removeprefix("mlir::") in _FUNCTIONS_OF_LLVM:
            return _llvm_function(name)
        if name.removeprefix("mlir::") in ("VectorType", "VectorType::Builder"):
            return VectorBuilder if name.endswith("Builder") else VectorBuilder.build
        if short in ("get", "getChecked") and "::" in name:
            holder = name.rpartition("::")[0]
            if short_name(holder) in _CONSTRUCTORS:
                return _CONSTRUCTORS[short_name(holder)]
            cls = self.find_class(holder)
            if cls is not None:
                return _construct(cls)
            raise Untranslatable(f"function '{name}'")
        spaces = name.split("::")[:-1]
        of_dialects = short.startswith("bitEnumContains")  # a function of each dialect's namespace
        known = ("llvm", "mlir", "std", "ShapedType", "detail")
        if short in FUNCTIONS and (of_dialects or all(space in known for space in spaces)):
            return FUNCTIONS[short]
        raise Untranslatable(f"function '{name}'")

    def constant(self, name: str) -> object:
        """Returns a constant. Raises Untranslatable."""
        plain = name.removeprefix("mlir::")
        for key in (name, plain):
            if key in self.constants:
                return self.constants[key]
        if plain in _CONSTANTS:
            return _CONSTANTS[plain]
        short = short_name(name)
        if "::" in name and short in self.constants:
            return self.constants[short]
        holder = plain.rpartition("::")[0]
        if holder and self.resolve_enum(holder) is not None:
            for key in (plain, f"{short_name(holder)}::{short}"):
                if key in self.constants:
                    return self.constants[key]
        raise Untranslatable(f"name '{name}'")


# Functions of the llvm dialect, by the module and name that they have here.
_FUNCTIONS_OF_LLVM = {
    "LLVM::isCompatibleType": ("types", "is_compatible_type"),
    "LLVM::isCompatibleOuterType": ("types", "is_compatible_outer_type"),
    "LLVM::isCompatibleFloatingPointType": ("constraints", "is_compatible_floating_point_type"),
    "LLVM::isCompatibleVectorType": ("constraints", "is_compatible_vector_type"),
}


def _llvm_function(name: str) -> Callable[..., Any]:
    module, function = _FUNCTIONS_OF_LLVM[name.removeprefix("::").removeprefix("mlir::")]

    def call(*values: Any) -> Any:
        return getattr(importlib.import_module(f"lamina.dialects.llvm.{module}"), function)(*values)

    return call


def _instance_test(cls: type) -> Test:
    dialect = getattr(cls, "dialect_name", "builtin")

    def test(value: object) -> bool:
        if isinstance(value, types.OpaqueType | attributes.OpaqueAttr) and value.dialect_namespace == dialect:
            raise Undecided(str(value))
        return isinstance(value, cls)

    return test


def _accessor(cls: type, name: str) -> Callable[[Any], Any] | None:
    """`getElementType` of a class with a parameter of that name."""
    for parameter in getattr(cls, "parameter_names", ()):
        spelled = "".join(part[:1].upper() + part[1:] for part in parameter.rstrip("_").split("_"))
        if name == f"get{spelled}":
            return lambda value: _as_range(getattr(value, parameter))
    return None


def _as_range(value: object) -> object:
    """Ranges of C++ are lists here: `ArrayRef({4})` equals what a type with one size holds."""
    return list(value) if isinstance(value, tuple) else value


def _construct(cls: type) -> Callable[..., Any]:
    def construct(*values: Any) -> Any:
        given = list(values)
        if given and given[0] is None and len(given) > len(getattr(cls, "parameter_names", ())):
            given = given[1:]  # drop the context
        return cls(*(tuple(item) if isinstance(item, list) else item for item in given))

    return construct


def _class_of_package(space: str, name: str) -> type | None:
    """Returns the class that a dialect of this package has under MLIR's name: `quant::UniformQuantizedType`."""
    package = f"lamina.dialects.{space.lower()}"
    dialect = load_dialect(space.lower()) if importlib.util.find_spec(package) is not None else None
    if dialect is None:
        return None
    for cls in itertools.chain(dialect.types.values(), dialect.attributes.values()):
        if cls.__name__ == name:
            return cls
    for part in ("types", "attributes"):
        try:
            found = getattr(importlib.import_module(f"lamina.dialects.{dialect.name}.{part}"), name, None)
        except ModuleNotFoundError:
            continue
        if isinstance(found, type) and issubclass(found, Attribute):
            return found
    return None


__all__ = ["CLASSES", "METHODS", "Vocabulary", "items_of", "short_name", "type_of"]
