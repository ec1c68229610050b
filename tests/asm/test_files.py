"""Files that are replaced as a whole."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from lamina.asm.files import replacing


def test_a_failure_leaves_the_old_contents(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    with pytest.raises(ValueError), replacing(path) as file:
        file.write(b"new")
        raise ValueError
    assert path.read_text() == "old" and os.listdir(tmp_path) == ["file"]
    path.chmod(0o640)
    with replacing(path) as file:
        file.write(b"new")
    assert path.read_text() == "new" and path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name != "posix", reason="links and pipes of POSIX")
def test_links_and_pipes_stay(tmp_path: Path) -> None:
    target, link, pipe = tmp_path / "target", tmp_path / "link", tmp_path / "pipe"
    target.write_text("old")
    link.symlink_to(target)
    with replacing(link) as file:
        file.write(b"new")
    assert link.is_symlink() and target.read_text() == "new"
    os.mkfifo(pipe)
    found: list[str] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_text()))
    reader.start()
    with replacing(pipe) as file:
        file.write(b"through")
    reader.join(10)
    assert found == ["through"] and pipe.is_fifo()
