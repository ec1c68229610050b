"""CIRCT's hw dialect: the syntax of its types and operations, and what its predicates ask in C++."""

SHARED = ("hw.symbols", "hw.types", "hw.operations", "hw.modules")
