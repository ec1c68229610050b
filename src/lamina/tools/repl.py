"""``lamina repl``: applies passes to a module one by one, with undo."""

from __future__ import annotations

import cmd
import difflib
import sys
from typing import TYPE_CHECKING

from lamina.ir.diagnostics import DiagnosticError, collect_diagnostics
from lamina.ir.permissions import granting
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import read_input

if TYPE_CHECKING:
    from lamina.ir.operation import Operation

GENERAL = "Flags"
FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    Flag("allow-unregistered-dialect", "bool", "Allow operations of dialects that are not registered", GENERAL),
    import_flag(GENERAL),
)


def run(arguments: list[str]) -> int:
    """Runs ``lamina repl`` and returns its exit status: 0, 1 if the file cannot be loaded, 2 for bad usage."""
    try:
        values, _, inputs = parse_flags(FLAGS, take_imports(arguments), "repl")
        if len(inputs) > 1:
            raise UsageError("one file at most")
    except UsageError as problem:
        print(f"lamina repl: {problem}", file=sys.stderr)
        return 2
    if values["help"]:
        print(help_text("lamina repl [FILE]", "Applies passes one by one; 'help' lists the commands.", FLAGS, 32))
        return 0
    repl = Repl(bool(values["allow-unregistered-dialect"]))
    if inputs:
        repl.onecmd(f"load {inputs[0]}")
        if repl.module is None:
            return 1
    with granting(None):
        repl.cmdloop()
    return 0


