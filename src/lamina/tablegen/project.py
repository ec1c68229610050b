"""`lamina.toml`: the dialects of a folder, found upwards from an input.

    dialects = ["StablehloOps.td"]     # .td files; paths are relative to this file
    irdl = ["cmath.irdl.mlir"]         # files of the irdl dialect
    include = ["../stablehlo"]         # folders to look for included files in, and for MLIR's own dialects
    plugins = ["my_plugin.py"]         # Python modules: code, loaded only for a project that is trusted
    patterns = ["patterns.pdll"]       # PDLL files for `lamina opt --project-patterns`

The file is data and gains no permissions: it names `.td` files and folders below its own
folder. Others, and Python modules, require the caller's trust (`--trust-project`, `trust=True`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, ParseError, Severity
from lamina.ir.dialect import forget_missing_dialects
from lamina.ir.location import FileLineColRange
from lamina.ir.permissions import granted, lies_in, note_file
from lamina.tablegen.errors import TableGenError
from lamina.tablegen.installed import add_folders

FILE_NAME = "lamina.toml"
_KEYS = ("dialects", "irdl", "include", "plugins", "patterns")


@dataclass
class Project:
    """A project file as written; paths are made absolute."""

    path: str
    dialects: list[str] = field(default_factory=list)
    irdl: list[str] = field(default_factory=list)
    include: list[str] = field(default_factory=list)
    plugins: list[str] = field(default_factory=list)
    patterns: list[str] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    warnings: list[Diagnostic] = field(default_factory=list)

    @property
    def folder(self) -> str:
        """The folder that the file is in."""
        return os.path.dirname(self.path)


def find_project(start: str | os.PathLike[str]) -> str | None:
    """Returns the nearest project file in the folder of a file or above; None if there is none."""
    folder = os.path.abspath(start)
    if not os.path.isdir(folder):
        folder = os.path.dirname(folder)
    while True:
        candidate = os.path.join(folder, FILE_NAME)
        if os.path.isfile(candidate):
            return candidate
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


def read_project(path: str) -> Project:
    """Reads a project file. Raises ParseError for malformed contents, OSError for one that cannot be read."""
    import tomllib

    note_file(path)
    with open(path, "rb") as stream:
        raw = stream.read()
    text = raw.decode("utf-8", "replace")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        message = str(problem)
        place = re.search(r"\(at line (\d+), column (\d+)\)", message)
        line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
        raise _error(path, line, re.sub(r"\s*\(at .*\)$", "", message), column) from None
    except RecursionError:
        raise _error(path, 1, "nested too deeply") from None
    project = Project(os.path.abspath(path), lines={key: _line_of(text, key) for key in data})
    for key, value in data.items():
        if key not in _KEYS:
            raise _error(path, project.lines[key], f"unknown key '{key}'; a project has {', '.join(_KEYS)}")
        if not isinstance(value, list) or not all(isinstance(item, str) and "\0" not in item for item in value):
            raise _error(path, project.lines[key], f"'{key}' is to be a list of paths")
        setattr(project, key, [os.path.normpath(os.path.join(project.folder, item)) for item in value])
    return project


def _line_of(text: str, key: str) -> int:
    match = re.search(rf"^\s*[\"']?{re.escape(key)}[\"']?\s*[=.\]]", text, re.MULTILINE)
    return 1 if match is None else text.count("\n", 0, match.end()) + 1


def _error(path: str, line: int, message: str, column: int = 1) -> ParseError:
    return ParseError(Diagnostic(Severity.ERROR, _place(path, line, column), message))


def _unreadable(project: Project, key: str, path: str, problem: OSError) -> ParseError:
    return _error(project.path, project.lines[key], f"cannot read '{path}': {problem.strerror}")


def _place(path: str, line: int, column: int = 1) -> FileLineColRange:
    return FileLineColRange(path, line, column, line, column)


_loaded: dict[str, tuple[tuple[float, bool], Project]] = {}


def load_project(start: str | os.PathLike[str] = ".", *, trust: bool = False) -> Project | None:
    """Loads the dialects of the project file found upwards from a file or folder; None if there is none.

    ``trust`` allows it to name Python modules, and files outside its folder. A project is loaded once, until its file
    changes. Raises ParseError with located diagnostics, in the project file or in a `.td` file.
    """
    path = find_project(start)
    if path is None:
        return None
    stamp = (os.stat(path).st_mtime, trust)
    known = _loaded.get(path)
    if known is not None and known[0] == stamp:
        return known[1]
    project = read_project(path)
    _load(project, trust)
    _loaded[path] = (stamp, project)
    return project


def _load(project: Project, trust: bool) -> None:
    from lamina import plugins  # start-up
    from lamina.tablegen.dialects.loading import load_dialect  # start-up

    if not trust:
        for key in ("dialects", "irdl", "include", "patterns"):
            _check_inside(project, key)
    sources = []
    for path in project.plugins:
        if not trust:
            message = f"the plug-in '{path}' was not loaded: it is code, which --trust-project allows"
            project.warnings.append(
                Diagnostic(Severity.WARNING, _place(project.path, project.lines["plugins"]), message)
            )
            continue
        try:
            sources.append(plugins.load_file(path))
        except Exception as problem:  # any exception of the user's module
            message = f"cannot load the plug-in '{path}': {type(problem).__name__}: {problem}"
            raise _error(project.path, project.lines["plugins"], message) from None
    add_folders(project.include)
    forget_missing_dialects()
    for path in project.dialects:
        try:
            load_dialect(path, project.include, plugins=sources)
        except TableGenError as problem:
            raise as_parse_error(problem) from None
        except OSError as problem:
            raise _unreadable(project, "dialects", path, problem) from None
    for path in project.irdl:
        from lamina.dialects.irdl.loading import load_irdl  # start-up

        try:
            load_irdl(path)
        except OSError as problem:
            raise _unreadable(project, "irdl", path, problem) from None


def _check_inside(project: Project, key: str) -> None:
    for path in getattr(project, key):
        if not lies_in(path, project.folder) and not granted().may_read(path):
            message = f"'{path}' is outside the project's folder, which requires --trust-project"
            raise _error(project.path, project.lines[key], message)


def as_parse_error(problem: TableGenError) -> ParseError:
    """Returns an error of a `.td` file as a diagnostic."""
    diagnostic = Diagnostic(Severity.ERROR, _place(*problem.location[:3]), problem.message)
    for include in problem.include_stack:
        diagnostic.attach_note("included from here", _place(*include[:3]))
    for note in problem.notes:
        diagnostic.attach_note(note.message, _place(*note.location[:3]))
        for include in note.include_stack:
            diagnostic.attach_note("included from here", _place(*include[:3]))
    return ParseError(diagnostic)


def load_files(paths: Sequence[str], include_dirs: Sequence[str], plugin_files: Sequence[str] = ()) -> None:
    """Loads the dialects of `.td` files, with the hooks of Python files. Raises DiagnosticError, OSError, and what
    these files raise."""
    from lamina import plugins  # start-up
    from lamina.tablegen.dialects.loading import load_dialect  # start-up

    sources = [plugins.load_file(path) for path in plugin_files]
    for path in paths:
        try:
            load_dialect(path, include_dirs, plugins=sources)
        except TableGenError as problem:
            raise as_parse_error(problem) from None


__all__ = ["DiagnosticError", "Project", "as_parse_error", "find_project", "load_files", "load_project", "read_project"]
