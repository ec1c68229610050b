"""The dlti dialect: data layouts and descriptions of targets, as attributes of modules."""

# The dialect is made before its declarations, which register themselves with it.
# ruff: noqa: E402

from lamina.ir.dialect import Dialect

DIALECT = Dialect("dlti")

from lamina.dialects.dlti import attributes, rules

for _attribute in attributes.ATTRIBUTES:
    DIALECT.register_attribute(_attribute)
DIALECT.verify_operation_attribute = rules.verify_operation_attribute
