"""Autotuning of schedules: a search space, measured in worker processes, with a log for resuming.

    result = lamina.tune.search(module, trials=100, log="matmul.jsonl")
    fn = lamina.compile(module, schedule="tuned")

``space`` and ``plan_space`` define the choices, ``evaluation`` compiles, checks and measures a candidate,
``workers`` distributes that over processes or a Dask cluster, ``log`` stores the trials, ``cost_model`` ranks
unmeasured candidates, ``search`` decides what to try next.
"""

from lamina.tune.search import Progress, SearchResult, TuneError, search

__all__ = ["Progress", "SearchResult", "TuneError", "search"]
