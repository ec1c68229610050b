"""Parsing of affine expressions, maps and integer sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamina.asm.operation_state import UnresolvedOperand
from lamina.asm.parser_base import ParserBase
from lamina.ir import affine, parity
from lamina.ir.affine import AffineExpr, AffineMap, IntegerSet
from lamina.ir.diagnostics import ParseError

_HIGH = {"*": affine.MUL, "floordiv": affine.FLOORDIV, "ceildiv": affine.CEILDIV, "mod": affine.MOD}


class _SsaIds:
    """The operands of an expression over SSA values, as dims and symbols in order of appearance."""

    def __init__(self) -> None:
        self.dims: list[UnresolvedOperand] = []
        self.symbols: list[UnresolvedOperand] = []
        self.known: dict[tuple[str, int], AffineExpr] = {}

    def expr(self, operand: UnresolvedOperand, is_symbol: bool) -> AffineExpr:
        key = (operand.name, operand.number)
        known_expr = self.known.get(key)
        if known_expr is None:
            group = self.symbols if is_symbol else self.dims
            known_expr = affine.symbol(len(group)) if is_symbol else affine.dim(len(group))
            group.append(operand)
            self.known[key] = known_expr
        return known_expr


class AffineParser(ParserBase):
    """The part of the parser that reads affine expressions."""

    _affine_names: dict[str, AffineExpr]
    _affine_ids: _SsaIds | None

    # ---- Maps and sets

    def parse_affine_map(self) -> AffineMap:
        """``(d0, d1)[s0] -> (exprs)``, without ``affine_map<`` around it."""
        names, num_dims, num_symbols = self._parse_domain()
        self.expect("->", "expected '->' or ':'")
        return self._parse_map_range(names, num_dims, num_symbols)

    def parse_affine_map_or_integer_set(self) -> AffineMap | IntegerSet:
        """Parses a map or a set, distinguished by ``->`` and ``:``."""
        names, num_dims, num_symbols = self._parse_domain()
        if self.accept("->"):
            return self._parse_map_range(names, num_dims, num_symbols)
        self.expect(":", "expected '->' or ':'")
        return self._parse_set_constraints(names, num_dims, num_symbols)

    def parse_integer_set(self) -> IntegerSet:
        """``(d0)[s0] : (constraints)``, without ``affine_set<`` around it."""
        names, num_dims, num_symbols = self._parse_domain()
        self.expect(":", "expected ':' or '['")
        return self._parse_set_constraints(names, num_dims, num_symbols)

    def _parse_domain(self) -> tuple[dict[str, AffineExpr], int, int]:
        names: dict[str, AffineExpr] = {}

        def declare(expr: AffineExpr) -> None:
            if self.kind not in ("bare", "inttype"):
                self.error_before("expected bare identifier")
            if self.spelling in names:
                self.error(f"redefinition of identifier '{self.spelling}'")
            names[self.take()] = expr

        counts = [0, 0]

        def declare_dim() -> None:
            declare(affine.dim(counts[0]))
            counts[0] += 1

        def declare_symbol() -> None:
            declare(affine.symbol(counts[1]))
            counts[1] += 1

        self.parse_delimited("(", declare_dim, " in dimensional identifier list")
        if self.kind == "[":
            self.parse_delimited("[", declare_symbol, " in symbol list")
        return names, counts[0], counts[1]

    def _parse_map_range(self, names: dict[str, AffineExpr], num_dims: int, num_symbols: int) -> AffineMap:
        self._affine_names, self._affine_ids = names, None
        results = self.parse_delimited("(", self._parse_expr, " in affine map range")
        return AffineMap(num_dims, num_symbols, results)

    def _parse_set_constraints(self, names: dict[str, AffineExpr], num_dims: int, num_symbols: int) -> IntegerSet:
        self._affine_names, self._affine_ids = names, None
        constraints = self.parse_delimited("(", self._parse_constraint, " in integer set constraint list")
        if not constraints:
            # No constraints: every point, printed as 0 == 0.
            return IntegerSet(num_dims, num_symbols, [affine.constant(0)], [True])
        return IntegerSet(num_dims, num_symbols, [expr for expr, _ in constraints], [equal for _, equal in constraints])

    def _parse_constraint(self) -> tuple[AffineExpr, bool]:
        left = self._parse_expr()
        relation = self.kind
        if relation in (">", "=", "<") and self.accept(relation) and self.accept("="):
            right = self._parse_expr()
            return right - left if relation == "<" else left - right, relation == "="
        self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint")

    def parse_affine_expr(self, names: dict[str, AffineExpr]) -> AffineExpr:
        """Parses one expression over the given identifiers."""
        self._affine_names, self._affine_ids = names, None
        return self._parse_expr()

    # ---- Expressions over SSA values

    def parse_affine_map_of_ssa_ids(self, delimiter: str = "[") -> tuple[AffineMap, list[UnresolvedOperand]]:
        """``[%i + 1, symbol(%n)]``: the map and its operands, dims before symbols."""
        ids = _SsaIds()
        self._affine_names, self._affine_ids = {}, ids
        results = self.parse_delimited(delimiter, self._parse_expr, " in affine map")
        self._affine_ids = None
        return AffineMap(len(ids.dims), len(ids.symbols), results), ids.dims + ids.symbols

    def parse_affine_expr_of_ssa_ids(
        self,
    ) -> tuple[AffineExpr, list[UnresolvedOperand], list[UnresolvedOperand]]:
        """``%i + symbol(%n)``: the expression with its dim and symbol operands."""
        ids = _SsaIds()
        self._affine_names, self._affine_ids = {}, ids
        expr = self._parse_expr()
        self._affine_ids = None
        return expr, ids.dims, ids.symbols

    # ---- Precedence levels; chains of one level are read by iteration

    def _parse_expr(self) -> AffineExpr:
        left = self._parse_product(is_right=False)
        while True:
            if self.accept("+"):
                left = left + self._parse_product(is_right=True)
            elif self.accept("-"):
                left = left - self._parse_product(is_right=True)
            else:
                return left

    def _parse_product(self, is_right: bool) -> AffineExpr:
        """Parses a product; ``is_right`` is True for the right operand of a sum."""
        left = self._parse_operand_expr(is_right)
        while True:
            kind = _HIGH.get(self.spelling) if self.kind in ("*", "bare") else None
            if kind is None:
                return left
            offset = self.start
            self.advance()
            right = self._parse_operand_expr(is_right=True)
            self._check_affine(kind, left, right, offset)
            left = affine.binary(kind, left, right)

    def _check_affine(self, kind: str, left: AffineExpr, right: AffineExpr, offset: int) -> None:
        if kind == affine.MUL:
            if not (left.is_symbolic_or_constant or right.is_symbolic_or_constant):
                self.error(
                    "non-affine expression: at least one of the multiply operands has to be either a constant or "
                    "symbolic",
                    offset,
                )
        elif not right.is_symbolic_or_constant:
            self.error(
                f"non-affine expression: right operand of {kind} has to be either a constant or symbolic", offset
            )

    def _parse_operand_expr(self, is_right: bool) -> AffineExpr:
        kind = self.kind
        if kind == "(":
            self.enter()
            self.advance()
            if self.kind == ")":
                self.error("no expression inside parentheses")
            inner = self._parse_expr()
            self.expect(")", "expected ')'")
            self.leave()
            return inner
        if kind == "-":
            return self._parse_negation(is_right)
        if kind == "integer":
            return self._parse_constant()
        if kind == "percent" or self.at_keyword("symbol"):
            return self._parse_ssa_id()
        if kind in ("bare", "inttype"):
            operand = self._affine_names.get(self.spelling)
            if operand is None:
                self.error_before("use of undeclared identifier")
            self.advance()
            return operand
        if is_right:
            self.error("missing right operand of binary operator")
        if kind in ("+", "*"):
            self.error("missing left operand of binary operator")
        self.error("expected affine expression")

    def _parse_negation(self, is_right: bool) -> AffineExpr:
        self.advance()
        self.enter()
        try:
            operand = self._parse_operand_expr(is_right)
        except ParseError as error:
            # MLIR emits this in addition to the operand's error.
            if parity.is_strict() and self.kind != "error":
                position = self.start - (self.kind == "eof")
                error.diagnostics.append(self.diagnostic("missing operand of negation", position))
            raise
        self.leave()
        return -operand

    def _parse_constant(self) -> AffineExpr:
        offset = self.start
        value = self.parse_integer()
        if value >= 2**63:
            self.error("constant too large for index", offset)
        return affine.constant(value)

    def _parse_ssa_id(self) -> AffineExpr:
        """``%i`` or ``symbol(%n)``."""
        is_symbol = self.parse_optional_keyword("symbol")
        if is_symbol:
            self.expect("(", "expected '(' at start of SSA symbol")
        if self._affine_ids is None:
            self.error_before("unexpected ssa identifier")
        if self.kind != "percent":
            self.error_before("expected ssa identifier")
        operand = self.parse_operand()
        if is_symbol:
            self.expect(")", "expected ')' at end of SSA symbol")
        return self._affine_ids.expr(operand, is_symbol)

    if TYPE_CHECKING:

        def parse_operand(self, allow_result_number: bool = True) -> UnresolvedOperand: ...
