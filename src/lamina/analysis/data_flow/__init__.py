"""Data-flow analyses of one's own.

    class Parity(SparseForwardAnalysis[...])       what is known of each value, from what is known of its operands
    class LastWriters(DenseForwardAnalysis[...])   what is known before and after each operation

A subclass says how facts are joined and what an operation makes of them. The framework takes them through branches,
regions, loops and calls, until nothing changes. docs/data_flow_tutorial.md writes one of each.
"""

from lamina.analysis.data_flow.dense import DenseForwardAnalysis
from lamina.analysis.data_flow.sparse import SparseForwardAnalysis

__all__ = ["DenseForwardAnalysis", "SparseForwardAnalysis"]
