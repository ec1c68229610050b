"""The search for schedules: a space of choices, measured in worker processes, with a log that a search resumes from.

    result = lamina.tune.search(module, trials=100, log="matmul.jsonl")
    fn = lamina.compile(module, schedule="tuned")

``space`` and ``plan_space`` say what there is to choose, ``evaluation`` compiles, checks and measures a candidate,
``workers`` does so in other processes, here or on a Dask cluster, ``log`` keeps what was found, ``cost_model`` ranks
what was not measured yet, ``search`` decides what to try next.
"""

from lamina.tune.search import Progress, SearchResult, TuneError, search

__all__ = ["Progress", "SearchResult", "TuneError", "search"]
