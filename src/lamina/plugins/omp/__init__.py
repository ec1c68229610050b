"""OpenMP: the syntax of its clauses and loops, and its rules."""

SHARED = ("omp.clauses", "omp.regions", "omp.loops", "omp.rules", "omp.constructs")
