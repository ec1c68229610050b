"""The configurations of editors/README.md in the editors themselves, without windows."""

from __future__ import annotations

import os
import re
import select
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pygls")

from tests.lsp.test_server import SOURCE

README = Path(__file__).parents[2] / "editors" / "README.md"
PROGRAM = """func.func @f(%a: i32) -> i32 {
%0 = arith.addi %a, %a : i32
  return %0 : i32
}
"""
# Opens a file, waits for the server, and prints its answer.
SCRIPT = """
vim.cmd.edit(arg[1])
local function wait(what, holds)
  if not vim.wait(60000, holds, 20) then io.write('no ' .. what .. '\\n'); os.exit(1) end
end
wait('client', function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 and vim.lsp.get_clients()[1].initialized end)
local client = vim.lsp.get_clients()[1]
local function ask(method, extra)
  local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answer = client:request_sync(method, vim.tbl_extend('force', params, extra or {}), 60000, 0)
  return answer.result
end
vim.api.nvim_win_set_cursor(0, { 3, 10 })
io.write('hover ' .. ask('textDocument/hover').contents.value:gsub('\\n', ' ') .. '\\n')
vim.lsp.util.apply_workspace_edit(ask('textDocument/rename', { newName = 'sum' }), client.offset_encoding)
vim.lsp.buf.format({ async = false, timeout_ms = 60000 })
io.write(table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\\n') .. '\\n')
vim.api.nvim_buf_set_lines(0, 2, 3, false, { '  return %gone : i32' })
wait('diagnostics', function() return #vim.diagnostic.get(0) == 1 end)
io.write('diagnostic ' .. vim.diagnostic.get(0)[1].message .. '\\n')
io.write('filetype ' .. vim.bo.filetype .. '\\n')
os.exit(0)
"""


def _blocks() -> dict[str, str]:
    """The indented block of each section."""
    sections = re.split(r"^## (.*)$", README.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {
        name: "\n".join(row[4:] for row in text.split("\n") if row.startswith("    ") or not row)
        for name, text in zip(sections[1::2], sections[2::2], strict=True)
    }


def _neovim() -> str | None:
    path = shutil.which("nvim")
    if path is None:
        return None
    version = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    found = re.search(r"v(\d+)\.(\d+)", version)
    return path if found is not None and (int(found[1]), int(found[2])) >= (0, 11) else None


def _command(folder: Path) -> None:
    """`lamina` as the configurations name it."""
    command = folder / "lamina"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lamina "$@"\n')
    command.chmod(0o755)


@pytest.mark.skipif(_neovim() is None, reason="no Neovim 0.11 or newer is installed")
def test_neovim(tmp_path: Path) -> None:
    _command(tmp_path)
    (tmp_path / "file.mlir").write_text(PROGRAM)
    (tmp_path / "script.lua").write_text(_blocks()["Neovim"] + SCRIPT)
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
                   "XDG_STATE_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}  # fmt: skip
    path = _neovim()
    assert path is not None
    answer = subprocess.run(
        [path, "--clean", "--headless", "-l", "script.lua", "file.mlir"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    said = answer.stdout + answer.stderr
    assert answer.returncode == 0, said
    assert "%0 : i32" in said and "result of `arith.addi`" in said
    assert "  %sum = arith.addi %a, %a : i32\n  return %sum : i32\n" in said
    assert "diagnostic use of undeclared SSA value name" in said and "filetype mlir" in said


def _helix() -> str | None:
    return shutil.which("hx") or shutil.which("helix")


@pytest.mark.skipif(_helix() is None, reason="Helix is not installed")
def test_helix(tmp_path: Path) -> None:
    """Helix formats and writes a file, and shows what a value is, in a terminal that nobody sees."""
    import pty

    _command(tmp_path)
    (tmp_path / "helix").mkdir()
    (tmp_path / "helix" / "languages.toml").write_text(_blocks()["Helix"])
    file = tmp_path / "file.mlir"
    file.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
                   "XDG_CONFIG_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path),
                   "TERM": "xterm-256color"}  # fmt: skip
    path = _helix()
    assert path is not None
    ours, theirs = pty.openpty()
    streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    editor = subprocess.Popen([path, str(file)], cwd=tmp_path, env=environment, **streams)
    os.close(theirs)
    try:
        _type_until(ours, "\x1b:format\r\x1b:w\r", lambda _: "\n  %0 = " in file.read_text())
        _type_until(ours, "\x1bgg/%0\r k", lambda screen: b"result" in screen and b"of" in screen)
    finally:
        editor.kill()
        editor.wait()
        os.close(ours)


def _type_until(terminal: int, keys: str, holds: Callable[[bytes], bool]) -> None:
    """Types keys every two seconds, until it holds for what the editor wrote."""
    screen = b""
    for _ in range(30):
        # Each on its own: what comes close behind an escape belongs to it.
        pauses = [(key, 0.1 if key in "\x1b\r" else 0.02) for key in keys]
        for key, pause in [*pauses, ("", 2.0)]:
            os.write(terminal, key.encode())
            end = time.monotonic() + pause
            while time.monotonic() < end:
                if select.select([terminal], [], [], 0.01)[0]:
                    screen += os.read(terminal, 1 << 16)
                if not key and holds(screen):
                    return
    raise AssertionError(f"typing {keys!r} does not do it: {screen[-2000:]!r}")


def test_helix_configuration_starts_the_server() -> None:
    configuration = tomllib.loads(_blocks()["Helix"])
    (server,) = configuration["language-server"].items()
    assert server == ("lamina", {"command": "lamina", "args": ["lsp"]})
    languages = {language["name"]: language for language in configuration["language"]}
    assert {name for name, one in languages.items() if one["language-servers"] == ["lamina"]} == {
        "mlir", "pdll", "tablegen",
    }  # fmt: skip
