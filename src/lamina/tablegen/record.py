"""Records (classes and definitions), their fields, and the keeper of all of them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any

from lamina.tablegen.errors import EvalError, SourceLocation, SourceManager
from lamina.tablegen.regex import Regex
from lamina.tablegen.types import BitsType, RecordType, Type, record_type
from lamina.tablegen.values import AnonymousName, Value, cast, expand_bits, to_text

MAX_STEPS = 3_000_000
# The questions to `texts` that every loading of a file asks.
NAMES_OF_DIALECTS = ("Dialect", ("name",))
NAMES_OF_OPERATIONS = ("Op", ("opName", "opDialect.name"))
NAMES_OF_TYPES = ("TypeDef", ("mnemonic", "dialect.name", "cppClassName", "cppType"))
NAMES_OF_ATTRIBUTES = ("AttrDef", NAMES_OF_TYPES[1])
NAMES = (NAMES_OF_DIALECTS, NAMES_OF_OPERATIONS, NAMES_OF_TYPES, NAMES_OF_ATTRIBUTES)


class Field:
    """A field of a record, or a template argument of a class."""

    __slots__ = ("name", "type", "value", "position", "nonconcrete", "is_argument")

    def __init__(self, name: str, type_: Type, value: Value, position: int, nonconcrete: bool, is_argument: bool):
        self.name = name
        self.type = type_
        self.value = value
        self.position = position
        self.nonconcrete = nonconcrete
        self.is_argument = is_argument

    def copy(self) -> Field:
        return Field(self.name, self.type, self.value, self.position, self.nonconcrete, self.is_argument)

    def set(self, value: Value) -> bool:
        """Stores a value converted to the field's type; False if it does not convert."""
        converted = cast(value, self.type)
        if converted is None:
            return False
        if isinstance(self.type, BitsType):
            converted = expand_bits(converted, self.type.width)
        self.value = converted
        return True


class Record:
    """A class or a definition.

    `superclasses` holds all classes it derives from, outermost first, as a dict for fast look-up; `checks` are its
    assertions and dumps as (kind, position, condition, message).
    """

    __slots__ = (
        "name",
        "is_class",
        "is_anonymous",
        "fields",
        "arguments",
        "direct_superclasses",
        "superclasses",
        "positions",
        "checks",
        "order",
        "_type",
        "_class_type",
        "keeper",
    )
    closed = True
    is_record = True
    size = 1

    def __init__(self, name: Value, position: int, keeper: RecordKeeper, is_class: bool = False) -> None:
        self.name = name
        self.is_class = is_class
        self.is_anonymous = type(name) is AnonymousName
        self.fields: dict[str, Field] = {}
        self.arguments: list[str] = []
        self.direct_superclasses: list[Record] = []
        self.superclasses: dict[Record, None] = {}
        self.positions = [position]
        self.checks: list[tuple[str, int, Value, Value]] = []
        self.order = -1
        self._type: RecordType | None = None
        self._class_type: RecordType | None = None
        self.keeper = keeper

    def name_text(self) -> str:
        return self.name if isinstance(self.name, str) else to_text(self.name)

    def as_type(self) -> RecordType:
        """Returns the type of records that derive from this class."""
        if self._class_type is None:
            self._class_type = RecordType((self,))
        return self._class_type

    @property
    def type(self) -> RecordType:
        """The type this definition has: that of its direct superclasses."""
        if self._type is None or len(self._type.classes) != len(self.direct_superclasses):
            self._type = record_type(self.direct_superclasses)
        return self._type

    def is_a(self, class_name: str) -> bool:
        return any(record.name == class_name for record in self.superclasses)

    def value(self, field: str) -> Value:
        """Returns a field's value; `?` if unset. Raises KeyError if there is no such field."""
        return self.fields[field].value

    @property
    def locations(self) -> list[SourceLocation]:
        """Returns where the record is defined, innermost first, then the `defm`s that created it."""
        return [self.keeper.sources.location(position) for position in self.positions]

    def places(self) -> list[tuple[str, int, int]]:
        """Returns the same as plain (path, line, column)."""
        return [self.keeper.sources.line_and_column(position) for position in self.positions]

    def field_location(self, name: str) -> SourceLocation:
        """Returns where a field got its value: its declaration or the last `let`."""
        return self.keeper.sources.location(self.fields[name].position)

    def copy(self) -> Record:
        other = Record(self.name, self.positions[0], self.keeper, self.is_class)
        other.fields = {name: field.copy() for name, field in self.fields.items()}
        other.arguments = list(self.arguments)
        other.direct_superclasses = list(self.direct_superclasses)
        other.superclasses = dict(self.superclasses)
        other.positions = list(self.positions)
        other.checks = list(self.checks)
        return other

    def add_superclass(self, base: Record) -> None:
        self.direct_superclasses.append(base)
        self.superclasses.update(base.superclasses)
        self.superclasses[base] = None

    def __repr__(self) -> str:
        return self.name_text()

    def describe(self) -> str:
        """Formats the whole record like `!repr`."""
        supers = " ".join(base.name_text() for base in self.superclasses)
        lines = [f"{self.name_text()} {{" + (f"\t// {supers}" if supers else "")]
        for field in self.fields.values():
            prefix = "field " if field.nonconcrete else ""
            lines.append(f"  {prefix}{field.type} {field.name} = {to_text(field.value)};")
        return "\n".join([*lines, "}", ""])


