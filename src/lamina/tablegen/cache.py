"""An on-disk cache of parsed files, whose records are decoded lazily.

An entry is keyed by the file's path, the include folders, the macros, and the versions of this package and of Python.
It lists the content hash of every file read; it is valid while all of them, and the resolution of each `include`,
are unchanged. Entries with a wrong checksum are ignored. Beyond `LIMIT` bytes the least recently used ones are
deleted. The payload is `marshal` data: numbers, strings and tuples, no classes.
"""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import lamina
from lamina.ir.cache_files import read_entry, trim, write_entry
from lamina.ir.collector import collector_paused
from lamina.ir.permissions import may_include
from lamina.ir.settings import chosen_folder, warn_unwritten
from lamina.tablegen.errors import SourceLocation, SourceManager
from lamina.tablegen.include_paths import candidate_paths
from lamina.tablegen.record import NAMES, Field, Record, RecordKeeper
from lamina.tablegen.types import (
    BIT,
    DAG,
    INT,
    STRING,
    BitsType,
    ListType,
    RecordType,
    Type,
    bits_type,
    list_type,
    record_type,
)
from lamina.tablegen.values import (
    UNSET,
    AnonymousName,
    Bits,
    Code,
    Dag,
    Expr,
    List,
    Value,
    Var,
    VarBit,
    is_record,
    to_text,
)

FORMAT = 4
MAGIC = b"lamina-td"
LIMIT = 256 * 1024 * 1024
_SUFFIX = ".td-cache"
_DIGEST = 32


# ---------------------------------------------------------------------------------------------------------------------
# Location of the entries


def cache_folder() -> str | None:
    """Returns `$LAMINA_CACHE`, or `lamina` in the platform's cache folder; None if that is unknown or off."""
    return chosen_folder("LAMINA_CACHE", "tablegen", below="tablegen")


def _version() -> str:
    return str(getattr(lamina, "__version__", "0"))


def _entry_path(path: str, include_dirs: Sequence[str], macros: Sequence[str]) -> str | None:
    folder = cache_folder()
    if folder is None:
        return None
    subject = repr(
        (FORMAT, _version(), sys.version, marshal.version, os.getcwd(), path, list(include_dirs), sorted(macros))
    )
    return os.path.join(folder, hashlib.sha256(subject.encode("utf-8", "surrogatepass")).hexdigest() + _SUFFIX)


# ---------------------------------------------------------------------------------------------------------------------
# Reading and writing entries


def load(path: str, include_dirs: Sequence[str], macros: Sequence[str] = ()) -> LazyKeeper | None:
    """Returns the cached records of a file, or None if there are none or they are stale."""
    entry = _entry_path(path, include_dirs, macros)
    if entry is None:
        return None
    content = read_entry(entry)
    if content is None:
        return None
    start = len(MAGIC) + _DIGEST
    payload = memoryview(content)[start:]
    if not content.startswith(MAGIC) or hashlib.sha256(payload).digest() != content[len(MAGIC) : start]:
        return None
    try:
        dependencies, requests, head, bodies = marshal.loads(payload)
        if not _is_current(path, dependencies, requests, include_dirs):
            return None
        return LazyKeeper(head, bodies, dependencies)
    except (ValueError, TypeError, EOFError, LookupError):
        return None


def _is_current(
    main: str,
    dependencies: Sequence[tuple[str, bytes]],
    requests: Sequence[tuple[str, str]],
    include_dirs: Sequence[str],
) -> bool:
    for path, digest in dependencies:
        if path != main and not may_include(path, include_dirs):
            return False  # cached with more permissions; reading the file again reports the error
        try:
            with open(path, "rb") as stream:
                if hashlib.sha256(stream.read()).digest() != digest:
                    return False
        except OSError:
            return False
    for name, expected in dict.fromkeys(requests):
        for candidate in candidate_paths(name, include_dirs):
            if candidate == expected:
                break
            if os.path.isfile(candidate):
                return False
    return True


