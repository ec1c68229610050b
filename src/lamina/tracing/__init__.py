"""Traces: everything that happens to a module, on one HTML page.

    with lamina.trace("out.html"):
        lamina.run_pipeline(module, "builtin.module(canonicalize,cse)")

`recorder.py` observes passes and stores the steps, `rewrites.py` patterns, folds and drivers, `scripts.py`
the steps of transform scripts, `machine.py` the final code. `operations.py` tracks the origin of each operation,
`snapshots.py` and `naming.py` print texts that are comparable between steps. `data.py` and `packing.py` encode them
as chunks, `page.py` as a page, whose style and scripts are in the folder `page`.
"""
