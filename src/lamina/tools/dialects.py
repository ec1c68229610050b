"""Dialect flags of every command: `.td` files, and the project file found upwards from the input."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from lamina.ir.diagnostics import DiagnosticError
from lamina.ir.dialect import forget_missing_dialects
from lamina.tools.flags import Flag, UsageError, parse_flags

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

GROUP = "Dialects (in every command)"

PLUGIN = Flag("plugin", "list", "Python files with the hooks of those dialects: directives, verifiers, ...", GROUP)
FLAGS = (
    Flag("dialect", "list", "TableGen files whose dialects to load", GROUP),
    PLUGIN,
    Flag("irdl-file", "list", "Files of the irdl dialect whose dialects to load", GROUP),
    Flag("I", "list", "Folders to look for files that those include in, and for MLIR's own dialects", GROUP),
    Flag("no-project", "bool", "Do not look for a lamina.toml upwards from the input", GROUP),
    Flag("trust-project", "bool", "Load the Python modules of lamina.toml, and files outside its folder", GROUP),
    Flag("project-patterns", "bool", "Apply the pattern files of lamina.toml, as with --pdll (opt)", GROUP),
)
# A command's own flags for the folders of files that PDLL and TableGen include.
_INCLUDES = ("I", "pdll-include")
_VALUES = {flag.name: flag.kind == "list" for flag in FLAGS}


def apply(module: str, words: Sequence[str]) -> list[str]:
    """Loads the requested dialects, and returns the remaining command line. Raises UsageError, and
    DiagnosticError or OSError for unusable files."""
    own, rest = _split(words)
    values, _, _ = parse_flags(FLAGS, own, "")
    command = importlib.import_module(module)
    known = {flag.name for flag in getattr(command, "FLAGS", ())}
    # Flags shared with the command are passed on.
    rest = [word for word in own if _name(word) in known] + rest
    if not values["no-project"] and not getattr(command, "FINDS_PROJECTS", False):
        rest += _load_project(rest, bool(values["trust-project"]), bool(values["project-patterns"]), known)
    if values["I"]:
        from lamina.tablegen.installed import add_folders  # start-up

        add_folders(values["I"])
        forget_missing_dialects()
    if values["dialect"]:
        from lamina.tablegen.project import load_files  # start-up

        load_files(values["dialect"], values["I"], values["plugin"])
    if values["irdl-file"]:
        from lamina.dialects.irdl.loading import load_irdl  # start-up

        for path in values["irdl-file"]:
            load_irdl(path)
    return rest


def _name(word: str) -> str:
    return word.lstrip("-").partition("=")[0]


def _split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Returns the words that are flags of this file, and all others."""
    own: list[str] = []
    rest: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        at += 1
        if word == "--":
            rest += words[at - 1 :]
            break
        if word.startswith("-I") and word not in ("-I", "-I=") and not word.startswith("-I="):
            word = f"-I={word[2:]}"
        name, equals, _ = word.lstrip("-").partition("=")
        if not word.startswith("-") or name not in _VALUES:
            rest.append(word)
            continue
        if _VALUES[name] and not equals:
            if at == len(words):
                raise UsageError(f"for the {word} option: requires a value!")
            word = f"{word}={words[at]}"
            at += 1
        own.append(word)
    return own, rest


def _load_project(words: Sequence[str], trust: bool, patterns: bool, known: Container[str]) -> list[str]:
    """Loads the project of the first input; returns the command's flags for its include folders, and those for its
    pattern files in `lamina opt`."""
    start = next((word for word in words if not word.startswith("-") and os.path.isfile(word)), ".")
    from lamina.tablegen.project import find_project, load_project  # start-up

    if find_project(start) is None:
        if patterns:
            raise UsageError("--project-patterns: there is no lamina.toml")
        return []
    project = load_project(start, trust=trust)
    assert project is not None
    for warning in project.warnings:
        print(warning, file=sys.stderr)
    flags = [f"--{name}={folder}" for name in _INCLUDES if name in known for folder in project.include]
    return flags + ([f"--pdll={path}" for path in project.patterns] if patterns else [])


def report(command: str, problem: DiagnosticError | OSError) -> int:
    """Reports why dialects could not be loaded; returns the exit status."""
    if isinstance(problem, OSError):
        print(f"lamina {command}: cannot read '{problem.filename}': {problem.strerror}", file=sys.stderr)
    else:
        print(problem, file=sys.stderr)
    return 1


def unchecked_remarks(root: Operation) -> list[str]:
    """Yields what the verifier does not check of the present operations: each kind once, at its first occurrence."""
    remarks: list[str] = []
    seen: set[type] = set()
    for operation in root.walk():
        cls = type(operation)
        if cls not in seen:
            seen.add(cls)
            remarks += [f"not checked: '{operation.name}': {what}" for what in getattr(cls, "unchecked", ())]
    return remarks
