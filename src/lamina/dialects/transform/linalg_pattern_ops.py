"""Operations of the transform dialect: sets of patterns of linalg."""

from __future__ import annotations

from lamina.define import Operation, operation, prop
from lamina.define.constraints import BoolAttr


@operation("transform.apply_patterns.linalg.erase_unnecessary_inputs")
class ApplyEraseUnnecessaryInputsPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.decompose_pack_unpack")
class ApplyDecomposeTensorPackUnpackPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.decompose_pad")
class ApplyDecomposeTensorPadPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes")
class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices")
class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.tiling_canonicalization")
class ApplyTilingCanonicalizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_add_into_dest")
class ApplyFoldAddIntoDestPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.pad_vectorization")
class ApplyPadVectorizationPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.tensor.fold_into_pack_and_unpack")
class ApplyFoldIntoPackAndUnpackPatternsOp(Operation):
    assembly_format = "attr-dict"


@operation("transform.apply_patterns.linalg.fold_pack_unpack_into_empty")
class ApplyFoldPackUnpackIntoEmptyPatternsOp(Operation):
    fold_single_use_only = prop(BoolAttr, default="false", name="fold_single_use_only")
    assembly_format = "attr-dict"
