"""Performance remarks: what is looked for in a module on its way to machine code, and in the machine code.

`watch` runs the checks before the passes that lower what they look at; `structured`, `vectors` and `loops` hold the
checks, `counts` what they estimate with. `assembly` counts the spills of inner loops, and `spills` remarks on them.
`lamina.ir.remarks` has the remarks themselves, `lamina.transform.idle` those on steps of scripts.
"""
