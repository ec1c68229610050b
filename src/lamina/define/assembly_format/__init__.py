"""MLIR's assembly-format language: read into elements, compiled to parse and print functions."""
