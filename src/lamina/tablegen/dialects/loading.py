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
from typing import TYPE_CHECKING

from lamina.ir import dialect as registry
from lamina.tablegen import parse_file
from lamina.tablegen.base_files import base_folder
from lamina.tablegen.record import Record, RecordKeeper

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
        self.operations: dict[str, Record] = {}
        self.types: dict[str, Record] = {}
        self.attributes: dict[str, Record] = {}
        self.class_records: dict[str, Record] = {}  # types and attributes by C++ name
        self.names = [
            name for (name,) in keeper.texts("Dialect", ("name",)).values() if name and not is_of_package(name)
        ]
        self._declarer: Declarer | None = None
        self._read_names()

    def _read_names(self) -> None:
        for record_name, (operation, dialect) in self.keeper.texts("Op", ("opName", "opDialect.name")).items():
            self.operations[f"{dialect}.{operation}" if dialect else operation] = self.keeper.defs[record_name]
        wanted = ("mnemonic", "dialect.name", "cppClassName", "cppType")
        for kind, table in (("TypeDef", self.types), ("AttrDef", self.attributes)):
            for record_name, (mnemonic, dialect, cpp_class, cpp_type) in self.keeper.texts(kind, wanted).items():
                record = self.keeper.defs[record_name]
                if mnemonic:
                    table[f"{dialect}.{mnemonic}"] = record
                self.class_records.setdefault(cpp_class, record)
                self.class_records[cpp_type.removeprefix("::")] = record

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

    MLIR's own files missing from `include_dirs` are taken from this package; the folder of the file itself is searched
    last. Plug-ins shipped or installed for the dialects' names are used, preceded by `plugins`. A dialect of this
    package is not changed; one that was loaded before is extended. Raises TableGenError for a file that cannot be read.
    """
    name = os.fspath(path)
    folders = [os.fspath(folder) for folder in include_dirs]
    keeper = parse_file(name, [*folders, base_folder(), os.path.dirname(name) or "."])
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
