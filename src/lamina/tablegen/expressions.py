"""The parser of types and values."""

from __future__ import annotations

from lamina.tablegen.bang_parser import BangParser
from lamina.tablegen.record import Record
from lamina.tablegen.resolver import ClassCall, FieldRef
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
    common_type,
    list_type,
)
from lamina.tablegen.values import (
    UNSET,
    Bits,
    Dag,
    List,
    Value,
    Var,
    bit_of,
    cast,
    is_complete,
    is_record,
    to_text,
    type_of,
)

MAX_BITS = 1 << 16
_SIMPLE_TYPES = {"bit": BIT, "int": INT, "string": STRING, "dag": DAG, "code": STRING}


class ExpressionParser(BangParser):
    """Parses values. `expected` is the required type, if known: it determines the element type of list literals."""

    # Types

    def parse_type(self) -> Type:
        kind = self.kind
        simple = _SIMPLE_TYPES.get(kind)
        if simple is not None:
            self.advance()
            return simple
        if kind == "bits":
            self.advance()
            self.expect("<", "expected '<' after bits type")
            if self.kind != "int":
                raise self.error("expected integer in bits<n> type")
            width = self.value
            if not isinstance(width, int) or not 0 <= width <= MAX_BITS:
                raise self.error("invalid width of bits<n> type")
            self.advance()
            self.expect(">", "expected '>' at end of bits<n> type")
            return bits_type(width)
        if kind == "list":
            self.advance()
            with self.nested():
                self.expect("<", "expected '<' after list type")
                element = self.parse_type()
            self.expect(">", "expected '>' at end of list<ty> type")
            return list_type(element)
        if kind == "id":
            name = str(self.value)
            alias = self.aliases.get(name)
            if alias is None:
                record = self.keeper.classes.get(name)
                if record is None:
                    raise self.error(f"Couldn't find class '{name}'")
                alias = record.as_type()
            self.advance()
            return alias
        raise self.error("Unknown token when expecting a type")

    # Values

    def parse_value(self, expected: Type | None = None, name_mode: bool = False) -> Value:
        with self.nested():
            value = self.parse_simple_value(expected, name_mode)
            while True:
                kind = self.kind
                if kind == ".":
                    value = self._parse_field_access(value)
                elif kind == "#":
                    return self._parse_paste(value, expected)
                elif kind == "{" and not name_mode:
                    value = self._parse_bit_suffix(value)
                elif kind == "[":
                    value = self._parse_slice(value)
                else:
                    return value

    def parse_simple_value(self, expected: Type | None, name_mode: bool) -> Value:
        kind, value, position = self.kind, self.value, self.position
        if kind == "id":
            self.advance()
            if self.kind == "<":
                return self._parse_class_call(str(value), position)
            return self.lookup(str(value), position, name_mode)
        if kind == "str":
            return self._parse_strings()
        if kind == "int" or kind == "code":
            self.advance()
            return value
        if kind == "bang":
            return self.parse_bang(expected)
        if kind == "[":
            return self._parse_list(expected)
        if kind == "(":
            return self._parse_dag()
        if kind == "true" or kind == "false":
            self.advance()
            return int(kind == "true")
        if kind == "?":
            self.advance()
            return UNSET
        if kind == "{":
            return self._parse_bits()
        if kind == "bin":
            self.advance()
            return Bits(tuple([digit == "1" for digit in reversed(str(value))]))
        raise self.error("Unknown or reserved token when parsing a value")

    def lookup(self, name: str, position: int, name_mode: bool) -> Value:
        value = self.scope.lookup(name)
        if value is not None:
            return value
        if name_mode:
            return name
        value = self.keeper.defs.get(name)
        if value is None:
            value = self.keeper.globals.get(name)
        if value is not None:
            return value
        record = self.record
        if record is not None and not record.is_class and self.multiclass is None and record.name == name:
            return self.make_op("cast", (name,), record.type, checked=record.type)
        raise self.error(f"Variable not defined: '{name}'", position)

    def _parse_strings(self) -> str:
        parts = []
        while self.kind == "str":
            parts.append(str(self.value))
            self.advance()
        return parts[0] if len(parts) == 1 else "".join(parts)

    def _parse_class_call(self, name: str, position: int) -> Value:
        record = self.keeper.classes.get(name)
        if record is None:
            raise self.error(f"Expected a class name, got '{name}'", position)
        self.expect("<", "expected '<'")
        positional, named = self.parse_template_arguments(record)
        supplied = set(record.arguments[: len(positional)]) | {key for key, _ in named}
        for argument in record.arguments:
            if argument not in supplied and not self._has_default(record, argument):
                raise self.error(f"value not specified for template argument '{argument}'", position)
        return self.fold_at(position, ClassCall(self.keeper, record, positional, named, position).fold)

    def _has_default(self, record: Record, argument: str) -> bool:
        return is_complete(record.fields[argument].value)

    def parse_template_arguments(self, record: Record) -> tuple[tuple[Value, ...], tuple[tuple[str, Value], ...]]:
        """Returns the template arguments up to `>`, converted to the arguments' types; `<` has been consumed."""
        positional: list[Value] = []
        named: list[tuple[str, Value]] = []
        names = record.arguments
        separator = "::" if record.name in self.multiclasses and not record.is_class else ":"
        while self.kind != ">":
            position = self.position
            if self.kind == "id" and self.peek() == "=":
                name = f"{record.name}{separator}{self.value}"
                if name not in names:
                    raise self.error(f"Argument '{record.name}{separator}{self.value}' doesn't exist")
                self.advance()
                self.advance()
                if any([name == other for other, _ in named]) or name in names[: len(positional)]:
                    raise self.error(f"The argument '{name}' is already set", position)
                named.append((name, self._parse_argument(record, name)))
            else:
                if named:
                    raise self.error("Positional argument should be put before named argument", position)
                if len(positional) >= len(names):
                    raise self.error(f"Too many template arguments: {len(positional) + 1}", position)
                positional.append(self._parse_argument(record, names[len(positional)]))
            if not self.accept(","):
                break
        self.expect(">", "expected '>' in template argument list")
        return tuple(positional), tuple(named)

    def _parse_argument(self, record: Record, name: str) -> Value:
        wanted = record.fields[name].type
        position = self.position
        value = self.parse_value(wanted)
        converted = cast(value, wanted)
        if converted is None:
            raise self.error(
                f"Value specified for template argument '{name}' is of type {type_of(value)}; "
                f"expected type {wanted}: {to_text(value)}",
                position,
            )
        return converted

    def _parse_list(self, expected: Type | None) -> Value:
        position = self.position
        self.advance()
        given = expected if isinstance(expected, ListType) else None
        if expected is not None and given is None:
            raise self.error(f"Encountered a list when expecting a {expected}", position)
        items = self._parse_values("]", given.element if given else None)
        self.expect("]", "expected ']' at end of list value")
        explicit: Type | None = None
        if self.kind == "<":
            self.advance()
            explicit = self.parse_type()
            self.expect(">", "expected '>' at end of list element type")
        element: Type | None = None
        for item in items:
            held = type_of(item)
            if held is not None:
                element = held if element is None else common_type(element, held)
                if element is None:
                    raise self.error("Incompatible types in list elements", position)
        if explicit is not None:
            if element is not None and not element.converts_to(explicit):
                raise self.error("Incompatible types in list elements", position)
            element = explicit
        if element is None:
            if given is None:
                raise self.error("No type for list", position)
            element = given.element
        elif given is not None and not element.converts_to(given.element):
            raise self.error(
                f"Element type mismatch for list: element type '{element}' not convertible to '{given.element}'",
                position,
            )
        return List(tuple(items), element)

    def _parse_values(self, closer: str, expected: Type | None) -> list[Value]:
        items: list[Value] = []
        while self.kind != closer:
            items.append(self.parse_value(expected))
            if not self.accept(","):
                break
        return items

    def _parse_bits(self) -> Value:
        position = self.position
        self.advance()
        items = self._parse_values("}", None)
        self.expect("}", "expected '}' at end of bit list value")
        bits: list[Value] = []
        for index, item in reversed(list(enumerate(items))):
            if type(item) is Bits:
                bits += item.bits
            elif type(item) is Var and isinstance(item.type, BitsType):
                bits += [bit_of(item, bit) for bit in range(item.type.width)]
            else:
                bit = cast(item, BIT)
                if bit is None:
                    raise self.error(f"Element #{index} ({to_text(item)}) is not convertable to a bit", position)
                bits.append(bit)
        return Bits(tuple(bits))

    def _parse_dag(self) -> Value:
        self.advance()
        if self.kind not in ("id", "(", "?", "bang"):
            raise self.error("expected identifier or list of value types in dag init")
        operator = self.parse_value()
        name = None
        if self.accept(":"):
            name = self._parse_dag_name()
        args: list[Value] = []
        names: list[str | None] = []
        while self.kind != ")":
            if self.kind == "var":
                args.append(UNSET)
                names.append(str(self.value))
                self.advance()
            else:
                args.append(self.parse_value())
                names.append(self._parse_dag_name() if self.accept(":") else None)
            if not self.accept(","):
                break
        self.expect(")", "expected ')' in dag init")
        return Dag(operator, name, tuple(args), tuple(names))

    def _parse_dag_name(self) -> str:
        if self.kind != "var":
            raise self.error("expected variable name in dag operand list")
        name = str(self.value)
        self.advance()
        return name

    # Suffixes

    def _parse_field_access(self, value: Value) -> Value:
        self.advance()
        if self.kind != "id":
            raise self.error("expected field identifier after '.'")
        name, position = str(self.value), self.position
        held = self._field_type(value, name)
        if held is None:
            raise self.error(f"Cannot access field '{name}' of value '{to_text(value)}'", position)
        self.advance()
        return self.fold_at(position, lambda: FieldRef(value, name, held).fold(self.record))

    def _field_type(self, value: Value, name: str) -> Type | None:
        if is_record(value):
            field = value.fields.get(name)
            return field.type if field is not None else None
        held = type_of(value)
        if isinstance(held, RecordType):
            for record in held.classes:
                if name in record.fields:
                    return record.fields[name].type
        return None

    def _parse_bit_suffix(self, value: Value) -> Value:
        position = self.position
        self.advance()
        ranges = self.parse_range_list()
        self.expect("}", "expected '}' at end of bit range list")
        bits = []
        held = type_of(value)
        if held is None or held.kind not in ("bits", "int") or (held is INT and not isinstance(value, int)):
            raise self.error("Invalid bit range for value", position)
        width = held.width if isinstance(held, BitsType) else 64
        for index in reversed(ranges):
            if not 0 <= index < width:
                raise self.error("Invalid bit range for value", position)
            bits.append(bit_of(value, index))
        return Bits(tuple(bits))

    def parse_range_list(self) -> list[int]:
        """`7...4, 2, 1-0`: the numbers in the order written."""
        ranges = self._parse_range_piece(None)
        while self.accept(","):
            ranges += self._parse_range_piece(None)
        return ranges

    def _minus_number(self) -> int | None:
        """Returns the number after the minus that the lexer read as its sign: `7-4` is 7 and -4."""
        number = self.value
        return -number if self.kind == "int" and isinstance(number, int) and number <= 0 else None

    def _parse_range_piece(self, first: Value | None) -> list[int]:
        position = self.position
        if first is None:
            first = self.parse_value()
        if isinstance(first, int) is False:
            raise self.error("expected integer or bitrange", position)
        start = int(first)
        if start < 0:
            raise self.error("invalid range, cannot be negative", position)
        if self.kind in ("...", "-"):
            self.advance()
            last_position = self.position
            last = self.parse_value()
            if not isinstance(last, int):
                raise self.error("expected integer value as end of range", last_position)
        elif (number := self._minus_number()) is not None:
            last = number
            self.advance()
        else:
            return [start]
        last = int(last)
        if last < 0:
            raise self.error("invalid range, cannot be negative", position)
        if abs(last - start) > MAX_BITS * 16:
            raise self.error("range too long", position)
        self.keeper.charge(abs(last - start))
        return list(range(start, last + 1)) if start <= last else list(range(start, last - 1, -1))

    def _parse_slice(self, value: Value) -> Value:
        position = self.position
        held = type_of(value)
        if not isinstance(held, ListType):
            raise self.error("Invalid value for a list slice: the value is not a list", position)
        self.advance()
        pieces: list[tuple[Value, bool]] = []
        trailing = False
        while self.kind != "]":
            pieces.append(self._parse_slice_element())
            trailing = self.accept(",")
            if not trailing:
                break
        if not pieces:
            raise self.error("expected at least one list slice element")
        self.expect("]", "expected ']' at end of list slice")
        if len(pieces) == 1 and not trailing and not pieces[0][1]:
            return self.op_at(position, "element", (value, pieces[0][0]), held.element)
        list_int = list_type(INT)
        indices: Value = None
        run: list[Value] = []
        for piece, is_list in [*pieces, (None, True)]:
            if not is_list:
                run.append(piece)
                continue
            if run:
                indices = self._joined(indices, List(tuple(run), INT), position)
                run = []
            if piece is not None:
                indices = self._joined(indices, piece, position)
        type = type_of(indices)
        if type is None or not type.converts_to(list_int):
            raise self.error("list slice indices must be integers", position)
        return self.op_at(position, "slice", (value, indices), held)

    def _joined(self, left: Value | None, right: Value, position: int) -> Value:
        return right if left is None else self.op_at(position, "listconcat", (left, right), list_type(INT))

    def _parse_slice_element(self) -> tuple[Value, bool]:
        """Returns an index, or a list of indices (a range, or a value that is a list)."""
        position = self.position
        first = self.parse_value()
        held = type_of(first)
        if held is None or not (held.converts_to(INT) or held.converts_to(list_type(INT))):
            raise self.error(f"expected int or list<int>, got '{held}'", position)
        if self.kind in ("...", "-"):
            self.advance()
            last = self.parse_value()
        elif (number := self._minus_number()) is not None:
            last = number
            self.advance()
        else:
            return first, isinstance(held, ListType)
        last_type = type_of(last)
        if isinstance(held, ListType) or last_type is None or not last_type.converts_to(INT):
            raise self.error("expected integers in a range", position)
        return self.op_at(position, "rangec", (first, last), list_type(INT)), True

    def _parse_paste(self, left: Value, expected: Type | None) -> Value:
        position = self.position
        held = type_of(left)
        if held is None:
            raise self.error("LHS of paste is not typed!", position)
        self.advance()
        trailing = self.kind in (":", ";", "{")
        if isinstance(held, ListType):
            if trailing:
                return left
            right = self.parse_value(expected)
            return self.concat_lists(position, left, right)
        left = self._as_string(left, position)
        right = "" if trailing else self._as_string(self.parse_value(None, name_mode=True), position)
        return self.op_at(position, "strconcat", (left, right), STRING)

    def concat_lists(self, position: int, left: Value, right: Value) -> Value:
        first, second = type_of(left), type_of(right)
        if not isinstance(first, ListType) or not isinstance(second, ListType):
            raise self.error("expected a list on both sides of paste", position)
        joined = common_type(first, second)
        if joined is None:
            raise self.error(f"cannot concatenate '{first}' and '{second}'", position)
        return self.op_at(position, "listconcat", (left, right), joined)

    def _as_string(self, value: Value, position: int) -> Value:
        held = type_of(value)
        if held is STRING:
            return value
        if held is None:
            raise self.error("RHS of paste is not typed!", position)
        return self.op_at(position, "cast", (value,), STRING, checked=STRING)


