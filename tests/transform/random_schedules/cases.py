"""Which steps fit which operations, and whole cases."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from tests.mlir_test import ToolCrash
from tests.oracle import OracleResult
from tests.test_comparisons import difference
from tests.transform.random_schedules import loop_steps
from tests.transform.random_schedules.function_steps import patterns, whole
from tests.transform.random_schedules.meaning import change_of_meaning
from tests.transform.random_schedules.payloads import Payload, Shaped, Target
from tests.transform.random_schedules.script import Script, Step, simple
from tests.transform.random_schedules.structured_steps import (
    CONVOLUTIONS,
    ON_MEMREFS,
    OTHERS,
    REDUCTIONS,
    STRUCTURED,
    flatten,
    map_copy,
    pack_greedily,
    transpose_matmul,
)
from tests.transform.random_schedules.surroundings import KINDS


def steps_for(target: Target, memory: bool) -> tuple[Step, ...]:
    """What may be applied to a target."""
    if target.kind != "structured":
        return OTHERS.get(target.kind) or loop_steps.STEPS.get(target.kind, ())
    found: tuple[Step, ...] = ON_MEMREFS if memory else STRUCTURED
    if target.name in ("linalg.generic", "linalg.broadcast", "linalg.transpose"):
        # Of these MLIR makes invalid operations where operands are broadcast or transposed.
        found = tuple(step for step in found if step is not flatten)
    if "r" in target.iterators:
        found += REDUCTIONS
    if "conv_" in target.name and "depthwise" not in target.name:
        found += CONVOLUTIONS * 3
    if "matmul" in target.name:
        found += (transpose_matmul, pack_greedily)
    if target.name == "linalg.copy":
        found += (map_copy, simple("structured.linalg_copy_to_memref"))
    if target.name == "linalg.softmax":
        found += (simple("structured.decompose_interface"),) * 3
    return found


def schedule(rng: random.Random, targets: Sequence[Target], memory: bool) -> str:
    """The operations of a script, from one to four steps."""
    script = Script(rng)
    script.targets = [("", one) for one in targets]
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
        chosen = [one for one in script.targets if steps_for(one[1], memory)]
        recent = [one for one in chosen if one[0]]
        if recent and script.chance(0.7):
            chosen = recent
        if not chosen or script.chance(0.06):
            whole(script)
            continue
        picked = rng.choice(chosen)
        handle, target = picked
        if handle:
            script.targets.remove(picked)
        rng.choice(steps_for(target, memory))(script, handle or script.match(target), target)
    if any(one.kind == "vector" for one in targets):
        patterns(script, True)
    if script.chance(0.35):
        whole(script)
    return "\n".join(f"    {line}" for line in script.lines)


# ---- Cases

FLAGS = ["--transform-interpreter"]
MODULE = """module attributes {{transform.with_named_sequence}} {{
{function}transform.named_sequence @__transform_main(%root: !transform.any_op) {{
{script}
  transform.yield
}}
}}
"""
SUPPRESSED = """  transform.sequence %root : !transform.any_op failures(suppress) {{
  ^bb0(%inner: !transform.any_op):
{script}
  }}"""


class Case(NamedTuple):
    """A module and the arguments of its function."""

    text: str
    arguments: list[Shaped]


def case(seed: str) -> Case:
    """The program and the schedule of a seed."""
    rng = random.Random(seed)
    kind = rng.choices([one for one, _ in KINDS], [weight for _, weight in KINDS])[0]
    payload = Payload(rng, memory=rng.random() < 0.2, dynamic_rate=rng.choice((0.0, 0.0, 0.15, 0.5)))
    kind(payload)
    script = schedule(rng, payload.targets, payload.memory)
    if rng.random() < 0.2:
        script = SUPPRESSED.format(script=script.replace("%root", "%inner"))
    text = MODULE.format(function=payload.function(), script=script)
    return Case(text, [one.type for one in payload.arguments])


# Words of cases whose differences are among those of docs/differences.md.
KNOWN = (
    ("structured.pack", "linalg.index"),
    ("structured.vectorize", "tensor.insert_slice"),
    ("structured.vectorize", "tensor.pad"),
    ("hoist_pad", "transpose by"),
    ("loop.coalesce",),
)


def may_be_known(case: Case) -> bool:
    """Whether the case holds the words of a documented difference; it may differ in another way nevertheless."""
    return any(all(word in case.text for word in words) for words in KNOWN)


def judge(case: Case, result: OracleResult) -> str | None:
    """What is different, if anything; where mlir-opt crashes, whether the function still computes the same."""
    try:
        said = difference(case.text, FLAGS, result)
    except ToolCrash as problem:
        return str(problem)
    if said:
        return "\n".join(said)
    # Loops that reduce race when they are tiled with scf.forall, in MLIR too.
    if not result.crashed or "_forall" in case.text:
        return None
    return change_of_meaning(case.text, case.arguments, random.Random(0))
