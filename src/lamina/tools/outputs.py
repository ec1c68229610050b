"""Checks, before a command begins, that the files it writes have a folder, and are not ones that it reads."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from lamina.tools.inputs import require_folder
from lamina.tools.models import is_model


class OverwrittenError(OSError):
    """A file would be written that is an input, or that something else is written to."""


class UnwritableError(OSError):
    """A file cannot be written: it has no folder, or is one."""


def check_outputs(outputs: Mapping[str, object], inputs: Callable[[], Iterable[str]]) -> None:
    """Raises OverwrittenError if an output, by the flag that names it, is the same file as an input or as another
    output, and UnwritableError if it has no folder. Values that are no paths, such as ``-`` and True, are ignored;
    ``inputs`` is called if an output exists."""
    written = [(flag, path) for flag, path in outputs.items() if isinstance(path, str) and path not in ("", "-")]
    for _, path in written:
        try:
            require_folder(path)
        except OSError as problem:
            raise UnwritableError(f"cannot open output file '{path}': {problem.strerror}") from None
    for number, (flag, path) in enumerate(written):
        for other_flag, other in written[:number]:
            if is_same_file(path, other):
                raise OverwrittenError(f"{other_flag} and {flag} name the same file, '{path}'")
    existing = [(flag, path) for flag, path in written if os.path.isfile(path)]
    if not existing:
        return
    read = [path for path in inputs() if path != "-"]
    for flag, path in existing:
        if any(is_same_file(path, other) for other in read):
            raise OverwrittenError(f"the output '{path}' ({flag}) is also an input")


def is_same_file(path: str, other: str) -> bool:
    """True if two paths lead to one file, which need not exist."""
    try:
        return os.path.samefile(path, other)
    except OSError:
        return os.path.realpath(path) == os.path.realpath(other)


def files_of_input(path: str) -> list[str]:
    """Returns an input and the files that belong to it: those with the external data of a model."""
    return model_files(path) if is_model(path) else [path]


def model_files(path: str) -> list[str]:
    """Returns the files of a model, whatever its name is."""
    from lamina.onnx.importer import files_of  # start-up

    return files_of(path)


def array_files(specs: str | None) -> list[str]:
    """Returns the files among the arguments of ``--args``."""
    from lamina.execution.arguments import split_specs  # start-up

    return [spec for spec in split_specs(specs or "") if spec.endswith(".npy") and Path(spec).exists()]
