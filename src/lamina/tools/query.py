"""``lamina query``: mlir-query's commands, on lamina's IR."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import read_input
from lamina.tools.query_language import QueryError, parse_query

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import OpResult

GENERAL = "Flags"
PROMPT = "mlir-query> "
FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    Flag("c", "value", "Run a command instead of prompting; may be repeated", GENERAL),
    Flag("allow-unregistered-dialect", "bool", "Allow operations of dialects that are not registered", GENERAL),
    import_flag(GENERAL),
)
COMMANDS = """Available commands:

  match MATCHER, m MATCHER      Match the mlir against the given matcher.
  quit                              Terminates the query session.
"""


def run(arguments: list[str]) -> int:
    """Runs ``lamina query`` and returns its exit status: 0, 1 for a wrong query or input, 2 for bad usage."""
    try:
        words, commands = _commands(take_imports(arguments))
        values, _, inputs = parse_flags(FLAGS, words, "query")
        if values["help"]:
            print(_help())
            return 0
        if len(inputs) != 1:
            raise UsageError("expected one input file")
    except UsageError as problem:
        print(f"lamina query: {problem}", file=sys.stderr)
        return 2
    try:
        module = _read(inputs[0], bool(values["allow-unregistered-dialect"]))
    except OSError as problem:
        print(f"cannot open input file '{inputs[0]}': {problem.strerror}", file=sys.stderr)
        return 1
    except DiagnosticError as problem:
        print(problem, file=sys.stderr)
        return 1
    if commands:
        return 0 if all(_run_command(module, command) for command in commands) else 1
    return _session(module)


def _commands(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Returns the arguments without the (repeatable) `-c COMMAND`, and the commands."""
    rest, commands = [], []
    words = iter(arguments)
    for word in words:
        if word in ("-c", "--c"):
            command = next(words, None)
            if command is None:
                raise UsageError("for the -c option: requires a value!")
            commands.append(command)
        elif word.startswith("-c="):
            commands.append(word[3:])
        else:
            rest.append(word)
    return rest, commands


def _help() -> str:
    from lamina.tools.query_matchers import MATCHERS  # start-up

    lines = [
        help_text(
            "lamina query [-c COMMAND] FILE", "Finds operations by their properties and relations.", FLAGS, 32
        ),
        "",
        COMMANDS,
        "Matchers:",
    ]
    words = {"m": "M", "s": '"text"', "i": "N", "b": "true", "*": ", ...", "?": ""}
    for name, kind in MATCHERS.items():
        required = ", ".join(words[letter] for letter in kind.arguments.replace("?", "") if letter != "*")
        lines.append(f"  {name + '(' + required + ('...' if '*' in kind.arguments else '') + ')':<54} {kind.help}")
    lines += ["", 'match MATCHER.extract("name") prints the match as a function.']
    return "\n".join(lines)


def _read(path: str, allow_unregistered: bool) -> Operation:
    from lamina.asm.parser import parse_module  # start-up

    name, text = read_input(path)
    module = parse_module(text, name, allow_unregistered=allow_unregistered)
    module.verify()
    return module


def _session(module: Operation) -> int:
    """Reads commands from standard input to its end."""
    asking = sys.stdin.isatty()
    while True:
        if asking:
            print(PROMPT, end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() in ("quit", "q", "exit"):
            return 0
        _run_command(module, line)


def _run_command(module: Operation, text: str) -> bool:
    word, _, rest = text.strip().partition(" ")
    if not word or word in ("quit", "q"):
        return True
    if word == "help":
        print(COMMANDS)
        return True
    if word not in ("match", "m"):
        print(f"unknown command: {word}", file=sys.stderr)
        return False
    try:
        _match(module, rest)
    except QueryError as problem:
        print(problem, file=sys.stderr)
        return False
    return True


def _match(module: Operation, text: str) -> None:
    from lamina.tools.query_matchers import matcher  # start-up

    call = parse_query(text)
    match = matcher(call)
    matches = [(operation, matched) for operation in module.walk() if (matched := match(operation))]
    print()
    if call.extract is not None:
        operations = dict.fromkeys(match_ for _, matched in matches for match_ in matched)
        print(_extracted(list(operations), call.extract) + "\n")
        return
    for number, (root, matched) in enumerate(matches, 1):
        print(f"Match #{number}:\n")
        for operation in matched:
            print(_shown(operation, operation is root))
    print(f"{len(matches)} match{'es' if len(matches) != 1 else ''}.\n")


def _shown(operation: Operation, is_root: bool) -> str:
    """Returns the operation's place and source line, the root of the match marked."""
    from lamina.asm.diagnostics import render  # start-up

    text = render(Diagnostic(Severity.NOTE, operation.raw_location, '"root" binds here' if is_root else ""))
    return text if is_root else text.replace(": note: ", ": ", 1)


def _extracted(operations: list[Operation], name: str) -> str:
    """Returns a function that contains the operations: it takes their outside operands, and returns all
    results."""
    from lamina.dialects.func.ops import FuncOp, ReturnOp  # start-up
    from lamina.ir.block import Block  # start-up
    from lamina.ir.operation import IRMapping  # start-up
    from lamina.ir.types import FunctionType  # start-up

    whole = set(operations)
    chosen = [operation for operation in operations if not any(outer in whole for outer in operation.ancestors)]
    inside = {result for one in chosen for result in one.results}
    used = dict.fromkeys(value for one in chosen for value in one.operands if value not in inside)
    function = FuncOp.build(
        name, FunctionType([value.type for value in used], [result.type for result in _results(chosen)])
    )
    block = function.body.append(Block())
    mapping = IRMapping()
    for value in used:
        mapping.values[value] = block.add_argument(value.type)
    for one in chosen:
        block.append(one.clone(mapping))
    block.append(ReturnOp([mapping.values[value] for value in _results(chosen)]))
    return function.to_text(local_scope=True).rstrip()


def _results(operations: list[Operation]) -> list[OpResult]:
    return [result for operation in operations for result in operation.results]
