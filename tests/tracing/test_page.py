"""The page of a trace, in a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamina
from lamina.tracing.comparing import page_of_both
from lamina.tracing.page import SCRIPTS
from lamina.tracing.reading import read_trace
from tests.browser import Browser, requires_browser
from tests.mlir_test import run_tool
from tests.tracing.test_machine import SUM
from tests.tracing.test_recorder import LOOP, TWO
from tests.tracing.test_scripts import FAILING, SCRIPT

OUTER = "scf.for %arg = 0 to 64 step 16"
PIPELINE = "builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,convert-to-llvm)"


def write_page(path: Path, text: str = TWO + LOOP.replace("@f", "@loop"), pipeline: str = PIPELINE) -> Path:
    source = path.with_suffix(".mlir")
    source.write_text(text)
    with lamina.trace(path, title=path.stem):
        lamina.run_pipeline(lamina.parse(source), pipeline)
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with Browser() as opened:
        yield opened


def show(browser: Browser, page: Path, link: str = "") -> None:
    """Opens a page and waits until it shows its first step."""
    browser.open(page, link)
    browser.wait("document.body.dataset.ready")


def choose(browser: Browser, step: int, rewrite: int = -1) -> None:
    browser.resolve(f"view.choose({step}, {rewrite})")


def lines(browser: Browser, kind: str) -> list[str]:
    """The code lines of a kind that are on the screen."""
    return browser.texts(f"#one .row.{kind} .text")


def press(browser: Browser, key: str) -> None:
    """Presses a key and waits until the page shows what it leads to."""
    browser.press(key)
    browser.wait("document.body.dataset.shown === `${view.step}:${view.rewrite}`")


# ---- The file


def test_the_page_stands_alone(tmp_path: Path) -> None:
    text = write_page(tmp_path / "trace.html").read_text(encoding="utf-8")
    shown = re.sub(r'<script type="application/x-lamina".*', "", text)
    assert not re.search(r"""\b(src|href)\s*=\s*["']|url\(|@import|https?://""", shown)
    assert not re.search(r"^(import|export) ", text, re.MULTILINE)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_large_constants_of_the_source_stay_out_of_the_page(tmp_path: Path) -> None:
    digits = "".join(random.Random(0).choices("0123456789ABCDEF", k=400_000))
    resource = f'{{-# dialect_resources: {{ builtin: {{ big: "0x04000000{digits}" }} }} #-}}'
    page = write_page(tmp_path / "trace.html", f"{TWO}\n{resource}\n", "builtin.module(canonicalize)")
    assert page.stat().st_size < 200_000


def test_every_script_is_in_the_page() -> None:
    folder = Path(lamina.__file__).parent / "tracing" / "page"
    assert {path.name for path in folder.glob("*.js")} == set(SCRIPTS)
    for index, name in enumerate(SCRIPTS):
        used = re.findall(r'^import .* from "\./(.*)";', (folder / name).read_text(), re.MULTILINE)
        assert set(used) <= set(SCRIPTS[:index]), name


