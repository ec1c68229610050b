"""``load``: a module from a model."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from lamina.dialects.func.ops import FuncOp, ReturnOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, TypeAttr, UnitAttr
from lamina.ir.block import Block
from lamina.ir.collector import collector_paused
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.location import FileLineColRange
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.ir.types import FunctionType
from lamina.ir.verifier import verify
from lamina.onnx.builder import GraphBuilder
from lamina.onnx.elements import INDEX, Element, element_of_code
from lamina.onnx.errors import NodeProblem, OnnxImportError
from lamina.onnx.graph import STANDARD, GraphImporter, Problems
from lamina.onnx.registry import load_operators, operator_of
from lamina.onnx.scalars import Scalar, Size
from lamina.onnx.tensors import Array, Tensor, tensor_type
from lamina.onnx.weights import Weights, mapped
from lamina.onnx.wire import Malformed, strip

if TYPE_CHECKING:
    from onnx import FunctionProto, GraphProto, ModelProto, NodeProto, TensorProto, ValueInfoProto

Model: TypeAlias = "str | os.PathLike[str] | bytes | bytearray | memoryview | ModelProto"
Shapes = Mapping[str, "int | Sequence[int | str | None]"]


def load(
    model: Model,
    shapes: Shapes | None = None,
    *,
    values: Mapping[str, Array] | None = None,
    function: str = "main",
) -> Operation:
    """Imports a model from its path, its bytes, or an ``onnx.ModelProto``; returns the module.

    The module has one function, ``function``, with the graph's inputs and outputs as tensors. ``shapes`` sets sizes by
    the name of a symbolic dimension (``{"N": 1}``) or whole shapes by the name of an input (``{"x": [1, 3, 8, 8]}``);
    other sizes are dynamic. ``values`` turns inputs into constants, by name: shapes, axes and the like must
    be known unless they are computed from input sizes. Large weights are views of the file, which must
    not change. Unsigned inputs and outputs are unsigned in NumPy. Raises OnnxImportError with a diagnostic for each
    reason why the model cannot be imported, and ImportError if the package ``onnx`` is missing.
    """
    name = os.fspath(model) if isinstance(model, str | os.PathLike) else "model"
    with collector_paused():
        proto, weights = _read(model, name)
        try:
            return _Importer(proto, weights, name, function, shapes or {}, values or {}).module()
        except (OnnxImportError, MemoryError):
            raise
        except Exception as problem:
            # Errors that the checker does not detect, such as names that are not text.
            raise _error(name, f"the model is not valid: {problem or type(problem).__name__}") from problem


def read_model(model: Model) -> ModelProto:
    """Returns a model with its weights, checked. Raises OnnxImportError."""
    name = os.fspath(model) if isinstance(model, str | os.PathLike) else "model"
    proto, _ = _read(model, name)
    if isinstance(model, str | os.PathLike | bytes | bytearray | memoryview):
        onnx = _onnx()
        try:
            proto = onnx.load(name) if isinstance(model, str | os.PathLike) else onnx.load_from_string(bytes(model))
        except Exception as problem:  # external data that is not there, or protobuf's errors
            raise _error(name, f"the model cannot be read: {problem}") from None
    checked: ModelProto = proto
    return checked


def files_of(path: str) -> list[str]:
    """Returns the files that a model consists of: its own, and those with external data. Of a file that is not a model
    it is the only one."""
    try:
        proto, _ = _parsed(mapped(path), path)
    except (OSError, OnnxImportError):
        return [path]
    entries = (entry for tensor in _tensors(proto) for entry in tensor.external_data if entry.key == "location")
    folder = os.path.dirname(os.path.abspath(path))
    return [path, *dict.fromkeys(os.path.join(folder, entry.value) for entry in entries)]


def import_onnx(model: Model, function: str = "main") -> Operation:
    """`load` as `lamina.quant` has it."""
    return load(model, function=function)


# ---- Reading


def _read(model: Model, name: str) -> tuple[Any, Weights]:
    onnx = _onnx()
    if isinstance(model, str | os.PathLike):
        try:
            data = mapped(name)
        except OSError as problem:
            raise _error(name, f"the model cannot be read: {problem.strerror or problem}") from None
        proto, tokens = _parsed(data, name)
        weights = Weights(tokens, os.path.dirname(os.path.abspath(name)), [data])
    elif isinstance(model, bytes | bytearray | memoryview):
        proto, tokens = _parsed(memoryview(model).cast("B"), name)
        weights = Weights(tokens)
    elif isinstance(model, onnx.ModelProto):
        proto, weights = model, Weights()
    else:
        raise TypeError(f"expected a path, bytes or an onnx.ModelProto, got {type(model).__name__}")
    _check(proto, name, weights.tokens)
    return proto, weights


def _onnx() -> Any:
    try:
        import onnx
    except ImportError:
        raise ImportError("importing ONNX models needs the package onnx: install lamina[onnx]") from None
    return onnx


def _parsed(data: memoryview, name: str) -> tuple[Any, dict[bytes, memoryview]]:
    onnx = _onnx()
    if not len(data):
        raise _error(name, "the file is empty")
    proto = onnx.ModelProto()
    try:
        small, tokens = strip(data, b"lamina " + os.urandom(16))
        proto.ParseFromString(small)
    except (Malformed, onnx.checker.ValidationError) as problem:
        raise _error(name, f"this is not an ONNX model: {problem}") from None
    except Exception as problem:  # protobuf's own, whose class depends on its version
        raise _error(name, f"this is not an ONNX model: {problem}") from None
    return proto, tokens


def _check(proto: ModelProto, name: str, tokens: Mapping[bytes, memoryview]) -> None:
    """ONNX's own checks. Raises OnnxImportError."""
    onnx = _onnx()
    if not proto.HasField("graph"):
        raise _error(name, "this is not an ONNX model: it has no graph")
    newest = onnx.defs.onnx_opset_version()
    for opset in proto.opset_import:
        if opset.domain in STANDARD and opset.version > newest:
            raise _error(
                name,
                f"the model uses operator set {opset.version}; the installed package onnx {onnx.__version__} "
                f"knows those up to {newest}",
            )
    try:
        onnx.checker.check_model(_for_checker(proto, tokens))
    except Exception as problem:
        text = re.sub(r"\s+", " ", str(problem)).strip()
        raise _error(name, f"the model is not valid: {text}") from None


