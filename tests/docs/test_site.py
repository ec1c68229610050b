"""The documentation site: it builds, its reference has what is declared, and it needs no network."""

from __future__ import annotations

import ast
import html
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lamina.passmanager.index import MODULES
from lamina.passmanager.registry import lookup_pass
from lamina.tools.main import COMMANDS
from tests.documents import ROOT, page, programs

# Loaded by a browser, as links to other sites are not.
FETCHED = re.compile(r"""<(?:script|img|iframe)[^>]*\ssrc=["']?https?:|<link[^>]*rel=["']?stylesheet[^>]*https?:""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site. Strict: a broken link or anchor, or a page without a place, fails. With --quiet,
    MkDocs would not count the warnings."""
    pytest.importorskip("mkdocs")
    pytest.importorskip("material")
    pytest.importorskip("onnx")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "NO_COLOR": "1"})
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def headings(path: Path) -> set[str]:
    """The titles of a page's sections."""
    found = re.findall(r"<h[123] id=[^>]*>(.*?)(?:<a|</h)", path.read_text(encoding="utf-8"))
    return {html.unescape(re.sub(r"<[^>]*>", "", title)) for title in found}


def test_every_page_is_there(site: Path) -> None:
    names = {path.stem for path in (ROOT / "docs").glob("*.md")}
    assert len(names) > 15
    assert not {name for name in names if not (site / f"{name}.html").is_file()}


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = [path for path in site.rglob("*.html") if "project" not in path.parts]
    assert len(pages) > 60
    assert not [path.name for path in pages if FETCHED.search(path.read_text(encoding="utf-8"))]


# In a process of its own: other tests of this one register operations in the dialects.
DECLARED = """
import json
from lamina.ir.dialect import available_dialects, load_dialect
found = {name: load_dialect(name) for name in available_dialects()}
print(json.dumps({
    name: [*one.operations, *(f"!{name}.{kind}" for kind in one.types), *(f"#{name}.{kind}" for kind in one.attributes)]
    for name, one in found.items()
}))
"""


def test_dialects_are_described(site: Path) -> None:
    printed = subprocess.run([sys.executable, "-c", DECLARED], capture_output=True, text=True, check=True).stdout
    declared = {name: names for name, names in json.loads(printed).items() if names}
    assert len(declared) > 25
    for name, names in declared.items():
        missing = set(names) - headings(site / "reference" / "dialects" / f"{name}.html")
        assert not missing, name


def test_an_operation_has_all_its_parts(site: Path) -> None:
    text = html.unescape((site / "reference" / "dialects" / "arith.html").read_text(encoding="utf-8"))
    (entry,) = re.findall(r'<h3 id="arithcmpi">.*?(?=<h3)', text, re.DOTALL)
    words = " ".join(re.sub(r"<[^>]*>", " ", entry).split())
    for part in (
        "arith.cmpi $predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
        "lhs signless-integer-like",
        "Result Type result bool-like",
        "predicate CmpIPredicate",
        "Traits: Pure , SameTypeOperands",
        "result type has i1 element type and same shape as operands",
    ):
        assert part in words


def test_passes_and_their_options_are_described(site: Path) -> None:
    path = site / "reference" / "passes.html"
    assert {name for names in MODULES.values() for name in names} <= headings(path)
    found = lookup_pass("canonicalize")
    assert found is not None and hasattr(found, "cls")
    text = path.read_text(encoding="utf-8")
    assert not [option for option in found.cls.options().values() if f"<code>{option.name}</code>" not in text]


def test_commands_and_settings_are_described(site: Path) -> None:
    path = site / "reference" / "commands.html"
    assert {f"lamina {name}" for name in COMMANDS} <= headings(path)
    text = html.unescape(path.read_text(encoding="utf-8"))
    assert "LAMINA_CACHE" in text and "--pass-pipeline" in text


def test_the_python_interface_is_described(site: Path) -> None:
    folder = site / "reference" / "python"
    assert {"lamina.compile", "lamina.parse", "Operation.walk"} <= headings(folder / "index.html")
    assert "lamina.tune.search" in headings(folder / "tune.html")


def test_pages_link_to_files_of_the_project(site: Path) -> None:
    name = "examples/chapter_h/e_pattern_sets.mlir"
    assert f'href="project/{name}"' in (site / "schedules.html").read_text(encoding="utf-8")
    assert (site / "project" / name).read_bytes() == (ROOT / name).read_bytes()


def test_the_program_of_the_first_page_runs(capfd: pytest.CaptureFixture[str]) -> None:
    (program,) = programs(page("docs/index.md"))
    exec(compile(program, "index.md", "exec"), {})
    assert capfd.readouterr().out == "[0. 2. 4. 6.]\n"


def test_programs_of_pages_are_run_by_tests() -> None:
    """A page with Python programs is named by a test of what it is about, which runs them; two have theirs here."""
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path.parent != Path(__file__).parent]
    texts = [path.read_text(encoding="utf-8") for path in tests]
    named = {name for text in texts for name in re.findall(r'page\("docs/(\w+\.md)"\)', text)}
    with_programs = {path.name for path in (ROOT / "docs").glob("*.md") if programs(path.read_text(encoding="utf-8"))}
    assert len(with_programs) > 5
    assert with_programs - named == {"index.md", "coming_from.md"}


@pytest.mark.parametrize("path", sorted((ROOT / "docs").glob("*.md")), ids=lambda path: path.stem)
def test_programs_of_pages_are_python(path: Path) -> None:
    for program in programs(path.read_text(encoding="utf-8")):
        ast.parse(program)
