"""The table of operators: functions by domain, name and the version since which they hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lamina.onnx.elements import Element, element_of_code
from lamina.onnx.errors import NodeProblem
from lamina.onnx.tensors import Array, OnnxValue, Tensor, TensorSequence

if TYPE_CHECKING:
    from onnx import NodeProto

    from lamina.onnx.builder import GraphBuilder
    from lamina.onnx.graph import GraphImporter

Results = OnnxValue | Sequence[OnnxValue | None]
Operator = Callable[["Node"], Results]

# (domain, name) -> (since version, function), the newest first
OPERATORS: dict[tuple[str, str], list[tuple[int, Operator]]] = {}


def operator(*names: str, since: int = 1, domain: str = "") -> Callable[[Operator], Operator]:
    """Registers a function for operators, from a version of the operator set on."""

    def register(function: Operator) -> Operator:
        for name in names:
            add_operator(name, function, since, domain)
        return function

    return register


def add_operator(name: str, function: Operator, since: int = 1, domain: str = "") -> None:
    """Registers a function for an operator."""
    versions = OPERATORS.setdefault((domain, name), [])
    versions.append((since, function))
    versions.sort(key=lambda version: -version[0])


def operator_of(domain: str, name: str, version: int) -> Operator | None:
    """Returns the function for an operator in a version of the operator set."""
    for since, function in OPERATORS.get((domain, name), ()):
        if since <= version:
            return function
    return None


class Node:
    """A node with its resolved inputs, as operators read it."""

    __slots__ = ("graph", "proto", "inputs", "attributes", "version")

    def __init__(
        self, graph: GraphImporter, proto: NodeProto, inputs: Sequence[OnnxValue | None],
        attributes: dict[str, Any], version: int,
    ) -> None:  # fmt: skip
        self.graph = graph
        self.proto = proto
        self.inputs = list(inputs)
        self.attributes = attributes
        self.version = version

    @property
    def maker(self) -> GraphBuilder:
        return self.graph.maker

    @property
    def kind(self) -> str:
        """The operator's name."""
        name: str = self.proto.op_type
        return name

    @property
    def domain(self) -> str:
        """The operator's domain; that of ONNX itself is empty."""
        return "" if self.proto.domain == "ai.onnx" else str(self.proto.domain)

    def __getitem__(self, index: int) -> Tensor:
        """Returns an input. Raises NodeProblem if it is missing."""
        tensor = self.optional(index)
        if tensor is None:
            raise NodeProblem(f"input {index} is missing")
        return tensor

    def optional(self, index: int) -> Tensor | None:
        """Returns an input, or None where it is left out. Raises NodeProblem if it is a sequence."""
        input = self.inputs[index] if index < len(self.inputs) else None
        if isinstance(input, TensorSequence):
            raise NodeProblem(f"input {index} is a sequence, not a tensor")
        return input

    def sequence(self, index: int) -> TensorSequence:
        """Returns an input that is a sequence. Raises NodeProblem if it is missing, or a tensor."""
        input = self.inputs[index] if index < len(self.inputs) else None
        if not isinstance(input, TensorSequence):
            raise NodeProblem(f"input {index} is not a sequence")
        return input

    @property
    def given(self) -> list[Tensor]:
        """The inputs that are not left out. Raises NodeProblem if one is a sequence."""
        inputs = [self.optional(index) for index in range(len(self.inputs))]
        return [input for input in inputs if input is not None]

    def wants(self, index: int) -> bool:
        """True if an output is used."""
        return index < len(self.proto.output) and bool(self.proto.output[index])

    # ---- Attributes

    def integer(self, name: str, default: int = 0) -> int:
        """Returns an attribute that is a number. Raises NodeProblem."""
        value = self.attributes.get(name, default)
        if not isinstance(value, int):
            raise NodeProblem(f"its attribute '{name}' has to be an integer")
        return value

    def number(self, name: str, default: float) -> float:
        """Returns an attribute that is a float. Raises NodeProblem."""
        value = self.attributes.get(name, default)
        if not isinstance(value, int | float):
            raise NodeProblem(f"its attribute '{name}' has to be a number")
        return float(value)

    def text(self, name: str, default: str = "") -> str:
        """Returns an attribute that is a string. Raises NodeProblem."""
        value = self.attributes.get(name, default)
        if isinstance(value, bytes):
            return value.decode("utf-8", "replace")
        if not isinstance(value, str):
            raise NodeProblem(f"its attribute '{name}' has to be a string")
        return value

    def integers(self, name: str) -> list[int] | None:
        """Returns a list of integers from an attribute; None if it is absent. Raises NodeProblem."""
        value = self.attributes.get(name)
        if value is None:
            return None
        if not isinstance(value, list | tuple) or not all(isinstance(number, int) for number in value):
            raise NodeProblem(f"its attribute '{name}' has to be a list of integers")
        return list(value)

    def numbers(self, name: str) -> list[float] | None:
        """Returns a list of floats from an attribute; None if it is absent."""
        value = self.attributes.get(name)
        return None if value is None else [float(number) for number in value]

    def array_attribute(self, name: str) -> Array | None:
        """Returns a tensor attribute; None if it is absent."""
        value = self.attributes.get(name)
        return None if value is None else self.graph.weights.array(value)

    def axis(self, rank: int, default: int, name: str = "axis") -> int:
        """Returns an attribute that is a dimension of a tensor of that rank."""
        return normalized(self.integer(name, default), rank)

    def element_attribute(self, name: str) -> Element | None:
        """Returns an element type attribute; None if it is absent or undefined."""
        code = self.integer(name, 0)
        return element_of_code(code) if code else None


def normalized(axis: int, rank: int) -> int:
    """Returns a dimension counted from the front. Raises NodeProblem if it is out of range."""
    if not -rank <= axis < max(rank, 1):
        raise NodeProblem(f"axis {axis} is out of range for a tensor of rank {rank}")
    return axis + rank if axis < 0 else axis


def axes_of(numbers: Sequence[int], rank: int) -> list[int]:
    """Dimensions counted from the front, none twice. Raises NodeProblem."""
    axes = [normalized(int(number), rank) for number in numbers]
    if len(set(axes)) != len(axes):
        raise NodeProblem(f"its axes {list(numbers)} name a dimension twice")
    return axes


def load_operators() -> None:
    """Fills the table."""
    import importlib

    for name in _MODULES:
        importlib.import_module(f"lamina.onnx.operators.{name}")


_MODULES = (
    "elementwise", "activations", "reductions", "shapes", "windows", "deformable", "pooling", "products", "indexing",
    "normalization", "quantization", "quantized", "quantized_recurrent", "fused", "language_models", "selection",
    "suppression", "control", "sequences", "recurrent", "resize", "spectra",
)  # fmt: skip