def _for_checker(proto: ModelProto, tokens: Mapping[bytes, memoryview]) -> ModelProto:
    """The model as the checker is to see it: data that is elsewhere is checked where it is read, and shapes of outputs
    are not needed."""
    shapeless = [
        index for index, value in enumerate(proto.graph.output)
        if value.type.HasField("tensor_type") and not value.type.tensor_type.HasField("shape")
    ]  # fmt: skip
    if not shapeless and not tokens and not any(tensor.data_location for tensor in proto.graph.initializer):
        return proto
    copy = type(proto)()
    copy.CopyFrom(proto)
    for index in shapeless:
        copy.graph.output[index].type.tensor_type.shape.SetInParent()
        if not copy.graph.output[index].type.tensor_type.elem_type:
            copy.graph.output[index].type.tensor_type.elem_type = 1
    for tensor in _tensors(copy):
        if tensor.data_location or tensor.raw_data in tokens:
            tensor.ClearField("external_data")
            tensor.ClearField("data_location")
            del tensor.dims[:]
            tensor.dims.append(1)
            tensor.data_type = 2
            tensor.raw_data = b"\0"
    return copy


def _tensors(proto: ModelProto) -> Iterator[TensorProto]:
    """Yields all tensors of a model."""
    pending: list[GraphProto | FunctionProto] = [proto.graph, *proto.functions]
    while pending:
        graph = pending.pop()
        yield from getattr(graph, "initializer", ())
        for node in graph.node:
            for attribute in node.attribute:
                if attribute.HasField("t"):
                    yield attribute.t
                if attribute.HasField("g"):
                    pending.append(attribute.g)
                pending.extend(attribute.graphs)
                yield from attribute.tensors


def _error(name: str, message: str) -> OnnxImportError:
    return OnnxImportError(Diagnostic(Severity.ERROR, FileLineColRange(name), message))


# ---- Importing


