"""The parser of statements: classes, definitions, multiclasses and control flow; it runs them as it reads.

A statement inside a loop, an `if` or a multiclass becomes a prototype that is copied and resolved when the loop runs or
a `defm` instantiates the multiclass.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from lamina.ir.collector import collector_paused
from lamina.tablegen.errors import EvalError, SourceManager, TableGenError
from lamina.tablegen.lexer import Lexer, read_main
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.record_parser import Let
from lamina.tablegen.resolver import (
    bind_arguments,
)
from lamina.tablegen.scope import Entry, Loop, MultiClass, Scope
from lamina.tablegen.statement_runner import Defset, StatementRunner, Substitutions
from lamina.tablegen.types import BIT, INT, STRING, ListType, Type, list_type
from lamina.tablegen.values import (
    UNSET,
    AnonymousName,
    List,
    Value,
    Var,
    to_text,
    type_of,
)

RECURSION_LIMIT = 8_000


class Parser(StatementRunner):
    """Reads a token stream into a RecordKeeper."""

    def parse_file(self) -> None:
        while self._parse_statement():
            pass
        if self.kind != "eof":
            raise self.error("Unexpected token at top level")

    def _parse_statement(self) -> bool:
        method = _STATEMENTS.get(self.kind)
        if method is None:
            return False
        with self.nested():
            method(self)
        return True

    def _parse_statements_in_braces(self, what: str) -> None:
        """A statement, or several in braces."""
        if self.kind != "{":
            if not self._parse_statement():
                raise self.error("Expected assert, class, def, defm, defset, dump, foreach, if, or let")
            return
        opened = self.position
        self.advance()
        while self.kind != "}":
            if not self._parse_statement():
                raise self.error(f"expected '}}' at end of {what}", None, [(opened, f"to match this '{{' of {what}")])
        self.advance()

    # class and def

    def _parse_class(self) -> None:
        self.advance()
        if self.kind != "id":
            raise self.error("expected class name after 'class' keyword")
        name, position = str(self.value), self.position
        record = self.keeper.classes.get(name)
        if name in self.aliases:
            raise self.error(f"there is already a defined type alias '{name}'")
        if record is not None:
            own = [field for field in record.fields.values() if not field.is_argument]
            if own or record.direct_superclasses or record.arguments:
                previous = record.positions[0]
                raise self.error(f"Class '{name}' already defined", None, [(previous, "previous definition")])
            record.positions[0] = position
        else:
            record = Record(name, position, self.keeper, is_class=True)
            self.keeper.classes[name] = record
        self.advance()
        outer = self.record
        self.record = record
        with self.scoped(Scope(self.scope, record)):
            if self.kind == "<":
                self._parse_template_parameters(record, f"{name}:")
            self._parse_object_body(record)
        self.record = outer

    def _parse_def(self) -> None:
        self.advance()
        position = self.position
        name = self._parse_object_name()
        if name is UNSET:
            name = AnonymousName(self.keeper.new_anonymous_name())
        record = Record(name, position, self.keeper)
        outer = self.record
        self.record = record
        with self.scoped(Scope(self.scope, record)):
            self._parse_object_body(record)
        self.record = outer
        self._add_entry(Entry("record", record), position)

    def _parse_check_statement(self) -> None:
        check = self._parse_check()
        self._add_entry(Entry("check", check), check[1])

    # defvar, deftype, defset, let

    def _parse_deftype(self) -> None:
        self.advance()
        if self.kind != "id":
            raise self.error("expected identifier")
        name = str(self.value)
        if name in self.aliases or name in self.keeper.classes:
            raise self.error(f"type of this name '{name}' already exists")
        if self.multiclass is not None or self._loops:
            raise self.error("cannot define type alias inside a loop or multiclass")
        self.advance()
        self.expect("=", "expected '='")
        position = self.position
        held = self.parse_type()
        if held.kind == "record":
            raise self.error(f"cannot define type alias for class type '{held}'", position)
        self.aliases[name] = held
        self.expect(";", "expected ';'")

    def _parse_defset(self) -> None:
        self.advance()
        position = self.position
        held = self.parse_type()
        if not isinstance(held, ListType):
            raise self.error("expected list type", position)
        if self.kind != "id":
            raise self.error("expected identifier")
        name = str(self.value)
        if name in self.keeper.globals or name in self.keeper.defs:
            raise self.error("def or global variable of this name already exists")
        self.advance()
        self.expect("=", "expected '='")
        if self.kind != "{":
            raise self.error("expected '{'")
        group = Defset(held.element)
        self._defsets.append(group)
        self._parse_statements_in_braces("defset")
        self._defsets.pop()
        self.keeper.globals[name] = List(tuple(group.records), held.element)

    def _parse_let(self) -> None:
        self.advance()
        group = []
        while True:
            if self.kind != "id":
                raise self.error("expected identifier in let definition")
            name, position = str(self.value), self.position
            self.advance()
            bits: list[int] = []
            if self.accept("<"):
                bits = self.parse_range_list()
                self.expect(">", "expected '>' at end of range list")
                bits.reverse()
            self.expect("=", "expected '=' in let expression")
            group.append(Let(name, bits, self.parse_value(), position))
            if not self.accept(","):
                break
        self._lets.append(group)
        self.expect("in", "expected 'in' at end of top-level 'let'")
        with self.scoped(Scope(self.scope)):
            self._parse_statements_in_braces("'let'")
        self._lets.pop()

    # foreach and if

    def _parse_foreach(self) -> None:
        position = self.position
        self.advance()
        if self.kind != "id":
            raise self.error("expected identifier in foreach declaration")
        name = str(self.value)
        self.advance()
        self.expect("=", "expected '=' in foreach declaration")
        values, element = self._parse_foreach_values()
        self.expect("in", "Unknown token: expected 'in' in foreach declaration")
        loop = Loop(name, values, position)
        self._loops.append(loop)
        with self.scoped(Scope(self.scope)) as scope:
            scope.variables[name] = Var(name, element)
            self._parse_statements_in_braces("foreach loop")
        self._loops.pop()
        self._add_entry(Entry("loop", loop), position)

    def _parse_foreach_values(self) -> tuple[Value, Type]:
        position = self.position
        if self.accept("{"):
            numbers = self.parse_range_list()
            self.expect("}", "expected '}' at end of bit range list")
            return List(tuple(numbers), INT), INT
        value = self.parse_value()
        held = type_of(value)
        if isinstance(held, ListType):
            return value, held.element
        if isinstance(value, int):
            numbers = self._parse_range_piece(value)
            return List(tuple(numbers), INT), INT
        raise self.error(f"expected a list, got '{to_text(value)}'", position)

    def _parse_if(self) -> None:
        position = self.position
        self.advance()
        where = self.position
        condition = self.parse_value()
        self._demand(condition, INT, where)
        self.expect("then", "Unknown token: expected 'then'")
        once, never = List((True,), BIT), List((), BIT)
        self._parse_branch(position, condition, once, never)
        if self.accept("else"):
            self._parse_branch(position, condition, never, once)

    def _parse_branch(self, position: int, condition: Value, if_true: List, if_false: List) -> None:
        """A branch is a loop that runs once or not at all."""
        times = self.op_at(position, "if", (condition, if_true, if_false), list_type(BIT))
        loop = Loop(None, times, position)
        self._loops.append(loop)
        with self.scoped(Scope(self.scope)):
            self._parse_statements_in_braces("if statement")
        self._loops.pop()
        self._add_entry(Entry("loop", loop), position)

    # multiclass and defm

    def _parse_multiclass(self) -> None:
        self.advance()
        if self.kind != "id":
            raise self.error("expected identifier after multiclass for name")
        name, position = str(self.value), self.position
        if name in self.multiclasses:
            previous = self.multiclasses[name].record.positions[0]
            raise self.error(f"multiclass '{name}' already defined", None, [(previous, "previous definition")])
        if self.multiclass is not None or self._loops:
            raise self.error("a multiclass must be defined at top level")
        self.advance()
        multiclass = MultiClass(Record(name, position, self.keeper))
        self.multiclasses[name] = multiclass
        self.multiclass = multiclass
        with self.scoped(Scope(self.scope, None, multiclass)):
            if self.kind == "<":
                self._parse_template_parameters(multiclass.record, f"{name}::")
            inherits = self.accept(":")
            if inherits:
                self._parse_multiclass_parents(multiclass)
            if self.kind == "{":
                opened = self.position
                self.advance()
                if self.kind == "}":
                    raise self.error("multiclass must contain at least one def", opened)
                while self.kind != "}":
                    if self.kind not in _IN_MULTICLASS or not self._parse_statement():
                        raise self.error("expected assert, def, defm, defvar, dump, foreach, if, or let")
                self.advance()
                if self.kind == ";":
                    raise self.error("A multiclass body should not end with a semicolon")
            elif inherits:
                self.expect(";", "expected ';' in multiclass definition")
            else:
                raise self.error("expected '{' in multiclass definition")
        self.multiclass = None

    def _parse_multiclass_parents(self, multiclass: MultiClass) -> None:
        while True:
            position = self.position
            parent = self._parse_multiclass_name()
            positional, named = self.parse_template_arguments(parent.record) if self.accept("<") else ((), ())
            own_name = Var(multiclass.name_variable, STRING)
            values = self._multiclass_values(parent, positional, named, own_name, position)
            self._expand(parent.entries, values, False, multiclass.entries, None, position)
            if not self.accept(","):
                return

    def _parse_multiclass_name(self) -> MultiClass:
        if self.kind != "id":
            raise self.error("expected name for multiclass")
        multiclass = self.multiclasses.get(str(self.value))
        if multiclass is None:
            raise self.error(f"Couldn't find multiclass '{self.value}'")
        self.advance()
        return multiclass

    def _multiclass_values(
        self,
        multiclass: MultiClass,
        positional: tuple[Value, ...],
        named: tuple[tuple[str, Value], ...],
        name: Value,
        position: int,
    ) -> Substitutions:
        values: Substitutions = []
        store = lambda key, value: values.append((key, value))  # noqa: E731
        self.fold_at(position, lambda: bind_arguments(multiclass.record, positional, named, store))
        values.append((multiclass.name_variable, name))
        return values

    def _parse_defm(self) -> None:
        position = self.position
        self.advance()
        name = self._parse_object_name()
        if name is UNSET:
            name = self.keeper.new_anonymous_name()
            if self.multiclass is not None:
                prefix = Var(self.multiclass.name_variable, STRING)
                name = self.op_at(position, "strconcat", (prefix, name), STRING)
        self.expect(":", "expected ':' after defm identifier")
        created: list[Entry] = []
        while True:
            where = self.position
            # Classes come after the multiclasses; if both exist under one name, it refers to the multiclass.
            if created and str(self.value) in self.keeper.classes and str(self.value) not in self.multiclasses:
                break
            multiclass = self._parse_multiclass_name()
            positional, named = self.parse_template_arguments(multiclass.record) if self.accept("<") else ((), ())
            values = self._multiclass_values(multiclass, positional, named, name, where)
            final = self.multiclass is None and not self._loops
            self._expand(multiclass.entries, values, final, created, where, where)
            if not self.accept(","):
                break
        if self.kind == "id":
            self._parse_defm_classes(created)
        for entry in created:
            self._apply_lets_to(entry)
            self._add_entry(entry, position)
        self.expect(";", "expected ';' at end of defm")

    def _parse_defm_classes(self, created: list[Entry]) -> None:
        while True:
            position = self.position
            base = self.keeper.classes.get(str(self.value)) if self.kind == "id" else None
            if base is None:
                raise self.error(f"Couldn't find class '{self.value}'")
            self.advance()
            positional, named = self.parse_template_arguments(base) if self.accept("<") else ((), ())
            for record in _records_in(created):
                self._add_superclass(record, base, positional, named, position)
            if not self.accept(","):
                return

    def _apply_lets_to(self, entry: Entry) -> None:
        if self._lets:
            for record in _records_in([entry]):
                self._apply_lets(record)


def _records_in(entries: Sequence[Entry]) -> list[Record]:
    records: list[Record] = []
    for entry in entries:
        if entry.kind == "record":
            records.append(entry.payload)
        elif entry.kind == "loop":
            records += _records_in(entry.payload.entries)
    return records


_STATEMENTS = {
    "class": Parser._parse_class,
    "def": Parser._parse_def,
    "defm": Parser._parse_defm,
    "defset": Parser._parse_defset,
    "deftype": Parser._parse_deftype,
    "defvar": Parser._parse_defvar,
    "dump": Parser._parse_check_statement,
    "assert": Parser._parse_check_statement,
    "foreach": Parser._parse_foreach,
    "if": Parser._parse_if,
    "let": Parser._parse_let,
    "multiclass": Parser._parse_multiclass,
}
_IN_MULTICLASS = frozenset({"assert", "def", "defm", "defvar", "dump", "foreach", "if", "let"})


def read(path: str, text: str | None, include_dirs: Sequence[str], macros: Sequence[str] = ()) -> RecordKeeper:
    """Reads a file (or `text` under its name) and all it includes. Raises TableGenError."""
    if text is None:
        text = read_main(path)
    keeper = RecordKeeper(SourceManager())
    lexer = Lexer(keeper.sources, include_dirs, macros)
    tokens = lexer.run(path, text)
    keeper.dependencies = lexer.dependencies
    keeper.include_requests = lexer.include_requests
    keeper.main_file = path
    parser = Parser(keeper, tokens)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, RECURSION_LIMIT))
    try:
        with collector_paused():  # records are kept
            parser.parse_file()
    except EvalError as error:
        position = parser.position if error.position is None else error.position
        raise keeper.sources.error(position, error.message) from None
    except RecursionError:
        raise parser.error("evaluation nested too deep") from None
    finally:
        sys.setrecursionlimit(limit)
    return keeper


__all__ = ["Parser", "TableGenError", "read"]
