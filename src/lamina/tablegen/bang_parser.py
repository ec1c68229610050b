"""Token handling, and how bang operators are written and typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from lamina.tablegen.errors import EvalError, TableGenError
from lamina.tablegen.lexer import TokenStream
from lamina.tablegen.operators import Binder, Op
from lamina.tablegen.record import Record, RecordKeeper
from lamina.tablegen.scope import MultiClass, Scope
from lamina.tablegen.types import ANY_RECORD, BIT, DAG, INT, STRING, ListType, RecordType, Type, common_type, list_type
from lamina.tablegen.values import UNSET, Value, Var, cast, to_text, type_of

MAX_DEPTH = 600
_UNBOUNDED = (1 << 63) - 1
_NUMERIC_FOLDED = frozenset({"add", "mul", "and", "or", "xor"})
_NUMERIC = _NUMERIC_FOLDED | {"sub", "div", "shl", "sra", "srl"}
_COMPARISONS = frozenset({"eq", "ne", "lt", "le", "gt", "ge"})


class ParserBase:
    """The token under the cursor, expectations and errors, and the parser's state."""

    def __init__(self, keeper: RecordKeeper, tokens: TokenStream) -> None:
        self.keeper = keeper
        self.scope = Scope(None)
        self.record: Record | None = None
        self.multiclass: MultiClass | None = None
        self.multiclasses: dict[str, MultiClass] = {}
        self.aliases: dict[str, Type] = {}
        self._kinds = tokens.kinds
        self._values = tokens.values
        self._positions = tokens.positions
        self._index = 0
        self._depth = 0
        self.kind = self._kinds[0]
        self.value = self._values[0]

    @property
    def position(self) -> int:
        return self._positions[self._index]

    def advance(self) -> None:
        if self._index + 1 < len(self._kinds):
            self._index += 1
            self.kind = self._kinds[self._index]
            self.value = self._values[self._index]

    def peek(self) -> str:
        return self._kinds[self._index + 1] if self._index + 1 < len(self._kinds) else "eof"

    def accept(self, kind: str) -> bool:
        if self.kind != kind:
            return False
        self.advance()
        return True

    def expect(self, kind: str, message: str) -> None:
        if self.kind != kind:
            raise self.error(message)
        self.advance()

    def error(
        self, message: str, position: int | None = None, notes: list[tuple[int, str]] | None = None
    ) -> TableGenError:
        """Returns the error to raise; a lexical error under the cursor takes precedence."""
        if position is None:
            position = self.position
            if self.kind == "error":
                message = str(self.value)
        return self.keeper.sources.error(position, message, notes)

    def nested(self) -> _Nesting:
        return _Nesting(self)

    @contextmanager
    def scoped(self, scope: Scope) -> Iterator[Scope]:
        outer = self.scope
        self.scope = scope
        try:
            yield scope
        finally:
            self.scope = outer

    def fold_at(self, position: int, compute: Callable[[], Value]) -> Value:
        """Evaluates, and locates errors that have no position."""
        try:
            return compute()
        except EvalError as error:
            notes = [] if error.position is None else [(position, "while evaluating this")]
            where = position if error.position is None else error.position
            raise self.error(error.message, where, notes) from None

    def make_op(self, name: str, args: tuple[Value, ...], type_: Type, checked: Type | None = None) -> Op:
        return Op(name, args, type_, self.keeper, checked)

    def op_at(
        self, position: int, name: str, args: tuple[Value, ...], type_: Type, checked: Type | None = None
    ) -> Value:
        op = Op(name, args, type_, self.keeper, checked)
        return self.fold_at(position, lambda: op.fold(self.record))


class _Nesting:
    """Counts nested constructs; input nested too deeply is an error."""

    __slots__ = ("parser",)

    def __init__(self, parser: ParserBase) -> None:
        self.parser = parser

    def __enter__(self) -> None:
        parser = self.parser
        parser._depth += 1
        if parser._depth > MAX_DEPTH:
            raise parser.error("nesting too deep")

    def __exit__(self, *_: Any) -> None:
        self.parser._depth -= 1


