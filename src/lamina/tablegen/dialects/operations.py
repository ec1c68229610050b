"""Operations of `.td` files as classes, built by the same machinery as those declared in Python."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import FunctionType
from typing import Any

from lamina.define import operation
from lamina.define.constraints import AnyAttr
from lamina.define.declaration_checks import DeclarationError
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC, VARIADIC_OF_VARIADIC, Field
from lamina.define.inferred_types import fail_with_inferred
from lamina.define.names import field_name
from lamina.interfaces.effects import Effect, EffectInstance, MemoryEffects
from lamina.ir.attribute import InvalidParameters, Type
from lamina.ir.diagnostics import Severity, VerifyFailure
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation
from lamina.tablegen.cpp.failures import Untranslatable
from lamina.tablegen.dialects import hooks
from lamina.tablegen.dialects.constraints import (
    attribute_constraint,
    default_of,
    region_constraint,
    type_constraint,
)
from lamina.tablegen.dialects.context import ASSUMED, PARTLY, Context
from lamina.tablegen.dialects.properties import property_constraint
from lamina.tablegen.dialects.traits import TraitMaker
from lamina.tablegen.errors import TableGenError
from lamina.tablegen.ods import operations as ods
from lamina.tablegen.record import Record

_ARITIES = {"one": SINGLE, "optional": OPTIONAL, "variadic": VARIADIC, "variadic_of_variadic": VARIADIC_OF_VARIADIC}
# The default values of C++ that mean none.
_NULL = re.compile(r"(::)?std::nullopt|nullptr|[\w:]+Attr\(\)")


def _canonicalize(cls: type[Operation], rule: Callable[..., Any]) -> None:
    from lamina.rewrite.canonicalization import canonicalize  # start-up

    is_function = isinstance(rule, FunctionType)
    canonicalize(cls)(hooks.applying(rule, "canonicalization") if is_function else rule)


def make_operation(record: Record, dialect: Dialect, context: Context) -> type[Operation]:
    """Returns the class of an `Op` record, registered with its dialect. Raises TableGenError for unsupported
    records."""
    view = ods.Operation(record)
    try:
        return _OperationMaker(view, dialect, context).make()
    except DeclarationError as problem:
        raise TableGenError(str(problem), view.location) from None


class _OperationMaker:
    def __init__(self, view: ods.Operation, dialect: Dialect, context: Context) -> None:
        self.view = view
        self.dialect = dialect
        self.context = context
        self.unchecked: list[str] = []
        self.names: dict[str, str] = {}
        self.typed: set[str] = set()
        self.taken: set[str] = set()
        self.foreign: list[str] = []  # properties that only C++ can parse

    def make(self) -> type[Operation]:
        """Returns the class."""
        view = self.view
        path, line, column = view.record.places()[0]
        namespace: dict[str, Any] = {
            "__slots__": (),
            "__module__": f"lamina.loaded.{self.dialect.name}",
            "__qualname__": view.cpp_class_name,
            "__doc__": "\n\n".join(part for part in (view.summary, _dedented(view.description)) if part) or None,
            "definition_place": (path, line, column),
        }
        namespace |= self.fields()
        maker = TraitMaker(self.context, self.names, self.typed, self.unchecked)
        traits = maker.make(view.traits)
        namespace |= self.syntax()
        namespace |= self.behaviour(maker.checks, maker.inference)
        for plugin in self.context.plugins:
            namespace |= plugin.members.get(view.name, {})
        namespace["marks"] = tuple(maker.marks)
        namespace["unchecked"] = tuple(dict.fromkeys(self.unchecked))
        cls: type[Operation] = type(view.cpp_class_name, (Operation,), namespace)
        made = operation(view.name, traits=traits, dialect=self.dialect)(cls)
        if maker.effects:
            MemoryEffects.implement(made)(_effects_of(maker.effects))
        own_name = view.name
        for plugin in self.context.plugins:
            for interface, names, implementation in plugin.models:
                if own_name in names:
                    is_function = isinstance(implementation, FunctionType)
                    interface.implement(made)(
                        hooks.applying(implementation, interface.name) if is_function else implementation
                    )
            for names, rule in plugin.canonicalizations:
                if own_name in names:
                    _canonicalize(made, rule)
        return made

    # ---- Fields, in the order of the declaration

    def name(self, ods_name: str, kind: str, number: int) -> str:
        field = field_name(ods_name or f"{kind}_{number}", self.taken)
        if ods_name:
            self.names[ods_name] = field
        return field

    def fields(self) -> dict[str, Field]:
        view = self.view
        operands = {value.name: value for value in view.operands if value.name}
        attributes = {attribute.name: attribute for attribute in view.attributes}
        properties = {property.name: property for property in view.properties}
        unnamed = [value for value in view.operands if not value.name]
        declared: dict[str, Field] = {}
        for number, name in enumerate(view.argument_names):
            if name in attributes:
                declared[self.name(name, "attribute", number)] = self.attribute(attributes[name])
            elif name in properties:
                declared[self.name(name, "property", number)] = self.property(properties[name])
            else:
                value = operands[name] if name else unnamed.pop(0)
                declared[self.name(name, "operand", number)] = self.value(value, "operand", number)
        for number, value in enumerate(view.results):
            declared[self.name(value.name, "result", number)] = self.value(value, "result", number)
        for number, part in enumerate(view.regions):
            constraint = region_constraint(part.constraint.record, self.context)
            self.note(part.constraint.record, f"region '{part.name}'")
            arity = VARIADIC if part.is_variadic else SINGLE
            declared[self.name(part.name, "region", number)] = Field("region", constraint, arity, name=part.name)
        for number, part in enumerate(view.successors):
            arity = VARIADIC if part.is_variadic else SINGLE
            declared[self.name(part.name, "successor", number)] = Field("successor", None, arity, name=part.name)
        return declared

    def value(self, value: ods.NamedValue, kind: str, number: int) -> Field:
        constraint = type_constraint(value.constraint.record, self.context)
        self.note(value.constraint.base.record, f"{kind} '{value.name or number}'")
        if value.name:
            self.typed.add(value.name)
        effects = [
            str(decorator.value("effect")).rpartition("::")[2].lower()
            for decorator in value.decorators
            if decorator.is_a("MemoryEffect")
        ]
        return Field(
            kind,
            constraint,
            _ARITIES[value.variadicity],
            name=value.name,
            effects=effects,
            segment_attribute=value.constraint.segment_attribute,
        )

    def attribute(self, attribute: ods.NamedAttribute) -> Field:
        view = attribute.constraint
        optional, default, enum = view.is_optional, view.default_value, view.enum
        record = view.record
        while any(map(record.is_a, ("OptionalAttr", "DefaultValuedAttr", "DefaultValuedOptionalAttr"))):
            record = record.value("baseAttr")
        constraint = attribute_constraint(record, self.context)
        self.note(record, f"attribute '{attribute.name}'")
        value = None
        if default is not None and _NULL.fullmatch(default.strip()):
            optional, default = True, None
        if default is not None and not constraint.is_unit:
            try:
                value = default_of(default, constraint, enum, self.context)
            except Untranslatable as problem:
                if not optional:
                    self.unchecked.append(f"attribute '{attribute.name}': default value '{default}': {problem}")
                optional = True
        field: Any = Field("attribute", constraint, name=attribute.name, optional=optional)
        field.default = value
        result: Field = field
        return result

    def property(self, property_: ods.NamedProperty) -> Field:
        record = property_.constraint.record
        try:
            constraint, default, optional = property_constraint(record, self.context)
        except Untranslatable as problem:
            self.unchecked.append(f"property '{property_.name}': {problem}")
            self.foreign.append(property_.name)
            constraint, default, optional = AnyAttr, None, property_.constraint.default_value is not None
        self.note(record, f"property '{property_.name}'")
        field: Any = Field("attribute", constraint, name=property_.name, optional=optional)
        field.default = default
        result: Field = field
        return result

    def note(self, record: Record, what: str) -> None:
        """Records the unchecked parts of a constraint."""
        status = self.context.statuses.get(record.name)
        if status is not None and status.kind in (ASSUMED, PARTLY):
            self.unchecked += [f"{what}: {part}" for part in status.unknown]

    # ---- Syntax and behaviour

    def syntax(self) -> dict[str, Any]:
        plug_in = self.context.plugged("syntaxes", self.view.name)
        if plug_in is None and self.view.has_custom_assembly_format:
            # The C++ in the declaration may call a function that many operations share.
            called = re.search(r"\b(parse\w+)\(parser, *result\b", self.view.extra_class_definition)
            plug_in = self.context.plugged("syntaxes", called[1]) if called else None
        if plug_in is not None:
            methods: dict[str, Any] = {}
            if "parse" in plug_in:
                methods["parse"] = classmethod(hooks.parsing(plug_in["parse"], f"'{self.view.name}'", 1))
            if "print" in plug_in:
                methods["print"] = plug_in["print"]
            return methods
        written = self.view.assembly_format
        if written is not None and not any(re.search(rf"\${name}\b", written) for name in self.foreign):
            return {"assembly_format": written}
        if written is not None:
            return {"has_foreign_syntax": True}
        return {"has_foreign_syntax": True} if self.view.has_custom_assembly_format else {}

    def behaviour(
        self, checks: list[Callable[[Operation], None]], inherited: Callable[..., list[Type]] | None
    ) -> dict[str, Any]:
        """Returns the methods that plug-ins have for the operation; what a trait infers, it verifies itself."""
        name = self.view.name
        methods: dict[str, Any] = {}
        inference = self.context.plugged("inferences", name)
        own = self.context.plugged("verifiers", name)
        inference = inference and hooks.checking(inference, "inference")
        own = own and hooks.checking(own, "verifier")
        if own is None and (self.view.has_verifier or self.view.has_region_verifier):
            self.unchecked.append("verifier")
        if own is not None and self.view.has_region_verifier and not self.view.has_verifier:
            methods["verify_regions"] = own  # runs after the operations in the regions are verified
        elif own is not None:
            checks = [*checks, own]
        if inference is not None:
            methods["infer_return_types"] = staticmethod(inference)
            checks.append(_inferred_check(inference))
        elif inherited is not None:
            methods["infer_return_types"] = staticmethod(inherited)
        if checks:
            methods["verify"] = _run_all(checks)
        return methods


def _run_all(checks: list[Callable[[Operation], None]]) -> Callable[[Operation], None]:
    if len(checks) == 1:
        return checks[0]

    def verify(self: Operation) -> None:
        for check in checks:
            check(self)

    return verify


def _inferred_check(inference: Callable[..., Any]) -> Callable[[Operation], None]:
    compatible = getattr(inference, "compatible", None)

    def check(self: Operation) -> None:
        try:
            wanted = list(inference(self.operands, self.properties, self.regions))
        except VerifyFailure as failure:
            if not failure.raw:
                raise
            said = self.diagnostic(Severity.ERROR, failure.message)
            raise VerifyFailure("failed to infer returned types", before=[*failure.before, said]) from None
        except InvalidParameters as failure:
            raise VerifyFailure(f"failed to infer returned types: {failure}") from None
        given = list(self.result_types)
        if compatible is None:
            fits = wanted == given
        else:
            fits = len(wanted) == len(given) and all(map(compatible, wanted, given))
        if not fits:
            fail_with_inferred(self, wanted)

    return check


_EFFECTS = {"read": Effect.READ, "write": Effect.WRITE, "allocate": Effect.ALLOCATE, "free": Effect.FREE}


def _effects_of(records: list[Record]) -> Callable[[Operation], list[EffectInstance]]:
    kinds = [_EFFECTS.get(str(record.value("effect")).rpartition("::")[2].lower()) for record in records]
    return lambda operation: [EffectInstance(kind) for kind in kinds if kind is not None]


def _dedented(text: str) -> str:
    import textwrap

    return textwrap.dedent(text.strip("\n")).strip()
