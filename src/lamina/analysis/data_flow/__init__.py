"""User-defined data-flow analyses.

    class Parity(SparseForwardAnalysis[...])       a fact per value, from the facts of its operands
    class LastWriters(DenseForwardAnalysis[...])   a fact before and after each operation

A subclass defines the join of facts and the transfer function of an operation. The framework propagates facts through
branches, regions, loops and calls to a fixpoint. docs/data_flow_tutorial.md writes one of each.
"""

from lamina.analysis.data_flow.dense import DenseForwardAnalysis
from lamina.analysis.data_flow.sparse import SparseForwardAnalysis

__all__ = ["DenseForwardAnalysis", "SparseForwardAnalysis"]