def store(keeper: RecordKeeper, include_dirs: Sequence[str], macros: Sequence[str] = ()) -> bool:
    """Writes an entry; False if the disk does not allow it or a file changed meanwhile, which is not an error."""
    from pathlib import Path  # 5 ms, which loading need not pay

    name = _entry_path(keeper.main_file, include_dirs, macros)
    if name is None:
        return False
    entry = Path(name)
    try:
        dependencies = []
        for path, text in dict(keeper.dependencies).items():
            raw = Path(path).read_bytes()
            if raw.decode("utf-8", "replace") != text:
                return False
            dependencies.append((path, hashlib.sha256(raw).digest()))
        head, bodies = _encode_keeper(keeper)
        payload = marshal.dumps((tuple(dependencies), tuple(keeper.include_requests), head, marshal.dumps(bodies)))
        write_entry(entry, MAGIC + hashlib.sha256(payload).digest() + payload)
    except (OSError, ValueError) as problem:  # a full or read-only disk, or data nested too deep for marshal
        if isinstance(problem, OSError):
            warn_unwritten("LAMINA_CACHE", entry.parent, problem)
        return False
    trim(entry.parent, "*", _SUFFIX, LIMIT)
    return True


# ---------------------------------------------------------------------------------------------------------------------
# Records to plain data


def _encode_keeper(keeper: RecordKeeper) -> tuple[dict[str, Any], dict[str, Any]]:
    """Returns what loading a dialect asks, and the rest, which is read on first use."""
    encoder = _Encoder(keeper)
    classes = tuple([encoder.record(record) for record in keeper.classes.values()])
    defs = tuple([encoder.record(record) for record in keeper.defs.values()])
    head = {
        "main": keeper.main_file,
        "names": {question: keeper.texts(*question) for question in NAMES},
        "messages": tuple([(tuple(place), text) for place, text in keeper.messages]),
        "globals": tuple([(name, encoder.value(value)) for name, value in keeper.globals.items()]),
    }
    bodies = {
        "classes": classes,
        "defs": defs,
        "types": tuple(encoder.types),
        "places": tuple(encoder.places),
        "files": tuple(encoder.files),
    }
    return head, bodies


class _Encoder:
    def __init__(self, keeper: RecordKeeper) -> None:
        self.sources = keeper.sources
        self.types: list[Any] = []
        self.places: list[tuple[int, int, int]] = []
        self.files: dict[str, int] = {}
        self._type_numbers: dict[Type, int] = {}
        self._place_numbers: dict[int, int] = {}
        self._shared: dict[Any, Any] = {}

    def record(self, record: Record) -> tuple[Any, ...]:
        fields = tuple([self.field(field) for field in record.fields.values()])
        return (
            record.name_text(),
            record.is_class,
            record.is_anonymous,
            self._once(tuple([base.name for base in record.superclasses])),
            self._once(tuple([base.name for base in record.direct_superclasses])),
            tuple([self.place(position) for position in record.positions]),
            tuple(record.arguments),
            fields,
        )

    def field(self, field: Field) -> tuple[Any, ...]:
        flags = 2 * field.is_argument + field.nonconcrete
        encoded = (field.name, self.type(field.type), self.value(field.value), self.place(field.position), flags)
        # Most fields of most records are inherited unchanged: equal ones are stored once. Bits and numbers compare
        # equal in Python, so the kind is part of the key.
        result: tuple[Any, ...] = self._once(encoded, type(field.value))
        return result

    def _once(self, item: Any, kind: Any = None) -> Any:
        return self._shared.setdefault((item, kind), item)

    def place(self, position: int) -> int:
        number = self._place_numbers.get(position)
        if number is None:
            path, line, column = self.sources.line_and_column(position)
            file = self.files.setdefault(path, len(self.files))
            number = self._place_numbers[position] = len(self.places)
            self.places.append((file, line, column))
        return number

    def type(self, held: Type) -> int:
        number = self._type_numbers.get(held)
        if number is None:
            encoded: Any = held.kind
            if isinstance(held, BitsType):
                encoded = ("bits", held.width)
            elif isinstance(held, ListType):
                encoded = ("list", self.type(held.element))
            elif isinstance(held, RecordType):
                encoded = ("record", tuple([record.name for record in held.classes]))
            number = self._type_numbers[held] = len(self.types)
            self.types.append(encoded)
        return number

    def value(self, value: Value) -> Any:
        kind = type(value)
        if kind is str or kind is int or kind is bool:
            return value
        if kind is Code:
            return ("c", str(value))
        if value is UNSET:
            return None
        if kind is List:
            return ("l", self.type(value.element), tuple([self.value(item) for item in value.items]))
        if kind is Dag:
            args = tuple([self.value(arg) for arg in value.args])
            return ("g", self.value(value.operator), value.name, args, value.names)
        if kind is Bits:
            return ("b", tuple([self.value(bit) for bit in value.bits]))
        if is_record(value):
            return ("d", value.name_text())
        if kind is Var:
            return ("v", value.name, self.type(value.type))
        if kind is VarBit:
            return ("i", self.value(value.base), value.index)
        if kind is AnonymousName:
            return ("a", value.name)
        return ("x", to_text(value), self.type(value.type))


