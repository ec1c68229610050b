"""Every option and attribute of every pass, set by a script or a stored pipeline to names of files and to yes: nothing
is read, written or run that the caller has not granted."""

from __future__ import annotations

import atexit
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from lamina.passmanager import Option, PassInfo, PipelineInfo, lookup_pass, registered_names
from tests.mlir_test import run_tool

PAYLOAD = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
FORBIDDEN = {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.remove", "os.rename", "os.mkdir"}


class Watch:
    """Sees what the process does, as Python's audit events tell."""

    def __init__(self) -> None:
        self.folder: str | None = None
        self.found: list[str] = []
        sys.addaudithook(self.hear)

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self.folder is None:
            return
        if event in FORBIDDEN and "__pycache__" not in str(arguments[0]):
            self.found.append(f"{event} {arguments[0]}")
        elif event == "open" and isinstance(arguments[0], str | bytes | os.PathLike):
            path, flags = os.path.abspath(os.fsdecode(arguments[0])), arguments[2] or 0
            writes = bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC))
            if path.startswith(self.folder) or (writes and not path.endswith(".pyc") and "__pycache__" not in path):
                self.found.append(f"open {path}")

    @contextmanager
    def watching(self, folder: Path) -> Iterator[list[str]]:
        self.found = []
        self.folder = str(folder)
        try:
            yield self.found
        finally:
            self.folder = None


WATCH = Watch()


def options_of(name: str) -> list[Option]:
    info = lookup_pass(name)
    if isinstance(info, PipelineInfo):
        return list(info.options)
    assert isinstance(info, PassInfo)
    return list(info.cls.options().values())


def values(option: Option, folder: Path) -> list[str]:
    """Values with which an option may do harm."""
    if option.type is bool:
        return ["true"]
    if option.type is not str or option.choices:
        return []
    inside = [folder / "new.mlir", folder / "secret.mlir", folder / "native.pdll", folder, folder / "none" / "x"]
    return [*map(str, inside), "-", "", "/dev/null", "../x"]


def settings(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Passes with each harmful value of each option, together with all flags that are bool."""
    # Other tests of this process may have registered passes of their own.
    for name in [name for name in registered_names() if not name.startswith("test-")]:
        options = options_of(name)
        flags = {option.name: "true" for option in options if option.type is bool}
        texts = [(option.name, value) for option in options for value in values(option, folder) if option.type is str]
        for option, value in texts or [("", "")]:
            yield name, {**flags, **({option: value} if option else {})}
            if option:
                yield name, {option: value}


def as_script(name: str, options: dict[str, str]) -> str:
    def quoted(text: str) -> str:
        return text if text == "true" else f'"{text}"'

    listed = ", ".join(f'"{option}" = {quoted(value)}' for option, value in options.items())
    with_options = f" with options = {{{listed}}}" if listed else ""
    return (
        "module attributes {transform.with_named_sequence} {\n" + PAYLOAD
        + "transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {\n"
        + f'%0 = transform.apply_registered_pass "{name}"{with_options} to %m\n'
        + ": (!transform.any_op) -> !transform.any_op\n"
        + "transform.yield\n}\n}\n"
    )  # fmt: skip


def as_reproducer(name: str, options: dict[str, str]) -> str:
    listed = " ".join(f"{option}={value or '{}'}" for option, value in options.items())
    pipeline = f"builtin.module({name}{{{listed}}},func.func({name}{{{listed}}}))"
    return f'{PAYLOAD}{{-#\nexternal_resources: {{ mlir_reproducer: {{ pipeline: "{pipeline}" }} }}\n#-}}\n'


def make_files(folder: Path) -> None:
    """A secret, and patterns that open a file when their code runs."""
    (folder / "secret.mlir").write_text("secret words")
    (folder / "native.pdll").write_text(
        f'Pattern {{ let r = op<arith.addi>(a: Value, b: Value); C(a); replace r with a; }}\n'
        f'Constraint C(v: Value) [{{ open("{folder / "ran"}", "w") or True }}];\n'
    )


def tried(form: str, name: str, options: dict[str, str], folder: Path) -> str | None:
    """What a script or a stored pipeline does with the files of a folder."""
    flag, text_of = FORMS[form]
    text = text_of(name, options)
    with WATCH.watching(folder) as found:
        outcome = run_tool(["opt", flag], stdin=text)
    said = outcome.stdout + outcome.stderr
    if found or sorted(path.name for path in folder.iterdir()) != ["native.pdll", "secret.mlir"]:
        return f"files: {found}\n{text}"
    if "secret words" in said or "Traceback" in said:
        return f"{said}\n{text}"
    return None


FORMS = {"script": ("--transform-interpreter", as_script), "reproducer": ("--run-reproducer", as_reproducer)}


@cache
def folder_of_files() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="lamina-fuzz-"))
    atexit.register(shutil.rmtree, folder)
    files = folder / "files"
    files.mkdir()
    make_files(files)
    os.chdir(folder)
    return files


@cache
def all_settings() -> list[tuple[str, dict[str, str]]]:
    return list(settings(folder_of_files()))


def problem(seed: int) -> str | None:
    """One setting of a pass, with some of its options left out, in a script or a stored pipeline."""
    rng = random.Random(seed)
    name, options = rng.choice(all_settings())
    kept = {option: value for option, value in options.items() if rng.random() < 0.8}
    return tried(rng.choice(list(FORMS)), name, kept, folder_of_files())
