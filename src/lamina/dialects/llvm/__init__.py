"""The llvm dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect

DIALECT = Dialect("llvm")

from lamina.dialects.llvm import (
    attribute_rules,
    attributes,
    coroutine_intrinsics,
    debug_info,
    intrinsics,
    loop_attributes,
    math_intrinsics,
    memory_intrinsics,
    module_flags,
    ops,
    types,
    vector_intrinsics,
    vector_predication,
)

# The attributes that print as aliases, which are named after them.
_ALIASED = frozenset(
    """
    access_group alias_scope alias_scope_domain di_basic_type di_common_block di_compile_unit di_composite_type
    di_derived_type di_file di_global_variable di_global_variable_expression di_imported_entity
    di_label di_lexical_block di_lexical_block_file di_local_variable di_module di_namespace di_null_type
    di_string_type di_subprogram di_subroutine_type loop_annotation loop_distribute loop_interleave loop_licm
    loop_peeled loop_pipeline loop_unroll loop_unroll_and_jam loop_unswitch loop_vectorize mmra_tag tbaa_root tbaa_tag
    tbaa_type_desc
    """.split()
)


def _alias(attribute: Attribute) -> str | None:
    mnemonic = getattr(attribute, "mnemonic", None)
    return mnemonic if mnemonic in _ALIASED else None


DIALECT.alias = _alias
DIALECT.parse_type = types.parse_dialect_type
DIALECT.verify_operation_attribute = attribute_rules.verify_operation_attribute
DIALECT.verify_region_argument_attribute = attribute_rules.verify_argument_attribute
DIALECT.verify_region_result_attribute = attribute_rules.verify_result_attribute
for _type in types.TYPES:
    DIALECT.register_type(_type)