def test_long_lines_are_cut_at_words(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    text = "%0 = scf.for %arg = 0 to 64 iter_args(%x = %y) -> (tensor<5x80x100x128xf32>) {"
    for columns in (30, 44, 80, 200):
        cuts = browser.evaluate(f"lamina.pieces({text!r}, 2, {columns})")
        parts = [text[start:end] for start, end in zip(cuts, [*cuts[1:], None], strict=True)]
        assert "".join(parts) == text
        widths = [2 + len(parts[0].rstrip()), *(6 + len(part.rstrip()) for part in parts[1:])]
        assert max(widths) <= columns
        assert columns < 44 or all(part[-1] in " ,<(.>" for part in parts[:-1])
    html = '<span class="v">%a</span> &lt; <b>bc</b>'
    assert browser.evaluate(f"lamina.cut({html!r}, [1, 6], '|')") == (
        '<span class="v">%</span>|<span class="v">a</span> &lt; <b>b</b>|<b>c</b>'
    )


# ---- The graph


def test_the_graph_shows_operations_and_what_they_hold(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html", LOOP, "builtin.module(convert-scf-to-cf)"))
    browser.press("g")
    browser.wait("view.graph && view.graphView.all.length")
    assert browser.evaluate("getComputedStyle(document.getElementById('code')).display") == "none"
    nodes = browser.evaluate(
        "view.graphView.all.map(n => [n.name, n.kind, n.parent?.name ?? '', [...n.inputs].map(i => i.name)])"
    )
    by_name = {(name, kind): (parent, inputs) for name, kind, parent, inputs in nodes}
    assert by_name["scf.for", "remove"][0] == "func.func" and by_name["cf.br", "add"][0] == "func.func"
    assert not any(name.endswith("constant") for name, *_ in nodes)
    inside = browser.evaluate(
        "view.graphView.all.every(n => !n.parent || n.x >= n.parent.x && n.y > n.parent.y"
        " && n.x + n.width <= n.parent.x + n.parent.width && n.y + n.height <= n.parent.y + n.parent.height)"
    )
    apart = browser.evaluate(
        "view.graphView.all.every((a, i, all) => all.every((b, j) => j <= i || a.parent !== b.parent"
        " || a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y))"
    )
    assert inside and apart
    # A click follows the operation that it hits.
    browser.evaluate("view.graphView.bring(view.graphView.all.find(n => n.name === 'scf.for'))")
    x, y = browser.evaluate(
        "(g => { const n = g.all.find(n => n.name === 'scf.for'), box = g.canvas.getBoundingClientRect();"
        " return [box.x + g.x + (n.x + 20) * g.scale, box.y + g.y + (n.y + 8) * g.scale]; })(view.graphView)"
    )
    browser.click_at(x, y)
    browser.wait("view.tab === 'follow' && view.followed.size")
    assert "graph=1" in browser.evaluate("location.hash")
    browser.press("g")
    assert browser.evaluate("getComputedStyle(document.getElementById('graph')).display") == "none"
    assert browser.errors == []


def test_operations_of_the_graph_fold(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html", LOOP.replace("%x, %m[%i]", "%y, %m[%i]").replace(
        "  scf.for", "  %y = arith.addf %x, %x : f32\n  scf.for"), "builtin.module(cse)"))  # fmt: skip
    browser.press("g")
    browser.wait("view.graph && view.graphView.all.length")
    seen = "view.graphView.all.map(n => [n.name, n.detail, [...n.inputs].map(i => i.name).join()].join(' '))"
    whole = browser.evaluate(seen)
    assert "memref.store  arith.addf,func.func,scf.for" in whole
    click = (
        "(g => { const n = g.all.find(n => n.name === 'scf.for'), box = g.canvas.getBoundingClientRect();"
        " return [box.x + g.x + (n.x + 10) * g.scale, box.y + g.y + (n.y + 9) * g.scale]; })(view.graphView)"
    )
    at = browser.evaluate(click)
    browser.click_at(*at)
    # A use inside is a use of the folded operation, which stays where it was.
    folded = [line for line in whole if not line.startswith("memref.store")]
    constants = "arith.constant,arith.constant,arith.constant"
    inside = f"scf.for 1 inside {constants},arith.addf,func.func"
    assert browser.evaluate(seen) == [inside if line.startswith("scf.for") else line for line in folded]
    assert browser.evaluate(click) == pytest.approx(at)
    browser.press("x")
    assert browser.evaluate(seen) == whole
    browser.press("X")
    assert inside in browser.evaluate(seen)
    browser.press("X")
    assert browser.evaluate(seen) == whole and browser.errors == []


# ---- Lists


def test_scrolling_keeps_the_rows_that_stay(browser: Browser, tmp_path: Path) -> None:
    lines = "\n".join(f"  %{i} = arith.addi %x, %x : i32" for i in range(400))
    show(browser, write_page(tmp_path / "trace.html", f"func.func @f(%x: i32) {{\n{lines}\n  return\n}}\n",
                             "builtin.module(cse)"))  # fmt: skip
    browser.evaluate("view.toggle('whole')")
    rows = "[...document.querySelectorAll('#one .row')].map(one => one.innerText)"
    for top in (0, 300, 340, 100, 4000, 3900, 5000):
        kept = browser.evaluate(
            "(() => { const row = document.querySelectorAll('#one .row')[20];"
            f" document.getElementById('one').scrollTop = {top}; view.code.one.draw(); return row.isConnected; }})()"
        )
        assert kept == (top != 4000 and top != 5000)
        drawn = browser.evaluate(rows)
        browser.evaluate("view.code.one.draw(true)")
        assert browser.evaluate(rows) == drawn and drawn
    assert browser.errors == []


