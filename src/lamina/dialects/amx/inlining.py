"""Operations of the amx dialect may be inlined anywhere."""

from lamina.interfaces.inlining import inline_anywhere

inline_anywhere("amx")
