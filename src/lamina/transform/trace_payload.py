"""The payload as lines that stay comparable from one step of a script to the next.

A value keeps the name it had when it was first seen, so that a step shows as the lines it changed and not as a
renumbering of everything that follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any

from lamina.asm.naming import Naming, naming_root
from lamina.asm.printer import Printer, PrintingFlags
from lamina.interfaces.loop_like import LoopLikeOpInterface
from lamina.ir import traits
from lamina.ir.block import Block
from lamina.ir.operation import Operation
from lamina.ir.recursion import deep_recursion
from lamina.ir.symbols import symbol_name
from lamina.ir.types import DYNAMIC
from lamina.ir.value import Value
from lamina.rewrite.fold import constant_int

if TYPE_CHECKING:
    from lamina.interfaces.loop_like import LoopLikeModel
    from lamina.ir.region import Region

# More lines than this on both sides of a change are replaced as a whole instead of being compared.
_COMPARED = 2000
_NUMBERED = re.compile(r"%\d+$")
SCRIPTS = ("transform.named_sequence", "transform.sequence")

# (position in the old lines, number of lines removed there, lines put there)
Change = tuple[int, int, list[str]]


class StableNaming(Naming):
    """Names of values that last as long as the values do; those of new values are new."""

    __slots__ = ("_taken", "_next", "_counters")

    def __init__(self) -> None:
        self.values = {}
        self.heads = {}
        self.blocks = {}
        self.operations = {}
        self._taken: set[str] = set()
        self._next = 0
        self._counters: dict[str, int] = {}

    def update(self, root: Operation) -> None:
        """Names what is new in the payload."""
        if not self.values:
            self._take(Naming(naming_root(root), suggest=True))
            return
        self.blocks.clear()
        for operation in root.walk():
            results = operation.results
            if results and results[0] not in self.values:
                self._name_results(operation)
            for region in operation.regions:
                self._name_blocks(operation, region)

    def _take(self, first: Naming) -> None:
        self.values, self.heads, self.blocks = first.values, first.heads, first.blocks
        for name in self.values.values():
            base = name.partition("#")[0]
            self._taken.add(base)
            if _NUMBERED.match(base):
                self._next = max(self._next, int(base[1:]) + 1)

    def _name_results(self, operation: Operation) -> None:
        suggest: Callable[[], Any] | None = getattr(operation, "result_names", None)
        suggestions = {} if suggest is None else {result.index: name for result, name in suggest() if name}
        results = operation.results
        name = self._fresh(suggestions.get(0, ""))
        if len(results) == 1:
            self.values[results[0]] = name
            return
        self.heads[operation] = f"{name}:{len(results)}"
        for result in results:
            self.values[result] = f"{name}#{result.index}"

    def _name_blocks(self, holder: Operation, region: Region) -> None:
        suggest = getattr(holder, "block_argument_names", None)
        suggestions = {} if suggest is None else dict(suggest(region))
        for order, block in enumerate(region.blocks):
            self.blocks[block] = (order, f"^bb{order}")
            for argument in block.arguments:
                if argument not in self.values:
                    self.values[argument] = self._fresh(suggestions.get(argument, "" if order else "arg"))

    def _fresh(self, suggestion: str) -> str:
        if not suggestion:
            self._next += 1
            return f"%{self._next - 1}"
        name = "%" + suggestion
        while name in self._taken:
            count = self._counters.get(suggestion, 0)
            self._counters[suggestion] = count + 1
            name = f"%{suggestion}_{count}"
        self._taken.add(name)
        return name


@dataclass
class Snapshot:
    """The payload at one moment: its lines, what the loop tree says of some of them, and the lines (first, last) of
    each operation."""

    lines: list[str] = field(default_factory=list)
    labels: dict[int, str] = field(default_factory=dict)
    spans: dict[Operation, tuple[int, int]] = field(default_factory=dict)


class LineCache:
    """The texts of operations without regions, each with what it depends on: most operations are the same after a
    step as before it."""

    def __init__(self) -> None:
        self.naming = StableNaming()
        self.texts: dict[Operation, tuple[Any, str, int]] = {}


class _LinePrinter(Printer):
    """Prints without the scripts and remembers on which lines each operation stands."""

    def __init__(self, cache: LineCache) -> None:
        flags = PrintingFlags(
            local_scope=True, elide_elements_larger_than=16, elide_resource_strings_larger_than=64
        )
        super().__init__(flags, cache.naming)
        self.spans: dict[Operation, tuple[int, int]] = {}
        self.labels: dict[int, str] = {}
        self._texts = cache.texts
        self._lines = 0
        self._counted = 0

    def _line(self) -> int:
        out = self.out
        for index in range(self._counted, len(out)):
            self._lines += out[index].count("\n")
        self._counted = len(out)
        return self._lines

    def print_operation(self, operation: Operation) -> None:
        first = self._line()
        if not operation.regions:
            self._print_leaf(operation, first)
            return
        super().print_operation(operation)
        self.spans[operation] = (first, self._line())
        label = loop_label(operation, self.names)
        if label:
            self.labels[first] = label

    def _print_leaf(self, operation: Operation, first: int) -> None:
        out = self.out
        values = [slot.value for slot in operation._operands]
        key = (
            values, [value.type for value in values], [result.type for result in operation.results],
            list(operation.properties.items()), list(operation.attributes.items()),
        )  # fmt: skip
        known = self._texts.get(operation)
        if known is None or known[0] != key or operation.num_successors:
            start, slots = len(out), len(self._distinct_slots)
            super().print_operation(operation)
            if len(self._distinct_slots) > slots:  # to be filled in later, at this place of the list
                self.spans[operation] = (first, self._line())
                return
            text = "".join(out[start:])
            del out[start:]
            known = self._texts[operation] = (key, text, text.count("\n"))
        out.append(known[1])
        self._lines = first + known[2]
        self._counted = len(out)
        self.spans[operation] = (first, self._lines)

    def print_block(self, block: Block, header: bool = True, terminator: bool = True) -> None:
        if header:
            self._print_block_header(block)
        outer = self.indentation
        self.indentation = inner = outer + "  "
        last = block.last_op
        hidden = None if terminator or last is None or not last.has_trait(traits.Terminator) else last
        for operation in block.operations:
            if operation is not hidden and not is_script(operation):
                self.out.append(inner)
                self.print_operation(operation)
                self.out.append("\n")
        self.indentation = outer


def is_script(operation: Operation) -> bool:
    """Whether an operation belongs to a script and not to the payload."""
    if operation.name in SCRIPTS:
        return True
    if operation.name != "builtin.module" or operation.parent is None:
        return False
    block = operation.regions[0].first_block
    return block is not None and block.first_op is not None and all(map(is_script, block.operations))


def snapshot(root: Operation, cache: LineCache) -> Snapshot:
    """The payload below ``root`` as lines, with the names and the texts that the cache keeps."""
    cache.naming.update(root)
    printer = _LinePrinter(cache)
    with deep_recursion():
        printer.print_operation(root)
    printer.finish_aliases()
    return Snapshot("".join(printer.out).split("\n"), printer.labels, printer.spans)


# ---- The loop tree


def loop_label(operation: Operation, names: dict[Value, str]) -> str:
    """What the loop tree says of an operation: a function's name, a loop's bounds, the sizes of a structured
    operation; nothing of others."""
    loop = LoopLikeOpInterface.get(operation)
    if loop is not None:
        return _bounds(operation, loop, names)
    name = symbol_name(operation) if operation.regions else None
    if name is not None and operation.has_trait(traits.IsolatedFromAbove):
        return f"{operation.name.rpartition('.')[2]} @{name}"
    sizes = structured_sizes(operation)
    return "" if sizes is None else f"{operation.name} {sizes}".rstrip()


def _bounds(operation: Operation, loop: type[LoopLikeModel], names: dict[Value, str]) -> str:
    word = operation.name
    variables = loop.get_induction_vars(operation)
    lower, upper, steps = (get(operation) for get in (loop.get_lower_bounds, loop.get_upper_bounds, loop.get_steps))
    if not variables or lower is None or upper is None or steps is None:
        return word
    dims = []
    for variable, first, end, step in zip(variables, lower, upper, steps, strict=False):
        stride = _bound(step, names)
        text = f"{names.get(variable, '?')} = {_bound(first, names)} to {_bound(end, names)}"
        dims.append(text if stride == "1" else f"{text} step {stride}")
    return f"{word} {', '.join(dims)}"


def _bound(bound: Any, names: dict[Value, str]) -> str:
    number = constant_int(bound)
    return str(number) if number is not None else names.get(bound, "?")


def structured_sizes(operation: Operation) -> str | None:
    """The sizes of the loops of a linalg operation, those that reduce marked; None for other operations."""
    try:
        sizes = getattr(operation, "static_loop_ranges", None) if operation.name.startswith("linalg.") else None
    except ValueError:  # its maps do not determine its loops
        return ""
    if sizes is None:
        return None
    kinds = [str(kind)[:1] for kind in operation.iterators]  # type: ignore[attr-defined]
    texts = ["?" if size == DYNAMIC else str(size) for size in sizes]
    return " x ".join(text + (" (reduction)" if kind == "r" else "") for text, kind in zip(texts, kinds, strict=False))


# ---- Changes


def changes(old: list[str], new: list[str]) -> Iterator[Change]:
    """How to get from one list of lines to another, from top to bottom."""
    first, last = 0, 0
    limit = min(len(old), len(new))
    while first < limit and old[first] == new[first]:
        first += 1
    while last < limit - first and old[-1 - last] == new[-1 - last]:
        last += 1
    left, right = old[first : len(old) - last], new[first : len(new) - last]
    if not left and not right:
        return
    if not left or not right or max(len(left), len(right)) > _COMPARED:
        yield first, len(left), right
        return
    for kind, start, end, new_start, new_end in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        if kind != "equal":
            yield first + start, end - start, right[new_start:new_end]
