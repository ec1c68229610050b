"""Type constraints of the async dialect."""

from __future__ import annotations

from typing import TypeVar

from lamina.define.constraints import AnyTypeOf
from lamina.define.constraints.base import TypeConstraint
from lamina.dialects.async_ import types
from lamina.ir.attribute import Type

TypeT = TypeVar("TypeT", bound=Type)


def _class(summary: str, cls: type[TypeT], buildable: TypeT | None = None) -> TypeConstraint[TypeT]:
    return TypeConstraint(summary, lambda type: isinstance(type, cls), buildable, cls)


Token = _class("async token type", types.TokenType, types.TokenType())
Value = _class("async value type", types.ValueType)
Group = _class("async group type", types.GroupType, types.GroupType())
CoroId = _class("switched-resume coroutine identifier", types.CoroIdType, types.CoroIdType())
CoroHandle = _class("coroutine handle", types.CoroHandleType, types.CoroHandleType())
CoroState = _class("saved coroutine state", types.CoroStateType, types.CoroStateType())
ValueOrToken: TypeConstraint[Type] = AnyTypeOf([Value, Token])
AnyAsync: TypeConstraint[Type] = AnyTypeOf([Value, Token, Group])
