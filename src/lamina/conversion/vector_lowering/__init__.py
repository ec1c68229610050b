"""Patterns that lower vector operations to simpler ones of the dialect and arith, in the sets that MLIR has.

Each function ``x_patterns`` gives the patterns of MLIR's ``populateX`` function; pipelines and the transform dialect's
``apply_patterns.vector.*`` put them together.
"""
