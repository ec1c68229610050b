"""Functions of LLVM IR text as ``llvm.func`` operations."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from lamina.dialects.llvm.attributes import BlockTagAttr
from lamina.dialects.llvm.enums import FPExceptionBehavior, RoundingMode
from lamina.dialects.llvm.intrinsic_table import INTRINSICS, Intrinsic
from lamina.dialects.llvm.syntax import case_elements
from lamina.execution.llvm_import.calls import SCOPE_DECLARATION
from lamina.execution.llvm_import.constants import ConstantMaker
from lamina.execution.llvm_import.lexer import ImportFailure
from lamina.execution.llvm_import.making import i64, make
from lamina.execution.llvm_import.parts import Record
from lamina.execution.llvm_import.reader import Constant, Operand
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DenseI32ArrayAttr, FloatAttr, IntegerAttr, StringAttr
from lamina.ir.block import Block
from lamina.ir.dialect import lookup_operation
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import IntegerType
from lamina.ir.value import Value

if TYPE_CHECKING:
    from lamina.ir.location import UnknownLoc

SEGMENTS = "operandSegmentSizes"


class BodyBuilder:
    """Fills the region of a function from the records of its blocks, given by label in order."""

    def __init__(
        self, region: Region, arguments: list[tuple[str, Any]], blocks: dict[str, list[Record]], location: UnknownLoc
    ) -> None:
        self.records = blocks
        self.location = location
        self.values: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        for label in blocks:
            block = self.blocks[label] = Block()
            region.append(block)
        self.entry = next(iter(self.blocks.values()))
        for name, type in arguments:
            self.values[name] = self.entry.add_argument(type, location)
        for label, block in self.blocks.items():
            for phi in self._phis(label):
                self.values[phi.result] = block.add_argument(phi.type, location)
        self._last_constant: Operation | None = None
        self.constants = ConstantMaker(self._insert_constant, location)

    def _phis(self, label: str) -> list[Record]:
        return [record for record in self.records[label] if record.operation == "phi"]

    def _insert_constant(self, operation: Operation) -> None:
        """Constants are at the start of the function in the order of their first use."""
        after = None if self._last_constant is None else self._last_constant.next_op
        if self._last_constant is None:
            after = self.entry.first_op
        if after is None:
            self.entry.append(operation)
        else:
            self.entry.insert_before(after, operation)
        self._last_constant = operation

    def build(self) -> None:
        for label in self._order():
            block = self.blocks[label]
            for record in self.records[label]:
                if record.operation != "phi":
                    self._emit(block, label, record)

    def add_tags(self, tags: dict[str, int]) -> None:
        """Marks the blocks whose address is taken."""
        for label, number in tags.items():
            block = self.blocks[label]
            tag = make("llvm.blocktag", properties={"tag": BlockTagAttr(number)}, location=self.location)
            block.insert_before(block.first_op, tag)

    def _order(self) -> list[str]:
        """Blocks with each after those that dominate it: reverse post-order, then the unreachable ones."""
        order: list[str] = []
        seen: set[str] = set()
        for root in self.records:
            if root in seen:
                continue
            seen.add(root)
            ordered: list[str] = []
            stack = [(root, iter(self._targets(root)))]
            while stack:
                label, targets = stack[-1]
                following = next((target for target in targets if target not in seen), None)
                if following is None:
                    ordered.append(label)
                    stack.pop()
                    continue
                seen.add(following)
                stack.append((following, iter(self._targets(following))))
            order += reversed(ordered)
        return order

    def _targets(self, label: str) -> list[str]:
        return self.records[label][-1].targets

    # ---- Operations

    def value(self, operand: Operand) -> Value:
        if isinstance(operand, Constant):
            return self.constants.value(operand)
        known_value = self.values.get(operand.name)
        if known_value is None:
            raise ImportFailure(f"value '%{operand.name}' is used before its definition in an unreachable block")
        return known_value

    def _emit(self, block: Block, label: str, record: Record) -> None:
        if record.intrinsic.startswith("llvm.dbg."):
            return
        if record.intrinsic == SCOPE_DECLARATION:
            for scope in record.scopes:
                name = f"llvm.intr.{SCOPE_DECLARATION.removeprefix('llvm.')}"
                block.append(make(name, properties={"scope": scope}, location=self.location))
            return
        name, operands, properties = record.operation, record.operands, dict(record.properties)
        if record.intrinsic:
            name, operands, properties = _intrinsic(record)
        if record.notes:
            known: Any = lookup_operation(name)
            properties.update({key: value for key, value in record.notes.items() if key in known.attribute_names})
        for operand in record.mentioned:
            self.value(operand)
        values = [self.value(operand) for operand in operands]
        types = [] if record.type is None else [record.type]
        if record.targets:
            values = self._branch(label, record, values, properties)
        elif name in ("llvm.call", "llvm.call_intrinsic"):
            properties[SEGMENTS] = DenseI32ArrayAttr([len(values) - record.bundled, record.bundled])
        operation = make(
            name,
            values,
            types,
            properties,
            successors=[self.blocks[target] for target in record.targets],
            location=self.location,
        )
        block.append(operation)
        if record.result and operation.results:
            self.values[record.result] = operation.results[0]

    def _branch(
        self, label: str, record: Record, values: list[Value], properties: dict[str, Attribute]
    ) -> list[Value]:
        """Returns the operands of a terminator with those for the phis of its targets; sets the sizes of the groups."""
        groups = [self._passed(label, target) for target in record.targets]
        sizes = [len(group) for group in groups]
        flat = [value for group in groups for value in group]
        if record.operation == "llvm.cond_br":
            properties[SEGMENTS] = DenseI32ArrayAttr([1, *sizes])
        elif record.operation == "llvm.switch":
            properties[SEGMENTS] = DenseI32ArrayAttr([1, sizes[0], sum(sizes[1:])])
            properties["case_operand_segments"] = DenseI32ArrayAttr(sizes[1:])
            if record.cases:
                properties["case_values"] = case_elements(record.cases, record.operands[0].type)
        elif record.operation == "llvm.invoke":
            properties[SEGMENTS] = DenseI32ArrayAttr([len(values) - record.bundled, *sizes, record.bundled])
            at = len(values) - record.bundled
            return [*values[:at], *flat, *values[at:]]
        elif record.operation == "llvm.indirectbr":
            properties["indbr_operand_segments"] = DenseI32ArrayAttr(sizes)
        return values + flat

    def _passed(self, label: str, target: str) -> list[Value]:
        arguments = []
        for phi in self._phis(target):
            value = next(value for value, source in phi.incoming if source == label)
            arguments.append(self.value(value))
        return arguments


# ---- Intrinsics


@cache
def _by_intrinsic() -> dict[str, tuple[str, Intrinsic]]:
    return {intrinsic.name: (operation, intrinsic) for operation, intrinsic in INTRINSICS.items()}


def lookup_intrinsic(name: str) -> tuple[str, Intrinsic] | None:
    """Returns the operation for an intrinsic, whose name may have suffixes for its types."""
    table = _by_intrinsic()
    base = name
    while base and base not in table:
        base = base.rpartition(".")[0]
    return table.get(base)


_POSITIONED = {
    # Intrinsics whose alignment is an attribute of their address: its position among the arguments.
    "llvm.masked.load": 0,
    "llvm.masked.store": 1,
    "llvm.masked.gather": 0,
    "llvm.masked.scatter": 1,
}
_KEPT = ("fastmathFlags", "arg_attrs", "res_attrs", "op_bundle_sizes", "op_bundle_tags", "nontemporal")
# Numbers that the operation keeps as attributes, by their position among the arguments.
_MATRIX = {
    "llvm.matrix.column.major.load": {2: "isVolatile", 3: "rows", 4: "columns"},
    "llvm.matrix.column.major.store": {3: "isVolatile", 4: "rows", 5: "columns"},
    "llvm.matrix.multiply": {2: "lhs_rows", 3: "lhs_columns", 4: "rhs_columns"},
    "llvm.matrix.transpose": {1: "rows", 2: "columns"},
}
_UNSUPPORTED = ("llvm.coro.end",)


def _intrinsic(record: Record) -> tuple[str, list[Operand], dict[str, Attribute]]:
    """The operation, operands and properties for a call of an intrinsic."""
    resolved = lookup_intrinsic(record.intrinsic)
    kept = {key: value for key, value in record.properties.items() if key in _KEPT}
    if record.intrinsic.startswith("llvm.experimental.constrained.") and resolved is not None:
        return _constrained(resolved[0], record)
    if resolved is None or record.intrinsic.startswith(_UNSUPPORTED):
        return "llvm.call_intrinsic", record.operands, {**kept, "intrin": StringAttr(record.intrinsic)}
    operation, intrinsic = resolved
    known: Any = lookup_operation(operation)
    names = known.attribute_names
    properties = {key: value for key, value in kept.items() if key in names}
    operands: list[Operand] = []
    immediates = _MATRIX.get(intrinsic.name) or dict(intrinsic.immediates)
    attributes: Any = properties.get("arg_attrs")
    if attributes is not None and immediates:
        kept_attributes = [entry for at, entry in enumerate(attributes.elements) if at not in immediates]
        properties["arg_attrs"] = ArrayAttr(kept_attributes)
    for position, operand in enumerate(record.operands):
        name = immediates.get(position)
        if name is None:
            operands.append(operand)
        else:
            assert isinstance(operand, Constant)
            properties[name] = _immediate(operand)
    if "op_bundle_tags" in names:
        properties.setdefault("op_bundle_tags", ArrayAttr([]))
    place = _POSITIONED.get(intrinsic.name)
    if place is not None:
        properties["alignment"] = _alignment(record.properties.get("arg_attrs"), place)
    return operation, operands, properties


def _constrained(operation: str, record: Record) -> tuple[str, list[Operand], dict[str, Attribute]]:
    """Rounding mode and exception behaviour are strings after the operand."""
    properties: dict[str, Attribute] = {}
    kept: list[Operand] = []
    for operand in record.operands:
        if not isinstance(operand, Constant) or operand.kind != "metadata":
            kept.append(operand)
            continue
        family, _, word = operand.payload.partition(".")
        if family == "round":
            properties["roundingmode"] = i64(RoundingMode.from_spelling(word).value)
        else:
            properties["fpExceptionBehavior"] = i64(FPExceptionBehavior.from_spelling(word).value)
    return operation, kept, properties


def _immediate(constant: Constant) -> Attribute:
    if constant.kind == "float":
        return FloatAttr.from_bits(constant.type, constant.payload)
    return IntegerAttr.wrapped(constant.type, constant.payload)


def _alignment(attributes: Any, place: int) -> Attribute:
    alignment = None if attributes is None else attributes.elements[place].get("llvm.align")
    return IntegerAttr(IntegerType(32), 1 if alignment is None else alignment.value)