class BangParser(ParserBase):
    """The bang operators' syntax: `!op<type>(args)` and their types."""

    def parse_type(self) -> Type:
        raise AssertionError("given by ExpressionParser")

    def parse_value(self, expected: Type | None = None, name_mode: bool = False) -> Value:
        raise AssertionError("given by ExpressionParser")

    def parse_bang(self, expected: Type | None) -> Value:
        name, position = str(self.value), self.position
        method = _SYNTAX.get(name)
        if method is None:
            raise self.error("unknown operator")
        self.advance()
        return method(self, name, position, expected)

    # Parts

    def _angle_type(self, name: str) -> Type:
        if self.kind != "<":
            raise self.error("expected type name for operator")
        self.advance()
        parsed = self.parse_type()
        self.expect(">", f"expected '>' after type of !{name}")
        return parsed

    def _open(self, name: str) -> None:
        self.expect("(", f"expected '(' after !{name} operator")

    def _close(self, name: str) -> None:
        self.expect(")", f"expected ')' in !{name} operator")

    def _comma(self, name: str) -> None:
        self.expect(",", f"expected ',' in !{name} operator")

    def _arguments(self, name: str, low: int, high: int | None, expected: Type | None = None) -> list[Value]:
        self._open(name)
        args = [self.parse_value(expected)]
        while self.accept(","):
            args.append(self.parse_value(expected))
        self._close(name)
        if len(args) < low or (high is not None and len(args) > high):
            count = {1: "one operand", 2: "two operands", 3: "three operands"}.get(low, f"{low} operands")
            raise self.error(f"expected {count} to operator")
        return args

    def _demand(self, value: Value, wanted: Type, position: int) -> Value:
        converted = cast(value, wanted)
        if converted is None:
            raise self.error(f"expected value of type '{wanted}', got '{type_of(value)}'", position)
        return value

    def _demand_list(self, value: Value, name: str, position: int) -> ListType:
        held = type_of(value)
        if not isinstance(held, ListType):
            raise self.error(f"expected list type argument in !{name} operator, got '{held}'", position)
        return held

    # ---- One operand

    def _unary(self, name: str, position: int, expected: Type | None) -> Value:
        (value,) = self._arguments(name, 1, 1)
        held = type_of(value)
        if name in ("tolower", "toupper"):
            self._demand(value, STRING, position)
            result: Type = STRING
        elif name == "repr":
            result = STRING
        elif name in ("not", "logtwo"):
            self._demand(value, INT, position)
            result = INT
        elif name in ("head", "tail"):
            list_held = self._demand_list(value, name, position)
            result = list_held.element if name == "head" else list_held
        elif name == "listflatten":
            list_held = self._demand_list(value, name, position)
            result = list_held.element if isinstance(list_held.element, ListType) else list_held
        elif name in ("size", "empty"):
            if held is None or held.kind not in ("list", "string", "dag"):
                raise self.error("expected string, list, or dag type argument in unary operator", position)
            result = INT
        elif name == "getdagopname":
            self._demand(value, DAG, position)
            result = STRING
        else:
            result = INT
        return self.op_at(position, name, (value,), result)

    def _cast(self, name: str, position: int, expected: Type | None) -> Value:
        target = self._angle_type(name)
        (value,) = self._arguments(name, 1, 1)
        return self.op_at(position, name, (value,), target, checked=target)

    def _getdagop(self, name: str, position: int, expected: Type | None) -> Value:
        target = self._angle_type(name) if self.kind == "<" else None
        if target is not None and not isinstance(target, RecordType):
            raise self.error("expected type for !getdagop must be a record type", position)
        (value,) = self._arguments("getdagop", 1, 1)
        return self.op_at(position, "getdagop", (value,), target or ANY_RECORD, checked=target)

    def _isa(self, name: str, position: int, expected: Type | None) -> Value:
        target = self._angle_type(name)
        (value,) = self._arguments(name, 1, 1)
        return self.op_at(position, name, (value,), INT, checked=target)

    def _exists(self, name: str, position: int, expected: Type | None) -> Value:
        target = self._angle_type(name)
        if not isinstance(target, RecordType):
            raise self.error("expected record type for !exists", position)
        (value,) = self._arguments(name, 1, 1)
        self._demand(value, STRING, position)
        return self.op_at(position, name, (value,), INT, checked=target)

    def _instances(self, name: str, position: int, expected: Type | None) -> Value:
        target = self._angle_type(name)
        if not isinstance(target, RecordType) or len(target.classes) != 1:
            raise self.error("expected record type for !instances", position)
        self._open(name)
        pattern: Value = ".*"
        if self.kind != ")":
            pattern = self._demand(self.parse_value(STRING), STRING, position)
        self._close(name)
        return self.op_at(position, name, (pattern,), list_type(target), checked=target)

    # Two and more operands

    def _numeric(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, None if name in _NUMERIC_FOLDED else 2)
        for arg in args:
            self._demand(arg, INT, position)
        return self._right_fold(name, args, INT, position)

    def _right_fold(self, name: str, args: list[Value], result: Type, position: int) -> Value:
        right = args[-1]
        for left in reversed(args[:-1]):
            right = self.op_at(position, name, (left, right), result)
        return right

    def _strconcat(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, None)
        for arg in args:
            self._demand(arg, STRING, position)
        return self._right_fold(name, args, STRING, position)

    def _con(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, None)
        for arg in args:
            self._demand(arg, DAG, position)
        return self._right_fold(name, args, DAG, position)

    def _comparison(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, 2)
        allowed: tuple[str, ...] = ("bit", "bits", "int", "string", "record", "dag")
        if name not in ("eq", "ne"):
            allowed = allowed[:4]
        left, right = type_of(args[0]), type_of(args[1])
        for held in (left, right):
            if held is not None and held.kind not in allowed:
                raise self.error(f"expected {', '.join(allowed)} value, got '{held}'", position)
        both_records = left is not None and right is not None and left.kind == right.kind == "record"
        if left is not None and right is not None and not both_records and common_type(left, right) is None:
            raise self.error(f"expected value of type '{left}', got '{right}'", position)
        return self.op_at(position, name, tuple(args), BIT)

    def _lists(self, name: str, position: int, expected: Type | None) -> Value:
        """`!listconcat` and `!listremove`: the first operand's type is expected of the others."""
        self._open(name)
        wanted = expected if isinstance(expected, ListType) else None
        args: list[Value] = []
        result: Type | None = None
        while True:
            where = self.position
            value = self.parse_value(wanted or result)
            held = self._demand_list(value, name, where)
            if result is not None:
                joined = common_type(result, held)
                if joined is None:
                    raise self.error(f"expected value of type '{result}', got '{held}'", where)
                result = joined
            else:
                result = held
            args.append(value)
            if not self.accept(","):
                break
        self._close(name)
        if len(args) < 2 or (name == "listremove" and len(args) > 2):
            raise self.error("expected two operands to operator")
        assert result is not None
        return self._right_fold(name, args, result, position)

    def _listsplat(self, name: str, position: int, expected: Type | None) -> Value:
        self._open(name)
        value = self.parse_value(expected.element if isinstance(expected, ListType) else None)
        self._comma(name)
        count = self._demand(self.parse_value(), INT, position)
        self._close(name)
        element = type_of(value)
        if element is None:
            raise self.error("!listsplat needs a value with a type", position)
        return self.op_at(position, name, (value, count), list_type(element))

    def _interleave(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, 2)
        held = self._demand_list(args[0], name, position)
        if held.element.kind not in ("string", "int", "bits", "bit"):
            raise self.error(f"expected list of string, int, bits, or bit; got value of type '{held}'", position)
        self._demand(args[1], STRING, position)
        return self.op_at(position, name, tuple(args), STRING)

    def _range(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 1, 3)
        held = type_of(args[0])
        if len(args) == 1 and isinstance(held, ListType):
            args = [0, self.op_at(position, "size", (args[0],), INT), 1]
        else:
            for arg in args:
                self._demand(arg, INT, position)
            args = [0, args[0], 1] if len(args) == 1 else [*args, 1][:3]
        return self.op_at(position, name, tuple(args), list_type(INT))

    def _match(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 2, 2)
        for arg in args:
            self._demand(arg, STRING, position)
        return self.op_at(position, name, tuple(args), BIT)

    def _text_search(self, name: str, position: int, expected: Type | None) -> Value:
        """`!substr(text, start[, length])` and `!find(text, part[, start])`."""
        args = self._arguments(name, 2, 3)
        self._demand(args[0], STRING, position)
        self._demand(args[1], INT if name == "substr" else STRING, position)
        if len(args) == 2:
            args.append(_UNBOUNDED if name == "substr" else 0)
        self._demand(args[2], INT, position)
        return self.op_at(position, name, tuple(args), STRING if name == "substr" else INT)

    # Dags

    def _dag(self, name: str, position: int, expected: Type | None) -> Value:
        self._open(name)
        operator = self.parse_value()
        self._comma(name)
        args = self.parse_value()
        self._comma(name)
        names = self.parse_value()
        self._close(name)
        if args is not UNSET:
            self._demand_list(args, name, position)
        self._demand(names, list_type(STRING), position)
        if args is UNSET and names is UNSET:
            raise self.error("at least one of the arguments and the names of !dag must be given", position)
        return self.op_at(position, name, (operator, args, names), DAG)

    def _dag_access(self, name: str, position: int, expected: Type | None) -> Value:
        """Operators on a dag and a key or a new operator; the last may bear the type of the argument."""
        target = self._angle_type(name) if name == "getdagarg" else None
        if name == "setop":
            name = "setdagop"
        count = 3 if name in ("setdagarg", "setdagname") else 2
        args = self._arguments(name, count, count)
        dag = 1 if name == "setdagop" and type_of(args[0]) is not DAG and type_of(args[1]) is DAG else 0
        if dag == 1:
            args.reverse()
        self._demand(args[0], DAG, position)
        if name == "setdagopname":
            self._demand(args[1], STRING, position)
        elif name != "setdagop":
            held = type_of(args[1])
            if held is not STRING and (held is None or not held.converts_to(INT)):
                raise self.error(f"expected integer index or string name, got '{held}'", position)
        if name == "setdagname":
            self._demand(args[2], STRING, position)
        result = target or (STRING if name == "getdagname" else DAG)
        return self.op_at(position, name, tuple(args), result, checked=target)

    # Choice and binding

    def _if(self, name: str, position: int, expected: Type | None) -> Value:
        self._open(name)
        condition = self._demand(self.parse_value(), INT, position)
        self._comma(name)
        first = self.parse_value(expected)
        self._comma(name)
        second = self.parse_value(expected)
        self._close(name)
        result = self._join(type_of(first), type_of(second), position)
        if result is None:
            result = expected
            if result is None:
                raise self.error("could not determine type for !if: both values are uninitialized", position)
        return self.op_at(position, name, (condition, first, second), result)

    def _join(self, first: Type | None, second: Type | None, position: int) -> Type | None:
        if first is None or second is None:
            return second or first
        joined = common_type(first, second)
        if joined is None:
            raise self.error(f"inconsistent types '{first}' and '{second}' for !if", position)
        return joined

    def _cond(self, name: str, position: int, expected: Type | None) -> Value:
        self._open(name)
        args: list[Value] = []
        result: Type | None = None
        while self.kind != ")":
            args.append(self._demand(self.parse_value(), INT, position))
            self.expect(":", "expected ':' following a condition in !cond operator")
            value = self.parse_value(expected)
            result = self._join(result, type_of(value), position)
            args.append(value)
            if not self.accept(","):
                break
        self._close(name)
        if not args:
            raise self.error("there should be at least 1 'condition : value' in the !cond operator", position)
        if result is None:
            raise self.error(f"could not determine type for !cond from {to_text(args[-1])}", position)
        return self.op_at(position, name, tuple(args), result)

    def _subst(self, name: str, position: int, expected: Type | None) -> Value:
        args = self._arguments(name, 3, 3)
        held = type_of(args[2])
        if held is None:
            raise self.error("expected a typed value in !subst", position)
        return self.op_at(position, name, tuple(args), held)

    def _variable(self, name: str) -> str:
        if self.kind != "id":
            raise self.error(f"expected an identifier as variable of !{name}")
        variable = str(self.value)
        if self.scope.lookup(variable) is not None:
            raise self.error(f"variable '{variable}' of !{name} is already defined")
        self.advance()
        return variable

    def _each(self, name: str, position: int, expected: Type | None) -> Value:
        """`!foreach(x, list or dag, e)` and `!filter(x, list, condition)`."""
        self._open(name)
        variable = self._variable(name)
        self._comma(name)
        sequence = self.parse_value()
        self._comma(name)
        held = type_of(sequence)
        if isinstance(held, ListType):
            element: Type = held.element
        elif held is DAG and name == "foreach":
            element = DAG
        else:
            raise self.error(f"expected list or dag in !{name}, got '{held}'", position)
        body = self._body({variable: Var(variable, element)}, self._body_type(name, held, expected))
        self._close(name)
        result: Type = held
        if name == "foreach" and held is not DAG:
            body_type = type_of(body)
            if body_type is None:
                raise self.error("could not get type of !foreach expression", position)
            result = list_type(body_type)
        elif name == "filter":
            self._demand(body, INT, position)
        binder = Binder(name, UNSET, sequence, (variable,), body, result, self.keeper)
        return self.fold_at(position, lambda: binder.fold(self.record))

    def _body_type(self, name: str, held: Type, expected: Type | None) -> Type | None:
        if name == "filter":
            return BIT
        if held is DAG:
            return DAG
        return expected.element if isinstance(expected, ListType) else None

    def _body(self, variables: dict[str, Value], expected: Type | None) -> Value:
        with self.scoped(Scope(self.scope)) as scope:
            scope.variables.update(variables)
            return self.parse_value(expected)

    def _foldl(self, name: str, position: int, expected: Type | None) -> Value:
        self._open(name)
        start = self.parse_value(expected)
        self._comma(name)
        sequence = self.parse_value()
        self._comma(name)
        start_type = type_of(start)
        if start_type is None:
            raise self.error("could not get type of !foldl start", position)
        held = self._demand_list(sequence, name, position)
        accumulator = self._variable(name)
        self._comma(name)
        item = self._variable(name)
        if item == accumulator:
            raise self.error(f"variable '{item}' of !foldl is already defined")
        self._comma(name)
        variables = {accumulator: Var(accumulator, start_type), item: Var(item, held.element)}
        body = self._body(variables, start_type)
        self._close(name)
        body_type = type_of(body)
        if body_type is None or not body_type.converts_to(start_type):
            raise self.error(f"!foldl expression must be convertible to '{start_type}', got '{body_type}'", position)
        binder = Binder(name, start, sequence, (accumulator, item), body, start_type, self.keeper)
        return self.fold_at(position, lambda: binder.fold(self.record))


