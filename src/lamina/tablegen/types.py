"""TableGen's types. They are interned, so that identity is equality."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamina.tablegen.record import Record


class Type:
    """A type; `kind` is one of bit, bits, int, string, dag, list, record."""

    __slots__ = ("kind", "_list")

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._list: ListType | None = None

    def __str__(self) -> str:
        return self.kind

    def is_a(self, other: Type) -> bool:
        """True if this type is a subtype of the other."""
        return self is other

    def converts_to(self, other: Type) -> bool:
        """True if values of this type convert to the other."""
        if self is other:
            return True
        if self.kind == "bit":
            return other.kind == "int" or (isinstance(other, BitsType) and other.width == 1)
        if self.kind == "int":
            return other.kind in ("bit", "bits")
        return False


class BitsType(Type):
    """`bits<width>`."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        super().__init__("bits")
        self.width = width

    def __str__(self) -> str:
        return f"bits<{self.width}>"

    def converts_to(self, other: Type) -> bool:
        return self is other or other.kind == "int" or (self.width == 1 and other.kind == "bit")


class ListType(Type):
    """`list<element>`."""

    __slots__ = ("element",)

    def __init__(self, element: Type) -> None:
        super().__init__("list")
        self.element = element

    def __str__(self) -> str:
        return f"list<{self.element}>"

    def is_a(self, other: Type) -> bool:
        return self is other or (isinstance(other, ListType) and self.element.is_a(other.element))

    def converts_to(self, other: Type) -> bool:
        return self is other or (isinstance(other, ListType) and self.element.converts_to(other.element))


def element_of(type: Type) -> Type:
    """Returns the element type of a type known to be a list."""
    assert isinstance(type, ListType)
    return type.element


class RecordType(Type):
    """Records that derive from all of `classes` (of any record if there are none)."""

    __slots__ = ("classes", "combinations")

    def __init__(self, classes: tuple[Record, ...]) -> None:
        super().__init__("record")
        self.classes = classes
        self.combinations: dict[tuple[Record, ...], RecordType] = {}

    def __str__(self) -> str:
        if len(self.classes) == 1:
            return self.classes[0].name_text()
        return "{" + ", ".join(record.name_text() for record in self.classes) + "}"

    def is_a(self, other: Type) -> bool:
        if self is other:
            return True
        if not isinstance(other, RecordType):
            return False
        return all([self.derives_from(record) for record in other.classes])

    converts_to = is_a

    def derives_from(self, record: Record) -> bool:
        return any([mine is record or record in mine.superclasses for mine in self.classes])


BIT = Type("bit")
INT = Type("int")
STRING = Type("string")
DAG = Type("dag")
ANY_RECORD = RecordType(())
_BITS: dict[int, BitsType] = {}


def bits_type(width: int) -> BitsType:
    known = _BITS.get(width)
    if known is None:
        known = _BITS[width] = BitsType(width)
    return known


def list_type(element: Type) -> ListType:
    known = element._list
    if known is None:
        known = element._list = ListType(element)
    return known


def record_type(classes: Iterable[Record]) -> RecordType:
    """Returns the type of records that derive from all of these classes."""
    unique = tuple(sorted(set(classes), key=_class_name))
    if not unique:
        return ANY_RECORD
    if len(unique) == 1:
        return unique[0].as_type()
    table = unique[0].as_type().combinations
    known = table.get(unique)
    if known is None:
        known = table[unique] = RecordType(unique)
    return known


def _class_name(record: Record) -> str:
    return record.name_text()


def common_type(left: Type, right: Type) -> Type | None:
    """Returns the type that values of both have or convert to, if there is one."""
    if left is right:
        return left
    if isinstance(left, RecordType) and isinstance(right, RecordType):
        return _common_record_type(left, right)
    if left.converts_to(right):
        return right
    if right.converts_to(left):
        return left
    if isinstance(left, ListType) and isinstance(right, ListType):
        element = common_type(left.element, right.element)
        return None if element is None else list_type(element)
    return None


def _common_record_type(left: RecordType, right: RecordType) -> RecordType:
    common: list[Record] = []
    pending = list(left.classes)
    while pending:
        record = pending.pop()
        if right.derives_from(record):
            common.append(record)
        else:
            pending += record.direct_superclasses
    return record_type(common)
