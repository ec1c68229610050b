"""Transform scripts for programs that come without one.

A script first fuses element-wise operations, then gives every structured operation its register tile; the default
lowering makes vector loops of it. Operations that pass more to each other than a cache holds are tiled together. A
comment on each step says what was decided and why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from lamina.conversion.vector_loops.tile import VECTOR_TILE
from lamina.dialects.linalg.named_ops import FillOp
from lamina.dialects.linalg.ops import SoftmaxOp
from lamina.dialects.linalg.reductions import is_elementwise_mappable
from lamina.dialects.linalg.structure import LinalgOp
from lamina.dialects.tensor.ops import PadOp
from lamina.dialects.transform.ops import NamedSequenceOp, SequenceOp
from lamina.ir.attributes import UnitAttr
from lamina.ir.diagnostics import collect_diagnostics
from lamina.ir.operation import Operation
from lamina.ir.types import TensorType
from lamina.passes.channels_last import needs_channels_last
from lamina.passes.widen_contractions import is_widened
from lamina.passmanager import PassManager, parse_pipeline
from lamina.schedule.groups import Group, find_groups, follows_contraction
from lamina.schedule.structure import StructuredOp
from lamina.schedule.target import Target, host_target
from lamina.schedule.tiles import Choice, choose_flat_tile, choose_tile

ENTRY_POINT = "__transform_main"
ANY_OP, ANY_PARAM = "!transform.any_op", "!transform.any_param"


class Preparation(NamedTuple):
    """A pass of a module that runs before tiles are chosen, what it is for, and which operations need it."""

    pipeline: str
    purpose: str
    needed_for: Callable[[Operation], bool]


def _is_arithmetic_on_tensors(operation: Operation) -> bool:
    results = operation.result_types
    return bool(results) and isinstance(results[0], TensorType) and is_elementwise_mappable(operation)


def _is_composite(operation: Operation) -> bool:
    return isinstance(operation, SoftmaxOp) or operation.name.startswith(
        ("linalg.pack", "linalg.unpack", "linalg.winograd")
    )


def _is_widened(operation: Operation, integers: bool) -> bool:
    return (
        isinstance(operation, LinalgOp)
        and operation.has_pure_tensor_semantics
        and any(is_widened(operation, slot, integers) for slot in operation.dps_input_operands)
    )


def _is_quantized(operation: Operation) -> bool:
    return operation.name.startswith("quant.")


_PREPARATIONS = (
    Preparation(
        "convert-elementwise-to-linalg", "Arithmetic on tensors becomes structured.", _is_arithmetic_on_tensors
    ),
    Preparation(
        "lamina-lower-quantization",
        "Quantized values become integers, with integer arithmetic where there is a rule for it.",
        _is_quantized,
    ),
    Preparation(
        "lamina-channels-last",
        "Images of convolutions of bytes have their channels innermost, four of which one instruction adds up.",
        needs_channels_last,
    ),
    Preparation("lamina-decompose-linalg", "Softmax, packs and Winograd become simpler operations.", _is_composite),
    Preparation(
        "lamina-fuse-structured-ops",
        "Element-wise operations become part of users that need each element once.",
        lambda operation: (
            isinstance(operation, LinalgOp) and not isinstance(operation, FillOp) and not operation.reduction_dims
        ),
    ),
    Preparation(
        "lamina-decompose-pads",
        "Padding becomes a fill, and its inside is written where it is made.",
        lambda operation: isinstance(operation, PadOp),
    ),
    Preparation(
        "lamina-widen-contractions",
        "Narrow floats that are used often are extended once.",
        lambda operation: _is_widened(operation, integers=False),
    ),
)
_WIDEN_INTEGERS = Preparation(
    "lamina-widen-contractions{integers=true}",
    "Narrow numbers that are used often are extended once, as the CPU has no products of bytes.",
    lambda operation: _is_widened(operation, integers=True),
)


def has_script(module: Operation) -> bool:
    """Whether the module brings a transform script along."""
    return any(isinstance(operation, NamedSequenceOp | SequenceOp) for operation in module.walk())


def needs_schedule(module: Operation) -> bool:
    """Whether the module holds operations that a schedule is for, and no tile for any."""
    wanted = [op for op in module.walk() if op.name.startswith("linalg.") or _is_arithmetic_on_tensors(op)]
    return bool(wanted) and not any(VECTOR_TILE in operation.attributes for operation in wanted)


def schedule(
    module: Operation,
    target: Target | None = None,
    *,
    strict_reductions: bool = False,
    left_scalar: Callable[[StructuredOp, str], None] | None = None,
) -> str:
    """The text of a transform script for a module, a named sequence ``@__transform_main``. The module stays as it is.

    ``target`` is the CPU to schedule for, by default this machine. With ``strict_reductions`` reductions along
    contiguous dims keep the order in which they are written. ``left_scalar`` hears of each operation that vectors do
    not serve, and why.
    """
    made = plan(module, target, strict_reductions=strict_reductions)
    if left_scalar is not None:
        for op, choice in zip(made.operations, made.choices, strict=True):
            if choice is None:
                left_scalar(op, _reason(op))
    return made.script()


@dataclass
class Plan:
    """The decisions of a schedule, which may be changed before its script is written.

    ``operations`` are those of ``prepared``, the module after the passes that the script begins with, in the order of
    its ``choices``; None is for an operation that stays scalar. ``groups`` are tiled together. Choices that are final
    say themselves which operations become one loop."""

    prepared: Operation
    target: Target
    preparations: list[Preparation]
    operations: list[StructuredOp]
    choices: list[Choice | None]
    groups: list[Group]
    is_final: bool = False

    @property
    def final_choices(self) -> list[Choice | None]:
        """The choices with element-wise operations outside of groups as one loop, where that is better."""
        if self.is_final:
            return self.choices
        grouped = {number for group in self.groups for number in (group.root, *group.producers)}
        found = []
        for number, (op, choice) in enumerate(zip(self.operations, self.choices, strict=True)):
            together = number in grouped or follows_contraction(op)
            flat = choose_flat_tile(op, self.target) if not together and choice is not None else None
            found.append(flat or choice)
        return found

    def script(self) -> str:
        """The text of the transform script."""
        return _Script(self).text()


def plan(module: Operation, target: Target | None = None, *, strict_reductions: bool = False) -> Plan:
    """The decisions of the automatic schedule of a module, which stays as it is; see `schedule`."""
    target = target or host_target()
    prepared = module.clone()
    needed = []
    with collect_diagnostics():
        last = _PREPARATIONS[-1] if target.has_dot_product else _WIDEN_INTEGERS
        for preparation in (*_PREPARATIONS[:-1], last):
            if any(preparation.needed_for(operation) for operation in prepared.walk()):
                needed.append(preparation)
                PassManager(parse_pipeline(preparation.pipeline, "builtin.module"), verify_each=False).run(prepared)
    operations = [StructuredOp(op) for op in prepared.walk_post_order() if isinstance(op, LinalgOp)]
    choices = [choose_tile(op, target, strict_reductions) for op in operations]
    return Plan(prepared, target, needed, operations, choices, find_groups(operations, target))


def with_script(module: Operation, script: str) -> str:
    """The text of a module and, in it, of a script for it."""
    holder = module.clone()
    holder.attributes["transform.with_named_sequence"] = UnitAttr()
    text = str(holder).rstrip()
    body = text.rindex("}")
    return text[:body] + "".join(f"  {line}\n" for line in script.splitlines()) + text[body:] + "\n"


class _Script:
    """Writes the steps."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.operations, self.groups, self.target = plan.operations, plan.groups, plan.target
        self.lines: list[str] = []

    def text(self) -> str:
        caches = ", ".join(f"{cache.size // 1024} KiB" for cache in self.target.caches)
        registers = f"{self.target.registers} registers of {self.target.vector_bits} bits"
        module = self._prepare(self.plan.preparations)
        self._tiles(module)
        if self.groups:
            self._groups(module)
        return "\n".join(
            (
                f"// Scheduled for {self.target.name}: {registers}, caches of {caches}.",
                f"transform.named_sequence @{ENTRY_POINT}(%module: {ANY_OP} {{transform.consumed}}) {{",
                *(f"  {line}" for line in self.lines),
                "  transform.yield",
                "}",
                "",
            )
        )

    def _prepare(self, preparations: Sequence[Preparation]) -> str:
        """The passes; the handle of the module after them."""
        module = "%module"
        for number, preparation in enumerate(preparations):
            name, _, options = preparation.pipeline.partition("{")
            given = ' with options = { "' + options.rstrip("}").replace("=", '" = ') + " }" if options else ""
            step = f'transform.apply_registered_pass "{name}"{given} to {module}'
            module = f"%prepared{number}"
            self.lines += [f"// {preparation.purpose}", f"{module} = {step} : ({ANY_OP}) -> {ANY_OP}"]
        return module

    def _tiles(self, module: str) -> None:
        """A register tile for each operation."""
        count = len(self.operations)
        if not count:
            return
        step = f"%all = transform.structured.match interface{{LinalgOp}} in {module}"
        self.lines.append(f"{step} : ({ANY_OP}) -> {ANY_OP}")
        names = [f"%op{number}" for number in range(count)]
        types = ", ".join([ANY_OP] * count)
        self.lines.append(f"{', '.join(names)} = transform.split_handle %all : ({ANY_OP}) -> ({types})")
        for number, (op, choice) in enumerate(zip(self.operations, self.plan.final_choices, strict=True)):
            if choice is None:
                self.lines.append(f"// {_title(op)}: left scalar, as {_reason(op)}.")
                continue
            handle = f"%op{number}"
            if len(choice.tile.sizes) != len(op.kinds):
                flattened = f"%flat{number}"
                step = f"{flattened} = transform.structured.flatten_elementwise {handle} : ({ANY_OP}) -> {ANY_OP}"
                self.lines += [f"// {_title(op)}: its loops become one.", step]
                handle = flattened
            self.lines += [
                f"// {_title(op)}: {'; '.join(choice.reasons)}.",
                f"%tile{number} = transform.param.constant {choice.tile.attribute} -> {ANY_PARAM}",
                f'transform.annotate {handle} "{VECTOR_TILE}" = %tile{number} : {ANY_OP}, {ANY_PARAM}',
            ]

    def _groups(self, module: str) -> None:
        """Tiles the last operation of each group, and fuses the others."""
        for number, group in enumerate(self.groups):
            root = self.operations[group.root]
            sizes = ["0"] * len(root.kinds)
            for loop, tile in zip(group.loops, group.tiles, strict=True):
                sizes[loop] = str(tile)
            part = " x ".join(map(str, group.tiles))
            handles = f"({ANY_OP}, {ANY_OP})"
            self.lines += [
                f"// {_title(root)} with {len(group.producers)} operations before it, {part} of "
                f"{', '.join(f'd{loop}' for loop in group.loops)} at a time: what",
                "// passes between them stays in a cache.",
                f"%tiled{number}, %part{number}_0 = transform.structured.tile_using_forall %op{group.root} tile_sizes "
                f"[{', '.join(sizes)}] : ({ANY_OP}) -> {handles}",
            ]
            for step, producer in enumerate(group.producers):
                self.lines.append(
                    f"%fused{number}_{step}, %part{number}_{step + 1} = transform.structured.fuse_into_containing_op "
                    f"%op{producer} into %part{number}_{step} : {handles} -> {handles}"
                )
        self.lines += [
            "// What several of them need is computed once, in buffers of its size.",
            f'%functions = transform.structured.match ops{{["func.func"]}} in {module} : ({ANY_OP}) -> {ANY_OP}',
            "transform.apply_patterns to %functions {",
            "  transform.apply_patterns.canonicalization",
            "  transform.apply_patterns.tensor.fold_tensor_empty",
            f"}} {{apply_cse}} : {ANY_OP}",
        ]


def _reason(op: StructuredOp) -> str:
    if op.problem is not None:
        return op.problem
    in_order = not op.parallel and not op.reduces_in_any_order
    return "its reductions keep their order" if in_order else "no loop is long enough for vectors"


def _title(op: StructuredOp) -> str:
    name = op.op.name.removeprefix("linalg.")
    sizes = " x ".join("?" if size < 0 else str(size) for size in op.static_sizes)
    return f"{name} of {sizes}" if sizes else name
