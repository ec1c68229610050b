"""Conversion of attribute dictionaries to properties, as in MLIR's generated code.

A property only holds attributes of one class, whatever its constraint adds; entries without a field are
dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.define.fields import Field, resolve_constraint
from lamina.ir import traits
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import DenseArrayAttr, DenseI32ArrayAttr, DictionaryAttr
from lamina.ir.diagnostics import VerifyFailure
from lamina.ir.types import i32

if TYPE_CHECKING:
    from lamina.define.operation import OperationDefinition
    from lamina.ir.operation import Operation

OPERAND_SEGMENTS, RESULT_SEGMENTS = "operandSegmentSizes", "resultSegmentSizes"
_SEGMENTS = (
    (traits.AttrSizedOperandSegments, OPERAND_SEGMENTS, "operand_segment_sizes"),
    (traits.AttrSizedResultSegments, RESULT_SEGMENTS, "result_segment_sizes"),
)

Attributes = dict[str, Attribute]


def convert_properties(cls: type[Operation], dictionary: Attribute) -> Attributes:
    """Converts ``<{...}>`` of the generic form to the properties of an operation class. Raises VerifyFailure with a
    message for the whole operation."""
    try:
        return _converted(cls.definition, dictionary)
    except VerifyFailure as failure:
        raise VerifyFailure(f"invalid properties {dictionary} for op {cls.name}: {failure.message}") from None


def _converted(definition: OperationDefinition, dictionary: Attribute) -> Attributes:
    segments = segment_names(definition)
    if not definition.attributes and not segments:
        raise VerifyFailure("this operation does not support properties")
    if not isinstance(dictionary, DictionaryAttr):
        raise VerifyFailure("expected DictionaryAttr to set properties")
    given = dictionary.as_dict()
    entries: Attributes = {}
    for field in sorted(definition.attributes, key=lambda field: field.ods_name):
        attribute = given.get(field.ods_name)
        if attribute is not None and (converted := _property(field, attribute)) is not None:
            entries[field.ods_name] = converted
    for name, older_name, count in segments:
        attribute = given.get(name) or given.get(older_name)
        if attribute is not None:
            entries[name] = _segment_sizes(attribute, count)
    return entries


def _property(field: Field, attribute: Attribute) -> Attribute | None:
    resolve_constraint(field)
    constraint = field.constraint
    if constraint.native is not None:
        result: Attribute | None = constraint.native.read(attribute)
        return result
    if not constraint.stores(attribute):
        raise VerifyFailure(f"Invalid attribute `{field.ods_name}` in property conversion: {attribute}")
    return attribute


def segment_names(definition: OperationDefinition) -> list[tuple[str, str, int]]:
    """Returns the properties that hold sizes of segments: name, older name, how many sizes."""
    names = []
    for trait, name, older_name in _SEGMENTS:
        if definition.has_trait(trait):
            fields = definition.operands if name == OPERAND_SEGMENTS else definition.results
            names.append((name, older_name, len(fields)))
    return names


def _segment_sizes(attribute: Attribute, count: int) -> Attribute:
    if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not i32:
        raise VerifyFailure("expected DenseI32ArrayAttr for key `value`")
    if len(attribute.values) != count:
        raise VerifyFailure(f"size mismatch in attribute conversion: {len(attribute.values)} vs {count}")
    return attribute


def check_inherent_attributes(cls: type[Operation], attributes: Attributes) -> None:
    """Checks the constraints of inherent attributes in an attribute dictionary. Raises VerifyFailure
    with the message that follows ``'dialect.op' op``."""
    for field in sorted(cls.definition.attributes, key=lambda field: field.ods_name):
        attribute = attributes.get(field.ods_name)
        if attribute is None:
            continue
        resolve_constraint(field)
        if field.constraint.native is None and not field.constraint.accepts(attribute):
            summary = field.constraint.summary
            raise VerifyFailure(f"attribute '{field.ods_name}' failed to satisfy constraint: {summary}")


def complete_properties(cls: type[Operation], properties: Attributes, attributes: Attributes) -> None:
    """Adds the defaults of absent properties to an operation parsed in generic form, and zero sizes for segments that
    are not specified, not even under the older name among its discardable attributes."""
    definition = cls.definition
    for name, default in definition.filled_defaults.items():
        properties.setdefault(name, default)
    for name, older_name, count in segment_names(definition):
        sizes = properties.get(name) or attributes.pop(older_name, None)
        if not isinstance(sizes, DenseArrayAttr) or len(sizes.values) != count:
            sizes = DenseI32ArrayAttr([0] * count)
        properties[name] = sizes


def written_properties(cls: type[Operation], properties: Attributes) -> Attributes:
    """Returns the properties as the generic form shows them."""
    shown = dict(properties)
    for field in native_fields(cls.definition):
        name = str(field.ods_name)
        shown[name] = field.constraint.native.write(properties.get(name))
    return shown


def native_fields(definition: OperationDefinition) -> list[Field]:
    """Returns the fields that MLIR does not keep as attributes."""
    return [field for field in definition.attributes if getattr(field.constraint, "native", None) is not None]
