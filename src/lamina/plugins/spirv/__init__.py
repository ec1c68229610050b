"""SPIR-V: its types and attributes, the syntax of its operations, and their rules."""

SHARED = tuple(
    f"spirv.{part}"
    for part in (
        "types",
        "attributes",
        "dialect",
        "functions",
        "constants",
        "memory",
        "control_flow",
        "syntax",
        "rules",
        "images",
    )
)
