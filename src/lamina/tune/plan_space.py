"""The automatic scheduler's choices as a search space: register tiles, loop orders, packing, chunks, and groups.

Operations with the same computation share their choices. Operations with a small share of the work keep the automatic
tile.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

from lamina.conversion.vector_loops.tile import VectorTile
from lamina.ir.operation import Operation
from lamina.schedule.automatic import Plan, plan
from lamina.schedule.database import computation_of, module_text
from lamina.schedule.groups import Group
from lamina.schedule.structure import StructuredOp
from lamina.schedule.tiles import Choice
from lamina.target import Target
from lamina.tune.space import Parameter, Space, Value

_SMALL_SHARE = 0.02
"""Operations with a smaller share of all work keep their tile."""
_COUNTS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 24)
"""Iterations of a loop in registers."""
_VECTORS = (1, 2, 3, 4, 6, 8)
"""Registers along the vectors."""
_UNROLLED = (1, 2, 4, 8, 16)
_MOST_ORDERS = 8
_LONGEST_BODY = 256
"""Instances of the block in the innermost loop."""


@dataclass(frozen=True)
class _Tiled:
    """The choices of equal operations, under a common prefix."""

    prefix: str
    op: StructuredOp
    numbers: tuple[int, ...]
    tile: VectorTile
    orders: tuple[tuple[int, ...], ...]
    packable: tuple[int, ...]


class PlanSpace(Space):
    """The automatic scheduler's decisions for a module. Raises ValueError if there are none."""

    def __init__(self, module: Operation, target: Target, *, parallel: bool = False) -> None:
        self.module, self.target = module, target
        self._plan = plan(module, target)
        self._tiled = self._find_tiled()
        self.parameters: list[Parameter] = []
        for tiled in self._tiled:
            self.parameters += self._parameters_of(tiled, parallel)
        self._group_options = [self._options_of_group(group) for group in self._plan.groups]
        for number, options in enumerate(self._group_options):
            names = tuple("x".join(map(str, tiles)) if tiles else "apart" for tiles in options)
            self.parameters.append(Parameter(f"group {number}", names, names[0]))
        self.parameters = [parameter for parameter in self.parameters if len(parameter.options) > 1]
        if not self.parameters:
            raise ValueError("the search space is empty: no operation of the module is scheduled")

    # ---- What there is to choose

    def _find_tiled(self) -> list[_Tiled]:
        total = sum(op.iterations * op.work for op in self._plan.operations) or 1
        equal: dict[str, list[int]] = {}
        for number, (op, choice) in enumerate(zip(self._plan.operations, self._plan.final_choices, strict=True)):
            if choice is not None:
                equal.setdefault(computation_of(op), []).append(number)
        loops: list[_Tiled] = []
        names: dict[str, int] = {}
        for numbers in equal.values():
            op, choice = self._plan.operations[numbers[0]], self._plan.final_choices[numbers[0]]
            assert choice is not None
            if len(numbers) * op.iterations * op.work < _SMALL_SHARE * total:
                continue
            title = f"{op.op.name.removeprefix('linalg.')} {'x'.join(map(str, op.static_sizes))}"
            names[title] = names.get(title, 0) + 1
            prefix = title if names[title] == 1 else f"{title} #{names[title]}"
            tile = choice.tile
            packable = () if len(tile.sizes) != len(op.kinds) or tile.dot else _packable(op, tile.dim)
            loops.append(_Tiled(prefix, op, tuple(numbers), tile, _orders(op, tile), packable))
        return loops

    def _parameters_of(self, tiled: _Tiled, parallel: bool) -> list[Parameter]:
        op, tile = tiled.op, tiled.tile
        lanes = self.target.lanes(op.widest)
        is_flat = len(tile.sizes) != len(op.kinds)
        longest = 2 * (op.iterations if is_flat else op.size(tile.dim))
        lengths = sorted({tile.length, *(lanes * count for count in _VECTORS if lanes * count < longest)})
        parameters = [Parameter(f"{tiled.prefix}: length", tuple(lengths), tile.length)]
        for loop in () if is_flat else range(len(op.kinds)):
            if loop == tile.dim or op.size(loop) == 1:
                continue
            counts = _COUNTS if loop in op.parallel else _UNROLLED
            step = 4 if tile.dot and loop == op.reductions[-1] else 1
            options = {tile.sizes[loop], *(count for count in counts if count <= op.size(loop) and count % step == 0)}
            parameters.append(Parameter(f"{tiled.prefix}: d{loop}", tuple(sorted(options)), tile.sizes[loop]))
        names = tuple(" ".join(f"d{loop}" for loop in order) for order in tiled.orders)
        parameters.append(Parameter(f"{tiled.prefix}: order", names, names[0]))
        for number in tiled.packable:
            parameters.append(Parameter(f"{tiled.prefix}: pack {number}", (False, True), number in tile.pack))
        if parallel and tile.chunks:
            chunks = sorted({tile.chunks, *(self.target.cores * count for count in (1, 2, 4, 8, 16))})
            parameters.append(Parameter(f"{tiled.prefix}: chunks", tuple(chunks), tile.chunks))
        return parameters

    def _options_of_group(self, group: Group) -> list[tuple[int, ...]]:
        """Tiles of a group; none of them for its operations apart."""
        root = self._plan.operations[group.root]
        last, size = group.tiles[-1], root.size(group.loops[-1])
        sizes = [last, *(one for one in (last // 4, last // 2, last * 2, last * 4) if 1 <= one <= size)]
        return [*((*group.tiles[:-1], size) for size in dict.fromkeys(sizes)), ()]

    # ---- From choices to decisions

    def _tile(self, tiled: _Tiled, values: Mapping[str, Value]) -> VectorTile:
        tile, prefix = tiled.tile, tiled.prefix
        sizes = list(tile.sizes)
        for loop in range(len(sizes)):
            name = "length" if loop == tile.dim else f"d{loop}"
            sizes[loop] = int(values.get(f"{prefix}: {name}", sizes[loop]))
        names = {" ".join(f"d{loop}" for loop in order): order for order in tiled.orders}
        order = names.get(str(values.get(f"{prefix}: order")), tile.order)
        pack = tuple(
            number
            for number in sorted({*tiled.packable, *tile.pack})
            if values.get(f"{prefix}: pack {number}", number in tile.pack)
        )
        chunks = int(values.get(f"{prefix}: chunks", tile.chunks))
        return tile._replace(sizes=tuple(sizes), order=order, pack=pack, chunks=chunks)

    def tiles(self, values: Mapping[str, Value]) -> dict[str, VectorTile]:
        """Returns the tile of each computation that the space has choices for, by its text."""
        return {computation_of(tiled.op): self._tile(tiled, values) for tiled in self._tiled}

    def changed_plan(self, values: Mapping[str, Value]) -> Plan:
        """Returns the plan of the scheduler with these choices."""
        decisions: list[Choice | None] = list(self._plan.final_choices)
        for tiled in self._tiled:
            tile = self._tile(tiled, values)
            for number in tiled.numbers:
                before = decisions[number]
                assert before is not None
                reasons = before.reasons if tile == before.tile else ["tuned"]
                decisions[number] = Choice(tile, reasons)
        groups = []
        for number, (group, options) in enumerate(zip(self._plan.groups, self._group_options, strict=True)):
            names = {"x".join(map(str, tiles)) if tiles else "apart": tiles for tiles in options}
            tiles = names.get(str(values.get(f"group {number}")), options[0])
            if tiles:
                groups.append(group._replace(tiles=tiles))
        return replace(self._plan, choices=decisions, groups=groups, is_final=True)

    def script(self, values: Mapping[str, Value]) -> str:
        return self.changed_plan(values).script()

    def problem(self, values: Mapping[str, Value]) -> str | None:
        for tiled in self._tiled:
            problem = _problem(tiled.op, self._tile(tiled, values), self.target)
            if problem is not None:
                return f"{tiled.prefix}: {problem}"
        return None

    def features(self, values: Mapping[str, Value]) -> list[float] | None:
        totals = [0.0] * 6
        for tiled in self._tiled:
            share = len(tiled.numbers) * tiled.op.iterations * tiled.op.work
            for at, feature in enumerate(_features(tiled.op, self._tile(tiled, values), self.target)):
                totals[at] += share * feature
        whole = sum(len(tiled.numbers) * tiled.op.iterations * tiled.op.work for tiled in self._tiled) or 1
        return [total / whole for total in totals]

    @property
    def identity(self) -> str:
        return f"{self.target.name}\n{module_text(self.module)}"


def _orders(op: StructuredOp, tile: VectorTile) -> tuple[tuple[int, ...], ...]:
    """Orders of the loops around the tile, the scheduler's own first: those of parallel loops, and reductions before
    the loop of the vectors."""
    if len(tile.sizes) != len(op.kinds):
        return (tile.order,)
    orders = [tile.order]
    moving = [loop for loop in tile.order if loop in op.parallel and op.size(loop) > tile.sizes[loop]]
    for arranged in itertools.permutations(moving):
        rest = iter(arranged)
        orders.append(tuple(next(rest) if loop in moving else loop for loop in tile.order))
    reductions = [loop for loop in tile.order if loop in op.reductions]
    if reductions and len(op.outputs) == 1 and tile.dim in op.parallel and not tile.dot:
        others = [loop for loop in tile.order if loop not in reductions and loop != tile.dim]
        orders.append((*others, *reductions, tile.dim))
    return tuple(dict.fromkeys(orders))[:_MOST_ORDERS]


def _packable(op: StructuredOp, dim: int) -> tuple[int, ...]:
    """Returns the inputs whose panel along the vectors is reused by a loop that they do not depend on."""
    if dim not in op.parallel:
        return ()
    return tuple(
        number
        for number, operand in enumerate(op.inputs)
        if dim in operand.loops
        and operand.map.is_projected_permutation()
        and operand.loops & set(op.reductions)
        and any(loop not in operand.loops and op.size(loop) > 1 for loop in op.parallel)
    )


def _results_in_registers(op: StructuredOp, tile: VectorTile, target: Target) -> int:
    if len(tile.sizes) != len(op.kinds):
        return -(-tile.length // target.lanes(op.widest))
    rows = prod(size for loop, size in enumerate(tile.sizes) if loop != tile.dim and loop in op.parallel)
    return rows * -(-tile.length // target.lanes(op.widest))


def _instances(op: StructuredOp, tile: VectorTile, target: Target) -> int:
    """Returns the number of instances of the block in the innermost loop."""
    if len(tile.sizes) != len(op.kinds):
        return _results_in_registers(op, tile, target)
    unrolled = prod(size for loop, size in enumerate(tile.sizes) if loop != tile.dim and loop in op.reductions)
    return _results_in_registers(op, tile, target) * unrolled


def _problem(op: StructuredOp, tile: VectorTile, target: Target) -> str | None:
    if op.reductions and _results_in_registers(op, tile, target) > target.registers - 2:
        return "the results do not fit into registers"
    if _instances(op, tile, target) * min(op.work, 8) > _LONGEST_BODY:
        return "the innermost loop is too long"
    return None


def _features(op: StructuredOp, tile: VectorTile, target: Target) -> list[float]:
    """Per operation of the block: loads, loop steps, work on ends of loops, registers in use, packing, and an estimate
    of cycles from them."""
    lanes = target.lanes(op.widest)
    results = _results_in_registers(op, tile, target)
    instances = _instances(op, tile, target)
    registers_along = -(-tile.length // lanes)
    loads = 0.0
    wasted = 1.0
    if len(tile.sizes) == len(op.kinds):
        for operand in op.inputs:
            if operand.shape:
                used = prod(tile.sizes[loop] for loop in operand.loops if loop in op.parallel and loop != tile.dim)
                loads += used * (registers_along if tile.dim in operand.loops else 1)
        for loop, size in enumerate(tile.sizes):
            extent = op.size(loop)
            wasted *= -(-extent // size) * size / extent
    loads = max(loads, 1.0) / results
    step = 4.0 / instances
    full = results / target.registers
    cycles = (max(0.5 * op.work, 0.5 * loads) + 0.15 * loads + step) * wasted
    return [loads, step, wasted - 1, full, float(bool(tile.pack)), cycles]
