"""The programs of the table as jobs for MLIR's runner: a function that calls ``@f`` on the arguments of each call,
views like the arrays, and prints all results and buffers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import lamina
from lamina.execution.signature import scalar
from lamina.ir.attribute import Type
from lamina.ir.types import MemRefType, RankedTensorType
from tests.execution.edge_values.peer import PIPELINE, printed, run_jobs
from tests.execution.edge_values.programs import Program
from tests.execution.edge_values.values import from_bits, literal

# What operations on memory and vectors need before the pipeline for rows.
_PASSES = (
    "func.func(affine-expand-index-ops,expand-realloc,lower-vector-mask),memref-expand,"
    "func.func(lower-vector-multi-reduction)"
)
PROGRAM_PIPELINE = PIPELINE.replace("builtin.module(", f"builtin.module({_PASSES},", 1)
# Operations on tensors, and those that a transform script has to take apart.
SCRIPT_PIPELINE = PROGRAM_PIPELINE.replace(
    "builtin.module(",
    "builtin.module(transform-interpreter,canonicalize,one-shot-bufferize{bufferize-function-boundaries=true "
    "function-boundary-type-conversion=identity-layout-map},canonicalize,",
    1,
)
SCRIPT = """transform.named_sequence @__transform_main(%module: !transform.any_op {{transform.readonly}}) {{
{}
transform.yield
}}
"""


class Job:
    """The text of all calls of a program, and how the words that it prints are to be read."""

    def __init__(self, program: Program, calls: Sequence[Sequence[Any]], place: int) -> None:
        self._globals: list[str] = []
        self._lines: list[str] = []
        self._prints: dict[str, str] = {}
        # Of each call, what makes a result or buffer of the words that follow, and their number.
        self._readers: list[list[tuple[int, Callable[[Sequence[int]], np.ndarray]]]] = []
        self._names = 0
        inputs, results = _types(program)
        for arguments in calls:
            self._readers.append([])
            given = [self._argument(value, type) for value, type in zip(arguments, inputs, strict=True)]
            self._call(given, inputs, results)
            for name, value, type in zip(given, arguments, inputs, strict=True):
                if isinstance(type, MemRefType):
                    self._print_memory(name, value, type)
                elif isinstance(type, RankedTensorType):
                    self._print_tensor(name, type)
        main = [f"func.func @main_{place}() {{", *self._lines, "return", "}", ""]
        self.text = program.text + "\n".join([*self._prints.values(), *self._globals, *main])

    def results(self, words: Sequence[int]) -> list[list[np.ndarray]]:
        """Of each call all results, then all buffers."""
        found: list[list[np.ndarray]] = []
        position = 0
        for readers in self._readers:
            found.append([])
            for count, read in readers:
                found[-1].append(read(words[position : position + count]))
                position += count
        assert position == len(words)
        return found

    def _name(self) -> str:
        self._names += 1
        return f"%n{self._names}"

    def _constant(self, value: int) -> str:
        name = self._name()
        self._lines.append(f"{name} = arith.constant {value} : index")
        return name

    def _call(self, given: Sequence[str], inputs: Sequence[Type], results: Sequence[Type]) -> None:
        types = [", ".join(map(str, types)) for types in (inputs, results)]
        name = self._name()
        bound = f"{name}:{len(results)} = " if results else ""
        self._lines.append(f"{bound}func.call @f({', '.join(given)}) : ({types[0]}) -> ({types[1]})")
        for number, type in enumerate(results):
            if isinstance(type, RankedTensorType):
                self._print_tensor(f"{name}#{number}", type)
            else:
                self._lines += printed(f"{name}#{number}", str(type), f"{name[1:]}r{number}")
                self._reads(str(type), 1, lambda array: array.reshape(()))

    def _argument(self, value: Any, type: Type) -> str:
        """The name of a value of the type: a constant, or a view of memory that lies as the array's does."""
        if isinstance(type, MemRefType):
            return self._memref(value, type)
        name = self._name()
        if isinstance(type, RankedTensorType):
            spelled = f"dense<{literal(value, str(type.element_type))}> : {type}"
        else:
            spelled = literal(np.asarray(value, scalar(str(type)).dtype), str(type))
            spelled += "" if str(type) == "i1" else f" : {type}"
        self._lines.append(f"{name} = arith.constant {spelled}")
        return name

    def _memref(self, array: np.ndarray, type: MemRefType) -> str:
        element = str(type.element_type)
        start, length, strides = _extent(array)
        memory = np.zeros(length, array.dtype)
        np.lib.stride_tricks.as_strided(memory[start:], array.shape, array.strides)[...] = array
        flat, name = f"memref<{length}x{element}>", self._name()
        symbol = f"@init_{name[1:]}"
        self._globals.append(f"memref.global constant {symbol} : {flat} = dense<{literal(memory, element)}>")
        sizes, steps = (", ".join(map(self._constant, numbers)) for numbers in (array.shape, strides))
        view = f"memref<{'?x' * array.ndim}{element}, strided<[{', '.join('?' * array.ndim)}], offset: ?>>"
        self._lines += [
            f"{name}g = memref.get_global {symbol} : {flat}",
            f"{name}f = memref.alloc() : {flat}",
            f"memref.copy {name}g, {name}f : {flat} to {flat}",
            f"{name}o = arith.constant {start} : index",
            f"{name}v = memref.reinterpret_cast {name}f to offset: [{name}o], sizes: [{sizes}], strides: [{steps}] : "
            f"{flat} to {view}",
            f"{name} = memref.cast {name}v : {view} to {type}",
        ]
        return name

    def _reads(self, element: str, count: int, shaped: Callable[[np.ndarray], np.ndarray]) -> None:
        words = count * (2 if element.startswith("complex<") else 1)
        self._readers[-1].append((words, lambda found: shaped(from_bits(found, element))))

    def _print_memory(self, name: str, array: np.ndarray, type: MemRefType) -> None:
        """Prints the memory that the view is of."""
        element = str(type.element_type)
        start, length, _ = _extent(array)
        if element not in self._prints:
            self._prints[element] = _print_function(f"@print_{len(self._prints)}", element)
        function = f"@print_{list(self._prints).index(element)}"
        self._lines += [
            f"{name}d = memref.cast {name}f : memref<{length}x{element}> to memref<?x{element}>",
            f"func.call {function}({name}d) : (memref<?x{element}>) -> ()",
        ]
        shape, strides = array.shape, array.strides
        self._reads(element, length, lambda all: np.lib.stride_tricks.as_strided(all[start:], shape, strides))

    def _print_tensor(self, name: str, type: RankedTensorType) -> None:
        element = str(type.element_type)
        zero, one = self._constant(0), self._constant(1)
        ends = list(map(self._constant, type.shape))
        places = [self._name() for _ in ends]
        for place, end in zip(places, ends, strict=True):
            self._lines.append(f"scf.for {place} = {zero} to {end} step {one} {{")
        value = self._name()
        self._lines.append(f"{value} = tensor.extract {name}[{', '.join(places)}] : {type}")
        self._lines += [*printed(value, element, f"{value[1:]}p"), *("}" for _ in places)]
        self._reads(element, int(np.prod(type.shape)), lambda array: array.reshape(type.shape))


