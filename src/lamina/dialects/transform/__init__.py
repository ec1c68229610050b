"""The transform dialect."""

# The dialect is made before its declarations, which register themselves with it.
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
    irdl_ops,
    linalg_ops,
    loop_ops,
    match_ops,
    memref_ops,
    ops,
    pdl_ops,
    scf_ops,
    tensor_ops,
    tune_ops,
    types,
    vector_ops,
)
from lamina.dialects.transform.verification import verify_attribute

DIALECT.verify_operation_attribute = verify_attribute
