"""OpenACC: the syntax of its clauses, and its rules."""

SHARED = ("acc.clauses", "acc.loops", "acc.rules")
