"""The commands of code lenses: `lamina run` and `lamina opt` on the text of a document, in separate processes.

They only run on a user's click; the code may only call functions of the runtime and
libm.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile

RUN_FUNCTION = "lamina.runFunction"
SHOW_TRACE = "lamina.showTrace"
SHOW_PDL = "lamina.showPdl"
APPLY_PIPELINE = "lamina.applyPipeline"

_SECONDS = 60


async def run_function(text: str, name: str) -> str:
    """Returns the output of `lamina run` for a function with random arguments, or its error."""
    return await _output(text, "run", "--no-external-symbols", "--print", f"--entry={name}", "-")


async def write_trace(text: str) -> str:
    """Returns the path of a page that shows the steps of the text's transform script, or the error."""
    page = os.path.join(tempfile.mkdtemp(prefix="lamina-trace-"), "trace.html")
    said = await _output(text, "opt", "--transform-interpreter", f"--trace-html={page}", "-o", os.devnull, "-")
    from lamina.tracing.reading import read_trace  # start-up: 0.3 s

    # Text with errors has a page without steps.
    return page if os.path.exists(page) and read_trace(page).steps else said


async def apply_pipeline(text: str, pipeline: str) -> list[str]:
    """The text after passes and an empty text; or an empty text and what is wrong."""
    whole = pipeline if pipeline.startswith("builtin.module(") else f"builtin.module({pipeline})"
    with tempfile.TemporaryDirectory(prefix="lamina-passes-") as folder:
        path = os.path.join(folder, "after.mlir")
        flags = ("--allow-unregistered-dialect", f"--pass-pipeline={whole}")
        said = await _output(text, "opt", *flags, "-o", path, "-")
        if not os.path.exists(path):
            return ["", said]
        with open(path, encoding="utf-8", errors="surrogateescape") as stream:
            return [stream.read(), ""]


async def _output(text: str, *arguments: str) -> str:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "lamina",
        *arguments,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(text.encode("utf-8", "surrogateescape")), _SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        return f"no result after {_SECONDS} seconds\n"
    return said.decode("utf-8", "replace")
