"""Any control flow graph as structured control flow.

The method is that of Bahmann, Reissmann, Jahre and Meyer ("Perfect Reconstructability of Control Flow from Demand
Dependence Graphs"). First every cycle becomes a loop with one entry, one latch and one exit; where edges lead to
several blocks they go through a block that gets a number and dispatches on it. What is left has no cycles, and its
branches become regions that end where their paths meet. The order of steps and of what they make is MLIR's.

- ``edges``: edges of the graph, and the blocks through which several of them go;
- ``values``: poison and numbers that all steps share;
- ``exits``: one block for each kind of terminator that ends a region;
- ``loops``: cycles;
- ``branches``: what is left;
- ``structured``: the operations of cf and scf that are made;
- ``lifting``: the whole of it.
"""
