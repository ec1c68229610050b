"""Samples for calibration: arrays by input, in batches of the model's size."""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from lamina.asm.files import require_regular
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.location import FileLineColRange

if TYPE_CHECKING:
    from onnx import ModelProto, ValueInfoProto

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
Data: TypeAlias = "str | os.PathLike[str] | Array | Mapping[str, Array]"
BATCH = 32
"""Samples per run if the model's batch size is dynamic."""


class QuantizationError(DiagnosticError):
    """Samples or options that do not match the model; one diagnostic per reason."""


def problem(where: str, *messages: str) -> QuantizationError:
    """Returns an error with the reasons found in a file."""
    return QuantizationError([Diagnostic(Severity.ERROR, FileLineColRange(where), message) for message in messages])


def inputs_of(model: ModelProto) -> list[ValueInfoProto]:
    """Returns the inputs of a graph that are not weights."""
    weights = {initializer.name for initializer in model.graph.initializer}
    named = {value_info.name: value_info for value_info in model.graph.input}
    return [value_info for name, value_info in named.items() if name not in weights]


def batches(model: ModelProto, data: Data, batch: int | None = None) -> list[list[Array]]:
    """Yields the arguments of each run, in the order of the model's inputs.

    ``data`` is an ``.npz`` or ``.npy`` file, an array for a model of one input, or arrays by input. The first dimension
    counts samples; one run takes as many as the model's first dimension specifies, or ``batch`` if it is dynamic.
    An array with one more dimension than its input holds one argument per run. Floats are converted to the input's
    type. Raises QuantizationError.
    """
    where = os.fspath(data) if isinstance(data, str | os.PathLike) else "samples"
    inputs = inputs_of(model)
    named = {input.name: input for input in inputs}
    arrays = {name: _of_element_type(named.get(name), array) for name, array in _arrays(data, where, [*named]).items()}
    problems = [
        text for name, value_info in named.items() if name in arrays for text in _problems(value_info, arrays[name])
    ]
    missing = [name for name in named if name not in arrays]
    if missing:
        problems.append(f"no samples for the input{'s' if len(missing) > 1 else ''} {_listed(missing)}")
    unknown = sorted(set(arrays) - {input.name for input in inputs})
    if unknown:
        problems.append(
            f"{_listed(unknown)}: not an input of the model; it has {_listed(input.name for input in inputs)}"
        )
    if problems:
        raise problem(where, *problems)
    runs = [list(_split(input, arrays[input.name], batch, where)) for input in inputs]
    counts = {input.name: len(run) for input, run in zip(inputs, runs, strict=True)}
    if len(set(counts.values())) > 1:
        listed = ", ".join(f"{count} for '{name}'" for name, count in counts.items())
        raise problem(where, f"inputs have samples for different numbers of runs: {listed}")
    if not runs or not runs[0]:
        raise problem(where, "expected at least one sample")
    return [list(run) for run in zip(*runs, strict=True)]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names) or "none"


_DAMAGES = (
    ValueError, EOFError, KeyError, MemoryError, OverflowError, NotImplementedError, RuntimeError, zipfile.BadZipFile,
    zlib.error,
)  # fmt: skip
"""What reading a damaged file raises."""
_NO_ARRAYS = "it has another format, or holds Python objects"


def _arrays(data: Data, where: str, names: list[str]) -> dict[str, Array]:
    if isinstance(data, Mapping):
        return {name: np.asarray(array) for name, array in data.items()}
    loaded = data
    if isinstance(data, str | os.PathLike):
        try:
            require_regular(data)
            loaded = np.load(data, allow_pickle=False)
            if not isinstance(loaded, np.ndarray):
                with loaded:
                    return {name: loaded[name] for name in loaded.files}
        except OSError as error:
            raise problem(where, f"the samples cannot be read: {error.strerror or error}") from None
        except _DAMAGES as error:
            reason = _NO_ARRAYS if "allow_pickle" in str(error) else error
            raise problem(where, f"not a NumPy file: {reason}") from None
    if len(names) != 1:
        raise problem(where, f"one array for the inputs {_listed(names)}: pass them by name")
    return {names[0]: np.asarray(loaded)}


def _of_element_type(value: ValueInfoProto | None, array: Array) -> Array:
    """Returns floats as the input's; what is no float, or is for none, as it is."""
    if value is None or array.dtype.kind != "f":
        return array
    wanted = _dtype(value)
    with np.errstate(over="ignore"):  # infinite elements are reported
        return array.astype(wanted, copy=False) if np.issubdtype(wanted, np.floating) else array


def _dtype(value: ValueInfoProto) -> np.dtype[Any]:
    from onnx import helper

    return np.dtype(helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type))


def _problems(value: ValueInfoProto, array: Array) -> Iterator[str]:
    type, wanted = value.type.tensor_type, _dtype(value)
    if array.dtype != wanted:
        yield f"'{value.name}' holds {array.dtype}, the input {wanted}"
        return
    sizes = [size.dim_value if size.HasField("dim_value") else None for size in type.shape.dim]
    rank = len(sizes)
    inner = array.shape[1:]
    stacked = array.ndim == rank + 1
    expected = sizes if stacked else sizes[1:]
    if (
        not stacked
        and array.ndim != rank
        or any(size is not None and size != given for size, given in zip(expected, inner, strict=False))
    ):
        shape = "x".join("?" if size is None else str(size) for size in sizes)
        yield f"'{value.name}' has the shape {'x'.join(map(str, array.shape))}, the input {shape or 'no dimension'}"
    if array.dtype.kind == "f" and not np.isfinite(array).all():
        place = ", ".join(str(int(index)) for index in np.argwhere(~np.isfinite(array))[0])
        yield f"'{value.name}' is not finite at [{place}]"


def _split(value: ValueInfoProto, array: Array, batch: int | None, where: str) -> Iterator[Array]:
    dims = value.type.tensor_type.shape.dim
    if array.ndim == len(dims) + 1:
        yield from array
        return
    if not dims:
        yield array
        return
    fixed = dims[0].dim_value if dims[0].HasField("dim_value") else None
    size = fixed or batch or BATCH
    if fixed and len(array) % fixed:
        raise problem(where, f"'{value.name}' has {len(array)} samples, not a multiple of the batch size {fixed}")
    for start in range(0, len(array), size):
        yield array[start : start + size]
