"""Arguments for a compiled function from short texts: ``random``, ``zeros``, ``3.5``, ``data.npy``, ``random[4x8]``."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lamina.asm.files import require_regular
from lamina.execution.aligned_arrays import zeros
from lamina.execution.signature import Kind, MemRefKind, ScalarKind, Signature
from lamina.ir.region import counted

FILLS = ("random", "zeros", "ones", "iota", "empty")
_SPEC = re.compile(r"(?P<fill>[a-z]+)(?:\[(?P<shape>[0-9x ]*)\])?\Z")


class ArgumentError(ValueError):
    """A text that cannot be converted to the required argument; the message names the argument."""


def default_specs(signature: Signature) -> list[str]:
    """Returns random data for arguments that the function reads, zeros for memrefs that it may write to."""
    return ["zeros" if isinstance(kind, MemRefKind) and kind.written else "random" for kind in signature.arguments]


def split_specs(text: str) -> list[str]:
    """Returns the texts between commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def make_arguments(signature: Signature, specs: Sequence[str], seed: int = 0) -> list[Any]:
    """Creates one argument per text. Raises ArgumentError, OSError for a file that cannot be read."""
    if seed < 0:
        raise ArgumentError(f"the seed is a natural number, not {seed}")
    if len(specs) != len(signature.arguments):
        raise ArgumentError(f"{counted(len(specs), 'argument')} given, the function takes {len(signature.arguments)}")
    generator = np.random.default_rng(seed)
    return [
        _make(kind, spec, generator, f"argument {index}")
        for index, (kind, spec) in enumerate(zip(signature.arguments, specs, strict=True))
    ]


def _make(kind: Kind, spec: str, generator: np.random.Generator, which: str) -> Any:
    if spec.endswith(".npy"):
        return _loaded(spec, which)
    match = _SPEC.match(spec)
    if match is None or match["fill"] not in FILLS:
        if isinstance(kind, ScalarKind):
            return _number(kind, spec, which)
        raise ArgumentError(f"{which}: '{spec}' cannot fill {kind}; use {', '.join(FILLS)} or a .npy file")
    fill = match["fill"]
    if isinstance(kind, ScalarKind):
        return filled(kind, (), fill, generator)[()]
    shape = _shape(kind, match["shape"], which)
    try:
        return filled(kind.element, shape, fill, generator)
    except (MemoryError, ValueError):
        raise ArgumentError(f"{which}: no memory for {'x'.join(map(str, shape))} elements of {kind.element}") from None


def _loaded(path: str, which: str) -> np.ndarray[Any, Any]:
    try:
        require_regular(path)
        array = np.load(Path(path), allow_pickle=False)
    except (ValueError, EOFError) as problem:
        raise ArgumentError(f"{which}: cannot read an array from '{path}': {problem}") from None
    if not isinstance(array, np.ndarray):
        raise ArgumentError(f"{which}: '{path}' is an archive of several arrays")
    return array


def _shape(kind: MemRefKind, text: str | None, which: str) -> tuple[int, ...]:
    given = None if text is None else tuple(int(part) for part in text.replace(" ", "").split("x") if part)
    if kind.shape is None:
        if given is None:
            raise ArgumentError(f"{which} is {kind}: add its shape, as in random[4x8]")
        return given
    if given is None:
        if None in kind.shape:
            raise ArgumentError(f"{which} is {kind}: add its shape, as in random[{_example(kind.shape)}]")
        return tuple(size for size in kind.shape if size is not None)
    fits = len(given) == len(kind.shape) and all(
        size is None or size == number for size, number in zip(kind.shape, given, strict=True)
    )
    if not fits:
        raise ArgumentError(f"{which} is {kind}: the shape {'x'.join(map(str, given))} does not match")
    return given


def _example(shape: tuple[int | None, ...]) -> str:
    return "x".join("8" if size is None else str(size) for size in shape)


def _number(kind: ScalarKind, spec: str, which: str) -> Any:
    try:
        if kind.kind == "integer":
            return bool(int(spec, 0)) if kind.bits == 1 else int(spec, 0)
        return complex(spec) if kind.kind == "complex" else kind.dtype.type(float(spec))
    except ValueError:
        raise ArgumentError(f"{which}: '{spec}' is not a value of {kind}") from None


def filled(kind: ScalarKind, shape: tuple[int, ...], fill: str, generator: np.random.Generator) -> np.ndarray[Any, Any]:
    """Returns an array of the kind's dtype. Random floats are normal, random integers small enough to multiply."""
    array = zeros(shape, kind.dtype)
    if fill not in ("zeros", "empty"):
        array[...] = _values(kind, shape, fill, generator)
    return array


def _values(kind: ScalarKind, shape: tuple[int, ...], fill: str, generator: np.random.Generator) -> Any:
    if fill == "ones":
        return 1
    if fill == "iota":
        return np.arange(math.prod(shape)).reshape(shape).astype(kind.dtype)
    if kind.kind == "integer":
        if kind.bits == 1:
            return generator.integers(0, 2, shape).astype(kind.dtype)
        low = 0 if kind.signedness == "unsigned" or kind.name == "index" else -4
        return generator.integers(low, 5 if kind.bits > 3 else 2, shape).astype(kind.dtype)
    values = generator.standard_normal(shape)
    if kind.kind == "complex":
        values = values + 1j * generator.standard_normal(shape)
    return np.asarray(values).astype(kind.dtype)
