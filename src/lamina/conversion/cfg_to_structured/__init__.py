"""Lifts any control flow graph to structured control flow.

The method is that of Bahmann, Reissmann, Jahre and Meyer ("Perfect Reconstructability of Control Flow from Demand
Dependence Graphs"). First every cycle becomes a loop with one entry, one latch and one exit; edges to several
blocks are multiplexed through a block that dispatches on a number. The remaining graph is acyclic, and its
branches become regions that end where their paths meet. The order of steps and of the created IR is MLIR's.

- ``edges``: edges of the graph, and the multiplexer blocks;
- ``values``: shared poison and integer constants;
- ``exits``: one block per kind of region terminator;
- ``loops``: cycles;
- ``branches``: the acyclic rest;
- ``structured``: creation of cf and scf operations;
- ``lifting``: the driver.
"""
