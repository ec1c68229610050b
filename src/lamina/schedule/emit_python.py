"""Converts a transform script to a Python schedule that records the same script."""

from __future__ import annotations

import keyword
import re
from collections.abc import Sequence
from typing import Any

from lamina.asm.parser import parse_module
from lamina.define.fields import SINGLE, resolve_constraint
from lamina.dialects.transform.ops import ApplyPatternsOp, NamedSequenceOp, YieldOp
from lamina.ir.attribute import Attribute
from lamina.ir.attributes import UnitAttr
from lamina.ir.cloning import IRMapping
from lamina.ir.operation import Operation
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.schedule.automatic import ENTRY_POINT
from lamina.schedule.steps import groups_of, result_types
from lamina.transform.tuning import choices

_HEAD = '''"""A schedule; give it the file that it is for."""

import pathlib
import sys

import lamina


def schedule(s: lamina.schedule.Session) -> None:
'''
_TAIL = """

if __name__ == "__main__":
    with lamina.schedule.on(pathlib.Path(sys.argv[1])) as session:
        schedule(session)
    print(session.script())
"""
# Steps without fields that have a dedicated method.
_METHODS = {
    "transform.apply_cse": "cse",
    "transform.apply_licm": "hoist_invariant_code",
    "transform.loop.hoist_loop_invariant_subsets": "hoist_subsets",
    "transform.structured.decompose_interface": "decompose",
    "transform.structured.generalize": "generalize",
    "transform.structured.hoist_redundant_vector_transfers": "hoist_transfers",
    "transform.structured.vectorize": "vectorize",
    "transform.structured.vectorize_children_and_apply_patterns": "vectorize_children",
}
_NAMES = {
    "tiled_op": "tile", "tiled_linalg_op": "tile", "loops": "loop", "forall_op": "loop", "for_op": "loop",
    "fused_op": "fused", "new_containing_op": "loop", "results_": "part", "split_op": "parts", "fill_op": "init",
    "combining_op": "combined", "transformed": "made", "result": "made",
}  # fmt: skip
_PATTERNS = "transform.apply_patterns."


def to_python(script: Operation) -> str:
    """Returns a Python program that schedules as the named sequence ``@__transform_main`` of a module does. Raises
    ValueError without one."""
    sequences = list(script.walk(NamedSequenceOp))
    main = next((sequence for sequence in sequences if sequence.sym_name == ENTRY_POINT), None)
    if main is None:
        raise ValueError(f"there is no named sequence @{ENTRY_POINT}")
    return _Writer(main, [sequence for sequence in sequences if sequence is not main]).text()


