"""Encodes a recording as the chunks of a page."""

from __future__ import annotations

from array import array
from typing import Any

from lamina.ir.location import SourceFile
from lamina.tracing.operations import KINDS
from lamina.tracing.packing import Chunks, Numbers, packed_numbers
from lamina.tracing.recorder import MLIR, Recorder, Step, Version

REWRITES, TEXTS, LINES, OPERATIONS = 4096, 4096, 16384, 16384
# A chunk of versions holds this many, or so many lines that differ.
_VERSIONS, _VERSION_LINES = 64, 1 << 15


def chunks_of(recorder: Recorder) -> Chunks:
    """Returns the whole trace."""
    chunks = Chunks()
    places = _add_versions(chunks, recorder.versions)
    log, table = recorder.log, recorder.table
    _add_rewrites(chunks, recorder)
    chunks.add_texts("text", [str(text) for text in recorder.texts.listed], TEXTS)
    lines = list(zip(*recorder.lines.listed, strict=True)) or [(), (), (), ()]
    chunks.add_columns("line", lines, LINES)
    columns = [table.name, table.place, table.unit, table.born_step, table.born_rewrite, table.died_step,
               table.died_rewrite]  # fmt: skip
    chunks.add_columns("op", columns, OPERATIONS)
    edges = sorted((child, origin, kind) for (child, origin), kind in table.edges.items())
    chunks.add("edges", packed_numbers(list(zip(*edges, strict=True)) or [(), (), ()]))
    for number, file in enumerate(_files(recorder)):
        chunks.add_texts(f"file{number}.", list(map(_readable, file.text.split("\n"))), 1 << 30)
    chunks.add_json("meta", {
        "title": recorder.title,
        "steps": [_step(step) for step in recorder.steps],
        "rules": [rule.as_data() for rule in recorder.rules.listed],
        "units": recorder.units.listed,
        "scripts": sorted(recorder.scripts),
        "sections": recorder.sections,
        "names": table.names.listed,
        "labels": recorder.labels.listed,
        "places": _places(recorder),
        "files": [[file.name, file.first_line] for file in _files(recorder)],
        "kinds": KINDS,
        "versions": places,
        "allocations": list(recorder.memory.allocations.items()),
        "copies": list(recorder.memory.copies.items()),
        "machine": recorder.machine,
        "counts": {"rewrites": len(log), "texts": len(recorder.texts), "lines": len(recorder.lines),
                   "operations": len(table)},
        "rows": {"rewrites": REWRITES, "texts": TEXTS, "lines": LINES, "operations": OPERATIONS},
    })  # fmt: skip
    return chunks



_LONGEST_LINE = 4_000


def _readable(line: str) -> str:
    """A line of a source file; of the elements of a large constant only the first."""
    return line if len(line) <= _LONGEST_LINE else f"{line[:_LONGEST_LINE]}..."


def _step(step: Step) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "kind": step.kind, "name": step.name, "depth": step.depth, "unit": step.unit,
        "seconds": round(step.seconds, 7), "rewrites": [step.first_rewrite, step.last_rewrite],
        "changed": step.changed,
    }  # fmt: skip
    optional = {"label": step.label, "about": step.about, "place": step.place, "messages": step.messages, **step.more}
    entry.update({name: value for name, value in optional.items() if value != "" and value != []})
    if not step.succeeded:
        entry["failed"] = True
    return entry


def _files(recorder: Recorder) -> list[SourceFile]:
    return list(recorder.table.sources.values())


def _places(recorder: Recorder) -> dict[str, list[Any]]:
    """Returns the source locations as columns."""
    names: dict[str, int] = {}
    files, lines, columns = [], [], []
    for name, line, column in recorder.table.places.listed:
        files.append(names.setdefault(name, len(names)))
        lines.append(line)
        columns.append(column)
    return {"names": list(names), "file": files, "line": lines, "column": columns}


def _add_rewrites(chunks: Chunks, recorder: Recorder) -> None:
    log = recorder.log
    for part, first in enumerate(range(0, len(log), REWRITES)):
        last = min(first + REWRITES, len(log))
        start = log.start[first]
        end = log.start[last] if last < len(log) else len(log.touched)
        rows = [column[first:last] for column in (log.rule, log.at_step, log.root, log.unit, log.tenths)]
        counts = [
            (log.start[index + 1] if index + 1 < len(log) else len(log.touched)) - log.start[index]
            for index in range(first, last)
        ]
        touched = [column[start:end] for column in (log.touched, log.before, log.after)]
        chunks.add(f"rewrite{part}", packed_numbers([*rows, counts, *touched]))


def _add_versions(chunks: Chunks, versions: list[Version]) -> list[list[Any]]:
    """Adds the lines of all versions; returns [unit, form, number of lines, chunk, position in it] of each. The first
    version of a unit in a chunk is complete, later ones are deltas from the previous one: (first line, lines
    removed, lines added)."""
    places: list[list[Any]] = []
    part, size = 0, 0
    columns: list[Numbers] = []
    last: dict[tuple[int, str], array[int]] = {}
    for version in versions:
        key = (version.unit, version.form)
        before = last.get(key)
        if before is None or version.form != MLIR:
            edit, added = [0, 0], version.lines
        else:
            first, end = _difference(before, version.lines)
            edit, added = [first, len(before) - first - end], version.lines[first : len(version.lines) - end]
        places.append([version.unit, version.form, len(version.lines), part, len(columns) // 2])
        columns += [edit, added]
        size += len(added)
        last[key] = version.lines
        if len(columns) >= 2 * _VERSIONS or size > _VERSION_LINES:
            chunks.add(f"version{part}", packed_numbers(columns))
            part, columns, size, last = part + 1, [], 0, {}
    if columns:
        chunks.add(f"version{part}", packed_numbers(columns))
    return places


def _difference(old: array[int], new: array[int]) -> tuple[int, int]:
    """Returns how many lines two versions share at the top and at the bottom."""
    first, last, limit = 0, 0, min(len(old), len(new))
    while first < limit and old[first] == new[first]:
        first += 1
    while last < limit - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last
