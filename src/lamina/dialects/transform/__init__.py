"""The transform dialect."""

# Create the dialect first: its declarations register themselves with it when imported.
# ruff: noqa: E402, F401

from lamina.ir.dialect import Dialect

DIALECT = Dialect("transform", dependencies=("pdl", "pdl_interp"))

from lamina.dialects.transform import (
    affine_ops,
    attributes,
    bufferization_ops,
    debug_ops,
    dlti_ops,
    func_ops,
    gpu_ops,
    irdl_ops,
    linalg_pattern_ops,
    loop_ops,
    match_ops,
    memref_ops,
    ops,
    pdl_ops,
    scf_ops,
    smt_ops,
    sparse_ops,
    structured_buffer_ops,
    structured_form_ops,
    structured_ops,
    structured_packing_ops,
    structured_padding_ops,
    structured_tiling_ops,
    structured_vector_ops,
    tensor_ops,
    tune_ops,
    types,
    vector_ops,
)
from lamina.dialects.transform.verification import verify_attribute

DIALECT.verify_operation_attribute = verify_attribute
