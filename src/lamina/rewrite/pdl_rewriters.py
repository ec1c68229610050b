"""Compiles rewriter functions of the pdl_interp dialect, which have no branches, to Python functions."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lamina.rewrite import pdl_runtime as runtime

if TYPE_CHECKING:
    from lamina.ir.operation import Operation
    from lamina.ir.value import Value
    from lamina.rewrite.rewriter import PatternRewriter


def compile_rewriter(function: Operation, label: str, natives: runtime.NativeFunctions) -> Callable[..., bool]:
    """Returns the function ``(rewriter, inputs)`` of a ``pdl_interp.func``. Raises KeyError for an unknown native
    rewrite."""
    source = _RewriterSource(label, natives)
    text = source.write(function)
    filename = f"<lamina pdl rewriter {label} {id(source):#x}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    exec(compile(text, filename, "exec"), source.namespace)
    return _guarded(source.namespace["rewrite"], label)


def _guarded(rewrite: Callable[..., bool], label: str) -> Callable[..., bool]:
    """Returns a pattern that uses what it has erased, or absent values, is reported as the pattern's error."""

    def call(rewriter: PatternRewriter, *inputs: Any) -> bool:
        try:
            return rewrite(rewriter, *inputs)
        except (RuntimeError, ValueError, AttributeError, TypeError) as problem:
            raise runtime.failure(f"the rewrite of '{label}' failed: {problem}") from problem

    return call


