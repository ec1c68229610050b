"""Planted cliffs: each file of the folder `cliffs` holds a module that falls off one and, after `// -----`, nearly the
same module that does not.

The first line names the options of `lamina.compile`. A comment `// REMARK: SUBJECT: TEXT` stands in the line before the
one that the remark is about; TEXT is a part of the message. The second module has no severe remark.
"""

from __future__ import annotations

import platform
import re
from pathlib import Path

import pytest

import lamina
from lamina.asm.diagnostics import file_position
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.remarks import Remark

FOLDER = Path(__file__).parent / "cliffs"
EXPECTED = re.compile(r"\s*// REMARK: ([\w ]+): (.*)")


def remarks_on(text: str, options: dict[str, str]) -> list[Remark]:
    with collect_diagnostics() as said:
        compiled = lamina.compile(text, cache=None, **options)  # type: ignore[arg-type]
    held = [one for one in compiled.remarks if isinstance(one, Remark)]
    assert [one.message for one in said] == [one.message for one in held]
    return held


def line_of(remark: Remark) -> int:
    position = file_position(remark.location)
    return 0 if position is None else position.line


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mlir")), ids=lambda path: path.stem)
def test_a_cliff_is_named_and_its_neighbour_is_not(path: Path) -> None:
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    options = dict(word.split("=") for word in first.removeprefix("//").split())
    if "cpu" in options and platform.machine() != "x86_64":
        pytest.skip("counts registers of x86-64")
    cliff, _, neighbour = rest.partition("// -----\n")
    lines = cliff.splitlines()
    wanted = {
        (number + 2, match[1]): match[2] for number, line in enumerate(lines) if (match := EXPECTED.match(line))
    }
    found = {(line_of(one), one.subject): one for one in remarks_on(cliff, options)}
    assert found.keys() == wanted.keys(), [str(one) for one in found.values()]
    for key, text in wanted.items():
        assert text in found[key].message
        assert found[key].is_severe and found[key].hint
    assert [str(one) for one in remarks_on(neighbour, options)] == []


def test_there_are_twenty_cliffs() -> None:
    assert len(list(FOLDER.glob("*.mlir"))) >= 20
