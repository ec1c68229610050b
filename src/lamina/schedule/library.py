"""Parts of schedules that many have in common, for use in Python schedules."""

from __future__ import annotations

from lamina.schedule.handles import Handle
from lamina.schedule.session import Session


def vectorize(s: Session) -> Handle:
    """Dims of size one go, and structured operations of constant sizes become vectors. Gives the functions."""
    functions = s.match("func.func")
    functions.apply_patterns("canonicalization", "linalg.fold_unit_extent_dims_via_slices")
    functions.cse()
    functions = functions.vectorize_children()
    functions.apply_patterns("canonicalization", "vector.transfer_permutation_patterns")
    functions.cse()
    return functions


def bufferize(s: Session) -> Handle:
    """Tensors become buffers, without copies of a view onto itself. Gives the functions."""
    s.bufferize()
    functions = s.match("func.func")
    functions.canonicalize()
    functions.cse()
    # Copies of a view onto itself, which common subexpressions have brought to light.
    functions.canonicalize()
    return functions


def carry_accumulators(functions: Handle, loops: str, unroll: int = 1) -> None:
    """Loops with an attribute carry the tensors that they read and write in every step as vectors, and are unrolled."""
    functions.match("scf.for", attributes={loops: None}).hoist_subsets()
    functions.canonicalize()
    if unroll > 1:
        functions.match("scf.for", attributes={loops: None}).unroll(unroll)
