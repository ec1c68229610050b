"""``quantize``: a quantized model from a float model and samples."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from lamina.onnx.importer import Model, read_model
from lamina.onnx.quantization.correction import equalize
from lamina.onnx.quantization.graphs import Graph, boundaries, is_fused, is_quantizable, label, prepare
from lamina.onnx.quantization.observers import Network, Observer
from lamina.onnx.quantization.qdq import STORAGES, QdqWriter, Scaling, Weighting
from lamina.onnx.quantization.samples import Array, Data, batches, problem
from lamina.quant.ranges import METHODS, choose_range, uniform_type
from lamina.quant.report import ErrorReport, ErrorRow

if TYPE_CHECKING:
    from onnx import ModelProto, NodeProto

Progress = Callable[[str, int, int], None]
"""Called with the name of the stage, the number of completed steps, and the total."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to quantize.

    ``method`` chooses the ranges of activations (`lamina.quant.ranges`), which are stored as ``activations``, "u8" or
    "i8", with zero point 0 (128) if ``symmetric``. Weights are symmetric i8, with one scale per output channel if
    ``per_channel``, of 7 bits with ``reduce_range``. ``equalize`` equalizes channel ranges between convolutions,
    ``correct_bias`` corrects biases by the mean error of rounded weights. The nodes in ``keep`` stay float, and so
    do as many of the most sensitive ones as needed for the outputs' SQNR, in dB, to reach ``target``. ``batch`` is the
    number of samples per run if the model's batch size is dynamic.
    """

    method: str = "minmax"
    percentile: float = 99.999
    activations: str = "u8"
    symmetric: bool = False
    per_channel: bool = True
    reduce_range: bool = False
    equalize: bool = False
    correct_bias: bool = False
    keep: Sequence[str] = ()
    target: float | None = None
    batch: int | None = None

    def check(self) -> None:
        """Raises ValueError for invalid values."""
        if self.method not in METHODS:
            raise ValueError(f"method must be one of {', '.join(METHODS)}, not {self.method!r}")
        if self.activations not in STORAGES:
            raise ValueError(f"activations must be one of {', '.join(STORAGES)}, not {self.activations!r}")
        if not 0 < self.percentile <= 100:
            raise ValueError(f"percentile must be between 0 and 100, not {self.percentile}")
        if self.target is not None and not self.target > 0:  # NaN is not, either
            raise ValueError(f"target must be a positive number of dB, not {self.target}")
        if self.batch is not None and self.batch < 1:
            raise ValueError(f"batch must be at least 1, not {self.batch}")


class Quantized(NamedTuple):
    """A quantized model, the error of each quantized tensor and output in the whole network, and the nodes that
    stayed float."""

    model: ModelProto
    report: ErrorReport
    kept: tuple[str, ...]


# Operators of models that have been quantized; DequantizeLinear alone stores weights in fewer bits.
_QUANTIZES = re.compile(r"QuantizeLinear|DynamicQuantize|QLinear|QGemm|QAttention|ConvInteger|MatMulInteger")


def quantize(model: Model, data: Data, *, progress: Progress | None = None, **options: object) -> Quantized:
    """Quantizes a trained model, using the ranges observed on samples.

    ``model`` is a path, bytes or an ``onnx.ModelProto``; ``data`` an ``.npz`` file or arrays by input (see
    `samples.batches`); other arguments are those of `Options`. The result has QDQ pairs at the boundaries of
    operators: `lamina.onnx.load` turns them into quantized types, and ONNX Runtime runs it. Raises OnnxImportError for
    the model, QuantizationError for the data and for models that are quantized already, and ValueError for options.
    """
    settings = Options(**cast("dict[str, Any]", options))
    settings.check()
    where = os.fspath(model) if isinstance(model, str | os.PathLike) else "model"
    proto = read_model(model)
    quantizing = next((node for node in proto.graph.node if _QUANTIZES.match(node.op_type)), None)
    if quantizing is not None:
        raise problem(where, f"the model is quantized already: {label(quantizing)} is a {quantizing.op_type}")
    runs = batches(proto, data, settings.batch)
    return _Quantizer(proto, runs, settings, where, progress or (lambda *_: None)).quantized()


class _Quantizer:
    def __init__(
        self, proto: ModelProto, runs: list[list[Array]], options: Options, where: str, progress: Progress
    ) -> None:
        self.options = options
        self.runs = runs
        self.progress = progress
        self.graph: Graph = prepare(proto)
        known = {label(node) for node in self.graph.model.graph.node}
        unknown = [name for name in options.keep if name not in known]
        if unknown:
            raise problem(where, *(f"no node is named '{name}'" for name in unknown))
        if options.equalize:
            equalize(self.graph)
        self.chosen: list[NodeProto] = [
            node for node in self.graph.model.graph.node
            if is_quantizable(self.graph, node) and not is_fused(self.graph, node) and label(node) not in options.keep
        ]  # fmt: skip
        if not self.chosen:
            raise problem(where, "the model has no operator that can be quantized")
        self.observers: dict[str, Observer] = {}
        self.scalings: dict[str, Scaling] = {}
        self.outputs = [output.name for output in self.graph.model.graph.output if self.graph.is_float(output.name)]

    def quantized(self) -> Quantized:
        self.limits = boundaries(self.graph, self.chosen)
        self._observe(dict.fromkeys(self.limits.values()))
        unseen = [name for name in self.observers if self.observers[name].histogram.is_empty]
        if unseen:
            raise problem("samples", *(f"'{name}' has no finite number" for name in unseen))
        options = self.options
        weighting = Weighting(options.per_channel, options.reduce_range, options.correct_bias)
        writer = QdqWriter(self.graph, self._scaling, options.activations, weighting, self.observers)
        kept = list(options.keep)
        if options.target is not None:
            kept += self._sensitive(writer, options.target)
        nodes = [node for node in self.chosen if label(node) not in kept]
        model = writer.write(nodes)
        sources = (self.limits[name] for name in boundaries(self.graph, nodes))
        names = dict.fromkeys([*sources, *self.outputs])
        return Quantized(
            model, self._compared(model, [name for name in names if name not in self.graph.inputs]), tuple(kept)
        )

    def _observe(self, names: Iterable[str]) -> None:
        self.observers = {name: Observer() for name in names}
        self.exact = Network(self.graph.model, [*dict.fromkeys([*self.observers, *self.outputs])])
        for done, tensors in enumerate(self.exact.run(self.runs)):
            for name, observer in self.observers.items():
                observer.add(tensors[name])
            self.progress("samples", done + 1, len(self.runs))

    def _scaling(self, name: str) -> Scaling:
        # With fewer nodes quantized, a moved tensor may be its own source.
        name = self.limits[name]
        if name not in self.scalings:
            options = self.options
            storage, symmetric = options.activations, options.symmetric
            low, high = choose_range(
                self.observers[name].histogram, options.method,
                percentile=options.percentile, storage=storage, symmetric=symmetric,
            )  # fmt: skip
            # The scale is rounded to f32 before the zero point is computed from it.
            type = uniform_type(low, high, storage=storage, symmetric=symmetric)
            self.scalings[name] = Scaling(np.float32(type.scale), type.zero_point)
        return self.scalings[name]

    def _compared(self, model: ModelProto, names: Sequence[str], limit: int | None = None) -> ErrorReport:
        """Returns the errors of tensors in the quantized network."""
        sums = {name: _Errors() for name in names}
        runs = self.runs[:limit]
        pairs = zip(self.exact.run(runs), Network(model, names).run(runs), strict=True)
        for done, (exact, rounded) in enumerate(pairs):
            for name, errors in sums.items():
                errors.add(exact[name], rounded[name])
            self.progress("errors", done + 1, len(runs))
        return ErrorReport([errors.row(name) for name, errors in sums.items()])

    def _sensitive(self, writer: QdqWriter, target: float) -> list[str]:
        """Returns the nodes to keep float: by decreasing individual error, until the outputs reach the target."""
        harm: dict[str, float] = {}
        for done, node in enumerate(self.chosen):
            harm[label(node)] = self._worst(writer, [node])
            self.progress("sensitivity", done + 1, len(self.chosen))
        order = sorted(harm, key=lambda name: harm[name])
        kept: list[str] = []
        while len(kept) < len(order):
            rest = [node for node in self.chosen if label(node) not in kept]
            if self._worst(writer, rest) >= target:
                break
            kept.append(order[len(kept)])
        return kept

    def _worst(self, writer: QdqWriter, nodes: Sequence[NodeProto]) -> float:
        report = self._compared(writer.write(nodes), self.outputs, _SENSITIVITY_RUNS)
        return min((row.sqnr for row in report), default=math.inf)


_SENSITIVITY_RUNS = 4


class _Errors:
    """Errors of a tensor over several runs."""

    def __init__(self) -> None:
        self.elements = 0
        self.power = self.noise = self.total = self.largest = 0.0

    def add(self, exact: Array, rounded: Array) -> None:
        difference = np.abs(exact.astype(np.float64) - rounded)
        self.elements += exact.size
        self.power += float((exact.astype(np.float64) ** 2).sum())
        self.noise += float((difference**2).sum())
        self.total += float(difference.sum())
        self.largest = max(self.largest, float(difference.max(initial=0.0)))

    def row(self, name: str) -> ErrorRow:
        sqnr = math.inf if not self.noise else -math.inf if not self.power else 10 * math.log10(self.power / self.noise)
        return ErrorRow(name, self.elements, sqnr, self.largest, self.total / max(self.elements, 1), 0)