Syntax = Callable[[BangParser, str, int, "Type | None"], Value]

_SYNTAX: dict[str, Syntax] = {
    **dict.fromkeys(
        "tolower toupper repr not logtwo head tail listflatten size empty getdagopname initialized".split(),
        BangParser._unary,
    ),
    **dict.fromkeys(_NUMERIC, BangParser._numeric),
    **dict.fromkeys(_COMPARISONS, BangParser._comparison),
    **dict.fromkeys(
        "setdagop setop setdagopname getdagarg getdagname setdagarg setdagname".split(),
        BangParser._dag_access,
    ),
    "cast": BangParser._cast,
    "getdagop": BangParser._getdagop,
    "getop": BangParser._getdagop,
    "isa": BangParser._isa,
    "exists": BangParser._exists,
    "instances": BangParser._instances,
    "strconcat": BangParser._strconcat,
    "con": BangParser._con,
    "listconcat": BangParser._lists,
    "listremove": BangParser._lists,
    "listsplat": BangParser._listsplat,
    "interleave": BangParser._interleave,
    "range": BangParser._range,
    "match": BangParser._match,
    "substr": BangParser._text_search,
    "find": BangParser._text_search,
    "dag": BangParser._dag,
    "if": BangParser._if,
    "cond": BangParser._cond,
    "subst": BangParser._subst,
    "foreach": BangParser._each,
    "filter": BangParser._each,
    "foldl": BangParser._foldl,
}
