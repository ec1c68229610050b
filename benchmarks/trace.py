"""The trace page in Chromium: its size, the time until it shows the first step, and the frames while it scrolls.

The pages are those of Chapter H's schedule (c) from text to assembly, of a network from ONNX to assembly (where PyTorch
and ONNX are installed, and not with ``--quick``), and of 400,000 rewrites. Frames scroll by 300 pixels.
"""

from __future__ import annotations

import importlib.util
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SUMMARY = "the trace page in Chromium: size, time to the first step, frames while scrolling"

PEERS = ("Playwright",)

CHROMIUM = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
LOADS = 3
SCHEDULE = Path(__file__).parents[1] / "examples" / "chapter_h" / "c_multi_dimensional_vectors.mlir"
# Scrolls a pane for a number of frames, back and forth; resolves to the milliseconds of each frame.
SCROLL = """([selector, frames]) => new Promise(resolve => {
  const pane = document.querySelector(selector), times = [];
  let last = performance.now(), step = 300;
  const frame = now => {
    times.push(now - last);
    last = now;
    const top = pane.scrollTop;
    pane.scrollTop += step;
    if (pane.scrollTop === top) step = -step;
    times.length > frames ? resolve(times.slice(1)) : requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""


def sums(functions: int, length: int) -> str:
    """Functions of chains of additions of zero, each of which folds."""
    rows = []
    for number in range(functions):
        rows += [f"func.func @f{number}(%0: i32) -> i32 {{", "  %zero = arith.constant 0 : i32"]
        rows += [f"  %{at + 1} = arith.addi %{at}, %zero : i32" for at in range(length)]
        rows += [f"  return %{length} : i32", "}"]
    return "\n".join(rows)


def _pages(folder: Path, quick: bool) -> Iterator[tuple[str, Path]]:
    """Writes the pages; yields what each shows."""
    import lamina
    from lamina.tools import measurement

    page = folder / "chapter_h.html"
    with lamina.trace(page):
        lamina.compile(SCHEDULE, cache=None, remarks="none")
    yield "Chapter H (c), to assembly", page
    if not quick and measurement.is_installed("PyTorch") and measurement.is_installed("ONNX"):
        yield "ResNet-50, to assembly", _network_page(folder)
    page = folder / "rewrites.html"
    module = lamina.parse(sums(10, 4_000) if quick else sums(50, 4_000))
    with lamina.trace(page):
        lamina.run_pipeline(module, "builtin.module(canonicalize,cse)")
    yield "canonicalize,cse of sums", page


def _network_page(folder: Path) -> Path:
    import lamina
    import lamina.onnx

    spec = importlib.util.spec_from_file_location("_network_models", Path(__file__).with_name("_network_models.py"))
    assert spec is not None and spec.loader is not None
    models = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(models)
    model, _ = models.export("ResNet-50", 1, folder)
    page = folder / "network.html"
    with lamina.trace(page):
        lamina.compile(lamina.onnx.load(model), cache=None, remarks="none")
    return page


def _open(browser: Browser, path: Path) -> tuple[Page, float]:
    """Opens a page; the seconds until it shows its first step."""
    page = browser.new_page(viewport={"width": 1600, "height": 950})
    start = time.perf_counter()
    page.goto(path.as_uri())
    page.wait_for_function("document.body.dataset.ready")
    return page, time.perf_counter() - start


def _frames(page: Page, pane: str, frames: int) -> tuple[float, float]:
    """The median and the 95th percentile of the milliseconds of a frame."""
    times = page.evaluate(SCROLL, [pane, frames])
    return statistics.median(times), statistics.quantiles(times, n=20)[-1]


def _row(browser: Browser, label: str, path: Path, frames: int) -> dict[str, object]:
    seconds = []
    for _ in range(LOADS):
        page, taken = _open(browser, path)
        seconds.append(taken)
        if len(seconds) < LOADS:
            page.close()
    page.check("#rewrites")
    rewrites, slow_rewrites = _frames(page, "#steps", frames)
    page.check("#whole")
    code, slow_code = _frames(page, "#one", frames)
    counts = page.evaluate("[view.trace.steps.length, view.trace.counts.rewrites]")
    page.close()
    return {
        "trace": label,
        "steps": counts[0],
        "rewrites": counts[1],
        "page MB": path.stat().st_size / 1e6,
        "first step s": statistics.median(seconds),
        "rewrites: frame ms": rewrites,
        "95 % ms": slow_rewrites,
        "code: frame ms": code,
        "code: 95 % ms": slow_code,
    }


def run(quick: bool) -> list[dict[str, object]]:
    """One row per page: medians of three loads and of the frames."""
    from playwright.sync_api import sync_playwright

    from lamina.tools.measurement import UnusableOption

    path = next((found for name in CHROMIUM if (found := shutil.which(name)) is not None), None)
    if path is None:
        raise UnusableOption("no Chromium is installed (Debian: chromium)")
    rows = []
    with tempfile.TemporaryDirectory() as name, sync_playwright() as tools:
        pages = list(_pages(Path(name), quick))
        browser = tools.chromium.launch(executable_path=path, args=["--disable-gpu", "--no-sandbox"])
        rows = [_row(browser, label, page, 60 if quick else 240) for label, page in pages]
        browser.close()
    return rows
