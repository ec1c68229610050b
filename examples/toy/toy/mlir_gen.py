"""A syntax tree to the dialect `toy`, with all checks that need names and types.

Tensors have no shape in the language, so parameters and results of functions are `tensor<*xf64>`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lamina import Builder
from lamina.dialects.builtin.ops import ModuleOp
from lamina.ir.attribute import Attribute, Type
from lamina.ir.attributes import ArrayAttr
from lamina.ir.block import Block
from lamina.ir.diagnostics import ParseError
from lamina.ir.location import SourceFile, SourcePosition
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType, RankedTensorType, f64
from lamina.ir.value import Value
from toy import ast
from toy.dialect import (
    UNRANKED,
    AddOp,
    ConstantOp,
    FuncOp,
    GenericCallOp,
    MulOp,
    PrintOp,
    ReshapeOp,
    ReturnOp,
    StructAccessOp,
    StructConstantOp,
    StructType,
    TransposeOp,
)
from toy.lexer import error
from toy.patterns import constant_of

BUILTIN = "transpose"


def generate(program: ast.Program, file: SourceFile) -> Operation:
    """The verified module of a program. Raises lamina.ParseError and lamina.VerifyError."""
    module = _Generator(file).module(program)
    module.verify()
    return module


@dataclass
class _Variable:
    value: Value
    at: int
    struct: str | None


@dataclass
class _Function:
    definition: ast.Function
    inputs: list[Type]
    # What it returns; unknown (None) while its body is generated.
    results: list[Type] | None = None


class _Generator:
    def __init__(self, file: SourceFile) -> None:
        self.file = file
        self.structs: dict[str, tuple[ast.Struct, StructType]] = {}
        self.functions: dict[str, _Function] = {}
        self.variables: dict[str, _Variable] = {}
        self.builder = Builder()
        self.program = ast.Program(())

    def error(self, at: int, message: str, note: tuple[str, int] | None = None) -> ParseError:
        return error(self.file, at, message, note)

    def place(self, at: int) -> None:
        """Operations made from now on come from there."""
        self.builder.location = SourcePosition(self.file, at)

    # ---- Definitions

    def module(self, program: ast.Program) -> Operation:
        self.program = program
        region = Region()
        top = region.append(Block())
        for definition in program.definitions:
            earlier: ast.Node | None = None
            if definition.name in self.structs:
                earlier = self.structs[definition.name][0]
            elif definition.name in self.functions:
                earlier = self.functions[definition.name].definition
            if earlier is not None:
                raise self.error(
                    definition.at, f"'{definition.name}' is defined twice", ("the first definition", earlier.at)
                )
            if isinstance(definition, ast.Struct):
                self.struct(definition)
            else:
                top.append(self.function(definition))
        return ModuleOp.build(body_region=region, location=SourcePosition(self.file, 0))

    def struct(self, definition: ast.Struct) -> None:
        names: dict[str, int] = {}
        for member in definition.members:
            self.declare_once(names, member)
        members = [self.named_type(member) for member in definition.members]
        self.structs[definition.name] = definition, StructType(tuple(members))

    def declare_once(self, names: dict[str, int], item: ast.Parameter) -> None:
        if item.name in names:
            raise self.error(item.at, f"'{item.name}' is declared twice", ("the first declaration", names[item.name]))
        names[item.name] = item.at

    def named_type(self, item: ast.Parameter | ast.Declare) -> Type:
        if item.type is None:
            return UNRANKED
        if item.type not in self.structs:
            raise self.error(item.at, f"'{item.name}' has the type '{item.type}', which is not defined")
        return self.structs[item.type][1]

    def function(self, definition: ast.Function) -> Operation:
        if definition.name == BUILTIN:
            raise self.error(definition.at, f"'{BUILTIN}' is built in")
        if definition.name == "main" and definition.parameters:
            raise self.error(definition.parameters[0].at, "'main' takes no parameters")
        inputs = [self.named_type(parameter) for parameter in definition.parameters]
        made = self.functions[definition.name] = _Function(definition, inputs)
        places = [SourcePosition(self.file, parameter.at) for parameter in definition.parameters]
        region = Region()
        block = region.append(Block(inputs, places))
        names: dict[str, int] = {}
        self.variables = {}
        for parameter, argument in zip(definition.parameters, block.arguments or (), strict=True):
            self.declare_once(names, parameter)
            self.variables[parameter.name] = _Variable(argument, parameter.at, parameter.type)
        self.builder.set_insertion_point_to_end(block)
        made.results = self.body(definition)
        return FuncOp.build(
            definition.name,
            FunctionType(tuple(inputs), tuple(made.results)),
            sym_visibility=None if definition.name == "main" else "private",
            body=region,
            location=SourcePosition(self.file, definition.at),
        )

    def body(self, definition: ast.Function) -> list[Type]:
        """Generates the statements, and gives what the function returns."""
        returned: ast.Return | None = None
        results: list[Type] = []
        for statement in definition.body:
            if returned is not None:
                raise self.error(statement.at, "nothing follows a return", ("the return", returned.at))
            if isinstance(statement, ast.Return):
                returned = statement
                results = self.give_back(statement, definition)
            else:
                self.statement(statement)
        if returned is None:
            self.place(definition.at)
            self.builder.create(ReturnOp, [])
        return results

    def give_back(self, statement: ast.Return, definition: ast.Function) -> list[Type]:
        if statement.value is not None and definition.name == "main":
            raise self.error(statement.at, "'main' returns nothing")
        values = [] if statement.value is None else [self.expression(statement.value)]
        self.place(statement.at)
        self.builder.create(ReturnOp, values)
        return [value.type if isinstance(value.type, StructType) else UNRANKED for value in values]

    # ---- Statements

    def statement(self, statement: ast.Statement) -> None:
        match statement:
            case ast.Declare():
                self.declare(statement)
            case ast.Print(at, printed):
                value = self.tensor(printed, "printed")
                self.place(at)
                self.builder.create(PrintOp, value)
            case ast.Evaluate(_, ast.Call() as call):
                self.call(call)
            case ast.Evaluate(_, value):
                self.expression(value)

    def declare(self, statement: ast.Declare) -> None:
        if statement.name in self.variables:
            earlier = self.variables[statement.name].at
            raise self.error(
                statement.at, f"'{statement.name}' is declared twice", ("the first declaration", earlier)
            )
        expected = self.named_type(statement)
        value = self.expression(statement.value)
        self.check(statement.value, value, expected)
        if statement.shape is not None:
            self.place(statement.at)
            value = self.builder.create(ReshapeOp, value, result=RankedTensorType(statement.shape, f64)).result
        self.variables[statement.name] = _Variable(value, statement.at, statement.type)

    def check(self, expression: ast.Expression, value: Value, expected: Type) -> None:
        """A struct where a struct is expected, a tensor where a tensor is."""
        found = value.type
        if isinstance(found, StructType) or isinstance(expected, StructType):
            if found is not expected:
                raise self.error(expression.at, f"expected {_kind(expected)}, but got {_kind(found)}")

    # ---- Expressions

    def tensor(self, expression: ast.Expression, verb: str) -> Value:
        value = self.expression(expression)
        if isinstance(value.type, StructType):
            raise self.error(expression.at, f"a struct cannot be {verb}")
        return value

    def expression(self, expression: ast.Expression) -> Value:
        """The value of an expression. Sums lean to the left, as long as they are; so this descends by a loop."""
        pending: list[ast.Binary | ast.Access] = []
        while isinstance(expression, ast.Binary | ast.Access):
            pending.append(expression)
            expression = expression.left if isinstance(expression, ast.Binary) else expression.value
        value = self.leaf(expression)
        for outer in reversed(pending):
            value = self.binary(outer, value) if isinstance(outer, ast.Binary) else self.access(outer, value)
        return value

    def leaf(self, expression: ast.Expression) -> Value:
        if isinstance(expression, ast.Variable):
            if expression.name not in self.variables:
                raise self.error(expression.at, f"'{expression.name}' is not declared")
            return self.variables[expression.name].value
        if isinstance(expression, ast.Call):
            results = self.call(expression)
            if not results:
                raise self.error(expression.at, f"'{expression.callee}' returns nothing")
            return results[0]
        constant, type = self.constant(expression)
        self.place(expression.at)
        if isinstance(type, StructType):
            return self.builder.create(StructConstantOp, constant, result=type).result
        return self.builder.create(ConstantOp, constant).result

    def constant(self, expression: ast.Expression) -> tuple[Attribute, Type]:
        """The attribute of a literal, and its type as a member of a struct."""
        match expression:
            case ast.Number(_, number):
                return constant_of(np.array(number)), UNRANKED
            case ast.Literal(_, shape, values):
                return constant_of(np.array(values).reshape(shape)), UNRANKED
            case ast.StructLiteral(_, members):
                found = [self.constant(member) for member in members]
                return ArrayAttr([value for value, _ in found]), StructType(tuple(type for _, type in found))
        raise self.error(expression.at, "the members of a struct literal are literals")

    def binary(self, expression: ast.Binary, left: Value) -> Value:
        verb = "added" if expression.operator == "+" else "multiplied"
        if isinstance(left.type, StructType):
            raise self.error(expression.left.at, f"a struct cannot be {verb}")
        right = self.tensor(expression.right, verb)
        self.place(expression.at)
        return self.builder.create(AddOp if expression.operator == "+" else MulOp, left, right, result=UNRANKED).result

    def access(self, expression: ast.Access, value: Value) -> Value:
        struct = self.struct_named(expression.value)
        if struct is None:
            raise self.error(expression.at, "only variables of a struct type have members")
        definition, type = self.structs[struct]
        names = [member.name for member in definition.members]
        if expression.member not in names:
            raise self.error(
                expression.at,
                f"'{struct}' has no member '{expression.member}'",
                (f"it has {', '.join(names)}", definition.at),
            )
        index = names.index(expression.member)
        self.place(expression.at)
        return self.builder.create(StructAccessOp, value, index, result=type.members[index]).result

    def struct_named(self, expression: ast.Expression) -> str | None:
        """The name of the struct that an expression is: types are structural, the names of members are not."""
        path: list[str] = []
        while isinstance(expression, ast.Access):
            path.append(expression.member)
            expression = expression.value
        if not isinstance(expression, ast.Variable):
            return None
        struct = self.variables[expression.name].struct
        for name in reversed(path):
            members = {} if struct is None else {one.name: one.type for one in self.structs[struct][0].members}
            struct = members.get(name)
        return struct

    def call(self, expression: ast.Call) -> list[Value]:
        name = expression.callee
        if name == BUILTIN:
            if len(expression.arguments) != 1:
                raise self.error(expression.at, f"'{BUILTIN}' takes 1 argument, but got {len(expression.arguments)}")
            value = self.tensor(expression.arguments[0], "transposed")
            self.place(expression.at)
            return [self.builder.create(TransposeOp, value, result=UNRANKED).result]
        function = self.callee(expression)
        if len(function.inputs) != len(expression.arguments):
            raise self.error(
                expression.at,
                f"'{name}' takes {len(function.inputs)} arguments, but got {len(expression.arguments)}",
                ("its definition", function.definition.at),
            )
        values = []
        for argument, expected in zip(expression.arguments, function.inputs, strict=True):
            value = self.expression(argument)
            self.check(argument, value, expected)
            values.append(value)
        self.place(expression.at)
        return list(self.builder.create(GenericCallOp, name, values, result_types=function.results).results)

    def callee(self, expression: ast.Call) -> _Function:
        name = expression.callee
        if name not in self.functions:
            for definition in self.program.definitions:
                if isinstance(definition, ast.Function) and definition.name == name:
                    note = ("its definition", definition.at)
                    raise self.error(expression.at, f"'{name}' is called before it is defined", note)
            raise self.error(expression.at, f"'{name}' is not defined")
        function = self.functions[name]
        if function.results is None:
            raise self.error(expression.at, f"'{name}' calls itself, which in a language without conditions never ends")
        return function


def _kind(type: Type) -> str:
    if not isinstance(type, StructType):
        return "a tensor"
    return f"a struct of ({', '.join(map(_kind, type.members))})"
