"""A database of tuned schedules, keyed by computation and CPU.

`LAMINA_SCHEDULES` names the folder; otherwise it is `lamina/schedules` in the user's cache folder. Each entry is a
separate file, written by an atomic rename. Lookup of a whole module ignores function names and locations; an operation
of any module matches a tuned one with the same computation: maps, sizes, element types and block.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lamina.api import parse_attribute
from lamina.conversion.vector_loops.tile import InvalidTile, VectorTile, parsed_tile
from lamina.ir.diagnostics import ParseError
from lamina.ir.operation import Operation
from lamina.ir.settings import chosen_folder
from lamina.ir.symbols import symbol_name
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_value
from lamina.schedule.structure import StructuredOp
from lamina.target import Target


def schedules_folder() -> Path | None:
    """Returns the folder of the schedules; None if `LAMINA_SCHEDULES` is off."""
    folder = chosen_folder("LAMINA_SCHEDULES", "schedules")
    return None if folder is None else Path(folder)


def module_text(module: Operation) -> str:
    """Returns the module without locations, and with numbers for the names of its symbols."""
    text = module.to_text(generic=True, local_scope=True)
    names = [name for name in map(symbol_name, module.walk()) if name is not None]
    for number, name in enumerate(dict.fromkeys(names)):
        text = re.sub(rf'(@"?|sym_name = "){re.escape(name)}(?![\w$.-])"?', rf"@s{number}", text)
    return text


def computation_of(op: StructuredOp) -> str:
    """Returns the computation of an operation as text: equal for operations that can share a tile."""
    maps = ", ".join(str(operand.map) for operand in op.operands)
    elements = ", ".join(f"{'x'.join(map(str, operand.shape))}:{operand.element}" for operand in op.operands)
    kinds = ", ".join(str(kind) for kind in op.kinds)
    block = "; ".join(_as_numbered(op))
    return f"[{maps}] [{kinds}] [{elements}] {{{block}}}"


def _as_numbered(op: StructuredOp) -> list[str]:
    """Returns the operations of the block, with numbers for the values in it."""
    numbers: dict[Value, str] = {value: f"%{at}" for at, value in enumerate(op.op.block.arguments)}
    lines = []
    for inner in op.op.block.operations:
        operands = [numbers.get(value) or _outside(value) for value in inner.operands]
        for result in inner.results:
            numbers[result] = f"%{len(numbers)}"
        attributes = {name: str(value) for name, value in sorted(inner.all_attributes.items())}
        types = [str(type) for type in inner.result_types]
        lines.append(f"{inner.name} {operands} {attributes} {types}")
    return lines


def _outside(value: Value) -> str:
    """Returns a value that the block uses: that of a constant, of others the type."""
    constant = constant_value(value)
    return f"{'outside' if constant is None else constant} : {value.type}"


def _entry(folder: Path, key: str) -> Path:
    return folder / f"{hashlib.sha256(key.encode()).hexdigest()[:40]}.json"


class ScheduleDatabase:
    """A folder of schedules; none if they are off. Failures of the file system are misses; `store` raises OSError."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = schedules_folder() if folder is None else folder

    def script_for(self, module: Operation, target: Target) -> str | None:
        """Returns the tuned script of the module; None if there is none."""
        entry = self._load(f"module\n{target.name}\n{module_text(module)}")
        return None if entry is None else str(entry["script"])

    def tile_for(self, op: StructuredOp, target: Target) -> VectorTile | None:
        """Returns the tuned tile of a computation; None if there is none."""
        entry = self._load(f"operation\n{target.name}\n{computation_of(op)}")
        if entry is None or not isinstance(entry.get("tile"), str):
            return None
        try:
            return parsed_tile(op.op, parse_attribute(entry["tile"]))
        except (ParseError, InvalidTile):
            return None

    def store_script(self, module: Operation, target: Target, script: str, seconds: float) -> None:
        """Stores the script of a module. Raises OSError."""
        self._store(f"module\n{target.name}\n{module_text(module)}", {"script": script, "seconds": seconds})

    def store_tiles(self, tiles: Mapping[str, VectorTile], target: Target) -> None:
        """Stores the tiles of computations, given by their texts. Raises OSError."""
        for computation, tile in tiles.items():
            self._store(f"operation\n{target.name}\n{computation}", {"tile": tile.attribute})

    def _load(self, key: str) -> dict[str, Any] | None:
        if self.folder is None:
            return None
        try:
            entry = json.loads(_entry(self.folder, key).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return entry if isinstance(entry, dict) and entry.get("key") == key else None

    def _store(self, key: str, entry: Mapping[str, object]) -> None:
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=self.folder, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                json.dump({"key": key, **entry}, stream, indent=1)
            os.replace(temporary, _entry(self.folder, key))
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
