"""A real browser for tests of pages: Chromium without a window, driven over a pipe by its own debugging protocol.

Tests that need it skip, and say so, where no Chromium is installed (Debian: `chromium`).
"""

from __future__ import annotations

import base64
import functools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

NAMES = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
TIMEOUT_SECONDS = 30
KEYS = {
    "ArrowRight": 39, "ArrowLeft": 37, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35, "Tab": 9, "Enter": 13,
    "Escape": 27,
}  # fmt: skip


@functools.cache
def find_browser() -> str | None:
    """The path of Chromium, or None."""
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


requires_browser = pytest.mark.skipif(find_browser() is None, reason="no Chromium is installed (Debian: chromium)")


class PageError(Exception):
    """What the page, or the browser, said went wrong."""


class Browser:
    """One browser with one page. Use it in a ``with`` statement."""

    def __init__(self, width: int = 1600, height: int = 950) -> None:
        self.size = width, height
        self.errors: list[str] = []
        self._number = 0
        self._session: str | None = None
        self._rest = b""

    def __enter__(self) -> Self:
        path = find_browser()
        assert path is not None
        import fcntl  # without a browser there is no pipe to talk over

        self._folder = tempfile.TemporaryDirectory(prefix="lamina-browser-", ignore_cleanup_errors=True)
        to_browser, self._write = os.pipe()
        self._read, from_browser = os.pipe()

        def connect() -> None:
            # The protocol is spoken on descriptors 3 and 4. Copies above them first: the pipes may be in the way.
            spare = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (to_browser, from_browser)]
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        flags = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--remote-debugging-pipe", f"--user-data-dir={self._folder.name}", "--disable-extensions",
            f"--window-size={self.size[0]},{self.size[1]}", "--hide-scrollbars", "about:blank",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            [path, *flags],
            preexec_fn=connect,
            close_fds=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        targets = self._call("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self._session = self._call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime"):
            self._call(f"{domain}.enable")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._session = None
            self._call("Browser.close")
        except (PageError, OSError):
            self._process.kill()
        self._process.wait(TIMEOUT_SECONDS)
        os.close(self._write)
        os.close(self._read)
        self._folder.cleanup()

    # ---- The page

    def open(self, path: Path, fragment: str = "") -> None:
        """Loads a file, with what stands behind its name, and waits until its scripts have run."""
        self.errors.clear()
        self._call("Page.navigate", url=path.as_uri() + fragment)
        end = time.monotonic() + TIMEOUT_SECONDS
        while self.evaluate("document.readyState + location.protocol") != "completefile:":
            if time.monotonic() > end:
                raise PageError(f"{path} does not load")
            time.sleep(0.01)

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression. Raises PageError if it throws."""
        answer = self._call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def resolve(self, expression: str) -> Any:
        """The value that a promise comes to. Raises PageError if it is rejected."""
        answer = self._call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise PageError(json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, expression: str) -> None:
        """Waits until a JavaScript expression is true."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not self.evaluate(f"Boolean({expression})"):
            if time.monotonic() > end:
                raise PageError(f"{expression} does not become true")
            time.sleep(0.01)

    def screenshot(self, path: Path) -> None:
        """Writes what the window shows, as a PNG file."""
        path.write_bytes(base64.b64decode(self._call("Page.captureScreenshot", format="png")["data"]))

    def text(self, selector: str) -> str:
        """The text of the first element that a CSS selector names, as the page shows it."""
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText"))

    def texts(self, selector: str) -> list[str]:
        """The texts of all elements that a CSS selector names."""
        code = f"[...document.querySelectorAll({json.dumps(selector)})].map(one => one.innerText)"
        return list(self.evaluate(code))

    def press(self, key: str) -> None:
        """Presses and releases a key: one of KEYS, or a letter."""
        common: dict[str, Any] = {"key": key, "windowsVirtualKeyCode": KEYS.get(key, ord(key[0].upper()))}
        if key not in KEYS:
            common["text"] = key
        self._call("Input.dispatchKeyEvent", type="keyDown", **common)
        self._call("Input.dispatchKeyEvent", type="keyUp", **common)

    def click(self, selector: str) -> None:
        """Clicks the first element that a CSS selector names."""
        x, y = self.evaluate(
            f"(one => {{ one.scrollIntoView({{ block: 'nearest' }}); const box = one.getBoundingClientRect(); "
            f"return [box.x + Math.min(box.width / 2, 40), box.y + box.height / 2]; }})"
            f"(document.querySelector({json.dumps(selector)}))"
        )
        self.click_at(x, y)

    def click_at(self, x: float, y: float) -> None:
        """Clicks a place of the window."""
        for kind in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drag(self, selector: str, by: int) -> None:
        """Drags the first element that a CSS selector names to the right."""
        x, y = self.evaluate(
            f"(box => [box.x + box.width / 2, box.y + box.height / 2])"
            f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())"
        )
        for kind, at in (("mousePressed", x), ("mouseMoved", x + by), ("mouseReleased", x + by)):
            self._call("Input.dispatchMouseEvent", type=kind, x=at, y=y, button="left", buttons=1, clickCount=1)

    def type(self, text: str) -> None:
        """Types a text into what has the focus."""
        self._call("Input.insertText", text=text)

    # ---- The protocol: JSON messages, each ended by a zero byte

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("method") == "Runtime.exceptionThrown":
                self.errors.append(json.dumps(answer["params"]["exceptionDetails"]))
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise PageError(f"{method}: {answer['error']['message']}")
                return dict(answer["result"])

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            if not select.select([self._read], [], [], TIMEOUT_SECONDS)[0]:
                raise PageError(f"the browser said nothing for {TIMEOUT_SECONDS} seconds")
            chunk = os.read(self._read, 1 << 16)
            if not chunk:
                raise PageError("the browser ended")
            self._rest += chunk
        text, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(text))
