"""A pattern of a conversion that fails leaves nothing behind, whatever it changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lamina
from lamina.dialects.arith.ops import AddFOp, NegFOp
from lamina.dialects.scf.ops import IfOp
from lamina.ir.attributes import UnitAttr
from lamina.ir.block import Block
from lamina.ir.builder import Builder
from lamina.ir.operation import Operation
from lamina.ir.verifier import verify
from lamina.rewrite import ConversionTarget, PatternRewriter, apply_partial_conversion, conversion_pattern
from lamina.rewrite.conversion_rewriter import ConversionPatternRewriter
from lamina.rewrite.rewriter import RewriteListener

SOURCE = """
func.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  cf.br ^one(%x : f32)
^one(%a: f32):
  %sum = arith.addf %a, %y : f32
  %picked = scf.if %c -> f32 {
    %p = arith.mulf %sum, %a : f32
    scf.yield %p : f32
  } else {
    %q = arith.subf %sum, %a : f32
    scf.yield %q : f32
  }
  %n = arith.negf %picked : f32
  cf.cond_br %c, ^one(%n : f32), ^two(%n : f32)
^two(%r: f32):
  %t = arith.addf %r, %sum : f32
  return %t : f32
}
"""


class Parts:
    """What the changes below are made to."""

    def __init__(self, neg: Operation) -> None:
        self.neg = neg
        function = neg.parent_op
        assert function is not None
        self.function = function
        self.entry, self.one, self.two = function.regions[0].blocks
        operations = list(self.one.operations)
        self.sum, self.branching = operations[0], operations[1]
        assert isinstance(self.sum, AddFOp) and isinstance(self.branching, IfOp)
        self.then, self.otherwise = self.branching.regions
        self.y = self.entry.arguments[2]

    @property
    def inner(self) -> Block:
        block = self.then.first_block
        assert block is not None
        return block


Change = Callable[[ConversionPatternRewriter, Parts], object]
CHANGES: dict[str, Change] = {
    "insert": lambda rewriter, at: rewriter.insert(NegFOp.build(at.y)),
    "create": lambda rewriter, at: rewriter.create(NegFOp, at.y),
    "block": lambda rewriter, at: rewriter.block,
    "create_block": lambda rewriter, at: rewriter.create_block(at.function.regions[0], at.two),
    "clone": lambda rewriter, at: rewriter.clone(at.branching),
    "clone_without_regions": lambda rewriter, at: rewriter.clone_without_regions(at.sum),
    "clone_region_before": lambda rewriter, at: rewriter.clone_region_before(at.then, at.two, at.function.regions[0]),
    "replace_op": lambda rewriter, at: rewriter.replace_op(at.sum, at.y),
    "replace_op_with_new": lambda rewriter, at: rewriter.replace_op_with_new(at.sum, NegFOp, at.y),
    "replace_all_uses_with": lambda rewriter, at: rewriter.replace_all_uses_with(at.sum.results[0], at.y),
    "replace_uses_if": lambda rewriter, at: rewriter.replace_uses_if(at.sum.results[0], at.y, lambda use: True),
    "replace_all_uses_except": lambda rewriter, at: rewriter.replace_all_uses_except(
        at.sum.results[0], at.y, at.branching
    ),
    "replace_block_uses": lambda rewriter, at: rewriter.replace_block_uses(at.one, at.two),
    "erase_op": lambda rewriter, at: rewriter.erase_op(at.neg),
    "erase_block": lambda rewriter, at: rewriter.erase_block(at.inner),
    "modify_in_place": lambda rewriter, at: rewriter.modify_in_place(at.sum, lambda: at.sum.set_operands([at.y] * 2)),
    "set_attr": lambda rewriter, at: rewriter.set_attr(at.sum, "mark", UnitAttr()),
    "move_op_before": lambda rewriter, at: rewriter.move_op_before(at.neg, at.sum),
    "move_op_after": lambda rewriter, at: rewriter.move_op_after(at.sum, at.branching),
    "move_op_to_end": lambda rewriter, at: rewriter.move_op_to_end(at.sum, at.inner),
    "move_block_before": lambda rewriter, at: rewriter.move_block_before(at.inner, at.two),
    "inline_block_before": lambda rewriter, at: rewriter.inline_block_before(at.inner, at.one, at.neg),
    "inline_block_before_op": lambda rewriter, at: rewriter.inline_block_before_op(at.inner, at.neg),
    "merge_blocks": lambda rewriter, at: rewriter.merge_blocks(at.inner, at.two),
    "split_block": lambda rewriter, at: rewriter.split_block(at.one, at.neg),
    "inline_region_before": lambda rewriter, at: rewriter.inline_region_before(at.then, at.two),
}
KEEPS_THE_IR = {"insertion_guard", "notify_match_failure"}
PARTS_OF_A_MODIFICATION = {"start_modification", "notify_modified", "cancel_modification"}


def test_every_change_is_tried() -> None:
    names = {name for name in {*dir(PatternRewriter), *dir(Builder)} if not name.startswith("_")}
    names = {name for name in names if not name.startswith("set_insertion_point")}
    assert names == {*CHANGES, *KEEPS_THE_IR, *PARTS_OF_A_MODIFICATION}


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("name", CHANGES)
def test_nothing_is_left_of_a_failed_pattern(name: str, watched: bool) -> None:
    module = lamina.parse(SOURCE)
    before = str(module)
    changed: list[bool] = []

    @conversion_pattern(NegFOp)
    def fails(op: Operation, adaptor: object, rewriter: ConversionPatternRewriter) -> bool:
        if watched:
            rewriter.listener = RewriteListener()
        count = rewriter.change_count
        CHANGES[name](rewriter, Parts(op))
        changed.append(rewriter.change_count > count)
        rewriter.listener = None
        return False

    apply_partial_conversion(module, ConversionTarget().add_legal_op(AddFOp), [fails], fold=False)
    assert changed and (all(changed) or name == "block")
    assert str(module) == before
    verify(module)
