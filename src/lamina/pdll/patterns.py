"""Patterns that can be applied: PDLL files and pdl modules with the Python functions they call."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn

from lamina import pdll
from lamina.conversion.pdl_matchers import compile_patterns as _compile_patterns
from lamina.conversion.pdl_to_pdl_interp import lower, patterns_in
from lamina.dialects.builtin.ops import ModuleOp
from lamina.dialects.pdl.ops import ApplyNativeConstraintOp, ApplyNativeRewriteOp, OperationOp, PatternOp, RewriteOp
from lamina.ir.block import Block
from lamina.ir.diagnostics import Diagnostic, DiagnosticError, Severity
from lamina.ir.operation import Operation
from lamina.ir.region import Region
from lamina.pdll.source import Diagnostics
from lamina.rewrite import GreedyConfig, PatternSet, apply_patterns_greedily
from lamina.rewrite.greedy import GreedyResult
from lamina.rewrite.pattern import RewritePattern
from lamina.rewrite.pdl_codegen import CompiledPattern, MatcherCompiler
from lamina.rewrite.pdl_interpreter import InterpretedPattern, Interpreter, Step
from lamina.rewrite.pdl_runtime import NativeFunctions
from lamina.rewrite.pdl_tree import PatternError

if TYPE_CHECKING:
    from lamina.pdll import ast
    from lamina.rewrite.rewriter import PatternRewriter


@dataclass
class PatternInfo:
    """The signature of a pattern."""

    name: str
    benefit: int
    bounded_recursion: bool
    root: str | None


class Patterns:
    """A set of patterns.

        patterns = lamina.pdll.load("file.pdll")
        patterns.register_constraint("HasOneUse", lambda value: value.has_one_use)
        patterns.apply(module)
    """

    def __init__(
        self,
        module: Operation,
        natives: NativeFunctions | None = None,
        diagnostics: Diagnostics | None = None,
        bounded: Sequence[bool] = (),
        pending_code: Sequence[str] = (),
        declared: Collection[str] | None = None,
    ) -> None:
        self.module = module
        self._declared = declared
        self.natives = natives or NativeFunctions()
        self.diagnostics = diagnostics or Diagnostics()
        self._bounded = list(bounded)
        self._pending_code = set(pending_code)
        self._compiled: list[RewritePattern] | None = None
        self._compiler: MatcherCompiler | None = None

    def __repr__(self) -> str:
        names = [pattern.sym_name or "(unnamed)" for pattern in patterns_in(self.module)]
        return f"<patterns: {', '.join(names) or 'none'}>"

    def _repr_html_(self) -> str:
        """Returns the patterns as operations of the pdl dialect."""
        from lamina.asm.html import operation_html  # start-up

        return operation_html(self.module)

    # ---- Native functions

    def register_constraint(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Binds a native constraint: a function of its arguments (and of the rewriter, if its first parameter has that
        name) that returns a truth value, or results or None. Raises KeyError for a name that the patterns do not
        declare."""
        self._check_declared(name, "constraint")
        self.natives.constraints[name] = function
        self._compiled = None
        return function

    def register_rewrite(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Binds a native rewrite: a function of its arguments that returns its results. Raises KeyError for a name that
        the patterns do not declare."""
        self._check_declared(name, "rewrite")
        self.natives.rewrites[name] = function
        self._compiled = None
        return function

    def _check_declared(self, name: str, kind: str) -> None:
        if self._declared is None:
            return
        if name not in self._declared:
            near = get_close_matches(name, self._declared, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise KeyError(f"the patterns declare no {kind} '{name}'{hint}")

    def constraint(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Decorator: registers a function as the constraint of the same name. Annotated arguments are checked: the
        constraint fails for an argument of another type."""
        return self.register_constraint(function.__name__, typed(function))

    def rewrite(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Decorator: registers a function as the rewrite of the same name."""
        return self.register_rewrite(function.__name__, function)

    # ---- The patterns

    @property
    def infos(self) -> list[PatternInfo]:
        """Name, benefit, recursion and root of each pattern, in the order of the file."""
        infos = []
        for position, pattern in enumerate(patterns_in(self.module)):
            root = None if pattern.rewriter.root_ is None else pattern.rewriter.root_.defining_op
            root_name = root.op_name if isinstance(root, OperationOp) else None
            bounded = self._bounded[position] if position < len(self._bounded) else False
            infos.append(PatternInfo(pattern.sym_name or "", pattern.benefit, bounded, root_name))
        return infos

    @property
    def names(self) -> list[str]:
        """The names of the patterns that have one."""
        return [info.name for info in self.infos if info.name]

    def select(self, names: Sequence[str]) -> Patterns:
        """Returns a set with only the patterns of these names. Raises KeyError for an unknown one."""
        unknown = [name for name in names if name not in self.names]
        if unknown:
            raise KeyError(f"no pattern is named {', '.join(unknown)}")
        copy = self.module.clone()
        pending = sorted(self._pending_code)
        recursion = [(info.name, info.bounded_recursion) for info in self.infos]
        bounded = [bounded for name, bounded in recursion if name in names]
        chosen = Patterns(copy, self.natives, self.diagnostics, bounded, pending, self._declared)
        for pattern in patterns_in(copy):
            if pattern.sym_name not in names:
                pattern.erase()
        return chosen

    def compiler(self) -> MatcherCompiler:
        """Returns the compiler of all patterns together. Raises PatternsError if native functions are missing."""
        if self._compiler is None or self._compiled is None:
            self._check_natives()
            self._compiler = compile_module(self.module, self.natives)
        return self._compiler

    def rewrite_patterns(self) -> list[RewritePattern]:
        """Returns the compiled patterns, one per root, for a PatternSet or a conversion."""
        if self._compiled is None:
            compiled: list[RewritePattern] = list(self.compiler().patterns())
            bounded = bool(self._bounded) and all(self._bounded)
            for pattern in compiled:
                pattern.bounded_recursion = bounded
            self._compiled = compiled
        return self._compiled

    def pattern_set(self) -> PatternSet:
        """Returns the compiled patterns as a PatternSet. Raises PatternsError if native functions are missing."""
        return PatternSet(self.rewrite_patterns())

    def separate_patterns(self) -> list[RewritePattern]:
        """Compiles each pattern separately, with its own name, benefit and recursion bound.

        Required for dialect conversion, which tries another pattern if a result is not legal, and for
        sets whose other patterns have benefits in between. The greedy driver is faster with ``rewrite_patterns``.
        """
        self._check_natives()
        separate: list[RewritePattern] = []
        for position, pattern in enumerate(patterns_in(self.module)):
            compiler = compile_patterns([pattern], self.natives)
            bounded = self._bounded[position] if position < len(self._bounded) else False
            for compiled in compiler.patterns():
                compiled.bounded_recursion = bounded
                separate.append(compiled)
        return separate

    def apply(self, module: Operation, config: GreedyConfig | None = None) -> GreedyResult:
        """Applies the patterns and folds to a fixpoint.

        Raises PatternsError if a native function is missing, PassError if a pattern violates the rules of IR.
        """
        return apply_patterns_greedily(module, self.pattern_set(), config)

    def interpreter(self, on_step: Step | None = None) -> Interpreter:
        """Returns the patterns as a pdl_interp program that runs step by step; ``on_step`` is called at each step."""
        self._check_natives()
        try:
            matcher, rewriters = lower(self.module)
        except PatternError as problem:
            raise PatternsError(Diagnostic(Severity.ERROR, problem.op.raw_location, problem.message)) from None
        body = Region()
        block = Block()
        body.append(block)
        block.append(matcher)
        block.append(rewriters)
        return Interpreter(ModuleOp(regions=[body]), self.natives, on_step)

    def _check_natives(self) -> None:
        problems: list[Diagnostic] = []
        seen: set[str] = set()
        for pattern in patterns_in(self.module):
            for op in pattern.walk():
                if isinstance(op, ApplyNativeConstraintOp):
                    name, table, kind = op.name_, self.natives.constraints, "constraint"
                elif isinstance(op, ApplyNativeRewriteOp | RewriteOp) and op.name_ is not None:
                    name, table, kind = op.name_, self.natives.rewrites, "rewrite"
                else:
                    continue
                self.natives.places.setdefault(name, op.raw_location)
                if name in table or name in seen:
                    continue
                seen.add(name)
                problem = Diagnostic(Severity.ERROR, op.raw_location, f"native {kind} '{name}' is not registered")
                if name in self._pending_code:
                    problem.attach_note("its code in the file is run only if native code is allowed")
                problems.append(problem)
        if problems:
            raise PatternsError(problems)


class PatternsError(DiagnosticError):
    """Raised for patterns that cannot be compiled."""


def from_interp(program: Operation, natives: NativeFunctions | None = None) -> PatternSet:
    """Returns a program of the pdl_interp dialect, interpreted, as a set of patterns."""
    return PatternSet([InterpretedPattern(Interpreter(program, natives))])


def compile_module(module: Operation, natives: NativeFunctions) -> MatcherCompiler:
    """Prepares the patterns of a pdl module for matching. Raises PatternsError."""
    return compile_patterns(patterns_in(module), natives)


def compile_patterns(patterns: Sequence[PatternOp], natives: NativeFunctions) -> MatcherCompiler:
    """Prepares some ``pdl.pattern`` operations for matching together. Raises PatternsError."""
    try:
        return _compile_patterns(patterns, natives, refuse=_refuse)
    except PatternError as problem:
        _refuse(problem)


def _refuse(problem: PatternError) -> NoReturn:
    raise PatternsError(Diagnostic(Severity.ERROR, problem.op.raw_location, problem.message)) from None


def set_default_benefits(module: Operation, tree: ast.Module) -> None:
    """Sets the benefit of patterns that state none to the number of matched operations, as documented by the
    language; mlir-pdll writes 0 for them."""
    for pattern, decl in zip(patterns_in(module), tree.patterns, strict=True):
        if decl.benefit is None:
            matched = pattern.body_region.entry_block.operations
            pattern.benefit = sum(isinstance(op, OperationOp) for op in matched)


def typed(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function with checks of the arguments whose annotations are classes."""
    try:
        hints = inspect.get_annotations(function, eval_str=True)
    except (NameError, SyntaxError):
        hints = {}
    names = list(inspect.signature(function).parameters)
    checks = [(index, hints[name]) for index, name in enumerate(names) if isinstance(hints.get(name), type)]
    checks = [(index, kind) for index, kind in checks if names[index] != "rewriter"]
    if not checks:
        return function
    takes_rewriter = bool(names) and names[0] == "rewriter"

    def checked(rewriter: PatternRewriter, *arguments: Any) -> Any:
        given = (rewriter, *arguments) if takes_rewriter else arguments
        if any(index < len(given) and not isinstance(given[index], kind) for index, kind in checks):
            return None
        return function(*given)

    return checked


def load_text(
    text: str,
    name: str = "<pdll>",
    include_dirs: Sequence[str] = (),
    *,
    allow_native: bool = False,
    lenient_dialects: bool = True,
) -> Patterns:
    """Returns the patterns of PDLL text. Raises ParseError with all diagnostics."""
    from lamina.pdll import natives as native_code  # start-up
    from lamina.pdll.mlir_gen import generate  # start-up

    parsed = pdll.parse_tolerant(text, name, include_dirs, lenient_dialects=lenient_dialects)
    diagnostics = parsed.diagnostics
    module = None if diagnostics.has_errors else generate(parsed.module, diagnostics, once=True)
    functions = native_code.collect(parsed.module, diagnostics, allow_native)
    diagnostics.raise_errors()
    assert module is not None
    set_default_benefits(module, parsed.module)
    pending = [decl.label for decl in native_code.callables(parsed.module) if decl.code is not None]
    bounded = [pattern.bounded_recursion for pattern in parsed.module.patterns]
    declared = {decl.label for decl in native_code.callables(parsed.module)}
    return Patterns(module, functions, diagnostics, bounded, pending, declared)


__all__ = ["CompiledPattern", "PatternInfo", "Patterns", "PatternsError", "compile_module", "load_text", "typed"]