# ---- Steps


@requires_browser
def test_going_through_the_steps(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    assert browser.text("#where") == "Step 2 of 9" and "canonicalize" in browser.text("#steps .row.now .name")
    assert "%0 = arith.addi %c2_i32, %c2_i32 : i32" in [line.strip() for line in lines(browser, "remove")]
    press(browser, "ArrowRight")
    assert browser.text("#where") == "Step 3 of 9" and "unchanged" in browser.text("#counts")
    press(browser, "c")
    assert browser.text("#steps .row.now .name") == "canonicalize" and browser.text("#steps .row.now .chip") == "@g"
    press(browser, "c")
    assert browser.text("#steps .row.now .name") == "cse"
    press(browser, "End")
    assert browser.text("#where") == "Step 9 of 9" and browser.evaluate("document.getElementById('next').disabled")
    press(browser, "Home")
    assert browser.text("#where") == "Step 1 of 9"
    browser.click("#steps .row[data-index='1'] .name")
    browser.wait("view.step === 1")
    unnamed = "[...document.querySelectorAll('button')].filter(one => !one.innerText.trim() && !one.ariaLabel).length"
    assert browser.evaluate(unnamed) == 0 and browser.errors == []


@requires_browser
def test_rewrites_of_a_step(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    press(browser, "Enter")
    browser.wait("document.querySelector('#steps .rewrite .rule')?.innerText === 'fold arith.addi'")
    press(browser, "ArrowDown")
    assert browser.texts("#one .row.title")[0] == "the rewrite"
    assert "%0 = arith.constant 4 : i32" in lines(browser, "add")
    panel = browser.text("#panel")
    assert "lamina/dialects/arith/fold.py:" in panel and "trace.mlir:4" in panel and "arith.addi" in panel
    press(browser, "ArrowUp")
    assert browser.evaluate("view.rewrite") == -1 and browser.errors == []


@requires_browser
def test_filters(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    browser.click("#changed")
    names = browser.texts("#steps .step .name")
    assert "convert-to-llvm" in " ".join(names) and len(names) < 9
    browser.click("#changed")
    browser.click("#filter")
    browser.type("%c2_i32, %c2_i32")
    browser.wait("view.list.matching && view.list.matching.count")
    assert "fold arith.addi" in browser.texts("#steps .rewrite .rule") and "1 rewrite" in browser.text("#count")
    browser.resolve("view.filter('')")
    browser.resolve("(view.chooseUnit(view.trace.units.indexOf('@g')), view.list.filterByUnit(view.unit))")
    assert {name for name in browser.texts("#steps .step:not(.now) .chip") if name.startswith("@")} == {"@g"}
    assert browser.errors == []


@requires_browser
def test_any_two_stages(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"), "#step=9&unit=%40g&base=1")
    browser.wait("document.body.dataset.shown === '8:-1'")
    assert browser.text("#where") == "Step 9 of 9" and browser.evaluate("document.getElementById('base').value") == "0"
    assert any("llvm.mul" in line for line in lines(browser, "add"))
    assert any("arith.muli" in line for line in lines(browser, "remove"))
    browser.evaluate("document.getElementById('base').value = 'before'")
    browser.evaluate("document.getElementById('base').dispatchEvent(new Event('change'))")
    browser.wait("!location.hash.includes('base')")


@requires_browser
def test_links_keep_the_panel_and_the_layout(browser: Browser, tmp_path: Path) -> None:
    page = write_page(tmp_path / "trace.html")
    show(browser, page)
    for key in "se3":
        browser.press(key)
    browser.wait("document.getElementById('panel').dataset.tab === 'loops'")
    link = browser.evaluate("location.hash")
    assert "panel=loops" in link and "view=se" in link
    browser.open(write_page(tmp_path / "other.html"))
    show(browser, page, link)
    browser.wait("document.getElementById('panel').dataset.tab === 'loops'")
    assert browser.evaluate("location.hash") == link
    assert browser.evaluate("view.side && view.whole && !document.getElementById('two').hidden")


@requires_browser
def test_one_operation_through_the_pipeline(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"), "#step=9&unit=%40g")
    browser.wait("document.body.dataset.shown === '8:-1'")
    index = browser.evaluate(
        "[...document.querySelectorAll('#one .row')].find(one => one.innerText.includes('llvm.mul')).dataset.index"
    )
    browser.click(f"#one .row[data-index='{index}'] .text")
    browser.wait("document.getElementById('panel').dataset.tab === 'follow'")
    panel = browser.text("#panel")
    assert "takes its place" in panel and "arith.muli" in panel and "trace.mlir:12" in panel
    assert browser.texts("#one .row.followed .text")
    assert "who uses %3 in the code shown: 1" in panel and "llvm.return %3" in panel
    # To what it came from, and to the rewrite that made it.
    browser.click("#panel .event .link")
    browser.wait("document.querySelector('#panel code').innerText.includes('arith.muli')")
    assert "op=" in browser.evaluate("location.hash")
    # A name leads to the operation that defines it.
    browser.evaluate("[...document.querySelectorAll('#one .v')].find(one => one.innerText === '%0').click()")
    browser.wait("document.querySelector('#panel h2').innerText === 'the value %0'")
    assert browser.errors == []


@requires_browser
def test_layout(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    width = "document.getElementById('left').getBoundingClientRect().width"
    before = browser.evaluate(width)
    browser.drag(".split[data-pane=left]", 120)
    assert abs(browser.evaluate(width) - before - 120) < 8
    browser.press("s")
    assert not browser.evaluate("document.getElementById('two').hidden")
    left, right = browser.texts("#one .row .text"), browser.texts("#two .row .text")
    assert any("arith.addi" in line for line in left) and not any("arith.addi" in line for line in right)
    browser.press("s")
    wrapped = "document.getElementById('code').classList.contains('wrapped')"
    before = browser.evaluate(wrapped)
    browser.press("w")
    assert browser.evaluate(wrapped) != before
    dark = "document.documentElement.classList.contains('dark')"
    before = browser.evaluate(dark)
    browser.press("t")
    assert browser.evaluate(dark) != before
    browser.press("l")
    browser.wait("document.querySelectorAll('#one .row.k').length")
    browser.press("?")
    assert browser.evaluate("document.getElementById('keys').open")
    browser.press("Escape")
    assert browser.errors == []


@requires_browser
def test_finding_text(browser: Browser, tmp_path: Path) -> None:
    show(browser, write_page(tmp_path / "trace.html"))
    choose(browser, 8)
    browser.click("#find")
    browser.type("llvm.return")
    browser.wait("document.querySelectorAll('#one mark').length")
    assert browser.text("#found") == "1 of 3 lines"
    browser.press("Enter")
    assert browser.text("#found") == "2 of 3 lines" and browser.errors == []


@requires_browser
def test_nothing_to_show(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "trace.html"
    with lamina.trace(page, title="</script><b>"):
        pass
    show(browser, page)
    assert "Nothing ran" in browser.text("#one") and browser.errors == []
    show(browser, write_page(tmp_path / "input.html", "func.func private @f()", "builtin.module()"))
    assert browser.text("#where") == "Step 1 of 1" and browser.errors == []


@requires_browser
def test_text_of_the_input_is_only_text(browser: Browser, tmp_path: Path) -> None:
    bad = "</script><img src=x onerror=alert(1)>"
    text = TWO.replace("func.func @g", f'func.func @"g{bad}"')
    text = text.replace("%d = ", f'"a.b"() {{x = "{bad}"}} : () -> ()\n%d = ')
    page = tmp_path / "trace.html"
    module = lamina.parse(text, allow_unregistered=True)
    with lamina.trace(page, title=bad):
        lamina.run_pipeline(module, "builtin.module(func.func(canonicalize,cse))")
    show(browser, page)
    for key in ("End", "l", "s", "1", "2", "3", "4", "6"):
        browser.press(key)
    browser.click("#one .row[data-index='2'] .text")
    browser.wait("document.getElementById('panel').dataset.tab === 'follow'")
    assert browser.evaluate("document.querySelectorAll('img').length") == 0 and bad in browser.text("#title")
    assert browser.errors == []


# ---- Scripts, code, two traces, many rewrites


@requires_browser
def test_scripts(browser: Browser, tmp_path: Path) -> None:
    source, page = tmp_path / "schedule.mlir", tmp_path / "trace.html"
    source.write_text(SCRIPT.replace("LAST", FAILING))
    run_tool(["opt", "--transform-interpreter", "--trace-html", str(page), str(source)])
    show(browser, page)
    choose(browser, 3)
    assert browser.texts("#panel .row.now .no") == ["11", "12"]
    browser.press("3")
    browser.wait("document.getElementById('panel').dataset.tab === 'loops'")
    assert browser.texts("#panel li.add") == [OUTER, "linalg.matmul 16 x 48 x 32 (reduction)"]
    choose(browser, 4)
    # The outer loop is as it was.
    assert OUTER in browser.texts("#panel li:not(.add):not(.remove)")
    assert not any("step 16" in text or "to %c64" in text for text in lines(browser, "remove"))
    browser.press("1")
    browser.wait("document.getElementById('panel').dataset.tab === 'step'")
    assert "%tile: 1 op" in browser.texts("#panel .chips button") and lines(browser, "out")
    browser.press("n")
    browser.wait("view.step === 5")
    press(browser, "n")
    press(browser, "n")
    assert "too many tiles" in browser.text("#panel .error") and "failed" in browser.text("#panel")
    browser.press("6")
    browser.wait("document.querySelector('#panel .script .row')")
    rows = "[...document.querySelectorAll('#panel .script .row')]"
    browser.evaluate(f"{rows}.find(one => one.innerText.startsWith('13')).click()")
    browser.wait("view.step === 4")
    assert browser.errors == []


@requires_browser
def test_code_is_beside_what_it_was_made_from(browser: Browser, tmp_path: Path) -> None:
    page = tmp_path / "trace.html"
    with lamina.trace(page):
        lamina.compile(SUM)
    show(browser, page)
    choose(browser, browser.evaluate("view.trace.steps.length - 1"))
    browser.evaluate("view.base = 0")
    browser.resolve("view.show()")
    assert any("arith.addf" in text for text in browser.texts("#one .row .text"))
    colors = [
        browser.evaluate(
            f"[...document.querySelectorAll('#{pane} .row')].find(one => one.innerText.includes('{text}'))"
            ".style.getPropertyValue('--hue')"
        )
        for pane, text in (("one", "arith.addf"), ("two", "addss"))
    ]
    assert colors[0] and colors[0] == colors[1]
    browser.press("5")
    browser.wait("document.querySelector('#panel table')")
    assert "spill" in browser.text("#panel") and browser.texts("#panel td .link")
    assert browser.errors == []


@requires_browser
def test_two_traces_side_by_side(browser: Browser, tmp_path: Path) -> None:
    left = write_page(tmp_path / "left.html")
    right = write_page(tmp_path / "right.html", pipeline="builtin.module(cse)")
    both = tmp_path / "both.html"
    both.write_text(page_of_both(read_trace(left), read_trace(right)))
    show(browser, both)
    assert "left" in browser.text("#title") and "right" in browser.text("#title")
    choose(browser, 4)
    assert browser.texts("#second .row.now .name")[0] in ("input", "cse")
    browser.click("#second .row[data-index='1'] .name")
    browser.wait("view.secondStep === 1")
    assert "second=2" in browser.evaluate("location.hash")
    assert not browser.evaluate("document.getElementById('two').hidden") and browser.errors == []


@requires_browser
def test_only_what_is_seen_is_made(browser: Browser, tmp_path: Path) -> None:
    body = "\n".join(
        f"%c{number} = arith.constant {number} : i32\n%a{number + 1} = arith.addi %a{number}, %c{number} : i32"
        for number in range(1500)
    )
    text = f"func.func @f(%a0: i32) -> i32 {{\n{body}\nreturn %a1500 : i32\n}}"
    show(browser, write_page(tmp_path / "trace.html", text, "builtin.module(canonicalize)"))
    browser.click("#rewrites")
    assert browser.evaluate("view.list.items.length") > 5000
    rows = "document.querySelectorAll('#steps .row').length"
    assert browser.evaluate(rows) < 160
    browser.evaluate("document.getElementById('steps').scrollTop = 1e7")
    browser.wait("[...document.querySelectorAll('#steps .rule')].some(one => one.innerText.length > 1)")
    assert browser.evaluate(rows) < 160
    assert browser.evaluate("document.querySelectorAll('#one .row').length") < 160
    press(browser, "End")
    assert browser.errors == []
