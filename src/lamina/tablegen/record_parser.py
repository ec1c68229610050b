"""Reading the bodies of classes and definitions."""

from __future__ import annotations

from lamina.tablegen.expressions import ExpressionParser
from lamina.tablegen.lexer import TokenStream
from lamina.tablegen.record import Field, Record, RecordKeeper
from lamina.tablegen.resolver import MapResolver, bind_arguments, resolve_record
from lamina.tablegen.types import STRING, bits_type
from lamina.tablegen.values import UNSET, Bits, Value, Var, bit_of, cast, is_free, resolve, to_text, type_of

_FIELD_STARTS = frozenset({"bit", "bits", "int", "string", "list", "dag", "code", "id", "field"})


class Let:
    """One binding of a top-level `let`."""

    __slots__ = ("name", "bits", "value", "position")

    def __init__(self, name: str, bits: list[int], value: Value, position: int) -> None:
        self.name = name
        self.bits = bits
        self.value = value
        self.position = position


class RecordParser(ExpressionParser):
    """Parses the parents, fields and `let`s of a class or definition."""

    def __init__(self, keeper: RecordKeeper, tokens: TokenStream) -> None:
        super().__init__(keeper, tokens)
        self._lets: list[list[Let]] = []

    def _parse_template_parameters(self, record: Record, prefix: str) -> None:
        self.advance()
        while True:
            self._parse_declaration(record, prefix)
            if not self.accept(","):
                break
        self.expect(">", "expected '>' at end of template argument list")

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
        # Arguments are substituted in inherited fields: the class's own fields contain no variables of its base.
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


class _Mentions(MapResolver):
    """Records whether a variable is used."""

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
