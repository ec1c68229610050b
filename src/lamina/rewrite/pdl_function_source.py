"""The source of one generated matcher function: the nodes of the decision tree as Python statements."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.ir.value import OpResult
from lamina.rewrite import pdl_runtime as runtime
from lamina.rewrite.pdl_predicates import (
    ATTRIBUTE,
    ATTRIBUTE_IS,
    ATTRIBUTE_LITERAL,
    CONSTRAINT,
    CONSTRAINT_RESULT,
    EQUAL_TO,
    FOR_EACH,
    IS_NOT_NULL,
    OPERAND,
    OPERAND_COUNT,
    OPERAND_COUNT_AT_LEAST,
    OPERAND_GROUP,
    OPERATION,
    OPERATION_NAME,
    RESULT,
    RESULT_COUNT,
    RESULT_COUNT_AT_LEAST,
    RESULT_GROUP,
    TYPE,
    TYPE_IS,
    TYPE_LITERAL,
    USERS,
    Position,
)
from lamina.rewrite.pdl_tree import ExitNode, Node, SuccessNode, SwitchNode

if TYPE_CHECKING:
    from lamina.ir.attributes import IntegerAttr, TypeAttr
    from lamina.rewrite.pdl_codegen import MatcherCompiler
    from lamina.rewrite.pdl_predicates import Question


MAX_LOOPS = 12
"""Python limits nested loops to about twenty; deeper trees continue in another function."""


@dataclass
class State:
    """Facts known at a node of the tree: variables of positions, numbers of operands and results, existence."""

    variables: dict[Position, str] = field(default_factory=dict)
    least: dict[tuple[int, Position], int] = field(default_factory=dict)
    exists: set[Position] = field(default_factory=set)
    exact: dict[tuple[int, Position], int] = field(default_factory=dict)

    def copy(self) -> State:
        return State(dict(self.variables), dict(self.least), set(self.exists), dict(self.exact))


class FunctionSource:
    """Writes the function for one root name."""

    def __init__(self, compiler: MatcherCompiler, name: str) -> None:
        self.compiler = compiler
        self.name = name
        self.lines: list[str] = []
        self.indent = 1
        self.loops = 0
        self.counter = 0
        self.on_fail = "return False"
        self.helpers: list[list[str]] = []
        self.namespace: dict[str, Any] = {
            name: getattr(runtime, name)
            for name in (
                "operand_group",
                "result_group",
                "result_at",
                "operand_at",
                "defining_op",
                "users_of",
                "first_of",
                "types_of",
                "type_of_attribute",
            )
        }
        self.namespace["OpResult"] = OpResult
        self._constants: dict[Any, str] = {}
        matched = list(compiler.reachable(compiler.tree, name))
        # With equal benefits the first match is applied; otherwise all matches are collected first.
        self.collects = len({compiler.benefit_of(pattern) for pattern in matched}) > 1

    # ---- Text

    def text(self) -> str:
        state = State({self.compiler.root: "op"}, exists={self.compiler.root})
        self._node(self.compiler.tree, state)
        head = "def match(op, rewriter):" if not self.collects else "def collect(op, rewriter, matches):"
        lines = [line for helper in self.helpers for line in helper] + [head, *self.lines]
        if self.collects:
            lines += _COLLECTING
        return "\n".join(lines) + "\n"

    def build(self) -> Callable[..., Any]:
        text = self.text()
        filename = f"<lamina pdl matcher {self.name or 'of any operation'} {id(self):#x}>"
        linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
        exec(compile(text, filename, "exec"), self.namespace)
        result: Callable[..., Any] = self.namespace["match"]
        return result

    def emit(self, line: str) -> None:
        self.lines.append("    " * self.indent + line)

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def constant(self, value: object, stem: str = "c") -> str:
        """Returns a name for an object in the function's globals."""
        key = id(value)
        name = self._constants.get(key)
        if name is None:
            name = self._constants[key] = self.fresh(stem.upper())
            self.namespace[name] = value
        return name

    # ---- Nodes

    def _is_live(self, node: Node | None) -> bool:
        return next(self.compiler.reachable(node, self.name), None) is not None

    def _node(self, node: Node | None, state: State) -> None:
        """Returns the code of a node and its successors; every path through it ends in a jump."""
        while node is not None and not isinstance(node, ExitNode):
            inside = self._lives_inside(node)
            rest = node.failure if self._is_live(node.failure) else None
            if inside and rest is None:
                self._body(node, state)
                return
            if inside:
                self._in_loop("while True:", node, state)
            node = rest
        self.emit(self.on_fail)

    def _lives_inside(self, node: Node) -> bool:
        if isinstance(node, SuccessNode):
            return True
        assert isinstance(node, SwitchNode)
        return any(self._is_live(child) for child in self.compiler.children_for(node, self.name).values())

    def _in_loop(self, head: str, node: Node, state: State, child: Node | None = None) -> None:
        """Code that jumps to the end of this loop where it fails."""
        outer = self.on_fail, self.indent
        self.emit(head)
        self.indent += 1
        self.loops += 1
        self.on_fail = "break"
        if child is None:
            self._body(node, state.copy())
        else:
            self._child(child, state.copy())
        self.loops -= 1
        self.on_fail, self.indent = outer

    def _body(self, node: Node, state: State) -> None:
        if isinstance(node, SuccessNode):
            self._success(node, state)
        else:
            assert isinstance(node, SwitchNode)
            self._question(node, state)

    def _child(self, child: Node | None, state: State) -> None:
        if self.loops < MAX_LOOPS:
            self._node(child, state)
            return
        # Too deep for Python: continue in a function that takes all known facts.
        name = self.fresh("deeper")
        arguments = ", ".join(sorted({"op", "rewriter", *state.variables.values()}))
        if self.collects:
            arguments += ", matches"
        outer = self.lines, self.indent, self.loops, self.on_fail
        self.lines, self.indent, self.loops, self.on_fail = [f"def {name}({arguments}):"], 1, 0, "return False"
        self._node(child, state)
        self.helpers.append(self.lines)
        self.lines, self.indent, self.loops, self.on_fail = outer
        self.emit(f"if {name}({arguments}):")
        self.emit("    return True")
        self.emit(self.on_fail)

    def _success(self, node: SuccessNode, state: State) -> None:
        outer = self.on_fail, self.indent, self.loops
        rewriter = self.compiler.rewriter(node.matched)
        inputs = [self._value(position, state) for position in rewriter.inputs]
        function = self.constant(rewriter.function, "rewrite")
        if self.collects:
            self.emit(f"matches.append(({-rewriter.benefit}, {function}, ({''.join(item + ', ' for item in inputs)})))")
        else:
            self.emit(f"if {function}({', '.join(['rewriter', *inputs])}):")
            self.emit("    return True")
        self._close(outer)

    def _close(self, outer: tuple[str, int, int]) -> None:
        """Ends the code of a node, and the loops over users that it has opened."""
        self.emit(self.on_fail)
        self._close_loops(outer)

    def _close_loops(self, outer: tuple[str, int, int]) -> None:
        opened = self.loops > outer[2]
        self.on_fail, self.indent, self.loops = outer
        if opened:
            self.emit(self.on_fail)

    # ---- Values

    def _value(self, position: Position, state: State) -> str:
        """Returns the variable of a position, emitting code to set it if needed."""
        variable = state.variables.get(position)
        if variable is not None:
            return variable
        kind = position.kind
        parent = self._value(position.parent, state) if position.parent is not None else ""
        if position.parent is not None:
            self._require(position.parent, parent, state)
        if kind == OPERATION and not position.is_defining_op:
            state.variables[position] = parent
            state.exists.add(position)
            return parent
        if kind == FOR_EACH:
            name = self.fresh("user")
            self.emit(f"for {name} in {parent}:")
            self.indent += 1
            self.loops += 1
            self.on_fail = "continue"
            state.variables[position] = name
            return name
        if kind in (ATTRIBUTE_LITERAL, TYPE_LITERAL):
            name = self._literal(position)
            state.variables[position] = name
            return name
        name = self.fresh(_STEMS[kind])
        self._assign(name, position, parent, state)
        state.variables[position] = name
        return name

    def _require(self, position: Position, name: str, state: State) -> None:
        """Ensures that an operation exists before it is inspected, as every pattern that inspects it requires."""
        if position.kind == OPERATION and position not in state.exists:
            self._fail_if(f"{name} is None")
            state.exists.add(position)

    def _literal(self, position: Position) -> str:
        data = position.data
        if position.kind == ATTRIBUTE_LITERAL:
            return self.constant(data)
        return self.constant(types_in(data))

    def _assign(self, name: str, position: Position, parent: str, state: State) -> None:
        kind, data, above = position.kind, position.data, position.parent
        if kind == CONSTRAINT_RESULT:
            self.emit(f"{name} = {state.variables[_call_position(data[0])]}[{data[1]}]")
            return
        assert above is not None
        if kind == OPERATION:
            if above.kind == OPERAND and above in state.exists:
                self.emit(f"{name} = {parent}.owner if type({parent}) is OpResult else None")
            else:
                self.emit(f"{name} = defining_op({parent})")
        elif kind == OPERAND:
            if state.least.get((OPERAND_COUNT, above), 0) > data:
                self.emit(f"{name} = {parent}._operands[{data}].value")
                state.exists.add(position)
            else:
                self.emit(f"{name} = operand_at({parent}, {data})")
        elif kind == RESULT:
            if state.least.get((RESULT_COUNT, above), 0) > data:
                self.emit(f"{name} = {parent}.results[{data}]")
                state.exists.add(position)
            else:
                self.emit(f"{name} = result_at({parent}, {data})")
        elif kind in (OPERAND_GROUP, RESULT_GROUP):
            if data[0] is None:
                self.emit(f"{name} = " + (f"{parent}.operands" if kind == OPERAND_GROUP else f"list({parent}.results)"))
                state.exists.add(position)
            else:
                function = "operand_group" if kind == OPERAND_GROUP else "result_group"
                self.emit(f"{name} = {function}({parent}, {data[0]}, {data[1]})")
        elif kind == ATTRIBUTE:
            self.emit(f"{name} = {parent}._properties.get({data!r})")
            self.emit(f"if {name} is None:")
            self.emit(f"    {name} = {parent}._attributes.get({data!r})")
        elif kind == TYPE:
            if above.kind in (OPERAND, RESULT) and above in state.exists:
                self.emit(f"{name} = {parent}.type")
            elif above.kind == ATTRIBUTE or _is_attribute_result(above):
                self.emit(f"{name} = type_of_attribute({parent})")
            else:
                self.emit(f"{name} = types_of({parent})")
        else:
            assert kind == USERS
            of = f"first_of({parent})" if is_range_position(above) else parent
            self.emit(f"{name} = users_of({of})")

    # ---- Questions

    def _question(self, node: SwitchNode, state: State) -> None:
        outer = self.on_fail, self.indent, self.loops
        kind = node.question.kind
        children = self.compiler.children_for(node, self.name)
        if kind == OPERATION_NAME and node.position is self.compiler.root:
            self._child(children[self.name], state)
            self._close_loops(outer)
            return
        self._hoist_count(node, children, state)
        value = self._value(node.position, state)
        if kind not in (IS_NOT_NULL, EQUAL_TO, CONSTRAINT):
            self._require(node.position, value, state)
        if kind in (OPERAND_COUNT_AT_LEAST, RESULT_COUNT_AT_LEAST):
            self._at_least(node, children, value, state)
            self._close_loops(outer)
            return
        live = {answer: child for answer, child in children.items() if self._is_live(child)}
        if len(live) == 1:
            ((answer, child),) = live.items()
            self._check(node, answer, value, state)
            self._child(child, state)
        else:
            self._cases(node, live, value, state)
            self.emit(self.on_fail)
        self._close_loops(outer)

    def _hoist_count(self, node: SwitchNode, children: dict[Any, Node | None], state: State) -> None:
        """Checks the number of operands or results before accessing one, if all patterns below require the same
        number."""
        position = node.position
        while position.kind == TYPE and position.parent is not None:
            position = position.parent
        owner = position.parent
        if position.kind not in (OPERAND, RESULT) or owner is None or owner not in state.variables:
            return
        kind = OPERAND_COUNT if position.kind == OPERAND else RESULT_COUNT
        if (kind, owner) in state.exact or position in state.variables:
            return
        wanted = {
            self.compiler.count_of(matched, kind, owner)
            for child in children.values()
            for matched in self.compiler.reachable(child, self.name)
        }
        count = wanted.pop()
        if wanted or count is None:
            return
        self._fail_if(f"{self._subject(kind, state.variables[owner])} != {count}")
        self._learn(kind, owner, count, state)

    def _check(self, node: SwitchNode, answer: TypeAttr | IntegerAttr | int | str, value: str, state: State) -> None:
        """Emits a jump unless the answer is the required one."""
        kind, position, data = node.question.kind, node.position, node.question.data
        if kind == IS_NOT_NULL:
            if position not in state.exists:
                self._fail_if(f"{value} is None")
                state.exists.add(position)
        elif kind == EQUAL_TO:
            self._check_equal(position, data, value, state)
        elif kind == CONSTRAINT:
            self._check_constraint(node, state)
        elif state.exact.get((kind, position)) != answer:
            self._fail_if(self._differs(kind, position, self._subject(kind, value), answer))
            self._learn(kind, position, answer, state)

    def _fail_if(self, condition: str) -> None:
        self.emit(f"if {condition}:")
        self.emit(f"    {self.on_fail}")

    @staticmethod
    def _subject(kind: int, value: str) -> str:
        if kind == OPERATION_NAME:
            return f"{value}.name"
        if kind == OPERAND_COUNT:
            return f"len({value}._operands)"
        if kind == RESULT_COUNT:
            return f"len({value}.results)"
        return value

    def _differs(self, kind: int, position: Position, subject: str, answer: Any) -> str:
        if kind in (OPERATION_NAME, OPERAND_COUNT, RESULT_COUNT):
            return f"{subject} != {answer!r}"
        if kind == TYPE_IS:
            wanted = types_in(answer)
            name = self.constant(wanted, "type")
            return f"{subject} != {name}" if isinstance(wanted, list) else f"{subject} is not {name}"
        assert kind == ATTRIBUTE_IS
        return f"{subject} is not {self.constant(answer, 'attribute')}"

    @staticmethod
    def _learn(kind: int, position: Position, answer: Any, state: State) -> None:
        if kind in (OPERAND_COUNT, RESULT_COUNT):
            state.least[kind, position] = state.exact[kind, position] = answer
        state.exists.add(position)

    def _check_equal(self, position: Position, other: Position, value: str, state: State) -> None:
        if (
            position.kind == RESULT
            and position.parent is not None
            and position.parent.is_defining_op
            and position.parent.parent is other
            and other.kind == OPERAND
            and position.parent in state.exists
        ):
            # The operand comes from this operation: only the result number is unknown.
            operand = self._value(other, state)
            self.lines.pop() if self.lines[-1].strip().startswith(f"{value} = ") else None
            self._fail_if(f"{operand}.index != {position.data}")
            state.variables[position] = operand
            state.exists.add(position)
            return
        compared = self._value(other, state)
        operator = "!=" if is_range_position(position) or is_range_position(other) else "is not"
        self._fail_if(f"{value} {operator} {compared}")

    def _check_constraint(self, node: SwitchNode, state: State) -> None:
        call = node.question.data
        arguments = [self._value(argument, state) for argument in call.arguments]
        function = self.constant(self.compiler.natives.constraint(call.name, call.result_types), "native")
        expression = f"{function}({', '.join(['rewriter', *arguments])})"
        if not call.result_types:
            self._fail_if(expression if call.negated else f"not {expression}")
            return
        name = self.fresh("found")
        self.emit(f"{name} = {expression}")
        self._fail_if(f"{name} is not None" if call.negated else f"{name} is None")
        if call.negated:
            self.emit(f"{name} = {(None,) * len(call.result_types)}")
        state.variables[_call_position(node.question)] = name

    def _at_least(self, node: SwitchNode, children: dict[Any, Node | None], value: str, state: State) -> None:
        """The larger counts first; where one fails, the next smaller is tried."""
        kind = node.question.kind
        of = "_operands" if kind == OPERAND_COUNT_AT_LEAST else "results"
        exact = OPERAND_COUNT if kind == OPERAND_COUNT_AT_LEAST else RESULT_COUNT
        for count in sorted(children, reverse=True):
            child = children[count]
            if not self._is_live(child):
                continue
            inner = state.copy()
            inner.least[exact, node.position] = count
            self._in_loop(f"while len({value}.{of}) >= {count}:", node, inner, child)
        self.emit(self.on_fail)

    def _cases(self, node: SwitchNode, live: dict[Any, Node | None], value: str, state: State) -> None:
        kind = node.question.kind
        subject = self.fresh("case")
        self.emit(f"{subject} = {self._subject(kind, value)}")
        for answer, child in live.items():
            differs = self._differs(kind, node.position, subject, answer)
            same = differs.replace(" is not ", " is ") if " is not " in differs else differs.replace(" != ", " == ", 1)
            self.emit(f"if {same}:")
            self.indent += 1
            inner = state.copy()
            self._learn(kind, node.position, answer, inner)
            self._child(child, inner)
            self.indent -= 1