# ---------------------------------------------------------------------------------------------------------------------
# Plain data to records, on demand


class Opaque(Expr):
    """An unresolved expression of a cached record: only its text is left."""

    __slots__ = ("text",)

    def __init__(self, text: str, type_: Type) -> None:
        self.text = text
        self.type = type_
        self.size = 1

    def parts(self) -> tuple[Any, ...]:
        return (self.text,)

    def __repr__(self) -> str:
        return self.text


class LazyRecord(Record):
    """A record of a cached file, whose fields are decoded on demand."""

    __slots__ = ("_data", "_fields", "_supers", "_values")
    keeper: LazyKeeper

    def __init__(self, data: tuple[Any, ...], keeper: LazyKeeper, order: int) -> None:
        self._data = data
        self.name = data[0]
        self.is_class = data[1]
        self.is_anonymous = data[2]
        self.arguments = list(data[6])
        self.order = order
        self.keeper = keeper
        self.checks = []
        self._type = None
        self._class_type = None
        self._fields: dict[str, Field] | None = None
        self._supers: dict[Record, None] | None = None
        self._values: dict[str, tuple[Any, ...]] | None = None

    @property
    def superclasses(self) -> dict[Record, None]:  # type: ignore[override]
        if self._supers is None:
            self._supers = {self.keeper.classes[name]: None for name in self._data[3]}
        return self._supers

    @property
    def direct_superclasses(self) -> list[Record]:  # type: ignore[override]
        return [self.keeper.classes[name] for name in self._data[4]]

    @property
    def fields(self) -> dict[str, Field]:  # type: ignore[override]
        if self._fields is None:
            keeper = self.keeper
            self._fields = {
                name: Field(name, keeper.type(held), keeper.value(value), place, bool(flags & 1), bool(flags & 2))
                for name, held, value, place, flags in self._data[7]
            }
        return self._fields

    def is_a(self, class_name: str) -> bool:
        return class_name in self._data[3]

    def value(self, field: str) -> Value:
        values = self._values
        if values is None:
            values = self._values = {item[0]: item for item in self._data[7]}
        return self.keeper.value(values[field][2])

    def places(self) -> list[tuple[str, int, int]]:
        return [self.keeper.place(number) for number in self._data[5]]

    @property
    def locations(self) -> list[SourceLocation]:
        return [SourceLocation(*place) for place in self.places()]

    def field_location(self, name: str) -> SourceLocation:
        return SourceLocation(*self.keeper.place(self.fields[name].position))


class _Records(Mapping[str, Record]):
    """Records by name, in definition order, created on demand."""

    def __init__(self, kind: str, keeper: LazyKeeper) -> None:
        self._kind = kind
        self._keeper = keeper
        self._made: dict[str, LazyRecord] = {}

    @cached_property
    def data(self) -> tuple[tuple[Any, ...], ...]:
        """The encoded records."""
        encoded: tuple[tuple[Any, ...], ...] = self._keeper.bodies[self._kind]
        return encoded

    @cached_property
    def order(self) -> dict[str, int]:
        """The number of each record."""
        return {item[0]: index for index, item in enumerate(self.data)}

    def __getitem__(self, name: str) -> Record:
        known = self._made.get(name)
        if known is None:
            order = self.order[name]
            known = self._made[name] = LazyRecord(self.data[order], self._keeper, order)
        return known

    def __contains__(self, name: object) -> bool:
        return name in self.order

    def __iter__(self) -> Iterator[str]:
        return iter(self.order)

    def __len__(self) -> int:
        return len(self.order)


