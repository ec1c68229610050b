"""Toy: a small language of tensors, compiled with lamina from text to machine code.

    source -> lexer, parser -> ast -> mlir_gen -> dialect `toy` -> patterns, inlining, shapes -> lowering -> native code

docs/toy.md is the tutorial. Importing the package registers the dialect, its patterns and its passes.
"""

from toy import dialect, inlining, lowering, patterns, shapes

__all__ = ["dialect", "inlining", "lowering", "patterns", "shapes"]
