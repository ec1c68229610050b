"""The flags of ``lamina opt``, their parsed values, and its help."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lamina.tools import opt_pdll
from lamina.tools.bytecode import BYTECODE_FLAGS, check_bytecode_flags
from lamina.tools.debugging import check_debugging, debugging_flags
from lamina.tools.flags import Flag, UsageError, help_text, parse_flags
from lamina.tools.imports import import_flag
from lamina.tools.inputs import DEFAULT_SPLIT_MARKER
from lamina.tools.permissions import permission_flags
from lamina.tools.schedules import remarks_level, schedule_flags

if TYPE_CHECKING:
    from lamina.passmanager.instrumentation import Instrumentation


# The values that enumerated flags accept.
_CHOICES = {
    "mlir-timing-display": ("list", "tree"),
    "mlir-pass-statistics-display": ("list", "pipeline"),
    "verify-diagnostics": (None, False, True, "all", "only-expected"),
}

GENERAL = "General"
PARSING = "Reading"
PRINTING = "Printing"
RUNNING = "Running passes"
DEBUGGING = "Debugging"
PERMITTING = "What the input may do"

FLAGS = (
    Flag("o", "value", "Output file name (default: standard output)", GENERAL, default="-"),
    Flag("help", "bool", "Show this text; --help=passes lists all passes", GENERAL, optional_value=True),
    *BYTECODE_FLAGS,
    Flag("show-dialects", "bool", "Print the available dialects and exit", GENERAL),
    Flag("list-passes", "bool", "Print the available passes and exit", GENERAL),
    Flag("diagnostics", "value", "Format of diagnostics: text or json", GENERAL, default="text"),
    Flag("allow-unregistered-dialect", "bool", "Allow operations of dialects that are not registered", PARSING),
    Flag("split-input-file", "bool", "Process the pieces between marker lines separately", PARSING,
         optional_value=True),
    Flag("output-split-marker", "value", "Marker between the outputs of split pieces", PARSING,
         default=DEFAULT_SPLIT_MARKER),
    Flag("no-implicit-module", "bool", "Do not wrap the input in a module", PARSING),
    Flag("verify-diagnostics", "bool", "Check diagnostics against expected-* comments", PARSING,
         optional_value=True),
    Flag("mlir-print-op-generic", "bool", "Print the generic form", PRINTING),
    Flag("mlir-print-local-scope", "bool", "Print without aliases", PRINTING),
    Flag("mlir-print-debuginfo", "bool", "Print locations", PRINTING),
    Flag("mlir-pretty-debuginfo", "bool", "Print locations in a readable form", PRINTING),
    Flag("mlir-print-value-users", "bool", "Print the users of results and block arguments as comments", PRINTING),
    Flag("mlir-print-unique-ssa-ids", "bool", "Number values uniquely across the module", PRINTING),
    Flag("mlir-use-nameloc-as-prefix", "bool", "Name values by their name locations", PRINTING),
    Flag("mlir-print-skip-regions", "bool", "Print {...} for regions", PRINTING),
    Flag("mlir-print-assume-verified", "bool", "Accepted for compatibility: output is always verified first", PRINTING),
    Flag("mlir-elide-elementsattrs-if-larger", "int", "Elide elements attributes with more elements", PRINTING),
    Flag("mlir-print-elementsattrs-with-hex-if-larger", "int", "Print larger elements attributes in hexadecimal",
         PRINTING),
    Flag("mlir-elide-resource-strings-if-larger", "int", "Elide resources with longer text", PRINTING),
    Flag("mlir-print-op-on-diagnostic", "bool", "Show the operation a diagnostic is about", PRINTING, default=True,
         optional_value=True),
    Flag("pass-pipeline", "value", "Textual pass pipeline, builtin.module(...)", RUNNING),
    Flag("check-semantics", "value", "Run this pipeline; the interpreter runs the functions on random inputs before it "
         "and after each pass, and the first pass that changes a result is named", RUNNING),
    Flag("verify-each", "bool", "Verify after each pass", RUNNING, default=True, optional_value=True),
    Flag("strict-parity", "bool", "Reproduce what is arbitrary or wrong in mlir-opt's output, to compare texts",
         RUNNING),
    Flag("report-unchecked", "bool", "Report what the verifier does not check of dialects from .td files", RUNNING),
    Flag("verify-roundtrip", "bool", "Check that the input survives printing and parsing", RUNNING),
    Flag("dump-pass-pipeline", "bool", "Print the pipeline that is run", RUNNING),
    Flag("mlir-print-ir-before", "list", "Print IR before the named passes", RUNNING),
    Flag("mlir-print-ir-after", "list", "Print IR after the named passes", RUNNING),
    Flag("mlir-print-ir-before-all", "bool", "Print IR before each pass", RUNNING),
    Flag("mlir-print-ir-after-all", "bool", "Print IR after each pass", RUNNING),
    Flag("mlir-print-ir-after-change", "bool", "With after: only where the IR changed", RUNNING),
    Flag("mlir-print-ir-after-failure", "bool", "Print IR after a pass that failed", RUNNING),
    Flag("mlir-print-ir-module-scope", "bool", "Print the whole module in IR dumps", RUNNING),
    Flag("mlir-print-ir-tree-dir", "value", "Write IR dumps to files below this directory, one folder an operation",
         RUNNING),
    *schedule_flags(RUNNING),
    Flag("explain-copies", "bool", "Report each copy that the bufferized program makes, and why", RUNNING),
    Flag("fail-on-copy", "bool", "Make One-Shot Bufferize fail where it needs a copy", RUNNING),
    Flag("mlir-timing", "bool", "Report the time of each pass", RUNNING),
    Flag("mlir-timing-display", "value", "Format of the timing report: list or tree", RUNNING, default="tree"),
    Flag("mlir-pass-statistics", "bool", "Report the statistics of passes", RUNNING),
    Flag("mlir-pass-statistics-display", "value", "Format of the statistics: list or pipeline", RUNNING,
         default="pipeline"),
    Flag("mlir-pass-pipeline-crash-reproducer", "value", "Write a reproducer file if a pass fails", RUNNING),
    Flag("mlir-generate-reproducer", "value", "Write a reproducer file with the IR after the passes", RUNNING),
    Flag("run-reproducer", "bool", "Run the pipeline stored in the input file", RUNNING),
    Flag("mlir-disable-threading", "bool", "Accepted for compatibility: passes run in one thread", RUNNING),
    Flag("mlir-print-stacktrace-on-diagnostic", "bool", "Accepted for compatibility: diagnostics carry no stack",
         RUNNING),
    *debugging_flags(DEBUGGING),
    *opt_pdll.FLAGS,
    import_flag(RUNNING),
    *permission_flags(PERMITTING),
)


@dataclass
class Settings:
    """A parsed command line: flag values by name, pass flags in order, the input file."""

    flags: dict[str, Any]
    passes: list[tuple[str, str]]
    inputs: list[str] = field(default_factory=list)
    # Debugging flags.
    instrumentations: list[Instrumentation] = field(default_factory=list)

    def __getitem__(self, name: str) -> Any:
        return self.flags[name]

    @property
    def printing(self) -> dict[str, Any]:
        """The options for Operation.to_text."""
        options: dict[str, Any] = {
            "generic": self["mlir-print-op-generic"],
            "local_scope": self["mlir-print-local-scope"],
            "debug_info": self["mlir-print-debuginfo"],
            "pretty_debug_info": self["mlir-pretty-debuginfo"],
            "skip_regions": self["mlir-print-skip-regions"],
            "value_users": self["mlir-print-value-users"],
            "unique_ssa_ids": self["mlir-print-unique-ssa-ids"],
            "name_locations": self["mlir-use-nameloc-as-prefix"],
            "elide_elements_larger_than": self["mlir-elide-elementsattrs-if-larger"],
            "elide_resource_strings_larger_than": self["mlir-elide-resource-strings-if-larger"],
        }
        if self["mlir-print-elementsattrs-with-hex-if-larger"] is not None:
            options["hex_elements_larger_than"] = self["mlir-print-elementsattrs-with-hex-if-larger"]
        return options


def parse_settings(arguments: list[str]) -> Settings:
    from lamina.passmanager.registry import lookup_pass, registered_names  # start-up

    def is_pass(name: str) -> bool:
        return lookup_pass(name) is not None

    values, passes, inputs = parse_flags(FLAGS, arguments, "opt", is_pass, registered_names)
    if len(inputs) > 1:
        raise UsageError(f"Too many positional arguments specified! Can specify at most 1: {' '.join(inputs)}")
    if values["diagnostics"] not in ("text", "json"):
        raise UsageError(f"--diagnostics takes text or json, not '{values['diagnostics']}'")
    for name, words in _CHOICES.items():
        if values[name] not in words:
            raise UsageError(f"for the --{name} option: Cannot find option named '{values[name]}'!")
    for name in ("mlir-print-ir-before", "mlir-print-ir-after"):
        unknown = next((word for word in values[name] if not is_pass(word)), None)
        if unknown is not None:
            raise UsageError(f"for the --{name} option: Cannot find option named '{unknown}'!")
    check_bytecode_flags(values)
    check_debugging(values)
    remarks_level(values)
    return Settings(values, passes, inputs)


def pass_list() -> str:
    """Lists the passes in the layout of mlir-opt's --list-passes, which has no pipelines; --help=passes has."""
    from lamina.passmanager import PassInfo, lookup_pass, registered_names  # start-up

    lines = ["Passes:"]
    for name in registered_names():
        info = lookup_pass(name)
        if not isinstance(info, PassInfo):
            continue
        lines.append(f"{f'  --{name}':<58}-   {info.summary}")
        for option in sorted(info.cls.options().values(), key=lambda option: option.name):
            kind = "string" if option.type is str else option.type.__name__
            value = "" if option.type is bool else f"=<{kind}>"
            lines.append(f"{f'    --{option.name}{value}':<58}- {option.description}")
    return "\n".join(lines)


def help_of(topic: str) -> str:
    lines = [help_text("lamina opt [flags] [passes] [file]", "Reads MLIR from the file or standard input.", FLAGS, 48)]
    if topic != "passes":
        lines += ["", "Passes are flags too: --canonicalize, --cse=... ; --help=passes lists them with their options."]
        return "\n".join(lines)
    from lamina.passmanager import PassInfo, lookup_pass, registered_names  # start-up

    lines += ["", "Passes:"]
    for name in registered_names():
        info = lookup_pass(name)
        if info is None:
            continue
        lines.append(f"  --{name:<46} {info.summary}")
        if isinstance(info, PassInfo):
            for declared in info.cls.options().values():
                lines.append(f"      {declared.name + '=...':<44} {declared.description}")
    return "\n".join(lines)