class Repl(cmd.Cmd):
    """The commands. Each pass that is applied is one step, which `undo` takes back."""

    prompt = "lamina> "
    intro = "A module and passes on it: load, apply, step, undo, redo, diff, show, help."

    def __init__(self, allow_unregistered: bool = False) -> None:
        super().__init__()
        self.allow_unregistered = allow_unregistered
        # The module after each step, and its command; those after `at` have been undone.
        self.states: list[tuple[str, Operation]] = []
        self.at = -1
        # The rest of a pipeline being run pass by pass.
        self.pending: list[str] = []
        self.use_rawinput = sys.stdin.isatty()
        if not self.use_rawinput:
            self.prompt, self.intro = "", ""

    @property
    def module(self) -> Operation | None:
        """The current module."""
        return self.states[self.at][1] if self.states else None

    def do_load(self, path: str) -> None:
        """load FILE: parse a module and discard the steps so far."""
        from lamina.asm.parser import parse_module  # start-up

        try:
            name, text = read_input(path.strip())
            module = parse_module(text, name, allow_unregistered=self.allow_unregistered)
            module.verify()
        except OSError as problem:
            self._say(f"cannot open '{path}': {problem.strerror}")
        except DiagnosticError as problem:
            self._say(str(problem))
        else:
            self.states, self.at, self.pending = [(f"load {path}", module)], 0, []

    def do_apply(self, text: str) -> None:
        """apply PASS, or apply PASS{options},PASS,...: run passes on the module as one step."""
        module = self._loaded()
        if module is None or not text.strip():
            return
        from lamina.passmanager.manager import PassManager  # start-up
        from lamina.passmanager.pipeline import parse_pipeline  # start-up

        text = text.strip()
        copy = module.clone()
        try:
            whole = text if text.startswith("builtin.module(") else f"builtin.module({text})"
            manager = parse_pipeline(whole)
            with collect_diagnostics() as diagnostics:
                succeeded = PassManager(manager).run(copy)
        except DiagnosticError as problem:
            self._say(str(problem))
            return
        except Exception as problem:
            # A pass of the user's own; the module is as before.
            self._say("\n".join([f"{type(problem).__name__}: {problem}", *getattr(problem, "__notes__", ())]))
            return
        for diagnostic in diagnostics:
            self._say(str(diagnostic))
        if not succeeded:
            self._say("the pass failed; the module is as before")
            return
        changed = str(copy) != str(module)
        del self.states[self.at + 1 :]
        self.states.append((text, copy))
        self.at += 1
        self._say(f"{text}: {'changed' if changed else 'nothing changed'} (step {self.at})")

    def do_pipeline(self, text: str) -> None:
        """pipeline PASS,PASS,...: set passes to run one at a time with step."""
        from lamina.passmanager.pipeline import parse_pipeline  # start-up

        try:
            inner = text.strip()
            whole = inner if inner.startswith("builtin.module(") else f"builtin.module({inner})"
            self.pending = [entry.to_text() for entry in parse_pipeline(whole).entries]
        except DiagnosticError as problem:
            self._say(str(problem))

    def do_step(self, text: str) -> None:
        """step: run the next pass of the pipeline."""
        if not self.pending:
            self._say("no pass is left; 'pipeline PASS,PASS' names some")
            return
        self.do_apply(self.pending.pop(0))

    def do_undo(self, text: str) -> None:
        """undo: take the last step back."""
        if self.at <= 0:
            self._say("nothing to undo")
            return
        self._say(f"undone: {self.states[self.at][0]}")
        self.at -= 1

    def do_redo(self, text: str) -> None:
        """redo: redo the last undone step."""
        if self.at + 1 >= len(self.states):
            self._say("nothing to redo")
            return
        self.at += 1
        self._say(f"done again: {self.states[self.at][0]}")

    def do_diff(self, text: str) -> None:
        """diff [STEP]: show changes since the previous step, or since that step."""
        if self._loaded() is None:
            return
        try:
            since = int(text) if text.strip() else max(0, self.at - 1)
            before = self.states[since][1] if since >= 0 else None
        except (ValueError, IndexError):
            before = None
        if before is None:
            self._say(f"no step '{text.strip()}'; there are 0 to {len(self.states) - 1}")
            return
        lines = difflib.unified_diff(
            str(before).splitlines(), str(self.module).splitlines(), f"step {since}", f"step {self.at}", lineterm=""
        )
        self._say("\n".join(lines) or "no difference")

    def do_show(self, text: str) -> None:
        """show [SYMBOL]: print the module, or one function of it."""
        module = self._loaded()
        if module is None:
            return
        if not text.strip():
            self._say(str(module).rstrip())
            return
        try:
            self._say(str(module[text.strip().lstrip("@")]).rstrip())
        except KeyError:
            self._say(f"there is no symbol '{text.strip()}'")

    def do_steps(self, text: str) -> None:
        """steps: list the steps."""
        for number, (name, _) in enumerate(self.states):
            self._say(f"{'>' if number == self.at else ' '} {number} {name}")

    def do_save(self, path: str) -> None:
        """save FILE: write the module."""
        module = self._loaded()
        if module is None:
            return
        if not path.strip():
            self._say("save FILE: expected the name of a file")
            return
        try:
            with open(path.strip(), "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(str(module).rstrip("\n") + "\n")
        except OSError as problem:
            self._say(f"cannot write '{path}': {problem.strerror}")

    def do_quit(self, text: str) -> bool:
        """quit: end."""
        return True

    do_exit = do_EOF = do_quit

    def emptyline(self) -> bool:
        """An empty line does nothing."""
        return False

    def default(self, line: str) -> None:
        """Suggests commands instead of an unknown one."""
        word = line.split()[0]
        known = [name[3:] for name in self.get_names() if name.startswith("do_") and name != "do_EOF"]
        close = difflib.get_close_matches(word, known, n=1)
        self._say(f"unknown command '{word}'" + (f"; did you mean '{close[0]}'?" if close else "; see help"))

    def complete_apply(self, text: str, line: str, begin: int, end: int) -> list[str]:
        """Completes pass names. Dashes end a word for readline, so the whole word is considered."""
        from lamina.passmanager.registry import registered_names  # start-up

        start = line.rfind(" ", 0, end) + 1
        start = max(start, line.rfind(",", 0, end) + 1)
        word = line[start:end]
        return [name[begin - start :] for name in registered_names() if name.startswith(word)]

    complete_pipeline = complete_apply

    def _loaded(self) -> Operation | None:
        if self.module is None:
            self._say("no module is loaded; 'load FILE' reads one")
        return self.module

    def _say(self, text: str) -> None:
        print(text, file=self.stdout)
