"""Declares the dialects of a `.td` file: names in their tables, plug-ins, and what makes the classes on first use."""

from __future__ import annotations

from typing import Any

from lamina.ir import dialect as registry
from lamina.ir.attribute import Attribute, Type
from lamina.ir.dialect import DefinitionTable, Dialect
from lamina.ir.operation import Operation
from lamina.plugins import shipped_and_installed
from lamina.tablegen.cpp.vocabulary import Vocabulary, short_name
from lamina.tablegen.dialects import hooks
from lamina.tablegen.dialects.context import Context
from lamina.tablegen.dialects.loading import LoadedFile, loaded_files
from lamina.tablegen.errors import TableGenError
from lamina.tablegen.ods.types import AttrOrTypeDef
from lamina.tablegen.record import Record

# The files that each dialect was loaded from.
_sources: dict[str, list[LoadedFile]] = {}


class Declarer:
    """Declares the dialects of one file."""

    def __init__(self, file: LoadedFile) -> None:
        self.file = file
        self.vocabulary = Vocabulary()
        self.context = Context(file.keeper, [], self.vocabulary)
        self.context.operation_records = file.operations
        self.context.class_records = file.class_records
        self.dialects: list[Dialect] = []
        self.said_something_new = False
        self.vocabulary.resolve = self._class_of
        self.vocabulary.resolve_enum = self._enum_of

    def declare(self) -> None:
        """Registers the file's declarations with its dialects."""
        for name in self.file.names:
            self._declare(name)
        self.context.plugins += self.file.plugins
        for plugin in self.context.plugins:
            self.vocabulary.tests.update(plugin.predicates)
            self.vocabulary.methods.update({_method_key(key): value for key, value in plugin.methods.items()})

    def _declare(self, name: str) -> None:
        dialect = registry.registered_dialect(name) or Dialect(name)
        self.context.dialects[name] = dialect
        self.dialects.append(dialect)
        plugins = shipped_and_installed(name)
        self.context.plugins += [plugin for plugin in plugins if plugin not in self.context.plugins]
        for plugin in [*self.context.plugins, *self.file.plugins]:
            for directive, functions in plugin.directives.items():
                if len(functions) == 2:
                    parse = hooks.parsing(functions["parse"], f"custom<{directive}>")
                    dialect.directives[directive] = (parse, functions["print"])
        self._keep_what_cpp_parses(dialect)
        fresh = self._is_new(dialect)
        self.said_something_new |= fresh
        self._declare_operations(dialect, fresh)
        self._declare_definitions(dialect.types, self.file.types, name, "!", fresh)
        self._declare_definitions(dialect.attributes, self.file.attributes, name, "#", fresh)
        self._apply_plugins(dialect)
        _sources.setdefault(name, []).append(self.file)

    def _keep_what_cpp_parses(self, dialect: Dialect) -> None:
        """Types and attributes that the dialect's C++ parses by itself are kept as text where nothing declares them."""
        for record in self.file.keeper.derived("Dialect"):
            if record.value("name") != dialect.name:
                continue
            cpp = str(record.value("extraClassDeclaration"))
            has_types = (dialect.name,) in self.file.keeper.texts("DialectType", ("dialect.name",)).values()
            if record.value("useDefaultTypePrinterParser"):
                has_types &= not any(name.startswith(f"{dialect.name}.") for name in self.file.types)
            dialect.allows_unknown_types |= "parseType" in cpp or has_types
            if not record.value("useDefaultAttributePrinterParser"):
                dialect.allows_unknown_attributes |= "parseAttribute" in cpp

    def _apply_plugins(self, dialect: Dialect) -> None:
        """Declares the classes of plug-ins, and lets them modify the dialect."""
        for plugin in [*self.context.plugins, *self.file.plugins]:
            for cls in plugin.classes.values():
                if cls.dialect_name == dialect.name:
                    table: Any = dialect.types if issubclass(cls, Type) else dialect.attributes
                    table[cls.mnemonic] = cls
            for name, configure in plugin.settings:
                if name == dialect.name:
                    configure(dialect)

    def _is_new(self, dialect: Dialect) -> bool:
        """True if the file's definition of a dialect replaces an earlier one: if that came from other files, had
        other contents, or other plug-ins. Otherwise it only extends it, so that existing types stay valid."""
        mine = _definers(self.file, dialect.name)
        for earlier in _sources.get(dialect.name, ()):
            for path, digest in _definers(earlier, dialect.name).items():
                if mine.get(path, digest) != digest or len(earlier.plugins) != len(self.file.plugins):
                    return True
                if path not in mine and not (self.file.operations.keys() & earlier.operations.keys()):
                    continue
                if path not in mine:
                    return True
        return not _sources.get(dialect.name)

    def _declare_operations(self, dialect: Dialect, fresh: bool) -> None:
        """Notes the names of a dialect's operations; those it has from another file stay."""
        names = [name for name in self.file.operations if name.startswith(f"{dialect.name}.")]
        wanted = [name for name in names if fresh or name not in dialect.operations]
        dialect.declare_operations(wanted, self._make_operation)

    def _declare_definitions(
        self, table: DefinitionTable[Any], records: dict[str, Record], dialect: str, sign: str, fresh: bool
    ) -> None:
        """The same for types or attributes."""
        prefix = f"{dialect}."
        names = [full[len(prefix) :] for full in records if full.startswith(prefix)]
        names += self._other_spellings(records, prefix, sign)
        wanted = [name for name in names if fresh or name not in table]
        table.declare_later(wanted, lambda name: self._definition(records[prefix + name]))

    def _other_spellings(self, records: dict[str, Record], prefix: str, sign: str) -> list[str]:
        """Returns the mnemonics that plug-ins assign to types or attributes, recorded with the records."""
        spellings = []
        for plugin in self.context.plugins:
            for name, spelling in plugin.spellings.items():
                if name.startswith(sign + prefix) and name[1:] in records:
                    records[prefix + spelling] = records[name[1:]]
                    spellings.append(spelling)
        return spellings

    def _make_operation(self, name: str) -> type[Operation]:
        from lamina.tablegen.dialects.operations import make_operation  # start-up

        record = self.file.operations[name]
        try:
            return make_operation(record, self.context.dialects[name.partition(".")[0]], self.context)
        except TableGenError as problem:
            from lamina.tablegen.project import as_parse_error  # start-up

            raise as_parse_error(problem) from None

    def _definition(self, record: Record) -> type[Attribute]:
        from lamina.tablegen.dialects.definitions import make_definition  # start-up

        view = AttrOrTypeDef(record)
        return make_definition(view, self.context.dialects[view.dialect.name], self.context)

    def _enum_of(self, cpp_name: str) -> object:
        """Returns the enumeration of a C++ name; None if the file declares none. Its cases become constants."""
        from lamina.tablegen.dialects.parameter_kinds import enum_of  # start-up

        return enum_of(cpp_name, self.context)

    def _class_of(self, cpp_name: str) -> type[Attribute] | None:
        """Returns the class of a C++ name among the types and attributes of the file's dialects."""
        cls = self.own_class(cpp_name)
        if cls is not None:
            return cls
        for other in loaded_files():
            cls = None if other is self.file else other.own_class(cpp_name)
            if cls is not None:
                return cls
        return None

    def own_class(self, cpp_name: str) -> type[Attribute] | None:
        """Returns the class of a C++ name among the types and attributes of the file's dialects."""
        for plugin in self.context.plugins:
            for name, cls in plugin.classes.items():
                if f"::{name}".endswith(f"::{cpp_name}") or f"::{cpp_name}".endswith(f"::{name}"):
                    return cls
        record = self.context.class_records.get(cpp_name)
        if record is None:
            record = self.context.class_records.get(short_name(cpp_name))
            if record is None or not _agrees(cpp_name, record):
                return None
        view = AttrOrTypeDef(record)
        dialect = self.context.dialects.get(view.dialect.name)
        if dialect is None:
            return None  # of a dialect of the package
        if view.mnemonic:
            made = (dialect.types if view.kind == "type" else dialect.attributes).get(view.mnemonic)
            if made is not None:
                result: type[Attribute] = made
                return result
        return self._definition(record)


def _definers(file: LoadedFile, dialect: str) -> dict[str, bytes]:
    """Returns the files that declare something of a dialect, with digests of their contents."""
    paths = {
        record.places()[0][0]
        for records in (file.operations, file.types, file.attributes)
        for name, record in records.items()
        if name.startswith(f"{dialect}.")
    }
    return {path: file.keeper.digest_of(path) for path in paths}


def _agrees(cpp_name: str, record: Record) -> bool:
    """True if a name that is qualified in part can mean the class: `Torch::ListType`, not `other::ListType`."""
    whole = str(record.value("cppType")).removeprefix("::")
    return f"::{whole}".endswith(f"::{cpp_name}")


def _method_key(name: str) -> str:
    """`a::b::Class::method` as `Class::method`."""
    return "::".join(name.split("::")[-2:])
