"""The pages of docs/ and the README, as the tests of their examples see them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def page(name: str) -> str:
    """The text of a page, named from the root of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def programs(text: str) -> list[str]:
    """The Python programs of a page."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def files(text: str) -> dict[str, str]:
    """The files that a page shows: blocks behind `<!-- file: NAME -->`."""
    return dict(re.findall(r"<!-- file: (\S+) -->\n```\w+\n(.*?)```", text, re.DOTALL))
