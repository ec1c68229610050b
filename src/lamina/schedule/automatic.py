"""Automatic transform scripts.

A script first fuses element-wise operations, then gives every structured operation a register tile, which the default
lowering turns into vector loops. Operations that exchange more data than a cache holds are tiled together. A
comment on each step states the decision and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lamina.conversion.vector_loops.tile import VECTOR_TILE, VectorTile
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.transform.consumption import CONSUMED, READONLY
from lamina.dialects.transform.ops import NamedSequenceOp, SequenceOp
from lamina.dialects.transform.verification import WITH_NAMED_SEQUENCE
from lamina.ir.attributes import UnitAttr
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.operation import Operation
from lamina.schedule.groups import Group, find_groups, follows_contraction, starts_reduction
from lamina.schedule.perform import perform
from lamina.schedule.preparations import Preparation, is_arithmetic_on_tensors, prepare
from lamina.schedule.scalar import why_scalar
from lamina.schedule.structure import StructuredOp
from lamina.schedule.tiles import Choice, choose_flat_tile, choose_tile
from lamina.target import Target, host_target

ENTRY_POINT = "__transform_main"
ANY_OP, ANY_PARAM = "!transform.any_op", "!transform.any_param"


def has_script(module: Operation) -> bool:
    """True if the module contains a transform script."""
    return any(isinstance(operation, NamedSequenceOp | SequenceOp) for operation in module.walk())


def needs_schedule(module: Operation) -> bool:
    """True if the module has operations to schedule, none of which has a tile."""
    wanted = [op for op in module.walk() if op.name.startswith("linalg.") or is_arithmetic_on_tensors(op)]
    return bool(wanted) and not any(VECTOR_TILE in operation._attributes for operation in wanted)


def schedule(
    module: Operation,
    target: Target | None = None,
    *,
    strict_reductions: bool = False,
    left_scalar: Callable[[StructuredOp, str], None] | None = None,
) -> str:
    """Returns the text of a transform script for a module, a named sequence ``@__transform_main``. The module is not
    modified.

    ``target`` is the CPU to schedule for, by default this machine. With ``strict_reductions`` reductions along
    contiguous dims keep their order. ``left_scalar`` is called with each operation that is not vectorized,
    and the reason.
    """
    schedule_plan = plan(module, target, strict_reductions=strict_reductions)
    if left_scalar is not None:
        schedule_plan.tell_of_scalars(left_scalar)
    return schedule_plan.script()


@dataclass
class Plan:
    """The decisions of a schedule, which may be changed before the script is written.

    ``operations`` are those of ``prepared``, the module after the script's preparation passes, in the order of
    its ``choices``; None is for an operation that stays scalar. ``groups`` are tiled together. Final choices
    record themselves which operations are collapsed to one loop."""

    prepared: Operation
    target: Target
    preparations: list[Preparation]
    operations: list[StructuredOp]
    choices: list[Choice | None]
    groups: list[Group]
    is_final: bool = False
    strict_reductions: bool = False

    @property
    def final_choices(self) -> list[Choice | None]:
        """The choices with element-wise operations outside of groups as one loop, where that is better."""
        if self.is_final:
            return self.choices
        grouped = {number for group in self.groups for number in (group.root, *group.producers)}
        choices = []
        for number, (op, choice) in enumerate(zip(self.operations, self.choices, strict=True)):
            together = number in grouped or follows_contraction(op) or starts_reduction(op)
            flat = choose_flat_tile(op, self.target) if not together and choice is not None else None
            choices.append(flat or choice)
        return choices

    def tell_of_scalars(self, left_scalar: Callable[[StructuredOp, str], None]) -> None:
        """Reports the operations that are not vectorized, and why."""
        for op, choice in zip(self.operations, self.choices, strict=True):
            if choice is None:
                left_scalar(op, why_scalar(op, self.strict_reductions))

    def script(self) -> str:
        """Returns the text of the transform script."""
        return _Script(self).text()


def plan(
    module: Operation, target: Target | None = None, *, strict_reductions: bool = False, parallel: bool = False
) -> Plan:
    """Returns the automatic schedule of a module, which is not modified; see `schedule`. ``parallel``: for code whose
    parallel loops run on all cores."""
    target = target or host_target()
    prepared = module.clone()
    with collect_diagnostics():
        needed = prepare(prepared, target, strict_reductions, parallel)
    operations = [StructuredOp(op) for op in prepared.walk_post_order() if isinstance(op, LinalgOp)]
    choices = [choose_tile(op, target, strict_reductions) for op in operations]
    groups = find_groups(operations, target)
    return Plan(prepared, target, needed, operations, choices, groups, strict_reductions=strict_reductions)


def as_module(script: str) -> str:
    """Returns the text of a script as a module of its own, which a module with another payload can load."""
    if WITH_NAMED_SEQUENCE in script:
        return script
    inner = "".join(f"  {line}\n" if line else "\n" for line in script.splitlines())
    return f"module attributes {{{WITH_NAMED_SEQUENCE}}} {{\n{inner}}}\n"


def with_script(module: Operation, script: str) -> str:
    """Returns the text of a module and, in it, of a script for it."""
    holder = module.clone()
    holder.attributes[WITH_NAMED_SEQUENCE] = UnitAttr()
    text = str(holder).rstrip()
    body = text.rindex("}")
    return text[:body] + "".join(f"  {line}\n" for line in script.splitlines()) + text[body:] + "\n"


class _Script:
    """The steps as text."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.module = "%module"
        self.lines: list[str] = []
        self._passes = self._groups = 0

    def text(self) -> str:
        """Returns the named sequence."""
        perform(self.plan, self)
        target = self.plan.target
        caches = ", ".join(f"{cache.size // 1024} KiB" for cache in target.caches)
        registers = f"{target.registers} registers of {target.vector_bits} bits"
        # Only passes replace the module.
        use = CONSUMED if self._passes else READONLY
        return "\n".join(
            (
                f"// Scheduled for {target.name}: {registers}, caches of {caches}.",
                f"transform.named_sequence @{ENTRY_POINT}(%module: {ANY_OP} {{{use}}}) {{",
                *(f"  {line}" for line in self.lines),
                "  transform.yield",
                "}",
                "",
            )
        )

    def comment(self, *lines: str) -> None:
        """Comments on the next step."""
        self.lines += [f"// {line}" for line in lines]

    def run_pass(self, name: str, options: Mapping[str, bool | int]) -> None:
        """Runs a pass on the module."""
        shown = ", ".join(f'"{option}" = {str(value).lower()}' for option, value in options.items())
        given = f" with options = {{ {shown} }}" if options else ""
        step = f'transform.apply_registered_pass "{name}"{given} to {self.module}'
        self.module = f"%prepared{self._passes}"
        self._passes += 1
        self.lines.append(f"{self.module} = {step} : ({ANY_OP}) -> {ANY_OP}")

    def structured(self, count: int) -> list[str]:
        """Returns the handles of the structured operations."""
        step = f"%all = transform.structured.match interface{{LinalgOp}} in {self.module}"
        self.lines.append(f"{step} : ({ANY_OP}) -> {ANY_OP}")
        names = [f"%op{number}" for number in range(count)]
        types = ", ".join([ANY_OP] * count)
        self.lines.append(f"{', '.join(names)} = transform.split_handle %all : ({ANY_OP}) -> ({types})")
        return names

    def flatten(self, op: str) -> str:
        """Returns the handle of an element-wise operation whose loops become one."""
        flattened = op.replace("%op", "%flat")
        self.lines.append(
            f"{flattened} = transform.structured.flatten_elementwise {op} : ({ANY_OP}) -> {ANY_OP}"
        )
        return flattened

    def register_tile(self, op: str, tile: VectorTile) -> None:
        """Annotates an operation with its tile."""
        name = op.replace("%op", "%tile").replace("%flat", "%tile")
        self.lines += [
            f"{name} = transform.param.constant {tile.attribute} -> {ANY_PARAM}",
            f'transform.annotate {op} "{VECTOR_TILE}" = {name} : {ANY_OP}, {ANY_PARAM}',
        ]

    def in_blocks(self, root: str, sizes: Sequence[int], producers: Sequence[str]) -> None:
        """Tiles an operation, and fuses its producers into the loop."""
        number = self._groups
        self._groups += 1
        handles = f"({ANY_OP}, {ANY_OP})"
        self.lines.append(
            f"%tiled{number}, %part{number}_0 = transform.structured.tile_using_forall {root} tile_sizes "
            f"[{', '.join(map(str, sizes))}] : ({ANY_OP}) -> {handles}"
        )
        for step, producer in enumerate(producers):
            self.lines.append(
                f"%fused{number}_{step}, %part{number}_{step + 1} = transform.structured.fuse_into_containing_op "
                f"{producer} into %part{number}_{step} : {handles} -> {handles}"
            )

    def share_buffers(self) -> None:
        """Eliminates common subexpressions of blocks."""
        self.lines += [
            f'%functions = transform.structured.match ops{{["func.func"]}} in {self.module} : ({ANY_OP}) -> {ANY_OP}',
            "transform.apply_patterns to %functions {",
            "  transform.apply_patterns.canonicalization",
            "  transform.apply_patterns.tensor.fold_tensor_empty",
            f"}} {{apply_cse}} : {ANY_OP}",
        ]
