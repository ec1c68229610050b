"""CIRCT's hw dialect: the syntax of its types and operations, its C++ predicates, and its rules."""

SHARED = ("hw.symbols", "hw.types", "hw.operations", "hw.names", "hw.modules", "hw.rules")
