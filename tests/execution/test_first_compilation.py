"""What the first compilation of a process loads."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
import gc, sys
import lamina
collections = [generation["collections"] for generation in gc.get_stats()]
lamina.compile('''
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}''', cache=None)
assert gc.get_stats()[2]["collections"] == collections[2]
print(*(name for name in sys.argv[1:] if name in sys.modules))
"""
# Of other operations of transform scripts, of pages, of installed packages.
NOT_NEEDED = ("lamina.dialects.gpu", "lamina.dialects.linalg.transforms.winograd", "html", "importlib.metadata")


def test_it_loads_what_its_script_needs() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, *NOT_NEEDED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
