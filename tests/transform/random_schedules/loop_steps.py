"""Steps on loops and what is in them."""

from __future__ import annotations

from dataclasses import replace

from tests.transform.random_schedules.payloads import Target
from tests.transform.random_schedules.script import ANY, Script, Step, add_loops, alone, simple

# ---- Loops


def unroll(script: Script, handle: str, target: Target) -> None:
    word = script.rng.choice(("unroll", "unroll", "unroll_and_jam"))
    script.step(f"loop.{word} {handle} {{factor = {script.rng.choice((1, 2, 3, 4, 8))}}}", [], [], types=ANY)


def peel(script: Script, handle: str, target: Target) -> None:
    kind = '!transform.op<"scf.for">'
    typed = script.step(f"cast {handle}", [], [kind], types=f"{ANY} to {kind}")[0]
    words = script.flags(0.3, "peel_front = true", "fail_if_already_divisible = true")
    names = script.step(f"loop.peel {typed}{words}", [kind], [ANY, ANY])
    script.targets += [(one, target) for one in names[:1]]


def pipeline(script: Script, handle: str, target: Target) -> None:
    kind = '!transform.op<"scf.for">'
    typed = script.step(f"cast {handle}", [], [kind], types=f"{ANY} to {kind}")[0]
    interval, latency = script.rng.choice((1, 1, 2, 3)), script.rng.choice((1, 2, 5, 10))
    words = f" {{iteration_interval = {interval}, read_latency = {latency}}}"
    script.step(f"loop.pipeline {typed}{words if script.chance(0.8) else ''}", [kind], [ANY])


def outline(script: Script, handle: str, target: Target) -> None:
    names = script.step(f'loop.outline {handle} {{func_name = "part"}}', [ANY], [ANY, ANY])
    if script.chance(0.3):
        script.step(f"get_parent_op {names[1]} {{deduplicate}}", [ANY], [ANY])


def forall_to(script: Script, handle: str, target: Target) -> None:
    count = len(target.iterators) if script.chance(0.9) else 1
    if script.chance(0.5):
        names = script.step(f"loop.forall_to_for {handle}", [ANY], [ANY] * count)
        add_loops(script, names)
    else:
        names = script.step(f"loop.forall_to_parallel {handle}", [ANY], [ANY])
        script.targets.append((names[0], replace(target, kind="parallel")))


def parallel_to_fors(script: Script, handle: str, target: Target) -> None:
    names = script.step(f"loop.parallel_for_to_nested_fors {handle}", [ANY], [ANY] * len(target.iterators))
    add_loops(script, names)


def fuse_sibling(script: Script, handle: str, target: Target) -> None:
    both = script.step(f'structured.match ops{{["{target.name}"]}} in {script.root}', [ANY], [ANY])[0]
    names = script.step(f"split_handle {both} {{overflow_result = 1}}", [ANY], [ANY, ANY])
    if script.chance(0.4):
        names.reverse()
    script.step(f"loop.fuse_sibling {names[0]} into {names[1]}", [ANY, ANY], [ANY])


def multibuffer(script: Script, handle: str, target: Target) -> None:
    kind = '!transform.op<"memref.alloc">'
    typed = script.step(f"cast {handle}", [], [kind], types=f"{ANY} to {kind}")[0]
    words = f"factor = {script.rng.choice((1, 2, 3))} : i64{', skip_analysis' if script.chance(0.4) else ''}"
    script.step(f"memref.multibuffer {typed} {{{words}}}", [kind], [ANY])


STEPS: dict[str, tuple[Step, ...]] = {
    "for": (
        unroll, unroll, peel, peel, pipeline, outline, simple("loop.coalesce", then="for"), fuse_sibling, fuse_sibling,
        alone("loop.promote_if_one_iteration"), alone("loop.hoist_loop_invariant_subsets"),
    ),
    "forall": (forall_to, forall_to, fuse_sibling, outline, alone("loop.promote_if_one_iteration")),
    "parallel": (parallel_to_fors, fuse_sibling, simple("loop.coalesce", then="any")),
    "alloc": (multibuffer, multibuffer),
}  # fmt: skip