class _RewriterSource:
    def __init__(self, label: str, natives: runtime.NativeFunctions) -> None:
        self.label = label
        self.natives = natives
        self.lines: list[str] = []
        self.names: dict[Any, str] = {}
        self.namespace: dict[str, Any] = {
            name: getattr(runtime, name)
            for name in ("result_at", "result_group", "types_of", "flatten", "replace", "erase", "operand_at",
                         "operand_group", "type_of_attribute", "defining_op", "UnregisteredOp")
        }  # fmt: skip

    def write(self, function: Any) -> str:
        block = function.regions[0].first_block
        for argument in block.arguments:
            self.names[argument] = f"a{argument.index}"
        inputs = "".join(f", {self.names[argument]}" for argument in block.arguments)
        self.lines = [f"def rewrite(rewriter{inputs}):", f"    rewriter.pattern_name = {self.label!r}"]
        for op in block.operations:
            writer = _WRITERS.get(op.name)
            if writer is None:
                raise KeyError(f"'{op.name}' is not allowed in a rewriter")
            writer(self, op)
        self.lines.append("    return True")
        return "\n".join(self.lines) + "\n"

    def emit(self, line: str) -> None:
        self.lines.append("    " + line)

    def name(self, value: Value) -> str:
        known = self.names.get(value)
        if known is None:
            known = self.names[value] = f"v{len(self.names)}"
        return known

    def constant(self, value: object) -> str:
        name = f"C{len(self.namespace)}"
        self.namespace[name] = value
        return name

    def define(self, op: Operation, expression: str) -> None:
        self.emit(f"{self.name(op.results[0])} = {expression}")

    def values(self, values: list[Value]) -> str:
        return ", ".join(self.name(value) for value in values)

    # ---- One operation each

    def create_value(self, op: Any) -> None:
        """An attribute, a type or types."""
        self.names[op.results[0]] = self.constant(op.value)

    def create_range(self, op: Operation) -> None:
        self.define(op, f"flatten([{self.values(op.operands)}])")

    def create_operation(self, op: Any) -> None:
        creator_object = runtime.Creator(op.name_, tuple(op.input_attribute_names))
        if creator_object.is_plain and not op.inferred_result_types and self._are_constant(op.input_attributes):
            self._create_directly(op, creator_object)
            return
        creator = self.constant(creator_object)
        types = "None" if op.inferred_result_types else f"[{self.values(op.input_result_types)}]"
        self.define(
            op,
            f"{creator}(rewriter, [{self.values(op.input_operands)}], [{self.values(op.input_attributes)}], {types})",
        )

    def _are_constant(self, attributes: list[Value]) -> bool:
        """True if the attributes are known to exist; a native rewrite may return none."""
        return all(
            value.defining_op is None or value.defining_op.name == "pdl_interp.create_attribute"
            for value in attributes
        )

    def _create_directly(self, op: Any, creator: runtime.Creator) -> None:
        """Creates an operation that is fully known at compile time."""
        result = self.name(op.results[0])
        properties = [f"{name!r}: {self.constant(value)}" for name, value in creator.defaults.items()]
        discardable: list[str] = []
        for name, inherent, value in zip(
            creator.attribute_names, creator.is_inherent, op.input_attributes, strict=True
        ):
            (properties if inherent else discardable).append(f"{name!r}: {self.name(value)}")
        operands, types = self.flat(op.input_operands), self.flat(op.input_result_types)
        if creator.cls is None:
            head, properties = f"UnregisteredOp({creator.name!r}, ", []
        else:
            head = f"{self.constant(creator.cls)}("
        self.emit(
            f"{result} = {head}[{operands}], [{types}], {{{', '.join(properties)}}}, {{{', '.join(discardable)}}}, "
            "(), (), rewriter.location)"
        )
        self.emit(f"rewriter.insert({result})")

    def flat(self, values: list[Value]) -> str:
        """Returns the values as elements of a list; ranges are unpacked."""
        return ", ".join(
            f"*{self.name(value)}" if getattr(value.type, "mnemonic", "") == "range" else self.name(value)
            for value in values
        )

    def get_result(self, op: Any) -> None:
        self.define(op, f"result_at({self.name(op.operands[0])}, {op.index})")

    def get_results(self, op: Any) -> None:
        variadic = op.results[0].type.mnemonic == "range"
        if op.index is None and variadic:
            self.define(op, f"list({self.name(op.operands[0])}.results)")
            return
        self.define(op, f"result_group({self.name(op.operands[0])}, {op.index}, {variadic})")

    def get_operand(self, op: Any) -> None:
        self.define(op, f"operand_at({self.name(op.operands[0])}, {op.index})")

    def get_operands(self, op: Any) -> None:
        variadic = op.results[0].type.mnemonic == "range"
        self.define(op, f"operand_group({self.name(op.operands[0])}, {op.index}, {variadic})")

    def get_attribute(self, op: Any) -> None:
        self.define(op, f"{self.name(op.operands[0])}.get_attr({op.name_!r})")

    def get_attribute_type(self, op: Operation) -> None:
        self.define(op, f"type_of_attribute({self.name(op.operands[0])})")

    def get_value_type(self, op: Operation) -> None:
        self.define(op, f"types_of({self.name(op.operands[0])})")

    def get_defining_op(self, op: Operation) -> None:
        self.define(op, f"defining_op({self.name(op.operands[0])})")

    def replace(self, op: Any) -> None:
        self.emit(f"replace(rewriter, {self.name(op.input_op)}, [{self.flat(op.repl_values)}])")

    def erase(self, op: Operation) -> None:
        self.emit(f"erase(rewriter, {self.name(op.operands[0])})")

    def apply_rewrite(self, op: Any) -> None:
        function = self.constant(self.natives.rewrite(op.name_, op.result_types))
        call = f"{function}({', '.join(['rewriter', *(self.name(value) for value in op.operands)])})"
        if op.results:
            call = f"{self.values(op.results)}{',' if len(op.results) == 1 else ''} = {call}"
        self.emit(call)

    def finalize(self, op: Operation) -> None:
        """The end of the function."""


_WRITERS: dict[str, Callable[[_RewriterSource, Any], None]] = {
    "pdl_interp.create_attribute": _RewriterSource.create_value,
    "pdl_interp.create_type": _RewriterSource.create_value,
    "pdl_interp.create_types": _RewriterSource.create_value,
    "pdl_interp.create_range": _RewriterSource.create_range,
    "pdl_interp.create_operation": _RewriterSource.create_operation,
    "pdl_interp.get_result": _RewriterSource.get_result,
    "pdl_interp.get_results": _RewriterSource.get_results,
    "pdl_interp.get_operand": _RewriterSource.get_operand,
    "pdl_interp.get_operands": _RewriterSource.get_operands,
    "pdl_interp.get_attribute": _RewriterSource.get_attribute,
    "pdl_interp.get_attribute_type": _RewriterSource.get_attribute_type,
    "pdl_interp.get_value_type": _RewriterSource.get_value_type,
    "pdl_interp.get_defining_op": _RewriterSource.get_defining_op,
    "pdl_interp.replace": _RewriterSource.replace,
    "pdl_interp.erase": _RewriterSource.erase,
    "pdl_interp.apply_rewrite": _RewriterSource.apply_rewrite,
    "pdl_interp.finalize": _RewriterSource.finalize,
}
