"""Constraints on types and attributes, under their ODS names, with the wording of MLIR's diagnostics.

A type constraint remembers the types it accepted: types are uniqued and live for ever, so asking again is a set lookup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lamina.ir import attributes as ir_attributes
from lamina.ir import types as ir_types
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import AffineMapAttr as AffineMapAttribute
from lamina.ir.attributes import (
    ArrayAttr as ArrayAttribute,
)
from lamina.ir.attributes import (
    DenseArrayAttr,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from lamina.ir.attributes import (
    DictionaryAttr as DictionaryAttribute,
)
from lamina.ir.attributes import (
    ElementsAttr as ElementsAttribute,
)
from lamina.ir.attributes import IntegerSetAttr as IntegerSetAttribute
from lamina.ir.attributes import SymbolRefAttr as SymbolRefAttribute
from lamina.ir.attributes import (
    TypeAttr as TypeAttribute,
)
from lamina.ir.attributes import (
    UnitAttr as UnitAttribute,
)
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import (
    SIGNED,
    SIGNLESS,
    UNSIGNED,
    BaseMemRefType,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    NoneType,
    RankedTensorType,
    ShapedType,
    TensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

Predicate = Callable[[Any], bool]


class TypeConstraint:
    """A predicate on types with the summary that diagnostics use.

    ``buildable`` is the one type that satisfies it, where there is just one; formats then need not write it. ``kind``
    is the class of all its types (or a test, for MLIR's type interfaces): where a format has the type of a single
    operand or result, a type of another kind is an error right there.
    """

    __slots__ = ("summary", "predicate", "buildable", "kind", "_accepted", "__weakref__")

    def __init__(
        self,
        summary: str,
        predicate: Predicate,
        buildable: Type | None = None,
        kind: type | Predicate | None = None,
    ) -> None:
        self.summary = summary
        self.predicate = predicate
        self.buildable = buildable
        self.kind = kind
        self._accepted: set[Type] = set()

    def accepts(self, type: Type) -> bool:
        """Whether the type satisfies the constraint."""
        if type in self._accepted:
            return True
        if self.predicate(type):
            self._accepted.add(type)
            return True
        return False

    def __repr__(self) -> str:
        return f"<type constraint: {self.summary}>"


class AttributeConstraint:
    """A predicate on attributes with the summary that diagnostics use.

    ``to_python`` and ``from_python`` convert between the attribute and the natural Python value of a field;
    ``value_type`` is the type a number in text has where none is written. ``storage`` says what the property can hold
    at all, where that is less than any attribute and not given by ``attribute_class``; ``native`` how MLIR keeps the
    field where that is no attribute.
    """

    def __init__(
        self,
        summary: str,
        predicate: Predicate,
        *,
        to_python: Callable[[Any], Any] | None = None,
        from_python: Callable[[Any], Attribute] | None = None,
        value_type: Type | None = None,
    ) -> None:
        self.summary = summary
        self.predicate = predicate
        self.to_python = to_python
        self.from_python = from_python
        self.value_type = value_type
        self.attribute_class: Any = None
        self.is_unit = False
        self.is_symbol_name = False
        self.is_type = False
        self.base: AttributeConstraint | None = None
        self.storage: Predicate | None = None
        self.native: NativeProperty | None = None

    def accepts(self, attribute: Attribute) -> bool:
        return self.predicate(attribute)

    def stores(self, attribute: Attribute) -> bool:
        """Whether the property can hold the attribute, valid or not."""
        if self.storage is not None:
            return self.storage(attribute)
        return self.attribute_class is None or isinstance(attribute, self.attribute_class)

    def convert(self, value: Any) -> Attribute:
        """The attribute for a field's value, which may be an attribute already. Raises TypeError."""
        if isinstance(value, Attribute) and not isinstance(value, Type):
            return value
        if self.from_python is None:
            raise TypeError(f"expected an attribute ({self.summary}), got {value!r}")
        return self.from_python(value)

    def __repr__(self) -> str:
        return f"<attribute constraint: {self.summary}>"


class NativeProperty:
    """How MLIR keeps a field that is no attribute there: ``read`` makes the field's attribute of the one in a
    properties dictionary (None: the field is absent; VerifyFailure where the attribute does not fit), ``write`` makes
    the attribute that the generic form shows of the field's, or of None. ``described`` is what messages call an
    enumeration."""

    __slots__ = ("read", "write", "described")

    def __init__(
        self, read: Callable[[Attribute], Attribute | None], write: Callable[[Any], Attribute], described: str = ""
    ) -> None:
        self.read = read
        self.write = write
        self.described = described


def _stored(made: AttributeConstraint, storage: Predicate | None = None) -> AttributeConstraint:
    """The constraint, for a property that holds only what ``storage`` accepts; by default only what is valid."""
    made.storage = storage or made.predicate
    return made


class RegionConstraint:
    """A predicate on regions."""

    __slots__ = ("summary", "predicate")

    def __init__(self, summary: str, predicate: Predicate) -> None:
        self.summary = summary
        self.predicate = predicate

    def accepts(self, region: Any) -> bool:
        return self.predicate(region)


def as_constraint(constraint: Any) -> Any:
    """A constraint, or the constraint that an attribute or type class stands for."""
    if isinstance(constraint, TypeConstraint | AttributeConstraint | RegionConstraint):
        return constraint
    if isinstance(constraint, Type):
        return TypeConstraint(str(constraint), lambda type: type is constraint, buildable=constraint)
    if isinstance(constraint, type) and issubclass(constraint, Type):
        cls = constraint
        return TypeConstraint(getattr(cls, "summary", ""), lambda type: isinstance(type, cls))
    if isinstance(constraint, type) and issubclass(constraint, Attribute):
        return _class_constraint(constraint)
    raise TypeError(f"{constraint!r} is no constraint")


_class_constraints: dict[type, AttributeConstraint] = {}


def _class_constraint(cls: Any) -> AttributeConstraint:
    found = _class_constraints.get(cls)
    if found is None:
        enumeration = getattr(cls, "enumeration", None)
        summary = getattr(cls, "summary", None) or ""
        if enumeration is not None:
            found = AttributeConstraint(
                summary,
                lambda attribute: isinstance(attribute, cls),
                to_python=lambda attribute: attribute.value,
                from_python=cls,
            )
        else:
            found = AttributeConstraint(summary, lambda attribute: isinstance(attribute, cls))
        found.attribute_class = cls
        _class_constraints[cls] = found
    return found


# ---- Types


def AnyTypeOf(constraints: Sequence[Any], summary: str | None = None, kind: type | None = None) -> TypeConstraint:
    parts = [as_constraint(constraint) for constraint in constraints]
    text = summary or " or ".join(part.summary for part in parts)
    return TypeConstraint(text, lambda type: any(part.accepts(type) for part in parts), kind=kind)


def AllOfType(constraints: Sequence[Any], summary: str | None = None, kind: type | None = None) -> TypeConstraint:
    parts = [as_constraint(constraint) for constraint in constraints]
    text = summary or " and ".join(part.summary for part in parts)
    return TypeConstraint(text, lambda type: all(part.accepts(type) for part in parts), kind=kind)


def ConfinedType(base: Any, predicates: Sequence[Predicate], summary: str | None = None) -> TypeConstraint:
    part = as_constraint(base)
    return TypeConstraint(
        summary or part.summary,
        lambda type: part.accepts(type) and all(test(type) for test in predicates),
        kind=part.kind,
    )


def _elements_of(allowed: Sequence[Any]) -> tuple[TypeConstraint, str]:
    parts = [as_constraint(constraint) for constraint in allowed]
    if len(parts) == 1:
        return parts[0], parts[0].summary
    return AnyTypeOf(parts), " or ".join(part.summary for part in parts)


def _container(
    summary: str, predicate: Predicate, allowed: Sequence[Any], kind: type | Predicate | None = None
) -> TypeConstraint:
    """Types of a kind whose elements satisfy one of the constraints."""
    element, names = _elements_of(allowed)
    return TypeConstraint(
        f"{summary} of {names} values",
        lambda type: predicate(type) and element.accepts(type.element_type),
        kind=kind,
    )


def _is(*classes: type) -> Predicate:
    return lambda type: isinstance(type, classes)


def _integer(signedness: str | None = None, width: int | None = None) -> Predicate:
    return lambda type: (
        isinstance(type, IntegerType)
        and (signedness is None or type.signedness == signedness)
        and (width is None or type.width == width)
    )


AnyType = TypeConstraint("any type", lambda type: True)
NoneTypeConstraint = TypeConstraint("none type", _is(NoneType), ir_types.none, NoneType)
AnyInteger = TypeConstraint("integer", _is(IntegerType), kind=IntegerType)
AnySignlessInteger = TypeConstraint("signless integer", _integer(SIGNLESS), kind=IntegerType)
AnySignedInteger = TypeConstraint("signed integer", _integer(SIGNED))
AnyUnsignedInteger = TypeConstraint("unsigned integer", _integer(UNSIGNED))
Index = TypeConstraint("index", _is(IndexType), ir_types.index, IndexType)
AnyIntegerOrIndex = TypeConstraint("integer or index", _is(IntegerType, IndexType))
AnySignlessIntegerOrIndex = TypeConstraint(
    "signless integer or index", lambda type: isinstance(type, IndexType) or _integer(SIGNLESS)(type)
)


def I(width: int) -> TypeConstraint:  # noqa: E743  (the ODS name)
    return TypeConstraint(f"{width}-bit signless integer", _integer(SIGNLESS, width), IntegerType(width), IntegerType)


def SI(width: int) -> TypeConstraint:
    return TypeConstraint(
        f"{width}-bit signed integer", _integer(SIGNED, width), IntegerType(width, SIGNED), IntegerType
    )


def UI(width: int) -> TypeConstraint:
    return TypeConstraint(
        f"{width}-bit unsigned integer", _integer(UNSIGNED, width), IntegerType(width, UNSIGNED), IntegerType
    )


def AnyI(width: int) -> TypeConstraint:
    return TypeConstraint(f"{width}-bit integer", _integer(None, width), kind=IntegerType)


def SignlessIntOfWidths(widths: Sequence[int]) -> TypeConstraint:
    text = "/".join(map(str, widths)) + "-bit signless integer"
    return TypeConstraint(text, lambda type: _integer(SIGNLESS)(type) and type.width in widths)


I1, I8, I16, I32, I64, I128 = (I(width) for width in (1, 8, 16, 32, 64, 128))
SI1, SI8, SI16, SI32, SI64 = (SI(width) for width in (1, 8, 16, 32, 64))
UI1, UI8, UI16, UI32, UI64 = (UI(width) for width in (1, 8, 16, 32, 64))

AnyFloat = TypeConstraint("floating-point", _is(FloatType), kind=FloatType)


def F(width: int) -> TypeConstraint:
    spelling = f"f{width}"
    return TypeConstraint(
        f"{width}-bit float",
        lambda type: isinstance(type, FloatType) and type.spelling == spelling,
        FloatType(spelling),
        FloatType,
    )


def FloatOfWidths(widths: Sequence[int]) -> TypeConstraint:
    names = {f"f{width}" for width in widths}
    return TypeConstraint(
        "/".join(map(str, widths)) + "-bit float",
        lambda type: isinstance(type, FloatType) and type.spelling in names,
    )


F16, F32, F64, F80, F128 = (F(width) for width in (16, 32, 64, 80, 128))
BF16 = TypeConstraint("bfloat16 type", lambda type: type is ir_types.bf16, ir_types.bf16)
TF32 = TypeConstraint("tf32 type", lambda type: type is ir_types.tf32, ir_types.tf32)
AnyComplex = TypeConstraint("complex-type", _is(ComplexType), kind=ComplexType)


def Complex(element: Any) -> TypeConstraint:
    part = as_constraint(element)
    return TypeConstraint(
        f"complex type with {part.summary} elements",
        lambda type: isinstance(type, ComplexType) and part.accepts(type.element_type),
        kind=ComplexType,
    )


AnyTuple = TypeConstraint("tuple", _is(TupleType), kind=TupleType)
FunctionType = TypeConstraint("function type", _is(ir_types.FunctionType), kind=ir_types.FunctionType)
AnyShaped = TypeConstraint("shaped of any type values", _is(ShapedType), kind=ShapedType)


def ShapedOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("shaped", _is(ShapedType), allowed)


# Vectors


def _vector(zero_rank: bool = True, scalable: bool | None = None, ranks: Sequence[int] | None = None) -> Predicate:
    def accepts(type: Any) -> bool:
        if not isinstance(type, VectorType) or (not zero_rank and not type.shape):
            return False
        if scalable is not None and type.is_scalable != scalable:
            return False
        return ranks is None or type.rank in ranks

    return accepts


def VectorOfAnyRankOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("vector", _vector(), allowed, VectorType)


def VectorOfNonZeroRankOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("vector", _vector(zero_rank=False), allowed, VectorType)


VectorOf = VectorOfNonZeroRankOf


def FixedVectorOfAnyRank(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("fixed-length vector", _vector(scalable=False), allowed, VectorType)


FixedVectorOf = FixedVectorOfAnyRank


def FixedVectorOfNonZeroRankOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("fixed-length vector", _vector(zero_rank=False, scalable=False), allowed, VectorType)


def ScalableVectorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("scalable vector", _vector(scalable=True), allowed, VectorType)


def _ranks(ranks: Sequence[int]) -> str:
    return " of ranks " + "/".join(map(str, ranks))


def VectorOfRank(ranks: Sequence[int]) -> TypeConstraint:
    return TypeConstraint(_ranks(ranks), _vector(zero_rank=False, ranks=ranks), kind=VectorType)


def FixedVectorOfRank(ranks: Sequence[int]) -> TypeConstraint:
    return TypeConstraint(_ranks(ranks), _vector(scalable=False, ranks=ranks), kind=VectorType)


def ScalableVectorOfRank(ranks: Sequence[int]) -> TypeConstraint:
    return TypeConstraint(_ranks(ranks), _vector(scalable=True, ranks=ranks), kind=VectorType)


def VectorOfRankAndType(ranks: Sequence[int], allowed: Sequence[Any]) -> TypeConstraint:
    elements, sized = VectorOfNonZeroRankOf(allowed), VectorOfRank(ranks)
    return AllOfType([elements, sized], elements.summary + sized.summary, VectorType)


def VectorOfLengthAndType(lengths: Sequence[int], allowed: Sequence[Any]) -> TypeConstraint:
    base = VectorOfNonZeroRankOf(allowed)
    text = f"{base.summary} of length " + "/".join(map(str, lengths))
    return TypeConstraint(text, lambda type: base.accepts(type) and type.num_elements in lengths, kind=VectorType)


AnyVectorOfAnyRank = VectorOfAnyRankOf([AnyType])
AnyVectorOfNonZeroRank = VectorOfNonZeroRankOf([AnyType])
AnyVector = AnyVectorOfNonZeroRank
AnyFixedVector = FixedVectorOfAnyRank([AnyType])
AnyFixedVectorOfAnyRank = AnyFixedVector
AnyScalableVector = ScalableVectorOf([AnyType])

# Tensors


def TensorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("tensor", _is(TensorType), allowed, TensorType)


def RankedTensorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("ranked tensor", _is(RankedTensorType), allowed, RankedTensorType)


def UnrankedTensorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("unranked.tensor", _is(UnrankedTensorType), allowed, UnrankedTensorType)


def TensorRankOf(allowed: Sequence[Any], ranks: Sequence[int]) -> TypeConstraint:
    names = "/".join(f"{rank}D" for rank in ranks)
    def accepts(type: Any) -> bool:
        return isinstance(type, RankedTensorType) and type.rank in ranks

    return _container(f"{names} tensor", accepts, allowed, RankedTensorType)


def StaticShapeTensorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container(
        "statically shaped tensor",
        lambda type: isinstance(type, TensorType) and type.has_static_shape,
        allowed,
        RankedTensorType,
    )


def Non0RankedTensorOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container(
        "non-0-ranked.tensor",
        lambda type: isinstance(type, RankedTensorType) and type.rank > 0,
        allowed,
        TensorType,
    )


AnyTensor = TensorOf([AnyType])
AnyRankedTensor = RankedTensorOf([AnyType])
AnyUnrankedTensor = UnrankedTensorOf([AnyType])
AnyStaticShapeTensor = StaticShapeTensorOf([AnyType])
AnyNon0RankedTensor = Non0RankedTensorOf([AnyType])
AnyNon0RankedOrUnrankedTensor = AnyTypeOf(
    [AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor", TensorType
)
I1Tensor, I32Tensor, I64Tensor = (TensorOf([part]) for part in (I1, I32, I64))
IndexTensor = TensorOf([Index])

# Memrefs


def MemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("memref", _is(ir_types.MemRefType), allowed, ir_types.MemRefType)


def UnrankedMemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("unranked.memref", _is(UnrankedMemRefType), allowed, UnrankedMemRefType)


def RankedOrUnrankedMemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("ranked or unranked memref", _is(BaseMemRefType), allowed, BaseMemRefType)


def MemRefRankOf(allowed: Sequence[Any], ranks: Sequence[int]) -> TypeConstraint:
    names = "/".join(f"{rank}D" for rank in ranks)
    return _container(
        f"{names} memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.rank in ranks,
        allowed,
        ir_types.MemRefType,
    )


def StaticShapeMemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container(
        "statically shaped memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.has_static_shape,
        allowed,
        ir_types.MemRefType,
    )


def Non0RankedMemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container(
        "non-0-ranked.memref",
        lambda type: isinstance(type, ir_types.MemRefType) and type.rank > 0,
        allowed,
        ir_types.MemRefType,
    )


def _is_strided(type: Any) -> bool:
    return isinstance(type, ir_types.MemRefType) and type.strides_and_offset() is not None


def StridedMemRefOf(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("strided memref", _is_strided, allowed, ir_types.MemRefType)


def AnyStridedMemRefOfRank(rank: int) -> TypeConstraint:
    return TypeConstraint(
        f"{AnyStridedMemRef.summary} of rank {rank}",
        lambda type: _is_strided(type) and type.rank == rank,
    )


AnyMemRef = MemRefOf([AnyType])
AnyUnrankedMemRef = UnrankedMemRefOf([AnyType])
AnyRankedOrUnrankedMemRef = RankedOrUnrankedMemRefOf([AnyType])
AnyStaticShapeMemRef = StaticShapeMemRefOf([AnyType])
AnyNon0RankedMemRef = Non0RankedMemRefOf([AnyType])
AnyNon0RankedOrUnrankedMemRef = AnyTypeOf(
    [AnyUnrankedMemRef, AnyNon0RankedMemRef],
    "unranked.memref of any type values or non-0-ranked.memref of any type values",
)
AnyStridedMemRef = StridedMemRefOf([AnyType])


def TensorOrMemRef(allowed: Sequence[Any]) -> TypeConstraint:
    return _container("Tensor or MemRef", _is(ir_types.MemRefType, ir_types.TensorType), allowed)


MemRefType = ir_types.MemRefType


# Scalars and containers of them


def _like(predicate: Predicate) -> Predicate:
    """The scalar itself, or a vector or tensor of it."""

    def accepts(type: Any) -> bool:
        if isinstance(type, VectorType | TensorType):
            type = type.element_type
        return predicate(type)

    return accepts


BoolLike = TypeConstraint("bool-like", _like(lambda type: type is ir_types.i1))
BoolLikeOfAnyRank = BoolLike
SignlessIntegerLike = TypeConstraint("signless-integer", _like(_integer(SIGNLESS)))
SignlessIntegerOrIndexLike = TypeConstraint(
    "signless-integer-like", _like(lambda type: isinstance(type, IndexType) or _integer(SIGNLESS)(type))
)
SignlessIntegerLikeOfAnyRank = SignlessIntegerLike
SignlessIntegerOrIndexLikeOfAnyRank = SignlessIntegerOrIndexLike
FloatLike = TypeConstraint("floating-point-like", _like(_is(FloatType)))
FloatLikeOfAnyRank = FloatLike


# ---- Attributes


def _simple(
    summary: str,
    cls: type,
    to_python: Callable[[Any], Any] | None = None,
    from_python: Callable[[Any], Attribute] | None = None,
) -> AttributeConstraint:
    made = AttributeConstraint(
        summary, lambda attribute: isinstance(attribute, cls), to_python=to_python, from_python=from_python
    )
    made.attribute_class = cls
    return made


def _value(attribute: Any) -> Any:
    return attribute.value


AnyAttr = AttributeConstraint("any attribute", lambda attribute: True)
BoolAttr = _stored(
    AttributeConstraint(
        "bool attribute",
        lambda attribute: isinstance(attribute, IntegerAttr) and attribute.type is ir_types.i1,
        to_python=bool,
        from_python=ir_attributes.BoolAttr,
    )
)
UnitAttr = _simple("unit attribute", UnitAttribute, lambda attribute: True, lambda value: UnitAttribute())
UnitAttr.is_unit = True
StrAttr = _simple("string attribute", StringAttr, _value, StringAttr)
SymbolNameAttr = _simple("string attribute", StringAttr, _value, StringAttr)
SymbolNameAttr.is_symbol_name = True
TypeAttr = _simple("any type attribute", TypeAttribute, lambda attribute: attribute.type, TypeAttribute)
TypeAttr.is_type = True
APIntAttr = _simple("arbitrary integer attribute", IntegerAttr, _value)
ArrayAttr = _simple("array attribute", ArrayAttribute, lambda attribute: list(attribute.elements), ArrayAttribute)
DictionaryAttr = _simple(
    "dictionary of named attribute values",
    DictionaryAttribute,
    lambda attribute: attribute.as_dict(),
    DictionaryAttribute,
)
AffineMapAttr = _simple("AffineMap attribute", AffineMapAttribute, lambda attribute: attribute.map, AffineMapAttribute)
IntegerSetAttr = _simple(
    "IntegerSet attribute", IntegerSetAttribute, lambda attribute: attribute.set, IntegerSetAttribute
)
ElementsAttr = _simple("constant vector/tensor attribute", ElementsAttribute)
SymbolRefAttr = _simple(
    "symbol reference attribute",
    SymbolRefAttribute,
    None,
    lambda value: SymbolRefAttribute(*value) if isinstance(value, tuple) else SymbolRefAttribute(value),
)
FlatSymbolRefAttr = _stored(
    AttributeConstraint(
        "flat symbol reference attribute",
        lambda attribute: isinstance(attribute, SymbolRefAttribute) and attribute.is_flat,
        to_python=lambda attribute: attribute.root,
        from_python=SymbolRefAttribute,
    )
)
LocationAttr = AttributeConstraint(
    "location attribute", lambda attribute: any(cls.__name__ == "Location" for cls in type(attribute).__mro__)
)
TypedAttrInterface = _stored(
    AttributeConstraint("TypedAttr instance", lambda attribute: attribute_type(attribute) is not None)
)


def attribute_type(attribute: Attribute) -> Type | None:
    """The type of a typed attribute: numbers, strings, elements, and what else has one."""
    found = getattr(attribute, "type", None)
    return found if isinstance(found, Type) and not isinstance(attribute, TypeAttribute) else None


def _integer_attribute(summary: str, type: Type) -> AttributeConstraint:
    made = AttributeConstraint(
        f"{summary} attribute",
        lambda attribute: isinstance(attribute, IntegerAttr) and attribute.type is type,
        to_python=_value,
        from_python=lambda value: IntegerAttr(type, value),
        value_type=type,
    )
    return _stored(made, lambda attribute: isinstance(attribute, IntegerAttr))


def _float_attribute(width: int) -> AttributeConstraint:
    type = FloatType(f"f{width}")
    made = AttributeConstraint(
        f"{width}-bit float attribute",
        lambda attribute: isinstance(attribute, FloatAttr) and attribute.type is type,
        to_python=_value,
        from_python=lambda value: FloatAttr(type, value),
        value_type=type,
    )
    return _stored(made, lambda attribute: isinstance(attribute, FloatAttr))


I1Attr = _integer_attribute("1-bit signless integer", ir_types.i1)
I8Attr, I16Attr, I32Attr, I64Attr = (
    _integer_attribute(f"{width}-bit signless integer", IntegerType(width)) for width in (8, 16, 32, 64)
)
SI1Attr, SI8Attr, SI16Attr, SI32Attr, SI64Attr = (
    _integer_attribute(f"{width}-bit signed integer", IntegerType(width, SIGNED)) for width in (1, 8, 16, 32, 64)
)
UI1Attr, UI8Attr, UI16Attr, UI32Attr, UI64Attr = (
    _integer_attribute(f"{width}-bit unsigned integer", IntegerType(width, UNSIGNED)) for width in (1, 8, 16, 32, 64)
)
IndexAttr = _integer_attribute("index", ir_types.index)
F32Attr, F64Attr = _float_attribute(32), _float_attribute(64)


def TypeAttrOf(allowed: Any, summary: str | None = None) -> AttributeConstraint:
    part = as_constraint(allowed)
    made = AttributeConstraint(
        summary or f"type attribute of {part.summary}",
        lambda attribute: isinstance(attribute, TypeAttribute) and part.accepts(attribute.type),
        to_python=lambda attribute: attribute.type,
        from_python=TypeAttribute,
    )
    made.is_type = True
    made.attribute_class = TypeAttribute
    return made


def AnyAttrOf(allowed: Sequence[Any], summary: str | None = None) -> AttributeConstraint:
    parts = [as_constraint(constraint) for constraint in allowed]
    return AttributeConstraint(
        summary or " or ".join(part.summary for part in parts),
        lambda attribute: any(part.accepts(attribute) for part in parts),
    )


class AttributePredicate:
    """A condition that ConfinedAttr adds, with the words it adds to the summary."""

    __slots__ = ("summary", "predicate")

    def __init__(self, summary: str, predicate: Predicate) -> None:
        self.summary = summary
        self.predicate = predicate


def ConfinedAttr(base: Any, predicates: Iterable[AttributePredicate]) -> AttributeConstraint:
    part = as_constraint(base)
    tests = list(predicates)
    made = AttributeConstraint(
        " ".join([part.summary, *(test.summary for test in tests)]),
        lambda attribute: part.accepts(attribute) and all(test.predicate(attribute) for test in tests),
        to_python=part.to_python,
        from_python=part.from_python,
        value_type=part.value_type,
    )
    made.attribute_class = part.attribute_class
    made.is_type = part.is_type
    made.storage = part.storage
    made.base = part
    return made


def IntMinValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose minimum value is {number}", lambda attribute: attribute.value >= number)


def IntMaxValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose maximum value is {number}", lambda attribute: attribute.value <= number)


def IntNEQValue(number: int) -> AttributePredicate:
    return AttributePredicate(f"whose value is not {number}", lambda attribute: attribute.value != number)


IntNonNegative = AttributePredicate("whose value is non-negative", lambda attribute: attribute.value >= 0)
IntPositive = AttributePredicate("whose value is positive", lambda attribute: attribute.value > 0)
IntPositivePowerOf2 = AttributePredicate(
    "whose value is positive and whose value is a power of two > 0",
    lambda attribute: attribute.value > 0 and attribute.value & (attribute.value - 1) == 0,
)


def IntValidAlignment(base: Any) -> AttributeConstraint:
    return ConfinedAttr(base, [IntPositivePowerOf2])


def ArrayMinCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with at least {count} elements", lambda attribute: len(attribute) >= count)


def ArrayMaxCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with at most {count} elements", lambda attribute: len(attribute) <= count)


def ArrayCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with exactly {count} elements", lambda attribute: len(attribute) == count)


def DenseArrayCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with exactly {count} elements", lambda attribute: len(attribute) == count)


def DenseArrayEmptyOrCount(count: int) -> AttributePredicate:
    return AttributePredicate(f"with 0 or {count} elements", lambda attribute: len(attribute) in (0, count))


DenseArrayNonNegative = AttributePredicate(
    "whose value is non-negative", lambda attribute: all(value >= 0 for value in attribute.values)
)
DenseArrayStrictlyPositive = AttributePredicate(
    "whose value is positive", lambda attribute: all(value > 0 for value in attribute.values)
)
DenseArraySorted = AttributePredicate(
    "should be in non-decreasing order", lambda attribute: list(attribute.values) == sorted(attribute.values)
)
DenseArrayStrictlySorted = AttributePredicate(
    "should be in increasing order",
    lambda attribute: all(a < b for a, b in zip(attribute.values, attribute.values[1:], strict=False)),
)


def TypedArrayAttr(element: Any, summary: str | None = None) -> AttributeConstraint:
    part = as_constraint(element)
    made = AttributeConstraint(
        summary or f"{part.summary} array",
        lambda attribute: isinstance(attribute, ArrayAttribute)
        and all(part.accepts(item) for item in attribute.elements),
        to_python=lambda attribute: [
            part.to_python(item) if part.to_python is not None else item for item in attribute.elements
        ],
        from_python=lambda values: ArrayAttribute(part.convert(value) for value in values),
    )
    made.attribute_class = ArrayAttribute
    return made


TypedArrayAttrBase = TypedArrayAttr
StrArrayAttr = TypedArrayAttr(StrAttr, "string array attribute")
BoolArrayAttr = TypedArrayAttr(BoolAttr, "1-bit boolean array attribute")
I32ArrayAttr = TypedArrayAttr(I32Attr, "32-bit integer array attribute")
I64ArrayAttr = TypedArrayAttr(I64Attr, "64-bit integer array attribute")
I64SmallVectorArrayAttr = TypedArrayAttr(I64Attr, "64-bit integer array attribute")
F32ArrayAttr = TypedArrayAttr(F32Attr, "32-bit float array attribute")
F64ArrayAttr = TypedArrayAttr(F64Attr, "64-bit float array attribute")
TypeArrayAttr = TypedArrayAttr(TypeAttr, "type array attribute")
DictArrayAttr = TypedArrayAttr(DictionaryAttr, "Array of dictionary attributes")
AffineMapArrayAttr = TypedArrayAttr(AffineMapAttr, "AffineMap array attribute")
SymbolRefArrayAttr = TypedArrayAttr(SymbolRefAttr, "symbol ref array attribute")
FlatSymbolRefArrayAttr = TypedArrayAttr(FlatSymbolRefAttr, "flat symbol ref array attribute")
IndexListArrayAttr = TypedArrayAttr(I64ArrayAttr, "Array of 64-bit integer array attributes")


def _dense_array(element: Type) -> AttributeConstraint:
    made = AttributeConstraint(
        f"{element} dense array attribute",
        lambda attribute: isinstance(attribute, DenseArrayAttr) and attribute.element_type is element,
        to_python=lambda attribute: list(attribute.values),
        from_python=lambda values: DenseArrayAttr(element, values),
    )
    made.attribute_class = DenseArrayAttr
    made.element_type = element  # type: ignore[attr-defined]
    return _stored(made)


DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr = (
    _dense_array(IntegerType(width)) for width in (1, 8, 16, 32, 64)
)
DenseF32ArrayAttr, DenseF64ArrayAttr = _dense_array(FloatType("f32")), _dense_array(FloatType("f64"))


def _elements(summary: str, predicate: Predicate) -> AttributeConstraint:
    made = AttributeConstraint(
        summary, lambda attribute: isinstance(attribute, DenseElementsAttr) and predicate(attribute)
    )
    return _stored(made, is_integer_elements)


def is_integer_elements(attribute: Attribute) -> bool:
    """Whether the attribute holds integers or indices, densely."""
    return isinstance(attribute, DenseElementsAttr) and isinstance(
        attribute.type.element_type, IntegerType | IndexType
    )


AnyIntElementsAttr = _elements(
    "integer elements attribute", lambda attribute: isinstance(attribute.type.element_type, IntegerType)
)
I32ElementsAttr = _elements(
    "32-bit signless integer elements attribute", lambda attribute: attribute.type.element_type is ir_types.i32
)
I64ElementsAttr = _elements(
    "64-bit signless integer elements attribute", lambda attribute: attribute.type.element_type is ir_types.i64
)


def RankedI64ElementsAttr(shape: Sequence[int]) -> AttributeConstraint:
    sizes = ", ".join(map(str, shape))
    return _elements(
        f"64-bit signless int elements attribute of shape [{sizes}]",
        lambda attribute: attribute.type.element_type is ir_types.i64 and tuple(attribute.type.shape) == tuple(shape),
    )


def _unit_of(attribute: Attribute) -> Attribute | None:
    if isinstance(attribute, IntegerAttr) and attribute.type is ir_types.i1:
        return UnitAttribute() if attribute.value else None
    if not isinstance(attribute, UnitAttribute):
        raise VerifyFailure(f"expected a unit or bool attribute, but got {attribute}")
    return attribute


UnitProp = _simple("unit property", UnitAttribute, lambda attribute: True, lambda value: UnitAttribute())
UnitProp.is_unit = True
UnitProp.native = NativeProperty(_unit_of, lambda attribute: attribute or ir_attributes.BoolAttr(False))


# ---- Regions and successors


def _count_blocks(region: Any, limit: int) -> int:
    count = 0
    block = region.first_block
    while block is not None and count <= limit:
        count += 1
        block = block.next_block
    return count


AnyRegion = RegionConstraint("any region", lambda region: True)


def SizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(f"region with {count} blocks", lambda region: _count_blocks(region, count) == count)


def MinSizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(
        f"region with at least {count} blocks", lambda region: _count_blocks(region, count) >= count
    )


def MaxSizedRegion(count: int) -> RegionConstraint:
    return RegionConstraint(f"region with at most {count} blocks", lambda region: _count_blocks(region, count) <= count)
