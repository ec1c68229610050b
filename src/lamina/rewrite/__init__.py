"""Patterns, the greedy driver, dialect conversion and folding.

The names most code needs:

    from lamina.rewrite import fold, canonicalize, pattern, RewritePattern, PatternRewriter, PatternSet
    from lamina.rewrite import apply_patterns_greedily, GreedyConfig
"""

from lamina.rewrite.canonicalization import canonicalize, canonicalize_dialect
from lamina.rewrite.constants import Constant
from lamina.rewrite.conversion_pattern import Adaptor, ConversionPattern, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.conversion_target import ConversionTarget
from lamina.rewrite.dialect_conversion import ConversionError, apply_full_conversion, apply_partial_conversion
from lamina.rewrite.fold import constant_attribute, constant_int, constant_value, fold, fold_op
from lamina.rewrite.folder import OperationFolder
from lamina.rewrite.greedy import GreedyConfig, apply_ops_greedily, apply_patterns_greedily
from lamina.rewrite.pattern import (
    MatchFailure,
    PatternSet,
    RewritePattern,
    pattern,
)
from lamina.rewrite.rewriter import PatternRewriter, RewriteListener
from lamina.rewrite.type_converter import CANNOT_CONVERT, SignatureConversion, TypeConverter

__all__ = [
    "ConversionError",
    "Adaptor",
    "CANNOT_CONVERT",
    "Constant",
    "ConversionPattern",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "GreedyConfig",
    "MatchFailure",
    "OperationFolder",
    "PatternRewriter",
    "PatternSet",
    "RewriteListener",
    "RewritePattern",
    "apply_ops_greedily",
    "apply_patterns_greedily",
    "SignatureConversion",
    "TypeConverter",
    "apply_full_conversion",
    "apply_partial_conversion",
    "canonicalize",
    "canonicalize_dialect",
    "constant_attribute",
    "constant_int",
    "constant_value",
    "conversion_pattern",
    "fold",
    "fold_op",
    "pattern",
]
