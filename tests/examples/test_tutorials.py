"""The tutorials of docs/, followed from an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.documents import page
from tests.examples.followed_page import check

# The page, and how many blocks of commands and of programs it runs.
PAGES = {
    "conversion_tutorial": (page("docs/conversion_tutorial.md"), 4, 1),
    "data_flow_tutorial": (page("docs/data_flow_tutorial.md"), 3, 2),
    "pdll_tutorial": (page("docs/pdll_tutorial.md"), 9, 1),
    "bufferization_tutorial": (page("docs/bufferization_tutorial.md"), 9, 0),
    "quantization_tutorial": (page("docs/quantization_tutorial.md"), 8, 3),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_tutorial(name: str, tmp_path: Path) -> None:
    if name == "quantization_tutorial":
        pytest.importorskip("onnx")
        pytest.importorskip("sklearn")
    text, commands, programs = PAGES[name]
    check(text, tmp_path, commands, programs)
