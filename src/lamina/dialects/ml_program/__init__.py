"""The ml_program dialect: functions, global variables and ordered graphs of machine learning programs."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.attribute import Attribute
from lamina.ir.dialect import Dialect

DIALECT = Dialect("ml_program")

from lamina.dialects.ml_program import attributes, ops, types


def _alias(attribute: Attribute) -> str | None:
    return "extern" if isinstance(attribute, attributes.ExternAttr) else None


DIALECT.alias = _alias
