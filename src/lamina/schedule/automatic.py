"""Transform scripts for programs that come without one.

A script first fuses element-wise operations, then gives every structured operation its register tile; the default
lowering makes vector loops of it. A comment on each step says what was decided and why."""

from __future__ import annotations

from lamina.conversion.vector_loops.tile import VECTOR_TILE
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.transform.ops import NamedSequenceOp, SequenceOp
from lamina.ir.attributes import UnitAttr
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.operation import Operation
from lamina.passmanager import PassManager, parse_pipeline
from lamina.schedule.structure import StructuredOp
from lamina.schedule.target import Target, host_target
from lamina.schedule.tiles import Choice, choose_tile

PREPARATION = (
    ("convert-elementwise-to-linalg", "arithmetic on tensors, as structured operations"),
    ("lamina-decompose-linalg", "softmax, packs and Winograd, in terms of simpler operations"),
    ("lamina-fuse-structured-ops", "element-wise operations, where their only user needs each element once"),
)
"""Passes of a module that run before tiles are chosen."""
ENTRY_POINT = "__transform_main"


def has_script(module: Operation) -> bool:
    """Whether the module brings a transform script along."""
    return any(isinstance(operation, NamedSequenceOp | SequenceOp) for operation in module.walk())


def needs_schedule(module: Operation) -> bool:
    """Whether the module holds structured operations and no tile for any."""
    structured = [operation for operation in module.walk() if operation.name.startswith("linalg.")]
    return bool(structured) and not any(VECTOR_TILE in operation.attributes for operation in structured)


def schedule(module: Operation, target: Target | None = None, *, strict_reductions: bool = False) -> str:
    """The text of a transform script for a module, a named sequence ``@__transform_main``. The module stays as it is.

    ``target`` is the CPU to schedule for, by default this machine. With ``strict_reductions`` reductions along
    contiguous dims keep the order in which they are written.
    """
    target = target or host_target()
    prepared = module.clone()
    with collect_diagnostics():
        for pipeline, _ in PREPARATION:
            PassManager(parse_pipeline(pipeline, "builtin.module"), verify_each=False).run(prepared)
    operations = [StructuredOp(op) for op in prepared.walk_post_order() if isinstance(op, LinalgOp)]
    choices = [choose_tile(op, target, strict_reductions) for op in operations]
    return _script(operations, choices, target)


def _script(operations: list[StructuredOp], choices: list[Choice | None], target: Target) -> str:
    any_op, param = "!transform.any_op", "!transform.any_param"
    lines = [
        f"// Scheduled for {target.name}: {target.registers} registers of {target.vector_bits} bits, caches of "
        + ", ".join(f"{cache.size // 1024} KiB" for cache in target.caches)
        + ".",
        f"transform.named_sequence @{ENTRY_POINT}(%module: {any_op} {{transform.consumed}}) {{",
    ]
    handle = "%module"
    for number, (pipeline, why) in enumerate(PREPARATION):
        lines.append(f"  // {why[0].upper()}{why[1:]}.")
        lines.append(
            f'  %prepared{number} = transform.apply_registered_pass "{pipeline}" to {handle} : ({any_op}) -> {any_op}'
        )
        handle = f"%prepared{number}"
    if operations:
        names = [f"%op{number}" for number in range(len(operations))]
        lines.append(f"  %all = transform.structured.match interface{{LinalgOp}} in {handle} : ({any_op}) -> {any_op}")
        if len(names) > 1:
            types = ", ".join([any_op] * len(names))
            lines.append(f"  {', '.join(names)} = transform.split_handle %all : ({any_op}) -> ({types})")
        for number, (op, choice) in enumerate(zip(operations, choices, strict=True)):
            name = names[number] if len(names) > 1 else "%all"
            lines.append(f"  // {_title(op)}: {_explanation(op, choice)}.")
            if choice is not None:
                lines.append(f"  %tile{number} = transform.param.constant {choice.tile.attribute} -> {param}")
                lines.append(f'  transform.annotate {name} "{VECTOR_TILE}" = %tile{number} : {any_op}, {param}')
    lines += ["  transform.yield", "}", ""]
    return "\n".join(lines)


def _title(op: StructuredOp) -> str:
    sizes = " x ".join("?" if size < 0 else str(size) for size in op.static_sizes)
    return f"{op.op.name.removeprefix('linalg.')} of {sizes}" if sizes else op.op.name.removeprefix("linalg.")


def _explanation(op: StructuredOp, choice: Choice | None) -> str:
    return "; ".join(choice.reasons) if choice is not None else f"left scalar: {op.problem or 'nothing to gain'}"


def with_script(module: Operation, script: str) -> str:
    """The text of a module and, in it, of a script for it."""
    holder = module.clone()
    holder.attributes["transform.with_named_sequence"] = UnitAttr()
    text = str(holder).rstrip()
    body = text.rindex("}")
    return text[:body] + "".join(f"  {line}\n" for line in script.splitlines()) + text[body:] + "\n"
