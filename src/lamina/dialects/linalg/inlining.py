"""Operations of the linalg dialect may be inlined anywhere, and anything may be inlined into them."""

from lamina.interfaces.inlining import inline_anywhere

inline_anywhere("linalg", into_regions=True)
