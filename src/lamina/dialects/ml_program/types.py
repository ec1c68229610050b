"""Types of the ml_program dialect."""

from __future__ import annotations

from lamina.define import type_definition
from lamina.define.constraints import TypeConstraint
from lamina.ir.attribute import Type


@type_definition
class TokenType(Type):
    """``!ml_program.token``: a place in an order of effects."""

    __slots__ = ()
    dialect_name = "ml_program"
    mnemonic = "token"


Token = TypeConstraint(
    "Token for establishing execution ordering in a graph",
    lambda type: isinstance(type, TokenType),
    TokenType(),
    TokenType,
)
