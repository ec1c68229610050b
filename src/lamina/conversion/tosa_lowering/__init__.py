"""Lowerings of the tosa dialect to linalg: elementwise operations, reductions, layout, and named operations."""
