"""The reference of the passes and named pipelines, from the registry."""

from __future__ import annotations

from marked import cell, code, escaped, table

from lamina.passmanager.options import Option
from lamina.passmanager.registry import PassInfo, PipelineInfo, lookup_pass, registered_names


def pages() -> dict[str, str]:
    """The address and the text of the page."""
    found = [one for one in map(lookup_pass, registered_names()) if one is not None]
    entries = [_entry(one) for one in found]
    head = (
        "# Passes\n\nAs in `lamina opt --pass-pipeline='builtin.module(canonicalize{max-iterations=3})'` and "
        '`lamina.run_pipeline(module, "builtin.module(canonicalize)")`. An option marked as an extension is not one of '
        "mlir-opt's.\n"
    )
    return {"reference/passes.md": "\n".join([head, *entries])}


def _entry(one: PassInfo | PipelineInfo) -> str:
    options = tuple(one.cls.options().values()) if isinstance(one, PassInfo) else one.options
    parts = [f"## {one.name}\n", f"{escaped(one.summary)}\n" if one.summary else ""]
    if isinstance(one, PipelineInfo):
        parts.append("A pipeline of passes.\n")
    elif one.anchor is not None:
        parts.append(f"Runs on {code(one.anchor)}.\n")
    parts.append(table(("Option", "Type", "Default", "What it does"), [_option(option) for option in options]))
    if isinstance(one, PassInfo):
        statistics = [(code(each.name), cell(each.description)) for each in one.cls.statistics().values()]
        parts.append(table(("Statistic", "What it counts"), statistics))
    return "\n".join(part for part in parts if part)


def _option(option: Option) -> tuple[str, str, str, str]:
    kind = "list of " * option.is_list + option.type.__name__
    description = option.description + (" (extension)" if option.is_extension else "")
    if option.choices is not None:
        kind = " ".join(code(choice) for choice in option.choices)
    default = "" if option.default is None else code(option.to_text(option.default))
    return code(option.name), kind, default, cell(description)
