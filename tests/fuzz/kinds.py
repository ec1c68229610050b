"""The kinds of inputs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True)
class Kind:
    """A function of a seed that returns what is wrong with its input, and how many inputs a short run tries."""

    function: str
    few: int

    def load(self) -> Callable[[int], str | None]:
        module, _, name = self.function.partition(":")
        return getattr(import_module(f"tests.fuzz.{module}"), name)  # type: ignore[no-any-return]


KINDS = {
    # Results or diagnostics, never another exception, nor the end of the process.
    "texts": Kind("texts:mlir", 200),
    "pipelines": Kind("pipelines:valid_program", 60),
    "scripts": Kind("pipelines:script", 60),
    "llvm-import": Kind("llvm_ir:imported", 300),
    "llvm-export": Kind("llvm_ir:exported", 150),
    "onnx": Kind("models:corrupted", 400),
    # Nothing is read, written or run that the caller has not granted.
    "permissions": Kind("permissions:problem", 60),
    # Native code computes what the interpreter or NumPy does.
    "programs": Kind("differential:scalars_and_vectors", 10),
    "buffers": Kind("differential:bufferized", 6),
    "cf-loops": Kind("differential:cf_loops", 6),
    "small-floats": Kind("small_floats:problem", 8),
    "atomics": Kind("atomics:problem", 8),
    "allocations": Kind("allocations:problem", 8),
}
DIFFERENTIAL = ("programs", "buffers", "cf-loops", "small-floats", "atomics", "allocations")
