"""The kinds of inputs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module


@dataclass(frozen=True)
class Kind:
    """A function of a seed that returns what is wrong with its input; how many a short run tries; packages it needs;
    whether it changes its process (working folder, audit hooks)."""

    function: str
    few: int
    packages: tuple[str, ...] = ()
    changes_process: bool = False

    def load(self) -> Callable[[int], str | None]:
        module, _, name = self.function.partition(":")
        return getattr(import_module(f"tests.fuzz.{module}"), name)


KINDS = {
    # Results or diagnostics, never another exception, nor the end of the process.
    "texts": Kind("texts:mlir", 200),
    "pipelines": Kind("pipelines:valid_program", 20),
    "scripts": Kind("pipelines:script", 20),
    "llvm-import": Kind("llvm_ir:imported", 300),
    "llvm-export": Kind("llvm_ir:exported", 150),
    "onnx": Kind("models:corrupted", 400, ("onnx",)),
    # Nothing is read, written or run that the caller has not granted.
    "permissions": Kind("permissions:problem", 60, changes_process=True),
    # Passes keep what the interpreter computes, and native code computes what the interpreter or NumPy does.
    "passes": Kind("differential:passes", 20),
    "passes-on-tensors": Kind("differential:passes_on_tensors", 10),
    "onnx-values": Kind("model_values:problem", 10, ("onnx", "onnxruntime")),
    "programs": Kind("differential:scalars_and_vectors", 6),
    "through-llvm-ir": Kind("differential:through_llvm_ir", 5),
    "buffers": Kind("differential:bufferized", 2),
    "carried-tensors": Kind("carried_tensors:problem", 4),
    "cf-loops": Kind("differential:cf_loops", 4),
    "small-floats": Kind("small_floats:problem", 5),
    "structured": Kind("structured:problem", 4),
    "threads": Kind("parallel:structured", 2),
    "networks-on-threads": Kind("parallel_networks:problem", 1, ("onnx", "onnxruntime")),
    "atomics": Kind("atomics:problem", 8),
    "allocations": Kind("allocations:problem", 8),
}
DIFFERENTIAL = (
    "passes", "passes-on-tensors", "structured", "programs", "through-llvm-ir", "buffers", "carried-tensors",
    "cf-loops", "small-floats", "atomics", "allocations", "onnx-values",
    "threads", "networks-on-threads",
)  # fmt: skip
