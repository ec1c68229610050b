"""Copies of large arrays, and the pages of the files that they come from."""

import mmap
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from lamina.ir import array_memory
from lamina.ir.array_memory import ALIGNMENT, aligned_copy, release_pages
from lamina.ir.attributes import DenseResourceElementsAttr
from lamina.ir.dense import numbers_of
from lamina.ir.resource_blob import DenseResourceBlob
from lamina.ir.types import RankedTensorType, f32


@pytest.mark.parametrize("shape", [(), (0, 3), (7,), (5, 9), (3, 4, 5)])
def test_copies_are_row_major_and_aligned(shape, monkeypatch):
    monkeypatch.setattr(array_memory, "_STEP", 32)
    array = np.arange(np.prod(shape, dtype=int), dtype=np.float32).reshape(shape)
    for source in (array, array.T):
        copy = aligned_copy(source)
        assert copy.flags.c_contiguous and (copy.ctypes.data % ALIGNMENT == 0 or not copy.size)
        np.testing.assert_array_equal(copy, source)


def of_file(path, access):
    path.write_bytes(np.arange(1 << 18, dtype=np.int32).tobytes())
    with open(path, "r+b") as file:
        return np.frombuffer(mmap.mmap(file.fileno(), 0, access=access), np.int32).reshape(512, 512)


def resident(array):
    """The bytes of a mapped file in memory."""
    maps = Path("/proc/self/smaps").read_text()
    (kilobytes,) = re.findall(rf"^{array.ctypes.data:x}-.*\n(?:\w+: .*\n)*?Rss: +(\d+) kB", maps, re.MULTILINE)
    return int(kilobytes) * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_copying_releases_the_pages_of_a_file(tmp_path):
    array = of_file(tmp_path / "data", mmap.ACCESS_READ)
    total = int(array.sum(dtype=np.int64))
    assert resident(array) == array.nbytes
    copy = aligned_copy(array.T)
    assert resident(array) == 0
    assert int(copy.sum(dtype=np.int64)) == int(array.sum(dtype=np.int64)) == total


def test_changed_pages_are_kept(tmp_path):
    array = of_file(tmp_path / "data", mmap.ACCESS_COPY)
    array[0] = -1
    release_pages(array)
    assert (array[0] == -1).all()


def test_blobs_of_views():
    array = np.arange(6, dtype=np.float32).reshape(2, 3)
    blob = DenseResourceBlob("w", alignment=ALIGNMENT, view=array.T)
    value = DenseResourceElementsAttr(RankedTensorType([3, 2], f32), blob)
    numbers = numbers_of(value)
    assert numbers is not None and np.shares_memory(numbers, array)
    assert bytes(blob.data or b"") == array.T.tobytes()
    blob.data = bytes(24)
    assert not numbers_of(value).any()
