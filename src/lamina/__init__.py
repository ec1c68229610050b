"""lamina: the MLIR compiler system in Python."""
