"""Operations of the tosa dialect may be inlined anywhere, and anything may be inlined into its control flow."""

from lamina.interfaces.inlining import inline_anywhere

inline_anywhere("tosa", into_regions=True)
