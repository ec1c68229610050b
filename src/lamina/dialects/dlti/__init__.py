"""The dlti dialect: data layouts and descriptions of targets, as attributes of modules."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402

from lamina.ir.dialect import Dialect

DIALECT = Dialect("dlti")

from lamina.dialects.dlti import attributes, rules

for _attribute in attributes.ATTRIBUTES:
    DIALECT.register_attribute(_attribute)
DIALECT.verify_operation_attribute = rules.verify_operation_attribute
