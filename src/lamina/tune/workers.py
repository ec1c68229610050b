"""Workers that evaluate candidates: local processes, or those of a Dask cluster.

In both cases a candidate runs in a process that may crash or hang, which is an ordinary outcome.
"""

from __future__ import annotations

import functools
import pickle
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from threading import local
from types import TracebackType
from typing import Self

from lamina.execution.isolated import IsolatedWorker, WorkerEnded, WorkerTimeout
from lamina.tune.evaluation import Outcome, Task

_ANSWER = "lamina.tune.evaluation:answer"


def evaluate_isolated(worker: IsolatedWorker, task: Task, timeout: float) -> Outcome:
    """Returns the outcome of a task in another process, within so many seconds."""
    try:
        outcome: Outcome = pickle.loads(worker.ask(pickle.dumps(task), timeout))
    except WorkerTimeout as problem:
        return Outcome("timeout", message=str(problem))
    except WorkerEnded as problem:
        return Outcome("crashed", message=str(problem))
    return outcome


class Workers(ABC):
    """A context manager that evaluates tasks."""

    @property
    @abstractmethod
    def count(self) -> int:
        """Returns the number of concurrent tasks."""

    @abstractmethod
    def evaluate(self, tasks: Sequence[Task], timeout: float) -> Iterator[tuple[int, Outcome]]:
        """Yields outcomes with the numbers of their tasks, as they complete."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None:
        """Ends the workers, or leaves them alone if they are others'."""


class LocalWorkers(Workers):
    """A pool of local processes."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._threads = ThreadPoolExecutor(count)
        self._own = local()
        self._processes: list[IsolatedWorker] = []

    @property
    def count(self) -> int:
        """The number of processes."""
        return self._count

    def evaluate(self, tasks: Sequence[Task], timeout: float) -> Iterator[tuple[int, Outcome]]:
        futures: dict[Future[Outcome], int] = {
            self._threads.submit(self._evaluate, task, timeout): number for number, task in enumerate(tasks)
        }
        for future in as_completed(futures):
            yield futures[future], future.result()

    def _evaluate(self, task: Task, timeout: float) -> Outcome:
        worker: IsolatedWorker | None = getattr(self._own, "worker", None)
        if worker is None:
            worker = self._own.worker = IsolatedWorker(_ANSWER)
            self._processes.append(worker)
        return evaluate_isolated(worker, task, timeout)

    def close(self) -> None:
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=True, cancel_futures=True)


class DaskWorkers(Workers):
    """The workers of the Dask scheduler at an address, which need lamina installed. If a worker dies, the scheduler
    moves its tasks to others."""

    def __init__(self, address: str) -> None:
        from distributed import Client

        self._client = Client(address)

    @property
    def count(self) -> int:
        """The current number of workers, at least one."""
        return max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def evaluate(self, tasks: Sequence[Task], timeout: float) -> Iterator[tuple[int, Outcome]]:
        from distributed import as_completed as completed

        futures = {
            self._client.submit(evaluate_on_dask, task, timeout, pure=False, retries=3): number
            for number, task in enumerate(tasks)
        }
        for future in completed(list(futures)):
            problem = future.exception()
            if problem is not None:
                yield futures[future], Outcome("crashed", message=str(problem))
            else:
                yield futures[future], future.result()

    def close(self) -> None:
        self._client.close()


@functools.cache
def _worker_of_this_process() -> IsolatedWorker:
    return IsolatedWorker(_ANSWER)


def evaluate_on_dask(task: Task, timeout: float) -> Outcome:
    """Runs on a Dask worker: evaluates in a child process, so that a crash does not end the worker."""
    return evaluate_isolated(_worker_of_this_process(), task, timeout)
