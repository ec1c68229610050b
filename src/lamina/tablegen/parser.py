"""The parser of statements: classes, definitions, multiclasses and control flow; it runs them as it reads.

A statement inside a loop, an `if` or a multiclass becomes a prototype that is copied and resolved when the loop runs or
a `defm` instantiates the multiclass.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial

from lamina.tablegen.errors import EvalError, SourceManager, TableGenError
from lamina.tablegen.expressions import ExpressionParser
from lamina.tablegen.lexer import Lexer, TokenStream, read_main
from lamina.tablegen.record import Field, Record, RecordKeeper
from lamina.tablegen.resolver import (
    MapResolver,
    bind_arguments,
    check_concrete,
    finish_record,
    resolve_record,
    run_check,
    run_checks,
)
from lamina.tablegen.scope import Entry, Loop, MultiClass, Scope
from lamina.tablegen.types import BIT, INT, STRING, ListType, Type, bits_type, list_type
from lamina.tablegen.values import (
    UNSET,
    AnonymousName,
    Bits,
    List,
    Value,
    Var,
    bit_of,
    cast,
    is_free,
    resolve,
    resolve_all,
    to_text,
    type_of,
)

RECURSION_LIMIT = 8_000
_FIELD_STARTS = frozenset({"bit", "bits", "int", "string", "list", "dag", "code", "id", "field"})
Substitutions = list[tuple[str, Value]]


class _Let:
    """One binding of a top-level `let`."""

    __slots__ = ("name", "bits", "value", "position")

    def __init__(self, name: str, bits: list[int], value: Value, position: int) -> None:
        self.name = name
        self.bits = bits
        self.value = value
        self.position = position


class _Defset:
    __slots__ = ("element", "records")

    def __init__(self, element: Type) -> None:
        self.element = element
        self.records: list[Record] = []


class Parser(ExpressionParser):
    """Reads a token stream into a RecordKeeper."""

    def __init__(self, keeper: RecordKeeper, tokens: TokenStream) -> None:
        super().__init__(keeper, tokens)
        self._lets: list[list[_Let]] = []
        self._loops: list[Loop] = []
        self._defsets: list[_Defset] = []

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

    def _parse_template_parameters(self, record: Record, prefix: str) -> None:
        self.advance()
        while True:
            self._parse_declaration(record, prefix)
            if not self.accept(","):
                break
        self.expect(">", "expected '>' at end of template argument list")

    def _parse_def(self) -> None:
        position = self.position
        self.advance()
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

    def _parse_object_name(self) -> Value:
        if self.kind in (":", ";", "{"):
            return UNSET
        position = self.position
        outer = self.record
        if self.multiclass is not None:
            self.record = self.multiclass.record
        name = self.parse_value(STRING, name_mode=True)
        self.record = outer
        if type_of(name) is not STRING:
            raise self.error(f"Record name '{to_text(name)}' is not a string!", position)
        if self.multiclass is not None:
            variable = self.multiclass.name_variable
            if not _mentions(name, variable):
                name = self.op_at(position, "strconcat", (Var(variable, STRING), name), STRING)
        return name

    def _parse_object_body(self, record: Record) -> None:
        if self.accept(":"):
            while True:
                self._parse_parent(record)
                if not self.accept(","):
                    break
        self._apply_lets(record)
        if self.accept(";"):
            return
        self.expect("{", "expected '{' or ';' to start body")
        while self.kind != "}":
            self._parse_body_item(record)
        self.advance()
        if self.kind == ";":
            # llvm-tblgen accepts and diagnoses this as superfluous.
            raise self.error("A class or def body should not end with a semicolon")

    def _parse_parent(self, record: Record) -> None:
        position = self.position
        if self.kind != "id":
            raise self.error("expected name for ClassID")
        base = self.keeper.classes.get(str(self.value))
        if base is None:
            raise self.error(f"Couldn't find class '{self.value}'")
        self.advance()
        positional, named = self.parse_template_arguments(base) if self.accept("<") else ((), ())
        self._add_superclass(record, base, positional, named, position)

    def _add_superclass(
        self,
        record: Record,
        base: Record,
        positional: tuple[Value, ...],
        named: tuple[tuple[str, Value], ...],
        position: int,
    ) -> None:
        resolver = MapResolver(record)
        if base is record:
            raise self.error(f"Class '{base.name}' cannot inherit from itself", position)
        for field in base.fields.values():
            if not field.is_argument:
                self._add_field(record, field.copy(), position)
        # Arguments are substituted in the inherited fields: those of the class itself have no variables of its base.
        self.fold_at(position, lambda: bind_arguments(base, positional, named, resolver.set))
        record.checks += base.checks
        own = Var(f"{record.name}:NAME", STRING) if record.is_class else record.name
        resolver.set(f"{base.name}:NAME", own)
        self.fold_at(position, lambda: resolve_record(record, resolver))
        for ancestor in [*base.superclasses, base]:
            if ancestor in record.superclasses:
                raise self.error(f"Already subclass of '{ancestor.name}'!", position)
        record.add_superclass(base)

    def _add_field(self, record: Record, field: Field, position: int) -> None:
        known = record.fields.get(field.name)
        if known is None:
            record.fields[field.name] = field
        elif not known.set(field.value):
            raise self.error(
                f"New definition of '{field.name}' of type '{field.type}' is incompatible with previous definition "
                f"of type '{known.type}'",
                position,
            )

    def _apply_lets(self, record: Record) -> None:
        for group in self._lets:
            for let in group:
                self._set_value(record, let.name, let.bits, let.value, let.position)

    def _parse_body_item(self, record: Record) -> None:
        kind = self.kind
        if kind == "let":
            self._parse_body_let(record)
        elif kind == "defvar":
            self._parse_defvar()
        elif kind == "assert" or kind == "dump":
            record.checks.append(self._parse_check())
        elif kind in _FIELD_STARTS:
            self._parse_declaration(record, "")
            self.expect(";", "expected ';' after declaration")
        else:
            raise self.error("Unknown token when expecting a type")

    def _parse_declaration(self, record: Record, prefix: str) -> None:
        """A field, or with a prefix a template argument."""
        nonconcrete = self.accept("field")
        held = self.parse_type()
        if self.kind != "id":
            raise self.error("Expected identifier in declaration")
        name, position = str(self.value), self.position
        if name == "NAME":
            raise self.error(f"'{name}' is a reserved variable name")
        if not prefix and record.is_class and f"{record.name}:{name}" in record.fields:
            raise self.error(f"template argument '{name}' cannot be used as a field name", position)
        name = prefix + name
        if prefix and name in record.fields:
            raise self.error(f"template argument with the same name has already been defined: '{name}'", position)
        self.advance()
        field = Field(name, held, UNSET, position, nonconcrete, bool(prefix))
        field.set(UNSET)
        self._add_field(record, field, position)
        if prefix:
            record.arguments.append(name)
        if self.accept("="):
            where = self.position
            value = self.parse_value(held)
            self._set_value(record, name, [], value, where)

    def _parse_body_let(self, record: Record) -> None:
        self.advance()
        if self.kind != "id":
            raise self.error("expected field identifier after let")
        name, position = str(self.value), self.position
        self.advance()
        bits: list[int] = []
        if self.accept("{"):
            bits = self.parse_range_list()
            self.expect("}", "expected '}' at end of bit list")
            bits.reverse()
        self.expect("=", "expected '=' in let expression")
        field = record.fields.get(name)
        if field is None:
            raise self.error(f"Value '{name}' unknown!", position)
        wanted = bits_type(len(bits)) if bits and field.type.kind == "bits" else field.type
        value = self.parse_value(wanted)
        self._set_value(record, name, bits, value, position)
        self.expect(";", "expected ';' after let expression")

    def _set_value(self, record: Record, name: str, bits: list[int], value: Value, position: int) -> None:
        field = record.fields.get(name)
        if field is None:
            raise self.error(f"Value '{name}' unknown!", position)
        if not bits and type(value) is Var and value.name == name:
            raise self.error("Recursion / self-assignment forbidden", position)
        if bits:
            value = self._with_bits(field, bits, value, position)
        if not field.set(value):
            held = type_of(value)
            of_type = f" of type '{held}'" if held is not None else ""
            raise self.error(
                f"Field '{name}' of type '{field.type}' is incompatible with value '{to_text(value)}'{of_type}",
                position,
            )
        field.position = position

    def _with_bits(self, field: Field, bits: list[int], value: Value, position: int) -> Value:
        if type(field.value) is not Bits:
            raise self.error(f"Value '{field.name}' is not a bits type", position)
        new = cast(value, bits_type(len(bits)))
        if new is None:
            raise self.error("Initializer is not compatible with bit range", position)
        result: list[Value] = list(field.value.bits)
        seen: set[int] = set()
        for source, index in enumerate(bits):
            if index in seen or index >= len(result):
                what = "more than once" if index in seen else "as it has only " + str(len(result))
                raise self.error(f"Cannot set bit #{index} of value '{field.name}' {what}", position)
            seen.add(index)
            result[index] = bit_of(new, source)
        return Bits(tuple(result))

    def _parse_check(self) -> tuple[str, int, Value, Value]:
        """`assert condition, message;` or `dump message;`."""
        kind, position = self.kind, self.position
        self.advance()
        condition: Value = 1
        if kind == "assert":
            position = self.position
            condition = self.parse_value()
            self.expect(",", "expected ',' in assert statement")
        message = self.parse_value()
        if kind == "dump" and type_of(message) is not STRING:
            message = self.op_at(position, "repr", (message,), STRING)
        self.expect(";", f"expected ';' after {kind}")
        return kind, position, condition, message

    def _parse_check_statement(self) -> None:
        check = self._parse_check()
        self._add_entry(Entry("check", check), check[1])

    # defvar, deftype, defset, let

    def _parse_defvar(self) -> None:
        self.advance()
        if self.kind != "id":
            raise self.error("expected identifier")
        name = str(self.value)
        if self.scope.defines(name):
            raise self.error("local variable of this name already exists")
        if self.scope.record is not None and name in self.scope.record.fields:
            raise self.error("field of this name already exists")
        is_global = self.scope.parent is None
        if is_global and (name in self.keeper.globals or name in self.keeper.defs):
            raise self.error("def or global variable of this name already exists")
        self.advance()
        self.expect("=", "expected '='")
        value = self.parse_value()
        self.expect(";", "expected ';'")
        if is_global:
            self.keeper.globals[name] = value
        else:
            self.scope.variables[name] = value

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
        group = _Defset(held.element)
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
            group.append(_Let(name, bits, self.parse_value(), position))
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
        found = self.multiclasses.get(str(self.value))
        if found is None:
            raise self.error(f"Couldn't find multiclass '{self.value}'")
        self.advance()
        return found

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
            # Classes come after the multiclasses; where both exist under one name, the multiclass is meant.
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

    # Running statements

    def _add_entry(self, entry: Entry, position: int) -> None:
        if self._loops:
            self._loops[-1].entries.append(entry)
        elif entry.kind == "loop":
            into = self.multiclass.entries if self.multiclass is not None else None
            self._run_loop(entry.payload, [], self.multiclass is None, into, None, position)
        elif self.multiclass is not None:
            self.multiclass.entries.append(entry)
        elif entry.kind == "check":
            self._run_check(entry.payload)
        else:
            self._define(entry.payload, position)

    def _run_check(self, check: tuple[str, int, Value, Value]) -> None:
        kind, position, condition, message = check
        self.fold_at(position, lambda: run_check(self.keeper, kind, position, condition, message))

    def _expand(
        self,
        entries: Sequence[Entry],
        values: Substitutions,
        final: bool,
        into: list[Entry] | None,
        origin: int | None,
        position: int,
    ) -> None:
        """Copies entries with variables substituted, to a list or, without one, into the program."""
        for entry in entries:
            self.keeper.charge(25)
            if entry.kind == "loop":
                self._run_loop(entry.payload, values, final, into, origin, position)
                continue
            resolver = MapResolver()
            for name, value in values:
                resolver.set(name, value)
            if entry.kind == "check":
                kind, where, condition, message = entry.payload
                parts = (condition, message)
                check = (kind, where, *self.fold_at(where, partial(resolve_all, parts, resolver)))
                if into is not None:
                    into.append(Entry("check", check))
                else:
                    self._run_check(check)
                continue
            record = entry.payload.copy()
            if origin is not None:
                record.positions.append(origin)
            resolver.record = record
            self.keeper.charge(len(record.fields))
            self.fold_at(position, partial(resolve_record, record, resolver))
            if into is not None:
                into.append(Entry("record", record))
            else:
                self._define(record, position)

    def _run_loop(
        self,
        loop: Loop,
        values: Substitutions,
        final: bool,
        into: list[Entry] | None,
        origin: int | None,
        position: int,
    ) -> None:
        resolver = MapResolver()
        for name, value in values:
            resolver.set(name, value)
        sequence = self.fold_at(loop.position, lambda: resolve(loop.values, resolver))
        if type(sequence) is not List:
            if final or into is None:
                raise self.error(f"attempting to loop over '{to_text(sequence)}', expected a list", loop.position)
            copy = Loop(loop.variable, sequence, loop.position)
            into.append(Entry("loop", copy))
            self._expand(loop.entries, values, False, copy.entries, None, position)
            return
        for item in sequence.items:
            self.keeper.charge(1)
            inner = values if loop.variable is None else [*values, (loop.variable, item)]
            self._expand(loop.entries, inner, final, into, None, position)

    def _define(self, record: Record, position: int) -> None:
        """Makes a definition of a record: its name and fields take their final values."""
        keeper = self.keeper
        self.fold_at(position, lambda: self._final_name(record, position))
        previous = keeper.defs.get(record.name_text())
        renamed = None
        if previous is not None:
            if type(record.name) is not AnonymousName:
                raise self.error(
                    f"def already exists: {record.name_text()}",
                    record.positions[-1] if len(record.positions) == 1 else record.positions[0],
                    [(previous.positions[0], "location of previous definition")],
                )
            renamed = (record.name, AnonymousName(keeper.new_anonymous_name()))
            record.name = renamed[1]
        self.fold_at(position, lambda: finish_record(record, renamed))
        self.fold_at(record.positions[0], lambda: check_concrete(record))
        if not isinstance(record.name, str):
            raise self.error(f"Record name '{to_text(record.name)}' is not a string!", record.positions[0])
        self.fold_at(position, lambda: run_checks(record))
        for group in self._defsets:
            if not record.type.is_a(group.element):
                raise self.error(
                    f"adding record of incompatible type '{record.type}' to defset of type '{group.element}'", position
                )
            group.records.append(record)
        keeper.add_def(record)

    def _final_name(self, record: Record, position: int) -> None:
        if not isinstance(record.name, (str, AnonymousName)):
            record.name = resolve(record.name, MapResolver(record))
            if not isinstance(record.name, str):
                raise EvalError(f"Record name '{to_text(record.name)}' is not a string!", position)
            record.name = str(record.name)


def _records_in(entries: Sequence[Entry]) -> list[Record]:
    found: list[Record] = []
    for entry in entries:
        if entry.kind == "record":
            found.append(entry.payload)
        elif entry.kind == "loop":
            found += _records_in(entry.payload.entries)
    return found


class _Mentions(MapResolver):
    """Notes whether a variable is asked for."""

    __slots__ = ("wanted", "found")

    def __init__(self, wanted: str) -> None:
        super().__init__()
        self.wanted = wanted
        self.found = False

    def lookup(self, name: str) -> Value | None:
        self.found = self.found or name == self.wanted
        return None


def _mentions(value: Value, name: str) -> bool:
    if not is_free(value, frozenset()):
        return False
    probe = _Mentions(name)
    resolve(value, probe)
    return probe.found


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