class _Importer:
    def __init__(
        self, proto: ModelProto, weights: Weights, filename: str, function: str, shapes: Shapes,
        values: Mapping[str, Array],
    ) -> None:  # fmt: skip
        load_operators()
        self.proto = proto
        self.function = function
        self.shapes = shapes
        self.values = values
        self.where = FileLineColRange(filename)
        self.problems = Problems(filename)
        self.entry = Block()
        self.maker = GraphBuilder(self.entry, self.where)
        self.weights = weights
        versions = {("" if opset.domain in STANDARD else opset.domain): opset.version for opset in proto.opset_import}
        functions = {
            (local_function.domain if local_function.domain != "ai.onnx" else "", local_function.name): local_function
            for local_function in proto.functions
        }
        self.graph = GraphImporter(self.maker, weights, versions, functions, self.problems)
        self.symbols: dict[str, Size] = {}

    def module(self) -> Operation:
        """Returns the module. Raises OnnxImportError."""
        self._find_unknown()
        self._unless_problems()
        self._initializers()
        inputs = self._inputs()
        self._unless_problems()
        self.graph.run(self.proto.graph)
        outputs = self._outputs()
        self._unless_problems()
        self.maker.builder.insert(ReturnOp([output.value for output in outputs], (), location=self.where))
        module = self._module(inputs, outputs)
        try:
            verify(module)
        except DiagnosticError as problem:
            raise OnnxImportError(problem.diagnostics) from None
        self.weights.release()
        return module

    def _unless_problems(self) -> None:
        if self.problems.found:
            error = OnnxImportError(self.problems.found)
            error.needs_values = self.problems.needs_values
            raise error

    def _find_unknown(self) -> None:
        """Reports all unsupported operators."""
        for index, proto in enumerate(self.proto.graph.node):
            self._find_unknown_in(proto, index, self.graph.versions, set())

    def _find_unknown_in(
        self, proto: NodeProto, index: int, versions: Mapping[str, int], seen: set[tuple[str, str]]
    ) -> None:
        domain = "" if proto.domain in STANDARD else proto.domain
        for attribute in proto.attribute:
            for graph in [*([attribute.g] if attribute.HasField("g") else []), *attribute.graphs]:
                for inner in graph.node:
                    self._find_unknown_in(inner, index, versions, seen)
        key = (domain, proto.op_type)
        if key in self.graph.functions:
            if key not in seen:
                function = self.graph.functions[key]
                own = {
                    ("" if opset.domain in STANDARD else opset.domain): opset.version for opset in function.opset_import
                }
                for inner in function.node:
                    self._find_unknown_in(inner, index, own or versions, {*seen, key})
            return
        version = versions.get(domain, 1)
        if operator_of(domain, proto.op_type, version) is None and not self._has_body(proto, domain, version):
            label = proto.name or next((name for name in proto.output if name), "?")
            kind = f"{domain}.{proto.op_type}" if domain else proto.op_type
            self.problems.report(f"node {index} '{label}' ({kind}): unsupported operator {kind}", label)

    def _has_body(self, proto: NodeProto, domain: str, version: int) -> bool:
        onnx = _onnx()
        try:
            schema = onnx.defs.get_schema(proto.op_type, version, domain)
        except onnx.defs.SchemaError:
            return False
        return bool(schema.has_function or schema.has_context_dependent_function)

    def _initializers(self) -> None:
        graph = self.proto.graph
        for tensor in [*graph.initializer, *graph.sparse_initializer]:
            name = tensor.name if hasattr(tensor, "name") else tensor.values.name
            try:
                array = self.graph.weights.array(tensor)
                data_type = tensor.data_type if hasattr(tensor, "data_type") else tensor.values.data_type
                self.graph.tensors[name] = self.maker.array(array, element_of_code(data_type))
            except NodeProblem as problem:
                self.problems.report(f"initializer '{name}': {problem}", name)
        for value in graph.input:
            name = value.name
            if name in self.values:
                element = element_of_code(value.type.tensor_type.elem_type)
                self.graph.tensors[name] = self.maker.array(np.asarray(self.values[name], element.dtype), element)

    def _inputs(self) -> list[tuple[str, Tensor]]:
        known_inputs: list[tuple[str, Tensor]] = []
        for value in self.proto.graph.input:
            name = value.name
            if name in self.graph.tensors:
                continue
            try:
                known_inputs.append((name, self._input(value)))
            except NodeProblem as problem:
                self.problems.report(f"input '{name}': {problem}", name)
        for name, given in self.shapes.items():
            known = {*self.symbols, *(name for name, _ in known_inputs)}
            if name not in known and not self.problems.found:
                listed = ", ".join(sorted(known)) or "none"
                self.problems.report(
                    f"shapes names '{name}', which is not an input or symbolic size ({listed})", str(given)
                )
        return known_inputs

    def _input(self, value: ValueInfoProto) -> Tensor:
        if not value.type.HasField("tensor_type"):
            raise NodeProblem(f"its type is a {value.type.WhichOneof('value')}; only tensors are supported")
        proto = value.type.tensor_type
        element = element_of_code(proto.elem_type)
        given = self.shapes.get(value.name)
        if not proto.HasField("shape") and not isinstance(given, Sequence):
            raise NodeProblem("it is unranked; set its shape with shapes or --shape")
        named: list[int | str | None] = [
            size.dim_value if size.HasField("dim_value") else size.dim_param or None for size in proto.shape.dim
        ]
        if isinstance(given, Sequence):
            if proto.HasField("shape") and len(given) != len(named):
                raise NodeProblem(f"it has rank {len(named)}, but its given shape has {len(given)}")
            known = zip(given, named or list(given), strict=True)
            named = [size if isinstance(size, int) and size >= 0 else symbol for size, symbol in known]
        sizes: list[Size | None] = []
        for entry in named:
            number = self.shapes.get(entry) if isinstance(entry, str) else entry
            if isinstance(entry, str) and isinstance(number, int):
                self.symbols[entry] = number
            sizes.append(number if isinstance(number, int) and number >= 0 else None)
        return self._argument(value.name, element, named, sizes)

    def _argument(
        self, name: str, element: Element, named: Sequence[int | str | None], sizes: Sequence[Size | None]
    ) -> Tensor:
        dynamic = [
            Scalar(self.maker, self.maker.number(0, INDEX).value, INDEX) if size is None else size for size in sizes
        ]
        type = tensor_type(tuple(dynamic), element)
        value = self.entry.add_argument(type, self.where)
        shape: list[Size] = []
        for axis, size in enumerate(sizes):
            symbol = named[axis]
            if size is None:
                dim = self.maker.dim(value, axis)
                if isinstance(symbol, str):
                    first = self.symbols.setdefault(symbol, dim)
                    if first is not dim:
                        self._assert_equal(dim, first, f"input '{name}': size {axis} is not '{symbol}' of the others")
                        size = first
                size = dim if size is None else size
            shape.append(size)
        tensor = self.graph.tensors[name] = Tensor(self.maker, element, tuple(shape), value)
        return tensor

    def _assert_equal(self, left: Scalar, right: Size, message: str) -> None:
        from lamina.dialects.cf.ops import AssertOp  # start-up

        condition = left.equal(right)
        self.maker.builder.create(AssertOp, condition.value, message)

    def _outputs(self) -> list[Tensor]:
        named_outputs = []
        for value in self.proto.graph.output:
            tensor = self.graph.lookup(value.name)
            if isinstance(tensor, Tensor):
                named_outputs.append(tensor)
            elif tensor is not None:
                self.problems.report(f"output '{value.name}' is a sequence; only tensors are supported", value.name)
            elif not self.problems.found:
                self.problems.report(f"output '{value.name}' is not computed", value.name)
        return named_outputs

    def _module(self, inputs: Sequence[tuple[str, Tensor]], outputs: Sequence[Tensor]) -> Operation:
        from lamina.dialects.builtin.ops import ModuleOp  # start-up

        arguments = [input for _, input in inputs]
        type = FunctionType([argument.type for argument in arguments], [output.value.type for output in outputs])
        region = Region()
        region.append(self.entry)
        properties: dict[str, Any] = {
            "sym_name": StringAttr(self.function),
            "function_type": TypeAttr(type),
            "arg_attrs": ArrayAttr([_facts(input, name) for name, input in inputs]),
            "res_attrs": ArrayAttr([_facts(output) for output in outputs]),
        }
        rounding: dict[str, Attribute] = {"quant.rounding": StringAttr("nearest-even")}
        function = FuncOp([], [], properties, rounding, (), [region], self.where)
        body = Region()
        body.append(Block()).append(function)
        return ModuleOp([], [], {}, {}, (), [body], self.where)


def _facts(tensor: Tensor, name: str = "") -> DictionaryAttr:
    """Returns the interface description of an argument or result for Python."""
    from lamina.execution.signatures import NAME_ATTRIBUTE, UNSIGNED_ATTRIBUTE  # start-up

    facts: dict[str, Any] = {}
    if tensor.element.unsigned:
        facts[UNSIGNED_ATTRIBUTE] = UnitAttr()
    if name.isidentifier():
        facts[NAME_ATTRIBUTE] = StringAttr(name)
    return DictionaryAttr(facts)