class RecordKeeper:
    """All classes, definitions and global variables of a file and what it includes.

    `messages` are the (place, text) of `dump` statements; `dependencies` the (path, text) of the files read.
    """

    def __init__(self, sources: SourceManager) -> None:
        self.sources = sources
        self.classes: dict[str, Record] = {}
        self.defs: dict[str, Record] = {}
        self._globals: dict[str, Value] = {}
        self.messages: list[tuple[SourceLocation, str]] = []
        self.dependencies: list[tuple[str, str]] = []
        self.include_requests: list[tuple[str, str]] = []
        self.main_file = ""
        self.instances: dict[Any, Record] = {}
        self.call_positions: dict[Any, int] = {}
        self.numbers: dict[Any, int] = {}
        self.steps = 0
        self._anonymous = 0

    @property
    def globals(self) -> dict[str, Value]:
        """The values of global variables."""
        return self._globals

    def new_anonymous_name(self) -> str:
        name = f"anonymous_{self._anonymous}"
        self._anonymous += 1
        return name

    def add_def(self, record: Record) -> None:
        record.order = len(self.defs)
        self.defs[record.name] = record

    def sorted_defs(self) -> list[Record]:
        """Returns all definitions by name, bytewise, as llvm-tblgen orders them."""
        return [self.defs[name] for name in sorted(self.defs, key=_bytes_key)]

    def derived(self, class_name: str) -> list[Record]:
        """Returns the definitions that derive from a class, in the order of their names (bytewise)."""
        base = self.classes.get(class_name)
        if base is None:
            return []
        return [record for record in self.sorted_defs() if base in record.superclasses]

    def texts(self, class_name: str, fields: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """Returns string fields of the definitions that derive from a class, by name; `a.b` is the field `b` of the
        record in `a`. Empty for other values."""
        return {
            record.name: tuple([_text(record, field) for field in fields]) for record in self.derived(class_name)
        }

    def matching(self, base: Record, pattern: str) -> list[Record]:
        """Returns the result of `!instances`: definitions whose name matches, in natural order."""
        records = sorted(self.derived(base.name), key=_numeric_key)
        if not pattern:
            return records
        regex = Regex(pattern)
        return [record for record in records if regex.search(record.name)]

    def digest_of(self, path: str) -> bytes:
        """Returns the SHA-256 of a file that was read; empty otherwise."""
        for name, text in self.dependencies:
            if name == path:
                return hashlib.sha256(text.encode("utf-8", "replace")).digest()
        return b""

    def charge(self, amount: int) -> None:
        """Counts work; an input that needs more than the limit is rejected."""
        self.steps += amount
        if self.steps > MAX_STEPS:
            raise EvalError("evaluation takes too many steps")


def _text(record: Record, path: str) -> str:
    name, _, rest = path.partition(".")
    field = record.fields.get(name)
    value = None if field is None else field.value
    if rest:
        return _text(value, rest) if isinstance(value, Record) else ""
    return str(value) if isinstance(value, str) else ""


def _numeric_key(record: Record) -> list[tuple[int, bytes]]:
    pieces: list[tuple[int, bytes]] = []
    for digits, char in _DIGITS.findall(record.name):
        # A number sorts where its first digit would; longer numbers are larger.
        pieces.append((0x30, len(digits).to_bytes(4, "big") + digits.encode()) if digits else (ord(char), b""))
    return pieces


_DIGITS = re.compile(r"([0-9]+)|(.)", re.DOTALL)


def _bytes_key(name: str) -> bytes:
    return name.encode("utf-8", "surrogatepass")


ANONYMOUS = re.compile(r"anonymous_\d+\Z")

