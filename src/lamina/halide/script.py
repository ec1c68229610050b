"""Generates the schedule as MLIR text: a script of the transform dialect.

Operations of the payload are marked with the name of their stage, so the script finds them after each step. Outer loops
come first: a stage is tiled, then the stages computed inside its loops are fused into them, then those are tiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lamina.halide.body import Names
from lamina.halide.errors import ScheduleError
from lamina.halide.expr import structure
from lamina.halide.fused_loops import Family
from lamina.halide.payload import STAGE, Payload, symbol
from lamina.halide.realization import Realization
from lamina.halide.schedule import Prefetch
from lamina.halide.slices import tensor_type
from lamina.halide.stages import Group, Plan, Planner

ANY = "!transform.any_op"


class Script:
    """Writes the named sequence; ``text`` is empty if there are no steps."""

    def __init__(self, planner: Planner, payload: Payload) -> None:
        self.planner, self.payload = planner, payload
        self.names = Names()
        self.lines: list[str] = []
        self.function = self.names.new("f")
        self.unrolled: list[tuple[str, int]] = []
        self.fused: list[Family] = []
        self.count = 0
        plans = list(planner.plans.values())
        self.is_needed = any(plan.groups or plan.vectorized or _interchange(plan) for plan in plans)
        self.text = self._write(plans) if self.is_needed else ""

    # ---- Lines

    def _comment(self, text: str) -> None:
        self.lines += ["", f"  // {text}"]

    def _add(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def _made(self, hint: str, text: str, operands: int = 1, results: Sequence[str] = ()) -> list[str]:
        """Emits an operation on handles; returns the names of its results."""
        names = [self.names.new(result) for result in (hint, *results)]
        taken = ANY if operands == 1 else ", ".join([ANY] * operands)
        given = ANY if len(names) == 1 else "(" + ", ".join([ANY] * len(names)) + ")"
        self._add(f"{', '.join(names)} = {text} : ({taken}) -> {given}")
        return names

    def _patterns(self, *sets: str, cse: bool = False) -> None:
        self._add(f"transform.apply_patterns to {self.function} {{")
        self.lines += [f"    transform.apply_patterns.{pattern_set}" for pattern_set in sets]
        self._add(f"}} {'{apply_cse} ' if cse else ''}: {ANY}")

    def _pass(self, name: str, options: str = "") -> None:
        shown = f" with options = {{{options}}}" if options else ""
        (self.function,) = self._made("f", f'transform.apply_registered_pass "{name}"{shown} to {self.function}')

    def _stage(self, plan: Plan) -> str:
        return self._made(
            plan.name, f'transform.structured.match attributes {{{STAGE} = "{plan.name}"}} in {self.function}'
        )[0]

    # ---- The whole

    def _write(self, plans: list[Plan]) -> str:
        self._add(f'{self.function} = transform.structured.match ops{{["func.func"]}} in %module : ({ANY}) -> {ANY}')
        for realization in self.planner.made:
            if realization.site is None:
                self._nest(realization)
        if any(realization.site for realization in self.planner.made):
            self._comment("What is computed inside of loops needs no more memory than it uses there.")
            self._patterns("tensor.fold_tensor_empty")
        self._finish_loops(plans)
        if any(plan.vectorized for plan in plans):
            self._vectorize(plans)
        self._bufferize(plans)
        head = "transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {"
        return "\n".join([head, *self.lines, "  transform.yield", "}"]) + "\n"

    def _nest(self, realization: Realization) -> None:
        """Schedules the loops of a realization and of everything computed inside them."""
        for number in reversed(range(len(realization.stages))):
            plan = self.planner.plans[id(realization), number]
            if not plan.structured:
                continue
            inside: list[Realization] = []
            family = self.planner.family_of(plan)
            if family is None:
                inside = self._loops_of(plan, plan.groups)
            elif not any(family is other for other in self.fused):
                self.fused.append(family)
                plans = [self.planner.plans[member.key] for member in family.members]
                inside = self._shared_loops(plans)
                for member in plans:
                    inside += self._loops_of(member, [group for group in member.groups if not group.is_shared])
            for child in self.planner.made:
                if any(child is other for other in inside):
                    self._nest(child)

    def _loops_of(self, plan: Plan, groups: Sequence[Group]) -> list[Realization]:
        """Creates some loops of a stage; returns what is computed inside them."""
        inside: list[Realization] = []
        if not groups and not _interchange(plan):
            return inside
        loops = " > ".join(name.rpartition(".")[2] for group in groups for name in group.names)
        self._comment(f"{plan.name}: {loops or 'the order of its loops'}")
        handle = self._stage(plan)
        for index, group in enumerate(groups):
            handle, new_loops = self._tile(plan, group, handle)
            self._mark_unrolled(plan, group, new_loops)
            self._mark_prefetched(plan, group, new_loops)
            if group.children:
                self._fuse_all(plan, group, new_loops[0], self._to_fuse(plan, group))
            changed = self._prefetch(plan, group) or bool(group.children)
            if changed:
                handle = self._stage(plan) if index + 1 < len(groups) or _interchange(plan) else handle
            inside += group.children
        order = _interchange(plan)
        if order:
            self._made(plan.name, f"transform.structured.interchange {handle} iterator_interchange = {order}")
        return inside

    # ---- Loops

    def _tile(self, plan: Plan, group: Group, handle: str) -> tuple[str, list[str]]:
        """Tiles; returns handles to the tile and to the new loops, outermost first."""
        sizes = [group.sizes.get(name, 0) for name in plan.dims]
        if group.kind == "forall":
            tiled, loop = self._made(
                plan.name, f"transform.structured.tile_using_forall {handle} tile_sizes {sizes}", results=["loop"]
            )
            return tiled, [loop]
        tiled, *loops = self._made(
            plan.name,
            f"transform.structured.tile_using_for {handle} tile_sizes {sizes}",
            results=[root.replace("$", "_") for root in _roots(plan, group)],
        )
        return tiled, loops

    def _mark_unrolled(self, plan: Plan, group: Group, loops: Sequence[str]) -> None:
        if group.kind == "forall":
            return
        for root, loop in zip(_roots(plan, group), loops, strict=True):
            if root in group.unrolled:
                mark = f"unroll_{len(self.unrolled)}"
                self.unrolled.append((mark, group.unrolled[root]))
                self._add(f'transform.annotate {loop} "{mark}" : {ANY}')

    # ---- Loops of several stages

    def _shared_loops(self, plans: Sequence[Plan]) -> list[Realization]:
        """Creates the loops that stages are computed in with each other; returns what else is computed inside."""
        inside: list[Realization] = []
        shared = [[group for group in plan.groups if group.is_shared] for plan in plans]
        names = " > ".join(name.rpartition(".")[2] for group in shared[0] for name in group.names)
        self._comment(f"{' with '.join(plan.name for plan in plans)}: {names}")
        for groups in zip(*shared, strict=True):
            shared_loops = self._fused(plans, groups)
            self._mark_unrolled(plans[0], groups[0], shared_loops)
            children = [child for group in groups for child in group.children]
            for plan, group in zip(plans, groups, strict=True):
                self._mark_prefetched(plan, group, shared_loops)
            if children:
                whole = replace(groups[0], children=children)
                self._fuse_all(plans[0], whole, shared_loops[0], self._to_fuse(plans[0], whole))
            for plan, group in zip(plans, groups, strict=True):
                self._prefetch(plan, group)
            inside += children
        return inside

    def _fused(self, plans: Sequence[Plan], groups: Sequence[Group]) -> list[str]:
        """Tiles stages, and fuses the loops of one with those of the next; returns handles to the fused loops."""
        self.count += 1
        levels = range(len(groups[0].sizes))
        marks = [[f"with_{self.count}_{place}_{loop}" for loop in levels] for place in range(len(plans))]
        for plan, group, own in zip(plans, groups, marks, strict=True):
            _, loops = self._tile(plan, group, self._stage(plan))
            for mark, loop in zip(own, loops, strict=False):
                self._add(f'transform.annotate {loop} "{mark}" : {ANY}')
        kind = "scf.forall" if groups[0].kind == "forall" else "scf.for"
        fused_loops: list[str] = []
        for level in range(1 if groups[0].kind == "forall" else len(groups[0].sizes)):
            # Bounds that are equal become one value.
            self._patterns("canonicalization", "memref.resolve_ranked_shaped_type_result_dims", cse=True)
            fused = self._marked(kind, marks[0][level])
            for own in marks[1:]:
                (fused,) = self._made(
                    "loop",
                    f"transform.loop.fuse_sibling {fused} into {self._marked(kind, own[level])}",
                    operands=2,
                )
            fused_loops.append(fused)
        return fused_loops

    def _marked(self, kind: str, mark: str) -> str:
        return self._made(
            "loop", f'transform.structured.match ops{{["{kind}"]}} attributes {{{mark}}} in {self.function}'
        )[0]

    # ---- Prefetches

    def _mark_prefetched(self, plan: Plan, group: Group, loops: Sequence[str]) -> None:
        """Marks the loops that prefetches name; those of scf.forall are one operation."""
        for number, fetch in enumerate(plan.stage.definition.schedule.prefetches):
            for name, mark in ((fetch.of, "of"), (fetch.at, "at")):
                if group.names and group.names[-1] == name:
                    self._add(f'transform.annotate {loops[-1]} "{_prefetch_mark(plan, number, mark)}" : {ANY}')

    def _prefetch(self, plan: Plan, group: Group) -> bool:
        """Inserts the prefetches at a loop; returns whether there are any."""
        inserts = False
        for number, fetch in enumerate(plan.stage.definition.schedule.prefetches):
            if not group.names or group.names[-1] != fetch.at:
                continue
            at, of = _prefetch_mark(plan, number, "at"), _prefetch_mark(plan, number, "of")
            source = self._prefetched(plan, fetch)
            self._add(f"// What iteration {fetch.ahead} later of {fetch.of} reads of {fetch.target.name()}.")
            self._pass(
                "lamina-prefetch",
                f'"at" = "{at}", "of" = "{of}", "ahead" = {fetch.ahead}, "bounds" = "{fetch.bounds.value}", {source}',
            )
            inserts = True
        return inserts

    def _prefetched(self, plan: Plan, fetch: Prefetch) -> str:
        """Returns the option that names what is prefetched: an argument, or the operation that computes it."""
        target = fetch.target
        if id(target) in self.payload.inputs:
            position = next(place for place, each in enumerate(self.payload.arguments) if each is target)
            return f'"argument" = {position}'
        producers = [each for each in self.planner.made if each.func is target]
        if not producers:
            raise ScheduleError(
                f"In schedule for {plan.name}, prefetch() of {target.name()}, which it does not read from memory",
                fetch.source,
            )
        (producer, *_) = producers
        if producer.site is not None:
            raise ScheduleError(
                f"In schedule for {plan.name}, prefetch() of {target.name()}, which is computed inside of a loop; "
                "prefetch what that reads",
                fetch.source,
            )
        return f'"stage" = "{producer.stage_name(len(producer.stages) - 1)}"'

    def _to_fuse(self, plan: Plan, group: Group) -> list[Realization]:
        """Returns what is computed at the group's loops, and its consumers that are computed further inside."""
        realizations = list(group.children)
        for realization in realizations:
            for consumer, _ in realization.consumers:
                if consumer is not plan.realization and not any(consumer is other for other in realizations):
                    realizations.append(consumer)
        return [realization for realization in self.planner.made if any(realization is other for other in realizations)]

    def _fuse_all(self, plan: Plan, group: Group, loop: str, children: Sequence[Realization]) -> None:
        """Fuses the stages computed inside the loops of a group, consumers first."""
        for child in children:
            several = self._reads(child) > 1
            self._add(f"// {child.name} is computed inside of {plan.name}'s loops {', '.join(group.names)}.")
            # Fold slices of slices; avoid size queries of results, which would keep producers alive.
            self._patterns(
                "tensor.merge_consecutive_insert_extract_slice",
                "memref.resolve_ranked_shaped_type_result_dims",
                cse=several,
            )
            if several:
                self._add("// It is read at several places: one box that holds all of them, computed once.")
                self._pass("lamina-bounding-slices")
                handle = self._stage(plan)
                kind = "scf.forall" if group.kind == "forall" else "scf.for"
                nth = 1 if group.kind == "forall" else len(group.sizes)
                which = f'op_name = "{kind}"' + (f", nth_parent = {nth}" if nth > 1 else "")
                (loop,) = self._made("loop", f"transform.get_parent_op {handle} {{{which}}}")
            for number in reversed(range(len(child.stages))):
                stage = self.planner.plans[id(child), number]
                _, loop = self._made(
                    stage.name,
                    f"transform.structured.fuse_into_containing_op {self._stage(stage)} into {loop}",
                    operands=2,
                    results=["loop"],
                )
        kept = [child.name for child in children if child.slides]
        if kept:
            self._add(f"// The loop keeps what it computed of {', '.join(kept)}.")
            self._patterns("tensor.merge_consecutive_insert_extract_slice", cse=True)
            self._pass("lamina-sliding-windows", '"loops-run" = true')

    @staticmethod
    def _reads(child: Realization) -> int:
        """Returns the number of distinct slices of a Func that its consumers read."""
        return sum(
            len({structure(access) for access in consumer.stages[number].accesses if access.target is child.func})
            for consumer, number in child.consumers
        )

    def _finish_loops(self, plans: Sequence[Plan]) -> None:
        if any(plan.has_tails for plan in plans) and (self.unrolled or any(plan.vectorized for plan in plans)):
            self._comment("A last, partial iteration becomes a loop of its own, so that the others have a fixed size.")
            self._patterns("canonicalization", cse=True)
            loops = self.names.new("loops")
            self._add(
                f'{loops} = transform.structured.match ops{{["scf.for"]}} in {self.function} '
                f': ({ANY}) -> !transform.op<"scf.for">'
            )
            self._comment("Loops without one are left as they are.")
            self._add(f'transform.sequence {loops} : !transform.op<"scf.for"> failures(suppress) {{')
            self._add('^bb0(%each: !transform.op<"scf.for">):')
            self._add(f'  %peeled, %rest = transform.loop.peel %each : (!transform.op<"scf.for">) -> ({ANY}, {ANY})')
            self._add("}")
            self._patterns("canonicalization", "scf.for_loop_canonicalization", cse=True)
        if self.unrolled:
            self._comment("Unrolled loops.")
        for mark, count in self.unrolled:
            (loop,) = self._made(
                "loop", f'transform.structured.match ops{{["scf.for"]}} attributes {{{mark}}} in {self.function}'
            )
            self._add(f"transform.loop.unroll {loop} {{factor = {count}}} : {ANY}")

    # ---- Vectors, buffers

    def _vectorize(self, plans: Sequence[Plan]) -> None:
        self._comment("Tiles of a fixed size become vectors, without their dims of size one.")
        self._patterns("canonicalization", "linalg.fold_unit_extent_dims_via_slices", cse=True)
        if self.payload.counted:
            self._comment("Where iterations compute with their places, as arithmetic.")
            self._pass("lower-affine")
        kinds: dict[str, None] = {}
        tuples: dict[str, None] = {}
        for plan in plans:
            func = plan.realization.func
            if plan.vectorized and func.is_tuple():
                tuples[plan.name] = None
            elif plan.vectorized:
                sizes = [plan.tile[name] for name in reversed(func.pure_names) if plan.tile.get(name, 1) > 1]
                kinds[tensor_type(sizes, func.type())] = None
        # Remainders of one stage may have the shape of another's tiles, so all get what one of them needs.
        flag = " {vectorize_nd_extract}" if self.payload.gathers else ""
        for kind in kinds:
            (handle,) = self._made(
                "tiles",
                f'transform.structured.match ops{{["linalg.generic"]}} filter_result_type = {kind} in {self.function}',
            )
            self._add(f"transform.structured.vectorize {handle}{flag} : {ANY}")
        for name in tuples:
            # An operation with several results has no type to match; partial tiles of dynamic size stay loops.
            (handle,) = self._made(
                "tiles", f'transform.structured.match attributes {{{STAGE} = "{name}"}} in {self.function}'
            )
            self._add(f"transform.sequence {handle} : {ANY} failures(suppress) {{")
            self._add(f"^bb0(%each: {ANY}):")
            self._add(f"  transform.structured.vectorize %each{flag} : {ANY}")
            self._add("}")
        self._patterns(
            "canonicalization",
            "vector.transfer_permutation_patterns",
            "tensor.fold_tensor_subset_ops_into_vector_transfers",
            cse=True,
        )

    def _bufferize(self, plans: Sequence[Plan]) -> None:
        self._comment("Tensors become buffers.")
        (module,) = self._made(
            "bufferized",
            "transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %module "
            "{bufferize_function_boundaries = true}",
        )
        (self.function,) = self._made("f", f'transform.structured.match ops{{["func.func"]}} in {module}')
        self._patterns("canonicalization", cse=True)
        self._patterns("canonicalization")
        if any(plan.vectorized for plan in plans):
            self._comment("What a loop reads and writes at the same place each time stays in registers.")
            (self.function,) = self._made("f", f"transform.structured.hoist_redundant_vector_transfers {self.function}")
            self._add(f"transform.memref.erase_dead_alloc_and_stores {self.function} : ({ANY}) -> ()")
        if "tensor.empty" in self.payload.text:
            self._comment("Memory is taken once for all iterations of a loop, and given back.")
            self._add(f"transform.bufferization.buffer_loop_hoisting {self.function} : {ANY}")
            self._pass("buffer-deallocation-pipeline")
        if any(group.kind == "forall" for plan in plans for group in plan.groups):
            self._comment("Parallel loops run on all cores.")
            (loops,) = self._made("parallel", f'transform.structured.match ops{{["scf.forall"]}} in {self.function}')
            self._add(f'transform.annotate {loops} "lamina.parallel" : {ANY}')


def _roots(plan: Plan, group: Group) -> list[str]:
    """Returns the variables of a group's loops, outermost first."""
    return [name for name in plan.dims if name in group.sizes]


def _prefetch_mark(plan: Plan, number: int, what: str) -> str:
    return f"prefetch_{symbol(plan.name)}_{number}_{what}"


def _interchange(plan: Plan) -> list[int]:
    """Returns the order of the loops that are left in the operation, as a permutation; empty for the order it has."""
    if not plan.structured:
        return []
    rest = [plan.dims.index(name) for name in plan.order]
    order = [position for position in range(len(plan.dims)) if position not in rest] + rest
    return [] if order == sorted(order) or _same_loops(plan, order) else order


def _same_loops(plan: Plan, order: Sequence[int]) -> bool:
    """True if a permutation moves only loops of a single iteration."""
    sizes = dict(plan.extents)
    for group in plan.groups:
        for name, size in group.sizes.items():
            sizes[name] = min(sizes[name], size)
    moved = [position for position in order if sizes[plan.dims[position]] > 1]
    return moved == sorted(moved)
