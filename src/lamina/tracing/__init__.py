"""Traces: everything that happens to a module, as one page for a browser.

    with lamina.trace("out.html"):
        lamina.run_pipeline(module, "builtin.module(canonicalize,cse)")

`recorder.py` hears of passes and keeps the steps, `rewrites.py` of what patterns, folds and drivers do, `scripts.py` of
the steps of transform scripts, `machine.py` of the final code. `operations.py` knows where each operation came from,
`snapshots.py` and `naming.py` print what is comparable from one step to the next. `data.py` and `packing.py` turn it
into chunks, `page.py` into a page, whose style and scripts are the files of the folder `page`.
"""
