"""The common end of schedules: vectorize, bufferize, hoist, clean up."""

from __future__ import annotations

from lamina.schedule.handles import Handle
from lamina.schedule.session import Session


def vectorize(s: Session) -> Handle:
    """Dims of size one go, and structured operations of constant sizes become vectors. Gives the functions."""
    return vectorize_functions(s.match("func.func"))


def vectorize_functions(functions: Handle) -> Handle:
    """Returns the same for some functions."""
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
    clean_up_functions(functions)
    return functions


def hoist(s: Session) -> Handle:
    """What loops do alike in every iteration goes before them: code, and the reads and writes of vectors in buffers, of
    which views of buffers become accesses first. Gives the functions."""
    return hoist_in_functions(s.match("func.func"))


def hoist_in_functions(functions: Handle) -> Handle:
    """Returns the same in some functions."""
    functions.apply_patterns("canonicalization", "memref.fold_memref_alias_ops")
    return functions.hoist_transfers()


def clean_up(s: Session) -> Handle:
    """Canonical forms, and equal operations once; also copies of a view onto itself, which that brings to light. Gives
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
    """Vectorize, bufferize, free buffers, hoist, clean up. Gives the functions."""
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
