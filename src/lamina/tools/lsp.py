"""``lamina lsp``: the language server for ``.mlir``, ``.pdll`` and ``.td`` files, over standard input and output."""

from __future__ import annotations

import sys

from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports

GENERAL = "General"
FINDS_PROJECTS = True  # those of the documents, whose errors are theirs: not the one of the working folder

FLAGS = (
    Flag("I", "list", "Folder to look for included files in", GENERAL),
    Flag("trust-project", "bool", "Load the Python modules of lamina.toml, and files outside its folder", GENERAL),
    Flag("tcp", "int", "Port to listen on, instead of standard input and output", GENERAL),
    Flag("stdio", "bool", "Standard input and output (the default)", GENERAL),
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina lsp`` until the client ends it, and returns the exit status."""
    try:
        values, _, files = parse_flags(FLAGS, take_imports(arguments), "lsp")
        if files:
            raise UsageError(f"the editor opens files, not the command line: {files[0]}")
    except UsageError as problem:
        print(f"lamina lsp: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(help_text("lamina lsp [flags]", "The language server for MLIR, PDLL and TableGen.", FLAGS))
        return 0
    try:
        from lamina.lsp.server import make_server  # start-up
    except ModuleNotFoundError as problem:
        print(f"lamina lsp needs {problem.name}; install lamina[lsp]", file=sys.stderr)
        return 1
    # Analyses run in a background thread, which yields to responses this often.
    sys.setswitchinterval(0.0005)
    server = make_server([str(folder) for folder in values["I"]], bool(values["trust-project"]))
    if values["tcp"]:
        server.start_tcp("127.0.0.1", values["tcp"])
    else:
        server.start_io()
    return 0