class _Writer:
    """Writes the statements."""

    def __init__(self, main: NamedSequenceOp, others: Sequence[NamedSequenceOp]) -> None:
        self.main, self.others = main, others
        self.lines: list[str] = []
        self.names: dict[Value, str] = {}
        self.taken: dict[str, int] = {"s": 1, "lamina": 1}
        self.module: Value = main.regions[0].entry_block.arguments[0]
        self.names[self.module] = "s.module"
        self.split: set[Value] = set()

    def text(self) -> str:
        for other in self.others:
            self.lines.append(f"s.define({_quoted(str(other))})")
        for op in self.main.regions[0].entry_block.operations:
            if not isinstance(op, YieldOp):
                self.lines.append(self._statement(op))
        body = "\n".join(self.lines) or "pass"
        return f"{_HEAD}{_indented(body)}\n{_TAIL}"

    # ---- One step

    def _statement(self, op: Operation) -> str:
        if op._attributes or (op.regions and not isinstance(op, ApplyPatternsOp)) or self._has_odd_patterns(op):
            return self._as_mlir(op)
        writer = getattr(self, "_write_" + op.name.removeprefix("transform.").replace(".", "_"), None)
        return (writer(op) if writer is not None else None) or self._short(op) or self._in_general(op)

    def _short(self, op: Any) -> str | None:
        method = _METHODS.get(op.name)
        if method is None or len(op.operands) != 1 or self._fields(op):
            return None
        return f"{self._results(op)}{self._use(op.operands[0])}.{method}()"

    def _in_general(self, op: Any) -> str:
        definition = op.definition
        parts = [repr(op.name.removeprefix("transform."))]
        parts += self._fields(op, operands=True)
        count = next((len(group) for group in groups_of(op, op.results) if isinstance(group, list)), None)
        if count is not None:
            parts.append(f"count={count}")
        given = {field.name: getattr(op, field.name) for field in definition.operands}
        if [*op.result_types] != result_types(type(op), given, [], count, None):
            parts.append(f"types=[{', '.join(repr(str(type)) for type in op.result_types)}]")
        return f"{self._results(op)}s.apply({', '.join(parts)})"

    def _as_mlir(self, op: Operation) -> str:
        used: dict[Value, None] = {}
        inside = set(op.walk())
        for inner in op.walk():
            for value in inner.operands:
                owner = value.owner
                holder = owner if isinstance(owner, Operation) else owner.parent_op
                if holder not in inside or (holder is inner and inner is op):
                    used[value] = None
        names = ", ".join(f"%arg{index}: {value.type}" for index, value in enumerate(used)) or "%_: !transform.any_op"
        holder = parse_module(f"transform.named_sequence @s({names}) {{\ntransform.yield\n}}", "emitted")
        block = next(holder.walk(NamedSequenceOp)).regions[0].entry_block
        copy = op.clone(IRMapping(dict(zip(used, block.arguments, strict=False))))
        block.insert_before(block.last_op, copy)
        lines = str(holder).splitlines()
        start = next(number for number, line in enumerate(lines) if "transform.named_sequence" in line)
        end = max(number for number, line in enumerate(lines) if line.strip() == "transform.yield")
        text = "\n".join(line.removeprefix("    ") for line in lines[start + 1 : end])
        given = "".join(f", arg{index}={self._use(value)}" for index, value in enumerate(used))
        flat = [self._name(op, value, "made") for value in op.results]
        return f"{', '.join(flat)}{' = ' if flat else ''}s.mlir({_quoted(text)}{given})"

    # ---- Steps with a dedicated form

    def _write_structured_match(self, op: Any) -> str | None:
        if self._fields(op, leave_out=("ops", "interface", "op_attrs")):
            return None
        parts = [repr(name) for name in op.ops or ()]
        if op.interface is not None:
            parts.append(f'interface="{op.interface}"')
        if op.op_attrs is not None:
            units = op.op_attrs
            if any(not isinstance(value, UnitAttr) for value in units.values()):
                return None
            parts.append(f"attributes={dict.fromkeys(units)!r}")
        name = op.ops[0].rpartition(".")[2] if op.ops and len(op.ops) == 1 else "found"
        where = "s" if op.target is self.module else self._use(op.target)
        return f"{self._name(op, op.results[0], name)} = {where}.match({', '.join(parts)})"

    def _write_structured_tile_using_for(self, op: Any) -> str | None:
        if self._fields(op, leave_out=("static_sizes",)):
            return None
        return self._tile(op, op.static_sizes, op.dynamic_sizes, "")

    def _write_structured_tile_using_forall(self, op: Any) -> str | None:
        if self._fields(op, leave_out=("static_tile_sizes",)) or len(op.operands) != 1 + len(op.tile_sizes):
            return None
        return self._tile(op, op.static_tile_sizes, op.tile_sizes, ', using="forall"')

    def _tile(self, op: Any, static: Sequence[int], dynamic: Sequence[Value], more: str) -> str:
        values = iter(dynamic)
        sizes = [self._use(next(values)) if size == DYNAMIC else str(size) for size in static]
        target = self._use(op.target)
        tile, *loops = self._result_names(op)
        given = "".join(f"{loop}, " for loop in loops)
        left = f"{tile}, ({given.rstrip(' ') if len(loops) == 1 else given.rstrip(', ')})" if loops else f"{tile}, _"
        return f"{left} = {target}.tile({', '.join(sizes)}{more})"

    def _write_structured_fuse_into_containing_op(self, op: Any) -> str:
        used = self._use(op.producer_op), self._use(op.containing_op)
        return f"{self._results(op)}{used[0]}.fuse_into({used[1]})"

    def _write_split_handle(self, op: Any) -> str | None:
        if len(op.results) < 2 or self._fields(op) or op.handle in self.split:
            return None
        self.split.add(op.handle)
        target = self._use(op.handle)
        return f"{', '.join(self._result_names(op))} = {target}.split({len(op.results)})"

    def _write_loop_unroll(self, op: Any) -> str:
        return f"{self._use(op.target)}.unroll({op.factor})"

    def _write_annotate(self, op: Any) -> str:
        param = "" if op.param is None else f", {self._use(op.param)}"
        return f"{self._use(op.target)}.annotate({op.name_!r}{param})"

    def _write_apply_patterns(self, op: Any) -> str | None:
        if self._fields(op, leave_out=("apply_cse",)):
            return None
        parts = []
        for pattern in op.regions[0].entry_block.operations:
            name = repr(pattern.name.removeprefix(_PATTERNS))
            options = self._fields(pattern, as_items=True)
            parts.append(f"({name}, {{{', '.join(options)}}})" if options else name)
        return f"{self._use(op.target)}.apply_patterns({', '.join(parts + ['cse=True'] * bool(op.apply_cse))})"

    def _has_odd_patterns(self, op: Operation) -> bool:
        if not isinstance(op, ApplyPatternsOp):
            return False
        blocks = list(op.regions[0].blocks)
        return len(blocks) != 1 or any(
            operation.attributes or operation.operands or operation.regions for operation in blocks[0].operations
        )

    def _write_apply_registered_pass(self, op: Any) -> str | None:
        if self._fields(op, leave_out=("pass_name",)) or len(op.operands) != 1:
            return None
        return self._on_module(op, f"run_pass({op.pass_name!r})")

    def _write_bufferization_one_shot_bufferize(self, op: Any) -> str | None:
        fields = self._fields(op, leave_out=("function_boundary_type_conversion", "bufferize_function_boundaries"))
        layout = str(op.function_boundary_type_conversion)
        if fields or op.target is not self.module or not op.bufferize_function_boundaries or "Identity" not in layout:
            return None
        return self._on_module(op, "bufferize()")

    def _on_module(self, op: Any, call: str) -> str:
        """A call of the module's handle, or of the session, which then has the new one."""
        if op.target is not self.module:
            return f"{self._results(op)}{self._use(op.target)}.{call}"
        self.module = op.results[0]
        self.names[self.module] = "s.module"
        return f"s.{call}"

    def _write_tune_knob(self, op: Any) -> str | None:
        (choice,) = choices(op).values()
        plain = (*choice.options, choice.selected)
        if not all(isinstance(value, int | str | bool) for value in plain) or choice.selected is None:
            return None
        name = self._name(op, op.results[0], re.sub(r"\W", "_", choice.name))
        return f"{name} = s.knob({choice.name!r}, {list(choice.options)!r}, selected={choice.selected!r})"

    # ---- Parts

    def _fields(
        self, op: Any, leave_out: Sequence[str] = (), operands: bool = False, as_items: bool = False
    ) -> list[str]:
        """Returns the non-default fields of an operation, as arguments of ``build``."""
        keywords = []
        form = '"{}": {}' if as_items else "{}={}"
        for field in op.definition.fields:
            if field.kind == "operand" and operands:
                value = getattr(op, field.name)
                if isinstance(value, Value):
                    keywords.append(f"{field.name}={self._use(value)}")
                elif value:
                    keywords.append(f"{field.name}=[{', '.join(map(self._use, value))}]")
            elif field.kind == "attribute" and field.name not in leave_out:
                attribute = op._properties.get(field.ods_name)
                if attribute is not None and not self._is_implied(op, field, attribute):
                    keywords.append(form.format(field.name, _value(field, attribute)))
        return keywords

    def _is_implied(self, op: Any, field: Any, attribute: Attribute) -> bool:
        if field.name == "scalable_sizes":
            return not any(op.scalable_sizes)
        default = op.definition.defaults.get(field.ods_name)
        return default is not None and default == attribute

    def _use(self, value: Value) -> str:
        return self.names[value]

    def _results(self, op: Any) -> str:
        """Returns the assignment of a step's results, including lists."""
        if not op.results:
            return ""
        fields = op.definition.results
        names = iter(self._result_names(op))
        parts = []
        for field, group in zip(fields, groups_of(op, op.results), strict=True):
            if field.arity == SINGLE:
                parts.append(next(names))
            else:
                parts.append(f"[{', '.join(next(names) for _ in group)}]")
        return f"{', '.join(parts)} = "

    def _result_names(self, op: Any) -> list[str]:
        result_names = []
        for field, group in zip(op.definition.results, groups_of(op, op.results), strict=True):
            base = _NAMES.get(field.name, field.name.removesuffix("_op").rstrip("_"))
            result_names += [self._name(op, value, base) for value in (group if isinstance(group, list) else [group])]
        return result_names

    def _name(self, op: Operation, value: Value, base: str) -> str:
        base = f"{base}_" if keyword.iskeyword(base) else base
        number = self.taken.get(base, 0)
        self.taken[base] = number + 1
        self.names[value] = candidate = f"{base}{number + 1}" if number else base
        return candidate


def _value(field: Any, attribute: Attribute) -> str:
    """Returns the Python value that ``build`` converts to the attribute."""
    resolve_constraint(field)
    constraint = field.constraint
    if constraint.is_unit:
        return "True"
    if constraint.to_python is not None:
        value = constraint.to_python(attribute)
        value = list(value) if isinstance(value, list | tuple) else value
        if _is_plain(value) and constraint.from_python is not None and constraint.convert(value) == attribute:
            return repr(value)
    return f"lamina.parse_attribute({str(attribute)!r})"


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return type(value) in (bool, int, str)


def _quoted(text: str) -> str:
    """Returns a literal for a text of several lines, which other lines of the program do not indent."""
    if '"""' in text or "\\" in text or text.endswith('"'):
        return repr(text)
    return f'"""\n{text}\n"""'


def _indented(statements: str) -> str:
    lines, quoted = [], False
    for line in statements.split("\n"):
        lines.append(line if quoted or not line else f"    {line}")
        quoted ^= line.count('"""') % 2 == 1
    return "\n".join(lines)
