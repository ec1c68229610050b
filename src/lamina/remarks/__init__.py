"""Performance remarks: checks of a module during lowering, and of its machine code.

`watch` runs the checks before the passes that lower the inspected operations; `structured`, `vectors` and `loops` hold
the checks, `counts` their estimates. `assembly` counts the spills of inner loops, and `spills` reports them.
`lamina.ir.remarks` defines remarks, `lamina.transform.idle` handles steps of scripts.
"""
