"""A TableGen reader: `.td` files to records, the data of `llvm-tblgen --dump-json`, and MLIR's ODS view of them.

The language is LLVM 22's. `parse_file` and `parse_text` return a `RecordKeeper`; `lamina.tablegen.ods` reads
operations, types, attributes, interfaces and passes from it, `dump_json` the raw data.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from lamina.tablegen.errors import SourceLocation, TableGenError
from lamina.tablegen.json import dump_json
from lamina.tablegen.record import Field, Record, RecordKeeper

__all__ = [
    "Field",
    "Record",
    "RecordKeeper",
    "SourceLocation",
    "TableGenError",
    "dump_json",
    "parse_file",
    "parse_text",
]


def parse_file(
    path: str | os.PathLike[str],
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    *,
    use_cache: bool = True,
    macros: Sequence[str] = (),
) -> RecordKeeper:
    """Parses a `.td` file and its includes.

    Includes are searched as written (relative to the working folder), then in each of `include_dirs`. With
    `use_cache`, the result of an earlier run is loaded from disk if no file has changed. Raises TableGenError.
    """
    from . import cache  # cycle

    name, folders = os.fspath(path), [os.fspath(folder) for folder in include_dirs]
    if use_cache:
        cached = cache.load(name, folders, macros)
        if cached is not None:
            return cached
    from lamina.tablegen.parser import read  # cycle

    keeper = read(name, None, folders, macros)
    if use_cache:
        cache.store(keeper, folders, macros)
    return keeper


def parse_text(
    text: str,
    include_dirs: Sequence[str | os.PathLike[str]] = (),
    *,
    path: str = "<input>",
    macros: Sequence[str] = (),
) -> RecordKeeper:
    """Reads TableGen text; `path` names it in messages. Raises TableGenError."""
    from lamina.tablegen.parser import read  # cycle

    return read(path, text, [os.fspath(folder) for folder in include_dirs], macros)
