"""Analyses of IR: equivalence, liveness, aliasing, call graph, data flow."""