_COLLECTING = """
def match(op, rewriter):
    matches = []
    collect(op, rewriter, matches)
    if len(matches) > 1:
        matches.sort(key=lambda found: found[0])
    for _, rewrite, inputs in matches:
        if rewrite(rewriter, *inputs):
            return True
    return False""".splitlines()

_STEMS = {
    OPERATION: "op",
    OPERAND: "operand",
    OPERAND_GROUP: "operands",
    ATTRIBUTE: "attr",
    CONSTRAINT_RESULT: "given",
    RESULT: "result",
    RESULT_GROUP: "results",
    TYPE: "type",
    USERS: "users",
}


def types_in(attribute: TypeAttr) -> Any:
    """Returns a type of a TypeAttr, or the list of types of an array of them."""
    elements = getattr(attribute, "elements", None)
    if elements is not None:
        return [element.type for element in elements]
    return attribute.type


def is_range_position(position: Position) -> bool:
    """True if the position holds a list."""
    kind = position.kind
    if kind in (OPERAND_GROUP, RESULT_GROUP):
        return bool(position.data[1])
    if kind == TYPE:
        assert position.parent is not None
        return is_range_position(position.parent)
    if kind == TYPE_LITERAL:
        return getattr(position.data, "elements", None) is not None
    if kind == CONSTRAINT_RESULT:
        question, index = position.data
        return getattr(question.data.result_types[index], "mnemonic", "") == "range"
    return False


def _is_attribute_result(position: Position) -> bool:
    if position.kind == ATTRIBUTE_LITERAL:
        return True
    if position.kind != CONSTRAINT_RESULT:
        return False
    question, index = position.data
    return getattr(question.data.result_types[index], "mnemonic", "") == "attribute"


def _call_position(question: Question) -> Any:
    """Returns the key under which the results of a constraint are cached."""
    return question
