"""Generation of the pdl dialect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.pdl import ops as pdl
from lamina.dialects.pdl.types import AttributeType, OperationType, RangeType, TypeType, ValueType
from lamina.ir.attribute import Attribute
from lamina.ir.attribute import Type as IrType
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.location import FileLineColRange, Location, SourceFile
from lamina.ir.region import Region
from lamina.ir.value import Value
from lamina.pdll import ast, types
from lamina.pdll.source import Diagnostics, Place

_MODULE: Any = ModuleOp
_HANDLES: dict[str, IrType] = {
    "Attr": AttributeType(),
    "Op": OperationType(),
    "Type": TypeType(),
    "Value": ValueType(),
    "TypeRange": RangeType(TypeType()),
    "ValueRange": RangeType(ValueType()),
}


def generate(module: ast.Module, diagnostics: Diagnostics, *, once: bool = False) -> ModuleOp | None:
    """Generates a module with the patterns; None, with diagnostics, if the result is not valid pdl.
    ``once``: evaluate the operand of `.member` once, so that its operations are created once; mlir-pdll's output
    evaluates it for each element of a tuple that a rewrite returns with declared types."""
    from lamina.ir.verifier import check  # start-up

    generator = _Generator(diagnostics, once)
    result = generator.module(module)
    if diagnostics.has_errors:
        return None
    problems = check(result)
    diagnostics.found += problems
    return None if problems else result


def parse_attribute_text(text: str) -> Attribute:
    """Parses an attribute. Raises ParseError."""
    result: Attribute = _parse_text(text, "parse_attribute")
    return result


def parse_type_text(text: str) -> IrType:
    """Parses a type. Raises ParseError."""
    result: IrType = _parse_text(text, "parse_type")
    return result


def _parse_text(text: str, method: str) -> Any:
    from lamina.asm.parser import Parser, parsing_environment  # start-up

    with parsing_environment():
        parser = Parser(SourceFile("<literal>", text), allow_unregistered=True)
        parsed = getattr(parser, method)()
        if parser.kind != "eof":
            parser.error("unexpected text after the end")
        return parsed


class _Generator:
    """Walks the tree; the values of variables are recorded while their scope is open."""

    def __init__(self, diagnostics: Diagnostics, once: bool) -> None:
        self.diagnostics = diagnostics
        self.once = once
        self.builder = Builder()
        self.scopes: list[dict[ast.VariableDecl | ast.Expr, list[Value]]] = []
        self._locations: dict[Place, Location] = {}

    # ---- Helpers

    def location(self, place: Place) -> Location:
        location = self._locations.get(place)
        if location is None:
            location = FileLineColRange(*place.line_column)
            self._locations[place] = location
        return location

    def create(self, cls: Any, place: Place, types: Sequence[IrType] = (), **fields: Any) -> Any:
        operation = cls.build(result_types=list(types), location=self.location(place), **fields)
        return self.builder.insert(operation)

    def handle_type(self, type: types.Type) -> IrType:
        return _HANDLES[type.name]

    def lookup(self, variable: ast.VariableDecl) -> list[Value] | None:
        for scope in reversed(self.scopes):
            handle = scope.get(variable)
            if handle is not None:
                return handle
        return None

    # ---- Declarations and statements

    def module(self, module: ast.Module) -> ModuleOp:
        body = Region()
        block = Block()
        body.append(block)
        result: ModuleOp = _MODULE.build(body_region=body, location=self.location(module.loc))
        for decl in module.decls:
            if isinstance(decl, ast.PatternDecl):
                self.builder = Builder(block)
                self.scopes.clear()
                try:
                    self.pattern(decl)
                except _Unsupported:
                    continue
        return result

    def pattern(self, decl: ast.PatternDecl) -> None:
        body = Region()
        block = Block()
        body.append(block)
        # The attribute has 16 bits; the verifier rejects values that do not fit.
        benefit = decl.benefit or 0
        benefit -= (1 << 16) if benefit >= 1 << 15 else 0
        name = decl.name.text if decl.name is not None else None
        self.create(pdl.PatternOp, decl.loc, benefit=benefit, sym_name=name, body_region=body)
        self.builder = Builder(block)
        self.block(decl.body)

    def block(self, block: ast.CompoundStmt) -> None:
        self.scopes.append({})
        for stmt in block.statements:
            self.statement(stmt)
        self.scopes.pop()

    def statement(self, stmt: ast.Stmt) -> None:
        match stmt:
            case ast.Expr():
                self.values(stmt)
            case ast.LetStmt():
                self.variable(stmt.variable)
            case ast.OpRewriteStmt():
                self.rewrite(stmt)
            case ast.CompoundStmt():
                self.block(stmt)

    def rewrite(self, stmt: ast.OpRewriteStmt) -> None:
        """An erase, replace or rewrite: in a match it opens the ``pdl.rewrite``."""
        root = self.value(stmt.root)
        outer = self.builder
        assert outer.point is not None
        current = outer.point.block.parent_op
        if isinstance(current, pdl.PatternOp):
            region = Region()
            block = Block()
            region.append(block)
            self.create(pdl.RewriteOp, stmt.loc, root_=root, body_region=region)
            self.builder = Builder(block)
        if isinstance(stmt, ast.RewriteStmt):
            self.block(stmt.body)
        elif isinstance(stmt, ast.ReplaceStmt):
            self.replace(stmt, root)
        else:
            self.create(pdl.EraseOp, stmt.loc, op_value=root)
        self.builder = outer

    def replace(self, stmt: ast.ReplaceStmt, root: Value) -> None:
        values = [self.value(value) for value in stmt.values]
        if len(values) == 1 and isinstance(values[0].type, OperationType):
            self.create(pdl.ReplaceOp, stmt.loc, op_value=root, repl_operation=values[0])
        else:
            self.create(pdl.ReplaceOp, stmt.loc, op_value=root, repl_values=values)

    # ---- Variables

    def variable(self, variable: ast.VariableDecl) -> list[Value]:
        handle = self.lookup(variable)
        if handle is not None:
            return handle
        if variable.init is not None:
            values = self.values(variable.init)
        else:
            values = [self.unbound_variable(variable)]
        self.apply_constraints(variable, values)
        self.scopes[-1][variable] = values
        return values

    def unbound_variable(self, variable: ast.VariableDecl) -> Value:
        """Creates a value to be matched, of which only the constraints are known."""
        place, type = variable.loc, variable.type
        handle = self.handle_type(type)
        if isinstance(type, types.OperationType):
            operands = self.create(pdl.OperandsOp, place, [_HANDLES["ValueRange"]]).results[0]
            results = self.create(pdl.TypesOp, place, [_HANDLES["TypeRange"]]).results[0]
            return self.operation(place, type.operation, [operands], [], [], [results])
        if type == types.TYPE:
            value: Value = self.create(pdl.TypeOp, place, [handle]).results[0]
            return value
        if type == types.TYPE_RANGE:
            value = self.create(pdl.TypesOp, place, [handle]).results[0]
            return value
        wanted = self.type_constraint(variable)
        cls = {"Value": pdl.OperandOp, "ValueRange": pdl.OperandsOp, "Attr": pdl.AttributeOp}[type.name]
        value = self.create(cls, place, [handle], value_type=wanted).results[0]
        return value

    def type_constraint(self, variable: ast.VariableDecl) -> Value | None:
        for ref in variable.constraints:
            constraint = ref.constraint
            if isinstance(constraint, ast.CoreConstraint) and constraint.type_expr is not None:
                return self.value(constraint.type_expr)
        return None

    def apply_constraints(self, variable: ast.VariableDecl, values: list[Value]) -> None:
        for ref in variable.constraints:
            if isinstance(ref.constraint, ast.UserConstraintDecl):
                self.call(ref.constraint, ref.loc, values)

    # ---- Expressions

    def value(self, expr: ast.Expr) -> Value:
        """Returns the single value of an expression."""
        values = self.values(expr)
        if len(values) != 1:
            self.diagnostics.error(expr.loc, f"expected an expression of one value, but got `{expr.type}`")
            raise _Unsupported
        return values[0]

    def values(self, expr: ast.Expr) -> list[Value]:
        match expr:
            case ast.AttributeExpr():
                attribute = self.literal(expr, parse_attribute_text)
                return [self.create(pdl.AttributeOp, expr.loc, [_HANDLES["Attr"]], value=attribute).results[0]]
            case ast.TypeExpr():
                type = self.literal(expr, parse_type_text)
                return [self.create(pdl.TypeOp, expr.loc, [_HANDLES["Type"]], constant_type=type).results[0]]
            case ast.CallExpr():
                return self.call_expr(expr)
            case ast.DeclRefExpr():
                return self.variable(expr.decl) if isinstance(expr.decl, ast.VariableDecl) else []
            case ast.MemberAccessExpr():
                return [self.member(expr)]
            case ast.OperationExpr():
                return [self.operation_expr(expr)]
            case ast.RangeExpr():
                elements = [value for element in expr.elements for value in self.values(element)]
                range = self.create(pdl.RangeOp, expr.loc, [self.handle_type(expr.type)], arguments=elements)
                return [range.results[0]]
            case ast.TupleExpr():
                return [self.value(element) for element in expr.elements]
        raise TypeError(f"expected an expression, got {expr!r}")

    def literal(self, expr: ast.AttributeExpr | ast.TypeExpr, parse: Any) -> Any:
        try:
            return parse(expr.text)
        except DiagnosticError as problem:
            what = "attribute" if isinstance(expr, ast.AttributeExpr) else "type"
            reason = problem.diagnostics[0].message
            self.diagnostics.error(expr.loc, f"invalid MLIR {what} `{expr.text}`: {reason}")
            raise _Unsupported from None

    def operation_expr(self, expr: ast.OperationExpr) -> Value:
        operands = [self.value(operand) for operand in expr.operands]
        names, attributes = [], []
        for attribute in expr.attributes:
            assert attribute.name is not None
            names.append(attribute.name.text)
            attributes.append(self.value(attribute.value))
        results = [self.value(result) for result in expr.result_types]
        return self.operation(expr.loc, expr.name.text, operands, names, attributes, results)

    def operation(
        self,
        place: Place,
        name: str,
        operands: list[Value],
        attribute_names: list[str],
        attributes: list[Value],
        results: list[Value],
    ) -> Value:
        result = self.create(
            pdl.OperationOp,
            place,
            [_HANDLES["Op"]],
            op_name=name or None,
            operand_values=operands,
            attribute_values=attributes,
            attribute_value_names=attribute_names,
            type_values=results,
        )
        value: Value = result.results[0]
        return value

    def parents(self, expr: ast.Expr) -> list[Value]:
        """Returns the operand of `.member`."""
        if not self.once:
            return self.values(expr)
        scope = self.scopes[-1]
        if expr not in scope:
            scope[expr] = self.values(expr)
        return scope[expr]

    def member(self, expr: ast.MemberAccessExpr) -> Value:
        parents = self.parents(expr.parent)
        parent_type = expr.parent.type
        handle = self.handle_type(expr.type)
        if isinstance(parent_type, types.TupleType):
            name = expr.member
            index = int(name) if name[0].isdigit() else parent_type.names.index(name)
            return parents[index]
        assert isinstance(parent_type, types.OperationType)
        if expr.member == ast.ALL_RESULTS:
            if isinstance(handle, ValueType):
                return self.result(expr.loc, parents[0], 0)
            value: Value = self.create(pdl.ResultsOp, expr.loc, [handle], parent_=parents[0]).results[0]
            return value
        index = _result_index(parent_type, expr.member)
        ods = parent_type.ods
        if ods is None or index >= len(ods.results):
            return self.result(expr.loc, parents[0], index)
        results = self.create(pdl.ResultsOp, expr.loc, [handle], parent_=parents[0], index=index)
        value = results.results[0]
        return value

    def result(self, place: Place, parent: Value, index: int) -> Value:
        value: Value = self.create(pdl.ResultOp, place, [_HANDLES["Value"]], parent_=parent, index=index).results[0]
        return value

    # ---- Calls

    def call_expr(self, expr: ast.CallExpr) -> list[Value]:
        arguments = [self.value(argument) for argument in expr.arguments]
        assert isinstance(expr.callee, ast.DeclRefExpr)
        decl = expr.callee.decl
        assert isinstance(decl, ast.CallableDecl)
        return self.call(decl, expr.loc, arguments, expr.negated)

    def call(
        self, decl: ast.CallableDecl, place: Place, inputs: list[Value], negated: bool = False
    ) -> list[Value]:
        """A call: of a native function by name, otherwise its body in place of the call."""
        is_constraint = isinstance(decl, ast.UserConstraintDecl)
        if is_constraint:
            for variable, value in zip(decl.inputs, inputs, strict=True):
                self.apply_constraints(variable, [value])
        if decl.body is None:
            results = self.native_call(decl, place, inputs, negated)
        else:
            results = self.inline(decl, inputs)
        if is_constraint:
            for variable, value in zip(decl.results, results, strict=False):
                self.apply_constraints(variable, [value])
        return results

    def native_call(
        self, decl: ast.CallableDecl, place: Place, inputs: list[Value], negated: bool
    ) -> list[Value]:
        type = decl.result_type
        parts = type.elements if isinstance(type, types.TupleType) else (type,)
        fields: dict[str, Any] = {"name_": decl.label, "args": inputs}
        cls: Any = pdl.ApplyNativeRewriteOp
        if isinstance(decl, ast.UserConstraintDecl):
            cls = pdl.ApplyNativeConstraintOp
            fields["is_negated"] = negated
        call = self.create(cls, place, [self.handle_type(part) for part in parts], **fields)
        return list(call.results)

    def inline(self, decl: ast.CallableDecl, inputs: list[Value]) -> list[Value]:
        assert decl.body is not None
        self.scopes.append({variable: [value] for variable, value in zip(decl.inputs, inputs, strict=True)})
        try:
            self.block(decl.body)
            last = decl.body.statements[-1] if decl.body.statements else None
            return self.values(last.value) if isinstance(last, ast.ReturnStmt) else []
        finally:
            self.scopes.pop()


class _Unsupported(Exception):
    """The tree cannot be expressed in the pdl dialect; the reason has been reported."""


def _result_index(type: types.OperationType, member: str) -> int:
    if member[0].isdigit():
        return int(member)
    assert type.ods is not None
    return next(index for index, result in enumerate(type.ods.results) if result.name == member)

