"""The passes of linalg."""

from __future__ import annotations

from lamina.dialects.affine.ops import AffineApplyOp
from lamina.dialects.linalg.structured_ops import GenericOp
from lamina.dialects.linalg.transforms.convert_elementwise import elementwise_to_generic, maps_over_tensors
from lamina.dialects.linalg.transforms.depthwise import simplify_depthwise_convolution
from lamina.dialects.linalg.transforms.detensorize import detensorize
from lamina.dialects.linalg.transforms.drop_unit_dims import RankReduction, move_inits_to_inputs
from lamina.dialects.linalg.transforms.drop_unit_dims_of_slices import (
    fold_unit_dims_canonicalization_patterns,
    fold_unit_dims_patterns,
)
from lamina.dialects.linalg.transforms.fold_constants import constant_folding_patterns
from lamina.dialects.linalg.transforms.fold_into_elementwise import fold_transpose
from lamina.dialects.linalg.transforms.fuse_elementwise import elementwise_fusion_patterns
from lamina.dialects.linalg.transforms.fuse_reshapes import reshape_expansion_patterns
from lamina.dialects.linalg.transforms.generalize import generalization_patterns
from lamina.dialects.linalg.transforms.inline_scalars import inline_scalar_operands
from lamina.dialects.linalg.transforms.named_to_category import named_to_category_patterns
from lamina.dialects.linalg.transforms.pack_matmul import BlockLayout, block_packing_patterns, layout_problem
from lamina.dialects.linalg.transforms.specialize import specialization_pattern, unfold_projected_permutations
from lamina.dialects.tensor.ops import CollapseShapeOp, ExpandShapeOp, FromElementsOp
from lamina.dialects.tensor.transforms.bubble_up_expand import bubble_up_expand_patterns
from lamina.interfaces.function import FunctionOpInterface
from lamina.ir.operation import Operation
from lamina.passmanager import Pass, option, register_pass
from lamina.rewrite import (
    ConversionTarget,
    GreedyConfig,
    PatternRewriter,
    PatternSet,
    apply_partial_conversion,
    apply_patterns_greedily,
)
from lamina.rewrite.canonicalization import canonicalization_patterns, dialect_canonicalization_patterns
from lamina.rewrite.greedy import apply_local_patterns_greedily
from lamina.rewrite.walk import walk_and_apply_patterns


@register_pass(
    "linalg-generalize-named-ops",
    summary="Convert named ops into generic ops",
    display_name="LinalgGeneralizeNamedOpsPass",
)
class GeneralizeNamedOps(Pass):
    """Every named operation becomes linalg.generic."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, generalization_patterns())


@register_pass(
    "linalg-specialize-generic-ops",
    summary="Convert generic ops back to named ops",
    display_name="LinalgSpecializeGenericOpsPass",
)
class SpecializeGenericOps(Pass):
    """Specializes linalg.generic to an equivalent named operation."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([specialization_pattern, unfold_projected_permutations]))


@register_pass(
    "linalg-morph-ops",
    summary="Convert linalg ops between forms",
    display_name="LinalgMorphOpsPass",
)
class MorphOps(Pass):
    """Named operations, operations of a category (linalg.elementwise, linalg.contract) and linalg.generic, each in
    terms of another."""

    named_to_category: bool = option(
        "named-to-category",
        default=False,
        description="convert named ops to category op e.g. `linalg.elementwise`",
    )
    category_to_generic: bool = option(
        "category-to-generic",
        default=False,
        description="convert category ops e.g. `linalg.elementwise` to `linalg.generic`",
    )
    named_to_generic: bool = option(
        "named-to-generic", default=False, description="convert named ops e.g. `linalg.add` to `linalg.generic`"
    )
    generic_to_named: bool = option(
        "generic-to-named", default=False, description="convert linalg.generic to equivalent named ops"
    )

    def run(self, operation: Operation) -> None:
        if self.generic_to_named and (self.named_to_generic or self.category_to_generic):
            self.fail("generic-to-named undoes what named-to-generic and category-to-generic do", operation)
        patterns = PatternSet()
        if self.named_to_category:
            patterns.add(*named_to_category_patterns())
        if self.named_to_generic or self.category_to_generic:
            patterns.add(*generalization_patterns())
        if self.generic_to_named:
            patterns.add(specialization_pattern)
        apply_local_patterns_greedily(operation, patterns)


@register_pass(
    "linalg-fuse-elementwise-ops",
    summary="Fuse elementwise operations on tensors",
    display_name="LinalgElementwiseOpFusionPass",
)
class FuseElementwiseOps(Pass):
    """Element-wise operations on tensors are computed where they are used."""

    def run(self, operation: Operation) -> None:
        patterns = PatternSet([*elementwise_fusion_patterns(), *reshape_expansion_patterns()])
        patterns.add(*bubble_up_expand_patterns())
        for cls in (AffineApplyOp, GenericOp, ExpandShapeOp, CollapseShapeOp):
            patterns.add(*canonicalization_patterns(cls))
        patterns.add(*dialect_canonicalization_patterns("linalg"), *constant_folding_patterns())
        apply_patterns_greedily(operation, patterns, GreedyConfig(top_down=True, local_patterns=True))


