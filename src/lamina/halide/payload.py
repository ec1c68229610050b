"""Generates the algorithm as MLIR text: each stage a structured operation on tensors, in one function.

Tensors have Halide's dimensions in reverse order, as in NumPy. Stages that are not structured operations become
loops over single elements.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from lamina.halide.body import Body, Names
from lamina.halide.bounds import Interval
from lamina.halide.buffer import Param
from lamina.halide.errors import ScheduleError
from lamina.halide.expr import Access, Expr, Known, Scalar, walk
from lamina.halide.func import Func
from lamina.halide.fused_loops import Family, pieces, stage_order
from lamina.halide.pipeline import Box, Lowering
from lamina.halide.realization import Realization
from lamina.halide.sizes import Atom, Number, Size, Symbol
from lamina.halide.slices import (
    Operand,
    dim_name,
    dim_names,
    extents_of,
    lows_of,
    plan_extent,
    plan_ranges,
    slice_of,
    tensor_type,
)
from lamina.halide.stages import Plan, Planner, is_own_place, place_of
from lamina.halide.types import Int, Type

STAGE = "stage"
# The mark of lamina-sliding-windows.
SLIDES = "lamina.slides"


class Payload:
    """Writes the function. ``gathers`` are the stages that read single elements at computed places,
    ``counted`` those whose values depend on where they are."""

    def __init__(self, lowering: Lowering, planner: Planner, arguments: Sequence[Any]) -> None:
        self.lowering, self.planner = lowering, planner
        self.arguments = list(arguments)
        self.names = Names()
        self.lines: list[str] = []
        self.maps: dict[str, str] = {}
        # The tensors of a realization, one per component.
        self.values: dict[int, list[str]] = {}
        self.inputs: dict[int, str] = {}
        self.buffers: dict[int, str] = {}
        self.numbers: dict[Number, str] = {}
        self.gathers: set[str] = set()
        self.counted: set[str] = set()
        self.text = self._function()

    # ---- The function

    def _function(self) -> str:
        outputs = self.lowering.outputs
        heads: list[str] = []
        for number, argument in enumerate(self.arguments):
            if isinstance(argument, Param):
                self.inputs[id(argument)] = name = self.names.new(argument.name())
                heads.append(f"{name}: {argument.type().mlir}")
            else:
                sizes = extents_of(self.lowering.image_boxes[id(argument)])
                self.inputs[id(argument)], memory = self._argument(
                    heads, number, argument.name(), sizes, argument.type(), ""
                )
                self.buffers[id(argument)] = memory
        outs: dict[int, list[str]] = {}
        number = len(self.arguments)
        for output in outputs:
            shape = extents_of(self.lowering.given[id(output)])
            outs[id(output)] = []
            for type in output.types():
                outs[id(output)].append(self._argument(heads, number, output.name(), shape, type, " writable")[0])
                number += 1
        self._compute(outs)
        head_of = iter(heads[len(self.arguments) :])
        for output in outputs:
            self._write_output(output, head_of)
        self.lines.append("  return")
        name = symbol(outputs[0].name())
        indent = ",\n" + " " * len(f"func.func @{name}(")
        # The other half of what `restrict` promises, which bufferization drops.
        count = len(self.arguments)
        heads = [*heads[:count], *(f"{output_head} {{llvm.noalias}}" for output_head in heads[count:])]
        head = f"func.func @{name}({indent.join(heads)}) attributes {{llvm.emit_c_interface}} {{"
        return "\n".join([head, *self.lines, "}"]) + "\n"

    def _write_output(self, output: Func, heads: Iterator[str]) -> None:
        box, given = self.lowering.boxes[id(output)], self.lowering.given[id(output)]
        realization = next(each for each in self.planner.made if each.func is output)
        shape, whole = extents_of(given), extents_of(box)
        for result, type in zip(self.values[id(realization)], output.types(), strict=True):
            memory, _, kind = next(heads).partition(": ")
            if box != given:
                # Other outputs read more of it than the caller wants.
                starts = [first - low for (low, _), (first, _) in zip(reversed(box), reversed(given), strict=True)]
                part = f"{self._list(starts)} {self._list(shape)} {[1] * len(shape)}"
                result = self._line(
                    output.name(),
                    f"tensor.extract_slice {result}{part} : {tensor_type(whole, type)} to {tensor_type(shape, type)}",
                )
            self.lines += [
                f"  bufferization.materialize_in_destination {result} in restrict writable {memory}",
                f"    : ({tensor_type(shape, type)}, {kind}) -> ()",
            ]

    def _argument(
        self, heads: list[str], number: int, name: str, shape: list[Number], type: Type, writable: str
    ) -> tuple[str, str]:
        """Returns a buffer that the caller owns, as a tensor, and its name."""
        memory, tensor = self.names.new(f"{name}_buffer"), tensor_type(shape, type)
        kind = tensor.replace("tensor", "memref", 1)
        heads.append(f"{memory}: {kind}")
        for position, size in enumerate(shape):
            atom = size.terms[0][0] if isinstance(size, Size) else None
            if isinstance(atom, Symbol) and atom.argument == number and size not in self.numbers:
                place = self.size(position)
                self.numbers[size] = self._line(f"{name}_size", f"memref.dim {memory}, {place} : {kind}")
        text = f"bufferization.to_tensor {memory} restrict{writable} : {kind} to {tensor}"
        return self._line(name, text), memory

    # ---- Numbers known when the function runs

    def size(self, number: Number) -> str:
        """Returns the name of a number as an index."""
        if number not in self.numbers:
            if isinstance(number, int):
                self.numbers[number] = self._line(f"c{number}", f"arith.constant {number} : index")
            else:
                self.numbers[number] = self._sum(number)
        return self.numbers[number]

    def _sum(self, number: Size) -> str:
        places = [f"s{position}" for position in range(len(number.terms))]
        terms = [f"{place} * {factor}" for place, (_, factor) in zip(places, number.terms, strict=True)]
        expr = " + ".join([*terms, str(number.constant)])
        values = [self._atom(atom) for atom, _ in number.terms]
        text = f"affine.apply affine_map<()[{', '.join(places)}] -> ({expr})>()[{', '.join(values)}]"
        return self._line("size", text)

    def _atom(self, atom: Atom) -> str:
        alone = Size(((atom, 1),), 0)
        if alone in self.numbers:
            return self.numbers[alone]
        assert not isinstance(atom, Symbol)
        left = self.size(atom.left)
        if atom.kind == "div":
            text = f"affine.apply affine_map<()[s0] -> (s0 floordiv {atom.right})>()[{left}]"
        else:
            text = f"affine.{atom.kind} affine_map<()[s0, s1] -> (s0, s1)>()[{left}, {self.size(atom.right)}]"
        self.numbers[alone] = self._line("size", text)
        return self.numbers[alone]

    def _list(self, numbers: Sequence[Number]) -> str:
        """Returns numbers as a list of offsets or sizes."""
        shown = [str(number) if isinstance(number, int) else self.size(number) for number in numbers]
        return f"[{', '.join(shown)}]"

    def _empty(self, hint: str, sizes: Sequence[Number], type: Type) -> str:
        dynamic = ", ".join(self.size(size) for size in sizes if not isinstance(size, int))
        return self._line(hint, f"tensor.empty({dynamic}) : {tensor_type(sizes, type)}")

    def map_lines(self) -> list[str]:
        return [f"{alias} = affine_map<{text}>" for text, alias in self.maps.items()]

    def _compute(self, outs: dict[int, list[str]]) -> None:
        """Writes all stages."""
        order = stage_order(self.planner.made)
        plans = sorted(self.planner.plans.values(), key=lambda plan: order[id(plan.realization), plan.number])
        written: list[Plan] = []
        for plan in plans:
            realization = plan.realization
            if id(realization) not in self.values:
                self.values[id(realization)] = self._initial(realization, outs)
            if any(plan is other for other in written):
                continue
            family = self.planner.family_of(plan)
            members = [plan] if family is None else self._members(family, outs)
            self._family(members)
            written += members

    def _members(self, family: Family, outs: dict[int, list[str]]) -> list[Plan]:
        for member in family.members:
            if id(member.realization) not in self.values:
                self.values[id(member.realization)] = self._initial(member.realization, outs)
        return [self.planner.plans[member.key] for member in family.members]

    def _initial(self, realization: Realization, outs: dict[int, list[str]]) -> list[str]:
        func = realization.func
        given = self.lowering.given.get(id(func))
        if given is not None and given == realization.box:
            return outs[id(func)]
        shape = extents_of(realization.box)
        return [self._empty(f"{realization.name}_init", shape, type) for type in func.types()]

    def _family(self, plans: Sequence[Plan]) -> None:
        """Writes stages whose loops are fused next to each other; what is not fused comes before and after them."""
        later: list[Plan] = []
        for plan in plans:
            before, after = pieces(plan_ranges(replace(plan, ranges={})), plan.ranges)
            parts = [replace(plan, ranges=box, piece=number) for number, box in enumerate((*before, *after), 1)]
            for part in parts[: len(before)]:
                self._stage(part)
            later += parts[len(before) :]
        results = [self._stage(plan, put_back=False) for plan in plans]
        for plan, (places, names) in zip(plans, results, strict=True):
            if places:
                self._put_all_back(plan, places, names)
        for plan in later:
            self._stage(plan)

    def _stage(self, plan: Plan, *, put_back: bool = True) -> tuple[list[Operand], list[str]]:
        stage, realization = plan.stage, plan.realization
        shown = ", ".join(repr(argument) for argument in stage.arguments)
        self.lines.append(f"  // {realization.func.name()}({shown}) = {_shortened(stage.values)}")
        if not plan.structured:
            self.values[id(realization)] = self._loops(plan)
            return [], []
        places, results = self._structured(plan)
        if put_back:
            self._put_all_back(plan, places, results)
        return places, results

    def _put_all_back(self, plan: Plan, places: Sequence[Operand], results: Sequence[str]) -> None:
        self.values[id(plan.realization)] = [
            self._put_back(plan, place, result) for place, result in zip(places, results, strict=True)
        ]

    def _line(self, hint: str, text: str) -> str:
        name = self.names.new(hint)
        self.lines.append(f"  {name} = {text}")
        return name

    # ---- Structured stages

    def _structured(self, plan: Plan) -> tuple[list[Operand], list[str]]:
        """Returns the slices that an operation writes, and its results."""
        stage, func = plan.stage, plan.realization.func
        operands: dict[tuple[Any, ...], tuple[Operand, str]] = {}
        by_access: dict[int, str] = {}
        for node in (node for value in stage.values for node in walk(value) if isinstance(node, Access)):
            if is_own_place(stage, node):
                continue
            operand = self._operand(node, plan)
            if operand is None:
                self.gathers.add(plan.name)
                continue
            key = operand.key()
            if key not in operands:
                operands[key] = operand, self.names.new(str(node.target.name()))
            by_access[id(node)] = operands[key][1]
        inputs = [(self._slice(operand), operand) for operand, _ in operands.values()]
        arguments = [f"{name}: {operand.type.mlir}" for operand, name in operands.values()]
        window = self._window(plan, [operand for operand, _ in operands.values()])
        if window is not None:
            inputs.append(window)
            arguments.append(f"{self.names.new('window')}: {window[1].type.mlir}")
        places = self._places(plan)
        targets = [self._slice(place) for place in places]
        outs = [self.names.new(f"{func.name()}_at") for _ in places]
        arguments += [f"{out}: {place.type.mlir}" for out, place in zip(outs, places, strict=True)]
        load, any_order = self._loader(plan, by_access, outs), stage.definition.schedule.is_atomic
        body = Body("    ", self.names, load, self._counter(plan), self._param, any_order=any_order)
        yielded = [body.emit(value) for value in stage.values]
        body.lines.append(f"    linalg.yield {', '.join(yielded)} : {', '.join(place.type.mlir for place in places)}")
        maps = [self._map(plan, operand) for operand in (*(operand for _, operand in inputs), *places)]
        written = {name for form in place_of(stage) or () for name, _ in form.terms}
        iterators = ", ".join(f'"{"parallel" if name in written else "reduction"}"' for name in plan.dims)
        types = ", ".join(tensor_type(operand.kept, operand.type) for _, operand in inputs)
        shown_inputs = f"ins({', '.join(name for name, _ in inputs)} : {types}) " if inputs else ""
        kinds = ", ".join(tensor_type(place.kept, place.type) for place in places)
        name = self.names.new(plan.name)
        results = _results_of(name, len(places))
        mark = f", {SLIDES}" if plan.realization.slides else ""
        self.lines += [
            f"  {_binding(name, len(places))} = linalg.generic {{",
            f"    indexing_maps = [{', '.join(maps)}],",
            f"    iterator_types = [{iterators}]",
            f'  }} {shown_inputs}outs({", ".join(targets)} : {kinds}) attrs = {{{STAGE} = "{plan.name}"{mark}}} {{',
            f"  ^bb0({', '.join(arguments)}):",
            *body.lines,
            f"  }} -> {kinds if len(places) == 1 else f'({kinds})'}",
        ]
        return places, results

    def _operand(self, access: Access, plan: Plan) -> Operand | None:
        source, box, nested = self._source(access, plan)
        slice = slice_of(access.arguments, box, plan, source, access.type(), extents_of(box))
        if slice is None and nested is not None:
            raise ScheduleError(
                f'"{plan.name}" accesses "{nested.func.name()}" at {access!r}, not a box for a tile of it; use '
                f"{nested.func.name()}.compute_root()",
                nested.func.compute_source or plan.stage.definition.source,
            )
        return slice

    def _source(self, access: Access, plan: Plan) -> tuple[str, Box, Realization | None]:
        """Returns the tensor of an access, its box, and the realization if that is computed inside another one."""
        target = access.target
        if id(target) in self.inputs:
            return self.inputs[id(target)], self.lowering.image_boxes[id(target)], None
        own = plan.realization
        producer = own if target is own.func else own.uses[plan.number, id(target)]
        tensor = self.values[id(producer)][access.component]
        return tensor, producer.box, producer if producer.site is not None else None

    def _slice(self, operand: Operand) -> str:
        if operand.is_whole:
            return operand.source
        whole, part = tensor_type(operand.shape, operand.type), tensor_type(operand.kept, operand.type)
        return self._line(
            f"{operand.source[1:]}_part",
            f"tensor.extract_slice {operand.source}{self._list(operand.offsets)} {self._list(operand.sizes)} "
            f"{operand.strides} : {whole} to {part}",
        )

    def _places(self, plan: Plan) -> list[Operand]:
        """Returns for each component the slice that the operation writes, and its map."""
        realization = plan.realization
        shape = extents_of(realization.box)
        places = []
        for tensor, type in zip(self.values[id(realization)], realization.func.types(), strict=True):
            place = slice_of(plan.stage.arguments, realization.box, _without_tile(plan), tensor, type, shape)
            assert place is not None
            places.append(place)
        return places

    def _put_back(self, plan: Plan, place: Operand, name: str) -> str:
        if place.is_whole:
            return name
        part, whole = tensor_type(place.kept, place.type), tensor_type(place.shape, place.type)
        return self._line(
            plan.realization.func.name(),
            f"tensor.insert_slice {name} into {place.source}{self._list(place.offsets)} {self._list(place.sizes)} "
            f"{place.strides} : {part} into {whole}",
        )

    def _window(self, plan: Plan, operands: Sequence[Operand]) -> tuple[str, Operand] | None:
        """Returns an operand that only defines the extents of variables that no other operand determines alone."""
        shown = {expr for operand in operands for expr in operand.exprs if expr is not None}
        written = {name for form in place_of(plan.stage) or () for name, _ in form.terms}
        hidden = [name for name in plan.dims if name not in written and dim_name(name, plan) not in shown]
        if not hidden:
            return None
        sizes = [plan_extent(plan, name) for name in hidden]
        type = plan.realization.func.types()[0]
        name = self._empty("window", sizes, type)
        ones, zeros = [1] * len(sizes), list[Number]([0] * len(sizes))
        return name, Operand(name, type, sizes, zeros, sizes, ones, [dim_name(expr, plan) for expr in hidden])

    def _map(self, plan: Plan, operand: Operand) -> str:
        results = ", ".join(expr for expr in operand.exprs if expr is not None)
        text = f"({', '.join(dim_names(plan))}) -> ({results})"
        return self.maps.setdefault(text, f"#map{len(self.maps)}")

    # ---- What bodies read

    def _loader(self, plan: Plan, by_access: dict[int, str], outs: Sequence[str]) -> Any:
        def load(body: Body, access: Access) -> str:
            if is_own_place(plan.stage, access):
                return outs[access.component]
            known = by_access.get(id(access))
            return known if known is not None else self._gather(body, access, plan)

        return load

    def _gather(self, body: Body, access: Access, plan: Plan) -> str:
        source, box, nested = self._source(access, plan)
        places = self._coordinates(body, access.arguments, box)
        type = tensor_type(extents_of(box), access.type())
        return body.add(f"tensor.extract {source}[{', '.join(places)}] : {type}", str(access.target.name()))

    @staticmethod
    def _coordinates(body: Body, arguments: Sequence[Expr], box: Box) -> list[str]:
        return [
            body.index(body.emit(_moved(argument, first)))
            for argument, (first, _) in zip(reversed(arguments), reversed(box), strict=True)
        ]

    def _counter(self, plan: Plan) -> Any:
        low = lows_of(plan)

        def variable(body: Body, name: str) -> str:
            self.counted.add(plan.name)
            index = body.add(f"linalg.index {plan.dims.index(name)} : index", "i")
            return self._shifted(body, index, low[name], name)

        return variable

    def _shifted(self, body: Body, index: str, low: Number, name: str) -> str:
        value = body.add(f"arith.index_cast {index} : index to i32", name.rpartition("$")[2])
        if isinstance(low, Size):
            value = body.add(f"arith.addi {value}, {self._known(body, low)} : i32", name.rpartition("$")[2])
        elif low:
            value = body.add(f"arith.addi {value}, {body.constant(low, Int(32))} : i32", name.rpartition("$")[2])
        return value

    def _param(self, body: Body, node: Scalar | Known) -> str:
        return self._known(body, node.number) if isinstance(node, Known) else self.inputs[id(node.param)]

    def _known(self, body: Body, number: Number) -> str:
        return body.add(f"arith.index_cast {self.size(number)} : index to i32", "size")

    # ---- Stages as loops over elements

    def _loops(self, plan: Plan) -> list[str]:
        """Returns a stage that reads or writes at other places than its own: loops in the order of the schedule."""
        realization, stage = plan.realization, plan.stage
        func = realization.func
        types = [tensor_type(extents_of(realization.box), type) for type in func.types()]
        shown_types = ", ".join(types)
        ranges = plan_ranges(plan)
        tensors = self.values[id(realization)]
        zero, step = self.size(0), self.size(1)
        counters: dict[str, str] = {}
        indent = "  "
        results: list[tuple[str, str]] = []
        for name in (loop.parts[0].root for loop in reversed(stage.definition.schedule.loops)):
            low, high = ranges[name]
            end = self.size(high - low + 1)
            counters[name], result = self.names.new("i"), self.names.new(plan.name)
            carried = [self.names.new("carried") for _ in types]
            starts = ", ".join(f"{inside} = {tensor}" for inside, tensor in zip(carried, tensors, strict=True))
            results.append(
                (f"{indent}{_binding(result, len(types))} = scf.for {counters[name]} = {zero} to {end} step {step} "
                 f"iter_args({starts}) -> ({shown_types}) {{", result)
            )  # fmt: skip
            tensors = carried
            indent += "  "
        load, variable = self._element_loader(plan, tensors), self._loop_counter(counters, ranges)
        body = Body(indent, self.names, load, variable, self._param)
        places = self._coordinates(body, stage.arguments, realization.box)
        # All components are read before the first is written.
        values = [body.emit(value) for value in stage.values]
        if func.traces_stores:
            self._trace(body, plan, values)
        last = [
            body.add(f"tensor.insert {value} into {tensor}[{', '.join(places)}] : {type}", plan.name)
            for value, tensor, type in zip(values, tensors, types, strict=True)
        ]
        self.lines += [line for line, _ in results] + body.lines
        for _, result in reversed(results):
            self.lines.append(f"{indent}scf.yield {', '.join(last)} : {shown_types}")
            indent = indent[:-2]
            self.lines.append(f"{indent}}}")
            last = _results_of(result, len(types))
        return last

    @staticmethod
    def _trace(body: Body, plan: Plan, values: Sequence[str]) -> None:
        func, arguments = plan.realization.func, plan.stage.arguments
        commas = [part for _ in arguments for part in (None, ", ")][:-1]
        for component, (value, type) in enumerate(zip(values, func.types(), strict=True)):
            coordinates = [(body.emit(argument), Int(32)) for argument in arguments]
            body.show(
                [f"Store {func.name()}.{component}(", *commas, ") = ", None, "\n"], [*coordinates, (value, type)]
            )

    def _element_loader(self, plan: Plan, tensors: Sequence[str]) -> Any:
        def load(body: Body, access: Access) -> str:
            if access.target is not plan.realization.func:
                return self._gather(body, access, plan)
            places = self._coordinates(body, access.arguments, plan.realization.box)
            type = tensor_type(extents_of(plan.realization.box), access.type())
            tensor = tensors[access.component]
            return body.add(f"tensor.extract {tensor}[{', '.join(places)}] : {type}", plan.realization.func.name())

        return load

    def _loop_counter(self, counters: dict[str, str], ranges: dict[str, Interval]) -> Any:
        def variable(body: Body, name: str) -> str:
            return self._shifted(body, counters[name], ranges[name][0], name)

        return variable


def _moved(argument: Expr, first: Number) -> Expr:
    """Returns a coordinate counted from the first one of a box."""
    if isinstance(first, Size):
        return argument - Known(first)
    return argument - first if first else argument


def _without_tile(plan: Plan) -> Plan:
    """Returns the plan without vectorization: a stage always writes a slice."""
    return replace(plan, tile=dict.fromkeys(plan.tile, 1))


def _binding(name: str, count: int) -> str:
    """Returns the name of an operation's results where they are defined."""
    return name if count == 1 else f"{name}:{count}"


def _results_of(name: str, count: int) -> list[str]:
    return [name] if count == 1 else [f"{name}#{number}" for number in range(count)]


def _shortened(values: Sequence[Expr]) -> str:
    text = ", ".join(map(repr, values))
    return text if len(text) <= 90 else text[:87] + "..."


def symbol(name: str) -> str:
    """Returns a name as it may follow ``@``."""
    return "".join(letter if letter.isalnum() or letter in "_." else "_" for letter in name)
