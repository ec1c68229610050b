"""Patterns that lower vector operations to simpler ones of the dialect and arith, grouped as in MLIR.

Each function ``x_patterns`` returns the patterns of MLIR's ``populateX`` function; pipelines and the transform
dialect's ``apply_patterns.vector.*`` combine them.
"""
