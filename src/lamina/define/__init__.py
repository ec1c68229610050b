"""Declaring dialects: operations, attributes, types, enumerations, constraints and assembly formats."""

from lamina.define.assembly_format.custom_directives import custom_directive
from lamina.define.enums import BitEnum, IntegerEnum, enum_attribute, integer_enum_attribute
from lamina.define.families import family
from lamina.define.fields import (
    operand,
    optional_operand,
    optional_result,
    prop,
    region,
    result,
    successor,
    variadic_of_variadic_operand,
    variadic_operand,
    variadic_region,
    variadic_result,
    variadic_successor,
)
from lamina.define.operand_slots import operand_slot, operand_slots, operand_span
from lamina.define.operation import infer_types, operation, source_of
from lamina.define.parameters import attribute_definition, type_definition
from lamina.define.properties import (
    find_property,
    operand_segments,
    property_of,
    segment_sizes,
    set_operand_segments,
    set_property,
)
from lamina.define.quick_verify import (
    decided_but_for,
    decided_by_branch,
    decided_by_fields,
    decided_by_region_types,
    decided_by_types,
)
from lamina.ir.dialect import Dialect
from lamina.ir.operation import Operation

__all__ = [
    "BitEnum",
    "Dialect",
    "IntegerEnum",
    "Operation",
    "attribute_definition",
    "custom_directive",
    "decided_but_for",
    "decided_by_branch",
    "decided_by_fields",
    "decided_by_region_types",
    "decided_by_types",
    "enum_attribute",
    "family",
    "find_property",
    "infer_types",
    "integer_enum_attribute",
    "operand",
    "operand_segments",
    "operand_slot",
    "operand_slots",
    "operand_span",
    "operation",
    "optional_operand",
    "optional_result",
    "prop",
    "property_of",
    "region",
    "result",
    "segment_sizes",
    "set_operand_segments",
    "set_property",
    "source_of",
    "successor",
    "type_definition",
    "variadic_of_variadic_operand",
    "variadic_operand",
    "variadic_region",
    "variadic_result",
    "variadic_successor",
]
