"""Constraints: on types, attributes, properties that are not attributes, and regions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Union

from lamina.ir import attributes as ir_attributes
from lamina.ir.attribute import Attribute, Type

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from lamina.ir.region import Region

    TypeT_co = TypeVar("TypeT_co", bound=Type, default=Type, covariant=True)
    ReadT_co = TypeVar("ReadT_co", default=Any, covariant=True)
else:
    from typing import TypeVar

    TypeT_co = TypeVar("TypeT_co", covariant=True)
    ReadT_co = TypeVar("ReadT_co", covariant=True)

Predicate = Callable[[Any], bool]


class TypeConstraint(Generic[TypeT_co]):
    """A predicate on types, with the summary used in diagnostics.

    ``buildable`` is the only type that satisfies it, if there is just one; formats may then omit the type. ``kind``
    is the class of all its types (or a test, for MLIR's type interfaces): where a format has the type of a single
    operand or result, a type of a different kind is a parse error.
    """

    __slots__ = ("summary", "predicate", "buildable", "kind", "_accepted", "__weakref__")

    def __init__(
        self,
        summary: str,
        predicate: Predicate,
        buildable: Type | None = None,
        kind: type[TypeT_co] | Predicate | None = None,
    ) -> None:
        self.summary = summary
        self.predicate = predicate
        self.buildable = buildable
        self.kind = kind
        self._accepted: set[Type] = set()

    def accepts(self, type: Type) -> bool:
        """True if the type satisfies the constraint."""
        if type in self._accepted:
            return True
        if self.predicate(type):
            self._accepted.add(type)
            return True
        return False

    def __repr__(self) -> str:
        return f"<type constraint: {self.summary}>"


class AttributeConstraint(Generic[ReadT_co]):
    """A predicate on attributes, with the summary used in diagnostics.

    ``to_python`` and ``from_python`` convert between the attribute and the Python value of a field;
    ``value_type`` is the type of a number in text without an explicit type. ``storage`` limits what the property can
    hold, if that is more specific than any attribute and not given by ``attribute_class``; ``native`` is MLIR's storage
    for fields that are not attributes; ``is_typed``: strings are printed with their type, if any.
    """

    def __init__(
        self,
        summary: str,
        predicate: Predicate,
        *,
        to_python: Callable[[Any], ReadT_co] | None = None,
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
        self.is_typed = False
        self.base: AttributeConstraint | None = None
        self.storage: Predicate | None = None
        self.native: NativeProperty | None = None
        # True if the value is not an attribute in MLIR, whether or not its storage matters here.
        self.is_property = False
        # The range of the elements of a dense array.
        self.element_type: Type | None = None

    def accepts(self, attribute: Attribute) -> bool:
        return self.predicate(attribute)

    def stores(self, attribute: Attribute) -> bool:
        """True if the property can hold the attribute, valid or not."""
        if self.storage is not None:
            return self.storage(attribute)
        return self.attribute_class is None or isinstance(attribute, self.attribute_class)

    def convert(self, value: object) -> Attribute:
        """Returns the attribute for a field's value, which may be an attribute already. Raises TypeError."""
        if isinstance(value, Attribute) and not isinstance(value, Type):
            return value
        if self.from_python is None:
            raise TypeError(f"expected an attribute ({self.summary}), got {value!r}")
        return self.from_python(value)

    def __repr__(self) -> str:
        return f"<attribute constraint: {self.summary}>"


# Anything convertible to a constraint of types or of attributes.
TypeLike = TypeConstraint[Any] | Type | type[Type]
AttributeLike = AttributeConstraint[Any] | type[Attribute]
ConstraintLike = Union[TypeLike, AttributeLike, "RegionConstraint"]


class UnitConstraint(AttributeConstraint[bool]):
    """A unit attribute: the field reads as a bool."""

    def __init__(self, summary: str, predicate: Predicate) -> None:
        super().__init__(
            summary, predicate, to_python=lambda attribute: True, from_python=lambda value: ir_attributes.UnitAttr()
        )
        self.attribute_class = ir_attributes.UnitAttr
        self.is_unit = True


class NativeProperty:
    """The storage of a field that is not an attribute in MLIR: ``read`` converts the attribute in a
    properties dictionary to the field's (None: the field is absent; VerifyFailure on mismatch), ``write`` converts
    the field's attribute, or None, to the one printed in the generic form. ``described`` is the name of an
    enumeration in messages."""

    __slots__ = ("read", "write", "described")

    def __init__(
        self, read: Callable[[Attribute], Attribute | None], write: Callable[[Any], Attribute], described: str = ""
    ) -> None:
        self.read = read
        self.write = write
        self.described = described


def stored(
    constraint: AttributeConstraint[ReadT_co], storage: Predicate | None = None
) -> AttributeConstraint[ReadT_co]:
    """Returns the constraint for a property that only holds what ``storage`` accepts; by default only valid
    attributes."""
    constraint.storage = storage or constraint.predicate
    return constraint


class RegionConstraint:
    """A predicate on regions."""

    __slots__ = ("summary", "predicate", "is_one_block")

    def __init__(self, summary: str, predicate: Predicate, is_one_block: bool = False) -> None:
        self.summary = summary
        self.predicate = predicate
        #: True if regions of one block are accepted, and no others.
        self.is_one_block = is_one_block

    def accepts(self, region: Region) -> bool:
        return self.predicate(region)


def as_constraint(constraint: ConstraintLike) -> Any:
    """Converts an attribute or type class to its constraint; returns constraints unchanged."""
    if isinstance(constraint, TypeConstraint | AttributeConstraint | RegionConstraint):
        return constraint
    if isinstance(constraint, Type):
        return TypeConstraint(str(constraint), lambda type: type is constraint, buildable=constraint)
    if isinstance(constraint, type) and issubclass(constraint, Type):
        cls = constraint
        return TypeConstraint(getattr(cls, "summary", ""), lambda type: isinstance(type, cls))
    if isinstance(constraint, type) and issubclass(constraint, Attribute):
        return _class_constraint(constraint)
    raise TypeError(f"{constraint!r} is not a constraint")


_class_constraints: dict[type, AttributeConstraint] = {}


def _class_constraint(cls: type[Attribute]) -> AttributeConstraint:
    constraint = _class_constraints.get(cls)
    if constraint is None:
        enumeration = getattr(cls, "enumeration", None)
        summary = getattr(cls, "summary", None) or ""
        if enumeration is not None:
            constraint = AttributeConstraint(
                summary,
                lambda attribute: isinstance(attribute, cls),
                to_python=lambda attribute: attribute.value,
                from_python=cls,
            )
        else:
            constraint = AttributeConstraint(summary, lambda attribute: isinstance(attribute, cls))
        constraint.attribute_class = cls
        _class_constraints[cls] = constraint
    return constraint
