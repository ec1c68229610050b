"""``--trace-html``: the page, its size, and what it shows in a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lamina
from lamina.transform import trace
from lamina.transform.run import apply_own_script
from lamina.transform.trace_html import HtmlTrace
from lamina.transform.trace_payload import changes
from tests.browser import Browser, requires_browser
from tests.mlir_test import run_tool

SCRIPT = """\
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>) -> tensor<64x48xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>)
                       outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    return %0 : tensor<64x48xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %root
      : (!transform.any_op) -> !transform.any_op
    // Sixteen rows, then eight columns.
    %tile, %rows = transform.structured.tile_using_for %product tile_sizes [16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %small, %columns = transform.structured.tile_using_for %tile tile_sizes [0, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %none = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.annotate %none "<seen> & </script>" : !transform.any_op
    LAST
    transform.yield
  }
}
"""
MANY = """
module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<?xf32>, %x: f32) {
    PAYLOAD
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %stores = transform.structured.match ops{["memref.store"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %stores : !transform.any_op {
    ^bb0(%store: !transform.any_op):
ANNOTATIONS
    }
    transform.yield
  }
}
"""
DATA = re.compile(r'<script type="application/json" id="trace">(.*?)</script>', re.DOTALL)


def write_page(tmp_path: Path, text: str = SCRIPT.replace("LAST", ""), fails: bool = False) -> Path:
    source, page = tmp_path / "schedule.mlir", tmp_path / "trace.html"
    source.write_text(text)
    outcome = run_tool(["opt", "--transform-interpreter", "--trace-html", str(page), str(source)])
    assert outcome.exit_code == int(fails), outcome.stderr
    return page


def data_of(page: Path) -> dict[str, Any]:
    found = DATA.search(page.read_text(encoding="utf-8"))
    assert found is not None
    return dict(json.loads(found[1]))


# ---- The file


def test_the_page_stands_alone(tmp_path: Path) -> None:
    text = write_page(tmp_path).read_text(encoding="utf-8")
    assert not re.search(r"""(src|href)\s*=|url\(|@import|https?://""", text)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def versions(data: dict[str, Any]) -> Iterator[list[str]]:
    """The payload's lines before the first step and after each that changed them, as the page computes them."""
    lines = list(data["start"])
    yield [data["lines"][number] for number in lines]
    for change in data["versions"]:
        for position, removed, added in reversed(change):
            lines[position : position + removed] = added
        yield [data["lines"][number] for number in lines]


def test_the_last_version_is_the_result(tmp_path: Path) -> None:
    *_, last = versions(data_of(write_page(tmp_path)))
    text = "\n".join(last)
    module = lamina.parse(SCRIPT.replace("LAST", ""))
    with pytest.raises(AssertionError):
        assert text in str(module)
    assert apply_own_script(module)
    assert str(lamina.parse(text)).replace("attributes {transform.with_named_sequence} ", "") == str(module)


def test_values_keep_their_names(tmp_path: Path) -> None:
    first, second, third = versions(data_of(write_page(tmp_path)))
    result = next(line for line in first if "linalg.matmul" in line).split()[0]
    assert not any(line.strip().startswith(f"{result} =") for line in second + third)
    assert set(line for line in second if "scf.for" in line) < set(third)


def test_steps(tmp_path: Path) -> None:
    steps = data_of(write_page(tmp_path))["steps"]
    assert [step["line"] for step in steps] == [8, 11, 13, 15, 16]
    assert [step["end"] for step in steps] == [9, 12, 14, 15, 16]
    assert [step["kind"] for step in steps] == ["ok", "ok", "ok", "nothing", "nothing"]
    tiling = steps[2]
    assert [one["name"] for one in tiling["inputs"] + tiling["outputs"]] == ["%tile", "%small", "%columns"]
    assert [message[0] for message in steps[4]["messages"]][:2] == ["warning", "note"]


def test_a_script_built_by_a_program_is_printed(tmp_path: Path) -> None:
    module = lamina.parse(lamina.parse(SCRIPT.replace("LAST", "")).to_text(generic=True))
    for operation in module.walk():
        operation.location = lamina.ir.location.UnknownLoc()
    made = HtmlTrace()
    token = trace.current.set(made)
    try:
        assert apply_own_script(module)
    finally:
        trace.current.reset(token)
    data = made.data()
    lines = data["sections"][0]["lines"]
    assert [lines[step["line"] - 1].split("transform.")[1].split()[0] for step in data["steps"]] == [
        step["name"] for step in data["steps"]
    ]


def page_of_many(tmp_path: Path, count: int) -> Path:
    stores = "\n".join(
        f"%c{number} = arith.constant {number} : index\nmemref.store %x, %m[%c{number}] : memref<?xf32>"
        for number in range(count)
    )
    annotations = "\n".join(f'transform.annotate %store "a{number}" : !transform.any_op' for number in range(10))
    return write_page(tmp_path, MANY.replace("PAYLOAD", stores).replace("ANNOTATIONS", annotations))


def test_the_size_is_linear(tmp_path: Path) -> None:
    """Each step changes one line of the payload; four times the payload is four times the steps."""
    empty = len(write_page(tmp_path, "module {}\n", fails=True).read_text())
    small, large = (len(page_of_many(tmp_path, count).read_text()) - empty for count in (10, 40))
    assert large < 4.6 * small


def test_pieces_of_a_split_file_come_one_after_the_other(tmp_path: Path) -> None:
    source, page = tmp_path / "two.mlir", tmp_path / "trace.html"
    text = SCRIPT.replace("LAST", "")
    source.write_text(f"{text}// -----\n{text}")
    outcome = run_tool(["opt", "--split-input-file", "--transform-interpreter", f"--trace-html={page}", str(source)])
    assert outcome.exit_code == 0
    data = data_of(page)
    assert len(data["steps"]) == 10 and len(data["sections"]) == 2
    assert data["sections"][1]["first"] == data["sections"][0]["first"] + text.count("\n") + 1


def test_run_writes_it_too(tmp_path: Path) -> None:
    source, page = tmp_path / "schedule.mlir", tmp_path / "trace.html"
    source.write_text(SCRIPT.replace("LAST", ""))
    outcome = run_tool(["run", "--emit=mlir", "--trace-html", str(page), str(source)])
    assert outcome.exit_code == 0 and len(data_of(page)["steps"]) == 5


@pytest.mark.parametrize("command", ["opt --transform-interpreter", "run"])
@pytest.mark.parametrize("path", ["missing/trace.html", ""])
def test_a_bad_path_is_an_error(tmp_path: Path, command: str, path: str) -> None:
    source = tmp_path / "schedule.mlir"
    source.write_text(SCRIPT.replace("LAST", ""))
    outcome = run_tool([*command.split(), f"--trace-html={tmp_path / path}", str(source)])
    assert outcome.exit_code == 1 and "error: cannot write the trace to" in outcome.stderr
    assert sorted(one.name for one in tmp_path.iterdir()) == ["schedule.mlir"]


@pytest.mark.parametrize(
    ("old", "new"), [("", "a b"), ("a b c d", "a d"), ("a b c", "x b y c z"), ("a a a", "a a"), ("a b", "")]
)
def test_changes_lead_to_the_new_lines(old: str, new: str) -> None:
    lines = old.split()
    for position, removed, added in reversed(list(changes(old.split(), new.split()))):
        lines[position : position + removed] = added
    assert lines == new.split()


# ---- In the browser


@requires_browser
def test_in_the_browser(tmp_path: Path) -> None:
    failing = "transform.structured.tile_using_for %small tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> "
    failing += "(!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)"
    many = page_of_many(tmp_path, 100).rename(tmp_path / "many.html")
    page = write_page(tmp_path, SCRIPT.replace("LAST", failing), fails=True)
    with Browser() as browser:
        browser.open(page)
        check_first_step(browser)
        check_steps_by_key(browser)
        check_steps_by_click(browser)
        check_problems(browser)
        check_long_script(browser, many)
        assert browser.errors == []


def check_first_step(browser: Browser) -> None:
    assert browser.text("#where") == "Step 1 of 6"
    assert browser.text("[aria-current=step] .no") == "8"
    assert "unchanged" in browser.text("#counts")
    assert browser.texts("#tree li") == ["func @f", "linalg.matmul 64 x 48 x 32 (reduction)"]
    # What the step found is marked in the payload.
    assert ["linalg.matmul" in text for text in browser.texts("#payload .out.first")] == [True]
    assert browser.evaluate("document.getElementById('previous').disabled")
    assert browser.evaluate("document.querySelectorAll('button:not([aria-label]), input').length") > 0
    unnamed = "[...document.querySelectorAll('button')].filter(one => !one.innerText.trim() && !one.ariaLabel).length"
    assert browser.evaluate(unnamed) == 0


def check_steps_by_key(browser: Browser) -> None:
    browser.press("ArrowRight")
    assert browser.text("#where") == "Step 2 of 6"
    assert browser.texts(".now .no") == ["11", "12"]
    assert browser.texts("#tree li.add") == ["scf.for %arg = 0 to 64 step 16", "linalg.matmul 16 x 48 x 32 (reduction)"]
    assert browser.texts("#tree li.remove") == ["linalg.matmul 64 x 48 x 32 (reduction)"]
    added, removed = browser.texts("#payload .add"), browser.texts("#payload .remove")
    assert f"+{len(added)} −{len(removed)}" in browser.text("#counts")
    assert any("tensor.extract_slice" in text for text in added)
    assert any("tensor<64x48xf32>" in text for text in removed)
    assert browser.texts("#details .chip") == ["%product: 1 op", "%tile: 1 op", "%rows: 1 op"]
    browser.press("ArrowRight")
    assert "scf.for %arg_4 = 0 to 48 step 8" in browser.texts("#tree li.add")
    browser.press("ArrowLeft")
    assert browser.text("#where") == "Step 2 of 6"
    browser.press("End")
    assert browser.text("#where") == "Step 6 of 6"
    browser.press("Home")
    assert browser.text("#where") == "Step 1 of 6"


def check_steps_by_click(browser: Browser) -> None:
    browser.click("#next")
    browser.click("#next")
    assert browser.text("#where") == "Step 3 of 6"
    # The line of the script that has the fifth step.
    browser.click(".script .row.step[aria-label^='line 16']")
    assert browser.text("#where") == "Step 5 of 6"
    browser.click("#first")
    browser.click("#change")
    assert browser.text("#where") == "Step 2 of 6"


def check_problems(browser: Browser) -> None:
    browser.press("n")
    assert browser.text("#where") == "Step 4 of 6" and "matched nothing" not in browser.text("#counts")
    browser.press("n")
    assert "applied to nothing" in browser.text("#details .warning")
    assert browser.texts("#details .chip.empty") == ["%none: nothing"]
    browser.press("n")
    assert "failed" in browser.text("#details") and "schedule.mlir:17" in browser.text("#details .error")
    assert browser.texts(".script .failed .no") == ["17"]
    assert "too many tiles" in browser.text("#details .error")
    assert any("it has 3 loops: 16 x 8 x 32" in text for text in browser.texts("#details .note"))


def check_long_script(browser: Browser, page: Path) -> None:
    browser.open(page)
    assert browser.text("#where") == "Step 1 of 1002"
    browser.press("End")
    assert browser.text("#where") == "Step 1002 of 1002"
    assert "execution 100 of 100" in browser.text("#details")
    assert ["a8, a9}" in text for text in browser.texts("#payload .add")] == [True]
    assert browser.evaluate("document.querySelectorAll('#payload .row').length") > 200
    # Lines far from the change can be folded away.
    browser.press("w")
    assert browser.evaluate("document.querySelectorAll('#payload .row').length") < 20
