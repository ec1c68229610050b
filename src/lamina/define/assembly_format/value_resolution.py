"""Resolution of operand and result types while parsing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamina.define.assembly_format.elements import FormatError
from lamina.define.assembly_format.function_writer import FunctionWriter
from lamina.define.fields import OPTIONAL, SINGLE, VARIADIC_OF_VARIADIC, Field
from lamina.define.type_relations import ShapedTypeMatchesElementCountAndTypes, TypesMatchWith
from lamina.ir import traits as ir_traits
from lamina.ir.traits import PredOpTrait

if TYPE_CHECKING:
    from lamina.define.type_relations import TypeRelation
    from lamina.ir.operation import Operation


class ValueResolution(FunctionWriter):
    """Generates the code that resolves operands and result types from the parsed text."""

    resolver = "parser.resolve_operand"

    def __init__(self, cls: type[Operation], elements: list[Any]) -> None:
        super().__init__(cls, elements)
        self.typed: set[str] = set()  # fields whose types are in the text
        self.seen: set[str] = set()  # fields that are in the text
        self.has_functional_operands = False
        self.all_operand_types = False
        self.all_result_types = False
        self.known: set[str] = set()  # fields whose types are in local variables
        self.checked: set[str] = set()

    def resolve(self) -> None:
        """Generates the code that fills the state's operands and types."""
        operands = self.definition.operands
        self._flatten_groups()
        if self.definition.has_trait(ir_traits.AttrSizedOperandSegments) and not self.has_functional_operands:
            sizes = ", ".join("1" if field.arity == SINGLE else f"len(o_{field.name})" for field in operands)
            self.emit(f"properties['operandSegmentSizes'] = DenseI32ArrayAttr([{sizes}])")
        self.known = set(self.typed)
        if self.has_functional_operands:
            self._all_operands()
        elif self.all_operand_types:
            if operands:
                self.emit(f"operands = {self._written_operands()}")
                self.emit("match_count(parser, operands, operand_types, state.offset)")
                self.emit("state.operands = parser.resolve_operands(operands, operand_types)")
        else:
            self._infer_types()
            self._emit_operands()
        self._results()

    def _flatten_groups(self) -> None:
        for field in self.definition.operands:
            if field.arity == VARIADIC_OF_VARIADIC:
                sizes = f"DenseI32ArrayAttr([len(group) for group in o_{field.name}])"
                self.emit(f"properties[{self.definition.segment_name(field)!r}] = {sizes}")
                self.emit(f"o_{field.name} = [item for group in o_{field.name} for item in group]")
                if field.name in self.typed:
                    self.emit(f"t_{field.name} = [item for group in t_{field.name} for item in group]")

    def _written_operands(self) -> str:
        """Returns an expression for the list of all operands as written."""
        parts = []
        for field in self.definition.operands:
            parts.append(f"o_{field.name}" if field.arity == SINGLE else f"*o_{field.name}")
        return f"[{', '.join(parts)}]"

    def _all_operands(self) -> None:
        if self.all_operand_types:
            self.emit("match_count(parser, all_operands, operand_types, operands_start)")
            self.emit("state.operands = parser.resolve_operands(all_operands, operand_types)")
            return
        operands = self.definition.operands
        if not all(field.name in self.known for field in operands):
            self._infer_types()
        if all(field.arity == SINGLE and field.name in self.known for field in operands):
            self.emit(f"operand_types = [{', '.join(f't_{field.name}' for field in operands)}]")
            self.emit("match_count(parser, all_operands, operand_types, operands_start)")
            self.emit("state.operands = parser.resolve_operands(all_operands, operand_types)")
            return
        same = self._common_type()
        if same is None:
            raise FormatError(f"'{self.cls.name}': the types of its operands are not in its format")
        self.emit(f"state.operands = [parser.resolve_operand(operand, {same}) for operand in all_operands]")

    def _common_type(self) -> str | None:
        """Returns the common type of all operands and results, if the format has one of them."""
        bits = self.cls.trait_bits
        if not bits & (ir_traits.SameOperandsAndResultType.bit | ir_traits.SameTypeOperands.bit):
            return None
        for field in [*self.definition.operands, *self.definition.results]:
            if field.name in self.known and field.arity == SINGLE:
                if field.kind == "operand" or bits & ir_traits.SameOperandsAndResultType.bit:
                    return f"t_{field.name}"
        if self.all_result_types and bits & ir_traits.SameOperandsAndResultType.bit:
            return "result_types[0]"
        return None

    def _infer_types(self) -> None:
        """Emits assignments ``t_field = ...`` for operands and results whose types follow from known ones."""
        fields = [*self.definition.operands, *self.definition.results]
        common = self._common_type()
        pending = [field for field in fields if field.name not in self.known]
        progress = True
        while pending and progress:
            progress = False
            for field in list(pending):
                expression = self._source(field, common)
                if expression is None:
                    continue
                self.emit(f"t_{field.name} = {expression}")
                self.known.add(field.name)
                pending.remove(field)
                progress = True

    def _source(self, field: Field, common: str | None) -> str | None:
        bits = self.cls.trait_bits
        buildable = field.constraint.buildable
        if buildable is not None:
            constant = self.fresh(buildable, "type")
            if field.arity == SINGLE:
                return constant
            if field.kind == "operand":
                return f"[{constant}] * len(o_{field.name})"
            return None
        same_all = bits & ir_traits.SameOperandsAndResultType.bit
        if common is not None and (same_all or (field.kind == "operand" and bits & ir_traits.SameTypeOperands.bit)):
            if field.arity == SINGLE:
                return common
            if field.kind == "operand":
                return f"[{common}] * len(o_{field.name})"
        for relation in self.definition.relations:
            for source in relation.sources_of(field.name):
                expression = self._from_relation(relation, source, field)
                if expression is not None:
                    return expression
        return None

    def _from_relation(self, relation: TypeRelation | PredOpTrait, source: str, field: Field) -> str | None:
        if source in self.known:
            value = f"t_{source}"
        elif self.definition.by_name[source].kind == "attribute":
            ods = self.definition.ods_name(source)
            value = f"attribute_type(properties.get({ods!r}))"
        else:
            return None
        function = self.fresh(lambda type: relation.infer(field.name, {source: type}), "infer")
        source_field = self.definition.by_name[source]
        computed = isinstance(relation, TypesMatchWith | ShapedTypeMatchesElementCountAndTypes)
        if computed and source in self.typed and source_field.arity == SINGLE:
            self._check_source(source_field)
        if source_field.arity == OPTIONAL and field.arity != SINGLE:
            return f"[{function}(type) for type in {value}]"
        if source_field.arity == OPTIONAL:
            return f"{function}({value}[0]) if {value} else None"
        if field.arity == OPTIONAL and field.kind == "operand":
            return f"[{function}({value})] if o_{field.name} else []"
        if field.arity == OPTIONAL:
            return None
        return f"{function}({value})"

    def _check_source(self, field: Field) -> None:
        """A type from which others are computed must satisfy its field's constraint."""
        if field.name in self.checked:
            return
        self.checked.add(field.name)
        constraint = self.fresh(field.constraint, "constraint")
        self.emit(f"if not {constraint}.accepts(t_{field.name}):")
        text = f"'{field.ods_name}' must be {field.constraint.summary}, but got "
        self.emit(f"    parser.custom_error({text!r} + f\"'{{t_{field.name}}}'\", state.offset)")

    def _emit_operands(self) -> None:
        operands = self.definition.operands
        written = [field for field in operands if f"{field.name}" in self.seen]
        if not written:
            return
        missing = [field.name for field in operands if field.name not in self.known]
        if missing:
            raise FormatError(f"'{self.cls.name}': no type for operands {', '.join(missing)} in its format")
        if all(field.arity == SINGLE for field in operands):
            calls = ", ".join(f"resolve(o_{field.name}, t_{field.name})" for field in operands)
            self.emit(f"resolve = {self.resolver}")
            self.emit(f"state.operands = [{calls}]")
            return
        self.emit(f"resolve = {self.resolver}")
        self.emit("values = []")
        for field in operands:
            if field.arity == SINGLE:
                self.emit(f"values.append(resolve(o_{field.name}, t_{field.name}))")
            else:
                self.emit(f"match_count(parser, o_{field.name}, t_{field.name})")
                self.emit(
                    f"values += [resolve(operand, type) for operand, type in zip(o_{field.name}, t_{field.name})]"
                )
        self.emit("state.operands = values")

    def _results(self) -> None:
        results = self.definition.results
        cls = self.cls
        if self.all_result_types:
            self.emit("state.types = result_types")
            return
        if not results:
            return
        unknown = [field for field in results if field.name not in self.known]
        if unknown and getattr(cls, "infer_return_types", None) is None:
            self._infer_types()
            unknown = [field for field in results if field.name not in self.known]
        if unknown:
            self.emit("state.types = infer_types(parser, cls, state)")
            return
        if all(field.arity == SINGLE for field in results):
            self.emit(f"state.types = [{', '.join(f't_{field.name}' for field in results)}]")
            return
        parts = [f"t_{field.name}" if field.arity == SINGLE else f"*t_{field.name}" for field in results]
        self.emit(f"state.types = [{', '.join(parts)}]")
        if self.definition.has_trait(ir_traits.AttrSizedResultSegments):
            sizes = ", ".join("1" if field.arity == SINGLE else f"len(t_{field.name})" for field in results)
            self.emit(f"properties['resultSegmentSizes'] = DenseI32ArrayAttr([{sizes}])")