@register_pass(
    "convert-elementwise-to-linalg",
    summary="Convert ElementwiseMappable ops to linalg",
    display_name="ConvertElementwiseToLinalgPass",
)
class ConvertElementwiseToLinalg(Pass):
    """Scalar operations mapped over tensors become linalg.generic."""

    def run(self, operation: Operation) -> None:
        target = ConversionTarget()
        target.mark_unknown_op_dynamically_legal(lambda op: not maps_over_tensors(op))
        apply_partial_conversion(operation, target, PatternSet([elementwise_to_generic]))


@register_pass(
    "linalg-inline-scalar-operands",
    summary="Inline scalar operands into linalg generic ops",
    display_name="LinalgInlineScalarOperandsPass",
)
class InlineScalarOperands(Pass):
    """Inputs that are read at one place only become scalars in the block."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([inline_scalar_operands]))


@register_pass(
    "linalg-fold-unit-extent-dims",
    summary="Drop dimensions of size one from structured operations",
    display_name="LinalgFoldUnitExtentDimsPass",
)
class FoldUnitExtentDims(Pass):
    """Loops that run once and dims of size one go away."""

    use_rank_reducing_slices: bool = option(
        "use-rank-reducing-slices",
        default=False,
        description="Generate rank-reducing slices instead of reassociative reshapes",
    )

    def run(self, operation: Operation) -> None:
        slices = self.use_rank_reducing_slices
        strategy = RankReduction.SLICE if slices else RankReduction.RESHAPE
        walk_and_apply_patterns(operation, PatternSet(fold_unit_dims_patterns(strategy)))
        cleanup = fold_unit_dims_canonicalization_patterns(strategy)
        apply_local_patterns_greedily(operation, PatternSet([*cleanup, move_inits_to_inputs]))


@register_pass(
    "linalg-fold-into-elementwise",
    summary="Fold transpose ops into elementwise",
    display_name="LinalgFoldIntoElementwisePass",
)
class FoldIntoElementwise(Pass):
    """Folds linalg.transpose into linalg.elementwise."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([fold_transpose]))


@register_pass(
    "simplify-depthwise-conv",
    summary="Simplify depthwise convolution.",
    display_name="SimplifyDepthwiseConvPass",
)
class SimplifyDepthwiseConv(Pass):
    """Depthwise convolutions lose a channel multiplier of one."""

    def run(self, operation: Operation) -> None:
        apply_local_patterns_greedily(operation, PatternSet([simplify_depthwise_convolution]))


@register_pass(
    "linalg-block-pack-matmul",
    summary="Pack matrix products into blocks and unpack the result",
    display_name="LinalgBlockPackMatmul",
)
class BlockPackMatmul(Pass):
    """Matmuls on operands that are packed into blocks before and unpacked after."""

    block_factors: list[int] = option(
        "block-factors", default=[], type=int, description="Block factors (mb, nb, kb) for relayout"
    )
    allow_padding: bool = option("allow-padding", default=True, description="Allow packing padding")
    multiples: list[int] = option(
        "mnk-padded-multiples", default=[], type=int, description="Next multiples of the packing sizes"
    )
    order: list[int] = option(
        "mnk-order", default=[], type=int, description="Permutation of matmul (M, N, K) dimensions order"
    )
    lhs_outer: bool = option(
        "lhs-transpose-outer-blocks",
        default=False,
        description="Order the blocks of the left-hand side by K, then M",
    )
    lhs_inner: bool = option(
        "lhs-transpose-inner-blocks",
        default=False,
        description="Order the elements in left-hand side blocks by K, then M",
    )
    rhs_outer: bool = option(
        "rhs-transpose-outer-blocks",
        default=True,
        description="Order the blocks of the right-hand side by N, then K",
    )
    rhs_inner: bool = option(
        "rhs-transpose-inner-blocks",
        default=True,
        description="Order the elements in right-hand side blocks by N, then K",
    )

    def run(self, operation: Operation) -> None:
        layout = BlockLayout(
            self.block_factors,
            self.multiples,
            self.order or (0, 1, 2),
            self.allow_padding,
            self.lhs_outer,
            self.lhs_inner,
            self.rhs_outer,
            self.rhs_inner,
        )
        problem = layout_problem(layout)
        if problem is not None:
            self.fail(problem, operation)
        apply_local_patterns_greedily(operation, block_packing_patterns(layout))


@register_pass("linalg-detensorize", summary="Detensorize linalg ops", display_name="LinalgDetensorizePass")
class Detensorize(Pass):
    """Tensors of rank zero in the control flow of a function become scalars."""

    aggressive_mode: bool = option(
        "aggressive-mode",
        default=False,
        description="Detensor wherever possible, not only what control flow depends on",
    )

    def can_schedule_on(self, cls: type[Operation]) -> bool:
        return FunctionOpInterface.get_for_class(cls) is not None

    def run(self, operation: Operation) -> None:
        body = operation.regions[0]
        if body.first_block is None:
            return
        detensorize(PatternRewriter(), body, self.aggressive_mode)
        apply_local_patterns_greedily(operation, PatternSet(canonicalization_patterns(FromElementsOp)))
