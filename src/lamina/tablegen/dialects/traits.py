"""Traits of operations in `.td` files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from lamina.define import type_relations
from lamina.define.type_relations import TypeRelation
from lamina.ir import traits as ir_traits
from lamina.ir.attribute import Type
from lamina.ir.dialect import load_dialect
from lamina.ir.operation import Operation
from lamina.tablegen.cpp.failures import FAILURES, Untranslatable
from lamina.tablegen.cpp.translate import translate_condition
from lamina.tablegen.cpp.vocabulary import short_name
from lamina.tablegen.dialects.context import IN_PYTHON, Context, Status, accepting, guarded, status_of
from lamina.tablegen.dialects.loading import loaded_files
from lamina.tablegen.ods.interfaces import Trait
from lamina.tablegen.predicates import condition
from lamina.tablegen.record import Record
from lamina.tablegen.values import is_record

# MLIR's C++ names of traits that are called otherwise here.
_RENAMED = {
    "IsCommutative": ir_traits.Commutative,
    "IsIdempotent": ir_traits.Idempotent,
    "IsInvolution": ir_traits.Involution,
    "IsIsolatedFromAbove": ir_traits.IsolatedFromAbove,
    "IsTerminator": ir_traits.Terminator,
    "HasRecursiveMemoryEffects": ir_traits.RecursiveMemoryEffects,
    "AlwaysSpeculatableImplTrait": ir_traits.AlwaysSpeculatable,
    "RecursivelySpeculatableImplTrait": ir_traits.RecursivelySpeculatable,
    "SymbolTable": ir_traits.SymbolTableTrait,
    "SymbolOpInterface": ir_traits.SymbolTrait,
    "InferTensorType": ir_traits.InferTypeOpInterface,
    "InferShapedTypeOpAdaptor": ir_traits.InferTypeOpInterface,
}
_EQUALITY = re.compile(r"\(*(::)?(std::equal_to<>\(\)|llvm::equal)\(")
# Traits that promise something to C++ and demand nothing of the operation.
_PROMISES = frozenset(("MemRefsNormalizable", "OpInvariants", "BytecodeOpInterface"))
_SAME_OPERATOR: dict[str, Callable[..., TypeRelation]] = {
    "AllTypesMatch": type_relations.AllTypesMatch,
    "AllElementTypesMatch": type_relations.AllElementTypesMatch,
    "AllRanksMatch": type_relations.AllRanksMatch,
    "AllShapesMatch": type_relations.AllShapesMatch,
    "AllElementCountsMatch": type_relations.AllElementCountsMatch,
}
_MATCH_WITH = (
    ("RangedTypesMatchWith", type_relations.RangedTypesMatchWith),
    ("OptionalTypesMatchWith", type_relations.OptionalTypesMatchWith),
    ("TypesMatchWith", type_relations.TypesMatchWith),
)


class TraitMaker:
    """Builds the traits of one operation; ``names`` has the Python name of each field, ``typed`` those of operands and
    results. Unchecked parts are added to ``unchecked``."""

    def __init__(self, context: Context, names: Mapping[str, str], typed: set[str], unchecked: list[str]) -> None:
        self.context = context
        self.names = names
        self.typed = typed
        self.unchecked = unchecked
        self.checks: list[Callable[[Operation], None]] = []
        self.inference: Callable[..., list[Type]] | None = None
        self.effects: list[Record] = []
        self.marks: list[str] = []

    def make(self, traits: list[Trait]) -> list[Any]:
        """Returns the traits that there are here, in order; checks of plug-ins are gathered in ``checks``."""
        traits_: list[Any] = []
        for trait in traits:
            trait_ = self.one(trait)
            if trait_ is not None and trait_ not in traits_:
                traits_.append(trait_)
        return traits_

    def one(self, trait: Trait) -> Any:
        record = trait.record
        names = record.name, trait.name
        inferences = (self.context.plugged("inferences", name) for name in names)
        self.inference = self.inference or next(filter(None, inferences), None)
        check = self.context.plugged("verifiers", record.name) or self.context.plugged("verifiers", trait.name)
        if check is not None:
            self.checks.append(check)
            self.context.statuses[record.name] = Status(IN_PYTHON)
            return None
        if record.is_a("MemoryEffects") or record.is_a("SideEffectsTraitBase"):
            effects = [item for item in trait.items("effects") if is_record(item)]
            self.effects += effects
            return None if effects else ir_traits.NoMemoryEffect
        if trait.kind == "predicate":
            return self.predicate(trait)
        return self.native(trait)

    def native(self, trait: Trait) -> Any:
        name = short_name(trait.name)
        parametric = re.fullmatch(r"(?:[\w:]*::)?(\w+)<(.*)>(?:::Impl)?", trait.name, re.DOTALL)
        if parametric is not None:
            return self.parametric(parametric[1], parametric[2], trait)
        native_trait = _RENAMED.get(name) or getattr(ir_traits, name, None)
        if isinstance(native_trait, ir_traits.Trait):
            return native_trait
        if any(name in plugin.marks for plugin in self.context.plugins):
            self.marks.append(name)
            return None
        if trait.kind == "interface":
            if trait.interface is not None and trait.interface.verify and not _is_of_mlir(trait):
                self.unchecked.append(f"interface {name}")
            return None
        if name not in _PROMISES:
            self.unchecked.append(f"trait {name}")
        return None

    def parametric(self, name: str, parameters: str, trait: Trait) -> ir_traits.ParametricTrait | None:
        base = getattr(ir_traits, name, None)
        if not isinstance(base, ir_traits.Trait):
            self.unchecked.append(f"trait {name}<{parameters}>")
            return None
        operations = [self.operation_name(part.strip()) for part in parameters.split(",")]
        if None in operations:
            self.unchecked.append(f"trait {name}<{parameters}>")
            return None
        return base(operations) if name == "HasParent" and len(operations) > 1 else base(operations[0])

    def operation_name(self, cpp_class: str) -> str | None:
        """Returns the operation of a C++ class, of this file, of a dialect of another or of one of the package."""
        name = self.context.operation_name(cpp_class)
        if name is not None:
            return name
        spaces = cpp_class.removeprefix("::").split("::")
        for file in loaded_files():
            name = file.context.operation_name(cpp_class) if spaces[-2:-1] and spaces[-2] in file.names else None
            if name is not None:
                return name
        candidates = ["builtin", *spaces[-2:-1]]
        for candidate in candidates:
            dialect = load_dialect(candidate.lower())
            # Only classes that exist: those of this file would be created by the search, which is part of creating one.
            if dialect is None:
                continue
            for known in dialect.operations.names():
                cls = dialect.operations.made(known)
                if cls is not None and cls.__name__ == spaces[-1]:
                    return str(cls.name)
        return None

    # ---- Predicates and relations of types

    def predicate(self, trait: Trait) -> ir_traits.PredOpTrait | TypeRelation:
        record = trait.record
        own = self.context.plugged("predicates", record.name)
        if own is not None:
            return ir_traits.PredOpTrait(trait.text("summary"), own)
        relation = self.relation(trait)
        if relation is not None:
            return relation
        check = self.check_of(record)
        return ir_traits.PredOpTrait(trait.text("summary"), check)

    def check_of(self, record: Record) -> Callable[[Any], bool]:
        """Returns the predicate of a trait, on the operation."""
        placeholders: dict[str, tuple[str, str | None]] = {"_op": ("op", None)}
        functions: dict[str, object] = {}
        for name, python_name in self.names.items():
            placeholders[name] = (f"field_{python_name}(op)", None)
            functions[f"field_{python_name}"] = _field_reader(python_name, name, name in self.typed)
        translated = translate_condition(condition(record.value("predicate")), self.context.vocabulary, placeholders)
        translated.names.update(functions)
        status = self.context.statuses[record.name] = status_of(translated)
        summary = record.value("summary")
        self.unchecked += [f"'{summary}': {part}" for part in status.unknown]
        return accepting(guarded(translated, "op"))

    def relation(self, trait: Trait) -> TypeRelation | None:
        """Returns the type relation of a trait, if it infers types between operands and results."""
        record = trait.record
        for name, make in _SAME_OPERATOR.items():
            if record.is_a(name):
                fields = trait.strings("values")
                known = self.names if make is type_relations.AllTypesMatch else self.typed
                if not all(field in known for field in fields):
                    return None
                self.context.statuses[record.name] = Status("enforced")
                return make(*[self.names[field] for field in fields])
        if record.is_a("ShapedTypeMatchesElementCountAndTypes"):
            shaped, elements = trait.text("shaped"), trait.text("elements")
            if {shaped, elements} <= self.typed:
                return type_relations.ShapedTypeMatchesElementCountAndTypes(self.names[shaped], self.names[elements])
            return None
        for name, match_class in _MATCH_WITH:
            if record.is_a(name):
                return self.match_with(trait, match_class)
        return None

    def match_with(self, trait: Trait, make: type[type_relations.TypesMatchWith]) -> TypeRelation | None:
        left, right = trait.text("lhs"), trait.text("rhs")
        if left not in self.names or right not in self.names:
            return None
        own = self.context.plugged("predicates", trait.text("transformer"))
        if own is None:
            try:
                text = trait.text("transformer")
                own = self.context.value(text, {"_self": "value", "_ctxt": "None", "_op": "None"}).function("value")
            except Untranslatable as problem:
                self.unchecked.append(f"'{trait.text('summary')}': {problem}")
                self.context.statuses[trait.record.name] = Status("assumed", (str(problem),))
                return None
        self.context.statuses[trait.record.name] = Status("enforced")
        comparison = condition(trait.record.value("predicate"))
        find = _EQUALITY.match if make is type_relations.TypesMatchWith else _EQUALITY.search
        plain = find(comparison)
        if plain is None:
            # A custom comparison, or one that a condition excuses: the inferred types are a proposal, and the
            # predicate decides.
            check = self.check_of(trait.record)
            return _Proposal(self.names[left], self.names[right], _quiet(own), trait.text("summary"), check)
        return make(self.names[left], self.names[right], _quiet(own), trait.text("summary"))


class _Proposal(type_relations.TypesMatchWith):
    """Infers the type of an omitted field, and lets a predicate decide which types are valid."""

    def __init__(
        self, lhs: str, rhs: str, transform: Callable[[Any], Any], summary: str, check: Callable[[Any], bool]
    ) -> None:
        super().__init__(lhs, rhs, transform, summary)
        self.check = check

    def verify(self, operation: Operation) -> None:
        ir_traits.PredOpTrait(self.summary, self.check).verify(operation)


def _quiet(transform: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Returns the transform of a type; None, which is not a type, if it does not apply."""

    def transformed(type: object) -> Any:
        try:
            return transform(type)
        except FAILURES:
            return None

    return transformed


def _field_reader(python_name: str, ods_name: str, is_value: bool) -> Callable[[Operation], Any]:
    if is_value:
        return lambda operation: getattr(operation, python_name)

    def read(operation: Operation) -> Any:
        value = operation._properties.get(ods_name)
        return value if value is not None else operation.definition.defaults.get(ods_name)

    return read


def _is_of_mlir(trait: Trait) -> bool:
    return "mlir/I" in trait.record.places()[0][0].replace("\\", "/")
