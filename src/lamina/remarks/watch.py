"""Runs the checks before the passes that lower what they inspect."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

from lamina.ir.operation import Operation
from lamina.ir.remarks import Level, Remark, Remarking, remark, remarking
from lamina.passmanager.instrumentation import Instrumentation, ambient
from lamina.passmanager.pass_base import Pass
from lamina.target import Target, host_target

_target: ContextVar[Target | None] = ContextVar("the CPU that code is generated for", default=None)

Check = Callable[[Operation], Iterable[Remark]]


class Watched(NamedTuple):
    """A check, and the passes before which it runs: the first that lowers what it inspects."""

    passes: frozenset[str]
    module: str
    function: str
    once: bool
    """Whether what the first of the passes leaves behind is not to be checked before the others."""


def _watched(passes: str, module: str, function: str, *, once: bool = False) -> Watched:
    return Watched(frozenset(passes.split()), f"lamina.remarks.{module}", function, once)


SCALAR = _watched(
    "convert-linalg-to-loops convert-linalg-to-parallel-loops convert-linalg-to-affine-loops",
    "structured",
    "check_scalar",
)
WATCHED = (
    _watched("lamina-linalg-to-vector-loops", "structured", "check_tiles"),
    SCALAR,
    _watched("scf-forall-to-for", "loops", "check_parallel"),
    _watched("lamina-unroll-nd-vectors", "vectors", "check_vectors"),
    _watched("convert-vector-to-scf", "vectors", "check_transfers"),
    _watched("lamina-exact-rounding", "loops", "check_narrow_sums"),
    _watched("lamina-small-floats", "loops", "check_small_floats"),
    _watched("outline-parallel-loops lamina-finish-memref", "slow_operations", "check_atomics"),
    _watched("lamina-strided-copies convert-scf-to-cf", "loops", "check_loops", once=True),
    _watched("convert-scf-to-cf", "slow_operations", "check_arithmetic"),
)
"""The checks, in the order of the default pipeline."""


class RemarkWatch(Instrumentation):
    """Emits remarks while passes run; ``of_loops``: also on structured operations that become scalar loops."""

    def __init__(self, of_loops: bool = True) -> None:
        self.watched = [watched for watched in WATCHED if of_loops or watched is not SCALAR]
        self._checked_by: dict[Watched, str] = {}

    def run_before_pass(self, pass_: Pass, operation: Operation) -> None:
        name = pass_.info.name
        for watched in self.watched:
            if name in watched.passes and not (watched.once and self._checked_by.setdefault(watched, name) != name):
                for found_remark in _check(watched)(operation):
                    remark(found_remark)


def target_of_code() -> Target:
    """Returns the CPU whose registers remarks count."""
    return _target.get() or host_target()


def _check(watched: Watched) -> Check:
    check: Check = getattr(importlib.import_module(watched.module), watched.function)
    return check


@contextmanager
def remarks_watched(
    level: Level = "severe", *, reorders: bool = False, of_loops: bool = True, target: Target | None = None
) -> Iterator[Remarking]:
    """Emits remarks of a level on what is lowered and scheduled in the ``with`` block. ``reorders``: LLVM may reorder
    all floating-point arithmetic. ``of_loops``: see `RemarkWatch`. ``target``: the CPU, by default the host."""
    with remarking(level, reorders=reorders) as collection:
        if level == "none":
            yield collection
            return
        token = ambient.set((*ambient.get(), RemarkWatch(of_loops)))
        cpu = _target.set(target)
        try:
            yield collection
        finally:
            _target.reset(cpu)
            ambient.reset(token)