class LazyKeeper(RecordKeeper):
    """The result of `parse_file` for a cached file: the same views as after parsing, read-only."""

    def __init__(self, head: dict[str, Any], bodies: bytes, dependencies: Sequence[tuple[str, bytes]]) -> None:
        super().__init__(SourceManager())
        self._encoded_bodies = bodies
        self._types: dict[int, Type] = {}
        self._names = head["names"]
        self.main_file = head["main"]
        self.dependency_hashes = list(dependencies)
        # Only the names of the files are kept, not their texts.
        self.dependencies = [(path, "") for path, _ in dependencies]
        self.classes = _Records("classes", self)  # type: ignore[assignment]
        self.defs = _Records("defs", self)  # type: ignore[assignment]
        self.messages = [(SourceLocation(*place), text) for place, text in head["messages"]]
        self._encoded_globals = head["globals"]

    @property
    def globals(self) -> dict[str, Value]:
        """The values of global variables, decoded on first use: those that are records need the bodies."""
        self._globals = self._globals or {name: self.value(value) for name, value in self._encoded_globals}
        return self._globals

    @cached_property
    def bodies(self) -> dict[str, Any]:
        """All that the head lacks, decoded on first use: most of an entry."""
        with collector_paused():  # hundreds of thousands of tuples without a cycle among them
            data: dict[str, Any] = marshal.loads(self._encoded_bodies)
        self._encoded_bodies = b""
        return data

    def derived(self, class_name: str) -> list[Record]:
        defs = self.defs
        names = [item[0] for item in defs.data if class_name in item[3]]  # type: ignore[attr-defined]
        return [defs[name] for name in sorted(names, key=lambda name: name.encode("utf-8", "surrogatepass"))]

    def digest_of(self, path: str) -> bytes:
        return dict(self.dependency_hashes).get(path, b"")

    def texts(self, class_name: str, fields: Sequence[str]) -> dict[str, tuple[str, ...]]:
        names = self._names.get((class_name, tuple(fields)))
        if names is not None:
            return dict(names)
        defs: Any = self.defs
        data = {item[0]: item for item in defs.data if class_name in item[3]}
        known: dict[tuple[str, str], str] = {}

        def text(value: object, rest: str) -> str:
            if rest:
                if type(value) is not tuple or value[0] != "d":
                    return ""
                key = (value[1], rest)
                if key not in known:
                    known[key] = text(self._raw(value[1]).get(rest), "")
                return known[key]
            if type(value) is tuple and value[0] == "c":
                value = value[1]
            return value if type(value) is str else ""

        paths = [path.partition(".")[::2] for path in fields]
        wanted = {name for name, _ in paths}
        known_texts = {}
        for name in sorted(data, key=lambda name: name.encode("utf-8", "surrogatepass")):
            raw = {item[0]: item[2] for item in data[name][7] if item[0] in wanted}
            known_texts[name] = tuple([text(raw.get(first), rest) for first, rest in paths])
        return known_texts

    def _raw(self, name: str) -> dict[str, Any]:
        """Returns the encoded fields of a definition."""
        defs: Any = self.defs
        return {item[0]: item[2] for item in defs.data[defs.order[name]][7]}

    def place(self, number: int) -> tuple[str, int, int]:
        file, line, column = self.bodies["places"][number]
        return self.bodies["files"][file], line, column

    def type(self, number: int) -> Type:
        known = self._types.get(number)
        if known is None:
            known = self._types[number] = self._decode_type(self.bodies["types"][number])
        return known

    def _decode_type(self, data: Any) -> Type:
        if isinstance(data, str):
            return {"bit": BIT, "int": INT, "string": STRING, "dag": DAG}[data]
        kind, parameter = data
        if kind == "bits":
            return bits_type(parameter)
        if kind == "list":
            return list_type(self.type(parameter))
        return record_type([self.classes[name] for name in parameter])

    def value(self, data: Any) -> Value:
        if data is None:
            return UNSET
        if type(data) is not tuple:
            return data
        tag = data[0]
        if tag == "d":
            return self.defs[data[1]]
        if tag == "c":
            return Code(data[1])
        if tag == "l":
            return List(tuple([self.value(item) for item in data[2]]), self.type(data[1]))
        if tag == "g":
            return Dag(self.value(data[1]), data[2], tuple([self.value(arg) for arg in data[3]]), data[4])
        if tag == "b":
            return Bits(tuple([self.value(bit) for bit in data[1]]))
        if tag == "v":
            return Var(data[1], self.type(data[2]))
        if tag == "i":
            return VarBit(self.value(data[1]), data[2])
        if tag == "a":
            return AnonymousName(data[1])
        return Opaque(data[1], self.type(data[2]))
