"""`load_dialect`: the dialects that a `.td` file declares.

Loading reads the records. A dialect is declared when it is first looked up, and its classes are created on first use:
the machinery for both takes longer to import than the records of a file to read.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import threading
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from lamina.ir import dialect as registry
from lamina.tablegen import parse_file
from lamina.tablegen.base_files import explain_missing, search_folders
from lamina.tablegen.errors import TableGenError
from lamina.tablegen.record import (
    NAMES_OF_ATTRIBUTES,
    NAMES_OF_DIALECTS,
    NAMES_OF_OPERATIONS,
    NAMES_OF_TYPES,
    Record,
    RecordKeeper,
)

if TYPE_CHECKING:
    from lamina.ir.attribute import Attribute
    from lamina.ir.dialect import Dialect
    from lamina.plugins import Plugin
    from lamina.tablegen.dialects.context import Context
    from lamina.tablegen.dialects.declaring import Declarer


class LoadedFile:
    """The result of loading a `.td` file: its dialects, the records, and their sources."""

    def __init__(self, path: str, keeper: RecordKeeper, plugins: Sequence[Plugin] = ()) -> None:
        self.path = path
        self.keeper = keeper
        self.plugins = tuple(plugins)
        self.names = [name for (name,) in keeper.texts(*NAMES_OF_DIALECTS).values() if name and not is_of_package(name)]
        self._declarer: Declarer | None = None

    @cached_property
    def operations(self) -> dict[str, Record]:
        """The operations by name."""
        records = {}
        for record_name, (operation, dialect) in self.keeper.texts(*NAMES_OF_OPERATIONS).items():
            records[f"{dialect}.{operation}" if dialect else operation] = self.keeper.defs[record_name]
        return records

    @cached_property
    def types(self) -> dict[str, Record]:
        """The types by `dialect.mnemonic`."""
        return self._by_mnemonic(NAMES_OF_TYPES)

    @cached_property
    def attributes(self) -> dict[str, Record]:
        """The attributes by `dialect.mnemonic`."""
        return self._by_mnemonic(NAMES_OF_ATTRIBUTES)

    def _by_mnemonic(self, question: tuple[str, tuple[str, ...]]) -> dict[str, Record]:
        return {
            f"{dialect}.{mnemonic}": self.keeper.defs[record_name]
            for record_name, (mnemonic, dialect, _, _) in self.keeper.texts(*question).items()
            if mnemonic
        }

    @cached_property
    def class_records(self) -> dict[str, Record]:
        """The types and attributes by C++ name."""
        records: dict[str, Record] = {}
        for question in (NAMES_OF_TYPES, NAMES_OF_ATTRIBUTES):
            for record_name, (_, _, cpp_class, cpp_type) in self.keeper.texts(*question).items():
                record = self.keeper.defs[record_name]
                records.setdefault(cpp_class, record)
                records[cpp_type.removeprefix("::")] = record
        return records

    def declared(self) -> Declarer:
        """Declares the dialects, once."""
        with _declaring:
            if self._declarer is None:
                self._declarer = importlib.import_module("lamina.tablegen.dialects.declaring").Declarer(self)
                self._declarer.declare()
            return self._declarer

    @property
    def context(self) -> Context:
        """What the classes are made from."""
        return self.declared().context

    @property
    def dialects(self) -> list[Dialect]:
        """The dialects that the file declares."""
        return self.declared().dialects

    def own_class(self, cpp_name: str) -> type[Attribute] | None:
        """Returns the class of a C++ name among the types and attributes of the file's dialects."""
        return self.declared().own_class(cpp_name)


_loaded: dict[tuple[str, tuple[str, ...]], LoadedFile] = {}
_declaring = threading.RLock()


def load_dialect(
    path: str | os.PathLike[str],
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    *,
    plugins: Iterable[Plugin] = (),
) -> LoadedFile:
    """Defines the dialects that a `.td` file declares, with their operations, types and attributes.

    MLIR's own files missing from `include_dirs` are taken from this package, or from an installed MLIR; the folder of
    the file itself is searched last. Plug-ins shipped or installed for the dialects' names are used, preceded by
    `plugins`. A dialect of this package is not changed; one that was loaded before is extended. Raises TableGenError
    for a file that cannot be read.
    """
    name = os.fspath(path)
    folders = [os.fspath(folder) for folder in include_dirs]
    try:
        keeper = parse_file(name, [*search_folders(folders), os.path.dirname(name) or "."])
    except TableGenError as problem:
        explain_missing(problem)
        raise
    loaded = LoadedFile(name, keeper, list(plugins))
    key = os.path.abspath(name), tuple(folders)
    if not any(registry.is_known(dialect) for dialect in loaded.names):
        for dialect in loaded.names:
            registry.declare_later(dialect, loaded.declared)
    elif not loaded.declared().said_something_new and key in _loaded:
        return _loaded[key]
    _loaded[key] = loaded
    return loaded


def loaded_files() -> list[LoadedFile]:
    """Returns all files that dialects were loaded from."""
    return list(_loaded.values())


def is_of_package(name: str) -> bool:
    """True if this package declares a dialect of that name in Python."""
    return name.isidentifier() and importlib.util.find_spec(f"lamina.dialects.{name}") is not None
