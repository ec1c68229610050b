"""How much memory large literals take: what they hold, not what their syntax could be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lamina

SOURCE = Path(lamina.__file__).parent.parent
MEGABYTES = 10
PARSE = """
import resource
import lamina
text = "FF" * (MEGABYTES << 20)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
module = lamina.parse(f'"t.a"() {{a = dense<"0x{text}"> : tensor<{len(text) // 2}xi8>}} : () -> ()',
                      allow_unregistered=True)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory in kilobytes")
def test_a_long_hexadecimal_literal() -> None:
    program = PARSE.replace("MEGABYTES", str(MEGABYTES))
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    # Some copies of the text and the bytes; backtracking of the lexer would take sixty times as much.
    assert int(done.stdout) < 20 * MEGABYTES * 1024
