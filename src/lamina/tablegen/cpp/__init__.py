"""C++ expressions of `.td` files: read, and translated to Python.

Predicates, type transforms and default values are C++ there. `syntax` reads the part of the language that they use,
`translate` makes Python functions of it, `vocabulary` knows the names of MLIR's and LLVM's classes, methods and
functions. What is not understood is said by name; nothing is taken for true or false instead.
"""
