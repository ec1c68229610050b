"""Operations of the shape dialect may be inlined anywhere, and anything may be inlined into them."""

from lamina.interfaces.inlining import inline_anywhere

inline_anywhere("shape", into_regions=True)
