"""The notebooks of examples/notebooks run, and their objects show themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lamina
from tests.browser import Browser, requires_browser
from tests.documents import ROOT

FOLDER = ROOT / "examples" / "notebooks"


def test_jupyter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    # Nothing of the user's: neither settings nor history.
    for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path / name))
    notebook = nbformat.read(FOLDER / "first_steps.ipynb", as_version=4)
    client = nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}})
    try:
        client.execute()
    except RuntimeError as problem:
        if "kernel" in str(problem).lower():
            pytest.skip(f"no kernel can be started here: {problem}")
        raise
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    shown = [
        "".join(
            str(output.get("text", "")) + output.get("data", {}).get("text/html", "") for output in cell.outputs
        )
        for cell in cells
    ]
    loaded, module, wrong, patterns, shifted, code, schedule, product, trace = shown
    assert loaded == ""
    assert "arith.muli" in module and "<span" in module
    assert "cell:2:" in wrong and "error:" in wrong
    assert "pdl.pattern" in patterns.replace("<wbr>", "") and "MulByFour" in patterns
    assert "arith.shli" in shifted and "arith.muli" not in shifted
    assert code.startswith("40\n") and "LLVM IR" in code
    assert "transform" in schedule
    assert product == "True\n"
    assert trace.startswith("<iframe") and (tmp_path / "trace.html").is_file()


@requires_browser
def test_a_trace_in_a_frame(tmp_path: Path) -> None:
    module = lamina.parse("func.func @f() -> i32 { %a = arith.constant 1 : i32 return %a : i32 }")
    with lamina.trace(tmp_path / "trace.html") as trace:
        lamina.run_pipeline(module, "builtin.module(canonicalize)")
    (tmp_path / "cell.html").write_text(f"<!doctype html><meta charset=utf-8>{trace._repr_html_()}", encoding="utf-8")
    with Browser() as browser:
        browser.open(tmp_path / "cell.html")
        browser.wait("document.querySelector('iframe').contentDocument.body.dataset.ready")
        assert "canonicalize" in browser.evaluate("document.querySelector('iframe').contentDocument.body.innerText")
        assert browser.errors == []


def test_marimo(tmp_path: Path) -> None:
    pytest.importorskip("marimo")
    program = (
        "import sys\n"
        f"sys.path.insert(0, {str(FOLDER)!r})\n"
        "import first_steps\n"
        "outputs, names = first_steps.app.run()\n"
        "assert names['is_right']\n"
        "pages = [output._repr_html_() for output in outputs if hasattr(output, '_repr_html_')]\n"
        "assert any('transform' in page for page in pages) and any('LLVM IR' in page for page in pages)\n"
        "assert any('linalg.matmul' in page for page in pages)\n"
    )
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_CONFIG_HOME": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=surroundings, cwd=tmp_path, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