def _extent(array: np.ndarray) -> tuple[int, int, list[int]]:
    """Where the first element lies in the least memory that holds the array, its length, and the strides: elements."""
    strides = [stride // array.itemsize for stride in array.strides]
    reach = [stride * max(0, size - 1) for stride, size in zip(strides, array.shape, strict=True)]
    start = -sum(min(0, one) for one in reach)
    return start, start + 1 + sum(max(0, one) for one in reach), strides


def _print_function(name: str, element: str) -> str:
    lines = [
        f"func.func private {name}(%m: memref<?x{element}>) {{", "%zero = arith.constant 0 : index",
        "%one = arith.constant 1 : index", f"%n = memref.dim %m, %zero : memref<?x{element}>",
        "scf.for %i = %zero to %n step %one {", f"%x = memref.load %m[%i] : memref<?x{element}>",
        *printed("%x", element), "}", "return", "}",
    ]  # fmt: skip
    return "\n".join(lines)


def run_programs(calls: Sequence[tuple[Program, Sequence[Sequence[Any]]]]) -> list[list[list[np.ndarray]] | None]:
    """Of each program and of each list of arguments, all results, then all buffers; None for a program that mlir-opt
    does not lower, or on which the runner dies."""
    found: dict[int, list[list[np.ndarray]] | None] = {}
    # Those that are said not to run are kept apart: a batch in which mlir-opt crashes is run in halves.
    groups = [(program.script, program.no_peer) for program, _ in calls]
    for group in dict.fromkeys(groups):
        places = [place for place, one in enumerate(groups) if one == group]
        script = group[0]
        jobs = [Job(*calls[place], number) for number, place in enumerate(places)]
        pipeline = SCRIPT_PIPELINE if script else PROGRAM_PIPELINE
        printed = run_jobs([job.text for job in jobs], pipeline, SCRIPT.format(script) if script else "")
        for place, job, words in zip(places, jobs, printed, strict=True):
            found[place] = None if words is None else job.results(words)
    return [found[place] for place in range(len(calls))]


def _types(program: Program) -> tuple[list[Type], list[Type]]:
    function = lamina.parse(program.text).regions[0].first_block.first_op  # type: ignore[union-attr]
    type = function.properties["function_type"].type  # type: ignore[union-attr,attr-defined]
    return list(type.inputs), list(type.results)
