"""MLIR's textual pass pipelines: ``builtin.module(cse,func.func(canonicalize{max-iterations=3}))``."""

from __future__ import annotations

from functools import lru_cache

from lamina.ir.diagnostics import UNKNOWN, Diagnostic, PassError, Severity
from lamina.passmanager.absent import WHY, is_absent
from lamina.passmanager.manager import OpPassManager
from lamina.passmanager.options import OptionError, did_you_mean, parse_assignments
from lamina.passmanager.registry import PassInfo, PipelineInfo, lookup_pass, registered_names

FILE_NAME = "MLIR Textual PassPipeline Parser"
ANY = "any"


class _Element:
    __slots__ = ("name", "options", "inner", "offset", "options_offset")

    def __init__(self, name: str, offset: int) -> None:
        self.name = name
        self.options: str | None = None
        self.inner: list[_Element] | None = None
        self.offset = offset
        self.options_offset = offset


class _PipelineParser:
    """Splits the text into names, option texts and nested lists, then builds managers from them."""

    def __init__(self, text: str) -> None:
        self.text = text

    def error(self, message: str, offset: int, hint: str | None = None) -> PassError:
        at = min(offset, len(self.text))
        shown = f"{FILE_NAME}:1:{at + 1}: error: {message}\n{self.text}\n{' ' * at}^\n"
        diagnostic = Diagnostic(Severity.ERROR, UNKNOWN, shown)
        diagnostic.hint = hint
        return PassError(diagnostic)

    def parse(self) -> list[_Element]:
        # An explicit stack, because pipelines may nest arbitrarily deep.
        text, at = self.text, 0
        stack: list[list[_Element]] = [[]]
        openings: list[int] = []
        while True:
            start = at
            while at < len(text) and text[at] not in ",{()":
                at += 1
            name = text[start:at].strip()
            element = _Element(name, start + (len(text[start:at]) - len(text[start:at].lstrip())))
            stack[-1].append(element)
            if at < len(text) and text[at] == "{":
                at = self._options(element, at)
            elif at < len(text) and text[at] == "(":
                element.inner = []
                stack.append(element.inner)
                openings.append(at)
                at += 1
                # `name()` holds nothing.
                rest = at
                while rest < len(text) and text[rest].isspace():
                    rest += 1
                if not (rest < len(text) and text[rest] == ")"):
                    continue
                at = rest
            while at < len(text):
                if text[at].isspace():
                    at += 1
                elif text[at] == ")":
                    if not openings:
                        raise self.error(
                            "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline", at
                        )
                    openings.pop()
                    stack.pop()
                    at += 1
                else:
                    break
            if at >= len(text):
                break
            if text[at] != ",":
                raise self.error("expected ',' after parsing pipeline", at)
            at += 1
        if openings:
            raise self.error("encountered unbalanced parentheses while parsing pipeline", stack[-1][-1].offset)
        return stack[0]

    def _options(self, element: _Element, at: int) -> int:
        """Reads the braces at ``at``; returns where they end."""
        depth = 0
        start = at
        text = self.text
        while at < len(text):
            if text[at] == "{":
                depth += 1
            elif text[at] == "}":
                depth -= 1
                if depth == 0:
                    element.options = text[start + 1 : at]
                    element.options_offset = start + 1
                    return at + 1
            at += 1
        raise self.error("missing closing '}' while processing pass options", start)

    def build(self, elements: list[_Element], manager: OpPassManager) -> None:
        """Adds the elements in the order of the text: adjacent pipelines on the same operations are one."""
        stack = [(iter(elements), manager)]
        while stack:
            remaining, manager = stack[-1]
            element = next(remaining, None)
            if element is None:
                stack.pop()
            elif element.inner is None:
                self._add(element, manager)
            else:
                nested = manager.nest_any() if element.name == ANY else manager.nest(element.name)
                stack.append((iter(element.inner), nested))

    def _add(self, element: _Element, manager: OpPassManager) -> None:
        if not element.name and element.options is None:
            if not self.text.strip():
                return
        info = lookup_pass(element.name)
        if info is None:
            hint = WHY if is_absent(element.name) else did_you_mean(element.name, registered_names())
            raise self.error(
                f"'{element.name}' does not refer to a registered pass or pass pipeline", element.offset, hint
            )
        try:
            if isinstance(info, PipelineInfo):
                add_pipeline(manager, info, element.options or "")
            else:
                add_pass(manager, info, element.options or "")
        except OptionError as problem:
            raise self.error(
                f"failed to add `{element.name}` with options `{element.options}`: {problem}", element.offset,
                problem.hint,
            ) from None


def add_pass(manager: OpPassManager, info: PassInfo, options: str = "") -> None:
    """Adds a pass with options in textual form. Raises OptionError."""
    instance = info.cls()
    if options:
        instance.set_options(options)
    manager.add(instance)


def add_pipeline(manager: OpPassManager, info: PipelineInfo, options: str = "") -> None:
    """Adds the passes of a named pipeline. Raises OptionError."""
    by_name = {declared.name: declared for declared in info.options}
    values = {declared.attribute: declared.default for declared in info.options}
    for name, text in parse_assignments(options):
        declared = by_name.get(name)
        if declared is None:
            raise OptionError(f"no such option {name}", did_you_mean(name, by_name))
        values[declared.attribute] = declared.parse(text)
    info.build(manager, **values)


def parse_pipeline(text: str, anchor: str | None = None) -> OpPassManager:
    """Parses a pipeline. Raises PassError, which shows the place in the text.

    Without ``anchor`` the text must name the outermost operation, as in ``builtin.module(...)``.
    """
    if anchor is None:
        text = text.strip()
        anchor, opening, inner = text.partition("(")
        if not anchor or not opening or not inner.endswith(")"):
            message = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
            raise PassError(Diagnostic(Severity.ERROR, UNKNOWN, message))
        anchor, text = anchor.rstrip(), inner[:-1]
    manager = OpPassManager(None if anchor == ANY else anchor)
    parser, elements = _parsed(text)
    parser.build(elements, manager)
    return manager


@lru_cache(maxsize=256)
def _parsed(text: str) -> tuple[_PipelineParser, list[_Element]]:
    """Returns the elements of a pipeline, of which each use makes passes of its own. Raises PassError."""
    parser = _PipelineParser(text)
    return parser, parser.parse()
