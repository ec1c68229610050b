"""``lamina quantize``: a quantized model from a float model and samples."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

from lamina.ir.diagnostics import DiagnosticError, handle_diagnostics
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag, take_imports
from lamina.tools.inputs import Reporter, message_of, write_output
from lamina.tools.outputs import check_outputs, model_files

GENERAL, RANGES, ACCURACY = "General", "Ranges", "Accuracy"

FLAGS = (
    Flag("help", "bool", "Show this text", GENERAL),
    import_flag(GENERAL),
    Flag("data", "value", "Samples: an .npz file with one array per input, or an .npy file", GENERAL),
    Flag("o", "value", "Output file: .onnx for a QDQ model, else MLIR with quantized types", GENERAL),
    Flag("batch", "int", "Samples per run if the batch size is dynamic (default: 32)", GENERAL),
    Flag("diagnostics", "value", "Form of diagnostics: text or json", GENERAL, default="text"),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", GENERAL, default=False,
         optional_value=True),
    Flag("quiet", "bool", "Do not print the error of each layer", GENERAL),
    Flag("method", "value", "minmax, percentile, mse, entropy or moving-average", RANGES, default="minmax"),
    Flag("percentile", "value", "What --method=percentile keeps (default: 99.999)", RANGES),
    Flag("activations", "value", "How activations are stored: u8 or i8", RANGES, default="u8"),
    Flag("symmetric", "bool", "Give activations the zero point 0 (u8: 128)", RANGES),
    Flag("per-tensor", "bool", "Use one scale per weight tensor, not per output channel", RANGES),
    Flag("reduce-range", "bool", "Store weights in 7 bits, for runtimes that add products in 16 bits", RANGES),
    Flag("equalize", "bool", "Give channels between convolutions like ranges first", ACCURACY),
    Flag("correct-bias", "bool", "Take the mean error of rounded weights from biases", ACCURACY),
    Flag("keep", "list", "Nodes that stay float", ACCURACY),
    Flag("target", "value", "Keep the most sensitive nodes float until the outputs' SQNR, in dB, is this", ACCURACY),
)  # fmt: skip


def run(arguments: list[str]) -> int:
    """Runs ``lamina quantize`` and returns its exit status: 0, 1 for an error, 2 for bad usage."""
    try:
        flags, _, inputs = parse_flags(FLAGS, take_imports(arguments), "quantize")
        if flags["help"]:
            about = "Quantizes a model in ONNX's format by the ranges that samples have in it."
            print(help_text("lamina quantize [flags] MODEL.onnx --data SAMPLES.npz -o OUTPUT", about, FLAGS))
            return 0
        missing = [flag for flag in ("--data", "-o") if not flags[flag.lstrip("-")]]
        if len(inputs) != 1 or missing:
            lacking = f"; {' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing" if missing else ""
            raise UsageError(f"expected one model, --data and -o{lacking}")
        if flags["diagnostics"] not in ("text", "json"):
            raise UsageError(f"--diagnostics takes text or json, not '{flags['diagnostics']}'")
        options = _options(flags)
    except UsageError as problem:
        print(f"lamina quantize: {problem}", file=sys.stderr)
        return 2
    reporter = Reporter(sys.stderr, flags)
    try:
        with handle_diagnostics(reporter), _progress() as progress:
            check_outputs({"-o": flags["o"]}, lambda: [*model_files(inputs[0]), flags["data"]])
            from lamina.onnx.importer import load  # start-up
            from lamina.onnx.quantization.driver import Options, quantize  # start-up

            Options(**options).check()
            quantized = quantize(inputs[0], flags["data"], progress=progress, **options)
            as_model = flags["o"].lower().endswith(".onnx")
            written = quantized.model.SerializeToString() if as_model else str(load(quantized.model))
        write_output(flags["o"], [written] if as_model else written)
    except DiagnosticError as problem:
        for diagnostic in problem.diagnostics:
            reporter(diagnostic)
        return 1
    except ValueError as problem:
        print(f"lamina quantize: {problem}", file=sys.stderr)
        return 2
    except (ImportError, OSError) as problem:
        print(f"lamina quantize: {message_of(problem)}", file=sys.stderr)
        return 1
    if not flags["quiet"]:
        print(quantized.report, file=sys.stderr)
        if quantized.kept:
            print(f"float: {', '.join(quantized.kept)}", file=sys.stderr)
    return 0


def _options(flags: dict[str, Any]) -> dict[str, Any]:
    """Returns the arguments of `lamina.onnx.quantize`. Raises UsageError."""
    if flags["percentile"] is not None and flags["method"] != "percentile":
        raise UsageError(f"--percentile is for --method=percentile, not --method={flags['method']}")
    return {
        "method": flags["method"],
        **({} if flags["percentile"] is None else {"percentile": _number(flags, "percentile")}),
        "activations": flags["activations"],
        "symmetric": flags["symmetric"],
        "per_channel": not flags["per-tensor"],
        "reduce_range": flags["reduce-range"],
        "equalize": flags["equalize"],
        "correct_bias": flags["correct-bias"],
        "keep": tuple(flags["keep"]),
        "target": None if flags["target"] is None else _number(flags, "target"),
        "batch": flags["batch"],
    }


def _number(flags: dict[str, Any], name: str) -> float:
    try:
        return float(flags[name])
    except ValueError:
        raise UsageError(f"--{name} takes a number, not '{flags[name]}'") from None


@contextlib.contextmanager
def _progress() -> Iterator[Callable[[str, int, int], None]]:
    """Yields progress bars on a terminal supported by rich, nothing elsewhere."""
    try:
        from rich.console import Console
        from rich.progress import Progress
    except ImportError:
        yield lambda stage, done, total: None
        return
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        tasks: dict[str, Any] = {}

        def progress(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(stage, total=total)
            bar.update(tasks[stage], completed=done, total=total)

        yield progress
