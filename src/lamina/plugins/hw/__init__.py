"""CIRCT's hw dialect: the syntax of its types and operations, and its C++ predicates."""

SHARED = ("hw.symbols", "hw.types", "hw.operations", "hw.modules")
