"""C++ expressions of `.td` files: parsed, and translated to Python.

Predicates, type transforms and default values are C++ there. `syntax` parses the required subset of the language,
`translate` generates Python functions, `vocabulary` knows the names of MLIR's and LLVM's classes, methods and
functions. Unsupported code is reported by name; it is never assumed to be true or false.
"""
