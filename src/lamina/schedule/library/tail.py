"""The common end of schedules: vectorize, bufferize, hoist, clean up."""

from __future__ import annotations

from lamina.schedule.handles import Handle
from lamina.schedule.session import Session


def vectorize(s: Session) -> Handle:
    """Drops unit dims and vectorizes structured operations of constant sizes. Returns the functions."""
    return vectorize_functions(s.match("func.func"))


def vectorize_functions(functions: Handle) -> Handle:
    """Does the same for the given functions."""
    functions.apply_patterns("canonicalization", "linalg.fold_unit_extent_dims_via_slices")
    functions.cse()
    functions = functions.vectorize_children()
    functions.apply_patterns("canonicalization", "vector.transfer_permutation_patterns")
    functions.cse()
    return functions


def bufferize(s: Session) -> Handle:
    """Bufferizes the module, without copies of a view onto itself. Returns the functions."""
    s.bufferize()
    functions = s.match("func.func")
    clean_up_functions(functions)
    return functions


def hoist(s: Session) -> Handle:
    """Hoists loop-invariant code and loop-invariant vector accesses to buffers, after folding views of buffers into the
    accesses. Returns the functions."""
    return hoist_in_functions(s.match("func.func"))


def hoist_in_functions(functions: Handle) -> Handle:
    """Does the same in the given functions."""
    functions.apply_patterns("canonicalization", "memref.fold_memref_alias_ops")
    return functions.hoist_transfers()


def clean_up(s: Session) -> Handle:
    """Canonicalizes and eliminates common subexpressions, then erases copies of a view onto itself. Returns
    the functions."""
    functions = s.match("func.func")
    clean_up_functions(functions)
    return functions


def clean_up_functions(functions: Handle) -> None:
    """The same in some functions."""
    functions.canonicalize()
    functions.cse()
    functions.canonicalize()


def finish(s: Session) -> Handle:
    """Vectorizes, bufferizes, deallocates, hoists and cleans up. Returns the functions."""
    vectorize(s)
    bufferize(s).run_pass("buffer-deallocation-pipeline")
    hoist(s)
    return clean_up(s)


def carry_accumulators(functions: Handle, loops: str, unroll: int = 1) -> None:
    """Loops with an attribute carry the tensors that they read and write in every step as vectors, and are unrolled."""
    functions.match("scf.for", attributes={loops: None}).hoist_subsets()
    functions.canonicalize()
    if unroll > 1:
        functions.match("scf.for", attributes={loops: None}).unroll(unroll)
