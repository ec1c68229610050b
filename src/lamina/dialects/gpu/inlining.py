"""Operations of the gpu dialect may be inlined anywhere."""

from lamina.interfaces.inlining import inline_anywhere

inline_anywhere("gpu")
