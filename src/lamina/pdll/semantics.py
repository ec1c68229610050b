"""Analysis of PDLL: the rules about types, conversions, calls, members and operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamina.ir.diagnostics import Diagnostic
from lamina.pdll import ast
from lamina.pdll.ods import SINGLE, OdsOperation, OdsValue
from lamina.pdll.parser_base import Context, NoteMaker, ParserBase
from lamina.pdll.source import NOWHERE, PdllFailure, Place, Span
from lamina.pdll.types import (
    ATTRIBUTE,
    CONSTRAINT,
    REWRITE,
    TYPE,
    TYPE_RANGE,
    VALUE,
    VALUE_RANGE,
    OperationType,
    RangeType,
    TupleType,
    Type,
    operation_type,
    tuple_type,
)

EXPLICIT = "explicit"
REPLACEMENT = "replacement"
INTERFACE = "interface"
"""The source of the result types of an operation expression: written, the replaced operation, or inference."""

_CORE_TYPES = {
    "Attr": ATTRIBUTE,
    "Type": TYPE,
    "TypeRange": TYPE_RANGE,
    "Value": VALUE,
    "ValueRange": VALUE_RANGE,
}


class Semantics(ParserBase):
    """Builds the nodes that need checking."""

    # ---- Variables

    def type_of_constraints(self, constraints: Sequence[ast.ConstraintRef]) -> Type | None:
        """Returns the type that a list of constraints implies for a variable."""
        common: Type | None = None
        for constraint in constraints:
            common = self.type_of_constraint(constraint, common)
        return common

    def type_of_constraint(self, ref: ast.ConstraintRef, known: Type | None) -> Type:
        constraint = ref.constraint
        if isinstance(constraint, ast.CoreConstraint):
            type = self._core_type(constraint)
        else:
            inputs = constraint.inputs
            if len(inputs) != 1:
                self.error_with_note(
                    ref.loc,
                    "`Constraint`s applied via a variable constraint list must take a single input, but got "
                    f"{len(inputs)}",
                    constraint.loc,
                    "see definition of constraint here",
                )
            type = inputs[0].type
        if known is None:
            return type
        merged = known.refine(type)
        if merged is None:
            self.error(
                f"constraint type `{type}` is incompatible with the previously inferred type `{known}`", ref.loc
            )
        return merged

    def _core_type(self, constraint: ast.CoreConstraint) -> Type:
        if constraint.kind == "Op":
            assert constraint.operation is not None
            name = constraint.operation.text
            return operation_type(name, self.known_operation(name))
        wanted = constraint.type_expr
        if wanted is not None:
            if constraint.kind == "ValueRange":
                if wanted.type != TYPE_RANGE:
                    self.error("expected expression of `TypeRange` in type constraint", wanted.loc)
            elif wanted.type != TYPE:
                self.error("expected expression of `Type` in type constraint", wanted.loc)
        return _CORE_TYPES[constraint.kind]

    def make_variable(
        self, name: str, place: Place, init: ast.Expr | None, constraints: list[ast.ConstraintRef]
    ) -> ast.VariableDecl:
        """Declares the variable of a ``let``, whose type comes from its constraints and its value."""
        type = self.type_of_constraints(constraints)
        if init is not None:
            if type is None:
                type = init.type
            else:
                merged = type.refine(init.type)
                if merged is not None:
                    type = merged
                else:
                    init = self.convert(init, type)
        elif type is None:
            self.error_with_note(
                place,
                f"unable to infer type for variable `{name}`",
                place,
                "the type of a variable must be inferable from the constraint list or the initializer",
            )
        if type in (CONSTRAINT, REWRITE):
            self.error(f"unable to define variable of `{type}` type", place)
        return self.define_variable(name, place, type, constraints, init)

    def make_argument(self, name: str, place: Place, constraint: ast.ConstraintRef) -> ast.VariableDecl:
        """Returns an argument or result of a constraint or rewrite."""
        type = self.type_of_constraint(constraint, None)
        return self.define_variable(name, place, type, [constraint])

    def make_inline_variable(
        self, name: str, place: Place, constraints: list[ast.ConstraintRef]
    ) -> ast.DeclRefExpr:
        type = self.type_of_constraints(constraints)
        assert type is not None
        variable = self.define_variable(name, place, type, constraints)
        return ast.DeclRefExpr(place, type, variable)

    def implicit_range(self, place: Place, kind: str) -> ast.DeclRefExpr:
        """Returns the unnamed variable for all operands or results that are not written down."""
        type = _CORE_TYPES[kind]
        ref = ast.ConstraintRef(ast.CoreConstraint(place, kind), place)
        return ast.DeclRefExpr(place, type, self.define_variable("_", place, type, [ref]))

    # ---- References, members, calls

    def make_reference(self, place: Place, decl: ast.Decl) -> ast.DeclRefExpr:
        if isinstance(decl, ast.UserConstraintDecl):
            type: Type = CONSTRAINT
        elif isinstance(decl, ast.UserRewriteDecl):
            type = REWRITE
        elif isinstance(decl, ast.VariableDecl):
            type = decl.type
        else:
            assert decl.name is not None
            self.error(f"invalid reference to `{decl.name.text}`", place)
        if isinstance(place, Span):
            self.references.append((place, decl))
        return ast.DeclRefExpr(place, type, decl)

    def make_member_access(self, parent: ast.Expr, member: str, place: Place) -> ast.MemberAccessExpr:
        type = self._member_type(parent.type, member)
        if type is None:
            self.error(f"invalid member access `{member}` on expression of type `{parent.type}`", place)
        return ast.MemberAccessExpr(place, type, parent, member)

    def _member_type(self, parent: Type, member: str) -> Type | None:
        index = int(member) if member.isdigit() and len(member) < 10 else None
        if isinstance(parent, OperationType):
            if parent.ods is not None and not parent.ods.lenient:
                return _result_type(parent.ods.results, member, index)
            if parent.ods is not None:
                type = _result_type(parent.ods.results, member, index)
                if type is not None:
                    return type
            return VALUE if member[0].isdigit() else None
        if isinstance(parent, TupleType):
            if index is not None:
                return parent.elements[index] if index < len(parent.elements) else None
            if member in parent.names:
                return parent.elements[parent.names.index(member)]
        return None

    def make_call(
        self, place: Place, callee: ast.Expr, arguments: list[ast.Expr], negated: bool
    ) -> ast.CallExpr:
        decl = callee.decl if isinstance(callee, ast.DeclRefExpr) else None
        if not isinstance(decl, ast.CallableDecl):
            self.error(
                f"expected a reference to a callable `Constraint` or `Rewrite`, but got: `{callee.type}`", place
            )
        if self.context is Context.REWRITE:
            if isinstance(decl, ast.UserConstraintDecl):
                self.error("unable to invoke `Constraint` within a rewrite section", place)
            if negated:
                self.error("unable to negate a Rewrite", place)
        else:
            if isinstance(decl, ast.UserRewriteDecl):
                self.error("unable to invoke `Rewrite` within a match section", place)
            if negated and decl.body is not None:
                self.error("unable to negate non native constraints", place)
        what = "constraint" if isinstance(decl, ast.UserConstraintDecl) else "rewrite"
        if len(decl.inputs) != len(arguments):
            what = what.capitalize()
            self.error_with_note(
                place,
                f"invalid number of arguments for {what.lower()} call; expected {len(decl.inputs)}, "
                f"but got {len(arguments)}",
                decl.loc,
                f"see the definition of {decl.label} here",
            )

        def note(diagnostic: Diagnostic) -> None:
            diagnostic.attach_note(f"see the definition of `{decl.label}` here", decl.loc.position)

        converted = [
            self.convert(argument, variable.type, note)
            for argument, variable in zip(arguments, decl.inputs, strict=True)
        ]
        return ast.CallExpr(place, decl.result_type, callee, converted, negated)

    # ---- Operations and tuples

    def make_operation(
        self,
        place: Place,
        name: ast.OpNameDecl,
        result_source: str,
        operands: list[ast.Expr],
        attributes: list[ast.NamedAttributeDecl],
        results: list[ast.Expr],
    ) -> ast.OperationExpr:
        known = self.known_operation(name.text)
        of_operands = _applicable(known, known.operands if known is not None else [], operands)
        operands = self._check_group(
            "operand",
            place,
            name.text,
            operands,
            of_operands,
            of_operands.operands if of_operands else [],
            VALUE,
            VALUE_RANGE,
        )
        for attribute in attributes:
            type = attribute.value.type
            if type != ATTRIBUTE:
                self.error(f"expected `Attr` expression, but got `{type}`", attribute.value.loc)
        if result_source == INTERFACE:
            self._check_inference(place, name.text, known)
        elif result_source == EXPLICIT:
            of_results = _applicable(known, known.results if known is not None else [], results)
            results = self._check_group(
                "result",
                place,
                name.text,
                results,
                of_results,
                of_results.results if of_results else [],
                TYPE,
                TYPE_RANGE,
            )
        return ast.OperationExpr(place, operation_type(name.text, known), name, operands, results, attributes)

    def _check_group(
        self,
        group: str,
        place: Place,
        name: str,
        values: list[ast.Expr],
        operation: OdsOperation | None,
        wanted: Sequence[OdsValue],
        single: Type,
        range_: RangeType,
    ) -> list[ast.Expr]:
        """Returns the operands or result types of an operation, converted to the types of its groups."""
        if len(values) == 1:
            return [self.convert(values[0], range_)]
        if operation is None:
            return [self._single_or_range(value, single, range_) for value in values]
        if not values and all(value.is_variable_length for value in wanted):
            # No operands means an empty list for each group, which only a rewrite has to spell out.
            if self.context is not Context.REWRITE or len(wanted) <= 1:
                return values
            return [ast.RangeExpr(place, range_, []) for _ in wanted]
        if len(values) != len(wanted):
            self.error_with_note(
                place,
                f"invalid number of {group} groups for `{name}`; expected {len(wanted)}, but got {len(values)}",
                operation.loc,
                f"see the definition of `{name}` here",
            )

        def note(diagnostic: Diagnostic) -> None:
            diagnostic.attach_note(f"see the definition of `{name}` here", operation.loc.position)

        return [
            self.convert(value, single if group_.length == SINGLE else range_, note)
            for value, group_ in zip(values, wanted, strict=True)
        ]

    def _single_or_range(self, value: ast.Expr, single: Type, range_: RangeType) -> ast.Expr:
        if value.type in (single, range_):
            return value
        if single == VALUE and isinstance(value.type, OperationType):
            return all_results(value)
        before = len(self.diagnostics.found)
        try:
            return self.convert(value, range_)
        except PdllFailure:
            if len(self.diagnostics.found) == before:
                raise
            self.error(
                f"expected `{single}` or `{range_}` convertible expression, but got `{value.type}`", value.loc
            )

    def _check_inference(self, place: Place, name: str, operation: OdsOperation | None) -> None:
        if operation is None:
            self.warn(
                place,
                f"operation result types are marked to be inferred, but `{name}` is unknown. Ensure that `{name}` "
                "supports zero results or implements `InferTypeOpInterface`. Include the ODS definition of this "
                "operation to remove this warning.",
            )
            return
        if operation.infers_types or all(result.is_variable_length for result in operation.results):
            return
        warning = self.warn(
            place,
            f"operation result types are marked to be inferred, but `{name}` does not provide an implementation of "
            f"`InferTypeOpInterface`. Ensure that `{name}` attaches `InferTypeOpInterface` at runtime, or add support "
            "to the ODS definition to remove this warning.",
        )
        if operation.loc is not NOWHERE:
            warning.attach_note(f"see the definition of `{name}` here", operation.loc.position)

    def make_tuple(self, place: Place, elements: list[ast.Expr], names: list[str]) -> ast.TupleExpr:
        for element in elements:
            if element.type in (CONSTRAINT, REWRITE) or isinstance(element.type, TupleType):
                self.error(f"unable to build a tuple with `{element.type}` element", element.loc)
        type = tuple_type(tuple(element.type for element in elements), tuple(names))
        return ast.TupleExpr(place, type, elements)

    # ---- Rewrites

    def check_root(self, root: ast.Expr) -> None:
        if not isinstance(root.type, OperationType):
            self.error(f"expected `Op` expression, but got `{root.type}`", root.loc)

    def make_replace(self, place: Place, root: ast.Expr, values: list[ast.Expr]) -> ast.ReplaceStmt:
        self.check_root(root)
        several = len(values) > 1
        converted: list[ast.Expr] = []
        for value in values:
            if isinstance(value.type, OperationType):
                converted.append(all_results(value) if several else value)
                continue
            if value.type not in (VALUE, VALUE_RANGE):
                self.error(
                    f"expected `Op`, `Value` or `ValueRange` expression, but got `{value.type}`", value.loc
                )
            converted.append(value)
        return ast.ReplaceStmt(place, root, converted)

    # ---- Conversions

    def convert(self, expr: ast.Expr, type: Type, note: NoteMaker | None = None) -> ast.Expr:
        """Converts the expression to the type; reports an error if there is no conversion."""
        source = expr.type
        if source == type:
            return expr

        def fail(extra: NoteMaker | None = None) -> ast.Expr:
            diagnostic = self.diagnostics.error(
                expr.loc, f"unable to convert expression of type `{source}` to the expected type of `{type}`"
            )
            for add in (note, extra):
                if add is not None:
                    add(diagnostic)
            raise PdllFailure

        if isinstance(source, OperationType):
            return self._convert_operation(expr, source, type, fail)
        if {source, type} <= {VALUE, VALUE_RANGE} or {source, type} <= {TYPE, TYPE_RANGE}:
            return expr
        if isinstance(source, TupleType):
            return self._convert_tuple(expr, source, type, fail, note)
        return fail()

    def _convert_operation(
        self,
        expr: ast.Expr,
        source: OperationType,
        type: Type,
        fail: Callable[..., ast.Expr],
    ) -> ast.Expr:
        if isinstance(type, OperationType):
            return fail() if type.operation else expr
        if type == VALUE_RANGE:
            return all_results(expr)
        if type != VALUE:
            return fail()
        known = source.ods
        if known is not None and not known.lenient:
            place = known.loc.position
            if not known.results:
                return fail(
                    lambda diagnostic: diagnostic.attach_note(
                        f"see the definition of `{known.name}`, which was defined with zero results", place
                    )
                )
            count = sum(not result.is_variable_length for result in known.results)
            if count > 1:
                return fail(
                    lambda diagnostic: diagnostic.attach_note(
                        f"see the definition of `{known.name}`, which was defined with at least {count} results",
                        place,
                    )
                )
        return ast.MemberAccessExpr(expr.loc, VALUE, expr, ast.ALL_RESULTS)

    def _convert_tuple(
        self,
        expr: ast.Expr,
        source: TupleType,
        type: Type,
        fail: Callable[..., ast.Expr],
        note: NoteMaker | None,
    ) -> ast.Expr:
        parts: list[ast.Expr] = [
            ast.MemberAccessExpr(expr.loc, element, expr, str(index))
            for index, element in enumerate(source.elements)
        ]
        if isinstance(type, TupleType):
            if len(type.elements) != len(source.elements):
                return fail()
            converted = []
            for index, (part, wanted) in enumerate(zip(parts, type.elements, strict=True)):

                def element_note(diagnostic: Diagnostic, index: int = index) -> None:
                    diagnostic.attach_note(f"when converting element #{index} of `{source}`")
                    if note is not None:
                        note(diagnostic)

                converted.append(self.convert(part, wanted, element_note))
            target = tuple_type(tuple(part.type for part in converted), type.names)
            return ast.TupleExpr(expr.loc, target, converted)
        if not isinstance(type, RangeType):
            return fail()
        if self.context is not Context.REWRITE:
            return fail(
                lambda diagnostic: diagnostic.attach_note(
                    "Tuple to Range conversion is currently only allowed within a rewrite context"
                )
            )
        if any(element not in (type, type.element) for element in source.elements):
            return fail()
        return ast.RangeExpr(expr.loc, type, parts)


def _applicable(
    operation: OdsOperation | None, groups: Sequence[OdsValue], values: Sequence[ast.Expr]
) -> OdsOperation | None:
    """Returns the operation, if it constrains a group; a lenient one only if the values match its groups."""
    if operation is None or not operation.lenient:
        return operation
    kinds = (VALUE, VALUE_RANGE, TYPE, TYPE_RANGE)
    if len(groups) != len(values):
        return None
    if not all(value.type in kinds or isinstance(value.type, OperationType) for value in values):
        return None
    return operation


def all_results(expr: ast.Expr) -> ast.MemberAccessExpr:
    """Returns an operation as the range of its results."""
    return ast.MemberAccessExpr(expr.loc, VALUE_RANGE, expr, ast.ALL_RESULTS)


def _result_type(results: Sequence[OdsValue], member: str, index: int | None) -> Type | None:
    if index is not None and index < len(results):
        return VALUE if results[index].length == SINGLE else VALUE_RANGE
    for result in results:
        if result.name == member:
            return VALUE if result.length == SINGLE else VALUE_RANGE
    return None
